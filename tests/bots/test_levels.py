"""Levels: what they may know, that the same seed chooses the same, that luck is shared and asides are played only where
they help. The toy game hides cards and has asides and compulsory steps; nothing was learned of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from gaiola.bots import LEVELS, LevelBot, known, offered, strongest, usual
from gaiola.bots.levels import Level
from gaiola.bots.search import SharedChance, Weighed, World, by_whim, considered, next_turn, roll_out, worlds_of
from gaiola.kernel.chance import Chance
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.seat import Seat
from tests.kernel.toy import FerryBox

Pos = Position[Any]

SMALL = {
    "by whim": LEVELS["easy"],
    "by plans": Level(worlds=2, plans=3),
    "by playouts": Level(worlds=2, plans=3, playouts=6),
}


def toy_positions(seed: int) -> Iterator[Pos]:
    chance, draw = Chance(seed), random.Random(seed)
    pos = FerryBox({}).start(2, chance)
    while not pos.over:
        yield pos
        pos.play(draw.choice(pos.legal()), chance)


@pytest.mark.parametrize("level", SMALL.values(), ids=list(SMALL))
def test_a_bot_chooses_by_what_its_seat_knows(level: Level) -> None:
    differed = 0
    for seed in range(6):
        for number, pos in enumerate(toy_positions(seed)):
            seat = pos.to_move
            assert seat is not None
            other = pos.imagine(seat, Chance(1000 * seed + number))
            differed += other.dump() != pos.dump()
            chosen = [LevelBot(level, 7).choose(Seat(world, seat)) for world in (pos, other)]
            assert chosen[0] is chosen[1]
    assert differed > 10, "nothing was hidden, so nothing was shown"


@pytest.mark.parametrize("level", SMALL.values(), ids=list(SMALL))
def test_a_level_plays_a_game_to_its_end(level: Level) -> None:
    for seed in range(3):
        chance, bots = Chance(seed), [LevelBot(level, seed), LevelBot(level, seed + 1)]
        pos = FerryBox({}).start(2, chance)
        for _ in range(pos.box.max_decisions(2)):
            if pos.over:
                break
            assert pos.to_move is not None
            pos.play(bots[pos.to_move].choose(Seat(pos, pos.to_move)), chance)
        assert pos.over


def test_the_same_luck_comes_again() -> None:
    chance, names = SharedChance(5), ["a", "b", "c"]
    first = [chance.draw([1, 1, 1], names) for _ in range(20)]
    assert [chance.rewind().draw([1, 1, 1], names), *(chance.draw([1, 1, 1], names) for _ in range(19))] == first
    assert len(set(first)) > 1 and chance.used == 20


class Told:
    """A judge that counts what it is asked, and likes one coin more than anything."""

    whole_turns = False
    whim = 0.0

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, positions: list[Pos], seat: int) -> list[float]:
        self.asked += len(positions)
        return [float(pos.scores()[seat]) for pos in positions]


def test_how_far_a_weak_level_strays_is_said_by_what_was_learned() -> None:
    steady, straying = Told(), Told()
    steady.whim, straying.whim = 1e-9, 100.0
    chosen: dict[str, list[bool]] = {"steady": [], "straying": []}
    for number, pos in enumerate(toy_positions(3)):
        assert pos.to_move is not None
        seat = Seat(pos, pos.to_move)
        for name, judge in (("steady", steady), ("straying", straying)):
            bot = LevelBot(LEVELS["easy"], number, judge)
            move = bot.choose(seat)
            best = considered(judge, seat, pos.legal(), worlds_of(seat, 1, random.Random(number)))
            chosen[name].append(move in [one.move for one in best if one.worth == best[0].worth])
    assert all(chosen["steady"]) and not all(chosen["straying"])


def test_playouts_are_counted_and_halved() -> None:
    pos = next(iter(toy_positions(1)))
    assert pos.to_move is not None
    seat = Seat(pos, pos.to_move)
    moves = [Weighed(move, 0.0) for move in pos.legal()]
    few, many = Told(), Told()
    roll_out(few, seat, moves, 4, 1.0, random.Random(1), partial(next_turn, few, seat))
    roll_out(many, seat, moves, 40, 1.0, random.Random(1), partial(next_turn, many, seat))
    assert few.asked < many.asked


def test_one_world_is_the_same_for_all_moves() -> None:
    pos = next(iter(toy_positions(2)))
    assert pos.to_move is not None
    world, move = World(Seat(pos, pos.to_move), 3), pos.legal()[-1]
    assert world.after(move).dump() == world.after(move).dump()


def test_where_nothing_was_learned_the_yardsticks_play() -> None:
    box = FerryBox({})
    assert known(box) == offered(box) == ["random", "greedy"] and usual(box) == "greedy"


def test_bots_are_in_the_order_of_their_strength() -> None:
    assert strongest(["random"], "hard") == "random" and strongest(["hard", "easy", "normal"], "") == "hard"
    assert strongest(["greedy", "normal"], "") == "normal" and strongest(["greedy", "easy"], "") == "greedy"
    assert strongest(["", "one of long ago"], "normal") == "normal"


def _chooses(bot: LevelBot, pos: Pos) -> Move:
    assert pos.to_move is not None
    return bot.choose(Seat(pos, pos.to_move))


def test_easy_never_takes_what_looks_far_worse() -> None:
    """The better a move looks the likelier it is; beyond two whims nothing is chosen."""
    draw = random.Random(1)
    moves = FerryBox({}).vocabulary.moves[:3]
    weighed = [Weighed(move, worth) for move, worth in zip(moves, (0.9, 0.8, 0.3), strict=True)]
    seen = [by_whim(weighed, 0.2, draw).move for _ in range(400)]
    assert seen.count(moves[0]) > seen.count(moves[1]) > 40 and moves[2] not in seen


def test_worlds_share_out_what_may_come_first() -> None:
    """Six of them roll each face of a die once, whatever the seed: no average of theirs is lucky."""
    for seed in range(20):
        seeds = random.Random(seed)
        rolled = [SharedChance(seeds.randrange(2**48), part, 6).roll(6) for part in range(6)]
        assert rolled == [1, 2, 3, 4, 5, 6]
