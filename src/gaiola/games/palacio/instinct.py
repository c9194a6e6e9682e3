"""What bots need to know of O Palácio: how well a seat stands. Everything is in points; a coin is worth less the more
there are of them, a product more where a card waits for it, a worker what its place will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .estate import COINS, IN_PLACE, NOBODY
from .work import can_offer, next_level, on_last_level

if TYPE_CHECKING:
    from .position import PalacioPosition

POOR = 1.5  # a coin of the first six
SOUND = 0.5  # a coin of the next twelve
WAGE = 0.7  # a coin spent on hiring, which is what coins are for
RICH = 0.21
PRODUCT = 4.5
POWER = 4.0  # what a character's power is worth besides the points on the card
NEARNESS = 0.35  # of a card's prize, while climbing towards it
OFFERED = 0.45  # of a card's prize, for what its offer asks
FIRST_BATCH = 0.62  # of a production, for the resources it needs
UNDER_WAY = 0.95
LATER = 0.85  # what is not done yet
RIVAL = 0.25


def evaluate(pos: PalacioPosition, seat: int) -> float:
    """Own prospects, less a part of the best rival's points."""
    rival = max(points for other, points in enumerate(pos.points) if other != seat)
    if pos.over:
        return pos.points[seat] - RIVAL * rival
    return pos.points[seat] - RIVAL * rival + Outlook(pos, seat).worth()


def purse(coins: int) -> float:
    """The first coins hire workers, the next raise dice and pay mills, the last are a fifth of a point."""
    if coins <= 6:
        return POOR * coins
    if coins <= 18:
        return POOR * 6 + SOUND * (coins - 6)
    return POOR * 6 + SOUND * 12 + RICH * (coins - 18)


class Outlook:
    """One seat's prospects in one position."""

    def __init__(self, pos: PalacioPosition, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.coins = pos.coins[seat]
        kinds = len(pos.box.goods)
        self.held = pos.goods[seat * kinds : (seat + 1) * kinds]
        self.asked_for = self._asked_for()

    def worth(self) -> float:
        return purse(self.coins) + self._goods() + self._cards() + self._mills() + self._workers()

    # ---- goods

    def _asked_for(self) -> list[list[float]]:
        """What each further unit of a good is worth to a card still to be won, the best first."""
        pos, box = self.pos, self.pos.box
        asked: list[list[float]] = [[] for _ in box.goods]
        for venue, place in enumerate(box.venues):
            if pos.cards[box.card_at[place]] >= 0:
                continue
            climbed = pos.cubes[venue * pos.players + self.seat] / (len(box.level_die[venue]) - 1)
            share = OFFERED * self.prize(place) * (0.4 + 0.6 * climbed) / len(box.offer_at[place])
            for what, amount in box.offer_at[place]:
                if what != COINS:
                    asked[what] += [max(share, PRODUCT)] * amount
        for values in asked:
            values.sort(reverse=True)
        return asked

    def prize(self, place: int) -> float:
        """The card, its power and the last level."""
        box, venue = self.pos.box, self.pos.box.venue_at[place]
        return box.end_points[box.card_at[place]] + POWER + box.level_points[venue][-1]

    def unit(self, good: int, number: int) -> float:
        """What one more of a good is worth when so many are there already."""
        box = self.pos.box
        if good in box.products:
            values = self.asked_for[good]
            return values[number] if number < len(values) else PRODUCT
        mill = box.input_good.index(good)
        if number >= 2 * box.input_amount[mill]:
            return float(box.per_resource)
        return max(FIRST_BATCH * (self.batch(mill) - 3) / box.input_amount[mill], box.per_resource)

    def batch(self, mill: int) -> float:
        """What one production brings."""
        box = self.pos.box
        product = box.output[mill]
        coming = 1 if self.pos.second[mill] == self.seat else 0
        return box.product_points[mill] + self.unit(product, self.held[product] + coming)

    def _goods(self) -> float:
        return sum(self.unit(good, number) for good, held in enumerate(self.held) for number in range(held))

    def _mills(self) -> float:
        box, worth = self.pos.box, 0.0
        for mill, holder in enumerate(self.pos.second):
            if holder == self.seat:
                product = box.output[mill]
                worth += UNDER_WAY * (box.product_points[mill] + self.unit(product, self.held[product]))
        return worth

    # ---- cards

    def _cards(self) -> float:
        """Cards held, and how near one is to those still to be won."""
        pos, box, worth = self.pos, self.pos.box, 0.0
        for card, holder in enumerate(pos.cards):
            if holder == self.seat:
                worth += box.end_points[card] + POWER
        for venue, place in enumerate(box.venues):
            if pos.cards[box.card_at[place]] < 0:
                climbed = pos.cubes[venue * pos.players + self.seat] / len(box.level_die[venue])
                worth += NEARNESS * self.prize(place) * climbed
        return worth

    # ---- workers

    def _workers(self) -> float:
        """Workers on their places, then those in hand or about to be hired on the best places still open."""
        pos, box, worth = self.pos, self.pos.box, 0.0
        for place in box.workable:
            count = pos.workers[place * pos.players + self.seat]
            if count:
                worth += LATER * count * self.brings(place)
        waiting = pos.hand[self.seat]
        if pos.choice[self.seat] != NOBODY:
            waiting = pos.choice[self.seat] + pos.choice_king[self.seat]
            worth -= WAGE * min(pos.choice[self.seat] * box.hire_price, self.coins)
        if waiting:
            places = [self.brings(place) for place in box.workable if self._open(place)]
            worth += LATER * 0.9 * sum(sorted(places, reverse=True)[:waiting])
        return worth

    def _open(self, place: int) -> bool:
        pos, box, base = self.pos, self.pos.box, place * self.pos.players
        mill = box.mill_at[place]
        if mill >= 0 and pos.second[mill] != NOBODY:
            return False
        taken = sum(pos.workers[base : base + pos.players])
        return taken < box.open_spots[pos.players][place] and not (place == box.creek and pos.workers[base + self.seat])

    def brings(self, place: int) -> float:
        """What one worker here will bring, on average."""
        box = self.pos.box
        if place == box.coat:
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
        before = self.held[good] + 2 * max(pos.workers[place * pos.players + self.seat] - 1, 0)
        return self.unit(good, before) * 3.6 / box.per_unit[place]

    def _production(self, mill: int) -> float:
        """Sure with resources and fee at hand; likely with workers on the plantation that act before."""
        pos, box = self.pos, self.pos.box
        good, amount = box.input_good[mill], box.input_amount[mill]
        coming = 0.0
        for place in range(len(box.locations)):
            if box.harvest[place] == good:
                coming += pos.workers[place * pos.players + self.seat] * 4.0 / box.per_unit[place]
        if self.coins < box.fee[mill] or self.held[good] + coming < amount:
            return 0.0
        sure = 1.0 if self.held[good] >= amount else 0.5
        return sure * (UNDER_WAY * self.batch(mill) - amount * self.unit(good, 0) - POOR * box.fee[mill] * 0.7)

    def _reception(self, place: int) -> float:
        pos, box, venue = self.pos, self.pos.box, self.pos.box.venue_at[place]
        level = next_level(pos, self.seat, place)
        if level >= len(box.level_die[venue]):
            return 0.0
        coins, card = self.coins, box.card_at[place]
        if on_last_level(pos, self.seat, place):
            if pos.cards[card] != IN_PLACE or not can_offer(pos, self.seat, place):
                return 0.0
            coins -= box.coin_offer_at[place]
            gain = self.prize(place) * (1 - NEARNESS * level / len(box.level_die[venue])) - self._cost_of_offer(place)
        else:
            gain = float(box.level_points[venue][level])
            if pos.cards[card] < 0:
                gain += NEARNESS * self.prize(place) / len(box.level_die[venue])
        return chance_to_reach(box.level_die[venue][level], coins) * gain

    def _cost_of_offer(self, place: int) -> float:
        cost = 0.0
        for what, amount in self.pos.box.offer_at[place]:
            if what == COINS:
                cost += purse(self.coins) - purse(self.coins - amount)
            else:
                cost += self.unit(what, self.held[what] - 1) * amount
        return min(cost, 0.85 * self.prize(place))

    def _fishing_house(self, place: int) -> float:
        box = self.pos.box
        offer = box.coin_offer_at[place]
        if self.pos.cards[box.card_at[place]] != IN_PLACE or self.coins < offer + 2:
            return 0.0
        return box.end_points[box.card_at[place]] + 1 - (purse(self.coins) - purse(self.coins - offer - 1))

    def _sale(self) -> float:
        """What selling would add: worth much to a poor house."""
        box, coins, gain = self.pos.box, self.coins, 0.0
        for good, held in enumerate(self.held):
            for number in reversed(range(held)):
                better = purse(coins + box.prices[good]) - purse(coins) - self.unit(good, number)
                if better > 0:
                    gain += better
                    coins += box.prices[good]
        return gain


def chance_to_reach(needed: int, coins: int) -> float:
    """A die, helped by as many coins as one would spend."""
    helped = needed - min(max(coins, 0) // 3, 3)
    return min(1.0, max(0, 7 - helped) / 6)
