"""The box of O Palácio: an edition turned into tables, each named for what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.box import Game
from ...kernel.edition import Edition, convert
from ...kernel.options import choose
from .bot import evaluation, features
from .constants import COINS
from .edition import check
from .edition.shape import PalacioData
from .moves import Moves
from .position import PalacioPosition
from .rules import SEQUENCE
from .rules.powers import POWERS
from .rules.setup import set_up

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from ...kernel.checker import Checker
    from ...kernel.events import Journal
    from ...kernel.position import Position

ROUNDS_WITHOUT_LIMIT: Final = 1000  # more than anybody plays where the table has removed the house limit


class PalacioBox(Game):
    """Goods, locations, mills, venues and characters are numbered; resources are goods 0-2, products 3-5."""

    name: ClassVar[str] = "palacio"

    def __init__(self, edition: Edition, options: Mapping[str, Any]) -> None:
        super().__init__(edition, options, SEQUENCE)
        self.asides = (POWERS,)
        data = convert(choose(edition.data, self.options), PalacioData)
        self._read_locations(data)
        self._read_mills(data)
        self._read_venues(data)
        self._read_characters(data)
        self._read_numbers(data)
        self.moves: Final = Moves(self.vocabulary, self)

    def _read_locations(self, data: PalacioData) -> None:
        """1.2, 1.3: the places and their coats of arms (`spots` in the edition), and what the estate yields."""
        self.goods: list[str] = [*data.goods.resources, *data.goods.products]
        self.resources: list[int] = list(range(len(data.goods.resources)))
        self.products: list[int] = list(range(len(data.goods.resources), len(self.goods)))
        self.locations: list[str] = list(data.locations)
        kinds = [place.kind for place in data.locations.values()]
        self.is_plantation: list[bool] = [kind == "plantation" for kind in kinds]
        self.starting_player_coat: int = kinds.index("starting_player")
        self.creek: int = kinds.index("sale")
        self.fishing_house: int = kinds.index("marquis")
        self.places_with_coats: list[int] = [place for place, kind in enumerate(kinds) if kind != "rest"]
        self.places_to_resolve: list[int] = [
            place for place in self.places_with_coats if place != self.starting_player_coat
        ]
        self.open_coats: list[list[int]] = [  # [players][location]
            [sum(1 for mark in place.spots if mark <= players) for place in data.locations.values()]
            for players in range(5)
        ]
        self.harvest: list[int] = [-1] * len(kinds)
        self.per_unit: list[int] = [0] * len(kinds)
        for name, plantation in data.plantations.items():
            place = self.locations.index(name)
            self.harvest[place] = self.goods.index(plantation.good)
            self.per_unit[place] = plantation.die_value_per_unit

    def _read_mills(self, data: PalacioData) -> None:
        """9: what each mill takes and gives."""
        sites = data.production.sites
        self.mills: list[int] = [self.locations.index(name) for name in sites]
        self.mill_at: list[int] = [
            self.mills.index(place) if place in self.mills else -1 for place in range(len(self.locations))
        ]
        self.input_good: list[int] = []
        self.input_amount: list[int] = []
        for site in sites.values():
            for good, amount in site.input.items():
                self.input_good.append(self.goods.index(good))
                self.input_amount.append(amount)
        self.fee: list[int] = [site.coins for site in sites.values()]
        self.output: list[int] = [self.goods.index(site.output) for site in sites.values()]
        self.product_points: list[int] = [site.points for site in sites.values()]
        self.keeps_unpaid: bool = data.production.unpaid == "worker_returns_resources_kept"

    def _read_venues(self, data: PalacioData) -> None:
        """10, 11: levels, and the offers of venues and Fishing House."""
        self.venues: list[int] = [self.locations.index(name) for name in data.venues]
        self.venue_at: list[int] = [
            self.venues.index(place) if place in self.venues else -1 for place in range(len(self.locations))
        ]
        self.level_die: list[list[int]] = [[level.die for level in venue.levels] for venue in data.venues.values()]
        self.level_points: list[list[int]] = [
            [level.points for level in venue.levels] for venue in data.venues.values()
        ]
        self.fishing_die: int = data.fishing_house.die
        offers = [*[venue.offer for venue in data.venues.values()], data.fishing_house.offer]
        places = [*self.venues, self.fishing_house]
        self.offer_at: list[list[tuple[int, int]]] = [[] for _ in self.locations]
        self.coin_offer_at: list[int] = [0] * len(self.locations)
        for place, offer in zip(places, offers, strict=True):
            for what, amount in offer.items():
                if what == "coins":
                    self.coin_offer_at[place] = amount
                self.offer_at[place].append((COINS if what == "coins" else self.goods.index(what), amount))

    def _read_characters(self, data: PalacioData) -> None:
        """13: cards, where they wait, and the numbers of their powers; `..._card` is the card with that power."""
        self.characters: list[str] = list(data.characters)
        self.end_points: list[int] = [character.end_points for character in data.characters.values()]
        self.visitors: list[int] = [self.characters.index(name) for name in data.arrivals.deck]
        self.place_of: list[int] = [self.locations.index(character.venue) for character in data.characters.values()]
        self.card_at: list[int] = [-1] * len(self.locations)
        for card, place in enumerate(self.place_of):
            self.card_at[place] = card
        abilities = {character.ability.id: card for card, character in enumerate(data.characters.values())}
        self.extra_worker_card: int = abilities["extra_free_worker"]
        self.more_per_coin_card: int = abilities["die_step_per_coin"]
        self.exchange_card: int = abilities["exchange_coins_and_points"]
        self.die_bonus_card: int = abilities["die_bonus"]
        self.gift_card: int = abilities["product_for_points"]
        self.lowering_card: int = abilities["discard_to_lower_opponents"]
        by_id = {character.ability.id: character.ability for character in data.characters.values()}
        self.more_per_coin: int = by_id["die_step_per_coin"].step or 0
        self.die_bonus: int = by_id["die_bonus"].bonus or 0
        self.exchange_coins: int = by_id["exchange_coins_and_points"].coins or 0
        self.exchange_points: int = by_id["exchange_coins_and_points"].points or 0
        self.most_exchanges: int = by_id["exchange_coins_and_points"].max_times or 0
        self.exchanges_per_round: bool = by_id["exchange_coins_and_points"].per == "round"
        self.gift_points: int = by_id["product_for_points"].points or 0
        self.most_gifts: int = by_id["product_for_points"].max_products or 0

    def _read_numbers(self, data: PalacioData) -> None:
        self.workers_each: int = data.pieces.workers_per_player
        self.start_coins: int = data.setup.coins
        self.products_to_choose: int = data.setup.products_of_choice
        supply = data.supply
        self.supply: list[int] = [getattr(supply, good) for good in self.goods]
        self.supply_is_limit: bool = supply.is_limit
        self.hire_price: int = data.hire.cost_per_worker
        self.free_without_coins: int = data.hire.free_own_workers_at_zero_coins
        self.hire_in_secret: bool = data.hire.choice == "simultaneous"
        self.sides: int = data.die.sides
        self.added_per_coin: int = data.die.step
        self.most_added: int = data.die.max_added_with_coins
        self.most_value: int = data.die.max_value
        self.creek_per_player: int = data.locations[self.locations[self.creek]].max_workers_per_player or 0
        self.prices: list[int] = [data.laje_creek.prices[good] for good in self.goods]
        self.arrival_rounds: list[int] = list(data.arrivals.at_end_of_rounds)
        self.cards_needed: list[int] = [
            self.characters.index(name) for name in data.end.cards_needed[data.end.default_mode]
        ]
        self.one_more_round: bool = data.end.last_round == "one_more_round"
        self.round_limit: int = data.end.round_limit
        self.bounded = self.round_limit > 0
        self.per_product: int = data.final_scoring.per_product
        self.per_resource: int = data.final_scoring.per_resource
        self.coins_per_point: int = data.final_scoring.coins_per_point

    # ---- the contract

    @classmethod
    def check(cls, edition: Edition) -> Checker:
        return check(edition)

    def empty(self, players: int) -> PalacioPosition:
        return PalacioPosition(self, players)

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        assert isinstance(pos, PalacioPosition)
        set_up(pos, chance, journal)

    def max_decisions(self, players: int) -> int:
        """A round asks a seat once to hire, at most five times each to place, to resolve, to raise and to accept or
        produce, six times for powers and once to finish; goods sold were harvested, at most six by a worker."""
        rounds = self.round_limit or ROUNDS_WITHOUT_LIMIT
        workers = self.workers_each + 1
        return (rounds + 1) * players * (2 + 4 * workers + 6 + workers * self.most_value // 2)

    def census(self, players: int) -> dict[str, int]:
        count = {f"token {good}": tokens for good, tokens in zip(self.goods, self.supply, strict=True)}
        count["cards"] = len(self.characters)
        count["tokens of the starting player"] = 1
        return count

    def worth(self) -> dict[str, int]:
        return {"points": 1}

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        assert isinstance(pos, PalacioPosition)
        return evaluation.evaluate(pos, seat)

    def features(self, pos: Position[Any], seat: int) -> list[float]:
        assert isinstance(pos, PalacioPosition)
        return features.features(pos, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES
