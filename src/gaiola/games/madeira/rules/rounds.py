"""Chapters 4 and 5: the course of a round, and phase A, in which everybody chooses a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import NOBODY, PHASE_A, REQUESTS
from .buildings import PHASE_C_ERRAND
from .crown import PHASE_E_ERRAND
from .dice import PHASE_B_ERRAND
from .maintenance import PHASE_D_ERRAND
from .scoring import score_final

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class BeginRound(Errand["MadeiraPosition"]):
    """4.1: five phases; A is done here, the others wait on the agenda. In round 1 the set-up has dealt and rolled."""

    name: ClassVar[str] = "begin-round"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_A
        if journal is not None:
            journal.add(events.RoundBegan(pos.round))
        if pos.round > 1:
            deal_characters(pos, chance, journal)  # 5.1
            roll_pirate_dice(pos, chance, journal)  # 5.2
            roll_guild_dice(pos, chance, journal)
        order = pos.passing_order()
        for errand in (END_ROUND, PHASE_E_ERRAND, PHASE_D_ERRAND, PHASE_C_ERRAND, PHASE_B_ERRAND):
            pos.push(Frame(errand, order[0]))
        for seat in reversed(order):  # 5.3
            pos.push(Frame(CHOOSE_ROW, seat))


class EndRound(Errand["MadeiraPosition"]):
    """17.1: after the fifth round the game is over."""

    name: ClassVar[str] = "end-round"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if pos.round < pos.box.rounds:
            pos.round += 1
            pos.push(Frame(BEGIN_ROUND, frame.seat))
            return
        pos.cause_id = "rounds"
        if journal is not None:
            journal.add(events.Ended(pos.cause_id))
        score_final(pos, journal)  # 17.2


def deal_characters(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.10, 5.1: one to each building but the one that is empty in this round."""
    box = pos.box
    left = list(range(len(box.characters)))
    for building, name in enumerate(box.buildings):
        pos.character_at[building] = NOBODY
        if box.empty_round[building] == pos.round:
            continue
        who = left.pop(chance.draw([1] * len(left), [box.characters[who] for who in left]))
        pos.character_at[building] = who
        if journal is not None:
            journal.add(events.CharacterPlaced(box.characters[who], name))


def roll_pirate_dice(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.5, 5.2: all of them, into the City Watch."""
    box = pos.box
    pos.pirate_dice = [0] * len(box.faces)
    rolled: list[int] = []
    for _ in range(box.pirate_dice[pos.players]):
        face = chance.draw(box.pirate_weights, box.faces)
        pos.pirate_dice[face] += 1
        rolled.append(box.face_value[face])
    if journal is not None:
        journal.add(events.PirateDiceRolled(tuple(rolled)))


def roll_guild_dice(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.5, 5.2: three for every row, from the top."""
    box, faces = pos.box, len(pos.box.faces)
    pos.row_dice = [0] * len(pos.row_dice)
    for row in range(pos.players):
        rolled: list[int] = []
        for _ in range(box.dice_per_row):
            face = chance.draw(box.guild_weights, box.faces)
            pos.row_dice[row * faces + face] += 1
            rolled.append(box.face_value[face])
        if journal is not None:
            journal.add(events.GuildDiceRolled(row + 1, tuple(rolled)))


# ---- phase A


class ChooseRow(Step["MadeiraPosition"]):
    """5.3: a row without a marker; its dice go with it, 5.4."""

    name: ClassVar[str] = "row"
    verbs: ClassVar[tuple[str, ...]] = ("row",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.row[: pos.players]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.a >= pos.players:
            return Refusal("madeira.3.4", "no-such-row", need=move.a + 1, have=pos.players)
        return Refusal("madeira.5.3", "row-taken") if move.a in pos.row_of else None

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, row, faces = frame.seat, move.a, len(pos.box.faces)
        pos.slot_of[seat] = NOBODY
        pos.row_of[seat] = row
        for face in range(faces):
            pos.dice[seat * faces + face] = pos.row_dice[row * faces + face]
            pos.row_dice[row * faces + face] = 0
        if journal is not None:
            journal.add(events.RowChosen(seat, row + 1))
        pos.push(Frame(CHOOSE_GUILD, seat, row))
        pos.push(Frame(TAKE_REQUEST, seat, row))


class TakeRequest(Step["MadeiraPosition"]):
    """5.4: one of the requests still lying in row `a`."""

    name: ClassVar[str] = "request"
    verbs: ClassVar[tuple[str, ...]] = ("request",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.request

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if pos.row_requests[frame.a * REQUESTS + move.a] else Refusal("madeira.5.4", "not-in-row")

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.row_requests[frame.a * REQUESTS + move.a] -= 1
        pos.held[frame.seat * REQUESTS + move.a] += 1
        if journal is not None:
            journal.add(events.RequestTaken(frame.seat, pos.box.requests[move.a]))


class ChooseGuild(Step["MadeiraPosition"]):
    """5.5, 5.6: one guild of row `a`; all own favors of it are turned up. Asked only where there is a choice."""

    name: ClassVar[str] = "guild"
    verbs: ClassVar[tuple[str, ...]] = ("guild",)

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return len(self._turnable(pos, frame)) > 1

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for guild in self._turnable(pos, frame):
            self._turn(pos, frame.seat, guild, journal)

    def _turnable(self, pos: MadeiraPosition, frame: Frame) -> list[int]:
        """The guilds of the row with face-down favors of this seat."""
        box, seat = pos.box, frame.seat
        down = [box.guild_of[f] for f, holder in enumerate(pos.holder) if holder == seat and not pos.face_up[f]]
        return [guild for guild in box.row_guilds[pos.players][frame.a] if guild in down]

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.guild[guild] for guild in pos.box.row_guilds[pos.players][frame.a]]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.a not in pos.box.row_guilds[pos.players][frame.a]:
            return Refusal("madeira.5.6", "guild-not-in-row")
        return None if move.a in self._turnable(pos, frame) else Refusal("madeira.5.6", "nothing-to-turn")

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        self._turn(pos, frame.seat, move.a, journal)

    def _turn(self, pos: MadeiraPosition, seat: int, guild: int, journal: Journal | None) -> None:
        for favor, holder in enumerate(pos.holder):
            if holder == seat and pos.box.guild_of[favor] == guild and not pos.face_up[favor]:
                pos.face_up[favor] = 1
                if journal is not None:
                    journal.add(events.FavorTurnedUp(seat, pos.box.favors[favor]))


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
CHOOSE_ROW: Final = ChooseRow()
TAKE_REQUEST: Final = TakeRequest()
CHOOSE_GUILD: Final = ChooseGuild()
