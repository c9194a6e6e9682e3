"""The learning curve of a run as a picture: wins against the yardstick by games of self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .run import Gate, Plan

WIDE, HIGH, EDGE = 640, 320, 44


def curve(gates: Sequence[Gate], plan: Plan) -> str:
    """One point a gate, with its interval; a ring where the candidate was taken."""
    most = max(gate.games for gate in gates)
    marks = "".join(_mark(gate, most) for gate in gates)
    line = " ".join(f"{_x(gate.games, most):.1f},{_y(gate.against_greedy.share):.1f}" for gate in gates)
    rules = "".join(_rule(share) for share in (0, 0.25, 0.5, 0.75, 1))
    name = f"{plan.game}, {plan.players} players: wins against greedy, {plan.gate} games a point"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/><text x="{EDGE}" y="20">{name}</text>{rules}'
        f'<text x="{WIDE - EDGE}" y="{HIGH - 12}" text-anchor="end">{most} games of self-play</text>'
        f'<polyline points="{line}" fill="none" stroke="#2b6a99" stroke-width="2"/>{marks}</svg>\n'
    )


def _x(games: float, most: float) -> float:
    return EDGE + (WIDE - 2 * EDGE) * games / most


def _y(share: float) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * share


def _rule(share: float) -> str:
    y = _y(share)
    return (
        f'<path d="M{EDGE} {y:.1f}H{WIDE - EDGE}" stroke="#ccc"/>'
        f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    )


def _mark(gate: Gate, most: int) -> str:
    x, (low, high) = _x(gate.games, most), (gate.against_greedy.low, gate.against_greedy.high)
    fill = "#2b6a99" if gate.passed else "#fff"
    return (
        f'<path d="M{x:.1f} {_y(low):.1f}V{_y(high):.1f}" stroke="#9bbcd3"/>'
        f'<circle cx="{x:.1f}" cy="{_y(gate.against_greedy.share):.1f}" r="4" fill="{fill}" stroke="#2b6a99"/>'
    )
