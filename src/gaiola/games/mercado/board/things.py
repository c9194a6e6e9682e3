"""What the things of Mercado are: the rule for each kind, and the icons that a player meets."""

from __future__ import annotations

from typing import Final

from ....look.sources import Sign
from ....look.things import About

THINGS: Final = {
    "space": About("4.1"),
    "gray-restaurant": About("4.3", ("board.restaurant_spaces", "visibility.gray_restaurant_types")),
    "stand": About("8.1"),
    "open-restaurant": About("6.4"),
    "entrance": About("5.1"),
    "closed-entrance": About("11.9"),
    "customers-in": About("8.4", ("customers",)),
    "customers": About("5.2", ("customers",)),
    "stack": About("5.5", ("customers",)),
    "display": About("4.5"),
    "bag": About("2.2"),
    "tile": About("4.1"),
    "restaurant": About("6.1"),
    "good": About("11.1"),
    "stands-left": About("4.7"),
    "coins": About("9.4"),
    "free-spaces": About("9.1"),
    "free-entrances": About("9.2"),
    "coin-run": About("7.2"),
    "opened-stands": About("11.7"),
    "fame": About("10.4"),
    "counted": About("11.2"),
    "brought": About("11.5"),
    "best-move": About("10.5"),
}

ICONS: Final = (
    *("fish", "flower", "tomato", "meat", "grape"),
    *("pub", "sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar"),
    *("customer", "store", "market", "coin", "lock", "fame", "flag"),
    *("p-green", "p-purple", "p-blue", "p-yellow"),
)

SOURCES: Final = {
    "coins": Sign("coin"),
    "four-customers": Sign("customer"),
    "restaurants": Sign("lock"),
    # what coins came from
    "stand-paid": Sign("customer"),
    "stand-bought": Sign("store"),
    "restaurant-opened": Sign("pub"),
    "coin-taken": Sign("coin"),
    "coins-dealt": Sign("bag"),
}
