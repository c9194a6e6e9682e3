"""Chapter 17, rewards and penalties: each effect of a list is one errand, and what it leaves to decide is a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import CUBES, GOODS, KINDS, NOBLES, NOBODY
from .choices import Choice
from .sales import price_of, sell_to_supply
from .stock import goods_held, lose_good, move_treasury, room_for, take_cube, take_good

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from .effect_kinds import LisboaEffect


def receive(pos: LisboaPosition, seat: int, effects: list[LisboaEffect]) -> None:
    """4.7: these effects are due, from left to right; so the last is pushed first."""
    for i in range(len(effects) - 1, -1, -1):
        pos.push(Frame(REWARD, seat, effects[i].number))


class Reward(Errand["LisboaPosition"]):
    """4.4, 4.7, 10.2, 12.2: effect `a` of the edition."""

    name: ClassVar[str] = "reward"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.box.effects[frame.a].apply(pos, frame.seat, chance, journal)


class GoodChoice(Choice):
    """17.1: `a` goods to choose, each a different one if `c`; `b` those chosen, as bits."""

    name: ClassVar[str] = "good-choice"
    verbs: ClassVar[tuple[str, ...]] = ("good",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.good

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if frame.c and frame.b >> move.a & 1:
            return Refusal("lisboa.17.1", "chosen-already")
        return None if room_for(pos, frame.seat, move.a) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        take_good(pos, frame.seat, move.a, 1, journal)
        if frame.a > 1:
            pos.push(Frame(GOOD_CHOICE, frame.seat, frame.a - 1, frame.b | 1 << move.a, frame.c))


class FromPile(Choice):
    """17.4: `a` cubes from the rubble pile, of kinds for which there is room."""

    name: ClassVar[str] = "from-pile"
    verbs: ClassVar[tuple[str, ...]] = ("rubble",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.rubble

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if not pos.pile[move.a]:
            return Refusal("lisboa.17.4", "no-cube", need=1, have=0)
        full = pos.rubble[frame.seat * CUBES + move.a] == pos.box.rubble_columns
        return Refusal("lisboa.17.4", "no-space-for-cube") if full else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if frame.a > 1:
            pos.push(Frame(FROM_PILE_STEP, frame.seat, frame.a - 1))
        pos.pile[move.a] -= 1
        take_cube(pos, frame.seat, move.a, journal)


def pile_offers(pos: LisboaPosition, seat: int) -> bool:
    """17.4: whether the pile holds a cube of a kind that this seat has room for."""
    room, at = pos.box.rubble_columns, seat * CUBES
    return any(pos.pile[kind] and pos.rubble[at + kind] < room for kind in range(CUBES))


class ProduceType(Choice):
    """17.5: one type of the own stores."""

    name: ClassVar[str] = "produce-type"
    verbs: ClassVar[tuple[str, ...]] = ("produce",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.produce

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if not stores_of(pos, frame.seat, move.a):
            return Refusal("lisboa.17.5", "no-store", need=1, have=0)
        return None if room_for(pos, frame.seat, move.a) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        number = min(stores_of(pos, frame.seat, move.a), room_for(pos, frame.seat, move.a))
        return ((GOODS[move.a], number),)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if take_good(pos, frame.seat, move.a, stores_of(pos, frame.seat, move.a), journal):
            drop_price(pos, move.a, journal)


def stores_of(pos: LisboaPosition, seat: int, good: int) -> int:
    """Own stores that face the street of a good."""
    owner, facing = pos.owner, pos.facing
    return sum([1 for land in range(len(owner)) if owner[land] == seat and facing[land] == good])


def drop_price(pos: LisboaPosition, good: int, journal: Journal | None) -> None:
    """8.10: by one, not below the floor."""
    price = max(pos.box.price_floor, pos.prices[good] - pos.box.price_drop)
    if price != pos.prices[good]:
        pos.prices[good] = price
        if journal is not None:
            journal.add(events.PriceFell(GOODS[good], price))


class MarketSale(Step["LisboaPosition"]):
    """17.6: up to `a` goods to the supply, `b` réis more for each; `c` is 1 if at least one must be sold."""

    name: ClassVar[str] = "market-sale"
    verbs: ClassVar[tuple[str, ...]] = ("market", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return goods_held(pos, frame.seat) > 0

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.market, pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if frame.c else None
        held = pos.goods[frame.seat * KINDS + move.a]
        return None if held else Refusal("lisboa.17.6", "no-good", need=1, have=0)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        return (("reis", price_of(pos, frame.seat, move.a, NOBODY, frame.b)),) if move.verb == "market" else ()

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        sell_to_supply(pos, frame.seat, move.a, frame.b, journal)
        if frame.a > 1:
            pos.push(Frame(MARKET_SALE, frame.seat, frame.a - 1, frame.b))


class TreasuryShift(Choice):
    """17.7: `a` steps up or down."""

    name: ClassVar[str] = "treasury-shift"
    verbs: ClassVar[tuple[str, ...]] = ("treasury",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.treasury

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        edge = len(pos.box.treasury_value) - 1 if move.a == 0 else 0
        return Refusal("lisboa.1.6", "end-of-track") if pos.treasury == edge else None

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        values = pos.box.treasury_value
        to = pos.treasury + (frame.a if move.a == 0 else -frame.a)
        return (("treasury", values[max(0, min(len(values) - 1, to))]),)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        move_treasury(pos, frame.a if move.a == 0 else -frame.a, journal)


# ---- 17.8: losses


class LoseGood(Choice):
    """`a` goods of the owner's choice."""

    name: ClassVar[str] = "lose-good"
    verbs: ClassVar[tuple[str, ...]] = ("return",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.give_back

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        held = pos.goods[frame.seat * KINDS + move.a]
        return None if held else Refusal("lisboa.17.8", "no-good", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        lose_good(pos, frame.seat, move.a, 1, journal)
        if frame.a > 1:
            pos.push(Frame(LOSE_GOOD, frame.seat, frame.a - 1))


class LoseFavor(Choice):
    """`a` favors of the owner's choice."""

    name: ClassVar[str] = "lose-favor"
    verbs: ClassVar[tuple[str, ...]] = ("return-favor",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.return_favor

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        held = pos.favors[frame.seat * len(NOBLES) + move.a]
        return None if held else Refusal("lisboa.17.8", "no-favor", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        return_favor(pos, frame.seat, move.a, journal)
        if frame.a > 1:
            pos.push(Frame(LOSE_FAVOR, frame.seat, frame.a - 1))


def return_favor(pos: LisboaPosition, seat: int, noble: int, journal: Journal | None) -> None:
    """9.5, 17.8: the favor goes back to its stack."""
    pos.favors[seat * len(NOBLES) + noble] -= 1
    pos.favor_stack[noble] += 1
    if journal is not None:
        journal.add(events.FavorReturned(seat, NOBLES[noble]))


REWARD: Final = Reward()
GOOD_CHOICE: Final = GoodChoice()
FROM_PILE_STEP: Final = FromPile()
PRODUCE_TYPE: Final = ProduceType()
MARKET_SALE: Final = MarketSale()
TREASURY_SHIFT: Final = TreasuryShift()
LOSE_GOOD: Final = LoseGood()
LOSE_FAVOR: Final = LoseFavor()
