"""Chapter 4, what everybody holds: wigs, réis, goods within the warehouse, cards, rubble and its sets, the Treasury."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.events import Journal
from ....kernel.replacing import increased, replaced
from .. import events
from ..constants import CUBE_KINDS, GOOD_KINDS, GOODS, NOBODY, RUBBLE, SOURCE_NAMES, SOURCES

if TYPE_CHECKING:
    from ..position import LisboaPosition


def earn(pos: LisboaPosition, seat: int, wigs: int, source: int, journal: Journal | None) -> None:
    """1.1: wigs, kept by source as well."""
    if not wigs:
        return
    pos.wigs[seat] += wigs
    pos.earned = increased(pos.earned, seat * SOURCES + source, wigs)
    if journal:
        journal.add(events.WigsScored(seat, wigs, SOURCE_NAMES[source]))


def lose_wigs(pos: LisboaPosition, seat: int, wigs: int, source: int, journal: Journal | None) -> None:
    """9.3: never below 0."""
    wigs = min(wigs, pos.wigs[seat])
    if not wigs:
        return
    pos.wigs[seat] -= wigs
    pos.earned = increased(pos.earned, seat * SOURCES + source, -wigs)
    if journal:
        journal.add(events.WigsLost(seat, wigs, SOURCE_NAMES[source]))


def take_reis(pos: LisboaPosition, seat: int, reis: int, journal: Journal | None) -> None:
    """1.12: from a supply without limit."""
    pos.reis[seat] += reis
    if journal and reis:
        journal.add(events.ReisTaken(seat, reis))


def room_for(pos: LisboaPosition, seat: int, good: int) -> int:
    """4.8: how many more of a good fit into the warehouse."""
    return max(0, pos.warehouse(seat) - pos.goods[seat * GOOD_KINDS + good])


def take_good(pos: LisboaPosition, seat: int, good: int, number: int, journal: Journal | None) -> int:
    """4.8: as many as there is room for; the rest is lost."""
    taken = min(number, room_for(pos, seat, good))
    pos.goods[seat * GOOD_KINDS + good] += taken
    if journal:
        if taken:
            journal.add(events.GoodTaken(seat, GOODS[good], taken))
        if taken < number:
            journal.add(events.NoRoom(seat, GOODS[good], number - taken))
    return taken


def lose_good(pos: LisboaPosition, seat: int, good: int, number: int, journal: Journal | None) -> None:
    """17.8, 4.11: as many as there are."""
    number = min(number, pos.goods[seat * GOOD_KINDS + good])
    pos.goods[seat * GOOD_KINDS + good] -= number
    if journal and number:
        journal.add(events.GoodLost(seat, GOODS[good], number))


def leave_hand(pos: LisboaPosition, seat: int, card: int) -> None:
    """3.3, 15.4: a card of the hand is played, or goes."""
    hand = pos.hands[seat].copy()
    hand.remove(hand.cards.index(card))
    pos.hands = replaced(pos.hands, seat, hand)


def goods_held(pos: LisboaPosition, seat: int) -> int:
    goods, at = pos.goods, seat * GOOD_KINDS
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]


def take_cube(pos: LisboaPosition, seat: int, kind: int, journal: Journal | None) -> None:
    """4.9, 4.10: a cube to the own board, perhaps a set; without room it leaves the game."""
    if pos.rubble[seat * CUBE_KINDS + kind] == pos.box.rubble_columns:
        pos.rubble_gone += 1
        if journal:
            journal.add(events.RubbleRemoved(seat, RUBBLE[kind]))
        return
    before = pos.sets(seat)
    pos.rubble = increased(pos.rubble, seat * CUBE_KINDS + kind, 1)
    if journal:
        journal.add(events.RubbleTaken(seat, RUBBLE[kind]))
    if pos.sets(seat) > before:
        pos.markers = increased(pos.markers, seat, 1)
        if journal:
            journal.add(events.SetCompleted(seat, before + 1))
        look_for_end(pos, seat, journal)


def look_for_end(pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
    """15.1, 16.1: enough sets, or enough piles that have run out."""
    if pos.trigger != NOBODY:
        return
    box = pos.box
    rubble = pos.sets(seat) >= box.sets_to_end[pos.period]
    if rubble or _piles_gone(pos) >= box.piles_to_end[pos.period]:
        pos.trigger = seat
        pos.cause_id = "rubble" if rubble else "piles"
        if journal:
            journal.add(events.EndTriggered(seat, pos.period))


def _piles_gone(pos: LisboaPosition) -> int:
    """How many have run out, the card that lay face up on them taken too."""
    gone, piles = 0, pos.box.pile_cards[pos.box.display_deck[pos.period]]
    for kind, shown in enumerate(pos.display):
        if shown == NOBODY and not any(pos.deck_left[card] for card in piles[kind]):
            gone += 1
    return gone


def pile_sizes(pos: LisboaPosition) -> list[int]:
    """How many cards lie face down in each pile."""
    left = pos.deck_left
    return [sum([left[card] for card in pile]) for pile in pos.box.pile_cards[pos.box.display_deck[pos.period]]]


def move_treasury(pos: LisboaPosition, steps: int, journal: Journal | None) -> None:
    """1.6: within the track."""
    to = max(0, min(len(pos.box.treasury_value) - 1, pos.treasury + steps))
    if to != pos.treasury:
        pos.treasury = to
        if journal:
            journal.add(events.TreasuryMoved(pos.value()))
