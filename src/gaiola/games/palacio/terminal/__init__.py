"""O Palácio in a terminal: a view in sentences for listening, and as a compact picture for looking. Draws from views
and moves only, never from a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ....kernel.moves import Move
from ....kernel.refusals import Terms
from ....look.lines import aligned, beside, heading_of, marks, players, sections, styles_of
from ....look.scene import Names, Part, View
from ....words import Words

SEAT_STYLES = ("yellow", "green", "red", "blue")
BRIEF = ("choose-product", "sell")
"""Questions that come again at once: what happened since is enough to answer them."""


# ------------------------------------------------------------------ in sentences


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The whole table in words, a line for each thing."""
    lines = [*_course(view, words, names)]
    for name, place in view["locations"].items():
        content = "; ".join(_tell_place(view, words, names, name, place))
        letter = f" ({place['letter']})" if "letter" in place else ""  # of its column in the picture
        lines.append(words.say("tell-place", place=f"{words.noun('location', name)}{letter}", content=content))
    if view["supply"]:
        lines.append(words.say("tell-supply", content=amounts(view["supply"], words)))
    return [*lines, *(_tell_player(view, words, names, seat) for seat in range(len(names)))]


def _course(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Where the game is: round, starting player, cards won, and the worker that acts."""
    who, won = names[view["token"]], sum(isinstance(view["cards"][card], int) for card in view["needed"])
    if not view["round"]:
        first = words.say("tell-set-up", who=who)
    elif view["round_limit"]:
        first = words.say("tell-round-limit", round=view["round"], limit=view["round_limit"], who=who)
    else:
        first = words.say("tell-round", round=view["round"], who=who)
    lines = [f"{first} {words.say('tell-won', won=won, needed=len(view['needed']))}"]
    if view["last_round"] and not view["result"]:
        lines.append(words.say("tell-last-round"))
    if view["die"] is not None:
        lines.append(words.say("tell-die", place=words.noun("location", view["place"]), die=view["die"]))
    elif view["place"]:
        lines.append(words.say("tell-acting", place=words.noun("location", view["place"])))
    return lines


def _tell_place(view: View, words: Words, names: Sequence[str], name: str, place: Part) -> list[str]:
    parts = _tell_levels(view, words, names, name, place) if "levels" in place else [_tell_use(place, words)]
    if "card" in place:
        parts += [_tell_card(view, place, words, names), _tell_offer(place, words)]
    if place["workers"]:
        key = "tell-first" if "second" in place else "tell-workers"
        parts.append(words.say(key, who=", ".join(names[seat] for seat in place["workers"])))
    if place.get("second") is not None:
        parts.append(words.say("tell-second", who=names[place["second"]]))
    if place.get("king"):
        parts.append(words.say("tell-king-here"))
    free = place["spots"] - len(place["workers"])
    return [*parts, words.say("tell-free", count=free)] if place["spots"] > 1 else parts


def _tell_levels(view: View, words: Words, names: Sequence[str], name: str, place: Part) -> list[str]:
    levels = [words.say("tell-die-for", die=level["die"], points=level["points"]) for level in place["levels"]]
    climbed = [(who, player["levels"][name]) for who, player in zip(names, view["players"], strict=True)]
    cubes = [words.say("tell-cube", who=who, level=level) for who, level in climbed if level]
    told = [words.say("tell-levels", content=", ".join(levels))]
    return [*told, words.say("tell-cubes", content=", ".join(cubes))] if cubes else told


def _tell_use(place: Part, words: Words) -> str:
    """What a worker does at a place that is no venue."""
    if "die_per_unit" in place:
        return harvest(place, words)
    if "input" in place:
        costs = amounts({**place["input"], "coins": place["coins"]}, words)
        return words.say("tell-mill", costs=costs, product=words.amount(place["output"], 1), points=place["points"])
    if "prices" in place:
        prices = [f"{words.noun('good', good)} {price}" for good, price in place["prices"].items()]
        return words.say("tell-prices", content=", ".join(prices))
    return words.say("tell-needed", die=place["die"]) if "die" in place else words.say("tell-coat")


def _tell_card(view: View, place: Part, words: Words, names: Sequence[str]) -> str:
    card, where = words.noun("character", place["card"]), view["cards"][place["card"]]
    if isinstance(where, int):
        return words.say("tell-card-won", card=card, who=names[where])
    return words.say("tell-card-here" if where == "place" else "tell-card-coming", card=card)


def _tell_offer(place: Part, words: Words) -> str:
    return words.say("tell-offer", content=amounts(place["offer"], words))


def _tell_player(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    player = view["players"][seat]
    cards = ", ".join(words.noun("character", card) for card in player["cards"])
    told = words.say(
        "tell-player",
        who=names[seat],
        coins=player["coins"],
        points=player["points"],
        goods=amounts(player["goods"], words) or words.say("tell-none"),
        home=player["at_home"],
        hand=player["hand"],
        cards=cards or words.say("tell-no-card"),
    )
    chosen = player["hiring"]
    if chosen is None:
        return told
    if chosen == "hidden":
        return f"{told} {words.say('tell-hired-hidden')}"
    key = "tell-hired-king" if chosen["king"] else "tell-hired"
    return f"{told} {words.say(key, workers=chosen['workers'])}"


def amounts(counts: Mapping[str, int], words: Words) -> str:
    """`3 olives, 2 coins`"""
    return ", ".join(words.amount(good, count) for good, count in counts.items())


def harvest(place: Part, words: Words) -> str:
    """What a plantation yields."""
    return words.say("tell-harvest", lot=words.amount(place["good"], 1), die=place["die_per_unit"])


def _place(name: str, place: Part, words: Words) -> str:
    word = words.noun("location", name)
    return f"{place['letter']} {word}" if "letter" in place else word


# ------------------------------------------------------------------ as a picture


def picture(view: View, words: Words, names: Sequence[str]) -> str:
    """Venues, the estate below them, and the players; under 96 columns wide."""
    owners = marks(names)
    places = view["locations"].items()
    parts = [
        _course(view, words, names),
        _venues(view, words, owners),
        beside(_plantations(places, words, owners), _mills(places, words, owners)),
        _other_places(view, words, owners),
        _players(view, words, names),
    ]
    return sections(parts)


def styles(names: Sequence[str]) -> list[tuple[str, str]]:
    """Patterns of the picture and a colour for each; what they mean is legible without."""
    return styles_of(names, SEAT_STYLES, "·│", "·", r"(?<=. )MARK(?=[* │]|$)")


def _venues(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    """A row each: place and worker, the four levels with die, points and cubes, the card and its offer."""
    venues = [(name, place) for name, place in view["locations"].items() if "levels" in place]
    count = len(venues[0][1]["levels"])
    levels = [words.say("picture-level", level=number) for number in range(1, count)]
    head = [words.say("picture-venues"), "", *levels, words.say("picture-top")]
    rows = [[*head, words.say("picture-card"), words.say("picture-offer")]]
    widths = [max(len(str(place["levels"][level]["points"])) for _, place in venues) for level in range(count)]
    for name, place in venues:
        cubes = [player["levels"][name] for player in view["players"]]
        cells = [_level(place, number, cubes, owners, widths[number - 1]) for number in range(1, count + 1)]
        card = f"{words.noun('character', place['card'])} {_short_card(view, place, words, owners)}"
        rows.append([_place(name, place, words), _spots(place, owners), *cells, card, _short(place["offer"], words)])
    return aligned(rows, bars=range(2, count + 4))


def _level(place: Part, number: int, cubes: Sequence[int], owners: Sequence[str], width: int) -> str:
    level, last = place["levels"][number - 1], number == len(place["levels"])
    there = [mark if cube == number else "·" for mark, cube in zip(owners, cubes, strict=True)]
    held = "".join(there) if not last else next((mark for mark in there if mark != "·"), "·")
    return f"{level['die']}+ {level['points']:>{width}} {held}"


def _short_card(view: View, place: Part, words: Words, owners: Sequence[str]) -> str:
    where = view["cards"][place["card"]]
    if isinstance(where, int):
        return words.say("picture-card-won", who=owners[where])
    return words.say("picture-card-here" if where == "place" else "picture-card-coming")


def _spots(place: Part, owners: Sequence[str]) -> str:
    taken = [owners[seat] for seat in place["workers"]]
    return "".join(taken).ljust(place["spots"], "·")


def _short(counts: Mapping[str, int], words: Words) -> str:
    """`OI WI` or `3 OL 2 CO`"""
    return " ".join(f"{'' if count == 1 else f'{count} '}{words.noun('short', good)}" for good, count in counts.items())


def _plantations(places: Iterable[tuple[str, Part]], words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-plantations"), "", ""]]
    for name, place in places:
        if "die_per_unit" in place:
            rows.append([words.noun("location", name), _spots(place, owners), _short_use(place, words)])
    return aligned(rows)


def _mills(places: Iterable[tuple[str, Part]], words: Words, owners: Sequence[str]) -> list[str]:
    rows = [[words.say("picture-mills"), words.say("picture-first"), words.say("picture-second"), ""]]
    for name, place in places:
        if "second" in place:
            king = "*" if place["king"] else ""
            first = "".join(owners[seat] for seat in place["workers"])
            second = "" if place["second"] is None else owners[place["second"]]
            spots = [f"{spot}{king}" if spot else "·" for spot in (first, second)]
            rows.append([words.noun("location", name), *spots, _short_use(place, words)])
    return aligned(rows)


def _short_use(place: Part, words: Words) -> str:
    """The same in codes."""
    if "die_per_unit" in place:
        return f"{place['die_per_unit']} → {words.noun('short', place['good'])}"
    if "input" in place:
        costs = _short({**place["input"], "coins": place["coins"]}, words)
        return f"{costs} → {words.noun('short', place['output'])} {place['points']}★"
    if "prices" in place:
        return "  ".join(f"{words.noun('short', good)} {price}" for good, price in place["prices"].items())
    return f"{place['die']}+ {_short(place['offer'], words)}" if "die" in place else words.say("picture-coat")


def _other_places(view: View, words: Words, owners: Sequence[str]) -> list[str]:
    rows: list[list[str]] = []
    for name, place in view["locations"].items():
        if not {"levels", "die_per_unit", "second"} & place.keys():
            printed = _short_use(place, words)
            if "card" in place:
                card = words.noun("character", place["card"])
                printed += f"  {card} {_short_card(view, place, words, owners)}"
            rows.append([words.noun("location", name), _spots(place, owners), printed])
    if view["supply"]:
        supply = "  ".join(f"{words.noun('short', good)} {count}" for good, count in view["supply"].items())
        rows.append([words.say("picture-supply"), "", supply])
    return aligned(rows)


def _players(view: View, words: Words, names: Sequence[str]) -> list[str]:
    codes = [words.noun("short", good) for good in ("coins", *view["goods"])]
    workers = [words.say("picture-home"), words.say("picture-hand")]
    rows = [["", "★", *codes, *workers, words.say("picture-cards")]]
    for who, player in zip(players(view, names, marks(names)), view["players"], strict=True):
        goods = [str(player["goods"].get(good, "·")) for good in view["goods"]]
        cards = ", ".join(words.noun("character", card) for card in player["cards"])
        numbers = [str(player["points"]), str(player["coins"]), *goods, str(player["at_home"]), _hand(player)]
        rows.append([who, *numbers, cards or "·"])
    return aligned(rows, right=range(1, len(rows[0]) - 1))


def _hand(player: Part) -> str:
    """The workers in hand; while players hire, the number chosen, if one may know it."""
    chosen = player["hiring"]
    if chosen is None:
        return str(player["hand"] or "·")
    return "?" if chosen == "hidden" else f"({chosen['workers'] + chosen['king']})"


# ------------------------------------------------------------------ moves


ALONE = ("hire", "hire-with-king", "raise")  # their number says all


def heading(move: Move, words: Words) -> str:
    return heading_of(move, words, ALONE)


def summary(terms: Terms) -> str:
    """Price and yield of a move: coins as signed numbers, points with a star, points at the end in brackets; for the
    die its value, and what that is enough for; for a mill that cannot be paid the resources it loses."""
    sums = dict(terms)
    if "lost" in sums:
        return f"✗{sums['lost']}"
    if "yield" in sums:
        return f"{sums['value']} → {sums['yield']}"
    if "needed" in sums:
        return f"{sums['value']} {'≥' if sums['value'] >= sums['needed'] else '<'} {sums['needed']}"
    coins = sums.get("gain", 0) + sums.get("coins", 0) - sums.get("price", 0) - sums.get("offer", 0)
    parts = [f"{coins:+}"] if coins else []
    if sums.get("points"):
        parts.append(f"{sums['points']:+}★")
    if sums.get("card"):
        parts.append(f"({sums['card']:+}★)")
    return " ".join(parts)


def note(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What the place of a move asks for and gives, as the board stands for the player to move."""
    told = NOTE_OF.get(move.verb)
    return told(view, move, words, names, plain) if told else ""


def _placed(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """What a worker at this place would meet."""
    return _asked(view, move.args[0], words, names, plain)


def _resolved(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    """The same, where no time is left to bring what is lacking."""
    told = _asked(view, move.args[0], words, names, plain)
    place = view["locations"][move.args[0]]
    if plain and "input" in place and place["second"] != view["to_move"]:
        told += f": {words.say('tell-no-production')}" if _lacking(view, place["input"]) else ""
    return told


def _produced(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    return _given(view, view["locations"][view["place"]]["input"], words, plain)


def _offered(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    place = view["locations"][view["place"]]
    card = f"{words.noun('character', place['card'])}, " if plain else ""
    return card + _given(view, place["offer"], words, plain)


def _given(view: View, given: Mapping[str, int], words: Words, plain: bool) -> str:
    """Where, and the goods that are given there."""
    goods = {good: count for good, count in given.items() if good != "coins"}
    told = amounts(goods, words) if plain else _short(goods, words)
    where = words.noun("location", view["place"])
    return f"{where}: {told}" if told else where


def _raised(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    return "" if plain else words.noun("short", view["locations"][view["place"]].get("good", ""))


NOTE_OF: dict[str, Callable[[View, Move, Words, Names, bool], str]] = {
    **dict.fromkeys(("place", "place-king"), _placed),
    "resolve": _resolved,
    "produce": _produced,
    "offer": _offered,
    "raise": _raised,
}


def _asked(view: View, name: str, words: Words, names: Sequence[str], plain: bool) -> str:
    place, seat = view["locations"][name], view["to_move"]
    if "second" in place and place["second"] == seat:
        if plain:
            return words.say("tell-made", product=words.amount(place["output"], 1), points=place["points"])
        return f"→ {words.noun('short', place['output'])} {place['points']}★"
    if "card" not in place:
        return _tell_worth(view, place, words) if plain else _short_worth(place, words)
    level = view["players"][seat]["levels"].get(name, 0)
    if "levels" in place and level == len(place["levels"]):
        return words.say("tell-top" if plain else "picture-top-reached")
    return (_tell_next if plain else _short_next)(view, place, level, words, names)


def _tell_worth(view: View, place: Part, words: Words) -> str:
    """What a plantation, a mill, the creek or the coat is worth to whoever moves, as things are now."""
    if "prices" in place:
        goods = view["players"][view["to_move"]]["goods"]
        coins = sum(place["prices"][good] * count for good, count in goods.items())
        return words.say("tell-sale", coins=coins) if coins else words.say("tell-sale-none")
    needs = {**place["input"], "coins": place["coins"]} if "input" in place else {}
    return "; ".join([_tell_use(place, words), *_tell_lacking(view, needs, words)])


def _short_worth(place: Part, words: Words) -> str:
    return _short_use(place, words) if {"input", "good"} & place.keys() else ""


def _tell_next(view: View, place: Part, level: int, words: Words, names: Sequence[str]) -> str:
    """What the die must reach, and for a card what else it takes; or why it is of no use."""
    if "levels" in place and level + 1 < len(place["levels"]):
        return words.say("tell-next", level=level + 1, **place["levels"][level])
    where, lacking = view["cards"][place["card"]], _tell_lacking(view, place["offer"], words)
    if isinstance(where, int):
        return words.say("tell-top-won" if "levels" in place else "tell-card-away", who=names[where])
    if "levels" not in place:
        told = words.say("tell-card", die=place["die"], offer=amounts(place["offer"], words))
        return "; ".join([told, *lacking])
    if where != "place":
        return words.say("tell-top-coming", card=words.noun("character", place["card"]))
    told = words.say("tell-next", level=level + 1, **place["levels"][level])
    return "; ".join([told, _tell_offer(place, words), *lacking])


def _lacking(view: View, needs: Mapping[str, int]) -> dict[str, int]:
    """What whoever moves would have to find yet."""
    player = view["players"][view["to_move"]]
    held = {**player["goods"], "coins": player["coins"]}
    return {good: count - held.get(good, 0) for good, count in needs.items() if held.get(good, 0) < count}


def _tell_lacking(view: View, needs: Mapping[str, int], words: Words) -> list[str]:
    lacking = _lacking(view, needs)
    return [words.say("tell-lacking", content=amounts(lacking, words))] if lacking else []


def _short_next(view: View, place: Part, level: int, words: Words, names: Sequence[str]) -> str:
    if "levels" not in place:
        printed = _short_use(place, words)
    else:
        printed = f"{place['levels'][level]['die']}+ {place['levels'][level]['points']}★"
        if level + 1 < len(place["levels"]):
            return printed
        printed += f" {_short(place['offer'], words)}"
    here = view["cards"][place["card"]] == "place"
    return printed if here else f"{printed} ({_short_card(view, place, words, marks(names))})"


def legend(words: Words) -> str:
    """How to read picture and moves."""
    keys = ("picture-goods", "picture-signs", "picture-places", "picture-sums")
    return "\n".join(words.say(key) for key in keys)
