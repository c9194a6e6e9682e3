"""Chapter 10: ships, markets, colonies and the King's rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Frame, Step
from .. import events
from ..constants import NOBODY
from .windmill import can_convert
from .wood import pay_wood, take_bought, wood_refusal, wood_terms

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import MadeiraPosition


def move_ships(pos: MadeiraPosition, seat: int, count: int) -> None:
    """7.3: up to this many, one after the other."""
    pos.push(Frame(SHIP_FROM, seat, count))


def arrival(slot: int, more: bool) -> int:
    """A ship's arrival as one number, never 0: the slot, and whether it discarded the second amount, 10.6."""
    return slot * 2 + int(more) + 1


def goods_refusal(pos: MadeiraPosition, seat: int, slot: int, more: int) -> Refusal | None:
    """10.4: what the slot asks for."""
    box, good = pos.box, pos.box.slot_good[slot]
    have, need = pos.goods[seat * len(box.goods) + good], box.slot_goods[slot][more]
    if have >= need:
        return None
    return Refusal("madeira.10.4", "goods-missing", need=need, have=have)


def affordable(pos: MadeiraPosition, seat: int) -> list[int]:
    """Empty slots open at this player count whose goods this seat has."""
    box, base = pos.box, seat * len(pos.box.goods)
    return [
        slot
        for slot in box.open_slots[pos.players]
        if pos.berths[slot] == NOBODY and pos.goods[base + box.slot_good[slot]] >= box.slot_goods[slot][0]
    ]


class ShipFrom(Step["MadeiraPosition"]):
    """10.1: which ship. `a` how many may still be moved, `b` the arrival of the one before; it does not move again."""

    name: ClassVar[str] = "ship-from"
    verbs: ClassVar[tuple[str, ...]] = ("ship-from", "done")

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        """Also where only the windmill could find the goods, 14.1."""
        return len(self.moves(pos, frame)) > 1 or can_convert(pos, frame.seat)

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        arrive(pos, frame.seat, frame.b, 0, journal)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        ships = [moves.ship_from[slot] for slot, owner in enumerate(pos.berths) if owner == frame.seat]
        return [*ships, moves.ship_from[len(pos.box.slots)], moves.done]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        seat, home = frame.seat, len(pos.box.slots)
        if not pos.ships_home[seat] if move.a == home else pos.berths[move.a] != seat:
            return Refusal("madeira.10.1", "no-ship-there", need=1, have=0)
        if frame.b and move.a == (frame.b - 1) // 2:
            return Refusal("madeira.7.1", "moved-already")
        if not affordable(pos, seat):
            return Refusal("madeira.10.4", "no-slot-payable", need=1, have=0)
        return wood_refusal(pos, seat, 1) if move.a == home else None  # 10.3

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            arrive(pos, frame.seat, frame.b, 0, journal)
        else:
            pos.push(Frame(SHIP_TO, frame.seat, frame.a, frame.b, move.a))


class ShipTo(Step["MadeiraPosition"]):
    """10.2 to 10.6: to which slot. `a` and `b` as before, `c` where the ship was lifted. It may stay after all, as the
    goods may be gone by then."""

    name: ClassVar[str] = "ship-to"
    verbs: ClassVar[tuple[str, ...]] = ("ship-to", "ship-to-more", "stay")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, moves, slots = pos.box, pos.box.moves, pos.box.open_slots[pos.players]
        tried = [moves.ship_to[slot] for slot in slots]
        tried += [moves.ship_to_more[slot] for slot in slots if len(box.slot_goods[slot]) > 1]
        return [*tried, moves.stay]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "stay":
            return None
        box, seat, more = pos.box, frame.seat, int(move.verb == "ship-to-more")
        if move.a not in box.open_slots[pos.players]:
            return Refusal("madeira.10.1", "slot-closed")
        if more >= len(box.slot_goods[move.a]):
            return Refusal("madeira.10.6", "one-amount-only")
        if pos.berths[move.a] != NOBODY:
            return Refusal("madeira.10.2" if move.a == frame.c else "madeira.10.1", "slot-taken")
        return goods_refusal(pos, seat, move.a, more)  # the wood of 10.3 was there when the ship was lifted

    def moves(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        box, moves, seat = pos.box, pos.box.moves, frame.seat
        slots = affordable(pos, seat)
        found = [moves.ship_to[slot] for slot in slots]
        for slot in slots:
            if len(box.slot_goods[slot]) > 1 and goods_refusal(pos, seat, slot, 1) is None:
                found.append(moves.ship_to_more[slot])
        found.append(moves.stay)
        return found

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        box, more = pos.box, int(move.verb == "ship-to-more")
        if move.verb == "stay" or more >= len(box.slot_goods[move.a]):
            return ()
        wood = wood_terms(pos, frame.seat, 1) if frame.c == len(box.slots) else ()
        goods = (box.goods[box.slot_good[move.a]], -box.slot_goods[move.a][more])
        reals = box.slot_reals[move.a][more]
        return (*wood, goods, ("income", reals)) if reals else (*wood, goods)

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, slot = pos.box, frame.seat, move.a
        if move.verb == "stay":
            if frame.a > 1:
                pos.push(Frame(SHIP_FROM, seat, frame.a - 1, frame.b))
            else:
                arrive(pos, seat, frame.b, 0, journal)
            return
        more = int(move.verb == "ship-to-more")
        bought = 0
        if frame.c == len(box.slots):
            bought = pay_wood(pos, seat, 1, journal)
            pos.ships_home[seat] -= 1
        else:
            pos.berths[frame.c] = NOBODY
        pos.berths[slot] = seat
        good, amount = box.slot_good[slot], box.slot_goods[slot][more]
        pos.goods[seat * len(box.goods) + good] -= amount
        if journal is not None:
            origin = box.slots[frame.c] if frame.c < len(box.slots) else "home"
            journal.add(events.ShipMoved(seat, origin, box.slots[slot], box.goods[good], amount))
        arrived = arrival(slot, more > 0)
        if frame.b:
            arrive(pos, seat, frame.b, arrived, journal)
        elif frame.a > 1:
            pos.push(Frame(SHIP_FROM, seat, frame.a - 1, arrived))
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
        slot, more = (arrived - 1) // 2, (arrived - 1) % 2
        harbor = box.harbor_of[slot]
        if harbor >= len(box.markets):
            landings.append(harbor - len(box.markets) + 1)
            continue
        pos.reals[seat] += box.slot_reals[slot][more]
        if journal is not None:
            journal.add(events.GoodsSold(seat, box.markets[harbor], box.slot_reals[slot][more]))
    if landings:
        pos.push(Frame(REWARD, seat, landings[0], landings[1] if len(landings) > 1 else 0))


class Reward(Step["MadeiraPosition"]):
    """10.9: one reward for each landing, in the order one likes. `a` and `b` are the colonies, plus 1, whose reward is
    still to be taken."""

    name: ClassVar[str] = "reward"
    verbs: ClassVar[tuple[str, ...]] = ("reward", "done")

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [*[pos.box.moves.reward[reward] for reward in pos.rewards], pos.box.moves.done]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done":
            return None
        if move.a not in pos.rewards:
            return Refusal("madeira.3.6", "reward-not-in-play")
        landed = pos.rewards.index(move.a) // 2 + 1 in (frame.a, frame.b)
        return None if landed else Refusal("madeira.10.9", "not-landed-there")

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            return
        colony = pos.rewards.index(move.a) // 2 + 1
        rest = frame.b if colony == frame.a else frame.a
        if rest:
            pos.push(Frame(REWARD, frame.seat, rest))
        if journal is not None:
            journal.add(events.RewardTaken(frame.seat, pos.box.rewards[move.a]))
        pos.box.reward_effect[move.a].apply(pos, frame.seat, chance, journal)


class Choose(Step["MadeiraPosition"]):
    """10.11: one of two effects. `a` is the effect that offers them."""

    name: ClassVar[str] = "choose"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.choose

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        options: list[Effect] = pos.box.effects[frame.a].values[0]
        options[move.a].apply(pos, frame.seat, chance, journal)


SHIP_FROM: Final = ShipFrom()
SHIP_TO: Final = ShipTo()
REWARD: Final = Reward()
CHOOSE: Final = Choose()
