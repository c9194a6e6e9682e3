"""The board in the browser: every touch is there, nothing hidden is, and what people type stays text."""

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import gaiola
from gaiola import Chance
from gaiola.games.mercado import board
from gaiola.look import Board, Price, Scene
from gaiola.words import LANGUAGES
from tests.games import boards
from tests.games.boards import Shown
from tests.games.mercado.table import GREEN, PURPLE, box, built, market, play
from tests.games.trying import Pos

SHOWN = Shown(board, box, ("green", "purple", "blue", "yellow"))
words, scene = SHOWN.words, SHOWN.scene
CHALLENGES = range(1, 10)


def drawn(shown: Scene) -> dict[str, str]:
    """Everything the board says, by part; every part is well-formed."""
    parts = {pane.id: pane.svg for pane in board.panes(shown)}
    parts |= {"tray": board.tray(shown), "course": board.course(shown), "panel": board.panel(shown)}
    parts |= {f"card {seat}": "".join(card.rows) for seat, card in enumerate(board.cards(shown))}
    for part in parts.values():
        ElementTree.fromstring(f"<all>{part}</all>")
    parts["points"] = " ".join(card.points for card in board.cards(shown))
    return parts


def touches(shown: Scene) -> set[str]:
    parts = drawn(shown)
    return set(boards.touches(parts["market"] + parts["displays"] + parts["tray"]))


def said(part: str) -> str:
    """What a person reads: text and labels, without the drawing."""
    root = ElementTree.fromstring(f"<all>{part}</all>")
    labels = [element.get(name, "") for element in root.iter() for name in ("aria-label", "title")]
    return " ".join([*root.itertext(), *labels])


def positions(players: int, every: int = 7, **options: Any) -> Iterator[Pos]:
    """A random game, looked at now and then and in every kind of decision, to its end."""
    draw, chance = random.Random(players), Chance(players)
    pos = gaiola.game("mercado", options=options).start(players, chance)
    asked: set[str] = set()
    for number in range(1000):
        step = pos.view(None)["step"]
        if number % every == 0 or pos.over or step not in asked:
            yield pos
        asked.add(step)
        if pos.over:
            return
        pos.play(draw.choice(pos.legal()), chance)


def test_the_module_keeps_the_contract_of_a_drawing() -> None:
    drawing: Board = board
    assert "<svg" in drawing.cover(words())
    ElementTree.fromstring(drawing.cover(words()))


# ---- what may be touched


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_touch_of_every_legal_move_is_drawn(players: int, lang: str) -> None:
    for pos in positions(players):
        seat = pos.to_move
        there = touches(scene(pos, seat, lang))
        asked = {touch for move in pos.legal() for touch in move.touches}
        assert asked <= there, asked - there


@pytest.mark.parametrize("number", CHALLENGES)
def test_every_challenge_is_drawn_with_its_touches(number: int) -> None:
    for pos in positions(1, challenge=number, gray_restaurants="hidden" if number % 2 else "visible"):
        shown = scene(pos, 0, LANGUAGES[number % 3])
        asked = {touch for move in pos.legal() for touch in move.touches}
        assert asked <= touches(shown), asked - touches(shown)
        assert words(LANGUAGES[number % 3]).say(f"challenge-{number}") in said(drawn(shown)["panel"])


def test_the_market_shows_every_space_and_entrance_once() -> None:
    svg = drawn(scene(market(3), GREEN))["market"]
    found = boards.touches(svg)
    assert len(found) == len(set(found)) == 25 + 20


def test_elements_are_not_buttons_until_the_page_says_so() -> None:
    pos = market(held={GREEN: "pub"})
    for part in drawn(scene(pos, GREEN)).values():
        assert "tabindex" not in part and 'role="button"' not in part


def test_taken_places_are_told_apart_and_free_ones_have_room_for_a_price() -> None:
    pos = market(
        stands={"r1c1": "meat"},
        restaurants={"r2c2": "pub"},
        gray={"r3c3": "pizzeria"},
        customers={"w1": "k1_fish_meat"},
    )
    svg = ElementTree.fromstring(drawn(scene(pos, GREEN))["market"])
    for element in svg.iter("g"):
        touch, kinds = element.get("data-touch"), (element.get("class") or "").split()
        if touch is None:
            continue
        taken = touch in ("space:r1c1", "space:r2c2", "entrance:w1")
        assert ("taken" in kinds) == taken
        assert (element.find("text[@class='quote']") is None) == taken, touch
        assert [child.get("class") for child in element].count("hit") == 1


def test_five_goods_can_be_named_as_a_specialty_and_only_when_asked() -> None:
    pos = market(challenge=1, stands={"r1c1": "meat"})
    assert not {touch for touch in touches(scene(pos, 0)) if touch.startswith("good:")}
    pos.play(pos.box.move("customers k1_fish_meat w1"), Chance(1))
    assert len({touch for touch in touches(scene(pos, 0)) if touch.startswith("good:")}) == 5
    assert not {touch for touch in touches(scene(pos, None)) if touch.startswith("good:")}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_piece_has_an_id_of_its_own(players: int) -> None:
    for pos in positions(players):
        pieces = boards.pieces("".join(drawn(scene(pos, None)).values()))
        assert len(pieces) == len(set(pieces))


def test_customers_keep_their_id_on_the_way_to_an_entrance() -> None:
    pos = market(stands={"r1c1": "meat"})
    before = drawn(scene(pos, GREEN))
    assert 'data-piece="customers:k1_fish_meat"' in before["displays"]
    pos.play(pos.box.move("customers k1_fish_meat w1"), Chance(1))
    after = drawn(scene(pos, GREEN))
    assert 'data-piece="customers:k1_fish_meat"' in after["market"] and "k1_fish_meat" not in after["displays"]


# ---- what may be seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(players: int) -> None:
    for pos in positions(players, gray_restaurants="hidden"):
        for seat in range(players):
            imagined = pos.imagine(seat, Chance(99))
            assert drawn(scene(pos, seat)) == drawn(scene(imagined, seat))


def test_covered_coins_never_appear() -> None:
    """The same table with other covered coins is the same board, for everybody who may not look."""
    poor, rich = market(3, coins={PURPLE: 4}), market(3, coins={PURPLE: 7231})
    for seat in (GREEN, 2, None):
        assert drawn(scene(poor, seat)) == drawn(scene(rich, seat))
    assert "7231" in drawn(scene(rich, PURPLE))["points"]
    assert drawn(scene(rich, GREEN))["points"] == "5 ••• •••"
    assert drawn(scene(rich, None))["points"] == "••• ••• •••"


def test_a_challenge_does_not_tell_a_spectator_the_coins() -> None:
    poor, rich = market(challenge=1, coins={GREEN: 3}), market(challenge=1, coins={GREEN: 99})
    assert drawn(scene(poor, None)) == drawn(scene(rich, None))
    assert "99" in said(drawn(scene(rich, GREEN))["panel"])


def test_open_money_is_shown_to_all() -> None:
    pos = market(2, coins={GREEN: 3, PURPLE: 12}, options={"money": "open"})
    for seat in (GREEN, PURPLE, None):
        assert drawn(scene(pos, seat))["points"] == "3 12"


def test_a_spectator_has_no_tray() -> None:
    assert board.tray(scene(market(), None)) == ""


def test_an_unknown_gray_restaurant_stays_unknown() -> None:
    pos = market(gray={"r3c3": "hidden"}, hidden_stock="wine_bar")
    svg = drawn(scene(pos, GREEN))["market"]
    assert "i-wine_bar" not in svg and "row 3 column 3: gray restaurant, unknown" in svg


def test_a_name_is_text_whatever_it_is_made_of() -> None:
    """Named security test: a script in a player's name."""
    evil = "<script>alert(1)</script>\"'&"
    for pos in positions(2, every=15):
        for seat in (GREEN, None):
            shown = scene(pos, seat, names=[evil, evil])
            assert "<script" not in "".join(drawn(shown).values())
    owned = market(stands={"r1c1": "meat"})
    assert evil in said(drawn(scene(owned, GREEN, names=[evil, "Rui"]))["market"])


# ---- what it says


def test_cards_hold_all_that_is_public() -> None:
    pos = market(
        stands={"r1c1": "meat", "r1c2": "fish purple"}, held={PURPLE: "pub pizzeria"}, tiles={PURPLE: "grape grape"}
    )
    green, purple = ("".join(card.rows) for card in board.cards(scene(pos, None)))
    assert "Stand tiles: grape, grape" in purple and "Restaurants not opened: pub, pizzeria" in purple
    assert "−2" in said(purple) and "Stands left: 7" in purple  # noqa: RUF001
    assert "no restaurant in hand" in said(green) and "row 1 column 1: meat stand of Inês, value 1" in said(green)
    assert "r1c2" not in green


def test_the_end_comes_near_begins_and_is_there() -> None:
    assert "2/4" in said(board.panel(scene(market(2, coin_run=2), None)))
    for pos in positions(3, every=1):
        shown = scene(pos, None)
        panel, course = said(board.panel(shown)), said(f"<p>{board.course(shown)}</p>")
        assert ("Last turns" in course) == (pos.view(None)["trigger"] is not None and not pos.over)
        assert ("The game is over" in panel) == ("The end" in course) == pos.over
    scores = [str(score) for score in pos.scores()]
    assert drawn(scene(pos, None))["points"].replace("−", "-").split() == scores  # noqa: RUF001


@pytest.mark.rule("mercado.9.3")
@pytest.mark.parametrize(
    ("lang", "cause"),
    [("en", "at most four spaces are free"),
     ("es", "quedan como mucho cuatro espacios libres"),
     ("pt", "restam no máximo quatro espaços livres")],
)  # fmt: skip
def test_why_it_ends_stays_true_beside_the_counter_in_the_last_turns(lang: str, cause: str) -> None:
    restaurants, stands = built(20)
    pos = market(3, restaurants=restaurants, stands=stands, held={GREEN: "pub", PURPLE: "wine_bar"})
    for move, free in (("restaurant pub r5c5", 4), ("restaurant wine_bar r5c4", 3)):
        play(pos, move)
        panel, meter = board.panel(scene(pos, None, lang)), words(lang).say("board-free-spaces")
        assert re.search(rf"<span>{meter}</span>.*?<b>{free}</b>", panel) and f"<p>{cause}. " in panel
        ends = words(lang).say("board-last-turns-of", who=scene(pos, None, lang).names[GREEN], cause=cause)
        assert said(panel).count(ends) == 1, "who has played since changes nothing of it"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_icon_and_number_of_a_card_the_panel_and_the_tray_opens_the_inspector(players: int) -> None:
    for number in CHALLENGES if players == 1 else [None]:
        options = {} if number is None else {"challenge": number}
        for pos in positions(players, **options):
            for seat in {pos.to_move, None}:
                parts = drawn(scene(pos, seat))
                shown = [part for name, part in parts.items() if name in ("tray", "panel") or name.startswith("card")]
                assert not boards.unexplained("".join(shown))


@pytest.mark.parametrize(("seat", "label"), [(GREEN, "Coins: 5"), (PURPLE, "Coins: hidden")])
def test_the_coins_in_the_header_say_what_they_are(seat: int, label: str) -> None:
    card = board.cards(scene(market(2), GREEN))[seat]
    assert card.label.startswith(label) and card.kind == "coins"


def test_customers_on_offer_are_told_apart_by_what_they_want() -> None:
    labels = said(drawn(scene(market(2, shown=["k2_fish_meat", "k4_grape"]), GREEN))["displays"])
    assert "2 customers for fish or meat" in labels and "4 customers for grape" in labels


def test_a_score_below_nothing_has_a_minus() -> None:
    pos = market(challenge=3, coins={GREEN: 0}, held={GREEN: "pub pizzeria"})
    assert "−2" in said(board.panel(scene(pos, GREEN)))  # noqa: RUF001


@pytest.mark.parametrize(
    ("terms", "price"),
    [
        ((("row", 2), ("column", 3), ("price", 3), ("value", 2), ("income", 7)), Price("+4", "gain")),
        ((("price", 3), ("income", 1)), Price("−2", "cost")),  # noqa: RUF001
        ((("price", 3), ("income", 3)), Price("±0", "")),
        ((("stands", 3), ("size", 2), ("income", 6), ("others", 4)), Price("+6", "gain")),
        ((("gain", 1),), Price("+1", "gain")),
        ((), Price("", "")),
    ],
)
def test_a_price_in_a_few_characters(terms: tuple[tuple[str, int], ...], price: Price) -> None:
    assert board.price(terms) == price
