"""The rules of Lisboa, a module for each part of the rulebook, in its order: setup (2), turns (3), stock and portfolio
(4), payments (5), sales (6), trade (7), state, ships, production and church (8), visits and follows (9), stores (10),
decrees (11), openings (12), sponsoring (13), displays (14), periods (15), ending and scoring (16), rewards, effects and
goals (17). What serves several chapters: choices has what all decisions have in common, best_case what 3.5 looks ahead
with, effect_kinds what the table of effects is made of, counting what decrees look at, printed what a card or tile
shows, and hidden what a seat cannot know. Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .church import Cardinal, ChurchScoring, ClergyTile, GiveUp, Icons, LoseClergy
from .decrees import Decree, ExtraDecree, Search
from .follows import Follow, FollowAction, FollowCost, Follows
from .openings import CityScores, Complete, NextBuilding, Site
from .payments import Pay
from .periods import EndPeriod, NewPeriod, Throw, ThrownReward
from .portfolio import Fit, Slot
from .production import Extra
from .rewards import FromPile, GoodChoice, LoseFavor, LoseGood, MarketSale, ProduceType, Reward, TreasuryShift
from .sales import Sell
from .setup import Draft, DraftKeep, FirstTile, KeepClergy, LayCards, LayOut
from .ships import Ship, ShipGoods, ShipReady
from .sponsoring import AnyState, EventPart, PayFee
from .state import Officials, RoyalFavor, TakePlan, Withdraw
from .stores import Cube, House, PlaceTile, Store, StoreScores
from .trade import Business, Trade
from .turns import BeginTurn, EndTurn, NextTurn, PlayCard, TakeCard
from .visits import FreeAction, Second, VisitCost

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("set-up", KeepClergy, LayOut, Draft, DraftKeep, LayCards, FirstTile),),  # 2
    round=(
        Stage("begin a turn", BeginTurn),  # 3
        Stage("play a card", PlayCard),  # 3
        Stage("take a card", TakeCard),  # 14
        Stage("end a turn", EndTurn, EndPeriod, Throw, ThrownReward, NewPeriod, NextTurn),  # 14, 15
    ),
    within=(
        *(Slot, Fit, Pay),  # 4, 5
        *(Business, Sell, Trade),  # 6, 7
        *(Officials, Withdraw, TakePlan, RoyalFavor, Ship, ShipGoods, ShipReady, Extra),  # 8
        *(Cardinal, ClergyTile, Icons, ChurchScoring, GiveUp, LoseClergy),  # 8
        *(VisitCost, FreeAction, Second, Follows, Follow, FollowCost, FollowAction),  # 9
        *(Store, PlaceTile, Cube, House, StoreScores),  # 10
        *(Search, Decree, ExtraDecree),  # 11
        *(Site, Complete, CityScores, NextBuilding),  # 12
        *(PayFee, EventPart, AnyState),  # 13
        *(Reward, GoodChoice, FromPile, ProduceType, MarketSale, TreasuryShift, LoseGood, LoseFavor),  # 17
    ),
)
