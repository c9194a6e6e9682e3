"""Lisboa in a terminal: a view as a compact picture for looking, or in `sentences`, and moves with what
they are about. Draws from views and moves only, never from a position."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from ....look.counts import by_mark
from ....look.lines import aligned, beside, marks, players, sections, styles_of
from ....look.scene import Names, Part, View
from ....words import Words
from .moves import heading as heading
from .moves import note as note
from .moves import sentence as sentence
from .moves import summary as summary
from .sentences import (
    course,
    effects,
    event_and_benefit,
    gap_signs,
    goal,
    reward,
    score,
    tell_now,
)
from .sentences import describe as describe
from .signs import CUBE_SIGNS, GAPS, SIGNS, building, cargo, codes, counted, gains, of_all, office, rubble, short_plan

WIDTH = 98
SEAT_STYLES = ("green", "yellow", "magenta", "dark_orange")
BRIEF = (
    *("slot", "fit", "pay", "pay-fee", "sell", "trade", "officials", "withdraw", "take-plan", "ship", "ship-goods"),
    *("extra", "cardinal", "clergy", "give-up", "lose-clergy", "royal-favor", "free-action", "second-action"),
    *("cube", "house", "decree", "extra-decree", "complete", "event", "any-state", "throw", "thrown-reward"),
    *("good-choice", "from-pile", "produce-type", "market-sale", "treasury-shift", "lose-good", "lose-favor"),
)
"""Questions that belong to the same action as the one before: what happened since is enough to answer them."""

NEAREST = {
    **dict.fromkeys(("store", "cube", "site"), "city"),
    **dict.fromkeys(("officials", "withdraw", "visit-cost", "royal-favor", "follow", "follow-action"), "nobles"),
    **dict.fromkeys(("take-plan", "complete", "ship"), "architects"),
    **dict.fromkeys(("cardinal", "clergy"), "church"),
    **dict.fromkeys(("decree", "extra-decree"), "decrees"),
    **dict.fromkeys(("take-card",), "display"),
    **dict.fromkeys(("slot", "fit", "ship-goods", "house", "give-up", "lose-clergy", "sell", "business"), "boards"),
}
"""The section that a question is about; it comes last, nearest to the prompt. Else the hand does."""


# ------------------------------------------------------------------ as a picture


def picture(view: View, words: Words, names: Names) -> str:
    """City, court, Church, displays and players, one under the other; what has not been laid out is left out."""
    owners = marks(names)
    parts: dict[str, Callable[[], list[str]]] = {
        "decrees": lambda: _decrees(view, words, owners),
        "church": lambda: _church(view, words),
        "display": lambda: _display(view, words),
        "architects": lambda: _architects_and_shipyard(view, words),
        "nobles": lambda: _nobles(view, words, owners),
        "city": lambda: _city(view, words, owners),
        "players": lambda: _players(view, words, names),
        "boards": lambda: _boards(view, words, owners),
        "hand": lambda: _hand(view, words),
    }
    nearest = NEAREST.get(view["step"] or "", "hand")
    order = [*(name for name in parts if name != nearest), nearest]
    opening, now = _broken(course(view, words, names)), _broken(tell_now(view["now"], words))
    return sections([opening, *(parts[name]() for name in order), now])


def styles(names: Names) -> list[tuple[str, str]]:
    """Patterns of the picture and a colour for each; what they mean is legible without."""
    rubble = [(r"#", "dark_goldenrod"), (r"\^", "red"), (r"~", "blue")]
    return styles_of(names, SEAT_STYLES, "·»", "·○«", r"(?<=[ │])MARK(?=[ \d]|$)", rubble)


def _broken(sentences: Sequence[str]) -> list[str]:
    return [line for sentence in sentences for line in textwrap.wrap(sentence, WIDTH)]


def _listing(rows: Sequence[Sequence[str]], title: str = "") -> list[str]:
    """Columns, the last of which is broken where the screen ends."""
    fronts = aligned([[*row[:-1], ""] for row in rows])
    front = max(map(len, fronts), default=0) + 2
    lines = [title] if title else []
    for head, row in zip(fronts, rows, strict=True):
        first, *more = textwrap.wrap(row[-1], WIDTH - front) or [""]
        lines.append(f"{head:<{front}}{first}".rstrip())
        lines += [" " * front + line for line in more]
    return lines


# ---- downtown


def _city(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """Rows and columns with the streets between them; sites at their ends, rubble beside the rows and below."""
    if not any(view["scoring"]):
        return []
    rows = [name for name, row in view["rows"].items() if row["open"]]
    lands = {name: [land for land in view["lands"].values() if land["row"] == name] for name in rows}
    sites = [site for site in view["sites"].values() if site["open"]]

    def at(side: str, row: str) -> str:
        return next((_site(site, words) for site in sites if (site["side"], site["row"]) == (side, row)), "")

    columns = [str(number) for number in range(1, len(view["columns"]) + 1)]
    cells = [[words.say("picture-city"), "", words.say("picture-west"), *columns, words.say("picture-east")]]
    for name in rows:
        row = [_land(land, words, owners) for land in lands[name]]
        cells.append([name.upper(), rubble(view["rows"][name]["rubble"]), at("west", name), *row, at("east", name)])
    below = [f"{column['scoring']}{SIGNS['wigs']} {rubble(column['rubble'])}" for column in view["columns"]]
    cells.append(["", "", "", *below, ""])
    streets = [(site["street"], _site(site, words)) for site in sites if site["side"] == "north"]
    north = [f"{words.noun('short', street)} {told}" for street, told in streets]
    wide = max(map(len, north)) + 1
    drawn = [[*row[:3], *(cell.ljust(wide) for cell in row[3:-1]), row[-1]] for row in cells]
    lines = aligned(drawn, bars=range(3, len(cells[0])))
    bars = [place for place, sign in enumerate(lines[0]) if sign == "│"]
    return [_over(north, bars[1:]), *lines, *_tracks(view, words)]


def _over(labels: Sequence[str], columns: Sequence[int]) -> str:
    """Each label with its middle over a column of characters."""
    line = ""
    for label, column in zip(labels, columns, strict=False):
        line = line.ljust(column - len(label) // 2) + label
    return line


def _land(land: Part, words: Words, owners: Sequence[str]) -> str:
    """`18 +5$`: price and reward; `A GO ×2`: a store and its customers."""  # noqa: RUF002
    if land["owner"] is None:
        return f"{land['price']} {gains(land['reward'], words)}"
    store = f"{owners[land['owner']]} {words.noun('short', land['facing'])}"
    return f"{store} ×{land['customers']}" if land["customers"] else store  # noqa: RUF001


def _site(site: Part, words: Words) -> str:
    """`#~ +5$`, or the building."""
    if site["building"]:
        return building(site["building"], words)
    return f"{rubble(site['rubble'])} {gains(site['reward'], words)}".strip()


def _tracks(view: View, words: Words) -> list[str]:
    at = view["treasury"]["track"][view["treasury"]["at"]]
    tiles = [
        f"5:{words.noun('short', tile['good'])}" if tile["small"] else words.noun("short", tile["good"])
        for tile in view["city_tiles"].values()
        if tile["there"]
    ]
    prices = " ".join(f"{words.noun('short', good)} {price}" for good, price in view["prices"].items())
    told = [
        words.say("picture-treasury", value=at["value"], modifier=f"{at['modifier']:+}"),
        words.say("picture-prices", prices=prices),
        words.say("picture-pile", rubble=rubble(view["pile"]) or "·"),
        words.say("picture-tiles", tiles=" ".join(tiles) or "·"),
    ]
    return textwrap.wrap("   ".join(told), WIDTH)


# ---- the court, the Church and the displays


def _nobles(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    heads = ("picture-office", "picture-plaza", "picture-favors", "picture-visit", "picture-takes", "picture-actions")
    rows = [[words.say("picture-nobles"), *(words.say(head) for head in heads)]]
    for name, noble in view["nobles"].items():
        costs = [player["visit_costs"][name] for player in view["players"]]
        rows.append([
            words.noun("noble", name),
            office(noble, owners),
            by_mark(noble["plaza"], owners),
            str(noble["favors"]),
            of_all(costs, owners),
            codes(noble["accepts"], words),
            _actions(noble, words),
        ])  # fmt: skip
    return aligned(rows)


def _actions(noble: Part, words: Words) -> str:
    """State actions, those of this turn in brackets; then what a visit is for."""

    def name(action: str) -> str:
        return words.say(f"picture-action-{action.replace('_', '-')}")

    state = [f"({name(action)})" if good else name(action) for action, good in noble["actions"].items()]
    return f"{', '.join(state)} → {name(noble['noble_action'])}"


def _architects_and_shipyard(view: View, words: Words) -> list[str]:
    if not any(architect["ready"] for architect in view["architects"].values()) and not view["yard"]["ship"]:
        return []
    return beside(_architects(view, words), _shipyard(view, words))


def _architects(view: View, words: Words) -> list[str]:
    heads = ("picture-ready", "picture-next", "picture-plan", "picture-left")
    rows = [[words.say("picture-architects"), *(words.say(head) for head in heads)]]
    for name, architect in view["architects"].items():
        plan = architect["plan"]
        rows.append([
            words.noun("architect", name),
            building(architect["ready"], words),
            building(architect["coming"], words),
            short_plan(plan, words) if plan else "·",
            str(architect["plans_left"]),
        ])  # fmt: skip
    return aligned(rows)


def _shipyard(view: View, words: Words) -> list[str]:
    heads = ("picture-hull", "picture-influence", "picture-price", "picture-left")
    rows = [[words.say("picture-shipyard"), *(words.say(head) for head in heads)]]
    for id, left in view["yard"]["left"].items():
        if left:
            ship = view["ships"][id]
            numbers = [str(ship["hull"]), str(ship["influence"]), f"{ship['price']:+}", str(left)]
            rows.append([words.noun("ship", id), *numbers])
    return aligned(rows)


def _church(view: View, words: Words) -> list[str]:
    """Clockwise; beside each tile what is in the gap before it."""
    rows: list[list[str]] = []
    for gap, tile in enumerate(view["church"]["ring"].values()):
        signs = "".join(GAPS[sign] for sign in gap_signs(view, gap))
        rows.append([f"{signs:<2}", *(_tile(tile, words) if tile else ("·", "", ""))])
    return _listing(rows, words.say("picture-church")) if any(view["church"]["ring"].values()) else []


def _tile(tile: Part, words: Words) -> tuple[str, str, str]:
    """Name, wigs on the back, and what the tile does; an arrow for those that act once."""
    told = effects(tile["effect"], words)
    return words.noun("clergy", tile["id"]), f"{tile['wigs']}{SIGNS['wigs']}", f"→ {told}" if tile["once"] else told


def _display(view: View, words: Words) -> list[str]:
    rows = [
        [f"{words.noun('pile', name)} {pile['left']}", *(_face(pile["card"], words) if pile["card"] else ("·", "", ""))]
        for name, pile in view["display"].items()
    ]
    return (
        _listing(rows, words.say("picture-display")) if any(pile["card"] for pile in view["display"].values()) else []
    )


def _face(face: Part, words: Words) -> tuple[str, str, str]:
    """Name, Influence, and what a card does."""
    name = words.noun("card", face["id"])
    if "event" in face:
        return name, "", event_and_benefit(face, words)
    return name, f"{face['influence']}{SIGNS['influence']}", reward(face, words)


def _decrees(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows = [
        [words.noun("decree", face["id"]), by_mark(face["now"], owners), f"{goal(face, words)}, {score(face, words)}"]
        for face in view["decrees"]
        if face
    ]
    return _listing(rows, words.say("picture-decrees")) if rows else []


# ---- the players


def _players(view: View, words: Words, names: Names) -> list[str]:
    goods, kinds = view["goods"], view["rubble_kinds"]
    heads = ("picture-room", "picture-sets", "picture-markers", "picture-houses", "picture-home", "picture-cards")
    told = [words.say(head) for head in heads]
    signs = [SIGNS["wigs"], SIGNS["reis"], SIGNS["influence"], "+"]
    codes, cubes = [words.noun("short", good) for good in goods], [CUBE_SIGNS[kind] for kind in kinds]
    rows = [["", *signs, *codes, told[0], *cubes, *told[1:]]]
    for seat, (who, player) in enumerate(zip(players(view, names, marks(names)), view["players"], strict=True)):
        rows.append([
            f"{who}*" if view["start"] == seat else who,
            *(str(player[key]) for key in ("wigs", "reis", "influence", "gain")),
            *(str(player["goods"][good] or "·") for good in goods),
            str(player["warehouse"]),
            *(str(player["rubble"][kind] or "·") for kind in kinds),
            str(player["sets"]),
            str(player["markers"]),
            "/".join(map(str, player["houses"].values())),
            str(player["officials"]),
            str(len(player["hand"])),
        ])  # fmt: skip
    return aligned(rows, right=range(1, len(rows[0])))


def _boards(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """A paragraph for each player: portfolio, clergy, plans, favors, stores, decrees. What clergy tiles do is told of
    one's own only, unless they have acted."""
    rows = [
        [mark, _board(player, view["seat"] == seat, seat, words)]
        for seat, (mark, player) in enumerate(zip(owners, view["players"], strict=True))
    ]
    return _listing(rows)


def _board(player: Part, own: bool, seat: int, words: Words) -> str:
    slots = [_slot(face, words) for face in player["portfolio"].values() if face]
    tiles = [
        words.say("tell-explained", name=words.noun("clergy", tile["id"]), effect=effects(tile["effect"], words))
        if own and not tile["once"]
        else words.noun("clergy", tile["id"])
        for tile in player["clergy"]
    ]
    done = f"{len(player['completed'])} ({player['plan_officials']}{SIGNS['officials']})"
    known = [] if own else [words.noun("card", face["id"]) for face in player["hand"] if face]
    decrees = [f"{words.noun('decree', face['id'])} {face['now'][seat]}" for face in player["decrees"]]
    told = [
        words.say("picture-portfolio", size=player["portfolio_size"], cards=", ".join(slots) or "·"),
        words.say("picture-clergy", tiles=", ".join(tiles)) if tiles else "",
        words.say("picture-favors-of", nobles=", ".join(words.noun("noble", noble) for noble in player["favors"]))
        if player["favors"]
        else "",
        words.say("picture-plans", plans=_plans(player["plans"], words)) if player["plans"] else "",
        words.say("picture-completed", plans=done) if player["completed"] else "",
        words.say("picture-stores", stores=counted(player["stores"], words)) if any(player["stores"].values()) else "",
        words.say("picture-decrees-of", decrees=", ".join(decrees)) if decrees else "",
        words.say("picture-known", cards=", ".join(known)) if known else "",
    ]
    return "; ".join(filter(None, told))


def _plans(plans: Sequence[str], words: Words) -> str:
    """`blue 2♙ ×2, green 3♙`"""  # noqa: RUF002
    counts = {plan: plans.count(plan) for plan in plans}
    return ", ".join(
        f"{short_plan(plan, words)} ×{count}" if count > 1 else short_plan(plan, words)  # noqa: RUF001
        for plan, count in counts.items()
    )


def _slot(face: Part, words: Words) -> str:
    """`King 3♦`, `red ship 2♦ GO ·`, or the benefit of a Treasury card."""
    if "event" in face:
        return effects(face["benefit"], words)
    influence = f"{face['influence']}{SIGNS['influence']}"
    if face["type"] != "ship":
        return f"{words.noun('pile', face['type'])} {influence}"
    return f"{words.noun('ship', face['id'])} {influence} {cargo(face, words)}"


def _hand(view: View, words: Words) -> list[str]:
    if view["seat"] is None:
        return []
    held = [face for face in view["players"][view["seat"]]["hand"] if face]
    rows = [[words.noun("pile", face["type"]), *_face(face, words)] for face in held]
    return _listing(rows, words.say("picture-hand")) if rows else []


def legend(words: Words) -> str:
    """How to read picture and moves."""
    keys = ("picture-goods", "picture-rubble", "picture-lands", "picture-people", "picture-sums")
    return "\n".join(words.say(key) for key in keys)
