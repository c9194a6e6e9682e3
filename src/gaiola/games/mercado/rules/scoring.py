"""The end of the game: score, its sources, ties, and the fame of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.position import ranks

if TYPE_CHECKING:
    from ..position import MercadoPosition


def breakdown(pos: MercadoPosition) -> list[list[tuple[str, int]]]:
    """9.4 for every seat; 11.2 counts only what the right customers paid."""
    box, kinds = pos.box, len(pos.box.restaurants)
    sources: list[list[tuple[str, int]]] = []
    for seat in range(pos.players):
        if pos.solo is not None and pos.solo.counted_size:  # 11.2
            money = ("four-customers", pos.counted * box.points_per_coin)
        else:
            money = ("coins", pos.coins[seat] * box.points_per_coin)
        unplaced = sum(pos.restaurants[seat * kinds : (seat + 1) * kinds])
        sources.append([money, ("restaurants", unplaced * box.points_per_restaurant)])  # 9.4
    return sources


def scores(pos: MercadoPosition) -> list[int]:
    return [sum(points for _, points in sources) for sources in breakdown(pos)]


def ranking(pos: MercadoPosition) -> list[int]:
    """1.1, 9.5: the most money, then the most stands in the market; after that a tie stays a tie."""
    keys: list[tuple[int, ...]] = []
    for seat, score in enumerate(scores(pos)):
        keys.append((score, pos.box.wooden_stands - pos.stands_left[seat]))
    return ranks(keys)


def fame(pos: MercadoPosition) -> int:
    """10.4: the fame this challenge has earned so far, without the best-move bonus."""
    challenge = pos.solo
    if challenge is None:
        raise ValueError("fame is for the solo challenges")
    if challenge.fame_needs_size:  # 11.5
        placed = [tile for tile in pos.customers if tile >= 0]
        fitting = sum(1 for tile in placed if pos.box.customers_on[tile] == challenge.fame_needs_size)
        if fitting < challenge.fame_needs_count:
            return 0
    score = scores(pos)[0]
    return sum(1 for threshold in challenge.fame_at if score >= threshold)


def best_move(pos: MercadoPosition) -> bool:
    """10.5: whether one action brought enough for the campaign's bonus."""
    return pos.players == 1 and pos.best_income >= pos.box.best_move_coins


def fame_rank(fame_total: int, ranks_from: list[int]) -> int:
    """10.6: 1 is the best of the chart's ranks; `ranks_from` holds the least fame of each."""
    for rank, least in enumerate(ranks_from, 1):
        if fame_total >= least:
            return rank
    return len(ranks_from)
