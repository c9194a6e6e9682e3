"""A tournament of the toy game that is slow enough to be killed in: `python -m tests.lab.killed FOLDER WORKERS`."""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path

from gaiola.bots import RandomBot
from gaiola.kernel.moves import Move
from gaiola.kernel.seat import Seat
from gaiola.lab import folder
from gaiola.lab.tournament import run
from tests.lab.made import ferry

GAMES = 60


class SlowBot(RandomBot):
    """Thinks for a while: `pause` seconds a move."""

    def __init__(self, seed: int, pause: float) -> None:
        super().__init__(seed)
        self.pause = pause

    def choose(self, seat: Seat) -> Move:
        time.sleep(self.pause)
        return super().choose(seat)


def play(out: Path, workers: int, pause: float) -> None:
    bots = [(name, partial(SlowBot, pause=pause)) for name in ("one", "other")]
    run(ferry(), 2, bots, GAMES, 5, out=out, workers=workers)


if __name__ == "__main__":
    folder.FLUSH = 0.0
    play(Path(sys.argv[1]), int(sys.argv[2]), 0.002)
