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
    """Adds its number, or 1, to one entry of the table: `benefit`."""

    benefit: ClassVar[int] = 0

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.benefit[seat * BENEFITS + self.benefit] += effect.values[0] if effect.values else 1


class SpendDiscount(Benefit):
    """17.10: on every payment."""

    name: ClassVar[str] = "spend_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SPEND


class LandDiscount(Benefit):
    """17.10: on land."""

    name: ClassVar[str] = "land_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.LAND_PRICE


class HireDiscount(Benefit):
    """17.10: on each hired official."""

    name: ClassVar[str] = "hire_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.HIRE_PRICE


class EventDiscount(Benefit):
    """17.10: on the fee for events."""

    name: ClassVar[str] = "event_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.EVENT_FEE


class SubsidyBonus(Benefit):
    """17.11: réis with every subsidy."""

    name: ClassVar[str] = "subsidy_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SUBSIDY


class OwnShipBonus(Benefit):
    """17.11: réis for each good on an own ship."""

    name: ClassVar[str] = "own_ship_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.OWN_SHIP


class FirstSaleBonus(Benefit):
    """17.11: réis once for a sale."""

    name: ClassVar[str] = "first_sale_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.FIRST_SALE


class SailIncome(Benefit):
    """17.11: réis when an own ship sails."""

    name: ClassVar[str] = "sail_income"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SAIL_INCOME


class HarbourFee(Benefit):
    """17.11: réis for each good that others load on own ships."""

    name: ClassVar[str] = "harbour_fee"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.HARBOUR


class DocklessSale(Benefit):
    """17.11: so many goods of a sale need no ship."""

    name: ClassVar[str] = "dockless_sale"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.DOCKLESS


class TradeIncome(Benefit):
    """17.11: réis for each good given in trade."""

    name: ClassVar[str] = "trade_income"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.TRADE_INCOME


class FollowDiscount(Benefit):
    """17.12: follows cost less."""

    name: ClassVar[str] = "follow_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.FOLLOW


class ModifierShield(Benefit):
    """17.12: a positive modifier of visits counts as 0."""

    name: ClassVar[str] = "modifier_shield"
    benefit: ClassVar[int] = constants.SHIELD


class SecondStateAction(Benefit):
    """17.12: on an own visit a good buys the Noble's other State action."""

    name: ClassVar[str] = "second_state_action"
    benefit: ClassVar[int] = constants.SECOND_ACTION


class VisitWithReis(Benefit):
    """9.4: visits may be paid in réis."""

    name: ClassVar[str] = "visit_with_reis"
    benefit: ClassVar[int] = constants.VISIT_REIS


class StaffReduction(Benefit):
    """17.13: openings need fewer officials."""

    name: ClassVar[str] = "staff_reduction"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.STAFF


class LandRewardTwice(Benefit):
    """17.13: a land gives its reward twice."""

    name: ClassVar[str] = "land_reward_twice"
    benefit: ClassVar[int] = constants.LAND_TWICE


class PileChoice(Benefit):
    """17.13: the cube for a store may come from the pile."""

    name: ClassVar[str] = "pile_choice"
    benefit: ClassVar[int] = constants.PILE_CHOICE


class StoreWigs(Benefit):
    """17.13: wigs for each own store that is built."""

    name: ClassVar[str] = "store_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.STORE_WIGS


class BuildingWigs(Benefit):
    """17.13: wigs for each own opening."""

    name: ClassVar[str] = "building_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.BUILDING_WIGS


class SailWigs(Benefit):
    """17.13: wigs for each own ship that sails."""

    name: ClassVar[str] = "sail_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SAIL_WIGS


class ShipGoodsDiscount(Benefit):
    """17.14: ships cost fewer goods."""

    name: ClassVar[str] = "ship_goods_discount"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SHIP_GOODS


class ShipFree(Benefit):
    """10.6: ships cost no goods."""

    name: ClassVar[str] = "ship_free"
    benefit: ClassVar[int] = constants.SHIP_FREE


class ProduceBonus(Benefit):
    """17.14: more goods of types produced, of one's choice."""

    name: ClassVar[str] = "produce_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.PRODUCE_MORE


class ProduceBonusEach(Benefit):
    """10.6: more goods of every type produced."""

    name: ClassVar[str] = "produce_bonus_each"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.PRODUCE_EACH


class InfluenceBonus(Benefit):
    """17.15: more Influence with each gain."""

    name: ClassVar[str] = "influence_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.INFLUENCE


class WarehouseBonus(Benefit):
    """17.15: larger warehouses."""

    name: ClassVar[str] = "warehouse_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.WAREHOUSE


class PortfolioBonus(Benefit):
    """17.15: a larger portfolio."""

    name: ClassVar[str] = "portfolio_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.PORTFOLIO


class RecruitBonus(Benefit):
    """17.15: more officials when recruiting."""

    name: ClassVar[str] = "recruit_bonus"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.RECRUIT_MORE


class CardinalRange(Benefit):
    """17.15: longer ways for the Cardinal."""

    name: ClassVar[str] = "cardinal_range"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.CARDINAL_RANGE


class TradeAnyGood(Benefit):
    """17.15: every good for every Noble."""

    name: ClassVar[str] = "trade_any_good"
    benefit: ClassVar[int] = constants.ANY_GOOD


class InfluenceExchange(Benefit):
    """17.15: a real for every space of Influence."""

    name: ClassVar[str] = "influence_exchange"
    benefit: ClassVar[int] = constants.EXCHANGE


class DecreeSearch(Benefit):
    """17.16: the top cards of the deck can be chosen, too."""

    name: ClassVar[str] = "decree_search"
    params: ClassVar[tuple[str, ...]] = ("n",)
    benefit: ClassVar[int] = constants.SEARCH


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
