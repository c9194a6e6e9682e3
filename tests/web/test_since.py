"""What has happened since somebody decided last: whose moves it is, what they gained, what they touched."""

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest

import gaiola
from gaiola.table import Table
from gaiola.table.table import HIDDEN
from gaiola.web.prompt import prompt
from gaiola.web.since import moves_since, touched_since, turns_since
from tests.games.found import ON_A_SHELF
from tests.web.house import Person
from tests.web.pages import around_a_screen, pages

GAMES = [(game, players) for game in ON_A_SHELF for players in (2, 4)]
MOVES = 120


def stages(game: str, players: int) -> Iterator[Table]:
    """A table after each move of a game that chance plays."""
    names = [f"Player {seat}" for seat in range(players)]
    table = Table(gaiola.game(game), players, names, 7, practice=True, auto_single=True)
    dice = random.Random(1755)
    for _ in range(MOVES):
        yield table
        if table.position.over:
            return
        seat = table.position.to_move
        assert seat is not None
        table.play(seat, dice.choice(table.position.legal()))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gains_are_what_everybody_holds_more_than_then(game: str, players: int) -> None:
    told = 0
    for table in stages(game, players):
        numbers, turns = moves_since(table, 0), turns_since(table, 0)
        then, now = table.position_at(numbers.start - 1).holdings(), table.position.holdings()
        gained = {turn.seat: turn.gains for turn in turns}
        for resource in now:
            for seat in range(players):
                more = now[resource][seat] - then[resource][seat]
                assert gained.get(seat, {}).get(resource, 0) == more
                told += bool(more)
    assert told > 20


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_turns_are_those_of_the_others_after_ones_own_last_decision(game: str, players: int) -> None:
    for table in stages(game, players):
        seats = [entry.seat for entry in table.moves]
        numbers = [number for number, seat in enumerate(seats, 1) if seat == 0 and not table.was_forced(number)]
        own = max(numbers, default=0)
        while seats[own : own + 1] == [0]:  # what followed from it without a choice
            own += 1
        played = [turn for turn in turns_since(table, 0) if turn.last]
        assert moves_since(table, 0) == range(own + 1, len(seats) + 1)
        assert {turn.seat for turn in played} == set(seats[own:]) - {0}
        for turn in played:
            assert seats[turn.first - 1] == seats[turn.last - 1] == turn.seat != 0


def test_what_one_did_without_a_choice_hides_nothing_that_others_did() -> None:
    """In Madeira one's request is often the last that is left."""
    kept = 0
    for table in stages("madeira", 4):
        for seat in range(4):
            numbers = moves_since(table, seat)
            kept += any(table.moves[number - 1].seat == seat for number in numbers)
            assert not any(table.moves[number - 1].seat == seat and not table.was_forced(number) for number in numbers)
    assert kept


def test_who_looks_on_is_shown_the_moves_of_whoever_played_last() -> None:
    for table in stages("madeira", 3):
        if table.moves:
            numbers = moves_since(table, None)
            seats = [entry.seat for entry in table.moves]
            assert set(seats[numbers.start - 1 :]) == {seats[-1]}
            assert numbers.start == 1 or seats[numbers.start - 2] != seats[-1]


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_move_of_the_others_is_marked_and_no_secret_one(game: str) -> None:
    secrets = 0
    for table in stages(game, 2):
        for seat in (0, 1):
            told, numbers = table.moves_told(seat), moves_since(table, seat)
            touched = set(touched_since(table, seat, told))
            moves = {number: table.game.move(table.moves[number - 1].move) for number in numbers}
            known = {number for number in numbers if told[number - 1].move != HIDDEN}
            assert {touch for number in known for touch in moves[number].touches} <= touched
            if not known and not any(map(table.events_of, numbers)):
                secrets += len(numbers)
                assert not touched
    assert secrets or game != "lisboa"


def test_what_events_name_is_marked_too() -> None:
    """In Mercado customers pay stands that the move does not name."""
    more = 0
    for table in stages("mercado", 4):
        told = table.moves_told(0)
        named = {touch for number in moves_since(table, 0) for touch in table.game.move(told[number - 1].move).touches}
        more += any(touch.startswith("space:") for touch in set(touched_since(table, 0, told)) - named)
    assert more


TURN = re.compile(r'class="turn".*?</svg>(.*?)(?:<span class="sr">|</span>)')


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_line_says_what_somebody_did_who_gained_nothing(ana: Person, game: str) -> None:
    live = around_a_screen(ana, game)
    without = 0
    for screen in pages(ana, live, 60, 3):
        told = [unescape(line) for line in TURN.findall(prompt(screen))]
        turns = turns_since(live.table, screen.seat) if told else []
        assert len(told) == len(turns)
        for line, turn in zip(told, turns, strict=True):
            name = live.names[turn.seat]
            if turn.gains:
                assert line.startswith(f"<b>{name}</b> ") and re.search(r"\d", line)
            else:
                without += 1
                assert name in line and len(line) > len(name) + 5, "it is told of whoever it was"
    assert without or game == "mercado"
