"""The table: whose move it is, what may be taken back, what is written down."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import gaiola
from gaiola import Game, IllegalMove, RecordError
from gaiola.kernel.chance import Chance, Scripted
from gaiola.kernel.record import Result
from gaiola.table import Table, TableError, rows
from tests.kernel.toy import FerryBox, FerryPosition
from tests.records.traces import frozen

BOX = gaiola.game("mercado")


def open_box(name: str, options: Mapping[str, Any]) -> Game:
    return gaiola.game(name, None, options)


def table(players: int = 2, seed: int = 7, **options: Any) -> Table:
    return Table(BOX, players, ["me"] * players, seed, **options)


def play_on(at: Table, moves: int, seed: int = 1) -> None:
    """Some random moves, each by the seat that is due."""
    draw = random.Random(seed)
    for _ in range(moves):
        if at.position.to_move is not None:
            at.play(at.position.to_move, draw.choice(at.position.legal()))


def told(at: Table, seat: int | None) -> list[str]:
    """The moves as a seat reads them."""
    return [entry.move for entry in at.moves_told(seat)]


def refusal_of(at: Table, seat: int, notation: str, after: int | None = None) -> str:
    with pytest.raises(TableError) as caught:
        at.play(seat, at.game.move(notation), after)
    return caught.value.key


# ---- playing


def test_only_the_seat_to_move_may_play_and_nothing_changes_otherwise() -> None:
    at = table()
    seat, before = at.position.to_move, at.position.dump()
    assert seat is not None
    assert refusal_of(at, 1 - seat, "coin") == "no-not-your-turn"
    assert at.position.dump() == before and not at.moves


def test_a_move_made_for_an_older_position_is_stale() -> None:
    at = table()
    seat = at.position.to_move
    assert seat is not None
    at.play(seat, at.game.move("coin"), after=0)
    assert refusal_of(at, 1 - seat, "coin", after=0) == "no-stale"
    assert len(at.play(1 - seat, at.game.move("coin"), after=1)) == 1


def test_a_finished_game_takes_no_moves() -> None:
    at = table()
    for _ in range(4):
        assert at.position.to_move is not None
        at.play(at.position.to_move, at.game.move("coin"))
    assert at.position.over and at.step == ""
    assert refusal_of(at, 0, "coin") == "no-over"


def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing() -> None:
    at = table()
    seat, before, events = at.position.to_move, at.position.dump(), len(at.events)
    assert seat is not None
    with pytest.raises(IllegalMove):
        at.play(seat, at.game.move("customers k4_fish n1"))
    assert at.position.dump() == before and not at.moves and len(at.events) == events
    assert at.undo_refusal(seat) == "undo-nothing"


def test_as_many_seats_as_players() -> None:
    with pytest.raises(ValueError, match="2 players need as many seats, not 1"):
        Table(BOX, 2, ["me"], 7)


def test_a_single_legal_move_is_played_by_the_table_and_returned() -> None:
    at = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 11, auto_single=True)
    forced = 0
    draw = random.Random(3)
    while not at.position.over:
        played = at.play(0, draw.choice(at.position.legal()))
        assert [entry.move for entry in played] == [entry.move for entry in at.moves[-len(played) :]]
        assert at.position.over or len(at.position.legal()) > 1
        forced += len(played) - 1
    assert forced > 0


def test_without_that_option_even_a_single_move_is_asked_for() -> None:
    at = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 11)
    draw, asked = random.Random(3), 0
    while not at.position.over:
        legal = at.position.legal()
        asked += len(legal) == 1
        assert len(at.play(0, draw.choice(legal))) == 1
    assert asked > 0


# ---- taking back


def test_undo_restores_the_identical_position_record_and_journal() -> None:
    at = table()
    play_on(at, 20)
    while at.step != "action":
        play_on(at, 1)
    seat = at.position.to_move
    assert seat is not None
    stand = next(move for move in at.position.legal() if move.verb == "stand")
    before, moves, events = at.position.dump(), list(at.moves), list(at.events)
    at.play(seat, stand)
    assert at.step in ("take", "redraw-display") and at.undo_refusal(seat) is None
    assert [entry.move for entry in at.undo(seat)] == [stand.notation]
    assert at.position.dump() == before and at.moves == moves and at.events == events
    at.play(seat, stand)  # and the game goes on from there
    assert gaiola.Replay(at.record(), open_box).verify().dump() == at.position.dump()


def test_at_first_there_is_nothing_to_take_back() -> None:
    at = table()
    for seat in (0, 1):
        assert at.undo_refusal(seat) == "undo-nothing"
        with pytest.raises(TableError, match="undo-nothing"):
            at.undo(seat)


def test_one_may_go_back_further_within_a_turn_as_far_as_undo_would_reach() -> None:
    at = Table(gaiola.game("lisboa"), 2, ["Ana", "Rui"], 4, auto_single=True)
    draw, gone = random.Random(2), 0
    while gone < 20:
        seat = at.position.to_move
        assert seat is not None
        steps = at.decided_in_a_row(seat)
        open_steps = [index for index in steps if at.undo_refusal(seat, index) is None]
        assert open_steps == steps[len(steps) - len(open_steps) :], "never over something that was drawn"
        if len(open_steps) > 2:
            then = at.position_at(open_steps[0]).dump()
            assert len(at.undo(seat, open_steps[0])) >= len(open_steps) and at.position.dump() == then
            gone += 1
        else:
            other = steps[0] - 1 if steps else 0
            assert at.undo_refusal(seat, other if other >= 0 else len(at.moves)) is not None
        at.play(seat, draw.choice(at.position.legal()))


def test_undo_is_refused_once_something_was_drawn() -> None:
    at = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 5)
    stand = next(move for move in at.position.legal() if move.verb == "stand")
    at.play(0, stand)
    before = at.position.dump()
    at.play(0, next(move for move in at.position.legal() if move.verb == "take"))
    assert at.moves[-1].chance, "the display was filled up"
    after = at.position.dump()
    assert at.undo_refusal(0) == "undo-chance"
    with pytest.raises(TableError, match="undo-chance"):
        at.undo(0)
    assert at.position.dump() == after != before


def test_undo_is_refused_once_the_turn_has_passed_on() -> None:
    at = table()
    seat = at.position.to_move
    assert seat is not None
    at.play(seat, at.game.move("coin"))
    assert at.undo_refusal(seat) == "undo-other"
    assert at.undo_refusal(1 - seat) == "undo-nothing"
    at.play(1 - seat, at.game.move("coin"))
    assert at.undo_refusal(seat) == "undo-other"


def test_undo_is_refused_once_something_hidden_was_seen() -> None:
    at = Table(FerryBox(), 2, ["me", "me"], 3)
    for notation in ("bid 1", "bid 0", "cross south", "leave"):
        assert at.position.to_move is not None
        at.play(at.position.to_move, at.game.move(notation))
    assert not at.moves[-1].chance and at.position.to_move == 0
    assert at.undo_refusal(0) == "undo-seen"


def test_free_undo_goes_back_to_the_last_decision_of_the_seat_across_the_others() -> None:
    at = table(3, free_undo=True)
    play_on(at, 30)
    for seat in range(3):
        last = max(index for index, entry in enumerate(at.moves) if entry.seat == seat)
        gone = at.undo(seat)
        assert gone[0].seat == seat and len(at.moves) == last
        assert at.position.to_move == seat
        replayed = gaiola.Replay(at.record(), open_box)
        assert replayed.verify().dump() == at.position.dump()
        assert replayed.journal.events == at.events


def test_undo_takes_forced_moves_back_with_the_decision_before_them() -> None:
    at = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 11, free_undo=True, auto_single=True)
    draw = random.Random(3)
    while True:
        before = at.position.dump()
        if len(at.play(0, draw.choice(at.position.legal()))) > 1:
            break
    assert len(at.undo(0)) > 1
    assert at.position.dump() == before


def test_every_free_undo_restores_the_position_down_to_the_first_move() -> None:
    at = table(2, seed=4, free_undo=True)
    dumps = []
    draw = random.Random(8)
    while not at.position.over:
        assert at.position.to_move is not None
        dumps.append(at.position.dump())
        at.play(at.position.to_move, draw.choice(at.position.legal()))
    while at.moves:
        at.undo(at.moves[-1].seat)
        assert at.position.dump() == dumps.pop()
    assert len(at.events) == at.set_up_events


# ---- records


def test_a_table_resumes_from_its_record_in_the_middle_of_a_turn() -> None:
    for moves in (0, 1, 7, 23):
        at = table(3)
        play_on(at, moves)
        again = Table.resume(at.record(), open_box, free_undo=True)
        assert again.position.dump() == at.position.dump()
        assert again.events == at.events and again.moves == at.moves and again.seats == at.seats
        play_on(again, 500)
        assert gaiola.Replay(again.record(), open_box).verify().over


def test_a_finished_record_resumes_too_and_can_be_taken_back_freely() -> None:
    at = table()
    play_on(at, 500)
    again = Table.resume(at.record(), open_box, free_undo=True)
    assert again.record() == at.record() and again.position.over
    again.undo(again.moves[-1].seat)
    assert not again.position.over and again.record().result is None


def test_a_record_that_does_not_replay_is_refused() -> None:
    at = table()
    play_on(at, 10)
    record = msgspec.structs.replace(at.record(), moves=at.moves[1:])
    with pytest.raises(RecordError, match="move 1"):
        Table.resume(record, open_box)


def test_the_seed_of_a_running_game_is_nobodys_business() -> None:
    at = table()
    play_on(at, 5)
    assert at.record_to_give().seed is None
    assert at.record().seed == 7, "the table itself keeps the whole record"
    assert gaiola.Replay(at.record_to_give(), open_box).verify().dump() == at.position.dump()
    play_on(at, 500)
    assert at.position.over and at.record_to_give().seed == 7


def test_practice_has_no_secret_seed() -> None:
    at = table(practice=True)
    play_on(at, 5)
    assert at.record_to_give().seed == 7
    assert Table.resume(at.record_to_give(), open_box).practice


def test_what_is_drawn_after_resuming_does_not_repeat_the_beginning() -> None:
    at = Table.resume(table(practice=True).record(), open_box)
    assert [at._recorder.chance.roll(1000) for _ in range(5)] != [Chance(7).roll(1000) for _ in range(5)]
    assert not isinstance(at._recorder.chance, Scripted)


def test_a_secret_move_is_in_no_other_seats_record_until_it_is_shown() -> None:
    at = Table(FerryBox(), 2, ["me", "me"], 7)
    at.play(0, at.game.move("bid 1"))
    assert told(at, 0) == ["bid 1"]
    assert told(at, 1) == [""]
    assert told(at, None) == [""]
    at.play(1, at.game.move("bid 2"))
    assert told(at, 0) == ["bid 1", "bid 2"]


def test_resuming_plays_the_record_once() -> None:
    at = Table(FerryBox(), 2, ["me", "me"], 7)
    play_on(at, 12)
    again = CountingFerry()
    assert Table.resume(at.record(), lambda name, options: again).moves == at.moves
    assert again.set_ups == 1 and CountingPosition.plays == 12


class CountingPosition(FerryPosition):
    plays = 0

    def play(self, *args: Any) -> None:
        CountingPosition.plays += 1
        super().play(*args)


class CountingFerry(FerryBox):
    position = CountingPosition
    set_ups = 0

    def set_up(self, *args: Any) -> FerryPosition:
        self.set_ups += 1
        return super().set_up(*args)


def test_resuming_still_compares_the_result() -> None:
    at = table()
    play_on(at, 500)
    record = at.record()
    assert record.result is not None
    better = msgspec.structs.replace(record.result, scores=[99, 99])
    with pytest.raises(RecordError, match=r"result: the record says \[99, 99\]"):
        Table.resume(msgspec.structs.replace(record, result=better), open_box)


# ---- looking back


@pytest.mark.parametrize("resumed", [False, True])
def test_every_position_and_what_led_to_it_can_be_looked_at(resumed: bool) -> None:
    at = table(3)
    dumps, events = [at.position.dump()], [list(at.events)]
    while not at.position.over:
        before = len(at.events)
        play_on(at, 1, seed=before)
        dumps.append(at.position.dump())
        events.append(at.events[before:])
    if resumed:
        at = Table.resume(at.record(), open_box)
    assert [at.position_at(number).dump() for number in range(len(at.moves) + 1)] == dumps
    assert [at.events_of(number) for number in range(len(at.moves) + 1)] == events
    assert events[0] and events[-1]


def test_looking_back_changes_nothing() -> None:
    at = table(free_undo=True)
    play_on(at, 6)
    dump = at.position_at(3).dump()
    for number in (3, 6):
        copy = at.position_at(number)
        copy.play(copy.legal()[0], Chance(1))
    assert at.position_at(3).dump() == dump and at.position_at(6).dump() == at.position.dump()
    while len(at.moves) > 3:
        at.undo(at.moves[-1].seat)
    assert at.position.dump() == dump


def test_there_is_no_position_before_the_first_or_after_the_last() -> None:
    at = table()
    play_on(at, 4)
    for number in (-1, 5):
        for look in (at.position_at, at.events_of, at.was_forced, at.record_until):
            with pytest.raises(TableError, match="no-such-number"):
                look(number)
    with pytest.raises(TableError, match="no-such-number"):
        at.was_forced(0)


def test_a_move_the_table_made_is_known_again_after_resuming() -> None:
    at = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 11, auto_single=True)
    play_on(at, 100, seed=3)
    forced = [at.was_forced(number) for number in range(1, len(at.moves) + 1)]
    again = Table.resume(at.record(), open_box, auto_single=True)
    assert [again.was_forced(number) for number in range(1, len(at.moves) + 1)] == forced
    assert True in forced and False in forced


def test_a_replay_does_not_ask_of_every_move_whether_it_was_forced() -> None:
    box = gaiola.game("lisboa")
    record = gaiola.read_record(frozen("lisboa-2p"))
    asked = []
    for auto_single in (False, True):
        before = box.lookahead.asked
        again = Table.resume(record, lambda name, options: box, auto_single=auto_single)
        asked.append(box.lookahead.asked - before)
    assert asked[0] == asked[1] > 0
    assert not any(again.made_itself(number) for number in range(1, len(again.moves) + 1))
    numbers = range(1, len(again.moves) + 1)
    forced = [again.was_forced(number) for number in numbers]
    assert forced == [rows.only_answer(again.position_at(number - 1)) is not None for number in numbers] and any(forced)


def test_a_replay_can_be_left_after_every_move() -> None:
    at = table()
    play_on(at, 9)
    replaying = Table.resuming(at.record(), open_box)
    assert sum(1 for _ in replaying) == 9


# ---- going on from somewhere


def test_anybody_may_play_on_from_any_move_of_a_finished_game() -> None:
    at = table()
    play_on(at, 500)
    for number in (0, 1, len(at.moves) - 1):
        fork = Table.resume(at.record_until(number, ["you", "they"]), open_box)
        assert fork.seats == ["you", "they"] and fork.record().seed is None and not fork.practice
        assert fork.position.dump() == at.position_at(number).dump() and not fork.position.over
        play_on(fork, 500, seed=5)
        assert gaiola.Replay(fork.record(), open_box).verify().over
    assert Table.resume(at.record_until(len(at.moves)), open_box).position.over


def test_two_who_go_on_from_the_same_place_draw_their_own_luck() -> None:
    at = table()
    play_on(at, 5)
    forks = [Table.resume(at.record_until(5), open_box) for _ in range(2)]
    drawn = [[fork._recorder.chance.roll(1000) for _ in range(5)] for fork in forks]
    assert drawn[0] != drawn[1]


def test_a_game_goes_on_from_a_snapshot_without_its_past() -> None:
    at = table(free_undo=True, practice=True)
    play_on(at, 9)
    seat = at.position.to_move
    assert seat is not None
    on = Table.from_snapshot(at.record(), BOX, at.position.dump(), free_undo=True)
    assert on.position.dump() == at.position.dump() and on.moves == at.moves and on.first == 9
    assert on.record() == at.record() and on.events == [] and on.events_of(0) == on.events_of(9) == []
    assert on.undo_refusal(0) == on.undo_refusal(1) == "undo-nothing" and not on.was_forced(9)
    with pytest.raises(TableError, match="no-such-number"):
        on.position_at(8)
    on.play(seat, on.position.legal()[0])
    assert on.events_of(10) == on.events != [] and on.position_at(9).dump() == at.position.dump()
    on.undo(seat)
    assert on.position.dump() == at.position.dump() and on.moves == at.moves and on.events == []
    play_on(on, 500)
    assert on.position.over and on.record().result is not None


def test_a_snapshot_of_another_game_is_refused() -> None:
    at = table(3)
    with pytest.raises(ValueError, match="cannot be played on"):
        Table.from_snapshot(table(2).record(), BOX, at.position.dump())


def test_the_result_of_a_finished_game_outlives_its_rules() -> None:
    at = table()
    play_on(at, 500)
    counted = Result([99, 1], [1, 2], at.position.cause())  # as older rules had it
    record = msgspec.structs.replace(at.record(), result=counted, rules="0")
    assert Table.from_snapshot(record, BOX, at.position.dump()).record() == record


def test_where_a_snapshot_hides_how_long_choices_were_secret_all_moves_of_others_stay_hidden() -> None:
    at = Table(FerryBox(), 2, ["me", "me"], 7)
    at.play(0, at.game.move("bid 1"))
    on = Table.from_snapshot(at.record(), at.game, at.position.dump())
    assert told(on, 1) == [""]
    assert told(on, 0) == ["bid 1"]
    on.play(1, on.game.move("bid 2"))
    assert told(on, 0) == ["bid 1", "bid 2"]


def test_a_table_makes_no_secret_choice_by_itself_for_others_would_see_that_there_was_none() -> None:
    at = Table(FerryBox(), 2, ["me", "me"], 7, auto_single=True)
    assert isinstance(at.position, FerryPosition)
    at.position.coins[1] = 0
    at.play(0, at.game.move("bid 1"))
    assert [move.notation for move in at.position.legal()] == ["bid 0"] and at.position.to_move == 1
