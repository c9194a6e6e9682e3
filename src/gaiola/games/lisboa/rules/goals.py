"""What decrees count, 17.17: a whole number for the owner, read after the last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.effects import Effect, Handler
from ..constants import ARCHITECTS, CUBES, DOCKS, GOODS, KINDS, NOBLES, NOBODY, ROWS, RUBBLE, SIDES, SLOTS
from . import scoring
from .counting import (
    buildings,
    clergy_wigs,
    facing_pairs,
    groups_cleared,
    hulls,
    in_row,
    largest_plan,
    lines_cleared,
    metric,
    noble_kinds,
    on_side,
    own,
    plans_by,
    staff_with,
)
from .stores import customers, largest_block

if TYPE_CHECKING:
    from ..position import LisboaPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Handler["LisboaPosition"]):
    """17.17: one thing that a decree can count."""

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        raise NotImplementedError


# ---- the goals, in the order of the edition


class OwnStoresOfType(Goal):
    name: ClassVar[str] = "own_stores_of_type"
    params: ClassVar[tuple[str, ...]] = ("good",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.stores_by_type(pos, seat)[GOODS.index(goal.values[0])]


class OwnStoresInRow(Goal):
    name: ClassVar[str] = "own_stores_in_row"
    params: ClassVar[tuple[str, ...]] = ("row",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return in_row(pos, seat, ROWS.index(goal.values[0]))


class OwnStoresInColumn(Goal):
    name: ClassVar[str] = "own_stores_in_column"
    params: ClassVar[tuple[str, ...]] = ("column",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([land for land in own(pos, seat) if pos.box.land_column[land] == goal.values[0] - 1])


class OwnStoreTypes(Goal):
    name: ClassVar[str] = "own_store_types"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([count for count in scoring.stores_by_type(pos, seat) if count])


class OwnStoreRows(Goal):
    name: ClassVar[str] = "own_store_rows"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len({pos.box.land_row[land] for land in own(pos, seat)})


class OwnStoreTypeSets(Goal):
    name: ClassVar[str] = "own_store_type_sets"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return min(scoring.stores_by_type(pos, seat))


class OwnStoresTotal(Goal):
    name: ClassVar[str] = "own_stores_total"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.stores(seat)


class OwnMaxStoresInRow(Goal):
    name: ClassVar[str] = "own_max_stores_in_row"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return max([in_row(pos, seat, row) for row in range(len(ROWS))])


class OwnLargestBlock(Goal):
    name: ClassVar[str] = "own_largest_block"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return largest_block(pos, seat)


class OwnFacingPairs(Goal):
    name: ClassVar[str] = "own_facing_pairs"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return facing_pairs(pos, seat)


class OwnLinkedStores(Goal):
    name: ClassVar[str] = "own_linked_stores"
    params: ClassVar[tuple[str, ...]] = ("min",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([land for land in own(pos, seat) if customers(pos, land, pos.facing[land]) >= goal.values[0]])


class OwnUnlinkedStores(Goal):
    name: ClassVar[str] = "own_unlinked_stores"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([land for land in own(pos, seat) if not customers(pos, land, pos.facing[land])])


class CityBuildingsByArchitect(Goal):
    name: ClassVar[str] = "city_buildings_by_architect"
    params: ClassVar[tuple[str, ...]] = ("architect",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([b for b in buildings(pos) if b % len(ARCHITECTS) == ARCHITECTS.index(goal.values[0])])


class CityBuildingsWithColour(Goal):
    name: ClassVar[str] = "city_buildings_with_colour"
    params: ClassVar[tuple[str, ...]] = ("good",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([b for b in buildings(pos) if pos.box.building_goods[b][GOODS.index(goal.values[0])]])


class CityBuildingsOnSide(Goal):
    name: ClassVar[str] = "city_buildings_on_side"
    params: ClassVar[tuple[str, ...]] = ("side",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return on_side(pos, SIDES.index(goal.values[0]))


class CityFlankedRows(Goal):
    name: ClassVar[str] = "city_flanked_rows"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([sites for sites in pos.box.row_sites if all(pos.opened[site] != NOBODY for site in sites)])


class OwnPlansCompleted(Goal):
    name: ClassVar[str] = "own_plans_completed"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.plans_completed(pos, seat)


class OwnPlansCompletedBy(Goal):
    name: ClassVar[str] = "own_plans_completed_by"
    params: ClassVar[tuple[str, ...]] = ("architect",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return plans_by(pos, seat, ARCHITECTS.index(goal.values[0]))


class OwnPlanOfficials(Goal):
    name: ClassVar[str] = "own_plan_officials"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.plan_officials(pos, seat)


class OwnLargestPlan(Goal):
    name: ClassVar[str] = "own_largest_plan"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return largest_plan(pos, seat)


class OwnOfficialsInOffices(Goal):
    name: ClassVar[str] = "own_officials_in_offices"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return sum(pos.office[seat :: pos.players])


class OwnOfficialsWith(Goal):
    name: ClassVar[str] = "own_officials_with"
    params: ClassVar[tuple[str, ...]] = ("noble",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return staff_with(pos, seat, NOBLES.index(goal.values[0]))


class OwnNoblesStaffed(Goal):
    name: ClassVar[str] = "own_nobles_staffed"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([noble for noble in range(len(NOBLES)) if staff_with(pos, seat, noble)])


class OwnShips(Goal):
    name: ClassVar[str] = "own_ships"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len(hulls(pos, seat))


class OwnHullTotal(Goal):
    name: ClassVar[str] = "own_hull_total"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.hull(pos, seat)


class OwnLargeShips(Goal):
    name: ClassVar[str] = "own_large_ships"
    params: ClassVar[tuple[str, ...]] = ("min",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([hull for hull in hulls(pos, seat) if hull >= goal.values[0]])


class OwnCargo(Goal):
    name: ClassVar[str] = "own_cargo"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return sum([pos.loaded(berth) for berth in range(seat * DOCKS, (seat + 1) * DOCKS)])


class OwnClergy(Goal):
    name: ClassVar[str] = "own_clergy"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.tiles_held(seat)


class OwnClergyWigs(Goal):
    name: ClassVar[str] = "own_clergy_wigs"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return clergy_wigs(pos, seat)


class OwnFavors(Goal):
    name: ClassVar[str] = "own_favors"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.favors(pos, seat)


class OwnNobleCards(Goal):
    name: ClassVar[str] = "own_noble_cards"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len(noble_kinds(pos, seat))


class OwnTreasuryCards(Goal):
    name: ClassVar[str] = "own_treasury_cards"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return SLOTS - DOCKS - pos.slots[seat * SLOTS + DOCKS : (seat + 1) * SLOTS].count(NOBODY)


class OwnNobleKinds(Goal):
    name: ClassVar[str] = "own_noble_kinds"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len(set(noble_kinds(pos, seat)))


class OwnInfluence(Goal):
    name: ClassVar[str] = "own_influence"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.influence[seat]


class OwnReis(Goal):
    name: ClassVar[str] = "own_reis"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return scoring.money(pos, seat)


class OwnGoodsTotal(Goal):
    name: ClassVar[str] = "own_goods_total"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return sum(pos.goods[seat * KINDS : (seat + 1) * KINDS])


class OwnGoodsSets(Goal):
    name: ClassVar[str] = "own_goods_sets"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return min(pos.goods[seat * KINDS : (seat + 1) * KINDS])


class MarketPriceSum(Goal):
    name: ClassVar[str] = "market_price_sum"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return sum(pos.prices)


class TreasuryAtLeast(Goal):
    name: ClassVar[str] = "treasury_at_least"
    params: ClassVar[tuple[str, ...]] = ("value",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return int(pos.value() >= goal.values[0])


class TreasuryAtMost(Goal):
    name: ClassVar[str] = "treasury_at_most"
    params: ClassVar[tuple[str, ...]] = ("value",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return int(pos.value() <= goal.values[0])


class OwnRubbleSets(Goal):
    name: ClassVar[str] = "own_rubble_sets"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.sets(seat)


class OwnRubbleOf(Goal):
    name: ClassVar[str] = "own_rubble_of"
    params: ClassVar[tuple[str, ...]] = ("rubble",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.rubble[seat * CUBES + RUBBLE.index(goal.values[0])]


class CityLinesCleared(Goal):
    name: ClassVar[str] = "city_lines_cleared"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return lines_cleared(pos)


class CityEmptyLands(Goal):
    name: ClassVar[str] = "city_empty_lands"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return len([land for land in pos.box.open_lands[pos.players] if pos.owner[land] == NOBODY])


class OwnHouseGroupsCleared(Goal):
    name: ClassVar[str] = "own_house_groups_cleared"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return groups_cleared(pos, seat)


class OwnDecrees(Goal):
    name: ClassVar[str] = "own_decrees"

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        return pos.decree_of.count(seat)


class OpponentsBehind(Goal):
    name: ClassVar[str] = "opponents_behind"
    params: ClassVar[tuple[str, ...]] = ("metric",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        mine = metric(pos, seat, goal.values[0])
        return len([other for other in range(pos.players) if metric(pos, other, goal.values[0]) < mine])


class NeighbourCount(Goal):
    name: ClassVar[str] = "neighbour_count"
    params: ClassVar[tuple[str, ...]] = ("side", "metric")

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        step = 1 if goal.values[0] == "left" else -1  # the turn passes to the left
        return metric(pos, (seat + step) % pos.players, goal.values[1])


class ExactSecond(Goal):
    name: ClassVar[str] = "exact_second"
    params: ClassVar[tuple[str, ...]] = ("metric",)

    def count(self, pos: LisboaPosition, seat: int, goal: Effect) -> int:
        mine = metric(pos, seat, goal.values[0])
        others = [metric(pos, other, goal.values[0]) for other in range(pos.players) if other != seat]
        more = len([count for count in others if count > mine])
        return int(mine >= 1 and more == 1 and mine not in others)


GOALS: Final[list[Handler[LisboaPosition]]] = [
    OwnStoresOfType(),
    OwnStoresInRow(),
    OwnStoresInColumn(),
    OwnStoreTypes(),
    OwnStoreRows(),
    OwnStoreTypeSets(),
    OwnStoresTotal(),
    OwnMaxStoresInRow(),
    OwnLargestBlock(),
    OwnFacingPairs(),
    OwnLinkedStores(),
    OwnUnlinkedStores(),
    CityBuildingsByArchitect(),
    CityBuildingsWithColour(),
    CityBuildingsOnSide(),
    CityFlankedRows(),
    OwnPlansCompleted(),
    OwnPlansCompletedBy(),
    OwnPlanOfficials(),
    OwnLargestPlan(),
    OwnOfficialsInOffices(),
    OwnOfficialsWith(),
    OwnNoblesStaffed(),
    OwnShips(),
    OwnHullTotal(),
    OwnLargeShips(),
    OwnCargo(),
    OwnClergy(),
    OwnClergyWigs(),
    OwnFavors(),
    OwnNobleCards(),
    OwnTreasuryCards(),
    OwnNobleKinds(),
    OwnInfluence(),
    OwnReis(),
    OwnGoodsTotal(),
    OwnGoodsSets(),
    MarketPriceSum(),
    TreasuryAtLeast(),
    TreasuryAtMost(),
    OwnRubbleSets(),
    OwnRubbleOf(),
    CityLinesCleared(),
    CityEmptyLands(),
    OwnHouseGroupsCleared(),
    OwnDecrees(),
    OpponentsBehind(),
    NeighbourCount(),
    ExactSecond(),
]
