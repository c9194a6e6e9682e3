"""The rules of Lisboa, a module for each part of the rulebook, in its order: setup (2), turns (3), stock and portfolio
(4), payments (5), sales (6), trade (7), state, ships, production and church (8), visits (9), stores (10), decrees (11),
openings (12), sponsoring (13), displays (14), periods (15), ending and scoring (16), rewards, effects, benefits and
goals (17). Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .church import CARDINAL_STEP, CHURCH_SCORING, CLERGY_STEP, GIVE_UP, ICONS, LOSE_CLERGY
from .decrees import DECREE, EXTRA_DECREE, SEARCH_STEP
from .openings import CITY_SCORES, COMPLETE, NEXT_BUILDING, SITE
from .payments import PAY
from .periods import END_PERIOD, NEW_PERIOD, THROW, THROWN_REWARD
from .portfolio import FIT, SLOT
from .production import EXTRA
from .rewards import (
    FROM_PILE_STEP,
    GOOD_CHOICE,
    LOSE_FAVOR,
    LOSE_GOOD,
    MARKET_SALE,
    PRODUCE_TYPE,
    REWARD,
    TREASURY_SHIFT,
)
from .sales import SELL
from .setup import DRAFT, DRAFT_KEEP, FIRST_TILE, KEEP_CLERGY, LAY_CARDS, LAY_OUT
from .ships import SHIP_GOODS_STEP, SHIP_READY, SHIP_STEP
from .sponsoring import ANY_STATE, EVENT, PAY_FEE
from .state import OFFICIALS_STEP, ROYAL_FAVOR, TAKE_PLAN, WITHDRAW
from .stores import CUBE, HOUSE, PLACE_TILE, STORE, STORE_SCORES
from .trade import BUSINESS, TRADE
from .turns import BEGIN_TURN, END_TURN, NEXT_TURN, PLAY_CARD, TAKE_CARD
from .visits import FOLLOW_ACTION, FOLLOW_COST, FOLLOW_STEP, FOLLOWS, FREE_ACTION, SECOND, VISIT_COST

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("set-up", KEEP_CLERGY, LAY_OUT, DRAFT, DRAFT_KEEP, LAY_CARDS, FIRST_TILE),),  # 2
    round=(
        Stage("begin a turn", BEGIN_TURN),  # 3
        Stage("play a card", PLAY_CARD),  # 3
        Stage("take a card", TAKE_CARD),  # 14
        Stage("end a turn", END_TURN, END_PERIOD, THROW, THROWN_REWARD, NEW_PERIOD, NEXT_TURN),  # 14, 15
    ),
    within=(
        *(SLOT, FIT, PAY),  # 4, 5
        *(BUSINESS, SELL, TRADE),  # 6, 7
        *(OFFICIALS_STEP, WITHDRAW, TAKE_PLAN, ROYAL_FAVOR, SHIP_STEP, SHIP_GOODS_STEP, SHIP_READY, EXTRA),  # 8
        *(CARDINAL_STEP, CLERGY_STEP, ICONS, CHURCH_SCORING, GIVE_UP, LOSE_CLERGY),  # 8
        *(VISIT_COST, FREE_ACTION, SECOND, FOLLOWS, FOLLOW_STEP, FOLLOW_COST, FOLLOW_ACTION),  # 9
        *(STORE, PLACE_TILE, CUBE, HOUSE, STORE_SCORES),  # 10
        *(SEARCH_STEP, DECREE, EXTRA_DECREE),  # 11
        *(SITE, COMPLETE, CITY_SCORES, NEXT_BUILDING),  # 12
        *(PAY_FEE, EVENT, ANY_STATE),  # 13
        *(REWARD, GOOD_CHOICE, FROM_PILE_STEP, PRODUCE_TYPE, MARKET_SALE, TREASURY_SHIFT, LOSE_GOOD, LOSE_FAVOR),  # 17
    ),
)
