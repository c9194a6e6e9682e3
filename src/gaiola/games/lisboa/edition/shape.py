"""The shape of Lisboa's edition file as typed tables. An attribute path is the path in the file:
`data.board.lands[0].reward`. What the values must be is in `checks`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ....kernel.checks import Head
from ....kernel.options import OptionEntry
from ....kernel.shape import Count, PlayersTable, Positive, Table
from .card_shape import (
    Buildings,
    Cards,
    Clergy,
    Column,
    Deck,
    Decrees,
    EffectEntry,
    EndStep,
    Favors,
    Good,
    NobleAction,
    Plans,
    Row,
    Rubble,
    Side,
    StateAction,
    TileSize,
)


class Components(Table, frozen=True):
    political_cards: int
    ship_cards: int
    decree_cards: int
    plans: int
    starting_plans: int
    public_buildings: int
    city_tiles_large: int
    city_tiles_small: int
    scoring_tiles: int
    favor_tiles: int
    clergy_tiles: int
    rubble_cubes: int
    rubble_set_markers_per_player: int
    houses_per_player: int
    officials_per_player: int
    goods_tokens_each: int
    goods_limited: bool
    coins_limited: bool
    add_on_site_bonus_tiles: int
    add_on_land_bonus_tiles: int


class PlayerCount(Table, frozen=True):
    """What depends on the number of players."""

    closed_rows: tuple[Row, ...]
    lands: Positive
    sites: Positive
    ship_copies: Positive
    favors_per_noble: Positive
    neutral_officials_per_office: Count
    remove_marked_decrees: bool
    store_majority_places: tuple[Positive, ...]
    officials_majority: tuple[Count, ...]
    rubble_returned_to_box: Count


class Players(PlayersTable, frozen=True):
    by_count: dict[str, PlayerCount]


class Hand(Table, frozen=True):
    cards: Positive
    deck: Deck


class Draft(Table, frozen=True):
    """How many cards a player keeps and passes on in each turn of the draft."""

    keep: tuple[Positive, ...]
    pass_: tuple[Positive, ...] = field(name="pass")
    direction: Literal["left"]


class Setup(Table, frozen=True):
    wigs: Count
    reis: Count
    goods: dict[str, Count]
    influence_by_turn_order: tuple[Count, ...]
    officials_in_office: dict[str, Count]
    clergy_drawn: Positive
    clergy_kept: Positive
    random_favors: Count
    random_starting_plans: Count
    treasury_value: Count
    hand: Hand
    draft: bool
    draft_variant: Draft


class House(Table, frozen=True):
    """A house of a group, in the order they are taken, and what its empty place gives."""

    house: Positive
    benefit: tuple[EffectEntry, ...]


class PlayerBoard(Table, frozen=True):
    dock_slots: Positive
    office_slots: Positive
    portfolio_base: Positive
    portfolio_per_set: Count
    warehouse_base: Positive
    warehouse_per_set: Count
    rubble_columns: Positive
    clergy_spaces: Positive
    favor_spaces: Positive
    houses: dict[str, tuple[House, ...]]


class Period(Table, frozen=True):
    hand_deck: Deck
    display_deck: Deck
    ships: tuple[Deck, ...]
    end_rubble_sets: Positive
    end_empty_piles: Positive
    ends_after: Literal["turn", "round"]
    extra_rounds: Count = 0


class Periods(Table, frozen=True):
    first: Period
    second: Period


class Turn(Table, frozen=True):
    steps: tuple[str, ...]
    end_of_turn: tuple[str, ...]
    get_gold: Count
    trade_goods_min: Count
    trade_goods_max: Count
    recruit_max: Count
    cardinal_max_steps: Count
    extra_decrees_per_turn: Count
    wig_per_influence: Count
    crate_wigs: Count


class TreasuryStep(Table, frozen=True):
    """A position of the Treasury marker: the value in reis and the modifier of a visit's Influence."""

    position: Positive
    value: Count
    modifier: Annotated[int, Meta(ge=-99, le=99)]


class TreasuryMoves(Table, frozen=True):
    ship_built: int
    cardinal_treasury_icon: int
    treasury_card_to_portfolio: int


class Treasury(Table, frozen=True):
    track: tuple[TreasuryStep, ...]
    moves: TreasuryMoves


class Influence(Table, frozen=True):
    range: tuple[Count, Count]
    wig_space: Count
    real_spaces: tuple[Count, ...]


class Market(Table, frozen=True):
    start: dict[str, Count]
    floor: Count
    drop_per_type_produced: Count


class RubbleKind(Table, frozen=True):
    colour: str
    cost: Count
    cubes: Count


class RubbleCubes(Table, frozen=True):
    total: Count
    per_site: Count
    set: tuple[Rubble, ...]
    kinds: dict[str, RubbleKind]


class Street(Table, frozen=True):
    """A street of stores of one good, between two columns."""

    order: Positive
    name: str
    colour: str
    columns: tuple[Column, ...]


class BoardRow(Table, frozen=True):
    id: Row
    rubble: Count


class BoardColumn(Table, frozen=True):
    id: Column
    rubble: Count
    tile: TileSize
    streets: tuple[Good, ...]


class Land(Table, frozen=True):
    id: str
    row: Row
    column: Column
    reward: tuple[EffectEntry, ...]


class Site(Table, frozen=True):
    """A place for a public building: at the end of a row in the west and east, of a street in the north."""

    id: str
    side: Side
    reward: tuple[EffectEntry, ...]
    row: Row | None = None
    street: Good | None = None


class ScoringSpace(Table, frozen=True):
    space: Positive
    columns: tuple[Column, ...]


class DisplayPile(Table, frozen=True):
    """A pile of city tiles on display."""

    id: str
    good: Good
    tile: TileSize


class Plaza(Table, frozen=True):
    limited: bool


class RubblePile(Table, frozen=True):
    cubes: Count
    refilled: bool
    choice: Literal["open"]
    used_by: tuple[str, ...]


class Shipyard(Table, frozen=True):
    visible: Positive
    order_first_period: tuple[Deck, ...]
    order_second_period: tuple[Deck, ...]
    leftovers: Literal["discarded_at_end_of_period"]


class Gap(Table, frozen=True):
    """A place of the Cardinal, between two clergy tiles."""

    id: str
    between: tuple[str, str]
    icon: Literal["none", "influence", "treasury"]


class Church(Table, frozen=True):
    tile_spaces: tuple[str, ...]
    start_gap: str
    gaps: tuple[Gap, ...]


class Board(Table, frozen=True):
    rows: tuple[BoardRow, ...]
    columns: tuple[BoardColumn, ...]
    lands: tuple[Land, ...]
    sites: tuple[Site, ...]
    scoring_tiles: tuple[Positive, ...]
    scoring_spaces: tuple[ScoringSpace, ...]
    city_display: tuple[DisplayPile, ...]
    offices: dict[str, Positive]
    plaza: Plaza
    rubble_pile: RubblePile
    shipyard: Shipyard
    church: Church


class NobleEntry(Table, frozen=True):
    name: str
    accepts: tuple[Good, ...]
    state_actions: tuple[StateAction, ...]
    noble_action: NobleAction


class ArchitectEntry(Table, frozen=True):
    name: str


class PeriodScoring(Table, frozen=True):
    wigs_per_rubble_set: Count


class EndScoring(Table, frozen=True):
    order: tuple[EndStep, ...]
    ship_wigs_per_hull: Count
    wigs_per_rubble_set: Count
    reis_per_wig: Positive
    influence_cashed_out: bool
    favor_wigs: Count
    officials_majority: tuple[Count, ...]
    tie: Literal["sum_of_tied_places_divided_rounded_down"]
    zero_scores_nothing: bool
    stores: dict[str, tuple[Count, ...]]


class TieBreakers(Table, frozen=True):
    order: tuple[Literal["rubble_sets", "stores", "completed_plans", "money"], ...]
    still_tied: Literal["shared_victory"]


class Scoring(Table, frozen=True):
    period: PeriodScoring
    end_game: EndScoring
    tie_breakers: TieBreakers


class Rulings(Table, frozen=True):
    thin_column_uses_scoring_space: int
    scoring_tile_small_number: str
    rewards_may_be_declined: bool
    penalty_paid_as_far_as_possible: bool
    card_counts_for_its_own_influence_reward: bool
    gain_of_zero_scores_wig: bool
    generated_reis_must_be_spent_at_once: bool
    influence_may_fund_visit_reis: bool
    wigs_may_go_below_zero: bool
    voluntary_replacement_in_portfolio: bool
    upgrade_needs_larger_hull: bool
    upgraded_ship_at_sea_stays_at_sea: bool
    discarded_ships: str
    state_action_must_be_performable: bool
    overflow_counts_incoming_official: bool
    neutral_officials_can_be_displaced: bool
    cardinal_needs_a_tile_beside_landing_gap: bool
    church_scorings_per_turn: int
    church_scoring_before_refills: bool
    discarded_clergy: str
    once_tiles_resolve_at_setup: bool
    legality_by_looking_ahead: bool
    visit_cost_fixed_before_state_action: bool
    follower_may_retake_returned_favor: bool
    displays_refill_only_at_end_of_turn: bool
    rubble_cube_mandatory: bool
    land_reward_before_cube_and_payment: bool
    hiring_is_one_payment: bool
    discount_floor: int
    set_marker_limit_counts_any_players_turn: bool
    event_needs_one_performable_part: bool
    get_gold_allowed_when_full: bool
    pile_empty_means: str
    game_end_checked_in_period: int
    missing_display_card: str
    period_end_rewards_cannot_rescore_sets: bool
    church_scoring_at_period_end: str
    majority_needs_at_least_one: bool
    start_player: str
    clergy_choice: str
    period_trigger_player: str
    city_tile_shortage: str
    empty_bag_or_deck: str
    lost_capacity: str
    events_can_be_followed: bool
    event_may_use_set_marker: bool
    spend_discount_on_visit_reis: bool
    decrees_read_final_position: bool


class LisboaData(Table, frozen=True):
    edition: Head
    components: Components
    players: Players
    setup: Setup
    player_board: PlayerBoard
    periods: Periods
    turn: Turn
    treasury: Treasury
    influence: Influence
    market: Market
    rubble: RubbleCubes
    streets: dict[str, Street]
    board: Board
    nobles: dict[str, NobleEntry]
    architects: dict[str, ArchitectEntry]
    cards: Cards
    plans: Plans
    buildings: Buildings
    favors: Favors
    clergy: Clergy
    decrees: Decrees
    scoring: Scoring
    rulings: Rulings
    options: dict[str, OptionEntry]
    provenance: dict[str, str]
