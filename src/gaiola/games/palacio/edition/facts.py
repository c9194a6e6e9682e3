"""What the rulebook of O Palácio prints or the box holds, as tables that `checks` compares an edition with. A tuple as
a value holds every value that is right."""

from __future__ import annotations

COLORS = ("yellow", "green", "red", "blue")
RESOURCES = ("olive", "grape", "mulberry_leaf")
PRODUCTS = ("olive_oil", "carcavelos_wine", "silk_cocoon")
GOODS = RESOURCES + PRODUCTS
TOKENS = 87
SPOTS_IN_THE_OLIVE_EXAMPLE = 2

# Location -> its kind.
KIND_OF = {
    "staff_house": "rest",
    "starting_player_coat": "starting_player",
    "olive_plantation": "plantation",
    "vineyards": "plantation",
    "mulberry_plantation": "plantation",
    "olive_oil_mill": "production",
    "wine_mill": "production",
    "silkworm_house": "production",
    "noble_hall": "venue",
    "chapel": "venue",
    "concordia_hall": "venue",
    "cascade_of_poets": "venue",
    "gardens": "venue",
    "laje_creek": "sale",
    "fishing_house": "marquis",
}
ONE_SPOT = ("starting_player", "production", "venue")  # kinds of locations

PLANTATIONS: dict[str, dict[str, object]] = {
    "olive_plantation": {"good": "olive", "die_value_per_unit": 3},
    "vineyards": {"good": "grape", "die_value_per_unit": 4},
    "mulberry_plantation": {"good": "mulberry_leaf", "die_value_per_unit": 2},
}
SITES: dict[str, dict[str, object]] = {
    "olive_oil_mill": {"input": {"olive": 3}, "coins": 2, "output": "olive_oil", "points": 6},
    "wine_mill": {"input": {"grape": 3}, "coins": 2, "output": "carcavelos_wine", "points": 8},
    "silkworm_house": {"input": {"mulberry_leaf": 6}, "coins": 2, "output": "silk_cocoon", "points": 10},
}
VENUES: dict[str, dict[str, object]] = {
    "noble_hall": {
        "letter": "A",
        "card": "king",
        "offer": {"carcavelos_wine": 1, "olive_oil": 1, "silk_cocoon": 1},
    },
    "chapel": {"letter": "B", "card": "patriarch", "offer": {"olive_oil": 1}},
    "concordia_hall": {"letter": "C", "card": "secretary", "offer": {"coins": 5}},
    "cascade_of_poets": {"letter": "D", "card": "architect", "offer": {"carcavelos_wine": 1}},
    "gardens": {"letter": "E", "card": "marquise", "offer": {"silk_cocoon": 1}},
}
CASCADE_POINTS = (2, 4, 6, 10)

VISITORS = ("king", "patriarch", "secretary", "architect", "marquise")
CHARACTERS: dict[str, dict[str, object]] = {
    "king": {"visitor": True, "venue": "noble_hall", "end_points": 20},
    "patriarch": {"visitor": True, "venue": "chapel", "end_points": 5},
    "secretary": {"visitor": True, "venue": "concordia_hall", "end_points": 5},
    "architect": {"visitor": True, "venue": "cascade_of_poets", "end_points": 5},
    "marquise": {"visitor": True, "venue": "gardens", "end_points": 5},
    "marquis": {"visitor": False, "venue": "fishing_house", "end_points": 10},
}
# Character -> its special action with all its entries; a tuple holds every value that the engine plays.
ABILITIES: dict[str, dict[str, object]] = {
    "king": {"id": "extra_free_worker", "workers": 1, "from": "next_round"},
    "patriarch": {"id": "die_step_per_coin", "step": 2, "max_added": 6, "max_coins": 3},
    "secretary": {
        "id": "exchange_coins_and_points",
        "coins": 2,
        "points": 2,
        "max_times": 3,
        "per": ("round", "game"),
    },
    "architect": {"id": "die_bonus", "bonus": 1},
    "marquise": {"id": "product_for_points", "points": 5, "max_products": 2, "per": "round"},
    "marquis": {
        "id": "discard_to_lower_opponents",
        "levels": 1,
        "lose_points_of_level_left": True,
        "spares_rectangle": True,
        "returns_to": "fishing_house",
    },
}

# Table -> entry -> value, as the rulebook prints it or the box holds it.
FACTS: dict[str, dict[str, object]] = {
    "players": {
        "min": 2,
        "max": 4,
    },
    "pieces": {
        "workers_per_player": 4,
        "kings_workers": 1,
        "cubes_per_player": len(VENUES),
        "discs_per_player": 2,
        "character_cards": len(CHARACTERS),
        "starting_player_tokens": 1,
        "dice": 1,
    },
    "tracks": {
        "points_lap": 100,
        "coins_min": 0,
    },
    "setup": {
        "coins": 25,
        "points": 0,
        "workers_in_staff_house": 4,
        "products_of_choice": 2,
        "same_product_twice_allowed": True,
    },
    "hire": {
        "cost_per_worker": 1,
        "free_own_workers_at_zero_coins": 1,
        "kings_worker_cost": 0,
        "worker_on_second_spot_cost": 0,
    },
    "die": {
        "sides": 6,
        "rolls_per_worker": 1,
        "coins_per_step": 1,
        "step": 1,
        "max_added_with_coins": 6,
        "max_value": 12,
    },
    "arrivals": {
        "shuffled": True,
        "at_end_of_rounds": [1, 2, 3, 4, 5],
        "cards_per_round": 1,
    },
    "production": {
        "rounds": 2,
        "products_at_a_time": 1,
        "second_spot_blocks_first": True,
    },
    "venue_rules": {
        "columns": 4,
        "levels_per_action": 1,
        "cube_starts_at": 0,
        "last_level_needs_card_in_place": True,
        "last_level_holds": 1,
    },
    "fishing_house": {
        "card": "marquis",
        "die": 4,
        "offer": {"coins": 10},
    },
    "final_scoring": {
        "per_product": 3,
        "per_resource": 1,
        "coins_per_point": 5,
    },
}

# Where the rulebook is silent or can be read in two ways, and the engine plays one of them only.
READINGS: dict[str, object] = {
    "tracks.points_min": 0,
    "tracks.coins_have_upper_limit": False,
    "hire.min_workers": 0,
    "laje_creek.buying_allowed": False,
    "fishing_house.card_can_be_won_again": True,
    "ability_rules.usable_in_round_won": True,
    "final_scoring.goods_in_production_score": False,
    "final_scoring.tie_breaks": ["most_character_cards", "most_coins", "shared"],
}
