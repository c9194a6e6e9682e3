"""A whole comparison: every side measures all it has, in turn, repeat after repeat; then medians, spreads, ratios."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from statistics import median

import msgspec

from ..play import counted
from .sides import Listed, Parts, Side, Speeds

REPEATS = 5
SECONDS = 0.5
"""How long one measurement of random play lasts."""
MEASURES = ("decisions", "games", "copies", "replays", "options", "imaginations")
"""What is measured, by its name in `Speeds`."""
SAME = ("decisions", "games", "copies", "replays", "options")
"""What peers have too."""

OnStep = Callable[[int, int, str], None]
"""Told before each piece of work: its number, of how many, and what it is."""


class Figure(msgspec.Struct, frozen=True):
    """What repeats showed."""

    median: float
    low: float
    high: float

    @property
    def spread(self) -> float:
        """How far the repeats lay apart, as a share of the median: half the distance from the lowest to the highest."""
        return (self.high - self.low) / 2 / self.median


class Row(msgspec.Struct, frozen=True):
    """A game with a number of players, as one side measured it."""

    side: str
    build: str
    """`plain` or `compiled`; empty for peers."""
    game: str
    players: int
    reconstructed: bool
    per_second: dict[str, Figure]
    per_loop: dict[str, Figure]
    """The same in the time of one calibration loop, which was measured with it: what machines have in common."""


class Ratio(msgspec.Struct, frozen=True):
    """One of our games against a peer's: how many times as much of everything it does in the same time."""

    build: str
    game: str
    players: int
    peer: str
    peer_game: str
    times: dict[str, Figure]


class Anatomy(msgspec.Struct, frozen=True):
    """Where the time of a game goes."""

    build: str
    game: str
    players: int
    found: Parts


class Bench(msgspec.Struct, frozen=True):
    repeats: int
    seconds: float
    rows: list[Row]
    ratios: list[Ratio]
    anatomies: list[Anatomy] = []

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class _Measured:
    """One subject of one side, with its repeats so far."""

    def __init__(self, side: Side, number: int) -> None:
        self.side = side
        self.number = number
        self.listed: Listed = side.hello.subjects[number]
        self.speeds: list[Speeds] = []

    def __str__(self) -> str:
        return f"{self.side.hello}: {self.listed.game}, {counted(self.listed.players)}"

    def values(self, name: str) -> list[float]:
        return [value for each in self.speeds if (value := getattr(each, name)) is not None]

    def row(self) -> Row:
        hello, listed = self.side.hello, self.listed
        values = {name: found for name in MEASURES if (found := self.values(name))}
        return Row(
            side=str(hello),
            build=hello.build,
            game=listed.game,
            players=listed.players,
            reconstructed=listed.reconstructed,
            per_second={name: figure_of(found) for name, found in values.items()},
            per_loop={name: ratio_of(found, self.values("loops")) for name, found in values.items()},
        )


Start = Callable[[], Side]


def bench(
    ours: Sequence[Start],
    peers: Sequence[Start] = (),
    repeats: int = REPEATS,
    seconds: float = SECONDS,
    with_parts: bool = False,
    on_step: OnStep | None = None,
) -> Bench:
    """Starts the sides, lets them measure in turn, and ends them. With parts, each of ours is at last asked where its
    time goes."""
    with ExitStack() as running:
        theirs = _subjects(peers, running)  # first, since a peer that is missing is soon found out
        mine = _subjects(ours, running)
        steps = _Steps(repeats * len(mine + theirs) + with_parts * len(mine), on_step)
        for repeat in range(1, repeats + 1):
            for each in mine + theirs:
                steps.next(f"{repeat}/{repeats} {each}")
                each.speeds.append(each.side.speeds(each.number, seconds))
        anatomies: list[Anatomy] = []
        for each in mine if with_parts else []:
            steps.next(f"parts {each}")
            found = each.side.parts(each.number, seconds)
            anatomies.append(Anatomy(each.side.hello.build, each.listed.game, each.listed.players, found))
    rows = [each.row() for each in mine + theirs]
    return Bench(repeats, seconds, rows, _ratios(mine, theirs), anatomies)


def _subjects(starts: Sequence[Start], running: ExitStack) -> list[_Measured]:
    """All that these sides measure; what several measure, one directly after the other. Of sides that are the same, one
    is enough."""
    sides = [running.enter_context(closing(start())) for start in starts]
    different = {str(side.hello): side for side in sides}.values()
    listed = [_Measured(side, number) for side in different for number in range(len(side.hello.subjects))]
    return sorted(listed, key=lambda each: each.number)


class _Steps:
    """Counts the pieces of work for whoever watches."""

    def __init__(self, total: int, on_step: OnStep | None) -> None:
        self._done = 0
        self._total = total
        self._on_step = on_step

    def next(self, what: str) -> None:
        if self._on_step is not None:
            self._on_step(self._done, self._total, what)
        self._done += 1


def _ratios(mine: list[_Measured], theirs: list[_Measured]) -> list[Ratio]:
    """Each of ours against every peer's game for as many players."""
    return [
        Ratio(
            build=our.side.hello.build,
            game=our.listed.game,
            players=our.listed.players,
            peer=str(peer.side.hello),
            peer_game=peer.listed.game,
            times={name: ratio_of(our.values(name), peer.values(name)) for name in SAME},
        )
        for peer in theirs
        for our in mine
        if our.listed.players == peer.listed.players
    ]


def figure_of(values: list[float]) -> Figure:
    return Figure(median(values), min(values), max(values))


def ratio_of(values: list[float], others: list[float]) -> Figure:
    """Repeat by repeat, since the two of a repeat were measured at nearly the same time."""
    return figure_of([value / other for value, other in zip(values, others, strict=True)])
