"""The facts of Palácio that an edition file must respect, and the design that our own edition follows.
The shape of the file is in `shape`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ....kernel.checker import Checker
from ....kernel.checks import check_edition
from ....kernel.edition import Edition, convert
from ....kernel.paths import show
from .shape import Level, PalacioData, Venue

COLORS = ("yellow", "green", "red", "blue")
RESOURCES = ("olive", "grape", "mulberry_leaf")
PRODUCTS = ("olive_oil", "carcavelos_wine", "silk_cocoon")
GOODS = RESOURCES + PRODUCTS
TOKENS = 87
SPOTS_IN_THE_OLIVE_EXAMPLE = 2

# Location -> its kind.
KIND_OF = {
    "staff_house": "rest",
    "starting_player_coat": "starting_player",
    "olive_plantation": "plantation",
    "vineyards": "plantation",
    "mulberry_plantation": "plantation",
    "olive_oil_mill": "production",
    "wine_mill": "production",
    "silkworm_house": "production",
    "noble_hall": "venue",
    "chapel": "venue",
    "concordia_hall": "venue",
    "cascade_of_poets": "venue",
    "gardens": "venue",
    "laje_creek": "sale",
    "fishing_house": "marquis",
}
ONE_SPOT = ("starting_player", "production", "venue")  # kinds of locations

PLANTATIONS: dict[str, dict[str, object]] = {
    "olive_plantation": {"good": "olive", "die_value_per_unit": 3},
    "vineyards": {"good": "grape", "die_value_per_unit": 4},
    "mulberry_plantation": {"good": "mulberry_leaf", "die_value_per_unit": 2},
}
SITES: dict[str, dict[str, object]] = {
    "olive_oil_mill": {"input": {"olive": 3}, "coins": 2, "output": "olive_oil", "points": 6},
    "wine_mill": {"input": {"grape": 3}, "coins": 2, "output": "carcavelos_wine", "points": 8},
    "silkworm_house": {"input": {"mulberry_leaf": 6}, "coins": 2, "output": "silk_cocoon", "points": 10},
}
VENUES: dict[str, dict[str, object]] = {
    "noble_hall": {
        "letter": "A",
        "card": "king",
        "offer": {"carcavelos_wine": 1, "olive_oil": 1, "silk_cocoon": 1},
    },
    "chapel": {"letter": "B", "card": "patriarch", "offer": {"olive_oil": 1}},
    "concordia_hall": {"letter": "C", "card": "secretary", "offer": {"coins": 5}},
    "cascade_of_poets": {"letter": "D", "card": "architect", "offer": {"carcavelos_wine": 1}},
    "gardens": {"letter": "E", "card": "marquise", "offer": {"silk_cocoon": 1}},
}
CASCADE_POINTS = (2, 4, 6, 10)

VISITORS = ("king", "patriarch", "secretary", "architect", "marquise")
CHARACTERS: dict[str, dict[str, object]] = {
    "king": {"visitor": True, "venue": "noble_hall", "end_points": 20},
    "patriarch": {"visitor": True, "venue": "chapel", "end_points": 5},
    "secretary": {"visitor": True, "venue": "concordia_hall", "end_points": 5},
    "architect": {"visitor": True, "venue": "cascade_of_poets", "end_points": 5},
    "marquise": {"visitor": True, "venue": "gardens", "end_points": 5},
    "marquis": {"visitor": False, "venue": "fishing_house", "end_points": 10},
}
# Character -> its special action with all its entries; a tuple holds every value that the engine plays.
ABILITIES: dict[str, dict[str, object]] = {
    "king": {"id": "extra_free_worker", "workers": 1, "from": "next_round"},
    "patriarch": {"id": "die_step_per_coin", "step": 2, "max_added": 6, "max_coins": 3},
    "secretary": {
        "id": "exchange_coins_and_points",
        "coins": 2,
        "points": 2,
        "max_times": 3,
        "per": ("round", "game"),
    },
    "architect": {"id": "die_bonus", "bonus": 1},
    "marquise": {"id": "product_for_points", "points": 5, "max_products": 2, "per": "round"},
    "marquis": {
        "id": "discard_to_lower_opponents",
        "levels": 1,
        "lose_points_of_level_left": True,
        "spares_rectangle": True,
        "returns_to": "fishing_house",
    },
}

# Table -> entry -> value, as the rulebook prints it or the box holds it.
FACTS: dict[str, dict[str, object]] = {
    "players": {
        "min": 2,
        "max": 4,
    },
    "pieces": {
        "workers_per_player": 4,
        "kings_workers": 1,
        "cubes_per_player": len(VENUES),
        "discs_per_player": 2,
        "character_cards": len(CHARACTERS),
        "starting_player_tokens": 1,
        "dice": 1,
    },
    "tracks": {
        "points_lap": 100,
        "coins_min": 0,
    },
    "setup": {
        "coins": 25,
        "points": 0,
        "workers_in_staff_house": 4,
        "products_of_choice": 2,
        "same_product_twice_allowed": True,
    },
    "hire": {
        "cost_per_worker": 1,
        "free_own_workers_at_zero_coins": 1,
        "kings_worker_cost": 0,
        "worker_on_second_spot_cost": 0,
    },
    "die": {
        "sides": 6,
        "rolls_per_worker": 1,
        "coins_per_step": 1,
        "step": 1,
        "max_added_with_coins": 6,
        "max_value": 12,
    },
    "arrivals": {
        "shuffled": True,
        "at_end_of_rounds": [1, 2, 3, 4, 5],
        "cards_per_round": 1,
    },
    "production": {
        "rounds": 2,
        "products_at_a_time": 1,
        "second_spot_blocks_first": True,
    },
    "venue_rules": {
        "columns": 4,
        "levels_per_action": 1,
        "cube_starts_at": 0,
        "last_level_needs_card_in_place": True,
        "last_level_holds": 1,
    },
    "fishing_house": {
        "card": "marquis",
        "die": 4,
        "offer": {"coins": 10},
    },
    "final_scoring": {
        "per_product": 3,
        "per_resource": 1,
        "coins_per_point": 5,
    },
}

# Where the rulebook is silent or can be read in two ways, and the engine plays one of them only.
READINGS: dict[str, object] = {
    "tracks.points_min": 0,
    "tracks.coins_have_upper_limit": False,
    "hire.min_workers": 0,
    "laje_creek.buying_allowed": False,
    "fishing_house.card_can_be_won_again": True,
    "ability_rules.usable_in_round_won": True,
    "final_scoring.goods_in_production_score": False,
    "final_scoring.tie_breaks": ["most_character_cards", "most_coins", "shared"],
}


def read(edition: Edition) -> PalacioData:
    """The edition as typed tables; EditionError with everything that is wrong."""
    check(edition).raise_if_any()
    return convert(edition.data, PalacioData)


def check(edition: Edition) -> Checker:
    return check_edition(edition, PalacioData, _check_facts, min_reason=5, prose=("letter",))


def _check_facts(checker: Checker, data: PalacioData, raw: dict[str, Any]) -> None:
    checker.facts(raw, FACTS)
    checker.readings(raw, READINGS)
    _check_goods(checker, data)
    if checker.complete(data.locations, KIND_OF, "locations", "places"):
        _check_locations(checker, data)
    plantations = checker.entries(raw["plantations"], PLANTATIONS, "plantations", "plantations")
    sites = checker.entries(raw["production"]["sites"], SITES, "production.sites", "production sites")
    priced = checker.complete(data.laje_creek.prices, GOODS, "laje_creek.prices", "prices")
    if plantations and sites and priced:
        _check_prices(checker, data)
    _check_venues(checker, data, raw)
    _check_characters(checker, data, raw)
    _check_end(checker, data)


def _check_goods(checker: Checker, data: PalacioData) -> None:
    checker.named(data.players.colors, COLORS, "players.colors", "colours")
    checker.named(data.goods.resources, RESOURCES, "goods.resources", "resources")
    checker.named(data.goods.products, PRODUCTS, "goods.products", "products")
    tokens = data.supply.tokens
    total = sum(tokens.values())
    checker.expect(total == TOKENS, "supply", f"{TOKENS} tokens in all", total)
    if data.supply.is_limit:
        least = data.players.max * data.setup.products_of_choice
        for good in PRODUCTS:
            wanted = f"at least {least} tokens, so that all players may begin with the same product"
            checker.expect(tokens[good] >= least, f"supply.{good}", wanted, tokens[good])


def _check_locations(checker: Checker, data: PalacioData) -> None:
    for name, place in data.locations.items():
        path, spots = f"locations.{name}", place.spots
        kind = KIND_OF[name]
        checker.agree(place.kind, kind, f"{path}.kind")
        checker.expect(list(spots) == sorted(spots), f"{path}.spots", "marks 2 to 4, ascending", spots)
        if kind == "rest":
            checker.expect(not spots, f"{path}.spots", "no spots", spots)
        elif kind in ONE_SPOT or len(spots) == 1:
            checker.expect(spots == (2,), f"{path}.spots", "[2], a single spot without a mark", spots)
        else:
            checker.expect(2 in spots, f"{path}.spots", "a spot for 2 players", spots)
        checker.agree(place.second_spots, int(kind == "production"), f"{path}.second_spots")
        limit = 1 if kind == "sale" else None
        found = place.max_workers_per_player
        checker.expect(found == limit, f"{path}.max_workers_per_player", show(limit), found)
        closed = "forbidden_for_first_worker_of_starting_player"
        is_closed = place.forbidden_for_first_worker_of_starting_player
        checker.agree(is_closed, kind == "starting_player", f"{path}.{closed}")
    olives = len(data.locations["olive_plantation"].spots)
    wanted = f"at least {SPOTS_IN_THE_OLIVE_EXAMPLE} spots"
    checker.expect(olives >= SPOTS_IN_THE_OLIVE_EXAMPLE, "locations.olive_plantation.spots", wanted, olives)
    for mark in (3, 4):
        marked = any(mark in place.spots for place in data.locations.values())
        checker.expect(marked, "locations", f"a spot with the mark {mark}", None)
    for players in (2, 3, 4):
        _check_room(checker, data, players)


def _check_room(checker: Checker, data: PalacioData, players: int) -> None:
    """Nobody hires a worker who finds no spot, even while a worker on each second spot closes the mills."""
    usable = {name: sum(mark <= players for mark in place.spots) for name, place in data.locations.items()}
    mills = len(SITES)
    workers = players * data.pieces.workers_per_player + data.pieces.kings_workers - mills
    total = sum(usable.values()) - mills
    wanted = f"spots for {workers} workers of {players} players while the mills are closed"
    checker.expect(total >= workers, "locations", wanted, total)
    for name, spots in usable.items():
        path = f"locations.{name}.spots"
        if KIND_OF[name] == "sale":
            checker.design(spots >= players, path, f"a spot for each of {players} players", spots)
        if KIND_OF[name] == "plantation":
            checker.design(spots == players, path, f"as many spots as players: {players}", spots)


def _check_prices(checker: Checker, data: PalacioData) -> None:
    """Work is worth more than raw goods, and no good is money for nothing."""
    price, path = data.laje_creek.prices, "laje_creek.prices"
    per_unit = {plantation.good: plantation.die_value_per_unit for plantation in data.plantations.values()}
    for good, value in per_unit.items():
        bought = value * data.die.coins_per_step
        wanted = f"less than {bought}, what its die value costs in coins"
        checker.design(price[good] < bought, f"{path}.{good}", wanted, price[good])
    raw_prices = [price[good] for good in sorted(per_unit, key=lambda good: per_unit[good])]
    wanted = "[1, 2, 3] for the resources, dearer the more they need on the die"
    checker.design(raw_prices == [1, 2, 3], path, wanted, raw_prices)
    scoring = data.final_scoring
    kept_for_the_end = scoring.coins_per_point * (scoring.per_product + 1)
    for site in data.production.sites.values():
        raw = sum(units * price[good] for good, units in site.input.items())
        found, where = price[site.output], f"{path}.{site.output}"
        with_fee = f"more than {raw + site.coins}, the resources and the coins in it"
        checker.design(found > raw + site.coins, where, with_fee, found)
        checker.design(2 * found >= 3 * raw, where, f"at least one and a half times {raw}, its resources", found)
        checker.design(found == raw + 6, where, f"{raw + 6}, the resources in it plus 6", found)
        never = f"less than {kept_for_the_end}, so that a sale at the very end is not better than keeping it"
        checker.design(found < kept_for_the_end, where, never, found)


def _check_venues(checker: Checker, data: PalacioData, raw: Mapping[str, Any]) -> None:
    checker.entries(raw["venues"], VENUES, "venues", "venues")
    for name, venue in data.venues.items():
        _check_levels(checker, data, venue.levels, f"venues.{name}.levels")
    if cascade := data.venues.get("cascade_of_poets"):
        _check_cascade(checker, cascade)
    sums = {name: sum(level.points for level in venue.levels) for name, venue in data.venues.items()}
    if "noble_hall" in sums:
        richest = sums["noble_hall"] == max(sums.values())
        checker.design(richest, "venues.noble_hall.levels", "the most points of all venues", sums)


def _check_levels(checker: Checker, data: PalacioData, levels: tuple[Level, ...], path: str) -> None:
    shapes = [level.shape for level in levels]
    climbed = len(shapes) >= 2 and shapes == ["square"] * (len(shapes) - 1) + ["rectangle"]
    checker.expect(climbed, path, "one square or more, then one rectangle", shapes)
    for n, level in enumerate(levels):
        where, most, sides = f"{path}[{n}].die", data.die.max_value, data.die.sides
        if checker.expect(level.die <= most, where, f"at most {most}, the highest value", level.die):
            checker.design(level.die <= sides, where, f"at most {sides}, a roll without coins", level.die)
    for n, (below, level) in enumerate(pairwise(levels), 1):
        never_falls = f"at least {below.die}, as on the level below"
        checker.design(level.die >= below.die, f"{path}[{n}].die", never_falls, level.die)
        rises = f"more than {below.points}, as on the level below"
        checker.design(level.points > below.points, f"{path}[{n}].points", rises, level.points)
    checker.design(len(levels) == 4, path, "4 levels", len(levels))


def _check_cascade(checker: Checker, cascade: Venue) -> None:
    """The one venue whose levels are known, from the worked examples."""
    path, levels = "venues.cascade_of_poets.levels", cascade.levels
    points = tuple(level.points for level in levels)
    if checker.expect(points == CASCADE_POINTS, path, f"{show(CASCADE_POINTS)} points", points):
        checker.agree(levels[0].die, (2, 3), f"{path}[0].die")
        checker.expect(levels[-1].die <= 4, f"{path}[3].die", "at most 4", levels[-1].die)


def _check_characters(checker: Checker, data: PalacioData, raw: Mapping[str, Any]) -> None:
    ids = [str(ability["id"]) for ability in ABILITIES.values()]
    checker.named(data.ability_rules.ids, ids, "ability_rules.ids", "abilities")
    checker.entries(raw["characters"], CHARACTERS, "characters", "characters")
    for name, character in raw["characters"].items():
        found, path = character["ability"], f"characters.{name}.ability"
        wanted = ABILITIES.get(name, {})
        for entry, value in wanted.items():
            checker.agree(found.get(entry), value, f"{path}.{entry}")
        foreign = sorted(set(found) - set(wanted))
        checker.expect(not foreign, path, "only the entries " + ", ".join(wanted), foreign)
    checker.named(data.arrivals.deck, VISITORS, "arrivals.deck", "visitors")


def _check_end(checker: Checker, data: PalacioData) -> None:
    end, modes = data.end, {"full": VISITORS, "short": VISITORS[1:]}
    checker.named(end.modes, modes, "end.modes", "modes")
    if checker.complete(end.cards_needed, modes, "end.cards_needed", "lists of cards"):
        for mode, cards in modes.items():
            checker.named(end.cards_needed[mode], cards, f"end.cards_needed.{mode}", "cards")
