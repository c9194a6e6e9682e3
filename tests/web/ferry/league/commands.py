"""`gaiola league`."""

import typer

from gaiola.cli.shared import Lang, Language, Printer, open_game, words_for


def add(app: typer.Typer) -> None:
    app.command("league")(league)


def league(lang: Lang = Language.en) -> None:
    """Who leads."""
    Printer().say(words_for(open_game("ferry"), lang).say("league-none-leads"))
