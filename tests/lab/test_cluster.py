"""The same games on a Ray cluster: here one with a single worker. `make ray-check` tries two machines, so to speak."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import gaiola
from gaiola.games.mercado.box import MercadoBox
from gaiola.kernel.edition import edition_of
from gaiola.lab import LabError
from gaiola.lab.cluster import Cluster
from gaiola.lab.folder import read_times
from gaiola.lab.tournament import BotsGiven, run
from gaiola.lab.work import Chunk, Job, WorkersLost, entrants
from tests.lab.made import ferry
from tests.lab.test_tournament import Fainting, Fatal, kept

ray: Any = pytest.importorskip("ray", reason="clusters need ray: pip install 'gaiola[lab]'")

TOY = ferry()


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Its worker is as important as the tests beside it: a nice one would wait for them all."""
    as_important = {"worker_niceness": 0}
    ray.init(
        num_cpus=1,
        object_store_memory=100 << 20,
        include_dashboard=False,
        log_to_driver=False,
        _system_config=as_important,
    )
    yield
    ray.shutdown()


@pytest.mark.long
def test_a_cluster_fills_the_same_folder_though_its_worker_is_killed(tmp_path: Path) -> None:
    bots: BotsGiven = [("fatal", partial(Fatal, trace=str(tmp_path / "died"))), "random"]
    run(TOY, 2, bots, 60, 1, out=tmp_path / "there", ray="local")
    assert (tmp_path / "died").exists()
    run(TOY, 2, bots, 60, 1, out=tmp_path / "here")
    assert kept(tmp_path / "there") == kept(tmp_path / "here")
    assert [told.cluster for told in read_times(tmp_path / "there")] == [True]


def test_an_edition_of_ones_own_travels_along() -> None:
    mercado = gaiola.game("mercado")
    data = {**mercado.edition.data, "edition": {**mercado.edition.data["edition"], "name": "mine"}}
    box = MercadoBox(edition_of(data), {})
    result = run(box, 2, ["random"], 3, 1, ray="local")
    assert result == run(box, 2, ["random"], 3, 1) and result.edition.name == "mine"


def test_a_game_that_goes_wrong_there_is_handed_over_whole() -> None:
    with pytest.raises(LabError, match="bot fainting: RuntimeError: out of ideas") as caught:
        run(TOY, 2, [("fainting", Fainting)], 4, 1, ray="local")
    assert caught.value.record is not None


def test_a_machine_with_another_edition_says_so() -> None:
    job = Job.of(TOY, 2, 1, entrants(TOY, ["random"]))
    workers = Cluster(job._replace(mark="rules 9, edition 1755"), "local")
    workers.give(Chunk(0, 3))
    with pytest.raises(WorkersLost, match=r"cannot play games 0 to 2: .*plays ferry by rules 1, .* not by rules 9"):
        workers.take()
