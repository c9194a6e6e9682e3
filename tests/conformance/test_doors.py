"""Two tables that differ only in what a seat has not seen send it, and a spectator, the same bytes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.record import RecordedMove
from gaiola.table import Table, rows
from gaiola.web import screen as screens
from gaiola.web.live import Live
from gaiola.web.screen import Screen
from tests.conformance.cases import Case, cases_of
from tests.conformance.doors import EXCUSED, Server, differences, ways
from tests.conformance.twins import Twins
from tests.games import found

ENOUGH = 30
"""Compared moves in each phase in which something is hidden."""

FEW = 15
"""The same for option values, which change the rules but not what a server tells: three bursts, so that it is asked for
everything. `test_a_server_that_tells_is_noticed` needs nine."""

BURST = 5
"""Moves that are compared one after the other, then the game goes on alone for a while."""

PAUSE = 6

IDLE = 12
"""Moves after which a game is left that has nothing new to show: what it hides in open play has been compared."""

MOST_GAMES = 60

ON_A_SHELF = cases_of(found.ON_A_SHELF)


class Course:
    """Plays pairs of games until every phase that hides something has been compared often enough."""

    def __init__(self, case: Case, data: Path, enough: int = ENOUGH) -> None:
        self.case = case
        self.enough = enough
        self.servers = Server(data / "one"), Server(data / "other")
        self.looked = 0
        self.hiding: set[str] = set()
        """The phases in which something was hidden from the seat."""
        self.compared: Counter[str] = Counter()
        self.asked: set[str] = set()
        self.laid = 0

    async def run(self) -> None:
        try:
            for seed in range(MOST_GAMES):
                before = self.compared.total()
                await self._game(Twins(self.case, seed, seed % self.case.players))
                if self._enough() or (seed >= 3 * self.case.players and self.compared.total() == before == 0):
                    return
        finally:
            for server in self.servers:
                server.hub.close()

    def _enough(self) -> bool:
        return bool(self.hiding) and all(self.compared[phase] >= self.enough for phase in self.hiding)

    async def _game(self, twins: Twins) -> None:
        alone = idle = 0
        while not twins.over and idle < IDLE:
            idle = idle + 1 if self.compared["open"] >= self.enough else 0
            if twins.one.position.hidden(twins.seat):
                self.hiding.add(twins.phase)
            if twins.parted:
                twins.meet()
            elif twins.differ and self.compared[twins.phase] < self.enough and alone <= 0:
                await self._burst(twins)
                idle = 0
                alone = PAUSE if twins.phase == "open" else 0
            else:
                twins.play()
                alone -= 1

    async def _burst(self, twins: Twins) -> None:
        self.laid += 1
        for server, table in zip(self.servers, (twins.one, twins.other), strict=True):
            await server.lay(table, twins.seat, self.laid)
        for number in range(BURST):
            first = number == 0
            sent = [await server.lines() | (await server.everything() if first else {}) for server in self.servers]
            assert not (found := differences(*sent)), f"{self.case} after {len(twins.one.moves)} moves: {found}"
            self.asked |= {what.split(" ", 1)[1] if not what.startswith("LIVE") else what for what in sent[0]}
            self.looked += 1
            self.compared[twins.phase] += twins.differ
            before = len(twins.one.moves)
            if twins.one.position.over or not twins.play() or not twins.differ:
                break
            for server, table in zip(self.servers, (twins.one, twins.other), strict=True):
                await server.go_on(table, before)
        for server in self.servers:
            await server.leave()


@pytest.mark.long
@pytest.mark.parametrize("case", ON_A_SHELF, ids=repr)
def test_nothing_hidden_leaves_the_server(
    case: Case, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    course = Course(case, tmp_path, FEW if case.box.options else ENOUGH)
    asyncio.run(course.run())
    if course.looked:
        phases = ", ".join(f"{count} in {phase}" for phase, count in sorted(course.compared.items()) if count)
        figure = (
            f"{case}: {course.looked} moves compared, what is hidden differed in {course.compared.total()} ({phases})"
        )
        record_property("figure", figure)
    assert all(course.compared[phase] >= course.enough for phase in course.hiding)
    if course.hiding:
        assert course.asked == ways(course.servers[0].app) - EXCUSED.keys(), "a way out that nobody looks through"
    else:
        assert hides_nothing(case)


def hides_nothing(case: Case) -> bool:
    """Whether nothing in a whole game is unknown to a seat."""
    twins = Twins(case, 0, 0)
    while not twins.over:
        if twins.one.position.hidden(0):
            return False
        twins.one.play(twins.one.position.to_move or 0, twins.luck.choice(twins.one.position.legal()))
    return True


# ---- servers that tell too much


def tell_every_move(table: Table, seat: int | None) -> list[RecordedMove]:
    return table.moves


def give_every_record(live: Live, viewer: object) -> bool:
    return True


def make_the_only_move(pos: Position[Any]) -> Move | None:
    """Also in secret: then others see that there was no choice."""
    legal = pos.legal()
    return legal[0] if len(legal) == 1 else None


def whisper(screen: Screen) -> str:
    return "".join(str(screen.table.position.hidden(seat)) for seat in range(screen.table.position.players))


@pytest.mark.parametrize(
    ("owner", "name", "tells", "label"),
    [
        (Table, "moves_told", tell_every_move, "lisboa-draft-True-2p"),
        (Table, "moves_told", tell_every_move, "palacio-2p"),
        (Live, "may_have_record", give_every_record, "lisboa-2p"),
        (screens, "prompt", whisper, "madeira-2p"),
        (rows, "only_answer", make_the_only_move, "madeira-2p"),
    ],
)
def test_a_server_that_tells_is_noticed(
    owner: object, name: str, tells: object, label: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (case,) = (case for case in ON_A_SHELF if repr(case) == label)
    monkeypatch.setattr(owner, name, tells)
    with pytest.raises(AssertionError, match=r"after \d+ moves|in secret shows"):
        asyncio.run(Course(case, tmp_path, enough=9).run())


def test_a_route_that_nobody_looks_through_is_noticed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    known = ways(server.app)
    server.app.router.routes.append(Route("/table/{id}/secrets", lambda request: None))
    assert ways(server.app) - known == {"GET /table/{id}/secrets"} and EXCUSED.keys() <= known
    server.hub.close()
