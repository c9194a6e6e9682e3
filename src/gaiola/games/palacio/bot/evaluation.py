"""What bots need to know of O Palácio: how well a seat stands. Everything is in points; a coin is worth less the more
there are of them, a product more where a card waits for it, a worker what its place will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..constants import COINS, IN_PLACE, NOBODY
from ..rules.creek import Sell
from ..rules.die import Raise, added_per_coin, die_bonus, reserved_coins
from ..rules.mills import Produce
from ..rules.plantations import yield_of
from ..rules.venues import Offer, can_win_card, die_needed, next_is_rectangle, next_level, takes_offer

if TYPE_CHECKING:
    from ..position import PalacioPosition

PURSE = ((4, 2.0), (8, 1.0), (12, 0.4), (1000, 0.2))  # so many coins, worth so much each
IDLE = 4.0  # a round in which nobody was hired, and could have been
WAGE = 0.5  # a coin spent on hiring, which is what coins are for
FEE = 1.0  # a coin spent in a mill
PRODUCT = 5.5  # the least a product is worth
SALE = 0.4  # of what it would sell for
POWER = 4.0  # what a character's power promises besides the points on the card
HELD = 13.0  # what it is worth in hand: better now than planned for ever
NEARNESS = 0.2  # of a card's prize, while climbing towards it
OFFERED = 0.35  # of a card's prize, for what its offer asks
CALM_ROUNDS = 18  # after these every card in hand is worth more
LAST_OFFERED = 0.65  # when no other card is left to be won
RAW = 0.8  # a coin that a resource would sell for
FIRST_BATCH = 0.62  # of a production, for the resources it needs
UNDER_WAY = 0.95
LATER = 0.72  # what is not done yet
RIVAL = 0.25


def evaluate(pos: PalacioPosition, seat: int) -> float:
    """Own prospects, less a part of the best rival's points."""
    rival = max(points for other, points in enumerate(pos.points) if other != seat)
    if pos.over:
        return pos.points[seat] - RIVAL * rival
    return pos.points[seat] - RIVAL * rival + SeatValue(pos, seat).worth()


def purse(coins: int) -> float:
    """The first coins hire workers for many rounds, the next raise dice and pay mills, the last are a fifth of a
    point."""
    worth, left = 0.0, coins
    for width, value in PURSE:
        part = min(left, width)
        worth += part * value
        left -= part
    return worth


class SeatValue:
    """One seat's prospects in one position."""

    def __init__(self, pos: PalacioPosition, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.coins = pos.coins[seat]
        box, kinds = pos.box, len(pos.box.goods)
        self.held = pos.goods[seat * kinds : (seat + 1) * kinds]
        self.expected = self.held[:]  # with what the mills will give
        for mill, holder in enumerate(pos.second):
            if holder == seat:
                self.expected[box.output[mill]] += 1
        before = purse(self.coins)
        self.base = [max(SALE * (purse(self.coins + price) - before), PRODUCT) for price in box.prices]
        self.offers = self._open_offers()
        haste = max(pos.round - CALM_ROUNDS, 0) / 10
        self.keen = (OFFERED if len(self.offers) > 1 else LAST_OFFERED) * (1 + 0.3 * haste)
        self.card_in_hand = HELD + 5 * haste
        self.product_values = [self.product_value(good) if good in box.products else 0.0 for good in range(kinds)]
        self.first_batch = self._count_resources(self.product_values)
        self.next_batch = self._count_resources(self.base)

    def worth(self) -> float:
        return purse(self.coins) + self.goods() + self.cards() + self.workers() + self.at_hand()

    # ---- goods

    def prize(self, place: int) -> float:
        """The card, its power and the last level."""
        box, venue = self.pos.box, self.pos.box.venue_at[place]
        return box.end_points[box.card_at[place]] + POWER + box.level_points[venue][-1]

    def products_worth(self, held: list[int]) -> float:
        """Products sell, and together they make offers, the readiest venue first; the last missing is worth most."""
        box, left = self.pos.box, held[:]
        worth = sum(self.base[good] * held[good] for good in box.products)
        for climbed, prize, wanted in self.offers:
            share = sum(1 for good in wanted if left[good] > 0) / len(wanted)
            for good in wanted:
                left[good] -= 1
            extra = max(prize - sum(self.base[good] for good in wanted), 0.0)
            worth += self.keen * extra * (0.3 + 0.7 * climbed) * share**1.2
        return worth

    def _open_offers(self) -> list[tuple[float, float, list[int]]]:
        """How far one has climbed, the prize and the products asked for, where a card is still to be won."""
        pos, box = self.pos, self.pos.box
        offers: list[tuple[float, float, list[int]]] = []
        for venue, place in enumerate(box.venues):
            wanted = [what for what, _ in box.offer_at[place] if what != COINS]
            if wanted and pos.cards[box.card_at[place]] < 0:
                climbed = pos.cubes[venue * pos.players + self.seat] / (len(box.level_die[venue]) - 1)
                offers.append((climbed, self.prize(place), wanted))
        offers.sort(reverse=True)
        return offers

    def product_value(self, product: int) -> float:
        """What one more of a product would add."""
        more = self.expected[:]
        more[product] += 1
        return self.products_worth(more) - self.products_worth(self.expected)

    def _count_resources(self, products: list[float]) -> list[float]:
        """What a unit of each good is worth for a production, if its product is worth so much; little to a house that
        cannot pay for it."""
        box = self.pos.box
        means = 0.35 + 0.65 * min(self.coins + self.pos.hired[self.seat], 5) / 5
        values = [0.0] * len(box.goods)
        for mill, good in enumerate(box.input_good):
            batch = box.product_points[mill] + products[box.output[mill]] - 3
            made = FIRST_BATCH * means * batch / box.input_amount[mill]
            values[good] = max(made, RAW * box.prices[good], float(box.per_resource))
        return values

    def resource_unit(self, good: int, number: int) -> float:
        """What one more resource is worth when so many are there already: for the next production, the one after, or
        for nothing but the final count."""
        box = self.pos.box
        batch = number // box.input_amount[box.input_good.index(good)]
        return (
            self.first_batch[good] if batch == 0 else self.next_batch[good] if batch == 1 else float(box.per_resource)
        )

    def goods(self) -> float:
        box = self.pos.box
        worth = self.products_worth(self.expected)
        for mill, holder in enumerate(self.pos.second):
            if holder == self.seat:
                worth += UNDER_WAY * box.product_points[mill]
        for good in box.resources:
            worth += sum(self.resource_unit(good, number) for number in range(self.held[good]))
        return worth

    # ---- cards

    def cards(self) -> float:
        """Cards held, and how near one is to those still to be won."""
        pos, box, worth = self.pos, self.pos.box, 0.0
        for card, holder in enumerate(pos.cards):
            if holder == self.seat:
                worth += box.end_points[card] + self.card_in_hand
        for venue, place in enumerate(box.venues):
            if pos.cards[box.card_at[place]] < 0:
                climbed = pos.cubes[venue * pos.players + self.seat] / len(box.level_die[venue])
                worth += NEARNESS * self.prize(place) * climbed
        return worth

    # ---- workers

    def at_hand(self) -> float:
        """What the decision that is due now will bring, when it is one's own."""
        pos, step = self.pos, self.pos.agenda[-1]
        if step.seat != self.seat:
            return 0.0
        if isinstance(step, Raise):
            return self._after_roll(step.place, step.rolled)
        if isinstance(step, Offer):
            return max(self._gain(step.place), 0.0) if can_win_card(pos, self.seat, step.place, self.coins) else 0.0
        if isinstance(step, Sell):
            return self._sale()
        if isinstance(step, Produce):
            return self._production(pos.box.mill_at[step.place])
        return 0.0

    def _after_roll(self, place: int, rolled: int) -> float:
        """What a die that has been rolled here will bring, raised where it must be."""
        pos, box = self.pos, self.pos.box
        if box.is_plantation[place]:
            good = box.harvest[place]
            return self.resource_unit(good, self.held[good]) * yield_of(pos, place, rolled)
        if takes_offer(pos, self.seat, place) and not can_win_card(pos, self.seat, place, self.coins):
            return 0.0
        price = -(-max(die_needed(pos, self.seat, place) - rolled, 0) // added_per_coin(pos, self.seat))
        spare = self.coins - reserved_coins(pos, self.seat, place)
        if price > spare or price * added_per_coin(pos, self.seat) > box.most_added:
            return 0.0
        return max(self._gain(place) - (purse(self.coins) - purse(self.coins - price)), 0.0)

    def workers(self) -> float:
        """Workers on their places, then those in hand or about to be hired on the best places still open."""
        pos, box, worth = self.pos, self.pos.box, 0.0
        for place in box.places_with_coats:
            count = pos.workers[place * pos.players + self.seat]
            if count:
                worth += LATER * count * self.brings(place)
        waiting = pos.hand[self.seat]
        if pos.choice[self.seat] == NOBODY and not pos.hired[self.seat] and self.coins:
            worth -= IDLE
        if pos.choice[self.seat] != NOBODY:
            waiting = pos.choice[self.seat] + pos.choice_king[self.seat]
            worth -= WAGE * pos.hire_cost(self.seat, pos.choice[self.seat])
        if waiting:
            places = [self.brings(place) for place in box.places_with_coats if self._open(place)]
            worth += LATER * 0.9 * sum(sorted(places, reverse=True)[:waiting])
        return worth

    def _open(self, place: int) -> bool:
        pos, box, base = self.pos, self.pos.box, place * self.pos.players
        mill = box.mill_at[place]
        if mill >= 0 and pos.second[mill] != NOBODY:
            return False
        taken = sum(pos.workers[base : base + pos.players])
        return taken < box.open_coats[pos.players][place] and not (place == box.creek and pos.workers[base + self.seat])

    def brings(self, place: int) -> float:
        """What one worker here will bring, on average."""
        box = self.pos.box
        if place == box.starting_player_coat:
            return 0.6 if self.pos.token != self.seat else 0.3
        if place == box.creek:
            return self._sale()
        if box.mill_at[place] >= 0:
            return self._production(box.mill_at[place])
        if box.is_plantation[place]:
            return self._harvest(place)
        if place == box.fishing_house:
            return self._fishing_house(place)
        return self._reception(place)

    def _harvest(self, place: int) -> float:
        pos, box = self.pos, self.pos.box
        good = box.harvest[place]
        if not yield_of(pos, place, box.most_value):
            return 0.0
        before = self.held[good] + 2 * max(pos.workers[place * pos.players + self.seat] - 1, 0)
        return self.resource_unit(good, before) * 3.6 / box.per_unit[place]

    def _production(self, mill: int) -> float:
        """Sure with resources and fee at hand; likely with workers on the plantation that act before."""
        box = self.pos.box
        good, amount = box.input_good[mill], box.input_amount[mill]
        coming = self._coming(good)
        if self.coins < box.fee[mill] or self.held[good] + coming < amount:
            return 0.0
        sure = 1.0 if self.held[good] >= amount else 0.5
        made = UNDER_WAY * (box.product_points[mill] + self.product_values[box.output[mill]])
        return sure * (made - amount * self.first_batch[good] - FEE * box.fee[mill])

    def _reception(self, place: int) -> float:
        pos, box, venue = self.pos, self.pos.box, self.pos.box.venue_at[place]
        if next_level(pos, self.seat, place) >= len(box.level_die[venue]):
            return 0.0
        coins = self.coins - reserved_coins(pos, self.seat, place)
        ready = can_win_card(pos, self.seat, place, self.coins)
        if next_is_rectangle(pos, self.seat, place) and not ready:
            return 0.0
        return self._with_die(die_needed(pos, self.seat, place), coins, self._gain(place))

    def _gain(self, place: int) -> float:
        """What success here brings: the next level of a venue, or the card."""
        pos, box, venue = self.pos, self.pos.box, self.pos.box.venue_at[place]
        if venue < 0:
            return box.end_points[box.card_at[place]] + POWER - self._cost_of_offer(place)
        levels, level = len(box.level_die[venue]), next_level(pos, self.seat, place)
        if level == levels - 1:
            return (
                self.prize(place) * (1 - NEARNESS * level / levels)
                + self.card_in_hand
                - POWER
                - self._cost_of_offer(place)
            )
        gain = float(box.level_points[venue][level])
        return gain + (NEARNESS * self.prize(place) / levels if pos.cards[box.card_at[place]] < 0 else 0.0)

    def _with_die(self, needed: int, coins: int, gain: float) -> float:
        """A gain that a die must reach, helped by coins where they are worth it; the mean over the six faces."""
        pos, box = self.pos, self.pos.box
        bonus = die_bonus(pos, self.seat)
        added = added_per_coin(pos, self.seat)
        worth = 0.0
        for face in range(1, box.sides + 1):
            missing = max(needed - face - bonus, 0)
            price = -(-missing // added)
            if price * added <= box.most_added and price <= coins:
                worth += max(gain - (purse(coins) - purse(coins - price)), 0.0)
        return worth / box.sides

    def _cost_of_offer(self, place: int) -> float:
        cost, left = 0.0, self.expected[:]
        for what, amount in self.pos.box.offer_at[place]:
            if what == COINS:
                cost += purse(self.coins) - purse(self.coins - amount)
            else:
                left[what] -= amount
        return cost + self.products_worth(self.expected) - self.products_worth(left)

    def _fishing_house(self, place: int) -> float:
        box = self.pos.box
        offer = box.coin_offer_at[place]
        if self.pos.cards[box.card_at[place]] != IN_PLACE or self.coins < offer:
            return 0.0
        return self._with_die(box.fishing_die, self.coins - offer, self._gain(place))

    def _sale(self) -> float:
        """What selling would add: worth much to a poor house. What workers still harvest before can be sold, too."""
        box, coins, gain, left = self.pos.box, self.coins, 0.0, self.expected[:]
        for good, held in enumerate(self.held):
            on_offer = held + self._coming(good)
            for _ in range(on_offer):
                left[good] = max(left[good] - 1, 0)
                if good in box.products:
                    before = [count + (kind == good) for kind, count in enumerate(left)]
                    value = self.products_worth(before) - self.products_worth(left)
                else:
                    value = self.resource_unit(good, left[good])
                better = purse(coins + box.prices[good]) - purse(coins) - value
                if better <= 0:
                    left[good] += 1
                    break
                gain += better
                coins += box.prices[good]
        return gain

    def _coming(self, good: int) -> int:
        """What one's workers on the plantations will probably harvest."""
        pos, box, coming = self.pos, self.pos.box, 0.0
        for place in box.places_with_coats:
            if box.harvest[place] == good:
                coming += pos.workers[place * pos.players + self.seat] * 3.5 / box.per_unit[place]
        return int(coming)
