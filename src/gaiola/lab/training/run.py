"""A training run: self-play, fitting, gates. Everything lies in a folder after each generation of games, so a run that
was killed goes on where it was and comes to the same file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...bots.net import PARTS, Array, Net
from ...bots.values import Head, Strength, Values, read_values
from ...kernel.box import Game
from ..folder import write_whole
from ..play import derived_seed
from . import forecasting, leanings
from .crew import Crew
from .curve import curve
from .gates import Score, Side
from .learner import Learner, chances, straightened
from .selfplay import Manner, Rows, joined, targets, with_outcomes

STATE = "state.json"
LOOSE, STIFF, STIFFER = 1e-5, 0.1, 3.0
"""How little a straight line follows; see `straightened`. Each gate that it does not pass makes it so much stiffer."""
SURE = 3.0
"""No lead counts for more, in units of the scale."""
RECENT = 3
"""Generations that a straight line follows: those before were played by another."""
GREEDY = Side("greedy")
WHIMS = (0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8)
WEAK = 0.7
"""Of its fair share of wins against the yardstick: so many the weakest level shall not exceed."""
TOTALS = ("evaluation", "lead", "lead of the evaluation", "score", "wigs", "points", "left")
"""Features with one of these names, or whose name ends so: what sums up a seat, and how far the game has come."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is told. The same plan and number of games come to the same file on the same machine."""

    game: str
    players: int
    seed: int = 1
    generation: int = 100
    """Games between two fittings; the first ones are played by the yardstick."""
    first: int = 200
    remembered: int = 12
    """Generations that are fitted again."""
    hidden: int = 64
    """Bends of the net. Without any the weights come in closed form, from what the yardstick believes on: that takes
    few games, and no more than a straight line can be learned."""
    passes: int = 2
    rate: float = 1e-3
    slower: int = 1000
    """After so many games steps are half as large, after twice as many a third."""
    keep: float = 0.95
    """How much the end counts from one position to the one before; see `targets`."""
    warmth: float = 0.1
    """How often something else than the best move is tried."""
    lean: tuple[str, ...] = ()
    """Features that lean together, in games from which a straight line learns instead of how positions ended; see
    `leanings`."""
    every: int = 5
    """Generations between two gates."""
    gate: int = 60
    """Games of a gate, and as many against the yardstick."""
    begin_with: str = ""
    """A file of values to start from, as of another count of players, instead of the yardstick's games."""
    whole_turns: bool = False
    """Turns are planned as a whole and judged where they end; the first games are played by the game's evaluation."""
    widen: int = 0
    """Till so many games are played only `TOTALS` are learned from: few games say little about many numbers."""
    fresh: int = 8
    """Passes over the first games."""


class Gate(msgspec.Struct, frozen=True):
    """What a candidate did against the best so far, and the best then against the yardstick."""

    games: int
    """Played so far."""
    passed: bool
    against_best: Score
    against_greedy: Score


class State(msgspec.Struct):
    """Where a run stands."""

    plan: Plan
    generation: int = 0
    games: int = 0
    scale: float = 1.0
    stiffness: float = STIFF
    gates: list[Gate] = []


class OtherRun(ValueError):
    """The folder holds a run with another plan."""


class Run:
    def __init__(self, box: Game, plan: Plan, folder: Path, crew: Crew, command: str) -> None:
        self.box, self.plan, self.folder, self.crew, self.command = box, plan, folder, crew, command
        folder.mkdir(parents=True, exist_ok=True)
        self.state = State(plan)
        self.remembered: list[Rows] = []
        names = box.feature_names()
        leanings.table(names, plan.lean, self.state.scale)  # whoever misspells a name reads it before games are played
        self.totals = np.array([_is_total(name) or not plan.widen for name in names], np.float32)
        net = Net.fresh(len(names), plan.hidden, 1, plan.seed)
        net.parts["hidden"] *= self.totals[:, None]
        self.learner = Learner(net)
        self.best: Net | None = None
        if plan.begin_with:
            self._begin_with(Path(plan.begin_with))
        if (folder / STATE).exists():
            self._take_up()

    def _begin_with(self, path: Path) -> None:
        values = read_values(path, self.box.name, tuple(self.box.feature_names()))
        self.state.scale = values.head.scale
        self.learner.net = Net({name: part.copy() for name, part in values.net.parts.items()})
        self.best = values.net

    def go_on(self, games: int, tell: Callable[[str], None]) -> Path:
        """Until so many games are played, or go on from there with more; the file that was learned."""
        plan, state = self.plan, self.state
        while state.games < games:
            self._generation()
            if state.generation % plan.every == 0:
                tell(self._gate())
            self._save()
        if not state.gates or state.gates[-1].games < state.games:
            tell(self._gate())
        return self._finish(tell)

    # ---- a generation

    def _generation(self) -> None:
        plan, state = self.plan, self.state
        fresh = state.generation == 0 and not plan.begin_with
        seed = derived_seed(plan.seed, state.generation, "generation")
        values = None if fresh else self.values(self.learner.net)
        if values is not None and plan.lean:
            return self._lean(seed, values)
        manner = Manner(plan.warmth, state.scale, plan.whole_turns)
        rows = self.crew.self_play(seed, plan.first if fresh else plan.generation, values, manner)
        if fresh:
            rows = self._with_scale(rows)
        self.remembered = [*self.remembered, rows][-plan.remembered :]
        if plan.hidden:
            every = joined(self.remembered)
            wanted = targets(every, values, plan.keep, state.scale)[:, None]
            rate = plan.rate / (1 + state.games / plan.slower)
            self.learner.fit(self._read(every), wanted, plan.fresh if fresh else plan.passes, rate, seed)
        else:
            self._straighten(fresh, seed)
        state.games += len(rows.finals)
        state.generation += 1

    def _lean(self, seed: int, values: Values) -> None:
        plan, state = self.plan, self.state
        leans = leanings.table(self.box.feature_names(), plan.lean, state.scale)
        worths = self.crew.leaning_games(seed, plan.generation, values, leans)
        self.learner.net = leanings.followed(self.learner.net, seed, worths, leans, STIFF / state.stiffness)
        state.games += plan.generation
        state.generation += 1

    def _read(self, rows: Rows) -> Array:
        """What is learned from by now."""
        return rows.features if self.state.games >= self.plan.widen else rows.features * self.totals

    def _straighten(self, fresh: bool, seed: int) -> None:
        """First what the yardstick believes, and from there towards how games ended, as far as that wins games."""
        every, learner = joined(self.remembered[-RECENT:]), self.learner
        if fresh:
            believed = every.believed[:, None] / np.float32(self.state.scale)
            learner.net = straightened(learner.net, every.features, believed, LOOSE, seed)
            self.best = learner.net
        if self.plan.lean:
            return
        ended = np.clip(every.leads() / self.state.scale, -SURE, SURE).astype(np.float32)[:, None]
        learner.net = straightened(learner.net, every.features, ended, self.state.stiffness, seed)

    def _with_scale(self, rows: Rows) -> Rows:
        """The first games tell what a clear lead is; their outcomes are told again with it."""
        finals = rows.finals.astype(float)
        if self.plan.players == 1:
            self.state.scale = float(max(1.0, finals.std()))
        else:
            ordered = np.sort(finals, axis=1)
            self.state.scale = float(max(1.0, (ordered[:, -1] - ordered[:, -2]).std() * 2))
        return with_outcomes(rows, self.state.scale)

    def _gate(self) -> str:
        """The candidate takes the place of the best if it wins more than its share against it."""
        plan, state = self.plan, self.state
        candidate = self.values(self.learner.net)
        seed = derived_seed(plan.seed, state.generation, "gate")
        fair = 1 / plan.players
        if self.best is None or self.best is self.learner.net:
            against_best = Score(1, 1.0, 0.0, 1.0)
        else:
            best = Side("best", self.values(self.best).to_json())
            against_best = self.crew.match(Side("new", candidate.to_json()), best, plan.gate, seed)
        passed = against_best.share > fair
        if passed:
            self.best = Net({name: part.copy() for name, part in self.learner.net.parts.items()})
        assert self.best is not None
        if not passed and not plan.hidden:  # a line that has gone astray goes back, and on with smaller steps
            self.learner.net = self.best
            state.stiffness *= STIFFER
        against_greedy = self.crew.match(Side("best", self.values(self.best).to_json()), GREEDY, plan.gate, seed + 1)
        state.gates.append(Gate(state.games, passed, against_best, against_greedy))
        return (
            f"{state.games} games: {against_best.share:.0%} against the best so far, "
            f"{'taken' if passed else 'left'}; the best wins {against_greedy.share:.0%} against greedy"
        )

    def values(self, net: Net, forecast: Net | None = None, whim: float = 0.0) -> Values:
        greedy = [Strength("greedy", gate.against_greedy.games, gate.against_greedy.wins) for gate in self.state.gates]
        head = Head(
            game=self.box.name,
            players=self.plan.players,
            edition=self.box.edition.hash,
            features=list(self.box.feature_names()),
            games=self.state.games,
            command=self.command,
            scale=self.state.scale,
            strength=greedy[-1:],
            whole_turns=self.plan.whole_turns,
            whim=whim,
        )
        return Values(head, net, forecast)

    # ---- the end

    def _finish(self, tell: Callable[[str], None]) -> Path:
        assert self.best is not None
        plan, scale = self.plan, self.state.scale
        seed = derived_seed(plan.seed, self.state.generation, "forecast")
        manner = Manner(0.0, scale, plan.whole_turns)
        rows = self.crew.self_play(seed, 2 * plan.generation, self.values(self.best), manner)
        rows = rows._replace(features=self._read(rows))
        earlier = joined(self.remembered) if self.remembered else None
        earlier = earlier and earlier._replace(features=self._read(earlier))
        forecast, told = forecasting.learn(earlier, rows, scale, max(plan.hidden // 2, forecasting.LEAST_HIDDEN), seed)
        tell(told)
        whim = self._whim(seed) if plan.players > 1 else 0.0
        file = self.folder / f"values-{plan.players}.json"
        write_whole(file, self.values(self.best, forecast, whim).to_json())
        write_whole(self.folder / "curve.svg", curve(self.state.gates, plan).encode())
        return file

    # ---- what lies in the folder

    def _save(self) -> None:
        """The state comes last: it names the generation whose files are whole."""
        number = self.state.generation
        arrays: dict[str, Any] = {f"now {name}": part for name, part in self.learner.net.parts.items()}
        arrays |= self.learner.averages
        if self.best is not None:
            arrays |= {f"best {name}": part for name, part in self.best.parts.items()}
        _save_arrays(self.folder / f"net-{number}.npz", {"steps": np.array(self.learner.steps), **arrays})
        if self.remembered:
            _save_arrays(self.folder / f"rows-{number}.npz", self.remembered[-1]._asdict())
        write_whole(self.folder / STATE, msgspec.json.encode(self.state))
        for old in (self.folder / f"net-{number - 1}.npz", self.folder / f"rows-{number - self.plan.remembered}.npz"):
            old.unlink(missing_ok=True)

    def _whim(self, seed: int) -> float:
        """How far the weakest level strays: as little as makes it clearly weaker than the yardstick."""
        assert self.best is not None
        told = self.values(self.best).to_json()
        for whim in WHIMS:
            easy = self.crew.match(Side("easy", told, whim), GREEDY, self.plan.gate, seed)
            if easy.share <= WEAK / self.plan.players:
                return whim
        return WHIMS[-1]

    def _take_up(self) -> None:
        state = msgspec.convert(json.loads((self.folder / STATE).read_bytes()), State)
        if state.plan != self.plan:
            raise OtherRun(f"{self.folder} holds a run with other settings; name another folder, or the same settings")
        self.state = state
        with np.load(self.folder / f"net-{state.generation}.npz") as kept:
            arrays = {name: kept[name] for name in kept.files}
        averages = {name: part for name, part in arrays.items() if name.startswith(("mean ", "square "))}
        self.learner = Learner(_net(arrays, "now"), chances, averages, int(arrays["steps"]))
        self.best = _net(arrays, "best") if "best bias" in arrays else None
        first = max(1, state.generation - self.plan.remembered + 1)
        for number in range(first, state.generation + 1):
            file = self.folder / f"rows-{number}.npz"
            if file.exists():  # leanings are learned from without any
                with np.load(file) as kept:
                    self.remembered.append(Rows(**{name: kept[name] for name in Rows._fields}))


def _is_total(name: str) -> bool:
    last = name.rpartition(": ")[2]
    return last in TOTALS or last.endswith(" left")


def _net(arrays: dict[str, Any], which: str) -> Net:
    return Net({name: arrays[f"{which} {name}"] for name in PARTS})


def _save_arrays(path: Path, arrays: dict[str, Any]) -> None:
    beside = path.with_suffix(".new.npz")
    np.savez(beside, **arrays)
    beside.replace(path)
