"""Madeira in a terminal: a view in sentences for listening, and as a compact picture for looking. Draws from views and
moves only, never from a position."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ...kernel.moves import Move
from ...kernel.refusals import Terms
from ...words import Words

View = Mapping[str, Any]
Part = Mapping[str, Any]
Names = Sequence[str]

WIDTH = 98
SHAPES = "■●▲◆"
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


# ------------------------------------------------------------------ in sentences


def describe(view: View, words: Words, names: Names) -> list[str]:
    """The whole table in words, a line for each thing."""
    lines = [
        *_course(view, words, names),
        *(_tell_row(row, words, names, number) for number, row in enumerate(view["rows"], 1)),
        *(_tell_slot(slot, words, names) for slot in view["passing"]),
        *(_tell_field(name, field, words, names) for name, field in view["fields"].items()),
        *(_tell_building(view, name, words, names) for name in view["buildings"]),
        _tell_watch(view, words, names),
        *(_tell_city(view, name, city, words, names) for name, city in view["cities"].items()),
        *(_tell_market(name, market, words, names) for name, market in view["markets"].items()),
        *(_tell_colony(view, name, colony, words, names) for name, colony in view["colonies"].items()),
    ]
    return [*lines, *(_tell_player(view, words, names, seat) for seat in range(len(names)))]


def _line(words: Words, what: str, parts: Iterable[str]) -> str:
    return words.say("tell-line", what=what, content="; ".join(filter(None, parts)))


def _course(view: View, words: Words, names: Names) -> list[str]:
    """Where the game is: round, phase, order, and what the decision is about."""
    order = ", ".join(names[seat] for seat in view["order"])
    if view["phase"] == "setup":
        return [words.say("tell-set-up", order=order)]
    phase = words.noun("phase", view["phase"])
    lines = [words.say("tell-round", round=view["round"], rounds=view["rounds"], phase=phase)]
    if order:
        lines.append(words.say("tell-order", order=order))
    if str(view["round"]) in view["scored"] and not view["result"]:
        lines.append(words.say("tell-now-scored"))
    now = view["now"]
    if "cost" in now:
        building = words.noun("building", now["building"])
        cost = words.say("tell-effect-reals", reals=now["cost"])
        lines.append(words.say("tell-cost", building=building, cost=cost, pirates=now["refusal"]))
    for key in ("left", "due"):
        if now.get(key):
            lines.append(words.say(f"tell-{key}", count=now[key]))
    return lines


def _tell_row(row: Part, words: Words, names: Names, number: int) -> str:
    what = words.say("tell-row", row=number, guilds=_guilds(row, words))
    requests = words.say("tell-requests", requests=_tell_requests(row["requests"], words))
    who = words.say("tell-chosen-by", who=names[row["seat"]]) if row["seat"] is not None else ""
    return _line(words, what, [_tell_dice(row["dice"], words), requests, who])


def _guilds(row: Part, words: Words) -> str:
    return ", ".join(words.noun("guild", guild) for guild in row["guilds"])


def _tell_dice(dice: Sequence[int], words: Words) -> str:
    return words.say("tell-dice", dice=_listed(dice)) if dice else words.say("tell-no-dice")


def _tell_requests(counts: Mapping[str, int], words: Words) -> str:
    told = [f"{count} × {words.noun('request', kind)}" for kind, count in counts.items()]  # noqa: RUF001
    return ", ".join(told) or words.say("tell-none")


def _tell_slot(slot: Part, words: Words, names: Names) -> str:
    first, *more = (effect(option, words) for option in slot["options"])
    gives = words.say("tell-or", first=first, second=more[0]) if more else first
    who = words.say("tell-taken-by", who=names[slot["seat"]]) if slot["seat"] is not None else ""
    return _line(words, words.say("tell-slot", slot=slot["id"]), [gives, who])


def _tell_field(name: str, field: Part, words: Words, names: Names) -> str:
    who = ", ".join(names[seat] for seat in field["workers"])
    workers = words.say("tell-workers", who=who) if who else ""
    return _line(words, words.noun("field", name), [_tell_yield(field, words), workers])


def _tell_yield(field: Part, words: Words) -> str:
    if field["good"] is None:
        return words.say("tell-forest")
    told = words.noun("good", field["good"])
    if field["wood"]:
        told = words.say("tell-field-wood", wood=field["wood"], good=told)
    if field["turns_to"]:
        told += f", {words.say('tell-field-turns', good=words.noun('good', field['turns_to']))}"
    return told


def _tell_building(view: View, name: str, words: Words, names: Names) -> str:
    building = view["buildings"][name]
    what = words.say(
        "tell-building", number=building["number"], building=words.noun("building", name), region=building["region"]
    )
    dice, room = building["dice"], building["room"]
    pirate = building["pirate"]
    return _line(words, what, [
        _explained_character(building["character"], words) if building["character"] else _character(view, name, words),
        words.say("tell-building-dice", dice=_listed(dice), room=room) if dice
        else words.say("tell-building-empty-dice", room=room),
        words.say("tell-pirate-die", die=pirate) if pirate else "",
        _tell_owners("tell-markers", _counted(building["markers"], names), words, names),
        _tell_owners("tell-region-workers", building["workers"], words, names),
        words.say("tell-low", effect=effect(building["low"], words)),
        words.say("tell-high", effect=effect(building["high"], words)),
    ])  # fmt: skip


def _character(view: View, building: str, words: Words) -> str:
    """Who is on a building; on the empty one the word for that; nothing between the rounds."""
    who = view["buildings"][building]["character"]
    return words.noun("character", who or "") if who or view["empty"] == building else ""


def _explained_character(who: str, words: Words) -> str:
    action = words.say(f"tell-action-{who.replace('_', '-')}")
    return words.say("tell-explained", name=words.noun("character", who), effect=action)


def _tell_owners(key: str, counts: Sequence[int], words: Words, names: Names) -> str:
    who = _owned(counts, names)
    return words.say(key, who=who) if who else ""


def _owned(counts: Sequence[int], names: Names) -> str:
    """`Ana 2, Rui 1`"""
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count)


def _counted(seats: Sequence[int], names: Names) -> list[int]:
    return [seats.count(seat) for seat in range(len(names))]


def _tell_watch(view: View, words: Words, names: Names) -> str:
    dice = view["watch"]["pirate_dice"]
    workers = _tell_owners("tell-workers", view["watch"]["workers"], words, names) or words.say("tell-nobody")
    told = words.say("tell-pirate-dice", dice=_listed(dice)) if dice else ""
    return _line(words, words.noun("place", "watch"), [workers, told])


def _tell_city(view: View, name: str, city: Part, words: Words, names: Names) -> str:
    what = words.say(
        "tell-city",
        city=words.noun("city", name),
        high=city["high"],
        low=city["low"],
        resource=words.noun("resource", city["income"]),
    )
    spots = [
        words.say("tell-spot", spot=spot, who=_citizen(who, words, names))
        for spot, who in enumerate(city["spots"], 1)
        if who is not None
    ]
    unbuilt = [
        words.say(
            "tell-unbuilt",
            district=district,
            favor=words.noun("favor", favor),
            guild=words.noun("guild", view["favors"][favor]["guild"]),
            wood=city["wood"][district - 1],
        )
        for district, favor in enumerate(city["districts"], 1)
        if favor
    ]
    most = "" if city["most"] is None else words.say("tell-most", who=_citizen(city["most"], words, names))
    return _line(words, what, [", ".join(spots), most, ", ".join(unbuilt)])


def _citizen(who: int | str, words: Words, names: Names) -> str:
    return words.say("tell-neutral") if isinstance(who, str) else names[who]


def _tell_market(name: str, market: Part, words: Words, names: Names) -> str:
    rounds, points = _schedule(market["points"])
    what = words.say("tell-market", good=words.noun("market", name), rounds=rounds, points=points)
    slots: list[str] = []
    for slot in market["slots"]:
        first, *more = (words.say("tell-trade", **trade) for trade in slot["trades"])
        trade = words.say("tell-or", first=first, second=more[0]) if more else first
        slots.append(_tell_ship(trade, slot, words, names))
    return _line(words, what, slots)


def _tell_colony(view: View, name: str, colony: Part, words: Words, names: Names) -> str:
    rounds, points = _schedule(colony["points"])
    what = words.say("tell-colony", colony=words.noun("colony", name), rounds=rounds, points=points)
    slots = [
        _tell_ship(words.say("tell-landing", goods=slot["trades"][0]["goods"]), slot, words, names)
        for slot in colony["slots"]
    ]
    land = words.say(
        "tell-land",
        good=words.noun("good", colony["good"]),
        who=_owned(colony["land"], names) or words.say("tell-nobody"),
    )
    rewards = ", ".join(_explained("reward", reward, view["rewards"][reward], words) for reward in colony["rewards"])
    return _line(words, what, [*slots, land, words.say("tell-rewards", rewards=rewards)])


def _schedule(points: Mapping[str, int]) -> tuple[str, str]:
    return ", ".join(points), ", ".join(map(str, points.values()))


def _tell_ship(trade: str, slot: Part, words: Words, names: Names) -> str:
    return trade if slot["ship"] is None else words.say("tell-ship", trade=trade, who=names[slot["ship"]])


def _explained(family: str, id: str, printed: Part, words: Words) -> str:
    return words.say("tell-explained", name=words.noun(family, id), effect=effect(printed, words))


def _tell_player(view: View, words: Words, names: Names, seat: int) -> str:
    player = view["players"][seat]
    owned = {name: player[name] for name in ("points", "reals", "bread", "wood", "due")}
    pirates = words.say("tell-hidden") if player["pirates"] is None else player["pirates"]
    told = [
        words.say(
            "tell-player",
            who=names[seat],
            pirates=pirates,
            level=player["feeds"],
            workers=player["home"],
            ships=player["ships_home"],
            **owned,
            **player["goods"],
        )
    ]
    if player["dice"]:
        told.append(words.say("tell-player-dice", dice=_listed(player["dice"])))
    if player["requests"]:
        requests = [
            f"{count} × {words.noun('request', kind)} ({player['worth'][kind]})"  # noqa: RUF001
            for kind, count in player["requests"].items()
        ]
        told.append(words.say("tell-player-requests", requests=", ".join(requests)))
    if player["favors"]:
        favors = [
            _explained("favor", favor, view["favors"][favor], words)
            if up
            else words.say("tell-face-down", favor=words.noun("favor", favor))
            for favor, up in player["favors"].items()
        ]
        told.append(words.say("tell-player-favors", favors=", ".join(favors)))
    return " ".join([*told, *_tell_chosen(player["chosen"], words)])


def _tell_chosen(chosen: Any, words: Words) -> list[str]:
    """16.2: what has been chosen for the Crown, as far as one may know it."""
    if chosen is None:
        return []
    if chosen == "hidden":
        return [words.say("tell-chosen-hidden")]
    told: list[str] = []
    if chosen["kept"]:
        told.append(words.say("tell-chosen-kept", request=words.noun("request", chosen["kept"])))
    if chosen["donation"] is not None:
        told.append(words.say("tell-chosen-gift", reals=chosen["donation"]))
    return told


def effect(printed: Part, words: Words) -> str:
    """What a building, favor, reward or passing slot does."""
    name = printed["effect"].replace("_", "-")
    if name == "choose-one":
        first, second = (effect(option, words) for option in printed["options"])
        return words.say("tell-or", first=first, second=second)
    if name == "gain":
        gains = [(key, value) for key, value in printed.items() if key != "effect"]
        return ", ".join(words.say(f"tell-effect-{key}", **{key: value}) for key, value in gains)
    return words.say(f"tell-effect-{name}", **{key: value for key, value in printed.items() if key != "effect"})


def _listed(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))


# ------------------------------------------------------------------ as a picture


def picture(view: View, words: Words, names: Names) -> str:
    """Guild board, island, cities, harbors and players, one under the other."""
    owners = marks(names)
    parts = [
        _course(view, words, names),
        _beside(_rows(view, words, owners), _passing(view, words, owners)),
        _buildings(view, words, owners),
        _fields(view, words, owners),
        _cities(view, words, owners),
        _beside(_markets(view, words, owners), _watch(view, words, owners)),
        _colonies(view, words, owners),
        _players(view, words, names),
        _favors(view, words, owners),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def marks(names: Names) -> list[str]:
    """A letter for each player where the initials differ, else a shape: a number would be taken for one of the many."""
    initials = [name[:1].upper() for name in names]
    return initials if len(set(initials)) == len(names) else list(SHAPES[: len(names)])


def styles(names: Names) -> list[tuple[str, str]]:
    """Patterns of the picture and a colour for each; what they mean is legible without."""
    owners = marks(names)
    others = f"[{''.join(map(re.escape, owners))}]*"
    found: list[tuple[str, str]] = []
    for mark, style in zip(owners, SEAT_STYLES, strict=False):
        sign = re.escape(mark)
        among_others = rf"{sign}(?={others}[·○])|(?<=[·○]){sign}"
        alone = rf"(?<= ){sign}(?=[ \d]|$)"
        found.append((rf"(?m){among_others}|{alone}", f"bold {style}"))
    return [*found, (r"│", "dim"), (r"(?m)^> ", "bold")]


def _aligned(rows: Sequence[Sequence[str]], right: Sequence[int] = (), bars: Sequence[int] = ()) -> list[str]:
    """Columns of equal width, two spaces apart; a bar stands before those in `bars`."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        line = ""
        for column, (text, width) in enumerate(zip(row, widths, strict=True)):
            gap = "│" if column in bars else "  " if column and width else ""
            line += gap + (text.rjust(width) if column in right else text.ljust(width))
        lines.append(line.rstrip())
    return lines


def _beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    width = max(map(len, left))
    return [f"{one:<{width}}    {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]


def _mark(seat: int | None, owners: Sequence[str]) -> str:
    return "·" if seat is None else owners[seat]


def _each(counts: Sequence[int], owners: Sequence[str]) -> str:
    """`A2 R1`"""
    return " ".join(f"{mark}{count}" for mark, count in zip(owners, counts, strict=True) if count) or "·"


def _short(counts: Mapping[str, int], words: Words) -> str:
    """`MR EX EX`"""
    return " ".join(words.noun("short", id) for id, count in counts.items() for _ in range(count))


def _rows(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-rows"), "", "", words.say("picture-dice"), words.say("picture-requests")]]
    for number, row in enumerate(view["rows"], 1):
        mark, dice = _mark(row["seat"], owners), " ".join(map(str, row["dice"]))
        rows.append([str(number), mark, _guilds(row, words), dice or "·", _short(row["requests"], words) or "·"])
    return _aligned(rows)


def _passing(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-passing"), "", ""]]
    for slot in view["passing"]:
        reals = f"{slot['options'][0].get('reals', 0)} {words.noun('short', 'reals')}"
        rows.append([slot["id"], _mark(slot["seat"], owners), reals])
    return _aligned(rows)


def _buildings(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    heads = ("picture-character", "picture-dice", "picture-pirate", "picture-markers", "picture-workers")
    rows = [[words.say("picture-buildings"), "", *(words.say(head) for head in heads)]]
    for name, building in view["buildings"].items():
        free = building["room"] - len(building["dice"]) - (building["pirate"] is not None)
        rows.append([
            f"{building['number']} {words.noun('building', name)}",
            words.say("picture-region", region=building["region"]),
            _character(view, name, words) or "·",
            " ".join([*map(str, building["dice"]), *["·"] * free]),
            str(building["pirate"] or "·"),
            _each(_counted(building["markers"], owners), owners),
            _each(building["workers"], owners),
        ])  # fmt: skip
    return _aligned(rows, bars=range(2, 7))


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
    return _aligned([head, *([*row, *[""] * (columns - len(row))] for row in rows)], bars=range(1, columns))


def _field(field: Part, words: Words, owners: Sequence[str]) -> str:
    return f"{_yield(field, words)} {_workers(field, owners)}"


def _yield(field: Part, words: Words) -> str:
    """`3WO WH→SU`"""
    if field["good"] is None:
        return words.noun("short", "wood")
    goods = [words.noun("short", good) for good in (field["good"], field["turns_to"]) if good]
    wood = f"{field['wood']}{words.noun('short', 'wood')} " if field["wood"] else ""
    return wood + "→".join(goods)


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
    return _aligned(rows, bars=range(4, 4 + len(costs)))


def _markets(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    return _harbors(view["markets"], "market", words.say("picture-markets"), words, owners)


def _harbors(harbors: Mapping[str, Part], family: str, title: str, words: Words, owners: Sequence[str]) -> list[str]:
    slots = max(len(harbor["slots"]) for harbor in harbors.values())
    rows = [[title, words.say("picture-points"), *[""] * slots]]
    for name, harbor in harbors.items():
        points = "/".join(map(str, harbor["points"].values()))
        rows.append([words.noun(family, name), points, *(_berth(slot, owners) for slot in harbor["slots"])])
    return _aligned(rows)


def _berth(slot: Part, owners: Sequence[str]) -> str:
    """`2→4 A`; a landing slot has only its wine."""
    trades = [
        f"{trade['goods']}→{trade['reals']}" if trade["reals"] else str(trade["goods"]) for trade in slot["trades"]
    ]
    return f"{'/'.join(trades)} {_mark(slot['ship'], owners)}"


def _watch(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    dice = " ".join(map(str, view["watch"]["pirate_dice"])) or "·"
    workers = _each(view["watch"]["workers"], owners)
    rows = [[words.say("picture-workers"), workers], [words.say("picture-pirate"), dice]]
    return [words.noun("place", "watch"), *_aligned(rows)]


def _colonies(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    slots = _harbors(view["colonies"], "colony", words.say("picture-colonies"), words, owners)
    rows = [[slots[0], words.say("picture-land"), words.say("picture-rewards")]]
    for line, colony in zip(slots[1:], view["colonies"].values(), strict=True):
        land = f"{words.noun('short', colony['good'])} {_each(colony['land'], owners)}"
        rows.append([line, land, ", ".join(words.noun("reward", reward) for reward in colony["rewards"])])
    return _aligned(rows)


def _players(view: View, words: Words, names: Names) -> list[str]:
    kinds = ("reals", "bread", "wood", *view["goods"], "pirates")
    heads = ("picture-windmill", "picture-home", "picture-ships", "picture-dice", "picture-requests")
    rows = [["", "★", *(words.noun("short", kind) for kind in kinds), *(words.say(head) for head in heads)]]
    for seat, (name, mark, player) in enumerate(zip(names, marks(names), view["players"], strict=True)):
        pointer = ">" if view["to_move"] == seat else " "
        owned = {**player, **player["goods"]}
        amounts = ["?" if owned[kind] is None else str(owned[kind] or "·") for kind in kinds]
        pieces = [str(player["feeds"]), str(player["home"]), str(player["ships_home"])]
        dice = " ".join(map(str, player["dice"])) or "·"
        requests = " ".join(
            f"{words.noun('short', kind)}{f'×{count}' if count > 1 else ''} {player['worth'][kind]}"  # noqa: RUF001
            for kind, count in player["requests"].items()
        )
        chosen = " *" if player["chosen"] else ""
        rows.append([f"{pointer} {mark} {name}", str(player["points"]), *amounts, *pieces, dice, requests + chosen])
    return _aligned(rows, right=range(1, len(rows[0]) - 2))


def _favors(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """A line for each player that has any, by guilds."""
    lines: list[str] = []
    for mark, player in zip(owners, view["players"], strict=True):
        held = [
            (words.noun("guild", view["favors"][favor]["guild"]), words.noun("favor", favor), up)
            for favor, up in player["favors"].items()
        ]
        guilds = dict.fromkeys(guild for guild, _, _ in held)
        told = [
            f"{guild} {', '.join(name if up else f'({name})' for of, name, up in held if of == guild)}"
            for guild in guilds
        ]
        if told:
            lines += textwrap.wrap(f"{words.say('picture-favors')} {mark} {'; '.join(told)}", WIDTH)
    return lines


# ------------------------------------------------------------------ moves

ALONE = ("row", "upkeep", "feed")  # their number says all
HIGH = 3  # 12.7


def heading(move: Move, words: Words) -> str:
    """What moves that differ only in their last part have in common; empty if the move stands alone."""
    if not move.args or move.verb in ALONE:
        return ""
    if len(move.args) == 1:
        return words.say(f"group-{move.verb}")
    param, id = move.params[0], move.args[0]
    return words.say(f"group-{move.verb}", **{param: words.noun(param, id)})


def summary(terms: Terms) -> str:
    """Price and yield of a move as signed numbers, each with the sign of what it counts. What the windmill exchanges
    is in the words of the move."""
    if any(SIGNS.get(name) == GOODS and number > 0 for name, number in terms):
        return ""
    return " ".join(f"{number:+}{SIGNS[name]}" for name, number in terms if name in SIGNS and number)


def note(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What a move is about, beyond its sum: who is there, what a field yields, what an effect does."""
    verb, id = move.verb, move.args[-1] if move.args else ""
    if verb == "row":
        row = view["rows"][int(id) - 1]
        requests = _tell_requests(row["requests"], words) if plain else _short(row["requests"], words)
        return "; ".join([_guilds(row, words), _listed(row["dice"]), requests])
    if verb in ("die", "pirate"):
        return _character(view, id, words)
    if verb == "pass-act":
        slot = next(slot for slot in view["passing"] if slot["id"] == id)
        return effect(slot["options"][1], words) if len(slot["options"]) > 1 else ""
    if verb in ("again", "wood", "worker-to") and id in view["fields"]:
        return (_tell_yield if plain else _yield)(view["fields"][id], words)
    if verb in ("favor", "flip"):
        return effect(view["favors"][id], words)
    if verb == "build":
        return _note_favor(view, id, words)
    if verb == "reward":
        return effect(view["rewards"][id], words)
    if verb == "keep":
        points = view["players"][view["to_move"]]["worth"].get(id)
        return "" if points is None else words.say("tell-worth", points=points)
    return _note_building(view, move, words)


def _note_favor(view: View, favor: str, words: Words) -> str:
    """The guild, the city and what the favor does."""
    told = effect(view["favors"][favor], words)
    guild = words.noun("guild", view["favors"][favor]["guild"])
    where = [words.noun("city", name) for name, city in view["cities"].items() if favor in city["districts"]]
    return "; ".join([words.say("tell-in-city", city=where[0], guild=guild), told]) if where else told


def _note_building(view: View, move: Move, words: Words) -> str:
    """What the building of the decision, or the one named, does for the player to move."""
    name = move.args[0] if move.verb == "lady" else view["now"].get("building")
    if name is None:
        return ""
    building = view["buildings"][name]
    if move.verb == "act" and building["character"]:
        return _explained_character(building["character"], words)
    if move.verb == "harvest":
        return words.say("tell-region", region=building["region"])
    if move.verb == "pay":
        return words.noun("building", name)
    if move.verb in ("use", "lady"):
        workers: int = building["workers"][view["to_move"]]
        if move.verb == "use":
            workers += view["now"]["more_workers"]
        return effect(building["high" if workers >= HIGH else "low"], words)
    return ""


def legend(words: Words) -> str:
    """How to read picture and moves."""
    keys = ("picture-goods", "picture-kinds", "picture-signs", "picture-places", "picture-sums")
    return "\n".join(words.say(key) for key in keys)
