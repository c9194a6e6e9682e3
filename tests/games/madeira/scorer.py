"""A second opinion on Madeira: reads a `dump()` and the edition's file as TOML, and nothing of Gaiola. What requests
bring is found by trying every way of sharing ships, favors and cities out; what must hold in every position is
written down piece by piece."""

from collections.abc import Iterable
from itertools import combinations, permutations, product
from typing import Any

Tables = dict[str, Any]
NOBODY = -1
NEUTRAL = 4
SET_UP, PHASE_A, PHASE_B, PHASE_C, PHASE_D, PHASE_E = range(6)
KINDS = ("market_routes", "expeditions", "influence_of_guilds", "urbanization", "wealth_of_nation")
IN_PLAY = ("buildings", "rewards", "passing", "favors", "honor", "windmill")
AT_THE_END = ("resources", "pirates")
SOURCES = (*KINDS, *IN_PLAY, *AT_THE_END)


# ---- the edition's ids in the order of the dump


def goods(edition: Tables) -> list[str]:
    return [name for name, resource in edition["resources"].items() if resource["good"]]


def buildings(edition: Tables) -> list[str]:
    return sorted(edition["buildings"], key=lambda name: int(edition["buildings"][name]["number"]))


def slots(edition: Tables) -> dict[str, Tables]:
    return {**edition["market_slots"], **edition["landing_slots"]}


def of_seat(dump: Tables, name: str, seat: int) -> list[int]:
    """The part of a flat list that belongs to a seat, where seats come first."""
    length = len(dump[name]) // dump["players"]
    return list(dump[name][seat * length : (seat + 1) * length])


def passing_order(dump: Tables) -> list[int]:
    """Seats by their marker in the passing column, from the top."""
    return sorted((s for s in range(dump["players"]) if dump["slot_of"][s] >= 0), key=lambda s: dump["slot_of"][s])


# ---- requests


def request_points(dump: Tables, edition: Tables, seat: int, kind: str, tiles: int, donation: int = 0) -> int:
    """The best that this many requests of one kind can bring in the round of the dump."""
    if kind == "market_routes":
        return _best_ships(dump, edition, seat, "market", "markets", tiles)
    if kind == "expeditions":
        return _best_ships(dump, edition, seat, "colony", "colonies", tiles)
    if kind == "influence_of_guilds":
        return _best_favors(dump, edition, seat, tiles)
    if kind == "urbanization":
        worth = [city_points(dump, edition, seat, city) for city in edition["cities"]]
        return max(sum(chosen) for chosen in permutations(worth, min(tiles, len(worth))))
    wealth = edition["crown_requests"]["types"]["wealth_of_nation"]
    return int(wealth["pp_each"]) * min(donation, tiles * int(wealth["max_items"]))


def _best_ships(dump: Tables, edition: Tables, seat: int, kind: str, harbors: str, tiles: int) -> int:
    """Three ships for each request, no ship for two of them."""
    round = f"r{dump['round']}"
    worth = [
        int(edition[harbors][slot[kind]]["pp"][round])
        for slot, owner in zip(slots(edition).values(), dump["berths"], strict=True)
        if owner == seat and kind in slot
    ]
    most = min(len(worth), tiles * int(edition["crown_requests"]["types"]["market_routes"]["max_items"]))
    return max(sum(chosen) for chosen in combinations(worth, most))


def _best_favors(dump: Tables, edition: Tables, seat: int, tiles: int) -> int:
    """Every request takes favors of different guilds; all ways of doing so are tried."""
    held = dict.fromkeys(edition["guilds"], 0)
    for favor, holder, up in zip(edition["guild_favors"].values(), dump["holder"], dump["face_up"], strict=True):
        held[favor["guild"]] += int(holder == seat and up)
    influence, best = edition["crown_requests"]["types"]["influence_of_guilds"], 0
    takings = [taken for taken in product((0, 1), repeat=len(held)) if sum(taken) <= influence["max_items"]]
    for shares in product(takings, repeat=tiles):
        used = [sum(guild) for guild in zip(*shares, strict=True)]
        if all(take <= have for take, have in zip(used, held.values(), strict=True)):
            best = max(best, sum(used))
    return best * int(influence["pp_each"])


def city_points(dump: Tables, edition: Tables, seat: int, city: str) -> int:
    if seat not in _spots(dump, edition, city):
        return 0
    return int(edition["cities"][city]["pp_high" if most_in(dump, edition, city) == seat else "pp_low"])


def most_in(dump: Tables, edition: Tables, city: str) -> int:
    """Whose pieces are the most, and among equals farthest to the right; citizens are one more player."""
    spots = _spots(dump, edition, city)
    standing = [(spots.count(who), max(i for i, piece in enumerate(spots) if piece == who), who) for who in set(spots)]
    return max((mine for mine in standing if mine[2] != NOBODY), default=(0, 0, NOBODY))[2]


def _spots(dump: Tables, edition: Tables, city: str) -> list[int]:
    length = len(dump["spots"]) // len(edition["cities"])
    first = list(edition["cities"]).index(city) * length
    return list(dump["spots"][first : first + length])


def crown(dump: Tables, edition: Tables) -> list[tuple[int, str, int, int, int]]:
    """What phase E brings once all have chosen: seat, request, tiles, points, Reals given."""
    found = []
    for seat in passing_order(dump):
        for number, kind in enumerate(KINDS):
            tiles = of_seat(dump, "held", seat)[number] - int(dump["kept"][seat] == number)
            given = max(0, dump["donation"][seat]) if kind == "wealth_of_nation" else 0
            if tiles:
                found.append((seat, kind, tiles, request_points(dump, edition, seat, kind, tiles, given), given))
    return found


def changed_fields(dump: Tables, edition: Tables, round: int) -> list[tuple[str, str]]:
    """The fields that change at the end of a round, as the wood lies in this dump."""
    change = next((c for c in edition["field_conversions"].values() if c["round"] == round), None)
    fields = zip(edition["fields"].items(), dump["field_wood"], strict=True)
    return [
        (name, field["convertible_to"])
        for (name, field), wood in fields
        if change and not wood and (field.get("good"), field.get("convertible_to")) == (change["from"], change["to"])
    ]


# ---- maintenance and buildings


def honored(dump: Tables) -> int:
    """Who alone has the most workers in the City Watch."""
    most = max(dump["watch"])
    return dump["watch"].index(most) if most and dump["watch"].count(most) == 1 else NOBODY


def income(dump: Tables, edition: Tables) -> list[tuple[int, str, str, int]]:
    """Seat, colony, good and amount for the workers on colony lands."""
    per, players = int(edition["maintenance"]["income_per_land_worker"]), dump["players"]
    return [
        (seat, colony, edition["colonies"][colony]["land_good"], dump["lands"][number * players + seat] * per)
        for seat in passing_order(dump)
        for number, colony in enumerate(edition["colonies"])
        if dump["lands"][number * players + seat]
    ]


def ships_out(dump: Tables, seat: int) -> int:
    return int(dump["berths"].count(seat))


def due(dump: Tables, edition: Tables, seat: int) -> int:
    """The bread that is due: workers on the board, less those that the windmill feeds."""
    return max(0, _on_board(dump, seat) - int(edition["windmill"]["levels"][dump["level"][seat]]))


def _on_board(dump: Tables, seat: int) -> int:
    out = sum(dump["on_field"][seat :: dump["players"]]) + sum(dump["lands"][seat :: dump["players"]])
    return int(out + dump["spots"].count(seat) + dump["watch"][seat])


def in_region(dump: Tables, edition: Tables, seat: int, region: str) -> int:
    fields = enumerate(edition["fields"].values())
    return sum(dump["on_field"][n * dump["players"] + seat] for n, field in fields if field.get("region") == region)


def level(dump: Tables, edition: Tables, seat: int, building: str, more: int) -> str:
    """`low`, `high` or nothing; the Diplomat's workers count even where there is no other."""
    workers = in_region(dump, edition, seat, edition["buildings"][building]["region"]) + more
    cost = edition["building_cost"]
    return "high" if workers >= cost["high_min_workers"] else "low" if workers >= cost["low_min_workers"] else ""


def cost_of(edition: Tables, players: int, dice: Iterable[int]) -> int:
    return max(0, int(edition["building_cost"]["base"][f"p{players}"]) - sum(dice))


# ---- the end


def final_points(dump: Tables, edition: Tables, seat: int) -> dict[str, int]:
    """What is left, and what the pirates cost."""
    scoring = edition["end_scoring"]
    left = dump["reals"][seat] + dump["wood"][seat] + dump["bread"][seat] + sum(of_seat(dump, "goods", seat))
    order, pirates = passing_order(dump), dump["pirates"]
    worse = [
        other
        for other in range(dump["players"])
        if (pirates[other], order.index(other)) > (pirates[seat], order.index(seat))
    ]
    lost = scoring["pirate_rank_penalty"][len(worse)]
    lost += scoring["pirate_excess_pp_each"] * max(0, pirates[seat] - scoring["pirate_excess_over"])
    return {"resources": left // scoring["reals_per_pp"], "pirates": -lost if pirates[seat] else 0}


def earned(dump: Tables, seat: int) -> dict[str, int]:
    """What the game itself says about the sources of a seat's points."""
    return dict(zip(SOURCES, of_seat(dump, "earned", seat), strict=True))


def score(dump: Tables, edition: Tables) -> list[int]:
    """What was scored on the way, and what the end adds and takes."""
    return [
        sum(earned(dump, seat)[source] for source in (*KINDS, *IN_PLAY))
        + sum(final_points(dump, edition, seat).values())
        for seat in range(dump["players"])
    ]


def ranking(dump: Tables, edition: Tables) -> list[int]:
    """Most points; among equals the marker nearer to the top. No rank is shared."""
    points = score(dump, edition)
    best_first = sorted(range(dump["players"]), key=lambda seat: (-points[seat], dump["slot_of"][seat]))
    return [best_first.index(seat) + 1 for seat in range(dump["players"])]


def problems(dump: Tables, edition: Tables) -> list[str]:
    """What speaks against this being the right end of a right game. Empty if nothing does."""
    found = standing(dump, edition)
    if dump["agenda"]:
        found.append("somebody is still to move")
    if (dump["cause_id"], dump["round"], dump["phase"]) != ("rounds", edition["game"]["rounds"], PHASE_E):
        found.append(f"'{dump['cause_id']}' ends round {dump['round']}, phase {dump['phase']}")
    if sum(dump["held"]) or sum(dump["row_requests"]):
        found.append("a request is left")
    for seat, points in enumerate(score(dump, edition)):
        mine = earned(dump, seat)
        if dump["points"][seat] != points:
            found.append(f"seat {seat} has {dump['points'][seat]} points, counted {points}")
        found += [
            f"seat {seat}: {mine[source]} points for {source}, counted {counted}"
            for source, counted in final_points(dump, edition, seat).items()
            if mine[source] != counted
        ]
    return found


# ---- what holds in every position


def standing(dump: Tables, edition: Tables) -> list[str]:
    """What is wrong with a position, at any decision or at the end."""
    return [
        *_piece_problems(dump, edition),
        *_board_problems(dump, edition),
        *_dice_problems(dump, edition),
        *_tile_problems(dump, edition),
        *_crown_problems(dump, edition),
        *[f"seat {s}: {problem}" for s in range(dump["players"]) for problem in _seat_problems(dump, edition, s)],
    ]


def _seat_problems(dump: Tables, edition: Tables, seat: int) -> list[str]:
    mine, over = earned(dump, seat), not dump["agenda"]
    owned = [dump[name][seat] for name in ("reals", "bread", "wood", "pirates", "level", "home", "watch", "ships_home")]
    found = ["less than nothing"] if min(*owned, *of_seat(dump, "goods", seat)) < 0 else []
    if sum(mine.values()) != dump["points"][seat] or (dump["points"][seat] < 0 and not over):
        found.append(f"{dump['points'][seat]} points, of which {sum(mine.values())} were earned")
    if any(mine[source] < 0 for source in (*KINDS, *IN_PLAY) if source != "windmill"):
        found.append("a source that takes points")
    if mine["honor"] % edition["maintenance"]["honor_pp"]:
        found.append(f"{mine['honor']} points for honors")
    if not over and (mine["resources"] or mine["pirates"]):
        found.append("points of the end before the end")
    if dump["level"][seat] >= len(edition["windmill"]["levels"]):
        found.append("above the windmill")
    return found


def _piece_problems(dump: Tables, edition: Tables) -> list[str]:
    pieces, players, found = edition["components"], dump["players"], []
    for seat in range(players):
        if dump["home"][seat] + _on_board(dump, seat) != pieces["workers_per_player"]:
            found.append(f"seat {seat}: {dump['home'][seat] + _on_board(dump, seat)} workers")
        if dump["ships_home"][seat] + ships_out(dump, seat) != pieces["ships_per_player"]:
            found.append(f"seat {seat}: {dump['ships_home'][seat] + ships_out(dump, seat)} ships")
        if sum(dump["markers"][seat::players]) > pieces["action_markers_per_player"]:
            found.append(f"seat {seat}: too many markers")
    if dump["spots"].count(NEUTRAL) != pieces["neutral_citizens"]:
        found.append(f"{dump['spots'].count(NEUTRAL)} citizens")
    if max(dump["on_field"]) > 1:
        found.append("two workers of one player on a field")
    return found


def _board_problems(dump: Tables, edition: Tables) -> list[str]:
    """Slots of this number of players, spots of built districts, fields as they may be by now."""
    players, found = dump["players"], []
    for (name, slot), owner in zip(slots(edition).items(), dump["berths"], strict=True):
        if owner != NOBODY and players not in slot["players"]:
            found.append(f"a ship at {name}")
    per_district = edition["city_layout"]["spots_per_district"]
    found += [
        f"spot {spot} is not built"
        for spot, who in enumerate(dump["spots"])
        if who != NOBODY and dump["districts"][spot // per_district] != NOBODY
    ]
    for (name, field), good, wood in zip(
        edition["fields"].items(), dump["field_good"], dump["field_wood"], strict=True
    ):
        now, first = (goods(edition)[good] if good != NOBODY else None), field.get("good")
        if not 0 <= wood <= field.get("wood", {}).get(f"p{players}", 0):
            found.append(f"{wood} wood on {name}")
        if now != first and (now != field.get("convertible_to") or wood or not _may_have_changed(dump, edition, now)):
            found.append(f"{name} yields {now}")
    return found


def _may_have_changed(dump: Tables, edition: Tables, good: str | None) -> bool:
    """Whether the round in which fields become this is over, or just ending."""
    rounds = [int(change["round"]) for change in edition["field_conversions"].values() if change["to"] == good]
    return any((dump["round"], dump["phase"]) >= (round, PHASE_E) for round in rounds)


def _dice_problems(dump: Tables, edition: Tables) -> list[str]:
    """Every guild die on a building has brought a marker to one; a character holds as many dice as there are players;
    dice and characters are on the board from phase A to phase C."""
    players, faces, found = dump["players"], len(dump["pirate_dice"]), []
    if sum(dump["dice_on"]) != sum(dump["markers"]):
        found.append(f"{sum(dump['dice_on'])} guild dice on buildings, {sum(dump['markers'])} markers")
    empty = [edition["buildings"][name]["empty_round"] == dump["round"] for name in buildings(edition)]
    for number, name in enumerate(buildings(edition)):
        there = sum(dump["dice_on"][number * faces : (number + 1) * faces]) + int(dump["pirate_on"][number] != NOBODY)
        if there > edition["limits"]["dice_per_character"][f"p{players}"]:
            found.append(f"{there} dice on {name}")
    pirates = sum(dump["pirate_dice"]) + sum(face != NOBODY for face in dump["pirate_on"])
    if pirates != (edition["dice"]["pirate"]["count"][f"p{players}"] if dump["phase"] <= PHASE_C else 0):
        found.append(f"{pirates} pirate dice in phase {dump['phase']}")
    per_row = edition["dice"]["guild"]["per_row"]
    guild = sum(dump["row_dice"]) + sum(dump["dice"]) + sum(dump["dice_on"])
    right = guild == players * per_row if dump["phase"] <= PHASE_A else guild <= players * per_row
    if not right or max(sum(of_seat(dump, "dice", seat)) for seat in range(players)) > per_row:
        found.append(f"{guild} guild dice")
    if dump["phase"] > PHASE_A and sum(dump["row_dice"]):
        found.append("dice left in a row")
    if (dump["phase"] > PHASE_B and sum(dump["dice"])) or (dump["phase"] > PHASE_C and guild):
        found.append("dice that should be put aside")
    there = [who != NOBODY for who in dump["character_at"]]
    if there != ([not bare for bare in empty] if dump["phase"] <= PHASE_C else [False] * len(empty)):
        found.append("a character where none should be, or none")
    return found


def _tile_problems(dump: Tables, edition: Tables) -> list[str]:
    """Favors lie in a city or with a player; order markers are in a row or in the column, each place by one."""
    favors, layout, found = list(edition["guild_favors"]), edition["city_layout"], []
    lying = [favor for favor in dump["districts"] if favor != NOBODY]
    held = [favor for favor, holder in enumerate(dump["holder"]) if holder != NOBODY]
    if sorted([*lying, *held]) != list(range(len(favors))):
        found.append("a favor twice, or nowhere")
    for number, favor in enumerate(dump["districts"]):
        if favor != NOBODY and number % layout["districts"] + 1 not in layout["favor_districts"]:
            found.append("a favor on an open district")
    groups = [list(edition["king_rewards"].values())[reward]["group"] for reward in dump["rewards"]]
    if groups != ["a", "b"] * len(edition["colonies"]) or len(set(dump["rewards"])) != len(dump["rewards"]):
        found.append("rewards laid wrongly")
    for seat, (row, slot) in enumerate(zip(dump["row_of"], dump["slot_of"], strict=True)):
        if (row == NOBODY) == (slot == NOBODY):
            found.append(f"seat {seat}: an order marker in two places, or none")
    places = [("row", row) for row in dump["row_of"] if row >= 0] + [("slot", s) for s in dump["slot_of"] if s >= 0]
    if len(set(places)) != dump["players"]:
        found.append("two order markers in one place")
    return found


def _crown_problems(dump: Tables, edition: Tables) -> list[str]:
    """Requests held by the round; what was chosen in secret is chosen in phase E, and possible."""
    found, players, crown = [], dump["players"], edition["crown_requests"]
    before = {1: 1, 2: 1, 3: 2, 4: 1, 5: 2}[dump["round"]]
    for seat in range(players):
        mine, kept, reals = of_seat(dump, "held", seat), dump["kept"][seat], dump["donation"][seat]
        right = [before] if dump["phase"] == SET_UP else [before, before + 1] if dump["phase"] == PHASE_A else []
        right = right or ([0] if not dump["agenda"] else [before + 1])
        if sum(mine) not in right:
            found.append(f"seat {seat}: {sum(mine)} requests in round {dump['round']}, phase {dump['phase']}")
        if (kept != NOBODY or reals != NOBODY) and dump["phase"] != PHASE_E:
            found.append(f"seat {seat}: a choice for the Crown in phase {dump['phase']}")
        if kept != NOBODY and not mine[kept]:
            found.append(f"seat {seat}: keeps a request it does not hold")
        wealth = mine[KINDS.index("wealth_of_nation")] - int(kept == KINDS.index("wealth_of_nation"))
        if reals > min(dump["reals"][seat], wealth * crown["types"]["wealth_of_nation"]["max_items"]):
            found.append(f"seat {seat}: gives {reals} Reals")
    taken = sum(dump["row_requests"])
    if not players * (5 - dump["round"]) <= taken <= players * (6 - dump["round"]):
        found.append(f"{taken} requests in the rows")
    return found
