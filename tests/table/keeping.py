"""What tests of the store need: tables that are kept, and a look behind its back."""

import random
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import gaiola
from gaiola import Game
from gaiola.table import SeatAt, Table, TableInfo, reopen
from gaiola.table.store import Store


def open_box(name: str, options: Mapping[str, Any]) -> Game:
    return gaiola.game(name, None, options)


def here(players: int) -> list[SeatAt]:
    return [SeatAt(name=f"player {seat}", kind="here", owner="ana") for seat in range(players)]


def by_link(*keys: str) -> list[SeatAt]:
    return [SeatAt(name="", kind="link", key=key) for key in keys]


def new(
    store: Store, id: str = "t", game: str = "mercado", players: int = 2, seed: int | None = 7, **more: Any
) -> Table:
    """A new table, kept."""
    about: dict[str, Any] = {"seats": here(players), "creator": "ana", "watch": f"watch {id}"}
    about |= {name: more.pop(name) for name in ("seats", "creator", "covered") if name in more}
    names = [seat.name for seat in about["seats"]]
    table = Table(gaiola.game(game), players, names, seed, **more)
    store.create(TableInfo.of(table, id=id, **about), table)
    return table


def play_on(store: Store, id: str, table: Table, moves: int, draw: random.Random) -> None:
    for _ in range(moves):
        if table.position.to_move is not None:
            played = table.play(table.position.to_move, draw.choice(table.position.legal()))
            store.append(id, table, played)


def found(store: Store, id: str) -> TableInfo:
    saved = store.load(id)
    assert saved is not None
    return saved.info


def again(store: Store, id: str, box: Callable[[str, dict[str, Any]], Game] = open_box) -> Table:
    saved = store.load(id)
    assert saved is not None
    return reopen(saved, box)


def query(url: str, text: str) -> list[Any]:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.text_factory = lambda text: text.decode(errors="replace")
        rows = connection.execute(text).fetchall()
    connection.close()
    return rows


def no_more_room(store: Store) -> Callable[[], None]:
    """A full disk: the file of this store grows no more. Returns what makes room again."""

    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # SQLite makes it the size that the file has

    def make_room() -> None:
        sa.event.remove(store._engine, "connect", limit)
        store._engine.dispose()

    store._engine.dispose()
    sa.event.listen(store._engine, "connect", limit)
    return make_room


def garble(path: Path, store: Store | None = None) -> None:
    """Writes nonsense over everything but the first page, as a bad disk would."""
    query(f"sqlite:///{path}", "PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))
    if store is not None:
        store._engine.dispose()  # forgets what it has read before
