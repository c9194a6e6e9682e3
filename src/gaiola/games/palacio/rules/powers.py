"""The powers of the characters that their holder may use at any decision of the own resolution, beside the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, Step
from .. import events
from ..constants import EXCHANGE, GIFTS, IN_PLACE, LOSSES
from .scoring import score
from .supply import return_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition

RESOLVING: Final = ("worker", "raise", "produce", "offer", "sell", "finish")


class Powers(Step["PalacioPosition"]):
    """13.1: Secretary, Marquise and Marquis; playing one leaves the agenda as it was."""

    name: ClassVar[str] = "powers"
    verbs: ClassVar[tuple[str, ...]] = ("exchange-points", "exchange-coins", "gift", "marquis")

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        box, seat, cards = pos.box, frame.seat, pos.cards
        holds = cards[box.exchange_card] == seat or cards[box.gift_card] == seat or cards[box.lowering_card] == seat
        return holds and frame.step.name in RESOLVING

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        box, moves, tried = pos.box, pos.box.moves, list[Move]()
        if pos.holds(frame.seat, box.exchange_card):
            tried += [moves.exchange_points, moves.exchange_coins]
        if pos.holds(frame.seat, box.gift_card):
            tried += [moves.gift[good] for good in box.products]
        if pos.holds(frame.seat, box.lowering_card):
            tried += [moves.marquis[place] for place in box.venues]
        return tried

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "gift":
            return self._gift_refusal(pos, frame.seat, move.a)
        if move.verb == "marquis":
            return self._marquis_refusal(pos, frame.seat, move.a)
        return self._exchange_refusal(pos, frame.seat, move)

    def _unusable(self, pos: PalacioPosition, seat: int, rule: str, card: int, used: int, most: int) -> Refusal | None:
        """The card of a power that is not held, or has been used as often as it may be."""
        if not pos.holds(seat, card):
            return Refusal(rule, "card-not-held")
        return Refusal(rule, "limit-reached", need=used + 1, have=most) if used >= most else None

    def _exchange_refusal(self, pos: PalacioPosition, seat: int, move: Move) -> Refusal | None:
        box, used = pos.box, pos.exchanges
        refusal = self._unusable(pos, seat, "palacio.13.4", box.exchange_card, used, box.most_exchanges)  # 13.4
        if refusal is not None:
            return refusal
        if move.verb == "exchange-points" and pos.coins[seat] < box.exchange_coins:
            return Refusal("palacio.13.4", "too-dear", need=box.exchange_coins, have=pos.coins[seat])
        if move.verb == "exchange-coins" and pos.points[seat] < box.exchange_points:  # 1.4
            return Refusal("palacio.13.4", "too-few-points", need=box.exchange_points, have=pos.points[seat])
        return None

    def _gift_refusal(self, pos: PalacioPosition, seat: int, good: int) -> Refusal | None:
        box = pos.box
        refusal = self._unusable(pos, seat, "palacio.13.6", box.gift_card, pos.gifts, box.most_gifts)  # 13.6
        if refusal is not None:
            return refusal
        if good not in box.products or not pos.goods[seat * len(box.goods) + good]:
            return Refusal("palacio.13.6", "not-held", need=1, have=0)
        return None

    def _marquis_refusal(self, pos: PalacioPosition, seat: int, place: int) -> Refusal | None:
        if not pos.holds(seat, pos.box.lowering_card):
            return Refusal("palacio.13.7", "card-not-held")  # 13.7
        if not lowered_by_marquis(pos, seat, place):
            return Refusal("palacio.13.7", "nobody-to-lower", need=1, have=0)
        return None

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        box = pos.box
        if move.verb == "gift":
            return (("points", box.gift_points),)
        if move.verb == "marquis":
            return (("card", -box.end_points[box.lowering_card]),)
        sign = 1 if move.verb == "exchange-points" else -1
        return (("coins", -sign * box.exchange_coins), ("points", sign * box.exchange_points))

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "gift":
            self._give(pos, frame.seat, move.a, journal)
        elif move.verb == "marquis":
            self._lower(pos, frame.seat, move.a, journal)
        else:
            self._exchange(pos, frame.seat, move, journal)

    def _exchange(self, pos: PalacioPosition, seat: int, move: Move, journal: Journal | None) -> None:
        coins, points = pos.box.exchange_coins, pos.box.exchange_points
        pos.exchanges += 1
        to_points = move.verb == "exchange-points"
        pos.coins[seat] += -coins if to_points else coins
        score(pos, seat, EXCHANGE, points if to_points else -points)
        if journal is not None:
            kind = events.ExchangedCoins if to_points else events.ExchangedPoints
            journal.add(kind(seat, coins, points))

    def _give(self, pos: PalacioPosition, seat: int, good: int, journal: Journal | None) -> None:
        pos.gifts += 1
        return_goods(pos, seat, good, 1)
        score(pos, seat, GIFTS, pos.box.gift_points)
        if journal is not None:
            journal.add(events.GiftGiven(seat, pos.box.goods[good], pos.box.gift_points))

    def _lower(self, pos: PalacioPosition, seat: int, place: int, journal: Journal | None) -> None:
        """The card goes back to the Fishing House; cubes lose the level they stood on and its points."""
        box, venue = pos.box, pos.box.venue_at[place]
        pos.cards[box.lowering_card] = IN_PLACE
        if journal is not None:
            journal.add(events.MarquisUsed(seat, box.locations[place]))
        for other in lowered_by_marquis(pos, seat, place):
            slot = venue * pos.players + other
            level = pos.cubes[slot] - 1
            lost = min(box.level_points[venue][level], pos.points[other])  # 1.4
            pos.cubes[slot] = level
            score(pos, other, LOSSES, -lost)
            if journal is not None:
                journal.add(events.CubeLowered(other, box.locations[place], level, lost))


def lowered_by_marquis(pos: PalacioPosition, seat: int, place: int) -> list[int]:
    """13.7: opponents with a cube here, but for the one on the rectangle."""
    box, venue = pos.box, pos.box.venue_at[place]
    if venue < 0:
        return []
    last = len(box.level_die[venue])
    return [
        other for other in range(pos.players) if other != seat and 0 < pos.cubes[venue * pos.players + other] < last
    ]


POWERS: Final = Powers()


def any_power(pos: PalacioPosition, seat: int) -> bool:
    """Whether this seat could use a power now."""
    box, kinds = pos.box, len(pos.box.goods)
    something = pos.coins[seat] >= box.exchange_coins or pos.points[seat] >= box.exchange_points
    if something and pos.holds(seat, box.exchange_card) and pos.exchanges < box.most_exchanges:
        return True
    presents = any(pos.goods[seat * kinds + good] for good in box.products)
    if presents and pos.holds(seat, box.gift_card) and pos.gifts < box.most_gifts:
        return True
    return pos.holds(seat, box.lowering_card) and any(lowered_by_marquis(pos, seat, place) for place in box.venues)


def coins_in_reach(pos: PalacioPosition, seat: int) -> int:
    """The coins of a seat with all that its cards could still bring: the Marquise makes points of products, and the
    Secretary coins of points."""
    box, kinds = pos.box, len(pos.box.goods)
    coins, points = pos.coins[seat], pos.points[seat]
    if not pos.holds(seat, box.exchange_card):
        return coins
    if pos.holds(seat, box.gift_card):
        products = sum(pos.goods[seat * kinds + good] for good in box.products)
        points += box.gift_points * min(products, box.most_gifts - pos.gifts)
    return coins + box.exchange_coins * min(points // box.exchange_points, box.most_exchanges - pos.exchanges)
