"""Chunks on a Ray cluster. Ray plays a chunk again by itself if its process or its machine is lost, and so do we if Ray
gives up; what comes back twice is the same."""

from __future__ import annotations

import time
from typing import Any

from .extras import extra
from .work import Chunk, Done, Job, WorkersLost, play_chunk

HERE = "local"
"""The address of a cluster that is begun on this machine and ends with the tournament."""
RETRIES = 3
"""How often Ray plays a chunk again by itself."""
LOSSES = 20
"""After so many chunks that Ray has given up, so do we."""
COUNTED = 5.0
"""Seconds between two looks at how many cores there are: machines come and go."""


class Cluster:
    def __init__(self, job: Job, address: str) -> None:
        self._ray = ray = extra("ray", "playing on a cluster")
        self._mine = not ray.is_initialized()
        if self._mine:
            try:
                ray.init(None if address == HERE else address, log_to_driver=False, include_dashboard=False)
            except ConnectionError as error:
                raise ValueError(f"there is no Ray cluster at {address}: {error}") from None
        self._job = ray.put(job)
        self._play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
        self._flying: dict[Any, Chunk] = {}
        self._losses = 0
        self._cores, self._counted = 0, 0.0

    @property
    def count(self) -> int:
        if time.monotonic() - self._counted > COUNTED or not self._cores:
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._counted = time.monotonic()
        return self._cores

    def give(self, chunk: Chunk) -> None:
        self._flying[self._play.remote(self._job, chunk)] = chunk

    def take(self) -> Done:
        while True:
            ready, _ = self._ray.wait(list(self._flying), num_returns=1)
            chunk = self._flying.pop(ready[0])
            try:
                done: Done = self._ray.get(ready[0])
            except self._ray.exceptions.RayError as error:
                self._lost(chunk, error)
            else:
                return done

    def _lost(self, chunk: Chunk, error: Exception) -> None:
        """Gives it out again, unless that would help nothing: what a task itself raises it would raise again."""
        self._losses += 1
        if isinstance(error, self._ray.exceptions.RayTaskError) or self._losses > LOSSES:
            told = str(error).strip().splitlines()[-1]  # before it stands a traceback
            raise WorkersLost(f"the cluster cannot play games {chunk.start} to {chunk.stop - 1}: {told}") from error
        self.give(chunk)

    def close(self) -> None:
        for reference in self._flying:
            self._ray.cancel(reference)
        if self._mine:
            self._ray.shutdown()


def _play(job: Job, chunk: Chunk) -> Done:
    """In a process of the cluster."""
    return play_chunk(job, chunk)
