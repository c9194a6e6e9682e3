"""The promises that every game keeps, as functions that fail when one is broken. `test_promises` runs them on every
case; `test_breaks` runs them on games that break a promise on purpose."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from gaiola.bots import YARDSTICKS, known, make_bot
from gaiola.kernel.box import Game
from gaiola.kernel.chance import Chance, Scripted
from gaiola.kernel.events import ENDED, OWNER, ROUND, SEAT, SOURCE, Event, Journal
from gaiola.kernel.knowledge import Deck, Place
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.record import Recorder, Replay, read_record
from gaiola.kernel.refusals import IllegalMove
from gaiola.kernel.seat import Seat
from tests.conformance.cases import Case

Pos = Position[Any]


def walk(case: Case, seed: int, recorder: Recorder | None = None) -> Iterator[tuple[Pos, Journal]]:
    """A random game; yields the position at every decision and at the end."""
    recorder = recorder or Recorder(case.box, case.players, Chance(seed, recording=True), ["random"] * case.players)
    luck = random.Random(seed)
    decisions, limit = 0, case.box.max_decisions(case.players)
    pos = recorder.position
    while not pos.over and decisions != case.cut:
        yield pos, recorder.journal
        moves = pos.legal()
        assert moves, f"no legal move at {pos.agenda}"
        decisions += 1
        assert decisions <= limit, f"more than {limit} decisions"
        recorder.play(luck.choice(moves))
    yield pos, recorder.journal


def sampled(case: Case, seed: int) -> Iterator[Pos]:
    for number, (pos, _) in enumerate(walk(case, seed)):
        if number % case.every == 0 and not pos.over:
            yield pos


# ---- 1


def random_game(case: Case, seed: int) -> str:
    """No crash, no dead end, within max_decisions; no duplicate among the legal moves. Gives the cause of the end."""
    chance, luck = Chance(seed), random.Random(seed)
    pos, decisions = case.box.start(case.players, chance), 0
    while not pos.over and decisions != case.cut:
        moves = pos.legal()
        assert moves, f"seed {seed}: no legal move at {pos.agenda}"
        assert len(set(moves)) == len(moves), f"seed {seed}: a move is offered twice"
        pos.play(luck.choice(moves), chance)
        decisions += 1
        assert decisions <= case.box.max_decisions(case.players), f"seed {seed}: no end"
    if case.cut is None:
        assert pos.to_move is None and pos.legal() == []
        assert pos.cause(), f"seed {seed}: ended without a cause"
    return pos.cause()


def follows_its_sequence(case: Case, seed: int) -> set[str]:
    """Steps come up in the order in which the sequence of play lists their stages: the set-up, then round after round.
    Gives the names of the stages that came up."""
    sequence = case.box.sequence
    stages = [*sequence.set_up, *sequence.round]
    place = {step.name: number for number, stage in enumerate(stages) for step in stage.steps}
    first, chance, luck = len(sequence.set_up), Chance(seed), random.Random(seed)
    pos, reached, seen, decisions = case.box.empty(case.players), 0, set(), 0
    case.box.lay_out(pos, chance, None)
    while pos.agenda and decisions != case.cut:
        step = pos.agenda[-1]
        stage = place.get(step.name, reached)
        assert stage >= reached or stage == first, f"{stages[stage].name} comes after {stages[reached].name}"
        reached = stage
        seen.add(stages[stage].name)
        if step.asks(pos):
            pos.answer(luck.choice(pos.legal()), chance, None)
            decisions += 1
        else:
            pos.agenda.pop()
            step.run(pos, chance, None)
    return seen


# ---- 2


def every_move(case: Case, seed: int) -> None:
    """`play` accepts exactly `legal()`, refuses everything else with a reason, and a refusal changes nothing."""
    for pos in sampled(case, seed):
        legal, before = pos.legal(), pos.dump()
        reasons = {move: pos.why_not(move) for move in pos.candidates()}
        assert [m for m, reason in reasons.items() if reason is None] == legal, (
            "the quick and the literal reading differ"
        )
        offered, trial, nothing_to_draw = set(legal), pos.copy(), Scripted([])
        for move in case.box.vocabulary.moves:
            if move in offered:
                pos.copy().play(move, Chance(seed))
                continue
            try:
                trial.play(move, nothing_to_draw)
            except IllegalMove as illegal:
                refusal = illegal.refusal
                assert refusal.key and refusal.rule
                assert refusal == reasons.get(move, refusal), f"{move}: refused for another reason than why_not says"
            else:
                raise AssertionError(f"{move}: not among the legal moves, accepted by play")
        assert trial.dump() == before, "a refused move changed something"
        assert pos.dump() == before, "asking changed the position"


# ---- 3


def copies_are_independent(case: Case, seed: int) -> None:
    for pos in sampled(case, seed):
        before = pos.dump()
        twin = pos.copy()
        assert twin.dump() == before
        twin.play(twin.legal()[-1], Chance(seed))
        assert pos.dump() == before, "playing on a copy changed the original"


def shared_fields_are_replaced(case: Case, seed: int) -> None:
    """What copies share is never changed in place, not even by imagining: every such object of a whole game stays as
    it was when it was first seen."""
    met: dict[int, tuple[Any, Any]] = {}
    for pos, _ in walk(case, seed):
        for name in pos.shared:
            value = getattr(pos, name)
            if id(value) not in met:
                met[id(value)] = value, _plain(value)
        if pos.to_move is not None:
            pos.imagine(pos.to_move, Chance(seed))
    for value, before in met.values():
        assert _plain(value) == before, "something shared was changed in place"


def _plain(value: Any) -> Any:
    """What lists, places and decks hold at this moment."""
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value.copy().dump() if isinstance(value, Place | Deck) else value


def dumps_load(case: Case, seed: int) -> None:
    """Mid-decision, through JSON, with the same future."""
    for pos in sampled(case, seed):
        dump = pos.dump()
        loaded = case.box.load(json.loads(json.dumps(dump)))
        assert loaded.dump() == dump
        assert loaded.legal() == pos.legal()
        for name in pos.derived:
            assert getattr(loaded, name) == getattr(pos, name), f"{name} is not kept up to date"


def fields_are_named(case: Case, seed: int) -> None:
    """Copy, dump and load name every field: change each in turn and see it carried along."""
    met = [pos.copy() for pos in sampled(case, seed)][: 1 + 3 * seed]
    if not met:
        return  # over at set-up
    middle = met[-1]
    kinds = [kind for kind in type(middle).__mro__ if "__slots__" in vars(kind)]
    names = {name for kind in kinds for name in vars(kind)["__slots__"]} - {"box"}
    for name in names:
        pos = middle.copy()
        value, twin = getattr(pos, name), getattr(pos.copy(), name)
        if not isinstance(value, int | str):
            assert (value is twin) == (name in pos.shared), f"{name}: whether copies share it is not as `shared` says"
        if name in ("players", "agenda", *pos.derived):
            continue
        before = pos.dump()
        _disturb(pos, name)
        assert pos.copy().dump() == pos.dump(), f"copy leaves out {name}"
        assert pos.dump() != before, f"dump leaves out {name}"
        assert case.box.load(json.loads(json.dumps(pos.dump()))).dump() == pos.dump(), f"load leaves out {name}"


def _disturb(pos: Pos, name: str) -> None:
    """Changes one field a little, whatever it is: a number, a text, a list of numbers, places of hidden things."""
    value = getattr(pos, name)
    if isinstance(value, str):
        setattr(pos, name, value + "x")
    elif isinstance(value, int):
        setattr(pos, name, value + 1)
    elif isinstance(value, list) and not (value and isinstance(value[0], Place)):
        turned = value[1:] + value[:1]
        setattr(pos, name, turned if turned != value else [value[0] + 1, *value[1:]] if value else [0])
    else:
        for part in value if isinstance(value, list) else [value]:
            place = part.top if isinstance(part, Deck) else part
            place.add(0, 0)


def replays(case: Case, seed: int) -> None:
    """A record, through JSON, gives an equal dump at every move; notation parses back to the same move."""
    chance = Chance(seed, recording=True)
    recorder = Recorder(case.box, case.players, chance, ["random"] * case.players, seed)
    dumps = [pos.dump() for pos, _ in walk(case, seed, recorder)]
    record = read_record(recorder.record().to_json())
    replay = Replay(record, lambda name, options: case.box)
    again = [replay.position.dump(), *[pos.dump() for _, _, pos in replay]]
    assert again == dumps, "the replay differs from the game"
    assert replay.journal.events == recorder.journal.events


def notation_round_trips(box: Game) -> None:
    seen: set[str] = set()
    for number, move in enumerate(box.vocabulary.moves):
        assert move.id == number
        assert box.move(move.notation) is move
        assert move.notation not in seen
        seen.add(move.notation)


def words_and_steps_fit(box: Game) -> None:
    """Every word of the vocabulary is some verb's, no step has two verbs with one word, and a step comes back from its
    dump with all that it carries."""
    answers = [kind.verbs for kind in box.steps.values()] + [aside.verbs for aside in box.asides]
    words = [[verb.word for verb in verbs] for verbs in answers]
    assert {word for some in words for word in some} == {move.verb for move in box.vocabulary.moves}
    assert all(len(some) == len(set(some)) for some in words)
    beside = {verb.word for aside in box.asides for verb in aside.verbs}
    assert beside == {move.verb for move in box.vocabulary.moves if move.aside}
    for name, kind in box.steps.items():
        carried = [7, 8, 9][: len(kind.carries)]
        dump = [name, 1, *carried, *[0] * (3 - len(carried)), True]
        step = box.load_agenda([dump])[0]
        assert step.dump() == dump and [getattr(step, one) for one in kind.carries] == carried


# ---- 4


def components_are_conserved(case: Case, seed: int) -> None:
    """Limited components by census; unlimited supplies by the journal."""
    expected, accounts = case.box.census(case.players), Accounts()
    for pos, journal in walk(case, seed):
        assert pos.census() == expected
        assert accounts.after(pos, journal) == pos.holdings(), "the journal does not account for what is held"


class Accounts:
    """What each seat holds as far as the events of a game tell it, read as they come."""

    def __init__(self) -> None:
        self.held: dict[str, list[int]] = {}
        self.read = 0

    def after(self, pos: Pos, journal: Journal) -> dict[str, list[int]]:
        self.held = self.held or {resource: [0] * pos.players for resource in pos.holdings()}
        for event in journal.events[self.read :]:
            for seat, resource, amount in event.gains():
                self.held[resource][seat] += amount
        self.read = len(journal.events)
        return self.held


# ---- 5


SELDOM = 20
"""Levels think long, so only at one in so many decisions they are asked, one after the other in turn."""


def nothing_leaks(case: Case, seed: int) -> None:
    """Positions that a seat cannot tell apart give it the same view, moves, events and bot choice, to the byte."""
    decided = 0
    for number, pos in enumerate(sampled(case, seed)):
        for seat in range(case.players):
            other = pos.imagine(seat, Chance(seed * 1000 + number))
            if other.dump() == pos.dump():
                continue  # the very same position, since nothing is hidden from this seat
            assert _bytes(other.view(seat)) == _bytes(pos.view(seat)), f"seat {seat} sees what it should not"
            imagined = [world.imagine(seat, Chance(number)).dump() for world in (other, pos)]
            assert imagined[0] == imagined[1], f"what seat {seat} imagines depends on what it cannot see"
            if pos.to_move == seat:
                _same_choices(case, pos, other, decided, seed)
                decided += 1
            else:
                _same_events(case, pos, other, seat, seed)
        everybody = pos.imagine(pos.players - 1, Chance(seed)) if pos.players == 1 else None
        assert everybody is None or _bytes(everybody.view(None)) == _bytes(pos.view(None))


def _same_choices(case: Case, pos: Pos, other: Pos, decided: int, seed: int) -> None:
    """In both worlds the seat to move has the same moves at the same terms, which with view and imagination is all that
    a bot ever gets; and so bots choose the same."""
    legal, seat = pos.legal(), pos.to_move
    assert seat is not None
    assert other.legal() == legal, f"seat {seat}'s moves depend on what it cannot see"
    for move in legal:
        assert other.quote(move) == pos.quote(move), f"the terms of {move} tell seat {seat} what it cannot see"
    levels = [name for name in known(case.box) if name not in YARDSTICKS]
    turn, due = divmod(decided, SELDOM)
    thinking = [levels[(seed + turn) % len(levels)]] if levels and not due else []
    for name in (*YARDSTICKS, *thinking):
        chosen = [make_bot(name, seed).choose(Seat(world, seat)) for world in (other, pos)]
        assert chosen[0] is chosen[1], name


def _same_events(case: Case, pos: Pos, other: Pos, seat: int, seed: int) -> None:
    """Where both worlds allow a move that shows nothing new, the seat hears the same of it."""
    shared = [move for move in pos.legal() if other.why_not(move) is None and not _tells(pos, move, seat)]
    for move in shared[:3]:
        heard: list[bytes] = []
        ends: set[bool] = set()
        for world in (pos, other):
            journal, after = Journal(), world.copy()
            after.play(move, Chance(seed), journal)
            heard.append(_bytes([event.seen_by(seat).fields() for event in journal.events]))
            ends.add(after.over)
        if not (case.hides_end and len(ends) == 2):
            assert heard[0] == heard[1], f"seat {seat} hears from {move} what it should not"


def _tells(pos: Pos, move: Move, seat: int) -> bool:
    """Whether the move draws from chance or shows this seat something that was hidden."""
    chance, after = Chance(0, recording=True), pos.copy()
    after.play(move, chance)
    return bool(chance.drawn) or len(after.hidden(seat)) < len(pos.hidden(seat))


def _bytes(value: Any) -> bytes:
    return json.dumps(value).encode()


def imagines(case: Case, seed: int) -> None:
    """Over 50 samples every hidden slot shows at least two contents; what was seen never changes."""
    for number, pos in enumerate(sampled(case, seed)):
        if number % 7:
            continue
        for seat in range(case.players):
            truth, chance = pos.hidden(seat), Chance(seed)
            samples = [pos.imagine(seat, chance).hidden(seat) for _ in range(50)]
            assert all(len(sample) == len(truth) for sample in samples)
            for slot in range(len(truth)):
                assert len({sample[slot] for sample in samples}) > 1, f"slot {slot} never changes for seat {seat}"
            if not truth:
                assert pos.imagine(seat, Chance(0)).dump() == pos.dump(), "nothing is hidden, yet something changed"


# ---- 6


def undo_is_exact(case: Case, seed: int) -> None:
    """Undo restores the identical position, and is refused once anything was learned or somebody else has moved."""
    table = case.seat_down(seed)
    luck = random.Random(seed)
    for _ in range(60):
        seat = table.position.to_move
        if seat is None:
            break
        before, heard, seen = table.position.dump(), len(table.events), table.position.knowledge()
        entry = table.play(seat, luck.choice(table.position.legal()))[0]
        learned = bool(entry.chance) or table.position.knowledge() != seen or table.position.to_move != seat
        assert (table.undo_refusal(seat) is not None) == learned, f"{entry.move}: undo although something was learned"
        if not learned:
            move = case.box.move(entry.move)
            table.undo(seat)
            assert table.position.dump() == before and len(table.events) == heard, f"{entry.move}: not undone"
            table.play(seat, move)


# ---- 7


def scores_agree(case: Case, seed: int) -> None:
    """Points follow from events at every move, the breakdown adds up, and an independent scorer agrees at the end."""
    worth, accounts = case.box.worth(), Accounts()
    for pos, journal in walk(case, seed):
        held = accounts.after(pos, journal)
        points = [
            sum(worth.get(resource, 0) * held[resource][seat] for resource in held) for seat in range(pos.players)
        ]
        assert points == pos.scores(), "the events' points are not the score"
        assert [sum(points for _, points in sources) for sources in pos.breakdown()] == pos.scores()
    if case.scorer is not None and pos.over:
        assert case.scorer(case.box, json.loads(json.dumps(pos.dump()))) == (pos.scores(), pos.ranking())


# ---- names that mean the same in every game


def names_mean_the_same(case: Case, seed: int) -> None:
    """What the house reads in events, breakdowns and views says what the contract says (`kernel/events.py`,
    `Position.view`)."""
    told = Contents(case.players)
    for number, (pos, journal) in enumerate(walk(case, seed)):
        for event in journal.events[told.events :]:
            told.hear(event)
        assert told.causes == ([pos.cause()] if pos.over else []), "the end is told once, with its cause"
        rows = [[source for source, _ in sources] for sources in pos.breakdown()]
        assert all(row == rows[0] for row in rows), "the breakdowns of two seats have other rows"
        assert told.sources <= set(rows[0]), "points for something that is no row of the breakdown"
        if number % case.every == 0 or pos.over:
            for seat in (*range(case.players), None):
                _view_is_complete(pos, seat)


class Contents:
    """What the events of a game have said so far, each of which is looked at when it is heard."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.events = self.rounds = 0
        self.causes: list[str] = []
        self.sources: set[str] = set()

    def hear(self, event: Event) -> None:
        fields, name = event.fields(), event.name()
        self.events += 1
        for field in (SEAT, OWNER):
            assert fields.get(field, 0) in range(self.players), f"{name}: no seat is {fields[field]}"
        if event.private:
            assert set(event.private) < set(event.__struct_fields__), f"{name} hides what it does not have"
            assert getattr(event, "seen") in range(1 << self.players), f"{name} was seen by nobody who sits here"
        if ROUND in fields:
            self.rounds += 1
            assert fields[ROUND] == self.rounds and not self.causes, f"{name} begins round {fields[ROUND]} now"
        if SOURCE in fields:
            self.sources.add(fields[SOURCE])
        if name == ENDED:
            self.causes.append(fields["cause"])


def _view_is_complete(pos: Pos, seat: int | None) -> None:
    view, head = pos.view(seat), pos.head(seat)
    assert {key: view.get(key) for key in head} == head, "a view does not begin with its head"
    assert "result" in view, "a view without a result"
    assert view["result"] == ({"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None)
