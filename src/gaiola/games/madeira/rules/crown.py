"""Chapter 16, phase E: requests in rounds 1, 3 and 5, chosen in secret; changing fields in rounds 2 and 4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.steps import Errand
from ....kernel.verbs import Verb, Verbs
from .. import events
from ..constants import INFLUENCE, MARKET_ROUTES, NOBODY, PHASE_E, REQUESTS, URBANIZATION, WEALTH
from ..moves import DonateMove, KeepMove
from .scoring import request_points, score, scored_items
from .steps import MadeiraStep

if TYPE_CHECKING:
    from ....kernel.events import Event
    from ..position import MadeiraPosition


class PhaseE(Errand["MadeiraPosition"]):
    """16.1, 16.10: everybody chooses in secret, or the fields change."""

    name: ClassVar[str] = "phase-e"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        pos.phase = PHASE_E
        if journal:
            journal.add(events.PhaseBegan("e"))
        if pos.round not in box.requests_kept:
            self._change_fields(pos, journal)
            return
        pos.push(Score(self.seat))
        for seat in reversed(pos.passing_order()):
            pos.push(Donate(seat))
            if box.requests_kept[pos.round]:
                pos.push(Keep(seat))

    def _change_fields(self, pos: MadeiraPosition, journal: Journal | None) -> None:
        """16.10, 16.11: convertible fields of this round's good, if no wood is on them."""
        box = pos.box
        old, new = box.changes[pos.round]
        for field, name in enumerate(box.fields):
            if box.turns_to[field] == new and pos.field_good[field] == old and not pos.field_wood[field]:
                pos.field_good = replaced(pos.field_good, field, new)
                if journal:
                    journal.add(events.FieldChanged(name, box.goods[new]))


class KeepRequest(Verb["MadeiraPosition", "Keep", KeepMove]):
    """16.1: a request that one holds is not scored."""

    word: ClassVar[str] = "keep"

    def candidates(self, pos: MadeiraPosition, step: Keep) -> list[KeepMove]:
        return [pos.box.moves.keep[kind] for kind in pos.can_keep(step.seat)]

    def refusal(self, pos: MadeiraPosition, step: Keep, move: KeepMove) -> Refusal | None:
        held = pos.held[step.seat * REQUESTS + move.request]
        return None if held else Refusal("madeira.16.1", "request-not-held", need=1, have=0)

    def play(self, pos: MadeiraPosition, step: Keep, move: KeepMove, chance: Chance, journal: Journal | None) -> None:
        pos.kept = replaced(pos.kept, step.seat, move.request)


class Keep(MadeiraStep):
    """16.1, 16.2: all but one request are scored; this is the one that stays."""

    name: ClassVar[str] = "keep"
    verbs: ClassVar[Verbs] = (KeepRequest(),)

    def secret(self, pos: MadeiraPosition) -> bool:
        return True


class DonateReals(Verb["MadeiraPosition", "Donate", DonateMove]):
    """16.9: Reals for points, so many for each request that is scored."""

    word: ClassVar[str] = "donate"

    def candidates(self, pos: MadeiraPosition, step: Donate) -> list[DonateMove]:
        return pos.box.moves.donate[: pos.most_donated(step.seat, NOBODY) + 1]

    def refusal(self, pos: MadeiraPosition, step: Donate, move: DonateMove) -> Refusal | None:
        most = pos.most_donated(step.seat, pos.kept[step.seat])
        return None if move.reals <= most else Refusal("madeira.16.9", "too-much", need=move.reals, have=most)

    def quote(self, pos: MadeiraPosition, step: Donate, move: DonateMove) -> Terms:
        return (("reals", -move.reals), ("points", move.reals * pos.box.donation_points))

    def play(
        self, pos: MadeiraPosition, step: Donate, move: DonateMove, chance: Chance, journal: Journal | None
    ) -> None:
        pos.donation = replaced(pos.donation, step.seat, move.reals)


class Donate(MadeiraStep):
    """16.9: how many Reals for Wealth of the Nation. Whoever holds such a request and any Reals is asked, also if it
    is the one kept back: who is asked tells nothing."""

    name: ClassVar[str] = "donate"
    verbs: ClassVar[Verbs] = (DonateReals(),)

    def asks(self, pos: MadeiraPosition) -> bool:
        return pos.most_donated(self.seat, NOBODY) > 0

    def secret(self, pos: MadeiraPosition) -> bool:
        return True


class Score(Errand["MadeiraPosition"]):
    """16.2, 16.3: all is shown, scored and discarded."""

    name: ClassVar[str] = "score"

    def run(self, pos: MadeiraPosition, chance: Chance, journal: Journal | None) -> None:
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
                if journal:
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
