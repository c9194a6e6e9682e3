"""What one seat may see of the palace, as plain JSON in the edition's ids. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .estate import IN_DECK, IN_PLACE, NOBODY

if TYPE_CHECKING:
    from .position import PalacioPosition


def view(pos: PalacioPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box = pos.box
    frame = pos.agenda[-1] if pos.agenda else None
    return {
        "game": box.name,
        "edition": {"name": box.edition.name, "reconstructed": box.edition.reconstructed},
        "seat": seat,
        "to_move": pos.to_move,
        "step": frame.step.name if frame else None,
        "place": box.locations[frame.a] if frame and frame.step.name in ("raise", "produce", "offer") else None,
        "die": frame.b if frame and frame.step.name == "raise" else None,
        "round": pos.round,
        "round_limit": box.round_limit,
        "token": pos.token,
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "locations": {box.locations[place]: _location(pos, place) for place in box.workable},
        "cards": {name: _card(pos, card) for card, name in enumerate(box.characters)},
        "supply": dict(zip(box.goods, pos.supply, strict=True)) if box.supply_is_limit else None,
        "exchanges": pos.exchanges,
        "gifts": pos.gifts,
        "last_round": pos.ending > 0,
        "cause": pos.cause() or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


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
        "at_home": pos.own_at_home(player) - pos.hired[player],
        "hand": pos.hand[player],
        "hiring": chosen,
        "levels": {
            box.locations[place]: pos.cubes[venue * pos.players + player] for venue, place in enumerate(box.venues)
        },
        "cards": [name for card, name in enumerate(box.characters) if pos.cards[card] == player],
    }


def _location(pos: PalacioPosition, place: int) -> dict[str, Any]:
    box = pos.box
    base, mill = place * pos.players, box.mill_at[place]
    seen: dict[str, Any] = {
        "spots": box.open_spots[pos.players][place],
        "workers": [seat for seat in range(pos.players) for _ in range(pos.workers[base + seat])],
    }
    if mill >= 0:
        seen["second"] = None if pos.second[mill] == NOBODY else pos.second[mill]
        seen["king"] = pos.king_mill == mill
    return seen


def _card(pos: PalacioPosition, card: int) -> Any:
    if pos.cards[card] == IN_DECK:
        return "deck"
    return "place" if pos.cards[card] == IN_PLACE else pos.cards[card]
