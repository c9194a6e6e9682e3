"""The box of Madeira: an edition turned into tables, each named for what it answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.box import Game
from ...kernel.edition import Edition, convert
from ...kernel.effects import Effect, EffectTable
from ...kernel.options import choose
from .bot import evaluation, features
from .constants import BUILDINGS, FAVORS, NOBODY, PASSING, PHASE_B, PHASE_C, REWARDS, SOURCE_NAMES
from .edition import check
from .edition.shape import EffectEntry, MadeiraData
from .moves import Moves
from .position import MadeiraPosition
from .rules import SEQUENCE, WINDMILL
from .rules.effect_kind import kind_of
from .rules.effects import HANDLERS
from .rules.setup import set_up

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from ...kernel.checker import Checker
    from ...kernel.events import Journal
    from ...kernel.position import Position

COUNTS: Final = (2, 3, 4)


class MadeiraBox(Game):
    """Fields, places, slots, buildings, favors, rewards and requests are numbered in the order of the edition;
    buildings in the order of their numbers. Tables by player count are indexed with that count."""

    name: ClassVar[str] = "madeira"

    def __init__(self, edition: Edition, options: Mapping[str, Any]) -> None:
        super().__init__(edition, options, SEQUENCE)
        self.asides = (WINDMILL,)
        data = convert(choose(edition.data, self.options), MadeiraData)
        self._table: Final = EffectTable(HANDLERS, Effect)
        self.effects: Final = self._table.effects  # by number
        self.source_of: list[int] = []  # [effect] where its points come from
        self._read_fields(data)
        self._read_cities(data)
        self._name_places(data)
        self._read_harbors(data)
        self._read_buildings(data)
        self._read_guilds(data)
        self._read_windmill(data)
        self._read_crown(data)
        self._read_numbers(data)
        self._read_worker_effects()
        self.moves: Final = Moves(self.vocabulary, self)

    def _effect(self, entry: EffectEntry, path: str, source: int) -> Effect:
        """An effect of the edition, and the source that its points are booked under."""
        effect = self._table.read(entry.written(), path)
        while len(self.source_of) < len(self.effects):
            self.source_of.append(source)
        return effect

    def _read_worker_effects(self) -> None:
        """7.2, 12.10, 12.12, 13.15: by effect, where it sends workers and what each of them brings there. The points of
        12.9 are not for a worker: the effect pays them itself."""
        self.aim: list[int] = [kind_of(effect).aim for effect in self.effects]
        self.pp_city: list[int] = self._by_effect("pp_city")
        self.pp_per_own_ship: list[int] = self._by_effect("pp_per_own_ship")
        self.pirates_per_worker: list[int] = self._by_effect("pirates_per_worker")

    def _by_effect(self, param: str) -> list[int]:
        """A parameter of every effect, 0 for those that have none."""
        tables = [dict(zip(effect.handler.params, effect.values, strict=False)) for effect in self.effects]
        return [table.get(param, 0) for table in tables]

    def _read_fields(self, data: MadeiraData) -> None:
        """1.3, 1.4: the fields, the forest among them."""
        self.goods: list[str] = [name for name, resource in data.resources.items() if resource.good]
        self.wheat: int = self.goods.index("wheat")
        self.wine: int = self.goods.index("wine")
        self.regions: list[str] = list(data.regions)
        self.region_number: list[int] = [region.number for region in data.regions.values()]
        self.fields: list[str] = list(data.fields)
        table = list(data.fields.values())
        self.forest: int = [field.kind for field in table].index("forest")
        self.region_of: list[int] = [self.regions.index(f.region) if f.region else NOBODY for f in table]
        self.region_fields: list[list[int]] = [
            [field for field in range(len(table)) if self.region_of[field] == region]
            for region in range(len(self.regions))
        ]
        self.first_good: list[int] = [self.goods.index(f.good) if f.good else NOBODY for f in table]
        self.turns_to: list[int] = [self.goods.index(f.convertible_to) if f.convertible_to else NOBODY for f in table]
        self.first_wood: list[list[int]] = [  # [players][field]
            [field.wood_with(players) if players in COUNTS else 0 for field in table] for players in range(5)
        ]
        self.changes: dict[int, tuple[int, int]] = {  # round -> the good that goes, the good that comes
            change.round: (self.goods.index(change.from_), self.goods.index(change.to))
            for change in data.field_conversions.values()
        }

    def _read_cities(self, data: MadeiraData) -> None:
        """11.1, 11.3: districts, spots and what they cost."""
        layout = data.city_layout
        self.cities: list[str] = list(data.cities)
        self.districts: int = layout.districts
        self.city_spots: int = layout.districts * layout.spots_per_district
        self.spots: list[str] = [f"{city}_{spot + 1}" for city in self.cities for spot in range(self.city_spots)]
        self.city_of: list[int] = [spot // self.city_spots for spot in range(len(self.spots))]
        self.district_of: list[int] = [spot // layout.spots_per_district for spot in range(len(self.spots))]
        wood = layout.district_wood
        self.district_wood: list[int] = [0] * layout.districts * len(self.cities)
        self.favor_districts: list[int] = []
        for city in range(len(self.cities)):
            for district, price in zip(layout.favor_districts, (wood.d3, wood.d4, wood.d5, wood.d6), strict=True):
                self.district_wood[city * layout.districts + district - 1] = price
                self.favor_districts.append(city * layout.districts + district - 1)
        self.citizen_spots: list[int] = [
            city * self.city_spots + layout.neutral_start_spot - 1 for city in range(len(self.cities))
        ]
        self.income: list[str] = [city.income for city in data.cities.values()]
        self.per_own: list[int] = [city.per_own_worker for city in data.cities.values()]
        self.per_neutral: list[int] = [city.per_neutral for city in data.cities.values()]
        self.city_high: list[int] = [city.pp_high for city in data.cities.values()]
        self.city_low: list[int] = [city.pp_low for city in data.cities.values()]

    def _name_places(self, data: MadeiraData) -> None:
        """1.2, 1.6: where workers can be: fields, city spots, colony lands, the City Watch, Home; in this order."""
        self.colonies: list[str] = list(data.colonies)
        self.places: list[str] = [*self.fields, *self.spots, *self.colonies, "watch", "home"]
        self.first_spot: int = len(self.fields)
        self.first_land: int = self.first_spot + len(self.spots)
        self.watch_place: int = self.first_land + len(self.colonies)
        self.home_place: int = self.watch_place + 1

    def _read_harbors(self, data: MadeiraData) -> None:
        """10.5 to 10.11: harbors are the markets and then the colonies; slots those of markets, then landings."""
        self.markets: list[str] = list(data.markets)
        self.harbors: list[str] = [*self.markets, *self.colonies]
        self.slots: list[str] = [*data.market_slots, *data.landing_slots]
        market = [self.markets.index(slot.market) for slot in data.market_slots.values()]
        colony = [len(self.markets) + self.colonies.index(slot.colony) for slot in data.landing_slots.values()]
        self.harbor_of: list[int] = [*market, *colony]
        self.harbor_slots: list[list[int]] = [
            [slot for slot in range(len(self.slots)) if self.harbor_of[slot] == harbor]
            for harbor in range(len(self.harbors))
        ]
        self.slot_good: list[int] = [self.goods.index(data.markets[s.market].good) for s in data.market_slots.values()]
        self.slot_good += [self.wine] * len(colony)
        self.slot_goods: list[list[int]] = [[t.discard for t in s.options] for s in data.market_slots.values()]
        self.slot_goods += [[slot.wine] for slot in data.landing_slots.values()]
        self.slot_reals: list[list[int]] = [[t.reals for t in s.options] for s in data.market_slots.values()]
        self.slot_reals += [[0] for _ in colony]
        marks = [slot.players for slot in data.market_slots.values()]
        marks += [slot.players for slot in data.landing_slots.values()]
        self.open_slots: list[list[int]] = [  # [players]
            [slot for slot in range(len(marks)) if players in marks[slot]] for players in range(5)
        ]
        self.harbor_points: list[list[int]] = [  # [harbor][round]
            [0, pp.r1, 0, pp.r3, 0, pp.r5]
            for pp in [*(m.pp for m in data.markets.values()), *(c.pp for c in data.colonies.values())]
        ]
        every = range(len(self.slots))
        self.best_slots: list[list[list[tuple[int, int]]]] = [  # [Market Routes or Expeditions][round]: slot, points
            [self._best_slots(slots, round) for round in range(len(self.harbor_points[0]))]
            for slots in (every[: len(market)], every[len(market) :])
        ]
        self.land_good: list[int] = [self.goods.index(colony.land_good) for colony in data.colonies.values()]
        self.rewards: list[str] = list(data.king_rewards)
        self.reward_effect: list[Effect] = [
            self._effect(reward, f"king_rewards.{name}", REWARDS) for name, reward in data.king_rewards.items()
        ]
        self.reward_group: list[int] = ["ab".index(reward.group) for reward in data.king_rewards.values()]
        self.alternatives: list[str] = []  # what a choice between effects is called
        for effect in self.effects:
            if effect.handler.nested:
                self.alternatives = [kind_of(inner).changes(inner) for inner in effect.values[0]]

    def _best_slots(self, slots: Iterable[int], round: int) -> list[tuple[int, int]]:
        """16.4, 16.5: slots with the points of a ship there, the most points first."""
        worth = [(slot, self.harbor_points[self.harbor_of[slot]][round]) for slot in slots]
        return sorted(worth, key=lambda one: -one[1])

    def _read_buildings(self, data: MadeiraData) -> None:
        """1.5, 12.3, 12.6, 12.7: buildings by number, what they cost and do; characters, the harvest and dice, 1.6."""
        self.buildings: list[str] = sorted(data.buildings, key=lambda name: data.buildings[name].number)
        table = [data.buildings[name] for name in self.buildings]
        self.building_region: list[int] = [self.regions.index(building.region) for building in table]
        self.empty_round: list[int] = [building.empty_round for building in table]
        self.low: list[Effect] = [
            self._effect(b.low, f"buildings.{n}.low", BUILDINGS) for n, b in self._with_names(table)
        ]
        self.high: list[Effect] = [
            self._effect(b.high, f"buildings.{n}.high", BUILDINGS) for n, b in self._with_names(table)
        ]
        cost = data.building_cost  # 12.3
        self.base_cost: list[int] = [cost.base.of(players) if players in COUNTS else 0 for players in range(5)]
        self.least_cost: int = cost.minimum
        self.base_pirates: int = cost.refusal_pirates_base  # 12.6: for not paying, before the pirate die
        self.low_workers: int = cost.low_min_workers  # 12.7
        self.high_workers: int = cost.high_min_workers
        self.characters: list[str] = list(data.characters)
        self.action: list[Effect] = [
            self._effect(effect, f"characters.{name}", BUILDINGS) for name, effect in data.characters.items()
        ]
        self.per_field: int = data.harvest.per_field or 0  # 7.5
        self.extra_on_empty: int = data.harvest.extra_on_empty_building or 0  # 7.7
        self.faces: list[str] = [str(face) for face in sorted(set(data.dice.guild.faces))]
        self.face_value: list[int] = [int(face) for face in self.faces]
        self.guild_weights: list[int] = [data.dice.guild.faces.count(value) for value in self.face_value]
        self.pirate_weights: list[int] = [data.dice.pirate.faces.count(value) for value in self.face_value]
        regions = [self.region_number[region] for region in self.building_region]
        self.die_bread: list[int] = [  # 6.6 [face * buildings + building]
            max(region - value, 0) for value in self.face_value for region in regions
        ]
        self.dice_per_row: int = data.dice.guild.per_row
        self.pirate_dice: list[int] = [data.dice.pirate.count.of(p) if p in COUNTS else 0 for p in range(5)]
        self.most_dice: list[int] = [  # 6.5 [players]
            data.limits.dice_per_character.of(p) if p in COUNTS else 0 for p in range(5)
        ]
        self.markers_each: int = data.components.action_markers_per_player

    def _with_names(self, table: list[Any]) -> list[tuple[str, Any]]:
        return list(zip(self.buildings, table, strict=True))

    def _read_guilds(self, data: MadeiraData) -> None:
        """13.3, 8.3: guilds with their favors and rows, and the passing column."""
        self.guilds: list[str] = list(data.guilds)
        self.favors: list[str] = list(data.guild_favors)
        table = data.guild_favors
        self.guild_of: list[int] = [self.guilds.index(favor.guild) for favor in table.values()]
        self.favor_effect: list[Effect] = [
            self._effect(favor, f"guild_favors.{name}", FAVORS) for name, favor in table.items()
        ]
        letters = {PHASE_B: "b", PHASE_C: "c"}
        self.usable: dict[int, list[bool]] = {  # phase -> [favor]
            phase: [letter in favor.phases for favor in table.values()] for phase, letter in letters.items()
        }
        self.row_guilds: list[list[list[int]]] = [  # [players][row]
            [[self.guilds.index(guild) for guild in row] for row in data.guild_board.rows(players)]
            if players in COUNTS
            else []
            for players in range(5)
        ]
        self.passing: list[str] = sorted(data.passing_column, key=lambda name: data.passing_column[name].order)
        self.pass_effects: list[list[Effect]] = [
            [
                self._effect(option, f"passing_column.{name}.options[{i}]", PASSING)
                for i, option in enumerate(data.passing_column[name].options)
            ]
            for name in self.passing
        ]
        self.bishop_escape: bool = data.rulings.bishop_leaving_current_building_cancels_turn
        self.diplomat_from_zero: bool = data.rulings.diplomat_counts_from_zero_workers

    def _read_windmill(self, data: MadeiraData) -> None:
        """14: what the conversions give and take."""
        mill, conversions = data.windmill, data.windmill.conversions
        self.levels: list[int] = list(mill.levels)  # how many workers each level feeds
        self.start_level: int = self.levels.index(mill.start)
        self.pairs: list[str] = [f"{one}-{two}" for one, two in combinations_with_replacement(self.goods, 2)]
        self.pair_goods: list[tuple[int, int]] = list(combinations_with_replacement(range(len(self.goods)), 2))
        self.pair_takes: list[list[int]] = [  # the goods that each pair can be exchanged for
            [good for good in range(len(self.goods)) if good not in pair] for pair in self.pair_goods
        ]
        self.climb_wheat: int = conversions["climb"].give["wheat"]
        self.prestige_wheat: int = conversions["top_prestige"].give["wheat"]
        self.prestige_points: int = conversions["top_prestige"].take[0]["pp"]
        self.descend_gains: list[int] = [  # bread, reals
            conversions["descend"].take[0]["bread"],
            conversions["descend"].take[1]["reals"],
        ]
        self.point_price: int = conversions["bottom_prestige"].give["pp"]
        self.point_gains: list[int] = [
            conversions["bottom_prestige"].take[0]["bread"],
            conversions["bottom_prestige"].take[1]["reals"],
        ]

    def _read_crown(self, data: MadeiraData) -> None:
        """16: kinds of requests, their tiles, and how many are scored and kept in which round."""
        crown = data.crown_requests
        self.requests: list[str] = [name for name in SOURCE_NAMES if name in crown.types]
        types = [crown.types[name] for name in self.requests]
        self.request_items: list[int] = [kind.max_items for kind in types]
        self.favor_points: int = crown.types["influence_of_guilds"].pp_each
        self.donation_each: int = crown.types["wealth_of_nation"].max_items
        self.donation_points: int = crown.types["wealth_of_nation"].pp_each
        backs = crown.tiles.by_name().values()
        self.request_tiles: list[list[int]] = [  # [players][kind]
            [sum(back.by_type()[name] for back in backs if players in back.players) for name in self.requests]
            for players in range(5)
        ]
        self.requests_per_row: int = data.guild_board.requests_per_row
        self.starting: list[str] = list(crown.starting)
        self.crowns: list[int] = [tile.crowns for tile in crown.starting.values()]
        self.starting_kind: list[int] = [self.requests.index(tile.type) for tile in crown.starting.values()]
        schedule = crown.schedule
        self.requests_scored: dict[int, int] = {number: schedule.of(number).score for number in (1, 3, 5)}  # by round
        self.requests_kept: dict[int, int] = {
            number: schedule.of(number).held - scored for number, scored in self.requests_scored.items()
        }
        self.most_donated: int = self.donation_each * schedule.r5.held

    def _read_numbers(self, data: MadeiraData) -> None:
        self.rounds: int = data.game.rounds
        self.workers_each: int = data.components.workers_per_player
        self.ships_each: int = data.components.ships_per_player
        supply = data.setup.home_supply
        self.supply_goods: list[int] = [getattr(supply, good) for good in self.goods]
        self.supply_wood: int = supply.wood
        self.supply_bread: int = supply.bread
        self.supply_pirates: int = supply.pirates
        self.supply_reals: int = supply.reals
        self.order_reals: list[int] = list(data.setup.order_bonus_reals)
        self.guards: int = data.setup.placement.city_watch_workers
        self.field_workers: int = data.setup.placement.field_workers
        self.wood_totals: list[int] = list(data.wood_price.totals)
        while len(self.wood_totals) <= 2 * self.ships_each:  # no turn can need so many; bots may ask all the same
            self.wood_totals.append(2 * self.wood_totals[-1] - self.wood_totals[-2] + 1)
        self.honor_points: int = data.maintenance.honor_pp
        self.land_income: int = data.maintenance.income_per_land_worker
        self.reals_per_point: int = data.end_scoring.reals_per_pp
        self.rank_penalty: list[int] = list(data.end_scoring.pirate_rank_penalty)
        self.excess_over: int = data.end_scoring.pirate_excess_over
        self.excess_points: int = data.end_scoring.pirate_excess_pp_each
        self.pirates_covered: bool = data.rulings.pirates_hidden

    # ---- the contract

    @classmethod
    def check(cls, edition: Edition) -> Checker:
        return check(edition)

    def empty(self, players: int) -> MadeiraPosition:
        return MadeiraPosition(self, players)

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        assert isinstance(pos, MadeiraPosition)
        set_up(pos, chance, journal)

    def max_decisions(self, players: int) -> int:
        """A seat places three workers at the start; a round asks it for a row, a request and a guild, and gives it a
        turn for each of its dice, for each pirate die, for passing and for each building. A turn asks at most for a
        favor, the choice, twice four parts of a ship move with rewards and as many pieces of wood as there can be.
        Using the windmill is bounded by what it uses up: goods, levels and points."""
        turns = self.dice_per_row + self.pirate_dice[players] + 1 + len(self.buildings)
        return players * (3 + self.rounds * (8 + turns * 60 + 200))

    def census(self, players: int) -> dict[str, int]:
        count = {"citizens": len(self.cities), "favors": len(self.favors), "characters": len(self.characters)}
        for seat in range(players):
            count[f"workers of seat {seat}"] = self.workers_each
            count[f"ships of seat {seat}"] = self.ships_each
        return count

    def worth(self) -> dict[str, int]:
        return {"points": 1}

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        assert isinstance(pos, MadeiraPosition)
        return evaluation.evaluate(pos, seat)

    def features(self, pos: Position[Any], seat: int) -> list[float]:
        assert isinstance(pos, MadeiraPosition)
        return features.features(pos, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES
