"""What holds for the edition file of every game: it is sound, and says where its values come from."""

from __future__ import annotations

import pytest

import gaiola
from tests.games.damage import Shipped
from tests.games.found import NAMES, says
from tests.games.origins import Origins


def _known(game: str) -> Origins | None:
    nothing: Origins | None = None
    return says(game, "ORIGINS", nothing)


ORIGINS = {game: origins for game in NAMES if (origins := _known(game)) is not None}
SHIPPED = {game: Shipped(origins.checks, game) for game, origins in ORIGINS.items()}


@pytest.mark.parametrize("game", NAMES)
def test_the_shipped_edition_is_sound(game: str) -> None:
    if game in SHIPPED:
        SHIPPED[game].assert_sound()
    edition = gaiola.game(game).edition
    assert gaiola.box_of(game).check(edition).problems == []
    assert sum(edition.provenance_shares().values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "table"), [(game, table) for game, origins in ORIGINS.items() for table in origins.tables]
)
def test_each_table_has_an_origin_as_a_whole(game: str, table: str) -> None:
    data = SHIPPED[game].data()
    del data["provenance"][table]
    told = ("an entry for the table as a whole", "nothing")
    assert SHIPPED[game].refusal(data)[f"provenance.{table}"] == told


@pytest.mark.parametrize(
    ("game", "path", "label"),
    [
        *[(game, path, "printed") for game, origins in ORIGINS.items() for path in origins.printed],
        *[(game, path, "reconstructed") for game, origins in ORIGINS.items() for path in origins.ours],
    ],
)
def test_nothing_known_is_passed_off_as_something_else(game: str, path: str, label: str) -> None:
    data = SHIPPED[game].data()
    data["provenance"][path] = "found: in a dream of last night"
    assert SHIPPED[game].refusal(data) == {path: (f'an origin labelled "{label}"', '"found"')}
    data["edition"]["name"] = "my copy"
    assert SHIPPED[game].problems(data) == []


@pytest.mark.parametrize(
    ("game", "key", "reason", "expected"),
    [(game, *wrong) for game, origins in ORIGINS.items() for wrong in origins.wrong],
)
def test_an_origin(game: str, key: str, reason: str, expected: str) -> None:
    data = SHIPPED[game].data()
    data["provenance"][key] = reason
    assert [problem.expected for problem in SHIPPED[game].problems(data)] == [expected]
