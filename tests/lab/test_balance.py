"""Whether anything is too good: of a game that was made unfair on purpose it is seen, of a fair one it is not said."""

from __future__ import annotations

from functools import cache

import pytest

import gaiola
from gaiola.kernel.moves import Move
from gaiola.kernel.seat import Seat
from gaiola.lab.balance import FEWEST, FIRST, Balance, Thing, _Answer, _Things, _Told, balance
from gaiola.lab.watching import play_watched
from gaiola.lab.work import Job, entrants, play_number
from tests.cli.console import refused, text_of
from tests.lab.made import ferry


@cache
def of_the_ferry() -> Balance:
    return balance(ferry(), 2, 60, 1, "random")


def thing(found: Balance, family: str, id: str = "") -> Thing:
    return next(one for one in found.things if (one.family, one.id) == (family, id))


def test_things_are_the_parts_of_moves_of_any_game() -> None:
    found = of_the_ferry()
    names = {(one.family, one.id) for one in found.things}
    assert {("bid coins", "0"), ("rest", ""), ("cross bank", "north"), ("sell card", "key")} <= names
    assert (f"{FIRST}bid coins", "2") in names and (f"{FIRST}cross bank", "north") not in names, "everybody bids first"


def test_a_thing_is_counted_once_a_game() -> None:
    found = of_the_ferry()
    rest = thing(found, "rest")
    assert rest.games == rest.taken_in == found.games == 60, "though everybody rests several times in each"
    told = [effect.won.count for one in found.things for effect in (one.first_chance, one.taken) if effect]
    assert told and all(FEWEST <= count <= 60 for count in told)


def test_the_same_seed_says_the_same_and_another_does_not() -> None:
    assert balance(ferry(), 2, 60, 1, "random") == of_the_ferry()
    assert balance(ferry(), 2, 60, 2, "random") != of_the_ferry()


def test_too_few_games_or_seats_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=f"fewer than {FEWEST} games"):
        balance(ferry(), 2, FEWEST - 1, 1, "random")
    with pytest.raises(ValueError, match="two players or more"):
        balance(ferry(), 1, 100, 1, "random")


# ---- games made up


def told(winner: int, first: int, taker: int | None, at: int) -> _Told:
    won = [1.0 if seat == winner else 0.0 for seat in range(2)]
    takers = {} if taker is None else {at: [int(seat == taker) for seat in range(2)]}
    return _Told(
        won, [10.0 if seat == winner else -10.0 for seat in range(2)], [0, 1], {at: first, at + 1: 1 - first}, takers
    )


def answer(games: list[_Told]) -> Balance:
    box = ferry()
    return _Answer(_Things(box), games, 2).balance(box, "random", 1)


AT = _Things(ferry()).names[("sell card", "lamp")]


def test_what_luck_deals_and_wins_with_stands_out_in_both_columns() -> None:
    """Whoever has it first wins three games of four, and takes it."""
    games = [told(seat if n % 4 else 1 - seat, seat, seat, AT) for n in range(80) for seat in (n // 2 % 2,)]
    lamp = thing(answer(games), "sell card", "lamp")
    assert lamp.first_chance is not None and lamp.first_chance.won.clear
    assert lamp.first_chance.won.mean == pytest.approx(0.25) and lamp.first_chance.points.mean > 0
    assert lamp.taken is not None and lamp.taken.won.clear


def test_what_winners_take_though_anybody_can_have_it_stands_out_in_one_column_only() -> None:
    """Luck says who may have it first and has nothing to do with who wins; the winner takes it."""
    games = [told(n % 2, n // 2 % 2, n % 2, AT) for n in range(80)]
    lamp = thing(answer(games), "sell card", "lamp")
    assert lamp.first_chance is not None and not lamp.first_chance.won.clear
    assert lamp.taken is not None and lamp.taken.won.clear


def test_what_one_seat_always_has_first_is_not_told_from_the_seat() -> None:
    """Seat 1 wins most games and always has the first chance: that is the seat's, and the seat stands out."""
    found = answer([told(n % 4 == 0, 0, 0, AT) for n in range(80)])
    lamp = thing(found, "sell card", "lamp")
    assert lamp.first_chance is not None and abs(lamp.first_chance.won.mean) < 1e-9
    assert found.seats[0].won.clear and found.seats[0].won.mean == pytest.approx(0.25)


def test_what_whoever_begins_always_has_first_is_not_told_from_beginning() -> None:
    """Who begins is drawn, wins most games and has the first chance; the seats themselves are alike."""
    games = [
        told(starter if n % 4 else 1 - starter, starter, starter, AT)._replace(place=[starter, 1 - starter])
        for n in range(80)
        for starter in (n // 4 % 2,)
    ]
    found = answer(games)
    lamp = thing(found, "sell card", "lamp")
    assert lamp.first_chance is not None and abs(lamp.first_chance.won.mean) < 1e-9
    assert found.places[0].won.mean == pytest.approx(0.25) and not any(seat.won.clear for seat in found.seats)


def test_a_game_in_which_one_seat_could_have_everything_first_tells_nothing() -> None:
    games = [told(n % 2, n % 2, n % 2, AT) for n in range(80)]
    same = [one._replace(first={AT: one.first[AT], AT + 1: one.first[AT]}) for one in games]
    assert thing(answer(same), "sell card", "lamp").first_chance is None
    assert thing(answer(games), "sell card", "lamp").first_chance is not None


# ---- watching


class Counting:
    """Counts what it is told, and checks that it is shown a seat that may move."""

    def __init__(self) -> None:
        self.chosen: list[str] = []

    def __call__(self, seat: Seat, legal: list[Move], chosen: Move) -> None:
        assert chosen in legal and seat.legal() == legal
        self.chosen.append(chosen.notation)


def test_who_is_watched_plays_as_if_nobody_watched() -> None:
    box, witness = ferry(), Counting()
    job = Job.of(box, 2, 5, entrants(box, ["random", "yardstick"]))
    played = play_watched(box, job, 3, witness)
    alone, record = play_number(box, 2, 5, job.bots, 3)
    assert played == alone and witness.chosen == [move.move for move in record.moves]


# ---- at the command line


def test_the_command_prints_seats_things_and_what_to_make_of_them() -> None:
    told = text_of("lab", "balance", "mercado", "--players", "2", "--games", "50", "--bot", "random", "--workers", "1")
    assert "random at every seat, 50 games" in told and "reconstructed edition" in told
    assert "seat 2" in told and "had it first" in told and "things stand out" in told


def test_the_command_refuses_with_a_sentence() -> None:
    assert "ask for more" in refused("lab", "balance", "mercado", "--games", "3")
    assert "no bot is called 'best'" in refused("lab", "balance", "mercado", "--bot", "best")
    assert "two players" in refused("lab", "balance", "mercado", "--players", "1")


def test_two_workers_say_what_one_does() -> None:
    box = gaiola.game("mercado")
    assert balance(box, 2, 50, 4, "random", workers=2) == balance(box, 2, 50, 4, "random")
