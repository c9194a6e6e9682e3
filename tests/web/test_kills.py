"""A real server is killed while people play, take back and hand over."""

from pathlib import Path

import pytest

from tests.load.kills import evenings


@pytest.mark.long
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    done = evenings(tmp_path, kills=5)
    assert all(done.values()), done
