"""What a bot reads of Lisboa: the terms of the evaluation seat by seat, own seat first, what the dearest actions would
bring at once, and how much of the game is left; how much that matters is learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import CUBE_KINDS, GOING_ON, GOOD_KINDS, NOBODY, STATE_ACTIONS
from ..rules import scoring
from .evaluation import Evaluation
from .seat_value import NEW_NOBLE

if TYPE_CHECKING:
    from ..position import LisboaPosition

OF_A_SEAT: Final = (
    "evaluation",
    "wigs",
    "reis",
    "money",
    "influence",
    "worth of the influence",
    "goods",
    "kinds of goods",
    "rubble sets",
    "rubble",
    "worth of the rubble",
    "markers",
    "clergy tiles",
    "worth of the clergy tiles",
    "favors",
    "houses",
    "portfolio",
    "hulls",
    "stores",
    "worth of the stores",
    "wigs of store majorities",
    "plans",
    "officials out",
    "plans completed",
    "wigs of the official majority",
    "staff",
    "decrees",
    "wigs of the decrees",
    "worth of the decrees",
    "hand",
    "promised",
)
"""Of one seat. Three rivals are told: who plays next, who leads, and the average of all."""
AT_ONCE: Final = ("best store", "best opening", "best decree", "sales", "best State action")
"""What one's own seat, and whoever plays next, could gain by it now."""
OF_ALL: Final = (
    "lead",
    "lead of the evaluation",
    "turns left",
    "part of the game left",
    "second period",
    "last rounds",
    "end of the period triggered",
    "to move",
    "seats until own turn",
)
HIDDEN_CARD: Final = 0.6
"""Wigs for a card that one does not see; the first few are of different Nobles."""
FEW_CARDS: Final = 2
ROLES: Final = ("own", "next", "leader", "average")
NAMES: Final = (
    *OF_ALL,
    *(f"{role}: {name}" for role in ROLES for name in OF_A_SEAT),
    *(f"{role}: {name}" for role in ROLES[:2] for name in AT_ONCE),
)


def features(pos: LisboaPosition, seat: int) -> list[float]:
    """Numbers of about 0 to 2, in the order of `NAMES`."""
    players = pos.players
    shared = Shared(pos)
    seats = [SeatTerms(pos, other, seat) for other in range(players)]
    terms = [seats[other].terms(shared) for other in range(players)]
    following = (seat + 1) % players
    leader = following
    wigs = -1000
    width = len(OF_A_SEAT)
    average = [0.0] * width
    for step in range(1, players):
        other = (seat + step) % players
        if terms[other][0] > terms[leader][0]:
            leader = other
        wigs = max(wigs, pos.wigs[other])
        rival = terms[other]
        for i in range(width):
            average[i] += rival[i] / (players - 1)
    found = _of_all(pos, seat, seats[seat], wigs)
    found[1] = (terms[seat][0] - terms[leader][0]) * 2.0
    found += terms[seat] + terms[following] + terms[leader] + average
    return found + seats[seat].at_once() + seats[following].at_once()


def _of_all(pos: LisboaPosition, seat: int, own: SeatTerms, wigs: int) -> list[float]:
    mover = pos.agenda[-1].seat if pos.agenda else seat
    return [
        (pos.wigs[seat] - wigs) / 25,
        0.0,
        own.turns / 10,
        own.left,
        1.0 if pos.period == 2 else 0.0,
        0.0 if pos.ending == GOING_ON else 1.0,
        0.0 if pos.trigger == NOBODY else 1.0,
        1.0 if mover == seat else 0.0,
        ((seat - pos.turn) % pos.players) / 3,
    ]


class Shared:
    """What is counted once for all seats."""

    def __init__(self, pos: LisboaPosition) -> None:
        self.stores = scoring.store_majorities(pos)
        self.officials = scoring.official_majority(pos)


class SeatTerms(Evaluation):
    """The parts of a seat's evaluation, one by one, as another seat knows them."""

    def __init__(self, pos: LisboaPosition, seat: int, asking: int) -> None:
        super().__init__(pos, seat)
        self.known: Final = seat == asking

    def _hand(self) -> float:
        """Of a hand that is hidden only the number of cards is known."""
        if self.known:
            return super()._hand()
        cards = len(self.pos.hand(self.seat))
        return 0.0 if self.turns < 1.0 else self.useful * (HIDDEN_CARD * cards + NEW_NOBLE * min(cards, FEW_CARDS))

    def terms(self, shared: Shared) -> list[float]:
        pos, seat, kinds = self.pos, self.seat, len(self.pos.box.plans)
        promised = self.promised()
        held = pos.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]
        cubes = pos.rubble[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS]
        tiles = worth_of_tiles = 0.0
        limit = pos.box.clergy_limit
        for tile in pos.clergy[seat * limit : (seat + 1) * limit]:
            if tile != NOBODY:
                tiles += 1
                worth_of_tiles += self.tile_worth(tile)
        decrees = decree_wigs = decree_worth = 0.0
        for decree, owner in enumerate(pos.decree_of):
            if owner == seat:
                decrees += 1
                decree_wigs += scoring.decree_worth(pos, seat, decree)
                decree_worth += self.decree_worth(decree)
        return [
            (self.standing() + promised) / 40,
            pos.wigs[seat] / 50,
            pos.reis[seat] / 15,
            self.money_worth(pos.reis[seat]) / 6,
            pos.influence[seat] / 8,
            self.point * pos.influence[seat] / 4,
            sum(held) / 4,
            sum([1 for number in held if number]) / 4,
            min(cubes) / 3,
            sum(cubes) / 8,
            self.rubble_worth(cubes) / 10,
            pos.markers[seat] / 1,
            tiles / 3,
            worth_of_tiles / 10,
            scoring.favors(pos, seat) / 2,
            self._houses() / 4,
            self._portfolio() / 8,
            scoring.hull(pos, seat) / 6,
            pos.stores(seat) / 5,
            self._city() / 15,
            shared.stores[seat] / 12,
            sum(pos.plans[seat * kinds : (seat + 1) * kinds]) / 2,
            pos.out(seat) / 6,
            scoring.plans_completed(pos, seat) / 3,
            shared.officials[seat] / 8,
            self._staff() / 10,
            decrees / 4,
            decree_wigs / 12,
            decree_worth / 12,
            len(pos.hand(seat)) / 5,
            promised / 8,
        ]

    def at_once(self) -> list[float]:
        """What could be done in a turn, as far as it can be told now."""
        action = max([self.action_worth(action) for action in range(len(STATE_ACTIONS))])
        return [
            self.best_store(0) / 8,
            self.best_opening() / 8,
            self._best_decree() / 5,
            self.sales_worth(0) / 5,
            action / 4,
        ]
