"""The moves of O Palácio, as tables that rules look up: `place[location]`, `raise_by[coins]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Param, Vocabulary

if TYPE_CHECKING:
    from .box import PalacioBox


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "PalacioBox") -> None:
        define = vocabulary.define
        location = Param("location", box.locations)
        numbers = [str(number) for number in range(box.workers_each + 1)]
        steps = [str(coins) for coins in range(box.most_added + 1)]
        self.product: Final = define("product", Param("good", box.goods))
        self.hire: Final = define("hire", Param("workers", numbers))
        self.hire_with_king: Final = define("hire-with-king", Param("workers", numbers))
        self.place: Final = define("place", location)
        self.place_king: Final = define("place-king", location)
        self.resolve: Final = define("resolve", location)
        self.raise_by: Final = define("raise", Param("coins", steps))
        self.produce: Final = define("produce")[0]
        self.offer: Final = define("offer")[0]
        self.decline: Final = define("decline")[0]
        self.sell: Final = define("sell", Param("good", box.goods))
        self.done: Final = define("done")[0]
        self.finish: Final = define("finish")[0]
        self.exchange_points: Final = define("exchange-points", aside=True)[0]
        self.exchange_coins: Final = define("exchange-coins", aside=True)[0]
        self.gift: Final = define("gift", Param("good", box.goods), aside=True)
        self.marquis: Final = define("marquis", location, aside=True)
