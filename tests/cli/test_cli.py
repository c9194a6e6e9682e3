"""`gaiola play`: whole games through the keyboard, every command at the table, and what is refused."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gaiola
from gaiola.table import Table
from gaiola.words import Words
from tests.cli.console import ALWAYS_1, json_of, recorded, refused, text_of


def play(*args: str | Path, input: str, code: int = 0) -> str:
    return text_of("play", "mercado", "--seats", "me:Ana,greedy", "--seed", "7", *args, input=input, code=code)


def test_a_whole_game_against_greedy_by_always_taking_the_first_move() -> None:
    text = play(input=ALWAYS_1)
    assert "The game is over: " in text
    assert re.search(r"^1\. Greedy: \d+ \(Coins \d+, Restaurants left over -?\d+\)$", text, re.MULTILINE)
    assert re.search(r"^2\. Ana: ", text, re.MULTILINE)
    assert text.count("Reconstructed edition.") == 2, "at the beginning and at the end"
    assert "Greedy opens a" in text and "Your turn: open a stand, bring customers" in text


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play(input=ALWAYS_1) == play(input=ALWAYS_1)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_language_plays_a_whole_game(lang: str) -> None:
    text = play("--lang", lang, "--picture", input="help\nmoves\nlook\nlog\nwhy 1\n" + ALWAYS_1)
    cause = {"en": "The game is over: ", "es": "La partida ha terminado: ", "pt": "O jogo terminou: "}
    assert cause[lang] in text
    label = {"en": "Reconstructed edition", "es": "Edición reconstruida", "pt": "Edição reconstruída"}
    assert label[lang] in text


@pytest.mark.parametrize("seats", ["me,random", "me,greedy,random", "me:Ana,me:Rui,random,greedy", "me"])
def test_any_number_of_seats(seats: str) -> None:
    assert "The game is over" in text_of("play", "mercado", "--seats", seats, "--seed", "3", input=ALWAYS_1)


@pytest.mark.parametrize("challenge", range(1, 10))
def test_every_challenge_can_be_played_alone(challenge: int) -> None:
    text = text_of(
        "play", "mercado", "--seats", "me", "--seed", "5", "--option", f"challenge={challenge}", input=ALWAYS_1
    )
    assert f"Challenge {challenge}: " in text and f"ends challenge {challenge} with" in text


def test_a_pipe_gets_words_and_a_screen_gets_a_picture() -> None:
    plain, picture = play(input="quit\n"), play("--picture", input="quit\n")
    assert "The market, row by row:" in plain and "┌" not in plain and "\x1b" not in plain
    assert "The market, row by row:" not in picture and "┌────────┬" in picture
    assert "┌" not in play("--plain", input="quit\n")


def test_moves_are_numbered_and_a_notation_does_as_well() -> None:
    by_number = play(input="1\nquit\n")
    assert "Open a flower stand in (stand flower …):" in by_number
    assert "1: row 1 column 1 (r1c1): Opening it earns nothing yet. You pay 1: with it" in by_number
    assert "Ana opens a flower stand in row 1 column 1." in by_number
    assert "Ana opens a flower stand in row 1 column 1." in play(input="stand  flower r1c1\nquit\n")


def test_many_small_answers_are_one_number_and_one_undo(tmp_path: Path) -> None:
    """8 wood, or as many as there are, from one field."""
    draw = random.Random(5)
    table = Table(gaiola.game("madeira"), 4, ["me:Ana", "me:Rui", "me:Eva", "me:Tom"], 5)
    while table.step != "wood" or not table.offer.rows:
        table.play(table.position.to_move or 0, draw.choice(table.position.legal()))
    moves, row = len(table.position.legal()), table.offer.rows[0]
    (tmp_path / "game.json").write_bytes(table.record().to_json())
    told = text_of(
        "play", "madeira", "--load", tmp_path / "game.json", input=f"why {moves + 1}\n{moves + 1}\nundo\nquit\n"
    )
    words = Words("en", table.game.folder() / "text")
    said = words.row(row.kind, row.moves)
    assert f"Several at once:\n{moves + 1}: {said}" in told and f"{said}: this is allowed." in told
    assert "There was nothing to choose" not in told
    taken = re.search(r"Taken back: (.*)", told)
    assert taken is not None and taken[1].count(row.moves[0].notation) == len(row.moves)


def test_wrong_input_is_answered_and_nothing_is_lost() -> None:
    text = play(input="0\n99\nfoo\nstand flower r9c9\n\nrules 99\nwhy\nsave\nstand fish r1c1\n1\nquit\n")
    assert "There is no move 99 here; they go from 1 to 76." in text
    assert "There is no such move: foo" in text
    assert "Did you mean: stand flower r" in text
    assert "There is no rule 99." in text and "Say which move" in text and "Say where" in text
    assert "Open a fish stand in row 1 column 1: You don't have that stand tile." in text
    assert text.count("Ana opens a flower stand in row 1 column 1.") == 1


def test_why_gives_the_sentence_and_the_rule_or_the_price() -> None:
    text = play(input="why customers k1_fish_flower n1\nquit\n")
    told = "This tile needs 1 stand in the row or column of its entrance; there are 0."
    assert f"Bring 1 customer (fish, flower) to column 1 north: {told}" in text
    assert "Rule 5.2, Enough stands." in text
    allowed = play(input="why 76\nquit\n")
    assert "Take a coin: this is allowed." in allowed and "You receive 1 coin." in allowed
    assert "You can't do that now." in play(input="why take fish\nquit\n")


def test_rules_log_moves_and_help_at_the_table() -> None:
    text = play(input="rules 4.2\nlog\nmoves\nhelp\nlook\nquit\n")
    assert "4.2 The price" in text and "The higher of the two numbers is the price" in text
    assert "Ana draws a stand tile: flower." in text
    assert "Open a flower stand in row 5 column 5 (stand flower r5c5): Opening it earns nothing yet. You pay 1" in text
    assert "undo: takes the last decision back" in text
    assert text.count("The market, row by row:") == 2


def test_undo_goes_back_across_the_bots_to_the_identical_position(tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    text = play(input=f"undo\nsave {before}\n1\n1\nundo\nundo\nsave {after}\nquit\n")
    assert "There is nothing to take back." in text
    assert "Taken back: Ana take fish, Greedy stand" in text
    assert before.read_bytes() == after.read_bytes()


def test_several_people_at_one_screen_take_back_the_last_human_decision() -> None:
    text = text_of("play", "mercado", "--seats", "me:Ana,me:Rui", "--seed", "9", input="coin\nundo\ncoin\ncoin\nquit\n")
    assert text.count("Taken back: ") == 1 and "Ana: Your turn" in text and "Rui: Your turn" in text


def test_a_saved_game_goes_on_and_verifies(tmp_path: Path) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    text = play(input=f"1\n1\nsave {half}\nquit\n")
    assert f"Saved: {half}" in text and "the game stays unfinished" in text
    assert json_of("replay", half)["over"] is False
    text = text_of("play", "mercado", "--load", half, "--save", whole, input=ALWAYS_1)
    assert "Ana" in text and "Greedy" in text and "The game is over" in text
    assert json_of("replay", whole)["over"] is True


def test_a_game_drawn_by_lot_is_saved_without_its_seed_until_it_is_over(tmp_path: Path) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    text_of("play", "mercado", "--seats", "me,random", "--save", whole, input=f"save {half}\n{ALWAYS_1}")
    assert json.loads(half.read_text())["seed"] is None
    assert isinstance(json.loads(whole.read_text())["seed"], int)


def test_saving_never_destroys_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Inês")
    assert "exists and is not a game record" in play(input=f"save {other}\nquit\n")
    assert other.read_text() == "Dear Inês"
    assert "Not saved" in play(input=f"save {tmp_path}/nowhere/x.json\nquit\n")


def test_the_end_of_input_is_a_calm_goodbye() -> None:
    assert "You leave the table" in play(input="")
    assert "You leave the table" in play(input="quit\n")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nope"], "no game is called 'nope'; there are: "),
        (["mercado", "--seats", "me,deep"], "no seat is called 'deep'"),
        (["mercado", "--seats", "me:,greedy"], "the name is missing"),
        (["mercado", "--seats", "me,me,me,me,me"], "mercado is for 1 to 4 players, not 5"),
        (["mercado", "--option", "money"], "write it as key=value"),
        (["mercado", "--option", "rent=3"], "no such option; the options are money"),
        (["mercado", "--option", "money=green"], "not one of its choices hidden, open"),
        (["mercado", "--seats", "me", "--option", "challenge=10"], "not one of its choices"),
        (["mercado", "--option", "challenge=3"], "option challenge is for games with 1 player"),
        (["mercado", "--edition", "/nowhere.toml"], "no such file"),
        (["mercado", "--load", "/nowhere.json"], "No such file"),
        (["mercado", "--load", "x.json", "--seed", "3"], "--load continues a game as it was"),
        (["mercado", "--lang", "xx"], "--lang"),
        (["mercado", "--seed", "seven"], "--seed"),
        ([], "GAME"),
    ],
)  # fmt: skip
def test_wrong_arguments_get_a_sentence(args: list[str], sentence: str) -> None:
    assert sentence in refused("play", *args)


def test_a_spoilt_saved_game_is_not_continued(tmp_path: Path) -> None:
    record = recorded(tmp_path / "game.json")
    data = json.loads(record.read_text(encoding="utf-8"))
    del data["moves"][3]
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "This record is not good: move 4" in refused("play", "mercado", "--load", record, code=1)


def test_through_real_pipes() -> None:
    command = [sys.executable, "-c", "from gaiola.cli import main; main()", "play", "mercado", "--seed", "7"]
    done = subprocess.run(command, input=ALWAYS_1, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0 and done.stderr == ""
    assert "The game is over" in done.stdout and "┌" not in done.stdout
