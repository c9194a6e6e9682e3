"""What the rulebook of Madeira prints or the box holds, as tables that `checks` compares an edition with.
A tuple as a value holds every value that is right."""

from __future__ import annotations

from .shape import Rulings

COLORS = ("yellow", "red", "purple", "blue")
GOODS = ("wheat", "sugar", "wine")
COUNTS = (2, 3, 4)
FACES = (1, 1, 2, 2, 3, 3)
NAMED_GUILDS = ("green", "orange", "violet")  # the rulebook does not name the fourth
GUILDS = 4
WINDMILL_LEVELS_KNOWN = (3, 4)
WOOD_FOR_10_REALS = 4
MOST_WOOD_BOUGHT = 6  # in one turn: six ships in upkeep

Entries = dict[str, object]

# Table -> entry -> value.
FACTS: dict[str, Entries] = {
    "players": {"min": 2, "max": 4},
    "game": {
        "rounds": 5,
        "phases": [
            "a_round_setup",
            "b_character_actions",
            "c_building_actions",
            "d_maintenance",
            "e_crown_requests",
        ],
    },
    "components": {
        "guild_dice": 12,
        "pirate_dice": 3,
        "neutral_citizens": 3,
        "workers_per_player": 12,
        "ships_per_player": 6,
        "action_markers_per_player": 3,
        "characters": 4,
        "crown_requests": 20,
        "starting_crown_requests": 4,
        "guild_favors": 12,
        "king_rewards": 8,
        "guild_boards": 2,
        "goods_value_1_per_kind": 16,
        "goods_value_3_per_kind": 6,
        "wood": 40,
        "bread_value_1": 20,
        "bread_value_3": 12,
        "pirate_tokens": 40,
        "real_coins": 49,
        "supply_limited": False,
    },
    "dice.guild": {"per_row": 3, "count": {"p4": 12, "p3": 9, "p2": 6}},
    "dice.pirate": {"count": {"p4": 3, "p3": 3, "p2": 3}},
    "setup": {
        "prestige_start": 0,
        "passing_slots": {"p4": ["i", "ii", "iii", "iv"], "p3": ["i", "ii", "iii"], "p2": ["i", "ii"]},
        "order_bonus_reals": [2, 3, 4, 5],
    },
    "setup.home_supply": {"wheat": 1, "sugar": 1, "wine": 1, "wood": 1, "bread": 4, "pirates": 6, "reals": 5},
    "setup.placement": {
        "city_watch_workers": 2,
        "city_workers": 1,
        "field_workers": 2,
        "field_must_be_unoccupied": True,
        "fields_in_different_regions": True,
        "forest_allowed": True,
    },
    "building_cost": {
        "base": {"p4": 10, "p3": 9, "p2": 8},
        "minimum": 0,
        "refusal_pirates_base": 1,
        "low_min_workers": 1,
        "high_min_workers": 3,
    },
    "windmill": {"start": 3},
    "city_layout": {
        "districts": 6,
        "spots_per_district": 2,
        "open_districts": [1, 2],
        "favor_districts": [3, 4, 5, 6],
        "neutral_start_spot": 4,
        "neutral_counts_as_player": True,
    },
    "guild_board": {"requests_per_row": 5, "dice_per_row": 3, "guilds_flipped_per_choice": 1},
    "crown_requests.schedule": {
        "r1": {"held": 2, "score": 1},
        "r3": {"held": 3, "score": 2},
        "r5": {"held": 3, "score": 3},
    },
    "maintenance": {
        "steps": ["honor", "income", "upkeep", "feeding"],
        "honor_pp": 4,
        "honor_requires_strict_lead": True,
        "income_per_land_worker": 1,
        "upkeep_wood_per_ship": 1,
        "upkeep_pirates_per_missing_wood": 1,
        "feeding_bread_per_worker": 1,
        "feeding_pirates_per_missing_bread": 1,
    },
    "end_scoring": {
        "reals_per_pp": 5,
        "pirate_rank_penalty": [16, 8, 4, 2],
        "pirate_excess_over": 20,
        "pirate_excess_pp_each": 1,
        "no_pirates_no_penalty": True,
    },
    "limits": {
        "dice_per_character": {"p4": 4, "p3": 3, "p2": 2},
        "pirate_dice_per_character": 1,
        "workers_per_player_per_field": 1,
        "pieces_per_city_spot": 1,
        "ships_per_slot": 1,
        "favors_used_per_turn": 1,
        "city_watch_unlimited": True,
        "colony_land_unlimited": True,
    },
}

CONVERTED_AT_THE_END = ("wheat", "sugar", "wine", "wood", "bread")

# Table -> what its items are, and item -> entry -> value. A table holds these items and no other.
ITEMS: dict[str, tuple[str, dict[str, Entries]]] = {
    "resources": (
        "kinds of tiles",
        {
            "wheat": {"good": True, "values": [1, 3]},
            "sugar": {"good": True, "values": [1, 3]},
            "wine": {"good": True, "values": [1, 3]},
            "wood": {"good": False, "values": [1]},
            "bread": {"good": False, "values": [1, 3]},
            "reals": {"good": False, "values": [1, 3, 5]},
            "pirates": {"good": False, "values": [1, 3, 6, 12]},
        },
    ),
    "regions": (
        "regions",
        {
            "r1": {"number": 1, "fields": 4},
            "r2": {"number": 2, "fields": 5},
            "r3": {"number": 3, "fields": 5},
        },
    ),
    "field_conversions": (
        "conversions",
        {
            "wheat_to_sugar": {"round": 2, "from": "wheat", "to": "sugar", "requires_no_wood": True},
            "sugar_to_wine": {"round": 4, "from": "sugar", "to": "wine", "requires_no_wood": True},
        },
    ),
    "buildings": (
        "buildings",
        {
            "moinho": {"number": 1, "region": "r2", "empty_round": 5},
            "capitania": {"number": 2, "region": "r2", "empty_round": 4},
            "alfandega": {"number": 3, "region": "r1", "empty_round": 3},
            "casa_da_coroa": {"number": 4, "region": "r3", "empty_round": 2},
            "fortaleza": {"number": 5, "region": "r3", "empty_round": 1},
        },
    ),
    "markets": ("markets", {good: {"good": good} for good in GOODS}),
    "colonies": ("colonies", {name: {"reward_slots": ["a", "b"]} for name in ("acores", "brasil", "india")}),
    "windmill.conversions": (
        "conversions",
        {
            "exchange_goods": {
                "phases": ["b", "c", "d"],
                "position": "any",
                "give": {"any_goods": 2},
                "take": [{"any_goods": 1}],
                "steps": 0,
            },
            "climb": {
                "phases": ["b", "c", "d"],
                "position": "below_top",
                "give": {"wheat": 2},
                "take": [],
                "steps": 1,
            },
            "top_prestige": {
                "phases": ["b", "c", "d"],
                "position": "top",
                "give": {"wheat": 2},
                "take": [{"pp": 1}],
                "steps": 0,
            },
            "descend": {
                "phases": ["b", "c"],
                "position": "above_bottom",
                "give": {},
                "take": [{"bread": 1}, {"reals": 3}],
                "steps": -1,
            },
            "bottom_prestige": {
                "phases": ["b", "c"],
                "position": "bottom",
                "give": {"pp": 1},
                "take": [{"bread": 1}, {"reals": 1}],
                "steps": 0,
            },
        },
    ),
    "cities": (
        "cities",
        {
            "porto_santo": {"income": "bread", "per_own_worker": 2, "per_neutral": 1},
            "funchal": {"income": "reals", "per_own_worker": 2, "per_neutral": 1, "pp_high": 12, "pp_low": 6},
            "machico": {"income": "wood", "per_own_worker": 2, "per_neutral": 1, "pp_high": 15},
        },
    ),
    "passing_column": (
        "slots",
        {"i": {"order": 1}, "ii": {"order": 2}, "iii": {"order": 3}, "iv": {"order": 4}},
    ),
    "crown_requests.types": (
        "types of requests",
        {
            "market_routes": {"scoring": "score_market_ships", "max_items": 3, "pp_each": None},
            "expeditions": {"scoring": "score_colony_ships", "max_items": 3, "pp_each": None},
            "influence_of_guilds": {"scoring": "score_favors", "max_items": 4, "pp_each": 5},
            "urbanization": {"scoring": "score_city", "max_items": 1, "pp_each": None},
            "wealth_of_nation": {"scoring": "score_donation", "max_items": 15, "pp_each": 1},
        },
    ),
}

# Prestige per ship as the examples of p.19 tell it; the rest of the rows is inferred.
PRESTIGE_KNOWN: dict[str, object] = {
    "markets.wheat.pp": {"r1": 3, "r3": 6, "r5": 4},
    "markets.sugar.pp.r3": 4,
    "markets.wine.pp.r3": 3,
    "colonies.india.pp": {"r1": 6, "r3": 4, "r5": 3},
    "colonies.brasil.pp.r3": (4, 6),  # 12 prestige for two ships, or for three
}
PRESTIGE_OF_SHIPS = (3, 4, 6)

# Effect -> the parameters it needs, and those it may have.
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain": ((), ("bread", "reals", "pp")),
    "get_wood": (("amount",), ()),
    "windmill_up": (("steps",), ()),
    "move_ships": (("count",), ()),
    "move_workers_to_fields": (("count",), ()),
    "move_workers_to_city": (("count", "pp"), ()),
    "move_workers_to_colony_land": (("count", "pp_per_own_ship"), ()),
    "move_workers_to_city_watch": (("count", "pirates_per_worker"), ()),
    "move_worker_anywhere": (("count", "pp_city", "pp_per_own_ship", "pirates_per_worker"), ()),
    "relocate_in_cities": (("count",), ()),
    "build_district": (("count",), ()),
    "flip_favors_face_up": (("count",), ()),
    "discard_pirates": (("max",), ()),
    "discard_half_pirates": (("rounding",), ()),
    "harvest": (("per_field", "extra_on_empty_building"), ()),
    "add_harvests": (("count",), ()),
    "move_action_marker": (("count",), ()),
    "set_building_cost": (("cost",), ()),
    "add_region_workers": (("count",), ()),
    "buy_building_action": (("reals",), ()),
    "choose_one": (("options",), ()),
}

_CITY: Entries = {"effect": "move_workers_to_city", "count": 1, "pp": 1}
_WATCH: Entries = {"effect": "move_workers_to_city_watch", "count": 1, "pirates_per_worker": 3}
_FLIP: Entries = {"effect": "flip_favors_face_up", "count": 1}
_COLONY: Entries = {"effect": "move_workers_to_colony_land", "count": 1, "pp_per_own_ship": 1}

HARVEST: Entries = {"effect": "harvest", "per_field": 1, "extra_on_empty_building": 1}
CHARACTERS: dict[str, Entries] = {
    "commander": {"effect": "move_ships", "count": 2},
    "steward": {"effect": "move_workers_to_fields", "count": 2},
    "guild_master": {"effect": "build_district", "count": 1},
    "mayor": {"effect": "relocate_in_cities", "count": 2},
}
# Building -> what it does with one or two workers in its region, and with three.
BUILDINGS: dict[str, tuple[Entries, Entries]] = {
    "moinho": ({"effect": "gain", "bread": 2}, {"effect": "gain", "bread": 5}),
    "capitania": (_CITY, {**_CITY, "count": 2, "pp": 3}),
    "alfandega": (_COLONY, {**_COLONY, "count": 2}),
    "casa_da_coroa": (_FLIP, {**_FLIP, "count": 2}),
    "fortaleza": (_WATCH, {**_WATCH, "count": 2}),
}
FAVORS: dict[str, Entries] = {
    "monk": {"effect": "get_wood", "amount": 2},
    "miller": {"effect": "windmill_up", "steps": 1},
    "bishop": {"effect": "move_action_marker", "count": 1},
    "patron": {"effect": "gain", "bread": 3},
    "lord": {"effect": "set_building_cost", "cost": 0},
    "diplomat": {"effect": "add_region_workers", "count": 2},
    "treasurer": {"effect": "gain", "reals": 5},
    "navigator": {"effect": "move_ships", "count": 1},
    "engineer": {"effect": "add_harvests", "count": 2},
    "constable": {"effect": "discard_half_pirates", "rounding": "down"},
    "lady": {"effect": "buy_building_action", "reals": 4},
    "scout": {
        "effect": "move_worker_anywhere",
        "count": 1,
        "pp_city": 1,
        "pp_per_own_ship": 1,
        "pirates_per_worker": 3,
    },
}
FAVORS_OF_ONE_PHASE = {"lord": ["c"], "diplomat": ["c"], "engineer": ["b"]}
REWARDS: dict[str, Entries] = {
    "field_worker": {"effect": "move_workers_to_fields", "count": 1},
    "city_worker": _CITY,
    "favor_flip": _FLIP,
    "watch_worker": _WATCH,
    "prestige": {"effect": "gain", "pp": 3},
    "treasure": {"effect": "gain", "reals": 5},
    "royal_support": {
        "effect": "choose_one",
        "options": [{"effect": "discard_pirates", "max": 3}, {"effect": "gain", "bread": 2}],
    },
    "windmill_step": {"effect": "windmill_up", "steps": 1},
}
PASSING: dict[str, list[Entries]] = {
    "i": [{"effect": "gain", "reals": 2}],
    "ii": [{"effect": "gain", "reals": 3}, _CITY],
    "iii": [{"effect": "gain", "reals": 4}, _WATCH],
    "iv": [{"effect": "gain", "reals": 5}, {"effect": "move_ships", "count": 1}],
}

# Mark of a slot -> the numbers of players with which it is there.
MARKET_MARKS = {"none": (2, 3, 4), "heads_2": (2,), "heads_3_plus": (3, 4)}
LANDING_MARKS = {"none": (2, 3, 4), "heads_3_plus": (3, 4), "heads_4": (4,)}
# Number of players -> market or colony -> ships that lie there together in an example, or one.
MARKET_SHIPS = {4: {"wheat": 4, "sugar": 2, "wine": 1}, 3: dict.fromkeys(GOODS, 1), 2: dict.fromkeys(GOODS, 1)}
LANDED_SHIPS = {4: {"acores": 2, "brasil": 2, "india": 1}, 2: dict.fromkeys(("acores", "brasil", "india"), 1)}
SUGAR_TRADE = (4, 14)  # p.10: sugar, reals
BRASIL_WINE = 3  # p.10

# Back -> how many tiles have it, and the numbers of players with which they are used.
REQUEST_BACKS = {"heads_2": (10, (2, 3, 4)), "heads_3": (5, (3, 4)), "heads_4": (5, (4,))}
# The tiles that the four players of the example on p.19 hold together.
REQUESTS_HELD = {
    "market_routes": 4,
    "expeditions": 3,
    "urbanization": 2,
    "influence_of_guilds": 2,
    "wealth_of_nation": 1,
}

# Where the engine plays one reading only.
READINGS: dict[str, object] = {
    "windmill.usage.active_player_at_any_decision": True,
    "windmill.usage.out_of_turn_commands_accepted": False,
    "windmill.usage.closing_windows": ["end_of_c", "feeding"],
}
RULINGS: dict[str, object] = dict.fromkeys(Rulings.__struct_fields__, True)  # each is named so that ours is true
# The rulings that the engine plays either way, so that an option may offer them.
EITHER_WAY = (
    "rulings.pirates_hidden",
    "rulings.diplomat_counts_from_zero_workers",
    "rulings.bishop_leaving_current_building_cancels_turn",
)

# Where the label of a value must not drift: what the rulebook prints, and what is our own design.
KNOWN_TO_BE_PRINTED = (
    "market_slots.sugar_4.options",
    "landing_slots.brasil_3.wine",
    "cities.funchal.pp_high",
    "markets.wheat.pp",
    "colonies.india.pp",
)
KNOWN_TO_BE_OURS = (
    "market_slots.wheat_2.options",
    "fields.r1_f3.wood",
    "fields.r1_f1.good",
    "cities.machico.pp_low",
    "cities.porto_santo.pp_high",
    "guild_favors.monk.guild",
    "king_rewards.prestige.group",
    "windmill.levels",
    "landing_slots.india_2.wine",
    "crown_requests.starting.crowns_4.type",
)
