"""Chapter 9, mills: resources and a fee in one round, a product and points in the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events
from ..constants import NOBODY, PRODUCTION
from .scoring import score
from .steps import AtPlace
from .supply import return_goods, take_goods

if TYPE_CHECKING:
    from ..position import PalacioPosition


def resolve_on_first_coat(pos: PalacioPosition, seat: int, place: int, journal: Journal | None) -> None:
    """9.1 to 9.3: the worker may begin a production. Without the resources it goes home; if only the coins are missing,
    the resources are lost as well, unless the table keeps them."""
    box = pos.box
    mill = box.mill_at[place]
    if has_resources(pos, seat, mill) and pos.coins[seat] >= box.fee[mill]:
        pos.push(Produce(seat, place))  # 9.1
        return
    release_kings_worker(pos, mill)
    good, lost = box.input_good[mill], lost_unpaid(pos, seat, mill)
    if lost:
        return_goods(pos, seat, good, lost)  # 9.3
        if journal:
            journal.add(events.ResourcesLost(seat, box.locations[place], box.goods[good], lost))
    elif journal:
        journal.add(events.ProductionMissed(seat, box.locations[place]))  # 9.2, 9.3


def has_resources(pos: PalacioPosition, seat: int, mill: int) -> bool:
    """9.1: all that the mill works up."""
    box = pos.box
    return pos.goods[seat * len(box.goods) + box.input_good[mill]] >= box.input_amount[mill]


def lost_unpaid(pos: PalacioPosition, seat: int, mill: int) -> int:
    """9.3: the resources that a worker resolved here now would lose for want of coins."""
    box = pos.box
    if box.keeps_unpaid or pos.coins[seat] >= box.fee[mill] or not has_resources(pos, seat, mill):
        return 0
    return box.input_amount[mill]


def terms_of(pos: PalacioPosition, seat: int, place: int) -> Terms:
    """9.3: what is known before a worker is resolved: that it will lose the resources of a mill."""
    box, mill = pos.box, pos.box.mill_at[place]
    if mill < 0 or not pos.workers[place * pos.players + seat]:
        return ()
    lost = lost_unpaid(pos, seat, mill)
    return (("price", box.fee[mill]), ("missing", box.fee[mill] - pos.coins[seat]), ("lost", lost)) if lost else ()


def release_kings_worker(pos: PalacioPosition, mill: int) -> None:
    """4.4, 5.6: a worker goes home from this mill; if it was the King's, it can be hired again."""
    if pos.king_mill == mill:
        pos.king_mill = NOBODY


class BeginProduction(Verb["PalacioPosition", "Produce", Move]):
    """9.1: resources are laid down, the fee is paid, and the worker moves to the second coat of arms."""

    word: ClassVar[str] = "produce"

    def candidates(self, pos: PalacioPosition, step: Produce) -> list[Move]:
        return [pos.box.moves.produce]

    def refusal(self, pos: PalacioPosition, step: Produce, move: Move) -> Refusal | None:
        fee, coins = pos.box.fee[pos.box.mill_at[step.place]], pos.coins[step.seat]
        if coins < fee:  # a power may have spent them
            return Refusal("palacio.9.3", "too-dear", need=fee, have=coins)
        return None

    def quote(self, pos: PalacioPosition, step: Produce, move: Move) -> Terms:
        box, mill = pos.box, pos.box.mill_at[step.place]
        return (("price", box.fee[mill]), ("points", box.product_points[mill]))

    def play(self, pos: PalacioPosition, step: Produce, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, mill = pos.box, step.seat, pos.box.mill_at[step.place]
        good, amount = box.input_good[mill], box.input_amount[mill]
        pos.goods[seat * len(box.goods) + good] -= amount
        pos.coins[seat] -= box.fee[mill]
        pos.second[mill] = seat  # 6.2
        pos.started[mill] = pos.round
        if journal:
            place = box.locations[step.place]
            journal.add(events.ProductionBegan(seat, place, box.goods[good], amount, box.fee[mill]))


class DeclineProduction(Leave["PalacioPosition", "Produce", Move]):
    """9.2: the resources are kept, and the worker goes home."""

    word: ClassVar[str] = "decline"

    def candidates(self, pos: PalacioPosition, step: Produce) -> list[Move]:
        return [pos.box.moves.decline]

    def play(self, pos: PalacioPosition, step: Produce, move: Move, chance: Chance, journal: Journal | None) -> None:
        release_kings_worker(pos, pos.box.mill_at[step.place])
        if journal:
            journal.add(events.ProductionMissed(step.seat, pos.box.locations[step.place]))


class Produce(AtPlace):
    """9.1, 9.2: begin the production, or send the worker home."""

    name: ClassVar[str] = "produce"
    verbs: ClassVar[Verbs] = (BeginProduction(), DeclineProduction())


def ready(pos: PalacioPosition, seat: int, mill: int) -> bool:
    """9.4: whether a worker of this seat began here in a round before this one."""
    return pos.second[mill] == seat and pos.started[mill] < pos.round


def finish_production(pos: PalacioPosition, seat: int, mill: int, journal: Journal | None) -> None:
    """9.4: the resources go back, the product and its points come, and the worker goes home."""
    box = pos.box
    pos.supply[box.input_good[mill]] += box.input_amount[mill]
    pos.second[mill] = NOBODY
    release_kings_worker(pos, mill)
    amount = take_goods(pos, seat, box.output[mill], 1)
    score(pos, seat, PRODUCTION, box.product_points[mill])
    if journal:
        place, good = box.locations[box.mills[mill]], box.goods[box.output[mill]]
        journal.add(events.ProductMade(seat, place, good, amount, box.product_points[mill]))
