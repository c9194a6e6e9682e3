"""The sequence of play of a game, to be read in one place: which steps there are, and in which order they come. A
game writes it in its `rules/__init__.py`."""

from __future__ import annotations

from typing import Any, Final

from .steps import Step


class Stage:
    """A part of a round as the rulebook names it. Its steps come as often and in whatever order the rules ask for."""

    __slots__ = ("name", "steps")

    def __init__(self, name: str, *steps: type[Step[Any]]) -> None:
        self.name: Final = name
        self.steps: Final = steps


class Sequence:
    """The set-up; then the stages of a round, one after the other, and again from the first; and what an action or a
    reward may call for in any of them."""

    __slots__ = ("by_name", "round", "set_up", "within")

    def __init__(
        self, *, round: tuple[Stage, ...], set_up: tuple[Stage, ...] = (), within: tuple[type[Step[Any]], ...] = ()
    ) -> None:
        self.set_up: Final = set_up
        self.round: Final = round
        self.within: Final = within
        steps = [step for stage in (*set_up, *round) for step in stage.steps] + list(within)
        self.by_name: Final[dict[str, type[Step[Any]]]] = {step.name: step for step in steps}
        if len(self.by_name) != len(steps):
            raise ValueError("two steps share a name, or one stands in two stages")
