"""The 16 public buildings: the two colours on each of their sides."""

import pytest

from tests.games.lisboa.ledger import opening
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, legal, play, refused

STORES = {"a1": (GREEN, "gold"), "a2": (YELLOW, "cloth"), "a3": (PURPLE, "books"), "a4": (ORANGE, "tools")}
"""One store of each type in row A; the scoring tiles of their columns are worth 2, 3, 4 and 5."""

SIDES = [
    ("casa_da_moeda", "gold tools", "gold books"),
    ("alfandega", "cloth tools", "gold cloth"),
    ("arsenal_real", "books tools", "gold tools"),
    ("torre_do_tombo", "gold books", "cloth books"),
    ("terreiro_do_trigo", "cloth tools", "books tools"),
    ("colegio_dos_nobres", "gold books", "cloth books"),
    ("impressao_regia", "books tools", "gold books"),
    ("aula_do_comercio", "cloth books", "cloth tools"),
    ("erario_regio", "gold books", "gold tools"),
    ("senado_da_camara", "gold cloth", "books tools"),
    ("hospital_de_sao_jose", "books tools", "cloth tools"),
    ("teatro_da_rua_dos_condes", "gold cloth", "cloth books"),
    ("cadeia_do_limoeiro", "gold tools", "cloth tools"),
    ("bolsa_do_comercio", "gold cloth", "gold books"),
    ("fabrica_das_sedas", "cloth tools", "gold cloth"),
    ("palacio_da_inquisicao", "cloth books", "gold tools"),
]
EACH = [(tile, "blue", blue) for tile, blue, _ in SIDES] + [(tile, "green", green) for tile, _, green in SIDES]
WORTH = {"gold": (2, 0, 0, 0), "cloth": (0, 3, 0, 0), "books": (0, 0, 4, 0), "tools": (0, 0, 0, 5)}


@pytest.mark.rule("lisboa.12.1")
@pytest.mark.rule("lisboa.12.7")
@pytest.mark.parametrize(("tile", "architect", "colours"), EACH)
def test_a_building_serves_the_stores_of_its_colours(tile: str, architect: str, colours: str) -> None:
    following = "casa_da_moeda" if tile == "alfandega" else "alfandega"
    pos = opening(
        "blue_king_1",
        stores=STORES,
        plans={GREEN: f"{architect}-2"},
        ready={"blue": (), "green": (), architect: (tile, following)},
    )
    at_the_north = {move.removeprefix("open north_") for move in legal(pos) if move.startswith("open north_")}
    assert at_the_north == set(colours.split())
    before = pos.wigs[:]
    last = "fabrica_das_sedas" if tile == "palacio_da_inquisicao" else "palacio_da_inquisicao"
    play(pos, "open west_a")
    play(pos, f"complete {architect}-2", script=[last])
    one, other = colours.split()
    gained = [now - then for now, then in zip(pos.wigs, before, strict=True)]
    assert gained == [a + b for a, b in zip(WORTH[one], WORTH[other], strict=True)]


def test_the_list_names_every_building() -> None:
    pos = opening("blue_king_1")
    assert [tile for tile, _, _ in SIDES] == pos.box.buildings


@pytest.mark.rule("lisboa.12.7")
def test_at_the_north_the_second_colour_is_idle() -> None:
    pos = opening("blue_king_1", stores=STORES | {"c4": (GREEN, "tools")}, houses={GREEN: "middle right"})
    before = pos.wigs[:]
    play(pos, "open north_tools")
    play(pos, "complete blue-2", script=["arsenal_real"])
    assert [now - then for now, then in zip(pos.wigs, before, strict=True)] == [5, 0, 0, 5]


@pytest.mark.rule("lisboa.12.3")
def test_the_next_building_takes_the_place() -> None:
    pos = opening("blue_king_1")
    play(pos, "open west_a")
    play(pos, "complete blue-2", script=["arsenal_real"])
    assert [pos.box.buildings[tile] for tile in pos.ready] == ["alfandega", "torre_do_tombo"]
    assert [pos.box.buildings[tile] for tile in pos.coming] == ["arsenal_real", "terreiro_do_trigo"]


@pytest.mark.rule("lisboa.12.3")
def test_without_a_building_a_plan_is_of_no_use() -> None:
    plans = {GREEN: "blue-2 green-2"}
    pos = opening("blue_king_1", plans=plans, ready={"blue": (), "green": ("torre_do_tombo", "alfandega")})
    play(pos, "open west_a")
    assert refused(pos, "complete blue-2", "no-building").rule == "lisboa.12.3"
    assert legal(pos) == {"complete green-2"}
