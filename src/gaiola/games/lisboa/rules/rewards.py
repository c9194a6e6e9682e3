"""Chapter 17, rewards and penalties: each effect of a list is one errand, and what it leaves to decide is a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import CUBE_KINDS, GOOD_KINDS, GOODS, NO_ACTION, NOBLES, NOBODY, PRODUCE
from .choices import Choice, LisboaErrand, LisboaStep, RepeatedChoice
from .production import drop_price, stores_of
from .sales import price_of, sell_to_supply
from .stock import goods_held, lose_good, move_treasury, room_for, take_cube, take_good

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from .effect_kinds import LisboaEffect


UP: Final = 0  # of a move of the Treasury marker


def receive(pos: LisboaPosition, seat: int, effects: list[LisboaEffect]) -> None:
    """4.7: these effects are due, from left to right; so the last is pushed first."""
    for i in range(len(effects) - 1, -1, -1):
        pos.push(Reward(seat, effects[i].number))


class Reward(LisboaErrand):
    """4.4, 4.7, 10.2, 12.2: an effect of the edition, by its number."""

    name: ClassVar[str] = "reward"
    carries: ClassVar[tuple[str, ...]] = ("effect",)
    __slots__ = carries

    def __init__(self, seat: int, effect: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.effect: Final = effect

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        pos.box.effects[self.effect].apply(pos, self.seat, chance, journal)

    def treasury_rise(self, pos: LisboaPosition) -> int:
        brings = pos.box.effects[self.effect].brings
        return brings.treasury_steps + brings.cardinal_moves * pos.box.dearer_by_cardinal


class ChooseGood(Verb["LisboaPosition", "GoodChoice", moves.Good]):
    """17.1: this good, if there is room."""

    word: ClassVar[str] = "good"

    def candidates(self, pos: LisboaPosition, step: GoodChoice) -> list[moves.Good]:
        return pos.box.moves.good

    def refusal(self, pos: LisboaPosition, step: GoodChoice, move: moves.Good) -> Refusal | None:
        if step.distinct and step.chosen >> move.good & 1:
            return Refusal("lisboa.17.1", "chosen-already")
        return None if room_for(pos, step.seat, move.good) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: GoodChoice, move: moves.Good, chance: Chance, journal: Journal | None
    ) -> None:
        take_good(pos, step.seat, move.good, 1, journal)
        if step.left > 1:
            pos.push(GoodChoice(step.seat, step.left - 1, step.chosen | 1 << move.good, step.distinct))


class GoodChoice(Choice):
    """17.1: so many goods to choose, perhaps each a different one; those chosen as bits."""

    name: ClassVar[str] = "good-choice"
    carries: ClassVar[tuple[str, ...]] = ("left", "chosen", "distinct")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (ChooseGood(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = 1 << PRODUCE

    def __init__(self, seat: int, left: int, chosen: int, distinct: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.chosen: Final = chosen
        self.distinct: Final = distinct

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"left": self.left}


class TakeFromPile(Verb["LisboaPosition", "FromPile", moves.Rubble]):
    """17.4: a cube of this kind."""

    word: ClassVar[str] = "rubble"

    def candidates(self, pos: LisboaPosition, step: FromPile) -> list[moves.Rubble]:
        return pos.box.moves.rubble

    def refusal(self, pos: LisboaPosition, step: FromPile, move: moves.Rubble) -> Refusal | None:
        if not pos.pile[move.rubble]:
            return Refusal("lisboa.17.4", "no-cube", need=1, have=0)
        full = pos.rubble[step.seat * CUBE_KINDS + move.rubble] == pos.box.rubble_columns
        return Refusal("lisboa.17.4", "no-space-for-cube") if full else None

    def play(
        self, pos: LisboaPosition, step: FromPile, move: moves.Rubble, chance: Chance, journal: Journal | None
    ) -> None:
        if step.left > 1:
            pos.push(FromPile(step.seat, step.left - 1))
        pos.pile = increased(pos.pile, move.rubble, -1)
        take_cube(pos, step.seat, move.rubble, journal)


class FromPile(RepeatedChoice):
    """17.4: so many cubes from the rubble pile, of kinds for which there is room."""

    name: ClassVar[str] = "from-pile"
    verbs: ClassVar[Verbs] = (TakeFromPile(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = NO_ACTION


def pile_offers(pos: LisboaPosition, seat: int) -> bool:
    """17.4: whether the pile holds a cube of a kind that this seat has room for."""
    room, at = pos.box.rubble_columns, seat * CUBE_KINDS
    return any(pos.pile[kind] and pos.rubble[at + kind] < room for kind in range(CUBE_KINDS))


class ProduceGood(Verb["LisboaPosition", "ProduceType", moves.Produce]):
    """17.5: own stores of this type produce."""

    word: ClassVar[str] = "produce"

    def candidates(self, pos: LisboaPosition, step: ProduceType) -> list[moves.Produce]:
        return pos.box.moves.produce

    def refusal(self, pos: LisboaPosition, step: ProduceType, move: moves.Produce) -> Refusal | None:
        if not stores_of(pos, step.seat, move.good):
            return Refusal("lisboa.17.5", "no-store", need=1, have=0)
        return None if room_for(pos, step.seat, move.good) else Refusal("lisboa.4.8", "no-room", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: ProduceType, move: moves.Produce) -> Terms:
        number = min(stores_of(pos, step.seat, move.good), room_for(pos, step.seat, move.good))
        return ((GOODS[move.good], number),)

    def play(
        self, pos: LisboaPosition, step: ProduceType, move: moves.Produce, chance: Chance, journal: Journal | None
    ) -> None:
        if take_good(pos, step.seat, move.good, stores_of(pos, step.seat, move.good), journal):
            drop_price(pos, move.good, journal)


class ProduceType(Choice):
    """17.5: one type of the own stores."""

    name: ClassVar[str] = "produce-type"
    verbs: ClassVar[Verbs] = (ProduceGood(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = 1 << PRODUCE


class SellToSupply(Verb["LisboaPosition", "MarketSale", moves.Market]):
    """17.6: this good, without a ship."""

    word: ClassVar[str] = "market"

    def candidates(self, pos: LisboaPosition, step: MarketSale) -> list[moves.Market]:
        return pos.box.moves.market

    def refusal(self, pos: LisboaPosition, step: MarketSale, move: moves.Market) -> Refusal | None:
        held = pos.goods[step.seat * GOOD_KINDS + move.good]
        return None if held else Refusal("lisboa.17.6", "no-good", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: MarketSale, move: moves.Market) -> Terms:
        return (("reis", price_of(pos, step.seat, move.good, NOBODY, step.bonus)),)

    def play(
        self, pos: LisboaPosition, step: MarketSale, move: moves.Market, chance: Chance, journal: Journal | None
    ) -> None:
        sell_to_supply(pos, step.seat, move.good, step.bonus, journal)
        if step.left > 1:
            pos.push(MarketSale(step.seat, step.left - 1, step.bonus))


class EndMarketSale(Verb["LisboaPosition", "MarketSale", Move]):
    """17.6: nothing more; 13.2: as part of an event, not before one is sold."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: MarketSale) -> list[Move]:
        return [pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, step: MarketSale, move: Move) -> Refusal | None:
        return Refusal("lisboa.13.2", "at-least-one", need=1, have=0) if step.one_due else None

    def play(self, pos: LisboaPosition, step: MarketSale, move: Move, chance: Chance, journal: Journal | None) -> None:
        pass


class MarketSale(LisboaStep):
    """17.6: up to so many goods to the supply, with a bonus of réis for each; perhaps at least one is due."""

    name: ClassVar[str] = "market-sale"
    carries: ClassVar[tuple[str, ...]] = ("left", "bonus", "one_due")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (SellToSupply(), EndMarketSale())

    def __init__(self, seat: int, left: int, bonus: int, one_due: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.bonus: Final = bonus
        self.one_due: Final = one_due

    def asks(self, pos: LisboaPosition) -> bool:
        return goods_held(pos, self.seat) > 0

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"bonus": self.bonus, "left": self.left}


class ShiftTreasury(Verb["LisboaPosition", "TreasuryShift", moves.Treasury]):
    """17.7: in this direction."""

    word: ClassVar[str] = "treasury"

    def candidates(self, pos: LisboaPosition, step: TreasuryShift) -> list[moves.Treasury]:
        return pos.box.moves.treasury

    def refusal(self, pos: LisboaPosition, step: TreasuryShift, move: moves.Treasury) -> Refusal | None:
        edge = len(pos.box.treasury_value) - 1 if move.direction == UP else 0
        return Refusal("lisboa.1.6", "end-of-track") if pos.treasury == edge else None

    def quote(self, pos: LisboaPosition, step: TreasuryShift, move: moves.Treasury) -> Terms:
        values = pos.box.treasury_value
        to = pos.treasury + (step.steps if move.direction == UP else -step.steps)
        return (("treasury", values[max(0, min(len(values) - 1, to))]),)

    def play(
        self, pos: LisboaPosition, step: TreasuryShift, move: moves.Treasury, chance: Chance, journal: Journal | None
    ) -> None:
        move_treasury(pos, step.steps if move.direction == UP else -step.steps, journal)


class TreasuryShift(Choice):
    """17.7: so many steps up or down."""

    name: ClassVar[str] = "treasury-shift"
    carries: ClassVar[tuple[str, ...]] = ("steps",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (ShiftTreasury(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = NO_ACTION

    def __init__(self, seat: int, steps: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.steps: Final = steps

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return self.steps


# ---- 17.8: losses


class ReturnGood(Verb["LisboaPosition", "LoseGood", moves.Return]):
    """17.8: a good of this type."""

    word: ClassVar[str] = "return"

    def candidates(self, pos: LisboaPosition, step: LoseGood) -> list[moves.Return]:
        return pos.box.moves.give_back

    def refusal(self, pos: LisboaPosition, step: LoseGood, move: moves.Return) -> Refusal | None:
        held = pos.goods[step.seat * GOOD_KINDS + move.good]
        return None if held else Refusal("lisboa.17.8", "no-good", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: LoseGood, move: moves.Return, chance: Chance, journal: Journal | None
    ) -> None:
        lose_good(pos, step.seat, move.good, 1, journal)
        if step.left > 1:
            pos.push(LoseGood(step.seat, step.left - 1))


class LoseGood(RepeatedChoice):
    """17.8: so many goods of the owner's choice."""

    name: ClassVar[str] = "lose-good"
    verbs: ClassVar[Verbs] = (ReturnGood(),)


class ReturnFavor(Verb["LisboaPosition", "LoseFavor", moves.ReturnFavor]):
    """17.8: the favor of this Noble."""

    word: ClassVar[str] = "return-favor"

    def candidates(self, pos: LisboaPosition, step: LoseFavor) -> list[moves.ReturnFavor]:
        return pos.box.moves.return_favor

    def refusal(self, pos: LisboaPosition, step: LoseFavor, move: moves.ReturnFavor) -> Refusal | None:
        held = pos.favors[step.seat * len(NOBLES) + move.noble]
        return None if held else Refusal("lisboa.17.8", "no-favor", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: LoseFavor, move: moves.ReturnFavor, chance: Chance, journal: Journal | None
    ) -> None:
        return_favor(pos, step.seat, move.noble, journal)
        if step.left > 1:
            pos.push(LoseFavor(step.seat, step.left - 1))


class LoseFavor(RepeatedChoice):
    """17.8: so many favors of the owner's choice."""

    name: ClassVar[str] = "lose-favor"
    verbs: ClassVar[Verbs] = (ReturnFavor(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = NO_ACTION


def return_favor(pos: LisboaPosition, seat: int, noble: int, journal: Journal | None) -> None:
    """9.5, 17.8: the favor goes back to its stack."""
    pos.favors = increased(pos.favors, seat * len(NOBLES) + noble, -1)
    pos.favor_stack = increased(pos.favor_stack, noble, 1)
    if journal:
        journal.add(events.FavorReturned(seat, NOBLES[noble]))
