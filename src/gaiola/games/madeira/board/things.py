"""What the things of Madeira are: the rule for each kind, and the icons that a player meets."""

from __future__ import annotations

from typing import Final

from ....look.sources import FINAL_SCORING, ROUND_SCORING, Sign
from ....look.things import About

THINGS: Final = {
    "region": About("1.3"),
    "field": About("7.5", ("fields.{id}",)),
    "forest": About("1.4"),
    "wood-price": About("9.4", ("wood_price",)),
    "building": About("12.7"),
    "commander": About("7.3"),
    "steward": About("7.4"),
    "guild_master": About("11.2"),
    "mayor": About("11.4"),
    "special-harvest": About("7.7"),
    "watch": About("6.4"),
    "pirate": About("6.4"),
    "city": About("16.7", ("cities.{id}.pp_high", "cities.{id}.pp_low")),
    "city-spot": About("11.1"),
    "district-wood": About("11.3", ("city_layout.district_wood",)),
    "favor": About("13.1", ("guild_favors.{id}.guild",)),
    "row": About("5.3", ("guild_board",)),
    "guild": About("5.6"),
    "pass": About("8.2"),
    "windmill": About("14.1", ("windmill.levels",)),
    "market_routes": About("16.4"),
    "expeditions": About("16.5"),
    "influence_of_guilds": About("16.6"),
    "urbanization": About("16.7"),
    "wealth_of_nation": About("16.9"),
    "market": About("10.5"),
    "market-slot": About("10.5", ("market_slots.{id}.options",)),
    "colony": About("10.7"),
    "landing-slot": About("10.7", ("landing_slots.{id}.wine",)),
    "colony-land": About("15.3", ("colonies.{id}.land_good",)),
    "ship-points": About("16.4", ("markets.{id}.pp", "colonies.{id}.pp")),
    "reward": About("10.9", ("king_rewards.{id}.group",)),
    "die": About("6.3"),
    "home-workers": About("7.2"),
    "home-ships": About("10.1"),
    "good": About("2.1"),
    "wood": About("9.1"),
    "bread": About("6.6"),
    "reals": About("17.2"),
    "pirates": About("2.3"),
    "prestige": About("2.5"),
    "has-chosen": About("16.2"),
    "round": About("4.1"),
    "phase-a": About("5.3"),
    "phase-b": About("6.1"),
    "phase-c": About("12.1"),
    "phase-d": About("15.1"),
    "phase-e": About("16.1"),
}

ICONS: Final = (
    *("wheat", "sugar", "wine", "wood", "bread", "coin", "pirate", "prestige"),
    *("worker", "ship", "citizen", "commander", "steward", "guild_master", "mayor"),
    *("building", "field", "forest", "harvest", "city", "market", "colony", "watch", "windmill", "guild", "crown"),
    *("die1", "die2", "die3", "pass", "arrow", "flag", "check"),
    *("p-yellow", "p-red", "p-purple", "p-blue", "p-neutral"),
)

SOURCES: Final = {
    "market_routes": Sign("market", ROUND_SCORING, ("market-routes-scored",)),
    "expeditions": Sign("ship", ROUND_SCORING, ("expeditions-scored",)),
    "influence_of_guilds": Sign("guild", ROUND_SCORING, ("influence-scored",)),
    "urbanization": Sign("city", ROUND_SCORING, ("urbanization-scored",)),
    "wealth_of_nation": Sign("coin", ROUND_SCORING, ("wealth-scored",)),
    "buildings": Sign("building"),
    "rewards": Sign("crown"),
    "passing": Sign("pass"),
    "favors": Sign("guild_master"),
    "honor": Sign("watch"),
    "windmill": Sign("windmill"),
    "resources": Sign("bread", FINAL_SCORING),
    "pirates": Sign("pirate", FINAL_SCORING),
}
