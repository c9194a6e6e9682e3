"""What thousands of games say: `gaiola lab report`, `balance`, `compare` and `dataset`. Reports for a screen are in
English; the page that `report` writes has three languages."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import gaiola

from ..kernel.box import Game
from ..kernel.edition import read_edition
from ..kernel.record import EditionMark
from ..lab.balance import Balance, Effect, Thing, balance
from ..lab.compare import SHARES, Comparison, Measure, compare
from ..lab.comparisons import Difference
from ..lab.dataset import dataset
from ..lab.extras import MissingExtra
from ..lab.folder import read_question
from ..lab.play import LabError, counted
from ..lab.report import write_report
from ..lab.work import YARDSTICK
from .lab import hand_over, progress_bar
from .shared import (
    BAD,
    AsJson,
    EditionFile,
    GameName,
    Lang,
    Language,
    Options,
    fail,
    open_game,
    sentences,
    warn_if_outdated,
)

MOST_SHOWN = 12
"""Things that are shown though nothing is clear about them."""

Players = Annotated[int | None, typer.Option(min=1, help="How many seats; without it, as many as can play.")]
Games = Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes that share the work; all cores unless told.")]
Bots = Annotated[str, typer.Option(help="Bots by name, with commas.")]


def add(lab: typer.Typer) -> None:
    """Registers the commands."""
    lab.command("report")(report_command)
    lab.command("balance")(balance_command)
    lab.command("compare")(compare_command)
    lab.command("dataset")(dataset_command)


@contextmanager
def faults() -> Iterator[None]:
    """What may go wrong in the lab, as sentences."""
    with sentences():
        try:
            yield
        except LabError as error:
            hand_over(error)
        except MissingExtra as error:
            fail(str(error), BAD)
        except ValueError as error:
            fail(str(error))


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar, and what moves it on."""
    with progress_bar() as progress:
        task = progress.add_task(what, total=total)
        yield lambda games: progress.advance(task, games)


def hands(workers: int | None) -> int:
    return (os.cpu_count() or 1) if workers is None else workers


# ------------------------------------------------------------------ report


def report_command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What `gaiola lab tournament --out DIR` has written.")],
    lang: Lang = Language.en,
) -> None:
    """Write report.html into the folder of a tournament: one page, to be opened without a network."""
    with faults():
        path = write_report(folder, gaiola.game(read_question(folder).game), lang)
        typer.echo(f"The report is in {path}.")


# ------------------------------------------------------------------ balance


def balance_command(
    game: GameName,
    players: Players = None,
    games: Games = 400,
    seed: Seed = 1,
    bot: Annotated[str, typer.Option(help="Who plays at every seat.")] = YARDSTICK,
    option: Options = None,
    edition: EditionFile = None,
    workers: Workers = None,
    everything: Annotated[bool, typer.Option("--all", help="Every thing, not only what stands out.")] = False,
    json: AsJson = False,
) -> None:
    """Is any card, tile, seat or first move too good? What was offered stands beside what was taken."""
    warn_if_outdated()
    with faults():
        box = open_game(game, edition, option or [])
        seats = players or box.max_players
        with counting(f"{box.name}, {counted(seats)}", games) as on:
            found = balance(box, seats, games, seed, bot, hands(workers), lambda: on(1))
    if json:
        typer.echo(found.to_json(), nl=False)
    else:
        print_balance(found, everything, Console())


def print_balance(found: Balance, everything: bool, console: Console) -> None:
    console.print(
        f"[bold]{found.game}[/bold], {counted(found.players)}, {found.bot} at every seat, {found.games} games, "
        f"seed {found.seed}"
    )
    console.print(_edition(found.edition))
    console.print(f"{found.comparisons} comparisons; with 95 % none of the intervals of wins misses the truth")
    seats = _table("games in 100 won more", "than an even share", "points ahead of others")
    for name, effects in (("seat", found.seats), ("place", found.places)):
        for number, effect in enumerate(effects, 1):
            seats.add_row(f"{name} {number}", _change(effect.won, 100), _change(effect.points))
        seats.add_section()
    console.print(seats)
    things = _table("games in 100 won more", "had it first", "took it most", "taken in")
    for thing in _shown(found.things, everything):
        taken_in = f"{thing.taken_in / thing.games:.0%} of {thing.games}"
        things.add_row(f"{thing.family} {thing.id}".rstrip(), _won(thing.first_chance), _won(thing.taken), taken_in)
    console.print(things)
    clear = sum(thing.clear for thing in found.things)
    console.print(
        f"{clear} of {len(found.things)} things stand out (*). Luck decides more of who could have a thing first;"
    )
    console.print("taking is a choice, so that says what goes with winning and not what brings it.")


def _shown(things: list[Thing], everything: bool) -> list[Thing]:
    """What is clear, and the largest of the rest."""
    if everything:
        return things
    clear = [thing for thing in things if thing.clear]
    others = sorted((thing for thing in things if not thing.clear), key=_size, reverse=True)
    return [*clear, *others[: max(MOST_SHOWN - len(clear), 0)]]


def _size(thing: Thing) -> float:
    return max([abs(effect.won.mean) for effect in (thing.first_chance, thing.taken) if effect], default=0.0)


def _won(effect: Effect | None) -> str:
    return "" if effect is None else _change(effect.won, 100)


def _change(one: Difference, times: int = 1) -> str:
    star = " *" if one.clear else ""
    return f"{times * one.mean:+.1f}{star} ({times * one.low:+.1f} to {times * one.high:+.1f})"


def _table(first: str, *columns: str) -> Table:
    table = Table(first)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _edition(mark: EditionMark) -> str:
    kind = "reconstructed edition" if mark.reconstructed else "edition"
    return f"{kind} ({mark.name} {mark.version}, {mark.hash})"


# ------------------------------------------------------------------ compare


def compare_command(
    first: Annotated[str, typer.Argument(metavar="EDITION_A", help="An edition file, or a game for its own edition.")],
    second: Annotated[str, typer.Argument(metavar="EDITION_B", help="The other one.")],
    players: Players = None,
    games: Games = 400,
    seed: Seed = 1,
    bots: Bots = YARDSTICK,
    option: Options = None,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """What does a changed number change? The same bots and seeds under both editions."""
    warn_if_outdated()
    with faults():
        boxes = [_opened(edition, option or []) for edition in (first, second)]
        seats = players or boxes[0].max_players
        names = [name.strip() for name in bots.split(",")]
        with counting(f"{boxes[0].name}, {counted(seats)}", 2 * games) as on:
            found = compare(boxes[0], boxes[1], seats, games, seed, names, hands(workers), lambda: on(1))
    if json:
        typer.echo(found.to_json(), nl=False)
    else:
        print_comparison(found, Console())


def _opened(edition: str, options: list[str]) -> Game:
    """A file, or the name of a game."""
    if edition in gaiola.game_names():
        return open_game(edition, None, options)
    path = Path(edition)
    return open_game(read_edition(path).game, path, options)


def print_comparison(found: Comparison, console: Console) -> None:
    bots = ", ".join(found.bots)
    console.print(
        f"[bold]{found.game}[/bold], {counted(found.players)}, {bots}, {found.games} games under each edition, "
        f"seed {found.seed}"
    )
    for letter, mark in zip("AB", found.editions, strict=True):
        console.print(f"{letter}: {_edition(mark)}")
    table = _table("per game", "A", "B", "B less A")
    family = ""
    for measure in found.measures:
        if measure.family != family:
            family = measure.family
            table.add_section()
        table.add_row(f"{family}: {measure.name}", *_measure(measure))
    console.print(table)
    console.print(f"{len(found.measures)} comparisons; with 95 % no interval misses the truth. Clear ones have a *.")


def _measure(measure: Measure) -> tuple[str, ...]:
    times, unit = (100, " %") if measure.family in SHARES else (1, "")
    means = [f"{times * mean:.1f}{unit}" for mean in (measure.first, measure.second)]
    return *means, _change(measure.difference, times)


# ------------------------------------------------------------------ dataset


def dataset_command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to; goes on from what is there.")],
    games: Games = 100,
    players: Players = None,
    seed: Seed = 1,
    bots: Bots = YARDSTICK,
    option: Options = None,
    edition: EditionFile = None,
    workers: Workers = None,
) -> None:
    """Write positions, legal moves, choices and outcomes as Parquet, with what a seat knows marked."""
    warn_if_outdated()
    with faults():
        box = open_game(game, edition, option or [])
        seats = players or box.max_players
        names = [name.strip() for name in bots.split(",")]
        with counting(f"{box.name}, {counted(seats)}", games) as on:
            rows = dataset(box, seats, games, seed, names, out, hands(workers), on)
    typer.echo(f"{rows} decisions are in {out}; dataset.json says what the columns mean.")
