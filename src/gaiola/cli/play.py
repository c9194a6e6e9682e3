"""`gaiola play`: a game in the terminal, alone, against bots or with several people at one screen."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from ..bots import Bot, known, make_bot, usual
from ..kernel.box import Game
from ..table import Table
from ..words import Words
from .session import Session
from .shared import (
    EditionFile,
    GameName,
    Lang,
    Language,
    Options,
    Printer,
    fail,
    open_game,
    opener,
    read_record_file,
    sentences,
    words_for,
)

PERSON = "me"

Plain = Annotated[
    bool | None,
    typer.Option(
        "--plain/--picture", help="Words only (the default in a pipe), or with a picture.", show_default=False
    ),
]


def add(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: GameName,
    seats: Annotated[str | None, typer.Option(help="Who plays: me, me:Ana or a bot for each seat.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same draws.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    save_to: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the game at the end.")] = None,
    lang: Lang = Language.en,
    plain: Plain = None,
) -> None:
    """Play a game in the terminal: alone, against bots, or several people at one screen."""
    with sentences():
        if load is not None:
            if seats or seed is not None or option:
                fail("--load continues a game as it was: leave --seats, --seed and --option away")
            table = load_table(game, load, edition)
        else:
            box = open_game(game, edition, option or [])
            table = new_table(box, read_seats(seats or f"{PERSON},{usual(box)}", box), seed)
    words = words_for(table.game, lang)
    session = Session(table, words, names_of(table.seats, words), bots_of(table.seats, seed), Printer(plain))
    session.run()
    if save_to is not None:
        session.printer.say(session.save(save_to))


def read_seats(text: str, box: Game) -> list[str]:
    """The seats as they stand in the record: `me`, `me:Ana`, `greedy`."""
    seats, bots = [seat.strip() for seat in text.split(",")], known(box)
    for seat in seats:
        kind, colon, name = seat.partition(":")
        if kind != PERSON and seat not in bots:
            fail(f"no seat is called '{seat}'; for {box.name} there are: {PERSON}, {PERSON}:NAME, {', '.join(bots)}")
        if colon and not name.strip():
            fail(f"seat '{seat}': the name is missing; write it as {PERSON}:Ana")
    return seats


def by_lot() -> int:
    """A seed that nobody chose."""
    return random.SystemRandom().randrange(2**32)


def new_table(box: Game, seats: list[str], seed: int | None) -> Table:
    """All people share this screen, so they may take back freely. A chosen seed makes the game practice."""
    drawn = by_lot() if seed is None else seed
    return Table(box, len(seats), seats, drawn, free_undo=True, practice=seed is not None, auto_single=True)


def load_table(game: str, path: Path, edition: Path | None) -> Table:
    record = read_record_file(path)
    open_game(game, edition)
    if record.game != game:
        fail(f"{path} is a game of {record.game}, not of {game}")
    table = Table.resume(record, opener(edition), free_undo=True, auto_single=True)
    for seat in table.seats:
        if seat.partition(":")[0] != PERSON and seat not in known(table.game):
            fail(f"{path}: nobody here can play for seat '{seat}'")
    return table


def bots_of(seats: list[str], seed: int | None) -> list[Bot | None]:
    """A bot for each seat that is nobody's. They draw from generators of their own."""
    base = by_lot() if seed is None else seed
    return [
        None if seat.partition(":")[0] == PERSON else make_bot(seat, 1000 * base + number)
        for number, seat in enumerate(seats, 1)
    ]


def names_of(seats: list[str], words: Words) -> list[str]:
    """What the players are called in sentences; equal names are numbered."""
    names: list[str] = []
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind == PERSON:
            names.append(name.strip() or words.say("seat-me"))
        else:
            names.append(kind.capitalize())
    return [
        name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    ]
