"""`gaiola serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import gaiola

from ..table import StoreError
from .shared import fail, sentences, warn_if_outdated

if TYPE_CHECKING:
    from ..web.limits import Limits
    from ..web.protocol import Network

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def add(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.")] = 8765,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets friends on the network in.")
    ] = LOOPBACK[0],
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", envvar="GAIOLA_DATA", help="Where tables are kept.")
    ] = None,
    edition: Annotated[
        list[str] | None, typer.Option("--edition", metavar="GAME=FILE", help="Your own edition of a game.")
    ] = None,
    limits: Annotated[
        Path | None,
        typer.Option("--limits", metavar="FILE", envvar="GAIOLA_LIMITS", help="How much a visitor may ask for (TOML)."),
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option("--behind-proxy", metavar="ADDRESS", help="A proxy that is believed who its visitors are."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the start page.")] = True,
) -> None:
    """Serve the table to browsers: this one, and with --host those of friends."""
    # Only here: loading them takes longer than all the rest of a short command.
    import uvicorn

    from ..web.app import make_app
    from ..web.protocol import server_config

    warn_if_outdated()
    proxies = _proxies(behind_proxy or [])
    hosts = LOOPBACK if host in LOOPBACK and not proxies else None
    with sentences():
        editions, bounds = editions_of(edition or []), _limits(limits)
        try:
            app = make_app(data or Path(typer.get_app_dir("gaiola")), editions, hosts=hosts, limits=bounds)
        except StoreError as error:
            fail(str(error))
        line = _listen(host, port)
    here = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{line.getsockname()[1]}"
    typer.echo(f"Gaiola is at {here}  (Ctrl+C ends it)")
    if host not in LOOPBACK:
        typer.echo(f"For friends on your network: http://{_address(host)}:{line.getsockname()[1]}")
    if browser:
        threading.Timer(0.7, webbrowser.open, [here]).start()
    uvicorn.Server(server_config(app, bounds, proxies)).run(sockets=[line])


def editions_of(texts: list[str]) -> dict[str, Path]:
    """`game=file` pairs; each file is read now, so that a flaw is told now."""
    editions: dict[str, Path] = {}
    for text in texts:
        game, equals, file = text.partition("=")
        if not equals:
            fail(f"--edition '{text}': write it as GAME=FILE")
        gaiola.game(game, Path(file))
        editions[game] = Path(file).resolve()
    return editions


def _limits(path: Path | None) -> Limits:
    from ..web.limits import Limits, LimitsError, read_limits

    try:
        return Limits() if path is None else read_limits(path)
    except LimitsError as error:
        fail(f"--limits {error}")


def _proxies(texts: list[str]) -> list[Network]:
    """Addresses or networks (`10.0.0.0/8`)."""
    try:
        return [ipaddress.ip_network(text) for text in texts]
    except ValueError as error:
        fail(f"--behind-proxy: {error}; write it as 127.0.0.1 or 10.0.0.0/8")


def _listen(host: str, port: int) -> socket.socket:
    """Named as TCP, or asyncio would not know that it is: then the second half of an answer would wait 40 ms for the
    visitor's word that the first has come."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((host, port))
    except OSError as error:
        fail(f"cannot listen at {host}:{port}: {error.strerror}; choose another with --port")
    return line


def _address(host: str) -> str:
    """The address under which friends reach this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way out there is
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
