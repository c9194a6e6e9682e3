"""The shape of Mercado's edition file as typed tables. An attribute path is the path in the file:
`data.actions.open_stand.cost_per_stand`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ....kernel.checks import Head
from ....kernel.options import OptionEntry
from ....kernel.shape import Count, PlayersTable, Table

Size = Annotated[int, Meta(ge=1, le=4)]
Space = Annotated[str, Meta(pattern="^r[1-5]c[1-5]$")]
Line = Annotated[str, Meta(pattern="^[rc][1-5]$")]
Side = Literal["north", "east", "south", "west"]
Action = Literal["open_stand", "bring_customers", "open_restaurant", "take_coin"]


class Players(PlayersTable, frozen=True):
    first_player: Literal["random"]
    turn_order: Literal["clockwise"]


class Goods(Table, frozen=True):
    ids: tuple[str, ...]
    colors: dict[str, str]


class Board(Table, frozen=True):
    rows: int
    columns: int
    stand_display_size: int
    visible_customers_per_size: int
    restaurant_spaces: tuple[Space, ...]


class Entrance(Table, frozen=True):
    id: str
    side: Side
    line: Line


class Entrances(Table, frozen=True):
    sides_clockwise: tuple[Side, ...]
    list: tuple[Entrance, ...]


class Restaurant(Table, frozen=True):
    tiles: int
    serves: tuple[str, ...]


class CustomerTile(Table, frozen=True):
    id: str
    goods: tuple[str, ...]


class CustomerSize(Table, frozen=True):
    customers: int
    tiles: tuple[CustomerTile, ...]


class WoodenStands(Table, frozen=True):
    per_player: int


class Coins(Table, frozen=True):
    tens: int
    fives: int
    ones: int
    bank_is_limit: bool


class Setup(Table, frozen=True):
    start_coins: int
    stand_tiles_per_player: int
    restaurants_set_aside: tuple[str, ...]
    set_aside_goes_to: dict[str, Literal["box", "last_in_turn_order"]]


class OpenStand(Table, frozen=True):
    cost_per_stand: Count
    cost_basis: Literal["larger_of_row_and_column_including_new"]
    earn_before_pay: bool
    take_from_display_after: Literal[1]


class BringCustomers(Table, frozen=True):
    min_stands_in_line: Literal["customers_on_tile"]
    own_matching_stands_in_line: Count


class Gain(Table, frozen=True):
    gain: int


class Actions(Table, frozen=True):
    ids: tuple[Action, ...]
    open_stand: OpenStand
    bring_customers: BringCustomers
    open_restaurant: Gain
    take_coin: Gain


class Income(Table, frozen=True):
    stand_base: Count
    per_matching_adjacent_restaurant: Count
    adjacency: Literal["orthogonal"]
    multiplier: Literal["customers_on_tile"]
    gray_restaurants_count: bool


class Redraw(Table, frozen=True):
    max_per_turn_each: Count
    identical_tiles: Literal[3]
    min_tiles_in_bag: Literal[3]
    own_tiles_when: Literal["start_of_turn"]
    display_when: Literal["before_taking_from_display"]
    repeatable: bool


class End(Table, frozen=True):
    spaces_left: int
    gray_spaces_count_as_available: bool
    entrances_left: int
    after_trigger: Literal["each_other_player_one_turn"]
    take_coin_run: dict[str, int]


class Scoring(Table, frozen=True):
    coin: Count
    unplaced_restaurant: int
    score_may_be_negative: bool
    tie_breaks: tuple[Literal["most_stands_in_market", "shared"], ...]


class Visibility(Table, frozen=True):
    money: Literal["hidden", "open"]
    gray_restaurant_types: Literal["visible", "hidden"]
    stand_tiles_of_players: Literal["visible"]
    restaurants_of_players: Literal["visible"]
    bag_order: Literal["hidden"]
    customer_stack_below_top: Literal["hidden"]


class BestMoveBonus(Table, frozen=True):
    coins: int
    fame: int
    measure: Literal["gross_income_of_one_action"]
    times_per_campaign: Literal[1]


class Rank(Table, frozen=True):
    id: str
    min: int
    max: int | None = None


class FameChart(Table, frozen=True):
    ranks: tuple[Rank, ...]


class Challenge(Table, frozen=True):
    number: int
    id: str
    fame_at: tuple[int, int, int]
    start_coins: int
    rules: list[dict[str, Any]]


class Solo(Table, frozen=True):
    challenge: int
    start_coins: Count
    wooden_stands: Count
    forbidden_actions: tuple[Action, ...]
    ends_when: tuple[Literal["normal_end_trigger", "no_legal_action"], ...]
    final_round_after_trigger: bool
    may_stop_early: bool
    challenges_in_order: bool
    max_fame_per_challenge: Literal[3]
    best_move_bonus: BestMoveBonus
    fame_chart: FameChart
    rule_ids: dict[str, tuple[str, ...]]
    challenges: tuple[Challenge, ...]


class MercadoData(Table, frozen=True):
    edition: Head
    players: Players
    goods: Goods
    board: Board
    entrances: Entrances
    stand_tiles: dict[str, int]
    restaurants: dict[str, Restaurant]
    customers: dict[str, CustomerSize]
    wooden_stands: WoodenStands
    coins: Coins
    setup: Setup
    actions: Actions
    income: Income
    redraw: Redraw
    end: End
    scoring: Scoring
    visibility: Visibility
    solo: Solo
    options: dict[str, OptionEntry]
    provenance: dict[str, str]
