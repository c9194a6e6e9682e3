"""Madeira in sentences, for listening: a view line by line, and what effects do. The picture and what stands
beside moves use the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....look.counts import by_name
from ....look.lines import sentence
from ....look.scene import Names, Part, View
from ....words import Words


def describe(view: View, words: Words, names: Names) -> list[str]:
    """The whole table in words, a line for each thing."""
    lines = [
        *course(view, words, names),
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


def course(view: View, words: Words, names: Names) -> list[str]:
    """Where the game is: round, phase, order, and what the decision is about."""
    order = ", ".join(names[seat] for seat in view["order"])
    if view["phase"] == "setup":
        return [words.say("tell-set-up", order=order)]
    phase = words.noun("phase", view["phase"])
    lines = [words.say("tell-round", round=view["round"], rounds=view["rounds"], phase=phase)]
    if order:
        lines.append(words.say("tell-order", order=order))
    if str(view["round"]) in view["crown"] and not view["result"]:
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
    what = words.say("tell-row", row=number, guilds=guilds(row, words))
    requests = tell_requests(row["requests"], words)
    who = words.say("tell-chosen-by", who=names[row["seat"]]) if row["seat"] is not None else ""
    return sentence(words, what, [tell_dice(row["dice"], words), requests, who])


def guilds(row: Part, words: Words) -> str:
    return ", ".join(words.noun("guild", guild) for guild in row["guilds"])


def tell_dice(dice: Sequence[int], words: Words) -> str:
    return words.say("tell-dice", dice=listed(dice)) if dice else words.say("tell-no-dice")


def tell_requests(counts: Mapping[str, int], words: Words) -> str:
    told = [f"{count} × {words.noun('request', kind)}" for kind, count in counts.items()]  # noqa: RUF001
    return words.say("tell-requests", requests=", ".join(told)) if told else words.say("tell-no-requests")


def _tell_slot(slot: Part, words: Words, names: Names) -> str:
    first, *more = (effect(option, words) for option in slot["options"])
    gives = words.say("tell-or", first=first, second=more[0]) if more else first
    who = words.say("tell-taken-by", who=names[slot["seat"]]) if slot["seat"] is not None else ""
    return sentence(words, words.say("tell-slot", slot=words.noun("slot", slot["id"])), [gives, who])


def _tell_field(name: str, field: Part, words: Words, names: Names) -> str:
    who = ", ".join(names[seat] for seat in field["workers"])
    workers = words.say("tell-workers", who=who) if who else ""
    return sentence(words, words.noun("field", name), [tell_yield(field, words), workers])


def tell_yield(field: Part, words: Words) -> str:
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
        "tell-building", number=building["number"], building=glossed(name, words), region=building["region"]
    )
    dice, room = building["dice"], building["room"]
    pirate = building["pirate"]
    return sentence(words, what, [
        explained_character(building["character"], words) if building["character"] else character_on(view, name, words),
        words.say("tell-building-dice", dice=listed(dice), room=room) if dice
        else words.say("tell-building-empty-dice", room=room),
        words.say("tell-pirate-die", die=pirate) if pirate else "",
        _tell_owners("tell-markers", count_by_seat(building["markers"], names), words, names),
        _tell_owners("tell-region-workers", building["workers"], words, names),
        words.say("tell-low", effect=effect(building["low"], words)),
        words.say("tell-high", effect=effect(building["high"], words)),
    ])  # fmt: skip


def glossed(building: str, words: Words) -> str:
    """A building with what its name means, where it is first met."""
    return words.say("tell-glossed", building=words.noun("building", building), gloss=words.noun("gloss", building))


def character_on(view: View, building: str, words: Words) -> str:
    """Who is on a building; on the empty one the word for that; nothing between the rounds."""
    who = view["buildings"][building]["character"]
    return words.noun("character", who or "") if who or view["empty"] == building else ""


def character_action(who: str, words: Words) -> str:
    return words.say(f"tell-action-{who.replace('_', '-')}")


def explained_character(who: str, words: Words) -> str:
    return words.say("tell-explained", name=words.noun("character", who), effect=character_action(who, words))


def _tell_owners(key: str, counts: Sequence[int], words: Words, names: Names) -> str:
    who = by_name(counts, names)
    return words.say(key, who=who) if who else ""


def count_by_seat(seats: Sequence[int], names: Names) -> list[int]:
    """How often each seat is there."""
    return [seats.count(seat) for seat in range(len(names))]


def _tell_watch(view: View, words: Words, names: Names) -> str:
    dice = view["watch"]["pirate_dice"]
    workers = _tell_owners("tell-workers", view["watch"]["workers"], words, names) or words.say("tell-nobody")
    told = words.say("tell-pirate-dice", dice=listed(dice)) if dice else ""
    return sentence(words, words.noun("place", "watch"), [workers, told])


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
    return sentence(words, what, [", ".join(spots), most, ", ".join(unbuilt)])


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
    return sentence(words, what, slots)


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
        who=by_name(colony["land"], names) or words.say("tell-nobody"),
    )
    rewards = ", ".join(_explained("reward", reward, view["rewards"][reward], words) for reward in colony["rewards"])
    return sentence(words, what, [*slots, land, words.say("tell-rewards", rewards=rewards)])


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
        told.append(words.say("tell-player-dice", dice=listed(player["dice"])))
    if player["requests"]:
        told.append(words.say("tell-player-requests", requests=", ".join(_tell_worth(player, words))))
    if player["favors"]:
        favors = [
            _explained("favor", favor, view["favors"][favor], words)
            if up
            else words.say("tell-face-down", favor=words.noun("favor", favor))
            for favor, up in player["favors"].items()
        ]
        told.append(words.say("tell-player-favors", favors=", ".join(favors)))
    return " ".join([*told, *_tell_chosen(player["chosen"], words)])


def scored_points(player: Part) -> dict[str, list[int]]:
    """The requests of a player by kinds, each with its points, without the one that is kept."""
    worth: dict[str, list[int]] = {kind: list(points) for kind, points in player["worth"].items()}
    if player["keeps"]:
        worth[player["keeps"]].pop()
    return {kind: points for kind, points in worth.items() if points}


def _tell_worth(player: Part, words: Words) -> list[str]:
    """`2 × Market Routes (17), Urbanization (best kept)`"""  # noqa: RUF002
    told = [
        f"{len(points)} × {words.noun('request', kind)} ({sum(points)})"  # noqa: RUF001
        for kind, points in scored_points(player).items()
    ]
    if player["keeps"]:
        chosen = player["chosen"] not in (None, "hidden") and player["chosen"]["kept"]
        told.append(
            words.say("tell-kept" if chosen else "tell-best-kept", request=words.noun("request", player["keeps"]))
        )
    return told


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
        gains = [(key, printed[key]) for key in ("bread", "reals", "pp") if key in printed]
        return ", ".join(words.say(f"tell-effect-{key}", **{key: value}) for key, value in gains)
    return words.say(f"tell-effect-{name}", **{key: value for key, value in printed.items() if key != "effect"})


def listed(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))
