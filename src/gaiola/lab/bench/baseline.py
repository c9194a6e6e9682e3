"""The bar below which speed must not fall: figures per calibration loop, never times, so that it holds on machines of
another speed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from .compare import Row
from .sides import BenchError

TOLERANCE = 0.2
"""The share of its speed a figure may lose."""

COMPARED = ("decisions", "copies", "replays", "options", "imaginations")
"""What is held to the bar; games are decisions once more, but for their lengths."""

Baseline = dict[str, dict[str, float]]


def baseline_of(rows: Sequence[Row]) -> Baseline:
    """What is compared of ours: the median of everything per loop, under game, players and build."""
    return {
        f"{row.game}/{row.players}/{row.build}": {
            name: figure.median for name, figure in row.per_loop.items() if name in COMPARED
        }
        for row in rows
        if row.build
    }


def save_baseline(path: Path, rows: Sequence[Row]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(baseline_of(rows)), indent=1) + b"\n")


def read_baseline(path: Path) -> Baseline:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Baseline)
    except OSError as error:
        raise BenchError(f"the baseline {path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BenchError(f"the baseline {path} is not one that --save wrote: {error}") from None


def slower(now: Baseline, before: Baseline, tolerance: float = TOLERANCE) -> list[str]:
    """A sentence for every figure that has lost more than the tolerance. What only one of them knows is left out, but
    something must be in both."""
    if not now.keys() & before.keys():
        raise BenchError(f"the baseline has nothing that was measured: it knows {', '.join(before) or 'nothing'}")
    return [
        f"{key}: {name} at {now[key][name] / old:.0%} of the baseline"
        for key, figures in before.items()
        for name, old in figures.items()
        if now.get(key, {}).get(name, old) < old * (1 - tolerance)
    ]
