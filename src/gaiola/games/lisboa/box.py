"""The box of Lisboa: an edition turned into tables, each named for what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.box import Game
from ...kernel.edition import Edition, convert
from ...kernel.effects import EffectTable
from ...kernel.options import choose
from .bot import evaluation, features
from .constants import (
    ARCHITECTS,
    CARD_TYPES,
    COLUMNS,
    DECKS,
    DOCKS,
    GOODS,
    HOUSE_GROUPS,
    NOBLES,
    NOBODY,
    ROWS,
    RUBBLE,
    SIDES,
    STATE_ACTIONS,
    TREASURY_CARD,
)
from .edition import check
from .edition.card_shape import EffectEntry, Score
from .edition.effect_shape import Vocabulary, Worth
from .edition.shape import LisboaData
from .moves import Moves
from .position import LisboaPosition
from .rules import SEQUENCE
from .rules.best_case import Gains, all_gained, all_gained_by_tile
from .rules.effect_kinds import LisboaEffect, all_enabled, all_spoilt
from .rules.effects import EFFECTS, ENTRIES
from .rules.goals import GOALS, DecreeGoal
from .rules.setup import set_up

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from ...kernel.checker import Checker
    from ...kernel.events import Journal
    from ...kernel.position import Position

COUNTS: Final = (2, 3, 4)
VOCABULARY: Final = Vocabulary(
    effects={kind: {entry.name: entry.parameters for entry in entries} for kind, entries in EFFECTS.items()},
    goals={goal.name: goal.parameters for goal in GOALS},
    worth={entry.name: Worth(entry.worth, entry.worth_more, entry.worth_as) for entry in ENTRIES},
    about_money={entry.name for entry in ENTRIES if entry.about_money},
)
"""What an edition may say of effects and goals."""


class LisboaBox(Game):
    """Lands and sites, cards, tiles and decrees are numbered in the order of the edition; ships come after the
    political cards. Tables by player count are indexed with that count."""

    name: ClassVar[str] = "lisboa"
    rules_version: ClassVar[str] = "2"
    commits: ClassVar[bool] = True

    def __init__(self, edition: Edition, options: Mapping[str, Any]) -> None:
        super().__init__(edition, options, SEQUENCE)
        data = convert(choose(edition.data, self.options), LisboaData)
        self._table: Final = EffectTable(ENTRIES, LisboaEffect)
        self._goals: Final = EffectTable(GOALS, DecreeGoal)
        self.effects: Final = self._table.effects  # by number
        self._read_downtown(data)
        self._read_sites(data)
        self._read_tracks(data)
        self._read_nobles(data)
        self._read_church(data)
        self._read_cards(data)
        self._read_buildings(data)
        self._read_decrees(data)
        self._read_boards(data)
        self._read_set_up(data)
        self._read_end(data)
        self.moves: Final = Moves(self.vocabulary, self)

    def _effects(self, entries: tuple[EffectEntry, ...], path: str) -> list[LisboaEffect]:
        return [self._table.read(entry.written(), f"{path}[{i}]") for i, entry in enumerate(entries)]

    def _read_downtown(self, data: LisboaData) -> None:
        """1.2, 1.4: lands, streets, lines of rubble."""
        board = data.board
        self.lands: list[str] = [land.id for land in board.lands]
        self.land_row: list[int] = [ROWS.index(land.row) for land in board.lands]
        self.land_column: list[int] = [land.column - 1 for land in board.lands]
        self.land_at: list[int] = [NOBODY] * (len(ROWS) * COLUMNS)  # [row * columns + column]
        for land in range(len(self.lands)):
            self.land_at[self.land_row[land] * COLUMNS + self.land_column[land]] = land
        self.land_reward: list[list[LisboaEffect]] = [
            self._effects(land.reward, f"board.lands.{land.id}.reward") for land in board.lands
        ]
        self.land_brings: list[list[Gains]] = [  # [land][times its reward is received]
            [all_gained(effects * times) for times in range(3)] for effects in self.land_reward
        ]
        columns = sorted(board.columns, key=lambda column: column.id)
        self.column_streets: list[list[int]] = [[GOODS.index(street) for street in c.streets] for c in columns]
        self.column_small: list[int] = [int(column.tile == "small") for column in columns]
        self.row_cubes: list[int] = [row.rubble for row in board.rows]
        self.column_cubes: list[int] = [column.rubble for column in columns]
        self.space_of: list[int] = [0] * COLUMNS  # [column] where its scoring tile lies
        for space in board.scoring_spaces:
            for column in space.columns:
                self.space_of[column - 1] = space.space - 1
        self.scoring_tiles: list[int] = list(board.scoring_tiles)
        self.tiles: list[str] = [tile.id for tile in board.city_display]
        self.tile_good: list[int] = [GOODS.index(tile.good) for tile in board.city_display]
        self.tile_small: list[int] = [int(tile.tile == "small") for tile in board.city_display]
        self.tiles_of_size: list[int] = [data.components.city_tiles_large, data.components.city_tiles_small]
        self.street_tile: list[list[int]] = [  # [column][street] of its good and the size of the column, shown or not
            [self._tile(street, self.column_small[column]) for street in range(len(GOODS))] for column in range(COLUMNS)
        ]
        self.column_tiles: list[list[int]] = [  # those of the streets that a column touches
            [self.street_tile[column][street] for street in streets]
            for column, streets in enumerate(self.column_streets)
        ]
        self.rubble_cost: list[int] = [data.rubble.kinds[kind].cost for kind in RUBBLE]
        self.cubes_of: list[int] = [data.rubble.kinds[kind].cubes for kind in RUBBLE]
        self.cubes_per_site: int = data.rubble.per_site
        self.pile_cubes: int = board.rubble_pile.cubes
        self.open_rows: list[list[int]] = [[] for _ in range(5)]  # [players]
        for players in COUNTS:
            closed = data.players.by_count[str(players)].closed_rows
            self.open_rows[players] = [row for row, name in enumerate(ROWS) if name not in closed]
        self.open_lands: list[list[int]] = [
            [land for land in range(len(self.lands)) if self.land_row[land] in self.open_rows[players]]
            for players in range(5)
        ]

    def _tile(self, street: int, small: int) -> int:
        """The place of the display for city tiles of this street and size."""
        for tile in range(len(self.tiles)):
            if self.tile_good[tile] == street and self.tile_small[tile] == small:
                return tile
        return NOBODY

    def _read_sites(self, data: LisboaData) -> None:
        """1.3: sites, by row or by street."""
        sites = data.board.sites
        self.sites: list[str] = [site.id for site in sites]
        self.site_side: list[int] = [SIDES.index(site.side) for site in sites]
        self.site_row: list[int] = [ROWS.index(site.row) if site.row else NOBODY for site in sites]
        self.site_street: list[int] = [GOODS.index(site.street) if site.street else NOBODY for site in sites]
        self.site_reward: list[list[LisboaEffect]] = [
            self._effects(site.reward, f"board.sites.{site.id}.reward") for site in sites
        ]
        self.site_brings: list[Gains] = [all_gained(effects) for effects in self.site_reward]
        self.open_sites: list[list[int]] = [
            [s for s in range(len(sites)) if self.site_row[s] == NOBODY or self.site_row[s] in self.open_rows[players]]
            for players in range(5)
        ]
        self.row_sites: list[list[int]] = [
            [s for s in range(len(sites)) if self.site_row[s] == row] for row in range(len(ROWS))
        ]
        self.street_site: list[int] = [self.site_street.index(street) for street in range(len(GOODS))]

    def _read_tracks(self, data: LisboaData) -> None:
        """1.6, 1.7, 5.2, 5.3: Treasury, market, Influence."""
        track = sorted(data.treasury.track, key=lambda step: step.position)
        self.treasury_value: list[int] = [step.value for step in track]
        self.treasury_modifier: list[int] = [step.modifier for step in track]
        self.first_treasury: int = self.treasury_value.index(data.setup.treasury_value)
        self.treasury_by_ship: int = data.treasury.moves.ship_built
        self.treasury_by_icon: int = data.treasury.moves.cardinal_treasury_icon
        self.treasury_by_card: int = data.treasury.moves.treasury_card_to_portfolio
        self.most_influence: int = data.influence.range[1]
        self.wig_space: int = data.influence.wig_space
        reals = set(data.influence.real_spaces)
        self.cash: list[list[int]] = [  # [0 by real spaces, 1 space by space][Influence] réis that it can become
            [sum(1 for space in range(influence) if space in reals) for influence in range(self.most_influence + 1)],
            list(range(self.most_influence + 1)),
        ]
        self.most_cash: int = self.most_influence
        self.first_prices: list[int] = [data.market.start[good] for good in GOODS]
        self.price_floor: int = data.market.floor
        self.price_drop: int = data.market.drop_per_type_produced

    def _read_nobles(self, data: LisboaData) -> None:
        """1.5: offices, and what the Nobles offer."""
        nobles = [data.nobles[noble] for noble in NOBLES]
        self.accepts: list[list[int]] = [[int(good in noble.accepts) for good in GOODS] for noble in nobles]
        self.noble_of: list[int] = [  # [State action]
            next(n for n, noble in enumerate(nobles) if action in noble.state_actions) for action in STATE_ACTIONS
        ]
        self.state_actions: list[list[int]] = [
            [STATE_ACTIONS.index(a) for a in noble.state_actions] for noble in nobles
        ]
        self.office_size: list[int] = [data.board.offices[noble] for noble in NOBLES]
        self.staff_places: list[str] = [*[f"office_{n}" for n in NOBLES], *[f"plaza_{n}" for n in NOBLES]]
        self.neutral: list[int] = [0] * 5  # [players] in each office
        self.favors_each: list[int] = [0] * 5
        for players in COUNTS:
            self.neutral[players] = data.players.by_count[str(players)].neutral_officials_per_office
            self.favors_each[players] = data.players.by_count[str(players)].favors_per_noble
        turn = data.turn
        self.recruits: int = turn.recruit_max
        self.cardinal_steps: int = turn.cardinal_max_steps
        self.trades: int = turn.trade_goods_max
        self.gold_taken: int = turn.get_gold
        self.wigs_per_influence: int = turn.wig_per_influence
        self.crate_wigs: int = turn.crate_wigs
        self.extra_decrees: int = turn.extra_decrees_per_turn

    def _read_church(self, data: LisboaData) -> None:
        """1.8, 8.12: the ring and its tiles."""
        church = data.board.church
        self.ring_names: list[str] = list(church.tile_spaces)
        self.gaps: list[str] = [gap.id for gap in church.gaps]
        self.first_gap: int = self.gaps.index(church.start_gap)
        self.beside: list[list[int]] = [[self.ring_names.index(space) for space in gap.between] for gap in church.gaps]
        self.treasury_gap: int = [gap.icon for gap in church.gaps].index("treasury")
        self.influence_gap: int = [gap.icon for gap in church.gaps].index("influence")
        tiles = data.clergy.tiles
        self.clergy: list[str] = [tile.id for tile in tiles]
        self.clergy_copies: list[int] = [tile.copies for tile in tiles]
        self.clergy_once: list[int] = [int(tile.kind == "once") for tile in tiles]
        self.clergy_wigs: list[int] = [tile.wigs for tile in tiles]
        self.clergy_effect: list[list[LisboaEffect]] = [
            self._effects(tile.effect, f"clergy.tiles.{tile.id}.effect") for tile in tiles
        ]
        self.clergy_brings: list[Gains] = [all_gained_by_tile(effects) for effects in self.clergy_effect]
        self.clergy_enables: list[int] = [all_enabled(effects) for effects in self.clergy_effect]  # as bits
        unclear = any(brings.unclear for brings in self.clergy_brings)
        self.dearer_by_cardinal: int = len(self.treasury_value) if unclear else self.treasury_by_icon  # steps at most
        self.clergy_limit: int = data.clergy.limit
        self.clergy_drawn: int = data.setup.clergy_drawn

    def _read_cards(self, data: LisboaData) -> None:
        """1.10, 2.13: political cards, then ships."""
        cards, ships = data.cards.political, data.cards.ships
        self.cards: list[str] = [card.id for card in cards]
        self.first_ship: int = len(cards)
        self.ships: list[str] = [ship.id for ship in ships]
        self.in_slots: list[str] = [*self.cards, *self.ships]  # what may lie in a portfolio
        self.card_type: list[int] = [CARD_TYPES.index(card.type) for card in cards]
        self.card_deck: list[int] = [DECKS.index(card.deck) for card in cards]
        self.card_year: list[int] = [card.year for card in cards]
        self.card_influence: list[int] = [*[c.influence for c in cards], *[ship.influence for ship in ships]]
        self.reward: list[list[LisboaEffect]] = [
            self._effects(card.reward, f"cards.political.{card.id}.reward") for card in cards
        ]
        self.penalty: list[list[LisboaEffect]] = [
            self._effects(card.penalty, f"cards.political.{card.id}.penalty") for card in cards
        ]
        self.card_takes_goods: list[bool] = [
            any(effect.entry.takes_goods for effect in penalty) for penalty in self.penalty
        ]
        self.card_spoils: list[int] = [  # State actions, as bits
            all_spoilt(penalty + reward) for penalty, reward in zip(self.penalty, self.reward, strict=True)
        ]
        self.event: list[list[LisboaEffect]] = [
            self._effects(card.event, f"cards.political.{card.id}.event") for card in cards
        ]
        self.card_benefit: list[list[LisboaEffect]] = [
            self._effects(card.benefit, f"cards.political.{card.id}.benefit") for card in cards
        ]
        self.card_benefit += [[] for _ in ships]
        self.of_deck: list[list[int]] = [  # [deck][card] 1 if it belongs there
            [int(self.card_deck[card] == deck) for card in range(len(cards))] for deck in range(len(DECKS))
        ]
        self.pile_cards: list[list[list[int]]] = [  # [deck][type]
            [[c for c in range(len(cards)) if deck[c] and self.card_type[c] == kind] for kind in range(len(CARD_TYPES))]
            for deck in self.of_deck
        ]
        self.pile_names: list[list[list[str]]] = [
            [[self.cards[card] for card in pile] for pile in piles] for piles in self.pile_cards
        ]
        self.hull: list[int] = [ship.hull for ship in ships]
        self.ship_modifier: list[int] = [ship.price_modifier for ship in ships]
        colours = [ship.colour for ship in ships]
        self.ship_copies: list[int] = [0] * 5  # [players]
        for players in COUNTS:
            self.ship_copies[players] = data.players.by_count[str(players)].ship_copies
        periods = (data.periods.first, data.periods.second)
        self.yard_order: list[list[int]] = [[], *[[colours.index(c) for c in period.ships] for period in periods]]
        self.hand_deck: list[int] = [NOBODY, *[DECKS.index(period.hand_deck) for period in periods]]
        self.display_deck: list[int] = [NOBODY, *[DECKS.index(period.display_deck) for period in periods]]
        self.sets_to_end: list[int] = [0, *[period.end_rubble_sets for period in periods]]
        self.piles_to_end: list[int] = [0, *[period.end_empty_piles for period in periods]]
        self.berths: list[str] = [
            f"p{seat + 1}_dock{dock + 1}" for seat in range(self.max_players) for dock in range(DOCKS)
        ]

    def is_noble(self, card: int) -> bool:
        """A card of a Noble: neither a Treasury card nor a ship."""
        return card < self.first_ship and self.card_type[card] != TREASURY_CARD

    def _read_buildings(self, data: LisboaData) -> None:
        """2.7, 12.3: plans by architect and officials, public buildings by tile and side."""
        plans = data.plans.tiles
        numbers = sorted({plan.officials for plan in plans})
        self.plans: list[str] = [f"{architect}-{n}" for architect in ARCHITECTS for n in numbers]
        self.plan_architect: list[int] = [a for a in range(len(ARCHITECTS)) for _ in numbers]
        self.plans_of: list[list[int]] = [  # [architect] the smallest first
            [plan for plan, of in enumerate(self.plan_architect) if of == architect]
            for architect in range(len(ARCHITECTS))
        ]
        self.plan_officials: list[int] = [n for _ in ARCHITECTS for n in numbers]
        kind = [self.plans.index(f"{plan.architect}-{plan.officials}") for plan in plans]
        self.starting_plans: list[int] = [0] * len(self.plans)
        for number, plan in zip(kind, plans, strict=True):
            self.starting_plans[number] += int(plan.starting)
        self.plan_stack: list[list[int]] = [  # [architect] from the top
            sorted([k for k, plan in zip(kind, plans, strict=True) if plan.architect == a and not plan.starting])
            for a in ARCHITECTS
        ]
        tiles = data.buildings.tiles
        self.buildings: list[str] = [tile.id for tile in tiles]
        self.building_goods: list[list[int]] = [  # [tile * 2 + architect][good] 1 if its side shows it
            [int(good in tile.goods(architect)) for good in GOODS] for tile in tiles for architect in ARCHITECTS
        ]
        self.stack_size: int = len(tiles) // len(ARCHITECTS)

    def _read_decrees(self, data: LisboaData) -> None:
        """11, 17.17: decrees with what they count and how they score."""
        decrees = data.decrees.cards
        self.decrees: list[str] = [decree.id for decree in decrees]
        self.goal: list[DecreeGoal] = [
            self._goals.read(decree.goal.written(), f"decrees.cards.{decree.id}.goal", key="id") for decree in decrees
        ]
        self.score: list[Score] = [decree.score for decree in decrees]
        self.decrees_shown: int = data.decrees.display
        self.marked: list[list[int]] = [  # [players][decree] 1 if it is removed when it appears
            [int(decree.remove_with_two and players in COUNTS and self._removes(data, players)) for decree in decrees]
            for players in range(5)
        ]

    @staticmethod
    def _removes(data: LisboaData, players: int) -> bool:
        return data.players.by_count[str(players)].remove_marked_decrees

    def _read_boards(self, data: LisboaData) -> None:
        """1.9, 4.2, 4.8, 10.6: the player boards."""
        board = data.player_board
        self.portfolio_base: int = board.portfolio_base
        self.portfolio_per_set: int = board.portfolio_per_set
        self.warehouse_base: int = board.warehouse_base
        self.warehouse_per_set: int = board.warehouse_per_set
        self.rubble_columns: int = board.rubble_columns
        self.houses_in_group: list[int] = [len(board.houses[group]) for group in HOUSE_GROUPS]
        self.house_benefit: list[list[list[LisboaEffect]]] = [  # [group][houses built]
            [[], *[self._effects(h.benefit, f"player_board.houses.{group}") for h in board.houses[group]]]
            for group in HOUSE_GROUPS
        ]
        self.officials_each: int = data.components.officials_per_player

    def _read_set_up(self, data: LisboaData) -> None:
        """2: what everybody begins with."""
        setup = data.setup
        self.first_wigs: int = setup.wigs
        self.first_reis: int = setup.reis
        self.first_goods: list[int] = [setup.goods[good] for good in GOODS]
        self.first_influence: list[int] = list(setup.influence_by_turn_order)
        self.first_officials: list[int] = [setup.officials_in_office[noble] for noble in NOBLES]
        self.hand_size: int = setup.hand.cards
        self.draft: bool = setup.draft
        self.draft_keep: list[int] = list(setup.draft_variant.keep)

    def _read_end(self, data: LisboaData) -> None:
        """15.3, 16: what the end of a period and of the game pays."""
        end = data.scoring.end_game
        self.period_set_wigs: int = data.scoring.period.wigs_per_rubble_set
        self.hull_wigs: int = end.ship_wigs_per_hull
        self.end_set_wigs: int = end.wigs_per_rubble_set
        self.reis_per_wig: int = end.reis_per_wig
        self.favor_wigs: int = end.favor_wigs
        self.store_prizes: list[list[list[int]]] = []  # [players][good][rank]
        self.official_prizes: list[list[int]] = []
        for players in range(5):
            count = data.players.by_count.get(str(players))
            ranks = count.store_majority_places if count else ()
            self.store_prizes.append([[end.stores[good][rank - 1] for rank in ranks] for good in GOODS])
            self.official_prizes.append(list(count.officials_majority) if count else [])

    # ---- the contract

    @classmethod
    def check(cls, edition: Edition) -> Checker:
        return check(edition, VOCABULARY)

    def empty(self, players: int) -> LisboaPosition:
        return LisboaPosition(self, players)

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        assert isinstance(pos, LisboaPosition)
        set_up(pos, chance, journal)

    def max_decisions(self, players: int) -> int:
        """A period ends when three piles of five are empty, so it has at most 19 turns; the last two rounds follow. A
        turn asks each seat for no more than 60 things, the change of the period for 30."""
        turns = 2 * (len(CARD_TYPES) * 5 - 1) + 2 * players
        return turns * players * 60 + players * 30

    def census(self, players: int) -> dict[str, int]:
        count = {
            "rubble": sum(self.cubes_of),
            "clergy": sum(self.clergy_copies),
            "decrees": len(self.decrees),
            "favors": self.favors_each[players] * len(NOBLES),
            "buildings": len(self.buildings),
            "plans": sum([len(stack) for stack in self.plan_stack]) + players,
            "city tiles": sum(self.tiles_of_size),
        }
        for seat in range(players):
            count[f"officials of seat {seat}"] = self.officials_each
            count[f"houses of seat {seat}"] = sum(self.houses_in_group)
        return count

    def worth(self) -> dict[str, int]:
        return {"wigs": 1}

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        assert isinstance(pos, LisboaPosition)
        return evaluation.evaluate(pos, seat)

    def features(self, pos: Position[Any], seat: int) -> list[float]:
        assert isinstance(pos, LisboaPosition)
        return features.features(pos, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES
