"""The facts of Madeira that an edition file must respect. The facts themselves are in `facts`, the shape of the file in
`shape`, what holds for our own edition only in `design`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from contextlib import suppress
from itertools import permutations
from typing import Any

from msgspec.structs import asdict

from ....kernel.checker import Checker
from ....kernel.checks import check_edition, check_origins, check_rulings
from ....kernel.edition import Edition
from ....kernel.options import check_options
from ....kernel.paths import resolve, show, written
from . import design, facts
from .shape import Field, MadeiraData

OPEN_TABLES = ("fields", "market_slots", "landing_slots", "guilds", "crown_requests.starting", "options")
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def check(edition: Edition) -> Checker:
    return check_edition(edition, MadeiraData, _check_facts, min_reason=5, page=r"\bp\.\d")


def _check_facts(checker: Checker, data: MadeiraData, raw: dict[str, Any]) -> None:
    _check_names(checker, raw)
    check_origins(checker, raw, facts.KNOWN_TO_BE_PRINTED, facts.KNOWN_TO_BE_OURS)
    _check_rulings(checker, raw)
    checker.facts(raw, facts.FACTS)
    whole = [checker.entries(resolve(raw, path), items, path, what) for path, (what, items) in facts.ITEMS.items()]
    for path, value in facts.PRESTIGE_KNOWN.items():
        with suppress(KeyError):  # that a market or colony is missing has been told
            checker.agree(resolve(raw, path), value, path)
    _check_pieces(checker, data)
    _check_effects(checker, raw)
    for area, ours in (
        (_check_fields, design.check_fields),
        (_check_trade, design.check_trade),
        (_check_windmill, design.check_windmill),
        (_check_cities, design.check_cities),
        (_check_guilds, design.check_guilds),
        (_check_requests, design.check_requests),
        (_check_wood_price, design.check_wood_price),
    ):
        before = len(checker.problems)
        area(checker, data)
        if all(whole) and len(checker.problems) == before:
            ours(checker, data)


# ------------------------------------------------------------------ about the file


def _check_names(checker: Checker, raw: Mapping[str, Any]) -> None:
    for path in OPEN_TABLES:
        for name in resolve(raw, path):
            where = written([*path.split("."), name])
            checker.expect(_NAME.fullmatch(name) is not None, where, "a name of a-z, 0-9 and _", name)


def _check_rulings(checker: Checker, raw: Mapping[str, Any]) -> None:
    check_rulings(checker, raw, facts.RULINGS)
    for name, option in check_options(Checker(), raw).items():
        if option.path.startswith("rulings."):
            wanted = "a ruling that this engine plays either way: " + ", ".join(facts.EITHER_WAY)
            checker.expect(option.path in facts.EITHER_WAY, f"options.{name}.path", wanted, option.path)
    checker.readings(raw, facts.READINGS)


# ------------------------------------------------------------------ pieces and effects


def _check_pieces(checker: Checker, data: MadeiraData) -> None:
    checker.named(data.players.colors, facts.COLORS, "players.colors", "colours")
    for name, faces in (("guild", data.dice.guild.faces), ("pirate", data.dice.pirate.faces)):
        wanted = f"the faces {show(facts.FACES)}"
        checker.expect(tuple(sorted(faces)) == facts.FACES, f"dice.{name}.faces", wanted, faces)
    converted, path = data.end_scoring.convert_to_reals, "end_scoring.convert_to_reals"
    checker.named(converted, facts.CONVERTED_AT_THE_END, path, "kinds of tiles")


def _check_effects(checker: Checker, raw: Mapping[str, Any]) -> None:
    _check_effect(checker, raw["harvest"], facts.HARVEST, "harvest")
    _check_effects_of(checker, raw, "characters", facts.CHARACTERS)
    _check_effects_of(checker, raw, "guild_favors", facts.FAVORS, ("guild", "phases"))
    _check_effects_of(checker, raw, "king_rewards", facts.REWARDS, ("group",))
    for name, levels in facts.BUILDINGS.items():
        for level, wanted in zip(("low", "high"), levels, strict=True):
            if building := raw["buildings"].get(name):
                _check_effect(checker, building[level], wanted, f"buildings.{name}.{level}")
    for name, options in facts.PASSING.items():
        if slot := raw["passing_column"].get(name):
            _check_list(checker, slot["options"], options, f"passing_column.{name}.options")


def _check_effects_of(
    checker: Checker,
    raw: Mapping[str, Any],
    table: str,
    wanted: Mapping[str, facts.Entries],
    beside: Collection[str] = (),
) -> None:
    checker.complete(raw[table], wanted, table, table.replace("_", " "))
    for name, effect in wanted.items():
        if name in raw[table]:
            _check_effect(checker, raw[table][name], effect, f"{table}.{name}", beside)


def _check_list(checker: Checker, found: list[Any], wanted: list[facts.Entries], path: str) -> None:
    if checker.expect(len(found) == len(wanted), path, f"{len(wanted)} effects", found):
        for n, effect in enumerate(wanted):
            _check_effect(checker, found[n], effect, f"{path}[{n}]")


def _check_effect(
    checker: Checker, found: Mapping[str, Any], wanted: Mapping[str, Any], path: str, beside: Collection[str] = ()
) -> None:
    """An effect that the engine knows, with its parameters, and the one that is printed there. `beside` are the entries
    of a tile that are no parameters."""
    name = found["effect"]
    known = "one of the effects " + ", ".join(facts.EFFECTS)
    if not checker.expect(name in facts.EFFECTS, f"{path}.effect", known, name):
        return
    needed, possible = facts.EFFECTS[name]
    given = {entry for entry in found if entry != "effect" and entry not in beside}
    fit = bool(given) and set(needed) <= given <= {*needed, *possible}
    words = f"the parameters of {name}: {', '.join(needed) or 'some of ' + ', '.join(possible)}"
    if not checker.expect(fit, path, words, sorted(given)):
        return
    if not checker.agree(name, wanted["effect"], f"{path}.effect"):
        return
    for parameter in sorted({*given, *wanted} - {"effect", "options"}):
        checker.agree(found.get(parameter), wanted.get(parameter), f"{path}.{parameter}")
    if "options" in wanted:
        _check_list(checker, found["options"], wanted["options"], f"{path}.options")


# ------------------------------------------------------------------ fields


def _check_fields(checker: Checker, data: MadeiraData) -> None:
    regions = facts.ITEMS["regions"][1]
    checker.expect(len(data.fields) == 15, "fields", "15 fields, the forest among them", len(data.fields))
    forests = [name for name, field in data.fields.items() if field.kind == "forest"]
    if checker.expect(forests == ["forest"], "fields", "one forest, named forest", forests):
        forest = data.fields["forest"]
        bare = forest == Field("forest", harvestable=False, wood_source="general_supply")
        words = "no region, good or pile of wood, no harvest, wood of the general supply"
        checker.expect(bare, "fields.forest", words, asdict(forest))
    for name, field in data.fields.items():
        if field.kind == "good":
            path = f"fields.{name}"
            checker.agree(field.region, tuple(regions), f"{path}.region")
            checker.agree(field.good, facts.GOODS, f"{path}.good")
            becomes = {"wheat": (None, "sugar"), "sugar": (None, "wine")}.get(field.good)
            checker.agree(field.convertible_to or None, becomes, f"{path}.convertible_to")
            checker.agree(field.harvestable, True, f"{path}.harvestable")
            checker.agree(field.wood_source, None, f"{path}.wood_source")
    for region, entries in regions.items():
        orders = sorted(field.order for field in design.good_fields(data, region))
        numbers = list(range(1, int(str(entries["fields"])) + 1))
        checker.expect(orders == numbers, "fields", f"fields with the order {show(numbers)} in {region}", orders)
    _check_examples_of_fields(checker, data)


def _check_examples_of_fields(checker: Checker, data: MadeiraData) -> None:
    fields = design.good_fields(data)
    bare = any(field.wood is None for field in fields)
    checker.expect(bare, "fields", "a field without wood", None)
    pile = any(field.wood_with(4) >= 2 for field in fields)
    checker.expect(pile, "fields", "a field with 2 wood, as in the example on p.12", None)
    turns = any((field.good, field.convertible_to) == ("sugar", "wine") for field in fields)
    checker.expect(turns, "fields", "a sugar field that becomes wine, as in the example on p.17", None)
    first = permutations(design.good_fields(data, "r1"), 3)
    mixed = any(_stays(one, "wheat") and _ends(two, "wine") and three.wood for one, two, three in first)
    words = "wood, wheat and wine from three fields of region 1, as in the example on p.13"
    checker.expect(mixed, "fields", words, None)
    second = permutations(design.good_fields(data, "r2"), 2)
    special = any(_ends(one, "wine") and two.good == "sugar" and two.wood for one, two in second)
    words = "a wine field and a sugar field with wood in region 2, as in the example on p.13"
    checker.expect(special, "fields", words, None)


def _stays(field: Field, good: str) -> bool:
    return field.good == good and (not field.convertible_to or field.wood is not None)


def _ends(field: Field, good: str) -> bool:
    return good in (field.good, field.convertible_to)


# ------------------------------------------------------------------ markets and colonies


def _check_trade(checker: Checker, data: MadeiraData) -> None:
    for name, slot in data.market_slots.items():
        path = f"market_slots.{name}"
        checker.agree(slot.market, facts.GOODS, f"{path}.market")
        _check_mark(checker, slot.mark, slot.players, facts.MARKET_MARKS, path)
        amounts = [trade.discard for trade in slot.options]
        if slot.mark == "heads_2":
            choice = len(amounts) == len(set(amounts)) >= 2
            checker.expect(choice, f"{path}.options", "two different quantities or more", amounts)
        else:
            checker.expect(len(amounts) == 1, f"{path}.options", "one quantity", amounts)
    for name, landing in data.landing_slots.items():
        path = f"landing_slots.{name}"
        checker.agree(landing.colony, tuple(facts.ITEMS["colonies"][1]), f"{path}.colony")
        _check_mark(checker, landing.mark, landing.players, facts.LANDING_MARKS, path)
    _check_room_for_ships(checker, data)
    trades = [(trade.discard, trade.reals) for slot in design.market(data, "sugar", 4) for trade in slot.options]
    words = "4 sugar for 14 reals in the sugar market, as in the example on p.10"
    checker.expect(facts.SUGAR_TRADE in trades, "market_slots", words, trades)
    wine = [slot.wine for slot in design.landing(data, "brasil", 4)]
    checker.expect(facts.BRASIL_WINE in wine, "landing_slots", "a slot for 3 wine in brasil, as on p.10", wine)
    goods = [colony.land_good for colony in data.colonies.values()]
    for name, colony in data.colonies.items():
        if checker.agree(colony.land_good, facts.GOODS, f"colonies.{name}.land_good"):
            once = goods.count(colony.land_good) == 1
            checker.expect(once, f"colonies.{name}.land_good", "a different good in each colony", colony.land_good)


def _check_mark(
    checker: Checker, mark: str, players: tuple[int, ...], marks: Mapping[str, tuple[int, ...]], path: str
) -> None:
    if checker.agree(mark, tuple(marks), f"{path}.mark"):
        wanted = f"{show(marks[mark])}, the numbers of players of its mark"
        checker.expect(players == marks[mark], f"{path}.players", wanted, players)


def _check_room_for_ships(checker: Checker, data: MadeiraData) -> None:
    for players, ships in facts.MARKET_SHIPS.items():
        for good, least in ships.items():
            slots = len(design.market(data, good, players))
            wanted = f"at least {least} slots in the {good} market with {players} players"
            checker.expect(slots >= least, "market_slots", wanted, slots)
    for good in facts.GOODS:
        three, four = (len(design.market(data, good, players)) for players in (3, 4))
        wanted = f"as many slots in the {good} market with 3 players as with 4: {four}"
        checker.expect(three == four, "market_slots", wanted, three)
    for players, ships in facts.LANDED_SHIPS.items():
        for colony, least in ships.items():
            slots = len(design.landing(data, colony, players))
            wanted = f"at least {least} slots in {colony} with {players} players"
            checker.expect(slots >= least, "landing_slots", wanted, slots)


# ------------------------------------------------------------------ windmill, cities, guilds


def _check_windmill(checker: Checker, data: MadeiraData) -> None:
    levels, path = data.windmill.levels, "windmill.levels"
    checker.expect(list(levels) == sorted(levels), path, "levels that never fall", levels)
    for number in facts.WINDMILL_LEVELS_KNOWN:
        checker.expect(number in levels, path, f"a level with the number {number}", levels)


def _check_cities(checker: Checker, data: MadeiraData) -> None:
    for name, city in data.cities.items():
        less = f"less than {city.pp_high}, what the most workers bring"
        checker.expect(city.pp_low < city.pp_high, f"cities.{name}.pp_low", less, city.pp_low)
    orders = sorted(city.order for city in data.cities.values())
    checker.expect(orders == [1, 2, 3], "cities", "the order 1, 2, 3", orders)
    wood = design.district_wood(data)
    fit = min(wood) == 2 and max(wood) == 5 and 4 in wood
    checker.expect(fit, "city_layout.district_wood", "2 to 5 wood, and 4 in one column", wood)


def _check_guilds(checker: Checker, data: MadeiraData) -> None:
    guilds = sorted(data.guilds)
    fit = len(guilds) == facts.GUILDS and set(facts.NAMED_GUILDS) <= set(guilds)
    checker.expect(fit, "guilds", f"{facts.GUILDS} guilds, among them {', '.join(facts.NAMED_GUILDS)}", guilds)
    favors = Counter(favor.guild for favor in data.guild_favors.values())
    for name, guild in data.guilds.items():
        checker.agree(guild.favors, 3, f"guilds.{name}.favors")
        checker.expect(favors[name] == 3, "guild_favors", f"3 favors of {name}", favors[name])
    for name, favor in data.guild_favors.items():
        checker.agree(favor.guild, tuple(guilds), f"guild_favors.{name}.guild")
        phases = facts.FAVORS_OF_ONE_PHASE.get(name, ["b", "c"])
        checker.agree(list(favor.phases), phases, f"guild_favors.{name}.phases")
    groups = Counter(reward.group for reward in data.king_rewards.values())
    checker.expect(groups == {"a": 4, "b": 4}, "king_rewards", "4 rewards of group a and 4 of group b", dict(groups))
    for players in facts.COUNTS:
        _check_rows(checker, data, players)


def _check_rows(checker: Checker, data: MadeiraData, players: int) -> None:
    path, rows, size = f"guild_board.p{players}.rows", data.guild_board.rows(players), 1 if players == 4 else 2
    if not checker.expect(len(rows) == players, path, f"{players} rows", len(rows)):
        return
    for n, row in enumerate(rows):
        different = len(row) == len(set(row)) == size and set(row) <= set(data.guilds)
        words = f"{size} of the guilds" if size == 1 else f"{size} different guilds"
        checker.expect(different, f"{path}[{n}]", words, row)
    bottom = {4: {"violet"}, 2: {"orange", "violet"}}.get(players)  # the examples on p.9 and p.8
    if bottom:
        checker.expect(set(rows[-1]) == bottom, f"{path}[{players - 1}]", " and ".join(sorted(bottom)), rows[-1])


# ------------------------------------------------------------------ requests and wood


def _check_requests(checker: Checker, data: MadeiraData) -> None:
    requests, types = data.crown_requests, tuple(facts.REQUESTS_HELD)
    for back, (tiles, players) in facts.REQUEST_BACKS.items():
        path, found = f"crown_requests.tiles.{back}", requests.tiles.by_name()[back]
        total = sum(found.by_type().values())
        checker.expect(total == tiles, path, f"{tiles} tiles", total)
        checker.agree(list(found.players), list(players), f"{path}.players")
    crowns = sorted(request.crowns for request in requests.starting.values())
    path = "crown_requests.starting"
    checker.expect(crowns == [1, 2, 3, 4], path, "4 tiles with 1, 2, 3 and 4 crowns", crowns)
    for name, request in requests.starting.items():
        checker.agree(request.type, types, f"{path}.{name}.type")
    tiles_of = _tiles_of_types(data)
    for name, least in facts.REQUESTS_HELD.items():
        words = f"at least {least} tiles {name}, as in the example on p.19"
        checker.expect(tiles_of[name] >= least, "crown_requests.tiles", words, tiles_of[name])


def _tiles_of_types(data: MadeiraData) -> Counter[str]:
    tiles = Counter(request.type for request in data.crown_requests.starting.values())
    for back in data.crown_requests.tiles.by_name().values():
        tiles.update(back.by_type())
    return tiles


def _check_wood_price(checker: Checker, data: MadeiraData) -> None:
    totals, path = data.wood_price.totals, "wood_price.totals"
    most, known = facts.MOST_WOOD_BOUGHT, facts.WOOD_FOR_10_REALS
    if checker.expect(len(totals) > most, path, f"a price for 0 to {most} wood", totals):
        checker.agree(totals[0], 0, f"{path}[0]")
        checker.agree(totals[known], 10, f"{path}[{known}]")
