"""What a bot reads of Madeira: the terms of the evaluation seat by seat, own seat first, and how far the game has come;
how much that matters is learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..constants import NOBODY, PHASE_B, PHASE_C, PHASE_D, REQUESTS
from ..rules.ships import affordable
from .evaluation import Evaluation, set_down

if TYPE_CHECKING:
    from ..position import MadeiraPosition

OF_A_SEAT: Final = (
    "evaluation",
    "points",
    "Crown",
    "pirates",
    "cost of the pirates",
    "Reals",
    "bread",
    "wood",
    "goods",
    "kinds of goods",
    "worth of what is stored",
    "workers on fields",
    "workers in cities",
    "guards",
    "workers at Home",
    "bread due",
    "worth of the workers",
    "ships out",
    "windmill",
    "favors up",
    "favors down",
    "requests",
    "dice to place",
    "markers on buildings",
    "worth of the round",
    "chances",
    "promised",
)
"""Of one seat. Three rivals are told: who plays next, who leads, and the average of all."""
OF_ALL: Final = (
    "lead",
    "lead of the evaluation",
    "rounds left",
    "phase B",
    "phase C",
    "phase D and E",
    "scoring this round",
    "to move",
    "row",
    "has passed",
    "slots that can be paid",
)
ROLES: Final = ("own", "next", "leader", "average")
NAMES: Final = (*OF_ALL, *(f"{role}: {name}" for role in ROLES for name in OF_A_SEAT))


def features(pos: MadeiraPosition, seat: int) -> list[float]:
    """Numbers of about 0 to 2, in the order of `NAMES`; a lifted piece is read on its best place."""
    mover = pos.agenda[-1].seat if pos.agenda else seat
    pos = set_down(pos, seat)
    players, width = pos.players, len(OF_A_SEAT)
    terms = [SeatTerms(pos, other, seat).terms() for other in range(players)]
    leader = following = (seat + 1) % players
    points = -1000
    average = [0.0] * width
    for step in range(1, players):
        other = (seat + step) % players
        if terms[other][0] > terms[leader][0]:
            leader = other
        points = max(points, pos.points[other])
        rival = terms[other]
        for i in range(width):
            average[i] += rival[i] / (players - 1)
    found = [
        (pos.points[seat] - points) / 25,
        (terms[seat][0] - terms[leader][0]) * 2.0,
        (pos.box.rounds - pos.round) / 4,
        1.0 if pos.phase == PHASE_B else 0.0,
        1.0 if pos.phase == PHASE_C else 0.0,
        1.0 if pos.phase >= PHASE_D else 0.0,
        1.0 if pos.round & 1 else 0.0,
        1.0 if mover == seat else 0.0,
        0.0 if pos.row_of[seat] == NOBODY else (1 + pos.row_of[seat]) / players,
        1.0 if pos.row_of[seat] == NOBODY else 0.0,
        len(affordable(pos, seat)) / 6,
    ]
    return found + terms[seat] + terms[following] + terms[leader] + average


class SeatTerms(Evaluation):
    """The parts of a seat's evaluation, one by one, as another seat knows them."""

    def __init__(self, pos: MadeiraPosition, seat: int, asking: int) -> None:
        super().__init__(pos, seat)
        self.known: Final = seat == asking

    def kept(self) -> int:
        return super().kept() if self.known else NOBODY

    def donation(self) -> int:
        return super().donation() if self.known else NOBODY

    def terms(self) -> list[float]:
        pos, seat, box, players = self.pos, self.seat, self.pos.box, self.pos.players
        kinds, faces = len(box.goods), len(box.faces)
        goods = pos.goods[seat * kinds : (seat + 1) * kinds]
        up = down = fields = markers = 0
        for favor, holder in enumerate(pos.holder):
            if holder == seat:
                up += pos.face_up[favor]
                down += 1 - pos.face_up[favor]
        for field in range(len(box.fields)):
            fields += pos.on_field[field * players + seat]
        for building in range(len(box.buildings)):
            markers += pos.markers[building * players + seat]
        crown, stores, people = self.crown(), self._stores(), self._people()
        pirates = self.pirates_cost(pos.pirates[seat])
        this_round, chances, promised = self._round(), self._chances(), self._promised()
        standing = pos.points[seat] + crown - pirates + stores + people + self._fleet() + self._favors()
        return [
            (standing + this_round + chances + promised) / 40,
            pos.points[seat] / 40,
            crown / 20,
            pos.pirates[seat] / 10,
            pirates / 15,
            pos.reals[seat] / 15,
            pos.bread[seat] / 6,
            pos.wood[seat] / 5,
            sum(goods) / 6,
            sum([1 for number in goods if number]) / 3,
            stores / 15,
            fields / 4,
            pos.spots.count(seat) / 3,
            pos.watch[seat] / 3,
            pos.home[seat] / 4,
            self.due / 6,
            people / 20,
            pos.ships_out(seat) / 3,
            pos.level[seat] / 3,
            up / 3,
            down / 3,
            sum(pos.held[seat * REQUESTS : (seat + 1) * REQUESTS]) / 4,
            sum(pos.dice[seat * faces : (seat + 1) * faces]) / 3,
            markers / 3,
            this_round / 10,
            chances / 5,
            promised / 8,
        ]
