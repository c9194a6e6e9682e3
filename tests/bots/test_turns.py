"""Plans over whole turns: where a turn ends, what a plan holds, and that it is dropped when something else comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gaiola
from gaiola.bots.greedy import GreedyBot
from gaiola.bots.levels import Level, LevelBot
from gaiola.bots.search import World
from gaiola.bots.turns import Intention, Turn, end_of_next_turn, end_of_turn, own_turn, plans
from gaiola.bots.values import Evaluated
from gaiola.kernel.chance import Chance
from gaiola.kernel.position import Position
from gaiola.kernel.seat import Seat

Pos = Position[Any]

JUDGE = Evaluated(whole_turns=True)
HEAVY = ("lisboa", "madeira")
SMALL = Level(worlds=2, beam=2, looked=30, ways=4)


def begun(name: str, players: int = 2, turns: int = 3) -> Pos:
    """A game in which somebody begins a turn with a choice."""
    box, chance = gaiola.game(name), Chance(4)
    pos, bots = box.start(players, chance), [GreedyBot(seat) for seat in range(players)]
    before = None
    while True:
        seat = pos.to_move
        assert seat is not None
        if seat != before and own_turn(pos, seat) and len(pos.legal()) > 3:
            turns -= 1
            if turns < 0:
                return pos
        before = seat
        pos.carry_out(bots[seat].choose(Seat(pos, seat)), chance, None)


def seat_of(pos: Pos) -> Seat:
    assert pos.to_move is not None
    return Seat(pos, pos.to_move)


@pytest.mark.parametrize("name", HEAVY)
def test_a_turn_lasts_until_its_last_own_decision(name: str) -> None:
    pos = begun(name)
    seat, chance = pos.to_move, Chance(1)
    assert seat is not None
    turn = Turn(pos, seat)
    assert turn.lasts(pos)
    while turn.lasts(pos):
        pos.carry_out(pos.legal()[0], chance, None)
    assert pos.over or pos.to_move != seat or own_turn(pos, seat)


@pytest.mark.parametrize("name", HEAVY)
def test_plans_are_legal_whole_and_the_best_comes_first(name: str) -> None:
    pos = begun(name)
    seat = seat_of(pos)
    world = World(seat, 1)
    found = plans(JUDGE, seat, world, 3, 60)
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    assert found[0].moves[0] in pos.legal() and len({plan.worth for plan in found}) == len(found)
    after = end_of_turn(seat, world, found[0])
    assert not Turn(world.position, seat.number).lasts(after)
    later = end_of_next_turn(seat, world, found[0])
    assert later.over or later.dump() != after.dump()


@pytest.mark.parametrize("name", HEAVY)
def test_a_plan_holds_as_long_as_what_was_expected_comes(name: str) -> None:
    pos = begun(name)
    seat = seat_of(pos)
    world = World(seat, 1)
    plan = next(plan for plan in plans(JUDGE, seat, world, 3, 60) if len(plan.moves) > 1)
    intention = Intention(plan, world, seat)
    assert intention.begin() is plan.moves[0]
    assert intention.next(seat) is None, "the move was not made"


@pytest.mark.parametrize("name", HEAVY)
def test_a_level_that_plans_turns_chooses_by_what_its_seat_knows(name: str) -> None:
    differed = 0
    for turns in (2, 5):
        pos = begun(name, turns=turns)
        seat = seat_of(pos)
        other = pos.imagine(seat.number, Chance(turns))
        differed += other.dump() != pos.dump()
        chosen = [LevelBot(SMALL, 7, JUDGE).choose(Seat(world, seat.number)) for world in (pos, other)]
        assert chosen[0] is chosen[1]
    assert differed or name == "madeira", "nothing was hidden, so nothing was shown"


@pytest.mark.parametrize("name", HEAVY)
@pytest.mark.parametrize("players", [2, 4])
def test_features_are_as_many_as_their_names_and_small(name: str, players: int) -> None:
    box, draw = gaiola.game(name), random.Random(2)
    names, chance = box.feature_names(), Chance(3)
    pos = box.start(players, chance)
    for number in range(400):
        if pos.over:
            break
        if number % 7 == 0:
            for seat in range(players):
                told = box.features(pos, seat)
                assert len(told) == len(names) and all(-8 <= value <= 12 for value in told)
                assert told[names.index("to move")] == (seat == pos.to_move)
        pos.carry_out(draw.choice(pos.legal()), chance, None)
    assert len(set(names)) == len(names)
