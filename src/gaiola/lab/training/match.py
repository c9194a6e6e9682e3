"""One bot against others, in pairs of games: the same luck for every seat it can have. `python -m
gaiola.lab.training.match GAME PLAYERS ONE OTHERS GAMES SEED` plays and counts."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence

import msgspec

import gaiola

from ...bots import Bot, make_bot
from ...bots.levels import Level, LevelBot
from ...bots.values import Values
from ...kernel.box import Game
from ..play import derived_seed, play_one

Z = 1.959964  # 95 %


class Rival(msgspec.Struct, frozen=True):
    """Who plays: a bot by its name, or a level with values of its own."""

    bot: str
    level: Level | None = None
    values: Values | None = None

    def make(self, seed: int) -> Bot:
        return make_bot(self.bot, seed) if self.level is None else LevelBot(self.level, seed, self.values)


class Score(msgspec.Struct, frozen=True):
    """Wins of the one, a shared win counted in parts, with the bounds of its share at 95 %; and the points."""

    games: int
    wins: float
    points: float
    """On average, of the one."""
    points_of_others: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    def bounds(self) -> tuple[float, float]:
        """Wilson's."""
        share, games = self.share, self.games
        middle, whole = share + Z * Z / (2 * games), 1 + Z * Z / games
        half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def match(game: Game, players: int, one: Rival, others: Rival, numbers: Sequence[int], seed: int) -> Score:
    """The games with these numbers; `players` numbers in a row share their luck, and the one sits elsewhere in each."""
    wins, points, rest = 0.0, 0, 0
    for number in numbers:
        at = number % players
        seats = [one if seat == at else others for seat in range(players)]
        bots = [rival.make(derived_seed(seed, number, f"seat {seat}")) for seat, rival in enumerate(seats)]
        played, _ = play_one(game, players, number, seed, [rival.bot for rival in seats], bots, number // players)
        if played.ranking[at] == 1:
            wins += 1 / played.ranking.count(1)
        points += played.scores[at]
        rest += sum(played.scores) - played.scores[at]
    count = len(numbers)
    return Score(count, wins, points / count, rest / (count * (players - 1)))


def together(parts: Sequence[Score]) -> Score:
    games = sum(part.games for part in parts)
    return Score(
        games,
        sum(part.wins for part in parts),
        sum(part.points * part.games for part in parts) / games,
        sum(part.points_of_others * part.games for part in parts) / games,
    )


def main(name: str, players: int, one: str, others: str, games: int, seed: int) -> None:
    score = match(gaiola.game(name), players, Rival(one), Rival(others), range(games), seed)
    low, high = score.bounds()
    print(
        f"{one} against {others}, {players} players: {score.wins:g} of {games} games, "
        f"{score.share:.0%} [{low:.0%} to {high:.0%}], {score.points:.1f} : {score.points_of_others:.1f} points"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5]), int(sys.argv[6]))
