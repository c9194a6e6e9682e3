"""`gaiola serve`: what it refuses before it begins, and an owner's own edition on the table."""

import asyncio
import re
import socket
import sqlite3
from pathlib import Path
from urllib.error import HTTPError

import pytest

from gaiola.cli.serve import _address, _listen
from tests.browser.serving import Server
from tests.cli.console import EDITION, run


def test_an_edition_must_be_named_with_its_game(tmp_path: Path) -> None:
    assert "GAME=FILE" in run("serve", "--edition", "my.toml", "--data", tmp_path, code=2).err
    assert "no game is called 'chess'" in run("serve", "--edition", f"chess={EDITION}", "--data", tmp_path, code=2).err


def test_a_flaw_in_an_edition_is_told_at_once(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        EDITION.read_text(encoding="utf-8").replace("start_coins = 1", "start_coins = -1"), encoding="utf-8"
    )
    assert "start_coins" in run("serve", "--edition", f"mercado={mine}", "--data", tmp_path, code=2).err
    assert "missing.toml" in run("serve", "--edition", "mercado=missing.toml", "--data", tmp_path, code=2).err


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "--port" in run("serve", "--port", port, "--data", tmp_path, "--no-browser", code=2).err


def test_no_part_of_an_answer_waits_for_the_visitor_to_have_had_the_one_before() -> None:
    async def at_once() -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            seen.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(answer, sock=_listen("127.0.0.1", 0)) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            told = await seen
            writer.close()
            return told

    assert asyncio.run(at_once())


def test_tables_that_a_newer_program_has_kept(tmp_path: Path) -> None:
    with Server(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "gaiola.db") as database:
        database.execute("UPDATE schema_version SET version = 999")
    assert "999" in run("serve", "--data", tmp_path, "--no-browser", code=2).err


def test_limits_are_read_before_it_begins(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    assert "limits.toml cannot be read" in run("serve", "--limits", file, "--data", tmp_path, code=2).err
    file.write_text("tables_a_week = 7", encoding="utf-8")
    assert "no limit is called 'tables_a_week'" in run("serve", "--limits", file, "--data", tmp_path, code=2).err
    file.write_text("requests_a_minute = 1\nrefusal_seconds = 0", encoding="utf-8")
    with Server(tmp_path / "tables", limits=file) as server:
        assert "Gaiola" in server.get("/about")
        with pytest.raises(HTTPError) as refused:
            server.get("/about")
        assert refused.value.code == 429 and int(refused.value.headers["retry-after"]) <= 60


def test_a_proxy_is_named_by_its_address(tmp_path: Path) -> None:
    told = run("serve", "--behind-proxy", "my-proxy", "--data", tmp_path, code=2).err
    assert "my-proxy" in told and "127.0.0.1" in told


def test_an_owners_edition_is_played_and_not_called_reconstructed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = EDITION.read_text(encoding="utf-8").replace('name = "reconstructed"', 'name = "my copy"')
    mine.write_text(re.sub('"(reconstructed|inferred):', '"printed:', text), encoding="utf-8")
    with Server(tmp_path / "tables", "--edition", f"mercado={mine}") as server:
        assert "my copy" in server.get("/rules/mercado")
        assert "Reconstructed edition" not in server.get("/new?game=mercado")
        assert "Reconstructed edition" in server.get("/new?game=palacio")


@pytest.mark.parametrize("host", ["192.168.1.7", "table.local"])
def test_friends_are_told_the_address_that_was_given(host: str) -> None:
    assert _address(host) == host
