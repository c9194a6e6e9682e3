"""Chapters 3, 7 and 9: the turn, the redraw before it, its action, the coin that can always be taken, and whether
the turn was the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Step
from ....kernel.verbs import Allowed, Leave, Verb, Verbs
from .. import events
from ..constants import NOTHING
from .customers import BRING_CUSTOMERS
from .ending import DEEDS, FILLED_ENTRANCE, FILLED_SPACE, TOOK_COIN, end
from .restaurants import OPEN_RESTAURANT
from .stands import OPEN_STAND, RedrawDisplay, TakeTile
from .tiles import may_redraw, redraw

if TYPE_CHECKING:
    from ..position import MercadoPosition


class Turn(Errand["MercadoPosition"]):
    """3.1: one action, before it perhaps a redraw."""

    name: ClassVar[str] = "turn"

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        steps = pos.box.turn_steps
        pos.push(steps.action[self.seat])
        pos.push(steps.redraw[self.seat])


class ReplaceTiles(Allowed["MercadoPosition", "Redraw", Move]):
    """3.2: three tiles of a kind go back to the bag for three others."""

    word: ClassVar[str] = "redraw"

    def candidates(self, pos: MercadoPosition, step: Redraw) -> list[Move]:
        return [pos.box.moves.redraw]

    def play(self, pos: MercadoPosition, step: Redraw, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat = pos.box, step.seat
        good, drawn = redraw(pos, pos.tiles, seat * len(box.goods), chance)
        if journal:
            journal.add(events.TilesRedrawn(seat, box.goods[good], drawn))
        pos.push(Redraw(seat, step.redraws + 1))


class KeepTiles(Leave["MercadoPosition", "Redraw", Move]):
    word: ClassVar[str] = "keep"

    def candidates(self, pos: MercadoPosition, step: Redraw) -> list[Move]:
        return [pos.box.moves.keep]


class Redraw(Step["MercadoPosition"]):
    """3.2: whether three of a kind in front of you go back to the bag, after so many redraws in this turn."""

    name: ClassVar[str] = "redraw"
    carries: ClassVar[tuple[str, ...]] = ("redraws",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (ReplaceTiles(), KeepTiles())

    def __init__(self, seat: int, redraws: int = 0, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.redraws: Final = redraws

    def asks(self, pos: MercadoPosition) -> bool:
        return may_redraw(pos, pos.tiles, self.seat * len(pos.box.goods), self.redraws)


class TakeCoin(Verb["MercadoPosition", "Action", Move]):
    """7.1: the action that is always possible, except alone."""

    word: ClassVar[str] = "coin"

    def candidates(self, pos: MercadoPosition, step: Action) -> list[Move]:
        return [pos.box.moves.coin]

    def refusal(self, pos: MercadoPosition, step: Action, move: Move) -> Refusal | None:
        return None if pos.solo is None else Refusal("mercado.10.1", "golden-rule")  # 10.1

    def quote(self, pos: MercadoPosition, step: Action, move: Move) -> Terms:
        return (("gain", pos.box.coin_gain),)

    def play(self, pos: MercadoPosition, step: Action, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.coins[step.seat] += pos.box.coin_gain  # 7.1
        if journal:
            journal.add(events.CoinTaken(step.seat, pos.box.coin_gain))
        step.ends_with(pos, TOOK_COIN)


class Stop(Verb["MercadoPosition", "Action", Move]):
    """10.3: alone one may stop before the end."""

    word: ClassVar[str] = "stop"

    def candidates(self, pos: MercadoPosition, step: Action) -> list[Move]:
        return [] if pos.solo is None else [pos.box.moves.stop]

    def refusal(self, pos: MercadoPosition, step: Action, move: Move) -> Refusal | None:
        if pos.solo is None or not pos.box.may_stop:  # 10.3
            return Refusal("mercado.10.3", "no-stopping")
        return None

    def play(self, pos: MercadoPosition, step: Action, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal:
            journal.add(events.Stopped(step.seat))
        end(pos, "stopped", journal)  # 10.3


TAKE_COIN: Final = TakeCoin()
STOP: Final = Stop()


class Action(Step["MercadoPosition"]):
    """3.1: open a stand, bring customers, open a restaurant or take a coin."""

    name: ClassVar[str] = "action"
    verbs: ClassVar[Verbs] = (OPEN_STAND, BRING_CUSTOMERS, OPEN_RESTAURANT, TAKE_COIN, STOP)

    def moves(self, pos: MercadoPosition) -> list[Move]:
        """The verbs one after the other; of coin and stop it is known to whom they belong."""
        found: list[Any] = OPEN_STAND.moves(pos, self)
        found += BRING_CUSTOMERS.moves(pos, self)
        found += OPEN_RESTAURANT.moves(pos, self)
        if pos.players > 1:
            found.append(pos.box.moves.coin)
        elif pos.box.may_stop:
            found.append(pos.box.moves.stop)
        return found

    def asks(self, pos: MercadoPosition) -> bool:
        """10.2: alone, only somebody who can still act."""
        return pos.players > 1 or bool(
            OPEN_RESTAURANT.moves(pos, self) or BRING_CUSTOMERS.moves(pos, self) or OPEN_STAND.moves(pos, self)
        )

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        end(pos, "no-move", journal)  # 10.2

    def ends_with(self, pos: MercadoPosition, did: int) -> None:
        """Whatever the action still brings comes before the end of the turn."""
        pos.push(pos.box.turn_steps.end[did][self.seat])


class EndTurn(Errand["MercadoPosition"]):
    """7.2, 9.1 to 9.3: whether what the action did ends the game; if not, the next turn."""

    name: ClassVar[str] = "end-turn"
    carries: ClassVar[tuple[str, ...]] = ("did",)
    __slots__ = carries

    def __init__(self, seat: int, did: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.did: Final = did

    def run(self, pos: MercadoPosition, chance: Chance, journal: Journal | None) -> None:
        seat = self.seat
        pos.coin_run = pos.coin_run + 1 if self.did == TOOK_COIN else 0
        if self.did == TOOK_COIN and pos.coin_run >= pos.box.coin_run[pos.players]:
            end(pos, "coins", journal)  # 7.2
            return
        if pos.trigger == NOTHING:
            cause = self._trigger(pos)
            if cause:
                pos.trigger = seat
                pos.cause_id = cause
                if journal:
                    journal.add(events.EndTriggered(seat, cause))
        follower = (seat + 1) % pos.players
        if follower == pos.trigger:
            end(pos, pos.cause_id, journal)  # 9.3
        else:
            pos.push(pos.box.turn_steps.turn[follower])

    def _trigger(self, pos: MercadoPosition) -> str:
        box, solo = pos.box, pos.solo
        if solo is not None and solo.end_after_stands:  # 11.7
            opened = box.wooden_stands - pos.stands_left[0]
            if opened >= solo.end_after_stands:
                return "stands"
        if self.did == FILLED_SPACE and pos.free_spaces <= box.spaces_left:
            return "spaces"  # 9.1
        if self.did == FILLED_ENTRANCE and pos.free_entrances <= box.entrances_left:
            return "entrances"  # 9.2
        return ""


class TurnSteps:
    """What comes in every turn, by seat. Steps never change, so one of each will do; `end` is by what was done, too."""

    def __init__(self, seats: int) -> None:
        self.turn: Final = [Turn(seat) for seat in range(seats)]
        self.redraw: Final = [Redraw(seat) for seat in range(seats)]
        self.action: Final = [Action(seat) for seat in range(seats)]
        self.redraw_display: Final = [RedrawDisplay(seat) for seat in range(seats)]
        self.take: Final = [TakeTile(seat) for seat in range(seats)]
        self.end: Final = [[EndTurn(seat, did) for seat in range(seats)] for did in DEEDS]
