"""`gaiola campaign`: the solo campaign in the terminal, its score sheet and its running challenge kept in files between
sessions."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from ....cli.play import PERSON, Plain, names_of, new_table
from ....cli.session import Session
from ....cli.shared import (
    BAD,
    AsJson,
    EditionFile,
    Lang,
    Language,
    Options,
    Printer,
    fail,
    open_game,
    opener,
    print_json,
    read_record_file,
    sentences,
    words_for,
)
from ....kernel.box import Game
from ....table import Table
from ....words import Words
from ..box import MercadoBox
from ..position import MercadoPosition
from . import sheet as sheets
from .sheet import CampaignError

GAME = "mercado"

campaign_app = typer.Typer(help="The solo campaign of Mercado de Lisboa: nine challenges, one try of each counts.")

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", envvar="GAIOLA_DATA", help="Where to keep it.")]
Name = Annotated[str, typer.Option("--name", help="The campaign's name, if you play several.")]


def add(app: typer.Typer) -> None:
    campaign_app.command("new")(new)
    campaign_app.command("play")(play)
    campaign_app.command("show")(show)
    app.add_typer(campaign_app, name="campaign", no_args_is_help=True)


class Folder:
    """Where a campaign lies: the sheet and one record for each challenge."""

    def __init__(self, data: Path | None, name: str) -> None:
        if not re.fullmatch(r"[\w-]{1,40}", name):
            fail(f"a campaign's name has letters, digits, _ and - only, not '{name}'")
        self.name = name
        self.path = (data or Path(typer.get_app_dir("gaiola"))) / "campaigns" / name
        self.sheet = self.path / "sheet.json"

    def record(self, challenge: int) -> Path:
        return self.path / f"challenge-{challenge}.json"

    def read(self) -> sheets.Campaign:
        if not self.sheet.exists():
            fail(f"there is no campaign '{self.name}' yet; begin one with `gaiola campaign new`")
        try:
            return sheets.read_campaign(self.sheet.read_bytes())
        except CampaignError as error:
            fail(f"{self.sheet}: {error}", BAD)

    def write(self, path: Path, text: bytes) -> None:
        """Whole or not at all."""
        self.path.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".tmp")
        draft.write_bytes(text)
        os.replace(draft, path)  # noqa: PTH105


# ------------------------------------------------------------------ new and show


def new(
    data: Data = None,
    name: Name = GAME,
    force: Annotated[bool, typer.Option("--force", help="Replace a campaign that has begun.")] = False,
    lang: Lang = Language.en,
) -> None:
    """Begin a campaign."""
    folder = Folder(data, name)
    with sentences():
        if folder.sheet.exists() and not force:
            fail(f"the campaign '{name}' has begun already; --force replaces it, --name begins another")
        for challenge in range(1, sheets.CHALLENGES + 1):
            folder.record(challenge).unlink(missing_ok=True)
        folder.write(folder.sheet, sheets.Campaign(name=name).to_json())
    words = words_for(open_game(GAME), lang)
    Printer().say(words.say("campaign-begun", name=name))


def show(data: Data = None, name: Name = GAME, json: AsJson = False, lang: Lang = Language.en) -> None:
    """The score sheet."""
    folder = Folder(data, name)
    with sentences():
        campaign, box = folder.read(), open_game(GAME)
    assert isinstance(box, MercadoBox)
    if json:
        print_json(_sheet_data(folder, campaign, box))
    else:
        _print_sheet(Printer(), folder, campaign, box, words_for(box, lang))


def _sheet_data(folder: Folder, campaign: sheets.Campaign, box: MercadoBox) -> dict[str, Any]:
    due = sheets.next_challenge(campaign)
    return {
        "name": campaign.name,
        "challenges": [
            {"challenge": e.challenge, "score": e.score, "fame": e.fame, "best_move": e.best_move, "record": e.record}
            for e in campaign.entries
        ],
        "next": due,
        "running": due is not None and folder.record(due).exists(),
        "bonus": sheets.bonus(campaign, box),
        "fame": sheets.total_fame(campaign, box),
        "rank": sheets.rank(campaign, box),
    }


def _print_sheet(printer: Printer, folder: Folder, campaign: sheets.Campaign, box: MercadoBox, words: Words) -> None:
    printer.say(words.say("campaign-title", name=campaign.name), "bold")
    for number, _, entry, due in sheets.lines(campaign, box):
        title = f"{number}  {words.noun('challenge', str(number)):<24}"
        if entry is not None:
            best = f"  {words.say('campaign-best-move')}" if entry.best_move else ""
            printer.say(title + words.say("campaign-entry", score=entry.score, fame=entry.fame) + best)
        elif due:
            running = folder.record(number).exists()
            printer.say(title + words.say("campaign-running" if running else "campaign-next"))
        else:
            printer.say(title.rstrip(), "dim")
    printer.say(words.say("campaign-bonus", fame=sheets.bonus(campaign, box)))
    printer.say(words.say("campaign-total", fame=sheets.total_fame(campaign, box)), "bold")
    rank = sheets.rank(campaign, box)
    printer.say(words.say("campaign-rank", rank=rank, name=words.noun("rank", str(rank))), "bold")
    printer.say(words.say("reconstructed-edition"), "italic dim")


# ------------------------------------------------------------------ play


def play(
    data: Data = None,
    name: Name = GAME,
    practice: Annotated[
        int | None, typer.Option(min=1, max=9, metavar="N", help="Play challenge N without counting it.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For practice: the same seed gives the same draws.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    lang: Lang = Language.en,
    plain: Plain = None,
) -> None:
    """Play the next challenge, or go on with the one that was left."""
    if any(text.partition("=")[0] == "challenge" for text in option or []):
        fail("the campaign says which challenge is played; for another one use --practice N")
    if practice is not None:
        with sentences():
            box = open_game(GAME, edition, [*(option or []), f"challenge={practice}"])
            table = new_table(box, [PERSON], seed)
        _sit(table, lang, plain, "campaign-practice", None)
        return
    if seed is not None:
        fail("a challenge that counts is drawn by lot; a seed is for --practice N")
    folder = Folder(data, name)
    with sentences():
        campaign = folder.read()
        due = sheets.next_challenge(campaign)
        if due is None:
            fail(f"all nine challenges of '{name}' have been played; see `gaiola campaign show`")
        _play_counting(folder, campaign, due, edition, option or [], lang, plain)


def _play_counting(
    folder: Folder,
    campaign: sheets.Campaign,
    due: int,
    edition: Path | None,
    options: list[str],
    lang: str,
    plain: bool | None,
) -> None:
    """Every move is kept at once, so a challenge that was left goes on where it was and is never drawn anew."""
    path = folder.record(due)
    begun = path.exists()
    table = _resume(path, edition, due) if begun else _begin(edition, options, due)
    if begun and options:
        fail("this challenge has begun already; its options can no longer be chosen")

    def keep(table: Table) -> None:
        folder.write(path, table.record_to_give().to_json())

    if not _sit(table, lang, plain, "campaign-continues" if begun else "campaign-counts", keep):
        return
    pos, box = table.position, table.game
    assert isinstance(pos, MercadoPosition) and isinstance(box, MercadoBox)
    campaign = sheets.add_result(campaign, pos, path.name)
    folder.write(folder.sheet, campaign.to_json())
    printer = Printer(plain)
    printer.say()
    _print_sheet(printer, folder, campaign, box, words_for(box, lang))


def _begin(edition: Path | None, options: list[str], due: int) -> Table:
    table = deal(open_game(GAME, edition, [*options, f"challenge={due}"]))
    table.free_undo = False  # what has been seen of a try that counts cannot be unseen
    return table


def deal(box: Game) -> Table:
    """A challenge that can begin."""
    while True:
        table = new_table(box, [PERSON], None)
        assert isinstance(table.position, MercadoPosition)
        if sheets.can_begin(table.position):
            return table


def _resume(path: Path, edition: Path | None, due: int) -> Table:
    record = read_record_file(path)
    if record.game != GAME or record.players != 1 or record.options.get("challenge") != due:
        fail(f"{path}: this is not challenge {due} of the campaign", BAD)
    return Table.resume(record, opener(edition), auto_single=True)


def _sit(table: Table, lang: str, plain: bool | None, note: str, keep: Callable[[Table], None] | None) -> bool:
    words = words_for(table.game, lang)
    printer = Printer(plain)
    printer.say(words.say(note))
    finished = Session(table, words, names_of(table.seats, words), [None], printer, keep).run()
    if not finished and keep is not None:
        printer.say(words.say("campaign-kept"))
    return finished
