"""The moves of O Palácio, as tables that rules look up: `place[location]`, `raise_by[coins]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Move, Param, Vocabulary

if TYPE_CHECKING:
    from .box import PalacioBox


class Product(Move):
    good: int


class Hiring(Move):
    """With or without the King's worker."""

    workers: int


class Placing(Move):
    """Of an own worker or the King's."""

    location: int


class Resolve(Move):
    location: int


class RaiseBy(Move):
    coins: int


class Sell(Move):
    good: int


class Gift(Move):
    good: int


class Marquis(Move):
    location: int


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "PalacioBox") -> None:
        define, word = vocabulary.define, vocabulary.word
        location = Param("location", box.locations)
        numbers = [str(number) for number in range(box.workers_each + 1)]
        coins_added = [str(coins) for coins in range(box.most_added + 1)]
        self.product: Final = define(Product, "product", Param("good", box.goods))
        self.hire: Final = define(Hiring, "hire", Param("workers", numbers))
        self.hire_with_king: Final = define(Hiring, "hire-with-king", Param("workers", numbers))
        self.place: Final = define(Placing, "place", location)
        self.place_king: Final = define(Placing, "place-king", location)
        self.resolve: Final = define(Resolve, "resolve", location)
        self.raise_by: Final = define(RaiseBy, "raise", Param("coins", coins_added))
        self.produce: Final = word("produce")
        self.offer: Final = word("offer")
        self.decline: Final = word("decline")
        self.sell: Final = define(Sell, "sell", Param("good", box.goods))
        self.done: Final = word("done")
        self.finish: Final = word("finish")
        self.exchange_points: Final = word("exchange-points", aside=True)
        self.exchange_coins: Final = word("exchange-coins", aside=True)
        self.gift: Final = define(Gift, "gift", Param("good", box.goods), aside=True)
        self.marquis: Final = define(Marquis, "marquis", location, aside=True)
