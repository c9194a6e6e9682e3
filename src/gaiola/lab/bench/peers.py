"""The peers' side of a comparison: Catan of `catanatron`, and games of OpenSpiel. Run as a script by an interpreter
that has the peer, with the peer's name as argument, and after a colon a game if another one is wanted. Imports the peer
and `clock`, which lies beside it, and nothing else of ours."""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __package__:
    from . import clock
else:
    sys.path.append(str(Path(__file__).parent))  # last, so that nothing of the peer's is shadowed
    clock = importlib.import_module("clock")

TURNS = 1000
"""After so many turns catanatron itself gives a game up."""
SPIEL_GAMES = ("backgammon", "chess")
"""Known to everybody and of the heavier ones there: dice and a wide choice, like ours; and legality that costs work."""


class Catan(clock.Subject):
    """Four random players of catanatron. Its `playable_actions` are found anew by every `execute`."""

    game = "catan"
    players = 4

    def __init__(self, catanatron: Any) -> None:
        colors = catanatron.Color
        self._new = catanatron.Game
        self._seats = [
            catanatron.RandomPlayer(color) for color in (colors.RED, colors.BLUE, colors.ORANGE, colors.WHITE)
        ]
        self._seed = 0
        self._positions: list[Any] = []
        self._records: list[tuple[Any, list[Any], int]] = []

    def _start(self) -> Any:
        self._seed += 1
        return self._new(self._seats, seed=self._seed)

    def prepare(self) -> None:
        self._positions, self._records = [], []
        while len(self._positions) < clock.POSITIONS:
            game = self._start()
            first = game.copy()
            decisions = play_catan(game, self._positions)
            self._records.append((first, game.state.actions, decisions))

    def play(self) -> Iterator[int]:
        while True:
            yield play_catan(self._start())

    def copies(self) -> Iterator[int]:
        for game in clock.endless(self._positions):
            for _ in range(clock.COPIES):
                game.copy()
            yield clock.COPIES

    def replays(self) -> Iterator[int]:
        """Its log of actions holds what chance brought; no action is checked."""
        for first, actions, decisions in clock.endless(self._records):
            game = first.copy()
            for action in actions:
                game.execute(action, validate_action=False)
            yield decisions

    def options(self) -> Iterator[int]:
        for game in clock.endless(self._positions):
            actions = game.state.playable_actions
            for action in actions:
                game.copy().execute(action, validate_action=False)
            yield len(actions)


def play_catan(game: Any, keep: list[Any] | None = None) -> int:
    """Plays to the end, and keeps some positions if they are wanted; how many decisions there were."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        if len(game.state.playable_actions) > 1:
            if keep is not None and decisions % clock.SAMPLE_EVERY == 0:
                keep.append(game.copy())
            decisions += 1
        game.play_tick()
    return decisions


class Spiel(clock.Subject):
    """A game of OpenSpiel with random players, asked from Python as its users do; the rules run in C++."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self._game = pyspiel.load_game(name)
        self.game = name
        self.players = self._game.num_players()
        self._lot = random.Random(1).random
        self._positions: list[tuple[Any, list[int]]] = []
        self._records: list[tuple[str, int]] = []

    def prepare(self) -> None:
        self._positions, self._records = [], []
        while len(self._positions) < clock.POSITIONS:
            state = self._game.new_initial_state()
            decisions = self._play_out(state, self._positions)
            self._records.append((state.serialize(), decisions))

    def _play_out(self, state: Any, keep: list[tuple[Any, list[int]]] | None = None) -> int:
        """Plays to the end, and keeps some positions if they are wanted; how many decisions there were."""
        decisions = 0
        while self._await_decision(state):
            actions = state.legal_actions()
            if len(actions) > 1:
                if keep is not None and decisions % clock.SAMPLE_EVERY == 0:
                    keep.append((state.clone(), actions))
                decisions += 1
            state.apply_action(actions[int(self._lot() * len(actions))])
        return decisions

    def _await_decision(self, state: Any) -> bool:
        """Draws what chance has to bring; whether there is anything to decide then."""
        while state.is_chance_node():
            state.apply_action(self._draw(state.chance_outcomes()))
        return not state.is_terminal()

    def _draw(self, outcomes: list[tuple[int, float]]) -> int:
        left = self._lot()
        for outcome, share in outcomes:
            left -= share
            if left < 0:
                return outcome
        return outcomes[-1][0]

    def play(self) -> Iterator[int]:
        while True:
            yield self._play_out(self._game.new_initial_state())

    def copies(self) -> Iterator[int]:
        for state, _ in clock.endless(self._positions):
            for _ in range(clock.COPIES):
                state.clone()
            yield clock.COPIES

    def replays(self) -> Iterator[int]:
        for text, decisions in clock.endless(self._records):
            self._game.deserialize_state(text)
            yield decisions

    def options(self) -> Iterator[int]:
        for state, actions in clock.endless(self._positions):
            for action in actions:
                after = state.child(action)  # a copy with the action applied
                if self._await_decision(after):
                    after.legal_actions()
            yield len(actions)


Found = tuple[Sequence[clock.Subject], str]
"""What is measured, and the version."""


def catan(_: str) -> Found:
    return [Catan(importlib.import_module("catanatron"))], importlib.metadata.version("catanatron")


def spiel(game: str) -> Found:
    pyspiel = importlib.import_module("pyspiel")
    if game and game not in pyspiel.registered_names():
        sys.exit(f"OpenSpiel has no game '{game}'")
    found = [Spiel(pyspiel, name) for name in ([game] if game else SPIEL_GAMES)]
    return found, importlib.metadata.version("open_spiel")


PEERS: dict[str, Callable[[str], Found]] = {"catanatron": catan, "openspiel": spiel}


def main(peer: str) -> None:
    name, _, game = peer.partition(":")
    try:
        subjects, version = PEERS[name](game)
    except ModuleNotFoundError as error:
        sys.exit(f"{error.name} is not installed there")
    clock.answer_lines(name, version, subjects, {"speeds": clock.measure})


if __name__ == "__main__":
    main(sys.argv[1])
