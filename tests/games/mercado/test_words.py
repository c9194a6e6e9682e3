"""Words that repeat what is printed on a tile of Mercado."""

import pytest

from gaiola.words import LANGUAGES, Words
from tests.words.told import Text

MERCADO = Text("mercado")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_customers_on_a_tile_are_counted_as_printed(lang: str) -> None:
    words = Words(lang, MERCADO.text)
    for size in MERCADO.edition()["customers"].values():
        for tile in size["tiles"]:
            goods = ", ".join(words.noun("good", good) for good in tile["goods"])
            text = words.noun("tile", tile["id"])
            assert text.startswith(f"{size['customers']} ") and text.endswith(f"({goods})")
