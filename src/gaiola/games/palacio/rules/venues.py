"""Chapters 10 and 11, the reception venues and the Fishing House: levels, offers and the cards they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events
from ..constants import COINS, IN_PLACE, VENUES
from .scoring import score
from .steps import AtPlace
from .supply import return_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def next_level(pos: PalacioPosition, seat: int, place: int) -> int:
    """10.1: the level above the cube, counted from 0; above the rectangle there is none, and this is their number."""
    return pos.cubes[pos.box.venue_at[place] * pos.players + seat]


def next_is_rectangle(pos: PalacioPosition, seat: int, place: int) -> bool:
    """10.3: whether the level above the cube is the rectangle of a venue."""
    venue = pos.box.venue_at[place]
    return venue >= 0 and next_level(pos, seat, place) == len(pos.box.level_die[venue]) - 1


def takes_offer(pos: PalacioPosition, seat: int, place: int) -> bool:
    """10.3, 11.2: whether what comes next here is a card, for an offer."""
    return place == pos.box.fishing_house or next_is_rectangle(pos, seat, place)


def die_needed(pos: PalacioPosition, seat: int, place: int) -> int:
    """10.1, 11.2: the least value that brings anything here."""
    box = pos.box
    if place == box.fishing_house:
        return box.fishing_die
    return box.level_die[box.venue_at[place]][next_level(pos, seat, place)]


def can_win_card(pos: PalacioPosition, seat: int, place: int, coins: int) -> bool:
    """10.3, 11.2, 11.3: only while the card lies here, and if with so many coins nothing is missing for its offer."""
    there = pos.cards[pos.box.card_at[place]] == IN_PLACE
    return there and missing_for_offer(pos, seat, place, coins) is None


def missing_for_offer(pos: PalacioPosition, seat: int, place: int, coins: int) -> tuple[int, int] | None:
    """10.3, 11.2: how much of something the offer takes and how much is there, if with so many coins it is too
    little."""
    kinds = len(pos.box.goods)
    for what, amount in pos.box.offer_at[place]:
        held = coins if what == COINS else pos.goods[seat * kinds + what]
        if held < amount:
            return amount, held
    return None


def climb(pos: PalacioPosition, seat: int, place: int, journal: Journal | None) -> None:
    """10.2, 10.5: one level up (10.1), its points at once."""
    box, venue = pos.box, pos.box.venue_at[place]
    level = next_level(pos, seat, place)
    points = box.level_points[venue][level]
    pos.cubes[venue * pos.players + seat] = level + 1
    score(pos, seat, VENUES, points)
    if journal:
        journal.add(events.LevelClimbed(seat, box.locations[place], level + 1, points))


class MakeOffer(Verb["PalacioPosition", "Offer", Move]):
    """10.4, 10.5, 11.2: the offer is paid, in a venue the cube goes up to the rectangle, and the card is won."""

    word: ClassVar[str] = "offer"

    def candidates(self, pos: PalacioPosition, step: Offer) -> list[Move]:
        return [pos.box.moves.offer]

    def refusal(self, pos: PalacioPosition, step: Offer, move: Move) -> Refusal | None:
        lacking = missing_for_offer(pos, step.seat, step.place, pos.coins[step.seat])
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
                return_goods(pos, seat, what, amount)  # 10.5
            if journal:
                good = "coins" if what == COINS else box.goods[what]
                journal.add(events.OfferMade(seat, box.locations[place], good, amount))
        if place != box.fishing_house:
            climb(pos, seat, place, journal)
        pos.cards[box.card_at[place]] = seat  # 10.5, 11.2
        if journal:
            journal.add(events.CardWon(seat, box.characters[box.card_at[place]]))


class DeclineOffer(Leave["PalacioPosition", "Offer", Move]):
    """10.4, 11.2: nothing is paid and the card is left; in a venue the cube stays on its square."""

    word: ClassVar[str] = "decline"

    def candidates(self, pos: PalacioPosition, step: Offer) -> list[Move]:
        return [pos.box.moves.decline]

    def play(self, pos: PalacioPosition, step: Offer, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal:
            journal.add(events.OfferDeclined(step.seat, pos.box.locations[step.place]))


class Offer(AtPlace):
    """10.4, 11.2: pay the offer and take the card, or keep it and leave the card."""

    name: ClassVar[str] = "offer"
    verbs: ClassVar[Verbs] = (MakeOffer(), DeclineOffer())
