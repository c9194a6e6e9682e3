"""All commands of `gaiola`: those of the house, and those that a game brings."""

import typer

from ..games import brought
from . import bench, data, lab, library, play, serve

app = typer.Typer(
    help="Heavy Portuguese board games by their exact rules: to play, to learn from, to measure.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
play.add(app)
for room in brought("commands").values():
    room.add(app)
library.add(app)
lab.add(app)
bench.add(app)
serve.add(app)
data.add(app)
