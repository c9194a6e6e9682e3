"""What a bot reads of an estate: the same numbers for any count of players, own seat first. They say what is there and
what the workers who are out will probably bring; how much that matters is learned. Cards are told in the order of their
powers, venues in the order of the cards that wait there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import COINS, IN_DECK, IN_PLACE, NOBODY
from ..rules.creek import Sell
from ..rules.die import Raise, added_per_coin, die_bonus
from ..rules.hiring import Hire
from ..rules.mills import Produce
from ..rules.placing import Place
from ..rules.plantations import yield_of
from ..rules.venues import Offer
from .evaluation import SeatValue, purse

if TYPE_CHECKING:
    from ..box import PalacioBox
    from ..position import PalacioPosition

POWERS: Final = ("worker", "coins on dice", "exchange", "die", "gifts", "lowering")
"""Each card by what it does. The last one waits where there is no venue."""
VENUES: Final = POWERS[:-1]
RESOURCES: Final = ("first resource", "second resource", "third resource")
PRODUCTS: Final = ("first product", "second product", "third product")

OF_A_SEAT: Final = (
    "points",
    "points at an end now",
    "coins",
    "first four coins",
    "first ten coins",
    *RESOURCES,
    *PRODUCTS,
    "products",
    "price of products",
    "price of resources",
    *(f"{name} in a mill" for name in PRODUCTS),
    *(f"card of {name}" for name in POWERS),
    "cards",
    "coins beside exchange",
    "products beside exchange",
    "products beside gifts",
    *(f"level of {name}" for name in VENUES),
    *(f"offer for {name}" for name in POWERS),
    *(f"could win {name}" for name in POWERS),
    "cards within reach",
    "workers at home",
    "workers in hand",
    "one in hand",
    "sent for the token",
    *(f"sent for {name}" for name in RESOURCES),
    *(f"productions of {name}" for name in PRODUCTS),
    "sent to sell",
    "sent for points",
    "sent for cards",
    *(f"sent for {name}" for name in POWERS),
    "coins for dice",
    "best venue open",
    "second best venue open",
    "best card open",
    "productions open",
    "sale open",
    "chosen in secret",
    "coins by the yardstick",
    "goods by the yardstick",
    "cards by the yardstick",
    "workers by the yardstick",
    "decision by the yardstick",
)
"""Of one seat. Three rivals are told: who plays next, who leads, and the average of all."""
OF_ALL: Final = (
    "lead",
    "lead at an end now",
    "to move",
    "seats until own turn",
    "has the token",
    "token's order",
    "round",
    "first rounds",
    "late rounds",
    "hiring",
    "placing",
    "resolving",
    "cards won",
    "one card until the end",
    "two cards until the end",
    "end triggered",
    *(f"{name} in place" for name in POWERS),
    *(f"{name} to come" for name in VENUES),
    *(f"mill of {name} busy" for name in PRODUCTS),
    "exchanges used",
    "gifts used",
)
ROLES: Final = ("own", "next", "leader", "average")
NAMES: Final = (*OF_ALL, *(f"{role}: {name}" for role in ROLES for name in OF_A_SEAT))


def features(pos: PalacioPosition, seat: int) -> list[float]:
    """Numbers of about 0 to 2, in the order of `NAMES`."""
    players, width = pos.players, len(OF_A_SEAT)
    of_seats = [SeatReading(pos, other, other == seat).numbers() for other in range(players)]
    following = (seat + 1) % players
    leader, average = following, [0.0] * width
    for step in range(1, players):
        other = (seat + step) % players
        rival = of_seats[other]
        if rival[1] > of_seats[leader][1]:
            leader = other
        for i in range(width):
            average[i] += rival[i] / (players - 1)
    found = _of_all(pos, seat, of_seats, leader)
    return found + of_seats[seat] + of_seats[following] + of_seats[leader] + average


def cards_by_power(box: PalacioBox) -> list[int]:
    return [
        box.extra_worker_card,
        box.more_per_coin_card,
        box.exchange_card,
        box.die_bonus_card,
        box.gift_card,
        box.lowering_card,
    ]


def _of_all(pos: PalacioPosition, seat: int, of_seats: list[list[float]], leader: int) -> list[float]:
    box, players = pos.box, pos.players
    step = pos.agenda[-1] if pos.agenda else None
    mover = step.seat if step is not None else seat
    hiring, placing = isinstance(step, Hire), isinstance(step, Place)
    missing = 0
    for card in box.cards_needed:
        if pos.cards[card] < 0:
            missing += 1
    cards = cards_by_power(box)
    most = -1000.0
    for other in range(players):
        if other != seat and of_seats[other][0] > most:
            most = of_seats[other][0]
    return [
        of_seats[seat][0] - most,
        of_seats[seat][1] - of_seats[leader][1],
        1.0 if mover == seat else 0.0,
        ((seat - mover) % players) / 3,
        1.0 if pos.token == seat else 0.0,
        ((seat - pos.token) % players) / 3,
        pos.round / 20,
        min(pos.round, 6) / 6,
        max(pos.round - 12, 0) / 10,
        1.0 if hiring else 0.0,
        1.0 if placing else 0.0,
        0.0 if hiring or placing else 1.0,
        (len(box.cards_needed) - missing) / 5,
        1.0 if missing <= 1 else 0.0,
        1.0 if missing <= 2 else 0.0,
        1.0 if pos.ending else 0.0,
        *[1.0 if pos.cards[card] == IN_PLACE else 0.0 for card in cards],
        *[1.0 if pos.cards[card] == IN_DECK else 0.0 for card in cards[:-1]],
        *[0.0 if holder == NOBODY else 1.0 for holder in pos.second],
        pos.exchanges / 3,
        pos.gifts / 2,
    ]


class SeatReading:
    """One seat in one position. How many workers it has hired in secret is read only if it is one's `own` seat."""

    def __init__(self, pos: PalacioPosition, seat: int, own: bool) -> None:
        box, kinds, players = pos.box, len(pos.box.goods), pos.players
        self.pos = pos
        self.seat = seat
        self.coins = pos.coins[seat]
        self.waiting = pos.hand[seat]
        self.hiring = own and pos.choice[seat] != NOBODY
        if self.hiring:
            self.waiting += pos.choice[seat] + pos.choice_king[seat]
            self.coins -= pos.hire_cost(seat, pos.choice[seat])
        self.goods = pos.goods[seat * kinds : (seat + 1) * kinds]
        self.in_mill = [0.0] * len(box.mills)
        self.ready = self.goods[:]  # with what the mills give before this round ends
        self.bonus = die_bonus(pos, seat)
        self.added = added_per_coin(pos, seat)
        for mill, holder in enumerate(pos.second):
            if holder == seat:
                self.in_mill[mill] = 1.0
                if pos.started[mill] < pos.round:
                    self.ready[box.output[mill]] += 1
        self.cards = cards_by_power(box)
        self.harvest = [0.0] * len(box.resources)
        self.begins = [0.0] * len(box.mills)
        self.chances = [0.0] * len(self.cards)  # to win each card with the workers who are out
        self.points_sent = 0.0
        self.price = 0.0
        self.selling = 0.0
        self.out = [pos.workers[place * players + seat] for place in range(len(box.locations))]

    def numbers(self) -> list[float]:
        pos, box, seat, players = self.pos, self.pos.box, self.seat, self.pos.players
        self._read_workers()
        self._read_decision()
        goods, coins = self.goods, self.coins
        products = resources = of_products = of_resources = held = 0
        for good in box.products:
            products += goods[good]
            of_products += goods[good] * box.prices[good]
        for good in box.resources:
            resources += goods[good]
            of_resources += goods[good] * box.prices[good]
        end = pos.points[seat] + products * box.per_product + resources * box.per_resource + coins / box.coins_per_point
        has = [0.0] * len(self.cards)
        for i, card in enumerate(self.cards):
            if pos.cards[card] == seat:
                has[i] = 1.0
                held += 1
                end += box.end_points[card]
        offers = [self._offered(card) for card in self.cards]
        could = [self._could_win(card) for card in self.cards]
        best, second, best_card, mills, sale = self._open()
        return [
            pos.points[seat] / 50,
            end / 50,
            coins / 20,
            min(coins, 4) / 4,
            min(coins, 10) / 10,
            *[goods[good] / 6 for good in box.resources],
            *[goods[good] / 2 for good in box.products],
            products / 4,
            of_products / 40,
            of_resources / 20,
            *self.in_mill,
            *has,
            held / 3,
            has[2] * coins / 20,
            has[2] * products / 4,
            has[4] * products / 4,
            *[pos.cubes[box.venue_at[box.place_of[card]] * players + seat] / 4 for card in self.cards[:-1]],
            *offers,
            *could,
            sum(could) / 3,
            pos.own_at_home(seat) / 4,
            self.waiting / 4,
            1.0 if self.waiting else 0.0,
            float(self.out[box.starting_player_coat]),
            *[units / 4 for units in self.harvest],
            *self.begins,
            self.selling / 20,
            self.points_sent / 10,
            sum(self.chances),
            *self.chances,
            self.price / 5,
            best / 10,
            second / 10,
            best_card,
            mills / 3,
            sale / 20,
            1.0 if self.hiring else 0.0,
            *self._by_the_yardstick(),
        ]

    def _by_the_yardstick(self) -> list[float]:
        """The terms of the evaluation that was made by hand."""
        pos, value = self.pos, SeatValue(self.pos, self.seat)
        known = self.hiring or pos.choice[self.seat] == NOBODY
        return [
            purse(value.coins) / 20,
            value.goods() / 20,
            value.cards() / 20,
            value.workers() / 20 if known else 0.0,
            value.at_hand() / 20,
        ]

    # ---- what the workers who are out will bring

    def _read_workers(self) -> None:
        box = self.pos.box
        for place in box.places_to_resolve:
            count = self.out[place]
            if not count:
                continue
            if box.is_plantation[place]:
                units = 0
                for face in range(1, box.sides + 1):
                    units += (face + self.bonus) // box.per_unit[place]
                self.harvest[box.harvest[place]] += count * units / box.sides
            elif place == box.creek:
                self.selling = self._for_sale()
            elif box.mill_at[place] < 0:
                self._send(place, 0)
        for mill, place in enumerate(box.mills):
            if self.out[place]:
                self.begins[mill] = self._production(mill)

    def _read_decision(self) -> None:
        """The worker who is acting now is on no place any more."""
        pos, box = self.pos, self.pos.box
        if not pos.agenda or pos.agenda[-1].seat != self.seat:
            return
        step = pos.agenda[-1]
        if isinstance(step, Raise):
            if box.is_plantation[step.place]:
                self.harvest[box.harvest[step.place]] += yield_of(pos, step.place, step.rolled)
            else:
                self._send(step.place, step.rolled)
        elif isinstance(step, Offer):
            self._win(step.place, self._could_win(box.card_at[step.place]))
        elif isinstance(step, Produce):
            mill = box.mill_at[step.place]
            self.begins[mill] = 1.0 if self.coins >= box.fee[mill] else 0.0
        elif isinstance(step, Sell):
            self.selling = self._for_sale()

    def _send(self, place: int, rolled: int) -> None:
        """A worker at a venue or the Fishing House, whose die may have been rolled: what it will bring on average."""
        chance, price = self._success(place, rolled)
        self.price += price
        if self._is_offer(place):
            self._win(place, chance)
        else:
            self.points_sent += chance * self._level_points(place)

    def _win(self, place: int, chance: float) -> None:
        card = self.pos.box.card_at[place]
        self.points_sent += chance * (self._level_points(place) + self.pos.box.end_points[card])
        for i, other in enumerate(self.cards):
            if other == card:
                self.chances[i] = max(self.chances[i], chance)

    def _is_offer(self, place: int) -> bool:
        """Whether what comes next here is a card."""
        venue = self.pos.box.venue_at[place]
        return venue < 0 or self._level(venue) == len(self.pos.box.level_die[venue]) - 1

    def _level(self, venue: int) -> int:
        return self.pos.cubes[venue * self.pos.players + self.seat]

    def _level_points(self, place: int) -> int:
        """Of the level above the cube; none above the rectangle, and none at the Fishing House."""
        venue = self.pos.box.venue_at[place]
        if venue < 0 or self._level(venue) >= len(self.pos.box.level_points[venue]):
            return 0
        return self.pos.box.level_points[venue][self._level(venue)]

    def _success(self, place: int, rolled: int) -> tuple[float, float]:
        """How likely the die suffices, with the coins there are, and what it costs on average."""
        box, venue, spare = self.pos.box, self.pos.box.venue_at[place], self.coins
        if venue >= 0 and self._level(venue) >= len(box.level_die[venue]):
            return 0.0, 0.0
        if self._is_offer(place):
            if self._could_win(box.card_at[place]) == 0.0:
                return 0.0, 0.0
            spare -= box.coin_offer_at[place]
        needed = box.fishing_die if venue < 0 else box.level_die[venue][self._level(venue)]
        if rolled:
            price = self._raised(needed - rolled, spare)
            return (1.0, float(price)) if price >= 0 else (0.0, 0.0)
        reached = paid = 0
        for face in range(1, box.sides + 1):
            price = self._raised(needed - face - self.bonus, spare)
            if price >= 0:
                reached += 1
                paid += price
        return reached / box.sides, paid / box.sides

    def _raised(self, missing: int, spare: int) -> int:
        """Coins that raise the die by so much; -1 if that is not possible."""
        if missing <= 0:
            return 0
        price = -(-missing // self.added)
        return price if price <= spare and price * self.added <= self.pos.box.most_added else -1

    def _production(self, mill: int) -> float:
        """How likely a worker who is sent here begins: with what is there, or with what others will harvest before."""
        box = self.pos.box
        good, amount = box.input_good[mill], box.input_amount[mill]
        if self.coins + self.selling < box.fee[mill]:
            return 0.0
        if self.goods[good] >= amount:
            return 1.0
        return max(0.0, min(1.0, (self.goods[good] + self.harvest[good] - amount + 1) * 0.5))

    def _for_sale(self) -> float:
        total = 0
        for good, price in enumerate(self.pos.box.prices):
            total += self.ready[good] * price
        return float(total)

    # ---- cards still to be won, and places still open

    def _offered(self, card: int) -> float:
        """How much of what its character expects is there, with what lies in the mills; 0 when it has been won."""
        pos, box = self.pos, self.pos.box
        if pos.cards[card] >= 0:
            return 0.0
        wanted = there = 0.0
        for what, amount in box.offer_at[box.place_of[card]]:
            wanted += 1.0
            if what == COINS:
                there += min(self.coins / amount, 1.0)
            elif self.goods[what] >= amount:
                there += 1.0
            else:
                for mill, output in enumerate(box.output):
                    if output == what and self.in_mill[mill]:
                        there += 0.7
        return there / wanted if wanted else 1.0

    def _could_win(self, card: int) -> float:
        """Whether a good roll would win it now."""
        pos, box = self.pos, self.pos.box
        place = box.place_of[card]
        if pos.cards[card] != IN_PLACE or not self._is_offer(place):
            return 0.0
        for what, amount in box.offer_at[place]:
            if (self.coins if what == COINS else self.ready[what]) < amount:
                return 0.0
        return 1.0

    def _open(self) -> tuple[float, float, float, int, float]:
        """For whoever has workers in hand: the most points at open venues, the best chance of a card, mills that can be
        supplied, and what could be sold."""
        pos, box = self.pos, self.pos.box
        best, second, card, mills, sale = 0.0, 0.0, 0.0, 0, 0.0
        if not self.waiting:
            return best, second, card, mills, sale
        coats = box.open_coats[pos.players]
        for place in box.places_to_resolve:
            if pos.taken[place] >= coats[place] or box.is_plantation[place]:
                continue
            mill = box.mill_at[place]
            if mill >= 0:
                if pos.second[mill] == NOBODY and self._production(mill) > 0.0:
                    mills += 1
            elif place == box.creek:
                if not self.out[place]:
                    sale = self._for_sale()
            else:
                chance, _ = self._success(place, 0)
                worth = chance * self._level_points(place)
                if self._is_offer(place):
                    card = max(card, chance)
                    worth += chance * box.end_points[box.card_at[place]]
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        return best, second, card, mills, sale
