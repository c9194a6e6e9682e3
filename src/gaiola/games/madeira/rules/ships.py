"""Chapter 10: ships, markets, colonies and the King's rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import increased
from ....kernel.verbs import Allowed, Verb, Verbs
from .. import events
from ..constants import NOBODY
from ..moves import ChooseMove, RewardMove, ShipFromMove, ShipToMoreMove, ShipToMove
from .effect_kind import effect_face
from .steps import DONE, MadeiraStep
from .windmill import can_convert
from .wood import pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def move_ships(pos: MadeiraPosition, seat: int, count: int) -> None:
    """7.3: up to this many, one after the other."""
    pos.push(ShipFrom(seat, count))


LESS: Final = 0
MORE: Final = 1
"""Which of its amounts of goods a market slot is given, 10.6."""


def arrival_at(slot: int, more: int) -> int:
    """A ship's arrival as one number, never 0: the slot, and whether it discarded the second amount, 10.6."""
    return slot * 2 + more + 1


def arrival_slot(arrival: int) -> int:
    return (arrival - 1) // 2


def arrival_more(arrival: int) -> int:
    return (arrival - 1) % 2


def affordable(pos: MadeiraPosition, seat: int) -> list[int]:
    """Empty slots open at this player count whose goods this seat has."""
    box, base = pos.box, seat * len(pos.box.goods)
    return [
        slot
        for slot in box.open_slots[pos.players]
        if pos.berths[slot] == NOBODY and pos.goods[base + box.slot_good[slot]] >= box.slot_goods[slot][0]
    ]


class LiftShip(Verb["MadeiraPosition", "ShipFrom", ShipFromMove]):
    """10.1, 10.3: an own ship; one at Home needs wood."""

    word: ClassVar[str] = "ship-from"

    def candidates(self, pos: MadeiraPosition, step: ShipFrom) -> list[ShipFromMove]:
        lift = pos.box.moves.ship_from
        out = [lift[slot] for slot, owner in enumerate(pos.berths) if owner == step.seat]
        return [*out, lift[len(pos.box.slots)]]

    def refusal(self, pos: MadeiraPosition, step: ShipFrom, move: ShipFromMove) -> Refusal | None:
        seat, berth, home = step.seat, move.berth, len(pos.box.slots)
        if not pos.ships_home[seat] if berth == home else pos.berths[berth] != seat:
            return Refusal("madeira.10.1", "no-ship-there", need=1, have=0)
        if step.arrival and berth == arrival_slot(step.arrival):
            return Refusal("madeira.7.1", "moved-already")
        if not affordable(pos, seat):
            return Refusal("madeira.10.4", "no-slot-payable", need=1, have=0)
        return wood_refusal(pos, seat, 1) if berth == home else None  # 10.3

    def moves(self, pos: MadeiraPosition, step: ShipFrom) -> list[ShipFromMove]:
        """`refusal`, read quickly: whether a slot can be paid is asked once."""
        seat, lift = step.seat, pos.box.moves.ship_from
        if not affordable(pos, seat):
            return []
        moved = arrival_slot(step.arrival) if step.arrival else NOBODY
        found = [lift[slot] for slot, owner in enumerate(pos.berths) if owner == seat and slot != moved]
        if pos.ships_home[seat] and wood_refusal(pos, seat, 1) is None:
            found.append(lift[len(pos.box.slots)])
        return found

    def play(
        self, pos: MadeiraPosition, step: ShipFrom, move: ShipFromMove, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(ShipTo(step.seat, step.left, step.arrival, move.berth))


class NoMoreShips(Allowed["MadeiraPosition", "ShipFrom", Move]):
    """7.3: fewer ships than one could move; the one before arrives."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: MadeiraPosition, step: ShipFrom) -> list[Move]:
        return [pos.box.moves.done]

    def play(self, pos: MadeiraPosition, step: ShipFrom, move: Move, chance: Chance, journal: Journal | None) -> None:
        arrive(pos, step.seat, step.arrival, 0, journal)


LIFT_SHIP: Final = LiftShip()


class ShipFrom(MadeiraStep):
    """10.1: which ship, one of so many. `arrival` is that of the one before, 0 without one; it does not move again."""

    name: ClassVar[str] = "ship-from"
    carries: ClassVar[tuple[str, ...]] = ("left", "arrival")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (LIFT_SHIP, NoMoreShips())

    def __init__(self, seat: int, left: int, arrival: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.arrival: Final = arrival

    def asks(self, pos: MadeiraPosition) -> bool:
        """Also where only the windmill could find the goods, 14.1."""
        return can_convert(pos, self.seat) or bool(LIFT_SHIP.moves(pos, self))

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        arrive(pos, self.seat, self.arrival, 0, journal)

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left}


class SetSail(Verb["MadeiraPosition", "ShipTo", ShipToMove]):
    """10.2, 10.4: to an empty slot, for the goods it asks for; at a market the smaller amount."""

    word: ClassVar[str] = "ship-to"

    def candidates(self, pos: MadeiraPosition, step: ShipTo) -> list[ShipToMove]:
        return [pos.box.moves.ship_to[slot] for slot in pos.box.open_slots[pos.players]]

    def refusal(self, pos: MadeiraPosition, step: ShipTo, move: ShipToMove) -> Refusal | None:
        return slot_refusal(pos, step, move.berth, LESS)

    def moves(self, pos: MadeiraPosition, step: ShipTo) -> list[ShipToMove]:
        """`refusal`, read quickly."""
        return [pos.box.moves.ship_to[slot] for slot in affordable(pos, step.seat)]

    def quote(self, pos: MadeiraPosition, step: ShipTo, move: ShipToMove) -> Terms:
        return slot_terms(pos, step, move.berth, LESS)

    def play(
        self, pos: MadeiraPosition, step: ShipTo, move: ShipToMove, chance: Chance, journal: Journal | None
    ) -> None:
        set_down(pos, step, move.berth, LESS, journal)


class SetSailWithMore(Verb["MadeiraPosition", "ShipTo", ShipToMoreMove]):
    """10.6: to a market for the larger amount of goods."""

    word: ClassVar[str] = "ship-to-more"

    def candidates(self, pos: MadeiraPosition, step: ShipTo) -> list[ShipToMoreMove]:
        box = pos.box
        slots = [slot for slot in box.open_slots[pos.players] if len(box.slot_goods[slot]) > 1]
        return [box.moves.ship_to_more[slot] for slot in slots]

    def refusal(self, pos: MadeiraPosition, step: ShipTo, move: ShipToMoreMove) -> Refusal | None:
        return slot_refusal(pos, step, move.berth, MORE)

    def moves(self, pos: MadeiraPosition, step: ShipTo) -> list[ShipToMoreMove]:
        """`refusal`, read quickly."""
        box, goods, base = pos.box, pos.goods, step.seat * len(pos.box.goods)
        return [
            box.moves.ship_to_more[slot]
            for slot in box.open_slots[pos.players]
            if len(box.slot_goods[slot]) > 1
            and pos.berths[slot] == NOBODY
            and goods[base + box.slot_good[slot]] >= box.slot_goods[slot][MORE]
        ]

    def quote(self, pos: MadeiraPosition, step: ShipTo, move: ShipToMoreMove) -> Terms:
        return slot_terms(pos, step, move.berth, MORE)

    def play(
        self, pos: MadeiraPosition, step: ShipTo, move: ShipToMoreMove, chance: Chance, journal: Journal | None
    ) -> None:
        set_down(pos, step, move.berth, MORE, journal)


class Stay(Allowed["MadeiraPosition", "ShipTo", Move]):
    """The ship stays after all, as the goods may be gone by then."""

    word: ClassVar[str] = "stay"

    def candidates(self, pos: MadeiraPosition, step: ShipTo) -> list[Move]:
        return [pos.box.moves.stay]

    def play(self, pos: MadeiraPosition, step: ShipTo, move: Move, chance: Chance, journal: Journal | None) -> None:
        if step.left > 1:
            pos.push(ShipFrom(step.seat, step.left - 1, step.arrival))
        else:
            arrive(pos, step.seat, step.arrival, 0, journal)


class ShipTo(MadeiraStep):
    """10.2 to 10.6: to which slot the ship goes that was lifted from a slot or, past the last of them, at Home. `left`
    and `arrival` as before."""

    name: ClassVar[str] = "ship-to"
    carries: ClassVar[tuple[str, ...]] = ("left", "arrival", "lifted")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (SetSail(), SetSailWithMore(), Stay())

    def __init__(self, seat: int, left: int, arrival: int, lifted: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left
        self.arrival: Final = arrival
        self.lifted: Final = lifted

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left, "lifted": berth_name(pos, self.lifted)}


def berth_name(pos: MadeiraPosition, berth: int) -> str:
    return pos.box.slots[berth] if berth < len(pos.box.slots) else "home"


def slot_refusal(pos: MadeiraPosition, step: ShipTo, slot: int, more: int) -> Refusal | None:
    """10.1 to 10.6: an open slot that is empty, and the goods; the wood of 10.3 was there when the ship was lifted."""
    box = pos.box
    if slot not in box.open_slots[pos.players]:
        return Refusal("madeira.10.1", "slot-closed")
    if more >= len(box.slot_goods[slot]):
        return Refusal("madeira.10.6", "one-amount-only")
    if pos.berths[slot] != NOBODY:
        return Refusal("madeira.10.2" if slot == step.lifted else "madeira.10.1", "slot-taken")
    have, need = pos.goods[step.seat * len(box.goods) + box.slot_good[slot]], box.slot_goods[slot][more]
    return None if have >= need else Refusal("madeira.10.4", "goods-missing", need=need, have=have)  # 10.4


def slot_terms(pos: MadeiraPosition, step: ShipTo, slot: int, more: int) -> Terms:
    """What a ship costs that goes there, and the Reals it brings."""
    box = pos.box
    if more >= len(box.slot_goods[slot]):
        return ()
    wood = wood_terms(pos, step.seat, 1) if step.lifted == len(box.slots) else ()
    goods = (box.goods[box.slot_good[slot]], -box.slot_goods[slot][more])
    reals = box.slot_reals[slot][more]
    return (*wood, goods, ("income", reals)) if reals else (*wood, goods)


def set_down(pos: MadeiraPosition, step: ShipTo, slot: int, more: int, journal: Journal | None) -> None:
    """10.3, 10.4: the ship reaches the slot; it arrives when all have moved."""
    box, seat = pos.box, step.seat
    bought = 0
    if step.lifted == len(box.slots):
        bought = pay_wood(pos, seat, 1, journal)
        pos.ships_home = increased(pos.ships_home, seat, -1)
    else:
        pos.berths[step.lifted] = NOBODY
    pos.berths[slot] = seat
    good, amount = box.slot_good[slot], box.slot_goods[slot][more]
    pos.goods[seat * len(box.goods) + good] -= amount
    if journal:
        origin = berth_name(pos, step.lifted)
        journal.add(events.ShipMoved(seat, origin, box.slots[slot], box.goods[good], amount))
    arrived = arrival_at(slot, more)
    if step.arrival:
        arrive(pos, seat, step.arrival, arrived, journal)
    elif step.left > 1:
        pos.push(ShipFrom(seat, step.left - 1, arrived))
    else:
        arrive(pos, seat, arrived, 0, journal)
    take_bought(pos, seat, bought)


def arrive(pos: MadeiraPosition, seat: int, first: int, second: int, journal: Journal | None) -> None:
    """10.8: when all ships have moved, the Reals of markets, and then the rewards of colonies."""
    box = pos.box
    landings: list[int] = []
    for arrived in (first, second):
        if not arrived:
            continue
        slot, more = arrival_slot(arrived), arrival_more(arrived)
        harbor = box.harbor_of[slot]
        if harbor >= len(box.markets):
            landings.append(harbor - len(box.markets) + 1)
            continue
        pos.reals[seat] += box.slot_reals[slot][more]
        if journal:
            journal.add(events.GoodsSold(seat, box.markets[harbor], box.slot_reals[slot][more]))
    if landings:
        pos.push(Reward(seat, landings[0], landings[1] if len(landings) > 1 else 0))


class TakeReward(Verb["MadeiraPosition", "Reward", RewardMove]):
    """10.9: one of the two rewards of a colony in which a ship has landed."""

    word: ClassVar[str] = "reward"

    def candidates(self, pos: MadeiraPosition, step: Reward) -> list[RewardMove]:
        return [pos.box.moves.reward[reward] for reward in pos.rewards]

    def refusal(self, pos: MadeiraPosition, step: Reward, move: RewardMove) -> Refusal | None:
        if move.reward not in pos.rewards:
            return Refusal("madeira.3.6", "reward-not-in-play")
        landed = pos.rewards.index(move.reward) // 2 + 1 in (step.landing, step.other_landing)
        return None if landed else Refusal("madeira.10.9", "not-landed-there")

    def play(
        self, pos: MadeiraPosition, step: Reward, move: RewardMove, chance: Chance, journal: Journal | None
    ) -> None:
        colony = pos.rewards.index(move.reward) // 2 + 1
        rest = step.other_landing if colony == step.landing else step.landing
        if rest:
            pos.push(Reward(step.seat, rest))
        if journal:
            journal.add(events.RewardTaken(step.seat, pos.box.rewards[move.reward]))
        pos.box.reward_effect[move.reward].apply(pos, step.seat, chance, journal)


class Reward(MadeiraStep):
    """10.9: one reward for each landing, in the order one likes. The landings are the colonies, plus 1, whose reward is
    still to be taken; 0 is none."""

    name: ClassVar[str] = "reward"
    carries: ClassVar[tuple[str, ...]] = ("landing", "other_landing")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TakeReward(), DONE)

    def __init__(self, seat: int, landing: int, other_landing: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.landing: Final = landing
        self.other_landing: Final = other_landing

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        landings = [landing for landing in (self.landing, self.other_landing) if landing]
        return {"landings": [pos.box.colonies[landing - 1] for landing in landings]}


class ChooseEffect(Allowed["MadeiraPosition", "Choose", ChooseMove]):
    """10.11: this one happens."""

    word: ClassVar[str] = "choose"

    def candidates(self, pos: MadeiraPosition, step: Choose) -> list[ChooseMove]:
        return pos.box.moves.choose

    def play(
        self, pos: MadeiraPosition, step: Choose, move: ChooseMove, chance: Chance, journal: Journal | None
    ) -> None:
        options: list[Effect] = pos.box.effects[step.effect].values[0]
        options[move.option].apply(pos, step.seat, chance, journal)


class Choose(MadeiraStep):
    """10.11: one of the two effects that an effect offers."""

    name: ClassVar[str] = "choose"
    carries: ClassVar[tuple[str, ...]] = ("effect",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (ChooseEffect(),)

    def __init__(self, seat: int, effect: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.effect: Final = effect

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        """What each option is, by its name."""
        faces = map(effect_face, pos.box.effects[self.effect].values[0])
        return {"options": dict(zip(pos.box.alternatives, faces, strict=True))}
