"""Chapter 13, guild favors: one at the start of a turn. What a favor does is an effect of the edition, which its class
in `effects` begins:

- done there at once: Miller, Patron, Lord, Diplomat, Treasurer, Engineer, Constable
- asked in `wood`, `ships` and `workers`, like others of the kind: Monk, Navigator, Scout
- asked here: the Bishop, by the step `MoveMarker` (`MoveActionMarker` calls for it, `MoveOwnMarker` answers it), and
  the Lady, by the step `Lady` (`BuyBuildingAction` calls for it, `UseForLady` answers it)

Turning favors up is no favor but comes of a reward and of the Casa da Coroa: `FlipFavorsFaceUp` calls for the step
`Flip`, `FlipFavor` answers it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.replacing import replaced
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..moves import FavorMove, FlipMove, LadyMove, MarkerMove
from .building_level import level_effect
from .effect_kind import kind_of
from .steps import DONE, MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class UseFavor(Verb["MadeiraPosition", "FavorTurn", FavorMove]):
    """13.1, 13.2: an own favor, face up, at the start of the turn, in its phase; and what it needs to do anything."""

    word: ClassVar[str] = "favor"

    def candidates(self, pos: MadeiraPosition, step: FavorTurn) -> list[FavorMove]:
        return [pos.box.moves.favor[favor] for favor, holder in enumerate(pos.holder) if holder == step.seat]

    def refusal(self, pos: MadeiraPosition, step: FavorTurn, move: FavorMove) -> Refusal | None:
        box, seat, favor = pos.box, step.seat, move.favor
        if pos.holder[favor] != seat:
            return Refusal("madeira.13.1", "favor-not-held")
        if step.favor_used:
            return Refusal("madeira.13.1", "one-favor-a-turn")
        if not pos.face_up[favor]:
            return Refusal("madeira.13.2", "face-down")
        effect = box.favor_effect[favor]
        kind = kind_of(effect)
        if not box.usable[pos.phase][favor]:
            return Refusal(kind.rule, "wrong-phase")
        return kind.refusal(pos, seat, effect)

    def moves(self, pos: MadeiraPosition, step: FavorTurn) -> list[FavorMove]:
        """`refusal`, read quickly: asked only of own favors that are face up."""
        if step.favor_used:
            return []
        seat, up, table = step.seat, pos.face_up, pos.box.moves.favor
        mine = [table[favor] for favor, holder in enumerate(pos.holder) if holder == seat and up[favor]]
        return [move for move in mine if self.refusal(pos, step, move) is None]

    def play(
        self, pos: MadeiraPosition, step: FavorTurn, move: FavorMove, chance: Chance, journal: Journal | None
    ) -> None:
        """13.2: face down first, then its effect; then the turn goes on."""
        pos.push(step.after_favor())
        pos.face_up = replaced(pos.face_up, move.favor, 0)
        if journal:
            journal.add(events.FavorUsed(step.seat, pos.box.favors[move.favor]))
        pos.box.favor_effect[move.favor].apply(pos, step.seat, chance, journal)


class FavorTurn(MadeiraStep):
    """13.1: a turn that may begin with a favor, in phase B (`Turn`) or C (`Pay`); `favor_used` is 1 once it has."""

    __slots__ = ()

    favor_used: int

    def after_favor(self) -> FavorTurn:
        """The same turn, once a favor has been used."""
        raise NotImplementedError


class FlipFavor(Verb["MadeiraPosition", "Flip", FlipMove]):
    """10.10, 12.11: an own favor that lies face down."""

    word: ClassVar[str] = "flip"

    def candidates(self, pos: MadeiraPosition, step: Flip) -> list[FlipMove]:
        return [pos.box.moves.flip[favor] for favor, holder in enumerate(pos.holder) if holder == step.seat]

    def refusal(self, pos: MadeiraPosition, step: Flip, move: FlipMove) -> Refusal | None:
        if pos.holder[move.favor] != step.seat:
            return Refusal("madeira.13.1", "favor-not-held")
        return Refusal("madeira.13.2", "face-up-already") if pos.face_up[move.favor] else None

    def play(self, pos: MadeiraPosition, step: Flip, move: FlipMove, chance: Chance, journal: Journal | None) -> None:
        pos.face_up = replaced(pos.face_up, move.favor, 1)
        if journal:
            journal.add(events.FavorTurnedUp(step.seat, pos.box.favors[move.favor]))
        if step.left > 1:
            pos.push(Flip(step.seat, step.left - 1))


class Flip(MadeiraStep):
    """10.10, 12.11: which favor is turned up; `left` is how many more may be, this one included."""

    name: ClassVar[str] = "flip"
    carries: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (FlipFavor(), DONE)

    def __init__(self, seat: int, left: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left

    def asks(self, pos: MadeiraPosition) -> bool:
        return any(holder == self.seat and not pos.face_up[favor] for favor, holder in enumerate(pos.holder))

    def shows(self, pos: MadeiraPosition) -> dict[str, Any]:
        return {"left": self.left}


class MoveOwnMarker(Verb["MadeiraPosition", "MoveMarker", MarkerMove]):
    """13.6: an own marker, from one building to another."""

    word: ClassVar[str] = "marker"

    def candidates(self, pos: MadeiraPosition, step: MoveMarker) -> list[MarkerMove]:
        return [move for move in pos.box.moves.marker if move.building != move.to_building]

    def refusal(self, pos: MadeiraPosition, step: MoveMarker, move: MarkerMove) -> Refusal | None:
        if not pos.markers[move.building * pos.players + step.seat]:
            return Refusal("madeira.13.6", "no-marker-there", need=1, have=0)
        return Refusal("madeira.13.6", "same-building") if move.building == move.to_building else None

    def play(
        self, pos: MadeiraPosition, step: MoveMarker, move: MarkerMove, chance: Chance, journal: Journal | None
    ) -> None:
        pos.markers[move.building * pos.players + step.seat] -= 1
        pos.markers[move.to_building * pos.players + step.seat] += 1
        if journal:
            buildings = pos.box.buildings
            journal.add(events.MarkerMoved(step.seat, buildings[move.building], buildings[move.to_building]))


class MoveMarker(MadeiraStep):
    """13.6: which marker the Bishop takes, and where to."""

    name: ClassVar[str] = "marker"
    verbs: ClassVar[Verbs] = (MoveOwnMarker(),)


class UseForLady(Verb["MadeiraPosition", "Lady", LadyMove]):
    """13.14, 12.7: a building with workers in its region, on one's own level."""

    word: ClassVar[str] = "lady"

    def candidates(self, pos: MadeiraPosition, step: Lady) -> list[LadyMove]:
        return pos.box.moves.lady

    def refusal(self, pos: MadeiraPosition, step: Lady, move: LadyMove) -> Refusal | None:
        works = level_effect(pos, step.seat, move.building, 0) is not None
        return None if works else Refusal("madeira.12.7", "no-worker-in-region", need=1, have=0)

    def play(self, pos: MadeiraPosition, step: Lady, move: LadyMove, chance: Chance, journal: Journal | None) -> None:
        effect = level_effect(pos, step.seat, move.building, 0)
        if effect is not None:
            if journal:
                journal.add(events.BuildingUsed(step.seat, pos.box.buildings[move.building]))
            effect.apply(pos, step.seat, chance, journal)


class Lady(MadeiraStep):
    """13.14: which building is used for the Lady; the Reals have been paid."""

    name: ClassVar[str] = "lady"
    verbs: ClassVar[Verbs] = (UseForLady(),)
