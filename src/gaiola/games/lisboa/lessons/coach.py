"""The coach's words for Lisboa: what each kind of decision is about, at the table as it stands."""

from __future__ import annotations

from typing import Final

from ....look.coach import CoachWord, Facts
from ....look.scene import View
from ..board.downtown import discount, net_price
from ..constants import NOBLES, SLOT_NAMES
from .coach_court import COURT
from .coach_facts import dearest, goods_held, held, mine, missing_rubble, now, treasury


def _keep_clergy(view: View) -> Facts:
    return {"clergy": [tile["id"] for tile in now(view)["offer"]], "wigs": max(t["wigs"] for t in now(view)["offer"])}


def _draft_keep(view: View) -> Facts:
    return {"count": len(now(view)["packet"]), "number": now(view)["left"]}


# ---- a card


def _play_card(view: View) -> Facts:
    return {"count": goods_held(view), "influence": mine(view)["influence"]}


def _visit(view: View) -> Facts:
    """The cheapest visit of those that one has a card for."""
    costs, hand = mine(view)["visit_costs"], {card["type"] for card in mine(view)["hand"]}
    cheapest = min((noble for noble in NOBLES if noble in hand), key=lambda noble: costs[noble])
    return {"noble": cheapest, "number": costs[cheapest], "influence": mine(view)["influence"]}


def _sponsor(view: View) -> Facts:
    card = next(card for card in mine(view)["hand"] if card["type"] == "treasury")
    return {"card": card["id"], "reis": treasury(view)["value"]}


def _gold(view: View) -> Facts | None:
    return {"reis": view["prices"]["gold"]} if not goods_held(view) else None


def _end(view: View) -> Facts | None:
    """When somebody's next set ends the period, or the next pile that runs out."""
    most, empty = max(player["sets"] for player in view["players"]), _empty_piles(view)
    if most < view["sets_to_end"] - 1 and empty < 2:
        return None
    return {"number": view["sets_to_end"], "sets": most, "count": empty}


def _empty_piles(view: View) -> int:
    return sum(pile["card"] is None for pile in view["display"].values())


def _take_card(view: View) -> Facts:
    there = {name: 1 + pile["left"] for name, pile in view["display"].items() if pile["card"] is not None}
    fewest = min(there, key=lambda name: there[name])
    return {"pile": fewest, "count": there[fewest]}


def _throw(view: View) -> Facts:
    return {"count": len(mine(view)["hand"])}


def _thrown_reward(view: View) -> Facts:
    return {"card": [card["id"] for card in now(view)["thrown"]]}


# ---- the portfolio, ships and goods


def _slot(view: View) -> Facts:
    return {"count": mine(view)["tucked"], "number": mine(view)["portfolio_size"], "influence": mine(view)["gain"]}


def _fit(view: View) -> Facts:
    return {"count": mine(view)["tucked"], "number": mine(view)["portfolio_size"]}


def _business(view: View) -> Facts:
    best = dearest(view, held(view))
    return {"good": best, "reis": view["prices"][best]}


def _no_ship(view: View) -> Facts:
    return {"good": held(view)}


def _sell(view: View) -> Facts:
    best = dearest(view, held(view))
    return {"count": goods_held(view), "good": best, "reis": view["prices"][best]}


def _trade(view: View) -> Facts:
    return {"good": held(view)}


def _ship(view: View) -> Facts:
    name = view["yard"]["ship"]
    ship = view["ships"][name]
    return {"ship": name, "count": ship["hull"], "influence": mine(view)["gain"] + ship["influence"]}


def _upgrade(view: View) -> Facts:
    hull = view["ships"][view["yard"]["ship"]]["hull"]
    own = [mine(view)["portfolio"][slot] for slot in SLOT_NAMES[:3]]
    largest = max(card["hull"] for card in own if card and card["type"] == "ship" and card["hull"] <= hull)
    return {"count": largest, "number": hull - largest}


def _ship_goods(view: View) -> Facts:
    cheapest = min(held(view), key=lambda good: view["prices"][good])
    return {"good": cheapest, "reis": view["prices"][cheapest]}


def _extra(view: View) -> Facts:
    best = dearest(view, [good for good in view["goods"] if mine(view)["stores"][good]])
    return {"good": best, "count": mine(view)["goods"][best]}


def _good_choice(view: View) -> Facts:
    room = [good for good in view["goods"] if mine(view)["goods"][good] < mine(view)["warehouse"]]
    best = dearest(view, room or view["goods"])
    return {"good": best, "count": mine(view)["goods"][best], "number": mine(view)["warehouse"]}


def _lose_good(view: View) -> Facts:
    cheapest = min(held(view), key=lambda good: view["prices"][good])
    return {"good": cheapest, "reis": view["prices"][cheapest]}


def _produce_type(view: View) -> Facts:
    stores = mine(view)["stores"]
    most = max(view["goods"], key=lambda good: stores[good])
    return {"good": most, "count": stores[most]}


def _market_sale(view: View) -> Facts:
    best = dearest(view, held(view))
    return {"good": best, "reis": view["prices"][best], "count": now(view)["left"]}


# ---- money


def _pay(view: View) -> Facts:
    return {"reis": mine(view)["reis"], "influence": mine(view)["influence"], "due": now(view)["due"]}


def _treasury_shift(view: View) -> Facts:
    return {"value": treasury(view)["value"], "number": treasury(view)["modifier"]}


# ---- the city


def _store(view: View) -> Facts:
    """Prices are those that the board shows."""
    less, lands = discount(mine(view)), view["lands"].items()
    price = {name: net_price(view, land, less) for name, land in lands if land["open"] and land["owner"] is None}
    cheapest = min(price, key=price.__getitem__)
    return {"land": cheapest, "reis": price[cheapest], "have": mine(view)["reis"]}


def _cube(view: View) -> Facts:
    return {"rubble": missing_rubble(view), "land": now(view)["land"], "reis": now(view)["price"]}


def _house(view: View) -> Facts:
    return {"count": sum(mine(view)["houses"].values())}


def _site(view: View) -> Facts:
    """What one has a plan for."""
    architects = {plan.split("-")[0] for plan in mine(view)["plans"]}
    ready = {name: side["ready"]["id"] for name, side in view["architects"].items() if side["ready"]}
    mine_to_open = [building for name, building in ready.items() if name in architects or not architects]
    return {"building": mine_to_open, "count": _out(view)}


def _out(view: View) -> int:
    """Officials that can staff a public building."""
    me: int = view["to_move"]
    return sum(noble["office"][me] + noble["plaza"][me] for noble in view["nobles"].values())


def _complete(view: View) -> Facts:
    return {"plan": sorted(set(mine(view)["plans"])), "count": mine(view)["plan_officials"]}


def _withdraw(view: View) -> Facts:
    return {"number": now(view)["left"], "count": _out(view)}


def _from_pile(view: View) -> Facts:
    return {"rubble": missing_rubble(view), "count": sum(view["pile"].values())}


def _event(view: View) -> Facts:
    return {"card": now(view)["card"]["id"], "reis": mine(view)["reis"]}


def _any_state(view: View) -> Facts:
    return {"count": now(view)["left"], "influence": mine(view)["gain"]}


TABLE: Final = (
    CoachWord("keep-clergy", "keep-clergy", _keep_clergy),
    CoachWord("draft-keep", "draft-keep", _draft_keep),
    CoachWord("play-card", "play-card", _play_card),
    CoachWord("end", "play-card", _end),
    CoachWord("gold", "play-card", _gold, "gold"),
    CoachWord("visit", "play-card", _visit, "visit"),
    CoachWord("sponsor", "play-card", _sponsor, "sponsor"),
    CoachWord("slot", "slot", _slot),
    CoachWord("fit", "fit", _fit),
    CoachWord("business", "business", _business, "load"),
    CoachWord("no-ship", "business", _no_ship),
    CoachWord("sell", "sell", _sell),
    CoachWord("trade", "trade", _trade),
    CoachWord("upgrade", "ship", _upgrade, "upgrade"),
    CoachWord("ship", "ship", _ship),
    CoachWord("ship-goods", "ship-goods", _ship_goods),
    CoachWord("extra", "extra", _extra),
    CoachWord("pay-fee", "pay-fee", _pay),
    CoachWord("pay", "pay", _pay),
    CoachWord("store", "store", _store),
    CoachWord("cube", "cube", _cube),
    CoachWord("house", "house", _house),
    CoachWord("site", "site", _site),
    CoachWord("complete", "complete", _complete),
    CoachWord("withdraw", "withdraw", _withdraw),
    CoachWord("event", "event", _event),
    CoachWord("any-state", "any-state", _any_state),
    CoachWord("good-choice", "good-choice", _good_choice),
    CoachWord("from-pile", "from-pile", _from_pile),
    CoachWord("produce-type", "produce-type", _produce_type),
    CoachWord("market-sale", "market-sale", _market_sale),
    CoachWord("treasury-shift", "treasury-shift", _treasury_shift),
    CoachWord("lose-good", "lose-good", _lose_good),
    CoachWord("take-card", "take-card", _take_card),
    CoachWord("throw", "throw", _throw),
    CoachWord("thrown-reward", "thrown-reward", _thrown_reward),
)

COACH: Final = (*TABLE, *COURT)
