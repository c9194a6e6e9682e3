"""What the things of O Palácio are: the rule for each kind, and the icons that a player meets."""

from __future__ import annotations

from typing import Final

from ....look.sources import FINAL_SCORING, Sign
from ....look.things import About

THINGS: Final = {
    "plantation": About("8.1", ("locations.{id}.spots",)),
    "production": About("9.1"),
    "venue": About("10.1", ("venues.{id}.levels",)),
    "marquis": About("11.2"),
    "sale": About("12.1", ("laje_creek.prices",)),
    "starting_player": About("5.5"),
    "staff-house": About("6.2"),
    "character": About("13.1", ("characters.{id}",)),
    "points": About("1.4"),
    "coins": About("1.4"),
    "good": About("1.3"),
    "supply": About("1.3"),
    "workers": About("4.1"),
    "hired": About("4.1"),
    "kings-worker": About("4.4"),
    "die": About("7.1"),
    "raise": About("7.2"),
}

ICONS: Final = (
    *("olive", "grape", "mulberry_leaf", "olive_oil", "carcavelos_wine", "silk_cocoon"),
    *("coin", "prestige", "worker", "kings_worker", "coat", "cube", "first_player", "ship"),
    *("king", "patriarch", "secretary", "architect", "marquise", "marquis"),
    *("die1", "die2", "die3", "die4", "die5", "die6", "check", "cross", "flag"),
    *("p-yellow", "p-green", "p-red", "p-blue"),
)

SOURCES: Final = {
    "venues": Sign("coat"),
    "production": Sign("silk_cocoon"),
    "gifts": Sign("marquise"),
    "exchange": Sign("secretary"),
    "losses": Sign("marquis"),
    "cards": Sign("king", FINAL_SCORING),
    "products": Sign("carcavelos_wine", FINAL_SCORING),
    "resources": Sign("grape", FINAL_SCORING),
    "coins": Sign("coin", FINAL_SCORING),
}
