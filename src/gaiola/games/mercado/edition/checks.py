"""The facts of Mercado that an edition file must respect, and the design that our own edition follows. The facts
themselves are in `facts`, the shape of the file in `shape`."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ....kernel.checker import Checker
from ....kernel.checks import check_edition
from ....kernel.edition import Edition, EditionError, convert
from . import facts
from .shape import CustomerSize, MercadoData


def check(edition: Edition) -> Checker:
    return check_edition(edition, MercadoData, _check_facts, min_reason=10)


def _check_facts(checker: Checker, data: MercadoData, raw: dict[str, Any]) -> None:
    _check_players_and_goods(checker, data)
    _check_board(checker, data)
    _check_entrances(checker, data)
    _check_stands_and_restaurants(checker, data)
    _check_customers(checker, data)
    _check_setup(checker, data)
    _check_numbers_of_the_rules(checker, data)
    checker.readings(raw, facts.READINGS)
    _check_solo(checker, data)
    _check_challenges(checker, data)


def _equal(checker: Checker, found: object, wanted: object, path: str, what: str = "") -> bool:
    return checker.expect(found == wanted, path, f"{wanted} {what}".strip(), found)


def _check_players_and_goods(checker: Checker, data: MercadoData) -> None:
    players, goods = data.players, data.goods
    _equal(checker, players.min, 1, "players.min", "player at least")
    _equal(checker, players.max, 4, "players.max", "players at most")
    colours = players.colors
    checker.expect(len(set(colours)) == len(colours) == 4, "players.colors", "4 different colours", colours)
    checker.expect(
        sorted(goods.ids) == sorted(facts.GOODS), "goods.ids", "5 goods: " + ", ".join(facts.GOODS), goods.ids
    )
    coloured = sorted(goods.colors)
    checker.expect(coloured == sorted(facts.GOODS), "goods.colors", "a colour for each of the 5 goods", coloured)


def _check_board(checker: Checker, data: MercadoData) -> None:
    board, path = data.board, "board.restaurant_spaces"
    _equal(checker, board.rows, 5, "board.rows", "rows")
    _equal(checker, board.columns, 5, "board.columns", "columns")
    _equal(checker, board.stand_display_size, 3, "board.stand_display_size", "tiles")
    _equal(checker, board.visible_customers_per_size, 3, "board.visible_customers_per_size", "tiles")
    marked = board.restaurant_spaces
    _equal(checker, len(marked), 11, path, "marked spaces")
    twice = sorted({space for space in marked if marked.count(space) > 1})
    checker.expect(not twice, path, "each marked space once", twice)
    checker.design(_symmetric(set(marked)), path, "a symmetric pattern", marked)
    for n in "12345":
        in_row = sum(space[1] == n for space in marked)
        in_column = sum(space[3] == n for space in marked)
        checker.design(1 <= in_row <= 3, path, f"1 to 3 marked spaces in row {n}", in_row)
        checker.design(1 <= in_column <= 3, path, f"1 to 3 marked spaces in column {n}", in_column)
    free = set(facts.SPACE_IDS) - set(marked)
    roomy = sum(sum(near in free for near in facts.NEIGHBOURS[space]) >= 2 for space in free)
    wanted = "at least 6 unmarked spaces with 2 unmarked neighbours, for solo challenge 8"
    checker.design(roomy >= 6, path, wanted, roomy)


def _symmetric(spaces: set[str]) -> bool:
    """Over an axis, a diagonal or by half a turn."""
    at = {(int(space[1]), int(space[3])) for space in spaces}
    return at in (
        {(row, 6 - column) for row, column in at},
        {(6 - row, column) for row, column in at},
        {(6 - row, 6 - column) for row, column in at},
        {(column, row) for row, column in at},
        {(6 - column, 6 - row) for row, column in at},
    )


def _check_entrances(checker: Checker, data: MercadoData) -> None:
    entrances = data.entrances
    _equal(checker, len(entrances.list), 20, "entrances.list", "entrances")
    clockwise = entrances.sides_clockwise
    checker.expect(clockwise == facts.SIDES, "entrances.sides_clockwise", ", ".join(facts.SIDES), clockwise)
    for side in facts.SIDES:
        kind = "c" if side in ("north", "south") else "r"
        lines = sorted(entrance.line for entrance in entrances.list if entrance.side == side)
        wanted = [f"{kind}{n}" for n in range(1, 6)]
        path = "entrances.list"
        checker.expect(lines == wanted, path, f"5 entrances in the {side}, into {', '.join(wanted)}", lines)
    for n, entrance in enumerate(entrances.list):
        name = entrance.side[0] + entrance.line[1]
        checker.expect(entrance.id == name, f"entrances.list[{n}].id", f'"{name}"', entrance.id)


def _check_stands_and_restaurants(checker: Checker, data: MercadoData) -> None:
    stands, restaurants = data.stand_tiles, data.restaurants
    kinds = sorted(stands)
    checker.expect(kinds == sorted(facts.GOODS), "stand_tiles", "an entry for each of the 5 goods", kinds)
    for good, tiles in stands.items():
        _equal(checker, tiles, 7, f"stand_tiles.{good}", "tiles")
    _equal(checker, sum(stands.values()), 35, "stand_tiles", "tiles in all")
    names = sorted(restaurants)
    checker.expect(names == sorted(facts.SERVES), "restaurants", "6 restaurants: " + ", ".join(facts.SERVES), names)
    for name, restaurant in restaurants.items():
        _equal(checker, restaurant.tiles, 2, f"restaurants.{name}.tiles", "tiles")
        served, wanted = restaurant.serves, facts.SERVES.get(name, ())
        path = f"restaurants.{name}.serves"
        checker.expect(sorted(served) == sorted(wanted), path, ", ".join(wanted) or "nothing", served)
    tiles = sum(restaurant.tiles for restaurant in restaurants.values())
    left, marked = tiles - len(data.setup.restaurants_set_aside), len(data.board.restaurant_spaces)
    wanted_spaces = f"{left} marked spaces, one for each restaurant not set aside"
    checker.expect(marked == left, "board.restaurant_spaces", wanted_spaces, marked)


def _check_customers(checker: Checker, data: MercadoData) -> None:
    sizes = [f"size_{size}" for size in facts.TILES_OF_SIZE]
    named = sorted(data.customers)
    if not checker.expect(named == sizes, "customers", "4 tables: " + ", ".join(sizes), named):
        return
    for size in facts.TILES_OF_SIZE:
        _check_customers_of_size(checker, data.customers[f"size_{size}"], size)
    ids = [tile.id for group in data.customers.values() for tile in group.tiles]
    checker.expect(len(set(ids)) == len(ids) == 35, "customers", "35 tiles with different ids", len(set(ids)))
    for size, pair in ((1, {"fish", "meat"}), (2, {"fish", "flower"})):
        known = any(set(tile.goods) == pair for tile in data.customers[f"size_{size}"].tiles)
        path = f"customers.size_{size}.tiles"
        checker.expect(known, path, "a tile with " + " and ".join(sorted(pair)), None)


def _check_customers_of_size(checker: Checker, group: CustomerSize, size: int) -> None:
    path = f"customers.size_{size}"
    _equal(checker, group.customers, size, f"{path}.customers", "customers")
    _equal(checker, len(group.tiles), facts.TILES_OF_SIZE[size], f"{path}.tiles", "tiles")
    for n, tile in enumerate(group.tiles):
        goods = tile.goods
        sound = 0 < len(goods) == len(set(goods)) and set(goods) <= set(facts.GOODS)
        wanted = "one or more different goods of " + ", ".join(facts.GOODS)
        checker.expect(sound, f"{path}.tiles[{n}].goods", wanted, goods)
        named = tile.id.startswith(f"k{size}_")
        checker.expect(named, f"{path}.tiles[{n}].id", f'an id that starts with "k{size}_"', tile.id)
    shown = {good: sum(good in tile.goods for tile in group.tiles) for good in facts.GOODS}
    checker.design(len(set(shown.values())) == 1, f"{path}.tiles", "every good equally often", shown)
    goods_per_tile = 1 if size == 4 else 2
    wanted_sets = sorted(sorted(goods) for goods in combinations(facts.GOODS, goods_per_tile))
    sets = sorted(sorted(tile.goods) for tile in group.tiles)
    each = "each good once" if size == 4 else "each pair of goods once"
    checker.design(sets == wanted_sets, f"{path}.tiles", each, len({tuple(goods) for goods in sets}))


def _check_setup(checker: Checker, data: MercadoData) -> None:
    _equal(checker, data.wooden_stands.per_player, 8, "wooden_stands.per_player", "wooden stands")
    _equal(checker, data.coins.tens, 6, "coins.tens", "coins")
    _equal(checker, data.coins.fives, 21, "coins.fives", "coins")
    _equal(checker, data.coins.ones, 21, "coins.ones", "coins")
    setup = data.setup
    _equal(checker, setup.start_coins, 1, "setup.start_coins", "coin")
    _equal(checker, setup.stand_tiles_per_player, 3, "setup.stand_tiles_per_player", "tiles")
    aside = setup.restaurants_set_aside
    checker.expect(aside == ("pub",), "setup.restaurants_set_aside", "one pub", aside)
    goes = {"p1": "box", "p2": "box", "p3": "box", "p4": "last_in_turn_order"}
    found = setup.set_aside_goes_to
    checker.expect(found == goes, "setup.set_aside_goes_to", "box for p1 to p3, last_in_turn_order for p4", found)


def _check_numbers_of_the_rules(checker: Checker, data: MercadoData) -> None:
    actions, end = data.actions, data.end
    checker.expect(actions.ids == facts.ACTIONS, "actions.ids", "4 actions: " + ", ".join(facts.ACTIONS), actions.ids)
    _equal(checker, actions.open_stand.cost_per_stand, 1, "actions.open_stand.cost_per_stand", "coin")
    _equal(checker, data.income.stand_base, 1, "income.stand_base", "coin")
    per_restaurant = "income.per_matching_adjacent_restaurant"
    _equal(checker, data.income.per_matching_adjacent_restaurant, 1, per_restaurant, "coin")
    _equal(checker, actions.open_restaurant.gain, 1, "actions.open_restaurant.gain", "coin")
    _equal(checker, actions.take_coin.gain, 1, "actions.take_coin.gain", "coin")
    _equal(checker, end.spaces_left, 4, "end.spaces_left", "spaces")
    _equal(checker, end.entrances_left, 4, "end.entrances_left", "entrances")
    run = end.take_coin_run
    checker.expect(run == {"p2": 4, "p3": 3, "p4": 4}, "end.take_coin_run", "p2 = 4, p3 = 3, p4 = 4", run)
    _equal(checker, data.scoring.unplaced_restaurant, -1, "scoring.unplaced_restaurant", "coin")
    ties = data.scoring.tie_breaks
    first = ties[:1] == ("most_stands_in_market",)
    checker.expect(first, "scoring.tie_breaks", "most_stands_in_market first", ties)


def _check_solo(checker: Checker, data: MercadoData) -> None:
    solo = data.solo
    forbidden = solo.forbidden_actions
    checker.expect(forbidden == ("take_coin",), "solo.forbidden_actions", "take_coin alone", forbidden)
    ends = solo.ends_when
    both = "normal_end_trigger and no_legal_action"
    checker.expect(sorted(ends) == ["no_legal_action", "normal_end_trigger"], "solo.ends_when", both, ends)
    bonus, ranks = solo.best_move_bonus, solo.fame_chart.ranks
    _equal(checker, bonus.coins, 32, "solo.best_move_bonus.coins", "coins")
    _equal(checker, bonus.fame, 2, "solo.best_move_bonus.fame", "fame")
    path = "solo.fame_chart.ranks"
    _equal(checker, [rank.min for rank in ranks], [28, 20, 15, 11, 6, 0], path, "as the least fame of the ranks")
    tops = [None, *(rank.min - 1 for rank in ranks[:-1])]
    for n, (rank, top) in enumerate(zip(ranks, tops, strict=False)):
        wanted = "no upper end" if top is None else f"{top}, so that no gap is left"
        checker.expect(rank.max == top, f"{path}[{n}].max", wanted, rank.max)


def _check_challenges(checker: Checker, data: MercadoData) -> None:
    solo, path = data.solo, "solo.challenges"
    numbers = [challenge.number for challenge in solo.challenges]
    _equal(checker, numbers, list(range(1, 10)), path, "as the numbers of the challenges")
    chosen = solo.challenge
    checker.expect(chosen in numbers, "solo.challenge", "the number of a challenge, 1 to 9", chosen)
    for n, (challenge, (coins, fame)) in enumerate(zip(solo.challenges, facts.CHALLENGES, strict=False)):
        _equal(checker, list(challenge.fame_at), fame, f"{path}[{n}].fame_at", "coins for 1, 2, 3 fame")
        _equal(checker, challenge.start_coins, coins, f"{path}[{n}].start_coins", "coins")
    for name, parameters in solo.rule_ids.items():
        known = sorted(facts.SOLO_RULES.get(name, ()))
        where = f"solo.rule_ids.{name}"
        if checker.expect(name in facts.SOLO_RULES, where, "only rules that this engine knows", name):
            checker.expect(sorted(parameters) == known, where, f"the parameters {known}", parameters)
    used: set[str] = set()
    for n, challenge in enumerate(solo.challenges):
        for m, rule in enumerate(challenge.rules):
            used.add(str(rule.get("rule")))
            _check_rule(checker, data, rule, f"{path}[{n}].rules[{m}]")
    idle = sorted(set(solo.rule_ids) - used)
    checker.expect(not idle, "solo.rule_ids", "only rules that a challenge uses", idle)


def _check_rule(checker: Checker, data: MercadoData, rule: dict[str, Any], path: str) -> None:
    name = rule.get("rule")
    known = isinstance(name, str) and name in facts.SOLO_RULES and name in data.solo.rule_ids
    if not checker.expect(known, f"{path}.rule", "a rule of solo.rule_ids that this engine knows", name):
        return
    types = facts.SOLO_RULES[str(name)]
    given = sorted(set(rule) - {"rule"})
    if not checker.expect(given == sorted(types), path, f"the parameters {sorted(types)} of {name}", given):
        return
    try:
        for parameter, type_ in types.items():
            convert(rule[parameter], type_, f"{path}.{parameter}")
    except EditionError as error:
        checker.adopt(error)
        return
    _check_parameters(checker, data, rule, path)


def _check_parameters(checker: Checker, data: MercadoData, rule: dict[str, Any], path: str) -> None:
    name, entrances = rule["rule"], rule.get("entrances", [])
    real = {entrance.id for entrance in data.entrances.list}
    unknown = [entrance for entrance in entrances if entrance not in real]
    checker.expect(not unknown, f"{path}.entrances", "entrances of the board", unknown)
    if name == "keep_random_customers":
        most = list(facts.TILES_OF_SIZE.values())
        fits = all(kept <= tiles for kept, tiles in zip(rule["counts"], most, strict=True))
        checker.expect(fits, f"{path}.counts", f"at most {most} tiles of the four sizes", rule["counts"])
    if name == "fill_sides_with_sizes":
        checker.expect(rule["sides"] == list(facts.SIDES), f"{path}.sides", ", ".join(facts.SIDES), rule["sides"])
        _equal(checker, rule["sizes"], [1, 2, 3, 4], f"{path}.sizes", "so that 1 faces 3 and 2 faces 4")
    if name == "place_random_customers" and not unknown:
        one_side = len({entrance[0] for entrance in entrances}) == 1
        alternate = [entrance[1:] for entrance in entrances] == ["1", "3", "5"]
        wanted = "entrances 1, 3 and 5 of one side"
        checker.expect(one_side and alternate, f"{path}.entrances", wanted, entrances)
