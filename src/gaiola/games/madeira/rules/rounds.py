"""Chapters 4 and 5: the course of a round, and phase A, in which everybody chooses a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal
from ....kernel.replacing import increased, replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import NOBODY, PHASE_A, REQUESTS
from ..moves import GuildMove, RequestMove, RowMove
from .buildings import PhaseC
from .crown import PhaseE
from .dice import PhaseB
from .maintenance import PhaseD
from .scoring import score_final
from .steps import MadeiraStep

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class BeginRound(Errand["MadeiraPosition"]):
    """4.1: five phases; A is done here, the others wait on the agenda; their `seat` is the first of phase A and decides
    nothing. In round 1 the set-up has dealt and rolled."""

    name: ClassVar[str] = "begin-round"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        pos.phase = PHASE_A
        if journal:
            journal.add(events.RoundBegan(pos.round))
        if pos.round > 1:
            deal_characters(pos, chance, journal)  # 5.1
            roll_pirate_dice(pos, chance, journal)  # 5.2
            roll_guild_dice(pos, chance, journal)
        order = pos.passing_order()
        first = order[0]
        for errand in (EndRound(first), PhaseE(first), PhaseD(first), PhaseC(first), PhaseB(first)):
            pos.push(errand)
        for seat in reversed(order):  # 5.3
            pos.push(ChooseRow(seat))


class EndRound(Errand["MadeiraPosition"]):
    """17.1: after the fifth round the game is over."""

    name: ClassVar[str] = "end-round"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        if pos.round < pos.box.rounds:
            pos.round += 1
            pos.push(BeginRound(self.seat))
            return
        pos.cause_id = "rounds"
        if journal:
            journal.add(events.Ended(pos.cause_id))
        score_final(pos, journal)  # 17.2


def deal_characters(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.10, 5.1: one to each building but the one that is empty in this round."""
    box = pos.box
    left, placed = list(range(len(box.characters))), [NOBODY] * len(box.buildings)
    for building, name in enumerate(box.buildings):
        if box.empty_round[building] == pos.round:
            continue
        who = left.pop(chance.draw([1] * len(left), [box.characters[who] for who in left]))
        placed[building] = who
        if journal:
            journal.add(events.CharacterPlaced(box.characters[who], name))
    pos.character_at = placed


def roll_pirate_dice(pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
    """3.5, 5.2: all of them, into the City Watch."""
    box = pos.box
    pos.pirate_dice = [0] * len(box.faces)
    rolled: list[int] = []
    for _ in range(box.pirate_dice[pos.players]):
        face = chance.draw(box.pirate_weights, box.faces)
        pos.pirate_dice[face] += 1
        rolled.append(box.face_value[face])
    if journal:
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
        if journal:
            journal.add(events.GuildDiceRolled(row + 1, tuple(rolled)))


# ---- phase A


class TakeRow(Verb["MadeiraPosition", "ChooseRow", RowMove]):
    """5.3, 5.4: a row without a marker; its dice go with it."""

    word: ClassVar[str] = "row"

    def candidates(self, pos: MadeiraPosition, step: ChooseRow) -> list[RowMove]:
        return pos.box.moves.row[: pos.players]

    def refusal(self, pos: MadeiraPosition, step: ChooseRow, move: RowMove) -> Refusal | None:
        if move.row >= pos.players:
            return Refusal("madeira.3.4", "no-such-row", need=move.row + 1, have=pos.players)
        return Refusal("madeira.5.3", "row-taken") if move.row in pos.row_of else None

    def moves(self, pos: MadeiraPosition, step: ChooseRow) -> list[RowMove]:
        """`refusal`, read quickly."""
        taken = pos.row_of
        return [move for move in pos.box.moves.row[: pos.players] if move.row not in taken]

    def play(
        self, pos: MadeiraPosition, step: ChooseRow, move: RowMove, chance: Chance, journal: Journal | None
    ) -> None:
        seat, row, faces = step.seat, move.row, len(pos.box.faces)
        pos.slot_of[seat] = NOBODY
        pos.row_of[seat] = row
        pos.row_dice = pos.row_dice[:]
        for face in range(faces):
            pos.dice[seat * faces + face] = pos.row_dice[row * faces + face]
            pos.row_dice[row * faces + face] = 0
        if journal:
            journal.add(events.RowChosen(seat, row + 1))
        pos.push(ChooseGuild(seat, row))
        pos.push(TakeRequest(seat, row))


class ChooseRow(MadeiraStep):
    """5.3: which row."""

    name: ClassVar[str] = "row"
    verbs: ClassVar[Verbs] = (TakeRow(),)


class PickRequest(Verb["MadeiraPosition", "TakeRequest", RequestMove]):
    """5.4: a request that lies in the row."""

    word: ClassVar[str] = "request"

    def candidates(self, pos: MadeiraPosition, step: TakeRequest) -> list[RequestMove]:
        return pos.box.moves.request

    def refusal(self, pos: MadeiraPosition, step: TakeRequest, move: RequestMove) -> Refusal | None:
        lies_there = pos.row_requests[step.row * REQUESTS + move.request]
        return None if lies_there else Refusal("madeira.5.4", "not-in-row")

    def moves(self, pos: MadeiraPosition, step: TakeRequest) -> list[RequestMove]:
        """`refusal`, read quickly."""
        lie_there, first = pos.row_requests, step.row * REQUESTS
        return [move for move in pos.box.moves.request if lie_there[first + move.request]]

    def play(
        self, pos: MadeiraPosition, step: TakeRequest, move: RequestMove, chance: Chance, journal: Journal | None
    ) -> None:
        at = step.row * REQUESTS + move.request
        pos.row_requests = increased(pos.row_requests, at, -1)
        pos.held[step.seat * REQUESTS + move.request] += 1
        if journal:
            journal.add(events.RequestTaken(step.seat, pos.box.requests[move.request]))


class TakeRequest(MadeiraStep):
    """5.4: one of the requests still lying in the row."""

    name: ClassVar[str] = "request"
    carries: ClassVar[tuple[str, ...]] = ("row",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (PickRequest(),)

    def __init__(self, seat: int, row: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.row: Final = row


class TurnGuildUp(Verb["MadeiraPosition", "ChooseGuild", GuildMove]):
    """5.6: all own favors of this guild are turned up."""

    word: ClassVar[str] = "guild"

    def candidates(self, pos: MadeiraPosition, step: ChooseGuild) -> list[GuildMove]:
        return [pos.box.moves.guild[guild] for guild in pos.box.row_guilds[pos.players][step.row]]

    def refusal(self, pos: MadeiraPosition, step: ChooseGuild, move: GuildMove) -> Refusal | None:
        if move.guild not in pos.box.row_guilds[pos.players][step.row]:
            return Refusal("madeira.5.6", "guild-not-in-row")
        return None if move.guild in step.turnable(pos) else Refusal("madeira.5.6", "nothing-to-turn")

    def play(
        self, pos: MadeiraPosition, step: ChooseGuild, move: GuildMove, chance: Chance, journal: Journal | None
    ) -> None:
        turn_guild_up(pos, step.seat, move.guild, journal)


class ChooseGuild(MadeiraStep):
    """5.5, 5.6: which guild of the row. Asked only where there is a choice."""

    name: ClassVar[str] = "guild"
    carries: ClassVar[tuple[str, ...]] = ("row",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (TurnGuildUp(),)

    def __init__(self, seat: int, row: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.row: Final = row

    def asks(self, pos: MadeiraPosition) -> bool:
        return len(self.turnable(pos)) > 1

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        for guild in self.turnable(pos):
            turn_guild_up(pos, self.seat, guild, journal)

    def turnable(self, pos: MadeiraPosition) -> list[int]:
        """The guilds of the row with face-down favors of this seat."""
        box, seat = pos.box, self.seat
        down = [box.guild_of[f] for f, holder in enumerate(pos.holder) if holder == seat and not pos.face_up[f]]
        return [guild for guild in box.row_guilds[pos.players][self.row] if guild in down]


def turn_guild_up(pos: MadeiraPosition, seat: int, guild: int, journal: Journal | None) -> None:
    """5.6: all own favors of a guild."""
    for favor, holder in enumerate(pos.holder):
        if holder == seat and pos.box.guild_of[favor] == guild and not pos.face_up[favor]:
            pos.face_up = replaced(pos.face_up, favor, 1)
            if journal:
                journal.add(events.FavorTurnedUp(seat, pos.box.favors[favor]))
