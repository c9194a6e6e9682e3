"""What a position is worth to a seat, between 0 and 1: half of it the chance to win, half the lead. A file beside the
game's features says it, learned by self-play; where there is none, the game's own evaluation does."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ..kernel.box import Game
from ..kernel.position import Position

if TYPE_CHECKING:
    from .net import Net

FORMAT = 1
LARGEST = 300_000
"""Bytes of a file of values."""


CLEAR = 20.0
"""Points of an evaluation that count as a clear lead; it only says how bold a level is where nothing was learned."""
RIVAL = 0.4
"""What the standing of the best rival counts against one's own, where nothing was learned."""
MOST = 2000.0
"""Points of an evaluation that no lead comes to. Where turns are averaged, a lead counts for as much as it is."""


class Judge(Protocol):
    """Whoever says what positions are worth."""

    @property
    def whole_turns(self) -> bool:
        """Whether it judges ends of turns, so that turns are planned as a whole."""
        ...

    @property
    def whim(self) -> float:
        """How far the weakest level strays from what this judge likes best; 0 where nobody has measured it."""
        ...

    def worth(self, positions: list[Position[Any]], seat: int) -> list[float]:
        """Of each position to this seat: 0 to 1, ended games by their result."""
        ...


class Strength(msgspec.Struct, frozen=True):
    """A measured share of wins, with what it was measured against."""

    against: str
    games: int
    wins: float


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """How a file of values came about."""

    game: str
    players: int
    edition: str
    """The hash of the edition that was played."""
    features: list[str]
    games: int
    """Of self-play."""
    command: str
    scale: float
    """The lead in points that counts as clear: the deviation of the leads in the first games."""
    strength: list[Strength] = []
    whole_turns: bool = False
    """Whether it was learned from ends of turns that were planned as a whole."""
    whim: float = 0.0
    """How far the weakest level strays, so that it loses to the yardstick; see `search.by_whim`."""


class ValuesError(ValueError):
    """A file of values that cannot be used, and why."""


class Values:
    """A judge that has learned."""

    def __init__(self, head: Head, net: Net, forecast: Net | None = None) -> None:
        self.head = head
        self.net = net
        self.forecast = forecast

    @property
    def whole_turns(self) -> bool:
        return self.head.whole_turns

    @property
    def whim(self) -> float:
        return self.head.whim

    def worth(self, positions: list[Position[Any]], seat: int) -> list[float]:
        import numpy as np

        from .net import squashed

        scale = self.head.scale
        found = [outcome(pos.scores(), pos.ranking(), seat, scale) if pos.over else 0.0 for pos in positions]
        open_ones = [number for number, pos in enumerate(positions) if not pos.over]
        if open_ones:
            read = np.array(
                [positions[number].box.features(positions[number], seat) for number in open_ones], np.float32
            )
            for number, value in zip(open_ones, squashed(self.net.outputs(read)[:, 0]).tolist(), strict=True):
                found[number] = round(value, 6)
        return found

    def to_json(self) -> bytes:
        whole = {"format": FORMAT, "head": msgspec.to_builtins(self.head), "value": self.net.to_text()}
        if self.forecast is not None:
            whole["forecast"] = self.forecast.to_text()
        return json.dumps(whole, indent=1, ensure_ascii=False).encode() + b"\n"


def outcome(scores: list[int], ranking: list[int], seat: int, scale: float) -> float:
    """What an ended game was worth to a seat: half for winning, half for the lead over the best rival."""
    if len(scores) == 1:
        return between(scores[0] / scale)
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    won = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return 0.5 * won + 0.5 * between(lead / scale)


def between(number: float) -> float:
    """From any number to one between 0 and 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, number))))


class Evaluated:
    """A judge that asks the game's evaluation: for games and counts of players of which nothing was learned."""

    whim = 0.0

    def __init__(self, whole_turns: bool = False) -> None:
        self.whole_turns = whole_turns

    def worth(self, positions: list[Position[Any]], seat: int) -> list[float]:
        if self.whole_turns:
            return [round(0.5 + self._lead(pos, seat) / MOST, 9) for pos in positions]
        return [round(between(pos.box.evaluate(pos, seat) / CLEAR), 6) for pos in positions]

    def _lead(self, pos: Position[Any], seat: int) -> float:
        """At the end of a turn it matters how well the best rival stands, too."""
        worths: list[float] = [pos.box.evaluate(pos, number) for number in range(pos.players)]
        own = worths.pop(seat)
        return own - RIVAL * max(worths, default=0.0)


# ------------------------------------------------------------------ files


@lru_cache(maxsize=32)
def read_values(path: Path, game: str, features: tuple[str, ...]) -> Values:
    """Read once. ValuesError if it is not for this game and what it tells of a position."""
    try:
        if path.stat().st_size > LARGEST:
            raise ValuesError(f"it is larger than {LARGEST:,} bytes")
        values = values_of(path.read_bytes())
        if values.head.game != game or tuple(values.head.features) != features:
            raise ValuesError(f"it was learned from other features than {game} has now; train it again")
    except OSError as error:
        raise ValuesError(f"{path} cannot be read: {error.strerror}") from None
    except ValuesError as error:
        raise ValuesError(f"{path}: {error}") from None
    return values


def values_of(text: bytes) -> Values:
    """From what `to_json` wrote."""
    from .net import Net

    try:
        whole = json.loads(text)
        if whole["format"] != FORMAT:
            raise ValuesError(f"its format is {whole['format']}, and format {FORMAT} is read here")
        head = msgspec.convert(whole["head"], Head)
        net = Net.of_text(whole["value"])
        forecast = Net.of_text(whole["forecast"]) if "forecast" in whole else None
    except (KeyError, TypeError) as error:
        raise ValuesError(f"it holds no values: {error}") from None
    except ValueError as error:
        raise error if isinstance(error, ValuesError) else ValuesError(f"it holds no values: {error}") from None
    if net.inputs != len(head.features):
        raise ValuesError("its weights do not fit its features")
    return Values(head, net, forecast)


@lru_cache(maxsize=4)
def parsed_values(text: bytes) -> Values:
    """The same, for whoever asks again and again."""
    return values_of(text)


@lru_cache(maxsize=32)
def read_head(path: Path) -> Head:
    """The head alone, without what it takes to calculate. ValuesError, if there is none."""
    try:
        return msgspec.convert(json.loads(path.read_bytes())["head"], Head)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValuesError(f"{path} holds no values: {error}") from None


def learned_for(box: Game, players: int) -> int | None:
    """The count of players whose values are used for games of so many: this one, else a neighbour, rather one more.
    Playing alone is another thing than playing against somebody."""
    counts = [count for count in counts_learned(box) if (count == 1) == (players == 1)]
    return next((count for count in (players, players + 1, players - 1) if count in counts), None)


def counts_learned(box: Game) -> list[int]:
    """The counts of players that came with values, the fewest first."""
    return [count for count in range(box.min_players, box.max_players + 1) if box.values_file(count).exists()]


def learned(box: Game, players: int) -> Values | None:
    """What came with the game for so many players, or nearly so many."""
    count = learned_for(box, players)
    return None if count is None else read_values(box.values_file(count), box.name, box.feature_names())


def judge(box: Game, players: int) -> Judge:
    return learned(box, players) or Evaluated()


def unfamiliar(box: Game, players: int) -> bool:
    """Whether levels play what they never learned: another edition, other options or another count of players. They
    still play, less well."""
    if box.options or learned_for(box, players) != players:
        return True
    return read_head(box.values_file(players)).edition != box.edition.hash
