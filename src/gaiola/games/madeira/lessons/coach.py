"""The coach's words for Madeira: what each kind of decision is about, at the table as it stands."""

from __future__ import annotations

from typing import Final

from ....look.coach import CoachWord, Facts
from ....look.scene import Part, View

FEW_REALS: Final = 4
WEALTH: Final = "wealth_of_nation"
"""With fewer the windmill is worth a word as a source of them."""


def _mine(view: View) -> Part:
    """Whoever is asked."""
    player: Part = view["players"][view["to_move"]]
    return player


def _building(view: View) -> Part:
    """The building that is asked about."""
    building: Part = view["buildings"][view["now"]["building"]]
    return building


def _workers_there(view: View) -> int:
    """Own workers in the region of the building that is asked about."""
    count: int = _building(view)["workers"][view["to_move"]]
    return count


def _favors(view: View, up: bool) -> list[str]:
    return [name for name, shown in _mine(view)["favors"].items() if shown is up]


def _scores_next(view: View) -> str:
    """The round in which the Crown scores next."""
    to_come: list[str] = [number for number in view["crown"] if int(number) >= view["round"]]
    return min(to_come, key=int)


# ---- the set-up and phase A


def _city(view: View) -> Facts:
    best = max(view["cities"], key=lambda name: view["cities"][name]["high"])
    return {"city": best, "points": view["cities"][best]["high"], "low": view["cities"][best]["low"]}


def _field(view: View) -> Facts:
    return {"wood": _mine(view)["wood"]}


def _row(view: View) -> Facts:
    free = [number for number, row in enumerate(view["rows"], 1) if row["seat"] is None]
    highest = max(free, key=lambda number: sum(view["rows"][number - 1]["dice"]))
    return {"row": highest, "dice": view["rows"][highest - 1]["dice"]}


def _request(view: View) -> Facts:
    return {"request": list(_mine(view)["requests"]), "round": int(_scores_next(view))}


def _guild(view: View) -> Facts:
    return {"favor": _favors(view, up=False)}


# ---- phase B


def _turn(view: View) -> Facts | None:
    dice = _mine(view)["dice"]
    return {"dice": dice, "bread": _mine(view)["bread"]} if dice else None


def _favor(view: View) -> Facts:
    ready = [name for name in _favors(view, up=True) if view["phase"] in view["favors"][name]["phases"]]
    return {"favor": ready}


def _pirate(view: View) -> Facts:
    return {"count": _mine(view)["watch"], "dice": view["watch"]["pirate_dice"]}


def _pass(view: View) -> Facts | None:
    if _mine(view)["dice"]:
        return None
    free = [slot["id"] for slot in view["passing"] if slot["seat"] is None]
    return {"slot": free, "count": view["now"]["placements"]}


def _use_die(view: View) -> Facts | None:
    here = {"building": view["now"]["building"], "count": _workers_there(view)}
    return here if _building(view)["character"] else None


def _special_harvest(view: View) -> Facts | None:
    """Where no character lives in this round."""
    here = {"building": view["now"]["building"], "count": _workers_there(view)}
    return None if _building(view)["character"] else here


def _again(view: View) -> Facts:
    return {"count": view["now"]["left"]}


def _worker(view: View) -> Facts:
    return {"count": _mine(view)["home"], "due": _mine(view)["due"]}


def _ship(view: View) -> Facts:
    return {"count": view["ships_each"] - _mine(view)["ships_home"], "wood": _mine(view)["wood"]}


def _berth(view: View) -> Facts:
    round = _scores_next(view)
    points = {name: market["points"][round] for name, market in view["markets"].items()}
    best = max(points, key=lambda name: points[name])
    return {"round": int(round), "market": best, "points": points[best]}


def _reward(view: View) -> Facts:
    return {"reward": [reward for colony in view["now"]["landings"] for reward in view["colonies"][colony]["rewards"]]}


def _choose(view: View) -> Facts:
    return {"pirates": _mine(view)["pirates"], "bread": _mine(view)["bread"]}


def _build(view: View) -> Facts:
    prices = [
        wood
        for city in view["cities"].values()
        for favor, wood in zip(city["districts"], city["wood"], strict=True)
        if favor
    ]
    return {"least": min(prices), "wood": _mine(view)["wood"]}


def _wood(view: View) -> Facts:
    return {"count": view["now"]["left"]}


def _citizen(view: View) -> Facts | None:
    here = [name for name, city in view["cities"].items() if view["to_move"] in city["spots"]]
    return {"city": here, "count": len(here)} if here else None


def _flip(view: View) -> Facts:
    return {"favor": _favors(view, up=False)}


def _marker(view: View) -> Facts:
    me = view["to_move"]
    return {"building": [name for name, building in view["buildings"].items() if me in building["markers"]]}


def _lady(view: View) -> Facts:
    me = view["to_move"]
    return {"building": [name for name, building in view["buildings"].items() if building["workers"][me]]}


# ---- phases C, D and E


def _pay(view: View) -> Facts:
    now = view["now"]
    return {
        "building": now["building"],
        "cost": now["cost"],
        "pirates": now["refusal"],
        "count": _workers_there(view),
    }


def _use_building(view: View) -> Facts:
    """With those of the Diplomat."""
    return {"building": view["now"]["building"], "count": _workers_there(view) + view["now"]["more_workers"]}


def _end_of_c(view: View) -> Facts:
    return {"due": _mine(view)["due"], "bread": _mine(view)["bread"]}


def _honor(view: View) -> Facts:
    return {"count": _mine(view)["watch"]}


def _upkeep(view: View) -> Facts:
    return {"count": view["now"]["due"], "wood": _mine(view)["wood"]}


def _feed(view: View) -> Facts:
    return {"due": view["now"]["due"], "bread": _mine(view)["bread"]}


def _keep(view: View) -> Facts:
    kept = _mine(view)["keeps"]
    return {"request": kept, "points": _mine(view)["worth"][kept][-1]}


def _donate(view: View) -> Facts | None:
    """Who keeps the request that pays for Reals is asked all the same, and can give nothing."""
    mine = _mine(view)
    scored = mine["requests"].get(WEALTH, 0) - ((mine["chosen"] or {}).get("kept") == WEALTH)
    return {"reals": mine["reals"]} if scored else None


# ---- the windmill


def _exchange(view: View) -> Facts | None:
    plenty = [good for good, count in _mine(view)["goods"].items() if count > 1]
    return {"good": plenty} if plenty else None


def _climb(view: View) -> Facts:
    return {"wheat": _mine(view)["goods"]["wheat"], "count": _mine(view)["feeds"]}


def _prestige(view: View) -> Facts:
    return {"wheat": _mine(view)["goods"]["wheat"]}


def _descend(view: View) -> Facts | None:
    reals = _mine(view)["reals"]
    return {"reals": reals, "count": _mine(view)["feeds"]} if reals < FEW_REALS else None


def _give_point(view: View) -> Facts:
    return {"points": _mine(view)["points"]}


COACH: Final = (
    CoachWord("set-up-city", "set-up-city", _city),
    CoachWord("set-up-field", "set-up-field", _field),
    CoachWord("row", "row", _row),
    CoachWord("request", "request", _request),
    CoachWord("guild", "guild", _guild),
    CoachWord("pass", "turn", _pass, "pass"),
    CoachWord("turn", "turn", _turn),
    CoachWord("pay", "pay", _pay),
    CoachWord("favor", "", _favor, "favor"),
    CoachWord("pirate", "turn", _pirate, "pirate"),
    CoachWord("use-die", "use-die", _use_die),
    CoachWord("special-harvest", "use-die", _special_harvest),
    CoachWord("again", "again", _again),
    CoachWord("worker", "worker-from", _worker),
    CoachWord("ship", "ship-from", _ship),
    CoachWord("berth", "ship-to", _berth),
    CoachWord("reward", "reward", _reward),
    CoachWord("choose", "choose", _choose),
    CoachWord("build", "build", _build),
    CoachWord("wood", "wood", _wood),
    CoachWord("citizen", "citizen-from", _citizen),
    CoachWord("flip", "flip", _flip),
    CoachWord("marker", "marker", _marker),
    CoachWord("lady", "lady", _lady),
    CoachWord("use-building", "use-building", _use_building),
    CoachWord("end-of-c", "end-of-c", _end_of_c),
    CoachWord("honor", "honor", _honor),
    CoachWord("upkeep", "upkeep", _upkeep),
    CoachWord("feed", "feed", _feed),
    CoachWord("keep", "keep", _keep),
    CoachWord("donate", "donate", _donate),
    CoachWord("descend", "", _descend, "descend"),
    CoachWord("give-point", "", _give_point, "give-point"),
    CoachWord("prestige", "", _prestige, "prestige"),
    CoachWord("climb", "", _climb, "climb"),
    CoachWord("exchange", "", _exchange, "exchange"),
)
