"""Rows: many small answers are one click and one undo; where all answers come to the same, nobody is asked."""

import random
from collections import Counter
from typing import Any

import pytest

import gaiola
from gaiola import Chance, IllegalMove, Replay
from gaiola.games.lisboa.rules.periods import Throw
from gaiola.games.lisboa.rules.ships import ShipGoods
from gaiola.games.lisboa.rules.turns import TakeCard
from gaiola.games.madeira.rules.wood import GOT, Wood
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.kernel.steps import Step
from gaiola.kernel.verbs import Leave
from gaiola.table import Table, TableError, TableInfo, rows
from gaiola.table.store import Store
from tests.games import found
from tests.games.lisboa.ledger import opening
from tests.games.lisboa.table import GREEN, city
from tests.games.madeira.table import YELLOW, island
from tests.table.keeping import again, here, open_box

SOURCES = {"forest": [YELLOW], "r2_f3": [YELLOW], "r2_f2": [YELLOW]}
FOREST = ("wood forest",) * 8


def laid(pos: Position[Any], **more: Any) -> Table:
    """A table where this position has come about."""
    names = [f"player {seat}" for seat in range(pos.players)]
    record = Table(pos.box, pos.players, names, 7).record()
    return Table.from_snapshot(record, pos.box, pos.dump(), auto_single=True, **more)


def asking(pos: Position[Any], *steps: Step[Any]) -> Position[Any]:
    """Where nothing is due but these steps, the last one first."""
    pos.agenda[:] = steps
    return pos


def wooded(wood: int = 8, **more: Any) -> Table:
    """Yellow gets wood, from the forest or from two fields: 1 lies on r2_f2, 4 lie on r2_f3."""
    pos = island(fields=SOURCES, **more)
    pos.push(Wood(YELLOW, wood, GOT))
    return laid(pos)


def rows_of(at: Table) -> list[tuple[str, ...]]:
    return [tuple(move.notation for move in row.moves) for row in at.offer.rows]


def click(at: Table, *notations: str) -> list[str]:
    """One click: a move, or a row of them."""
    seat, moves = at.position.to_move or 0, [at.game.move(notation) for notation in notations]
    played = at.play(seat, moves[0]) if len(moves) == 1 else at.play_row(seat, moves, len(at.moves))
    return [entry.move for entry in played]


# ---- many small answers


def test_eight_wood_from_the_forest_are_one_click_and_one_undo() -> None:
    at = wooded()
    before, events = at.position.dump(), len(at.events)
    assert rows_of(at) == [("wood r2_f3",) * 4, FOREST]
    assert click(at, *FOREST)[:8] == list(FOREST)
    assert at.position.dump()["wood"][YELLOW] == 8 and at.step != "wood"
    assert len(at.undo(YELLOW)) >= 8
    assert at.position.dump() == before and len(at.events) == events
    assert rows_of(at)[-1] == FOREST


def test_a_row_says_what_all_of_it_brings() -> None:
    pos = gaiola.game("palacio").start(2, Chance(3))
    draw = random.Random(3)
    while not (found := [row for row in rows.offer(pos).rows if row.moves[0].verb == "sell"]):
        pos.play(draw.choice(pos.legal()), Chance(draw.randrange(99)))
    seat = pos.to_move or 0
    for row in found:
        then = pos.copy()
        for move in row.moves:
            then.play(move, Chance(1))
        assert dict(row.terms)["gain"] == then.holdings()["coins"][seat] - pos.holdings()["coins"][seat] > 1


def test_some_of_it_and_then_the_rest() -> None:
    at = wooded()
    click(at, "wood r2_f2")
    assert rows_of(at) == [("wood r2_f3",) * 4, FOREST[1:]]
    click(at, *FOREST[1:])
    at.undo(YELLOW)
    assert [entry.move for entry in at.moves[-1:]] == ["wood r2_f2"]
    at.undo(YELLOW)
    assert rows_of(at)[-1] == FOREST


def test_only_rows_that_are_offered_are_played() -> None:
    at = wooded()
    before = at.position.dump()
    for wrong in (FOREST[1:], (*FOREST, "wood forest"), ("wood r2_f3", "wood forest"), ("pass i", "pass i")):
        with pytest.raises(TableError, match="no-row"):
            click(at, *wrong)
    with pytest.raises(TableError, match="no-stale"):
        at.play_row(YELLOW, [at.game.move(notation) for notation in FOREST], 99)
    with pytest.raises(TableError, match="no-not-your-turn"):
        at.play_row(1, [at.game.move(notation) for notation in FOREST])
    assert at.position.dump() == before and at.undo_refusal(YELLOW) == "undo-nothing"


def test_a_row_is_played_whole_or_not_at_all() -> None:
    at = wooded()
    before, moves = at.position.dump(), tuple(map(at.game.move, ("wood r2_f2", "wood r2_f2")))
    at._offer = rows.Offer([rows.Row(moves, (), rows.REPEAT)])
    with pytest.raises(IllegalMove):
        at.play_row(YELLOW, moves)
    assert at.position.dump() == before and not at.events and at.undo_refusal(YELLOW) == "undo-nothing"


def test_a_row_stays_one_decision_in_the_store(store: Store) -> None:
    at = Table(gaiola.game("palacio"), 2, ["me", "me"], 5, auto_single=True)
    store.create(TableInfo.of(at, id="t", seats=here(2), creator="ana", watch="w"), at)
    draw = random.Random(1)
    row: tuple[Move, ...] = ()
    while not row:
        assert at.position.to_move is not None
        offered = [row.moves for row in at.offer.rows if row.moves[0].verb == "sell"]
        if offered:
            before, row = at.position.dump(), draw.choice(offered)
            store.append("t", at, at.play_row(at.position.to_move, row))
        else:
            store.append("t", at, at.play(at.position.to_move, draw.choice(at.position.legal())))
    reopened = again(store, "t")
    assert reopened.position.dump() == at.position.dump() != before
    for table in (at, reopened):
        table.free_undo = True
        table.undo(table.moves[-1].seat)
        assert table.position.dump() == before


def test_everything_goes_in_one_click_where_the_order_makes_no_difference() -> None:
    pos = city(hands={GREEN: "blue_manuel_1 red_king_1 red_marquis_1"})
    at = laid(asking(pos, Throw(GREEN)))
    everything = tuple(f"throw {card}" for card in ("blue_manuel_1", "red_marquis_1", "red_king_1"))
    assert [sorted(row) for row in rows_of(at)] == [sorted(everything)]
    click(at, *rows_of(at)[0])
    assert not at.position.dump()["hands"][GREEN][0]


# ---- no choice


def test_things_that_all_go_are_not_asked_one_by_one() -> None:
    pos = city(goods={GREEN: "gold cloth books"})
    at = laid(asking(pos, TakeCard(GREEN), ShipGoods(GREEN, 3)))
    assert at.position.dump()["goods"][:4] == [0, 0, 0, 0] and at.step == "take-card"
    assert [entry.move for entry in at.forced_at_start] == ["pay-good gold", "pay-good cloth"]  # the last by the rules


def test_where_one_good_stays_somebody_is_asked_which() -> None:
    pos = city(goods={GREEN: "gold cloth books tools"})
    at = laid(asking(pos, TakeCard(GREEN), ShipGoods(GREEN, 3)))
    assert at.step == "ship-goods" and not at.forced_at_start


def test_three_of_four_goods_are_one_click_and_one_undo() -> None:
    pos = city(goods={GREEN: "gold cloth books tools"})
    at = laid(asking(pos, TakeCard(GREEN), ShipGoods(GREEN, 3)))
    before = at.position.dump()
    assert [{notation.split()[1] for notation in row} for row in rows_of(at)] == [
        {"gold", "cloth", "books"},
        {"gold", "cloth", "tools"},
        {"gold", "books", "tools"},
        {"cloth", "books", "tools"},
    ]
    click(at, *rows_of(at)[3])
    assert at.position.dump()["goods"][:4].count(0) == 3 and at.step == "take-card"
    at.undo(GREEN)
    assert at.position.dump() == before


def test_where_there_are_too_many_choices_each_answer_is_a_click() -> None:
    """5 of the cards in hand, 3 of which make 10 choices; all of them are one."""
    pos = city(hands={GREEN: "blue_manuel_1 red_king_1 red_marquis_1 blue_king_1 blue_marquis_1"})
    at = laid(asking(pos, Throw(GREEN)))
    assert [row.kind for row in at.offer.rows] == [rows.EVERY]


def test_a_plan_of_one_is_not_asked_for() -> None:
    at = laid(opening("blue_king_1"))
    assert click(at, "open west_a") == ["open west_a", "complete blue-2"]


def test_what_is_decided_in_secret_is_always_asked() -> None:
    pos = gaiola.game("palacio").start(3, Chance(4))
    seen = 0
    for number in range(300):
        if pos.over:
            break
        if pos.agenda[-1].secret(pos):
            seen += 1
            assert rows.only_answer(pos) is None and rows.offer(pos) == rows.Offer()
        pos.play(random.Random(number).choice(pos.legal()), Chance(number))
    assert seen > 9


# ---- whole games


def to_the_end(pos: Position[Any], draw: random.Random | None) -> dict[str, Any]:
    """Where a question without choice comes to: by the table's moves, or by any."""
    then, step, depth = pos.copy(), pos.agenda[-1].name, len(pos.agenda)
    while then.agenda and then.agenda[-1].name == step and len(then.agenda) == depth and then.to_move == pos.to_move:
        move = rows.only_answer(then) if draw is None else draw.choice(then.legal())
        assert move is not None
        then.play(move, gaiola.Scripted([]))
    return then.dump()


def try_all(at: Table, draw: random.Random, tried: Counter[str]) -> None:
    """What is said of the answers is true of the position itself, not only of what its seat knows; and it is the same
    where the seat cannot tell two positions apart."""
    pos, seat = at.position, at.position.to_move
    assert seat is not None
    alike = pos.imagine(seat, Chance(draw.randrange(99)))
    tried["hidden"] += alike.hidden(seat) != pos.hidden(seat)
    assert rows.offer(alike) == at.offer and rows.only_answer(alike) is rows.only_answer(pos)
    if len(pos.legal()) > 1 and rows.only_answer(pos) is not None:
        tried["no choice"] += 1
        assert to_the_end(pos, None) == to_the_end(pos, draw) == to_the_end(pos, draw)
    for move, like in at.offer.same_as.items():
        tried["same"] += 1
        one, other = pos.copy(), pos.copy()
        one.play(move, gaiola.Scripted([]))
        other.play(like, gaiola.Scripted([]))
        assert one.dump() == other.dump() and move.verb == like.verb
    for row in at.offer.rows:
        tried[row.kind] += 1
        then = pos.copy()
        for move in row.moves:
            assert then.to_move == pos.to_move and not move.aside and not isinstance(then.verb_for(move), Leave)
            then.play(move, gaiola.Scripted([]) if move is not row.moves[-1] else Chance(1))
        if row.kind == rows.SOME:
            other = pos.copy()
            for move in row.moves[::-1]:
                other.play(move, gaiola.Scripted([]))
            assert other.view(seat) == then.view(seat) and len(set(row.moves)) == len(row.moves)
        assert 2 <= len(row.moves) <= rows.MOST_MOVES


EXPECTED = {
    "lisboa": {"no choice", "same", rows.REPEAT, rows.EVERY, rows.SOME, "hidden"},
    "madeira": {rows.REPEAT, "hidden"},
    "palacio": {rows.REPEAT, rows.EVERY, "hidden"},
}


@pytest.mark.parametrize("game", found.NAMES)
def test_whole_games_with_rows_replay_and_what_is_said_of_answers_is_true(game: str) -> None:
    tried: Counter[str] = Counter()
    for players, seed in ((2, 7), (2, 2), (4, 5)):
        box, draw = gaiola.game(game), random.Random(seed)
        at = Table(box, players, [f"player {seat}" for seat in range(players)], seed, auto_single=seed % 2 == 0)
        while not at.position.over:
            seat, before = at.position.to_move, at.position.dump()
            assert seat is not None
            try_all(at, draw, tried)
            row = draw.choice([*at.offer.rows, None])
            if row is None:
                at.play(seat, draw.choice(at.position.legal()))
            else:
                at.play_row(seat, row.moves)
                if at.undo_refusal(seat) is None and draw.random() < 0.5:
                    tried["undone"] += 1
                    at.undo(seat)
                    assert at.position.dump() == before
        replay = Replay(at.record(), open_box)
        assert replay.verify().dump() == at.position.dump() and replay.journal.events == at.events
    assert all(tried[kind] for kind in EXPECTED.get(game, ()))
