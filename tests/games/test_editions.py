"""What holds for the edition files of several games: they are sound, and say where their values come from."""

import pytest

from gaiola.games.lisboa.edition import checks as lisboa
from gaiola.games.lisboa.edition import facts as lisboa_facts
from gaiola.games.madeira.edition import checks as madeira
from gaiola.games.madeira.edition import facts as madeira_facts
from gaiola.games.mercado.edition import checks as mercado
from gaiola.games.palacio.edition import checks as palacio
from tests.games.damage import Shipped

SHIPPED = {
    "mercado": Shipped(mercado, "mercado"),
    "palacio": Shipped(palacio, "palacio"),
    "lisboa": Shipped(lisboa, "lisboa"),
    "madeira": Shipped(madeira, "madeira"),
}
A_LABEL = "a label, one of printed, found, inferred, reconstructed"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_shipped_edition_is_sound(game: str) -> None:
    SHIPPED[game].assert_sound()


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("lisboa", "rulings"),
        ("lisboa", "cards"),
        ("lisboa", "options"),
        ("madeira", "rulings"),
        ("madeira", "crown_requests"),
        ("madeira", "options"),
    ],
)
def test_each_table_has_an_origin_as_a_whole(game: str, table: str) -> None:
    data = SHIPPED[game].data()
    del data["provenance"][table]
    told = ("an entry for the table as a whole", "nothing")
    assert SHIPPED[game].refusal(data)[f"provenance.{table}"] == told


@pytest.mark.parametrize(
    ("game", "path", "label"),
    [
        *(("lisboa", path, "printed") for path in lisboa_facts.KNOWN_TO_BE_PRINTED),
        *(("lisboa", path, "reconstructed") for path in lisboa_facts.KNOWN_TO_BE_OURS),
        *(("madeira", path, "printed") for path in madeira_facts.KNOWN_TO_BE_PRINTED),
        *(("madeira", path, "reconstructed") for path in madeira_facts.KNOWN_TO_BE_OURS),
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
    [
        ("lisboa", "nobles", "printed: somewhere in the book", "the page where it is printed"),
        ("lisboa", "board.rows", "guess: rows look like this", A_LABEL),
        ("lisboa", "streets", "inferred: it looks like this", "an inference that names its assumption"),
        ("lisboa", "periods", "printed: p.1", "a reason of at least 5 characters"),
        ("lisboa", "cards.political.red_queen_1", "printed: p.10 of a dream", "a path that exists in the data"),
        ("madeira", "markets", "printed: somewhere in the book", "the page where it is printed"),
        ("madeira", "dice.*.faces", "guess: dice look like this", A_LABEL),
        ("madeira", "wood_price", "inferred: it looks like this", "an inference that names its assumption"),
        ("madeira", "harvest", "printed: p.1", "a reason of at least 5 characters"),
    ],
)
def test_an_origin(game: str, key: str, reason: str, expected: str) -> None:
    data = SHIPPED[game].data()
    data["provenance"][key] = reason
    assert [problem.expected for problem in SHIPPED[game].problems(data)] == [expected]
