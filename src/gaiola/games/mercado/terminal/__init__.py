"""Mercado in a terminal: a view in sentences for listening, and as a compact picture for looking. Draws from views and
moves only, never from a position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from ....kernel.moves import Move
from ....kernel.refusals import Terms
from ....look import lines
from ....look.counts import each
from ....look.lines import heading_of, players
from ....look.scene import Names, View
from ....words import Words
from ..constants import SIDE
from ..edition.facts import NEIGHBOURS

CELL = 8
EDGE = 8
SEAT_STYLES = ("green", "magenta", "blue", "yellow")


# ------------------------------------------------------------------ in sentences


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The whole table in words, a line for each thing."""
    told = [*_challenge(view, words), words.say("tell-market")]
    for row in range(1, SIDE + 1):
        built = [_tell_space(view, words, names, f"r{row}c{column}") for column in range(1, SIDE + 1)]
        content = "; ".join(text for text in built if text) or words.say("tell-free")
        told.append(words.say("tell-row", row=row, content=content))
    ways = [(way, tile) for way, tile in view["entrances"].items() if tile]
    waiting = [f"{words.noun('entrance', way)}: {words.noun('tile', tile)}" for way, tile in ways]
    told.append(words.say("tell-entrances", content="; ".join(waiting) or words.say("tell-nobody")))
    told.append(words.say("tell-display", content=_goods(view["display"], words), bag=view["bag"]))
    offered = "; ".join(words.noun("tile", tile) for tile in view["customers"])
    told.append(words.say("tell-customers", content=offered or words.say("tell-nobody")))
    told += [_tell_player(view, words, names, seat) for seat in range(len(names))]
    return [*told, *_last_turns(view, words)]


def _tell_space(view: View, words: Words, names: Sequence[str], space: str) -> str:
    held, column = view["spaces"][space], int(space[-1])
    if held is None:
        return ""
    if "stand" in held:
        good = words.noun("good", held["stand"])
        return words.say("tell-stand", column=column, good=good, who=names[held["owner"]])
    if "restaurant" in held:
        return words.say("tell-restaurant", column=column, restaurant=words.noun("restaurant", held["restaurant"]))
    if held["gray"] is None:
        return words.say("tell-gray-unknown", column=column)
    return words.say("tell-gray", column=column, restaurant=words.noun("restaurant", held["gray"]))


def _tell_player(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    player = view["players"][seat]
    kinds = [words.noun("restaurant", kind) for kind in each(player["restaurants"])]
    return words.say(
        "tell-player",
        who=names[seat],
        coins=words.say("tell-coins-covered") if player["coins"] is None else _coins(player["coins"], words),
        tiles=_goods(player["tiles"], words),
        stands=player["stands_left"],
        restaurants=", ".join(kinds) or words.say("tell-none"),
    )


def _challenge(view: View, words: Words) -> list[str]:
    challenge = view["challenge"]
    if challenge is None:
        return []
    first, second, third = challenge["fame_at"]
    number = challenge["number"]
    name = words.noun("challenge", str(number))
    told = [words.say("tell-challenge", number=number, name=name, first=first, second=second, third=third)]
    if challenge["specialty"]:
        told.append(words.say("tell-specialty", good=words.noun("good", challenge["specialty"])))
    if challenge["counted"]:
        told.append(words.say("tell-counted", coins=challenge["counted"]))
    return told


def _last_turns(view: View, words: Words) -> list[str]:
    return [] if view["trigger"] is None or view["result"] else [words.say("tell-last-turns")]


def _coins(coins: int, words: Words) -> str:
    return words.say("tell-coins", coins=coins)


def _goods(counts: dict[str, int], words: Words) -> str:
    return ", ".join(words.noun("good", good) for good in each(counts)) or words.say("tell-none")


# ------------------------------------------------------------------ as a picture


def picture(view: View, words: Words, names: Sequence[str]) -> str:
    """The market with its entrances under the names that notation has for them, what is on offer, and the players;
    under 80 columns wide."""
    market = [*_challenge(view, words), *_market(view, words, names)]
    return lines.sections([market, _offers(view, words), [*_players(view, words, names), *_last_turns(view, words)]])


marks = partial(lines.marks, otherwise="1234")
"""Behind a stand (`FI·1`) a number is not taken for anything else."""


def styles(names: Sequence[str]) -> list[tuple[str, str]]:
    """Patterns of the picture and a colour for each; what they mean is legible without."""
    owners = zip(marks(names), SEAT_STYLES, strict=False)
    owned = [(rf"\b\w\w·{re.escape(mark)}\b", f"bold {style}") for mark, style in owners]
    return [*owned, (r"\[\w\w\]", "bold"), (r"\([\w?]{2}\)", "dim"), (r"\b[nesw][1-5]\b|[┌┬┐│└┴┘─]+", "dim")]


def _market(view: View, words: Words, names: Sequence[str]) -> list[str]:
    owners, margin = marks(names), " " * (EDGE + 4)
    rule = ["─" * CELL] * SIDE
    drawn = [margin + _across("n", view, words, names=True), margin + _across("n", view, words)]
    drawn.append(f"{margin[:-1]}┌{'┬'.join(rule)}┐")
    for row in range(1, SIDE + 1):
        cells = [_cell(view["spaces"][f"r{row}c{column}"], words, owners) for column in range(1, SIDE + 1)]
        west, east = (_waiting(view["entrances"][f"{side}{row}"], words) for side in "we")
        line = "│".join(cell.center(CELL) for cell in cells)
        drawn.append(f"w{row} {west:>{EDGE - 1}} │{line}│ {east:<{EDGE - 1}} e{row}")
    drawn.append(f"{margin[:-1]}└{'┴'.join(rule)}┘")
    return [*drawn, margin + _across("s", view, words), margin + _across("s", view, words, names=True)]


def _across(side: str, view: View, words: Words, names: bool = False) -> str:
    ways = [f"{side}{column}" for column in range(1, SIDE + 1)]
    shown = [way if names else _waiting(view["entrances"][way], words) for way in ways]
    return " ".join(text.center(CELL) for text in shown).rstrip()


def _waiting(tile: str | None, words: Words) -> str:
    return "·" if tile is None else _short_tile(tile, words)


def _cell(held: dict[str, Any] | None, words: Words, owners: list[str]) -> str:
    if held is None:
        return ""
    if "stand" in held:
        return f"{words.noun('short', held['stand'])}·{owners[held['owner']]}"
    if "restaurant" in held:
        return f"[{words.noun('short', held['restaurant'])}]"
    return "(??)" if held["gray"] is None else f"({words.noun('short', held['gray']).lower()})"


def _short_tile(tile: str, words: Words) -> str:
    """`2:FI/ME` from an id like `k2_fish_meat`."""
    size, _, goods = tile.partition("_")
    return f"{size.removeprefix('k')}:{_short_goods(goods, words)}"


def _short_goods(goods: str, words: Words) -> str:
    return "/".join(words.noun("short", good) for good in goods.split("_"))


def _offers(view: View, words: Words) -> list[str]:
    """Display and bag; then the customers that may be brought, by size, with what is left face down."""
    tiles = " ".join(_short_list(view["display"], words)) or "·"
    supply = [(words.say("picture-display"), f"{tiles}   {words.say('picture-bag', count=view['bag'])}")]
    by_size: list[str] = []
    for size, stacked in view["stacks"].items():
        shown = [tile.partition("_")[2] for tile in view["customers"] if tile.startswith(f"k{size}_")]
        if shown or stacked:
            more = f" +{stacked}" if stacked else ""
            by_size.append(f"{size}: " + " ".join(_short_goods(goods, words) for goods in shown) + more)
    width = max((len(text) for text in by_size), default=0)
    for start in range(0, len(by_size), 2):
        label = words.say("picture-customers") if start == 0 else ""
        supply.append((label, "   ".join(text.ljust(width) for text in by_size[start : start + 2]).rstrip()))
    indent = max(len(label) for label, _ in supply)
    return [f"{label:<{indent}}  {text}" for label, text in supply]


def _players(view: View, words: Words, names: Sequence[str]) -> list[str]:
    rows: list[tuple[str, str, str, str]] = []
    for player in view["players"]:
        rows.append(
            (
                words.say("tell-coins-covered") if player["coins"] is None else _coins(player["coins"], words),
                words.say("picture-stands", count=player["stands_left"]),
                words.say("picture-tiles", tiles=" ".join(_short_list(player["tiles"], words)) or "·"),
                " ".join(f"[{kind}]" for kind in _short_list(player["restaurants"], words)),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    who = players(view, names, marks(names))
    longest = max(map(len, who))
    shown: list[str] = []
    for player, row in zip(who, rows, strict=True):
        columns = "   ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        shown.append(f"{player:<{longest}}   {columns}".rstrip())
    return shown


def _short_list(counts: dict[str, int], words: Words) -> list[str]:
    return [words.noun("short", id) for id in each(counts)]


# ------------------------------------------------------------------ moves


ALONE = ("take", "specialty")  # their sentences are short and few


def heading(move: Move, words: Words) -> str:
    return heading_of(move, words, ALONE)


def summary(terms: Terms) -> str:
    """Price and yield of a move as signed numbers; in brackets what others would earn."""
    sums = dict(terms)
    parts = [f"-{sums['price']}"] if "price" in sums else []
    parts += [f"+{sums[name]}" for name in ("income", "gain") if sums.get(name)]
    if sums.get("others"):
        parts.append(f"(+{sums['others']})")
    return " ".join(parts)


def note(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What a move would do besides its price; the picture shows it."""
    if not plain:
        return ""
    told = NOTE_OF.get(move.verb)
    note = told(view, move, words, names) if told else ""
    return ". ".join(filter(None, (note, _ends(view, move, words))))


def _ends(view: View, move: Move, words: Words) -> str:
    """7.2, 9.1, 9.2, 11.7: that a move begins the end, or is the last of all."""
    if view["trigger"] is not None:
        return ""
    ends = LAST_OF.get(move.verb)
    key = ends(view) if ends is not None else ""
    return words.say(key) if key else ""


def _last_coin(view: View) -> str:
    run = view["end_at"]["coin_run"]
    return "tell-ends-game" if run and view["coin_run"] + 1 >= run else ""


def _last_entrance(view: View) -> str:
    return _full(view, view["free_entrances"] - 1 <= view["end_at"]["entrances"])


def _last_space(view: View) -> str:
    return _full(view, view["free_spaces"] - 1 <= view["end_at"]["spaces"])


def _last_stand(view: View) -> str:
    """A challenge may end with a number of stands, too."""
    opened, challenge = view["wooden_stands"] - view["players"][0]["stands_left"], view["challenge"]
    last = challenge is not None and opened + 1 == challenge["end_after_stands"]
    return "tell-ends-challenge" if last else _last_space(view)


def _full(view: View, full: bool) -> str:
    if not full:
        return ""
    return "tell-begins-end" if view["challenge"] is None else "tell-ends-challenge"


LAST_OF = {"coin": _last_coin, "customers": _last_entrance, "restaurant": _last_space, "stand": _last_stand}


def _improved(view: View, move: Move, words: Words, names: Names) -> str:
    """6.4: the stands that a restaurant would make worth more, if it were opened there."""
    kind, space = move.args
    stands = [
        f"{words.noun('space', beside)} ({names[held['owner']]})"
        for beside in NEIGHBOURS[space]
        if (held := view["spaces"].get(beside)) and held.get("stand") in view["serves"][kind]
    ]
    return words.say("tell-improves", stands=", ".join(stands)) if stands else words.say("tell-improves-none")


NOTE_OF = {"restaurant": _improved}


def legend(words: Words) -> str:
    """How to read picture and moves."""
    keys = ("picture-goods", "picture-restaurants", "picture-signs", "picture-sums")
    return "\n".join(words.say(key) for key in keys)
