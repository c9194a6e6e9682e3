"""Commands that look things up: games, rules, editions, and records that are replayed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

import gaiola

from ..kernel.box import Game
from ..kernel.checker import Checker
from ..kernel.edition import Edition, EditionError, read_edition
from ..kernel.options import Option, options_of
from ..kernel.paths import ABOUT, LABELS, covered_by, label_of, provenance_by_path, show, walk
from ..kernel.record import RecordError, Replay, read_record
from ..words import LANGUAGES, Rule, Words, read_rulings
from ..words.where import places
from .play import names_of
from .rulebook import Rules, printed
from .shared import (
    BAD,
    AsJson,
    EditionFile,
    GameName,
    Lang,
    Language,
    Printer,
    fail,
    open_game,
    opener,
    print_json,
    sentences,
    words_for,
)

edition_app = typer.Typer(help="What is in a box, where each fact comes from, and whether a file is sound.")


def add(app: typer.Typer) -> None:
    app.command("games")(games)
    app.command("rules")(rules)
    app.command("replay")(replay)
    edition_app.command("show")(edition_show)
    edition_app.command("check")(edition_check)
    app.add_typer(edition_app, name="edition", no_args_is_help=True)


# ------------------------------------------------------------------ games


def games(json: AsJson = False, lang: Lang = Language.en) -> None:
    """The games that can be played, their options and editions."""
    with sentences():
        boxes = [open_game(name) for name in gaiola.game_names()]
    if json:
        print_json([_game_data(box, words_for(box, lang)) for box in boxes])
        return
    printer = Printer()
    for box in boxes:
        words = words_for(box, lang)
        printer.say(f"{box.name}: {words.say('game-name')}", "bold")
        printer.say(f"  {words.say('game-tagline')}")
        least, most = box.min_players, box.max_players
        printer.say(f"  {words.say('games-players', least=least, most=most, more=most - least)}")
        printer.say(f"  {_edition_line(box.edition, words)}")
        for option in options_of(box.edition.data).values():
            printer.say(f"  --option {option.name}=…  {_option_line(option, words)}")


def _edition_line(edition: Edition, words: Words) -> str:
    percent = {label: round(100 * share) for label, share in edition.provenance_shares().items()}
    return words.say("games-edition", name=edition.name, version=edition.version, **percent)


def _option_line(option: Option, words: Words) -> str:
    choices = ", ".join(_choice(option, choice, words) for choice in option.choices)
    return f"{words.noun('option', option.name)}: {choices}"


def _choice(option: Option, choice: bool | int | str, words: Words) -> str:
    written = _written(choice)
    named = words.noun("option", f"{option.name}-{written}")
    default = "*" if choice == option.default else ""
    return f"{named}{default}" if named.startswith(f"{written}:") else f"{written}{default} ({named})"


def _written(choice: bool | int | str) -> str:
    return choice if isinstance(choice, str) else show(choice)


def _game_data(box: Game, words: Words) -> dict[str, Any]:
    edition = box.edition
    return {
        "game": box.name,
        "name": words.say("game-name"),
        "players": {"min": box.min_players, "max": box.max_players},
        "rules": box.rules_version,
        "edition": _edition_data(edition),
        "options": {
            option.name: {
                "choices": list(option.choices),
                "default": option.default,
                "players": list(option.players) or None,
            }
            for option in options_of(edition.data).values()
        },
    }


def _edition_data(edition: Edition) -> dict[str, Any]:
    return {
        "name": edition.name,
        "version": edition.version,
        "hash": edition.hash,
        "reconstructed": edition.reconstructed,
        "shares": {label: round(share, 4) for label, share in edition.provenance_shares().items()},
    }


# ------------------------------------------------------------------ rules


def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(help="A rule (4.2) or a chapter (4); all if left out.")] = "",
    where: Annotated[bool, typer.Option("--where", help="File and line of the code that does it.")] = False,
    rulings: Annotated[bool, typer.Option("--rulings", help="Our readings of doubtful points.")] = False,
    json: AsJson = False,
    lang: Lang = Language.en,
) -> None:
    """The rules of a game, numbered, and where the code carries them out."""
    with sentences():
        box = open_game(game)
    printer, words = Printer(), words_for(box, lang)
    if rulings:
        printer.say(read_rulings(box.folder() / "text", lang).rstrip())
        return
    book = Rules(box.folder(), words)
    numbers = book.chosen(number)
    if not numbers:
        fail(f"{game} has no rule {number}; `gaiola rules {game}` prints them all")
    found = places(box.folder()) if where else {}
    lines = {each: [f"{_near(path)}:{line}" for path, line in found.get(each, [])] for each in numbers}
    if json:
        print_json([_rule_data(book, each, lines[each] if where else None) for each in numbers])
        return
    explained = not number and not where
    _unnumbered(printer, book.book.before if explained else ())
    for each in numbers:
        printer.say(book.title(each), "bold")
        for line in lines[each]:
            printer.say(f"  {line}")
        if not where and book.text(each):
            printer.say(book.text(each))
    _unnumbered(printer, book.book.after if explained else ())


def _unnumbered(printer: Printer, chapters: Iterable[Rule]) -> None:
    """What explains the rules; it stands with all of them only."""
    for chapter in chapters:
        printer.say(chapter.heading, "bold")
        printer.say(printed(chapter))


def _rule_data(book: Rules, number: str, where: list[str] | None) -> dict[str, Any]:
    data: dict[str, Any] = {"number": number, "heading": book.heading(number), "text": book.book.find(number).text}
    return data if where is None else {**data, "where": where}


def _near(path: Path) -> Path:
    """The path from here if it lies below, else the whole of it."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


# ------------------------------------------------------------------ records


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    show: Annotated[bool, typer.Option("--show", help="Print what happened, as sentences.")] = False,
    edition: EditionFile = None,
    json: AsJson = False,
    lang: Lang = Language.en,
) -> None:
    """Play a record again and verify it to the last coin."""
    data: dict[str, Any] = {"file": str(file), "ok": False, "moves": 0}
    with sentences():
        source = file.read_bytes()
        try:
            game = Replay(read_record(source), opener(edition))
            data |= {"game": game.record.game, "players": game.record.players, "seats": game.record.seats}
            log = _Log(game, lang) if show and not json else None
            for number, entry, _ in game:
                data["moves"] = number
                if log is not None:
                    log.tell(f"{number}. {log.names[entry.seat]}: {entry.move}")
        except RecordError as error:
            if not json:
                raise
            print_json(data | {"error": str(error)})
            raise typer.Exit(BAD) from None
    if json:
        print_json(data | _result_data(game))
    else:
        _print_verdict(game, data["moves"], lang)


class _Log:
    """What happened, told as the replay goes on; a flaw in the record comes after what is sound."""

    def __init__(self, game: Replay, lang: str) -> None:
        self.printer, self.words = Printer(), words_for(game.game, lang)
        self.names = names_of(game.record.seats, self.words)
        self.events = game.journal.events
        self.told = 0
        self.tell(self.words.say("game-name"))

    def tell(self, heading: str) -> None:
        self.printer.say(heading, "bold")
        for event in self.events[self.told :]:
            sentence = self.words.event(event.name(), event.seen_by(None).fields(), self.names.__getitem__)
            self.printer.say(f"  {sentence}")
        self.told = len(self.events)


def _result_data(game: Replay) -> dict[str, Any]:
    pos = game.position
    result = {"scores": pos.scores(), "ranking": pos.ranking(), "cause": pos.cause()} if pos.over else {}
    return {"ok": True, "over": pos.over, "practice": game.record.practice, **result}


def _print_verdict(game: Replay, moves: int, lang: str) -> None:
    printer, words, pos = Printer(), words_for(game.game, lang), game.position
    printer.say(words.say("replay-good", moves=moves))
    if not pos.over:
        printer.say(words.say("replay-unfinished"))
    names = names_of(game.record.seats, words)
    ranking, scores = (pos.ranking(), pos.scores()) if pos.over else ([], [])
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        printer.say(f"  {ranking[seat]}. {names[seat]}: {scores[seat]}")
    if game.record.practice:
        printer.say(words.say("practice-note"), "italic dim")
    if game.game.edition.reconstructed:
        printer.say(words.say("reconstructed-edition"), "italic dim")


# ------------------------------------------------------------------ editions


def edition_show(game: GameName, edition: EditionFile = None, json: AsJson = False) -> None:
    """What is in a game's box and where each fact comes from."""
    with sentences():
        box = open_game(game, edition)
    tables = _tables(box.edition)
    reasons = {path: str(reason) for path, reason in box.edition.data.get("provenance", {}).items()}
    if json:
        print_json({"game": game, **_edition_data(box.edition), "tables": tables, "provenance": reasons})
        return
    printer = Printer()
    printer.say(f"{game}, edition {box.edition.name} {box.edition.version} ({box.edition.hash})", "bold")
    if box.edition.reconstructed:
        printer.say(f"{words_for(box, LANGUAGES[0]).say('reconstructed-edition')}", "italic")
    shares = box.edition.provenance_shares()
    printer.say(", ".join(f"{label} {100 * share:.0f}%" for label, share in shares.items()) + " of all values")
    _print_tables(printer, tables)
    printer.say("What is not printed in the rules, and why it is as it is:")
    for path, reason in reasons.items():
        if label_of(reason) != "printed":
            printer.say(f"  {path}: {reason}")


def _tables(edition: Edition) -> dict[str, dict[str, int]]:
    """For each table of the file, how many of its values bear each label."""
    named = provenance_by_path(edition.data)
    tables: dict[str, dict[str, int]] = {}
    for name, table in edition.data.items():
        if name in ABOUT:
            continue
        count = tables.setdefault(name, dict.fromkeys(LABELS, 0))
        for path, _ in walk({name: table}):
            key = covered_by(path, named)
            if key is not None:
                count[label_of(named[key])] += 1
    return tables


def _print_tables(printer: Printer, tables: dict[str, dict[str, int]]) -> None:
    if printer.plain:
        for name, count in tables.items():
            printer.say(f"  {name}: " + ", ".join(f"{label} {n}" for label, n in count.items() if n))
        return
    grid = Grid("table", *LABELS)
    for name, count in tables.items():
        grid.add_row(name, *(str(count[label] or "") for label in LABELS))
    printer.put(grid)


def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")], json: AsJson = False
) -> None:
    """Check an edition file: every flaw with its place, what was expected and what was found."""
    if not file.is_file():
        fail(f"{file}: no such file")
    name, checker = _check(file)
    if json:
        problems = [{"path": p.path, "expected": p.expected, "found": p.found} for p in checker.problems]
        notes = [{"path": p.path, "expected": p.expected, "found": p.found} for p in checker.deviations]
        print_json({"file": str(file), "edition": name, "ok": not problems, "problems": problems, "notes": notes})
    else:
        for problem in checker.problems:
            typer.echo(f"{problem}")
        for note in checker.deviations:
            typer.echo(f"note: {note}")
        verdict = f"{len(checker.problems)} problems" if checker.problems else "good"
        typer.echo(f"{file}: {verdict}{f', {len(checker.deviations)} notes' if checker.deviations else ''}")
    if checker.problems:
        raise typer.Exit(BAD)


def _check(file: Path) -> tuple[str, Checker]:
    """The game's own validator on the file; a file that cannot even be read has its problems too."""
    try:
        edition = read_edition(file)
    except EditionError as error:
        checker = Checker()
        checker.adopt(error)
        return "", checker
    named = f"{edition.name} {edition.version}"
    if edition.game in gaiola.game_names():
        return named, gaiola.box_of(edition.game).check(edition)
    checker = Checker()
    checker.expect(False, "edition.game", f"one of {', '.join(gaiola.game_names())}", edition.game)
    return named, checker
