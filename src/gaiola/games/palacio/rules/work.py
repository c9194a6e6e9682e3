"""What a worker does where it stands: plantations, mills, venues, the Fishing House and the creek; and the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, LastChance, Step
from .. import events
from ..constants import COINS, IN_PLACE, NOBODY, PRODUCTION, VENUES
from .powers import any_power, coins_in_reach
from .scoring import score
from .supply import in_supply, return_goods, take_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def resolve(pos: PalacioPosition, seat: int, place: int, chance: Chance, journal: Journal | None) -> None:
    """6.2: the worker acts and goes home, unless it stays in a mill."""
    box = pos.box
    mill = box.mill_at[place]
    if mill >= 0 and pos.second[mill] == seat and pos.started[mill] < pos.round:
        finish_production(pos, seat, mill, journal)
        return
    pos.workers[place * pos.players + seat] -= 1
    if mill >= 0:
        begin_production(pos, seat, place, journal)
    elif place == box.creek:
        pos.push(Frame(SELL, seat))
    elif worth_rolling(pos, seat, place):
        roll(pos, seat, place, chance, journal)
    elif journal is not None:
        journal.add(missed(pos, seat, place))


def worth_rolling(pos: PalacioPosition, seat: int, place: int) -> bool:
    """7.1, 10.3, 11.1: not for goods that have run out, a card that is not there or an offer that is out of reach."""
    box = pos.box
    if box.is_plantation[place]:
        return yield_of(pos, place, box.most_value) > 0
    if place == box.fishing_house or on_last_level(pos, seat, place):
        there = pos.cards[box.card_at[place]] == IN_PLACE
        return there and missing(pos, seat, place, coins_in_reach(pos, seat)) is None  # 13.1
    return next_level(pos, seat, place) < len(box.level_die[box.venue_at[place]])


def missed(pos: PalacioPosition, seat: int, place: int) -> events.SupplyEmpty | events.ClimbMissed:
    """What is told of a worker for whom there is nothing to roll for."""
    box = pos.box
    if box.is_plantation[place]:
        return events.SupplyEmpty(seat, box.locations[place], box.goods[box.harvest[place]])
    return events.ClimbMissed(seat, box.locations[place])  # 10.3, 11.3


# ---- 7: the die


def roll(pos: PalacioPosition, seat: int, place: int, chance: Chance, journal: Journal | None) -> None:
    """7.1: once for each worker."""
    box = pos.box
    die = chance.roll(box.sides)
    bonus = box.bonus if pos.holds(seat, box.die_bonus_card) else 0  # 13.5
    if journal is not None:
        journal.add(events.DieRolled(seat, box.locations[place], die, bonus))
    pos.push(Frame(RAISE, seat, place, die + bonus))


class Raise(Step["PalacioPosition"]):
    """7.2: coins for a higher value, once, after the roll. `a` is the place, `b` the die."""

    name: ClassVar[str] = "raise"
    verbs: ClassVar[tuple[str, ...]] = ("raise",)

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        if pos.box.is_plantation[frame.a] and not brings_more(pos, frame):
            return False
        reserved = reserved_coins(pos, frame.seat, frame.a)
        return pos.coins[frame.seat] > reserved or any_power(pos, frame.seat)

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        act_on(pos, frame.seat, frame.a, die_value(pos, frame.seat, frame.b, 0), journal)

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.raise_by

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        seat, coins = frame.seat, move.a
        most = pos.box.most_added // step_of(pos, seat)
        if coins > most:  # 7.3
            return Refusal("palacio.7.3", "raise-limit", need=coins, have=most)
        if coins > pos.coins[seat]:  # 7.2
            return Refusal("palacio.7.2", "too-dear", need=coins, have=pos.coins[seat])
        reserved = reserved_coins(pos, seat, frame.a)
        spare = max(pos.coins[seat] - reserved, 0)
        if coins > spare:  # 7.4
            terms = (("coins", pos.coins[seat]), ("offer", reserved))
            return Refusal("palacio.7.4", "offer-reserved", coins, spare, terms)
        return None

    def moves(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        most = pos.box.most_added // step_of(pos, frame.seat)
        free = pos.coins[frame.seat] - reserved_coins(pos, frame.seat, frame.a)
        most = free if free < most else most
        return pos.box.moves.raise_by[: (most if most > 0 else 0) + 1]

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        box, place = pos.box, frame.a
        value = die_value(pos, frame.seat, frame.b, move.a)
        if box.is_plantation[place]:
            return (("price", move.a), ("value", value), ("yield", yield_of(pos, place, value)))
        return (("price", move.a), ("value", value), ("needed", die_needed(pos, frame.seat, place)))

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, coins = frame.seat, move.a
        value = die_value(pos, seat, frame.b, coins)
        pos.coins[seat] -= coins
        if journal is not None and coins:
            journal.add(events.DieRaised(seat, coins, value))
        act_on(pos, seat, frame.a, value, journal)


def step_of(pos: PalacioPosition, seat: int) -> int:
    """13.3: with the Patriarch a coin counts double."""
    box = pos.box
    return box.cheap_step if pos.holds(seat, box.cheap_step_card) else box.step


def die_value(pos: PalacioPosition, seat: int, die: int, coins: int) -> int:
    """7.3: never more than twelve."""
    value = die + coins * step_of(pos, seat)
    return value if value < pos.box.most_value else pos.box.most_value


def reserved_coins(pos: PalacioPosition, seat: int, place: int) -> int:
    """7.4: what the offer will take from the same purse."""
    box = pos.box
    if place == box.fishing_house or on_last_level(pos, seat, place):
        return box.coin_offer_at[place]
    return 0


def act_on(pos: PalacioPosition, seat: int, place: int, value: int, journal: Journal | None) -> None:
    """What the die's value brings."""
    box = pos.box
    if box.is_plantation[place]:
        harvest(pos, seat, place, value, journal)
    elif value < die_needed(pos, seat, place):
        if journal is not None:
            journal.add(events.ClimbMissed(seat, box.locations[place]))
    elif place == box.fishing_house or on_last_level(pos, seat, place):
        pos.push(Frame(OFFER, seat, place))  # 10.4, 11.2
    else:
        climb(pos, seat, place, journal)  # 10.2


# ---- 8: plantations


def yield_of(pos: PalacioPosition, place: int, value: int) -> int:
    """8.1, 8.2, 1.3: whole units, as many as the supply has; the rest of the die is lost."""
    box = pos.box
    return in_supply(pos, box.harvest[place], value // box.per_unit[place])


def brings_more(pos: PalacioPosition, frame: Frame) -> bool:
    """Whether a higher value than the one rolled could still bring more: not if the roll takes the last of a good."""
    return yield_of(pos, frame.a, frame.b) < yield_of(pos, frame.a, pos.box.most_value)


def harvest(pos: PalacioPosition, seat: int, place: int, value: int, journal: Journal | None) -> None:
    """8.1: what the die's value yields."""
    box = pos.box
    good = box.harvest[place]
    amount = take_goods(pos, seat, good, yield_of(pos, place, value))
    if journal is not None:
        journal.add(events.Harvested(seat, box.locations[place], box.goods[good], amount))


# ---- 9: mills


def begin_production(pos: PalacioPosition, seat: int, place: int, journal: Journal | None) -> None:
    """9.1 to 9.3, first round."""
    box = pos.box
    mill = box.mill_at[place]
    if has_resources(pos, seat, mill) and pos.coins[seat] >= box.fee[mill]:
        pos.push(Frame(PRODUCE, seat, place))
        return
    leave_mill(pos, seat, mill)
    good, lost = box.input_good[mill], lost_unpaid(pos, seat, mill)
    if lost:
        return_goods(pos, seat, good, lost)
        if journal is not None:
            journal.add(events.ResourcesLost(seat, box.locations[place], box.goods[good], lost))
    elif journal is not None:
        journal.add(events.ProductionMissed(seat, box.locations[place]))  # 9.2


def has_resources(pos: PalacioPosition, seat: int, mill: int) -> bool:
    """9.1: all that the mill works up."""
    box = pos.box
    return pos.goods[seat * len(box.goods) + box.input_good[mill]] >= box.input_amount[mill]


def lost_unpaid(pos: PalacioPosition, seat: int, mill: int) -> int:
    """9.3: the resources that a worker who begins here now would lose for want of coins."""
    box = pos.box
    if box.keeps_unpaid or pos.coins[seat] >= box.fee[mill] or not has_resources(pos, seat, mill):
        return 0
    return box.input_amount[mill]


def terms_of(pos: PalacioPosition, seat: int, place: int) -> Terms:
    """What is known before a worker is resolved: that it will lose the resources of a mill."""
    box, mill = pos.box, pos.box.mill_at[place]
    if mill < 0 or not pos.workers[place * pos.players + seat]:
        return ()
    lost = lost_unpaid(pos, seat, mill)
    return (("price", box.fee[mill]), ("missing", box.fee[mill] - pos.coins[seat]), ("lost", lost)) if lost else ()


def leave_mill(pos: PalacioPosition, seat: int, mill: int) -> None:
    """The worker goes home; if it was the King's, his is free again."""
    if pos.king_mill == mill:
        pos.king_mill = NOBODY


class Produce(Step["PalacioPosition"]):
    """9.1, 9.2: put the resources down and pay, or not. `a` is the place."""

    name: ClassVar[str] = "produce"
    verbs: ClassVar[tuple[str, ...]] = ("produce", "decline")

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.produce, pos.box.moves.decline]

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        box, mill = pos.box, pos.box.mill_at[frame.a]
        if move is box.moves.produce and pos.coins[frame.seat] < box.fee[mill]:  # a power may have spent them
            return Refusal("palacio.9.3", "too-dear", need=box.fee[mill], have=pos.coins[frame.seat])
        return None

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        box, mill = pos.box, pos.box.mill_at[frame.a]
        if move is box.moves.decline:
            return ()
        return (("price", box.fee[mill]), ("points", box.product_points[mill]))

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, mill = pos.box, frame.seat, pos.box.mill_at[frame.a]
        if move is box.moves.decline:
            leave_mill(pos, seat, mill)
            if journal is not None:
                journal.add(events.ProductionMissed(seat, box.locations[frame.a]))
            return
        good, amount = box.input_good[mill], box.input_amount[mill]
        pos.goods[seat * len(box.goods) + good] -= amount
        pos.coins[seat] -= box.fee[mill]
        pos.second[mill] = seat
        pos.started[mill] = pos.round
        if journal is not None:
            place = box.locations[frame.a]
            journal.add(events.ProductionBegan(seat, place, box.goods[good], amount, box.fee[mill]))


def finish_production(pos: PalacioPosition, seat: int, mill: int, journal: Journal | None) -> None:
    """9.4: the second round."""
    box = pos.box
    pos.supply[box.input_good[mill]] += box.input_amount[mill]
    pos.second[mill] = NOBODY
    leave_mill(pos, seat, mill)
    amount = take_goods(pos, seat, box.output[mill], 1)
    score(pos, seat, PRODUCTION, box.product_points[mill])
    if journal is not None:
        place, good = box.locations[box.mills[mill]], box.goods[box.output[mill]]
        journal.add(events.ProductMade(seat, place, good, amount, box.product_points[mill]))


# ---- 10 and 11: venues and the Fishing House


def next_level(pos: PalacioPosition, seat: int, place: int) -> int:
    """The level above the cube, from 0."""
    return pos.cubes[pos.box.venue_at[place] * pos.players + seat]


def on_last_level(pos: PalacioPosition, seat: int, place: int) -> bool:
    """Whether the next level is the rectangle."""
    venue = pos.box.venue_at[place]
    return venue >= 0 and next_level(pos, seat, place) == len(pos.box.level_die[venue]) - 1


def die_needed(pos: PalacioPosition, seat: int, place: int) -> int:
    """10.1, 11.1: the least value that brings anything here."""
    box = pos.box
    if place == box.fishing_house:
        return box.fishing_die
    return box.level_die[box.venue_at[place]][next_level(pos, seat, place)]


def can_offer(pos: PalacioPosition, seat: int, place: int) -> bool:
    """10.3, 11.2: whether all that the offer takes is there."""
    return missing(pos, seat, place, pos.coins[seat]) is None


def missing(pos: PalacioPosition, seat: int, place: int, coins: int) -> tuple[int, int] | None:
    """10.3, 11.2: how much of something the offer takes and how much is there, if with so many coins it is too
    little."""
    kinds = len(pos.box.goods)
    for what, amount in pos.box.offer_at[place]:
        held = coins if what == COINS else pos.goods[seat * kinds + what]
        if held < amount:
            return amount, held
    return None


def climb(pos: PalacioPosition, seat: int, place: int, journal: Journal | None) -> None:
    """10.1: one level, its points at once."""
    box, venue = pos.box, pos.box.venue_at[place]
    level = next_level(pos, seat, place)
    points = box.level_points[venue][level]
    pos.cubes[venue * pos.players + seat] = level + 1
    score(pos, seat, VENUES, points)
    if journal is not None:
        journal.add(events.LevelClimbed(seat, box.locations[place], level + 1, points))


class Offer(Step["PalacioPosition"]):
    """10.4, 11.2: make the offer and take the card, or stay below. `a` is the place."""

    name: ClassVar[str] = "offer"
    verbs: ClassVar[tuple[str, ...]] = ("offer", "decline")

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.offer, pos.box.moves.decline]

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        lacking = missing(pos, frame.seat, frame.a, pos.coins[frame.seat])
        if move is pos.box.moves.offer and lacking:  # a power may have spent it, or has not brought it yet
            rule = "palacio.11.2" if frame.a == pos.box.fishing_house else "palacio.10.3"
            return Refusal(rule, "offer-missing", *lacking)
        return None

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        box, place = pos.box, frame.a
        if move is box.moves.decline:
            return ()
        venue = box.venue_at[place]
        points = box.level_points[venue][-1] if venue >= 0 else 0
        return (("offer", box.coin_offer_at[place]), ("points", points), ("card", box.end_points[box.card_at[place]]))

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, place = pos.box, frame.seat, frame.a
        if move is box.moves.decline:
            if journal is not None:
                journal.add(events.OfferDeclined(seat, box.locations[place]))
            return
        for what, amount in box.offer_at[place]:
            if what == COINS:
                pos.coins[seat] -= amount
            else:
                return_goods(pos, seat, what, amount)
            if journal is not None:
                good = "coins" if what == COINS else box.goods[what]
                journal.add(events.OfferMade(seat, box.locations[place], good, amount))
        if place != box.fishing_house:
            climb(pos, seat, place, journal)
        pos.cards[box.card_at[place]] = seat  # 10.5
        if journal is not None:
            journal.add(events.CardWon(seat, box.characters[box.card_at[place]]))


# ---- 12: Laje Creek


class Sell(Step["PalacioPosition"]):
    """12.1: one good at a time, then done."""

    name: ClassVar[str] = "sell"
    verbs: ClassVar[tuple[str, ...]] = ("sell", "done")

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        kinds = len(pos.box.goods)
        return any(pos.goods[frame.seat * kinds : (frame.seat + 1) * kinds])

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [*pos.box.moves.sell, pos.box.moves.done]

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "sell" and not pos.goods[frame.seat * len(pos.box.goods) + move.a]:
            return Refusal("palacio.12.1", "not-held", need=1, have=0)  # 12.1
        return None

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        return (("gain", pos.box.prices[move.a]),) if move.verb == "sell" else ()

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        coins = pos.box.prices[move.a]  # 12.2
        return_goods(pos, frame.seat, move.a, 1)
        pos.coins[frame.seat] += coins
        if journal is not None:
            journal.add(events.Sold(frame.seat, pos.box.goods[move.a], coins))
        pos.push(frame)


class Finish(LastChance["PalacioPosition"]):
    """6.3: the last moment for the powers of one's cards this round."""

    name: ClassVar[str] = "finish"
    verbs: ClassVar[tuple[str, ...]] = ("finish",)

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        return any_power(pos, frame.seat)

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.finish]


RAISE: Final = Raise()
PRODUCE: Final = Produce()
OFFER: Final = Offer()
SELL: Final = Sell()
FINISH: Final = Finish()
