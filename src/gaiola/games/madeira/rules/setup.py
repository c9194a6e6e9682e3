"""Chapter 3, the set-up: what is drawn and dealt, and the workers that everybody places."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import NEUTRAL, NOBODY, REQUESTS
from ..moves import WorkerToMove
from .rounds import BeginRound, deal_characters, roll_guild_dice, roll_pirate_dice
from .steps import MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition


def set_up(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """In the order in which a table does it; chance is asked in this order too."""
    pos.clear()  # 3.1, 3.9
    pos.round = 1
    order = _deal_starting_requests(pos, chance, journal)  # 3.2, 3.3
    _lay_requests(pos, chance, journal)  # 3.4
    roll_guild_dice(pos, chance, journal)  # 3.5
    roll_pirate_dice(pos, chance, journal)
    _lay_rewards(pos, chance, journal)  # 3.6
    _lay_favors(pos, chance, journal)  # 3.7
    for spot in pos.box.citizen_spots:  # 3.8
        pos.spots[spot] = NEUTRAL
    deal_characters(pos, chance, journal)  # 3.10
    for rank, seat in enumerate(order):
        _give_supply(pos, seat, rank, journal)  # 3.11, 3.12
    pos.push(BeginRound(order[0]))
    for seat in order:  # 3.13: the last pushed, the last in the order, is the first to place
        pos.push(SetUpField(seat, pos.box.field_workers))
        pos.push(SetUpCity(seat))


def _deal_starting_requests(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> list[int]:
    """3.2, 3.3: one each; the most crowns begin, the others follow clockwise."""
    box, players = pos.box, pos.players
    left = list(range(len(box.starting)))
    dealt: list[int] = []
    for seat in range(players):
        tile = left.pop(chance.draw([1] * len(left), [box.starting[tile] for tile in left]))
        dealt.append(box.crowns[tile])
        kind = box.starting_kind[tile]
        pos.held[seat * REQUESTS + kind] += 1
        if journal:
            journal.add(events.RequestDealt(seat, box.requests[kind], box.crowns[tile]))
    first = dealt.index(max(dealt))
    order = [(first + turn) % players for turn in range(players)]
    for slot, seat in enumerate(order):
        pos.slot_of[seat] = slot
    if journal:
        journal.add(events.Began(first))
    return order


def _lay_requests(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.4: five to a row."""
    box = pos.box
    stock = box.request_tiles[pos.players][:]
    for row in range(pos.players):
        laid: list[str] = []
        for _ in range(box.requests_per_row):
            kind = chance.draw(stock, box.requests)
            stock[kind] -= 1
            pos.row_requests[row * REQUESTS + kind] += 1
            laid.append(box.requests[kind])
        if journal:
            journal.add(events.RequestsLaid(row + 1, tuple(laid)))


def _lay_rewards(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.6: one A and one B for each colony."""
    box = pos.box
    for group in range(2):
        left = [reward for reward in range(len(box.rewards)) if box.reward_group[reward] == group]
        for colony, name in enumerate(box.colonies):
            reward = left.pop(chance.draw([1] * len(left), [box.rewards[reward] for reward in left]))
            pos.rewards[colony * 2 + group] = reward
            if journal:
                journal.add(events.RewardLaid(box.rewards[reward], name))


def _lay_favors(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.7: one on each of the districts at the right."""
    box = pos.box
    left = list(range(len(box.favors)))
    for district in box.favor_districts:
        favor = left.pop(chance.draw([1] * len(left), [box.favors[favor] for favor in left]))
        pos.districts[district] = favor
        if journal:
            journal.add(events.FavorLaid(box.favors[favor], box.cities[district // box.districts]))


def _give_supply(pos: MadeiraPosition, seat: int, rank: int, journal: Journal | None) -> None:
    """3.11, 3.12: what everybody begins with, by the rank in the order; and two guards."""
    box, kinds = pos.box, len(pos.box.goods)
    for good, amount in enumerate(box.supply_goods):
        pos.goods[seat * kinds + good] = amount
    pos.wood[seat] = box.supply_wood
    pos.bread[seat] = box.supply_bread
    pos.pirates[seat] = box.supply_pirates
    pos.reals[seat] = box.supply_reals + box.order_reals[rank]
    pos.home[seat] -= box.guards
    pos.watch[seat] += box.guards
    if journal:
        supply = dict(zip(box.goods, box.supply_goods, strict=True))
        supply |= {"wood": box.supply_wood, "bread": box.supply_bread, "pirates": box.supply_pirates}
        journal.add(events.SupplyDealt(seat=seat, reals=pos.reals[seat], **supply))
        journal.add(events.GuardsPosted(seat, box.guards))


class PlaceInCity(Verb["MadeiraPosition", "SetUpCity", WorkerToMove]):
    """3.14: on a spot of an open district."""

    word: ClassVar[str] = "worker-to"

    def candidates(self, pos: MadeiraPosition, step: SetUpCity) -> list[WorkerToMove]:
        box = pos.box
        return box.moves.worker_to[box.first_spot : box.first_land]

    def refusal(self, pos: MadeiraPosition, step: SetUpCity, move: WorkerToMove) -> Refusal | None:
        box = pos.box
        if not box.first_spot <= move.place < box.first_land:
            return Refusal("madeira.3.14", "not-a-spot")
        spot = move.place - box.first_spot
        if not pos.is_built(spot):
            return Refusal("madeira.11.1", "not-built")  # 11.1
        return None if pos.spots[spot] == NOBODY else Refusal("madeira.3.14", "spot-taken")

    def moves(self, pos: MadeiraPosition, step: SetUpCity) -> list[WorkerToMove]:
        """`refusal`, read quickly."""
        return [pos.box.moves.worker_to[pos.box.first_spot + spot] for spot in pos.open_spots()]

    def play(
        self, pos: MadeiraPosition, step: SetUpCity, move: WorkerToMove, chance: Chance, journal: Journal | None
    ) -> None:
        _place(pos, step.seat, move.place, journal)


class SetUpCity(MadeiraStep):
    """3.14: where a worker goes in the cities."""

    name: ClassVar[str] = "set-up-city"
    verbs: ClassVar[Verbs] = (PlaceInCity(),)


class PlaceOnField(Verb["MadeiraPosition", "SetUpField", WorkerToMove]):
    """3.15: on a field where nobody stands, in another region than before."""

    word: ClassVar[str] = "worker-to"

    def candidates(self, pos: MadeiraPosition, step: SetUpField) -> list[WorkerToMove]:
        return pos.box.moves.worker_to[: pos.box.first_spot]

    def refusal(self, pos: MadeiraPosition, step: SetUpField, move: WorkerToMove) -> Refusal | None:
        box, field = pos.box, move.place
        if field >= box.first_spot:
            return Refusal("madeira.3.15", "not-a-field")
        if not pos.nobody_on(field):
            return Refusal("madeira.3.15", "field-taken")  # 3.15
        if box.region_of[field] != NOBODY and pos.in_region(step.seat, box.region_of[field]):
            return Refusal("madeira.3.15", "same-region")
        return None

    def moves(self, pos: MadeiraPosition, step: SetUpField) -> list[WorkerToMove]:
        """`refusal` read quickly, without making refusals."""
        regions, seat, found = pos.box.region_of, step.seat, list[WorkerToMove]()
        for move in self.candidates(pos, step):
            region = regions[move.place]
            if pos.nobody_on(move.place) and (region == NOBODY or not pos.in_region(seat, region)):
                found.append(move)
        return found

    def play(
        self, pos: MadeiraPosition, step: SetUpField, move: WorkerToMove, chance: Chance, journal: Journal | None
    ) -> None:
        if step.left > 1:
            pos.push(SetUpField(step.seat, step.left - 1))
        _place(pos, step.seat, move.place, journal)


class SetUpField(MadeiraStep):
    """3.15: where a worker goes on the fields; so many are left to place."""

    name: ClassVar[str] = "set-up-field"
    carries: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PlaceOnField(),)

    def __init__(self, seat: int, left: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left


def _place(pos: MadeiraPosition, seat: int, place: int, journal: Journal | None) -> None:
    pos.add_worker(seat, pos.box.home_place, -1)
    pos.add_worker(seat, place, 1)
    if journal:
        journal.add(events.WorkerMoved(seat, "home", pos.box.places[place]))
