"""The command line: `gaiola ...`. Exit codes: 0 fine, 1 the thing asked about is bad, 2 wrong arguments."""

import typer

from . import campaign, data, lab, library, play, serve

app = typer.Typer(
    help="Heavy Portuguese board games by their exact rules: to play, to learn from, to measure.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
play.add(app)
campaign.add(app)
library.add(app)
lab.add(app)
serve.add(app)
data.add(app)


def main() -> None:
    app()
