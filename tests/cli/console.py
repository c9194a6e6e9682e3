"""Runs the command line inside a test and looks at what it says."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

import gaiola
from gaiola import Chance, Recorder, Seat
from gaiola.bots import make_bot
from gaiola.cli.app import app

EDITION = Path(gaiola.__file__).parent / "games" / "mercado" / "edition" / "edition.toml"
ALWAYS_1 = "1\n" * 300


class Ran(NamedTuple):
    out: str
    err: str


def run(*args: str | Path, input: str = "", code: int = 0) -> Ran:
    """Runs a command and looks at its exit code; whatever happens, never a traceback."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=input)
    ran = Ran(result.stdout, result.stderr)
    assert result.exit_code == code, f"exit code {result.exit_code}: {ran}\n{result.exception!r}"
    assert "Traceback" not in ran.out + ran.err
    return ran


def text_of(*args: str | Path, input: str = "", code: int = 0) -> str:
    return run(*args, input=input, code=code).out


def json_of(*args: str | Path, code: int = 0) -> Any:
    return json.loads(run(*args, "--json", code=code).out)


def refused(*args: str | Path, code: int = 2) -> str:
    """The sentence that a wrong command gets."""
    return " ".join(run(*args, code=code).err.replace("│", " ").split())


def recorded(path: Path) -> Path:
    """A file with the record of a whole game between bots."""
    game = gaiola.game("mercado")
    recorder = Recorder(game, 3, Chance(5, recording=True), ["greedy", "random", "random"], 5)
    bots = [make_bot(name, seat) for seat, name in enumerate(recorder.seats)]
    while (seat := recorder.position.to_move) is not None:
        recorder.play(bots[seat].choose(Seat(recorder.position, seat)))
    path.write_bytes(recorder.record().to_json())
    return path
