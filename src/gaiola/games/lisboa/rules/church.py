"""Chapter 8, the Church: the Cardinal goes round, clergy tiles are taken, and at the end of the turn given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.verbs import Leave, Verb, Verbs
from .. import events, moves
from ..constants import CARDINAL_RANGE, CHURCH, NO_ACTION, NOBODY, SPOILT_BY_CARDINAL
from .choices import Choice, LisboaErrand, LisboaStep, RepeatedChoice
from .payments import gain_influence
from .portfolio import Fit
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
    return None if _tile_in_reach(pos, seat, steps) else Refusal("lisboa.8.11", "no-clergy", need=1, have=0)


def _tile_in_reach(pos: LisboaPosition, seat: int, steps: int) -> bool:
    return any(has_tile(pos, landing(pos, n + 1)) for n in range(reach(pos, seat, steps)))


def cardinal_possible(pos: LisboaPosition, seat: int, steps: int) -> bool:
    """What `cardinal_refusal` allows, read quickly."""
    return pos.tiles_held(seat) < pos.box.clergy_limit and _tile_in_reach(pos, seat, steps)


def meet_cardinal(pos: LisboaPosition, seat: int, steps: int) -> None:
    """8.11: he moves, unless there is no tile to take or no place for it."""
    if cardinal_possible(pos, seat, steps):
        pos.push(Cardinal(seat, steps))


class LeadCardinal(Verb["LisboaPosition", "Cardinal", moves.Cardinal]):
    """8.11: so many gaps further, where a tile lies."""

    word: ClassVar[str] = "cardinal"

    def candidates(self, pos: LisboaPosition, step: Cardinal) -> list[moves.Cardinal]:
        return pos.box.moves.cardinal[: reach(pos, step.seat, step.steps)]

    def refusal(self, pos: LisboaPosition, step: Cardinal, move: moves.Cardinal) -> Refusal | None:
        most, steps = reach(pos, step.seat, step.steps), move.steps + 1
        if steps > most:
            return Refusal("lisboa.8.11", "too-far", need=steps, have=most)
        return None if has_tile(pos, landing(pos, steps)) else Refusal("lisboa.8.11", "no-clergy", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: Cardinal, move: moves.Cardinal) -> Terms:
        passed = [landing(pos, n + 1) for n in range(move.steps + 1)]
        icons: list[tuple[str, int]] = []
        if pos.box.treasury_gap in passed:
            icons.append(("treasury_icon", 1))
        if pos.box.influence_gap in passed:
            icons.append(("influence_icon", 1))
        return tuple(icons)

    def play(
        self, pos: LisboaPosition, step: Cardinal, move: moves.Cardinal, chance: Chance, journal: Journal | None
    ) -> None:
        steps = move.steps + 1
        pos.push(Icons(step.seat, pos.cardinal, steps))
        pos.cardinal = landing(pos, steps)
        if journal:
            journal.add(events.CardinalMoved(step.seat, steps))
        pos.push(ClergyTile(step.seat))


class Cardinal(Choice):
    """8.11: up to so many gaps, and further with the pilgrims' help."""

    name: ClassVar[str] = "cardinal"
    carries: ClassVar[tuple[str, ...]] = ("steps",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (LeadCardinal(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = SPOILT_BY_CARDINAL

    def __init__(self, seat: int, steps: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.steps: Final = steps

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return pos.box.dearer_by_cardinal

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"left": self.steps}


class TakeTile(Verb["LisboaPosition", "ClergyTile", moves.Clergy]):
    """8.12: the tile on this space of the ring; one that acts once acts now."""

    word: ClassVar[str] = "clergy"

    def candidates(self, pos: LisboaPosition, step: ClergyTile) -> list[moves.Clergy]:
        return [pos.box.moves.clergy[space] for space in pos.box.beside[pos.cardinal]]

    def refusal(self, pos: LisboaPosition, step: ClergyTile, move: moves.Clergy) -> Refusal | None:
        if move.space not in pos.box.beside[pos.cardinal]:
            return Refusal("lisboa.8.12", "not-beside")
        return Refusal("lisboa.8.12", "no-clergy", need=1, have=0) if pos.ring[move.space] == NOBODY else None

    def play(
        self, pos: LisboaPosition, step: ClergyTile, move: moves.Clergy, chance: Chance, journal: Journal | None
    ) -> None:
        tile = pos.ring[move.space]
        pos.ring = replaced(pos.ring, move.space, NOBODY)
        add_tile(pos, step.seat, tile)
        if journal:
            journal.add(events.ClergyTaken(step.seat, pos.box.clergy[tile]))
        if pos.box.clergy_once[tile]:
            receive(pos, step.seat, pos.box.clergy_effect[tile])


class ClergyTile(Choice):
    """8.12: which tile beside the Cardinal is taken."""

    name: ClassVar[str] = "clergy"
    verbs: ClassVar[Verbs] = (TakeTile(),)
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = SPOILT_BY_CARDINAL

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return pos.box.dearer_by_cardinal


def add_tile(pos: LisboaPosition, seat: int, tile: int) -> None:
    """8.12: to the own board, where it helps from now on."""
    pos.clergy = replaced(pos.clergy, pos.clergy.index(NOBODY, seat * pos.box.clergy_limit), tile)
    pos.count_benefits(seat)


def drop_tile(pos: LisboaPosition, seat: int, tile: int) -> None:
    """4.11: the tile leaves the game; what no longer fits must go."""
    pos.clergy = replaced(pos.clergy, pos.clergy.index(tile, seat * pos.box.clergy_limit), NOBODY)
    pos.clergy_gone += 1
    pos.count_benefits(seat)
    pos.push(Fit(seat))


class Icons(LisboaErrand):
    """8.13: the icons on the way from the gap where the Cardinal came from, as many steps as he made."""

    name: ClassVar[str] = "church-icons"
    takes_goods: ClassVar[bool] = False
    spoils: ClassVar[int] = NO_ACTION
    carries: ClassVar[tuple[str, ...]] = ("start", "steps")
    __slots__ = carries

    def __init__(self, seat: int, start: int, steps: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.start: Final = start
        self.steps: Final = steps

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        passed = [(self.start + n + 1) % len(pos.ring) for n in range(self.steps)]
        if box.treasury_gap in passed:
            move_treasury(pos, box.treasury_by_icon, journal)
        if box.influence_gap in passed and pos.church == NOBODY:  # 8.14: once a turn
            pos.church = self.seat
            if journal:
                journal.add(events.ChurchDue(self.seat))

    def treasury_rise(self, pos: LisboaPosition) -> int:
        return pos.box.dearer_by_cardinal


class ChurchScoring(LisboaErrand):
    """8.14: if the icon was met, everybody is asked, beginning with whoever met it."""

    name: ClassVar[str] = "church-scoring"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        if pos.church == NOBODY:
            return
        first = pos.church
        pos.church = NOBODY
        for turn in range(pos.players - 1, -1, -1):
            pos.push(GiveUp((first + turn) % pos.players))


class GiveUpTile(Verb["LisboaPosition", "GiveUp", moves.GiveUp]):
    """8.14: this tile for its wigs."""

    word: ClassVar[str] = "give-up"

    def candidates(self, pos: LisboaPosition, step: GiveUp) -> list[moves.GiveUp]:
        return [pos.box.moves.give_up[tile] for tile in kinds_held(pos, step.seat)]

    def refusal(self, pos: LisboaPosition, step: GiveUp, move: moves.GiveUp) -> Refusal | None:
        held = holds_tile(pos, step.seat, move.clergy)
        return None if held else Refusal("lisboa.8.14", "no-clergy", need=1, have=0)

    def quote(self, pos: LisboaPosition, step: GiveUp, move: moves.GiveUp) -> Terms:
        return (("wigs", pos.box.clergy_wigs[move.clergy]),)

    def play(
        self, pos: LisboaPosition, step: GiveUp, move: moves.GiveUp, chance: Chance, journal: Journal | None
    ) -> None:
        if journal:
            journal.add(events.ClergyGivenUp(step.seat, pos.box.clergy[move.clergy]))
        pos.push(GiveUp(step.seat, step.given_up + 1))
        drop_tile(pos, step.seat, move.clergy)
        earn(pos, step.seat, pos.box.clergy_wigs[move.clergy], CHURCH, journal)


class EndGivingUp(Leave["LisboaPosition", "GiveUp", Move]):
    """8.14: no more tiles; who has given up any gains Influence."""

    word: ClassVar[str] = "done"

    def candidates(self, pos: LisboaPosition, step: GiveUp) -> list[Move]:
        return [pos.box.moves.done]

    def play(self, pos: LisboaPosition, step: GiveUp, move: Move, chance: Chance, journal: Journal | None) -> None:
        step.run(pos, chance, journal)


class GiveUp(LisboaStep):
    """8.14: tiles for their wigs, then Influence once."""

    name: ClassVar[str] = "give-up"
    carries: ClassVar[tuple[str, ...]] = ("given_up",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (GiveUpTile(), EndGivingUp())

    def __init__(self, seat: int, given_up: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.given_up: Final = given_up

    def asks(self, pos: LisboaPosition) -> bool:
        return pos.tiles_held(self.seat) > 0

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        if self.given_up:
            gain_influence(pos, self.seat, journal)


class LoseTile(Verb["LisboaPosition", "LoseClergy", moves.Lose]):
    """17.8: this tile, without scoring it."""

    word: ClassVar[str] = "lose"

    def candidates(self, pos: LisboaPosition, step: LoseClergy) -> list[moves.Lose]:
        return [pos.box.moves.lose[tile] for tile in kinds_held(pos, step.seat)]

    def refusal(self, pos: LisboaPosition, step: LoseClergy, move: moves.Lose) -> Refusal | None:
        held = holds_tile(pos, step.seat, move.clergy)
        return None if held else Refusal("lisboa.17.8", "no-clergy", need=1, have=0)

    def play(
        self, pos: LisboaPosition, step: LoseClergy, move: moves.Lose, chance: Chance, journal: Journal | None
    ) -> None:
        if journal:
            journal.add(events.ClergyLost(step.seat, pos.box.clergy[move.clergy]))
        if step.left > 1:
            pos.push(LoseClergy(step.seat, step.left - 1))
        drop_tile(pos, step.seat, move.clergy)


class LoseClergy(RepeatedChoice):
    """17.8: so many tiles of the owner's choice."""

    name: ClassVar[str] = "lose-clergy"
    verbs: ClassVar[Verbs] = (LoseTile(),)


def holds_tile(pos: LisboaPosition, seat: int, tile: int) -> bool:
    limit = pos.box.clergy_limit
    return tile in pos.clergy[seat * limit : (seat + 1) * limit]


def kinds_held(pos: LisboaPosition, seat: int) -> list[int]:
    """The kinds of tiles on the own board, each once."""
    limit = pos.box.clergy_limit
    held = pos.clergy[seat * limit : (seat + 1) * limit]
    return [tile for i, tile in enumerate(held) if tile != NOBODY and tile not in held[:i]]
