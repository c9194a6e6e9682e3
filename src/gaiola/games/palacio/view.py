"""What one seat may see of the palace, as plain JSON in the edition's ids; what is printed on the board is part of it.
Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import COINS, IN_DECK, IN_PLACE, NOBODY
from .rules.work import die_value, step_of, terms_of, yield_of

if TYPE_CHECKING:
    from ...kernel.steps import Frame
    from .box import PalacioBox
    from .position import PalacioPosition


def view(pos: PalacioPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box = pos.box
    frame = pos.agenda[-1] if pos.agenda else None
    return {
        **pos.head(seat),
        "place": _acting_at(pos),
        "die": frame.b if frame and frame.step.name == "raise" else None,
        "raise": _raise(pos, frame) if frame and frame.step.name == "raise" else None,
        "round": pos.round,
        "round_limit": box.round_limit,
        "token": pos.token,
        "goods": box.goods[:],
        "products": [box.goods[good] for good in box.products],
        "points_lap": box.edition.data["tracks"]["points_lap"],
        "workers_each": box.workers_each,
        "unpaid": _unpaid(pos, frame) if frame and frame.step.name == "worker" else {},
        "hire": _hire(pos, frame) if frame and frame.step.name == "hire" else None,
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "locations": {box.locations[place]: _location(pos, place) for place in box.workable},
        "cards": {name: _card(pos, card) for card, name in enumerate(box.characters)},
        "abilities": {name: _ability(box, name) for name in box.characters},
        "needed": [box.characters[card] for card in box.cards_needed],
        "supply": dict(zip(box.goods, pos.supply, strict=True)) if box.supply_is_limit else None,
        "exchanges": pos.exchanges,
        "gifts": pos.gifts,
        "last_round": _last_round(pos),
        "cause": pos.cause() or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


def _acting_at(pos: PalacioPosition) -> str | None:
    """Where the worker stands that is being resolved."""
    frame = pos.agenda[-1] if pos.agenda else None
    if frame is not None and frame.step.name in ("raise", "produce", "offer"):
        return pos.box.locations[frame.a]
    return pos.box.locations[pos.box.creek] if frame is not None and frame.step.name == "sell" else None


def _unpaid(pos: PalacioPosition, frame: Frame) -> dict[str, int]:
    """The mills whose worker would lose resources if it were resolved now, and how many."""
    box, seen = pos.box, dict[str, int]()
    for place in box.mills:
        lost = dict(terms_of(pos, frame.seat, place)).get("lost", 0)
        if lost:
            seen[box.locations[place]] = lost
    return seen


def _hire(pos: PalacioPosition, frame: Frame) -> list[int]:
    """What every number of workers costs the player who hires."""
    return [pos.hire_cost(frame.seat, workers) for workers in range(pos.box.workers_each + 1)]


def _raise(pos: PalacioPosition, frame: Frame) -> dict[str, Any]:
    """What the Architect added to the roll, and what the die comes to with every number of coins it may take; at a
    plantation also what that yields."""
    box, seat, place = pos.box, frame.seat, frame.a
    most = box.most_added // step_of(pos, seat)
    values = [die_value(pos, seat, frame.b, coins) for coins in range(most + 1)]
    return {
        "bonus": box.bonus if pos.holds(seat, box.die_bonus_card) else 0,
        "values": values,
        "yields": [yield_of(pos, place, value) for value in values] if box.is_plantation[place] else None,
    }


def _ability(box: PalacioBox, name: str) -> dict[str, int]:
    """The numbers printed on a character's card."""
    ability = box.edition.data["characters"][name]["ability"]
    return {key: value for key, value in ability.items() if type(value) is int}


def _last_round(pos: PalacioPosition) -> bool:
    """Whether it is certain by now that no round follows."""
    box = pos.box
    won = all(pos.cards[card] >= 0 for card in box.cards_needed)
    limit = bool(box.round_limit) and pos.round >= box.round_limit
    return pos.ending > 0 or limit or (won and not box.one_more_round)


def _player(pos: PalacioPosition, player: int, viewer: int | None) -> dict[str, Any]:
    box, kinds = pos.box, len(pos.box.goods)
    chosen: Any = None
    if pos.choice[player] != NOBODY:  # 4.3
        known = player not in pos.choices_hidden_from(viewer)
        chosen = {"workers": pos.choice[player], "king": bool(pos.choice_king[player])} if known else "hidden"
    goods = pos.goods[player * kinds : (player + 1) * kinds]
    return {
        "coins": pos.coins[player],
        "points": pos.points[player],
        "goods": {name: count for name, count in zip(box.goods, goods, strict=True) if count},
        "at_home": pos.own_at_home(player) - _own_at_work(pos, player),
        "hand": pos.hand[player],
        "hired": pos.hired[player],
        "king": bool(pos.king_hired) and pos.holds(player, box.extra_worker_card),
        "hiring": chosen,
        "levels": {
            box.locations[place]: pos.cubes[venue * pos.players + player] for venue, place in enumerate(box.venues)
        },
        "cards": [name for card, name in enumerate(box.characters) if pos.cards[card] == player],
    }


def _own_at_work(pos: PalacioPosition, player: int) -> int:
    """Own workers in hand, waiting to be resolved or acting. Outside the mills nobody can tell the King's worker from
    the others; it is taken to be the first to go home."""
    acting = _acting_at(pos) if pos.to_move == player else None
    out = pos.hand[player] + sum(pos.workers[player :: pos.players]) + (acting is not None)
    if pos.king_mill != NOBODY:
        place = pos.box.mills[pos.king_mill]
        if pos.workers[place * pos.players + player] or acting == pos.box.locations[place]:
            return out - 1
    begun = sum(
        1
        for mill, holder in enumerate(pos.second)
        if holder == player and pos.started[mill] == pos.round and mill != pos.king_mill
    )
    return min(out, pos.hired[player] - begun)


def _location(pos: PalacioPosition, place: int) -> dict[str, Any]:
    box = pos.box
    base, mill = place * pos.players, box.mill_at[place]
    seen: dict[str, Any] = {
        **_location_face(box, place),
        "spots": box.open_spots[pos.players][place],
        "workers": [seat for seat in range(pos.players) for _ in range(pos.workers[base + seat])],
    }
    if mill >= 0:
        seen["second"] = None if pos.second[mill] == NOBODY else pos.second[mill]
        seen["king"] = pos.king_mill == mill
    return seen


def _location_face(box: PalacioBox, place: int) -> dict[str, Any]:
    """What the board shows at this place."""
    mill, venue, card = box.mill_at[place], box.venue_at[place], box.card_at[place]
    location = box.edition.data["locations"][box.locations[place]]
    face: dict[str, Any] = {"kind": location["kind"], "coats": list(location["spots"])}
    if box.is_plantation[place]:
        face |= {"good": box.goods[box.harvest[place]], "die_per_unit": box.per_unit[place]}
    elif mill >= 0:
        face |= {
            "input": {box.goods[box.input_good[mill]]: box.input_amount[mill]},
            "coins": box.fee[mill],
            "output": box.goods[box.output[mill]],
            "points": box.product_points[mill],
        }
    elif place == box.creek:
        face["prices"] = dict(zip(box.goods, box.prices, strict=True))
    elif card >= 0:
        offer = {"coins" if what == COINS else box.goods[what]: amount for what, amount in box.offer_at[place]}
        face |= {"card": box.characters[card], "card_points": box.end_points[card], "offer": offer}
        if venue >= 0:
            levels = zip(box.level_die[venue], box.level_points[venue], strict=True)
            face["letter"] = box.edition.data["venues"][box.locations[place]]["letter"]
            face["levels"] = [{"die": die, "points": points} for die, points in levels]
        else:
            face["die"] = box.fishing_die
    return face


def _card(pos: PalacioPosition, card: int) -> Any:
    if pos.cards[card] == IN_DECK:
        return "deck"
    return "place" if pos.cards[card] == IN_PLACE else pos.cards[card]
