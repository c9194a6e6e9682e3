"""Records: read, replayed, and refused with the place that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gaiola
from gaiola import Chance, Recorder, RecordError, Replay, read_record


def opened(name: str, options: dict[str, Any]) -> gaiola.Game:
    return gaiola.game(name, options=options)


def finished(seed: int = 4) -> dict[str, Any]:
    game = gaiola.game("mercado")
    recorder = Recorder(game, 2, Chance(seed, recording=True), ["Ana", "Rui"], seed)
    while not recorder.position.over:
        moves = recorder.position.legal()
        recorder.play(moves[len(recorder.moves) * 7 % len(moves)])
    record: dict[str, Any] = json.loads(recorder.record().to_json())
    return record


GOOD = finished()


def replay(record: dict[str, Any]) -> None:
    Replay(read_record(json.dumps(record)), opened).verify()


def changed(**changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(GOOD)), **changes}


def test_a_recorder_that_tells_no_events_writes_the_same() -> None:
    told, silent = (
        Recorder(gaiola.game("mercado"), 2, Chance(4, recording=True), [""] * 2, events=events)
        for events in (True, False)
    )
    for recorder in (told, silent):
        while not recorder.position.over:
            recorder.play(recorder.position.legal()[0])
    assert told.record() == silent.record()
    assert told.journal.events and not silent.journal.events


def test_a_record_replays() -> None:
    replay(GOOD)
    assert GOOD["result"]["cause"] and GOOD["edition"]["reconstructed"]


def test_an_unfinished_record_replays_too() -> None:
    short = changed(moves=GOOD["moves"][:9], result=None)
    replay(short)


def test_a_recorder_needs_a_recording_chance() -> None:
    with pytest.raises(ValueError, match="recording=True"):
        Recorder(gaiola.game("mercado"), 2, Chance(1), ["Ana", "Rui"])


def _with_move(number: int, **changes: Any) -> dict[str, Any]:
    record = changed()
    record["moves"][number].update(changes)
    return record


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (changed(format=9), "has format 9; this program reads format 1"),
        (changed(game="chess"), f"no game is called 'chess'; there are: {', '.join(gaiola.game_names())}"),
        (changed(players=7), "players: mercado is for 1 to 4 players, not 7"),
        (changed(options={"money": "gold"}), 'option money = "gold": not one of its choices hidden, open'),
        (changed(rules="0"), "follows rules 0"),
        (changed(edition={**GOOD["edition"], "hash": "0"}), "give that edition's file"),
        (changed(seats=["Ana"]), "seats: 2 expected, 1 found"),
        (changed(setup={"chance": GOOD["setup"]["chance"][:-1]}), "set-up: outcome .* is missing"),
        (changed(setup={"chance": [*GOOD["setup"]["chance"], "fish"]}), "set-up: 1 outcomes too many, from 'fish'"),
        (_with_move(0, move="fly r1c1"), r"move 1 \('fly r1c1'\): 'fly r1c1' is no move of this game"),
        (_with_move(0, move="redraw"), r"move 1 \('redraw'\): .*not-now"),
        (_with_move(0, seat=1 - GOOD["moves"][0]["seat"]), "but to move is seat"),
        (_with_move(0, chance=["fish"] * 9), "move 1 .* too many|move 1 .* but only"),
        (changed(result={**GOOD["result"], "scores": [1, 2]}), r"result: the record says \[1, 2\]"),
        (changed(result=None), "the result is missing"),
        (_with_move(0, move=f" {GOOD['moves'][0]['move']}"), r"move 1 .*: this move is written 'stand"),
        (
            changed(edition={**GOOD["edition"], "version": "7"}),
            r"names edition reconstructed 7 .*but this hash is that",
        ),
        (changed(edition={**GOOD["edition"], "name": "é" * 201}), r"`str` of length <= 200 - at `\$.edition.name`"),
        (changed(seats=["Ana", "Rui\u202e"]), r"'Rui\\u202e' holds characters that cannot be printed"),
        (changed(seed=-(10**40)), "seed: at most 40 digits"),
        (changed(options={"money": {"a": 1}}), r"got `object` - at `\$.options\[...\]`"),
        (changed(moves=GOOD["moves"] * 40), r"moves: \d+ found, but no such game has more than \d+"),
        (changed(moves=GOOD["moves"][:5]), "has a result but the game goes on"),
    ],
)
def test_a_corrupt_record_is_refused_with_the_place(record: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        replay(record)


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="to move is nobody, the game is over"):
        replay(changed(moves=[*GOOD["moves"], GOOD["moves"][-1]]))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "[" * 5000, '{"format": 1}', '{"format": "one"}', b"\xff\xfe", "\ufeff{}", '{"format": "\ud800"}'],
)
def test_what_is_no_record_is_told_so(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="this is not a record"):
        read_record(text)


@settings(derandomize=True, max_examples=150, deadline=None)
@given(st.data())
def test_any_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    """One value somewhere in the record is replaced by another."""
    record = json.loads(json.dumps(GOOD))
    node: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        if not isinstance(node[key], dict | list) or not node[key]:
            break
        node = node[key]
    node[key] = data.draw(st.one_of(st.none(), st.integers(), st.text(max_size=8), st.lists(st.text(), max_size=2)))
    try:
        replay(record)
    except RecordError as error:
        assert str(error)
