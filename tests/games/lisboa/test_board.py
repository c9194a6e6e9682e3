"""The board in a browser: whole at every step, drawn from what the seat may see, safe whatever people call
themselves."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from gaiola import Chance
from gaiola.games.lisboa import board
from gaiola.games.lisboa.board import player_boards
from gaiola.games.lisboa.constants import NOBLES
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.look.scene import Price
from gaiola.look.things import things_in
from gaiola.words import LANGUAGES
from tests.games.boards import MINUS, Shown, along, labels, pieces, touches
from tests.games.lisboa.table import GREEN, PURPLE, YELLOW, box, city, deal, give, legal, run, step

SHOWN = Shown(board, box, ("green", "yellow", "purple", "orange"))
words, scene, everything, panes = SHOWN.words, SHOWN.scene, SHOWN.everything, SHOWN.panes
LISTED = {"influence", "reis"}
"""Amounts that are chosen in the list of moves."""
REPEATED = {"tile", "rubble"}
"""A street and its city tile are the same to a move; so are a cube of the pile and the place it goes to."""


def told_in(html: str) -> list[str]:
    return [thing.label for thing in things_in(html)]


def positions(players: int, seed: int = 0, draft: bool = False) -> Iterator[LisboaPosition]:
    """Positions along a game."""
    pos = deal(players, players + seed, draft=draft)
    return along(pos, Chance(players + seed + 10), "random", seed=seed)


# ---- along whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_whole_at_every_step_in_every_language(players: int) -> None:
    for number, pos in enumerate(positions(players, draft=players == 3)):
        if number % 25 and pos.to_move is not None:
            continue
        lang = LANGUAGES[number // 25 % len(LANGUAGES)]
        for seat in {pos.to_move, number % players, None}:
            SHOWN.assert_whole(pos, seat, lang, REPEATED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_a_move_touches_is_drawn(players: int) -> None:
    steps: list[str] = []
    for seed in range(4):
        for pos in positions(players, seed=seed * 7, draft=seed == 3):
            if pos.to_move is None or steps.count(step(pos)) > 2:
                continue
            steps.append(step(pos))
            drawn = set(touches(SHOWN.clickable(scene(pos, pos.to_move))))
            for move in pos.legal():
                wanted = {touch for touch in move.touches if touch.split(":")[0] not in LISTED}
                assert wanted <= drawn, (step(pos), move.notation)
    expected = {"keep-clergy", "draft-keep", "play-card", "slot", "business", "sell", "officials", "withdraw", "clergy"}
    assert expected | {"take-plan", "store", "cube", "house", "decree", "site", "complete", "take-card"} <= set(steps)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_nothing_on_its_board(players: int) -> None:
    for number, pos in enumerate(positions(players, draft=players == 3)):
        for seat in range(players) if number < 3 * players or number % 50 == 0 else ():
            other = pos.imagine(seat, Chance(number))
            assert isinstance(other, LisboaPosition)
            assert everything(scene(other, seat)) == everything(scene(pos, seat))


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_laptop_everything_is_large_enough_to_be_read_and_hit(players: int) -> None:
    for number, pos in enumerate(positions(players)):
        for seat in {pos.to_move, None} if number % 20 == 0 else ():
            for pane in board.panes(scene(pos, seat, LANGUAGES[number // 20 % len(LANGUAGES)])):
                assert not list(too_small(ElementTree.fromstring(pane.svg), LAPTOP[pane.id])), pane.id


LAPTOP = {"city": 0.932, "court": 0.945, "church": 0.945, "boards": 0.957}
"""Pixels for a unit of each drawing in a window of 1366 by 650, the least of those for which boards are drawn."""


def too_small(drawn: ElementTree.Element, scale: float, acted: bool = False) -> Iterator[str]:
    """Texts below 10 pixels, or 11 where something is chosen, and places to click below 32."""
    acted = acted or "data-touch" in drawn.attrib
    if drawn.get("class") == "hit" and min(float(drawn.attrib[side]) for side in ("width", "height")) * scale < 32:
        yield str(drawn.attrib)
    if drawn.text and float(drawn.get("font-size", "inf")) * scale < (11 if acted else 10):
        yield f"{drawn.text}: {drawn.get('font-size')}"
    for part in drawn:
        yield from too_small(part, scale, acted)


def test_a_name_is_only_a_name() -> None:
    for number, pos in enumerate(positions(3)):
        for seat in (0, None) if number % 40 == 0 else ():
            SHOWN.assert_names_are_text(pos, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_clicked_has_a_name_and_no_bare_id(lang: str) -> None:
    pos = city(
        portfolio={GREEN: "dock1:ship_red dock2:blue_king_2 office1:blue_treasury_2", YELLOW: "dock1:ship_blue"},
        cargo={(GREEN, 1): "gold"},
        clergy={GREEN: "te_deum"},
        plans={GREEN: "blue-2"},
        favors={GREEN: "king"},
        decrees={GREEN: "lawgiver"},
        stores={"b2": (YELLOW, "cloth")},
        buildings={"west_a": "casa_da_moeda blue"},
        ready={"blue": ("alfandega",), "green": ("torre_do_tombo", "terreiro_do_trigo")},
        rows={"a": "fire"},
        pile="fire tsunami",
    )
    html = everything(scene(pos, GREEN, lang))
    assert set(labels(html)) == set(touches(html))
    assert not [label for label in told_in(html) if "_" in label or not label.strip()]


# ---- the city


def test_with_two_players_a_row_is_closed() -> None:
    drawn = touches(panes(city(2))["city"])
    assert sum(touch.startswith("land:") for touch in drawn) == 20
    assert sum(touch.startswith("site:") for touch in drawn) == 12
    assert not {"land:e1", "site:west_e", "site:east_e"} & set(drawn)
    assert sum("closed" in told for told in told_in(panes(city(2))["city"])) == 7
    drawn = touches(panes(city(3))["city"])
    assert sum(touch.startswith(("land:", "site:")) for touch in drawn) == 25 + 14


def test_an_empty_land_shows_what_it_costs_with_the_dearest_cube_taken() -> None:
    lines = {"rows": {"b": "fire earthquake"}, "columns": {2: "tsunami"}}
    pos = city(treasury=4, **lines)  # type: ignore[arg-type]
    label = labels(panes(pos)["city"])["land:b2"]
    assert label.startswith("B2; 7 réis with the most expensive cube taken") and "10 before that" in label
    cheaper = city(treasury=4, portfolio={GREEN: "office1:blue_treasury_4"}, **lines)  # type: ignore[arg-type]
    assert labels(panes(cheaper, GREEN)["city"])["land:b2"].startswith("B2; 5 réis")
    assert labels(panes(cheaper, YELLOW)["city"])["land:b2"].startswith("B2; 7 réis")


def test_a_store_has_an_owner_and_a_street() -> None:
    pos = city(stores={"b2": (YELLOW, "cloth")}, buildings={"west_b": "aula_do_comercio blue"})
    drawn = panes(pos)["city"]
    assert "land:b2" not in touches(drawn) and "store:b2" in pieces(drawn)
    assert [
        told for told in told_in(drawn) if told.startswith("B2; store of Tomás in Rua Augusta; relevant buildings: 1")
    ]


def test_a_cube_is_taken_at_the_end_of_the_own_row_or_column() -> None:
    pos = city(
        hands={GREEN: "blue_manuel_1"},
        reis={GREEN: 30},
        influence={GREEN: 9},
        rows={"b": "fire"},
        columns={2: "tsunami"},
    )
    run(pos, "visit blue_manuel_1")
    if step(pos) == "free-action":
        run(pos, "skip")
    assert step(pos) == "store"
    assert touches(panes(pos, GREEN)["city"]).count("tile:cloth") == 2, "the street, and the tile"
    assert not [touch for touch in touches(everything(scene(pos, GREEN))) if touch.startswith("line:")]
    run(pos, "build b2 cloth")
    while step(pos) != "cube":
        run(pos, sorted(legal(pos))[0])
    drawn = touches(panes(pos, GREEN)["city"])
    assert {"line:row", "line:column", "line:pile"} <= set(drawn)
    assert {"rubble:fire", "rubble:tsunami"} <= set(touches(board.tray(scene(pos, GREEN)).whole()))


def test_the_tracks_show_everybody() -> None:
    pos = city(3, influence={GREEN: 4, YELLOW: 4, PURPLE: 10})
    drawn = panes(pos)["city"]
    assert {"influence:0", "influence:1", "influence:2", "treasury"} <= set(pieces(drawn))
    assert "Influence; Inês 4, Tomás 4, Rui 10" in told_in(drawn)


def test_the_treasury_is_shifted_on_its_track() -> None:
    pos = city(hands={GREEN: "blue_marquis_3"})
    assert not [touch for touch in touches(panes(pos, GREEN)["city"]) if touch.startswith("direction")]
    give(pos, GREEN, "reward", "blue_marquis_3")
    assert step(pos) == "treasury-shift"
    drawn = touches(panes(pos, GREEN)["city"])
    assert {"direction:up", "direction:down"} <= set(drawn)


# ---- the court and the Church


def test_officials_stand_in_offices_and_on_plazas() -> None:
    pos = city(2, offices={"king": {GREEN: 2, YELLOW: 1}}, plazas={"king": {GREEN: 1}})
    drawn = panes(pos, GREEN)["court"]
    assert {"official:king:0:0", "official:king:0:1", "official:king:1:0", "plaza:king:0:0"} <= set(pieces(drawn))
    assert "neutral 1" in labels(drawn)["office:king"]


def test_an_office_is_named_by_what_is_asked() -> None:
    pos = city(offices={"king": {GREEN: 2}}, plazas={"marquis": {GREEN: 1}})
    give(pos, GREEN, "penalty", "red_marquis_5")
    assert step(pos) == "withdraw"
    drawn = touches(panes(pos, GREEN)["court"])
    assert {"place:office_king", "place:plaza_marquis"} <= set(drawn) and "office:king" not in drawn


def test_a_visit_has_a_price_for_whoever_looks() -> None:
    pos = city(offices={"king": {YELLOW: 2}}, treasury=3)
    assert "a visit costs you 3 Influence now" in panes(pos, GREEN)["court"]
    assert "a visit costs you 1 Influence now" in panes(pos, YELLOW)["court"]
    assert "a visit costs you" not in panes(pos)["court"]


def test_the_cardinal_is_moved_to_a_gap() -> None:
    pos = city(cardinal=2)
    assert "cardinal" in pieces(panes(pos)["church"])
    give(pos, GREEN, "reward", "blue_king_2")
    assert step(pos) in ("cardinal", "clergy")
    drawn = set(touches(panes(pos, GREEN)["church"]))
    assert {touch for move in pos.legal() for touch in move.touches} <= drawn


def test_a_decree_says_what_it_is_worth_to_whoever_looks() -> None:
    pos = city(stores={"a1": (GREEN, "gold"), "b1": (GREEN, "gold")}, shown=("goldsmiths",))
    mine, theirs = (labels(panes(pos, seat)["church"])["decree:goldsmiths"] for seat in (GREEN, YELLOW))
    worth = pos.view(None)["decrees"][0]["now"]
    assert worth[GREEN] > 0 == worth[YELLOW]
    assert f"worth {worth[GREEN]} wigs to you now" in mine and "worth 0 wigs" in theirs
    assert "to you" not in labels(panes(pos)["church"])["decree:goldsmiths"]


# ---- boards and tray


def test_ships_are_berths_for_everybody_and_slots_for_their_owner() -> None:
    pos = city(
        portfolio={GREEN: "dock1:ship_blue dock2:blue_king_2", YELLOW: "dock2:ship_red"},
        hands={GREEN: "blue_manuel_1"},
        goods={GREEN: "gold"},
    )
    assert {"berth:p1_dock1", "berth:p2_dock2"} <= set(touches(panes(pos, GREEN)["boards"]))
    run(pos, "portfolio blue_manuel_1")
    assert step(pos) == "slot"
    drawn = touches(panes(pos, GREEN)["boards"])
    assert {"slot:dock1", "slot:dock2", "berth:p2_dock2"} <= set(drawn) and "berth:p1_dock1" not in drawn


@pytest.mark.parametrize("favors", range(4))
@pytest.mark.parametrize("plans", range(5))
@pytest.mark.parametrize("completed", [[], ["blue-2"]])
def test_no_favor_and_no_plan_lies_on_what_the_completed_plans_count(
    favors: int, plans: int, completed: list[str]
) -> None:
    shown = scene(deal(2), None)
    player = shown.view["players"][YELLOW] | {
        "favors": NOBLES[:favors],
        "plans": ["blue-2", "blue-3", "green-2", "green-3"][:plans],
        "completed": completed,
        "plan_officials": 2,
    }
    drawn = player_boards._papers(shown, player, 0, 24)
    last = [
        float(x) + player_boards.PLAN - 2 for x in re.findall(r'd="M([\d.]+) 0h', drawn)
    ]  # the right edge of each plan
    assert len(last) == plans and last == sorted(last)
    assert max(last, default=0) <= player_boards.WIDTH - (32 if completed else 4)


def test_the_own_board_lies_on_top() -> None:
    drawn = panes(city(3), YELLOW)["boards"]
    assert re.findall(r'role="group" aria-label="(Inês|Tomás|Rui)"', drawn) == ["Tomás", "Rui", "Inês"]


def test_the_tray_is_mine() -> None:
    pos = city(3, hands={GREEN: "blue_king_1 blue_king_2", YELLOW: "red_king_1"}, clergy={YELLOW: "te_deum"})
    green, yellow = (set(touches(board.tray(scene(pos, seat)).whole())) for seat in (GREEN, YELLOW))
    assert {"card:blue_king_1", "card:blue_king_2", "good:gold", "group:left", "rubble:fire"} <= green
    assert {"card:red_king_1", "clergy:te_deum"} <= yellow and "card:blue_king_1" not in yellow
    assert board.tray(scene(pos, None)).whole() == ""


def test_tiles_on_offer_are_seen_by_nobody_else() -> None:
    pos = deal(3)
    assert step(pos) == "keep-clergy" and pos.to_move is not None
    offered = {touch for move in pos.legal() for touch in move.touches}
    assert offered <= set(touches(board.tray(scene(pos, pos.to_move)).whole()))
    for seat in (None, (pos.to_move + 1) % 3):
        assert not [touch for touch in touches(everything(scene(pos, seat))) if touch.startswith("clergy:")]


def test_a_favor_is_taken_at_court_and_lost_from_the_tray() -> None:
    pos = city(favors={GREEN: "king manuel"})
    give(pos, GREEN, "penalty", "red_king_5")
    assert step(pos) == "lose-favor"
    assert {"noble:king", "noble:manuel"} <= set(touches(board.tray(scene(pos, GREEN)).whole()))
    assert "noble:king" not in touches(panes(pos, GREEN)["court"])
    pos = city()
    give(pos, GREEN, "reward", "blue_king_3")
    assert step(pos) == "royal-favor" and "noble:king" in touches(panes(pos, GREEN)["court"])


def test_hands_of_others_are_counted_only() -> None:
    pos = city(2, hands={GREEN: "blue_king_1 blue_king_2 blue_king_3", YELLOW: "blue_manuel_1"})
    html = everything(scene(pos, YELLOW))
    assert "blue_king_1" not in html and words("en").noun("card", "blue_king_1") not in html
    assert "<b>3</b>" in "".join(board.cards(scene(pos, YELLOW))[GREEN].rows)


# ---- course, cover, prices


def test_the_course_of_the_game() -> None:
    assert "First period" in board.course(scene(city(rubble={GREEN: "fire tsunami earthquake"}), None))
    second = city(period=2, hands={GREEN: "purple_king_1"})
    assert 'class="on">Second period' in board.course(scene(second, None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_has_a_cover(lang: str) -> None:
    cover = board.cover(words(lang))
    ElementTree.fromstring(cover)
    assert "Lisboa" in cover


@pytest.mark.parametrize(
    ("terms", "shown"),
    [
        ((), Price("")),
        ((("reis", 0),), Price("")),
        ((("reis", -6),), Price(f"{MINUS}6 R", "cost")),
        ((("reis", 3),), Price("+3 R", "gain")),
        ((("gold", 1),), Price("+1 ▪", "gain")),
        ((("goods", -2),), Price(f"{MINUS}2 ▪", "cost")),
        ((("influence", -3),), Price(f"{MINUS}3 ☼", "cost")),
        ((("reis", -2), ("influence", -3), ("wigs", -1)), Price(f"{MINUS}2 R {MINUS}3 ☼ {MINUS}1 ★", "cost")),
        ((("wigs", 4),), Price("+4 ★", "gain")),
        ((("treasury", 4),), Price("→ 4", "")),
        ((("officials", 3), ("reis", -6)), Price(f"{MINUS}6 R", "cost")),
        ((("treasury_icon", 1),), Price("")),
    ],
)
def test_a_price_in_a_few_characters(terms: tuple[tuple[str, int], ...], shown: Price) -> None:
    assert board.price(terms) == shown


def test_the_empty_slot_that_a_card_would_fill_is_a_place_to_click() -> None:
    """A dock for a Noble card, the office for a Treasury card; for whoever decides alone."""
    docks, office = ("red_king_1", "dock1:ship_blue", "dock2"), ("red_treasury_1", "office1:blue_treasury_2", "office2")
    for card, filled, free in (docks, office):
        pos = city(seat=YELLOW, hands={YELLOW: card}, portfolio={YELLOW: filled}, goods={YELLOW: "cloth"})
        run(pos, f"portfolio {card}")
        assert step(pos) == "slot"
        drawn = touches(panes(pos, YELLOW)["boards"])
        assert drawn.count("slot:free") == 1 and f"slot:{free}" not in drawn and f"slot:{filled.split(':')[0]}" in drawn
        assert "slot:free" not in touches(panes(pos, GREEN)["boards"])
