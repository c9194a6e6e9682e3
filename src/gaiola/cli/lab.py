"""The researchers' commands: `gaiola lab ...`, and `gaiola simulate` for short. Their reports are in English. `gaiola
bench` is beside."""

from __future__ import annotations

import os
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from ..lab.claims import OPEN, Verdict
from ..lab.cluster import HERE
from ..lab.extras import MissingExtra
from ..lab.folder import pretty
from ..lab.intervals import Estimate
from ..lab.play import LabError, counted
from ..lab.report import write_report
from ..lab.results import Result, Spread, Standing
from ..lab.tournament import run
from ..lab.work import WorkersLost
from .shared import BAD, AsJson, EditionFile, GameName, Lang, Language, Options, fail, open_game, warn_if_outdated

lab = typer.Typer(help="Many games at once: who is better, what is fair, what to learn from.", no_args_is_help=True)


def add(app: typer.Typer) -> None:
    """Registers the commands."""
    lab.command("tournament", cls=_RayCommand)(tournament)
    app.command("simulate", cls=_RayCommand, help="`gaiola lab tournament` for short.")(tournament)
    app.add_typer(lab, name="lab")


class _RayCommand(TyperCommand):
    """Lets `--ray` stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for at, word in enumerate(args):
            if word == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                args = [*args[:at], f"--ray={HERE}", *args[at + 1 :]]
        return super().parse_args(ctx, args)


def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Bots by name, with commas; `yardstick` is what others are measured against.")
    ] = "random",
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="The most games; every deal is played once for each bot.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    until: Annotated[
        str, typer.Option(metavar="CLAIM", help="Stop when this is clear: 'A > B', 'A > 80 %', 'A < B'.")
    ] = "",
    at_least: Annotated[int, typer.Option(help="With --until: games to play in any case.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep everything here; goes on from what is there."),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records/--no-records", help="Keep what was played, too, or only how each game ended.")
    ] = True,
    option: Options = None,
    edition: EditionFile = None,
    workers: Annotated[int | None, typer.Option(help="Processes that share the work; all cores unless told.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address, on a local one.")
    ] = None,
    lang: Lang = Language.en,
    json: AsJson = False,
) -> None:
    """Play many games between bots: who wins how much, and how sure that is."""
    warn_if_outdated()
    names = [name.strip() for name in bots.split(",")]
    hands = (os.cpu_count() or 1) if workers is None else workers
    began = time.perf_counter()
    try:
        box = open_game(game, edition, option or [])
        with progress_bar() as progress:
            task = progress.add_task(f"{box.name}, {counted(players)}", total=games)
            result = run(
                box,
                players,
                names,
                games,
                seed,
                until=until,
                at_least=at_least,
                workers=hands,
                ray=ray,
                out=out,
                records=records,
                on_game=lambda played: progress.advance(task),
            )
        if out is not None:
            write_report(out, box, lang)
    except (KeyError, ValueError) as error:
        fail(str(error))
    except (MissingExtra, WorkersLost) as error:
        fail(str(error), BAD)
    except OSError as error:
        fail(f"{error.filename or out}: {error.strerror or error}", BAD)
    except LabError as error:
        hand_over(error)
    except KeyboardInterrupt:
        fail(f"Stopped; the same command goes on from {out}." if out else "Stopped.", BAD)
    if out is not None and not find_spec("pyarrow"):
        typer.echo("There are no Parquet tables: they need pyarrow (pip install 'gaiola[lab]').", err=True)
    if json:
        typer.echo(pretty(result), nl=False)
    else:
        print_result(result, time.perf_counter() - began, Console())


def hand_over(error: LabError) -> NoReturn:
    """A game went wrong: its record goes to a file."""
    typer.echo(str(error), err=True)
    if error.record is not None:
        path = Path(f"failed-{error.record.game}-{error.record.seed}.json")
        try:
            path.write_bytes(error.record.to_json())
            typer.echo(f"The game is in {path}.", err=True)
        except OSError as trouble:
            typer.echo(f"Its record could not be written to {path}: {trouble.strerror}.", err=True)
    raise typer.Exit(BAD)


def print_result(result: Result, seconds: float, console: Console) -> None:
    head = f"{counted(result.players)}, {result.games} games ({result.deals} deals), seed {result.seed}"
    console.print(f"[bold]{result.game}[/bold], {head}")
    console.print(f"{edition_label(result)}{_options(result.options)}")
    console.print(f"{result.games / seconds:.1f} games/s ({seconds:.2f} s)")
    if result.verdict is not None:
        console.print(verdict_line(result.verdict, result.games))
    if result.players > 1:
        console.print(_wins(result))
        if len(result.standings) > 1 and result.standings[0].rating is None:
            console.print("There is no rating: it needs openskill (pip install 'gaiola\\[lab]').")
    console.print(_points(result))
    console.print(_lengths(result))
    ends = _table("ended by", "games", "share")
    for cause, count in result.ends.items():
        ends.add_row(cause, str(count), f"{count / result.games:.1%}")
    console.print(ends)


def verdict_line(verdict: Verdict, games: int) -> str:
    """The answer to the claim, and what the truth lies between however often one looked."""
    between = f"the truth lies between {verdict.low:.1%} and {verdict.high:.1%}, however often one looks"
    answer = "not clear" if verdict.answer == OPEN else verdict.answer
    return f"{verdict.claim}: [bold]{answer}[/bold] after {games} games ({between})"


def edition_label(result: Result) -> str:
    kind = "reconstructed edition" if result.edition.reconstructed else "edition"
    return f"{kind} ({result.edition.name} {result.edition.version}, {result.edition.hash})"


def _options(options: dict[str, Any]) -> str:
    return "".join(f", {name}={str(value).lower()}" for name, value in options.items())


def _rows(result: Result) -> list[Standing]:
    """Whoever is worth a line: one bot against itself is not."""
    bots = result.standings if len(result.standings) > 1 else []
    return [*bots, *result.by_seat, *result.by_place] if result.players > 1 else result.standings


def _wins(result: Result) -> Table:
    table = _table("wins", "games", "share", "95 % between", "rank", "95 % between", "rating")
    for each in _rows(result):
        won = (f"{each.wins:.1f}", f"{each.share.mean:.1%}", _between(each.share, 1, 100))
        rating = f"{each.rating.mean:.1f}±{each.rating.deviation:.1f}" if each.rating else ""
        table.add_row(each.name, *won, f"{each.rank.mean:.2f}", _between(each.rank, 2), rating)
    return table


def _points(result: Result) -> Table:
    table = _table("points", "mean", "95 % between", "dev.", "min", "max")
    for each in _rows(result):
        low_high, spread = _between(each.points, 1), each.spread
        numbers = (f"{spread.deviation:.1f}", str(spread.min), str(spread.max))
        table.add_row(each.name, f"{each.points.mean:.1f}", low_high, *numbers)
    return table


def _between(estimate: Estimate, digits: int, times: int = 1) -> str:
    if estimate.low is None or estimate.high is None:
        return "?"
    return f"{times * estimate.low:.{digits}f} to {times * estimate.high:.{digits}f}"


def _lengths(result: Result) -> Table:
    table = _table("per game", "mean", "dev.", "min", "max")
    _spread_row(table, "decisions", result.decisions)
    _spread_row(table, "of two or more moves", result.choices)
    table.add_row("legal moves of these", f"{result.branching.mean:.1f}", "", "", str(result.branching.max))
    return table


def _spread_row(table: Table, name: str, spread: Spread) -> None:
    table.add_row(name, f"{spread.mean:.1f}", f"{spread.deviation:.1f}", str(spread.min), str(spread.max))


# ---- the screen


def _table(first: str, *columns: str) -> Table:
    table = Table(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def progress_bar() -> Progress:
    """On the error stream, so that reports can be piped; not drawn where nobody watches."""
    console = Console(stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*parts, console=console, transient=True, disable=not console.is_terminal)
