"""Every step of every lesson, tried with the engine: its purpose can be served, nothing else passes it, and what it
points at lies on the board. And the coach: what the lesson leaves out, a first game meets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import pytest

import gaiola
from gaiola.games import module_of, texts_of
from gaiola.kernel.box import Game
from gaiola.kernel.position import Position
from gaiola.kernel.record import Replay, read_record
from gaiola.look import Board, Drawing, Scene
from gaiola.look.coach import Said, due
from gaiola.table.lessons import Walk, Wished
from gaiola.web.coach import coach_of
from gaiola.words import LANGUAGES, Words
from tests.games.found import says
from tests.games.lessons import TAUGHT, lesson, opened, take_as_written, walk

STEPS = range(10, 15)
MOST_GAMES = 12


def words_in(game: str) -> list[Words]:
    return [Words(lang, *texts_of(opened(game))) for lang in LANGUAGES]


def walked(game: str) -> Iterator[Walk]:
    """The lesson at the beginning of each step."""
    walking = walk(game)
    while not walking.over:
        yield walking
        take_as_written(walking)


def decisions(game: str) -> Iterator[Walk]:
    """The lesson at each decision."""
    walking = walk(game)
    while not walking.over:
        yield walking
        serving = walking.serving()
        if serving:
            walking.play(serving[0])
        else:
            walking.advance()


def drawn(walking: Walk) -> str:
    """All that a page of this table shows of the position."""
    board, box = cast(Board, module_of(walking.table.game, "board")), walking.table.game
    colours = box.edition.data["players"]["colors"][: walking.lesson.data.players]
    scene = Scene(walking.table.position.view(0), Words("en", *texts_of(box)), walking.names, colours)
    tray = board.tray(scene)
    cards = "".join("".join(card.rows) for card in board.cards(scene))
    return (
        "".join(pane.svg for pane in board.panes(scene))
        + (tray.whole() if isinstance(tray, Drawing) else tray)
        + cards
        + board.panel(scene)
    )


# ---- the lesson


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_whole_as_it_is_written(game: str) -> None:
    assert len(lesson(game).steps) in STEPS
    walking = walk(game)
    while not walking.over:
        step, chance = walking.step, walking.table._recorder.chance
        assert step is not None and isinstance(chance, Wished)
        take_as_written(walking)
        assert not chance.wishes, f"{step.id}: {chance.wishes} are never drawn"


@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_passes_a_step_but_what_serves_it(game: str) -> None:
    for walking in walked(game):
        step, number = walking.step, walking.number
        assert step is not None
        if not step.serves:
            assert not walking.serving()
        serving, before = set(walking.serving()), walking.table.position.dump()
        others = [move for move in walking.table.position.legal() if move not in serving]
        for move in others[:40]:
            assert not walking.play(move), f"{step.id} is passed by {move.notation}"
        assert walking.table.position.dump() == before and walking.number == number
        assert others, f"{step.id}: every legal move serves it"


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_serves_a_step_leads_to_the_next(game: str) -> None:
    """On the learner's own table, or on one that is laid anew."""
    for walking in walked(game):
        step = walking.step
        assert step is not None
        for move in walking.serving() if len(step.serves) == 1 else []:
            other = walk(game, walking.number)
            assert other.play(move) and other.number == walking.number + 1
            assert other.over or other.step is None or not other.step.serves or other.serving()


@pytest.mark.parametrize("game", TAUGHT)
def test_nobody_who_serves_every_purpose_is_left_without_a_move(game: str) -> None:
    """Of several moves that serve it may be one that leaves the next decision of the step without any."""
    lots = random.Random(1755)
    for _ in range(MOST_GAMES):
        walking = walk(game)
        while not walking.over:
            step, serving = walking.step, walking.serving()
            assert step is not None and bool(serving) == bool(step.serves), f"{step}, decision {walking.decided + 1}"
            if serving:
                walking.play(lots.choice(serving))
            else:
                walking.advance()


@pytest.mark.parametrize("game", TAUGHT)
def test_no_moves_are_offered_together(game: str) -> None:
    """What is learned is done one by one: a button for two moves would be refused."""
    assert not any(walking.table.offer.rows for walking in decisions(game))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_can_be_jumped_to(game: str) -> None:
    for walking in walked(game):
        assert walk(game, walking.number).table.position.dump() == walking.table.position.dump()


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_step_points_at_is_there(game: str) -> None:
    for walking in walked(game):
        step, page = walking.step, drawn(walking)
        assert step is not None
        for point in step.points:
            assert f'data-touch="{point}"' in page or f'data-kind="{point}"' in page, f"{step.id}: {point}"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_says_something_of_its_own(game: str) -> None:
    for words in words_in(game):
        said: set[str] = set()
        for step in lesson(game).steps:
            keys = [f"lesson-{step.id}", f"lesson-{step.id}-title", f"lesson-{step.id}-else"]
            keys = keys if step.serves else keys[:2]
            keys += [f"lesson-{step.id}-do" + (f"-{n + 1}" if n else "") for n in range(len(step.serves))]
            texts = [words.say(key) for key in keys]
            assert said.isdisjoint(texts) and len(set(texts)) == len(texts), step.id
            said |= set(texts)
            sentences = words.say(keys[0]).replace("?", ".").replace("!", ".").count(". ") + 1
            assert sentences <= 2, f"{words.lang}: {step.id} has {sentences} sentences"


# ---- the coach


def each(value: object) -> list[Any]:
    """Every thing of a list, or the one thing."""
    return value if isinstance(value, list) else [value]


Found = dict[str, tuple[Said, Mapping[str, Any]]]
"""By word of a coach: what it said first, and the view in which it was said."""


@lru_cache(8)
def first_games(game: str) -> Found:
    """What the coach says in the games that are kept, whoever sits there, and then in some that chance plays."""
    found: Found = {}
    for path in sorted((Path(__file__).parent / game / "records").glob(f"{game}-*.json")):
        replay = Replay(read_record(path.read_bytes()), lambda name, options: gaiola.game(name, None, options))
        said = [set[str]() for _ in range(replay.position.players)]
        for _ in replay:
            if not replay.position.over:
                _listen(game, replay.position, said[replay.position.to_move or 0], found)
        if _whole(game, found):
            return found
    rare: Callable[[Game], Iterable[Position[Any]]] = says(game, "RARE", lambda box: ())
    for pos in rare(opened(game)):
        _listen(game, pos, set(), found)
    for seed in range(MOST_GAMES):
        _play(game, seed, found)
        if _whole(game, found):
            return found
    return found


def _whole(game: str, found: Found) -> bool:
    return found.keys() == {word.name for word in coach_of(opened(game))}


def _listen(game: str, pos: Position[Any], said: set[str], found: Found) -> None:
    """What the coach says to whoever is asked."""
    left = [word for word in coach_of(opened(game)) if word.name not in found and word.name not in said]
    if not left or not {"", pos.agenda[-1].name} & {word.step for word in left}:
        return
    word = due(left, pos.view(pos.to_move), {move.verb for move in pos.legal()}, said)
    if word is not None:
        said.add(word.name)
        found.setdefault(word.name, (word, pos.view(pos.to_move)))


def _play(game: str, seed: int, found: Found) -> None:
    """Chance plays, whatever has been played least; alone every other time, where the game can be played so."""
    box, lots, chance = opened(game), random.Random(seed), gaiola.Chance(seed)
    alone = box.min_players == 1 and seed % 2 == 1
    if alone and "solo_stop" in box.edition.data["options"] and seed % 4 == 3:
        box = gaiola.with_options(box, {"solo_stop": True})
    pos = box.start(1 if alone else lesson(game).data.players, chance)
    met: Counter[str] = Counter()
    said = [set[str]() for _ in range(pos.players)]
    while not pos.over:
        _listen(game, pos, said[pos.to_move or 0], found)
        legal = [move for move in pos.legal() if move.verb != "stop"] or pos.legal()
        rarest = min(met[move.verb] for move in legal)
        move = lots.choice([move for move in legal if met[move.verb] <= rarest])
        met[move.verb] += 1
        pos.carry_out(move, chance, None)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_verb_occurs_in_the_lesson_or_is_met_by_the_coach(game: str) -> None:
    box, words = opened(game), coach_of(opened(game))
    taught = {answers.partition(" ")[0] for step in lesson(game).steps for answers in step.serves}
    about = {word.verb for word in words if word.verb}
    asked = {word.step for word in words if not word.verb}
    steps = {verb.word: {name for name, step in box.steps.items() if verb in step.verbs} for verb in _verbs(box)}
    unknown = [verb for verb, of in steps.items() if verb not in taught | about and not of & asked]
    assert not unknown


def _verbs(box: gaiola.Game) -> list[Any]:
    return [verb for step in box.steps.values() for verb in step.verbs] + [
        verb for aside in box.asides for verb in aside.verbs
    ]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_says_each_word_once_and_names_what_is_at_stake(game: str) -> None:
    words, found = coach_of(opened(game)), first_games(game)
    assert [word.name for word in words if word.name not in found] == []
    for lang in words_in(game):
        told: dict[str, str] = {}
        for name, (said, _) in found.items():
            assert said.facts, f"{name} names nothing"
            sentence = lang.told(f"coach-{name}", said.facts)
            facts = [(field, value) for field, values in said.facts.items() for value in each(values)]
            named = [lang.noun(field, value) if isinstance(value, str) else str(value) for field, value in facts]
            assert any(word in sentence for word in named), f"{name}: {sentence}"
            told[name] = sentence
        assert len(set(told.values())) == len(told)


# ---- the minute


@pytest.mark.parametrize("game", TAUGHT)
def test_the_minute_has_a_drawing_what_one_does_and_what_wins(game: str) -> None:
    figure = getattr(module_of(opened(game), "lessons"), "MINUTE")
    for words in words_in(game):
        turns = [number for number in range(1, 7) if words.has(f"minute-turn-{number}")]
        assert len(turns) >= 3 and all(f">{number}</text>" in figure.marks for number in turns)
        assert words.say("minute-what") and words.say("minute-wins")
