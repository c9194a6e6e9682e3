"""The board in a browser: whole at every step, drawn from what the seat may see, safe whatever people call
themselves."""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from gaiola import Chance, Scripted
from gaiola.games.palacio import board
from gaiola.games.palacio.position import PalacioPosition
from gaiola.look.scene import Price
from gaiola.words import LANGUAGES
from tests.games.boards import MINUS, Shown, along, pieces, touches, unexplained
from tests.games.palacio.table import BLUE, GREEN, MILLS, PLACES, RED, YELLOW, box, palace, play

SHOWN = Shown(board, box, ("yellow", "green", "red", "blue"))
words, scene, everything = SHOWN.words, SHOWN.scene, SHOWN.everything
LIMITED = {"supply": True}
OPTIONS: dict[int, dict[str, Any]] = {
    2: {"game_mode": "short", "hiring": "in_turn_order"},
    3: {"supply": True, "last_round": "one_more_round"},
    4: {},
}


@cache
def played(players: int, bot: str) -> list[PalacioPosition]:
    """The positions of a game, and its end. Nobody plays on from them, so tests share them: the better bot takes its
    time."""
    pos = box(**OPTIONS[players]).start(players, Chance(players))
    assert isinstance(pos, PalacioPosition)
    return [each.copy() for each in along(pos, Chance(players + 10), bot, most=700)]


def positions(players: int, bot: str, every: int, most: int = 700) -> list[PalacioPosition]:
    """Positions along a game, and the last of those that are looked at."""
    game = played(players, bot)
    return [*game[:-1][:most:every], game[min(most, len(game) - 1)]]


# ---- along whole games


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_whole_at_every_step_in_every_language(players: int, bot: str) -> None:
    for number, pos in enumerate(positions(players, bot, every=23)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in {pos.to_move, number % players, None}:
            drawn = SHOWN.assert_whole(pos, seat, lang)
            assert {f"location:{place}" for place in PLACES} <= set(drawn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_a_legal_move_touches_is_drawn(players: int) -> None:
    steps: list[str] = []
    for pos in positions(players, "greedy", every=1):
        step = pos.view(None)["step"]
        if pos.to_move is None or steps.count(step) > 12:
            continue
        steps.append(step)
        drawn = set(touches(SHOWN.clickable(scene(pos, pos.to_move))))
        for move in pos.legal():
            assert set(move.touches) <= drawn, move.notation
    assert {"choose-product", "hire", "place", "worker", "raise", "produce", "offer", "sell"} <= set(steps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_nothing_on_its_board(players: int) -> None:
    secrets = 0
    for number, pos in enumerate(positions(players, "greedy", every=1, most=200)):
        hiding = pos.choices_hidden_from(None)
        secrets += len(hiding)
        for seat in range(players) if hiding or number % 40 == 0 else ():
            other = pos.imagine(seat, Chance(number))
            assert everything(scene(other, seat)) == everything(scene(pos, seat))
    assert secrets or not box(**OPTIONS[players]).hire_in_secret


def test_a_name_is_only_a_name() -> None:
    for pos in positions(3, "greedy", every=60):
        for seat in (0, None):
            SHOWN.assert_names_are_text(pos, seat)


# ---- the tray


def test_workers_are_chosen_only_by_whom_it_is_up_to() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 3, GREEN: 5})
    assert {f"workers:{number}" for number in range(5)} <= set(touches(board.tray(scene(pos, YELLOW)).whole()))
    assert not [touch for touch in touches(everything(scene(pos, GREEN))) if touch.startswith("workers")]


def test_a_choice_in_secret_is_a_question_mark_to_others() -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: 3, GREEN: 5})
    play(pos, "hire 3")
    mine, theirs = ("".join(board.cards(scene(pos, seat))[YELLOW].rows) for seat in (YELLOW, GREEN))
    assert "<b>?</b>" in theirs and "<b>?</b>" not in mine and "<b>3</b>" in mine
    assert "<b>?</b>" in "".join(board.cards(scene(pos, None))[YELLOW].rows)


def test_every_number_of_coins_shows_what_the_die_comes_to() -> None:
    pos = palace(resolving=RED, players=3, coins={RED: 2}, workers={"vineyards": [RED]})
    play(pos, "resolve vineyards", 3)
    seen = pos.view(None)
    assert seen["raise"] == {"bonus": 0, "values": [3, 4, 5, 6, 7, 8, 9], "yields": [0, 1, 1, 1, 1, 2, 2]}
    assert [touch for touch in touches(board.tray(scene(pos, RED)).whole()) if touch.startswith("coins")] == [
        f"coins:{coins}" for coins in range(7)
    ]
    waiting = board.tray(scene(pos, YELLOW)).whole()
    assert "coins:" not in waiting and "#i-die3" in waiting, "the others see the die"


def test_coins_for_the_die_show_no_more_than_the_supply_has() -> None:
    goods = {GREEN: "grape " * 11}
    pos = palace(resolving=YELLOW, coins={YELLOW: 9}, goods=goods, workers={"vineyards": [YELLOW]}, options=LIMITED)
    play(pos, "resolve vineyards", 2)
    tray = board.tray(scene(pos, YELLOW)).whole()
    brings = [words().amount("grape", amount) for amount in (1, 2)]
    told = [words().say("board-add", coins=6, value=8, brings=amount) for amount in brings]
    assert told[0] in tray and told[1] not in tray


def test_patriarch_and_architect_at_the_die() -> None:
    cards: dict[str, str | int] = {"patriarch": YELLOW, "architect": YELLOW}
    pos = palace(resolving=YELLOW, coins={YELLOW: 9}, cards=cards, workers={"vineyards": [YELLOW]})
    play(pos, "resolve vineyards", 5)
    assert pos.view(None)["raise"] == {"bonus": 1, "values": [6, 8, 10, 12], "yields": [1, 2, 2, 3]}
    tray = board.tray(scene(pos, YELLOW)).whole()
    assert "#i-die5" in tray and "#i-architect" in tray


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mill_that_will_lose_its_resources_says_so_in_the_tray(lang: str) -> None:
    pos = palace(resolving=YELLOW, goods={YELLOW: "grape grape grape"}, workers={"wine_mill": [YELLOW]})
    mill = words(lang).noun("location", "wine_mill")
    warning = words(lang).say("board-unpaid", place=mill, coins=2)
    assert (
        warning in board.tray(scene(pos, YELLOW, lang)).whole()
        and warning not in board.tray(scene(pos, GREEN, lang)).whole()
    )
    pos.coins[YELLOW] = 2
    assert warning not in board.tray(scene(pos, YELLOW, lang)).whole()


def test_the_products_of_the_set_up_are_offered_once() -> None:
    pos = box().start(2, Scripted(["6", "1"]))
    assert isinstance(pos, PalacioPosition)
    drawn = touches(board.tray(scene(pos, YELLOW)).whole())
    assert drawn == ["good:olive_oil", "good:carcavelos_wine", "good:silk_cocoon"]


@pytest.mark.parametrize("coins", [0, 3])
def test_workers_to_hire_show_the_price_that_is_quoted(coins: int) -> None:
    pos = palace(hiring=YELLOW, coins={YELLOW: coins})
    tray = board.tray(scene(pos, YELLOW)).whole()
    for workers in range(5):
        price = dict(pos.quote(pos.box.move(f"hire {workers}")))["price"]
        assert words().say("board-hire", workers=workers, coins=price) in tray


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_icon_and_number_of_a_card_the_panel_and_the_tray_opens_the_inspector(players: int) -> None:
    asked = set()
    for pos in positions(players, "greedy", every=3):
        for seat in {pos.to_move, 0}:
            seen = scene(pos, seat)
            rows = [row for card in board.cards(seen) for row in card.rows]
            assert not unexplained("".join([*rows, SHOWN.tray(seen), board.panel(seen)]))
            assert all(card.label == f"Points: {card.points}" and card.kind == "points" for card in board.cards(seen))
        asked.add(pos.view(None)["step"])
    assert {"hire", "place", "worker", "raise", "offer"} <= asked


def test_a_spectator_has_no_tray() -> None:
    assert board.tray(scene(palace(hiring=YELLOW, coins={YELLOW: 3}), None)).whole() == ""


# ---- the panes


def test_the_acting_worker_stands_at_its_place_and_is_not_at_home() -> None:
    pos = palace(resolving=YELLOW, coins={YELLOW: 2}, workers={"vineyards": [YELLOW, YELLOW]})
    play(pos, "resolve vineyards", 3)
    html = everything(scene(pos, None))
    assert {"worker:vineyards:0:0", "worker:vineyards:0:1"} <= set(pieces(html))
    assert pos.view(None)["players"][YELLOW]["at_home"] == 2


def test_the_kings_worker_acting_in_a_mill_leaves_the_own_ones_at_home() -> None:
    goods = {YELLOW: "grape grape grape"}
    place = {"wine_mill": [YELLOW], "vineyards": [YELLOW]}
    pos = palace(
        resolving=YELLOW, cards={"king": YELLOW}, king_mill="wine_mill", workers=place, coins={YELLOW: 5}, goods=goods
    )
    assert pos.view(None)["players"][YELLOW]["at_home"] == 3
    play(pos, "resolve wine_mill")
    assert pos.view(None)["step"] == "produce" and pos.view(None)["players"][YELLOW]["at_home"] == 3
    play(pos, "produce")
    assert pos.view(None)["players"][YELLOW]["at_home"] == 3
    assert "worker:wine_mill:0:0" in pieces(everything(scene(pos, None))), "the same piece on the second coat"


def test_full_places_are_marked_while_workers_are_placed() -> None:
    pos = palace(placing=YELLOW, hand={YELLOW: 1}, workers={"chapel": [GREEN]}, second={"wine_mill": GREEN})
    panes = "".join(pane.svg for pane in board.panes(scene(pos, YELLOW)))
    marked = set(re.findall(r'class="el taken" data-touch="location:([^"]+)"', panes))
    assert marked == {"chapel", "wine_mill"}
    places = set(re.findall(r'data-touch="location:([^"]+)" data-when="place"', panes))
    assert places == set(pos.view(None)["locations"]), "at other times no place looks refused"


def test_coats_for_more_players_are_closed() -> None:
    marks = [re.findall(r">([34]\+)<", board.panes(scene(pos, None))[1].svg) for pos in map(_placing, (2, 3, 4))]
    assert [len(found) for found in marks] == [8, 4, 0]


def _placing(players: int) -> PalacioPosition:
    return palace(players, placing=YELLOW, hand={YELLOW: 1})


def test_tokens_on_the_track_never_cover_each_other() -> None:
    points = {YELLOW: 0, GREEN: 1, RED: 100, BLUE: 199}
    pos = palace(4, placing=YELLOW, hand={YELLOW: 1}, points=points)
    svg = board.panes(scene(pos, None))[0].svg
    placed = [
        float(found)
        for found in re.findall(r'data-piece="points:\d"><g><use href="[^"#]+#i-p-\w+" x="(-?[\d.]+)"', svg)
    ]
    assert len(placed) == 4 and svg.count(">+100<") == 2
    assert all(abs(one - two) >= 15 for one in placed for two in placed if one != two)
    assert all(0 < x < 888 - 20 for x in placed)


def test_mills_name_themselves_in_full_to_those_who_listen() -> None:
    for lang in LANGUAGES:
        farm = ElementTree.fromstring(board.panes(scene(_placing(2), None, lang))[1].svg)
        labels = {group.get("data-touch"): group.get("aria-label") or "" for group in farm.iter("g")}
        for mill in MILLS:
            assert words(lang).noun("location", mill) in labels[f"location:{mill}"]


# ---- course, panel, cover


def test_the_course_of_a_round_and_of_the_game() -> None:
    start = box().start(2, Scripted(["6", "1"]))
    assert isinstance(start, PalacioPosition)
    assert "Set-up" in board.course(scene(start, None)) and "Hire" not in board.course(scene(start, None))
    course = board.course(scene(palace(placing=YELLOW, hand={YELLOW: 1}, ending=1, cards={"marquise": GREEN}), None))
    assert "Hire ✓" in course and "Round 6" in course and "Visitor cards: 1 of 5" in course and "Last round" in course
    short = palace(placing=YELLOW, hand={YELLOW: 1}, options={"game_mode": "short"})
    assert "Visitor cards: 0 of 4" in board.course(scene(short, None))


def test_the_supply_is_noted_where_it_is_a_limit() -> None:
    assert board.panel(scene(_placing(2), None)) == ""
    limited = palace(placing=YELLOW, hand={YELLOW: 1}, options={"supply": True})
    assert board.panel(scene(limited, None)).count('class="chip') == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_has_a_cover(lang: str) -> None:
    cover = board.cover(words(lang))
    ElementTree.fromstring(cover)
    assert "O Palácio" in cover and "do Marquês" in cover


@pytest.mark.parametrize(
    ("terms", "shown"),
    [
        ((), Price("")),
        ((("price", 0),), Price("")),
        ((("price", 2),), Price(f"{MINUS}2 ◎", "cost")),
        ((("gain", 12),), Price("+12 ◎", "gain")),
        ((("price", 1), ("value", 8), ("yield", 2)), Price("→ 2", "gain")),
        ((("price", 0), ("value", 1), ("yield", 0)), Price("→ 0")),
        ((("price", 1), ("value", 4), ("needed", 4)), Price("4 ≥ 4", "gain")),
        ((("price", 0), ("value", 3), ("needed", 4)), Price("3 < 4")),
        ((("price", 2), ("points", 6)), Price(f"{MINUS}2 ◎ · ★ 6", "gain")),
        ((("offer", 5), ("points", 8), ("card", 5)), Price(f"{MINUS}5 ◎ · ★ 8 · (★ 5)", "gain")),
        ((("offer", 10), ("points", 0), ("card", 10)), Price(f"{MINUS}10 ◎ · (★ 10)", "gain")),
        ((("points", 5),), Price("★ 5", "gain")),
        ((("coins", 2), ("points", -2)), Price(f"+2 ◎ · ★ {MINUS}2", "gain")),
        ((("card", -10),), Price(f"(★ {MINUS}10)", "cost")),
        ((("price", 2), ("missing", 1), ("lost", 3)), Price("✗ 3", "cost")),
    ],
)
def test_a_price_in_a_few_characters(terms: tuple[tuple[str, int], ...], shown: Price) -> None:
    assert board.price(terms) == shown
