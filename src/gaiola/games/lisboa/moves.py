"""The moves of Lisboa, as tables that rules look up: `visit[card]`, `load[good * berths + berth]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Move, Param, Vocabulary
from .constants import (
    ARCHITECTS,
    CARD_TYPES,
    DOCKS,
    GOODS,
    HOUSE_GROUPS,
    LINES,
    NOBLE_ACTIONS,
    NOBLES,
    RUBBLE,
    SLOT_NAMES,
    STATE_ACTIONS,
)

if TYPE_CHECKING:
    from .box import LisboaBox

MOST_PAID: Final = 40  # of a visit's cost in réis


class KeepClergy(Move):
    clergy: int


class Keep(Move):
    card: int


class PlayedCard(Move):
    """Of the hand: for gold, to the portfolio, to a Noble, for its event."""

    card: int


class Replace(Move):
    slot: int


class Upgrade(Move):
    slot: int


class Discard(Move):
    slot: int


class Load(Move):
    good: int
    berth: int


class Market(Move):
    good: int


class Trade(Move):
    action: int
    good: int


class State(Move):
    action: int


class Noble(Move):
    action: int


class Official(Move):
    noble: int


class Plan(Move):
    architect: int


class PayGood(Move):
    good: int


class Extra(Move):
    good: int


class Cardinal(Move):
    steps: int


class Clergy(Move):
    space: int


class GiveUp(Move):
    clergy: int


class Favor(Move):
    noble: int


class Pay(Move):
    influence: int


class PayVisit(Move):
    reis: int


class Build(Move):
    land: int
    street: int


class Cube(Move):
    line: int
    rubble: int


class House(Move):
    group: int


class Decree(Move):
    decree: int


class Open(Move):
    site: int


class Complete(Move):
    plan: int


class Withdraw(Move):
    place: int


class Good(Move):
    good: int


class Rubble(Move):
    rubble: int


class Produce(Move):
    good: int


class Treasury(Move):
    direction: int


class Return(Move):
    good: int


class ReturnFavor(Move):
    noble: int


class Lose(Move):
    clergy: int


class Take(Move):
    pile: int


class Throw(Move):
    card: int


class Reward(Move):
    card: int


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "LisboaBox") -> None:
        define, word = vocabulary.define, vocabulary.word
        card = Param("card", box.cards)
        good = Param("good", GOODS)
        clergy = Param("clergy", box.clergy)
        noble = Param("noble", NOBLES)
        slot = Param("slot", SLOT_NAMES)
        kind = Param("rubble", RUBBLE)
        # set-up
        self.keep_clergy: Final = define(KeepClergy, "keep-clergy", clergy)
        self.keep: Final = define(Keep, "keep", card)
        # a card, 3.3 to 4.6, 9.1, 13.1
        self.gold: Final = define(PlayedCard, "gold", card)
        self.portfolio: Final = define(PlayedCard, "portfolio", card)
        self.visit: Final = define(PlayedCard, "visit", card)
        self.sponsor: Final = define(PlayedCard, "sponsor", card)
        self.tuck: Final = word("tuck", touch="slot:free")
        self.replace: Final = define(Replace, "replace", slot)
        self.upgrade: Final = define(Upgrade, "upgrade", Param("slot", SLOT_NAMES[:DOCKS]))
        self.discard: Final = define(Discard, "discard", slot)
        # selling and trading
        self.load: Final = define(Load, "load", good, Param("berth", box.berths))
        self.market: Final = define(Market, "market", good)
        self.trade: Final = define(Trade, "trade", Param("action", STATE_ACTIONS), good)
        self.done: Final = word("done")
        self.skip: Final = word("skip")
        # State actions
        self.state: Final = define(State, "state", Param("action", STATE_ACTIONS))
        self.noble: Final = define(Noble, "noble", Param("action", NOBLE_ACTIONS))
        self.official: Final = define(Official, "official", Param("noble", NOBLES, "office"))
        self.plan: Final = define(Plan, "plan", Param("architect", ARCHITECTS))
        self.pay_good: Final = define(PayGood, "pay-good", good)
        self.extra: Final = define(Extra, "extra", good)
        self.cardinal: Final = define(
            Cardinal, "cardinal", Param("steps", [str(n + 1) for n in range(len(box.ring_names))])
        )
        self.clergy: Final = define(Clergy, "clergy", Param("space", box.ring_names))
        self.give_up: Final = define(GiveUp, "give-up", clergy)
        self.favor: Final = define(Favor, "favor", noble)
        # payments and visits
        self.pay: Final = define(Pay, "pay", Param("influence", [str(n) for n in range(box.most_cash + 1)]))
        self.pay_visit: Final = define(PayVisit, "pay-visit", Param("reis", [str(n) for n in range(MOST_PAID + 1)]))
        self.follow: Final = word("follow")
        self.follow_keep: Final = word("follow-keep")
        self.decline: Final = word("decline")
        # Noble actions
        self.build: Final = define(Build, "build", Param("land", box.lands), Param("street", GOODS, "tile"))
        self.cube: Final = define(Cube, "cube", Param("line", LINES), kind)
        self.house: Final = define(House, "house", Param("group", HOUSE_GROUPS))
        self.decree: Final = define(Decree, "decree", Param("decree", box.decrees))
        self.marker: Final = word("marker")
        self.open: Final = define(Open, "open", Param("site", box.sites))
        self.complete: Final = define(Complete, "complete", Param("plan", box.plans))
        self.withdraw: Final = define(Withdraw, "withdraw", Param("place", box.staff_places))
        self.part: Final = word("part")
        # rewards and penalties
        self.good: Final = define(Good, "good", good)
        self.rubble: Final = define(Rubble, "rubble", kind)
        self.produce: Final = define(Produce, "produce", good)
        self.treasury: Final = define(Treasury, "treasury", Param("direction", ["up", "down"]))
        self.give_back: Final = define(Return, "return", good)
        self.return_favor: Final = define(ReturnFavor, "return-favor", noble)
        self.lose: Final = define(Lose, "lose", clergy)
        # the display and the end of the period
        self.take: Final = define(Take, "take", Param("pile", CARD_TYPES))
        self.throw: Final = define(Throw, "throw", card)
        self.reward: Final = define(Reward, "reward", card)
