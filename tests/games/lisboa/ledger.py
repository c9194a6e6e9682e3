"""What changes hands: all that can be counted of a seat and of the city, before some moves and after them. Positions
for a card that goes to the portfolio, for an event, for a store and for an opening."""

from collections.abc import Sequence
from typing import Any

from gaiola.games.lisboa.constants import CARD_TYPES, GOODS, NOBODY
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules import scoring
from tests.games.lisboa.table import GREEN, city, clergy, decrees, favors, goods, plans, play, price, rubble, slots

Change = dict[str, int]


def ledger(pos: LisboaPosition, seat: int = GREEN) -> Change:
    """Officials are those who are out; `docks` is the Influence in the docks, `cardinal` the gap where he stands."""
    docks = [card for slot, card in slots(pos, seat).items() if slot.startswith("dock")]
    held = goods(pos, seat)
    return {
        **{"wigs": pos.wigs[seat], "reis": pos.reis[seat], "influence": pos.influence[seat]},
        **{good: held.get(good, 0) for good in GOODS},
        **rubble(pos, seat),
        **{"officials": pos.out(seat), "plans": len(plans(pos, seat)), "favors": len(favors(pos, seat))},
        **{"completed": scoring.plans_completed(pos, seat), "stores": pos.stores(seat)},
        **{"clergy": len(clergy(pos, seat)), "decrees": len(decrees(pos, seat)), "markers": pos.markers[seat]},
        **{"ships": len([card for card in docks if card.startswith("ship")])},
        "docks": sum(pos.box.card_influence[pos.box.in_slots.index(card)] for card in docks),
        **{"treasury": pos.value(), "cardinal": pos.cardinal, "pile": sum(pos.pile)},
        **{f"{good} price": price(pos, good) for good in GOODS},
        "buildings": len(pos.opened) - pos.opened.count(NOBODY),
    }


def change(pos: LisboaPosition, *moves: str, seat: int = GREEN, script: Sequence[str] = ()) -> Change:
    """Plays the moves: what is different for a seat afterwards, and by how much."""
    before = ledger(pos, seat)
    play(pos, *moves, script=script)
    after = ledger(pos, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def moves(text: str) -> list[str]:
    """Moves written one after the other: `"plan blue, tuck"`."""
    return [move.strip() for move in text.split(",") if move.strip()]


def turn(hand: str, **laid: Any) -> LisboaPosition:
    """Green's turn in the period of the card in hand; no pile shows that card."""
    deck, kind, number = hand.split()[0].split("_")
    period = 1 if deck in ("blue", "red") else 2
    shown = "red" if period == 1 else "brown"
    display = [f"{shown}_{name}_{2 if (shown, name, '1') == (deck, kind, number) else 1}" for name in CARD_TYPES]
    base: dict[str, Any] = {"hands": {GREEN: hand}, "period": period, "display": display}
    return city(**(base | laid))


def courtier(card: str) -> LisboaPosition:
    """Green has more than enough of everything that a Noble card may give or take: room for four goods of each type,
    a ship with 2 Influence, three stores, three officials out, two favors and two clergy tiles."""
    return turn(
        card,
        goods={GREEN: "gold gold cloth cloth books tools"},
        reis={GREEN: 10},
        wigs={GREEN: 9},
        influence={GREEN: 3},
        rubble={GREEN: "earthquake earthquake fire fire tsunami tsunami"},
        portfolio={GREEN: "dock1:ship_red"},
        stores={"a2": (GREEN, "cloth"), "b3": (GREEN, "cloth"), "c3": (GREEN, "books")},
        offices={"marquis": {GREEN: 2}, "king": {GREEN: 1}},
        favors={GREEN: "manuel marquis"},
        clergy={GREEN: "te_deum collection_plate"},
        pile="earthquake fire tsunami",
    )


def tucked(card: str, choices: str = "") -> Change:
    """What a Noble card changes on its way to the portfolio, until Green sells or trades."""
    pos = courtier(card)
    found = change(pos, f"portfolio {card}", *moves(choices), "tuck")
    assert pos.agenda[-1].name == "business"
    return found


def shopping(card: str, **laid: Any) -> LisboaPosition:
    """Green visits Manuel with a card in hand, can pay for the visit, and is asked for a land."""
    pos = turn(card, **({"influence": {GREEN: 1}, "reis": {GREEN: 20}} | laid))
    play(pos, f"visit {card}", "skip")
    assert pos.influence[GREEN] == 0 and pos.agenda[-1].name == "store"
    return pos


def opening(card: str, **laid: Any) -> LisboaPosition:
    """Green visits the King with a plan of 2, can pay for the visit, and is asked for a site."""
    base: dict[str, Any] = {"influence": {GREEN: 1}, "reis": {GREEN: 20}, "plans": {GREEN: "blue-2"}}
    pos = turn(card, **(base | laid))
    play(pos, f"visit {card}", "skip")
    assert pos.influence[GREEN] == 0 and pos.agenda[-1].name == "site"
    return pos


def business(**laid: Any) -> LisboaPosition:
    """Green has played a Noble card of 5 Influence, with a penalty of 4 réis, and is about to sell or to trade."""
    pos = turn("blue_marquis_5", **laid)
    play(pos, "portfolio blue_marquis_5")
    if pos.agenda[-1].name == "slot":
        play(pos, "tuck")
    assert pos.agenda[-1].name == "business"
    return pos
