"""A small network: a straight line through what is read, and a hidden layer that bends it. Few numbers, learned by
`gaiola train`, kept as text."""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read once, here: more threads make a net this small slower

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

PARTS = ("line", "bias", "hidden", "threshold", "out")


class Net:
    """`outputs(read)` is line · read + bias + out · tanh(hidden · read + threshold), for many rows at once."""

    def __init__(self, parts: Mapping[str, Array]) -> None:
        self.parts = {name: np.ascontiguousarray(parts[name], dtype=np.float32) for name in PARTS}

    @classmethod
    def fresh(cls, inputs: int, hidden: int, outputs: int, seed: int) -> Net:
        """A net that says 0 to everything: its bends point anywhere and count for nothing yet."""
        draw = np.random.default_rng(seed)
        return cls(
            {
                "line": np.zeros((inputs, outputs), np.float32),
                "bias": np.zeros(outputs, np.float32),
                "hidden": (draw.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
                "threshold": np.zeros(hidden, np.float32),
                "out": np.zeros((hidden, outputs), np.float32),
            }
        )

    @property
    def inputs(self) -> int:
        return int(self.parts["line"].shape[0])

    def bends(self, read: Array) -> Array:
        """What the hidden layer makes of it."""
        bent: Array = np.tanh(read @ self.parts["hidden"] + self.parts["threshold"])
        return bent

    def outputs(self, read: Array) -> Array:
        parts = self.parts
        told: Array = read @ parts["line"] + parts["bias"] + self.bends(read) @ parts["out"]
        return told

    def to_text(self) -> dict[str, Any]:
        return {
            name: {"shape": list(part.shape), "floats": base64.b64encode(part.astype("<f4").tobytes()).decode()}
            for name, part in self.parts.items()
        }

    @classmethod
    def of_text(cls, text: Mapping[str, Any]) -> Net:
        """ValueError, KeyError or TypeError if that is no net."""
        parts = {
            name: np.frombuffer(base64.b64decode(text[name]["floats"]), dtype="<f4").reshape(text[name]["shape"])
            for name in PARTS
        }
        net = cls(parts)
        if not all(np.isfinite(part).all() for part in parts.values()):
            raise ValueError("a weight is no number")
        inputs, outputs = parts["line"].shape
        hidden = parts["threshold"].shape[0]
        if parts["hidden"].shape != (inputs, hidden) or parts["out"].shape != (hidden, outputs):
            raise ValueError("the layers do not fit together")
        return net


def squashed(logit: Array) -> Array:
    """From any number to one between 0 and 1."""
    between: Array = (1.0 / (1.0 + np.exp(-np.clip(logit, -30.0, 30.0)))).astype(np.float32)
    return between
