"""Commands that look things up: games, replay, rules, edition."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaiola.words.where import places, rule_numbers
from tests.cli.console import EDITION, json_of, recorded, refused, text_of

Edit = Callable[[Any], object]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return recorded(tmp_path / "game.json")


def edited(path: Path, edit: Edit) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    edit(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# ---- gaiola games


def test_games_lists_players_options_and_how_much_is_reconstructed() -> None:
    text = text_of("games")
    assert "Mercado de Lisboa" in text and "1 to 4 players" in text
    assert re.search(r"\d+% reconstructed", text)
    assert "--option challenge=" in text and "Hidden totals" in text
    assert "De 1 a 4 jugadores" in text_of("games", "--lang", "es")


def test_games_for_a_program() -> None:
    mercado = next(game for game in json_of("games") if game["game"] == "mercado")
    assert mercado["game"] == "mercado" and mercado["players"] == {"min": 1, "max": 4}
    assert mercado["options"]["money"]["choices"] == ["hidden", "open"]
    assert mercado["options"]["challenge"]["players"] == [1]
    assert mercado["edition"]["reconstructed"] is True
    assert sum(mercado["edition"]["shares"].values()) == pytest.approx(1, abs=0.001)


# ---- gaiola replay


def test_a_good_record_verifies(record: Path) -> None:
    text = text_of("replay", record)
    assert "The record is good: " in text and "Greedy" in text and "Reconstructed edition" in text
    data = json_of("replay", record)
    assert data["ok"] and data["scores"] == json.loads(record.read_text())["result"]["scores"]
    assert re.findall(r"^  (\d)\. .+: (-?\d+)$", text, re.MULTILINE) == [
        (str(rank), str(score)) for rank, score in sorted(zip(data["ranking"], data["scores"], strict=True))
    ]


def test_a_record_tells_its_game_in_sentences(record: Path) -> None:
    shown = text_of("replay", record, "--show")
    assert re.search(r"^1\. \w+( \d)?: stand \w+ r\dc\d$", shown, re.MULTILINE)
    assert "The game is over: " in shown
    assert "O jogo terminou: " in text_of("replay", record, "--show", "--lang", "pt")


def _wrong_result(data: Any) -> None:
    data["result"]["scores"][0] += 1


def _changed_move(data: Any) -> None:
    data["moves"][0]["move"] = "restaurant pub r1c1"


def _unknown_move(data: Any) -> None:
    data["moves"][0]["move"] = "stand fihs r1c1"


def _changed_draw(data: Any) -> None:
    data["setup"]["chance"][0] = "seat-9"


def _other_edition(data: Any) -> None:
    data["edition"]["hash"] = "0" * 16


def _no_such_game(data: Any) -> None:
    data["game"] = "chess"


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (_wrong_result, "result: the record says"),
        (_changed_move, "move 1 ('restaurant pub r1c1')"),
        (_unknown_move, "did you mean 'stand fish r1c1'"),
        (_changed_draw, "set-up: outcome 1 is 'seat-9'"),
        (_other_edition, "give that edition's file"),
        (_no_such_game, "no game is called 'chess'"),
        (lambda data: data["moves"].pop(), "the record has a result but the game goes on"),
        (lambda data: data.pop("seats"), "missing required field `seats`"),
        (lambda data: data.update(format=99), "format 99"),
    ],
)
def test_a_record_that_does_not_verify(record: Path, edit: Edit, message: str) -> None:
    edited(record, edit)
    assert message in refused("replay", record, code=1)
    data = json_of("replay", record, code=1)
    assert data["ok"] is False and message in data["error"]


def test_a_truncated_record(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    assert "this is not a record" in refused("replay", record, code=1)


def test_a_record_that_is_not_there() -> None:
    assert "No such file" in refused("replay", "/nowhere.json")


# ---- gaiola rules


def test_a_rule_a_chapter_and_all_rules() -> None:
    assert "The higher of the two numbers is the price" in text_of("rules", "mercado", "4.2")
    chapter = text_of("rules", "mercado", "4")
    assert "4 Open a stand" in chapter and "4.7 Eight stands" in chapter and "5.1" not in chapter.split("4.7")[1]
    assert "11.9 The Marquis's streets" in text_of("rules", "mercado")
    assert "M21" in text_of("rules", "mercado", "--rulings")


def test_what_explains_the_rules_comes_with_all_of_them_and_with_no_single_one() -> None:
    whole = text_of("rules", "mercado")
    overview, first, forgotten = (whole.index(each) for each in ("Overview", "1.1 Goal", "Rules you may forget"))
    assert overview < first < whole.index("11.9 The") < forgotten and "- Open a stand (4)." in whole
    for part in (text_of("rules", "mercado", "11.9"), text_of("rules", "mercado", "--where")):
        assert "Overview" not in part and "Rules you may forget" not in part


def test_rules_are_there_in_every_language() -> None:
    assert "4.2 El precio\nCuenta los puestos" in text_of("rules", "mercado", "4.2", "--lang", "es")
    assert "4.2 O preço\nConta" in text_of("rules", "mercado", "4.2", "--lang", "pt")


def test_where_a_rule_is_carried_out() -> None:
    text = text_of("rules", "mercado", "4.2", "--where")
    found = re.search(r"(\S+payments\.py):(\d+)", text)
    assert found is not None
    lines = Path(found[1]).read_text(encoding="utf-8").splitlines()
    assert "4.2" in lines[int(found[2]) - 1]
    (rule,) = json_of("rules", "mercado", "4.2", "--where")
    assert rule["number"] == "4.2" and f"{found[1]}:{found[2]}" in rule["where"]
    assert all(place in text for place in rule["where"])


def test_every_rule_that_does_something_has_its_place() -> None:
    found = places(EDITION.parents[1])
    assert {"3.2", "4.2", "7.2", "9.3", "10.6", "10.7", "11.9"} <= set(found)
    assert list(found) == sorted(found, key=lambda number: [int(part) for part in number.split(".")])


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("4.2", ["4.2"]),
        ("4.3, 6.3: a facedown restaurant", ["4.3", "6.3"]),
        ("7.2, 9.1 to 9.3. `a` is what", ["7.2", "9.1", "9.2", "9.3"]),
        ("8.4: all four entrances", ["8.4"]),
        ("---- 4: open a stand", []),
        ("1.0.0 of something", []),
        ("the price, see 4.2", []),
    ],
)
def test_the_numbers_that_open_a_comment(text: str, numbers: list[str]) -> None:
    assert rule_numbers(text) == numbers


def test_a_rule_that_is_not_there() -> None:
    assert "has no rule 4.9" in refused("rules", "mercado", "4.9")
    assert "no game is called" in refused("rules", "chess")


# ---- gaiola edition


def test_an_edition_shows_where_its_facts_come_from() -> None:
    text = text_of("edition", "show", "mercado")
    assert "Reconstructed edition" in text and "customers: inferred" in text
    assert "board.restaurant_spaces: reconstructed: " in text
    data = json_of("edition", "show", "mercado")
    assert data["tables"]["stand_tiles"] == {"printed": 5, "found": 0, "inferred": 0, "reconstructed": 0}
    assert data["provenance"]["stand_tiles"].startswith("printed: ")


def test_our_own_edition_is_sound() -> None:
    assert "good" in text_of("edition", "check", EDITION)
    assert json_of("edition", "check", EDITION)["ok"] is True


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("\nfish = 7", "\nfish = 6", "stand_tiles.fish: expected 7 tiles, found 6"),
        ('game = "mercado"', 'game = "chess"', 'found "chess"'),
        ("[goods]", "[goods", "expected TOML"),
        ("\nfish = 7", '\nfish = "seven"', "stand_tiles.fish: expected an integer"),
    ],
)
def test_a_flawed_edition(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = tmp_path / "mine.toml"
    source = EDITION.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    assert problem in text_of("edition", "check", path, code=1)
    data = json_of("edition", "check", path, code=1)
    assert data["ok"] is False and set(data["problems"][0]) == {"path", "expected", "found"}
    assert "This edition cannot be played" in refused("play", "mercado", "--edition", path)


def test_an_edition_that_is_not_there() -> None:
    assert "no such file" in refused("edition", "check", "/nowhere.toml")
