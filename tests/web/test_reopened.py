"""A data directory that an older server has written: its tables go on, its campaign too."""

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaiola.web.live import Viewer
from tests.web.house import House, house

SAVED = Path(__file__).with_name("saved-in-flat-folders.sql")


def asked() -> list[tuple[str, str]]:
    """Tables that are called after their game, and what was asked at them when they were saved."""
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(SAVED.read_text(encoding="utf-8"))
        snapshots = connection.execute(
            "SELECT id, position FROM tables JOIN snapshots ON table_id = id WHERE id = game ORDER BY id"
        ).fetchall()
    connection.close()
    return [(id, json.loads(position)["agenda"][-1][0]) for id, position in snapshots]


@pytest.fixture(scope="module")
def reopened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("data")
    with sqlite3.connect(data / "gaiola.db") as connection:
        connection.executescript(SAVED.read_text(encoding="utf-8"))
    connection.close()
    with house(data) as again:
        yield again


@pytest.mark.parametrize(("game", "step"), asked())
def test_a_table_goes_on_where_it_was(reopened: House, game: str, step: str) -> None:
    live, ana, luck = reopened.live(game), reopened.person("ana"), random.Random(3)
    assert live.table.step == step and live.number >= 60
    assert ana.get(f"/table/{game}").status_code == 200
    for _ in range(40):
        pos = live.table.position
        if pos.to_move is None:
            break
        move = luck.choice(pos.legal()).notation
        reopened.call(reopened.hub.play, live, Viewer("ana"), pos.to_move, move, live.number)
    assert live.number >= 100 or live.table.position.over


def test_the_campaign_keeps_its_result_and_its_running_challenge(reopened: House) -> None:
    ana = reopened.person("ana")
    page = ana.get("/campaign").text
    assert 'class="due"' in page and page.count('class="later"') == 7
    assert ana.post("/campaign/play").headers["location"] == "/table/challenge-2"
