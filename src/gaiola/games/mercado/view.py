"""What one seat may see of a market, as plain JSON in the edition's ids. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import scoring
from .geometry import HIDDEN, NOTHING, SPACES

if TYPE_CHECKING:
    from .position import MercadoPosition


def view(pos: MercadoPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box = pos.box
    frame = pos.agenda[-1] if pos.agenda else None
    return {
        "game": box.name,
        "edition": {"name": box.edition.name, "reconstructed": box.edition.reconstructed},
        "seat": seat,
        "to_move": pos.to_move,
        "step": frame.step.name if frame else None,
        "first": pos.first,
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "spaces": {box.spaces[space]: _space(pos, space) for space in range(SPACES)},
        "entrances": {
            entrance: None if tile == NOTHING else box.customer_tiles[tile]
            for entrance, tile in zip(box.entrances, pos.customers, strict=True)
        },
        "display": _counts(box.goods, pos.display),
        "bag": sum(pos.bag),
        "customers": [box.customer_tiles[tile] for tile in pos.shown],
        "stacks": {str(size): sum(pos.stacked[tile] for tile in box.tiles_of_size[size]) for size in box.sizes},
        "free_spaces": pos.free_spaces,
        "free_entrances": pos.free_entrances,
        "coin_run": pos.coin_run,
        "trigger": None if pos.trigger == NOTHING else pos.trigger,
        "challenge": _challenge(pos),
        "cause": pos.cause_id or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


def _player(pos: MercadoPosition, player: int, viewer: int | None) -> dict[str, Any]:
    box = pos.box
    goods, kinds = len(box.goods), len(box.restaurants)
    covered = box.money_hidden and player != viewer and not pos.over  # 1.4
    return {
        "coins": None if covered else pos.coins[player],
        "tiles": _counts(box.goods, pos.tiles[player * goods : (player + 1) * goods]),
        "stands_left": pos.stands_left[player],
        "restaurants": _counts(box.restaurants, pos.restaurants[player * kinds : (player + 1) * kinds]),
    }


def _space(pos: MercadoPosition, space: int) -> dict[str, Any] | None:
    box = pos.box
    if pos.stand[space] >= 0:
        return {"stand": box.goods[pos.stand[space]], "owner": pos.owner[space]}
    if pos.restaurant[space] >= 0:
        return {"restaurant": box.restaurants[pos.restaurant[space]]}
    if pos.gray[space] == HIDDEN:
        return {"gray": None}
    if pos.gray[space] >= 0:
        return {"gray": box.restaurants[pos.gray[space]]}
    return None


def _challenge(pos: MercadoPosition) -> dict[str, Any] | None:
    if pos.solo is None:
        return None
    return {
        "number": pos.solo.number,
        "specialty": None if pos.specialty == NOTHING else pos.box.goods[pos.specialty],
        "counted": pos.counted,
        "best_income": pos.best_income,
        "fame": scoring.fame(pos),
        "fame_at": list(pos.solo.fame_at),
    }


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
