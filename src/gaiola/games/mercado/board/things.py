"""What the things of Mercado are: the rule for each kind, and the icons that a player meets."""

from __future__ import annotations

from typing import Final

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
}

ICONS: Final = (
    *("fish", "flower", "tomato", "meat", "grape"),
    *("pub", "sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar"),
    *("customer", "store", "market", "coin", "lock", "fame", "flag"),
    *("p-green", "p-purple", "p-blue", "p-yellow"),
)
