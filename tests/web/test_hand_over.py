"""Handing a seat to a bot: one's own whenever one likes, that of others when they have been away for the time that was
agreed at the table; and coming back."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gaiola
from gaiola.bots import usual
from gaiola.web import live as live_module
from gaiola.web import thinking
from gaiola.web.live import Live, Viewer
from gaiola.words import LANGUAGES, Words
from tests.web.house import JSON, House, Person, house
from tests.web.test_play import play, state_of, wait_for_turn

SAY = Words("en").say
USUAL = usual(gaiola.game("mercado"))
"""Who stands in at tables where no bot sits."""
TWO_MINUTES = SAY("web-no-patience", who="Rui", count=2, unit="minute")


class Clock:
    """Tells the server what time it is."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Prompter:
    """Stands for the thinking processes: bots play what they are told, then they fall silent."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)

    async def think(self, *_: object) -> str:
        if not self.moves:
            await asyncio.Event().wait()
        return self.moves.pop(0)

    def stop(self) -> None:
        pass


@pytest.fixture
def clock(at_home: House) -> Clock:
    at_home.hub.clock = Clock()
    return at_home.hub.clock


@pytest.fixture
def id(ana: Person, rui: Person, clock: Clock) -> str:
    """A table of Ana and Rui, who has taken his seat by a link. Bots are silent."""
    ana.house.hub.thinkers.stop()
    ana.house.hub.thinkers = Prompter()  # type: ignore[assignment]
    return together(ana, rui)


def together(ana: Person, rui: Person, *more: str, **laid: Any) -> str:
    id = ana.sit("here", "link", *more, **laid)
    ana.post(f"/table/{id}/speed", speed="instant")
    assert rui.post(f"/seat/{ana.house.live(id).info.seats[1].key}", name="Rui").status_code == 303
    return id


def hand_over(person: Person, id: str, seat: int = 1, level: str = "random") -> str:
    """Why it is refused, or nothing."""
    answer = person.post(f"/table/{id}/seat/{seat}/bot", JSON, level=level).json()
    return "" if answer["ok"] else str(answer["why"])


def stand_in(person: Person, id: str, seat: int = 1) -> str:
    return person.house.live(id).info.seats[seat].stand_in


def play_on(ana: Person, rui: Person, live: Live, enough: Callable[[], bool]) -> None:
    """Both play the first move they can, until it is enough or the end."""
    while (seat := live.table.position.to_move) is not None and not enough():
        who, move = Viewer((ana, rui)[seat].browser), live.table.position.legal()[0].notation
        ana.house.call(ana.house.hub.play, live, who, seat, move, live.number)


def until(true: Callable[[], object]) -> None:
    """Without any request."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)


# ---- when


def test_an_opponent_cannot_hand_over_a_seat_while_its_page_is_loaded_again(ana: Person, rui: Person, id: str) -> None:
    with rui.follow(f"/table/{id}/live") as line:
        line.receive_text()
        assert hand_over(ana, id) == SAY("web-no-present", who="Rui")
    assert hand_over(ana, id) == TWO_MINUTES
    assert stand_in(ana, id) == ""


def test_a_seat_can_be_handed_over_after_the_agreed_time(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    clock.now += 119
    assert hand_over(ana, id) == TWO_MINUTES
    clock.now += 1
    assert hand_over(ana, id) == "" and stand_in(ana, id) == USUAL
    assert hand_over(ana, id) == "", "somebody else had the same thought"


def test_page_loads_moves_and_an_open_line_are_being_there(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    """Without JavaScript there are only pages and forms."""
    clock.now += 119
    rui.get(f"/table/{id}")
    clock.now += 119
    assert hand_over(ana, id) == TWO_MINUTES
    live = ana.house.live(id)
    while live.table.position.to_move == 0:
        play(ana, id)
    move = live.table.position.legal()[0].notation
    assert rui.post(f"/table/{id}/play", seat=1, after=live.number, move=move).status_code == 303
    clock.now += 119
    assert hand_over(ana, id) == TWO_MINUTES
    with rui.follow(f"/table/{id}/live") as line:
        line.receive_text()
        clock.now += 1000
        assert hand_over(ana, id) == SAY("web-no-present", who="Rui")
    clock.now += 119
    assert hand_over(ana, id) == TWO_MINUTES, "he left just now"
    clock.now += 1
    assert hand_over(ana, id) == ""


def test_a_seat_that_nobody_has_taken_waits_as_long(ana: Person, rui: Person, clock: Clock) -> None:
    id = ana.sit("here", "link")
    key = ana.house.live(id).info.seats[1].key
    clock.now += 119
    assert hand_over(ana, id) == SAY("web-no-patience", who="Tomás", count=2, unit="minute")
    clock.now += 1
    assert hand_over(ana, id) == "" and stand_in(ana, id)
    rui.post(f"/seat/{key}", name="Rui")
    rui.get(f"/table/{id}")
    assert stand_in(ana, id) == "", "who comes late plays"
    assert hand_over(ana, id) == TWO_MINUTES


def test_after_a_restart_the_time_begins_anew(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        ana, rui = first.person(), first.person()
        id, cookie = together(ana, rui), ana.cookie
    with house(tmp_path) as second:
        second.hub.clock = clock = Clock()
        ana = second.person()
        ana.cookie = cookie
        assert hand_over(ana, id) == TWO_MINUTES
        clock.now += 119
        assert hand_over(ana, id) == TWO_MINUTES
        clock.now += 1
        assert hand_over(ana, id) == ""


def test_the_time_is_agreed_with_the_table(ana: Person, rui: Person, clock: Clock) -> None:
    page = ana.get("/new?game=mercado&seats=here.link").text
    assert '<option value="120" selected>' in page
    seats: dict[str, Any] = {"seat-1": "here", "seat-2": "link"}
    assert ana.post("/new?game=mercado", JSON, **seats, patience="7").status_code == 422
    id = ana.post("/new?game=mercado", **seats, patience="3600").headers["location"].split("/")[2]
    key = ana.house.live(id).info.seats[1].key
    note = SAY("web-patience-note", count=1, unit="hour")
    assert note in rui.get(f"/seat/{key}").text, "who is invited knows before sitting down"
    rui.post(f"/seat/{key}", name="Rui")
    assert note in state_of(ana, f"/table/{id}")["html"]["menu"]
    clock.now += 3599
    assert hand_over(ana, id) == SAY("web-no-patience", who="Rui", count=1, unit="hour")
    clock.now += 1
    assert hand_over(ana, id) == ""


def test_a_rematch_keeps_the_agreed_time(ana: Person, rui: Person, id: str) -> None:
    id = together(ana, rui, patience=900)
    live = ana.house.live(id)
    play_on(ana, rui, live, lambda: False)
    again = ana.post(f"/table/{id}/rematch").headers["location"].rpartition("/")[2]
    assert ana.house.live(again).info.patience == 900


def test_the_menu_offers_what_is_possible(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    def offered(person: Person) -> bool:
        return f"/table/{id}/seat/1/bot" in str(state_of(person, f"/table/{id}")["html"]["menu"])

    clock.now += 119
    assert not offered(ana)
    clock.now += 1
    assert offered(ana)
    menu = state_of(ana, f"/table/{id}")["html"]["menu"]
    assert menu.count('name="level"') == 1, "only for one's own seat there is a choice"
    hand_over(ana, id)
    menu = state_of(ana, f"/table/{id}")["html"]["menu"]
    assert SAY("web-stand-in", level=SAY(f"bot-{USUAL}")) in menu and not offered(ana)
    assert offered(rui), "he is back"


def test_pages_are_told_when_it_becomes_possible(ana: Person, rui: Person, id: str) -> None:
    """By the live line, without anybody doing anything."""
    clock = ana.house.hub.clock
    assert isinstance(clock, Clock)
    clock.now += 119.95
    with ana.follow(f"/table/{id}/live") as line:
        told = line.receive_text()
        clock.now += 0.05
        while f"/table/{id}/seat/1/bot" not in told:
            told = line.receive_text()


# ---- to which bot


def test_an_opponent_cannot_name_the_bot(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    clock.now += 120
    assert hand_over(ana, id, level="random") == "" and stand_in(ana, id) == USUAL


def test_a_seat_goes_to_the_kind_of_bot_that_the_table_has(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    weak = together(ana, rui, "random")
    clock.now += 120
    assert hand_over(ana, weak, level="greedy") == "" and stand_in(ana, weak) == "random"


def test_for_ones_own_seat_one_names_the_bot(ana: Person, id: str) -> None:
    assert hand_over(ana, id, 0, level="genius") == SAY("web-no-level")
    assert hand_over(ana, id, 0, level="random") == "" and stand_in(ana, id, 0) == "random"


# ---- coming back


@pytest.mark.parametrize("way", ["page", "line", "move"])
def test_who_comes_back_plays_again(ana: Person, rui: Person, id: str, clock: Clock, way: str) -> None:
    clock.now += 120
    assert hand_over(ana, id) == "" and stand_in(ana, id)
    if way == "page":
        rui.get(f"/table/{id}")
    elif way == "line":
        state_of(rui, f"/table/{id}")
    else:
        rui.post(f"/table/{id}/play", JSON, seat=1, after=0, move="")
    assert stand_in(ana, id) == "" and not ana.house.live(id).info.seats[1].absent
    saved = ana.house.call(ana.house.hub.run, ana.house.hub.store.load, id)
    assert saved.info.seats[1].stand_in == ""
    assert hand_over(ana, id) == TWO_MINUTES


def test_looking_on_is_not_coming_back(ana: Person, rui: Person, id: str, clock: Clock) -> None:
    clock.now += 120
    hand_over(ana, id)
    rui.get(f"/watch/{ana.house.live(id).info.watch}")
    ana.get(f"/table/{id}")
    assert stand_in(ana, id)


def test_a_seat_that_its_owner_gave_away_is_taken_back_by_the_button(ana: Person, rui: Person, id: str) -> None:
    clock = ana.house.hub.clock
    assert isinstance(clock, Clock)
    assert hand_over(rui, id, 1, level="random") == ""
    clock.now += 1000
    assert hand_over(ana, id) == "" and stand_in(ana, id) == "random", "it stays with the bot that its owner chose"
    rui.get(f"/table/{id}")
    assert stand_in(ana, id) == "random"
    assert rui.post(f"/table/{id}/seat/1/back", JSON).json()["ok"] and stand_in(ana, id) == ""


# ---- what the bot did


def to_redraw(ana: Person, rui: Person, *told: str) -> Live:
    """A table where Rui may draw anew, is away, and a bot does what it is told."""
    id = together(ana, rui, seed=16)
    live, hub = ana.house.live(id), ana.house.hub
    play_on(ana, rui, live, lambda: (live.table.step, live.table.position.to_move) == ("redraw", 1))
    assert not live.table.position.over
    before, clock = live.number, hub.clock
    ana.house.hub.thinkers = Prompter(*told)  # type: ignore[assignment]
    assert isinstance(clock, Clock)
    clock.now += 120
    assert hand_over(ana, id) == ""
    until(lambda: live.number == before + len(told))
    return live


def test_what_the_bot_did_can_be_taken_back_where_nothing_was_learned(ana: Person, rui: Person, id: str) -> None:
    live = to_redraw(ana, rui, "keep", "stand meat r3c3")
    base, number = f"/table/{live.info.id}", live.number
    for left in (1, 2):
        state = state_of(rui, base)
        assert state["mine"] and state["undo"]["allowed"]
        assert rui.post(f"{base}/undo", JSON, after=state["number"]).json()["ok"]
        assert live.number == number - left
    assert live.table.step == "redraw" and state_of(rui, base)["mine"]


def test_what_the_bot_did_stands_where_something_was_learned(ana: Person, rui: Person, id: str) -> None:
    live = to_redraw(ana, rui, "redraw")
    base, number = f"/table/{live.info.id}", live.number
    state = state_of(rui, base)
    assert state["mine"] and state["undo"] == {"allowed": False, "why": SAY("undo-chance")}
    assert rui.post(f"{base}/undo", JSON, after=number).json()["why"] == SAY("undo-chance")
    assert live.number == number


# ---- the bots behind it


def at_a_table_where_bots_have_thought(person: Person) -> Live:
    """So that there is a thinking process."""
    id = person.sit("here", "greedy", seed=2)
    person.post(f"/table/{id}/speed", speed="instant")
    hand_over(person, id, 0)
    live = person.house.live(id)
    until(lambda: live.number > 4)
    person.post(f"/table/{id}/seat/0/back")
    return live


def test_a_loop_of_handing_over_and_taking_back_starts_no_process(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class Counted(thinking.Thinker):
        def __init__(self) -> None:
            started.append("process")
            super().__init__()

    monkeypatch.setattr(thinking, "Thinker", Counted)
    monkeypatch.setattr(thinking, "UNWANTED", 600.0)
    live = at_a_table_where_bots_have_thought(ana)
    id = live.info.id
    number = wait_for_turn(ana, id)["number"]
    [thinker] = ana.house.hub.thinkers._all
    os.kill(thinker.process.pid or 0, signal.SIGSTOP)  # so that every thought is cancelled in the middle
    for _ in range(5):
        assert hand_over(ana, id, 0) == ""
        until(lambda: live.thinking == 0)
        assert ana.post(f"/table/{id}/seat/0/back", JSON).json()["ok"]
    os.kill(thinker.process.pid or 0, signal.SIGCONT)
    assert hand_over(ana, id, 0) == ""
    until(lambda: live.number > number)
    assert len(started) == 1


def test_a_bot_moves_though_its_process_was_killed_and_nobody_loads_a_page(ana: Person) -> None:
    live = at_a_table_where_bots_have_thought(ana)
    id = live.info.id
    wait_for_turn(ana, id)
    [thinker] = ana.house.hub.thinkers._all
    os.kill(thinker.process.pid or 0, signal.SIGSTOP)
    number = live.number
    assert hand_over(ana, id, 0) == ""
    until(lambda: live.thinking == 0)
    os.kill(thinker.process.pid or 0, signal.SIGKILL)
    until(lambda: live.number > number)
    assert not live.trouble


def test_a_bot_that_cannot_think_is_asked_seldom_and_people_are_told(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "AGAIN", (0.0, 0.01))
    tries: list[str] = []

    class Broken:
        def __init__(self) -> None:
            tries.append("try")
            raise OSError("no more processes")

    monkeypatch.setattr(thinking, "Thinker", Broken)
    id = ana.sit("greedy", "greedy")
    ana.house.call(ana.house.hub.set_speed, live := ana.house.live(id), "instant")
    until(lambda: live.trouble)
    assert len(tries) == 3
    for lang in LANGUAGES:
        ana.lang = lang
        assert state_of(ana, f"/table/{id}")["notice"] == Words(lang).say("web-trouble")
    assert len(tries) == 3, "pages do not make it try more often"
