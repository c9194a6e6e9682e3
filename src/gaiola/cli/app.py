"""All commands of `gaiola`: those of the house, and those that a game brings."""

from importlib.metadata import version as version_of
from typing import Annotated

import typer

from ..games import brought
from . import bench, data, lab, learn, library, play, reports, serve, train
from .shared import engine

app = typer.Typer(
    help="Heavy Portuguese board games by their exact rules: to play, to learn from, to measure.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gaiola {version_of('gaiola')}, {engine()}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=say_version, help="Which Gaiola this is: plain Python or compiled."
        ),
    ] = False,
) -> None: ...


play.add(app)
for room in brought("commands").values():
    room.add(app)
learn.add(app)
library.add(app)
lab.add(app)
reports.add(lab.lab)
train.add(app)
bench.add(app)
serve.add(app)
data.add(app)
