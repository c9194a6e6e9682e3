"""A real server in a process of its own, which can be killed and started again at the same place."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

LONGEST = 60.0
GENEROUS = Path(__file__).parents[1] / "generous.toml"


class Server:
    """`gaiola serve` over a data directory. Use it in a `with`. Without limits of its own it lets robots play."""

    def __init__(
        self, data: Path, *arguments: str, program: Path | None = None, limits: Path | None = GENEROUS
    ) -> None:
        self.data = data
        self.program = program or Path(sys.executable).with_name("gaiola")
        self.arguments = arguments if limits is None else ("--limits", str(limits), *arguments)
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> int:
        assert self._process is not None, "it has not been started"
        return self._process.pid

    def start(self) -> None:
        command = [str(self.program), "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data), *self.arguments]
        self._process = subprocess.Popen(command, start_new_session=True)
        self._wait()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=30) as answer:
            text: str = answer.read().decode()
            return text

    def kill(self) -> None:
        """As when the power fails: no goodbye. Its thinking processes go with it."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _wait(self) -> None:
        until = time.monotonic() + LONGEST
        while True:
            assert self._process is not None and self._process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{self.url}/static/tokens.css", timeout=5).close()
                return
            except OSError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


def _free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])
