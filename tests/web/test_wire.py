"""The live line says what changed and nothing else; a page that was told so shows what one shows that has just come."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median

import pytest

from gaiola.table import SeatAt, Table, TableInfo
from gaiola.web.live import Live, Viewer
from gaiola.web.sights import Sight, shown
from gaiola.web.state import State
from tests.conformance.doors import NOW, Server
from tests.games.found import ON_A_SHELF
from tests.web.house import Person
from tests.web.page import Page
from tests.web.test_costs import Counting
from tests.web.test_play import play

USUAL = 8_000, 40_000
MOST_SENT = {"lisboa": (15_000, 40_000)}
"""Bytes of a change that go to a viewer: half of them are shorter, and 95 of a hundred."""

SPECTATOR = Viewer("stranger", watching=True)


@contextmanager
def table_of(data: Path, game: str, players: int, seed: int = 5) -> Iterator[Live]:
    """A table at which every seat has a browser of its own, without a server around it."""
    server = Server(data)
    box = server.hub.box(game)
    table = Table(box, players, [f"Name {seat}" for seat in range(players)], seed, auto_single=True)
    seats = [SeatAt(name=f"Name {seat}", kind="link", owner=f"browser-{seat}") for seat in range(players)]
    info = TableInfo.of(table, id="x", seats=seats, creator="browser-0", watch="w", now=NOW)
    try:
        yield Live(server.hub, info, table, server.hub.colours(box, players))
    finally:
        server.hub.close()


def look(live: Live, viewer: Viewer, lang: str = "en") -> State:
    return shown(live, viewer, lang, f"/{'watch' if viewer.watching else 'table'}/x")


def fresh(live: Live, viewer: Viewer, lang: str = "en") -> State:
    """As somebody sees it who has just come, and for whom nothing was drawn before."""
    return Sight().look(live, viewer, lang, f"/{'watch' if viewer.watching else 'table'}/x")


def go_on(live: Live, luck: random.Random) -> None:
    """A move, or now and then one that is taken back."""
    seat = live.table.position.to_move
    assert seat is not None
    if luck.random() < 0.1 and live.table.undo_refusal(seat) is None:
        live.table.undo(seat)
    else:
        live.table.play(seat, luck.choice(live.table.position.legal()))
    live.changed()


class Follower:
    """A viewer with a page, who sees every state or, with `misses`, only some of them."""

    def __init__(self, live: Live, viewer: Viewer, lang: str = "en", misses: float = 0) -> None:
        self.live, self.viewer, self.lang, self.misses = live, viewer, lang, misses
        self.page = Page()
        self.held: State | None = None
        self.sizes: list[int] = []

    def follow(self, luck: random.Random) -> bool:
        """Whether the page has been told of the present state."""
        if luck.random() < self.misses:
            return False
        state = look(self.live, self.viewer, self.lang)
        message = state.message(self.held)
        if self.held is not None:
            self.sizes.append(len(message.encode()))
        self.held = state
        self.page.told(message)
        return True

    def assert_as_if_just_come(self, closely: bool) -> None:
        """The page shows the state that is drawn for somebody who has just come; `closely`: node for node."""
        state = fresh(self.live, self.viewer, self.lang)
        assert self.page.version == state.version
        if closely:
            came = Page()
            came.told(state.whole())
            assert self.page.facts == came.facts and self.page.log == came.log
            assert self.page.trees == came.trees


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_changes_lead_to_what_a_new_page_shows(
    game: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """After every move of a game, and every one that is taken back: for a seat and for a spectator in turn, and for a
    page in another language that misses more than half of the states. And what is sent stays small."""
    luck = random.Random(2)
    with table_of(tmp_path, game, 3) as live:
        followers = [Follower(live, Viewer("browser-0")), Follower(live, SPECTATOR)]
        late = Follower(live, Viewer("browser-1"), "pt", misses=0.6)
        for turn in count():
            closely, over = turn % 15 == 0, live.table.position.over
            for each in followers:
                each.follow(luck)
            followers[turn % 2].assert_as_if_just_come(closely or over)
            if late.follow(luck) and closely:
                late.assert_as_if_just_come(closely)
            if over:
                break
            go_on(live, luck)
    measured = [(median(each.sizes), sorted(each.sizes)[len(each.sizes) * 95 // 100]) for each in followers]
    seat, spectator = (f"{middle:.0f} bytes (95 % under {most})" for middle, most in measured)
    record_property("figure", f"{game}: a change sends a seat {seat}, a spectator {spectator}")
    allowed = MOST_SENT.get(game, USUAL)
    assert all(middle <= allowed[0] and most <= allowed[1] for middle, most in measured)


# ---- what a line says


def test_a_page_that_shows_the_present_state_is_told_so(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    version = json.loads(ana.get(f"/table/{id}").text.split('id="state">')[1].split("</script>")[0])["version"]
    with ana.follow(f"/table/{id}/live?held={version}") as line:
        assert json.loads(line.receive_text()) == {"kind": "change", "from": version, "version": version}
        line.send_text("ping")
        line.send_text("whole")
        told = json.loads(line.receive_text())
        assert told["kind"] == "state" and told["version"] == version and told["html"]["panes"]
        play(ana, id)
        change = json.loads(line.receive_text())
        assert change["kind"] == "change" and change["from"] == version
    with ana.follow(f"/table/{id}/live?held={version}") as line:
        assert json.loads(line.receive_text())["kind"] == "state", "it has missed something"


def test_nothing_is_sent_where_nothing_changed(ana: Person) -> None:
    id = ana.sit("here", "here", covered=False)
    with ana.follow(f"/table/{id}/live") as line:
        line.receive_text()
        ana.house.call(_change, ana.house.live(id))
        line.send_text("whole")
        assert json.loads(line.receive_text())["kind"] == "state", "the next message is the one that was asked for"


async def _change(live: Live) -> None:
    live.changed()


def test_a_hand_over_goes_whole(ana: Person) -> None:
    id = ana.sit("here", "here")
    with ana.follow(f"/table/{id}/live") as line:
        covered = json.loads(line.receive_text())
        assert covered["cover"] and covered["html"] == {"panes": {}} and covered["log"]["items"] == []
        ana.post(f"/table/{id}/face", seat=ana.house.live(id).table.position.to_move)
        assert json.loads(line.receive_text())["kind"] == "state"


# ---- drawn once


def test_a_hundred_spectators_are_drawn_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_of(tmp_path, ON_A_SHELF[0], 3) as live:
        board = live.hub.board(live.table.game)
        panes, legal = Counting(board.panes), Counting(type(live.table.position).legal)
        monkeypatch.setattr(board, "panes", panes)
        states = {look(live, Viewer(f"stranger-{number}", watching=True)) for number in range(100)}
        assert len(states) == 1 and panes.count == 1
        go_on(live, random.Random(1))
        monkeypatch.setattr(type(live.table.position), "legal", lambda position: legal(position))
        seats = [look(live, Viewer(f"browser-{number}")) for number in (0, 1, 2, 0, 1, 2)]
        assert panes.count == 4 and len({id(state) for state in seats}) == 3
        assert legal.count == 1, "only whoever decides is asked, and once"


def test_eyes_are_all_that_a_page_has_of_its_viewer(tmp_path: Path) -> None:
    """Two spectators have the same; everybody who sits there, and who laid the table, others."""
    with table_of(tmp_path, ON_A_SHELF[0], 3) as live:
        people = [Viewer(f"browser-{seat}") for seat in range(3)] + [SPECTATOR, Viewer("browser-0", watching=True)]
        eyes = [live.eyes(viewer) for viewer in people]
        assert len(set(eyes)) == 4 and eyes[3] == eyes[4]


def test_a_version_is_what_a_state_says(tmp_path: Path) -> None:
    with table_of(tmp_path, ON_A_SHELF[0], 2) as live:
        live.table.free_undo = True
        first, luck = look(live, SPECTATOR), random.Random(3)
        seat = live.table.position.to_move or 0
        live.table.play(seat, luck.choice(live.table.position.legal()))
        live.changed()
        second = look(live, SPECTATOR)
        live.table.undo(seat)
        live.changed()
        again = look(live, SPECTATOR)
        assert first.version == again.version != second.version
        assert look(live, SPECTATOR, "es").version != first.version


def test_an_undo_and_another_move_change_the_log_though_its_length_is_the_same(tmp_path: Path) -> None:
    """Of some first moves, which are secrets, it tells nothing."""
    others = [_undone(game, tmp_path / game) for game in ON_A_SHELF]
    assert any(others)


def _undone(game: str, folder: Path) -> bool:
    """Whether the log tells of another move than before."""
    with table_of(folder, game, 2) as live:
        live.table.free_undo, live.table.auto_single = True, False
        page, seat = Page(), live.table.position.to_move or 0
        one, other = live.table.position.legal()[0], live.table.position.legal()[-1]
        live.table.play(seat, one)
        live.changed()
        held = look(live, Viewer(f"browser-{seat}"))
        page.told(held.whole())
        live.table.undo(seat)
        live.table.play(seat, other)
        live.changed()
        page.told(look(live, Viewer(f"browser-{seat}")).message(held))
        assert page.log == fresh(live, Viewer(f"browser-{seat}")).log
        return page.log != held.log
