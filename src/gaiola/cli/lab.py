"""The researchers' commands. Their reports are in English. `gaiola simulate` is here, `gaiola bench` beside."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..kernel.box import Game
from ..lab.play import LabError, counted
from ..lab.simulate import Report, Share, Spread, simulate
from .shared import BAD, AsJson, EditionFile, GameName, Options, fail, open_game, warn_if_outdated


def add(app: typer.Typer) -> None:
    """Registers the command."""
    app.command("simulate")(simulate_command)


def simulate_command(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="Bots by name, with commas; they take turns around the table.")] = "random",
    option: Options = None,
    edition: EditionFile = None,
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    json: AsJson = False,
) -> None:
    """Play many games between bots and report on them."""
    warn_if_outdated()
    names = [name.strip() for name in bots.split(",")]
    try:
        box = open_game(game, edition, option or [])
        report = _simulate(box, players, games, seed, names, workers)
    except (KeyError, ValueError) as error:
        fail(str(error))
    except LabError as error:
        hand_over(error)
    if json:
        typer.echo(report.to_json(), nl=False)
    else:
        print_report(report, Console())


def _simulate(box: Game, players: int, games: int, seed: int, names: list[str], workers: int) -> Report:
    with progress_bar() as progress:
        task = progress.add_task(f"{box.name}, {counted(players)}", total=games)
        return simulate(box, players, games, seed, names, lambda played: progress.advance(task), workers)


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


def print_report(report: Report, console: Console) -> None:
    console.print(f"[bold]{report.game}[/bold], {counted(report.players)}, {report.games} games, seed {report.seed}")
    console.print(f"{edition_label(report)}{_options(report.options)}")
    console.print(f"{report.games_per_second:.1f} games/s ({report.seconds:.2f} s)")
    per_game = _table("per game", "mean", "dev.", "min", "max")
    _spread_row(per_game, "decisions", report.decisions)
    _spread_row(per_game, "of two or more moves", report.choices)
    per_game.add_row("legal moves of these", f"{report.branching.mean:.1f}", "", "", str(report.branching.max))
    console.print(per_game)
    console.print(_scores(report))
    if report.wins_by_bot:
        console.print(_wins(report))
    ends = _table("ended by", "games", "share")
    for cause, count in report.ends.items():
        ends.add_row(cause, str(count), f"{count / report.games:.1%}")
    console.print(ends)


def edition_label(report: Report) -> str:
    kind = "reconstructed edition" if report.edition.reconstructed else "edition"
    return f"{kind} ({report.edition.name} {report.edition.version}, {report.edition.hash})"


def _options(options: dict[str, Any]) -> str:
    return "".join(f", {name}={str(value).lower()}" for name, value in options.items())


def _scores(report: Report) -> Table:
    table = _table("scores", "mean", "dev.", "min", "max")
    _spread_row(table, "all", report.scores)
    for seat, spread in enumerate(report.scores_by_seat, 1):
        _spread_row(table, f"seat {seat}", spread)
    for name, spread in report.scores_by_bot.items():
        _spread_row(table, name, spread)
    return table


def _wins(report: Report) -> Table:
    table = _table("wins", "wins", "games", "share", "95 % between")
    for seat, share in enumerate(report.wins_by_seat, 1):
        _share_row(table, f"seat {seat}", share)
    if len(report.wins_by_bot) > 1:
        for name, share in report.wins_by_bot.items():
            _share_row(table, name, share)
    return table


def _spread_row(table: Table, name: str, spread: Spread) -> None:
    table.add_row(name, f"{spread.mean:.1f}", f"{spread.deviation:.1f}", str(spread.min), str(spread.max))


def _share_row(table: Table, name: str, share: Share) -> None:
    between = f"{share.low:.1%} and {share.high:.1%}"
    table.add_row(name, f"{share.wins:.1f}", str(share.games), f"{share.share:.1%}", between)


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
