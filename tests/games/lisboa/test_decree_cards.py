"""The 70 decrees: a final position of growing size for each, and the wigs that it scores."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from gaiola.games.lisboa.constants import FINAL_ROUND
from gaiola.games.lisboa.rules import scoring
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, box, city, run
from tests.games.lisboa.test_goals import NO_TILE, SET, shops

Size = Callable[[int], dict[str, Any]]
"""A position for a number of whatever the decree counts."""

OWN_SITES = ("west_a", "west_b", "west_c", "west_d", "west_e", "east_a", "east_b", "east_c")
NORTH = ("north_gold", "north_cloth", "north_books", "north_tools")
NOBLES = ("manuel", "marquis", "king")


# ---- positions


def stores(text: str, seat: int = GREEN, **more: Any) -> Size:
    """The first so many of these stores."""
    return lambda n: {"stores": shops(" ".join(text.split()[:n]), seat), **more}


def halls(architect: str, tiles: str, sites: tuple[str, ...] = OWN_SITES) -> Size:
    """The first so many of these buildings."""

    def lay(n: int) -> dict[str, Any]:
        opened = list(zip(sites, tiles.split(), strict=False))[:n]
        return {"buildings": {site: f"{tile} {architect}" for site, tile in opened}, "ready": NO_TILE}

    return lay


def listed(name: str, text: str, seat: int = GREEN, **more: Any) -> Size:
    """The first so many words of a list."""
    return lambda n: {name: {seat: " ".join(text.split()[:n])}, **more}


def row(letter: str) -> Size:
    return stores(f"{letter}1:gold {letter}2:cloth {letter}3:books {letter}4:tools")


def column(street: str, *columns: int) -> Size:
    """Stores that face one street, in the rows of its columns."""
    return stores(" ".join([f"{letter}{number}:{street}" for number in columns for letter in "abcd"]))


def flanked(n: int) -> dict[str, Any]:
    tiles = iter(box().buildings)
    return {
        "buildings": {f"{side}_{letter}": f"{next(tiles)} blue" for letter in "abcde"[:n] for side in ("west", "east")},
        "ready": NO_TILE,
    }


def in_offices(n: int) -> dict[str, Any]:
    return {"offices": {"king": {GREEN: n - n // 2}, "manuel": {GREEN: n // 2}}, "plazas": {"king": {GREEN: 1}}}


def staff(noble: str) -> Size:
    return lambda n: {"offices": {noble: {GREEN: n - 1}}, "plazas": {noble: {GREEN: 1}}}


def loaded(n: int) -> dict[str, Any]:
    cargo = {(GREEN, 1): "gold " * min(n, 3), (GREEN, 2): "tools " * max(0, n - 3)}
    return {"portfolio": {GREEN: "dock1:ship_brown dock2:ship_purple"}, "cargo": cargo}


def cleared(n: int) -> dict[str, Any]:
    lines = [*"abcde", 1, 2, 3, 4, 5][n:]
    rows = {line: "fire" for line in lines if isinstance(line, str)}
    return {"rows": rows, "columns": {line: "fire" for line in lines if isinstance(line, int)}}


def empty_lands(n: int) -> dict[str, Any]:
    """The other lands belong to all four, the first column to Green."""
    lands = [
        f"{letter}{number}:{street}"
        for number, street in ((1, "gold"), (2, "gold"), (3, "cloth"))
        for letter in "abcde"
    ]
    built = lands[: 25 - n]
    return {"stores": {name: own for seat in range(4) for name, own in shops(" ".join(built[seat::4]), seat).items()}}


def groups(n: int) -> dict[str, Any]:
    houses = " ".join(("left left", "middle middle middle", "right right right")[:n])
    lands = ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2"][: len(houses.split())]
    return {"stores": shops(" ".join([f"{land}:gold" for land in lands])), "houses": {GREEN: houses}}


def behind(name: str, more: Any, fewer: Any) -> Size:
    """So many of the three opponents have less."""
    return lambda n: {name: {GREEN: more, **{seat: fewer if seat <= n else more for seat in (YELLOW, PURPLE, ORANGE)}}}


def fewer_shops(n: int) -> dict[str, Any]:
    own = {seat: f"{'abcd'[seat]}1:gold" for seat in range(4) if seat == GREEN or seat > n}
    return {"stores": {name: store for seat, text in own.items() for name, store in shops(text, seat).items()}}


def plans_of_orange(n: int) -> dict[str, Any]:
    """Plans that are not completed stand in for the four that are always dealt."""
    return {"completed": {ORANGE: "blue-2 " * n}, "plans": {GREEN: "green-2 " * max(0, 4 - n)}}


def second(n: int) -> dict[str, Any]:
    """Green is in place `n + 1`, counted from behind."""
    return {
        "completed": {GREEN: "blue-4", YELLOW: "blue-5", PURPLE: ("green-5", "blue-3")[n]},
        "plans": {GREEN: "blue-2"},
    }


GOLD = "casa_da_moeda torre_do_tombo colegio_dos_nobres erario_regio senado_da_camara bolsa_do_comercio"
CLOTH = "alfandega terreiro_do_trigo aula_do_comercio senado_da_camara teatro_da_rua_dos_condes palacio_da_inquisicao"
BOOKS = "arsenal_real torre_do_tombo colegio_dos_nobres impressao_regia aula_do_comercio palacio_da_inquisicao"
TOOLS = "casa_da_moeda alfandega arsenal_real impressao_regia hospital_de_sao_jose fabrica_das_sedas"
CORNERS = {"west_a": "casa_da_moeda blue", "west_b": "cadeia_do_limoeiro blue", "north_gold": "bolsa_do_comercio blue"}
EIGHT = "a1:gold a2:cloth a3:books a4:tools b1:gold b2:cloth b3:books b4:tools"
SIX_PLANS = "2 3 3 4 4 5"


def plans(architect: str) -> Size:
    return listed("completed", " ".join([f"{architect}-{number}" for number in SIX_PLANS.split()]))


SHIPS = "dock1:ship_purple dock2:ship_brown dock3:ship_purple"
NOBLE_CARDS = "dock1:blue_king_1 dock2:blue_manuel_1 dock3:blue_marquis_1"
DECREES = "lawgiver goldsmiths drapers booksellers toolmakers row_a_landlord row_b_landlord tonnage"

LADDERS: list[tuple[str, Size, Mapping[int, int]]] = [
    # own stores
    ("goldsmiths", column("gold", 1, 2), {0: 0, 1: 2, 3: 6, 4: 8, 5: 8}),
    ("drapers", column("cloth", 2, 3), {0: 0, 1: 2, 3: 6, 4: 8, 5: 8}),
    ("booksellers", column("books", 3, 4), {0: 0, 1: 2, 3: 6, 4: 8, 5: 8}),
    ("toolmakers", column("tools", 4, 5), {0: 0, 1: 2, 3: 6, 4: 8, 5: 8}),
    ("row_a_landlord", row("a"), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("row_b_landlord", row("b"), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("row_c_landlord", row("c"), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("row_d_landlord", row("d"), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("row_e_landlord", row("e"), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("narrow_plots", column("tools", 5), {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}),
    ("freedom_of_trades", stores(EIGHT), {2: 0, 3: 3, 4: 6, 8: 6}),
    ("scattered_estates", stores("a1:gold b1:gold c1:gold d1:gold e1:gold"), {2: 0, 3: 3, 4: 5, 5: 8}),
    ("complete_merchant", stores(EIGHT), {3: 0, 4: 5, 7: 5, 8: 10}),
    ("great_landowner", stores(EIGHT), {3: 0, 4: 2, 5: 4, 6: 6, 7: 8, 8: 10}),
    ("row_of_houses", stores("a1:gold a2:gold a3:cloth a4:books a5:tools"), {1: 0, 2: 3, 3: 6, 4: 9, 5: 9}),
    ("city_block", stores("a1:gold a2:gold b2:cloth b3:cloth c3:books"), {1: 0, 2: 2, 3: 4, 4: 6, 5: 8}),
    ("facing_windows", stores("a1:gold a2:gold b3:cloth b2:cloth c5:tools c4:tools"), {1: 0, 2: 4, 4: 8, 6: 8}),
    (
        "busy_corners",
        stores("a1:gold a2:gold b1:gold b2:gold", buildings=CORNERS, ready=NO_TILE),
        {0: 0, 1: 2, 2: 4, 3: 6, 4: 6},
    ),
    ("quiet_trade", stores("a3:books b3:books c1:gold c2:cloth"), {0: 0, 1: 2, 2: 4, 3: 6, 4: 6}),
    # the city
    ("blue_school", halls("blue", CLOTH), {0: 0, 1: 1, 5: 5, 6: 6}),
    ("green_school", halls("green", CLOTH), {0: 0, 1: 1, 5: 5, 6: 6}),
    ("gilded_halls", halls("blue", GOLD), {0: 0, 1: 1, 5: 5, 6: 6}),
    ("draped_halls", halls("blue", CLOTH), {0: 0, 1: 1, 5: 5, 6: 6}),
    ("learned_halls", halls("blue", BOOKS), {0: 0, 1: 1, 5: 5, 6: 6}),
    ("working_halls", halls("blue", TOOLS), {0: 0, 1: 1, 5: 5, 6: 6}),
    (
        "northern_front",
        halls("blue", "casa_da_moeda alfandega arsenal_real hospital_de_sao_jose", NORTH),
        {1: 0, 2: 3, 3: 5, 4: 8},
    ),
    ("flanked_rows", flanked, {0: 0, 1: 2, 3: 6, 4: 6}),
    ("cleared_streets", cleared, {0: 0, 1: 1, 7: 7, 8: 8, 9: 8}),
    ("open_squares", empty_lands, {10: 5, 11: 5, 12: 6, 25: 6}),
    # plans and officials
    ("royal_openings", plans("blue"), {0: 0, 1: 2, 3: 6, 4: 8, 5: 8}),
    ("blue_patron", plans("blue"), {0: 0, 1: 3, 3: 9, 4: 9}),
    ("green_patron", plans("green"), {0: 0, 1: 3, 3: 9, 4: 9}),
    ("state_payroll", plans("green"), {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 7}),
    ("grand_design", plans("green"), {1: 0, 2: 3, 4: 5, 6: 8}),
    ("men_in_office", in_offices, {0: 0, 1: 1, 5: 5, 6: 6, 7: 6}),
    ("builders_staff", staff("manuel"), {1: 2, 2: 4, 3: 6, 4: 6}),
    ("ministers_staff", staff("marquis"), {1: 2, 2: 4, 3: 6, 4: 6}),
    ("kings_staff", staff("king"), {1: 2, 2: 4, 3: 6, 4: 6}),
    ("eyes_everywhere", lambda n: {"offices": {noble: {GREEN: 1} for noble in NOBLES[:n]}}, {1: 0, 2: 2, 3: 5}),
    # the portfolio
    ("ship_owner", listed("portfolio", SHIPS), {0: 0, 1: 2, 2: 5, 3: 9}),
    ("tonnage", listed("portfolio", SHIPS), {0: 0, 1: 3, 2: 7, 3: 8}),
    ("brazil_run", listed("portfolio", SHIPS), {0: 0, 1: 4, 2: 8, 3: 8}),
    ("loaded_docks", loaded, {0: 0, 1: 3, 2: 5, 3: 5, 4: 8}),
    ("noble_friends", listed("portfolio", NOBLE_CARDS), {0: 0, 1: 2, 2: 4, 3: 6}),
    (
        "crown_subsidies",
        listed("portfolio", "office1:blue_treasury_1 office2:blue_treasury_2 office3:red_treasury_1"),
        {0: 0, 1: 2, 2: 4, 3: 6},
    ),
    ("balanced_court", listed("portfolio", NOBLE_CARDS), {0: 0, 1: 1, 2: 4, 3: 8}),
    # Church and Crown
    ("friend_of_the_church", listed("clergy", "te_deum te_deum seminary alms_chest"), {0: 0, 1: 2, 3: 6, 4: 8}),
    ("hidden_vestments", listed("clergy", "te_deum alms_chest seminary solemn_mass"), {0: 0, 1: 3, 2: 5, 3: 8, 4: 8}),
    ("royal_favorite", listed("favors", "king manuel marquis"), {0: 0, 1: 2, 2: 5, 3: 8}),
    ("ear_of_the_crown", lambda n: {"influence": {GREEN: n}}, {3: 0, 4: 2, 6: 2, 7: 4, 9: 4, 10: 7}),
    ("lawgiver", listed("decrees", DECREES), {1: 1, 4: 4, 7: 7, 8: 7}),
    # goods, money, prices
    ("full_coffers", lambda n: {"reis": {GREEN: n}}, {3: 0, 4: 1, 16: 4, 27: 6, 28: 7, 32: 7}),
    (
        "stocked_warehouse",
        listed("goods", "gold cloth books tools " * 4, rubble={GREEN: SET * 2}),
        {1: 0, 2: 1, 8: 4, 13: 6, 14: 7, 16: 7},
    ),
    (
        "general_store",
        listed("goods", "gold cloth books tools " * 4, rubble={GREEN: SET * 2}),
        {3: 0, 4: 3, 8: 6, 12: 9, 16: 9},
    ),
    ("firm_prices", lambda n: {"prices": {"gold": n, "cloth": 5, "books": 5, "tools": 5}}, {2: 5, 3: 6, 5: 6, 6: 7}),
    ("rich_treasury", lambda n: {"treasury": n}, {1: 0, 4: 0, 5: 5, 6: 5}),
    ("poor_treasury", lambda n: {"treasury": n}, {1: 5, 2: 5, 3: 0, 6: 0}),
    # rubble and houses
    ("caged_frames", lambda n: {"rubble": {GREEN: SET * n}}, {1: 0, 2: 2, 3: 4, 4: 6, 5: 9}),
    ("earthquake_relief", lambda n: {"rubble": {GREEN: "earthquake " * n}}, {0: 0, 1: 1, 4: 4, 5: 5}),
    ("fire_brigade", lambda n: {"rubble": {GREEN: "fire " * n}}, {0: 0, 1: 1, 4: 4, 5: 5}),
    ("sea_wall", lambda n: {"rubble": {GREEN: "tsunami " * n}}, {0: 0, 1: 1, 4: 4, 5: 5}),
    ("trade_houses", groups, {0: 0, 1: 3, 2: 6, 3: 9}),
    # others
    ("most_shops", fewer_shops, {0: 0, 1: 2, 2: 4, 3: 6}),
    ("most_tonnage", behind("portfolio", "dock1:ship_red", "dock1:ship_blue"), {0: 0, 1: 2, 2: 4, 3: 6}),
    ("most_money", behind("reis", 7, 6), {0: 0, 1: 2, 2: 4, 3: 6}),
    ("most_rubble", behind("rubble", "fire fire", "tsunami"), {0: 0, 1: 2, 2: 4, 3: 6}),
    (
        "most_clergy",
        lambda n: {"clergy": {GREEN: "tithe_barn", **dict.fromkeys(range(n + 1, 4), "te_deum")}},
        {1: 2, 2: 4, 3: 6},
    ),
    ("left_hand_toll", stores(EIGHT, YELLOW), {0: 0, 1: 1, 5: 5, 7: 7, 8: 7}),
    ("right_hand_toll", plans_of_orange, {0: 0, 1: 2, 2: 4, 3: 6, 4: 6}),
    ("second_in_state", second, {0: 0, 1: 6}),
]


@pytest.mark.rule("lisboa.17.17")
@pytest.mark.rule("lisboa.17.18")
@pytest.mark.parametrize(("decree", "size", "wigs"), LADDERS, ids=[name for name, _, _ in LADDERS])
def test_a_decree_scores(decree: str, size: Size, wigs: Mapping[int, int]) -> None:
    number = box().decrees.index(decree)
    found = {n: scoring.decree_worth(city(**size(n)), GREEN, number) for n in wigs}
    assert found == wigs


def test_every_decree_is_tried() -> None:
    assert sorted(name for name, _, _ in LADDERS) == sorted(box().decrees)


@pytest.mark.rule("lisboa.17.18")
@pytest.mark.parametrize(
    ("decree", "count", "most"),
    [
        ("complete_merchant", 3, 10),
        ("friend_of_the_church", 5, 8),
        ("noble_friends", 4, 6),
        ("crown_subsidies", 4, 6),
        ("earthquake_relief", 6, 5),
        ("fire_brigade", 6, 5),
        ("sea_wall", 6, 5),
        ("trade_houses", 4, 9),
        ("most_shops", 4, 6),
        ("most_tonnage", 4, 6),
        ("most_money", 4, 6),
        ("most_rubble", 4, 6),
        ("most_clergy", 4, 6),
    ],
)
def test_a_maximum_that_no_position_exceeds(decree: str, count: int, most: int) -> None:
    """It stands on the card all the same."""
    assert box().score[box().decrees.index(decree)].of(count) == most


@pytest.mark.rule("lisboa.2.15")
def test_decrees_that_two_players_do_without() -> None:
    removed = [name for name, marked in zip(box().decrees, box().marked[2], strict=True) if marked]
    assert removed == [
        *("row_e_landlord", "most_shops", "most_tonnage", "most_money", "most_rubble", "most_clergy"),
        *("left_hand_toll", "right_hand_toll", "second_in_state"),
    ]
    assert not any(box().marked[3]) and not any(box().marked[4])


@pytest.mark.rule("lisboa.16.8")
def test_decrees_score_for_their_owner_at_the_end() -> None:
    """Green 2 + 6 for gold stores and a row, Yellow 1 for a decree that counts only itself."""
    decrees = {GREEN: "goldsmiths row_b_landlord", YELLOW: "lawgiver"}
    pos = city(seat=ORANGE, decrees=decrees, stores=shops("b1:gold b3:books"), hands={ORANGE: "blue_king_1"})
    pos.ending = FINAL_ROUND
    run(pos, "gold blue_king_1", "take king")
    assert pos.over
    assert [dict(parts)["decrees"] for parts in pos.breakdown()] == [8, 1, 0, 0]
