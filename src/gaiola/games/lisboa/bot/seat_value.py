"""How well a seat stands: wigs, what the end would bring, and what everything it owns is worth with so much of the game
still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import (
    CUBE_KINDS,
    DOCKS,
    GOING_ON,
    GOOD_KINDS,
    HOUSE_GROUPS,
    LAST_BUT_ONE,
    NOBLES,
    NOBODY,
    SLOTS,
    TREASURY_CARD,
)
from ..rules import scoring
from ..rules.stock import pile_sizes

if TYPE_CHECKING:
    from ..position import LisboaPosition
    from ..rules.effect_kinds import LisboaEffect

# Wigs for one of a thing; where "later" stands, in the middle of the game, falling to what the end pays.
COIN: Final = 0.2
COIN_FOR_LAND: Final = 0.65  # the first ones, as long as land can still be bought
PRICE_OF_LAND: Final = 12
COIN_BEYOND: Final = 0.26
INFLUENCE_LATER: Final = 0.5
INFLUENCE: Final = 0.1
GOOD_LATER: Final = 1.8
SECOND_GOOD: Final = 0.75  # of the first of its type
OFFICIAL: Final = 0.45
IN_OFFICE: Final = 0.05  # where it makes visits dear for others
PLAN: Final = 2.3
MORE_PLANS: Final = 0.5  # those beyond the second
CUBE: Final = 1.7
SPARE_CUBE: Final = 0.35
SET: Final = 1.6  # portfolio and warehouse
MARKER: Final = 2.4
FAVOR: Final = 0.9  # beyond what it pays in the end
GAIN: Final = 0.12  # for each point that a gain of Influence brings
HULL: Final = 0.8  # crates to come
CUSTOMER: Final = 0.42  # chance that an empty site becomes a customer
GOODS_OF_STORE: Final = 1.9
MAJORITY: Final = (0.6, 1.9, 1.9, 1.1)  # a store of each type, by its prizes
STAFFED: Final = 0.8  # an official on a completed plan
DECREE: Final = 3.6  # what a decree becomes if one plays for it
GROWTH: Final = 0.45
TILE: Final = 0.85  # of the wigs on a clergy tile
RIVAL: Final = 0.3
CARD: Final = 0.5
HOUSE: Final = 0.3
LEFT_HOUSE: Final = 0.5  # half way to visits for réis
CARGO: Final = 0.3  # a good on an own dock, on its way to a wig
UNDECIDED: Final = 0.7  # of a majority, while the whole game lies ahead
AT_LEAST: Final = 0.35  # of a clergy tile, when no Church scoring may come any more
BEGUN: Final = 0.4  # of a cube, when the set may stay incomplete
SPENT: Final = 1.8  # spaces of Influence for a real
LESS: Final = 0.8  # of a thing that is one among others
NEW_NOBLE: Final = 0.9  # the first card of a Noble in the hand

WORTH: Final = {  # of a benefit for a whole game, for each point of it
    "spend_discount": 2.2,
    "land_discount": 1.0,
    "hire_discount": 0.5,
    "event_discount": 0.4,
    "subsidy_bonus": 0.4,
    "sale_bonus": 0.7,
    "own_ship_bonus": 1.2,
    "first_sale_bonus": 0.5,
    "sail_income": 0.5,
    "harbour_fee": 0.6,
    "dockless_sale": 1.6,
    "price_floor": 0.3,
    "trade_income": 1.5,
    "visit_discount": 1.0,
    "follow_discount": 0.5,
    "modifier_shield": 1.5,
    "staff_reduction": 2.2,
    "ship_goods_discount": 1.4,
    "ship_free": 2.2,
    "produce_bonus": 1.6,
    "produce_bonus_each": 2.6,
    "influence_bonus": 1.0,
    "warehouse_bonus": 0.8,
    "portfolio_bonus": 1.4,
    "trade_any_good": 1.4,
    "recruit_bonus": 0.8,
    "cardinal_range": 0.7,
    "second_state_action": 2.0,
    "land_reward_twice": 2.6,
    "store_wigs": 2.2,
    "building_wigs": 1.4,
    "sail_wigs": 1.0,
    "pile_choice": 1.2,
    "keep_favor": 0.4,
    "influence_exchange": 1.6,
    "decree_search": 0.6,
    "visit_with_reis": 1.5,
}


def turns_left(pos: LisboaPosition) -> float:
    """About how many turns everybody still has."""
    if pos.ending != GOING_ON:
        return 1.5 if pos.ending == LAST_BUT_ONE else 0.5
    sizes, players = pile_sizes(pos), pos.players
    cards = sum(sizes) + sum([1 for card in pos.display if card != NOBODY])
    by_cards = max(0.0, (cards - 4) / players)
    sets = max([pos.sets(seat) for seat in range(players)])
    missing = pos.box.sets_to_end[pos.period] - sets
    turns = min(by_cards, 1.0 + 2.2 * max(0, missing))
    if pos.trigger != NOBODY:
        turns = 0.0
    if pos.period == 1:
        return turns + 16.0 / players + 1.5
    return turns + 1.5


class SeatValue:
    """The standing of one seat in one position."""

    def __init__(self, pos: LisboaPosition, seat: int) -> None:
        self.pos: Final = pos
        self.seat: Final = seat
        self.turns: Final = turns_left(pos)
        whole = 38.0 / pos.players + 1.5
        share = self.turns / whole
        self.left: Final = share if share < 1.0 else 1.0  # of the game
        few = self.turns / 4.0
        self.useful: Final[float] = few if few < 1.0 else 1.0  # of what must be used before it counts
        self.needed: Final[float] = COIN + (COIN_FOR_LAND - COIN) * self.useful
        self.beyond: Final[float] = COIN + (COIN_BEYOND - COIN) * self.useful
        self.coin: Final = self.needed if pos.reis[seat] < PRICE_OF_LAND else self.beyond  # one more
        self.point: Final[float] = INFLUENCE + (INFLUENCE_LATER - INFLUENCE) * self.useful

    def standing(self) -> float:
        pos, seat = self.pos, self.seat
        rivals = [pos.wigs[other] for other in range(pos.players) if other != seat]
        worth = pos.wigs[seat] - RIVAL * sum(rivals) / len(rivals)
        worth += self.money_worth(pos.reis[seat]) + self.point * pos.influence[seat]
        return worth + self._board() + self._portfolio() + self._city() + self._staff() + self._decrees() + self._hand()

    def money_worth(self, reis: int) -> float:
        """Coins: those for the next land are worth most."""
        if reis <= PRICE_OF_LAND:
            return self.needed * reis
        return self.needed * PRICE_OF_LAND + self.beyond * (reis - PRICE_OF_LAND)

    def price_worth(self, reis: int) -> float:
        """What paying so much costs; what coins cannot pay, Influence does."""
        own = self.pos.reis[self.seat]
        if reis <= own:
            return self.money_worth(own) - self.money_worth(own - reis)
        return self.money_worth(own) + SPENT * self.point * (reis - own)

    def income_worth(self, reis: int) -> float:
        own = self.pos.reis[self.seat]
        return self.money_worth(own + reis) - self.money_worth(own)

    def _board(self) -> float:
        """Goods, rubble, clergy tiles, favors, houses."""
        pos, seat = self.pos, self.seat
        worth = 0.0
        for good in range(GOOD_KINDS):
            worth += self.goods_worth(pos.goods[seat * GOOD_KINDS + good])
        worth += self.rubble_worth(pos.rubble[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS])
        worth += MARKER * self.useful * pos.markers[seat]
        limit = pos.box.clergy_limit
        for tile in pos.clergy[seat * limit : (seat + 1) * limit]:
            if tile != NOBODY:
                worth += self.tile_worth(tile)
        favors = scoring.favors(pos, seat)
        return worth + favors * (pos.box.favor_wigs + FAVOR * self.useful) + self._houses()

    def goods_worth(self, number: int) -> float:
        """Goods of one type: the first is worth most."""
        if not number:
            return 0.0
        return GOOD_LATER * self.useful * (1.0 + SECOND_GOOD * (number - 1))

    def rubble_worth(self, cubes: list[int]) -> float:
        pos = self.pos
        sets = min(cubes)
        scorings = 2 if pos.period == 1 else 1
        worth = sets * (pos.box.end_set_wigs * scorings + SET * self.useful)
        beyond = [count - sets for count in cubes]
        begun = len([count for count in beyond if count])
        return (
            worth
            + begun * CUBE * (BEGUN + (1.0 - BEGUN) * self.useful)
            + SPARE_CUBE * self.useful * (sum(beyond) - begun)
        )

    def tile_worth(self, tile: int) -> float:
        box = self.pos.box
        worth = TILE * box.clergy_wigs[tile]
        if not box.clergy_once[tile]:
            for effect in box.clergy_effect[tile]:
                worth += self.benefit_worth(effect)
        return worth * (AT_LEAST + (1.0 - AT_LEAST) * self.useful)

    def benefit_worth(self, effect: LisboaEffect) -> float:
        """A lasting benefit, for the rest of the game; of which nothing is known here, for what it is said to be."""
        each = WORTH.get(effect.entry.name, effect.entry.worth)
        if effect.printed.get("good", effect.printed.get("noble")) == "any":
            each *= 2.2
        return each * effect.n * self.left

    def _houses(self) -> float:
        pos, groups = self.pos, len(HOUSE_GROUPS)
        worth = 0.0
        for group in range(groups):
            for effect in pos.box.house_benefit[group][pos.houses[self.seat * groups + group]]:
                worth += self.benefit_worth(effect)
        if pos.houses[self.seat * groups]:
            worth += LEFT_HOUSE * self.left
        return worth

    def _portfolio(self) -> float:
        pos, seat, box = self.pos, self.seat, self.pos.box
        worth = 0.0
        for slot in range(SLOTS):
            card = pos.slots[seat * SLOTS + slot]
            if card != NOBODY:
                worth += self.card_in_slot(card)
        for berth in range(seat * DOCKS, (seat + 1) * DOCKS):
            ship = pos.ship_at(berth)
            if ship != NOBODY and not pos.at_sea[berth]:
                worth += CARGO * self.useful * pos.loaded(berth) * box.crate_wigs
        return worth

    def card_in_slot(self, card: int) -> float:
        """A card or ship in the portfolio."""
        box = self.pos.box
        if card >= box.first_ship:
            hull = box.hull[card - box.first_ship]
            return hull * (box.hull_wigs + HULL * self.left) + GAIN * box.card_influence[card] * self.turns * 0.5
        if box.card_type[card] != TREASURY_CARD:
            return GAIN * box.card_influence[card] * self.turns * 0.5
        worth = 0.0
        for effect in box.card_benefit[card]:
            worth += self.benefit_worth(effect)
        return worth

    def _city(self) -> float:
        """Stores: goods, customers to come, majorities."""
        pos, seat = self.pos, self.seat
        worth = 0.0
        for land, owner in enumerate(pos.owner):
            if owner == seat:
                worth += self.store_worth(land, pos.facing[land])
        real = float(scoring.store_majorities(pos)[seat])
        return worth + real * (1.0 - self.left)

    def store_worth(self, land: int, street: int) -> float:
        """What a store will bring: goods, its share of a majority, and customers for it."""
        pos, box = self.pos, self.pos.box
        relevant = [*box.row_sites[box.land_row[land]], box.street_site[street]]
        sites = [site for site in relevant if pos.opened[site] == NOBODY]
        value = pos.scoring[box.space_of[box.land_column[land]]]
        worth = CUSTOMER * len(sites) * value * self.left
        return worth + (GOODS_OF_STORE + MAJORITY[street]) * self.left

    def _staff(self) -> float:
        """Officials, plans and completed plans."""
        pos, seat, players = self.pos, self.seat, self.pos.players
        count = len(pos.box.plans)
        plans = sum(pos.plans[seat * count : (seat + 1) * count])
        worth = PLAN * self.useful * (min(plans, 2) + MORE_PLANS * max(0, plans - 2))
        worth += OFFICIAL * self.useful * pos.out(seat)
        for noble in range(len(NOBLES)):
            worth += IN_OFFICE * self.useful * pos.office[noble * players + seat]
        real = float(scoring.official_majority(pos)[seat])
        return worth + STAFFED * self.left * scoring.plan_officials(pos, seat) + real * (1.0 - UNDECIDED * self.left)

    def _decrees(self) -> float:
        pos, seat = self.pos, self.seat
        return sum([self.decree_worth(decree) for decree, owner in enumerate(pos.decree_of) if owner == seat])

    def decree_worth(self, decree: int) -> float:
        """What a decree scores now, and what it may become."""
        now = float(scoring.decree_worth(self.pos, self.seat, decree))
        return now + (GROWTH * self.left * (DECREE - now) if now < DECREE else 0.0)

    def _hand(self) -> float:
        """Cards: what they could do, and that they open different doors."""
        if self.turns < 1.0:
            return 0.0
        worth = 0.0
        seen = [0, 0, 0, 0]
        for card in self.pos.hand(self.seat):
            worth += self.card_worth(card)
            kind = self.pos.box.card_type[card]
            if not seen[kind]:
                worth += NEW_NOBLE * self.useful
            seen[kind] += 1
        return worth

    def card_worth(self, card: int) -> float:
        """A card in the hand."""
        return CARD * self.useful + 0.05 * self.pos.box.card_influence[card]
