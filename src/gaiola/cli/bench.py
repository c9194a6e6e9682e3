"""`gaiola bench`: measures, and shows the figures on the screen or as tables of a page."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from platform import python_version
from typing import Annotated, NamedTuple

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import gaiola

from ..lab.bench import Bench, baseline_of, bench, our_side, peer_side, read_baseline, save_baseline, slower
from ..lab.bench.compare import SAME, Figure, Ratio, Row
from ..lab.bench.parts import PARTS, QUARTERS
from ..lab.bench.sides import BUILDS, Side
from .lab import progress_bar
from .shared import BAD, AsJson, fail, warn_if_outdated

PIPED = 140
"""Columns of a screen that is none."""


def add(app: typer.Typer) -> None:
    """Registers the command."""
    app.command("bench")(bench_command)


def bench_command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; without it, all.")] = None,
    against: Annotated[
        str, typer.Option(metavar="PEERS", help="catanatron, openspiel or openspiel:GAME, with commas between.")
    ] = "",
    peer_python: Annotated[
        str | None, typer.Option(metavar="PYTHON", help="An interpreter that has the peers.")
    ] = None,
    repeats: Annotated[int, typer.Option(min=1, help="How many alternating repeats.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long one measurement of play lasts.")] = 0.5,
    builds: Annotated[
        str, typer.Option(metavar="BUILDS", help="plain, compiled or both with a comma; without it, all there are.")
    ] = "",
    parts: Annotated[bool, typer.Option("--parts", help="Also where the time of a game goes.")] = False,
    baseline: Annotated[Path | None, typer.Option(help="Fail if slower than what --save wrote here.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the figures as a baseline.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")] = False,
    into: Annotated[
        Path | None, typer.Option(metavar="PAGE", help="Put the tables into a page, for older ones.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Measure the speed of play, copies, replays and what bots pay, alone or beside other people's games."""
    warn_if_outdated()
    try:
        before = read_baseline(baseline) if baseline is not None else None
        page = Page(into) if into is not None else None
        peers = _peers(against, peer_python)
        report = _bench(_ours(game, builds), peers, repeats, seconds, parts)
        if save is not None:
            save_baseline(save, report.rows)
        if page is not None:
            page.put(as_markdown(report))
        lost = slower(baseline_of(report.rows), before) if before is not None else []
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")
    except (KeyError, ValueError) as error:
        fail(str(error))
    if json:
        typer.echo(report.to_json(), nl=False)
    elif markdown:
        typer.echo(as_markdown(report))
    else:
        print_tables(report)
    for sentence in lost:
        typer.echo(sentence, err=True)
    if lost:
        raise typer.Exit(BAD)


def _ours(game: str | None, builds: str) -> list[Callable[[], Side]]:
    if game is not None:
        gaiola.box_of(game)  # a name that is wrong is found before anything is started
    wanted = _listed(builds)
    for build in wanted:
        if build not in BUILDS:
            raise ValueError(f"no build is called '{build}'; there are: {', '.join(BUILDS)}")
    return [partial(our_side, game, build, insist=bool(wanted)) for build in wanted or BUILDS]


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _peers(against: str, python: str | None) -> list[Callable[[], Side]]:
    names = _listed(against)
    if python and not names:
        raise ValueError("--peer-python is for peers: say with --against which")
    return [partial(peer_side, name, python) if python else partial(peer_side, name) for name in names]


def _bench(
    ours: list[Callable[[], Side]], peers: list[Callable[[], Side]], repeats: int, seconds: float, parts: bool
) -> Bench:
    with progress_bar() as progress:
        task = progress.add_task("bench")

        def step(done: int, total: int, what: str) -> None:
            progress.update(task, completed=done, total=total, description=what)

        return bench(ours, peers, repeats, seconds, parts, step)


# ---- what is shown


class Sheet(NamedTuple):
    """A table before it is drawn: its title, then columns, of which the first holds names and all others figures."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def sheets(report: Bench) -> list[Sheet]:
    speeds = ["decisions/s", "±", "games/s", "copy µs", "replay ms", "option µs", "imagine µs", "per loop"]
    made = [Sheet("Speed", ["game, players", *speeds], [_speeds(row) for row in report.rows])]
    for peer in dict.fromkeys((ratio.peer, ratio.peer_game) for ratio in report.ratios):
        found = [ratio for ratio in report.ratios if (ratio.peer, ratio.peer_game) == peer]
        title = f"Times as fast as {peer[1]} of {peer[0]}, {found[0].players} players on both sides"
        made.append(Sheet(title, ["game", *SAME], [_times(ratio) for ratio in found]))
    if report.anatomies:
        quarters = [f"quarter {number}" for number in range(1, QUARTERS + 1)]
        rows = [
            [f"{each.game}, {each.players}, {each.build}", *map(_micro, each.found.parts + each.found.quarters)]
            for each in report.anatomies
        ]
        made.append(Sheet("Where the time goes: µs a decision", ["game, players", *PARTS, *quarters], rows))
    return made


def _speeds(row: Row) -> list[str]:
    """Figures of one line; what is done in less than a moment is told by its time."""
    of = {name: figure.median for name, figure in row.per_second.items()}
    return [
        f"{row.game}, {row.players}, {row.build or row.side}",
        f"{of['decisions']:,.0f}",
        f"{row.per_second['decisions'].spread:.0%}",
        f"{of['games']:,.1f}",
        _micro(1e6 / of["copies"]),
        f"{1e3 * of['decisions'] / of['games'] / of['replays']:.2f}",
        _micro(1e6 / of["options"]),
        _micro(1e6 / of["imaginations"]) if "imaginations" in of else "",
        f"{row.per_loop['decisions'].median:.2f}",
    ]


def _micro(microseconds: float) -> str:
    return f"{microseconds:,.{0 if microseconds >= 100 else 1 if microseconds >= 10 else 2}f}"


def _times(ratio: Ratio) -> list[str]:
    return [f"{ratio.game}, {ratio.build}", *(_between(ratio.times[name]) for name in SAME)]


def _between(times: Figure) -> str:
    return f"{_few(times.median)} ({_few(times.low)}-{_few(times.high)})"


def _few(times: float) -> str:
    return f"{times:.{0 if times >= 20 else 1 if times >= 2 else 2}f}"


def notes(report: Bench) -> list[str]:
    reconstructed = dict.fromkeys(row.game for row in report.rows if row.reconstructed)
    said = [
        f"Random play, medians of {report.repeats} alternating repeats of {report.seconds:g} s; ± is half the distance "
        "between the slowest and the fastest. Counted are decisions with two or more options, timed is the processor's "
        "time for everything, set-up included on every side. Option: copy, play and legal moves for one option of a "
        "position. Replays: of whole games, compared by their decisions. Per loop: decisions in the time of one "
        f"calibration loop. Python {python_version()}."
    ]
    return said + ([f"Reconstructed editions: {', '.join(reconstructed)}."] if reconstructed else [])


def print_tables(report: Bench) -> None:
    console = Console(width=None if sys.stdout.isatty() else PIPED)
    for sheet in sheets(report):
        table = Table(title=sheet.title, title_justify="left", box=SIMPLE_HEAD, padding=0, pad_edge=False)
        table.add_column(sheet.columns[0])
        for at, column in enumerate(sheet.columns[1:], 1):
            widest = max(len(word) for row in sheet.rows for word in row[at].split() or [""])
            table.add_column(column, justify="right", overflow="fold", min_width=widest)  # no figure is ever cut
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    for note in notes(report):
        console.print(note, highlight=False)


def as_markdown(report: Bench) -> str:
    pieces: list[str] = []
    for sheet in sheets(report):
        lines = [sheet.columns, ["---", *["---:"] * (len(sheet.columns) - 1)], *sheet.rows]
        pieces += [f"**{sheet.title}**", "\n".join(f"| {' | '.join(line)} |" for line in lines)]
    return "\n\n".join(pieces + notes(report))


class Page:
    """A page of which the figures are one part, between two marks; the rest is somebody's prose."""

    BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before, begin, rest = path.read_text(encoding="utf-8").partition(self.BEGIN)
        self._after = rest.partition(self.END)[2]
        if not begin or self.END not in rest:
            raise ValueError(f"{path} has no place for figures, between {self.BEGIN.strip()} and {self.END}")

    def put(self, figures: str) -> None:
        text = f"{self._before}{self.BEGIN}\n{figures}\n\n{self.END}{self._after}"
        self._path.write_text(text, encoding="utf-8")
