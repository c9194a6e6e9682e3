"""The shape of Palácio's edition file as typed tables. An attribute path is the path in the file:
`data.production.sites["wine_mill"].points`. What the values must be is in `checks`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ....kernel.checks import Head
from ....kernel.options import OptionEntry
from ....kernel.shape import Count, PlayersTable, Positive, Table

Mark = Annotated[int, Meta(ge=2, le=4)]  # the smallest number of players with which a spot is open
Kind = Literal["rest", "starting_player", "plantation", "production", "venue", "sale", "marquis"]
AbilityId = Literal[
    "extra_free_worker",
    "die_step_per_coin",
    "exchange_coins_and_points",
    "die_bonus",
    "product_for_points",
    "discard_to_lower_opponents",
]


class Players(PlayersTable, frozen=True):
    turn_order: Literal["clockwise"]
    first_player: Literal["highest_die"]


class Pieces(Table, frozen=True):
    workers_per_player: int
    kings_workers: int
    cubes_per_player: int
    discs_per_player: int
    character_cards: int
    starting_player_tokens: int
    dice: int


class Goods(Table, frozen=True):
    resources: tuple[str, ...]
    products: tuple[str, ...]


class Supply(Table, frozen=True):
    olive: Positive
    grape: Positive
    mulberry_leaf: Positive
    olive_oil: Positive
    carcavelos_wine: Positive
    silk_cocoon: Positive
    is_limit: bool

    @property
    def tokens(self) -> dict[str, int]:
        """Good -> how many tokens of it are in the box."""
        return {
            "olive": self.olive,
            "grape": self.grape,
            "mulberry_leaf": self.mulberry_leaf,
            "olive_oil": self.olive_oil,
            "carcavelos_wine": self.carcavelos_wine,
            "silk_cocoon": self.silk_cocoon,
        }


class Tracks(Table, frozen=True):
    points_lap: int
    points_min: int
    coins_min: int
    coins_have_upper_limit: bool


class Setup(Table, frozen=True):
    coins: int
    points: int
    workers_in_staff_house: int
    products_of_choice: int
    same_product_twice_allowed: bool
    choice_order: Literal["clockwise_from_starting_player"]
    marquis_card_at: Literal["fishing_house"]


class Hire(Table, frozen=True):
    cost_per_worker: int
    min_workers: int
    free_own_workers_at_zero_coins: int
    kings_worker_cost: int
    worker_on_second_spot_cost: int
    choice: Literal["simultaneous", "in_turn_order"]


class Die(Table, frozen=True):
    sides: int
    rolls_per_worker: int
    coins_per_step: int
    step: int
    max_added_with_coins: int
    max_value: int


class Arrivals(Table, frozen=True):
    deck: tuple[str, ...]
    shuffled: bool
    at_end_of_rounds: tuple[int, ...]
    cards_per_round: int


class Location(Table, frozen=True):
    kind: Kind
    spots: tuple[Mark, ...]
    second_spots: int = 0
    max_workers_per_player: int | None = None
    forbidden_for_first_worker_of_starting_player: bool = False


class Plantation(Table, frozen=True):
    good: str
    die_value_per_unit: int


class Site(Table, frozen=True):
    input: dict[str, int]
    coins: int
    output: str
    points: int


class Production(Table, frozen=True):
    rounds: int
    pay_when: Literal["first_round"]
    products_at_a_time: int
    second_spot_blocks_first: bool
    unpaid: Literal["worker_returns_resources_lost", "worker_returns_resources_kept"]
    score_when: Literal["product_received"]
    sites: dict[str, Site]


class LajeCreek(Table, frozen=True):
    amount_per_visit: Literal["any"]
    buying_allowed: bool
    prices: dict[str, Positive]


class VenueRules(Table, frozen=True):
    columns: int
    levels_per_action: int
    cube_starts_at: int
    last_level_needs_card_in_place: bool
    last_level_holds: int


class Level(Table, frozen=True):
    shape: Literal["square", "rectangle"]
    die: Positive
    points: Positive


class Venue(Table, frozen=True):
    letter: str
    card: str
    offer: dict[str, int]
    levels: tuple[Level, ...]


class FishingHouse(Table, frozen=True):
    card: str
    die: int
    offer: dict[str, int]
    card_can_be_won_again: bool


class Ability(Table, frozen=True):
    """What a card lets its holder do; an entry that the ability does not have is 0, false or None."""

    id: AbilityId
    workers: int = 0
    from_: Literal["next_round"] | None = field(default=None, name="from")
    step: int = 0
    max_added: int = 0
    max_coins: int = 0
    coins: int = 0
    points: int = 0
    max_times: int = 0
    max_products: int = 0
    per: Literal["round", "game"] | None = None
    bonus: int = 0
    levels: int = 0
    lose_points_of_level_left: bool = False
    spares_rectangle: bool = False
    returns_to: Literal["fishing_house"] | None = None


class Character(Table, frozen=True):
    visitor: bool
    venue: str
    end_points: int
    ability: Ability


class AbilityRules(Table, frozen=True):
    ids: tuple[AbilityId, ...]
    usable: Literal["own_resolution"]
    usable_in_round_won: bool


class End(Table, frozen=True):
    modes: tuple[Literal["full", "short"], ...]
    default_mode: Literal["full", "short"]
    last_round: Literal["finish_current_round", "one_more_round"]
    round_limit: Count  # 0 is no limit
    cards_needed: dict[str, tuple[str, ...]]


class FinalScoring(Table, frozen=True):
    cards: Literal["end_points_of_cards_held"]
    per_product: int
    per_resource: int
    coins_per_point: int
    goods_in_production_score: bool
    tie_breaks: tuple[Literal["most_character_cards", "most_coins", "shared"], ...]


class PalacioData(Table, frozen=True):
    edition: Head
    players: Players
    pieces: Pieces
    goods: Goods
    supply: Supply
    tracks: Tracks
    setup: Setup
    hire: Hire
    die: Die
    arrivals: Arrivals
    locations: dict[str, Location]
    plantations: dict[str, Plantation]
    production: Production
    laje_creek: LajeCreek
    venue_rules: VenueRules
    venues: dict[str, Venue]
    fishing_house: FishingHouse
    characters: dict[str, Character]
    ability_rules: AbilityRules
    end: End
    final_scoring: FinalScoring
    options: dict[str, OptionEntry]
    provenance: dict[str, str]
