"""A store on a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaiola.table.store import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house/gaiola.db"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()
