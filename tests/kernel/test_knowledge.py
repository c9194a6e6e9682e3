"""Who has seen what, and deals that a seat cannot tell apart."""

from collections import Counter

import pytest

from gaiola.kernel.chance import Chance, Scripted
from gaiola.kernel.knowledge import Deck, Place, everybody, load_deck, redeal

NAMES = ["lamp", "rope", "key"]
LAMP, ROPE, KEY = 0, 1, 2


def test_a_deck_is_undrawn_until_somebody_draws() -> None:
    deck = Deck.of([1, 1, 1])
    assert (len(deck), deck.top.cards) == (3, [])
    assert deck.draw(Scripted(["rope"]), NAMES) == ROPE
    assert (len(deck), deck.stock) == (2, [1, 0, 1])


def test_a_peek_fixes_the_top_for_the_one_who_looked() -> None:
    deck = Deck.of([1, 1, 1])
    assert deck.peek(2, 1, Scripted(["key", "lamp"]), NAMES) == [KEY, LAMP]
    assert deck.top.visible(1) == [KEY, LAMP]
    assert deck.top.visible(0) == [None, None] == deck.top.visible(None)
    assert deck.draw(Scripted([]), NAMES) == KEY


def test_cards_put_below_come_last_and_in_order() -> None:
    deck = Deck.of([1, 0, 0])
    deck.bottom.add(KEY, 0b01)
    deck.bottom.add(ROPE, 0b01)
    assert [deck.draw(Chance(0), NAMES) for _ in range(3)] == [LAMP, KEY, ROPE]


def test_an_empty_deck_says_so() -> None:
    with pytest.raises(ValueError, match="holds 0 cards, not 1"):
        Deck.of([0, 0, 0]).draw(Chance(0), NAMES)


def test_a_deck_survives_dump_and_load() -> None:
    deck = Deck.of([2, 1, 0])
    deck.peek(1, 0, Chance(0), NAMES)
    deck.bottom.add(KEY, everybody(2))
    assert load_deck(deck.dump()).dump() == deck.dump()


def test_a_redeal_keeps_what_was_seen() -> None:
    for seed in range(50):
        hand = Place([LAMP, ROPE, KEY], [0b01, 0b10, 0b11])
        redeal(0, Chance(seed), NAMES, [1, 1, 1], [hand])
        assert (hand.cards[0], hand.cards[2]) == (LAMP, KEY)


def test_all_deals_appear_equally_often() -> None:
    """Two unseen slots, cards lamp, rope, key each once besides: six ordered deals."""
    deals: Counter[tuple[int, int]] = Counter()
    chance = Chance(5)
    for _ in range(6000):
        hand, stock = Place([LAMP, ROPE], [0b10, 0b10]), [0, 0, 1]
        redeal(0, chance, NAMES, stock, [hand])
        deals[hand.cards[0], hand.cards[1]] += 1
        assert sum(stock) == 1
    assert len(deals) == 6
    chi_square = sum((count - 1000) ** 2 / 1000 for count in deals.values())
    assert chi_square < 20.5  # five degrees of freedom: once in a thousand by chance, and the seed is fixed


BACKS = [1, 1, 2, 2, 2]
MORE_NAMES = ["lamp", "rope", "key", "coin", "map"]


def test_a_slot_keeps_its_back() -> None:
    """Lamps and ropes are red behind, the others blue; of the second slot the seat has seen the face."""
    for seed in range(50):
        hand, stock = Place([LAMP, ROPE, KEY], [0b10, 0b11, 0b10]), [1, 0, 0, 2, 1]
        redeal(0, Chance(seed), MORE_NAMES, stock, [hand], BACKS)
        assert [BACKS[card] for card in hand.cards] == [1, 1, 2] and hand.cards[1] == ROPE
        assert sum(stock) == 4 and stock[ROPE] == 0


def test_deals_with_equal_backs_appear_equally_often() -> None:
    """Two blue slots in two places for a key, a coin and a map: six ordered deals; the red slot has one card only."""
    deals: Counter[tuple[int, ...]] = Counter()
    chance = Chance(5)
    for _ in range(6000):
        hands = [Place([KEY, LAMP], [0b10, 0b10]), Place([3], [0])]
        stock = [0, 0, 0, 0, 1]
        redeal(0, chance, MORE_NAMES, stock, hands, BACKS)
        deals[hands[0].cards[0], hands[1].cards[0]] += 1
        assert hands[0].cards[1] == LAMP and sum(stock) == 1
    assert len(deals) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in deals.values()) < 20.5


def test_without_backs_any_card_may_lie_anywhere() -> None:
    found = set()
    for seed in range(50):
        hand = Place([LAMP], [0b10])
        redeal(0, Chance(seed), MORE_NAMES, [0, 0, 1, 1, 1], [hand])
        found.add(hand.cards[0])
    assert found == {0, 2, 3, 4}
