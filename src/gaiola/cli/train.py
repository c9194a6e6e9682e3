"""`gaiola train`: opponents that learn by playing against themselves. For researchers, in English."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .shared import EditionFile, GameName, Options, fail, open_game, warn_if_outdated

if TYPE_CHECKING:
    from ..kernel.box import Game
    from ..lab.training.run import Plan

WIDEN = 2000
"""Games planned by turns before all features are learned from. Such games are dear and end once."""
PASSES = 80
"""Over the first of them."""


def add(app: typer.Typer) -> None:
    """Registers the command."""
    app.command("train")(train)


def train(
    game: GameName,
    players: Annotated[int, typer.Option(help="For games of so many.")] = 2,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="Games of self-play in all.")] = 4000,
    seed: Annotated[int, typer.Option(help="Same settings, seed and number of workers: same file.")] = 1,
    folder: Annotated[Path | None, typer.Option(help="Where the run lies; it is taken up again from there.")] = None,
    begin_with: Annotated[Path | None, typer.Option(help="A file of values to start from.")] = None,
    generation: Annotated[int, typer.Option(min=1, help="Games between two fittings.")] = 100,
    gate: Annotated[int, typer.Option(min=1, help="Games of a gate, and as many against the yardstick.")] = 60,
    every: Annotated[int, typer.Option(min=1, help="Generations between two gates.")] = 5,
    whole_turns: Annotated[bool, typer.Option(help="Plan turns as a whole, and judge where they end.")] = False,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="Bends of the net; 0 for a straight line.")] = 64,
    lean: Annotated[
        list[str] | None, typer.Option(help="Features, between commas, that lean together. Several can be given.")
    ] = None,
    only_forecast: Annotated[
        bool,
        typer.Option("--only-forecast", help="Keep the values, and learn their forecast anew from games of theirs."),
    ] = False,
    option: Options = None,
    edition: EditionFile = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that share the work.")] = os.cpu_count() or 1,
) -> None:
    """Let a game's bots learn by self-play, gated by matches against the best so far; writes values-N.json."""
    from ..lab.training.crew import Crew  # here, since they load numpy
    from ..lab.training.run import Plan, Run

    warn_if_outdated()
    box = open_game(game, edition, option or [])
    if not box.feature_names():
        fail(f"{game} tells nothing that could be learned from yet; see docs/strength.md")
    if not box.min_players <= players <= box.max_players:
        fail(f"{game} is for {box.players_wanted}, not {players}")
    if lean and (hidden or players == 1):
        fail("--lean moves a straight line by games against others: add --hidden 0, with two players or more")
    folder = folder or Path(f"train-{game}-{players}")
    if only_forecast:
        return _forecast_anew(box, players, begin_with, games, seed, workers, folder)
    plan = Plan(
        game=game,
        players=players,
        seed=seed,
        generation=generation,
        first=2 * generation,
        gate=gate,
        every=every,
        hidden=hidden,
        lean=tuple(lean or ()),
        remembered=1 if lean else 12,
        begin_with=str(begin_with or ""),
        whole_turns=whole_turns,
        widen=WIDEN if whole_turns else 0,
        fresh=PASSES if whole_turns else 8,
    )
    try:
        with Crew(box, players, workers) as crew:
            run = Run(box, plan, folder, crew, command_of(plan, games, workers))
            file = run.go_on(games, typer.echo)
    except (ValueError, OSError) as error:
        fail(str(error))
    typer.echo(f"{file}, with its learning curve beside it.")


def _forecast_anew(
    box: Game, players: int, begin_with: Path | None, games: int, seed: int, workers: int, folder: Path
) -> None:
    from ..bots.values import read_values
    from ..lab.folder import write_whole
    from ..lab.training import forecasting
    from ..lab.training.crew import Crew

    words = ["gaiola", "train", box.name, "--players", str(players), "--games", str(games), "--seed", str(seed)]
    if begin_with:
        words += ["--begin-with", begin_with.name]
    try:
        values = read_values(begin_with or box.values_file(players), box.name, box.feature_names())
        with Crew(box, players, workers) as crew:
            command = shlex.join([*words, "--only-forecast"])
            values, told = forecasting.anew(values, crew, games, forecasting.LEAST_HIDDEN, seed, command)
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / f"values-{players}.json", values.to_json())
    except (ValueError, OSError) as error:
        fail(str(error))
    typer.echo(told)
    typer.echo(f"{folder / f'values-{players}.json'}")


def command_of(plan: Plan, games: int, workers: int) -> str:
    """The command that comes to the same file, as it stands in the file's head."""
    words = ["gaiola", "train", plan.game, "--players", str(plan.players), "--games", str(games)]
    words += ["--seed", str(plan.seed), "--generation", str(plan.generation), "--gate", str(plan.gate)]
    words += ["--every", str(plan.every), "--hidden", str(plan.hidden), "--workers", str(workers)]
    if plan.begin_with:
        words += ["--begin-with", Path(plan.begin_with).name]
    for names in plan.lean:
        words += ["--lean", names]
    if plan.whole_turns:
        words += ["--whole-turns"]
    return shlex.join(words)
