"""The table's pages: playing, taking back, passing the table on, bots, looking back, forks and rematches."""

import json
import time
from typing import Any

import pytest

from gaiola.words import LANGUAGES, Words
from tests.web.house import JSON, House, Person, house
from tests.web.page import Choice, choices_in


def state_of(person: Person, base: str) -> dict[str, Any]:
    """The true state, as the live line tells it."""
    with person.follow(f"{base}/live") as line:
        state: dict[str, Any] = json.loads(line.receive_text())
        return state


def choices_of(state: dict[str, Any]) -> list[Choice]:
    return choices_in(state["html"]["moves"])


def play(person: Person, id: str, choice: int = 0) -> dict[str, Any]:
    """Plays one of the moves that the page offers; the state before it."""
    state = state_of(person, f"/table/{id}")
    assert state["mine"], "it is not this person's turn"
    form = {"move": choices_of(state)[choice].move, "after": state["number"], "seat": state["seat"]}
    answer = person.post(f"/table/{id}/play", JSON, **form)
    assert answer.json()["ok"], answer.text
    return state


def wait_for_turn(person: Person, id: str) -> dict[str, Any]:
    """Until the bots have played."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        state = state_of(person, f"/table/{id}")
        if state["mine"] or state["over"]:
            return state
        time.sleep(0.05)
    raise AssertionError("the bots do not go on")


# ---- playing


def test_a_move_goes_in_and_everybody_sees_it(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    watch = f"/watch/{ana.house.live(id).info.watch}"
    with rui.follow(f"{watch}/live") as line:
        assert json.loads(line.receive_text())["number"] == 0
        before = play(ana, id)
        seen = json.loads(line.receive_text())
        while "number" not in seen:
            seen = json.loads(line.receive_text())
    assert seen["number"] >= 1 and seen["kind"] == "change" and choices_of(before)
    assert "mine" not in seen and "moves" not in seen.get("html", {}), "what is as it was is not sent"
    assert seen["log"]["from"] == 0 and seen["parts"]


def test_every_legal_move_is_a_button_and_a_choice(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    legal = ana.house.live(id).table.position.legal()
    page = ana.get(f"/table/{id}").text
    state = state_of(ana, f"/table/{id}")
    assert {choice.move for choice in choices_of(state)} == {move.notation for move in legal}
    assert choices_in(page) == choices_of(state)


def test_a_form_without_javascript(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    state = state_of(ana, f"/table/{id}")
    form = {"move": choices_of(state)[0].move, "after": 0, "seat": state["seat"]}
    answer = ana.post(f"/table/{id}/play", **form)
    assert answer.status_code == 303 and answer.headers["location"] == f"/table/{id}"
    assert ana.house.live(id).number >= 1


def test_a_stale_move_is_refused(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    state = play(ana, id)
    form = {"move": choices_of(state)[0].move, "after": 0, "seat": state["seat"]}
    answer = ana.post(f"/table/{id}/play", JSON, **form)
    assert answer.status_code == 409 and answer.json()["why"] == Words("en").say("no-stale")


@pytest.mark.parametrize(
    "form", [{}, {"move": "x"}, {"move": "x", "after": "-1", "seat": 0}, {"after": 0, "seat": "9" * 12}]
)
def test_forms_that_make_no_sense(ana: Person, form: dict[str, object]) -> None:
    id = ana.sit("here", "here", covered=False)
    answer = ana.post(f"/table/{id}/play", JSON, **form)
    assert answer.status_code in (400, 403) and answer.json()["why"]


def test_a_forbidden_move_says_why_with_sum_and_rule(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False, seed=3)
    state = state_of(ana, f"/table/{id}")
    assert state["refused"], "something is always too dear at the start"
    told = [ana.get(f"/table/{id}/why?move={move}").json() for move in state["refused"][:40]]
    assert all(not entry["legal"] and entry["fact"] and entry["rule"] for entry in told)
    assert all(entry["link"] == f"/rules/mercado#rule-{entry['rule']}" for entry in told)
    legal = ana.get(f"/table/{id}/why?move={choices_of(state)[0].move}").json()
    assert legal["legal"] and legal["fact"] == choices_of(state)[0].words
    assert ana.get(f"/table/{id}/why?move=nonsense", JSON).status_code == 404


def test_only_candidates_that_are_drawn_are_listed_as_forbidden(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False, seed=3)
    state = state_of(ana, f"/table/{id}")
    drawn = state["html"]["tray"] + "".join(state["html"]["panes"].values())
    moves = [ana.house.live(id).table.game.move(notation) for notation in state["refused"]]
    assert moves and all(f'data-touch="{touch}"' in drawn for move in moves for touch in move.touches)


# ---- taking back


def test_undo_and_why_not(ana: Person) -> None:
    id = ana.sit("here", "link", seed=1)
    wait_for_turn(ana, id)
    first = state_of(ana, f"/table/{id}")
    assert ana.post(f"/table/{id}/undo", JSON, after=first["number"]).json()["why"]
    stand = next(n for n, choice in enumerate(choices_of(first)) if choice.move.startswith("stand"))
    play(ana, id, stand)
    after = state_of(ana, f"/table/{id}")
    assert after["undo"]["allowed"]
    assert ana.post(f"/table/{id}/undo", JSON, after=after["number"]).json()["ok"]
    again = state_of(ana, f"/table/{id}")
    assert again["number"] == first["number"]
    assert choices_of(again) == choices_of(first)


def test_against_bots_one_may_go_back_freely_even_while_they_think(ana: Person) -> None:
    id = ana.sit("here", "greedy", "greedy", seed=4)
    wait_for_turn(ana, id)
    ana.post(f"/table/{id}/speed", speed="slow")
    before = state_of(ana, f"/table/{id}")
    while state_of(ana, f"/table/{id}")["mine"]:
        play(ana, id)
    state = state_of(ana, f"/table/{id}")
    assert state["undo"]["allowed"]
    answer = ana.post(f"/table/{id}/undo", JSON, after=state["number"])
    assert answer.json()["ok"], answer.text
    assert state_of(ana, f"/table/{id}")["number"] >= before["number"]
    assert state_of(ana, f"/table/{id}")["mine"]


def test_bots_play_as_fast_as_they_did_last(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "greedy")
    assert ana.house.live(id).info.speed == "normal"
    ana.post(f"/table/{id}/speed", speed="fast")
    assert ana.house.live(ana.sit("here", "greedy")).info.speed == "fast"
    assert rui.house.live(rui.sit("here", "greedy")).info.speed == "normal"


# ---- one screen, several people


def test_the_table_is_passed_on_and_nothing_of_the_game_is_behind_it(ana: Person) -> None:
    id = ana.sit("here", "here")
    page = ana.get(f"/table/{id}").text
    due = ana.house.live(id).table.position.to_move
    name = ("Ana", "Tomás")[due or 0]
    assert Words("en").say("web-i-am", who=name) in page
    assert "data-touch" not in page and 'name="move"' not in page and "<li data-number" not in page
    state = state_of(ana, f"/table/{id}")
    assert state["cover"] and state["html"] == {"panes": {}} and state["refused"] == []
    for path, status in (("record", 403), ("at/0", 409)):
        assert ana.get(f"/table/{id}/{path}", JSON).status_code == status
    assert ana.post(f"/table/{id}/face", seat=due).status_code == 303
    state = state_of(ana, f"/table/{id}")
    assert state["cover"] is None and state["mine"] and state["seat"] == due


def test_a_move_behind_the_cover_is_refused(ana: Person) -> None:
    id = ana.sit("here", "here")
    live = ana.house.live(id)
    form = {"move": live.table.position.legal()[0].notation, "after": 0, "seat": live.table.position.to_move}
    answer = ana.post(f"/table/{id}/play", JSON, **form)
    assert answer.status_code == 409 and live.number == 0


# ---- bots


def test_bots_play_and_a_game_ends(ana: Person) -> None:
    id = ana.sit("here", "greedy", seed=2)
    ana.post(f"/table/{id}/speed", speed="instant")
    for _ in range(200):
        if wait_for_turn(ana, id)["over"]:
            break
        play(ana, id)
    state = state_of(ana, f"/table/{id}")
    assert state["over"] and f"/table/{id}/end" in state["html"]["prompt"]
    form = {"move": "coin", "after": state["number"], "seat": 0}
    assert ana.post(f"/table/{id}/play", JSON, **form).json()["why"] == Words("en").say("no-over")
    info = ana.house.call(ana.house.hub.tables_of, ana.browser)[0]
    assert info.over and info.scores == ana.house.live(id).table.position.scores()


def test_a_seat_is_handed_to_a_bot_and_taken_back(ana: Person) -> None:
    id = ana.sit("here", "random", seed=2)
    ana.post(f"/table/{id}/speed", speed="instant")
    wait_for_turn(ana, id)
    assert ana.post(f"/table/{id}/seat/0/bot", level="random").status_code == 303
    until = time.monotonic() + 60
    while ana.house.live(id).number < 12 and time.monotonic() < until:
        time.sleep(0.05)
    assert ana.house.live(id).number >= 12
    assert ana.post(f"/table/{id}/seat/0/back").status_code == 303
    assert ana.house.live(id).info.seats[0].stand_in == ""
    assert ana.post(f"/table/{id}/seat/1/bot", JSON, level="random").status_code == 404
    assert ana.post(f"/table/{id}/seat/0/bot", JSON, level="genius").status_code == 400


# ---- looking back


def test_every_earlier_position_can_be_seen(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    for _ in range(4):
        play(ana, id)
    number = ana.house.live(id).number
    for at in range(number + 1):
        past = ana.get(f"/table/{id}/at/{at}", JSON).json()
        assert past["number"] == at and past["html"]["panes"].keys() == {"market", "displays"}
        assert bool(past["words"]) == (at > 0)
    assert ana.get(f"/table/{id}/at/{number + 1}", JSON).status_code == 404
    assert ana.get(f"/table/{id}?at=1").status_code == 200


def test_play_from_here_makes_a_table_of_its_own(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    for _ in range(4):
        play(ana, id)
    live = ana.house.live(id)
    fork = ana.post(f"/table/{id}/fork", number=2).headers["location"].rpartition("/")[2]
    other = ana.house.live(fork)
    assert fork != id and other.table.moves[:2] == live.table.moves[:2]
    assert other.table.position_at(2).dump() == live.table.position_at(2).dump()
    play(ana, fork)
    assert live.number == ana.house.live(id).number


def test_a_rematch_is_one_table_for_all(ana: Person, rui: Person) -> None:
    id = ana.sit("here", "link", seed=6)
    live = ana.house.live(id)
    rui.post(f"/seat/{live.info.seats[1].key}", name="Rui")
    assert ana.post(f"/table/{id}/rematch", JSON).status_code == 409
    while not live.table.position.over:
        play(ana if live.table.position.to_move == 0 else rui, id)
    first = ana.post(f"/table/{id}/rematch").headers["location"]
    assert rui.post(f"/table/{id}/rematch").headers["location"] == first
    again = ana.house.live(first.rpartition("/")[2])
    assert [at.name for at in again.info.seats] == ["Ana", "Rui"]
    assert [at.owner for at in again.info.seats] == [ana.browser, rui.browser]
    assert not again.table.free_undo and again.number == 0


def test_the_record_of_a_finished_game_has_everything(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False, seed=11)
    live = ana.house.live(id)
    while not live.table.position.over:
        play(ana, id)
    record = json.loads(ana.get(f"/table/{id}/record").text)
    assert record["seed"] == 11 and record["result"]["scores"] == live.table.position.scores()


# ---- languages and endurance


@pytest.mark.parametrize("game", ["mercado", "palacio"])
def test_the_whole_page_speaks_one_language(ana: Person, game: str) -> None:
    id = ana.sit("here", "here", game=game, covered=False)
    for _ in range(3):
        play(ana, id)
    pages = {}
    for lang in LANGUAGES:
        ana.lang = lang
        pages[lang] = ana.get(f"/table/{id}").text
        words = Words(lang, ana.house.live(id).table.game.folder() / "text")
        assert f'<html lang="{lang}"' in pages[lang]
        assert words.say("web-undo") in pages[lang] and words.say("game-name") in pages[lang]
    assert len(set(pages.values())) == len(LANGUAGES)


def test_everything_is_there_again_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("restart")
    with house(data) as first:
        ana = first.person()
        id = ana.sit("here", "greedy", game="palacio", seed=3)
        ana.post(f"/table/{id}/speed", speed="instant")
        for _ in range(6):
            wait_for_turn(ana, id)
            play(ana, id)
        cookie, before = ana.cookie, first.live(id).table.record()
    with house(data) as second:
        ana = second.person()
        ana.cookie = cookie
        table = second.live(id).table
        assert table.record().moves[: len(before.moves)] == before.moves
        wait_for_turn(ana, id)
        play(ana, id)
        assert second.live(id).number > len(before.moves)


def test_tables_that_nobody_looks_at_leave_memory(at_home: House, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaiola.web.hub.MOST_IN_MEMORY", 1)
    first = ana.sit("here", "here", covered=False)
    with ana.follow(f"/table/{first}/live") as line:
        line.receive_text()
        play(ana, first)
        watched = at_home.live(first)
        others = [ana.sit("here", "here", covered=False) for _ in range(4)]
        lives = [at_home.live(id) for id in others]
        assert at_home.live(first) is watched, "somebody looks at it"
        assert at_home.live(others[0]) is not lives[0], "it was read again"
        assert at_home.live(others[0]).table.position.dump() == lives[0].table.position.dump()


def test_when_everybody_has_left_no_bot_goes_on_thinking(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaiola.web.live.GRACE", 0.05)
    id = ana.sit("greedy", "greedy")
    assert ana.post(f"/table/{id}/speed", speed="fast").status_code == 303, "who laid the table may"
    live = ana.house.live(id)
    with ana.follow(f"/table/{id}/live") as line:
        line.receive_text()
    until = time.monotonic() + 30
    while not live.idle and time.monotonic() < until:
        time.sleep(0.02)
    number = live.number
    time.sleep(0.5)
    assert live.idle and live.number == number and not live.table.position.over
    wait = time.monotonic() + 30
    with ana.follow(f"/table/{id}/live") as line:
        while json.loads(line.receive_text())["number"] <= number:
            assert time.monotonic() < wait


def test_a_rematch_is_found_again_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("rematch")
    with house(data) as first:
        ana = first.person()
        id = ana.sit("here", "here", covered=False, seed=6)
        while not first.live(id).table.position.over:
            play(ana, id)
        again, cookie = ana.post(f"/table/{id}/rematch").headers["location"], ana.cookie
    with house(data) as second:
        ana = second.person()
        ana.cookie = cookie
        assert ana.post(f"/table/{id}/rematch").headers["location"] == again
