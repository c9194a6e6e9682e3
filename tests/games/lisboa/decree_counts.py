"""A second opinion on decrees: every goal of the edition counted from a `City`, and turned into wigs. Nothing of
Gaiola is read here either."""

from collections.abc import Callable

from tests.games.lisboa.dumped import City, Tables

Count = Callable[[City, int, Tables], int]


def own(city: City, seat: int) -> dict[str, str]:
    """Land -> street of the own stores."""
    return {land: street for land, (owner, street) in city.stores.items() if owner == seat}


def rows(city: City, seat: int) -> list[str]:
    return [city.lands[land]["row"] for land in own(city, seat)]


def most(values: list[int]) -> int:
    return max(values, default=0)


def block(city: City, seat: int) -> int:
    """Stores that touch are given the same colour until nothing changes."""
    colour = {(city.lands[land]["row"], city.lands[land]["column"]): n for n, land in enumerate(own(city, seat))}
    for _ in colour:
        for (row, column), mine in list(colour.items()):
            beside = [(row, column + 1), (row, column - 1), (chr(ord(row) + 1), column), (chr(ord(row) - 1), column)]
            colour[row, column] = min([mine, *[colour[at] for at in beside if at in colour]])
    return most([list(colour.values()).count(n) for n in set(colour.values())])


def facing(city: City, seat: int) -> int:
    """Both lands at a street, in one row, with own stores that face it."""
    mine, found = own(city, seat), 0
    for street, entry in city.edition["streets"].items():
        for row in city.rows:
            found += all(mine.get(f"{row}{column}") == street for column in entry["columns"])
    return found


def flanked(city: City) -> int:
    return sum(f"west_{row}" in city.buildings and f"east_{row}" in city.buildings for row in city.rows)


def staff(city: City, seat: int, noble: str) -> int:
    return city.officials("office", noble)[seat] + city.officials("plaza", noble)[seat]


def hulls(city: City, seat: int) -> list[int]:
    return [ship["hull"] for ship in city.ships(seat)]


def lines_cleared(city: City) -> int:
    every_row = [row["id"] for row in city.edition["board"]["rows"]]
    lines = [city.rubble("row_rubble", every_row.index(row)) for row in city.rows]
    lines += [city.rubble("column_rubble", column) for column in range(len(city.edition["board"]["columns"]))]
    return sum(not any(line.values()) for line in lines)


def groups_cleared(city: City, seat: int) -> int:
    groups = city.edition["player_board"]["houses"].values()
    return sum(len(group) == built for group, built in zip(groups, city.of_seat("houses", seat), strict=True))


def noble_cards(city: City, seat: int) -> list[str]:
    return [card["type"] for card in city.docks(seat) if "type" in card]


METRICS: dict[str, Callable[[City, int], int]] = {
    "stores": lambda city, seat: len(own(city, seat)),
    "hull": lambda city, seat: sum(hulls(city, seat)),
    "reis": lambda city, seat: city.money(seat),
    "rubble_cubes": lambda city, seat: sum(city.rubble("rubble", seat).values()),
    "clergy": lambda city, seat: len(city.clergy(seat)),
    "plans_completed": lambda city, seat: len(city.plan_list(seat, "completed")),
    "plan_officials": lambda city, seat: city.plan_officials(seat),
}


def behind(city: City, seat: int, goal: Tables) -> int:
    count = METRICS[goal["metric"]]
    return sum(count(city, other) < count(city, seat) for other in city.seats)


def neighbour(city: City, seat: int, goal: Tables) -> int:
    """Turns pass to the left."""
    other = (seat + (1 if goal["side"] == "left" else city.players - 1)) % city.players
    return METRICS[goal["metric"]](city, other)


def second(city: City, seat: int, goal: Tables) -> int:
    counts = [METRICS[goal["metric"]](city, other) for other in city.seats]
    mine = counts[seat]
    return int(mine > 0 and counts.count(mine) == 1 and sum(count > mine for count in counts) == 1)


COUNTS: dict[str, Count] = {
    "own_stores_of_type": lambda c, s, g: list(own(c, s).values()).count(g["good"]),
    "own_stores_in_row": lambda c, s, g: rows(c, s).count(g["row"]),
    "own_stores_in_column": lambda c, s, g: sum(c.lands[land]["column"] == g["column"] for land in own(c, s)),
    "own_store_types": lambda c, s, g: len(set(own(c, s).values())),
    "own_store_rows": lambda c, s, g: len(set(rows(c, s))),
    "own_store_type_sets": lambda c, s, g: min(list(own(c, s).values()).count(good) for good in c.goods),
    "own_stores_total": lambda c, s, g: len(own(c, s)),
    "own_max_stores_in_row": lambda c, s, g: most([rows(c, s).count(row) for row in c.rows]),
    "own_largest_block": lambda c, s, g: block(c, s),
    "own_facing_pairs": lambda c, s, g: facing(c, s),
    "own_linked_stores": lambda c, s, g: sum(len(c.relevant(a, b)) >= g["min"] for a, b in own(c, s).items()),
    "own_unlinked_stores": lambda c, s, g: sum(not c.relevant(land, street) for land, street in own(c, s).items()),
    "city_buildings_by_architect": lambda c, s, g: sum(b[1] == g["architect"] for b in c.buildings.values()),
    "city_buildings_with_colour": lambda c, s, g: sum(g["good"] in b[2] for b in c.buildings.values()),
    "city_buildings_on_side": lambda c, s, g: sum(c.sites[site]["side"] == g["side"] for site in c.buildings),
    "city_flanked_rows": lambda c, s, g: flanked(c),
    "own_plans_completed": lambda c, s, g: len(c.plan_list(s, "completed")),
    "own_plans_completed_by": lambda c, s, g: [a for a, _ in c.plan_list(s, "completed")].count(g["architect"]),
    "own_plan_officials": lambda c, s, g: c.plan_officials(s),
    "own_largest_plan": lambda c, s, g: most([officials for _, officials in c.plan_list(s, "completed")]),
    "own_officials_in_offices": lambda c, s, g: sum(c.officials("office", noble)[s] for noble in c.nobles),
    "own_officials_with": lambda c, s, g: staff(c, s, g["noble"]),
    "own_nobles_staffed": lambda c, s, g: sum(staff(c, s, noble) > 0 for noble in c.nobles),
    "own_ships": lambda c, s, g: len(hulls(c, s)),
    "own_hull_total": lambda c, s, g: sum(hulls(c, s)),
    "own_large_ships": lambda c, s, g: sum(hull >= g["min"] for hull in hulls(c, s)),
    "own_cargo": lambda c, s, g: sum(c.of_seat("cargo", s)),
    "own_clergy": lambda c, s, g: len(c.clergy(s)),
    "own_clergy_wigs": lambda c, s, g: sum(tile["wigs"] for tile in c.clergy(s)),
    "own_favors": lambda c, s, g: len(c.favors(s)),
    "own_noble_cards": lambda c, s, g: len(noble_cards(c, s)),
    "own_treasury_cards": lambda c, s, g: sum(slot.startswith("office") for slot in c.portfolio(s)),
    "own_noble_kinds": lambda c, s, g: len(set(noble_cards(c, s))),
    "own_influence": lambda c, s, g: int(c.dump["influence"][s]),
    "own_reis": lambda c, s, g: c.money(s),
    "own_goods_total": lambda c, s, g: sum(c.held(s).values()),
    "own_goods_sets": lambda c, s, g: min(c.held(s).values()),
    "market_price_sum": lambda c, s, g: sum(c.prices().values()),
    "treasury_at_least": lambda c, s, g: int(c.treasury()["value"] >= g["value"]),
    "treasury_at_most": lambda c, s, g: int(c.treasury()["value"] <= g["value"]),
    "own_rubble_sets": lambda c, s, g: c.sets(s),
    "own_rubble_of": lambda c, s, g: c.rubble("rubble", s)[g["rubble"]],
    "city_lines_cleared": lambda c, s, g: lines_cleared(c),
    "city_empty_lands": lambda c, s, g: sum(e["row"] in c.rows for land, e in c.lands.items() if land not in c.stores),
    "own_house_groups_cleared": lambda c, s, g: groups_cleared(c, s),
    "own_decrees": lambda c, s, g: c.dump["decree_of"].count(s),
    "opponents_behind": behind,
    "neighbour_count": neighbour,
    "exact_second": second,
}


def worth(count: int, score: Tables) -> int:
    """The three forms of scoring."""
    if score["form"] == "flat":
        return int(score["wigs"]) if count else 0
    if score["form"] == "tiers":
        return int(max([0, *[wigs for least, wigs in score["steps"] if count >= least]]))
    wigs = int(score["wigs"]) * (count // int(score["each"]))
    return min(wigs, int(score.get("max", wigs)))


def decree_worth(city: City, seat: int, decree: Tables) -> int:
    return worth(COUNTS[decree["goal"]["id"]](city, seat, decree["goal"]), decree["score"])


def decree_wigs(city: City, seat: int) -> int:
    owned = zip(city.edition["decrees"]["cards"], city.dump["decree_of"], strict=True)
    return sum(decree_worth(city, seat, decree) for decree, owner in owned if owner == seat)
