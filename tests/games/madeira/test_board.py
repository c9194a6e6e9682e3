"""The board in a browser: whole at every step, drawn from what the seat may see, safe whatever people call
themselves."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from gaiola import Chance
from gaiola.games.madeira import board
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.look.scene import Price
from gaiola.words import LANGUAGES
from tests.games.boards import MINUS, Shown, along, labels, pieces, touches
from tests.games.madeira.table import BLUE, PURPLE, RED, YELLOW, box, island, play, sequence, step

SHOWN = Shown(board, box, ("yellow", "red", "purple", "blue"))
words, scene, everything, panes = SHOWN.words, SHOWN.scene, SHOWN.everything, SHOWN.panes
SKULL = "\N{SKULL AND CROSSBONES}\N{VARIATION SELECTOR-15}"
WOOD = "\N{IDENTICAL TO}"
DRAWN = {"place", "berth", "building", "die", "pirate", "pass", "favor", "reward", "row", "request", "guild"}
REPEATED = {"die", "pirate", "request"}
"""Dice of one face and requests of one kind are the same to a move."""


def taken(html: str) -> set[str]:
    return set(re.findall(r'class="el taken" data-touch="([^"]+)"', html))


def positions(players: int, seed: int = 0) -> Iterator[MadeiraPosition]:
    """Positions along a game."""
    pos = box().start(players, Chance(players + seed))
    assert isinstance(pos, MadeiraPosition)
    return along(pos, Chance(players + seed + 10), "random", seed=seed, most=900)


# ---- along whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_whole_at_every_step_in_every_language(players: int) -> None:
    for number, pos in enumerate(positions(players)):
        if number % 11 and pos.to_move is not None:
            continue
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in {pos.to_move, number % players, None}:
            SHOWN.assert_whole(pos, seat, lang, REPEATED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_a_move_touches_is_drawn(players: int) -> None:
    """Candidates that are refused too, unless the thing is not on the table at all."""
    steps: list[str] = []
    for seed in range(3):
        for pos in positions(players, seed=seed * 7):
            if pos.to_move is None or steps.count(step(pos)) > 10:
                continue
            steps.append(step(pos))
            drawn = set(touches(SHOWN.clickable(scene(pos, pos.to_move))))
            for move in pos.legal():
                wanted = {touch for touch in move.touches if touch.split(":")[0] in DRAWN}
                assert wanted <= drawn, move.notation
    expected = {
        "set-up-city",
        "set-up-field",
        "row",
        "request",
        "turn",
        "use-die",
        "worker-from",
        "worker-to",
        "ship-to",
    }
    assert expected | {"pay", "upkeep", "feed", "keep", "build", "citizen-from"} <= set(steps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_nothing_on_its_board(players: int) -> None:
    for number, pos in enumerate(positions(players)):
        secret = step(pos) in ("keep", "donate") if pos.to_move is not None else False
        for seat in range(players) if secret or number % 60 == 0 else ():
            other = pos.imagine(seat, Chance(number))
            assert isinstance(other, MadeiraPosition)
            assert everything(scene(other, seat)) == everything(scene(pos, seat))


def test_a_name_is_only_a_name() -> None:
    for number, pos in enumerate(positions(3)):
        for seat in (0, None) if number % 40 == 0 else ():
            SHOWN.assert_names_are_text(pos, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_clicked_has_a_name_and_no_bare_id(lang: str) -> None:
    pos = island(4, dice={YELLOW: [1, 2]}, favors={YELLOW: "monk lady-"}, ships={"wheat_2": RED}, watch={YELLOW: 1})
    html = everything(scene(pos, YELLOW, lang))
    assert set(labels(html)) == set(touches(html))
    assert not [label for label in labels(html).values() if "_" in label or not label.strip()]


# ---- how many players


@pytest.mark.parametrize(("players", "market", "landing"), [(2, 3, 2), (3, 4, 3), (4, 4, 4)])
def test_slots_of_ships_by_the_number_of_players(players: int, market: int, landing: int) -> None:
    drawn = touches(panes(island(players))["sea"])
    assert sum(touch.startswith("berth:sugar") for touch in drawn) == market
    assert sum(touch.startswith("berth:brasil") for touch in drawn) == landing
    assert sum(touch.startswith("row:") for touch in touches(panes(island(players))["guilds"])) == players


def test_spots_under_a_favor_are_not_drawn() -> None:
    pos = island(built=["funchal_d3"])
    drawn = touches(panes(pos)["cities"])
    assert {"place:funchal_5", "place:funchal_6", "place:porto_santo_4"} <= set(drawn)
    assert "place:porto_santo_5" not in drawn and "favor:monk" in drawn and "favor:lord" not in drawn


# ---- the island


def test_full_buildings_are_marked() -> None:
    pos = island(2, dice={YELLOW: [1]}, on={"moinho": [1, 2]}, markers={"moinho": [YELLOW, RED]})
    marked = {touch for touch in taken(panes(pos, YELLOW)["island"]) if touch.startswith("building")}
    assert step(pos) == "turn" and marked == {"building:moinho"}


def test_a_field_shows_what_it_was_and_what_it_may_become() -> None:
    pos = island(2, round=3, field_good={"r1_f3": "sugar"}, field_wood={"r1_f3": 0})
    named = labels(panes(pos)["island"])
    assert "was wheat" in named["place:r1_f3"]
    assert "may become wine" in named["place:r1_f2"]
    assert "may become" not in named["place:r2_f1"], "its round is over"


def test_cost_and_refusal_stand_on_the_building_that_is_resolved() -> None:
    pos = island(2, phase="c", on={"moinho": [3]}, markers={"moinho": [YELLOW]}, reals={YELLOW: 9}, script=["3"])
    now = pos.view(None)["now"]
    assert step(pos) == "pay" and now["building"] == "moinho"
    named = labels(panes(pos, YELLOW)["island"])
    assert f"cost {now['cost']}" in named["building:moinho"] and "cost" not in named["building:capitania"]


def test_the_level_of_a_building_is_marked_for_whoever_looks() -> None:
    pos = island(2, fields={"r2_f1": [YELLOW]})
    marks = [panes(pos, seat)["island"].count('stroke="var(--c-500)"') for seat in (YELLOW, RED, None)]
    assert marks == [2, 0, 0], "two buildings stand in the region"


# ---- pieces that are lifted


def test_a_lifted_worker_is_in_the_air_and_flies_from_there() -> None:
    pos = island(2, dice={YELLOW: [3]}, fields={"r1_f1": [YELLOW]})
    sequence(pos, "die 3 capitania", "act", "worker-from r1_f1")
    before = panes(pos, YELLOW)["island"]
    assert before.count('class="lifted"') == 1
    play(pos, "worker-to r2_f4")
    after = panes(pos, YELLOW)["island"]
    assert "worker:r2_f4:0" in pieces(before) and "worker:r2_f4:0" in pieces(after)
    assert "worker:r1_f1:0" not in pieces(after)


def test_pieces_are_lifted_at_home_too() -> None:
    pos = island(2, dice={YELLOW: [3]}, goods={YELLOW: "wheat wheat"}, wood={YELLOW: 1})
    sequence(pos, "die 3 moinho", "act", "ship-from home")
    seen = scene(pos, YELLOW)
    assert re.search(r'class="el hm lifted" data-touch="berth:home"', board.tray(seen).whole())
    assert "ship:wheat_2" in pieces(board.tray(seen).whole())
    assert 'class="lifted"' not in "".join(pane.svg for pane in board.panes(seen))


def test_a_neutral_citizen_is_lifted() -> None:
    pos = island(2, dice={YELLOW: [3]})
    sequence(pos, "die 3 fortaleza", "act", "citizen-from funchal_4")
    cities = panes(pos, YELLOW)["cities"]
    assert cities.count('class="lifted"') == 1 and "citizen:funchal_1" in pieces(cities)


# ---- guild rows


def test_requests_are_chosen_in_the_own_row_only() -> None:
    pos = island(3, phase="a", round=1, row_dice=[[1, 2, 3]] * 3)
    assert not [touch for touch in touches(everything(scene(pos, YELLOW))) if touch.startswith("request")]
    play(pos, "row 2")
    assert step(pos) == "request"
    drawn = [touch for touch in touches(everything(scene(pos, YELLOW))) if touch.startswith("request")]
    assert len(drawn) == len(set(drawn)) == 5, "one row of five kinds"


def test_guilds_are_chosen_in_the_own_row_only() -> None:
    pos = island(3, phase="a", round=1, row_dice=[[1, 2, 3]] * 3, favors={YELLOW: "patron- treasurer-"})
    sequence(pos, "row 2", "request urbanization")
    assert step(pos) == "guild"
    drawn = [touch for touch in touches(everything(scene(pos, YELLOW))) if touch.startswith("guild")]
    assert drawn == ["guild:green", "guild:orange"]


def test_a_marker_is_in_a_row_or_in_the_passing_column() -> None:
    pos = island(3, phase="a", round=1, row_dice=[[1, 2, 3]] * 3)
    for _ in range(2):
        assert sorted(piece for piece in pieces(panes(pos)["guilds"]) if piece.startswith("order")) == [
            "order:0",
            "order:1",
            "order:2",
        ]
        play(pos, "row 1" if step(pos) == "row" else "request urbanization")


# ---- tray and cards


def test_the_tray_is_mine() -> None:
    pos = island(3, dice={YELLOW: [1, 1, 3], RED: [2]}, favors={YELLOW: "monk", RED: "lady"})
    assert {"die:1", "die:3", "favor:monk", "place:home", "berth:home"} <= set(
        touches(board.tray(scene(pos, YELLOW)).whole())
    )
    assert touches(board.tray(scene(pos, RED)).whole()) == ["die:2", "place:home", "berth:home", "favor:lady"]
    assert board.tray(scene(pos, None)).whole() == ""


def test_requests_say_what_they_are_worth_and_are_kept_in_the_tray() -> None:
    held = {YELLOW: "market_routes urbanization expeditions", RED: "urbanization"}
    pos = island(2, phase="e", round=3, requests=held, spots={"funchal_1": YELLOW, "funchal_2": YELLOW})
    assert step(pos) == "keep"
    tray = board.tray(scene(pos, YELLOW)).whole()
    assert {"request:market_routes", "request:urbanization", "request:expeditions"} <= set(touches(tray))
    assert "Urbanization: 12 PP now" in tray
    assert not [touch for touch in touches(board.tray(scene(pos, RED)).whole()) if touch.startswith("request")]


@pytest.mark.rule("madeira.16.3")
def test_requests_alike_show_what_each_adds_and_one_of_them_is_kept() -> None:
    held = {YELLOW: "market_routes market_routes urbanization", RED: "expeditions " * 3}
    ships = {"wheat_2": YELLOW, "sugar_2": YELLOW, "sugar_3": YELLOW, "wine_2": YELLOW}
    pos = island(2, phase="e", round=3, requests=held, ships=ships, spots={"funchal_1": YELLOW})
    tray = board.tray(scene(pos, YELLOW)).whole()
    assert "Requests, worth now: 20" in tray and "Market Routes: 14 PP now" in tray
    assert "Market Routes: best kept, as it would bring 3 PP" in tray and tray.count(">keep<") == 1
    play(pos, "keep urbanization")
    tray = board.tray(scene(pos, YELLOW)).whole()
    assert "Requests, worth now: 17" in tray and "Market Routes: 3 more PP now" in tray
    assert "Urbanization: you keep it" in tray and tray.count(">kept<") == 1 and ">keep<" not in tray


def test_of_two_requests_alike_one_looks_kept() -> None:
    pos = island(2, phase="e", round=1, requests={YELLOW: "urbanization " * 2, RED: "expeditions " * 2})
    assert board.tray(scene(pos, YELLOW)).whole().count(">keep<") == 1
    play(pos, "keep urbanization")
    assert board.tray(scene(pos, YELLOW)).whole().count(">kept<") == 1


def test_favors_face_down_say_so() -> None:
    pos = island(2, favors={YELLOW: "monk lady-"})
    tray = board.tray(scene(pos, YELLOW)).whole()
    assert tray.count("fv down") == 1 and ">face down<" in tray
    assert "Lady, violet guild" in "".join(board.cards(scene(pos, RED))[YELLOW].rows)


def test_the_pirates_of_others_are_covered() -> None:
    pos = island(3, pirates={YELLOW: 13, RED: 17, PURPLE: 19})
    bodies = ["".join(card.rows) for card in board.cards(scene(pos, RED))]
    assert "<b>17</b>" in bodies[RED] and "<b>?</b>" not in bodies[RED]
    for seat in (YELLOW, PURPLE):
        assert "<b>?</b>" in bodies[seat] and "<b>13</b>" not in bodies[seat] and "<b>19</b>" not in bodies[seat]
    shown = island(3, pirates={YELLOW: 13}, options={"pirates_hidden": False})
    assert "<b>13</b>" in "".join(board.cards(scene(shown, None))[YELLOW].rows)


def test_who_has_the_most_in_a_city() -> None:
    cities = panes(island(4, spots={"funchal_1": BLUE, "funchal_2": BLUE}))["cities"]
    assert "Funchal; 12 PP for the most, 6 for others; income: Reals; most: Ana" in cities


# ---- course, panel, cover


def test_the_course_of_the_game() -> None:
    pos = island(2, round=3)
    assert "Round 3 of 5" in board.course(scene(pos, None)) and "Characters" in board.course(scene(pos, None))
    start = box().start(2, Chance(1))
    assert isinstance(start, MadeiraPosition)
    assert "Set-up" in board.course(scene(start, None)) and 'class="on"' not in board.panel(scene(start, None))


@pytest.mark.parametrize(
    ("round", "crown"),
    [(1, "score 1 of 2"), (2, "fields change"), (3, "score 2 of 3"), (4, "fields change"), (5, "score 3 of 3")],
)
def test_the_year_says_what_the_crown_wants(round: int, crown: str) -> None:
    panel = board.panel(scene(island(2, round=round), None))
    assert f"Crown: {crown}" in panel and panel.count("#i-crown") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_has_a_cover(lang: str) -> None:
    cover = board.cover(words(lang))
    ElementTree.fromstring(cover)
    assert "Madeira" in cover


@pytest.mark.parametrize(
    ("terms", "shown"),
    [
        ((), Price("")),
        ((("bread", 0),), Price("")),
        ((("bread", -2),), Price(f"{MINUS}2", "cost")),
        ((("reals", -6),), Price(f"{MINUS}6 R", "cost")),
        ((("reals", 3),), Price("+3 R", "gain")),
        ((("points", 4),), Price("★ 4", "gain")),
        ((("pirates", 2),), Price(f"{SKULL} +2", "cost")),
        ((("pirates", -3),), Price(f"{SKULL} {MINUS}3", "gain")),
        ((("wood", -1), ("sugar", -4), ("income", 14)), Price("+14 R", "gain")),
        ((("reals", -1), ("sugar", -4), ("income", 14)), Price("+13 R", "gain")),
        ((("wood", -1), ("wine", -3)), Price(f"{MINUS}3 {MINUS}1 {WOOD}", "cost")),
        ((("wood", -2), ("reals", -3)), Price(f"{MINUS}2 {WOOD} {MINUS}3 R", "cost")),
        ((("wood", -1), ("pirates", 2)), Price(f"{MINUS}1 {WOOD} {SKULL} +2", "cost")),
        ((("bread", -3), ("pirates", 3)), Price(f"{MINUS}3 {SKULL} +3", "cost")),
        ((("bread", -5), ("pirates", 0)), Price(f"{MINUS}5", "cost")),
        ((("wheat", -1), ("sugar", -1), ("wine", 1)), Price("")),
        ((("wheat", -2), ("wine", 1)), Price("")),
        ((("wheat", -2), ("level", 1)), Price(f"{MINUS}2 ▲", "gain")),
        ((("level", -1), ("bread", 1)), Price("▼ +1", "gain")),
        ((("reals", -5), ("points", 5)), Price(f"{MINUS}5 R ★ 5", "gain")),
    ],
)
def test_a_price_in_a_few_characters(terms: tuple[tuple[str, int], ...], shown: Price) -> None:
    assert board.price(terms) == shown
