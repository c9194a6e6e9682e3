"""What is hidden: hands, the first clergy tiles, the decrees' deck. After a draft a seat knows which cards it has
passed on, but not who kept which of them; it knows a set, not a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel.chance import Chance
from ....kernel.knowledge import Place, redeal
from ..constants import NOBODY

if TYPE_CHECKING:
    from ..position import LisboaPosition

STAGES: Final = 4  # turns of the draft: three in which cards are kept, then the last card is received

Slot = tuple[Place, int]


def passed_on(pos: LisboaPosition, seat: int) -> list[list[Slot]]:
    """2.11: the cards that this seat has held and passed on in the draft, in groups: it knows the cards of a group and
    the slots where they lie, but not which is where."""
    groups: dict[tuple[int, int], list[Slot]] = {}
    for other, hand in enumerate(pos.hands):
        if other == seat:
            continue
        for i, card in enumerate(hand.cards):
            if pos.drafted[card] != NOBODY:
                packet, stage = divmod(pos.drafted[card], STAGES)
                _add_to_group(pos, seat, packet, stage, (hand, i), groups)
    for packet, place in enumerate(pos.packets):
        for i in range(len(place.cards)):
            if not place.seen[i] >> seat & 1:
                _add_to_group(pos, seat, packet, pos.packet_round - 1, (place, i), groups)
    return list(groups.values())


def _add_to_group(
    pos: LisboaPosition, seat: int, packet: int, stage: int, slot: Slot, groups: dict[tuple[int, int], list[Slot]]
) -> None:
    """To the cards of the same packet that this seat held in the same turn of the draft, if it ever held the packet."""
    held = [before for before in range(stage) if (packet + before) % pos.players == seat]
    if held:
        groups.setdefault((packet, held[-1]), []).append(slot)


def imagine(pos: LisboaPosition, seat: int, chance: Chance) -> LisboaPosition:
    """Unknown cards are dealt anew by deck, those passed on in a draft shuffled among the slots where they lie."""
    new, box, bit = _with_cards_of_its_own(pos), pos.box, 1 << seat
    deck = new.decree_deck
    redeal(seat, chance, box.decrees, deck.stock, [deck.top, deck.bottom], box.marked[pos.players])
    if pos.turn == NOBODY:
        redeal(seat, chance, box.clergy, new.clergy_bag, new.offers)
    groups = passed_on(new, seat)
    for group in groups:
        cards = sorted([place.cards[i] for place, i in group])  # in an order that tells nothing
        for place, i in group:
            card = cards.pop(chance.draw([1] * len(cards), [box.cards[card] for card in cards]))
            place.cards[i] = card
            place.seen[i] |= bit
    redeal(seat, chance, box.cards, new.deck_left, [*new.hands, *new.packets], box.card_deck)
    for group in groups:
        for place, i in group:
            place.seen[i] &= ~bit
    _keep_draft_tags(pos, new)
    return new


def _with_cards_of_its_own(pos: LisboaPosition) -> LisboaPosition:
    """A copy that shares nothing hidden, so that it may be changed in place."""
    new = pos.copy()
    new.decree_deck = pos.decree_deck.copy()
    new.deck_left, new.clergy_bag = pos.deck_left[:], pos.clergy_bag[:]
    new.hands = [hand.copy() for hand in pos.hands]
    new.offers = [offer.copy() for offer in pos.offers]
    new.packets = [packet.copy() for packet in pos.packets]
    return new


def _keep_draft_tags(pos: LisboaPosition, new: LisboaPosition) -> None:
    """The tags of the draft belong to the slots, whatever card is imagined there."""
    places = list(zip([*pos.hands, *pos.packets], [*new.hands, *new.packets], strict=True))
    new.drafted = pos.drafted[:]
    for old, _ in places:
        for card in old.cards:
            new.drafted[card] = NOBODY
    for old, place in places:
        for i, card in enumerate(old.cards):
            new.drafted[place.cards[i]] = pos.drafted[card]


def knowledge(pos: LisboaPosition) -> list[int]:
    """By card. Whoever plays a card shows it to others and learns nothing, so hands do not count."""
    masks = [0] * len(pos.box.cards)
    for packet in pos.packets:
        for card, seen in zip(packet.cards, packet.seen, strict=True):
            masks[card] = seen
    decrees = [0] * len(pos.box.decrees)
    for place in (pos.decree_deck.top, pos.decree_deck.bottom):
        for card, seen in zip(place.cards, place.seen, strict=True):
            decrees[card] = seen
    chosen = [0 if kept == NOBODY else 1 << seat for seat, kept in enumerate(pos.kept_offer)]
    return [*masks, *decrees, *chosen]


def hidden(pos: LisboaPosition, seat: int) -> list[Any]:
    """Slots whose card this seat cannot know, as long as there is more than one card it could be."""
    box, bit = pos.box, 1 << seat
    groups = passed_on(pos, seat)
    known = {(id(place), i) for group in groups for place, i in group}
    unknown: list[Any] = [place.cards[i] for group in groups if len(group) > 1 for place, i in group]
    decks = {box.card_deck[card] for card, left in enumerate(pos.deck_left) if left}
    for place in [*pos.hands, *pos.packets]:
        for i, card in enumerate(place.cards):
            if not place.seen[i] & bit and (id(place), i) not in known and box.card_deck[card] in decks:
                unknown.append(card)
    for other, offer in enumerate(pos.offers):
        if other != seat:
            unknown.extend(offer.cards)
    for place in (pos.decree_deck.top, pos.decree_deck.bottom):
        unknown.extend([card for card, seen in zip(place.cards, place.seen, strict=True) if not seen & bit])
    return unknown
