"""Every promise can be broken, and is seen to break: the toy game, spoilt in one way at a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from gaiola.kernel.chance import Chance
from gaiola.kernel.events import Event, Journal
from gaiola.kernel.moves import Move
from gaiola.kernel.record import RecordedMove
from gaiola.kernel.refusals import Refusal, Terms
from gaiola.table import Table
from tests.conformance import checks
from tests.conformance.cases import Case
from tests.kernel.toy import CardDrawn, Ended, FerryBox, FerryPosition, Gained


class DeadEnd(FerryPosition):
    def legal(self) -> list[Move]:
        return [] if self.rests < 4 else super().legal()


class Twice(FerryPosition):
    def legal(self) -> list[Move]:
        return super().legal() * 2


class Causeless(FerryPosition):
    def cause(self) -> str:
        return ""


class Forgetful(FerryPosition):
    """Offers less than it accepts."""

    def legal(self) -> list[Move]:
        moves = super().legal()
        return moves[:-1] if len(moves) > 1 else moves


class Lenient(FerryPosition):
    """Plays what it says is forbidden."""

    def play(self, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        if move.verb == "cross" and self.verb_for(move) is not None:
            self.carry_out(move, chance, journal)
        else:
            super().play(move, chance, journal)


class Touchy(FerryPosition):
    """Asking costs a coin."""

    def why_not(self, move: Move) -> Refusal | None:
        self.coins[0] += 1
        return super().why_not(move)


class Sharing(FerryPosition):
    def copy(self) -> FerryPosition:
        new = super().copy()
        new.coins = self.coins
        return new


class SharingOpenly(Sharing):
    """Says what it shares, and changes it in place."""

    shared: ClassVar[tuple[str, ...]] = ("coins",)


class SaysItShares(FerryPosition):
    """Says that it shares what it copies."""

    shared: ClassVar[tuple[str, ...]] = ("coins",)


class CopyLeavesOut(FerryPosition):
    def copy(self) -> FerryPosition:
        new = super().copy()
        new.crossings = [0] * self.players
        return new


class DumpLeavesOut(FerryPosition):
    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "bids": [0] * self.players}


class Lucky(FerryPosition):
    """Draws luck that nobody records."""

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        self.coins[0] += random.Random().randrange(1000)
        super().settle(chance, journal)


class Leaky(FerryPosition):
    """Cards that are laid down vanish."""

    def census(self) -> dict[str, int]:
        self.gone = [0] * len(self.gone)
        return super().census()


class Silent(FerryPosition):
    """A coin changes hands and no event says so."""

    def settle(self, chance: Chance, journal: Journal | None) -> None:
        self.coins[0] += 1
        super().settle(chance, journal)


class Glass(FerryPosition):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "cards": [hand.cards for hand in self.hands]}


class Telepathic(FerryPosition):
    """What a seat may do depends on what it cannot see."""

    def legal(self) -> list[Move]:
        moves = super().legal()
        others = [card for seat, hand in enumerate(self.hands) if seat != self.to_move for card in hand.cards]
        return moves[sum(others) % len(moves) :] if moves and others else moves


class Haunted(FerryPosition):
    """Imagines otherwise where something else is hidden."""

    def imagine(self, seat: int, chance: Chance) -> FerryPosition:
        for _ in range(sum(self.hands[1 - seat].cards)):
            chance.roll(6)
        return super().imagine(seat, chance)


class Haggling(FerryPosition):
    """What a move costs depends on what others hold."""

    def quote(self, move: Move) -> Terms:
        return (*super().quote(move), *[("coins", sum(hand.cards)) for hand in self.hands])


class Whispered(Event, frozen=True):
    cards: list[int]


class Whispering(FerryPosition):
    """Every move tells what lies in the hands."""

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal is not None:
            journal.add(Whispered([card for hand in self.hands for card in hand.cards]))
        super().carry_out(move, chance, journal)


class Certain(FerryPosition):
    def imagine(self, seat: int, chance: Chance) -> FerryPosition:
        return self.copy()


class Amnesiac(FerryPosition):
    """Imagines away even what the seat has seen."""

    def imagine(self, seat: int, chance: Chance) -> FerryPosition:
        return super().imagine((seat + 1) % self.players, chance)


class Generous(FerryPosition):
    def breakdown(self) -> list[list[tuple[str, int]]]:
        return [[*sources, ("charm", 1)] for sources in super().breakdown()]


class Vain(FerryPosition):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class Blind(FerryPosition):
    """A view that does not say whose it is."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "seat": None}


class Spoiling(FerryPosition):
    """The result is shown before the end."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "result": {"scores": self.scores(), "ranking": self.ranking()}}


class Uneven(FerryPosition):
    """Who has no points for something has no row for it."""

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return [[(source, points) for source, points in sources if points] for sources in super().breakdown()]


class Telling(FerryPosition):
    """Says something else of every move, too."""

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        if journal is not None:
            journal.add(self.said())
        super().carry_out(move, chance, journal)

    def said(self) -> Event:
        raise NotImplementedError


class Told(Event, frozen=True):
    seat: int = 0
    owner: int = 0
    source: str = "cards"


class Hushed(Told, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("card",)
    seen: int = 1


class RoundBegan(Event, frozen=True):
    round: int


class CountsFromOne(Telling):
    def said(self) -> Event:
        return Told(seat=self.players)


class OwnedByNobody(Telling):
    def said(self) -> Event:
        return Told(owner=-1)


class NamelessPoints(Telling):
    def said(self) -> Event:
        return Told(source="charm")


class HidesNothing(Telling):
    def said(self) -> Event:
        return Hushed()


class SameRound(Telling):
    def said(self) -> Event:
        return RoundBegan(1)


class EndsEarly(Telling):
    def said(self) -> Event:
        return Ended("no-move")


class EndsSilently(FerryPosition):
    """Nobody is told that the game is over."""

    def carry_out(self, move: Move, chance: Chance, journal: Journal | None) -> None:
        super().carry_out(move, chance, journal)
        if journal is not None:
            journal.events = [event for event in journal.events if not isinstance(event, Ended)]


class LoadLeavesOut(FerryBox):
    def load(self, dump: dict[str, Any]) -> FerryPosition:
        pos = super().load(dump)
        pos.gone = [0] * len(pos.gone)
        return pos


class Endless(FerryBox):
    def max_decisions(self, players: int) -> int:
        return 3


def spoilt(kind: type[FerryPosition] | type[FerryBox]) -> Case:
    box = kind if issubclass(kind, FerryBox) else type("SpoiltBox", (FerryBox,), {"position": kind})
    return Case(box, players=2, label=kind.__name__, games=1, hides_end=True)


class GraspingTable(Table):
    """Allows undo whatever was learned."""

    def undo_refusal(self, seat: int, to: int | None = None) -> str | None:
        return None


class SloppyTable(Table):
    """Forgets to take the coins back."""

    def undo(self, seat: int, to: int | None = None) -> list[RecordedMove]:
        gone = super().undo(seat, to)
        assert isinstance(self.position, FerryPosition)
        self.position.coins[seat] += 1
        return gone


def test_a_table_that_undoes_too_much_or_too_little_is_noticed() -> None:
    for kind in (GraspingTable, SloppyTable):
        with pytest.raises(AssertionError):
            for seed in range(4):
                checks.undo_is_exact(SpoiltTableCase(kind), seed)


class SpoiltTableCase(Case):
    def __init__(self, kind: type[Table]) -> None:
        super().__init__(FerryBox, 2, kind.__name__, 1)
        self.kind = kind

    def seat_down(self, seed: int) -> Table:
        return self.kind(self.box, self.players, ["random"] * self.players, seed)


BREAKS: list[tuple[Callable[[Case, int], Any], type[FerryPosition] | type[FerryBox]]] = [
    (checks.random_game, DeadEnd),
    (checks.random_game, Twice),
    (checks.random_game, Causeless),
    (checks.random_game, Endless),
    (checks.every_move, Forgetful),
    (checks.every_move, Lenient),
    (checks.every_move, Touchy),
    (checks.copies_are_independent, Sharing),
    (checks.copies_are_independent, CopyLeavesOut),
    (checks.shared_fields_are_replaced, SharingOpenly),
    (checks.dumps_load, LoadLeavesOut),
    (checks.fields_are_named, Sharing),
    (checks.fields_are_named, SaysItShares),
    (checks.fields_are_named, CopyLeavesOut),
    (checks.fields_are_named, DumpLeavesOut),
    (checks.fields_are_named, LoadLeavesOut),
    (checks.replays, Lucky),
    (checks.components_are_conserved, Leaky),
    (checks.components_are_conserved, Silent),
    (checks.nothing_leaks, Glass),
    (checks.nothing_leaks, Telepathic),
    (checks.nothing_leaks, Haunted),
    (checks.nothing_leaks, Haggling),
    (checks.nothing_leaks, Whispering),
    (checks.nothing_leaks, Amnesiac),
    (checks.imagines, Certain),
    (checks.scores_agree, Generous),
    (checks.scores_agree, Vain),
    (checks.names_mean_the_same, Blind),
    (checks.names_mean_the_same, Spoiling),
    (checks.names_mean_the_same, Uneven),
    (checks.names_mean_the_same, CountsFromOne),
    (checks.names_mean_the_same, OwnedByNobody),
    (checks.names_mean_the_same, NamelessPoints),
    (checks.names_mean_the_same, HidesNothing),
    (checks.names_mean_the_same, SameRound),
    (checks.names_mean_the_same, EndsEarly),
    (checks.names_mean_the_same, EndsSilently),
]


@pytest.mark.parametrize(("check", "kind"), BREAKS, ids=lambda part: part.__name__)
def test_a_broken_promise_is_noticed(check: Callable[[Case, int], Any], kind: type[FerryPosition]) -> None:
    honest = Case(FerryBox, players=2, label="ferry", games=1, hides_end=True)
    for seed in range(4):
        check(honest, seed)
    with pytest.raises(AssertionError):
        for seed in range(4):
            check(spoilt(kind), seed)


def test_a_scorer_that_disagrees_is_noticed() -> None:
    case = Case(FerryBox, 2, "ferry", 1, scorer=lambda box, dump: ([0, 0], [1, 1]))
    with pytest.raises(AssertionError):
        checks.scores_agree(case, 0)


def test_an_event_hides_its_private_fields_from_other_seats() -> None:
    event = CardDrawn(seat=1, card="lamp", seen=0b10)
    assert event.seen_by(1).card == "lamp"
    assert event.seen_by(0).card is None
    assert event.seen_by(None).card is None
    assert Gained(0, "coins", 1).seen_by(None) == Gained(0, "coins", 1)
