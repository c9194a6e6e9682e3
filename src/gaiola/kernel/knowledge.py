"""Who has seen what. Hidden cards lie in a Place: a list of cards and, beside it, for each the mask of the seats that
have seen it. `redeal` gives one seat a deal it cannot tell from the true one."""

from collections.abc import Sequence
from typing import Any, Final

from .chance import Chance

UNSEEN: Final = 0


def everybody(players: int) -> int:
    """The mask of something that all seats have seen."""
    return (1 << players) - 1


class Place:
    """Cards lying somewhere in order, each with the mask of the seats that have seen it."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[int]) -> None:
        self.cards: Final = cards
        self.seen: Final = seen

    def add(self, card: int, seen: int) -> None:
        self.cards.append(card)
        self.seen.append(seen)

    def remove(self, index: int) -> int:
        self.seen.pop(index)
        return self.cards.pop(index)

    def visible(self, seat: int | None) -> list[int | None]:
        """The cards as one seat sees them: None for what it has not seen."""
        if seat is None:
            return [None for _ in self.cards]
        return [card if seen >> seat & 1 else None for card, seen in zip(self.cards, self.seen, strict=True)]

    def copy(self) -> "Place":
        return Place(self.cards[:], self.seen[:])

    def dump(self) -> list[list[int]]:
        return [self.cards, self.seen]


class Deck:
    """A face-down deck: a multiset until somebody draws or looks, with an ordered known part above and below it."""

    __slots__ = ("bottom", "stock", "top")

    def __init__(self, stock: list[int], top: Place, bottom: Place) -> None:
        self.stock: Final = stock
        self.top: Final = top
        self.bottom: Final = bottom

    @classmethod
    def of(cls, stock: Sequence[int]) -> "Deck":
        """A shuffled deck with `stock[card]` copies of each card."""
        return Deck(list(stock), Place([], []), Place([], []))

    def __len__(self) -> int:
        return len(self.top.cards) + sum(self.stock) + len(self.bottom.cards)

    def draw(self, chance: Chance, names: Sequence[str]) -> int:
        """Takes the top card."""
        self._fill_top(1, chance, names)
        return self.top.remove(0)

    def peek(self, count: int, seat: int, chance: Chance, names: Sequence[str]) -> list[int]:
        """Shows one seat the top cards, which stay where they are."""
        self._fill_top(count, chance, names)
        for i in range(count):
            self.top.seen[i] |= 1 << seat
        return self.top.cards[:count]

    def _fill_top(self, count: int, chance: Chance, names: Sequence[str]) -> None:
        """Draws until the known part on top holds so many cards."""
        if count > len(self):
            raise ValueError(f"the deck holds {len(self)} cards, not {count}")
        while len(self.top.cards) < count:
            if sum(self.stock):
                card = chance.draw(self.stock, names)
                self.stock[card] -= 1
                self.top.add(card, UNSEEN)
            else:
                seen = self.bottom.seen[0]
                self.top.add(self.bottom.remove(0), seen)

    def copy(self) -> "Deck":
        return Deck(self.stock[:], self.top.copy(), self.bottom.copy())

    def dump(self) -> list[Any]:
        return [self.stock, self.top.dump(), self.bottom.dump()]


def load_place(dump: list[list[int]]) -> Place:
    return Place(list(dump[0]), list(dump[1]))


def load_deck(dump: list[Any]) -> Deck:
    return Deck(list(dump[0]), load_place(dump[1]), load_place(dump[2]))


def redeal(
    seat: int,
    chance: Chance,
    names: Sequence[str],
    stock: list[int],
    places: Sequence[Place],
    backs: Sequence[int] | None = None,
) -> None:
    """Puts every card this seat has not seen back into the stock and deals the same slots again: uniform over all
    deals that agree with what it has seen. Where cards differ in what shows from behind, `backs[card]` says in what,
    and a slot keeps its back."""
    bit = 1 << seat
    for place in places:
        for card, seen in zip(place.cards, place.seen, strict=True):
            if not seen & bit:
                stock[card] += 1
    for place in places:
        for i in range(len(place.cards)):
            if not place.seen[i] & bit:
                fits = stock
                if backs is not None:
                    back = backs[place.cards[i]]
                    fits = [count if backs[card] == back else 0 for card, count in enumerate(stock)]
                card = chance.draw(fits, names)
                stock[card] -= 1
                place.cards[i] = card
