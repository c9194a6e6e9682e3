"""All effects that there are: rewards, penalties, actions of events; benefits have a module of their own. Where
something is to be decided, the effect leaves it to a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.chance import Chance
from ....kernel.effects import Effect, Handler
from ....kernel.events import Journal
from ....kernel.steps import NO, YES, Frame, Step
from .. import constants, events
from ..constants import GOODS, KINDS, NOBODY, PENALTIES, REWARDS
from . import openings, stores
from .benefits import BENEFIT_HANDLERS
from .church import LOSE_CLERGY, cardinal_refusal, meet_cardinal
from .decrees import decree_refusal, take_decrees
from .payments import gain_influence
from .rewards import (
    FROM_PILE_STEP,
    GOOD_CHOICE,
    LOSE_FAVOR,
    LOSE_GOOD,
    MARKET_SALE,
    PRODUCE_TYPE,
    TREASURY_SHIFT,
    pile_offers,
)
from .sales import SELL, can_sell
from .sponsoring import ANY_STATE, able_any_state, able_state
from .state import ROYAL_FAVOR, TAKE_PLAN, WITHDRAW, favor_refusal, perform, plan_offered, recruit
from .stock import earn, goods_held, lose_good, lose_wigs, room_for, take_good, take_reis

if TYPE_CHECKING:
    from ..position import LisboaPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class LisboaHandler(Handler["LisboaPosition"]):
    """An effect that, as part of an event, must be able to do something."""

    costs: ClassVar[bool] = False
    """Whether réis are needed, so that the fee of the event may make it impossible."""

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        """13.2: YES, NO, or MAYBE where only looking ahead can tell."""
        return YES

    def carry_out(
        self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None
    ) -> None:
        """13.2: as a part of an event, of which something must come."""
        self.apply(pos, seat, effect, chance, journal)


class Decision(LisboaHandler):
    """Leaves what is to be decided to a step, which is told the number of the effect; the kinds differ in the step."""

    params: ClassVar[tuple[str, ...]] = ("n",)
    step: ClassVar[Step[LisboaPosition]]

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(self.step, seat, effect.values[0]))


# ---- 17.1 to 17.7: rewards


class Reis(LisboaHandler):
    """17.1: réis from the supply."""

    name: ClassVar[str] = "reis"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        take_reis(pos, seat, effect.values[0], journal)


class Good(LisboaHandler):
    """17.1, 4.8: goods of one type, as far as there is room."""

    name: ClassVar[str] = "good"
    params: ClassVar[tuple[str, ...]] = ("good", "n")

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if room_for(pos, seat, GOODS.index(effect.values[0])) else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        take_good(pos, seat, GOODS.index(effect.values[0]), effect.values[1], journal)


class GoodChoice(LisboaHandler):
    """17.1: goods of one's choice."""

    name: ClassVar[str] = "good_choice"
    params: ClassVar[tuple[str, ...]] = ("n", "distinct")

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if any(room_for(pos, seat, good) for good in range(KINDS)) else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(GOOD_CHOICE, seat, effect.values[0], 0, int(effect.values[1])))


class Wigs(LisboaHandler):
    """17.1: wigs."""

    name: ClassVar[str] = "wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        earn(pos, seat, effect.values[0], REWARDS, journal)


class GainInfluence(LisboaHandler):
    """17.3, 5.1: a gain of Influence."""

    name: ClassVar[str] = "gain_influence"

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if pos.influence_sum(seat) else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        gain_influence(pos, seat, journal)


class Official(LisboaHandler):
    """17.2: up to so many officials to offices."""

    name: ClassVar[str] = "official"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if pos.home[seat] else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        recruit(pos, seat, effect.values[0], 0)

    def carry_out(
        self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None
    ) -> None:
        recruit(pos, seat, effect.values[0], 1)


class Plan(Decision):
    """17.2: the top plan of either architect."""

    name: ClassVar[str] = "plan"
    step: ClassVar[Step[LisboaPosition]] = TAKE_PLAN

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if plan_offered(pos) else NO


class Cardinal(LisboaHandler):
    """17.3, 8.11: the Cardinal moves, up to so many gaps."""

    name: ClassVar[str] = "cardinal"
    params: ClassVar[tuple[str, ...]] = ("steps",)

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if cardinal_refusal(pos, seat, effect.values[0]) is None else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        meet_cardinal(pos, seat, effect.values[0])


class Favor(LisboaHandler):
    """17.3, 8.15: a royal favor."""

    name: ClassVar[str] = "favor"

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if favor_refusal(pos, seat) is None else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(ROYAL_FAVOR, seat))


class RubblePile(Decision):
    """17.4: cubes from the rubble pile."""

    name: ClassVar[str] = "rubble_pile"
    step: ClassVar[Step[LisboaPosition]] = FROM_PILE_STEP

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if pile_offers(pos, seat) else NO


class ProduceType(LisboaHandler):
    """17.5: the stores of one type produce."""

    name: ClassVar[str] = "produce_type"

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return able_state(pos, seat, constants.PRODUCE)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(PRODUCE_TYPE, seat))


class MarketSale(LisboaHandler):
    """17.6: goods sold to the supply, without ships."""

    name: ClassVar[str] = "market_sale"
    params: ClassVar[tuple[str, ...]] = ("n", "bonus")

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if goods_held(pos, seat) else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(MARKET_SALE, seat, effect.values[0], effect.values[1]))

    def carry_out(
        self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(Frame(MARKET_SALE, seat, effect.values[0], effect.values[1], 1))


class TreasuryShift(Decision):
    """17.7: the Treasury marker up or down."""

    name: ClassVar[str] = "treasury_shift"
    params: ClassVar[tuple[str, ...]] = ("steps",)
    step: ClassVar[Step[LisboaPosition]] = TREASURY_SHIFT


# ---- 17.8: penalties, as far as they can be paid


class LoseOfficial(Decision):
    """17.8, 4.5: officials go back to the board."""

    name: ClassVar[str] = "lose_official"
    step: ClassVar[Step[LisboaPosition]] = WITHDRAW


class LoseGood(LisboaHandler):
    """17.8, 4.5: goods of one type."""

    name: ClassVar[str] = "lose_good"
    params: ClassVar[tuple[str, ...]] = ("good", "n")

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        lose_good(pos, seat, GOODS.index(effect.values[0]), effect.values[1], journal)


class LoseGoodChoice(Decision):
    """17.8, 4.5: goods of the owner's choice."""

    name: ClassVar[str] = "lose_good_choice"
    step: ClassVar[Step[LisboaPosition]] = LOSE_GOOD


class LoseReis(LisboaHandler):
    """17.8, 4.5: coins only."""

    name: ClassVar[str] = "lose_reis"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        lost = min(effect.values[0], pos.reis[seat])
        pos.reis[seat] -= lost
        if journal is not None and lost:
            journal.add(events.ReisLost(seat, lost))


class LoseWigs(LisboaHandler):
    """17.8, 9.3: wigs."""

    name: ClassVar[str] = "lose_wigs"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        lose_wigs(pos, seat, effect.values[0], PENALTIES, journal)


class LoseFavor(Decision):
    """17.8, 4.5: favors of the owner's choice."""

    name: ClassVar[str] = "lose_favor"
    step: ClassVar[Step[LisboaPosition]] = LOSE_FAVOR


class LoseClergy(Decision):
    """17.8, 4.11: clergy tiles of the owner's choice."""

    name: ClassVar[str] = "lose_clergy"
    step: ClassVar[Step[LisboaPosition]] = LOSE_CLERGY


# ---- 17.9: actions of events


class ActBuildStore(LisboaHandler):
    """17.9, 10: a store, with a discount on the land."""

    name: ClassVar[str] = "act_build_store"
    params: ClassVar[tuple[str, ...]] = ("discount",)
    costs: ClassVar[bool] = True

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return stores.any_payable(pos, seat, effect.values[0], pos.reis[seat], pos.influence[seat])

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(stores.STORE, seat, effect.values[0], compulsory=True))


class ActDecree(LisboaHandler):
    """17.9, 11: decrees."""

    name: ClassVar[str] = "act_decree"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if decree_refusal(pos) is None else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        take_decrees(pos, seat, effect.values[0])


class ActOpenBuilding(LisboaHandler):
    """17.9, 12: a public building."""

    name: ClassVar[str] = "act_open_building"
    costs: ClassVar[bool] = True

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return openings.any_completable(pos, seat, 0, 0, pos.reis[seat], pos.influence[seat])

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(openings.SITE, seat, compulsory=True))


class StateAction(LisboaHandler):
    """17.9, 8: the kinds differ in the action."""

    action: ClassVar[int] = NOBODY

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return able_state(pos, seat, self.action, effect.values[0] if effect.values else 0)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        perform(pos, seat, self.action, chance, journal, effect.values[0] if effect.values else 0)


class ActRecruit(StateAction):
    """8.2: officials."""

    name: ClassVar[str] = "act_recruit"
    action: ClassVar[int] = constants.RECRUIT


class ActPlan(StateAction):
    """8.4: a plan."""

    name: ClassVar[str] = "act_plan"
    action: ClassVar[int] = constants.ACQUIRE_PLAN


class ActShip(StateAction):
    """8.5: a ship, for so many goods fewer."""

    name: ClassVar[str] = "act_ship"
    params: ClassVar[tuple[str, ...]] = ("discount",)
    action: ClassVar[int] = constants.BUILD_SHIP


class ActProduce(StateAction):
    """8.9: goods from all own stores."""

    name: ClassVar[str] = "act_produce"
    action: ClassVar[int] = constants.PRODUCE


class ActCardinal(StateAction):
    """8.11: meeting the Cardinal."""

    name: ClassVar[str] = "act_cardinal"
    action: ClassVar[int] = constants.MEET_CARDINAL


class ActFavor(StateAction):
    """8.15: a royal favor."""

    name: ClassVar[str] = "act_favor"
    action: ClassVar[int] = constants.GET_FAVOR


class ActState(LisboaHandler):
    """17.9: up to so many different State actions."""

    name: ClassVar[str] = "act_state"
    params: ClassVar[tuple[str, ...]] = ("n",)

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return able_any_state(pos, seat)

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(ANY_STATE, seat, effect.values[0], 0, 1))


class ActSell(LisboaHandler):
    """17.9, 6: a sale, with réis more for each good."""

    name: ClassVar[str] = "act_sell"
    params: ClassVar[tuple[str, ...]] = ("bonus",)

    def able(self, pos: LisboaPosition, seat: int, effect: Effect) -> int:
        return YES if can_sell(pos, seat) is None else NO

    def apply(self, pos: LisboaPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(SELL, seat, 0, effect.values[0]))


HANDLERS: Final[list[Handler[LisboaPosition]]] = [
    Reis(),
    Good(),
    GoodChoice(),
    Wigs(),
    GainInfluence(),
    Official(),
    Plan(),
    Cardinal(),
    Favor(),
    RubblePile(),
    ProduceType(),
    MarketSale(),
    TreasuryShift(),
    LoseOfficial(),
    LoseGood(),
    LoseGoodChoice(),
    LoseReis(),
    LoseWigs(),
    LoseFavor(),
    LoseClergy(),
    ActBuildStore(),
    ActDecree(),
    ActOpenBuilding(),
    ActRecruit(),
    ActPlan(),
    ActShip(),
    ActProduce(),
    ActCardinal(),
    ActFavor(),
    ActState(),
    ActSell(),
    *BENEFIT_HANDLERS,
]
