"""The rules of O Palácio, in the order of a round: hire, place, resolve, arrival. Numbers beside a line point into
`text/rules.en.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import IN_DECK, IN_PLACE, NOBODY
from .scoring import score_final
from .supply import take_goods
from .work import FINISH, resolve, terms_of

if TYPE_CHECKING:
    from ..position import PalacioPosition


class ChooseProduct(Step["PalacioPosition"]):
    """2.3: two products of one's choice, one at a time."""

    name: ClassVar[str] = "choose-product"
    verbs: ClassVar[tuple[str, ...]] = ("product",)

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.product[good] for good in pos.box.products]

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if move.a in pos.box.products else Refusal("palacio.2.3", "not-a-product")

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        amount = take_goods(pos, frame.seat, move.a, 1)
        if journal is not None:
            journal.add(events.ProductChosen(frame.seat, pos.box.goods[move.a], amount))


class Round(Errand["PalacioPosition"]):
    """3.1: hire, place, resolve, arrival."""

    name: ClassVar[str] = "round"

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        players = pos.players
        pos.round += 1
        pos.placed_first = 0
        if journal is not None:
            journal.add(events.RoundBegan(pos.round))
        pos.push(Frame(END_ROUND, pos.token))
        pos.push(Frame(RESOLUTION, pos.token))
        pos.push(Frame(PLACE, pos.token))
        pos.push(Frame(REVEAL, pos.token))
        for turn in reversed(range(players)):
            pos.push(Frame(HIRE, (pos.token + turn) % players))


# ---- 4: hiring


class Hire(Step["PalacioPosition"]):
    """4.1 to 4.5: how many workers, with or without the King's."""

    name: ClassVar[str] = "hire"
    verbs: ClassVar[tuple[str, ...]] = ("hire", "hire-with-king")

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        moves = pos.box.moves
        if pos.cards[pos.box.extra_worker_card] == frame.seat:
            return moves.hire + moves.hire_with_king
        return moves.hire

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        seat, wanted = frame.seat, move.a
        if move.verb == "hire-with-king" and not pos.has_kings_worker(seat):
            return Refusal("palacio.4.4", "king-away")  # 4.4
        home = pos.own_at_home(seat)
        if wanted > home:  # 4.5
            return Refusal("palacio.4.5", "too-few-workers", need=wanted, have=home, terms=(("workers", home),))
        cost = pos.hire_cost(seat, wanted)
        if cost > pos.coins[seat]:  # 4.1
            return Refusal("palacio.4.1", "too-dear", cost, pos.coins[seat], (("price", cost),))
        return None

    def moves(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        most, moves = pos.most_hired(frame.seat) + 1, pos.box.moves
        if pos.has_kings_worker(frame.seat):
            return moves.hire[:most] + moves.hire_with_king[:most]
        return moves.hire[:most]

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        return (("price", pos.hire_cost(frame.seat, move.a)),)

    def secret(self, pos: PalacioPosition, frame: Frame) -> bool:
        return pos.box.hire_in_secret  # 4.3

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat = frame.seat
        pos.choice[seat] = move.a
        pos.choice_king[seat] = int(move.verb == "hire-with-king")
        if not pos.box.hire_in_secret:
            reveal(pos, seat, journal)


def reveal(pos: PalacioPosition, seat: int, journal: Journal | None) -> None:
    """4.1, 4.3: a seat's number is shown, its workers come and are paid."""
    workers, king = pos.choice[seat], pos.choice_king[seat]
    cost = pos.hire_cost(seat, workers)
    pos.coins[seat] -= cost
    pos.hired[seat] = workers
    pos.hand[seat] = workers + king
    pos.king_hired += king
    pos.choice[seat] = NOBODY
    pos.choice_king[seat] = 0
    if journal is not None:
        journal.add(events.Hired(seat, workers, bool(king), cost))


class Reveal(Errand["PalacioPosition"]):
    """4.3: all numbers are shown and paid together."""

    name: ClassVar[str] = "reveal"

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if pos.box.hire_in_secret:
            for turn in range(pos.players):
                reveal(pos, (pos.token + turn) % pos.players, journal)


# ---- 5: placing


class Place(Step["PalacioPosition"]):
    """5.1: one worker each, clockwise, until no hand holds one."""

    name: ClassVar[str] = "place"
    verbs: ClassVar[tuple[str, ...]] = ("place", "place-king")

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        return pos.hand[frame.seat] > 0

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if any(pos.hand):
            pos.push(Frame(PLACE, (frame.seat + 1) % pos.players))

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        box, moves = pos.box, pos.box.moves
        tried = [moves.place[place] for place in box.workable]
        if pos.cards[box.extra_worker_card] == frame.seat and pos.king_hired:
            tried += [moves.place_king[place] for place in box.mills]
        return tried

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        box, seat, place = pos.box, frame.seat, move.a
        if place not in box.workable:
            return Refusal("palacio.5.2", "spot-taken", need=1, have=0)
        mill = box.mill_at[place]
        if move.verb == "place-king":  # 5.6
            mine = pos.cards[box.extra_worker_card] == seat and pos.king_hired and pos.king_mill == NOBODY
            if mill < 0 or not mine:
                return Refusal("palacio.5.6", "king-not-here")
        elif mill >= 0 and pos.own_in_mills(seat) >= pos.hired[seat]:  # 5.6
            return Refusal("palacio.5.6", "own-not-here", need=1, have=0)
        if mill >= 0 and pos.second[mill] != NOBODY:  # 5.3
            return Refusal("palacio.5.3", "mill-busy")
        base = place * pos.players
        taken = sum(pos.workers[base : base + pos.players])
        if taken >= box.open_spots[pos.players][place]:  # 5.2
            return Refusal("palacio.5.2", "spot-taken", need=1, have=0)
        if place == box.creek and pos.workers[base + seat] >= box.creek_per_player:  # 5.4
            return Refusal("palacio.5.4", "creek-once")
        if place == box.coat and seat == pos.token and not pos.placed_first:  # 5.5
            return Refusal("palacio.5.5", "coat-first")
        return None

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, place = pos.box, frame.seat, move.a
        pos.hand[seat] -= 1
        pos.workers[place * pos.players + seat] += 1
        if seat == pos.token:
            pos.placed_first = 1
        if move.verb == "place-king":
            pos.king_mill = box.mill_at[place]
        if journal is not None:
            kind = events.KingPlaced if move.verb == "place-king" else events.WorkerPlaced
            journal.add(kind(seat, box.locations[place]))
        pos.push(Frame(PLACE, (seat + 1) % pos.players))


# ---- 6: resolving


class Resolution(Errand["PalacioPosition"]):
    """6.1: one player completely before the next. `a` counts the players who are done."""

    name: ClassVar[str] = "resolution"

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        if frame.a + 1 < pos.players:
            pos.push(Frame(RESOLUTION, (frame.seat + 1) % pos.players, frame.a + 1))
        pos.gifts = 0  # 13.6
        if pos.box.exchanges_per_round:  # 13.4
            pos.exchanges = 0
        pos.push(Frame(WORKER, frame.seat))


class Worker(Step["PalacioPosition"]):
    """6.1: which of one's workers acts next. The one on the starting-player coat has nothing to do."""

    name: ClassVar[str] = "worker"
    verbs: ClassVar[tuple[str, ...]] = ("resolve",)

    def asks(self, pos: PalacioPosition, frame: Frame) -> bool:
        return any(can_act(pos, frame.seat, place) for place in pos.box.workable)

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(FINISH, frame.seat))  # 6.3

    def candidates(self, pos: PalacioPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.resolve[place] for place in pos.box.workable]

    def refusal(self, pos: PalacioPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if can_act(pos, frame.seat, move.a) else Refusal("palacio.6.1", "no-worker-there", 1, 0)

    def quote(self, pos: PalacioPosition, frame: Frame, move: Move) -> Terms:
        return terms_of(pos, frame.seat, move.a)

    def play(self, pos: PalacioPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(WORKER, frame.seat))
        resolve(pos, frame.seat, move.a, chance, journal)


def can_act(pos: PalacioPosition, seat: int, place: int) -> bool:
    """A worker here that has not acted this round; in a mill also one that began last round."""
    box = pos.box
    if place == box.coat:
        return False
    if pos.workers[place * pos.players + seat]:
        return True
    mill = box.mill_at[place]
    return mill >= 0 and pos.second[mill] == seat and pos.started[mill] < pos.round


# ---- 14 and 15: the end of the round and of the game


class EndRound(Errand["PalacioPosition"]):
    """14.1, 14.2, 15.1 to 15.4."""

    name: ClassVar[str] = "end-round"

    def run(self, pos: PalacioPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        if pos.ending == 0 and all(pos.cards[card] >= 0 for card in box.cards_needed):  # 15.1, 15.2
            pos.ending = 2 if box.one_more_round else 1  # 15.3
        if pos.ending == 1:
            end(pos, "cards", journal)
            return
        if box.round_limit and pos.round >= box.round_limit:  # 15.4
            end(pos, "limit", journal)
            return
        if pos.ending == 2:
            pos.ending = 1
            if journal is not None:
                journal.add(events.LastRoundBegins())
        self._arrival(pos, chance, journal)
        self._token(pos, journal)
        pos.workers = [0] * len(pos.workers)  # 6.2
        pos.hired = [0] * pos.players
        pos.king_hired = 0
        pos.push(Frame(ROUND, pos.token))

    def _arrival(self, pos: PalacioPosition, chance: Chance, journal: Journal | None) -> None:
        """14.1: a visitor that nobody could foresee."""
        box = pos.box
        expected = [card for card in box.visitors if pos.cards[card] == IN_DECK]
        if pos.round not in box.arrival_rounds or not expected:
            return
        names = [box.characters[card] for card in expected]
        card = expected[chance.draw([1] * len(expected), names)]
        pos.cards[card] = IN_PLACE
        if journal is not None:
            journal.add(events.VisitorArrived(box.characters[card], box.locations[box.place_of[card]]))

    def _token(self, pos: PalacioPosition, journal: Journal | None) -> None:
        """14.2: to whoever stands on the coat; else it stays."""
        base = pos.box.coat * pos.players
        for seat in range(pos.players):
            if pos.workers[base + seat]:
                pos.token = seat
                if journal is not None:
                    journal.add(events.TokenPassed(seat))


def end(pos: PalacioPosition, cause: str, journal: Journal | None) -> None:
    """15.5: nothing is due any more; what remains is counting."""
    pos.agenda.clear()
    pos.cause_id = cause
    if journal is not None:
        journal.add(events.Ended(cause))
    score_final(pos, journal)  # 15.5


CHOOSE_PRODUCT: Final = ChooseProduct()
ROUND: Final = Round()
HIRE: Final = Hire()
REVEAL: Final = Reveal()
PLACE: Final = Place()
RESOLUTION: Final = Resolution()
WORKER: Final = Worker()
END_ROUND: Final = EndRound()
