"""Opening a public building: chapter 12."""

from typing import Any

import pytest

from gaiola import Event
from gaiola.games.lisboa.events import (
    BuildingOpened,
    BuildingRevealed,
    GoodTaken,
    Hired,
    OfficialReturned,
    Paid,
    RubbleRemoved,
    RubbleTaken,
    SetCompleted,
    SiteChosen,
    WigsScored,
)
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.words import Words
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    box,
    city,
    clergy,
    completed,
    goods,
    legal,
    office,
    plans,
    play,
    plaza,
    quote,
    refused,
    rubble,
    step,
)

FIVE = "earthquake earthquake earthquake earthquake earthquake"
NEXT = ["arsenal_real"]
"""What becomes visible in the stack when a building has been opened."""


def opening(**laid: Any) -> LisboaPosition:
    """The seat to move has visited the King and is about to open a building. It has a blue plan of 2 and two officials
    in the King's office."""
    seat = laid.get("seat", GREEN)
    defaults: dict[str, Any] = {
        "hands": {seat: "blue_king_1"},
        "plans": {seat: "blue-2"},
        "offices": {"king": {seat: 2}},
    }
    pos = city(**(defaults | laid))
    play(pos, "visit blue_king_1", "skip")
    assert step(pos) == "site"
    return pos


def types(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def standing(pos: LisboaPosition, site: str) -> str:
    """The building at a site, and its architect."""
    opened = pos.opened[pos.box.sites.index(site)]
    return f"{pos.box.buildings[opened // 2]} {('blue', 'green')[opened % 2]}"


# ---- the rulebook's examples


@pytest.mark.rule("lisboa.12.7")
def test_x28_row_building() -> None:
    pos = opening(
        seat=YELLOW,
        plans={YELLOW: "green-2"},
        stores={
            "b2": (YELLOW, "cloth"),
            "b4": (YELLOW, "books"),
            "b3": (GREEN, "cloth"),
            "b1": (PURPLE, "gold"),
            "c3": (PURPLE, "books"),
        },
    )
    paid = pos.wigs[YELLOW]
    play(pos, "open east_b", "good tools", "complete green-2", script=NEXT)
    assert standing(pos, "east_b") == "torre_do_tombo green"  # cloth and books
    assert pos.wigs == [5 + 4, paid + 3 + 5, 5, 5]


@pytest.mark.rule("lisboa.12.4")
@pytest.mark.rule("lisboa.12.5")
def test_x29_hiring() -> None:
    pos = opening(
        seat=ORANGE,
        treasury=5,
        plans={ORANGE: "blue-3"},
        offices={"marquis": {ORANGE: 1}},
        plazas={"king": {ORANGE: 1}},
        reis={ORANGE: 7},
    )
    play(pos, "open east_c")
    assert quote(pos, "complete blue-3") == {"officials": 3, "reis": -5}
    happened = play(pos, "complete blue-3")
    assert Hired(ORANGE, 1) in happened
    happened = play(pos, "withdraw plaza_king", script=NEXT)
    assert OfficialReturned(ORANGE, "plaza_king") in happened and OfficialReturned(ORANGE, "office_marquis") in happened
    assert (pos.home[ORANGE], pos.reis[ORANGE]) == (8, 2)
    assert completed(pos, ORANGE)[-1] == "blue-3"


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.12.3")
@pytest.mark.rule("lisboa.12.6")
@pytest.mark.rule("lisboa.12.7")
def test_x30_north_building() -> None:
    pos = opening(
        seat=PURPLE,
        scoring=(3, 4, 2, 5),
        stores={"a1": (PURPLE, "gold"), "c1": (GREEN, "gold"), "b2": (YELLOW, "gold"), "d2": (PURPLE, "gold")},
        sites={"north_gold": "fire tsunami"},
        offices={"king": {PURPLE: 1}, "manuel": {PURPLE: 1}},
    )
    paid = pos.wigs[PURPLE]
    play(pos, "open north_gold")
    assert (rubble(pos, PURPLE), goods(pos, PURPLE)) == ({"earthquake": 0, "fire": 1, "tsunami": 1}, {"gold": 1})
    play(pos, "complete blue-2", "withdraw office_king", script=NEXT)
    assert (pos.home[PURPLE], office(pos, "king"), office(pos, "manuel")) == (8, [0] * 4, [0] * 4)
    assert (plans(pos, PURPLE), completed(pos, PURPLE)) == ([], ["blue-2"])
    assert pos.wigs == [5 + 3, 5 + 4, paid + 3 + 4, 5]
    assert standing(pos, "north_gold") == "casa_da_moeda blue"
    assert [pos.box.buildings[tile] for tile in pos.ready] == ["alfandega", "torre_do_tombo"]
    assert [pos.box.buildings[tile] for tile in pos.coming] == ["arsenal_real", "terreiro_do_trigo"]
    assert pos.census() == pos.box.census(4)


# ---- 12.1: the site


@pytest.mark.rule("lisboa.12.1")
@pytest.mark.rule("lisboa.1.3")
def test_sites_without_a_building() -> None:
    pos = opening(plans={GREEN: "blue-2 green-2"}, buildings={"west_a": "bolsa_do_comercio blue"})
    sides = {f"open {side}_{row}" for side in ("west", "east") for row in "abcde"}
    north = {f"open north_{street}" for street in ("gold", "cloth", "books", "tools")}
    assert legal(pos) == (sides | north) - {"open west_a"}
    assert refused(pos, "open west_a", "site-taken").rule == "lisboa.12.1"


@pytest.mark.rule("lisboa.12.1")
def test_in_the_north_the_colour_of_the_street() -> None:
    """Trap 21: the blue building shows gold and tools, the green one cloth and books."""
    pos = opening()
    wrong = refused(pos, "open north_cloth", "wrong-colour")
    assert (wrong.rule, wrong.later) == ("lisboa.12.1", "complete")
    assert {notation for notation in legal(pos) if "north" in notation} == {"open north_gold", "open north_tools"}
    pos = opening(plans={GREEN: "blue-2 green-3"}, reis={GREEN: 9})
    play(pos, "open north_cloth")
    assert legal(pos) == {"complete green-3"}
    assert refused(pos, "complete blue-2", "wrong-colour").rule == "lisboa.12.1"


@pytest.mark.rule("lisboa.12.1")
@pytest.mark.rule("lisboa.2.15")
def test_with_two_players_row_e_is_closed() -> None:
    pos = city(2, plans={GREEN: "blue-2"}, offices={"king": {GREEN: 2}})
    play(pos, "visit blue_king_1", "skip")
    assert refused(pos, "open west_e", "closed-row").rule == "lisboa.2.15"
    assert len(legal(pos)) == 4 + 4 + 2


# ---- 12.2: rubble and reward


@pytest.mark.rule("lisboa.12.2")
def test_both_cubes_then_the_reward() -> None:
    pos = opening(sites={"north_gold": "fire fire", "west_b": "tsunami tsunami"})
    happened = play(pos, "open north_gold")
    assert types(happened) == [SiteChosen, RubbleTaken, RubbleTaken, GoodTaken]
    assert rubble(pos, GREEN) == {"earthquake": 0, "fire": 2, "tsunami": 0}


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.4.10")
def test_a_set_completed_here_makes_room_for_the_reward() -> None:
    """Trap 4."""
    pos = opening(goods={GREEN: "gold gold"}, rubble={GREEN: "earthquake"}, sites={"north_gold": "fire tsunami"})
    happened = play(pos, "open north_gold")
    assert types(happened) == [SiteChosen, RubbleTaken, RubbleTaken, SetCompleted, GoodTaken]
    assert (goods(pos, GREEN), pos.markers[GREEN]) == ({"gold": 3}, 1)


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.4.9")
def test_a_cube_without_room_is_cleared_all_the_same() -> None:
    pos = opening(rubble={GREEN: FIVE}, sites={"east_c": "earthquake fire"})
    happened = play(pos, "open east_c")
    assert RubbleRemoved(GREEN, "earthquake") in happened and RubbleTaken(GREEN, "fire") in happened
    assert not any(pos.site_rubble)


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.12.4")
def test_officials_of_the_site_serve_this_opening() -> None:
    """Trap 4."""
    pos = opening(plans={GREEN: "blue-4"})
    play(pos, "open west_c", "official manuel", "official marquis", "complete blue-4")
    play(pos, "withdraw office_king", "withdraw office_king", "withdraw office_manuel", script=NEXT)
    assert (pos.home[GREEN], completed(pos, GREEN)) == (8, ["blue-4"])


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.12.3")
def test_a_plan_of_the_site_serves_this_opening() -> None:
    """Trap 4: a seat without a plan has one site to go to."""
    pos = opening(plans={})
    assert legal(pos) == {"open east_a"}
    play(pos, "open east_a", "plan green", "complete green-2", script=NEXT)
    assert (completed(pos, GREEN), standing(pos, "east_a")) == (["green-2"], "torre_do_tombo green")


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.12.5")
def test_money_of_the_site_pays_for_hiring() -> None:
    pos = opening(plans={GREEN: "blue-3"})
    assert "open west_a" in legal(pos)
    dear = refused(pos, "open west_b", "too-dear")
    assert (dear.rule, dear.need, dear.have, dear.later) == ("lisboa.12.5", 3, 0, "complete")
    play(pos, "open west_a", "complete blue-3", script=NEXT)
    assert (pos.reis[GREEN], pos.home[GREEN]) == (2, 8)


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.rule("lisboa.12.5")
@pytest.mark.rule("lisboa.8.13")
def test_the_cardinal_may_make_officials_dearer_first() -> None:
    """Trap 1."""
    pos = opening(plans={GREEN: "blue-4"}, cardinal=2, reis={GREEN: 8})
    play(pos, "open west_e", "clergy bottom")
    assert quote(pos, "complete blue-4") == {"officials": 4, "reis": -8}
    play(pos, "complete blue-4", script=NEXT)
    assert (pos.reis[GREEN], clergy(pos, GREEN)) == (0, ["court_preacher"])


# ---- 12.3: plan and building


@pytest.mark.rule("lisboa.12.3")
def test_the_plan_decides_which_building_comes() -> None:
    pos = opening(plans={GREEN: "blue-2 green-2"})
    play(pos, "open east_c")
    assert legal(pos) == {"complete blue-2", "complete green-2"}
    none = refused(pos, "complete blue-3", "no-such-plan")
    assert (none.rule, none.need, none.have) == ("lisboa.12.3", 1, 0)
    blue, green = pos.copy(), pos.copy()
    assert BuildingOpened(GREEN, "casa_da_moeda", "east_c", "blue-2") in play(blue, "complete blue-2", script=NEXT)
    assert BuildingOpened(GREEN, "torre_do_tombo", "east_c", "green-2") in play(green, "complete green-2", script=NEXT)
    assert plans(blue, GREEN) == ["green-2"] and plans(green, GREEN) == ["blue-2"]


@pytest.mark.rule("lisboa.12.3")
@pytest.mark.rule("lisboa.2.7")
def test_the_stack_moves_up_at_once() -> None:
    pos = opening(favors={YELLOW: "king"}, influence={YELLOW: 3})
    left = pos.stack_left[0]
    play(pos, "open east_c", "complete blue-2", script=NEXT)
    assert step(pos) == "follow"
    assert pos.box.buildings[pos.ready[0]] == "alfandega" and pos.stack_left[0] == left - 1


@pytest.mark.rule("lisboa.12.3")
@pytest.mark.rule("lisboa.2.7")
@pytest.mark.parametrize("architect", ["blue", "green"])
def test_the_next_building_that_becomes_visible_is_told(architect: str) -> None:
    pos = opening(plans={GREEN: "blue-2 green-2"})
    happened = play(pos, "open east_c", f"complete {architect}-2", script=NEXT)
    assert [event for event in happened if isinstance(event, BuildingRevealed)] == [
        BuildingRevealed(architect, pos.view(None)["architects"][architect]["coming"]["id"])
    ]
    assert happened[-1] == BuildingRevealed(architect, *NEXT)


@pytest.mark.rule("lisboa.12.3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The next building of the green architect can be seen: Arsenal Real da Marinha."),
        ("es", "Ya se ve el siguiente edificio del arquitecto verde: Arsenal Real da Marinha."),
        ("pt", "Já se vê o edifício seguinte do arquiteto verde: Arsenal Real da Marinha."),
    ],
)
def test_the_log_says_which_building_becomes_visible(lang: str, said: str) -> None:
    event = BuildingRevealed("green", *NEXT)
    words = Words(lang, box().folder() / "text")
    assert words.event(event.name(), event.fields(), str) == said


@pytest.mark.rule("lisboa.12.3")
def test_without_a_building_of_its_architect_a_plan_is_worth_nothing() -> None:
    """R43."""
    pos = opening(plans={GREEN: "blue-2 green-2"}, ready={"blue": (), "green": ("torre_do_tombo",)})
    play(pos, "open east_c")
    none = refused(pos, "complete blue-2", "no-building")
    assert (none.rule, none.need, none.have) == ("lisboa.12.3", 1, 0)
    assert legal(pos) == {"complete green-2"}


@pytest.mark.rule("lisboa.12.3")
def test_the_last_building_leaves_its_space_empty() -> None:
    """R43."""
    pos = opening(ready={"blue": ("casa_da_moeda",), "green": ("torre_do_tombo",)})
    pos.stack_left = [0, 0]
    happened = play(pos, "open east_c", "complete blue-2")
    assert (pos.ready[0], pos.coming[0]) == (-1, -1)
    assert not any(isinstance(event, BuildingRevealed) for event in happened)


# ---- 12.4: officials


@pytest.mark.rule("lisboa.12.4")
def test_from_offices_and_plazas_as_one_likes() -> None:
    pos = opening(
        plans={GREEN: "blue-3"},
        offices={"king": {GREEN: 2, YELLOW: 1}, "manuel": {GREEN: 1}},
        plazas={"manuel": {GREEN: 1}},
    )
    play(pos, "open east_c", "complete blue-3")
    assert legal(pos) == {"withdraw office_king", "withdraw office_manuel", "withdraw plaza_manuel"}
    none = refused(pos, "withdraw office_marquis", "no-official-there")
    assert (none.rule, none.need, none.have) == ("lisboa.12.4", 1, 0)
    play(pos, "withdraw office_king", "withdraw plaza_manuel")
    refused(pos, "withdraw plaza_manuel", "no-official-there")
    play(pos, "withdraw office_king", script=NEXT)
    assert (office(pos, "king"), office(pos, "manuel"), plaza(pos, "manuel")) == ([0, 1, 0, 0], [1, 0, 0, 0], [0] * 4)
    assert pos.home[GREEN] == 7


# ---- 12.5: hiring


@pytest.mark.rule("lisboa.12.5")
def test_nobody_is_hired_while_officials_are_out() -> None:
    """Trap 5: those hired never leave the own board."""
    pos = opening(plans={GREEN: "blue-4"}, reis={GREEN: 20})
    play(pos, "open east_c")
    assert quote(pos, "complete blue-4") == {"officials": 4, "reis": -6}
    happened = play(pos, "complete blue-4", script=NEXT)
    assert Hired(GREEN, 2) in happened and Paid(GREEN, 6, 0, "hire") in happened
    assert (pos.home[GREEN], pos.reis[GREEN]) == (8, 14)


@pytest.mark.rule("lisboa.12.5")
@pytest.mark.rule("lisboa.5.4")
@pytest.mark.rule("lisboa.17.10")
@pytest.mark.parametrize(
    ("tiles", "price"),
    [
        ("", 15),
        ("alms_chest", 14),  # R28: once for all three
        ("parish_clerks", 6),  # for each of them
        ("parish_clerks alms_chest", 5),
    ],
)
def test_all_hired_officials_are_one_payment(tiles: str, price: int) -> None:
    pos = opening(treasury=5, plans={GREEN: "blue-5"}, reis={GREEN: 15}, clergy={GREEN: tiles})
    play(pos, "open east_c")
    assert quote(pos, "complete blue-5") == {"officials": 5, "reis": -price}
    play(pos, "complete blue-5", script=NEXT)
    assert pos.reis[GREEN] == 15 - price


@pytest.mark.rule("lisboa.12.5")
@pytest.mark.rule("lisboa.17.10")
def test_an_official_never_costs_less_than_nothing() -> None:
    pos = opening(treasury=2, plans={GREEN: "blue-5"}, clergy={GREEN: "parish_clerks"})
    play(pos, "open east_c")
    assert quote(pos, "complete blue-5") == {"officials": 5, "reis": 0}


@pytest.mark.rule("lisboa.12.5")
def test_a_plan_that_costs_too_much() -> None:
    pos = opening(plans={GREEN: "blue-2 blue-4"}, reis={GREEN: 3}, influence={GREEN: 3})
    play(pos, "open east_c")
    dear = refused(pos, "complete blue-4", "too-dear")
    assert (dear.rule, dear.need, dear.have) == ("lisboa.12.5", 6, 3 + 1)  # Influence 2 could become one real
    assert legal(pos) == {"complete blue-2"}


@pytest.mark.rule("lisboa.12.5")
@pytest.mark.rule("lisboa.5.3")
def test_influence_may_pay_for_officials() -> None:
    pos = opening(plans={GREEN: "blue-3"}, reis={GREEN: 2}, influence={GREEN: 5})
    play(pos, "open east_c", "complete blue-3")
    assert legal(pos) == {"pay 1", "pay 2"}
    play(pos, "pay 2", script=NEXT)
    assert (pos.reis[GREEN], pos.influence[GREEN]) == (1, 0)  # from 4 down to 2 and 0


@pytest.mark.rule("lisboa.12.5")
@pytest.mark.rule("lisboa.12.6")
@pytest.mark.rule("lisboa.17.13")
def test_lay_brothers_are_officials_that_nobody_sends() -> None:
    pos = opening(plans={GREEN: "blue-3"}, clergy={GREEN: "lay_brothers"})
    play(pos, "open east_c", "complete blue-3", script=NEXT)
    assert (pos.home[GREEN], pos.reis[GREEN], completed(pos, GREEN)) == (8, 0, ["blue-3"])


# ---- 12.6, 12.7


@pytest.mark.rule("lisboa.12.6")
def test_a_completed_plan_cannot_be_used_again() -> None:
    pos = opening(plans={GREEN: "green-2"}, completed={GREEN: "blue-2"})
    play(pos, "open east_c")
    refused(pos, "complete blue-2", "no-such-plan")


@pytest.mark.rule("lisboa.12.7")
@pytest.mark.parametrize("site", ["west_c", "east_c"])
def test_the_row_by_both_colours_of_the_building(site: str) -> None:
    """Gold and tools; column 5 scores like column 4."""
    pos = opening(
        stores={
            "c1": (YELLOW, "gold"),
            "c2": (GREEN, "cloth"),
            "c4": (ORANGE, "tools"),
            "c5": (ORANGE, "tools"),
            "d1": (PURPLE, "gold"),
        }
    )
    paid = pos.wigs[GREEN]
    moves = ["done"] if site == "west_c" else []
    play(pos, f"open {site}", *moves, "complete blue-2", script=NEXT)
    bonus = 2 if site == "east_c" else 0
    assert pos.wigs == [paid + bonus, 5 + 2, 5, 5 + 5 + 5]


@pytest.mark.rule("lisboa.12.7")
def test_the_second_colour_is_idle_in_the_north() -> None:
    """Trap 21: the building shows gold as well, but stands at the street of tools."""
    pos = opening(
        stores={
            "a4": (YELLOW, "tools"),
            "e5": (YELLOW, "tools"),
            "b4": (YELLOW, "books"),
            "a1": (PURPLE, "gold"),
            "c5": (GREEN, "tools"),
        }
    )
    paid = pos.wigs[GREEN]
    play(pos, "open north_tools", "complete blue-2", script=NEXT)
    assert pos.wigs == [paid + 5, 5 + 5 + 5, 5, 5]


@pytest.mark.rule("lisboa.12.7")
@pytest.mark.rule("lisboa.17.13")
def test_a_mass_for_the_opening() -> None:
    pos = opening(clergy={GREEN: "solemn_mass"})
    happened = play(pos, "open east_d", "complete blue-2", script=NEXT)
    assert happened[-2:] == [WigsScored(GREEN, 2, "clergy"), BuildingRevealed("blue", "arsenal_real")]
