"""Chapters 10 and 11, the reception venues and the Fishing House: levels, offers and the cards they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events
from ..constants import COINS, VENUES
from .scoring import score
from .steps import AtPlace
from .supply import return_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def next_level(pos: PalacioPosition, seat: int, place: int) -> int:
    """The level above the cube, from 0."""
    return pos.cubes[pos.box.venue_at[place] * pos.players + seat]


def on_last_level(pos: PalacioPosition, seat: int, place: int) -> bool:
    """Whether the next level is the rectangle."""
    venue = pos.box.venue_at[place]
    return venue >= 0 and next_level(pos, seat, place) == len(pos.box.level_die[venue]) - 1


def takes_offer(pos: PalacioPosition, seat: int, place: int) -> bool:
    """10.3, 11.2: whether what comes next here is a card, for an offer."""
    return place == pos.box.fishing_house or on_last_level(pos, seat, place)


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
    if journal:
        journal.add(events.LevelClimbed(seat, box.locations[place], level + 1, points))


class MakeOffer(Verb["PalacioPosition", "Offer", Move]):
    """10.4, 11.2: what the offer takes is given, and the card won."""

    word: ClassVar[str] = "offer"

    def candidates(self, pos: PalacioPosition, step: Offer) -> list[Move]:
        return [pos.box.moves.offer]

    def refusal(self, pos: PalacioPosition, step: Offer, move: Move) -> Refusal | None:
        lacking = missing(pos, step.seat, step.place, pos.coins[step.seat])
        if lacking:  # a power may have spent it, or has not brought it yet
            rule = "palacio.11.2" if step.place == pos.box.fishing_house else "palacio.10.3"
            return Refusal(rule, "offer-missing", *lacking)
        return None

    def quote(self, pos: PalacioPosition, step: Offer, move: Move) -> Terms:
        box, place = pos.box, step.place
        venue = box.venue_at[place]
        points = box.level_points[venue][-1] if venue >= 0 else 0
        return (("offer", box.coin_offer_at[place]), ("points", points), ("card", box.end_points[box.card_at[place]]))

    def play(self, pos: PalacioPosition, step: Offer, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, place = pos.box, step.seat, step.place
        for what, amount in box.offer_at[place]:
            if what == COINS:
                pos.coins[seat] -= amount
            else:
                return_goods(pos, seat, what, amount)
            if journal:
                good = "coins" if what == COINS else box.goods[what]
                journal.add(events.OfferMade(seat, box.locations[place], good, amount))
        if place != box.fishing_house:
            climb(pos, seat, place, journal)
        pos.cards[box.card_at[place]] = seat  # 10.5
        if journal:
            journal.add(events.CardWon(seat, box.characters[box.card_at[place]]))


class DeclineOffer(Leave["PalacioPosition", "Offer", Move]):
    """10.4, 11.2: nothing is given, and the cube stays below."""

    word: ClassVar[str] = "decline"

    def candidates(self, pos: PalacioPosition, step: Offer) -> list[Move]:
        return [pos.box.moves.decline]

    def play(self, pos: PalacioPosition, step: Offer, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal:
            journal.add(events.OfferDeclined(step.seat, pos.box.locations[step.place]))


class Offer(AtPlace):
    """10.4, 11.2: make the offer and take the card, or stay below."""

    name: ClassVar[str] = "offer"
    verbs: ClassVar[Verbs] = (MakeOffer(), DeclineOffer())
