"""Numbers with names: who and where cards can be, and the sources of points."""

from typing import Final

NOBODY: Final = -1
IN_PLACE: Final = -1  # a card waiting at its place
IN_DECK: Final = -2
COINS: Final = -1  # what an offer may ask for besides goods

VENUES: Final = 0
PRODUCTION: Final = 1
GIFTS: Final = 2
EXCHANGE: Final = 3
LOSSES: Final = 4
CARDS: Final = 5
PRODUCTS: Final = 6
RESOURCES: Final = 7
COINS_LEFT: Final = 8
SOURCES: Final = 9
SOURCE_NAMES: Final = (
    "venues",
    "production",
    "gifts",
    "exchange",
    "losses",
    "cards",
    "products",
    "resources",
    "coins",
)
