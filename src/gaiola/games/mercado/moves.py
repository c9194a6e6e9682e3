"""The moves of Mercado, as tables that rules look up: `stand[good * SPACES + space]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Param, Vocabulary

if TYPE_CHECKING:
    from .box import MercadoBox


class Moves:
    """Every move of the box by its parts."""

    def __init__(self, vocabulary: Vocabulary, box: "MercadoBox") -> None:
        good = Param("good", box.goods, touch="tile")
        space = Param("space", box.spaces)
        self.stand: Final = vocabulary.define("stand", good, space)
        self.customers: Final = vocabulary.define(
            "customers", Param("tile", box.customer_tiles, touch="customers"), Param("entrance", box.entrances)
        )
        self.restaurant: Final = vocabulary.define("restaurant", Param("restaurant", box.restaurants), space)
        self.coin: Final = vocabulary.define("coin")[0]
        self.redraw: Final = vocabulary.define("redraw")[0]
        self.keep: Final = vocabulary.define("keep")[0]
        self.redraw_display: Final = vocabulary.define("redraw-display")[0]
        self.keep_display: Final = vocabulary.define("keep-display")[0]
        self.take: Final = vocabulary.define("take", Param("good", box.goods, touch="display"))
        self.specialty: Final = vocabulary.define("specialty", Param("good", box.goods))
        self.stop: Final = vocabulary.define("stop")[0]
