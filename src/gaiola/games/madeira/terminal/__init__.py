"""Madeira in a terminal: a view as a compact picture for looking, or in `sentences`, and moves with what
they are about. Draws from views and moves only, never from a position."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from ....kernel.moves import Move
from ....kernel.refusals import Terms
from ....look.counts import by_mark
from ....look.lines import aligned, beside, heading_of, marks, players, sections, styles_of, summary_of
from ....look.scene import Names, Part, View
from ....words import Words
from .notes import note as note
from .notes import sentence as sentence
from .sentences import (
    character_on,
    count_by_seat,
    course,
    guilds,
    scored_points,
)
from .sentences import describe as describe
from .signs import short_counts, short_yield

WIDTH = 98
SEAT_STYLES = ("yellow", "red", "magenta", "blue")
CITIZEN = "○"
GOODS = "▪"
SIGNS = {
    **{"points": "★", "reals": "$", "income": "$", "bread": "◠", "wood": "≡", "pirates": "☠", "level": "↕"},
    **dict.fromkeys(("wheat", "sugar", "wine"), GOODS),
}
"""What the parts of a sum are in short; the others only explain a refusal."""
BRIEF = (
    *("set-up-field", "worker-from", "worker-to", "again", "wood", "ship-from", "ship-to", "reward", "choose"),
    *("citizen-from", "citizen-to", "use-die", "flip", "request", "guild", "donate"),
)
"""Questions that belong to the same action as the one before: what happened since is enough to answer them."""


# ------------------------------------------------------------------ as a picture


def picture(view: View, words: Words, names: Names) -> str:
    """Guild board, island, cities, harbors and players, one under the other."""
    owners = marks(names)
    parts = [
        course(view, words, names),
        beside(_rows(view, words, owners), _passing(view, words, owners)),
        _buildings(view, words, owners),
        _fields(view, words, owners),
        _cities(view, words, owners),
        beside(_markets(view, words, owners), _watch(view, words, owners)),
        _colonies(view, words, owners),
        _players(view, words, names),
        _favors(view, words, owners),
    ]
    return sections(parts)


def styles(names: Names) -> list[tuple[str, str]]:
    """Patterns of the picture and a colour for each; what they mean is legible without."""
    return styles_of(names, SEAT_STYLES, "·○", "·○", r"(?<= )MARK(?=[ \d]|$)")


def _mark(seat: int | None, owners: Sequence[str]) -> str:
    return "·" if seat is None else owners[seat]


def _rows(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-rows"), "", "", words.say("picture-dice"), words.say("picture-requests")]]
    for number, row in enumerate(view["rows"], 1):
        mark, dice = _mark(row["seat"], owners), " ".join(map(str, row["dice"]))
        rows.append([str(number), mark, guilds(row, words), dice or "·", short_counts(row["requests"], words) or "·"])
    return aligned(rows)


def _passing(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-passing"), "", ""]]
    for slot in view["passing"]:
        reals = f"{slot['options'][0].get('reals', 0)} {words.noun('short', 'reals')}"
        rows.append([words.noun("slot", slot["id"]), _mark(slot["seat"], owners), reals])
    return aligned(rows)


def _buildings(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    heads = ("picture-character", "picture-dice", "picture-pirate", "picture-markers", "picture-workers")
    rows = [[words.say("picture-buildings"), "", *(words.say(head) for head in heads)]]
    for name, building in view["buildings"].items():
        free = building["room"] - len(building["dice"]) - (building["pirate"] is not None)
        rows.append([
            f"{building['number']} {words.noun('building', name)}",
            words.say("picture-region", region=building["region"]),
            character_on(view, name, words) or "·",
            " ".join([*map(str, building["dice"]), *["·"] * free]),
            str(building["pirate"] or "·"),
            by_mark(count_by_seat(building["markers"], owners), owners),
            by_mark(building["workers"], owners),
        ])  # fmt: skip
    return aligned(rows, bars=range(2, 7))


def _fields(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """A row for each region, a column for each field; the forest in a row of its own."""
    rows: list[list[str]] = []
    for region, number in view["regions"].items():
        cells = [_field(field, words, owners) for field in view["fields"].values() if field["region"] == region]
        rows.append([words.say("picture-region", region=number), *cells])
    for name, field in view["fields"].items():
        if field["region"] is None:
            rows.append([words.noun("field", name), _workers(field, owners)])
    columns = max(map(len, rows))
    head = [words.say("picture-fields"), *(str(number) for number in range(1, columns))]
    return aligned([head, *([*row, *[""] * (columns - len(row))] for row in rows)], bars=range(1, columns))


def _field(field: Part, words: Words, owners: Sequence[str]) -> str:
    return f"{short_yield(field, words)} {_workers(field, owners)}"


def _workers(field: Part, owners: Sequence[str]) -> str:
    return "".join(mark if seat in field["workers"] else "·" for seat, mark in enumerate(owners))


def _cities(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """Districts from left to right: two spots, or the favor that lies there."""
    wood = words.noun("short", "wood")
    costs = next(iter(view["cities"].values()))["wood"]
    districts = [f"{number} ({cost} {wood})" if cost else str(number) for number, cost in enumerate(costs, 1)]
    rows = [[words.say("picture-cities"), "", "", words.say("picture-most"), *districts]]
    for name, city in view["cities"].items():
        spots = [CITIZEN if who == "neutral" else _mark(who, owners) for who in city["spots"]]
        each = len(spots) // len(costs)
        cells = [
            words.noun("favor", favor) if favor else "".join(spots[number * each : (number + 1) * each])
            for number, favor in enumerate(city["districts"])
        ]
        most = CITIZEN if city["most"] == "neutral" else _mark(city["most"], owners)
        income, points = words.noun("short", city["income"]), f"{city['high']}/{city['low']}"
        rows.append([words.noun("city", name), income, points, most, *cells])
    return aligned(rows, bars=range(4, 4 + len(costs)))


def _markets(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    return _harbors(view["markets"], "market", words.say("picture-markets"), words, owners)


def _harbors(harbors: Mapping[str, Part], family: str, title: str, words: Words, owners: Sequence[str]) -> list[str]:
    slots = max(len(harbor["slots"]) for harbor in harbors.values())
    rows = [[title, words.say("picture-points"), *[""] * slots]]
    for name, harbor in harbors.items():
        points = "/".join(map(str, harbor["points"].values()))
        rows.append([words.noun(family, name), points, *(_berth(slot, owners) for slot in harbor["slots"])])
    return aligned(rows)


def _berth(slot: Part, owners: Sequence[str]) -> str:
    """`2→4 A`; a landing slot has only its wine."""
    trades = [
        f"{trade['goods']}→{trade['reals']}" if trade["reals"] else str(trade["goods"]) for trade in slot["trades"]
    ]
    return f"{'/'.join(trades)} {_mark(slot['ship'], owners)}"


def _watch(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    dice = " ".join(map(str, view["watch"]["pirate_dice"])) or "·"
    workers = by_mark(view["watch"]["workers"], owners)
    rows = [[words.say("picture-workers"), workers], [words.say("picture-pirate"), dice]]
    return [words.noun("place", "watch"), *aligned(rows)]


def _colonies(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    slots = _harbors(view["colonies"], "colony", words.say("picture-colonies"), words, owners)
    rows = [[slots[0], words.say("picture-land"), words.say("picture-rewards")]]
    for line, colony in zip(slots[1:], view["colonies"].values(), strict=True):
        land = f"{words.noun('short', colony['good'])} {by_mark(colony['land'], owners)}"
        rows.append([line, land, ", ".join(words.noun("reward", reward) for reward in colony["rewards"])])
    return aligned(rows)


def _players(view: View, words: Words, names: Names) -> list[str]:
    kinds = ("reals", "bread", "wood", *view["goods"], "pirates")
    heads = ("picture-windmill", "picture-home", "picture-ships", "picture-dice", "picture-requests")
    rows = [["", "★", *(words.noun("short", kind) for kind in kinds), *(words.say(head) for head in heads)]]
    for who, player in zip(players(view, names, marks(names)), view["players"], strict=True):
        owned = {**player, **player["goods"]}
        amounts = ["?" if owned[kind] is None else str(owned[kind] or "·") for kind in kinds]
        pieces = [str(player["feeds"]), str(player["home"]), str(player["ships_home"])]
        dice = " ".join(map(str, player["dice"])) or "·"
        requests = _requests(player, words)
        rows.append([who, str(player["points"]), *amounts, *pieces, dice, requests])
    return aligned(rows, right=range(1, len(rows[0]) - 2))


def _requests(player: Part, words: Words) -> str:
    """`MR×2 17 (UR) *`"""  # noqa: RUF002
    told = [
        f"{words.noun('short', kind)}{f'×{len(points)}' if len(points) > 1 else ''} {sum(points)}"  # noqa: RUF001
        for kind, points in scored_points(player).items()
    ]
    told += [f"({words.noun('short', player['keeps'])})"] if player["keeps"] else []
    return " ".join([*told, *(["*"] if player["chosen"] else [])])


def _favors(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """A line for each player that has any, by guilds."""
    lines: list[str] = []
    for mark, player in zip(owners, view["players"], strict=True):
        held = [
            (words.noun("guild", view["favors"][favor]["guild"]), words.noun("favor", favor), up)
            for favor, up in player["favors"].items()
        ]
        of_each = dict.fromkeys(guild for guild, _, _ in held)
        told = [
            f"{guild} {', '.join(name if up else f'({name})' for of, name, up in held if of == guild)}"
            for guild in of_each
        ]
        if told:
            lines += textwrap.wrap(f"{words.say('picture-favors')} {mark} {'; '.join(told)}", WIDTH)
    return lines


# ------------------------------------------------------------------ moves

ALONE = ("row", "upkeep", "feed")  # their number says all


def heading(move: Move, words: Words) -> str:
    return heading_of(move, words, ALONE)


def summary(terms: Terms) -> str:
    """Price and yield of a move as signed numbers, each with the sign of what it counts. What the windmill exchanges
    is in the words of the move."""
    if any(SIGNS.get(name) == GOODS and number > 0 for name, number in terms):
        return ""
    return summary_of(terms, SIGNS)


def legend(words: Words) -> str:
    """How to read picture and moves."""
    keys = ("picture-goods", "picture-kinds", "picture-signs", "picture-places", "picture-sums")
    return "\n".join(words.say(key) for key in keys)
