"""A second opinion on the end of a game: reads the final `dump()` and the edition's file as TOML, and nothing of
Gaiola. Final points are counted here from cards, goods and coins; what was scored on the way is checked against the
cubes."""

from typing import Any

Tables = dict[str, Any]
NOBODY = -1
ON_THE_WAY = ("venues", "production", "gifts", "exchange", "losses")
AT_THE_END = ("cards", "products", "resources", "coins")
SOURCES = (*ON_THE_WAY, *AT_THE_END)


def score(dump: Tables, edition: Tables) -> list[int]:
    """What was scored on the way, and what cards, products, resources and coins add at the end."""
    return [
        sum(earned(dump, seat)[source] for source in ON_THE_WAY) + sum(final_points(dump, edition, seat).values())
        for seat in range(dump["players"])
    ]


def ranking(dump: Tables, edition: Tables) -> list[int]:
    """More points are better, then more character cards, then more coins; what is still equal is shared."""
    cards = [dump["cards"].count(seat) for seat in range(dump["players"])]
    standing = list(zip(score(dump, edition), cards, dump["coins"], strict=True))
    best_first = sorted(standing, reverse=True)
    return [best_first.index(mine) + 1 for mine in standing]


def earned(dump: Tables, seat: int) -> dict[str, int]:
    """What the game itself says about the sources of a seat's points."""
    return dict(zip(SOURCES, dump["earned"][seat * len(SOURCES) : (seat + 1) * len(SOURCES)], strict=True))


def final_points(dump: Tables, edition: Tables, seat: int) -> dict[str, int]:
    scoring, held = edition["final_scoring"], _goods(dump, edition, seat)
    names = [name for name, where in zip(edition["characters"], dump["cards"], strict=True) if where == seat]
    return {
        "cards": sum(edition["characters"][name]["end_points"] for name in names),
        "products": scoring["per_product"] * sum(held[good] for good in edition["goods"]["products"]),
        "resources": scoring["per_resource"] * sum(held[good] for good in edition["goods"]["resources"]),
        "coins": dump["coins"][seat] // scoring["coins_per_point"],
    }


def problems(dump: Tables, edition: Tables, options: Tables | None = None) -> list[str]:
    """What speaks against this being the right end of a right game. Empty if nothing does."""
    found = _end_problems(dump, edition, options or {}) + _card_problems(dump, edition) + _token_problems(dump, edition)
    for seat, points in enumerate(score(dump, edition)):
        if dump["points"][seat] != points:
            found.append(f"seat {seat} has {dump['points'][seat]} points, counted {points}")
        found += [f"seat {seat}: {problem}" for problem in _seat_problems(dump, edition, seat)]
    return found


def _seat_problems(dump: Tables, edition: Tables, seat: int) -> list[str]:
    mine, climbed = earned(dump, seat), _climbed(dump, edition, seat)
    found = [
        f"{mine[source]} points for {source}, counted {points}"
        for source, points in final_points(dump, edition, seat).items()
        if mine[source] != points
    ]
    if mine["losses"] > 0:
        found.append("a loss that gives points")
    if mine["losses"] == 0 and mine["venues"] != climbed:
        found.append(f"{mine['venues']} points for venues, the cubes stand for {climbed}")
    if mine["venues"] + mine["losses"] < climbed:  # a loss stops at 0 points, so more may be left, never less
        found.append(f"{mine['venues']} points for venues less {-mine['losses']}, the cubes stand for {climbed}")
    gift = edition["characters"]["marquise"]["ability"]["points"]
    if mine["gifts"] % gift or mine["gifts"] < 0:
        found.append(f"{mine['gifts']} points for gifts of {gift}")
    if mine["exchange"] % edition["characters"]["secretary"]["ability"]["points"]:
        found.append(f"{mine['exchange']} points for exchanges")
    if min(dump["coins"][seat], sum(mine[source] for source in ON_THE_WAY), *_goods(dump, edition, seat).values()) < 0:
        found.append("less than nothing")
    return found


def _climbed(dump: Tables, edition: Tables, seat: int) -> int:
    """The points of all levels up to where the cubes stand."""
    players = dump["players"]
    return sum(
        level["points"]
        for number, venue in enumerate(edition["venues"].values())
        for level in venue["levels"][: dump["cubes"][number * players + seat]]
    )


def _card_problems(dump: Tables, edition: Tables) -> list[str]:
    """A visitor's card is won on the rectangle, and nobody else stands there."""
    players, where = dump["players"], dict(zip(edition["characters"], dump["cards"], strict=True))
    found: list[str] = []
    for number, venue in enumerate(edition["venues"].values()):
        cubes = dump["cubes"][number * players : (number + 1) * players]
        on_top = [seat for seat, level in enumerate(cubes) if level == len(venue["levels"])]
        holder = [where[venue["card"]]] if where[venue["card"]] >= 0 else []
        if on_top != holder:
            found.append(f"the {venue['card']} is held by {holder}, on the rectangle stand {on_top}")
    return found


def _token_problems(dump: Tables, edition: Tables) -> list[str]:
    """Goods are in the supply, with players or in mills."""
    counted = dict(zip(_names(edition), dump["supply"], strict=True))
    for seat in range(dump["players"]):
        for good, amount in _goods(dump, edition, seat).items():
            counted[good] += amount
    for site, holder in zip(edition["production"]["sites"].values(), dump["second"], strict=True):
        for good, amount in site["input"].items():
            counted[good] += amount if holder != NOBODY else 0
    return [f"{amount} of {good} in all" for good, amount in counted.items() if amount != edition["supply"][good]]


def _end_problems(dump: Tables, edition: Tables, options: Tables) -> list[str]:
    found = ["somebody is still to move"] if dump["agenda"] else []
    mode = options.get("game_mode", edition["end"]["default_mode"])
    limit = options.get("round_limit", edition["end"]["round_limit"])
    one_more = options.get("last_round", edition["end"]["last_round"]) == "one_more_round"
    where = dict(zip(edition["characters"], dump["cards"], strict=True))
    won = all(where[name] >= 0 for name in edition["end"]["cards_needed"][mode])
    if dump["cause_id"] == "cards":
        found += [] if won else ["a card is still to be won"]
        found += ["a round too many"] if limit and dump["round"] > limit else []
    elif dump["cause_id"] == "limit":
        found += [] if dump["round"] == limit else [f"round {dump['round']} is not the limit {limit}"]
        found += ["all cards are won"] if won and not one_more else []
    else:
        found.append(f"'{dump['cause_id']}' is no reason to end")
    return found


def _names(edition: Tables) -> list[str]:
    return [*edition["goods"]["resources"], *edition["goods"]["products"]]


def _goods(dump: Tables, edition: Tables, seat: int) -> dict[str, int]:
    names = _names(edition)
    return dict(zip(names, dump["goods"][seat * len(names) : (seat + 1) * len(names)], strict=True))
