"""Chapter 16, phase E: requests in rounds 1, 3 and 5, chosen in secret; changing fields in rounds 2 and 4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import INFLUENCE, MARKET_ROUTES, NOBODY, PHASE_E, REQUESTS, URBANIZATION, WEALTH
from .scoring import request_points, score, scored_items

if TYPE_CHECKING:
    from ....kernel.events import Event
    from ..position import MadeiraPosition


class PhaseE(Errand["MadeiraPosition"]):
    """16.1, 16.10: everybody chooses in secret, or the fields change."""

    name: ClassVar[str] = "phase-e"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        pos.phase = PHASE_E
        if journal is not None:
            journal.add(events.PhaseBegan("e"))
        if pos.round not in box.requests_kept:
            self._change_fields(pos, journal)
            return
        pos.push(Frame(SCORE, frame.seat))
        for seat in reversed(pos.passing_order()):
            pos.push(Frame(DONATE, seat))
            if box.requests_kept[pos.round]:
                pos.push(Frame(KEEP, seat))

    def _change_fields(self, pos: MadeiraPosition, journal: Journal | None) -> None:
        """16.10, 16.11: convertible fields of this round's good, if no wood is on them."""
        box = pos.box
        old, new = box.changes[pos.round]
        for field, name in enumerate(box.fields):
            if box.turns_to[field] == new and pos.field_good[field] == old and not pos.field_wood[field]:
                pos.field_good[field] = new
                if journal is not None:
                    journal.add(events.FieldChanged(name, box.goods[new]))


class Keep(Step["MadeiraPosition"]):
    """16.1, 16.2: all but one request are scored; this is the one that stays."""

    name: ClassVar[str] = "keep"
    verbs: ClassVar[tuple[str, ...]] = ("keep",)

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.keep[kind] for kind in pos.can_keep(frame.seat)]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        held = pos.held[frame.seat * REQUESTS + move.a]
        return None if held else Refusal("madeira.16.1", "request-not-held", need=1, have=0)

    def secret(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return True

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.kept[frame.seat] = move.a


class Donate(Step["MadeiraPosition"]):
    """16.9: how many Reals for Wealth of the Nation. Whoever holds such a request and any Reals is asked, also if it
    is the one kept back: who is asked tells nothing."""

    name: ClassVar[str] = "donate"
    verbs: ClassVar[tuple[str, ...]] = ("donate",)

    def asks(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return pos.most_donated(frame.seat, NOBODY) > 0

    def candidates(self, pos: MadeiraPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.donate[: pos.most_donated(frame.seat, NOBODY) + 1]

    def refusal(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Refusal | None:
        most = pos.most_donated(frame.seat, pos.kept[frame.seat])
        return None if move.a <= most else Refusal("madeira.16.9", "too-much", need=move.a, have=most)

    def quote(self, pos: MadeiraPosition, frame: Frame, move: Move) -> Terms:
        return (("reals", -move.a), ("points", move.a * pos.box.donation_points))

    def secret(self, pos: MadeiraPosition, frame: Frame) -> bool:
        return True

    def play(self, pos: MadeiraPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.donation[frame.seat] = move.a


class Score(Errand["MadeiraPosition"]):
    """16.2, 16.3: all is shown, scored and discarded."""

    name: ClassVar[str] = "score"

    def run(self, pos: MadeiraPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for seat in pos.passing_order():
            donation = pos.donation[seat] if pos.donation[seat] != NOBODY else 0
            for kind in range(REQUESTS):
                tiles = pos.held[seat * REQUESTS + kind] - int(pos.kept[seat] == kind)
                if not tiles:
                    continue
                points = request_points(pos, seat, kind, tiles, donation)
                pos.held[seat * REQUESTS + kind] -= tiles
                score(pos, seat, kind, points)
                if kind == WEALTH:
                    pos.reals[seat] -= donation
                if journal is not None:
                    journal.add(self._event(pos, seat, kind, tiles, points, donation))
        pos.kept = [NOBODY] * pos.players
        pos.donation = [NOBODY] * pos.players

    def _event(self, pos: MadeiraPosition, seat: int, kind: int, tiles: int, points: int, donation: int) -> Event:
        """What is told of the points: their number, and what they are for."""
        box, request = pos.box, pos.box.requests[kind]
        if kind == WEALTH:
            return events.WealthScored(seat, request, tiles, points, donation)
        items = [item for item, _ in scored_items(pos, seat, kind, tiles)]
        if kind == INFLUENCE:
            favors = tuple([box.favors[favor] for favor in items])
            return events.InfluenceScored(seat, request, tiles, points, favors)
        if kind == URBANIZATION:
            cities = tuple([box.cities[city] for city in items])
            return events.UrbanizationScored(seat, request, tiles, points, cities)
        harbors = tuple([box.harbors[box.harbor_of[slot]] for slot in items])
        if kind == MARKET_ROUTES:
            return events.MarketRoutesScored(seat, request, tiles, points, harbors)
        return events.ExpeditionsScored(seat, request, tiles, points, harbors)


PHASE_E_ERRAND: Final = PhaseE()
KEEP: Final = Keep()
DONATE: Final = Donate()
SCORE: Final = Score()
