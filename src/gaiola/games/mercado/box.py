"""The box of Mercado: an edition turned into tables, each named for what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.box import Game
from ...kernel.edition import Edition, convert
from ...kernel.options import choose
from .bot import evaluation, features
from .constants import LINES, SIDE, SPACES
from .edition import check
from .edition.shape import MercadoData
from .moves import Moves
from .position import MercadoPosition
from .rules import SEQUENCE
from .rules.challenges import Challenge
from .rules.setup import set_up
from .rules.turns import TurnSteps

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from ...kernel.checker import Checker
    from ...kernel.events import Journal
    from ...kernel.position import Position


class MercadoBox(Game):
    """Goods, spaces, lines, entrances, tiles and restaurants are numbered; rows are lines 0-4, columns 5-9."""

    name: ClassVar[str] = "mercado"

    def __init__(self, edition: Edition, options: Mapping[str, Any]) -> None:
        super().__init__(edition, options, SEQUENCE)
        data = convert(choose(edition.data, self.options), MercadoData)
        self._lay_out_market(data)
        self._count_tiles(data)
        self._read_numbers(data)
        self.moves: Final = Moves(self.vocabulary, self)
        self.turn_steps: Final = TurnSteps(self.max_players)
        entry = data.solo.challenges[data.solo.challenge - 1]
        self.challenge: Final = Challenge(entry.number, entry.fame_at, entry.start_coins)
        for rule in entry.rules:
            self.challenge.read(self, rule)

    def _lay_out_market(self, data: MercadoData) -> None:
        """1.2: spaces, rows and columns, and an entrance at each end of every line."""
        self.spaces: list[str] = [f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
        self.lines: list[str] = [f"r{n}" for n in range(1, SIDE + 1)] + [f"c{n}" for n in range(1, SIDE + 1)]
        self.row_of: list[int] = [space // SIDE for space in range(SPACES)]
        self.column_of: list[int] = [SIDE + space % SIDE for space in range(SPACES)]
        self.spaces_of: list[list[int]] = [
            [space for space in range(SPACES) if line in (self.row_of[space], self.column_of[space])]
            for line in range(LINES)
        ]
        self.neighbours: list[list[int]] = [
            [
                other
                for other in range(SPACES)
                if abs(other // SIDE - space // SIDE) + abs(other % SIDE - space % SIDE) == 1
            ]
            for space in range(SPACES)
        ]
        self.restaurant_spaces: list[int] = [self.spaces.index(space) for space in data.board.restaurant_spaces]
        self.entrances: list[str] = [entrance.id for entrance in data.entrances.list]
        self.line_at: list[int] = [self.lines.index(entrance.line) for entrance in data.entrances.list]
        self.entrances_of: list[list[int]] = [
            [entrance for entrance, line in enumerate(self.line_at) if line == wanted] for wanted in range(LINES)
        ]
        self.entrances_on: dict[str, list[int]] = {
            side: [i for i, entrance in enumerate(data.entrances.list) if entrance.side == side]
            for side in data.entrances.sides_clockwise
        }

    def _count_tiles(self, data: MercadoData) -> None:
        """1.3: stand tiles, restaurants and customers."""
        self.goods: list[str] = list(data.goods.ids)
        self.stand_tiles: list[int] = [data.stand_tiles[good] for good in self.goods]
        self.restaurants: list[str] = list(data.restaurants)
        self.restaurant_tiles: list[int] = [entry.tiles for entry in data.restaurants.values()]
        self.serves: list[list[int]] = [
            [self.goods.index(good) for good in entry.serves] for entry in data.restaurants.values()
        ]
        sizes = sorted(data.customers.values(), key=lambda size: size.customers)
        self.sizes: list[int] = [size.customers for size in sizes]
        tiles = [(tile, size.customers) for size in sizes for tile in size.tiles]
        self.customer_tiles: list[str] = [tile.id for tile, _ in tiles]
        self.customers_on: list[int] = [customers for _, customers in tiles]
        self.goods_on: list[list[int]] = [[self.goods.index(good) for good in tile.goods] for tile, _ in tiles]
        self.goods_mask: list[int] = [sum(1 << good for good in goods) for goods in self.goods_on]
        self.tiles_of_size: dict[int, list[int]] = {
            size: [tile for tile, customers in enumerate(self.customers_on) if customers == size] for size in self.sizes
        }
        self.names_of_size: dict[int, list[str]] = {
            size: [self.customer_tiles[tile] for tile in tiles] for size, tiles in self.tiles_of_size.items()
        }

    def _read_numbers(self, data: MercadoData) -> None:
        self.start_coins: int = data.setup.start_coins
        self.tiles_each: int = data.setup.stand_tiles_per_player
        self.set_aside: list[int] = [self.restaurants.index(kind) for kind in data.setup.restaurants_set_aside]
        self.set_aside_to_last: list[bool] = [
            data.setup.set_aside_goes_to[f"p{players}"] == "last_in_turn_order" for players in range(1, 5)
        ]
        self.display_size: int = data.board.stand_display_size
        self.shown_per_size: int = data.board.visible_customers_per_size
        self.wooden_stands: int = data.wooden_stands.per_player
        self.price_per_stand: int = data.actions.open_stand.cost_per_stand
        self.restaurant_gain: int = data.actions.open_restaurant.gain
        self.coin_gain: int = data.actions.take_coin.gain
        self.stand_base: int = data.income.stand_base
        self.per_restaurant: int = data.income.per_matching_adjacent_restaurant
        self.redraws: int = data.redraw.max_per_turn_each
        self.of_a_kind: int = data.redraw.identical_tiles
        self.redraw_needs: int = data.redraw.min_tiles_in_bag
        self.spaces_left: int = data.end.spaces_left
        self.entrances_left: int = data.end.entrances_left
        self.coin_run: list[int] = [0, 0, *[data.end.take_coin_run[f"p{players}"] for players in range(2, 5)]]
        self.points_per_coin: int = data.scoring.coin
        self.points_per_restaurant: int = data.scoring.unplaced_restaurant
        self.money_hidden: bool = data.visibility.money == "hidden"
        self.gray_hidden: bool = data.visibility.gray_restaurant_types == "hidden"
        self.may_stop: bool = data.solo.may_stop_early
        self.best_move_coins: int = data.solo.best_move_bonus.coins
        self.best_move_fame: int = data.solo.best_move_bonus.fame
        self.fame_ranks: list[int] = [rank.min for rank in data.solo.fame_chart.ranks]

    # ---- the contract

    @classmethod
    def check(cls, edition: Edition) -> Checker:
        return check(edition)

    def empty(self, players: int) -> MercadoPosition:
        return MercadoPosition(self, players)

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        assert isinstance(pos, MercadoPosition)
        set_up(pos, chance, journal)

    def max_decisions(self, players: int) -> int:
        """Every action but the coin fills a space or an entrance for good, and only coin_run - 1 coins can follow one
        another. A turn asks at most: own redraws, action, specialty, display redraws, tile."""
        filled = SPACES + len(self.entrances)
        longest_run = self.coin_run[players] if players > 1 else 1
        return (filled + 1) * longest_run * (2 * self.redraws + 3)

    def census(self, players: int) -> dict[str, int]:
        solo = self.challenge if players == 1 else None
        count = {f"stand tile {good}": tiles for good, tiles in zip(self.goods, self.stand_tiles, strict=True)}
        keeps_set_aside = self.set_aside_to_last[players - 1] or (solo is not None and solo.set_aside_restaurant >= 0)
        for kind, name in enumerate(self.restaurants):
            boxed = 0 if keeps_set_aside else self.set_aside.count(kind)
            count[f"restaurant {name}"] = self.restaurant_tiles[kind] - boxed
        for index, size in enumerate(self.sizes):
            tiles = len(self.tiles_of_size[size])
            if solo is not None and solo.sizes_kept and size not in solo.sizes_kept:
                tiles = 0
            if solo is not None and solo.random_kept:
                tiles = solo.random_kept[index]
            if solo is not None and solo.sides_filled:
                tiles = len(solo.sides_filled[solo.sides_sizes.index(size)])
            count[f"customers {size}"] = tiles
        for seat in range(players):
            count[f"wooden stands {seat}"] = self.wooden_stands
        return count

    def worth(self) -> dict[str, int]:
        counted = "counted_coins" if self.challenge.counted_size else "coins"
        return {counted: self.points_per_coin, "restaurants": self.points_per_restaurant}

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        assert isinstance(pos, MercadoPosition)
        return evaluation.evaluate(pos, seat)

    def features(self, pos: Position[Any], seat: int) -> list[float]:
        assert isinstance(pos, MercadoPosition)
        return features.features(pos, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES
