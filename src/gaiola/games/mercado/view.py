"""What one seat may see of a market, as plain JSON in the edition's ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import HIDDEN, NOTHING, SPACES
from .rules import scoring

if TYPE_CHECKING:
    from .position import MercadoPosition


def view(pos: MercadoPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box = pos.box
    return {
        **pos.head(seat),
        "first": pos.first,
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "spaces": {box.spaces[space]: _space(pos, space) for space in range(SPACES)},
        "values": {  # 8.1, of the stands in the market
            box.spaces[space]: pos.value[space * len(box.goods) + good]
            for space, good in enumerate(pos.stand)
            if good != NOTHING
        },
        "entrances": {
            entrance: None if tile == NOTHING else box.customer_tiles[tile]
            for entrance, tile in zip(box.entrances, pos.customers, strict=True)
        },
        "closed": [box.entrances[entrance] for entrance in pos.solo.closed_entrances] if pos.solo else [],
        "customer_tiles": {
            box.customer_tiles[tile]: {
                "customers": box.customers_on[tile],
                "goods": [box.goods[good] for good in box.goods_on[tile]],
            }
            for tile in [*pos.shown, *(tile for tile in pos.customers if tile != NOTHING)]
        },
        "serves": {kind: [box.goods[good] for good in box.serves[i]] for i, kind in enumerate(box.restaurants)},
        "display": _counts(box.goods, pos.display),
        "bag": sum(pos.bag),
        "customers": [box.customer_tiles[tile] for tile in pos.shown],
        "stacks": {str(size): sum(pos.stacked[tile] for tile in box.tiles_of_size[size]) for size in box.sizes},
        "free_spaces": pos.free_spaces,
        "free_entrances": pos.free_entrances,
        "coin_run": pos.coin_run,
        "wooden_stands": box.wooden_stands,
        "end_at": {  # 7.2, 9.1, 9.2
            "spaces": box.spaces_left,
            "entrances": box.entrances_left,
            "coin_run": box.coin_run[pos.players] if pos.players > 1 else None,
        },
        "trigger": None if pos.trigger == NOTHING else pos.trigger,
        "now": {} if pos.trigger == NOTHING or pos.over else {"turns_left": 1},  # 9.3
        "challenge": _challenge(pos, seat),
        "cause": pos.cause_id or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


def _player(pos: MercadoPosition, player: int, viewer: int | None) -> dict[str, Any]:
    box = pos.box
    goods, kinds = len(box.goods), len(box.restaurants)
    return {
        "coins": None if _covered(pos, player, viewer) else pos.coins[player],
        "tiles": _counts(box.goods, pos.tiles[player * goods : (player + 1) * goods]),
        "stands_left": pos.stands_left[player],
        "restaurants": _counts(box.restaurants, pos.restaurants[player * kinds : (player + 1) * kinds]),
    }


def _covered(pos: MercadoPosition, player: int, viewer: int | None) -> bool:
    """1.4: money is for its owner's eyes until the end."""
    return pos.box.money_hidden and player != viewer and not pos.over


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


def _challenge(pos: MercadoPosition, viewer: int | None) -> dict[str, Any] | None:
    solo = pos.solo
    if solo is None:
        return None
    covered = not solo.counted_size and _covered(pos, 0, viewer)
    return {
        "number": solo.number,
        "one_good_only": solo.one_good_only,
        "specialty": None if pos.specialty == NOTHING else pos.box.goods[pos.specialty],
        "counted_size": solo.counted_size or None,
        "counted": pos.counted,
        "score": None if covered else scoring.scores(pos)[0],
        "best_income": pos.best_income,
        "best_move_at": pos.box.best_move_coins,
        "fame": scoring.fame(pos),
        "fame_at": list(solo.fame_at),
        "fame_needs": _fame_needs(pos),
        "end_after_stands": solo.end_after_stands or None,
    }


def _fame_needs(pos: MercadoPosition) -> dict[str, int] | None:
    """11.5: how many tiles of one size must have been brought, and how many have."""
    solo = pos.solo
    if solo is None or not solo.fame_needs_size:
        return None
    sizes = [pos.box.customers_on[tile] for tile in pos.customers if tile != NOTHING]
    return {"size": solo.fame_needs_size, "tiles": solo.fame_needs_count, "brought": sizes.count(solo.fame_needs_size)}


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
