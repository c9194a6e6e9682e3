"""A second opinion on Lisboa: reads a `dump()` and the edition's file as TOML, and nothing of Gaiola. `City` gives the
numbers of a dump their names back; costs, prices, production and every scoring are worked out from there."""

from collections import Counter

from tests.games.lisboa.decree_counts import decree_wigs
from tests.games.lisboa.dumped import NOBODY, SLOTS, City, Tables

IN_PLAY = (
    *("start", "stores", "openings", "crates", "church", "court", "rewards", "clergy", "visits", "penalties"),
    "sets",
)
AT_THE_END = ("end_ships", "end_sets", "majorities", "money", "decrees", "officials", "favors")
SOURCES = (*IN_PLAY, *AT_THE_END)


# ---- what things cost


def visit_cost(city: City, seat: int, noble: str, following: bool) -> int:
    modifier = city.treasury()["modifier"]
    if city.benefit(seat, "modifier_shield"):
        modifier = min(0, modifier)
    others = sum(number for other, number in enumerate(city.officials("office", noble)) if other != seat)
    cost = modifier + others + city.by_count["neutral_officials_per_office"]
    cost -= city.benefit(seat, "visit_discount", noble=noble)
    cost -= city.benefit(seat, "follow_discount") if following else 0
    return int(max(0, cost))


def land_price(city: City, land: str) -> int:
    """Before any discount, with the cubes that lie there now."""
    entry, kinds = city.lands[land], city.edition["rubble"]["kinds"]
    row = [line["id"] for line in city.edition["board"]["rows"]].index(entry["row"])
    lines = (city.rubble("row_rubble", row), city.rubble("column_rubble", entry["column"] - 1))
    rubble = sum(kinds[kind]["cost"] * number for line in lines for kind, number in line.items())
    return int(city.treasury()["value"] + rubble)


def land_due(city: City, seat: int, land: str, discount: int) -> int:
    return _less(city, seat, max(0, land_price(city, land) - city.benefit(seat, "land_discount") - discount))


def hire_due(city: City, seat: int, number: int) -> int:
    return _less(city, seat, number * max(0, city.treasury()["value"] - city.benefit(seat, "hire_discount")))


def fee_due(city: City, seat: int) -> int:
    return _less(city, seat, max(0, city.treasury()["value"] - city.benefit(seat, "event_discount")))


def keep_due(city: City, seat: int) -> int:
    """What keeping the favor costs whoever follows."""
    return _less(city, seat, city.benefit(seat, "keep_favor"))


def _less(city: City, seat: int, price: int) -> int:
    return max(0, price - city.benefit(seat, "spend_discount"))


def subsidy(city: City, seat: int) -> int:
    return int(city.treasury()["value"] + city.benefit(seat, "subsidy_bonus"))


def staff_needed(city: City, seat: int, officials: int) -> tuple[int, int]:
    """How many officials of offices and plazas an opening takes, and how many are hired."""
    needed = max(0, officials - city.benefit(seat, "staff_reduction"))
    out = city.edition["components"]["officials_per_player"] - city.dump["home"][seat]
    return min(needed, out), max(0, needed - out)


# ---- what things bring


def sale_price(city: City, seat: int, good: str, bonus: int, ship: str | None = None, own: bool = False) -> int:
    price = max(city.prices()[good], city.benefit(seat, "price_floor")) + bonus
    price += city.benefit(seat, "sale_bonus", good=good)
    if ship is not None:
        price += next(card["price_modifier"] for card in city.edition["cards"]["ships"] if card["id"] == ship)
    return int(price + (city.benefit(seat, "own_ship_bonus") if own else 0))


def influence_sum(city: City, seat: int) -> int:
    return int(sum(card["influence"] for card in city.docks(seat))) + city.benefit(seat, "influence_bonus")


def production(city: City, seat: int) -> dict[str, tuple[int, int]]:
    """Type -> goods received for the stores, and what the houses add at once. Types without room are missing."""
    each, found = city.benefit(seat, "produce_bonus_each"), {}
    for good in city.goods:
        stores = list(city.stores.values()).count((seat, good))
        room = city.warehouse(seat) - city.held(seat)[good]
        if stores and room > 0:
            first = min(stores, room)
            found[good] = (first, min(each, room - first))
    return found


def price_after(city: City, good: str) -> int:
    """The price once the good has been produced."""
    market = city.edition["market"]
    return int(max(market["floor"], city.prices()[good] - market["drop_per_type_produced"]))


def column_value(city: City, land: str) -> int:
    for space in city.edition["board"]["scoring_spaces"]:
        if city.lands[land]["column"] in space["columns"]:
            return int(city.dump["scoring"][space["space"] - 1])
    raise AssertionError(f"{land} has no scoring tile")


def store_wigs(city: City, land: str) -> int:
    return column_value(city, land) * len(city.relevant(land, city.stores[land][1]))


def opening_wigs(city: City, site: str) -> list[int]:
    """What a building at this site brings to the stores of each seat."""
    wigs = [0] * city.players
    for land, (seat, street) in city.stores.items():
        wigs[seat] += column_value(city, land) if site in city.relevant(land, street) else 0
    return wigs


# ---- the end


def share(counts: list[int], prizes: list[int]) -> list[int]:
    """Places one by one: each prize goes to the places of those who are tied there, then it is divided."""
    order = sorted((seat for seat, count in enumerate(counts) if count), key=lambda seat: -counts[seat])
    prize_of = dict(zip(order, [*prizes, *[0] * len(order)], strict=False))
    return [
        sum(prize_of[other] for other in order if counts[other] == count) // counts.count(count) if count else 0
        for count in counts
    ]


def majorities(city: City) -> list[int]:
    wigs, table = [0] * city.players, city.edition["scoring"]["end_game"]["stores"]
    for good in city.goods:
        counts = [list(city.stores.values()).count((seat, good)) for seat in city.seats]
        prizes = [table[good][place - 1] for place in city.by_count["store_majority_places"]]
        wigs = [a + b for a, b in zip(wigs, share(counts, prizes), strict=True)]
    return wigs


def final_wigs(city: City) -> dict[str, list[int]]:
    """The seven parts of the final scoring, by seat."""
    end = city.edition["scoring"]["end_game"]
    officials = [city.plan_officials(seat) for seat in city.seats]
    return {
        "end_ships": [sum(ship["hull"] for ship in city.ships(s)) * end["ship_wigs_per_hull"] for s in city.seats],
        "end_sets": [city.sets(seat) * end["wigs_per_rubble_set"] for seat in city.seats],
        "majorities": majorities(city),
        "money": [city.money(seat) // end["reis_per_wig"] for seat in city.seats],
        "decrees": [decree_wigs(city, seat) for seat in city.seats],
        "officials": share(officials, city.by_count["officials_majority"]),
        "favors": [len(city.favors(seat)) * end["favor_wigs"] for seat in city.seats],
    }


def earned(city: City, seat: int) -> dict[str, int]:
    """What the game itself says about the sources of a seat's wigs."""
    return dict(zip(SOURCES, city.of_seat("earned", seat), strict=True))


def score(dump: Tables, edition: Tables) -> list[int]:
    """What was scored on the way, and what the end adds."""
    city = City(dump, edition)
    final = final_wigs(city)
    return [
        sum(earned(city, seat)[source] for source in IN_PLAY) + sum(part[seat] for part in final.values())
        for seat in city.seats
    ]


def ranking(dump: Tables, edition: Tables) -> list[int]:
    """Wigs, then sets, stores, completed plans and money; whoever is equal in all of them shares a rank."""
    city, wigs = City(dump, edition), score(dump, edition)
    owners = [seat for seat, _ in city.stores.values()]
    keys = [
        (wigs[s], city.sets(s), owners.count(s), len(city.plan_list(s, "completed")), city.money(s)) for s in city.seats
    ]
    best_first = sorted(keys, reverse=True)
    return [best_first.index(key) + 1 for key in keys]


def problems(dump: Tables, edition: Tables) -> list[str]:
    """What speaks against this being the right end of a right game. Empty if nothing does."""
    city, found = City(dump, edition), standing(dump, edition)
    if dump["agenda"]:
        found.append("somebody is still to move")
    if dump["period"] != 2 or dump["trigger"] == NOBODY:
        found.append(f"ended in period {dump['period']} though nobody brought it about")
    sets = max(city.sets(seat) for seat in city.seats)
    if dump["cause_id"] not in ("rubble", "piles") or (
        dump["cause_id"] == "rubble" and sets < edition["periods"]["second"]["end_rubble_sets"]
    ):
        found.append(f"'{dump['cause_id']}' ends the game, {sets} sets")
    counted = score(dump, edition)
    for seat in city.seats:
        if dump["wigs"][seat] != counted[seat]:
            found.append(f"seat {seat} has {dump['wigs'][seat]} wigs, counted {counted[seat]}")
        for source, wigs in final_wigs(city).items():
            if earned(city, seat)[source] != wigs[seat]:
                found.append(f"seat {seat}: {earned(city, seat)[source]} wigs for {source}, counted {wigs[seat]}")
    return found


# ---- what holds in every position


def standing(dump: Tables, edition: Tables) -> list[str]:
    """What is wrong with a position, at any decision or at the end, once the city is laid out."""
    city = City(dump, edition)
    return [
        *_piece_problems(city),
        *_downtown_problems(city),
        *_court_problems(city),
        *[f"seat {seat}: {problem}" for seat in city.seats for problem in _seat_problems(city, seat)],
    ]


def _piece_problems(city: City) -> list[str]:
    """Nothing is there twice, and nothing is missing."""
    dump, edition, found = city.dump, city.edition, []
    cubes = [dump[name] for name in ("row_rubble", "column_rubble", "site_rubble", "pile", "rubble")]
    for kind, name in enumerate(city.rubble_kinds):
        there = sum(sum(place[kind::3]) for place in cubes)
        if there > edition["rubble"]["kinds"][name]["cubes"]:
            found.append(f"{there} cubes of {name}")
    lying = [dump["opened"], [2 * tile if tile != NOBODY else NOBODY for tile in [*dump["ready"], *dump["coming"]]]]
    tiles = Counter(number // 2 for place in lying for number in place if number != NOBODY)
    if max(tiles.values(), default=0) > 1 or any(dump["building_stock"][tile] for tile in tiles):
        found.append("a building twice")
    cards = [card for name in ("slots", "display") for card in dump[name] if card < len(edition["cards"]["political"])]
    cards += [card for hand in dump["hands"] for card in hand[0]]
    seen = Counter(card for card in cards if card != NOBODY)
    if max(seen.values(), default=0) > 1 or any(dump["deck_left"][card] for card in seen):
        found.append("a card twice")
    decrees = Counter(decree for decree in dump["decrees_shown"] if decree != NOBODY)
    if max(decrees.values(), default=0) > 1 or any(dump["decree_of"][decree] != NOBODY for decree in decrees):
        found.append("a decree twice")
    marked = [n for n, decree in enumerate(edition["decrees"]["cards"]) if decree["remove_with_two"]]
    if city.players == 2 and any(n in decrees or dump["decree_of"][n] != NOBODY for n in marked):
        found.append("a decree that is not for two")
    return found


def _downtown_problems(city: City) -> list[str]:
    found = []
    for land, (seat, street) in city.stores.items():
        entry = city.lands[land]
        streets = city.edition["board"]["columns"][entry["column"] - 1]["streets"]
        if entry["row"] not in city.rows or street not in streets or seat not in city.seats:
            found.append(f"{land}: a {street} store of seat {seat}")
    for site, (tile, _, colours) in city.buildings.items():
        entry = city.sites[site]
        if entry.get("street", colours[0]) not in colours or entry.get("row", "a") not in city.rows:
            found.append(f"{site}: {tile} cannot stand there")
        if sum(city.rubble("site_rubble", list(city.sites).index(site)).values()):
            found.append(f"{site}: rubble below a building")
    completed = sum(len(city.plan_list(seat, "completed")) for seat in city.seats)
    opening = any(frame[0] == "complete" for frame in city.dump["agenda"])
    if not opening and completed != len(city.buildings):
        found.append(f"{completed} completed plans, {len(city.buildings)} buildings")
    return found


def _court_problems(city: City) -> list[str]:
    dump, edition, found = city.dump, city.edition, []
    market = edition["market"]
    for good, price in city.prices().items():
        if not market["floor"] <= price <= market["start"][good]:
            found.append(f"{good} costs {price}")
    for noble, size in edition["board"]["offices"].items():
        inside = sum(city.officials("office", noble)) + city.by_count["neutral_officials_per_office"]
        if inside > size:
            found.append(f"{inside} officials with {noble}")
        out = dump["favor_stack"][city.nobles.index(noble)] + sum(noble in city.favors(s) for s in city.seats)
        if out != city.by_count["favors_per_noble"]:
            found.append(f"{out} favors of {noble}")
    return found


def _seat_problems(city: City, seat: int) -> list[str]:
    dump, edition, found = city.dump, city.edition, []
    mine, over = earned(city, seat), not dump["agenda"]
    owned = [dump[name][seat] for name in ("wigs", "reis", "influence", "home", "markers")]
    if min(*owned, *city.held(seat).values()) < 0:
        found.append("less than nothing")
    if dump["influence"][seat] > edition["influence"]["range"][1]:
        found.append("above the Influence track")
    if sum(mine.values()) != dump["wigs"][seat]:
        found.append(f"{dump['wigs'][seat]} wigs, of which {sum(mine.values())} were earned")
    if any(mine[source] < 0 for source in SOURCES if source not in ("visits", "penalties")):
        found.append("a source that takes wigs")
    if not over and any(mine[source] for source in AT_THE_END):
        found.append("wigs of the end before the end")
    return [*found, *_board_problems(city, seat), *_ship_problems(city, seat), *_own_piece_problems(city, seat)]


def _board_problems(city: City, seat: int) -> list[str]:
    """Rubble, sets, goods and cards have room."""
    dump, found = city.dump, []
    if max(city.rubble("rubble", seat).values()) > city.edition["player_board"]["rubble_columns"]:
        found.append("too much rubble")
    if dump["markers"][seat] > city.sets(seat):
        found.append(f"{dump['markers'][seat]} set markers for {city.sets(seat)} sets")
    fitting = any(frame[0] == "fit" and frame[1] == seat for frame in dump["agenda"])
    if not fitting and max(city.held(seat).values()) > city.warehouse(seat):
        found.append("more goods than room")
    if not fitting and len(city.portfolio(seat)) > city.portfolio_size(seat):
        found.append("more cards than room")
    wrong = [slot for slot, card in city.portfolio(seat).items() if (slot[:4] == "dock") != ("influence" in card)]
    return [*found, *[f"the wrong card in {slot}" for slot in wrong]]


def _own_piece_problems(city: City, seat: int) -> list[str]:
    """Officials and houses are somewhere."""
    dump, found = city.dump, []
    out = sum(sum(city.officials(where, noble)[seat] for noble in city.nobles) for where in ("office", "plaza"))
    if out + dump["home"][seat] != city.edition["components"]["officials_per_player"]:
        found.append(f"{out + dump['home'][seat]} officials")
    stores = [owner for owner, _ in city.stores.values()].count(seat)
    building = sum(frame[0] == "house" and frame[1] == seat for frame in dump["agenda"])
    building -= sum(frame[0] == "place-tile" and frame[1] == seat for frame in dump["agenda"])
    if sum(city.of_seat("houses", seat)) != stores - building:
        found.append(f"{sum(city.of_seat('houses', seat))} houses built for {stores} stores")
    return found


def _ship_problems(city: City, seat: int) -> list[str]:
    """Cargo only on ships; a full ship is at sea, and only a ship that sails or was upgraded there is."""
    found, cargo = [], city.of_seat("cargo", seat)
    for dock, (slot, at_sea) in enumerate(zip(SLOTS, city.of_seat("at_sea", seat), strict=False)):
        hull = city.portfolio(seat).get(slot, {}).get("hull", 0)
        load = sum(cargo[dock * len(city.goods) : (dock + 1) * len(city.goods)])
        if load > hull or (at_sea and not load) or (hull and load == hull and not at_sea):
            found.append(f"{load} goods on a hull of {hull}, at sea: {at_sea}")
    return found
