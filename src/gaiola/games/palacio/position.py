"""A game of O Palácio in progress: purses, goods, workers, cubes and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...kernel.position import Position, by_source
from . import view
from .constants import IN_DECK, IN_PLACE, NOBODY, SOURCE_NAMES, SOURCES
from .rules import scoring

if TYPE_CHECKING:
    from ...kernel.chance import Chance
    from .box import PalacioBox

LISTS: Final = (
    *("coins", "points", "earned", "goods", "supply", "choice", "choice_king", "hired"),
    *("hand", "workers", "second", "started", "cubes", "cards"),
)
NUMBERS: Final = (
    *("king_hired", "king_mill", "round", "token", "placed_first"),
    *("exchanges", "gifts", "ending", "cause_id"),
)
COUNTS: Final = ("taken",)


class PalacioPosition(Position["PalacioBox"]):
    """Everything is an int or a flat list: `goods[seat * kinds + good]`, `workers[location * players + seat]`."""

    __slots__ = LISTS + NUMBERS + COUNTS

    lists: ClassVar[tuple[str, ...]] = LISTS
    numbers: ClassVar[tuple[str, ...]] = NUMBERS
    derived: ClassVar[tuple[str, ...]] = COUNTS

    def clear(self) -> None:
        """The empty estate: everything in the box, nothing set up."""
        box: PalacioBox = self.box
        players = self.players
        self.coins = [0] * players
        self.points = [0] * players
        self.earned = [0] * (players * SOURCES)  # [seat * SOURCES + source] the points again, by where they come from
        self.goods = [0] * (players * len(box.goods))  # [seat * kinds + good]
        self.supply = box.supply[:]  # below 0 where the table plays without limit
        # workers
        self.choice = [NOBODY] * players  # hired in secret, NOBODY until chosen
        self.choice_king = [0] * players
        self.hired = [0] * players  # own workers hired this round
        self.king_hired = 0
        self.hand = [0] * players  # workers still to be placed, the King's included
        self.workers = [0] * (len(box.locations) * players)  # [location * players + seat] on first coats, unresolved
        self.second = [NOBODY] * len(box.mills)  # seat on the second coat of each mill
        self.started = [0] * len(box.mills)  # round in which that worker began
        self.king_mill = NOBODY  # mill in which the King's worker stands
        # venues and cards
        self.cubes = [0] * (len(box.venues) * players)  # [venue * players + seat] levels climbed
        self.cards = [  # seat that holds it, IN_PLACE or IN_DECK
            IN_DECK if card in box.visitors else IN_PLACE  # 2.4, 11.1
            for card in range(len(box.characters))
        ]
        # the course of the game
        self.round = 0
        self.token = 0
        self.placed_first = 0  # 1 once the token's holder has placed a worker this round
        self.exchanges = 0
        self.gifts = 0
        self.ending = 0  # rounds that begin after the end was triggered, plus one; 0 before
        self.cause_id = ""
        self.recount()

    def recount(self) -> None:
        """Counts what is derived anew: the workers on the first coats of each place, whosever they are."""
        workers, players = self.workers, self.players
        self.taken = [sum(workers[first : first + players]) for first in range(0, len(workers), players)]

    def restore(self, dump: dict[str, Any]) -> None:
        super().restore(dump)
        self.recount()

    def copy(self) -> PalacioPosition:
        new = PalacioPosition(self.box, self.players)
        new.agenda = self.agenda[:]
        new.coins = self.coins[:]
        new.points = self.points[:]
        new.earned = self.earned[:]
        new.goods = self.goods[:]
        new.supply = self.supply[:]
        new.choice = self.choice[:]
        new.choice_king = self.choice_king[:]
        new.hired = self.hired[:]
        new.king_hired = self.king_hired
        new.hand = self.hand[:]
        new.workers = self.workers[:]
        new.taken = self.taken[:]
        new.second = self.second[:]
        new.started = self.started[:]
        new.king_mill = self.king_mill
        new.cubes = self.cubes[:]
        new.cards = self.cards[:]
        new.round = self.round
        new.token = self.token
        new.placed_first = self.placed_first
        new.exchanges = self.exchanges
        new.gifts = self.gifts
        new.ending = self.ending
        new.cause_id = self.cause_id
        return new

    # ---- what rules ask

    def own_at_home(self, seat: int) -> int:
        """4.5: own workers that can be hired: all but those still working in a mill."""
        home = self.box.workers_each
        for mill, holder in enumerate(self.second):
            if holder == seat and self.king_mill != mill:
                home -= 1
        return home

    def hire_cost(self, seat: int, workers: int) -> int:
        """4.1, 4.2: a coin each; with an empty purse one comes for nothing."""
        free = 0 if self.coins[seat] else self.box.free_without_coins
        return self.box.hire_price * (workers - free if workers > free else 0)

    def most_hired(self, seat: int) -> int:
        """4.1: as many of those at home as the purse pays."""
        most, coins = self.own_at_home(seat), self.coins[seat]
        while self.hire_cost(seat, most) > coins:
            most -= 1
        return most

    def holds(self, seat: int, card: int) -> bool:
        return self.cards[card] == seat

    def has_kings_worker(self, seat: int) -> bool:
        """4.4, 13.2: the King's worker can be hired by the holder of his card, unless it is in a mill."""
        return self.cards[self.box.extra_worker_card] == seat and self.king_mill == NOBODY

    def own_in_mills(self, seat: int) -> int:
        """5.6: own workers that this seat has put on the first coat of arms of a mill this round."""
        own = 0
        for mill, place in enumerate(self.box.mills):
            if mill != self.king_mill:
                own += self.workers[place * self.players + seat]
        return own

    # ---- the contract

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def choices_hidden_from(self, seat: int | None) -> list[int]:
        """4.3: the seats whose hiring this seat does not know yet."""
        if not self.box.hire_in_secret:
            return []
        return [other for other in range(self.players) if other != seat and self.choice[other] != NOBODY]

    def imagine(self, seat: int, chance: Chance) -> PalacioPosition:
        """Only what others have hired in secret is unknown: any number they can pay is as likely as another."""
        new = self.copy()
        for other in self.choices_hidden_from(seat):
            numbers = [str(number) for number in range(self.most_hired(other) + 1)]
            new.choice[other] = chance.draw([1] * len(numbers), numbers)
            if self.has_kings_worker(other):
                new.choice_king[other] = chance.draw([1, 1], ["without", "with"])
        return new

    def knowledge(self) -> list[int]:
        return [1 << seat if self.choice[seat] != NOBODY else 0 for seat in range(self.players)]

    def hidden(self, seat: int) -> list[Any]:
        unknown: list[Any] = []
        for other in self.choices_hidden_from(seat):
            if self.most_hired(other):
                unknown.append(self.choice[other])
            if self.has_kings_worker(other):
                unknown.append(self.choice_king[other])
        return unknown

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return by_source(self.earned, SOURCE_NAMES)

    def cause(self) -> str:
        return self.cause_id if self.over else ""

    def census(self) -> dict[str, int]:
        box, players = self.box, self.players
        count: dict[str, int] = {}
        for good, name in enumerate(box.goods):
            count[f"token {name}"] = self.supply[good] + sum(self.goods[good :: len(box.goods)])
        for mill, holder in enumerate(self.second):
            if holder != NOBODY:
                count[f"token {box.goods[box.input_good[mill]]}"] += box.input_amount[mill]
        count["cards"] = sum(1 for card in self.cards if IN_DECK <= card < players)
        count["tokens of the starting player"] = int(0 <= self.token < players)
        working = [sum(self.workers[seat::players]) + self.hand[seat] for seat in range(players)]
        for seat in range(players):
            away = box.workers_each - self.own_at_home(seat)
            mine = working[seat] - (self.king_hired if self.cards[box.extra_worker_card] == seat else 0)
            if mine + away > box.workers_each:
                raise AssertionError(f"seat {seat} has more workers than there are")
        return count

    def holdings(self) -> dict[str, list[int]]:
        kinds = len(self.box.goods)
        held = {name: self.goods[good::kinds] for good, name in enumerate(self.box.goods)}
        return {"coins": self.coins[:], "points": self.points[:], **held}
