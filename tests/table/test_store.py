"""The store: what was kept is there again, whole, whoever else writes and whatever dies."""

import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

import gaiola
from gaiola.table import SeatAt, SeatTaken, StoreError, Table, TableInfo, UnknownKey, schema
from gaiola.table.store import Store
from tests.table.keeping import again, by_link, found, here, new, open_box, play_on, query

# ---- moves


@pytest.mark.parametrize("game", ["mercado", "palacio"])
def test_a_game_is_found_again_as_it_was_at_any_moment(store: Store, game: str) -> None:
    table = new(store, game=game, players=3, seed=2**70, free_undo=True)
    draw = random.Random(5)
    while not table.position.over:
        play_on(store, "t", table, draw.randrange(1, 30), draw)
        if draw.random() < 0.4 and table.moves:
            store.take_back("t", table, table.undo(table.moves[-1].seat))
        saved = store.load("t")
        assert saved is not None
        assert saved.record == table.record() and saved.snapshot == table.position.dump()
    other = again(store, "t")
    assert other.position.dump() == table.position.dump() and other.events == table.events
    info = found(store, "t")
    assert info.over and info.to_move is None and info.number == len(table.moves)
    assert (info.scores, info.ranking, info.cause) == (
        table.position.scores(),
        table.position.ranking(),
        table.position.cause(),
    )


def test_a_reopened_game_goes_on_and_knows_how_it_is_played(store: Store) -> None:
    draw = random.Random(1)
    play_on(store, "t", new(store, practice=True, auto_single=True, covered=True), 12, draw)
    table = again(store, "t")
    assert table.practice and table.auto_single and not table.free_undo and found(store, "t").covered
    play_on(store, "t", table, 500, draw)
    assert table.position.over and again(store, "t").record() == table.record()


def test_a_secret_seed_stays_one_after_reopening(store: Store) -> None:
    new(store)
    assert not again(store, "t").practice


def test_a_running_table_has_no_result(store: Store) -> None:
    play_on(store, "t", new(store), 5, random.Random(1))
    info = found(store, "t")
    assert (info.number, info.over, info.scores, info.ranking, info.cause) == (5, False, None, None, "")


def test_a_table_may_come_with_moves(store: Store) -> None:
    draw = random.Random(3)
    table = new(store)
    play_on(store, "t", table, 20, draw)
    fork = Table.resume(table.record_until(11, ["a", "b"]), open_box)
    store.create(TableInfo.of(fork, id="f", seats=here(2), creator="eva", watch="w", origin="fork t 11"), fork)
    assert found(store, "f").origin == "fork t 11" and found(store, "f").number == 11
    play_on(store, "f", fork, 5, draw)
    assert again(store, "f").moves == fork.moves and again(store, "t").moves == table.moves


def test_the_moves_the_table_made_itself_are_marked(store: Store, url: str) -> None:
    table = Table(gaiola.game("mercado", None, {"challenge": 4}), 1, ["me"], 11, auto_single=True)
    store.create(TableInfo.of(table, id="t", seats=here(1), creator="ana", watch="w"), table)
    play_on(store, "t", table, 100, random.Random(3))
    marks = [bool(forced) for (forced,) in query(url, "SELECT forced FROM log ORDER BY serial")]
    assert marks == [table.was_forced(number + 1) for number in range(len(table.moves))]
    assert 0 < sum(marks) < len(marks)


def test_what_is_taken_back_stays_in_the_log(store: Store, url: str) -> None:
    table = new(store, free_undo=True)
    play_on(store, "t", table, 10, random.Random(2))
    lines = query(url, "SELECT * FROM log ORDER BY serial")
    gone = table.undo(table.moves[-1].seat)
    store.take_back("t", table, gone)
    after = query(url, "SELECT * FROM log ORDER BY serial")
    assert after[: len(lines)] == lines and len(after) == len(lines) + 1
    assert query(url, "SELECT kind, number FROM log ORDER BY serial DESC LIMIT 1") == [("undo", 10 - len(gone))]
    assert found(store, "t").number == 10 - len(gone) and again(store, "t").position.dump() == table.position.dump()
    play_on(store, "t", table, 3, random.Random(9))
    assert again(store, "t").moves == table.moves


def test_two_writers_never_interleave(store: Store, url: str) -> None:
    table = new(store)
    play_on(store, "t", table, 4, random.Random(1))
    elsewhere = Store(url)
    theirs = again(elsewhere, "t")
    play_on(elsewhere, "t", theirs, 1, random.Random(2))
    with pytest.raises(StoreError, match="table t has gone on elsewhere: 5 moves are kept"):
        play_on(store, "t", table, 1, random.Random(3))
    assert again(store, "t").moves == theirs.moves


def test_as_many_moves_but_other_ones_are_another_game(store: Store, url: str) -> None:
    table = new(store, free_undo=True)
    play_on(store, "t", table, 4, random.Random(1))
    elsewhere = Store(url)
    theirs = again(elsewhere, "t")
    last = table.moves[-1]
    elsewhere.take_back("t", theirs, theirs.undo(last.seat))
    other = next(move for move in theirs.position.legal() if move.notation != last.move)
    elsewhere.append("t", theirs, theirs.play(last.seat, other))
    assert len(theirs.moves) == len(table.moves)
    with pytest.raises(StoreError, match="gone on elsewhere"):
        play_on(store, "t", table, 1, random.Random(3))
    with pytest.raises(StoreError, match="gone on elsewhere"):
        store.take_back("t", table, table.undo(last.seat))


def test_only_the_last_moves_of_the_table_are_kept(store: Store) -> None:
    table = new(store)
    entry = table.play(table.position.to_move or 0, table.position.legal()[0])[0]
    with pytest.raises(ValueError, match="not the last moves"):
        store.append("t", table, [msgspec.structs.replace(entry, move="pass")])
    store.append("t", table, [])
    assert found(store, "t").number == 0


def test_an_unknown_table(store: Store) -> None:
    assert store.load("nowhere") is None
    table = Table(gaiola.game("mercado"), 2, ["a", "b"], 1)
    with pytest.raises(StoreError, match="there is no table nowhere"):
        play_on(store, "nowhere", table, 1, random.Random(1))
    with pytest.raises(StoreError, match="there is no table nowhere"):
        store.save_seats("nowhere", here(2))
    with pytest.raises(StoreError, match="there is no table nowhere"):
        store.set_speed("nowhere", "fast")


def test_a_table_is_created_once_and_whole(store: Store, url: str) -> None:
    table = new(store)
    with pytest.raises(StoreError, match="cannot be written"):
        new(store)
    with pytest.raises(StoreError, match="table u has 2 seats, not 1"):
        store.create(TableInfo.of(table, id="u", seats=here(1), creator="ana", watch="w"), table)
    assert query(url, "SELECT id FROM tables") == [("t",)]


def test_a_log_that_was_tampered_with_is_noticed(store: Store, url: str) -> None:
    play_on(store, "t", new(store), 5, random.Random(1))
    query(url, "UPDATE log SET move = 'coin and more' WHERE serial = 3")
    with pytest.raises(StoreError, match="the log of table t is damaged"):
        store.load("t")


# ---- seats


def test_seats_are_kept(store: Store) -> None:
    new(store, players=3)
    seats = [
        SeatAt(name="Ana <b>", kind="here", owner="ana"),
        SeatAt(name="Zé", kind="link", key="k"),
        SeatAt(name="greedy", kind="bot", bot="greedy", stand_in="random", absent=True),
    ]
    store.save_seats("t", seats)
    store.set_speed("t", "slow")
    saved = store.load("t")
    assert saved is not None and saved.info.seats == seats and saved.info.speed == "slow"
    assert saved.record.seats == ["Ana <b>", "Zé", "greedy"]


def test_a_seat_is_taken_once(store: Store) -> None:
    new(store, seats=by_link("key of 0", "key of 1"))
    assert store.seat_of_key("key of 1") == ("t", 1)
    assert store.claim("key of 1", "eva", "Eva") == ("t", 1)
    assert found(store, "t").seats[1] == SeatAt(name="Eva", kind="link", owner="eva")
    assert found(store, "t").seats[0] == by_link("key of 0")[0]
    with pytest.raises(SeatTaken):
        store.claim("key of 1", "zé", "Zé")
    assert found(store, "t").seats[1].owner == "eva" and store.seat_of_key("key of 1") == ("t", 1)
    with pytest.raises(UnknownKey):
        store.claim("key of 2", "zé", "Zé")
    assert store.seat_of_key("key of 2") is None and store.seat_of_key("") is None


def test_a_used_key_is_nowhere_to_be_read(store: Store, url: str) -> None:
    new(store, seats=by_link("key of 0", "key of 1"))
    store.claim("key of 1", "eva", "")
    text = repr([query(url, f"SELECT * FROM {table}") for table in schema.metadata.tables])
    assert "key of 0" in text and "key of 1" not in text


def test_an_empty_name_leaves_the_seat_its_own(store: Store) -> None:
    new(store, seats=[SeatAt(name="north", kind="link", key="a"), *here(1)])
    store.claim("a", "eva", "")
    assert found(store, "t").seats[0].name == "north"


def test_nobody_cannot_take_a_seat(store: Store) -> None:
    new(store, seats=by_link("a", "b"))
    with pytest.raises(ValueError, match="not by nobody"):
        store.claim("a", "", "Eva")
    assert found(store, "t").seats[0].key == "a"


def test_a_key_that_is_withdrawn_opens_nothing(store: Store) -> None:
    new(store, seats=by_link("old", "other"))
    store.save_seats("t", by_link("new", "other"))
    with pytest.raises(SeatTaken):
        store.claim("old", "eva", "Eva")
    assert store.claim("new", "eva", "Eva") == ("t", 0) and store.claim("other", "zé", "Zé") == ("t", 1)


def test_old_seats_cannot_be_written_over_a_seat_that_was_taken(store: Store) -> None:
    seats = by_link("a", "b")
    new(store, seats=seats)
    store.claim("a", "eva", "Eva")
    with pytest.raises(StoreError, match="the link to seat 0 of table t has been used already"):
        store.save_seats("t", seats)
    assert found(store, "t").seats[0].owner == "eva"
    new(store, "u")
    with pytest.raises(StoreError, match="the link to seat 1 of table u has been used"):
        store.save_seats("u", by_link("c", "b"))


def test_of_two_who_claim_a_seat_at_once_one_gets_it(store: Store, url: str) -> None:
    other = Store(url)
    for round in range(10):
        id = f"t{round}"
        new(store, id, seats=by_link(f"{id} a", f"{id} b"))
        start, outcomes = threading.Barrier(2), dict[str, str]()

        def claim(by: Store, browser: str, id: str, start: threading.Barrier, outcomes: dict[str, str]) -> None:
            start.wait()
            try:
                by.claim(f"{id} a", browser, browser)
                outcomes[browser] = "sits"
            except SeatTaken:
                outcomes[browser] = "taken"

        both = [
            threading.Thread(target=claim, args=(by, name, id, start, outcomes))
            for by, name in ((store, "x"), (other, "y"))
        ]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert sorted(outcomes.values()) == ["sits", "taken"]
        assert outcomes[found(store, id).seats[0].owner] == "sits"


def test_the_spectators_link(store: Store) -> None:
    new(store)
    assert store.watched("watch t") == "t" and store.watched("watch") is None and store.watched("") is None


# ---- lists, sheets, the secret


def test_the_tables_of_a_browser(store: Store) -> None:
    new(store, "a", creator="ana", seats=here(2))
    new(store, "b", creator="eva", seats=by_link("k", "l"))
    new(store, "c", creator="eva", seats=[SeatAt(name="", kind="here", owner="eva"), *here(1)])
    assert [info.id for info in store.tables_of("ana")] == ["c", "a"]
    assert [info.id for info in store.tables_of("eva")] == ["c", "b"]
    store.claim("l", "ana", "Ana")
    table = again(store, "a")
    play_on(store, "a", table, 1, random.Random(1))
    assert [info.id for info in store.tables_of("ana")] == ["a", "c", "b"]
    listed = store.tables_of("ana")[2]
    assert listed.seats[1].owner == "ana" and not listed.damaged and listed.changed == found(store, "b").changed
    assert store.tables_of("") == [] and store.tables_of("nobody") == []


def test_a_sheet_is_kept_for_each_game_and_browser(store: Store) -> None:
    assert store.sheet("mercado", "ana") is None
    store.keep_sheet("mercado", "ana", b"one")
    store.keep_sheet("mercado", "eva", b"hers")
    store.keep_sheet("ferry", "ana", b"another game's")
    store.keep_sheet("mercado", "ana", b"two\x00")
    assert store.sheet("mercado", "ana") == b"two\x00" and store.sheet("mercado", "eva") == b"hers"
    assert store.sheet("ferry", "ana") == b"another game's" and store.sheet("ferry", "eva") is None


def test_the_secret_is_made_once(store: Store, url: str, tmp_path: Path) -> None:
    secret = store.secret()
    assert len(secret) == 32 and store.secret() == secret and Store(url).secret() == secret
    assert Store(f"sqlite:///{tmp_path}/other.db").secret() != secret


def test_nobody_else_on_the_machine_reads_the_file(store: Store, url: str) -> None:
    path = Path(url.removeprefix("sqlite:///"))
    new(store)
    assert {file.stat().st_mode & 0o077 for file in path.parent.iterdir()} == {0}


# ---- crashes

# A line goes out with one call, so that a kill cannot tear it, however Python buffers.
APPENDER = """
import os, random, sys, time
import gaiola
from gaiola.table import reopen
from gaiola.table.store import Store
store = Store(sys.argv[1])
table = reopen(store.load(sys.argv[2]), lambda name, options: gaiola.game(name, None, options))
while not table.position.over:
    played = table.play(table.position.to_move, random.choice(table.position.legal()))
    store.append(sys.argv[2], table, played)
    os.write(1, f"{len(table.moves)} {played[-1].move}\\n".encode())
time.sleep(60)
"""


def test_every_move_that_was_told_survives_a_kill(store: Store, url: str) -> None:
    draw = random.Random(11)
    for round in range(5):
        id = f"t{round}"
        new(store, id, "palacio", players=4)
        child = subprocess.Popen([sys.executable, "-c", APPENDER, url, id], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(draw.randrange(1, 40))]
        time.sleep(draw.random() / 100)
        child.kill()
        told += child.communicate()[0].splitlines()
        table = again(Store(url), id)
        assert len(told) <= len(table.moves) <= len(told) + 1
        assert [line.strip() for line in told] == [
            f"{number} {entry.move}" for number, entry in enumerate(table.moves[: len(told)], 1)
        ]
        assert query(url, "PRAGMA integrity_check") == [("ok",)]
        assert query(url, "PRAGMA foreign_key_check") == []
        play_on(store, id, table, 3, draw)


def test_what_cannot_be_written_whole_is_not_written_at_all(store: Store, url: str) -> None:
    table = new(store)
    play_on(store, "t", table, 3, random.Random(1))
    query(url, "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
    with pytest.raises(StoreError, match="cannot be written: disk is full"):
        play_on(store, "t", table, 1, random.Random(1))
    assert found(store, "t").number == 3 and again(store, "t").moves == table.moves[:3]
