"""Chapter 7, the die: whether there is something to roll for, coins for a higher value, and what the value brings. The
two cards that work with every roll are here, too: Architect (13.5) and Patriarch (13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..moves import RaiseBy
from .plantations import brings_more, harvest, yield_of
from .powers import any_power, coins_in_reach
from .steps import AtPlace
from .venues import Offer, can_win_card, climb, die_needed, next_level, takes_offer

if TYPE_CHECKING:
    from ..position import PalacioPosition


def worth_rolling(pos: PalacioPosition, seat: int, place: int) -> bool:
    """7.1: not for a resource that has run out, a card that is not there, an offer that is out of reach, or from the
    rectangle, above which there is no level."""
    box = pos.box
    if box.is_plantation[place]:
        return yield_of(pos, place, box.most_value) > 0  # 1.3
    if takes_offer(pos, seat, place):
        return can_win_card(pos, seat, place, coins_in_reach(pos, seat))  # 10.3, 11.2, 11.3
    return next_level(pos, seat, place) < len(box.level_die[box.venue_at[place]])  # 10.1


def event_without_roll(pos: PalacioPosition, seat: int, place: int) -> events.SupplyEmpty | events.ClimbMissed:
    """7.1: the event that tells of a worker who does not roll."""
    box = pos.box
    if box.is_plantation[place]:
        return events.SupplyEmpty(seat, box.locations[place], box.goods[box.harvest[place]])  # 1.3
    return events.ClimbMissed(seat, box.locations[place])  # 10.3, 11.2, 11.3


def roll(pos: PalacioPosition, seat: int, place: int, chance: Chance, journal: Journal | None) -> None:
    """7.1: once for each worker."""
    box = pos.box
    die = chance.roll(box.sides)
    bonus = die_bonus(pos, seat)
    if journal:
        journal.add(events.DieRolled(seat, box.locations[place], die, bonus))
    pos.push(Raise(seat, place, die + bonus))  # 13.5


class RaiseDie(Verb["PalacioPosition", "Raise", RaiseBy]):
    """7.2: so many coins, perhaps none, then the value counts."""

    word: ClassVar[str] = "raise"

    def candidates(self, pos: PalacioPosition, step: Raise) -> list[RaiseBy]:
        return pos.box.moves.raise_by

    def refusal(self, pos: PalacioPosition, step: Raise, move: RaiseBy) -> Refusal | None:
        seat, coins = step.seat, move.coins
        most = pos.box.most_added // added_per_coin(pos, seat)
        if coins > most:  # 7.3
            return Refusal("palacio.7.3", "raise-limit", need=coins, have=most)
        if coins > pos.coins[seat]:  # 7.2
            return Refusal("palacio.7.2", "too-dear", need=coins, have=pos.coins[seat])
        reserved = reserved_coins(pos, seat, step.place)
        spare = max(pos.coins[seat] - reserved, 0)
        if coins > spare:  # 7.4
            terms = (("coins", pos.coins[seat]), ("offer", reserved))
            return Refusal("palacio.7.4", "offer-reserved", coins, spare, terms)
        return None

    def moves(self, pos: PalacioPosition, step: Raise) -> list[RaiseBy]:
        """`refusal` read quickly: from none up to a number, and that is the least of its three limits."""
        most = pos.box.most_added // added_per_coin(pos, step.seat)
        free = pos.coins[step.seat] - reserved_coins(pos, step.seat, step.place)
        most = free if free < most else most
        return pos.box.moves.raise_by[: (most if most > 0 else 0) + 1]

    def quote(self, pos: PalacioPosition, step: Raise, move: RaiseBy) -> Terms:
        place = step.place
        value = die_value(pos, step.seat, step.rolled, move.coins)
        if pos.box.is_plantation[place]:
            return (("price", move.coins), ("value", value), ("yield", yield_of(pos, place, value)))
        return (("price", move.coins), ("value", value), ("needed", die_needed(pos, step.seat, place)))

    def play(self, pos: PalacioPosition, step: Raise, move: RaiseBy, chance: Chance, journal: Journal | None) -> None:
        seat, coins = step.seat, move.coins
        value = die_value(pos, seat, step.rolled, coins)
        pos.coins[seat] -= coins
        if journal and coins:
            journal.add(events.DieRaised(seat, coins, value))
        use_value(pos, seat, step.place, value, journal)


class Raise(AtPlace):
    """7.2: coins for a higher value than `rolled`, once, after the roll; the Architect's 1 is part of it (13.5)."""

    name: ClassVar[str] = "raise"
    carries: ClassVar[tuple[str, ...]] = ("place", "rolled")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (RaiseDie(),)

    def __init__(self, seat: int, place: int, rolled: int, compulsory: bool = False) -> None:
        super().__init__(seat, place, compulsory)
        self.rolled: Final = rolled

    def asks(self, pos: PalacioPosition) -> bool:
        if pos.box.is_plantation[self.place] and not brings_more(pos, self.place, self.rolled):  # 8.1
            return False
        reserved = reserved_coins(pos, self.seat, self.place)
        return pos.coins[self.seat] > reserved or any_power(pos, self.seat)  # 7.4, 13.1

    def run(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        use_value(pos, self.seat, self.place, die_value(pos, self.seat, self.rolled, 0), journal)

    def shows(self, pos: PalacioPosition) -> dict[str, Any]:
        """The roll, with what the Architect added to it and how much of it that is, and the value with every number of
        coins from none to the limit (7.3), whether or not they are there; at a plantation also what that yields."""
        box, seat, place = pos.box, self.seat, self.place
        most = box.most_added // added_per_coin(pos, seat)
        values = [die_value(pos, seat, self.rolled, coins) for coins in range(most + 1)]
        yields = [yield_of(pos, place, value) for value in values] if box.is_plantation[place] else None
        return {"die": self.rolled, "raise": {"bonus": die_bonus(pos, seat), "values": values, "yields": yields}}


def die_bonus(pos: PalacioPosition, seat: int) -> int:
    """13.5: what the Architect adds to every roll."""
    return pos.box.die_bonus if pos.holds(seat, pos.box.die_bonus_card) else 0


def added_per_coin(pos: PalacioPosition, seat: int) -> int:
    """7.2, 13.3: what each coin adds to the die, more with the Patriarch."""
    box = pos.box
    return box.more_per_coin if pos.holds(seat, box.more_per_coin_card) else box.added_per_coin


def die_value(pos: PalacioPosition, seat: int, rolled: int, coins: int) -> int:
    """7.2, 7.3: the roll with so many coins added to it, never more than twelve."""
    value = rolled + coins * added_per_coin(pos, seat)
    return value if value < pos.box.most_value else pos.box.most_value


def reserved_coins(pos: PalacioPosition, seat: int, place: int) -> int:
    """7.4: what the offer will take from the same purse."""
    return pos.box.coin_offer_at[place] if takes_offer(pos, seat, place) else 0


def use_value(pos: PalacioPosition, seat: int, place: int, value: int, journal: Journal | None) -> None:
    """8.1, 10.2, 10.4, 11.2: what the value of the die brings: resources, a level, or the choice to pay the offer for a
    card; too low a value brings nothing."""
    box = pos.box
    if box.is_plantation[place]:
        harvest(pos, seat, place, value, journal)  # 8.1
    elif value < die_needed(pos, seat, place):  # 10.2, 10.4, 11.2
        if journal:
            journal.add(events.ClimbMissed(seat, box.locations[place]))
    elif takes_offer(pos, seat, place):
        pos.push(Offer(seat, place))  # 10.4, 11.2
    else:
        climb(pos, seat, place, journal)  # 10.2
