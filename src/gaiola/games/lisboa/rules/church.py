"""Chapter 8, the Church: the Cardinal goes round, clergy tiles are taken, and at the end of the turn given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import CARDINAL_RANGE, CHURCH, NOBODY
from .choices import Choice
from .payments import gain_influence
from .portfolio import FIT
from .rewards import receive
from .stock import earn, move_treasury

if TYPE_CHECKING:
    from ..position import LisboaPosition


def landing(pos: LisboaPosition, steps: int) -> int:
    """8.11: the gap to which so many steps lead the Cardinal."""
    return (pos.cardinal + steps) % len(pos.ring)


def has_tile(pos: LisboaPosition, gap: int) -> bool:
    """8.11: whether a tile lies beside the gap."""
    return any(pos.ring[space] != NOBODY for space in pos.box.beside[gap])


def reach(pos: LisboaPosition, seat: int, steps: int) -> int:
    """8.11, 17.15: how many steps this seat may lead him, where so many are shown."""
    return min(steps + pos.has(seat, CARDINAL_RANGE), len(pos.ring))


def cardinal_refusal(pos: LisboaPosition, seat: int, steps: int) -> Refusal | None:
    """8.11: a place for the tile, and a tile within reach."""
    if pos.tiles_held(seat) == pos.box.clergy_limit:
        return Refusal("lisboa.8.11", "board-full", need=pos.box.clergy_limit + 1, have=pos.box.clergy_limit)
    if any(has_tile(pos, landing(pos, n + 1)) for n in range(reach(pos, seat, steps))):
        return None
    return Refusal("lisboa.8.11", "no-clergy", need=1, have=0)


def meet_cardinal(pos: LisboaPosition, seat: int, steps: int) -> None:
    """8.11: he moves, unless there is no tile to take or no place for it."""
    if cardinal_refusal(pos, seat, steps) is None:
        pos.push(Frame(CARDINAL_STEP, seat, steps))


class Cardinal(Choice):
    """8.11: up to `a` gaps, and further with the pilgrims' help."""

    name: ClassVar[str] = "cardinal"
    verbs: ClassVar[tuple[str, ...]] = ("cardinal",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.cardinal[: reach(pos, frame.seat, frame.a)]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        most = reach(pos, frame.seat, frame.a)
        if move.a >= most:
            return Refusal("lisboa.8.11", "too-far", need=move.a + 1, have=most)
        return None if has_tile(pos, landing(pos, move.a + 1)) else Refusal("lisboa.8.11", "no-clergy", need=1, have=0)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        passed = [landing(pos, n + 1) for n in range(move.a + 1)]
        icons: list[tuple[str, int]] = []
        if pos.box.treasury_gap in passed:
            icons.append(("treasury_icon", 1))
        if pos.box.influence_gap in passed:
            icons.append(("influence_icon", 1))
        return tuple(icons)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        steps = move.a + 1
        pos.push(Frame(ICONS, frame.seat, pos.cardinal, steps))
        pos.cardinal = landing(pos, steps)
        if journal is not None:
            journal.add(events.CardinalMoved(frame.seat, steps))
        pos.push(Frame(CLERGY_STEP, frame.seat))


class ClergyTile(Choice):
    """8.12: a tile beside the Cardinal; one that acts once acts now."""

    name: ClassVar[str] = "clergy"
    verbs: ClassVar[tuple[str, ...]] = ("clergy",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.clergy[space] for space in pos.box.beside[pos.cardinal]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.a not in pos.box.beside[pos.cardinal]:
            return Refusal("lisboa.8.12", "not-beside")
        return Refusal("lisboa.8.12", "no-clergy", need=1, have=0) if pos.ring[move.a] == NOBODY else None

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        tile = pos.ring[move.a]
        pos.ring[move.a] = NOBODY
        add_tile(pos, frame.seat, tile)
        if journal is not None:
            journal.add(events.ClergyTaken(frame.seat, pos.box.clergy[tile]))
        if pos.box.clergy_once[tile]:
            receive(pos, frame.seat, pos.box.clergy_effect[tile])


def add_tile(pos: LisboaPosition, seat: int, tile: int) -> None:
    """8.12: to the own board, where it helps from now on."""
    pos.clergy[pos.clergy.index(NOBODY, seat * pos.box.clergy_limit)] = tile
    pos.count_benefits(seat)


def drop_tile(pos: LisboaPosition, seat: int, tile: int) -> None:
    """4.11: the tile leaves the game; what no longer fits must go."""
    pos.clergy[pos.clergy.index(tile, seat * pos.box.clergy_limit)] = NOBODY
    pos.clergy_gone += 1
    pos.count_benefits(seat)
    pos.push(Frame(FIT, seat))


class Icons(Errand["LisboaPosition"]):
    """8.13: the icons on the way from gap `a`, `b` steps."""

    name: ClassVar[str] = "church-icons"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        passed = [(frame.a + n + 1) % len(pos.ring) for n in range(frame.b)]
        if box.treasury_gap in passed:
            move_treasury(pos, box.treasury_by_icon, journal)
        if box.influence_gap in passed and pos.church == NOBODY:  # 8.14: once a turn
            pos.church = frame.seat
            if journal is not None:
                journal.add(events.ChurchDue(frame.seat))


class ChurchScoring(Errand["LisboaPosition"]):
    """8.14: if the icon was met, everybody is asked, beginning with whoever met it."""

    name: ClassVar[str] = "church-scoring"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if pos.church == NOBODY:
            return
        first = pos.church
        pos.church = NOBODY
        for turn in range(pos.players - 1, -1, -1):
            pos.push(Frame(GIVE_UP, (first + turn) % pos.players))


class GiveUp(Step["LisboaPosition"]):
    """8.14: tiles for their wigs, then Influence once. `a` tiles given up so far."""

    name: ClassVar[str] = "give-up"
    verbs: ClassVar[tuple[str, ...]] = ("give-up", "done")

    def asks(self, pos: LisboaPosition, frame: Frame) -> bool:
        return pos.tiles_held(frame.seat) > 0

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if frame.a:
            gain_influence(pos, frame.seat, journal)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [*tile_moves(pos, frame.seat, pos.box.moves.give_up), pos.box.moves.done]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "done" or holds_tile(pos, frame.seat, move.a):
            return None
        return Refusal("lisboa.8.14", "no-clergy", need=1, have=0)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        return (("wigs", pos.box.clergy_wigs[move.a]),) if move.verb == "give-up" else ()

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "done":
            self.run(pos, frame, chance, journal)
            return
        if journal is not None:
            journal.add(events.ClergyGivenUp(frame.seat, pos.box.clergy[move.a]))
        pos.push(Frame(GIVE_UP, frame.seat, frame.a + 1))
        drop_tile(pos, frame.seat, move.a)
        earn(pos, frame.seat, pos.box.clergy_wigs[move.a], CHURCH, journal)


class LoseClergy(Choice):
    """17.8: `a` tiles of the owner's choice, without scoring them."""

    name: ClassVar[str] = "lose-clergy"
    verbs: ClassVar[tuple[str, ...]] = ("lose",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return tile_moves(pos, frame.seat, pos.box.moves.lose)

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        held = holds_tile(pos, frame.seat, move.a)
        return None if held else Refusal("lisboa.17.8", "no-clergy", need=1, have=0)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal is not None:
            journal.add(events.ClergyLost(frame.seat, pos.box.clergy[move.a]))
        if frame.a > 1:
            pos.push(Frame(LOSE_CLERGY, frame.seat, frame.a - 1))
        drop_tile(pos, frame.seat, move.a)


def holds_tile(pos: LisboaPosition, seat: int, tile: int) -> bool:
    limit = pos.box.clergy_limit
    return tile in pos.clergy[seat * limit : (seat + 1) * limit]


def tile_moves(pos: LisboaPosition, seat: int, table: list[Move]) -> list[Move]:
    """A move for each kind of tile on the own board."""
    limit = pos.box.clergy_limit
    held = pos.clergy[seat * limit : (seat + 1) * limit]
    return [table[tile] for i, tile in enumerate(held) if tile != NOBODY and tile not in held[:i]]


CARDINAL_STEP: Final = Cardinal()
CLERGY_STEP: Final = ClergyTile()
ICONS: Final = Icons()
CHURCH_SCORING: Final = ChurchScoring()
GIVE_UP: Final = GiveUp()
LOSE_CLERGY: Final = LoseClergy()
