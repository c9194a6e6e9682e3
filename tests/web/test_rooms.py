"""A game may bring pages, commands and a sheet of its own: here the toy game, installed as a package of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gaiola
from gaiola.games import brought
from gaiola.web.laying import Plan, SeatPlan
from gaiola.web.live import Viewer
from gaiola.web.rooms import MOST_IN_A_SHEET, Room
from tests.web.ferry.league.pages import League
from tests.web.house import JSON, House, house


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As pip would do it: a folder on the path that says what is in the package."""
    told = tmp_path / "site" / "ferry-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: ferry\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(
        "[gaiola.games]\nferry = tests.web.ferry.box:LeagueFerry\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(told.parent))
    return told.parent


@pytest.fixture
def at_the_league(installed: Path, tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "data") as opened:
        yield opened


def test_its_page_has_its_own_words_style_and_sheet(at_the_league: House) -> None:
    ana, rui = at_the_league.person(), at_the_league.person()
    assert "Seen 1 times" in ana.get("/league").text
    ana.lang = "pt"
    page = ana.get("/league").text
    assert "Vista 2 vezes" in page and '<html lang="pt"' in page, "in the frame of every page"
    assert "Seen 1 times" in rui.get("/league").text, "everybody has a sheet of their own"
    assert at_the_league.hub.store.sheet("ferry", ana.browser) == b"2"
    assert ".league" in ana.get("/static/room/ferry/league.css").text
    assert ana.post("/league/leave", JSON).json()["why"] == "Ninguém deixa a liga"
    assert ana.get("/campaign").status_code == 200, "and no room is in the way of another"


def test_a_sheet_has_a_bound(at_the_league: House) -> None:
    ana, room = at_the_league.person(), at_the_league.hub.rooms["ferry"]
    at_the_league.call(room.keep_sheet, ana.browser, b"x" * MOST_IN_A_SHEET)
    with pytest.raises(ValueError, match="is the most"):
        at_the_league.call(room.keep_sheet, ana.browser, b"y" * (MOST_IN_A_SHEET + 1))
    assert at_the_league.hub.store.sheet("ferry", ana.browser) == b"x" * MOST_IN_A_SHEET, "nothing is half kept"


def test_the_frame_knows_which_tables_count_and_tells_when_one_has_ended(at_the_league: House) -> None:
    ana, hub = at_the_league.person(), at_the_league.hub
    room = hub.rooms["ferry"]
    assert isinstance(room, League) and type(hub.rooms["palacio"]) is Room
    assert [hub.rooms[game].counts("league") for game in ("ferry", "palacio", "mercado")] == [True, False, False]
    seats = [SeatPlan(kind="here", name=name) for name in ("Ana", "Rui")]
    for origin in ("league", ""):
        plan = Plan(game="ferry", seats=seats, origin=origin, covered=False)
        id = at_the_league.call(hub.open, plan, ana.browser)
        live = at_the_league.live(id)
        assert live.counts == bool(origin) and live.table.free_undo != live.counts
        while (seat := live.table.position.to_move) is not None:
            assert id not in room.ended
            move = live.table.position.legal()[0].notation
            at_the_league.call(hub.play, live, Viewer(ana.browser), seat, move, live.number)
        assert room.ended[-1] == id


def test_its_command_stands_among_the_others(installed: Path) -> None:
    """In a program of its own, for which commands there are is looked up when one starts."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for args, told in ((["league", "--lang", "pt"], "Ninguém vai ainda à frente"), (["--help"], "league")):
        command = [sys.executable, "-c", "from gaiola.cli import main; main()", *args]
        done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0 and told in done.stdout, done.stderr


def test_the_frame_knows_no_room_of_a_game() -> None:
    """But for one old table of the database: a file from before any game could keep a sheet is still read."""
    source = Path(gaiola.__file__).parent
    known = {
        f"{path.name} knows {word}"
        for room in ("kernel", "words", "look", "bots", "table", "web", "lab", "cli")
        for path in (source / room).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
        for game, module in brought("pages").items()
        for word in (game, module.__name__.split(".")[-2])
        if word in path.read_text(encoding="utf-8").lower()
    }
    assert known == {"schema.py knows mercado", "schema.py knows campaign"}
