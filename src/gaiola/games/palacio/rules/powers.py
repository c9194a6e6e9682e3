"""Chapter 13, the powers that a holder may use at any decision of the own resolution, beside the answers: Secretary,
Marquise and Marquis. The King's worker is in hiring and placing, Architect and Patriarch are in die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Step
from ....kernel.verbs import Aside, Verb, Verbs
from .. import events, moves
from ..constants import EXCHANGE, GIFTS, IN_PLACE, LOSSES
from .scoring import score
from .steps import PalacioStep
from .supply import return_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def unusable(pos: PalacioPosition, seat: int, rule: str, card: int, used: int, most: int) -> Refusal | None:
    """The card of a power that is not held, or has been used as often as it may be."""
    if not pos.holds(seat, card):
        return Refusal(rule, "card-not-held")
    return Refusal(rule, "limit-reached", need=used + 1, have=most) if used >= most else None


def no_exchange(pos: PalacioPosition, seat: int) -> Refusal | None:
    """Why the Secretary exchanges nothing for this seat, if so."""
    box = pos.box
    return unusable(pos, seat, "palacio.13.4", box.exchange_card, pos.exchanges, box.most_exchanges)  # 13.4


class ExchangeForPoints(Verb["PalacioPosition", Step["PalacioPosition"], Move]):
    """13.4: the Secretary takes coins for points."""

    word: ClassVar[str] = "exchange-points"

    def candidates(self, pos: PalacioPosition, step: Step[PalacioPosition]) -> list[Move]:
        return [pos.box.moves.exchange_points] if pos.holds(step.seat, pos.box.exchange_card) else []

    def refusal(self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move) -> Refusal | None:
        coins, needed = pos.coins[step.seat], pos.box.exchange_coins
        refusal = no_exchange(pos, step.seat)
        if refusal is None and coins < needed:
            return Refusal("palacio.13.4", "too-dear", need=needed, have=coins)
        return refusal

    def quote(self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move) -> Terms:
        return (("coins", -pos.box.exchange_coins), ("points", pos.box.exchange_points))

    def play(
        self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move, chance: Chance, journal: Journal | None
    ) -> None:
        seat, coins, points = step.seat, pos.box.exchange_coins, pos.box.exchange_points
        pos.exchanges += 1
        pos.coins[seat] -= coins
        score(pos, seat, EXCHANGE, points)
        if journal:
            journal.add(events.ExchangedCoins(seat, coins, points))


class ExchangeForCoins(Verb["PalacioPosition", Step["PalacioPosition"], Move]):
    """13.4: the Secretary takes points for coins."""

    word: ClassVar[str] = "exchange-coins"

    def candidates(self, pos: PalacioPosition, step: Step[PalacioPosition]) -> list[Move]:
        return [pos.box.moves.exchange_coins] if pos.holds(step.seat, pos.box.exchange_card) else []

    def refusal(self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move) -> Refusal | None:
        points, needed = pos.points[step.seat], pos.box.exchange_points
        refusal = no_exchange(pos, step.seat)
        if refusal is None and points < needed:  # 1.4
            return Refusal("palacio.13.4", "too-few-points", need=needed, have=points)
        return refusal

    def quote(self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move) -> Terms:
        return (("coins", pos.box.exchange_coins), ("points", -pos.box.exchange_points))

    def play(
        self, pos: PalacioPosition, step: Step[PalacioPosition], move: Move, chance: Chance, journal: Journal | None
    ) -> None:
        seat, coins, points = step.seat, pos.box.exchange_coins, pos.box.exchange_points
        pos.exchanges += 1
        pos.coins[seat] += coins
        score(pos, seat, EXCHANGE, -points)
        if journal:
            journal.add(events.ExchangedPoints(seat, coins, points))


class GiveProduct(Verb["PalacioPosition", Step["PalacioPosition"], moves.Gift]):
    """13.6: the Marquise takes a product for points."""

    word: ClassVar[str] = "gift"

    def candidates(self, pos: PalacioPosition, step: Step[PalacioPosition]) -> list[moves.Gift]:
        if not pos.holds(step.seat, pos.box.gift_card):
            return []
        return [pos.box.moves.gift[good] for good in pos.box.products]

    def refusal(self, pos: PalacioPosition, step: Step[PalacioPosition], move: moves.Gift) -> Refusal | None:
        box, seat, good = pos.box, step.seat, move.good
        refusal = unusable(pos, seat, "palacio.13.6", box.gift_card, pos.gifts, box.most_gifts)  # 13.6
        if refusal is None and (good not in box.products or not pos.goods[seat * len(box.goods) + good]):
            return Refusal("palacio.13.6", "not-held", need=1, have=0)
        return refusal

    def quote(self, pos: PalacioPosition, step: Step[PalacioPosition], move: moves.Gift) -> Terms:
        return (("points", pos.box.gift_points),)

    def play(
        self,
        pos: PalacioPosition,
        step: Step[PalacioPosition],
        move: moves.Gift,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        pos.gifts += 1
        return_goods(pos, step.seat, move.good, 1)
        score(pos, step.seat, GIFTS, pos.box.gift_points)
        if journal:
            journal.add(events.GiftGiven(step.seat, pos.box.goods[move.good], pos.box.gift_points))


class UseMarquis(Verb["PalacioPosition", Step["PalacioPosition"], moves.Marquis]):
    """13.7: the Marquis goes back to the Fishing House and lowers the cubes of opponents at a venue."""

    word: ClassVar[str] = "marquis"

    def candidates(self, pos: PalacioPosition, step: Step[PalacioPosition]) -> list[moves.Marquis]:
        if not pos.holds(step.seat, pos.box.lowering_card):
            return []
        return [pos.box.moves.marquis[place] for place in pos.box.venues]

    def refusal(self, pos: PalacioPosition, step: Step[PalacioPosition], move: moves.Marquis) -> Refusal | None:
        if not pos.holds(step.seat, pos.box.lowering_card):
            return Refusal("palacio.13.7", "card-not-held")  # 13.7
        if not lowered_by_marquis(pos, step.seat, move.location):
            return Refusal("palacio.13.7", "nobody-to-lower", need=1, have=0)
        return None

    def quote(self, pos: PalacioPosition, step: Step[PalacioPosition], move: moves.Marquis) -> Terms:
        return (("card", -pos.box.end_points[pos.box.lowering_card]),)

    def play(
        self,
        pos: PalacioPosition,
        step: Step[PalacioPosition],
        move: moves.Marquis,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        """Cubes lose the level they stood on and its points."""
        box, place, venue = pos.box, move.location, pos.box.venue_at[move.location]
        pos.cards[box.lowering_card] = IN_PLACE  # 11.1, 13.7
        if journal:
            journal.add(events.MarquisUsed(step.seat, box.locations[place]))
        for other in lowered_by_marquis(pos, step.seat, place):
            slot = venue * pos.players + other
            level = pos.cubes[slot] - 1
            lost = min(box.level_points[venue][level], pos.points[other])  # 1.4
            pos.cubes[slot] = level
            score(pos, other, LOSSES, -lost)
            if journal:
                journal.add(events.CubeLowered(other, box.locations[place], level, lost))


class Powers(Aside["PalacioPosition"]):
    """13.1: Secretary, Marquise and Marquis."""

    verbs: ClassVar[Verbs] = (ExchangeForPoints(), ExchangeForCoins(), GiveProduct(), UseMarquis())

    def offered(self, pos: PalacioPosition, step: Step[PalacioPosition]) -> bool:
        box, seat, cards = pos.box, step.seat, pos.cards
        holds = cards[box.exchange_card] == seat or cards[box.gift_card] == seat or cards[box.lowering_card] == seat
        return holds and isinstance(step, PalacioStep) and step.resolving


POWERS: Final = Powers()


def lowered_by_marquis(pos: PalacioPosition, seat: int, place: int) -> list[int]:
    """13.7: opponents with a cube here, but for the one on the rectangle."""
    box, venue = pos.box, pos.box.venue_at[place]
    if venue < 0:
        return []
    last = len(box.level_die[venue])
    return [
        other for other in range(pos.players) if other != seat and 0 < pos.cubes[venue * pos.players + other] < last
    ]


def any_power(pos: PalacioPosition, seat: int) -> bool:
    """13.1: whether this seat could use a power now."""
    box, kinds = pos.box, len(pos.box.goods)
    something = pos.coins[seat] >= box.exchange_coins or pos.points[seat] >= box.exchange_points
    if something and pos.holds(seat, box.exchange_card) and pos.exchanges < box.most_exchanges:
        return True
    presents = any(pos.goods[seat * kinds + good] for good in box.products)
    if presents and pos.holds(seat, box.gift_card) and pos.gifts < box.most_gifts:
        return True
    return pos.holds(seat, box.lowering_card) and any(lowered_by_marquis(pos, seat, place) for place in box.venues)


def coins_in_reach(pos: PalacioPosition, seat: int) -> int:
    """11.2: the coins of a seat with all that its cards could still bring: the Marquise (13.6) makes points of
    products, and the Secretary (13.4) coins of points."""
    box, kinds = pos.box, len(pos.box.goods)
    coins, points = pos.coins[seat], pos.points[seat]
    if not pos.holds(seat, box.exchange_card):
        return coins
    if pos.holds(seat, box.gift_card):
        products = sum(pos.goods[seat * kinds + good] for good in box.products)
        points += box.gift_points * min(products, box.most_gifts - pos.gifts)
    return coins + box.exchange_coins * min(points // box.exchange_points, box.most_exchanges - pos.exchanges)
