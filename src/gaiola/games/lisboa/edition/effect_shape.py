"""The effects, goals of decrees and forms of scores that an edition of Lisboa can use, with their parameters; there
are no others."""

from __future__ import annotations

from typing import get_args

from .card_shape import Metric
from .facts import ARCHITECTS, COLUMN_NUMBERS, GOODS, NOBLES, ROWS, RUBBLE, SIDES

METRICS: tuple[str, ...] = get_args(Metric)

Parameters = dict[str, str]

# Kind of a parameter -> its values; a kind not here is a number from the least one on, or a flag.
VALUES_OF: dict[str, tuple[object, ...]] = {
    "good": GOODS,
    "good_or_any": (*GOODS, "any"),
    "noble": NOBLES,
    "noble_or_any": (*NOBLES, "any"),
    "row": ROWS,
    "column": COLUMN_NUMBERS,
    "side": SIDES,
    "architect": ARCHITECTS,
    "rubble": RUBBLE,
    "metric": METRICS,
    "neighbour": ("left", "right"),
    "arrows": (1, 2),
    "actions": (1, 2, 3, 4, 5, 6),
    "flag": (True, False),
}
LEAST = {"count": 0, "positive": 1}

_N: Parameters = {"n": "positive"}
_NONE: Parameters = {}

# Class -> effect -> parameter -> kind.
EFFECTS: dict[str, dict[str, Parameters]] = {
    "reward": {
        **dict.fromkeys(("reis", "wigs", "official", "plan", "rubble_pile"), _N),
        **dict.fromkeys(("gain_influence", "favor", "produce_type"), _NONE),
        "good": {"good": "good", "n": "positive"},
        "good_choice": {"n": "positive", "distinct": "flag"},
        "cardinal": {"steps": "arrows"},
        "market_sale": {"n": "positive", "bonus": "count"},
        "treasury_shift": {"steps": "positive"},
    },
    "penalty": {
        **dict.fromkeys(("lose_official", "lose_good_choice", "lose_reis"), _N),
        **dict.fromkeys(("lose_wigs", "lose_favor", "lose_clergy"), _N),
        "lose_good": {"good": "good", "n": "positive"},
    },
    "action": {
        **dict.fromkeys(("act_open_building", "act_recruit", "act_plan"), _NONE),
        **dict.fromkeys(("act_produce", "act_cardinal", "act_favor"), _NONE),
        "act_build_store": {"discount": "count"},
        "act_ship": {"discount": "count"},
        "act_sell": {"bonus": "count"},
        "act_decree": _N,
        "act_state": {"n": "actions"},
    },
    "benefit": {
        **dict.fromkeys(("spend_discount", "land_discount", "hire_discount", "event_discount"), _N),
        **dict.fromkeys(("subsidy_bonus", "own_ship_bonus", "first_sale_bonus", "sail_income"), _N),
        **dict.fromkeys(("harbour_fee", "dockless_sale", "price_floor", "trade_income"), _N),
        **dict.fromkeys(("follow_discount", "staff_reduction", "ship_goods_discount"), _N),
        **dict.fromkeys(("produce_bonus", "produce_bonus_each", "influence_bonus"), _N),
        **dict.fromkeys(("warehouse_bonus", "portfolio_bonus", "recruit_bonus", "cardinal_range"), _N),
        **dict.fromkeys(("store_wigs", "building_wigs", "sail_wigs", "keep_favor", "decree_search"), _N),
        **dict.fromkeys(("modifier_shield", "ship_free", "trade_any_good", "second_state_action"), _NONE),
        **dict.fromkeys(("land_reward_twice", "pile_choice", "influence_exchange", "visit_with_reis"), _NONE),
        "sale_bonus": {"good": "good_or_any", "n": "positive"},
        "visit_discount": {"noble": "noble_or_any", "n": "positive"},
    },
}

# Part of a Political card -> the classes of effects that may stand there.
PARTS = {"reward": ("reward",), "penalty": ("penalty",), "event": ("action", "reward"), "benefit": ("benefit",)}

# Goal of a decree -> parameter -> kind.
GOALS: dict[str, Parameters] = {
    **dict.fromkeys(("own_store_types", "own_store_rows", "own_store_type_sets", "own_stores_total"), _NONE),
    **dict.fromkeys(("own_max_stores_in_row", "own_largest_block", "own_facing_pairs"), _NONE),
    **dict.fromkeys(("own_unlinked_stores", "city_flanked_rows", "own_plans_completed"), _NONE),
    **dict.fromkeys(("own_plan_officials", "own_largest_plan", "own_officials_in_offices"), _NONE),
    **dict.fromkeys(("own_nobles_staffed", "own_ships", "own_hull_total", "own_cargo", "own_clergy"), _NONE),
    **dict.fromkeys(("own_clergy_wigs", "own_favors", "own_noble_cards", "own_treasury_cards"), _NONE),
    **dict.fromkeys(("own_noble_kinds", "own_influence", "own_reis", "own_goods_total"), _NONE),
    **dict.fromkeys(("own_goods_sets", "market_price_sum", "own_rubble_sets", "city_lines_cleared"), _NONE),
    **dict.fromkeys(("city_empty_lands", "own_house_groups_cleared", "own_decrees"), _NONE),
    "own_stores_of_type": {"good": "good"},
    "own_stores_in_row": {"row": "row"},
    "own_stores_in_column": {"column": "column"},
    "own_linked_stores": {"min": "positive"},
    "city_buildings_by_architect": {"architect": "architect"},
    "city_buildings_with_colour": {"good": "good"},
    "city_buildings_on_side": {"side": "side"},
    "own_plans_completed_by": {"architect": "architect"},
    "own_officials_with": {"noble": "noble"},
    "own_large_ships": {"min": "positive"},
    "treasury_at_least": {"value": "positive"},
    "treasury_at_most": {"value": "positive"},
    "own_rubble_of": {"rubble": "rubble"},
    "opponents_behind": {"metric": "metric"},
    "neighbour_count": {"side": "neighbour", "metric": "metric"},
    "exact_second": {"metric": "metric"},
}
# Form of a score -> the entries it needs, and those it may have.
SCORES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "per": (("wigs", "each"), ("max",)),
    "tiers": (("steps",), ()),
    "flat": (("wigs",), ()),
}
