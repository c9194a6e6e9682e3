"""The moves of Lisboa, as tables that rules look up: `visit[card]`, `load[good * berths + berth]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Param, Vocabulary
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


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "LisboaBox") -> None:
        define = vocabulary.define
        card = Param("card", box.cards)
        good = Param("good", GOODS)
        clergy = Param("clergy", box.clergy)
        noble = Param("noble", NOBLES)
        slot = Param("slot", SLOT_NAMES)
        kind = Param("rubble", RUBBLE)
        # set-up
        self.keep_clergy: Final = define("keep-clergy", clergy)
        self.keep: Final = define("keep", card)
        # a card, 3.3 to 4.6, 9.1, 13.1
        self.gold: Final = define("gold", card)
        self.portfolio: Final = define("portfolio", card)
        self.visit: Final = define("visit", card)
        self.sponsor: Final = define("sponsor", card)
        self.tuck: Final = define("tuck")[0]
        self.replace: Final = define("replace", slot)
        self.upgrade: Final = define("upgrade", Param("slot", SLOT_NAMES[:DOCKS]))
        self.discard: Final = define("discard", slot)
        # selling and trading
        self.load: Final = define("load", good, Param("berth", box.berths))
        self.market: Final = define("market", good)
        self.trade: Final = define("trade", Param("action", STATE_ACTIONS), good)
        self.done: Final = define("done")[0]
        self.skip: Final = define("skip")[0]
        # State actions
        self.state: Final = define("state", Param("action", STATE_ACTIONS))
        self.noble: Final = define("noble", Param("action", NOBLE_ACTIONS))
        self.official: Final = define("official", Param("noble", NOBLES, "office"))
        self.plan: Final = define("plan", Param("architect", ARCHITECTS))
        self.pay_good: Final = define("pay-good", good)
        self.extra: Final = define("extra", good)
        self.cardinal: Final = define("cardinal", Param("steps", [str(n + 1) for n in range(len(box.ring_names))]))
        self.clergy: Final = define("clergy", Param("space", box.ring_names))
        self.give_up: Final = define("give-up", clergy)
        self.favor: Final = define("favor", noble)
        # payments and visits
        self.pay: Final = define("pay", Param("influence", [str(n) for n in range(box.most_cash + 1)]))
        self.pay_visit: Final = define("pay-visit", Param("reis", [str(n) for n in range(MOST_PAID + 1)]))
        self.follow: Final = define("follow")[0]
        self.follow_keep: Final = define("follow-keep")[0]
        self.decline: Final = define("decline")[0]
        # Noble actions
        self.build: Final = define("build", Param("land", box.lands), Param("street", GOODS, "tile"))
        self.cube: Final = define("cube", Param("line", LINES), kind)
        self.house: Final = define("house", Param("group", HOUSE_GROUPS))
        self.decree: Final = define("decree", Param("decree", box.decrees))
        self.marker: Final = define("marker")[0]
        self.open: Final = define("open", Param("site", box.sites))
        self.complete: Final = define("complete", Param("plan", box.plans))
        self.withdraw: Final = define("withdraw", Param("place", box.staff_places))
        self.part: Final = define("part")[0]
        # rewards and penalties
        self.good: Final = define("good", good)
        self.rubble: Final = define("rubble", kind)
        self.produce: Final = define("produce", good)
        self.treasury: Final = define("treasury", Param("direction", ["up", "down"]))
        self.give_back: Final = define("return", good)
        self.return_favor: Final = define("return-favor", noble)
        self.lose: Final = define("lose", clergy)
        # the display and the end of the period
        self.take: Final = define("take", Param("pile", CARD_TYPES))
        self.throw: Final = define("throw", card)
        self.reward: Final = define("reward", card)
