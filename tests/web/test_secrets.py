"""What leaves the server while a game runs, and to whom: records, choices made in secret, practice, links."""

from __future__ import annotations

import json
import random

import pytest

from gaiola.web.live import Live
from gaiola.words import Words
from tests.web.house import JSON, Person
from tests.web.test_guard import refused


def join(guest: Person, live: Live, seat: int) -> None:
    """The guest takes the seat of a link."""
    assert guest.post(f"/seat/{live.kept.seats[seat].key}", name="Guest").status_code == 303


def play_until(person: Person, live: Live, step: str) -> None:
    """Random moves by whoever is due, until something else than `step` is asked."""
    draw = random.Random(3)
    while live.table.step == step:
        seat, legal = live.table.position.to_move, live.table.position.legal()
        assert seat is not None
        notation = draw.choice(legal).notation
        person.house.call(live.hub._carry_out, live, seat, notation, live.number)


# ---- records


@pytest.mark.parametrize("game", ["mercado", "palacio", "madeira", "lisboa"])
def test_the_record_of_a_running_game_goes_only_to_somebody_who_plays_alone(
    ana: Person, rui: Person, game: str
) -> None:
    alone = ana.sit("here", "greedy", game=game)
    assert json.loads(ana.get(f"/table/{alone}/record").text)["seed"] is None
    with_others = ana.sit("here", "link", game=game)
    shared = ana.sit("here", "here", game=game)
    live = ana.house.live(with_others)
    join(rui, live, 1)
    watching = f"/watch/{ana.house.live(alone).kept.watch}"
    for person, base in (
        (ana, f"/table/{with_others}"),
        (rui, f"/table/{with_others}"),
        (ana, f"/table/{shared}"),
        (rui, watching),
        (ana, watching),
    ):
        refused(person.get(f"{base}/record"), 403, "web-no-record")
        assert person.get(f"{base}/record", JSON).json()["ok"] is False


def test_the_menu_says_who_gets_the_record_and_when(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link")
    said = Words("en").say("web-no-record")
    assert said in ana.get(f"/table/{id}").text and f"/table/{id}/record" not in ana.get(f"/table/{id}").text
    alone = ana.sit("here", "greedy")
    assert f"/table/{alone}/record" in ana.get(f"/table/{alone}").text
    assert said in rui.get(f"/watch/{ana.house.live(alone).kept.watch}").text


def test_everybody_gets_the_record_after_the_end(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", seed=11)
    live = ana.house.live(id)
    join(rui, live, 1)
    while not live.table.position.over:
        play_until(ana, live, live.table.step)
    whole = live.table.record().to_json().decode()
    for person, base in ((ana, f"/table/{id}"), (rui, f"/table/{id}"), (rui, f"/watch/{live.kept.watch}")):
        assert person.get(f"{base}/record").text == whole


# ---- choices made in secret


def test_who_kept_which_card_of_a_draft_is_told_to_nobody_else(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", game="lisboa", options={"draft": True})
    live = ana.house.live(id)
    join(rui, live, 1)
    play_until(ana, live, "keep-clergy")
    first = live.number
    play_until(ana, live, "draft-keep")
    kept = range(first, live.number)
    assert len(kept) == 8 and live.table.step != "draft-keep"
    for seat in (0, 1, None):
        told = live.table.moves_told(seat)
        assert all((told[number].move == "") == (told[number].seat != seat) for number in kept)
        assert all(told[number].move for number in range(first)), "the clergy tiles lie open by now"
        assert not any(entry.chance for entry in told)
    _nothing_of_it_in_what_is_sent(live, ana, rui)


def _nothing_of_it_in_what_is_sent(live: Live, ana: Person, rui: Person) -> None:
    words = Words("en", live.table.game.folder() / "text")
    keeps = [(number, entry) for number, entry in enumerate(live.table.moves, 1) if entry.move.startswith("keep blue")]
    assert keeps
    for seat, person in ((0, ana), (1, rui)):
        base = f"/table/{live.kept.id}"
        page = person.get(base).text
        for number, entry in keeps:
            sentence = words.say("web-log-move", who="", move=words.played(live.table.game.move(entry.move)))
            past = person.get(f"{base}/at/{number}", JSON).json()["words"]
            if entry.seat != seat:
                assert sentence.strip(": ") not in page and sentence.strip(": ") not in past


def test_after_the_end_the_secrets_of_the_draft_are_told(ana: Person) -> None:
    id = ana.sit("here", "link", game="lisboa", options={"draft": True})
    live = ana.house.live(id)
    play_until(ana, live, "keep-clergy")
    play_until(ana, live, "draft-keep")
    assert any(entry.move == "" for entry in live.table.moves_told(0))
    live.table.position.agenda.clear()  # as if it were over
    assert [entry.move for entry in live.table.moves_told(0)] == [entry.move for entry in live.table.moves]
