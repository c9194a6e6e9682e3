"""The moves of Mercado, and the tables in which rules look them up: `stand[good * SPACES + space]`, or with all stands
that the goods of a mask can open on a space `stands_of[mask][space]`; so a tile at any of the entrances of a line that
are in a mask, `customers_to[line][mask][tile]`; and a restaurant on a space, `restaurants_of[kind][space]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Move, Param, Vocabulary
from .constants import SPACES

if TYPE_CHECKING:
    from .box import MercadoBox


class Stand(Move):
    good: int
    space: int


class Customers(Move):
    tile: int
    entrance: int


class Restaurant(Move):
    restaurant: int
    space: int


class Take(Move):
    good: int


class Specialty(Move):
    good: int


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "MercadoBox") -> None:
        define, word = vocabulary.define, vocabulary.word
        space = Param("space", box.spaces)
        self.stand: Final = define(Stand, "stand", Param("good", box.goods, touch="tile"), space)
        self.stands_of: Final = [
            [self._stands(mask, place) for place in range(SPACES)] for mask in range(1 << len(box.goods))
        ]
        self.customers: Final = define(
            Customers,
            "customers",
            Param("tile", box.customer_tiles, touch="customers"),
            Param("entrance", box.entrances),
        )
        self.customers_to: Final = [
            [self._customers(box, ways, mask) for mask in range(1 << len(ways))] for ways in box.entrances_of
        ]
        self.restaurant: Final = define(Restaurant, "restaurant", Param("restaurant", box.restaurants), space)
        self.restaurants_of: Final = [
            self.restaurant[first : first + SPACES] for first in range(0, len(self.restaurant), SPACES)
        ]
        self.coin: Final = word("coin")
        self.redraw: Final = word("redraw")
        self.keep: Final = word("keep")
        self.redraw_display: Final = word("redraw-display")
        self.keep_display: Final = word("keep-display")
        self.take: Final = define(Take, "take", Param("good", box.goods, touch="display"))
        self.specialty: Final = define(Specialty, "specialty", Param("good", box.goods))
        self.stop: Final = word("stop")

    def _stands(self, mask: int, space: int) -> list[Stand]:
        return [stand for stand in self.stand if stand.space == space and mask >> stand.good & 1]

    def _customers(self, box: "MercadoBox", ways: list[int], mask: int) -> list[list[Customers]]:
        """By tile, at those of the entrances that are in the mask."""
        free, count = [way for place, way in enumerate(ways) if mask >> place & 1], len(box.entrances)
        return [[self.customers[tile * count + way] for way in free] for tile in range(len(box.customer_tiles))]
