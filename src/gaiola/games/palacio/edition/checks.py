"""The facts of O Palácio that an edition file must respect, and the design that our own edition follows. The facts
themselves are in `facts`, the shape of the file in `shape`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ....kernel.checker import Checker
from ....kernel.checks import check_edition
from ....kernel.edition import Edition
from ....kernel.paths import show
from . import facts
from .shape import Level, PalacioData, Venue


def check(edition: Edition) -> Checker:
    return check_edition(edition, PalacioData, _check_facts, min_reason=5, prose=("letter",))


def _check_facts(checker: Checker, data: PalacioData, raw: dict[str, Any]) -> None:
    checker.facts(raw, facts.FACTS)
    checker.readings(raw, facts.READINGS)
    _check_goods(checker, data)
    if checker.complete(data.locations, facts.KIND_OF, "locations", "places"):
        _check_locations(checker, data)
    plantations = checker.entries(raw["plantations"], facts.PLANTATIONS, "plantations", "plantations")
    sites = checker.entries(raw["production"]["sites"], facts.SITES, "production.sites", "production sites")
    priced = checker.complete(data.laje_creek.prices, facts.GOODS, "laje_creek.prices", "prices")
    if plantations and sites and priced:
        _check_prices(checker, data)
    _check_venues(checker, data, raw)
    _check_characters(checker, data, raw)
    _check_end(checker, data)


def _check_goods(checker: Checker, data: PalacioData) -> None:
    checker.named(data.players.colors, facts.COLORS, "players.colors", "colours")
    checker.named(data.goods.resources, facts.RESOURCES, "goods.resources", "resources")
    checker.named(data.goods.products, facts.PRODUCTS, "goods.products", "products")
    tokens = data.supply.tokens
    total = sum(tokens.values())
    checker.expect(total == facts.TOKENS, "supply", f"{facts.TOKENS} tokens in all", total)
    if data.supply.is_limit:
        least = data.players.max * data.setup.products_of_choice
        for good in facts.PRODUCTS:
            wanted = f"at least {least} tokens, so that all players may begin with the same product"
            checker.expect(tokens[good] >= least, f"supply.{good}", wanted, tokens[good])


def _check_locations(checker: Checker, data: PalacioData) -> None:
    for name, place in data.locations.items():
        path, spots = f"locations.{name}", place.spots
        kind = facts.KIND_OF[name]
        checker.agree(place.kind, kind, f"{path}.kind")
        checker.expect(list(spots) == sorted(spots), f"{path}.spots", "marks 2 to 4, ascending", spots)
        if kind == "rest":
            checker.expect(not spots, f"{path}.spots", "no spots", spots)
        elif kind in facts.ONE_SPOT or len(spots) == 1:
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
    wanted = f"at least {facts.SPOTS_IN_THE_OLIVE_EXAMPLE} spots"
    checker.expect(olives >= facts.SPOTS_IN_THE_OLIVE_EXAMPLE, "locations.olive_plantation.spots", wanted, olives)
    for mark in (3, 4):
        marked = any(mark in place.spots for place in data.locations.values())
        checker.expect(marked, "locations", f"a spot with the mark {mark}", None)
    for players in (2, 3, 4):
        _check_room(checker, data, players)


def _check_room(checker: Checker, data: PalacioData, players: int) -> None:
    """Nobody hires a worker who finds no spot, even while a worker on each second spot closes the mills."""
    usable = {name: sum(mark <= players for mark in place.spots) for name, place in data.locations.items()}
    mills = len(facts.SITES)
    workers = players * data.pieces.workers_per_player + data.pieces.kings_workers - mills
    total = sum(usable.values()) - mills
    wanted = f"spots for {workers} workers of {players} players while the mills are closed"
    checker.expect(total >= workers, "locations", wanted, total)
    for name, spots in usable.items():
        path = f"locations.{name}.spots"
        if facts.KIND_OF[name] == "sale":
            checker.design(spots >= players, path, f"a spot for each of {players} players", spots)
        if facts.KIND_OF[name] == "plantation":
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
    checker.entries(raw["venues"], facts.VENUES, "venues", "venues")
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
    if checker.expect(points == facts.CASCADE_POINTS, path, f"{show(facts.CASCADE_POINTS)} points", points):
        checker.agree(levels[0].die, (2, 3), f"{path}[0].die")
        checker.expect(levels[-1].die <= 4, f"{path}[3].die", "at most 4", levels[-1].die)


def _check_characters(checker: Checker, data: PalacioData, raw: Mapping[str, Any]) -> None:
    ids = [str(ability["id"]) for ability in facts.ABILITIES.values()]
    checker.named(data.ability_rules.ids, ids, "ability_rules.ids", "abilities")
    checker.entries(raw["characters"], facts.CHARACTERS, "characters", "characters")
    for name, character in raw["characters"].items():
        found, path = character["ability"], f"characters.{name}.ability"
        wanted = facts.ABILITIES.get(name, {})
        for entry, value in wanted.items():
            checker.agree(found.get(entry), value, f"{path}.{entry}")
        foreign = sorted(set(found) - set(wanted))
        checker.expect(not foreign, path, "only the entries " + ", ".join(wanted), foreign)
    checker.named(data.arrivals.deck, facts.VISITORS, "arrivals.deck", "visitors")


def _check_end(checker: Checker, data: PalacioData) -> None:
    end, modes = data.end, {"full": facts.VISITORS, "short": facts.VISITORS[1:]}
    checker.named(end.modes, modes, "end.modes", "modes")
    if checker.complete(end.cards_needed, modes, "end.cards_needed", "lists of cards"):
        for mode, cards in modes.items():
            checker.named(end.cards_needed[mode], cards, f"end.cards_needed.{mode}", "cards")
