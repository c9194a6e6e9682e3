"""Trying moves on a position of any game, and counting how it branches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from gaiola import Chance, Event, IllegalMove, Journal, Position, Refusal, Scripted

Pos = Position[Any]


def play(pos: Pos, notation: str, *outcomes: str | int) -> list[Event]:
    """Plays a move that draws exactly these outcomes; returns what happened, which accounts for all that changed
    hands."""
    chance, journal, accounts = Scripted(outcomes), Journal(), pos.holdings()
    pos.play(pos.box.move(notation), chance, journal)
    assert chance.left == 0, f"not drawn: {chance.script[chance.at :]}"
    for event in journal.events:
        for seat, what, amount in event.gains():
            accounts[what][seat] += amount
    assert pos.holdings() == accounts
    return journal.events


def refused(pos: Pos, notation: str, key: str) -> Refusal:
    """The move is refused for this reason, by `why_not` and by `play`, and changes nothing."""
    move, before = pos.box.move(notation), pos.dump()
    refusal = pos.why_not(move)
    assert refusal is not None, f"'{notation}' is allowed"
    assert refusal.key == key
    with pytest.raises(IllegalMove) as caught:
        pos.play(move, Scripted([]))
    assert caught.value.refusal == refusal
    assert pos.dump() == before
    assert notation not in legal(pos)
    return refusal


def legal(pos: Pos) -> set[str]:
    """Every legal move; the quick and the literal reading of the rules agree on them."""
    moves = [move.notation for move in pos.legal()]
    assert moves == [move.notation for move in pos.candidates() if pos.why_not(move) is None]
    assert len(set(moves)) == len(moves)
    return set(moves)


def verbs(pos: Pos) -> set[str]:
    return {move.verb for move in pos.legal()}


def quote(pos: Pos, notation: str) -> dict[str, int]:
    return dict(pos.quote(pos.box.move(notation)))


class First(Chance):
    """Draws the first thing that can be drawn."""

    def _choose(self, weights: Sequence[int], total: int, names: Sequence[str]) -> int:
        return next(index for index, weight in enumerate(weights) if weight > 0)


def perft(pos: Pos) -> tuple[int, int, int]:
    """Legal moves, pairs of moves, distinct positions after two."""
    moves, pairs, leaves = pos.legal(), 0, set()
    for move in moves:
        after = pos.copy()
        after.play(move, First())
        for reply in after.legal():
            leaf = after.copy()
            leaf.play(reply, First())
            pairs += 1
            leaves.add(json.dumps(leaf.dump()))
    return len(moves), pairs, len(leaves)
