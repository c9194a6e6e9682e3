"""Is anything too good? One bot plays against itself at every seat, many times, and things are held against who won.

A *thing* is a part of a move: the card of `visit`, the space of `stand`, or a word like `coin` that has no parts. It is
read from the vocabulary, so it holds for every game. The unit is the game: however often a card comes up in a game, it
is one value. Two questions are put to each thing.

*First chance*: does the seat that could have it first win more often than whoever has its place in the starting order
does anyhow? Where cards are dealt or drawn, luck answers who that is. *Taken*: do those who took it more often than
others win more often? Who takes a thing has chosen to, so this says what goes together and not what causes what; the
two stand beside one another. Seats, places in the starting order and what a seat did with its first choice are asked
the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ..kernel.box import Game
from ..kernel.moves import Move
from ..kernel.record import EditionMark
from ..kernel.seat import Seat
from .comparisons import Difference, Mean, compared, difference, mean_of
from .play import Played
from .watching import in_turn, play_watched
from .work import Job, entrants

FEWEST = 50
"""Games that tell; with fewer nothing is said of a thing."""

FIRST = "first: "
"""Before the family of what a seat does with its first choice."""


class Effect(msgspec.Struct, frozen=True):
    """What goes with a thing: how much more of a game is won (0.1 is a win more in ten games) and how many points more
    than the others have, beyond what its place in the starting order has anyhow."""

    won: Difference
    points: Difference


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    family: str
    id: str
    games: int
    """In which anybody could have it."""
    taken_in: int
    """In which somebody took it."""
    first_chance: Effect | None
    """None where too few games tell: it must be somebody's, and not everybody's."""
    taken: Effect | None

    @property
    def clear(self) -> bool:
        return any(effect is not None and effect.won.clear for effect in (self.first_chance, self.taken))


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    edition: EditionMark
    options: dict[str, Any]
    players: int
    bot: str
    seed: int
    games: int
    comparisons: int
    """How many were made: all intervals of wins hold together, with 95 %. Those of points hold each alone."""
    seats: list[Effect]
    places: list[Effect]
    """By place in the starting order."""
    things: list[Thing]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def balance(
    game: Game,
    players: int,
    games: int,
    seed: int,
    bot: str,
    workers: int = 1,
    on_game: Callable[[], None] = lambda: None,
) -> Balance:
    """Plays `games` games and asks. The answer depends on the seed, not on the workers."""
    if players < 2:
        raise ValueError("balance compares the seats of a game: it needs two players or more")
    if games < FEWEST:
        raise ValueError(f"of fewer than {FEWEST} games nothing can be said; ask for more")
    job = Job.of(game, players, seed, entrants(game, [bot]))
    known, told = _Things(game), list[_Told]()
    for one in in_turn(game, job, _play, range(games), workers):
        told.append(one)
        on_game()
    return _Answer(known, told, players).balance(game, bot, seed)


# ---- what things there are


class _Things:
    """Every thing of a box, and which of them each move has to do with."""

    def __init__(self, game: Game) -> None:
        self.names: dict[tuple[str, str], int] = {}
        moves = game.vocabulary.moves
        self.of_move = [self._of(move, "") for move in moves]
        self.of_first = [self._of(move, FIRST) for move in moves]

    def _of(self, move: Move, before: str) -> tuple[int, ...]:
        parts = zip(move.params, move.args, strict=True)
        named = [(f"{before}{move.verb} {param}", part) for param, part in parts] or [(f"{before}{move.verb}", "")]
        return tuple(self.names.setdefault(name, len(self.names)) for name in named)


# ---- what happened in a game


class _Told(NamedTuple):
    """One game: what each seat won, how it stood to the others and when it began; who could have each thing first, and
    who took it."""

    won: list[float]
    ahead: list[float]
    place: list[int]
    """Of each seat in the starting order, from 0."""
    first: dict[int, int]
    takers: dict[int, list[int]]
    """How often each seat took it."""


class _Witness:
    def __init__(self, things: _Things, players: int) -> None:
        self.things = things
        self.first: dict[int, int] = {}
        self.takers: dict[int, list[int]] = {}
        self._players = players
        self._offered = bytearray(len(things.of_move))
        self._begun = [False] * players

    def __call__(self, seat: Seat, legal: list[Move], chosen: Move) -> None:
        number, things = seat.number, self.things
        for move in legal:
            if not self._offered[move.id]:
                self._offered[move.id] = 1
                for thing in things.of_move[move.id]:
                    self.first.setdefault(thing, number)
        self._take(number, things.of_move[chosen.id])
        if len(legal) > 1 and not self._begun[number]:
            self._begun[number] = True
            for move in legal:
                for thing in things.of_first[move.id]:
                    self.first.setdefault(thing, number)
            self._take(number, things.of_first[chosen.id])

    def _take(self, seat: int, things: Iterable[int]) -> None:
        for thing in things:
            self.takers.setdefault(thing, [0] * self._players)[seat] += 1


_things_of = lru_cache(maxsize=1)(_Things)
"""Those of the game that this process plays."""


def _play(box: Game, job: Job, number: int) -> _Told:
    witness = _Witness(_things_of(box), job.players)
    played = play_watched(box, job, number, witness)
    place = [played.order.index(seat) for seat in range(job.players)]
    return _Told(played.wins(), _ahead(played), place, witness.first, witness.takers)


def _ahead(played: Played) -> list[float]:
    """How many points each seat had more than the others on average."""
    total, others = sum(played.scores), len(played.scores) - 1
    return [score - (total - score) / others for score in played.scores]


# ---- what it says


class _Sample(NamedTuple):
    """A question with its values, one for each game that tells; `chance` is the variance that luck alone brings."""

    won: list[float]
    ahead: list[float]
    chance: list[float]


class _Answer:
    def __init__(self, things: _Things, told: Sequence[_Told], players: int) -> None:
        self.things = things
        self.told = told
        self.players = players
        self.alone = [self._offered_to_one(one) for one in told]
        placed = [[one.place.index(place) for one in told] for place in range(players)]
        self.usual = [_average(one.won[seat] for one, seat in zip(told, at, strict=True)) for at in placed]
        self.usually_ahead = [_average(one.ahead[seat] for one, seat in zip(told, at, strict=True)) for at in placed]

    def balance(self, game: Game, bot: str, seed: int) -> Balance:
        names = list(self.things.names)
        first = [self._sample(self._first_chances(at, family)) for at, (family, _) in enumerate(names)]
        taken = [self._sample([_most(one.takers.get(at, [])) for one in self.told]) for at in range(len(names))]
        everybody, count = range(self.players), self.players
        seats = [self._fixed([number] * len(self.told)) for number in everybody]
        places = [self._fixed([one.place.index(number) for one in self.told]) for number in everybody]
        effects = _effects([*seats, *places, *first, *taken])
        of_things = effects[2 * count :]
        return Balance(
            game=game.name,
            edition=EditionMark.of(game.edition),
            options=game.options,
            players=self.players,
            bot=bot,
            seed=seed,
            games=len(self.told),
            comparisons=sum(effect is not None for effect in effects),
            seats=[effect for effect in effects[:count] if effect is not None],
            places=[effect for effect in effects[count : 2 * count] if effect is not None],
            things=[
                Thing(
                    family=family,
                    id=id,
                    games=sum(at in one.first for one in self.told),
                    taken_in=sum(at in one.takers for one in self.told),
                    first_chance=of_things[at],
                    taken=of_things[len(names) + at],
                )
                for at, (family, id) in enumerate(names)
                if any(at in one.first for one in self.told)
            ],
        )

    def _fixed(self, seats: Sequence[int]) -> _Sample:
        """One seat in each game, held against an even share."""
        even, told = 1 / self.players, list(zip(self.told, seats, strict=True))
        won = [one.won[seat] - even for one, seat in told]
        return _Sample(won, [one.ahead[seat] for one, seat in told], [even * (1 - even)] * len(won))

    def _offered_to_one(self, one: _Told) -> set[str]:
        """Families of which one seat had the first chance at everything: of a single thing that tells nothing."""
        seats: dict[str, list[int]] = {}
        for (family, _), at in self.things.names.items():
            if at in one.first:
                seats.setdefault(family, []).append(one.first[at])
        return {family for family, firsts in seats.items() if len(firsts) > 1 and len(set(firsts)) == 1}

    def _first_chances(self, at: int, family: str) -> list[list[int]]:
        return [
            [one.first[at]] if at in one.first and family not in alone else []
            for one, alone in zip(self.told, self.alone, strict=True)
        ]

    def _sample(self, of_games: Sequence[list[int]]) -> _Sample:
        """Some seats of each game, as far as they are not all."""
        sample = _Sample([], [], [])
        for one, seats in zip(self.told, of_games, strict=True):
            if 0 < len(seats) < self.players:
                usual = sum(self.usual[one.place[seat]] for seat in seats)
                sample.won.append((sum(one.won[seat] for seat in seats) - usual) / len(seats))
                sample.ahead.append(_average(one.ahead[seat] - self.usually_ahead[one.place[seat]] for seat in seats))
                sample.chance.append(usual * (1 - usual) / len(seats) ** 2)
        return sample


def _most(counts: Sequence[int]) -> list[int]:
    """The seats with the most."""
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


def _average(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _effects(asked: Sequence[_Sample]) -> list[Effect | None]:
    """Of what enough games tell; all together are corrected for being many."""
    means: dict[int, tuple[Mean, Mean]] = {
        at: (mean_of(sample.won, _average(sample.chance)), mean_of(sample.ahead))
        for at, sample in enumerate(asked)
        if len(sample.won) >= FEWEST
    }
    wins = compared([won for won, _ in means.values()])
    found = {at: Effect(won, difference(means[at][1])) for at, won in zip(means, wins, strict=True)}
    return [found.get(at) for at in range(len(asked))]
