"""`make ray-check`: a tournament on two machines, as far as one machine can be two. Two raylets are started; in mid-run
a worker is killed, then the raylet that the tournament is not attached to, with everything that runs under it. The
folder must be the same as without Ray, to the byte."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gaiola
from gaiola.lab.extras import extra
from gaiola.lab.play import Played
from gaiola.lab.tournament import run
from tests.lab.killed import SlowBot
from tests.lab.test_tournament import kept

ray = extra("ray", "this check")
Cluster = extra("ray.cluster_utils", "this check").Cluster

GAMES = 200
PAUSE = 0.002
"""Seconds a move takes, so that there is a mid-run."""
KILL_WORKER, KILL_MACHINE = 40, 100
"""After how many games."""
Accidents = dict[int, Callable[[], None]]
IMPORTANT = {"worker_niceness": 0}


class TracedBot(SlowBot):
    """Leaves word of the process it plays in."""

    def __init__(self, seed: int, trace: str) -> None:
        super().__init__(seed, PAUSE)
        Path(trace).write_text(str(os.getpid()))


def main() -> int:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "_system_config": IMPORTANT})
    second = cluster.add_node(num_cpus=1)
    ray.init(cluster.address, log_to_driver=False)
    say(f"{len(alive())} raylets, {int(ray.cluster_resources()['CPU'])} workers")
    with tempfile.TemporaryDirectory(prefix="ray-check-") as folder:
        there, here, trace = Path(folder) / "there", Path(folder) / "here", Path(folder) / "trace"
        bots = [(name, partial(TracedBot, trace=str(trace))) for name in ("one", "other")]
        accidents: Accidents = {
            KILL_WORKER: partial(kill_worker, trace),
            KILL_MACHINE: partial(kill_machine, cluster, second),
        }
        began = time.perf_counter()
        play(bots, there, accidents, cluster.address)
        say(f"{GAMES} games on the cluster in {time.perf_counter() - began:.1f} s; {len(alive())} raylet is left")
        if accidents or len(alive()) != 1:
            say("but not everything was killed that should have been")
            return 1
        play(bots, here, {}, None)
        same = kept(there) == kept(here)
        say("the same folder as without Ray, to the byte" if same else "NOT the same folder as without Ray")
    ray.shutdown()
    cluster.shutdown()
    return 0 if same else 1


def play(bots: Any, out: Path, accidents: Accidents, address: str | None) -> None:
    def watch(played: Played) -> None:
        accident = accidents.pop(played.number, None)
        if accident is not None:
            accident()

    run(gaiola.game("mercado"), 2, bots, GAMES, 1, ray=address, out=out, on_game=watch)


def alive() -> list[dict[str, Any]]:
    return [node for node in ray.nodes() if node["Alive"]]


def kill_worker(trace: Path) -> None:
    """One that plays, on whichever of the two."""
    process = int(trace.read_text())
    os.kill(process, signal.SIGKILL)
    say(f"after {KILL_WORKER} games: killed worker {process}, which was playing")


def kill_machine(cluster: Any, machine: Any) -> None:
    cluster.remove_node(machine, allow_graceful=False)
    say(f"after {KILL_MACHINE} games: killed a raylet and its workers")


def say(what: str) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    sys.exit(main())
