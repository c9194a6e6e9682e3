"""What the rulebook of Lisboa prints or the box holds, as tables that `checks` compares an edition with. A
tuple as a value holds every value that is right."""

from __future__ import annotations

from typing import get_args

from .card_shape import Architect, CardType, Column, Deck, Good, Noble, Row, Rubble, Side
from .shape import Rulings

COLORS = ("green", "yellow", "purple", "orange")
GOODS: tuple[str, ...] = get_args(Good)
NOBLES: tuple[str, ...] = get_args(Noble)
CARD_TYPES: tuple[str, ...] = get_args(CardType)
DECKS: tuple[str, ...] = get_args(Deck)
RUBBLE: tuple[str, ...] = get_args(Rubble)
ARCHITECTS: tuple[str, ...] = get_args(Architect)
ROWS: tuple[str, ...] = get_args(Row)
COLUMN_NUMBERS: tuple[int, ...] = get_args(Column)
SIDES: tuple[str, ...] = get_args(Side)

Entries = dict[str, object]

# ------------------------------------------------------------------ single values

# Group of houses -> what each of them gives, from the bottom up.
_HOUSES: dict[str, list[list[Entries]]] = {
    "left": [[], [{"effect": "visit_with_reis"}]],
    "middle": [[{"effect": "ship_goods_discount", "n": 1}]] * 2 + [[{"effect": "ship_free"}]],
    "right": [[{"effect": "produce_bonus", "n": 1}]] * 2 + [[{"effect": "produce_bonus_each", "n": 1}]],
}
TILE_SPACES = ("top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left")

# Table -> entry -> value.
FACTS: dict[str, Entries] = {
    "players": {"min": 2, "max": 4},
    "components": {
        "political_cards": 82,
        "ship_cards": 12,
        "decree_cards": 70,
        "plans": 20,
        "starting_plans": 4,
        "public_buildings": 16,
        "city_tiles_large": 22,
        "city_tiles_small": 5,
        "scoring_tiles": 4,
        "favor_tiles": 12,
        "clergy_tiles": 37,
        "rubble_cubes": 63,
        "rubble_set_markers_per_player": 5,
        "houses_per_player": 8,
        "officials_per_player": 8,
        "goods_tokens_each": 17,
        "goods_limited": False,
        "coins_limited": False,
        "add_on_site_bonus_tiles": 14,
        "add_on_land_bonus_tiles": 24,
    },
    "setup": {
        "wigs": 5,
        "reis": 10,
        "goods": dict.fromkeys(GOODS, 1),
        "influence_by_turn_order": [4, 5, 6, 7],
        "officials_in_office": {"manuel": 0, "marquis": 1, "king": 0},
        "clergy_drawn": 2,
        "clergy_kept": 1,
        "random_favors": 1,
        "random_starting_plans": 1,
        "treasury_value": 3,
        "hand": {"cards": 5, "deck": "blue"},
    },
    "setup.draft_variant": {"keep": [2, 1, 1], "pass": [3, 2, 1]},
    "player_board": {
        "dock_slots": 3,
        "office_slots": 3,
        "portfolio_base": 2,
        "portfolio_per_set": 1,
        "warehouse_base": 2,
        "warehouse_per_set": 1,
        "rubble_columns": 5,
        "clergy_spaces": 4,
        "favor_spaces": 3,
        "houses": {
            group: [{"house": n, "benefit": benefit} for n, benefit in enumerate(benefits, start=1)]
            for group, benefits in _HOUSES.items()
        },
    },
    "periods.first": {
        "hand_deck": "blue",
        "display_deck": "red",
        "ships": ["blue", "red"],
        "end_rubble_sets": 2,
        "end_empty_piles": 3,
        "ends_after": "turn",
        "extra_rounds": (None, 0),
    },
    "periods.second": {
        "hand_deck": "purple",
        "display_deck": "brown",
        "ships": ["purple", "brown"],
        "end_rubble_sets": 4,
        "end_empty_piles": 3,
        "ends_after": "round",
        "extra_rounds": 1,
    },
    "turn": {
        "get_gold": 1,
        "trade_goods_min": 1,
        "trade_goods_max": 2,
        "recruit_max": 2,
        "cardinal_max_steps": 2,
        "extra_decrees_per_turn": 1,
        "wig_per_influence": 1,
        "crate_wigs": 1,
    },
    "treasury.moves": {"ship_built": 1, "cardinal_treasury_icon": 1, "treasury_card_to_portfolio": -1},
    "influence": {"range": [0, 10], "wig_space": 10},
    "market": {"drop_per_type_produced": 1},
    "rubble": {"total": 63, "per_site": 2, "set": list(RUBBLE)},
    "board": {
        "scoring_spaces": [
            {"space": 1, "columns": [1]},
            {"space": 2, "columns": [2]},
            {"space": 3, "columns": [3]},
            {"space": 4, "columns": [4, 5]},
        ]
    },
    "board.church": {"tile_spaces": list(TILE_SPACES)},
    "board.rubble_pile": {"cubes": 6},
    "board.shipyard": {
        "visible": 1,
        "order_first_period": ["blue", "red"],
        "order_second_period": ["purple", "brown"],
    },
    "favors": {"wigs_at_end": 2},
    "clergy": {"limit": 4},
    "decrees": {"display": 8},
    "scoring.period": {"wigs_per_rubble_set": 3},
    "scoring.end_game": {
        "order": ["ships", "rubble_sets", "stores", "money", "decrees", "officials", "favors"],
        "ship_wigs_per_hull": 1,
        "wigs_per_rubble_set": 3,
        "reis_per_wig": 5,
        "influence_cashed_out": True,
        "favor_wigs": 2,
        "officials_majority": [15, 10, 5],
        "zero_scores_nothing": True,
        "stores": {"gold": [3, 2, 1], "tools": [6, 3, 1], "books": [9, 6, 3], "cloth": [9, 6, 3]},
    },
    "scoring.tie_breakers": {"order": ["rubble_sets", "stores", "completed_plans", "money"]},
}

_WITH_ALL_ROWS: Entries = {
    "closed_rows": [],
    "lands": 25,
    "sites": 14,
    "neutral_officials_per_office": 0,
    "remove_marked_decrees": False,
    "store_majority_places": [1, 2, 3],
    "officials_majority": [15, 10, 5],
    "rubble_returned_to_box": 0,
}
# Table -> what its items are, and item -> entry -> value. A table holds these items and no other.
ITEMS: dict[str, tuple[str, dict[str, Entries]]] = {
    "players.by_count": (
        "numbers of players",
        {
            "2": {
                "closed_rows": ["e"],
                "lands": 20,
                "sites": 12,
                "ship_copies": 1,
                "favors_per_noble": 2,
                "neutral_officials_per_office": 1,
                "remove_marked_decrees": True,
                "store_majority_places": [1, 3],
                "officials_majority": [15, 5],
                "rubble_returned_to_box": 7,
            },
            "3": {**_WITH_ALL_ROWS, "ship_copies": 2, "favors_per_noble": 3},
            "4": {**_WITH_ALL_ROWS, "ship_copies": 3, "favors_per_noble": 4},
        },
    ),
    "rubble.kinds": (
        "kinds of rubble",
        {
            "earthquake": {"colour": "brown", "cost": 3, "cubes": 21},
            "fire": {"colour": "red", "cost": 2, "cubes": 21},
            "tsunami": {"colour": "blue", "cost": 1, "cubes": 21},
        },
    ),
    "streets": (
        "streets",
        {
            "gold": {"order": 1, "colour": "yellow", "columns": [1, 2]},
            "cloth": {"order": 2, "colour": "pink", "columns": [2, 3]},
            "books": {"order": 3, "colour": "brown", "columns": [3, 4]},
            "tools": {"order": 4, "colour": "blue", "columns": [4, 5]},
        },
    ),
    "nobles": (
        "nobles",
        {
            "manuel": {
                "accepts": ["tools", "gold"],
                "state_actions": ["recruit_officials", "acquire_plan"],
                "noble_action": "build_store",
            },
            "marquis": {
                "accepts": ["books", "gold"],
                "state_actions": ["build_ship", "produce_goods"],
                "noble_action": "take_decree",
            },
            "king": {
                "accepts": ["cloth", "gold"],
                "state_actions": ["meet_cardinal", "get_favor"],
                "noble_action": "open_building",
            },
        },
    ),
    "architects": ("architects", {"blue": {}, "green": {}}),
    "market.start": ("goods", {good: {} for good in GOODS}),
    "board.offices": ("nobles", {noble: {} for noble in NOBLES}),
}
ARCHITECT_NAMES = ("Eugénio dos Santos", "Carlos Mardel")  # the rulebook does not say whose colour is whose

# ------------------------------------------------------------------ arrays

# Array -> what its items are, and id -> entry -> value. An array holds these items in this order.
ARRAYS: dict[str, tuple[str, dict[object, Entries]]] = {
    "board.rows": ("rows", {row: {"rubble": 3} for row in ROWS}),
    "board.columns": (
        "columns",
        {
            1: {"rubble": 3, "tile": "large", "streets": ["gold"]},
            2: {"rubble": 3, "tile": "large", "streets": ["gold", "cloth"]},
            3: {"rubble": 3, "tile": "large", "streets": ["cloth", "books"]},
            4: {"rubble": 3, "tile": "large", "streets": ["books", "tools"]},
            5: {"rubble": 2, "tile": "small", "streets": ["tools"]},
        },
    ),
    "board.lands": (
        "lands",
        {f"{row}{column}": {"row": row, "column": column} for row in ROWS for column in COLUMN_NUMBERS},
    ),
    "board.sites": (
        "sites",
        {
            **{f"west_{row}": {"side": "west", "row": row, "street": None} for row in ROWS},
            **{f"north_{good}": {"side": "north", "row": None, "street": good} for good in GOODS},
            **{f"east_{row}": {"side": "east", "row": row, "street": None} for row in ROWS},
        },
    ),
    "board.city_display": (
        "spaces",
        {
            **{good: {"good": good, "tile": "large"} for good in GOODS},
            "tools_small": {"good": "tools", "tile": "small"},
        },
    ),
    "board.church.gaps": (
        "gaps",
        {f"g{n}": {"between": [TILE_SPACES[n - 1], TILE_SPACES[n]]} for n in range(len(TILE_SPACES))},
    ),
    "cards.ships": (
        "ships",
        {
            "ship_blue": {"colour": "blue", "copies": 3, "hull": 1},
            "ship_red": {"colour": "red", "copies": 3, "hull": 2, "price_modifier": 1},
            "ship_purple": {"colour": "purple", "copies": 3, "hull": 3, "influence": 1},
            "ship_brown": {"colour": "brown", "copies": 3, "hull": 4},
        },
    ),
    "favors.tiles": ("favors", {f"favor_{noble}": {"noble": noble, "copies": 4} for noble in NOBLES}),
}

POLITICAL_CARDS, PLANS, STARTING_PLANS, BUILDINGS, CLERGY_TILES, DECREE_CARDS = 82, 20, 4, 16, 37, 70
DECREES_SHOWN = 8
HANDS = 20  # cards of four hands
DISPLAY_DECKS = ("red", "brown")

_CLERGY = """
builders_chaplain ministers_chaplain royal_chaplain court_preacher procession papal_letter lay_brothers
parish_clerks church_estate alms_chest mission_trade blessing_of_ships abbey_workshop confessor_at_court
tithe_barn cloister_school relic_exchange seminary pilgrim_road patriarchs_seal buried_treasure guild_brotherhood
solemn_mass sailors_votive salvage_right perpetual_grace indulgences censors_desk te_deum collection_plate
charity_stores ruined_convent royal_baptism monastery_drawings choir_of_scribes
"""
_DECREES = """
goldsmiths drapers booksellers toolmakers row_a_landlord row_b_landlord row_c_landlord row_d_landlord
row_e_landlord narrow_plots freedom_of_trades scattered_estates complete_merchant great_landowner row_of_houses
city_block facing_windows busy_corners quiet_trade blue_school green_school gilded_halls draped_halls
learned_halls working_halls northern_front flanked_rows royal_openings blue_patron green_patron state_payroll
grand_design men_in_office builders_staff ministers_staff kings_staff eyes_everywhere ship_owner tonnage
brazil_run loaded_docks friend_of_the_church hidden_vestments royal_favorite noble_friends crown_subsidies
balanced_court ear_of_the_crown full_coffers stocked_warehouse general_store firm_prices rich_treasury
poor_treasury caged_frames earthquake_relief fire_brigade sea_wall cleared_streets open_squares trade_houses
lawgiver most_shops most_tonnage most_money most_rubble most_clergy left_hand_toll right_hand_toll second_in_state
"""
# Array -> the ids that have words; an edition says what stands behind them.
IDS_WITH_WORDS: dict[str, tuple[str, ...]] = {
    "cards.political": (
        *(f"{deck}_{type}_{n}" for deck in DECKS for type in NOBLES for n in range(1, 6)),
        *(f"{deck}_treasury_{n}" for deck in DECKS for n in range(1, 6 if deck in DISPLAY_DECKS else 7)),
    ),
    "clergy.tiles": tuple(_CLERGY.split()),
    "decrees.cards": tuple(_DECREES.split()),
}

# ------------------------------------------------------------------ what examples and captions tell

TREASURY_KNOWN = {
    3: "where the marker starts (p.6)",
    2: "one step down from 3 (p.10)",
    5: "the price of an official on p.21",
}
MODIFIER_KNOWN = 1  # p.16
WIG_SPACE, REAL_SPACES = 10, 6
SHIPS_KNOWN = 4  # Influence of two ships of the first period, one of them red, on p.13
MODIFIER_OF_A_LARGE_SHIP = 2  # p.11, on a ship that two goods do not fill
NOBLE_AND_SHIP = 5  # Influence on p.10
PRICES_KNOWN = {"books": 5, "cloth": 4, "gold": 4, "tools": 3}  # p.11; prices never rise
SCORING_TILES_KNOWN = (3, 4)  # p.18, p.21
OFFICE_KNOWN = 5  # officials of others in one office on p.18
YEARS = {"blue": (1755, 1757), "red": (1758, 1762), "purple": (1763, 1768), "brown": (1769, 1777)}
ONE_GOLD: list[Entries] = [{"effect": "good", "good": "gold", "n": 1}]
# What is known of a card -> its entries.
CARDS_KNOWN: dict[str, Entries] = {
    "a Manuel card with Influence 3 and a gold, as on p.10": {"type": "manuel", "influence": 3, "reward": ONE_GOLD},
    "a Marquis card with Influence 5 that costs an official, as on p.10": {
        "type": "marquis",
        "influence": 5,
        "penalty": [{"effect": "lose_official", "n": 1}],
    },
    "a King card with a gold, as on p.13": {"type": "king", "reward": ONE_GOLD},
    "a Treasury card worth 1 real, as on p.10": {
        "type": "treasury",
        "benefit": [{"effect": "spend_discount", "n": 1}],
    },
}
DECREE_KNOWN: Entries = {  # p.19
    "goal": {"id": "city_buildings_by_architect", "architect": "blue"},
    "score": {"form": "per", "wigs": 1, "each": 1},
}

# ------------------------------------------------------------------ readings and origins

# Where the engine plays one reading only.
READINGS: dict[str, object] = {
    "turn.steps": ["dock_ships", "get_gold_or_act", "take_political_card", "church_scoring_if_due", "end_of_turn"],
    "turn.end_of_turn": [
        "reveal_political_card",
        "refill_city_display",
        "refill_church",
        "refill_decrees",
        "clear_state_actions",
    ],
    "board.plaza.limited": False,
    "board.rubble_pile.refilled": False,
    "board.rubble_pile.used_by": ["rubble_pile", "pile_choice"],
}
RULINGS: dict[str, object] = {
    **dict.fromkeys(Rulings.__struct_fields__, True),
    "thin_column_uses_scoring_space": 4,
    "scoring_tile_small_number": "unused",
    "rewards_may_be_declined": False,
    "card_counts_for_its_own_influence_reward": False,
    "gain_of_zero_scores_wig": False,
    "influence_may_fund_visit_reis": False,
    "wigs_may_go_below_zero": False,
    "upgrade_needs_larger_hull": False,
    "discarded_ships": "out_of_game",
    "overflow_counts_incoming_official": False,
    "neutral_officials_can_be_displaced": False,
    "church_scorings_per_turn": 1,
    "discarded_clergy": "out_of_game",
    "discount_floor": 0,
    "pile_empty_means": "no_face_up_card_left",
    "game_end_checked_in_period": 2,
    "missing_display_card": "skip_take",
    "church_scoring_at_period_end": "after_discard_rewards",
    "start_player": "random",
    "clergy_choice": "simultaneous_before_hands",
    "period_trigger_player": "first_to_meet_a_condition",
    "city_tile_shortage": "space_just_emptied_stays_empty",
    "empty_bag_or_deck": "spaces_stay_empty",
    "lost_capacity": "discard_down_at_once",
    "events_can_be_followed": False,
}

# Where the label of a value must not drift: what the rulebook prints, and what is our own design.
KNOWN_TO_BE_PRINTED = (
    "board.sites.north_gold.reward",
    "cards.political.blue_manuel_1.reward",
    "cards.political.red_marquis_5.penalty",
    "cards.ships.ship_purple.influence",
    "decrees.cards.blue_school.score",
    "scoring.end_game.stores.tools",
)
KNOWN_TO_BE_OURS = (
    "treasury.track",
    "influence.real_spaces",
    "market.start",
    "board.lands.a2.reward",
    "board.sites.west_a.reward",
    "board.offices",
    "cards.political.blue_manuel_2.reward",
    "cards.ships.ship_brown.price_modifier",
    "plans.tiles.green_plan_8.officials",
    "buildings.tiles.alfandega.blue",
    "clergy.tiles.te_deum.wigs",
    "decrees.cards.goldsmiths.score",
)
