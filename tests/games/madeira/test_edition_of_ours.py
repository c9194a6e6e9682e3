"""What is our own in Madeira's edition file: the design, the rulings and the options."""

from typing import Any

import pytest

from gaiola.games.madeira.edition import checks, facts
from gaiola.games.madeira.edition import shape as tables
from gaiola.games.madeira.edition.shape import MadeiraData
from gaiola.kernel.edition import convert, edition_of
from gaiola.kernel.options import choose, options_of
from tests.games.damage import ONLY_READING, Shipped, put

SHIPPED = Shipped(checks, "madeira")
problems, refusal = SHIPPED.problems, SHIPPED.refusal
data = pytest.fixture(SHIPPED.data)


# ---- our design, and an owner's copy


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("fields.r3_f4.wood.p4", 9, "1 to 6 wood, no more with fewer players"),
        ("fields.r3_f4.wood.p2", 5, "1 to 6 wood, no more with fewer players"),
        ("fields.r3_f4.wood.p4", 13, "less than the 36 wood left after set-up"),
        ("fields.r3_f4.wood.p2", 6, "5.5 to 8 wood on the fields for each of 2 players"),
        (
            "fields.r1_f4.wood.p2",
            2,
            "1 wood on the rightmost sugar and wheat field of region 1 with 2 players, as on p.4",
        ),
        ("fields.r1_f4.good", "wine", "two sugar and two wheat fields in region 1, as on p.4"),
        ("fields.r2_f4.good", "wine", "more wheat than sugar and more sugar than wine, at least 2"),
        ("fields.r3_f5.wood", {"p4": 1, "p3": 1, "p2": 1}, "a wine field without wood"),
        ("markets.sugar.pp.r1", 4, "each of [3, 4, 6] once"),
        ("colonies.acores.pp.r5", 4, "each of [3, 4, 6] once in round 5"),
        ("market_slots.wine_2.options[0].reals", 9, "8, 5 for each good less 2"),
        ("market_slots.wine_4.options[0].reals", 21, "at most 20"),
        ("market_slots.wine_4.options[0].discard", 6, "at most 5 goods"),
        ("market_slots.wheat_2.options[0].reals", 3, "more than 1.5 for each good, what the windmill gives for wheat"),
        ("market_slots.wheat_2.options[0].reals", 7, "more reals for more wheat"),
        ("market_slots.wine_4.options[0].reals", 60, "80 to 130 reals in all slots with 4 players"),
        ("market_slots.wine_4.options[0].reals", 21, "no gain in exchanging two wheat for one wine before a sale"),
        ("landing_slots.acores_1.wine", 6, "1.5 to 3 wine on average in acores with 2 players"),
        ("windmill.levels", [0, 1, 3, 3, 4], "levels of which each feeds more workers"),
        ("windmill.levels", [3, 4, 5], "a level below 3, where markers start"),
        ("cities.porto_santo.pp_high", 14, "cities worth the same within 1, if won with a chance of 0.33"),
        ("cities.machico.pp_low", 7, "cities worth the same within 1, if won with a chance of 0.40"),
        ("city_layout.district_wood", {"d3": 2, "d4": 4, "d5": 3, "d6": 5}, "2, 3, 4 and 5 wood from left to right"),
        ("guild_board.p3.rows[2]", ["orange", "green"], "every guild in a row"),
        ("guild_board.p3.rows[1]", ["violet", "orange"], "rows that differ"),
        ("crown_requests.starting.crowns_1.type", "urbanization", "4 different types"),
        ("wood_price.totals[3]", 7, "the triangular numbers [0, 1, 3, 6, 10, 15, 21]"),
        ("wood_price.totals[6]", 16, "totals that rise, with no piece cheaper than the one before"),
    ],
)
def test_our_design(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    SHIPPED.assert_our_design(data, expected)


def test_our_design_of_the_fields_once_they_have_changed(data: dict[str, Any]) -> None:
    del data["fields"]["r2_f1"]["convertible_to"], data["fields"]["r3_f1"]["convertible_to"]
    SHIPPED.assert_our_design(data, "at most 3 wheat and at least 5 wine once all have changed")


def test_our_design_of_the_slots_and_the_requests(data: dict[str, Any]) -> None:
    for name in ("india_1", "india_2"):
        del data["landing_slots"][name]
    for slots in [name for name in data["market_slots"] if name.startswith("wine_") and name != "wine_2"]:
        del data["market_slots"][slots]
    data["crown_requests"]["tiles"]["heads_3"] |= {"urbanization": 2, "wealth_of_nation": 0}
    SHIPPED.assert_our_design(data, "4 slots in india with 4 players")
    notes = [note.expected for note in checks.check(edition_of(data)).deviations]
    assert "0.9 to 1.4 slots for each of the 24 ships of 4 players" in notes
    assert "1 of each type" in notes


def test_two_editions_side_by_side(data: dict[str, Any]) -> None:
    data["edition"]["name"] = "my copy"
    data["windmill"]["levels"] = [0, 0, 2, 3, 4, 6, 8]
    data["landing_slots"]["india_1"]["wine"] = 2
    data["fields"]["r3_f5"]["wood"] = {"p4": 2, "p3": 0, "p2": 0}
    mine = edition_of(data)
    ours, theirs = SHIPPED.tables(MadeiraData), SHIPPED.tables(MadeiraData, mine)
    assert (ours.windmill.levels[-1], theirs.windmill.levels[-1]) == (6, 8)
    assert (ours.landing_slots["india_1"].wine, theirs.landing_slots["india_1"].wine) == (1, 2)
    assert (ours.fields["r3_f5"].wood_with(4), theirs.fields["r3_f5"].wood_with(4)) == (0, 2)
    assert mine.hash != SHIPPED.edition.hash
    assert {note.path for note in checks.check(mine).deviations} == {"windmill.levels", "fields.r3_f5.wood", "fields"}


# ---- rulings and options


@pytest.mark.parametrize(
    ("path", "value", "reading"),
    [
        ("windmill.usage.active_player_at_any_decision", False, "true"),
        ("windmill.usage.out_of_turn_commands_accepted", True, "false"),
        ("windmill.usage.closing_windows", ["feeding"], '["end_of_c", "feeding"]'),
    ],
)
def test_a_reading_that_is_not_played(path: str, value: object, reading: str) -> None:
    assert SHIPPED.assert_other_reading(path, value) == reading


@pytest.mark.parametrize("name", facts.RULINGS)
def test_another_ruling_is_refused_unless_an_option_offers_it(data: dict[str, Any], name: str) -> None:
    path = f"rulings.{name}"
    data["rulings"][name] = False
    if path in facts.EITHER_WAY:
        assert problems(data) == []
        data["options"] = {key: option for key, option in data["options"].items() if option["path"] != path}
    ((where, (expected, found)),) = refusal(data).items()
    assert (where, found) == (path, "false")
    assert expected.startswith(f"true, {ONLY_READING}")


def test_a_ruling_that_nobody_knows(data: dict[str, Any]) -> None:
    data["rulings"]["dice_may_be_eaten"] = True
    assert refusal(data)["rulings.dice_may_be_eaten"][1] == "an unknown entry"


def test_an_option_may_not_offer_a_ruling_that_is_not_played(data: dict[str, Any]) -> None:
    data["options"]["hungry_guards"] = {"path": "rulings.city_watch_workers_are_fed", "choices": [True, False]}
    ((path, (expected, found)),) = refusal(data).items()
    assert (path, found) == ("options.hungry_guards.path", '"rulings.city_watch_workers_are_fed"')
    assert expected.startswith("a ruling that this engine plays either way: rulings.pirates_hidden, ")


def test_the_options() -> None:
    options = options_of(SHIPPED.edition.data)
    assert {name: option.path for name, option in options.items()} == {
        "pirates_hidden": "rulings.pirates_hidden",
        "diplomat_from_zero": "rulings.diplomat_counts_from_zero_workers",
        "bishop_escape": "rulings.bishop_leaving_current_building_cancels_turn",
    }
    for name, option in options.items():
        assert option.choices == (True, False) and option.default is True
        chosen = convert(choose(SHIPPED.edition.data, {name: False}), tables.MadeiraData)
        assert getattr(chosen.rulings, option.path.partition(".")[2]) is False


def test_an_option_out_of_range_and_an_unknown_option() -> None:
    SHIPPED.assert_options("pirates_hidden", 3, "true, false", "pirates_hidden, ")


@pytest.mark.parametrize(
    ("path", "ours", "other", "expected"),
    [
        ("setup.home_supply.bread", 4, 6, "4"),
        ("setup.seating_order", "clockwise", "random", '"clockwise"'),
        ("windmill.usage.out_of_turn_commands_accepted", False, True, f"false, {ONLY_READING}"),
        ("market_slots.wine_2.options[0].reals", 8, 9, "8, 5 for each good less 2"),
    ],
)
def test_an_option_may_not_break_a_fact_a_reading_or_our_design(
    path: str, ours: object, other: object, expected: str
) -> None:
    SHIPPED.assert_no_option(path, ours, other, expected)
