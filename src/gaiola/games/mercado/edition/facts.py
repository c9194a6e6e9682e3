"""What the rulebook of Mercado prints or the box holds, as tables that `checks` compares an edition with."""

from __future__ import annotations

from typing import Any, Literal

from ....kernel.shape import Count
from .shape import Side, Size

GOODS = ("fish", "flower", "tomato", "meat", "grape")
SIDES = ("north", "east", "south", "west")
ACTIONS = ("open_stand", "bring_customers", "open_restaurant", "take_coin")
SPACE_IDS = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
NEIGHBOURS = {
    one: [other for other in SPACE_IDS if abs(int(one[1]) - int(other[1])) + abs(int(one[3]) - int(other[3])) == 1]
    for one in SPACE_IDS
}
TILES_OF_SIZE = {1: 10, 2: 10, 3: 10, 4: 5}
SERVES = {
    "pub": GOODS,
    "sushi_bar": ("fish",),
    "tea_house": ("flower",),
    "pizzeria": ("tomato",),
    "burger_joint": ("meat",),
    "wine_bar": ("grape",),
}

# Start coins and fame thresholds of the nine solo challenges.
CHALLENGES = (
    (1, [80, 90, 100]),
    (1, [55, 60, 70]),
    (1, [70, 80, 90]),
    (4, [80, 90, 100]),
    (1, [35, 45, 50]),
    (2, [30, 40, 50]),
    (1, [55, 70, 80]),
    (1, [50, 60, 70]),
    (1, [75, 90, 110]),
)

# The special rules of the solo campaign that the engine knows, and the parameters of each.
SOLO_RULES: dict[str, dict[str, Any]] = {
    "keep_customer_sizes": {"sizes": tuple[Size, ...]},
    "keep_random_customers": {"counts": tuple[Count, Count, Count, Count]},
    "all_customers_visible": {},
    "player_receives_set_aside_restaurant": {"type": Literal["pub"]},
    "fill_sides_with_sizes": {"sides": tuple[Side, ...], "sizes": tuple[Size, ...]},
    "place_random_customers": {"size": Size, "entrances": tuple[str, ...]},
    "income_from_one_good_only": {"choice": Literal["fixed_at_first_income"]},
    "max_stands_per_line": {"count": Count},
    "line_must_hold_all_goods_of_tile": {},
    "tiles_pay_from_stand_count": {"sizes": tuple[Size, ...]},
    "blocked_restaurant_spaces": {
        "applies_to": tuple[Literal["stand", "pub"], ...],
        "except": Literal["pub"],
    },
    "closed_side_for_customers": {"side": Side},
    "stands_only_in_lines_of_placed_customers": {},
    "stands_match_customer_of_own_column": {},
    "end_after_stands_opened": {"count": Count},
    "score_counts_only_income_from_size": {"size": Size},
    "fame_needs_customers_placed": {"size": Size, "min": Count},
}

# Yes-or-no readings that the engine plays in one way only.
READINGS = {
    "coins.bank_is_limit": False,
    "actions.open_stand.earn_before_pay": True,
    "income.gray_restaurants_count": False,
    "redraw.repeatable": True,
    "end.gray_spaces_count_as_available": True,
    "scoring.score_may_be_negative": True,
    "solo.final_round_after_trigger": False,
    "solo.challenges_in_order": True,
}
