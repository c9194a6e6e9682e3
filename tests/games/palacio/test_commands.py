"""`gaiola` with O Palácio: whole games through the keyboard, secret hiring at one screen, and the shelf of commands."""

import os
import random
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

import gaiola
from tests.cli.console import ALWAYS_1, json_of, refused, text_of

OVER = {"en": "The game is over: ", "es": "La partida ha terminado: ", "pt": "O jogo terminou: "}
EDITION = gaiola.box_of("palacio").folder() / "edition" / "edition.toml"
PRODUCTS = "1\n1\n1\n1\n"


def play(*args: str | Path, input: str, seats: str = "me:Ana,greedy") -> str:
    return text_of("play", "palacio", "--seats", seats, "--seed", "3", *args, input=input)


def any_numbers(seed: int) -> str:
    """Numbers in any order; those that are on offer get played."""
    draw = random.Random(seed)
    return "".join(f"{draw.randint(1, 9)}\n" for _ in range(6000))


# ---- whole games


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("shown", ["--plain", "--picture"])
def test_a_whole_game_by_always_taking_the_first_move(lang: str, shown: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = play("--lang", lang, shown, "--save", file, input="help\nmoves\nlook\nlog\nwhy 1\n" + ALWAYS_1)
    assert OVER[lang] in text
    assert ("│" in text) == (shown == "--picture")
    assert json_of("replay", file)["over"] is True
    assert OVER[lang] in text_of("replay", file, "--show", "--lang", lang)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_whole_game_with_answers_of_all_kinds(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    option = ("--option", "round_limit=40", "--option", "game_mode=short")
    text = play(
        *option, "--lang", lang, "--picture", "--save", file, seats="me:Ana,me:Rui,random", input=any_numbers(1)
    )
    assert OVER[lang] in text
    assert json_of("replay", file)["over"] is True


@pytest.mark.parametrize("seats", ["me,random", "me,greedy,random", "me:Ana,me:Rui,random,greedy"])
def test_any_number_of_seats(seats: str) -> None:
    assert "The game is over" in play(seats=seats, input=ALWAYS_1)


def test_a_saved_game_goes_on_and_verifies(tmp_path: Path) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    play(input=f"1\n1\n5\n3\nsave {half}\nquit\n")
    assert json_of("replay", half)["over"] is False
    assert "The game is over" in text_of("play", "palacio", "--load", half, "--save", whole, input=ALWAYS_1)
    assert json_of("replay", whole)["over"] is True


# ---- how a turn reads


def test_places_stand_in_a_group_with_what_they_ask_for() -> None:
    plain = play(input="1\n1\n5\nquit\n")
    assert "Place a worker on a free coat of arms\nPlaces (place …):\n" in plain
    assert "Vineyards (vineyards): 1 grape for every 4 on the die" in plain
    assert "Gardens (gardens): a die of 2 or more reaches level 1 and scores 2 points" in plain
    picture = play("--picture", "--lang", "es", input="1\n1\n5\nquit\n")
    assert "Coloca un trabajador en un escudo libre\nLugares  place …\n" in picture
    assert re.search(r"\d Viñedos: 4 → UV", picture) and "vineyards" not in picture


def test_a_raise_shows_price_value_and_what_comes_of_it() -> None:
    answers = "1\n1\n2\nplace vineyards\n"
    plain = play(input=f"{answers}quit\n")
    assert re.search(
        r"^2: Pay 1 coin for the die \(raise 1\): For 1 coin the die counts as \d: you harvest (\d|nothing)\.$",
        plain,
        re.MULTILINE,
    )
    assert "There was nothing to choose: Resolve a worker: Vineyards." in plain
    assert re.search(r"Vineyards: the die shows \d\.", plain)
    assert re.search(r"   2 Pay 1 coin for the die   \d → \d GR  raise 1", play("--picture", input=f"{answers}quit\n"))


def test_powers_are_listed_apart_from_the_answers() -> None:
    answers = "1\n1\n2\nplace fishing_house\nraise 6\noffer\n2\nplace vineyards\nraise 0\n"
    text = play(seats="me:Ana,random", input=answers + any_numbers(2))
    asides = [part.split("\n\n")[0] for part in text.split("Free actions (your turn goes on):\n")[1:]]
    assert asides, "nobody ever held a card"
    for aside in asides:
        first = aside.splitlines()[0]
        assert first.startswith(("Marquis", "Marquise")) or "Secretary" in first


def test_a_sale_does_not_draw_the_table_again() -> None:
    picture = play("--picture", input="1\n1\n2\nplace laje_creek\n1\nquit\n")
    sale = picture[picture.index("Choose what to sell") :]
    assert sale.count("Choose what to sell") == 2 and "│" not in sale


def test_wrong_input_is_answered() -> None:
    text = play(input="1\n1\nplace chapel\nwhy hire 4\nhire-with-king 1\nhire 9\n5\nplace noble_hall\nquit\n")
    assert "Place a worker: Chapel: You can't do that now." in text
    assert "Hire 4 workers: this is allowed." in text
    assert "Rule 4.4, The King's worker." in text
    assert "There is no such move: hire 9" in text


# ---- hiring in secret


def test_nobody_sees_the_number_of_another_at_the_same_screen() -> None:
    hidden, other = (
        play("--picture", seats="me:Ana,me:Rui", input=f"{PRODUCTS}hire {workers}\nlook\nlog\nquit\n")
        for workers in (3, 1)
    )
    assert hidden == other
    assert "what you type does not appear" in hidden and "   ?  ·" in hidden
    assert "hires" not in hidden


def test_what_is_typed_in_secret_does_not_appear_on_a_real_screen() -> None:
    pty = pytest.importorskip("pty")
    screen, inside = pty.openpty()
    command = [sys.executable, "-c", "from gaiola.cli import main; main()", "play", "palacio", "--plain"]
    seats = ["--seats", "me:Ana,me:Rui", "--seed", "3"]
    process = subprocess.Popen([*command, *seats], stdin=inside, stdout=inside, stderr=inside, start_new_session=True)
    os.close(inside)
    shown = ""
    try:
        for answer in ("1", "1", "1", "1", "hire 3", "hire 2", "place vineyards", "quit"):
            while not shown.endswith("\n> "):
                assert select.select([screen], [], [], 30)[0], f"nothing more after: {shown[-200:]}"
                shown += os.read(screen, 4096).decode(errors="replace").replace("\r", "")
            os.write(screen, f"{answer}\n".encode())
            shown += "|"
    finally:
        process.kill()
        process.wait()
        os.close(screen)
    assert "Rui hires 3 workers" in shown and "> |place vineyards" in shown
    assert "|hire" not in shown


def test_the_numbers_are_told_when_all_have_chosen() -> None:
    text = play(seats="me:Ana,me:Rui", input=f"{PRODUCTS}hire 3\nhire 2\nquit\n")
    assert "Rui hires 3 workers and pays 3 coins.\nAna hires 2 workers and pays 2 coins." in text


def test_alone_with_bots_and_openly_nothing_is_hidden() -> None:
    assert "does not appear" not in play(input="1\n1\n3\nquit\n")
    openly = ("--option", "hiring=in_turn_order")
    assert "does not appear" not in play(*openly, seats="me:Ana,me:Rui", input=f"{PRODUCTS}3\nquit\n")


def test_taking_back_a_secret_number_does_not_tell_it() -> None:
    text = play(seats="me:Ana,me:Rui", input=f"{PRODUCTS}hire 3\nundo\nquit\n")
    assert "Taken back: Rui …." in text
    bot = play(input="1\n1\nundo\nquit\n")
    assert "Taken back: Ana product olive_oil, Greedy …." in bot


def test_a_running_game_of_several_people_at_one_screen_is_not_saved(tmp_path: Path) -> None:
    """The record names what is hidden from some of them."""
    file, at_the_end = tmp_path / "half.json", tmp_path / "end.json"
    commands = f"{PRODUCTS}hire 3\nsave {file}\nquit\n"
    text = text_of("play", "palacio", "--seats", "me:Ana,me:Rui", "--save", at_the_end, input=commands)
    assert text.count("Not saved: several people play here") == 2
    assert not file.exists() and not at_the_end.exists()
    play(seats="me:Ana,greedy", input=f"{PRODUCTS}save {file}\nquit\n")
    assert json_of("replay", file)["ok"] is True


# ---- the other commands


def test_palacio_is_on_the_shelf() -> None:
    (game,) = (game for game in json_of("games") if game["game"] == "palacio")
    assert game["players"] == {"min": 2, "max": 4}
    assert game["options"]["hiring"]["choices"] == ["simultaneous", "in_turn_order"]
    assert "good" in text_of("edition", "check", EDITION)
    assert "venues: " in text_of("edition", "show", "palacio")
    assert "7.4 The offer must stay payable" in text_of("rules", "palacio", "7.4")
    assert "P32" in text_of("rules", "palacio", "--rulings")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "me"], "palacio is for 2 to 4 players, not 1"),
        (["--option", "hiring=never"], "not one of its choices simultaneous, in_turn_order"),
    ],
)
def test_wrong_arguments_get_a_sentence(args: list[str], sentence: str) -> None:
    assert sentence in refused("play", "palacio", *args)
