"""What one seat may see of the palace, as plain JSON in the edition's ids; what is printed on the board is part of it.
Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import COINS, IN_DECK, IN_PLACE, NOBODY
from .rules.steps import PalacioStep

if TYPE_CHECKING:
    from .box import PalacioBox
    from .position import PalacioPosition


def view(pos: PalacioPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box, acting = pos.box, _worker_at(pos)
    seen = {
        **pos.head(seat),
        "place": None if acting == NOBODY else box.locations[acting],
        "die": None,
        "raise": None,
        "round": pos.round,
        "round_limit": box.round_limit,
        "token": pos.token,
        "goods": box.goods[:],
        "products": [box.goods[good] for good in box.products],
        "points_lap": box.edition.data["tracks"]["points_lap"],
        "workers_each": box.workers_each,
        "unpaid": {},
        "hire": None,
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "locations": {box.locations[place]: _location(pos, place) for place in box.places_with_coats},
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
    step = _deciding(pos)
    return seen if step is None else seen | step.shows(pos)


def _deciding(pos: PalacioPosition) -> PalacioStep | None:
    """The decision that is due, or None when the game is over."""
    step = pos.agenda[-1] if pos.agenda else None
    return step if isinstance(step, PalacioStep) else None


def _worker_at(pos: PalacioPosition) -> int:
    """Where the worker stands that is being resolved, or NOBODY."""
    step = _deciding(pos)
    return NOBODY if step is None else step.worker_at(pos)


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
    acting = _worker_at(pos) if pos.to_move == player else NOBODY
    out = pos.hand[player] + sum(pos.workers[player :: pos.players]) + (acting != NOBODY)
    if pos.king_mill != NOBODY:
        place = pos.box.mills[pos.king_mill]
        if pos.workers[place * pos.players + player] or acting == place:
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
        "spots": box.open_coats[pos.players][place],
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
