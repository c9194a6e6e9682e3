"""What a step that is still due promises to whoever takes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....kernel.steps import Step
from ..rules.building_level import level_effect
from ..rules.buildings import UseBuilding
from ..rules.cities import Build, CityIncome
from ..rules.dice import UseDie
from ..rules.favors import Flip, Lady
from ..rules.fields import Again
from ..rules.rounds import ChooseGuild, TakeRequest
from ..rules.ships import Choose, Reward, ShipFrom
from ..rules.wood import GOT, Wood
from ..rules.workers import WorkerFrom
from .seat_value import MORE_WOOD

if TYPE_CHECKING:
    from .evaluation import Evaluation


def _use_die(seat: Evaluation, step: UseDie) -> float:
    return seat.die_promise(step.building)


def _take_request(seat: Evaluation, step: TakeRequest) -> float:
    return seat.best_request(step.row)


def _choose_guild(seat: Evaluation, step: ChooseGuild) -> float:
    return seat.row_flips(step.row)


def _worker_from(seat: Evaluation, step: WorkerFrom) -> float:
    return seat.workers_promise(seat.pos.box.effects[step.effect], step.left)


def _ship_from(seat: Evaluation, step: ShipFrom) -> float:
    return seat.arrived(step.arrival) + seat.ships_promise(step.left)


def _reward(seat: Evaluation, step: Reward) -> float:
    return seat.reward(step.landing) + seat.reward(step.other_landing)


def _use_building(seat: Evaluation, step: UseBuilding) -> float:
    return seat.effect_worth(step.effect(seat.pos))


def _lady(seat: Evaluation, step: Lady) -> float:
    pos = seat.pos
    buildings = range(len(pos.box.buildings))
    return max([seat.effect_worth(level_effect(pos, step.seat, building, 0)) for building in buildings])


def _again(seat: Evaluation, step: Again) -> float:
    return step.left * 0.6


def _wood(seat: Evaluation, step: Wood) -> float:
    return step.left * MORE_WOOD if step.bought == GOT else 0.0


def _city_income(seat: Evaluation, step: CityIncome) -> float:
    return seat.city_income()


def _build(seat: Evaluation, step: Build) -> float:
    return seat.district()


def _flip(seat: Evaluation, step: Flip) -> float:
    return seat.flips(step.left)


def _choose(seat: Evaluation, step: Choose) -> float:
    return 1.3


PROMISES: Final[dict[type[Step[Any]], Callable[[Evaluation, Any], float]]] = {
    UseDie: _use_die,
    TakeRequest: _take_request,
    ChooseGuild: _choose_guild,
    WorkerFrom: _worker_from,
    ShipFrom: _ship_from,
    Reward: _reward,
    UseBuilding: _use_building,
    Lady: _lady,
    Again: _again,
    Wood: _wood,
    CityIncome: _city_income,
    Build: _build,
    Flip: _flip,
    Choose: _choose,
}
"""All others promise nothing."""
