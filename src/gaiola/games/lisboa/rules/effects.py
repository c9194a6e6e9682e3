"""The table of all effects that there are: what rewards, penalties, actions of events and benefits are told, do and are
worth. Where something is to be decided, the effect leaves it to a step. What is above the table carries out those
entries that share no deed with others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.events import Journal
from ....kernel.verbs import NO, YES
from .. import constants, events
from ..constants import (
    ANY_SALE,
    BENEFITS,
    GOOD_KINDS,
    NOBLES,
    PENALTIES,
    REWARDS,
    SPOILT_BY_CARDINAL,
    SPOILT_WITHOUT_CLERGY,
)
from . import openings, stores
from .best_case import Gains, staying
from .church import LoseClergy, cardinal_possible, meet_cardinal
from .decrees import decree_shown, take_decrees
from .effect_kinds import (
    ACTIONS,
    ANY,
    ARROWS,
    BONUS,
    DISCOUNT,
    DISTINCT,
    GOOD,
    GOOD_OR_ANY,
    NOBLE_OR_ANY,
    STEPS,
    Ask,
    Benefit,
    Do,
    Entry,
    LisboaEffect,
    N,
    StateAction,
)
from .payments import gain_influence
from .rewards import (
    FromPile,
    GoodChoice,
    LoseFavor,
    LoseGood,
    MarketSale,
    ProduceType,
    TreasuryShift,
    pile_offers,
)
from .sales import Sell, can_sell
from .sponsoring import AnyState, able_any_state, able_state
from .state import RoyalFavor, TakePlan, Withdraw, favor_possible, plan_offered, recruit
from .stock import earn, goods_held, lose_good, lose_wigs, room_for, take_good, take_reis

if TYPE_CHECKING:
    from ..position import LisboaPosition

# ---- rewards


def receive_reis(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.1: from the supply."""
    take_reis(pos, seat, effect.n, journal)


def earn_wigs(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    earn(pos, seat, effect.n, REWARDS, journal)


def send_officials(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.2: up to so many, to offices."""
    recruit(pos, seat, effect.n, 0)


def send_an_official(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """13.2: at least one."""
    recruit(pos, seat, effect.n, 1)


def officials_at_home(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if pos.home[seat] else NO


def plans_left(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    """17.2: on top of a stack."""
    return YES if plan_offered(pos) else NO


def cubes_to_take(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    """17.4: in the rubble pile."""
    return YES if pile_offers(pos, seat) else NO


def raise_influence(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    gain_influence(pos, seat, journal)


def influence_to_gain(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if pos.influence_sum(seat) else NO


def ask_favor(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    pos.push(RoyalFavor(seat))


def favor_to_get(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if favor_possible(pos, seat) else NO


def produce_one_type(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    pos.push(ProduceType(seat))


def something_to_produce(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return able_state(pos, seat, constants.PRODUCE)


def receive_goods(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.1, 4.8: of one type, as far as there is room."""
    take_good(pos, seat, effect.good, effect.n, journal)


def room_for_good(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if room_for(pos, seat, effect.good) else NO


def choose_goods(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    pos.push(GoodChoice(seat, effect.n, 0, int(effect.distinct)))


def room_for_any_good(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if any(room_for(pos, seat, good) for good in range(GOOD_KINDS)) else NO


def move_cardinal(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.3, 8.11: up to so many gaps."""
    meet_cardinal(pos, seat, effect.steps)


def tile_to_meet(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if cardinal_possible(pos, seat, effect.steps) else NO


def sell_to_market(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.6: to the supply, without ships."""
    pos.push(MarketSale(seat, effect.n, effect.bonus))


def sell_one_to_market(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """13.2: at least one good."""
    pos.push(MarketSale(seat, effect.n, effect.bonus, 1))


def goods_to_sell(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if goods_held(pos, seat) else NO


def shift_treasury(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.7: up or down."""
    pos.push(TreasuryShift(seat, effect.steps))


# ---- penalties, 17.8, 4.5: as far as they can be paid


def pay_reis(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.8: coins only."""
    lost = min(effect.n, pos.reis[seat])
    pos.reis[seat] -= lost
    if journal and lost:
        journal.add(events.ReisLost(seat, lost))


def pay_wigs(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    lose_wigs(pos, seat, effect.n, PENALTIES, journal)


def pay_goods(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.8: of one type."""
    lose_good(pos, seat, effect.good, effect.n, journal)


# ---- actions of events, 17.9


def open_building(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    pos.push(openings.Site(seat, compulsory=True))


def building_to_open(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return building_affordable(pos, seat, effect, pos.reis[seat], pos.influence[seat])


def building_affordable(pos: LisboaPosition, seat: int, effect: LisboaEffect, reis: int, influence: int) -> int:
    return openings.any_opening_possible(pos, seat, [staying(pos)], reis, influence)


def build_store(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.9, 10: with a discount on the land."""
    pos.push(stores.Store(seat, effect.discount, compulsory=True))


def store_to_build(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return store_affordable(pos, seat, effect, pos.reis[seat], pos.influence[seat])


def store_affordable(pos: LisboaPosition, seat: int, effect: LisboaEffect, reis: int, influence: int) -> int:
    return stores.any_store_possible(pos, seat, effect.discount, reis, influence)


def sell(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.9, 6: with réis more for each good."""
    pos.push(Sell(seat, 0, effect.bonus))


def sale_possible(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if can_sell(pos, seat) is None else NO


def draw_decrees(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    take_decrees(pos, seat, effect.n)


def decrees_left(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES if decree_shown(pos) else NO


def choose_state_actions(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.9: up to so many different ones."""
    pos.push(AnyState(seat, effect.n, 0, 1))


def some_state_action(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return able_any_state(pos, seat)


# ---- benefits that do not simply add up


def sell_dearer(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.11: goods of one type, or of any."""
    for good in range(GOOD_KINDS):
        if effect.good in (ANY, good):
            pos.benefit[seat * BENEFITS + constants.SALE_BONUS + good] += effect.n


def visit_cheaper(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.12: one Noble, or any."""
    for noble in range(len(NOBLES)):
        if effect.noble in (ANY, noble):
            pos.benefit[seat * BENEFITS + constants.VISIT_DISCOUNT + noble] += effect.n


def hold_prices(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.11: the higher floor counts."""
    at = seat * BENEFITS + constants.PRICE_FLOOR
    pos.benefit[at] = max(pos.benefit[at], effect.n)


def keep_favors(pos: LisboaPosition, seat: int, effect: LisboaEffect, journal: Journal | None) -> None:
    """17.12: for a fee."""
    pos.benefit[seat * BENEFITS + constants.KEEP_FAVOR] = 1
    pos.benefit[seat * BENEFITS + constants.KEEP_FEE] = effect.n


# ---- the table

EFFECTS: Final[dict[str, list[Entry]]] = {
    "reward": [
        Entry("reis", (N,), Do(receive_reis), 0.35, brings=lambda effect: Gains(reis=effect.n)),  # 17.1
        Entry("wigs", (N,), Do(earn_wigs), 1.0),  # 17.1
        Entry(
            "official", (N,), Do(send_officials, officials_at_home), 1.0,
            in_event=Do(send_an_official),
            brings=lambda effect: Gains(new_officials=min(effect.n, len(NOBLES))),  # 17.2, 8.2: to different offices
        ),
        Entry(
            "plan", (N,), Ask(TakePlan, plans_left), 1.8,
            spoils=1 << constants.ACQUIRE_PLAN, brings=lambda effect: Gains(new_plans=effect.n),  # 17.2
        ),
        Entry("rubble_pile", (N,), Ask(FromPile, cubes_to_take), 2.2, enables=1 << constants.PRODUCE),  # 17.4
        Entry(
            "gain_influence", (), Do(raise_influence, influence_to_gain), 2.0,
            brings=lambda effect: Gains(influence_gains=1),  # 17.3, 5.1
        ),
        Entry("favor", (), Do(ask_favor, favor_to_get), 2.4, spoils=1 << constants.GET_FAVOR),  # 17.3, 8.15
        Entry(
            "produce_type", (), Do(produce_one_type, something_to_produce), 1.8,
            spoils=1 << constants.PRODUCE, enables=1 << constants.BUILD_SHIP,
            brings=lambda effect: Gains(production=1),  # 17.5
        ),
        Entry(
            "good", (GOOD, N), Do(receive_goods, room_for_good), 1.5, worth_as={"gold": 1.9},
            spoils=1 << constants.PRODUCE, enables=1 << constants.BUILD_SHIP,
            brings=lambda effect: Gains(goods=effect.n),  # 17.1, 4.8
        ),
        Entry(
            "good_choice", (N, DISTINCT), Do(choose_goods, room_for_any_good), 1.8,
            spoils=1 << constants.PRODUCE, enables=1 << constants.BUILD_SHIP,
            brings=lambda effect: Gains(goods=effect.n),  # 17.1
        ),
        Entry(
            "cardinal", (ARROWS,), Do(move_cardinal, tile_to_meet), 2.2,
            spoils=SPOILT_BY_CARDINAL, enables=1 << constants.MEET_CARDINAL,
            brings=lambda effect: Gains(arrows=(effect.steps,)),  # 17.3, 8.11
        ),
        Entry(
            "market_sale", (N, BONUS), Do(sell_to_market, goods_to_sell), 1.2, worth_more=0.35,
            in_event=Do(sell_one_to_market), brings=lambda effect: Gains(unclear=1),  # 17.6
        ),
        Entry(
            "treasury_shift", (STEPS,), Do(shift_treasury), 0.6,
            brings=lambda effect: Gains(treasury_steps=effect.steps, unclear=1),  # 17.7
        ),
    ],
    "penalty": [
        Entry("lose_official", (N,), Ask(Withdraw), -1.0, enables=1 << constants.RECRUIT),  # 17.8, 4.5
        Entry(
            "lose_good_choice", (N,), Ask(LoseGood), -1.3, takes_goods=True,
            enables=1 << constants.PRODUCE,  # 17.8, 4.5
        ),
        Entry("lose_reis", (N,), Do(pay_reis), -0.35),  # 17.8, 4.5
        Entry("lose_wigs", (N,), Do(pay_wigs), -1.0),  # 17.8, 9.3
        Entry("lose_favor", (N,), Ask(LoseFavor), -2.0, enables=1 << constants.GET_FAVOR),  # 17.8, 4.5
        Entry(
            "lose_clergy", (N,), Ask(LoseClergy), -2.2, spoils=SPOILT_WITHOUT_CLERGY,
            enables=1 << constants.MEET_CARDINAL,  # 17.8, 4.11
        ),
        Entry(
            "lose_good", (GOOD, N), Do(pay_goods), -1.5, worth_as={"gold": -1.9}, takes_goods=True,
            enables=1 << constants.PRODUCE,  # 17.8, 4.5
        ),
    ],
    "action": [
        Entry(
            "act_open_building", (), Do(open_building, building_to_open), 8.0, costs=building_affordable,  # 17.9, 12.1
        ),
        Entry("act_recruit", (), StateAction(constants.RECRUIT), 2.0),  # 17.9, 8.2
        Entry("act_plan", (), StateAction(constants.ACQUIRE_PLAN), 1.8),  # 17.9, 8.4
        Entry("act_produce", (), StateAction(constants.PRODUCE), 3.0),  # 17.9, 8.9
        Entry("act_cardinal", (), StateAction(constants.MEET_CARDINAL), 2.6),  # 17.9, 8.11
        Entry("act_favor", (), StateAction(constants.GET_FAVOR), 2.4),  # 17.9, 8.15
        Entry(
            "act_build_store", (DISCOUNT,), Do(build_store, store_to_build), 8.5,
            worth_more=0.35, costs=store_affordable,  # 17.9, 10.1
        ),
        Entry("act_ship", (DISCOUNT,), StateAction(constants.BUILD_SHIP), 3.6, worth_more=1.5),  # 17.9, 8.5
        Entry("act_sell", (BONUS,), Do(sell, sale_possible), 3.0, worth_more=0.9),  # 17.9, 6.1
        Entry("act_decree", (N,), Do(draw_decrees, decrees_left), 4.8),  # 17.9, 11.1
        Entry("act_state", (ACTIONS,), Do(choose_state_actions, some_state_action), 2.7),  # 17.9
    ],
    "benefit": [
        Entry(
            "spend_discount", (N,), Benefit(constants.GENERAL_DISCOUNT), 2.2, about_money=True,
            brings=lambda effect: Gains(all_cheaper=effect.n),  # 17.10: on every payment
        ),
        Entry(
            "land_discount", (N,), Benefit(constants.LAND_DISCOUNT), 1.1, about_money=True,
            brings=lambda effect: Gains(land_cheaper=effect.n),  # 17.10
        ),
        Entry(
            "hire_discount", (N,), Benefit(constants.HIRE_DISCOUNT), 0.6, about_money=True,
            brings=lambda effect: Gains(hire_cheaper=effect.n),  # 17.10: on each hired official
        ),
        Entry("event_discount", (N,), Benefit(constants.EVENT_DISCOUNT), 0.7, about_money=True),  # 17.10: on the fee
        Entry("subsidy_bonus", (N,), Benefit(constants.SUBSIDY_BONUS), 0.7, about_money=True),  # 17.11
        Entry("own_ship_bonus", (N,), Benefit(constants.OWN_SHIP_BONUS), 2.2, about_money=True),  # 17.11: for each good
        Entry("first_sale_bonus", (N,), Benefit(constants.FIRST_SALE), 0.9, about_money=True),  # 17.11: once for a sale
        Entry("sail_income", (N,), Benefit(constants.SAIL_INCOME), 0.8, about_money=True),  # 17.11
        Entry("harbour_fee", (N,), Benefit(constants.HARBOUR_INCOME), 1.2, about_money=True),  # 17.11: goods of others
        Entry(
            "dockless_sale", (N,), Benefit(constants.DOCKLESS), 2.2, about_money=True,
            enables=ANY_SALE,  # 17.11: without ships
        ),
        Entry("price_floor", (N,), Do(hold_prices), 0.5, about_money=True),  # 17.11
        Entry("trade_income", (N,), Benefit(constants.TRADE_INCOME), 2.1, about_money=True),  # 17.11: for each good
        Entry("follow_discount", (N,), Benefit(constants.FOLLOW_DISCOUNT), 0.5),  # 17.12
        Entry(
            "staff_reduction", (N,), Benefit(constants.STAFF_REDUCTION), 2.5,
            brings=lambda effect: Gains(fewer_staff=effect.n),  # 17.13
        ),
        Entry(
            "ship_goods_discount", (N,), Benefit(constants.SHIP_GOODS_DISCOUNT), 2.0,
            enables=1 << constants.BUILD_SHIP,  # 17.14
        ),
        Entry("produce_bonus", (N,), Benefit(constants.PRODUCE_MORE), 2.4),  # 17.14: of types produced, by choice
        Entry("produce_bonus_each", (N,), Benefit(constants.PRODUCE_EACH), 6.0),  # 10.6: of every type produced
        Entry(
            "influence_bonus", (N,), Benefit(constants.INFLUENCE_BONUS), 1.2,
            brings=lambda effect: Gains(more_per_gain=effect.n),  # 17.15
        ),
        Entry(
            "warehouse_bonus", (N,), Benefit(constants.WAREHOUSE_BONUS), 1.2,
            enables=1 << constants.PRODUCE,  # 17.15
        ),
        Entry(
            "portfolio_bonus", (N,), Benefit(constants.PORTFOLIO_BONUS), 2.0,
            enables=1 << constants.BUILD_SHIP,  # 17.15
        ),
        Entry("recruit_bonus", (N,), Benefit(constants.RECRUIT_MORE), 1.5),  # 17.15
        Entry(
            "cardinal_range", (N,), Benefit(constants.CARDINAL_RANGE), 1.2, enables=1 << constants.MEET_CARDINAL,
            brings=lambda effect: Gains(more_steps=effect.n),  # 17.15
        ),
        Entry("store_wigs", (N,), Benefit(constants.STORE_WIGS), 2.5),  # 17.13: for each own store built
        Entry("building_wigs", (N,), Benefit(constants.BUILDING_WIGS), 1.6),  # 17.13: for each own opening
        Entry("sail_wigs", (N,), Benefit(constants.SAIL_WIGS), 2.0),  # 17.13: for each own ship that sails
        Entry("keep_favor", (N,), Do(keep_favors), 1.0),  # 17.12
        Entry("decree_search", (N,), Benefit(constants.SEARCH), 0.7),  # 17.16
        Entry("modifier_shield", (), Benefit(constants.SHIELD), 1.5),  # 17.12: a positive modifier counts as 0
        Entry(
            "ship_free", (), Benefit(constants.SHIP_FREE), 6.0,
            enables=1 << constants.BUILD_SHIP,  # 10.6: no goods for ships
        ),
        Entry(
            "trade_any_good", (), Benefit(constants.ANY_GOOD), 2.2,
            enables=ANY_SALE,  # 17.15: every good for every Noble
        ),
        Entry("second_state_action", (), Benefit(constants.SECOND_ACTION), 3.0),  # 17.12: on an own visit, for a good
        Entry("land_reward_twice", (), Benefit(constants.LAND_TWICE), 3.5),  # 17.13
        Entry("pile_choice", (), Benefit(constants.PILE_CHOICE), 2.0),  # 17.13: the cube for a store
        Entry(
            "influence_exchange", (), Benefit(constants.EXCHANGE), 2.0,
            brings=lambda effect: Gains(space_by_space=1),  # 17.15: a real for every space
        ),
        Entry("visit_with_reis", (), Benefit(constants.VISIT_REIS), 3.0),  # 9.4
        Entry("sale_bonus", (GOOD_OR_ANY, N), Do(sell_dearer), 1.0, about_money=True, worth_as={"any": 2.6}),  # 17.11
        Entry("visit_discount", (NOBLE_OR_ANY, N), Do(visit_cheaper), 1.1, worth_as={"any": 2.5}),  # 17.12
    ],
}  # fmt: skip
"""What may stand where the edition has a reward, a penalty, an action or a benefit. The number is what it is worth."""

ENTRIES: Final = [entry for entries in EFFECTS.values() for entry in entries]
