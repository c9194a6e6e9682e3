"""Moves are interned: one object, one id, one notation."""

import copy

import pytest

import gaiola
from gaiola.kernel.moves import Move, Param, UnknownMove, Vocabulary
from tests.kernel.toy import Card


class Stand(Move):
    good: int
    space: int


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.define(Stand, "stand", Param("good", ["fish", "meat"], touch="tile"), Param("space", ["r1c1", "r1c2"]))
    words.word("coin")
    words.define(Card, "sell", Param("card", ["lamp"]), aside=True)
    return words


def test_a_move_has_parts_notation_and_what_a_person_clicks() -> None:
    move = vocabulary().parse("stand meat r1c2")
    assert (move.id, move.verb, move.args, move.params) == (3, "stand", ("meat", "r1c2"), ("good", "space"))
    assert isinstance(move, Stand) and (move.good, move.space) == (1, 1)
    assert move.touches == ("tile:meat", "space:r1c2")
    assert not move.aside


def test_a_move_may_touch_something_that_is_no_part_of_it() -> None:
    words = vocabulary()
    tuck = words.word("tuck", touch="slot:free")
    assert (tuck.notation, tuck.args, tuck.touches) == ("tuck", (), ("slot:free",))
    assert words.word("done").touches == ()


def test_an_aside_says_so() -> None:
    assert vocabulary().parse("sell lamp").aside


def test_white_space_does_not_matter() -> None:
    words = vocabulary()
    assert words.parse("  stand   fish r1c1 ") is words.moves[0]


def test_an_unknown_move_gets_the_nearest_one() -> None:
    with pytest.raises(UnknownMove, match="did you mean 'stand fish r1c1'"):
        vocabulary().parse("stand fsh r1c1")


def test_two_moves_cannot_be_written_alike() -> None:
    words = vocabulary()
    with pytest.raises(ValueError, match="two moves are written 'coin'"):
        words.word("coin")


def test_ids_depend_on_components_never_on_values_options_or_players() -> None:
    plain = gaiola.game("mercado")
    notations = [move.notation for move in plain.vocabulary.moves]
    for options in ({"challenge": 7}, {"money": "open", "gray_restaurants": "hidden"}):
        assert [move.notation for move in gaiola.game("mercado", options=options).vocabulary.moves] == notations


def test_two_editions_run_side_by_side() -> None:
    from gaiola.games.mercado.box import MercadoBox
    from gaiola.kernel.edition import edition_of

    ours = gaiola.game("mercado")
    data = copy.deepcopy(ours.edition.data)
    data["setup"]["start_coins"] = 9
    other = MercadoBox(edition_of(data), {})
    one, two = ours.start(2, gaiola.Chance(1)), other.start(2, gaiola.Chance(1))
    assert (one.scores(), two.scores()) == ([1, 1], [9, 9])
    assert ours.edition.hash != other.edition.hash
    assert [m.notation for m in ours.vocabulary.moves] == [m.notation for m in other.vocabulary.moves]
