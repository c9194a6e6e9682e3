"""What the things of Lisboa are: the rule for each kind, and the icons that a player meets."""

from __future__ import annotations

from typing import Final

from ....look.sources import FINAL_SCORING, ROUND_SCORING, Sign
from ....look.things import About

THINGS: Final = {
    # court
    "noble": About("9.2"),
    "office": About("8.3", ("board.offices",)),
    "plaza": About("8.3"),
    "royal-favor": About("9.5"),
    "recruit_officials": About("8.2"),
    "acquire_plan": About("8.4"),
    "build_ship": About("8.5"),
    "produce_goods": About("8.9"),
    "meet_cardinal": About("8.11"),
    "get_favor": About("8.15"),
    "build_store": About("10.1"),
    "take_decree": About("11.1"),
    "open_building": About("12.1"),
    "pile": About("14.1"),
    "shipyard": About("8.5"),
    # cards
    "noble-card": About("4.4", ("cards.political.{id}",)),
    "treasury-card": About("4.6", ("cards.political.{id}",)),
    "ship": About("6.3", ("cards.ships.{id}",)),
    "hand": About("14.1"),
    "portfolio": About("4.2"),
    "slot": About("4.1"),
    # Church, architects, decrees
    "clergy": About("8.12", ("clergy.tiles.{id}",)),
    "church": About("8.14"),
    "church-space": About("1.8"),
    "clergy-bag": About("2.6"),
    "cardinal": About("8.11", ("board.church",)),
    "steps": About("8.11"),
    "influence-icon": About("8.14", ("board.church",)),
    "treasury-icon": About("8.13", ("board.church",)),
    "architect": About("12.3"),
    "decree": About("11.1", ("decrees.cards.{id}",)),
    "decree-deck": About("2.14"),
    # city
    "street": About("1.2", ("streets",)),
    "city-tile": About("10.1"),
    "land": About("10.4", ("board.lands.{id}",)),
    "closed": About("2.15"),
    "store": About("10.7"),
    "site": About("12.1", ("board.sites.{id}",)),
    "building": About("12.7", ("buildings.tiles.{id}",)),
    "line": About("1.4"),
    "rubble-pile": About("17.4", ("board.rubble_pile",)),
    "scoring-tile": About("10.7", ("board.scoring_tiles",)),
    "price": About("1.7", ("market.start",)),
    "treasury": About("1.6", ("treasury.track",)),
    "influence": About("5.1", ("influence.real_spaces",)),
    # what players have
    "wigs": About("1.1"),
    "has-chosen": About("2.5"),
    "official": About("8.2"),
    "rubble": About("4.9"),
    "rubble-set": About("4.10"),
    "set-marker": About("11.2"),
    "good": About("4.8"),
    "reis": About("5.4"),
    "plan": About("12.3", ("plans.tiles.{id}",)),
    "completed-plans": About("16.9"),
    "houses": About("10.6"),
}

ICONS: Final = (
    *("wig", "influence", "coin", "real", "treasury", "gold", "cloth", "books", "tools", "goods", "goods_set"),
    *("manuel", "marquis", "king", "nobles", "cardinal", "cross", "clergy", "official", "office", "favor", "seal"),
    *("decree", "plan", "building", "gable", "mansard", "store", "house", "group", "customer", "land"),
    *("row", "rows", "row_most", "column", "block", "facing", "flanked", "side_north", "side_west", "side_east"),
    *("earthquake", "fire", "tsunami", "rubble", "rubble_set", "cube", "bag"),
    *("ship", "sail", "hull", "crate", "warehouse", "produce", "market", "swap", "secretary"),
    *("card", "portfolio", "event", "state", "letter", "key", "shield", "eye", "people", "board"),
    *("rise", "left", "right", "orbit", "play", "tally", "most", "first", "second", "stairs", "check", "flag", "lock"),
    *("p-green", "p-yellow", "p-purple", "p-orange", "p-neutral"),
)

SOURCES: Final = {
    "start": Sign("wig"),
    "stores": Sign("store"),
    "openings": Sign("building"),
    "crates": Sign("crate"),
    "church": Sign("clergy"),
    "court": Sign("influence"),
    "rewards": Sign("card"),
    "clergy": Sign("cardinal"),
    "visits": Sign("nobles"),
    "penalties": Sign("event"),
    "sets": Sign("rubble", ROUND_SCORING),
    "end_ships": Sign("ship", FINAL_SCORING),
    "end_sets": Sign("rubble_set", FINAL_SCORING),
    "majorities": Sign("most", FINAL_SCORING),
    "money": Sign("coin", FINAL_SCORING),
    "decrees": Sign("decree", FINAL_SCORING),
    "officials": Sign("official", FINAL_SCORING),
    "favors": Sign("favor", FINAL_SCORING),
}

STAGES: Final = {"began": "board-period-1", "period-ended": "board-period-2"}
"""The events with which a period begins."""
