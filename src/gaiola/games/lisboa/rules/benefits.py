"""Benefits, 17.10 to 17.16: while a Treasury card, a clergy tile or a house gives one, it stands in the position's
table of benefits. Applying adds it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.chance import Chance
from ....kernel.effects import Effect, Handler
from ....kernel.events import Journal
from .. import constants
from ..constants import BENEFITS, GOODS, KINDS, NOBLES

if TYPE_CHECKING:
    from ..position import LisboaPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Benefit(Handler["LisboaPosition"]):
    """Adds its number, or 1, to one place of the table."""

    place: ClassVar[int] = 0

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.benefit[seat * BENEFITS + self.place] += effect.values[0] if effect.values else 1


class SpendDiscount(Benefit):
    """17.10."""

    name: ClassVar[str] = "spend_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SPEND


class LandDiscount(Benefit):
    """17.10."""

    name: ClassVar[str] = "land_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.LAND_PRICE


class HireDiscount(Benefit):
    """17.10."""

    name: ClassVar[str] = "hire_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.HIRE_PRICE


class EventDiscount(Benefit):
    """17.10."""

    name: ClassVar[str] = "event_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.EVENT_FEE


class SubsidyBonus(Benefit):
    """17.11."""

    name: ClassVar[str] = "subsidy_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SUBSIDY


class OwnShipBonus(Benefit):
    """17.11."""

    name: ClassVar[str] = "own_ship_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.OWN_SHIP


class FirstSaleBonus(Benefit):
    """17.11."""

    name: ClassVar[str] = "first_sale_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.FIRST_SALE


class SailIncome(Benefit):
    """17.11."""

    name: ClassVar[str] = "sail_income"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SAIL_INCOME


class HarbourFee(Benefit):
    """17.11."""

    name: ClassVar[str] = "harbour_fee"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.HARBOUR


class DocklessSale(Benefit):
    """17.11."""

    name: ClassVar[str] = "dockless_sale"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.DOCKLESS


class TradeIncome(Benefit):
    """17.11."""

    name: ClassVar[str] = "trade_income"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.TRADE_INCOME


class FollowDiscount(Benefit):
    """17.12."""

    name: ClassVar[str] = "follow_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.FOLLOW


class ModifierShield(Benefit):
    """17.12."""

    name: ClassVar[str] = "modifier_shield"
    place: ClassVar[int] = constants.SHIELD


class SecondStateAction(Benefit):
    """17.12."""

    name: ClassVar[str] = "second_state_action"
    place: ClassVar[int] = constants.SECOND_ACTION


class VisitWithReis(Benefit):
    """9.4."""

    name: ClassVar[str] = "visit_with_reis"
    place: ClassVar[int] = constants.VISIT_REIS


class StaffReduction(Benefit):
    """17.13."""

    name: ClassVar[str] = "staff_reduction"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.STAFF


class LandRewardTwice(Benefit):
    """17.13."""

    name: ClassVar[str] = "land_reward_twice"
    place: ClassVar[int] = constants.LAND_TWICE


class PileChoice(Benefit):
    """17.13."""

    name: ClassVar[str] = "pile_choice"
    place: ClassVar[int] = constants.PILE_CHOICE


class StoreWigs(Benefit):
    """17.13."""

    name: ClassVar[str] = "store_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.STORE_WIGS


class BuildingWigs(Benefit):
    """17.13."""

    name: ClassVar[str] = "building_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.BUILDING_WIGS


class SailWigs(Benefit):
    """17.13."""

    name: ClassVar[str] = "sail_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SAIL_WIGS


class ShipGoodsDiscount(Benefit):
    """17.14."""

    name: ClassVar[str] = "ship_goods_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SHIP_GOODS


class ShipFree(Benefit):
    """10.6."""

    name: ClassVar[str] = "ship_free"
    place: ClassVar[int] = constants.SHIP_FREE


class ProduceBonus(Benefit):
    """17.14."""

    name: ClassVar[str] = "produce_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.PRODUCE_MORE


class ProduceBonusEach(Benefit):
    """10.6."""

    name: ClassVar[str] = "produce_bonus_each"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.PRODUCE_EACH


class InfluenceBonus(Benefit):
    """17.15."""

    name: ClassVar[str] = "influence_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.INFLUENCE


class WarehouseBonus(Benefit):
    """17.15."""

    name: ClassVar[str] = "warehouse_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.WAREHOUSE


class PortfolioBonus(Benefit):
    """17.15."""

    name: ClassVar[str] = "portfolio_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.PORTFOLIO


class RecruitBonus(Benefit):
    """17.15."""

    name: ClassVar[str] = "recruit_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.RECRUIT_MORE


class CardinalRange(Benefit):
    """17.15."""

    name: ClassVar[str] = "cardinal_range"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.CARDINAL_RANGE


class TradeAnyGood(Benefit):
    """17.15."""

    name: ClassVar[str] = "trade_any_good"
    place: ClassVar[int] = constants.ANY_GOOD


class InfluenceExchange(Benefit):
    """17.15."""

    name: ClassVar[str] = "influence_exchange"
    place: ClassVar[int] = constants.EXCHANGE


class DecreeSearch(Benefit):
    """17.16."""

    name: ClassVar[str] = "decree_search"
    params: ClassVar[tuple[str, ...]] = ("n",)
    place: ClassVar[int] = constants.SEARCH


class SaleBonus(Benefit):
    """17.11: for one type of good, or for any."""

    name: ClassVar[str] = "sale_bonus"
    params: ClassVar[tuple[str, ...]] = ("good", "n")

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for good in range(KINDS):
            if effect.values[0] in ("any", GOODS[good]):
                pos.benefit[seat * BENEFITS + constants.SALE + good] += effect.values[1]


class VisitDiscount(Benefit):
    """17.12: for one Noble, or for any."""

    name: ClassVar[str] = "visit_discount"
    params: ClassVar[tuple[str, ...]] = ("noble", "n")

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        for noble in range(len(NOBLES)):
            if effect.values[0] in ("any", NOBLES[noble]):
                pos.benefit[seat * BENEFITS + constants.VISIT + noble] += effect.values[1]


class PriceFloor(Benefit):
    """17.11: the higher one counts."""

    name: ClassVar[str] = "price_floor"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        at = seat * BENEFITS + constants.PRICE_FLOOR
        pos.benefit[at] = max(pos.benefit[at], effect.values[0])


class KeepFavor(Benefit):
    """17.12: the fee is its number."""

    name: ClassVar[str] = "keep_favor"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.benefit[seat * BENEFITS + constants.KEEP_FAVOR] = 1
        pos.benefit[seat * BENEFITS + constants.KEEP_FEE] = effect.values[0]


BENEFIT_HANDLERS: Final[list[Handler[LisboaPosition]]] = [
    SpendDiscount(),
    LandDiscount(),
    HireDiscount(),
    EventDiscount(),
    SubsidyBonus(),
    OwnShipBonus(),
    FirstSaleBonus(),
    SailIncome(),
    HarbourFee(),
    DocklessSale(),
    TradeIncome(),
    FollowDiscount(),
    ModifierShield(),
    SecondStateAction(),
    VisitWithReis(),
    StaffReduction(),
    LandRewardTwice(),
    PileChoice(),
    StoreWigs(),
    BuildingWigs(),
    SailWigs(),
    ShipGoodsDiscount(),
    ShipFree(),
    ProduceBonus(),
    ProduceBonusEach(),
    InfluenceBonus(),
    WarehouseBonus(),
    PortfolioBonus(),
    RecruitBonus(),
    CardinalRange(),
    TradeAnyGood(),
    InfluenceExchange(),
    DecreeSearch(),
    SaleBonus(),
    VisitDiscount(),
    PriceFloor(),
    KeepFavor(),
]
