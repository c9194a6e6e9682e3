"""The coach's words for O Palácio: what each kind of decision is about, at the table as it stands."""

from __future__ import annotations

from typing import Final

from ....look.coach import CoachWord, Facts
from ....look.scene import Part, View

CREEK: Final = "laje_creek"
FEW_COINS: Final = 4
"""Who has so few when hiring should think of selling."""

USED_AT_WILL: Final = ("secretary", "marquise", "marquis")
"""The cards that are used when their holder says so (13.1); the others help without being asked."""


def _mine(view: View) -> Part:
    """Whoever is asked."""
    player: Part = view["players"][view["to_move"]]
    return player


def _product(view: View) -> Facts:
    prices = view["locations"][CREEK]["prices"]
    good = max(view["products"], key=lambda product: prices[product])
    return {"good": good, "coins": prices[good]}


def _hire(view: View) -> Facts:
    return {"coins": _mine(view)["coins"], "workers": _mine(view)["at_home"]}


def _hire_with_king(view: View) -> Facts:
    return {"workers": 1 + _mine(view)["at_home"]}


def _free_worker(view: View) -> Facts | None:
    """With an empty purse."""
    free = view["hire"].count(0) - 1
    return {"free": free, "count": _worth(view)} if not _mine(view)["coins"] and free else None


def _coins(view: View) -> Facts | None:
    coins = _mine(view)["coins"]
    return {"coins": coins, "count": _worth(view)} if 0 < coins <= FEW_COINS else None


def _worth(view: View) -> int:
    """What all goods of whoever is asked would bring at the creek."""
    prices = view["locations"][CREEK]["prices"]
    return sum(amount * int(prices[good]) for good, amount in _mine(view)["goods"].items())


def _place(view: View) -> Facts:
    others = sum(player["hand"] for player in view["players"]) - _mine(view)["hand"]
    return {"count": _mine(view)["hand"], "others": others}


def _place_king(view: View) -> Facts:
    return {"count": _mine(view)["hand"]}


def _worker(view: View) -> Facts:
    me = view["to_move"]
    places = {name: place for name, place in view["locations"].items() if place["kind"] != "starting_player"}  # 6.1
    waiting = [name for name, place in places.items() if me in (*place["workers"], place.get("second"))]
    return {"count": len(waiting), "location": waiting}


def _architect(view: View) -> Facts | None:
    bonus = view["raise"]["bonus"]
    return {"bonus": bonus, "value": view["raise"]["values"][0], "location": view["place"]} if bonus else None


def _patriarch(view: View) -> Facts | None:
    none, first, *more = view["raise"]["values"]
    if "patriarch" not in _mine(view)["cards"]:
        return None
    return {"step": view["abilities"]["patriarch"]["step"], "value": none, "raised": first, "most": 1 + len(more)}


def _raise(view: View) -> Facts:
    return {"location": view["place"], "value": view["raise"]["values"][0], "coins": _mine(view)["coins"]}


def _produce(view: View) -> Facts:
    mill = view["locations"][view["place"]]
    return {"good": mill["output"], "coins": mill["coins"], "points": mill["points"]}


def _offer(view: View) -> Facts:
    place = view["locations"][view["place"]]
    return {"character": place["card"], "points": place["card_points"]}


def _sell(view: View) -> Facts:
    prices, goods = view["locations"][CREEK]["prices"], _mine(view)["goods"]
    dearest = max(goods, key=lambda good: prices[good])
    return {"good": dearest, "coins": prices[dearest], "count": _worth(view)}


def _finish(view: View) -> Facts:
    return {"character": [card for card in _mine(view)["cards"] if card in USED_AT_WILL]}


def _exchange_points(view: View) -> Facts:
    return {"coins": _mine(view)["coins"]}


def _exchange_coins(view: View) -> Facts:
    return {"points": _mine(view)["points"]}


def _gift(view: View) -> Facts:
    held = [good for good in view["products"] if _mine(view)["goods"].get(good)]
    return {"good": held, "points": view["abilities"]["marquise"]["points"]}


def _marquis(view: View) -> Facts:
    others = [player["levels"] for seat, player in enumerate(view["players"]) if seat != view["to_move"]]
    climbed = {name: sum(levels[name] for levels in others) for name in _mine(view)["levels"]}
    highest = max(climbed, key=lambda name: climbed[name])
    return {"location": highest, "level": climbed[highest]}


COACH: Final = (
    CoachWord("product", "choose-product", _product),
    CoachWord("free-worker", "hire", _free_worker),
    CoachWord("coins", "hire", _coins),
    CoachWord("hire-with-king", "hire", _hire_with_king, "hire-with-king"),
    CoachWord("hire", "hire", _hire),
    CoachWord("place-king", "place", _place_king, "place-king"),
    CoachWord("place", "place", _place),
    CoachWord("gift", "", _gift, "gift"),
    CoachWord("marquis", "", _marquis, "marquis"),
    CoachWord("exchange-coins", "", _exchange_coins, "exchange-coins"),
    CoachWord("exchange-points", "", _exchange_points, "exchange-points"),
    CoachWord("worker", "worker", _worker),
    CoachWord("architect", "raise", _architect),
    CoachWord("patriarch", "raise", _patriarch),
    CoachWord("raise", "raise", _raise),
    CoachWord("produce", "produce", _produce),
    CoachWord("offer", "offer", _offer),
    CoachWord("sell", "sell", _sell),
    CoachWord("finish", "finish", _finish),
)
