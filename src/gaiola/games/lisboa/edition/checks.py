"""The facts of Lisboa that an edition file must respect. The facts themselves are in `facts`, the shape of the file in
`shape`, what holds for our own edition only in `design`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from ....kernel.checker import Checker
from ....kernel.checks import check_edition, check_origins, check_rulings
from ....kernel.edition import Edition
from ....kernel.options import check_options
from ....kernel.paths import resolve, same, show, written
from . import design, facts
from .card_shape import EffectEntry, PoliticalCard
from .effect_shape import PARTS, SCORES, Parameters, Vocabulary
from .shape import LisboaData

OPEN_ARRAYS = ("plans.tiles", "buildings.tiles")
FIVE_REIS = EffectEntry(effect="reis", n=5)  # known of two lands, by column
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def check(edition: Edition, known: Vocabulary) -> Checker:
    check_facts = partial(_check_facts, known)
    return check_edition(edition, LisboaData, check_facts, min_reason=5, prose=("name",), page=r"\bp\.\d")


def _check_facts(known: Vocabulary, checker: Checker, data: LisboaData, raw: dict[str, Any]) -> None:
    _check_names(checker, data, raw)
    check_origins(checker, raw, facts.KNOWN_TO_BE_PRINTED, facts.KNOWN_TO_BE_OURS)
    _check_rulings(checker, raw)
    checker.facts(raw, facts.FACTS)
    whole = [checker.entries(resolve(raw, path), items, path, what) for path, (what, items) in facts.ITEMS.items()]
    whole += [_check_array(checker, raw, path) for path in facts.ARRAYS]
    whole.append(_check_effects(checker, known, raw))
    for area, ours in (
        (_check_tracks, design.check_tracks),
        (_check_board, design.check_board),
        (_check_cards, design.check_cards),
        (_check_ships, design.check_ships),
        (_check_tiles, design.check_tiles),
        (_check_clergy, design.check_clergy),
        (partial(_check_decrees, known), design.check_decrees),
    ):
        before = len(checker.problems)
        area(checker, data, raw)
        if all(whole) and len(checker.problems) == before:
            ours(checker, data, known)


# ------------------------------------------------------------------ about the file


def _check_names(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    ids = {written(["options", name]): name for name in raw["options"]}
    ids |= {f"{path}[{n}].id": item["id"] for path in OPEN_ARRAYS for n, item in enumerate(resolve(raw, path))}
    for path, name in ids.items():
        checker.expect(_NAME.fullmatch(name) is not None, path, "a name of a-z, 0-9 and _", name)
    for path, known in facts.IDS_WITH_WORDS.items():
        foreign = [item["id"] for item in resolve(raw, path) if item["id"] not in known]
        checker.expect(not foreign, path, f"only ids that have words, {known[0]} to {known[-1]}", foreign)
    checker.named(data.players.colors, facts.COLORS, "players.colors", "colours")
    tables = {table: raw[table] for table in ("streets", "nobles", "architects")}
    tables["buildings.tiles"] = {tile["id"]: tile for tile in raw["buildings"]["tiles"]}
    for table, items in tables.items():
        names = [item["name"] for item in items.values()]
        twice = sorted({name for name in names if names.count(name) > 1})
        checker.expect(not twice, table, "a different name for each", twice)
        for id, item in items.items():
            name = item["name"]
            proper = name.isprintable() and name.strip() == name != ""
            checker.expect(proper, f"{table}.{id}.name", "a proper name", name)


def _check_rulings(checker: Checker, raw: Mapping[str, Any]) -> None:
    check_rulings(checker, raw, facts.RULINGS)
    for name, option in check_options(Checker(), raw).items():
        fit = not option.path.startswith("rulings.")
        words = "the path of something else than a ruling, of which this engine plays one reading only"
        checker.expect(fit, f"options.{name}.path", words, option.path)
    checker.readings(raw, facts.READINGS)


def _check_array(checker: Checker, raw: Mapping[str, Any], path: str) -> bool:
    """An array holds these items in this order, and their entries have these values. True if so."""
    (what, wanted), found = facts.ARRAYS[path], resolve(raw, path)
    ids, order = [item["id"] for item in found], list(wanted)
    if not checker.expect(ids == order, path, f"{len(order)} {what} in the order {', '.join(map(str, order))}", ids):
        return False
    agree = [
        checker.agree(item.get(entry), value, f"{path}.{item['id']}.{entry}")
        for item in found
        for entry, value in wanted[item["id"]].items()
    ]
    return all(agree)


# ------------------------------------------------------------------ effects


def _check_effects(checker: Checker, known: Vocabulary, raw: Mapping[str, Any]) -> bool:
    """Every effect is one of those that may stand where it does, with its parameters."""
    before = len(checker.problems)
    for path, effects, kinds in _effects(raw):
        checker.expect(effects != [], path, "an effect or more", effects)
        fitting = {name: parameters for kind in kinds for name, parameters in known.effects[kind].items()}
        for n, effect in enumerate(effects):
            _check_effect(checker, effect, fitting, f"{path}[{n}]", "effect")
    return len(checker.problems) == before


def _effects(raw: Mapping[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]], tuple[str, ...]]]:
    """Each list of effects with its place and the kinds that may stand there."""
    for place in ("lands", "sites"):
        for item in raw["board"][place]:
            yield f"board.{place}.{item['id']}.reward", item["reward"], ("reward",)
    for card in raw["cards"]["political"]:
        for part, kinds in PARTS.items():
            if part in card:
                yield f"cards.political.{card['id']}.{part}", card[part], kinds
    for tile in raw["clergy"]["tiles"]:
        kind = "benefit" if tile["kind"] == "permanent" else "reward"
        yield f"clergy.tiles.{tile['id']}.effect", tile["effect"], (kind,)


def _check_effect(
    checker: Checker, found: Mapping[str, Any], known: Mapping[str, Parameters], path: str, key: str
) -> None:
    """An effect (or a goal, by its key) that the engine knows, with parameters of the right kind."""
    name = found[key]
    words = f"one of the {'effects' if key == 'effect' else 'goals'} {', '.join(known)}"
    if not checker.expect(name in known, f"{path}.{key}", words, name):
        return
    given, wanted = sorted(entry for entry in found if entry != key), [parameter.name for parameter in known[name]]
    words = f"the parameters of {name}: {', '.join(wanted) or 'none'}"
    if not checker.expect(given == sorted(wanted), path, words, given):
        return
    for parameter in known[name]:
        value, where = found[parameter.name], f"{path}.{parameter.name}"
        if parameter.values:
            checker.agree(value, parameter.values, where)
        else:
            checker.expect(value >= parameter.least, where, f"at least {parameter.least}", value)


# ------------------------------------------------------------------ tracks and board


def _check_tracks(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    track, path = data.treasury.track, "treasury.track"
    positions, values = [step.position for step in track], [step.value for step in track]
    in_order = positions == list(range(1, len(track) + 1))
    checker.expect(in_order, path, "positions 1, 2, 3 and so on", positions)
    rise = all(below < above for below, above in pairwise(values))
    if checker.expect(rise, path, "values that rise from position to position", values):
        for value, reason in facts.TREASURY_KNOWN.items():
            checker.expect(value in values, path, f"a value {value}, {reason}", values)
    modifiers = [step.modifier for step in track]
    checker.expect(facts.MODIFIER_KNOWN in modifiers, path, "a modifier of 1, as on p.16", modifiers)
    reals, most = data.influence.real_spaces, facts.WIG_SPACE
    fit = len(set(reals)) == len(reals) == facts.REAL_SPACES and max(reals) < most
    checker.expect(fit, "influence.real_spaces", f"{facts.REAL_SPACES} different spaces below {most}", reals)
    for good, least in facts.PRICES_KNOWN.items():
        if good in data.market.start:
            price, words = data.market.start[good], f"at least {least}, its price on p.11; prices never rise"
            checker.expect(price >= least, f"market.start.{good}", words, price)
    lowest, floor = min(facts.PRICES_KNOWN.values()), data.market.floor
    checker.expect(floor <= lowest, "market.floor", f"at most {lowest}, a price on p.11", floor)


def _check_board(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    board, path = data.board, "board.lands"
    for street, column in (("gold", 1), ("books and tools", 4)):
        known = any(land.column == column and FIVE_REIS in land.reward for land in board.lands)
        checker.expect(known, path, f"a land with 5 reis in the column of {street}", None)
    for land in board.lands:
        for n, effect in enumerate(land.reward):
            if effect.effect == "cardinal":
                words = "1, the single arrow of lands on p.14"
                checker.expect(effect.steps == 1, f"{path}.{land.id}.reward[{n}].steps", words, effect.steps)
    gives = {effect.effect for land in board.lands for effect in land.reward}
    checker.expect("cardinal" in gives, path, "a land that moves the Cardinal, as on p.14", None)
    checker.expect("good" in gives, path, "a land that gives a good", None)
    gives |= {effect.effect for site in board.sites for effect in site.reward}
    checker.expect("gain_influence" in gives, path, "a land or a site that gives Influence, as on p.11", None)
    for site in raw["board"]["sites"]:
        if site["id"] == "north_gold":
            checker.agree(site["reward"], facts.ONE_GOLD, "board.sites.north_gold.reward")
    tiles = board.scoring_tiles
    known = len(tiles) == data.components.scoring_tiles and set(facts.SCORING_TILES_KNOWN) <= set(tiles)
    checker.expect(known, "board.scoring_tiles", "4 tiles, among them a 3 and a 4 as on p.21", tiles)
    for noble, room in board.offices.items():
        words = f"at least {facts.OFFICE_KNOWN}, as many officials as on p.18"
        checker.expect(room >= facts.OFFICE_KNOWN, f"board.offices.{noble}", words, room)
    for colour, architect in data.architects.items():
        checker.agree(architect.name, facts.ARCHITECT_NAMES, f"architects.{colour}.name")
    _check_church(checker, data)


def _check_church(checker: Checker, data: LisboaData) -> None:
    church, path = data.board.church, "board.church"
    icons = Counter(gap.icon for gap in church.gaps if gap.icon != "none")
    one_each = icons == {"influence": 1, "treasury": 1}
    if checker.expect(one_each, f"{path}.gaps", "one influence icon and one treasury icon", dict(icons)):
        start = next(gap.id for gap in church.gaps if gap.icon == "influence")
        words = f"{show(start)}, the gap with the influence icon"
        checker.expect(church.start_gap == start, f"{path}.start_gap", words, church.start_gap)


# ------------------------------------------------------------------ cards


def _check_cards(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    cards, path, written_cards = data.cards.political, "cards.political", raw["cards"]["political"]
    checker.expect(len(cards) == facts.POLITICAL_CARDS, path, f"{facts.POLITICAL_CARDS} cards", len(cards))
    for deck in facts.DECKS:
        _check_deck(checker, [card for card in cards if card.deck == deck], deck)
    for card, entries in zip(cards, written_cards, strict=True):
        (first, last), where = facts.YEARS[card.deck], f"{path}.{card.id}"
        checker.expect(first <= card.year <= last, f"{where}.year", f"a year from {first} to {last}", card.year)
        parts = [part for part in ("influence", *PARTS) if part in entries]
        if card.type == "treasury":
            checker.expect(parts == ["event", "benefit"], where, "an event and a benefit", parts)
        else:
            fit = parts in (["influence", "reward"], ["influence", "penalty"])
            if checker.expect(fit, where, "influence, and a reward or a penalty", parts):
                checker.expect(card.influence >= 1, f"{where}.influence", "at least 1", card.influence)
    for what, known in facts.CARDS_KNOWN.items():
        found = any(all(same(card.get(entry), value) for entry, value in known.items()) for card in written_cards)
        checker.expect(found, path, what, None)
    rewards = {effect.effect for card in cards for effect in card.reward}
    checker.expect("gain_influence" in rewards, path, "a card that gives Influence, as on p.11", None)
    checker.expect("cardinal" in rewards, path, "a card that moves the Cardinal, as on p.14", None)
    events = {effect.effect for card in cards for effect in card.event}
    checker.expect("act_build_store" in events, path, "an event that builds a store", None)


def _check_deck(checker: Checker, cards: list[PoliticalCard], deck: str) -> None:
    path = "cards.political"
    if deck in facts.DISPLAY_DECKS:
        piles = [sum(card.type == type for card in cards) for type in facts.CARD_TYPES]
        checker.expect(piles == [5, 5, 5, 5], path, f"5 {deck} cards of each type", piles)
        faces = [design.face(card) for card in cards]
        twice = [card.id for card, face in zip(cards, faces, strict=True) if faces.count(face) > 1]
        checker.expect(not twice, path, f"{deck} cards that differ, as on p.7", twice)
    else:
        words = f"at least {facts.HANDS} {deck} cards, for four hands"
        checker.expect(len(cards) >= facts.HANDS, path, words, len(cards))
    most = max((card.influence for card in cards if card.reward), default=0)
    for card in cards:
        if card.penalty and not card.reward:
            words = f"more than the {most} of {deck} cards without a penalty (p.10)"
            checker.expect(card.influence > most, f"{path}.{card.id}.influence", words, card.influence)


def _check_ships(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    ships, path = {ship.colour: ship for ship in data.cards.ships}, "cards.ships"
    if len(ships) != len(facts.DECKS):
        return  # told already
    red, blue = ships["red"].influence, ships["blue"].influence
    words = f"a red ship and another of the first period with Influence {facts.SHIPS_KNOWN} together, as on p.13"
    checker.expect(facts.SHIPS_KNOWN in (red + red, red + blue), path, words, [red, blue])
    large = [ship.price_modifier for ship in ships.values() if ship.hull >= 3]
    words = f"a ship of hull 3 or 4 that pays {facts.MODIFIER_OF_A_LARGE_SHIP} more, as on p.11"
    checker.expect(facts.MODIFIER_OF_A_LARGE_SHIP in large, path, words, large)
    nobles = {card.influence for card in data.cards.political if card.type != "treasury"}
    pair = any(facts.NOBLE_AND_SHIP - ship.influence in nobles for ship in ships.values())
    words = f"a Noble and a ship with Influence {facts.NOBLE_AND_SHIP} together, as on p.10"
    checker.expect(pair, path, words, [ship.influence for ship in ships.values()])


# ------------------------------------------------------------------ tiles and decrees


def _check_tiles(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    plans, path = data.plans.tiles, "plans.tiles"
    checker.expect(len(plans) == facts.PLANS, path, f"{facts.PLANS} plans", len(plans))
    starting = sum(plan.starting for plan in plans)
    checker.expect(starting == facts.STARTING_PLANS, path, f"{facts.STARTING_PLANS} starting plans", starting)
    for architect in facts.ARCHITECTS:
        stack = [plan for plan in plans if plan.architect == architect and not plan.starting]
        checker.expect(stack != [], path, f"a stack of {architect} plans", [])
    blue = {plan.officials for plan in plans if plan.architect == "blue"}
    checker.expect({2, 3} <= blue, path, "a blue plan of 2 officials and one of 3, as on p.21", sorted(blue))
    buildings, path = data.buildings.tiles, "buildings.tiles"
    checker.expect(len(buildings) == facts.BUILDINGS, path, f"{facts.BUILDINGS} buildings", len(buildings))
    for tile in buildings:
        for side in facts.ARCHITECTS:
            goods = tile.goods(side)
            two = len(goods) == len(set(goods)) == 2
            checker.expect(two, f"{path}.{tile.id}.{side}", "two different goods", goods)
    sides = [set(tile.goods(side)) for tile in buildings for side in facts.ARCHITECTS]
    checker.expect({"cloth", "books"} in sides, path, "a side with cloth and books, as on p.20", None)
    gold = any("gold" in tile.blue for tile in buildings)
    checker.expect(gold, path, "a blue side with gold, as on p.21", None)


def _check_clergy(checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    tiles, path = data.clergy.tiles, "clergy.tiles"
    total = sum(tile.copies for tile in tiles)
    checker.expect(total == facts.CLERGY_TILES, path, f"{facts.CLERGY_TILES} tiles", total)
    lasting = sum(tile.copies for tile in tiles if tile.kind == "permanent")
    checker.expect(lasting > total - lasting, path, "more permanent tiles than others, as on p.14", lasting)
    two = any(tile.wigs == 2 for tile in tiles)
    checker.expect(two, path, "a tile with 2 wigs on its back, as on p.15", None)
    gives = {effect.effect for tile in tiles for effect in tile.effect}
    checker.expect("gain_influence" in gives, path, "a tile that gives Influence, as on p.11", None)


def _check_decrees(known: Vocabulary, checker: Checker, data: LisboaData, raw: Mapping[str, Any]) -> None:
    cards, path = data.decrees.cards, "decrees.cards"
    checker.expect(len(cards) == facts.DECREE_CARDS, path, f"{facts.DECREE_CARDS} decrees", len(cards))
    for card in raw["decrees"]["cards"]:
        where = f"{path}.{card['id']}"
        _check_effect(checker, card["goal"], known.goals, f"{where}.goal", "id")
        _check_score(checker, card["score"], f"{where}.score")
    marked = sum(card.remove_with_two for card in cards)
    checker.expect(marked > 0, path, "decrees removed with two players, as on p.7", marked)
    left, least = len(cards) - marked, facts.DECREES_SHOWN
    checker.expect(left >= least, path, f"at least {least} decrees left with two players", left)
    seen = any(
        all(card[entry] == value for entry, value in facts.DECREE_KNOWN.items()) for card in raw["decrees"]["cards"]
    )
    checker.expect(seen, path, "1 wig for each building of the blue architect, as on p.19", None)


def _check_score(checker: Checker, found: Mapping[str, Any], path: str) -> None:
    needed, possible = SCORES[found["form"]]
    given = {entry for entry in found if entry != "form"}
    fit = set(needed) <= given <= {*needed, *possible}
    words = f"the entries of {found['form']}: {', '.join(needed)}" + "".join(f", perhaps {name}" for name in possible)
    if not checker.expect(fit, path, words, sorted(given)):
        return
    if "max" in given:
        words = f"at least {found['wigs']}, what it brings once"
        checker.expect(found["max"] >= found["wigs"], f"{path}.max", words, found["max"])
    if "steps" in given:
        steps = found["steps"]
        rise = steps != [] and all(low[0] < high[0] and low[1] < high[1] for low, high in pairwise(steps))
        checker.expect(rise, f"{path}.steps", "steps that rise in count and in wigs", steps)
