"""The table of what decrees count, 17.17: a whole number for the owner, read after the last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ....kernel.effects import Effect, Handler, Parameter
from ..constants import ARCHITECTS, COLUMNS, CUBE_KINDS, GOODS, NOBLES, NOBODY, ROWS, RUBBLE, SIDES
from . import scoring
from .counting import (
    built_by,
    cargo,
    clergy_wigs,
    empty_lands,
    facing_pairs,
    flanked_rows,
    goods,
    groups_cleared,
    hulls,
    in_column,
    in_row,
    largest_block,
    largest_plan,
    lines_cleared,
    links,
    noble_kinds,
    on_side,
    own,
    plans_by,
    staff_with,
    treasury_cards,
    with_colour,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..position import LisboaPosition

    Counted = Callable[[LisboaPosition, int], int]
    CountedOf = Callable[[LisboaPosition, int, int], int]
    Compared = Callable[[LisboaPosition, int, "DecreeGoal"], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Handler["LisboaPosition"]):
    """17.17: one thing that a decree can count."""

    def __init__(self, name: str, *parameters: Parameter) -> None:
        super().__init__(name, tuple([parameter.name for parameter in parameters]))
        self.parameters: Final = parameters

    def count(self, pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
        raise NotImplementedError


class Count(Goal):
    """Of the city, or of what a seat owns."""

    def __init__(self, name: str, counted: Counted) -> None:
        super().__init__(name)
        self._counted: Final = counted

    def count(self, pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
        return self._counted(pos, seat)


class CountOf(Goal):
    """Of one kind, or from some number on: the decree says of which."""

    def __init__(self, name: str, parameter: Parameter, counted: CountedOf) -> None:
        super().__init__(name, parameter)
        self._counted: Final = counted

    def count(self, pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
        return self._counted(pos, seat, goal.which)


class Compare(Goal):
    """Looks at what others have, too."""

    def __init__(self, name: str, parameters: tuple[Parameter, ...], compared: Compared) -> None:
        super().__init__(name, *parameters)
        self._compared: Final = compared

    def count(self, pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
        return self._compared(pos, seat, goal)


class DecreeGoal(Effect):
    """A goal as a decree shows it: `which` is its first parameter, a number as it is and a name by its place among
    those that there are; `metric` what a comparison compares."""

    def __init__(self, handler: Handler[Any], values: tuple[Any, ...], number: int) -> None:
        super().__init__(handler, values, number)
        assert isinstance(handler, Goal)
        told: dict[str, Any] = dict(zip(handler.params, values, strict=True))
        self.goal: Final = handler
        self.printed: Final[dict[str, Any]] = {"id": handler.name, **told}
        self.which: Final[int] = _place(handler.parameters[0], values[0]) if values else NOBODY
        self.metric: Final[Counted] = METRICS[told["metric"]] if "metric" in told else nothing

    def count(self, pos: LisboaPosition, seat: int) -> int:
        return self.goal.count(pos, seat, self)


def _place(parameter: Parameter, value: Any) -> int:
    return parameter.values.index(value) if parameter.values else int(value)


# ---- comparisons


def nothing(pos: LisboaPosition, seat: int) -> int:
    return 0


METRICS: Final[dict[str, Counted]] = {
    "stores": lambda pos, seat: pos.stores(seat),
    "hull": scoring.hull,
    "reis": scoring.money,
    "rubble_cubes": scoring.cubes,
    "clergy": lambda pos, seat: pos.tiles_held(seat),
    "plans_completed": scoring.plans_completed,
    "plan_officials": scoring.plan_officials,
}
"""What comparisons compare."""


def opponents_behind(pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
    mine = goal.metric(pos, seat)
    return len([other for other in range(pos.players) if goal.metric(pos, other) < mine])


def neighbour_count(pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
    """The turn passes to the left."""
    step = 1 if NEIGHBOURS[goal.which] == "left" else -1
    return goal.metric(pos, (seat + step) % pos.players)


def exact_second(pos: LisboaPosition, seat: int, goal: DecreeGoal) -> int:
    mine = goal.metric(pos, seat)
    others = [goal.metric(pos, other) for other in range(pos.players) if other != seat]
    more = len([count for count in others if count > mine])
    return int(mine >= 1 and more == 1 and mine not in others)


# ---- the table

NEIGHBOURS: Final = ("left", "right")

GOOD: Final = Parameter("good", GOODS)
ROW: Final = Parameter("row", ROWS)
COLUMN: Final = Parameter("column", tuple(range(1, COLUMNS + 1)))
MIN: Final = Parameter("min", least=1)
ARCHITECT: Final = Parameter("architect", ARCHITECTS)
SIDE: Final = Parameter("side", SIDES)
NOBLE: Final = Parameter("noble", NOBLES)
VALUE: Final = Parameter("value", least=1)
RUBBLE_KIND: Final = Parameter("rubble", RUBBLE)
METRIC: Final = Parameter("metric", tuple(METRICS))
NEIGHBOUR: Final = Parameter("side", NEIGHBOURS)

GOALS: Final[list[Goal]] = [
    # what a seat owns, and what lies in the city
    Count("own_store_types", lambda pos, seat: len([n for n in scoring.stores_by_type(pos, seat) if n])),
    Count("own_store_rows", lambda pos, seat: len({pos.box.land_row[land] for land in own(pos, seat)})),
    Count("own_store_type_sets", lambda pos, seat: min(scoring.stores_by_type(pos, seat))),
    Count("own_stores_total", lambda pos, seat: pos.stores(seat)),
    Count("own_max_stores_in_row", lambda pos, seat: max([in_row(pos, seat, row) for row in range(len(ROWS))])),
    Count("own_largest_block", largest_block),
    Count("own_facing_pairs", facing_pairs),
    Count("own_unlinked_stores", lambda pos, seat: len([n for n in links(pos, seat) if not n])),
    Count("city_flanked_rows", flanked_rows),
    Count("own_plans_completed", scoring.plans_completed),
    Count("own_plan_officials", scoring.plan_officials),
    Count("own_largest_plan", largest_plan),
    Count("own_officials_in_offices", lambda pos, seat: sum(pos.office[seat :: pos.players])),
    Count("own_nobles_staffed", lambda pos, seat: len([n for n in range(len(NOBLES)) if staff_with(pos, seat, n)])),
    Count("own_ships", lambda pos, seat: len(hulls(pos, seat))),
    Count("own_hull_total", scoring.hull),
    Count("own_cargo", cargo),
    Count("own_clergy", lambda pos, seat: pos.tiles_held(seat)),
    Count("own_clergy_wigs", clergy_wigs),
    Count("own_favors", scoring.favors),
    Count("own_noble_cards", lambda pos, seat: len(noble_kinds(pos, seat))),
    Count("own_treasury_cards", treasury_cards),
    Count("own_noble_kinds", lambda pos, seat: len(set(noble_kinds(pos, seat)))),
    Count("own_influence", lambda pos, seat: pos.influence[seat]),
    Count("own_reis", scoring.money),
    Count("own_goods_total", lambda pos, seat: sum(goods(pos, seat))),
    Count("own_goods_sets", lambda pos, seat: min(goods(pos, seat))),
    Count("market_price_sum", lambda pos, seat: sum(pos.prices)),
    Count("own_rubble_sets", lambda pos, seat: pos.sets(seat)),
    Count("city_lines_cleared", lines_cleared),
    Count("city_empty_lands", empty_lands),
    Count("own_house_groups_cleared", groups_cleared),
    Count("own_decrees", lambda pos, seat: pos.decree_of.count(seat)),
    # of one kind, or from some number on
    CountOf("own_stores_of_type", GOOD, lambda pos, seat, good: scoring.stores_by_type(pos, seat)[good]),
    CountOf("own_stores_in_row", ROW, in_row),
    CountOf("own_stores_in_column", COLUMN, in_column),
    CountOf("own_linked_stores", MIN, lambda pos, seat, least: len([n for n in links(pos, seat) if n >= least])),
    CountOf("city_buildings_by_architect", ARCHITECT, built_by),
    CountOf("city_buildings_with_colour", GOOD, with_colour),
    CountOf("city_buildings_on_side", SIDE, on_side),
    CountOf("own_plans_completed_by", ARCHITECT, plans_by),
    CountOf("own_officials_with", NOBLE, staff_with),
    CountOf("own_large_ships", MIN, lambda pos, seat, least: len([hull for hull in hulls(pos, seat) if hull >= least])),
    CountOf("treasury_at_least", VALUE, lambda pos, seat, value: int(pos.value() >= value)),
    CountOf("treasury_at_most", VALUE, lambda pos, seat, value: int(pos.value() <= value)),
    CountOf("own_rubble_of", RUBBLE_KIND, lambda pos, seat, kind: pos.rubble[seat * CUBE_KINDS + kind]),
    # comparisons
    Compare("opponents_behind", (METRIC,), opponents_behind),
    Compare("neighbour_count", (NEIGHBOUR, METRIC), neighbour_count),
    Compare("exact_second", (METRIC,), exact_second),
]
