"""What the conformance suite runs on: the toy, and every game with the cases that its own test folder says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import gaiola
from gaiola.kernel.box import Game
from gaiola.table import Table
from tests.games import found
from tests.kernel.toy import FerryBox

Scorer = Callable[[Game, dict[str, Any]], tuple[list[int], list[int]]]


class Case:
    """One game at one player count with some options: how many random games CI plays, and how closely it looks.
    `cut` ends a walk early where the table has removed the limit that would end a random game. `hides_end` is true
    where a hand that others cannot see may end the game, so that its end tells them something."""

    def __init__(
        self,
        open_box: Callable[[], Game],
        players: int,
        label: str,
        games: int,
        closely: int = 15,
        every: int = 1,
        scorer: Scorer | None = None,
        cut: int | None = None,
        hides_end: bool = False,
    ) -> None:
        self.open_box = open_box
        self.players = players
        self.label = label
        self.games = games
        self.closely = closely
        self.every = every
        self.scorer = scorer
        self.cut = cut
        self.hides_end = hides_end
        self._box: Game | None = None

    @property
    def box(self) -> Game:
        if self._box is None:
            self._box = self.open_box()
        return self._box

    def seat_down(self, seed: int) -> Table:
        return Table(self.box, self.players, ["random"] * self.players, seed)

    def __repr__(self) -> str:
        return f"{self.label}-{self.players}p"


def case_of(
    game: str,
    players: int,
    games: int,
    closely: int = 15,
    every: int = 1,
    scorer: Scorer | None = None,
    cut: int | None = None,
    **options: Any,
) -> Case:
    """A case of an installed game, called after it and its options."""
    label = game + "".join(f"-{name}-{value}" for name, value in options.items())
    return Case(lambda: gaiola.game(game, options=options), players, label, games, closely, every, scorer, cut)


def _ferry(players: int, **options: Any) -> Case:
    label = "ferry" + "".join(map(str, options.values()))
    return Case(lambda: FerryBox(options), players, label, games=100, hides_end=True)


TOY = [_ferry(2), _ferry(3), _ferry(2, toll=4)]


def cases_of(games: Iterable[str]) -> list[Case]:
    """Asked for, not collected on import: the games' own modules import this one."""
    return [case for game in games for case in found.says(game, "CASES", list[Case]())]
