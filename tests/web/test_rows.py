"""Rows of moves on the pages: listed, played by one form, explained, and taken back as one."""

import random
from typing import Any

import pytest

from gaiola.games.madeira.rules.wood import GOT, Wood
from gaiola.kernel.position import Position
from gaiola.table.rows import BETWEEN, MOST_MOVES
from gaiola.web.live import Live, Viewer
from gaiola.web.screen import Screen
from tests.games.lisboa.table import GREEN, city, run
from tests.games.madeira.table import YELLOW, island
from tests.web.house import JSON, Person
from tests.web.page import choices_in
from tests.web.test_play import state_of

FOREST = BETWEEN.join(["wood forest"] * 8)
SOURCES = {"forest": [YELLOW], "r2_f3": [YELLOW]}


def wooded(ana: Person, *kinds: str, **laid: Any) -> tuple[Live, str]:
    """Ana's yellow gets 8 wood, from the forest or from a field where 4 lie."""
    id = ana.sit(*(kinds or ("here", "here")), game="madeira", covered=False)
    pos = island(fields=SOURCES, **laid)
    pos.push(Wood(YELLOW, 8, GOT))
    return begin_at(ana, id, pos), f"/table/{id}"


def begin_at(person: Person, id: str, pos: Position[Any]) -> Live:
    """Lets a table that has just been laid begin with another position."""
    live = person.house.live(id)
    live.table._recorder.position = live.table.game.load(pos.dump())
    live.table._offer = None
    live.changed()
    return live


def send(person: Person, base: str, move: str, after: int) -> Any:
    return person.post(f"{base}/play", JSON, move=move, after=after, seat=YELLOW)


def why(person: Person, base: str, move: str) -> dict[str, Any]:
    answer: dict[str, Any] = person.get(f"{base}/why?move={move}", JSON).json()
    return answer


def test_eight_wood_are_one_form_and_one_undo(ana: Person) -> None:
    live, base = wooded(ana)
    before = live.table.position.dump()
    listed = {choice.move: choice.words for choice in choices_in(ana.get(base).text)}
    assert listed[FOREST] == "Take 8 wood: Forest" and "wood forest" in listed
    assert ana.post(f"{base}/play", move=FOREST, after=0, seat=YELLOW).status_code == 303
    assert live.number == 8 and live.table.position.dump()["wood"][YELLOW] == 8
    assert Screen(live, Viewer(ana.browser), "en", base).decided(0) == "Take 8 wood: Forest"
    assert ana.post(f"{base}/undo", JSON, after=8).json()["ok"]
    assert live.number == 0 and live.table.position.dump() == before


def test_several_times_the_same_says_what_one_of_them_does_as_the_table_stands(ana: Person) -> None:
    id = ana.sit("here", "here", game="lisboa", covered=False)
    pos = city(2, portfolio={1: "dock1:ship_brown"}, goods={GREEN: "tools tools tools"})
    run(pos, "portfolio blue_king_1", "load tools p2_dock1")
    begin_at(ana, id, pos)
    listed = {choice.move: choice.words for choice in choices_in(ana.get(f"/table/{id}").text)}
    assert listed[BETWEEN.join(["load tools p2_dock1"] * 2)].startswith("Sell 1 tool to the brown ship of ")


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_row_is_told_in_every_language(ana: Person, lang: str) -> None:
    _, base = wooded(ana)
    ana.lang = lang
    listed = {choice.move: choice.words for choice in choices_in(state_of(ana, base)["html"]["moves"])}
    assert "8" in listed[FOREST] and "1" in listed["wood forest"] and "8" not in listed["wood forest"]
    assert why(ana, base, FOREST)["fact"] == listed[FOREST]


def test_a_row_that_is_not_offered_is_refused_and_changes_nothing(ana: Person) -> None:
    live, base = wooded(ana)
    before = live.table.position.dump()
    for row in (BETWEEN.join(["wood forest"] * 7), BETWEEN.join(["wood r2_f3", "wood forest"])):
        assert send(ana, base, row, 0).status_code == 409
        assert why(ana, base, row)["legal"] is False
    assert send(ana, base, f"{FOREST};nonsense", 0).status_code == 409
    assert send(ana, base, BETWEEN, 0).status_code == 409
    assert send(ana, base, FOREST, 3).status_code == 409
    assert live.table.position.dump() == before and not live.number


def test_a_row_is_not_longer_than_a_row_can_be(ana: Person) -> None:
    _, base = wooded(ana)
    for row in (BETWEEN.join(["wood forest"] * (MOST_MOVES + 1)), f"wood forest{BETWEEN}{'x' * 101}"):
        assert send(ana, base, row, 0).status_code == 400
        assert ana.get(f"{base}/why?move={row}", JSON).status_code == 400


def test_who_is_not_asked_is_offered_nothing(ana: Person, rui: Person) -> None:
    live, base = wooded(ana)
    watch = f"/watch/{live.info.watch}"
    assert BETWEEN not in str(choices_in(rui.get(watch).text))
    assert why(rui, watch, FOREST)["legal"] is False
    assert rui.post(f"{base}/play", JSON, move=FOREST, after=0, seat=YELLOW).status_code == 403


def test_a_click_that_ends_the_turn_by_what_must_follow_says_so_before(ana: Person) -> None:
    id, draw, followed = ana.sit("here", "here", game="palacio", covered=False, seed=7), random.Random(7), 0
    live, base = ana.house.live(id), f"/table/{id}"
    for _ in range(60):
        seat, number = live.table.position.to_move, live.number
        assert seat is not None
        secret = live.table.position.agenda[-1].secret(live.table.position)
        move = draw.choice(live.table.position.legal()).notation
        said = why(ana, base, move)["final"]
        assert ana.post(f"{base}/play", JSON, move=move, after=number, seat=seat).json()["ok"]
        played = live.table.moves[number:]
        gone = live.table.position.to_move != seat or any(entry.chance or entry.seat != seat for entry in played)
        assert said == gone or secret  # what others chose in secret is imagined
        followed += said and not played[0].chance and live.table.position_at(number + 1).to_move == seat
    assert followed


def test_a_row_stays_one_decision_where_somebody_plays_on_from_it(ana: Person) -> None:
    id, draw = ana.sit("here", "here", game="palacio", covered=False, seed=7), random.Random(7)
    live, base, row = ana.house.live(id), f"/table/{id}", ""
    while not row:
        before, table = live.number, live.table
        row = next((row.notation for row in table.offer.rows if row.moves[0].verb == "sell"), "")
        move, seat = row or draw.choice(table.position.legal()).notation, table.position.to_move
        assert ana.post(f"{base}/play", JSON, move=move, after=before, seat=seat).json()["ok"]
    there = ana.post(f"{base}/fork", number=live.number).headers["location"]
    assert ana.house.live(there.removeprefix("/table/")).number == live.number > before + 1
    assert ana.post(f"{there}/undo", JSON, after=live.number).json()["ok"]
    assert ana.house.live(there.removeprefix("/table/")).number == before
