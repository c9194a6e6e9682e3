"""The house plan: arrows point one way, the house knows no game, every game has the same rooms, nothing is named that
should not be."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import gaiola
from tests.games.found import NAMES

SOURCE = Path(gaiola.__file__).parent
TESTS = Path(__file__).parent
FOLDERS = {
    name: folder
    for name in gaiola.game_names()
    if (folder := gaiola.box_of(name).folder()).is_relative_to(SOURCE / "games")
}
"""The games of this house; another package may have installed more."""

OLDER_FILES = SOURCE / "table" / "schema.py"
"""Brings older files of a store along, and these knew a game by name."""

MOST_ENTRIES = 14


def plain(text: str) -> str:
    """Without accents: the palace is a palace in every spelling."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


def games_named(text: str) -> set[str]:
    """As a word, or as the first part of one: `mercado`, `Mercado`, `MercadoBox`, `mercado_box`."""
    found = plain(text)
    return {name for name in FOLDERS if re.search(rf"(?<![A-Za-z])(?i:{name})(?![a-z])", found)}


def test_nothing_outside_its_folder_names_a_game() -> None:
    inside = (*FOLDERS.values(), OLDER_FILES)
    for path in SOURCE.rglob("*"):
        if path.suffix in {".py", ".html", ".js", ".css"} and not any(map(path.is_relative_to, inside)):
            named = games_named(path.read_text(encoding="utf-8"))
            assert not named, f"{path.relative_to(SOURCE)} names {', '.join(sorted(named))}"


def test_no_shared_test_lists_the_games() -> None:
    """A game may be an example of a feature; who names them all, in a list or as keys, has forgotten the next one."""
    for path in sorted(TESTS.rglob("*.py")):
        if not any(path.is_relative_to(TESTS / "games" / name) for name in FOLDERS):
            for line, named in listed(ast.parse(path.read_text(encoding="utf-8"))):
                assert named < FOLDERS.keys(), f"{path.relative_to(TESTS)}:{line} lists all games"


def listed(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """Every list, tuple, set and table that is written down, with the games that it names itself; and all games whose
    folders are imported from."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)):
            entries = [*node.keys, *node.values] if isinstance(node, ast.Dict) else node.elts
            yield node.lineno, {name for entry in entries for name in FOLDERS if _is(entry, name)}
    froms = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    yield 1, {name for name in FOLDERS for module in froms if f".games.{name}" in f".{module}"}


def _is(entry: ast.expr | None, name: str) -> bool:
    """Whether an entry is the name, or begins with it: `"mercado"`, `("mercado", 3)`, `Kind("mercado", 2)`."""
    if isinstance(entry, (ast.Tuple, ast.List)) and entry.elts:
        return _is(entry.elts[0], name)
    if isinstance(entry, ast.Call) and entry.args:
        return _is(entry.args[0], name)
    return isinstance(entry, ast.Constant) and entry.value == name


def test_a_list_of_all_games_is_noticed() -> None:
    rows = [f'("{name}", {number})' for number, name in enumerate(FOLDERS)]
    for text in (f"GAMES = {tuple(FOLDERS)}", f"SIZES = {dict.fromkeys(FOLDERS, 1)}", f"ROWS = [{', '.join(rows)}]"):
        assert any(named == FOLDERS.keys() for _, named in listed(ast.parse(text)))
    one = next(iter(FOLDERS))
    for text in (one, one.title(), f"{one.title()}Box", f"{one}_box", f"a {one}."):
        assert games_named(text) == {one}, text
    assert games_named(f"x{one}") == games_named(f"{one}s") == set()


def test_every_game_of_the_house_says_its_cases() -> None:
    assert set(FOLDERS) <= set(NAMES)


def test_no_game_imports_another() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    for folder in games:
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in games:
                assert other == folder or f"games.{other.name}" not in text, f"{path} imports {other.name}"


def entries(name: str) -> set[str]:
    """What lies at the top of a game's folder."""
    return {path.name for path in FOLDERS[name].iterdir() if path.name != "__pycache__"}


def own_room(name: str) -> set[str]:
    """The room beside the usual ones that a game brings, if it brings one."""
    room = str(getattr(import_module(gaiola.box_of(name).__module__.rpartition(".")[0]), "BRINGS", ""))
    return {room} if room else set()


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_has_the_same_few_rooms_as_every_other(name: str) -> None:
    usual = set.intersection(*[entries(other) for other in FOLDERS])
    assert entries(name) == usual | own_room(name) | ({"lessons"} & entries(name))
    assert len(usual) <= MOST_ENTRIES


def compared(tree: ast.AST, attribute: str) -> list[int]:
    """Lines that compare such an attribute with something written down."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and any(isinstance(side, ast.Attribute) and side.attr == attribute for side in (node.left, *node.comparators))
        and any(isinstance(part, ast.Constant) for side in (node.left, *node.comparators) for part in ast.walk(side))
    ]


@pytest.mark.parametrize("name", FOLDERS)
def test_what_a_step_and_a_move_carry_has_names(name: str) -> None:
    """Nobody decodes `a`, `b`, `c`, asks which step it is by its name, or which verb a move has."""
    for path in FOLDERS[name].rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        letters = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr in ("a", "b", "c")]
        told_apart = compared(tree, "name") + compared(tree, "verb")
        assert not letters + told_apart, f"{path.relative_to(SOURCE)}: lines {letters + told_apart}"


def test_a_name_that_is_compared_is_noticed() -> None:
    assert compared(ast.parse("if step.name == 'pay' or 'x' == move.verb:\n    pass"), "name") == [1]
    assert compared(ast.parse("move.verb in ('pay', 'skip')"), "verb") == [1]
    assert compared(ast.parse("step.name == other.name"), "name") == []


def test_no_file_has_grown_into_two() -> None:
    for path in SOURCE.rglob("*.py"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 520, f"{path} has {lines} lines: it is two things"
