"""The shape of Madeira's edition file as typed tables. An attribute path is the path in the file:
`data.fields["r1_f3"].wood.p4`. What the values must be is in `checks`."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from msgspec import field

from ....kernel.checks import Head
from ....kernel.options import OptionEntry
from ....kernel.shape import Count, PlayersTable, Positive, Table, WithParameters

T = TypeVar("T")
Phase = Literal["b", "c", "d"]
Mark = Literal["none", "heads_2", "heads_3_plus", "heads_4"]


class PerCount(Table, Generic[T], frozen=True):
    """A value for each number of players."""

    p4: T
    p3: T
    p2: T

    def of(self, players: int) -> T:
        return (self.p2, self.p3, self.p4)[players - 2]


class PerScoring(Table, Generic[T], frozen=True):
    """A value for each round in which requests are scored."""

    r1: T
    r3: T
    r5: T

    def of(self, round: int) -> T:
        return (self.r1, self.r3, self.r5)[(round - 1) // 2]


class EffectEntry(WithParameters, frozen=True, kw_only=True):
    """An effect; which there are is in `facts`."""

    effect: str
    count: Count | None = None
    amount: Count | None = None
    steps: Count | None = None
    bread: Count | None = None
    reals: Count | None = None
    pp: Count | None = None
    pp_city: Count | None = None
    pp_per_own_ship: Count | None = None
    pirates_per_worker: Count | None = None
    max: Count | None = None
    rounding: Literal["down"] | None = None
    per_field: Count | None = None
    extra_on_empty_building: Count | None = None
    cost: Count | None = None
    options: tuple[EffectEntry, ...] | None = None

    def written(self) -> dict[str, Any]:
        """Without what else the tile says."""
        entries = super().written()
        return {entry: entries[entry] for entry in EffectEntry.__struct_fields__ if entry in entries}


class Course(Table, frozen=True):
    rounds: int
    phases: tuple[str, ...]


class Components(Table, frozen=True):
    guild_dice: int
    pirate_dice: int
    neutral_citizens: int
    workers_per_player: int
    ships_per_player: int
    action_markers_per_player: int
    characters: int
    crown_requests: int
    starting_crown_requests: int
    guild_favors: int
    king_rewards: int
    guild_boards: int
    goods_value_1_per_kind: int
    goods_value_3_per_kind: int
    wood: int
    bread_value_1: int
    bread_value_3: int
    pirate_tokens: int
    real_coins: int
    supply_limited: bool


class Resource(Table, frozen=True):
    good: bool
    values: tuple[Positive, ...]


class GuildDice(Table, frozen=True):
    faces: tuple[Positive, ...]
    per_row: int
    count: PerCount[Count]


class PirateDice(Table, frozen=True):
    faces: tuple[Positive, ...]
    count: PerCount[Count]


class Dice(Table, frozen=True):
    guild: GuildDice
    pirate: PirateDice


class HomeSupply(Table, frozen=True):
    wheat: int
    sugar: int
    wine: int
    wood: int
    bread: int
    pirates: int
    reals: int


class Placement(Table, frozen=True):
    city_watch_workers: int
    order: Literal["reverse_turn_order"]
    city_workers: int
    field_workers: int
    field_must_be_unoccupied: bool
    fields_in_different_regions: bool
    forest_allowed: bool


class Setup(Table, frozen=True):
    prestige_start: int
    passing_slots: PerCount[tuple[str, ...]]
    order_bonus_reals: tuple[int, ...]
    first_player: Literal["most_crowns_dealt"]
    seating_order: Literal["clockwise"]
    home_supply: HomeSupply
    placement: Placement


class Region(Table, frozen=True):
    number: int
    fields: int


class Field(Table, frozen=True):
    """A field with a good, or the forest; what the one kind does not have is "", 0 or None."""

    kind: Literal["good", "forest"]
    region: str = ""
    order: Count = 0
    good: str = ""
    convertible_to: str = ""
    wood: PerCount[Count] | None = None
    harvestable: bool = True
    wood_source: Literal["general_supply"] | None = None

    def wood_with(self, players: int) -> int:
        return self.wood.of(players) if self.wood else 0


class FieldConversion(Table, frozen=True):
    round: int
    from_: str = field(name="from")
    to: str
    requires_no_wood: bool


class Building(Table, frozen=True):
    number: int
    region: str
    empty_round: int
    low: EffectEntry
    high: EffectEntry


class BuildingCost(Table, frozen=True):
    base: PerCount[Count]
    minimum: int
    reduced_by: Literal["sum_of_rerolled_guild_dice"]
    refusal_pirates_base: int
    refusal_pirates_plus: Literal["rerolled_pirate_die"]
    low_min_workers: int
    high_min_workers: int


class Market(Table, frozen=True):
    good: str
    pp: PerScoring[Positive]


class Trade(Table, frozen=True):
    discard: Positive
    reals: Positive


class MarketSlot(Table, frozen=True):
    market: str
    mark: Mark
    players: tuple[int, ...]
    options: tuple[Trade, ...]


class Colony(Table, frozen=True):
    land_good: str
    pp: PerScoring[Positive]
    reward_slots: tuple[str, ...]


class LandingSlot(Table, frozen=True):
    colony: str
    mark: Mark
    players: tuple[int, ...]
    wine: Positive


class KingReward(EffectEntry, frozen=True, kw_only=True):
    group: Literal["a", "b"]


class Conversion(Table, frozen=True):
    phases: tuple[Phase, ...]
    position: Literal["any", "below_top", "top", "above_bottom", "bottom"]
    give: dict[str, Count]
    take: tuple[dict[str, Count], ...]
    steps: int


class WindmillUsage(Table, frozen=True):
    active_player_at_any_decision: bool
    out_of_turn_commands_accepted: bool
    closing_windows: tuple[Literal["end_of_c", "feeding"], ...]


class Windmill(Table, frozen=True):
    start: int
    levels: tuple[Count, ...]
    conversions: dict[str, Conversion]
    usage: WindmillUsage


class City(Table, frozen=True):
    order: Positive
    income: Literal["bread", "reals", "wood"]
    per_own_worker: int
    per_neutral: int
    pp_high: Positive
    pp_low: Positive


class DistrictWood(Table, frozen=True):
    d3: Positive
    d4: Positive
    d5: Positive
    d6: Positive


class CityLayout(Table, frozen=True):
    districts: int
    spots_per_district: int
    open_districts: tuple[int, ...]
    favor_districts: tuple[int, ...]
    neutral_start_spot: int
    tie_winner: Literal["rightmost"]
    neutral_counts_as_player: bool
    district_wood: DistrictWood


class Guild(Table, frozen=True):
    favors: int


class GuildFavor(EffectEntry, frozen=True, kw_only=True):
    guild: str
    phases: tuple[Phase, ...]


class GuildRows(Table, frozen=True):
    rows: tuple[tuple[str, ...], ...]


class GuildBoard(Table, frozen=True):
    requests_per_row: int
    dice_per_row: int
    guilds_flipped_per_choice: int
    p4: GuildRows
    p3: GuildRows
    p2: GuildRows

    def rows(self, players: int) -> tuple[tuple[str, ...], ...]:
        """The guilds of each row, from top to bottom."""
        return (self.p2, self.p3, self.p4)[players - 2].rows


class PassingSlot(Table, frozen=True):
    order: int
    options: tuple[EffectEntry, ...]


class RequestType(Table, frozen=True):
    scoring: str
    max_items: int
    pp_each: int = 0


class RequestTiles(Table, frozen=True):
    players: tuple[int, ...]
    market_routes: Count
    expeditions: Count
    influence_of_guilds: Count
    urbanization: Count
    wealth_of_nation: Count

    def by_type(self) -> dict[str, int]:
        """Type -> how many tiles of it have this back."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "players"}


class RequestBacks(Table, frozen=True):
    heads_2: RequestTiles
    heads_3: RequestTiles
    heads_4: RequestTiles

    def by_name(self) -> dict[str, RequestTiles]:
        return {"heads_2": self.heads_2, "heads_3": self.heads_3, "heads_4": self.heads_4}


class StartingRequest(Table, frozen=True):
    crowns: int
    type: str


class Scored(Table, frozen=True):
    held: int
    score: int


class CrownRequests(Table, frozen=True):
    types: dict[str, RequestType]
    tiles: RequestBacks
    starting: dict[str, StartingRequest]
    schedule: PerScoring[Scored]


class WoodPrice(Table, frozen=True):
    totals: tuple[Count, ...]


class Maintenance(Table, frozen=True):
    steps: tuple[str, ...]
    honor_pp: int
    honor_requires_strict_lead: bool
    income_per_land_worker: int
    upkeep_wood_per_ship: int
    upkeep_pirates_per_missing_wood: int
    feeding_bread_per_worker: int
    feeding_pirates_per_missing_bread: int
    order: Literal["passing_column_top_to_bottom"]


class EndScoring(Table, frozen=True):
    convert_to_reals: tuple[str, ...]
    reals_per_pp: int
    pirate_rank_penalty: tuple[int, ...]
    pirate_excess_over: int
    pirate_excess_pp_each: int
    no_pirates_no_penalty: bool
    pirate_tie: Literal["earlier_in_turn_order_loses_less"]
    final_tie: Literal["earlier_in_turn_order_wins"]


class Limits(Table, frozen=True):
    dice_per_character: PerCount[Count]
    pirate_dice_per_character: int
    workers_per_player_per_field: int
    pieces_per_city_spot: int
    ships_per_slot: int
    favors_used_per_turn: int
    city_watch_unlimited: bool
    colony_land_unlimited: bool


class Rulings(Table, frozen=True):
    bishop_leaving_current_building_cancels_turn: bool
    diplomat_counts_from_zero_workers: bool
    lady_ignores_markers_and_dice: bool
    miller_and_reward_at_top_give_nothing: bool
    scout_city_to_city_earns_pp: bool
    scout_colony_to_other_colony_earns_pp: bool
    engineer_extra_may_repeat_same_field: bool
    extra_harvest_follows_wood_first: bool
    wood_price_counts_whole_turn: bool
    same_piece_moves_once_per_action: bool
    vacated_spot_reusable_same_action: bool
    both_ships_may_use_same_reward: bool
    reals_follow_chosen_quantity: bool
    city_watch_workers_are_fed: bool
    wood_may_be_withheld_in_upkeep: bool
    pirates_hidden: bool
    pirate_discards_are_maximal: bool
    final_prestige_may_be_negative: bool
    request_items_auto_maximised: bool
    pass_action_may_be_declined_midway: bool


class MadeiraData(Table, frozen=True):
    edition: Head
    players: PlayersTable
    game: Course
    components: Components
    resources: dict[str, Resource]
    dice: Dice
    setup: Setup
    regions: dict[str, Region]
    fields: dict[str, Field]
    field_conversions: dict[str, FieldConversion]
    characters: dict[str, EffectEntry]
    harvest: EffectEntry
    buildings: dict[str, Building]
    building_cost: BuildingCost
    markets: dict[str, Market]
    market_slots: dict[str, MarketSlot]
    colonies: dict[str, Colony]
    landing_slots: dict[str, LandingSlot]
    king_rewards: dict[str, KingReward]
    windmill: Windmill
    cities: dict[str, City]
    city_layout: CityLayout
    guilds: dict[str, Guild]
    guild_favors: dict[str, GuildFavor]
    guild_board: GuildBoard
    passing_column: dict[str, PassingSlot]
    crown_requests: CrownRequests
    wood_price: WoodPrice
    maintenance: Maintenance
    end_scoring: EndScoring
    limits: Limits
    rulings: Rulings
    options: dict[str, OptionEntry]
    provenance: dict[str, str]
