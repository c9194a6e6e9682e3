"""The coach's words for Mercado: what each kind of decision is about, at the table as it stands."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ....look.coach import CoachWord, Facts
from ....look.counts import each
from ....look.scene import Part, View

SOON_SPACES: Final = 10
SOON_ENTRANCES: Final = 9
"""With so many left the end is worth a word."""


def _mine(view: View) -> Part:
    """Whoever is asked."""
    player: Part = view["players"][view["to_move"]]
    return player


def _wanted(view: View) -> Counter[str]:
    """How many customers on offer want each good."""
    tiles = [view["customer_tiles"][tile] for tile in view["customers"]]
    wanted: Counter[str] = Counter()
    for tile in tiles:
        wanted.update(dict.fromkeys(tile["goods"], tile["customers"]))
    return wanted


def _best(goods: list[str], view: View) -> str:
    """Of some goods the one that most customers on offer want."""
    wanted = _wanted(view)
    return max(goods, key=lambda good: wanted[good])


def _stand(view: View) -> Facts | None:
    goods = each(_mine(view)["tiles"])
    if not goods:
        return None
    best = _best(goods, view)
    return {"coins": _mine(view)["coins"], "good": best, "count": _wanted(view)[best]}


def _take(view: View) -> Facts:
    best = _best(list(view["display"]), view)
    return {"good": best, "count": _wanted(view)[best]}


def _customers(view: View) -> Facts:
    """Customers become worth their while with the stands that sell to them."""
    others = len(view["players"]) - 1
    return {"count": view["free_entrances"], "at": view["end_at"]["entrances"], "others": others}


def _restaurant(view: View) -> Facts:
    kind = each(_mine(view)["restaurants"])[0]
    return {"restaurant": kind, "good": view["serves"][kind]}


def _coin(view: View) -> Facts | None:
    run, most = view["coin_run"], view["end_at"]["coin_run"]
    return {"count": run, "most": most} if run and most else None


def _gray(view: View) -> Facts | None:
    gray = [space["gray"] for space in view["spaces"].values() if space and space.get("gray")]
    open_here = [space["stand"] for space in view["spaces"].values() if space and space.get("owner") == view["to_move"]]
    challenge = view["challenge"] or {}
    specialty = challenge.get("specialty")  # 11.1: no other good of theirs is ever paid
    for good in [specialty] if specialty else [*open_here, *each(_mine(view)["tiles"])]:
        serves = next((kind for kind in gray if view["serves"][kind] == [good]), None)
        if serves is not None:
            return {"restaurant": serves, "good": good, "count": len(gray)}
    return None


def _end(view: View) -> Facts | None:
    spaces, entrances = view["free_spaces"], view["free_entrances"]
    if spaces > SOON_SPACES and entrances > SOON_ENTRANCES:
        return None
    at = view["end_at"]
    return {"spaces": spaces, "entrances": entrances, "at_spaces": at["spaces"], "at_entrances": at["entrances"]}


def _last(view: View) -> Facts | None:
    """9.3: what is kept for later is lost."""
    return None if view["trigger"] is None else {"cause": view["cause"]}


def _redraw(view: View) -> Facts:
    return {"good": each(_mine(view)["tiles"])[0], "count": view["bag"]}


def _redraw_display(view: View) -> Facts:
    return {"good": each(view["display"])[0], "count": view["bag"]}


def _specialty(view: View) -> Facts:
    best = _wanted(view).most_common(1)[0]
    return {"good": best[0], "count": best[1]}


def _alone(view: View) -> Facts | None:
    challenge = view["challenge"]
    return None if challenge is None else {"challenge": str(challenge["number"]), "points": challenge["fame_at"][0]}


def _stop(view: View) -> Facts:
    challenge = view["challenge"]
    return {"score": challenge["score"], "points": challenge["fame_at"][0]}


COACH: Final = (
    CoachWord("redraw", "redraw", _redraw),
    CoachWord("last", "action", _last),
    CoachWord("stand", "action", _stand, "stand"),
    CoachWord("alone", "action", _alone),
    CoachWord("customers", "action", _customers, "customers"),
    CoachWord("restaurant", "action", _restaurant, "restaurant"),
    CoachWord("end", "action", _end),
    CoachWord("coin", "action", _coin, "coin"),
    CoachWord("gray", "action", _gray, "stand"),
    CoachWord("stop", "action", _stop, "stop"),
    CoachWord("redraw-display", "redraw-display", _redraw_display),
    CoachWord("take", "take", _take),
    CoachWord("specialty", "specialty", _specialty),
)
