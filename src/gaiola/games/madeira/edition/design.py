"""What our own edition of Madeira keeps to where the rulebook is silent: inferences and the balance we aim at. In an
owner's edition a difference is told and does no harm."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ....kernel.checker import Checker
from ....kernel.paths import show
from .facts import COUNTS, GOODS, PRESTIGE_OF_SHIPS
from .shape import Field, LandingSlot, MadeiraData, MarketSlot, PerScoring

REALS_PER_GOOD = {"wheat": 3, "sugar": 4, "wine": 5}
REALS_OFF = 2
WINDMILL_REALS = 1.5  # per wheat, by way of a step up and down
WINNING_CHANCES = (1 / 3, 0.4)  # in a city
TRIANGULAR = (0, 1, 3, 6, 10, 15, 21)


def good_fields(data: MadeiraData, region: str | None = None) -> list[Field]:
    """The fields with a good, of one region or of all."""
    return [field for field in data.fields.values() if field.kind == "good" and region in (None, field.region)]


def market(data: MadeiraData, good: str, players: int) -> list[MarketSlot]:
    """The slots of a market with this number of players."""
    return [slot for slot in data.market_slots.values() if slot.market == good and players in slot.players]


def landing(data: MadeiraData, colony: str, players: int) -> list[LandingSlot]:
    """The slots of a colony with this number of players."""
    return [slot for slot in data.landing_slots.values() if slot.colony == colony and players in slot.players]


def district_wood(data: MadeiraData) -> tuple[int, int, int, int]:
    """What a district costs, from left to right."""
    wood = data.city_layout.district_wood
    return wood.d3, wood.d4, wood.d5, wood.d6


# ------------------------------------------------------------------ fields


def check_fields(checker: Checker, data: MadeiraData) -> None:
    fields = good_fields(data)
    for name, field in data.fields.items():
        if field.wood:
            piles = (field.wood.p4, field.wood.p3, field.wood.p2)
            falls = 6 >= piles[0] >= piles[1] >= piles[2] >= 1
            checker.design(falls, f"fields.{name}.wood", "1 to 6 wood, no more with fewer players", piles)
    left = data.components.wood - data.players.max * data.setup.home_supply.wood
    for players in COUNTS:
        total = sum(field.wood_with(players) for field in fields)
        share = f"5.5 to 8 wood on the fields for each of {players} players"
        checker.design(5.5 <= total / players <= 8, "fields", share, total)
        if players == data.players.max:
            checker.design(total < left, "fields", f"less than the {left} wood left after set-up", total)
    _check_first_region(checker, data)
    now = Counter(field.good for field in fields)
    scarce = now["wheat"] > now["sugar"] > now["wine"] >= 2
    checker.design(scarce, "fields", "more wheat than sugar and more sugar than wine, at least 2", dict(now))
    then = Counter(field.convertible_to or field.good for field in fields)
    turned = then["wheat"] <= 3 and then["wine"] >= 5
    checker.design(turned, "fields", "at most 3 wheat and at least 5 wine once all have changed", dict(then))
    for good in GOODS:
        bare = any(field.good == good and field.wood is None for field in fields)
        checker.design(bare, "fields", f"a {good} field without wood", None)


def _check_first_region(checker: Checker, data: MadeiraData) -> None:
    """The island of the example on p.4, if that is region 1: one wood on the rightmost sugar and wheat field."""
    first = good_fields(data, "r1")
    goods = Counter(field.good for field in first)
    both = goods["sugar"] >= 2 and goods["wheat"] >= 2
    checker.design(both, "fields", "two sugar and two wheat fields in region 1, as on p.4", dict(goods))
    rightmost = {max((f.order for f in first if f.good == good), default=0) for good in ("sugar", "wheat")}
    wooded = {field.order for field in first if field.wood_with(2)}
    single = all(field.wood_with(2) <= 1 for field in first)
    words = "1 wood on the rightmost sugar and wheat field of region 1 with 2 players, as on p.4"
    checker.design(wooded == rightmost and single, "fields", words, sorted(wooded))


# ------------------------------------------------------------------ markets and colonies


def check_trade(checker: Checker, data: MadeiraData) -> None:
    markets = {name: entry.pp for name, entry in data.markets.items()}
    colonies = {name: entry.pp for name, entry in data.colonies.items()}
    for path, prestige in (("markets", markets), ("colonies", colonies)):
        _check_prestige(checker, prestige, path)
    for players in COUNTS:
        total = sum(players in slot.players for slot in data.market_slots.values())
        total += sum(players in slot.players for slot in data.landing_slots.values())
        ships = players * data.components.ships_per_player
        wanted = f"0.9 to 1.4 slots for each of the {ships} ships of {players} players"
        checker.design(0.9 * ships <= total <= 1.4 * ships, "market_slots", wanted, total)
        for colony in data.colonies:
            wine = [slot.wine for slot in landing(data, colony, players)]
            wanted = f"{players} slots in {colony} with {players} players"
            if checker.design(len(wine) == players, "landing_slots", wanted, len(wine)):
                wanted = f"1.5 to 3 wine on average in {colony} with {players} players"
                checker.design(1.5 <= sum(wine) / players <= 3, "landing_slots", wanted, wine)
    _check_prices(checker, data)


def _check_prestige(checker: Checker, prestige: dict[str, PerScoring[int]], path: str) -> None:
    each = list(PRESTIGE_OF_SHIPS)
    for name, pp in prestige.items():
        row = [pp.r1, pp.r3, pp.r5]
        checker.design(sorted(row) == each, f"{path}.{name}.pp", f"each of {show(each)} once", row)
    for round in (1, 3, 5):
        column = [pp.of(round) for pp in prestige.values()]
        checker.design(sorted(column) == each, path, f"each of {show(each)} once in round {round}", column)


def _check_prices(checker: Checker, data: MadeiraData) -> None:
    for name, slot in data.market_slots.items():
        for n, trade in enumerate(slot.options):
            path, per_good = f"market_slots.{name}.options[{n}]", REALS_PER_GOOD[slot.market]
            right = per_good * trade.discard - REALS_OFF
            wanted = f"{right}, {per_good} for each good less {REALS_OFF}"
            checker.design(trade.reals == right, f"{path}.reals", wanted, trade.reals)
            checker.design(trade.reals <= 20, f"{path}.reals", "at most 20", trade.reals)
            checker.design(trade.discard <= 5, f"{path}.discard", "at most 5 goods", trade.discard)
            enough = trade.discard < 2 or trade.reals / trade.discard > WINDMILL_REALS
            wanted = f"more than {WINDMILL_REALS} for each good, what the windmill gives for wheat"
            checker.design(enough, f"{path}.reals", wanted, trade.reals)
    for good in GOODS:
        slots = (slot for slot in data.market_slots.values() if slot.market == good)
        trades = sorted({(trade.discard, trade.reals) for slot in slots for trade in slot.options})
        rises = all(less[0] < more[0] and less[1] < more[1] for less, more in pairwise(trades))
        checker.design(rises, "market_slots", f"more reals for more {good}", trades)
    best = sum(max(trade.reals for trade in slot.options) for slot in data.market_slots.values() if 4 in slot.players)
    checker.design(80 <= best <= 130, "market_slots", "80 to 130 reals in all slots with 4 players", best)
    wine, wheat = _price_of_four(data, "wine"), _price_of_four(data, "wheat")
    if wine and wheat:
        words = "no gain in exchanging two wheat for one wine before a sale"
        checker.design(max(wine) < 2 * min(wheat) * 1.01, "market_slots", words, max(wine))


def _price_of_four(data: MadeiraData, good: str) -> list[float]:
    slots = (slot for slot in data.market_slots.values() if slot.market == good)
    return [trade.reals / 4 for slot in slots for trade in slot.options if trade.discard == 4]


# ------------------------------------------------------------------ the rest of the board


def check_windmill(checker: Checker, data: MadeiraData) -> None:
    levels, path = data.windmill.levels, "windmill.levels"
    rises = all(below < above for below, above in pairwise(levels))
    checker.design(rises, path, "levels of which each feeds more workers", levels)
    below = f"a level below {data.windmill.start}, where markers start"
    checker.design(levels[0] < data.windmill.start, path, below, levels[0])


def check_cities(checker: Checker, data: MadeiraData) -> None:
    for chance in WINNING_CHANCES:
        worth = [chance * city.pp_high + (1 - chance) * city.pp_low for city in data.cities.values()]
        words = f"cities worth the same within 1, if won with a chance of {chance:.2f}"
        checker.design(max(worth) - min(worth) <= 1, "cities", words, [round(value, 2) for value in worth])
    wood = district_wood(data)
    words = "2, 3, 4 and 5 wood from left to right"
    checker.design(wood == (2, 3, 4, 5), "city_layout.district_wood", words, wood)


def check_guilds(checker: Checker, data: MadeiraData) -> None:
    for players in COUNTS:
        path, rows = f"guild_board.p{players}.rows", data.guild_board.rows(players)
        missing = sorted(set(data.guilds).difference(*rows))
        checker.design(not missing, path, "every guild in a row", missing)
        different = len({frozenset(row) for row in rows}) == len(rows)
        checker.design(different, path, "rows that differ", rows)


def check_requests(checker: Checker, data: MadeiraData) -> None:
    requests = data.crown_requests
    for back, tiles in requests.tiles.by_name().items():
        each = 2 if back == "heads_2" else 1
        found = tiles.by_type()
        even = set(found.values()) == {each}
        checker.design(even, f"crown_requests.tiles.{back}", f"{each} of each type", found)
    types = [request.type for request in requests.starting.values()]
    checker.design(len(set(types)) == len(types), "crown_requests.starting", "4 different types", types)


def check_wood_price(checker: Checker, data: MadeiraData) -> None:
    totals, path = data.wood_price.totals, "wood_price.totals"
    steps = [more - less for less, more in pairwise(totals)]
    dearer = steps[0] > 0 and all(less <= more for less, more in pairwise(steps))
    checker.design(dearer, path, "totals that rise, with no piece cheaper than the one before", totals)
    known = totals[: len(TRIANGULAR)]
    checker.design(known == TRIANGULAR, path, f"the triangular numbers {show(TRIANGULAR)}", totals)
