from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.house import House, Person, house


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def ana(at_home: House) -> Person:
    return at_home.person()


@pytest.fixture
def rui(at_home: House) -> Person:
    return at_home.person()
