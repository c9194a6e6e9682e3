"""What is our own in Lisboa's edition file: the design, the rulings and the options."""

from collections.abc import Iterable
from typing import Any

import pytest

from gaiola.games.lisboa.box import VOCABULARY
from gaiola.games.lisboa.edition import card_shape, checks, design, facts
from gaiola.games.lisboa.edition import shape as tables
from gaiola.games.lisboa.edition.shape import LisboaData
from gaiola.kernel.edition import convert, edition_of
from gaiola.kernel.options import choose, options_of
from gaiola.kernel.paths import resolve
from tests.games.damage import ONLY_READING, Shipped, put

SHIPPED = Shipped(checks, "lisboa")
problems, refusal = SHIPPED.problems, SHIPPED.refusal
data = pytest.fixture(SHIPPED.data)


# ---- our design, and an owner's copy


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("treasury.track[2].modifier", 0, "a modifier of 1 where the marker starts"),
        ("treasury.track[0].modifier", 0, "a modifier below 0"),
        ("treasury.track[5].modifier", 1, "modifiers that never fall"),
        ("influence.real_spaces", [1, 2, 4, 6, 8, 9], "a real on space 0"),
        ("market.floor", 0, "a price below each at the start"),
        ("market.start.cloth", 6, "gold dearer than the rest"),
        ("board.lands.a2.reward", [{"effect": "reis", "n": 9}], "a worth of 1.4 to 2.4 wigs"),
        ("board.sites.west_a.reward", [{"effect": "wigs", "n": 1}], "a worth of 1.4 to 2.4 wigs"),
        ("board.lands.e5.reward", [{"effect": "produce_type"}], "every kind of reward on a land used by two players"),
        ("board.scoring_tiles", [3, 4, 4, 5], "tiles that differ"),
        ("cards.political.blue_king_1.influence", 1, "a worth of 3.8 to 5.2 wigs"),
        ("cards.political.brown_king_5.influence", 9, "a worth of 4.8 to 6.8 wigs"),
        ("cards.political.red_treasury_4.event", [{"effect": "act_plan"}], "a worth of 6.0 to 9.7 wigs"),
        ("cards.political.red_treasury_4.benefit[0].n", 9, "a worth of 1.2 to 4.4 wigs"),
        (
            "cards.political.red_treasury_4.benefit",
            [{"effect": "recruit_bonus", "n": 1}],
            "a benefit about money or sales",
        ),
        ("cards.political.blue_king_1.type", "manuel", "5, 5, 5 and 6 blue cards of each type"),
        ("cards.ships.ship_blue.influence", 1, "2, 2 in the first period and 1 in the second"),
        ("cards.ships.ship_brown.influence", 2, "1, 2 in the first period and 1 in the second"),
        ("cards.ships.ship_brown.price_modifier", 4, "3, one less than the hull"),
        ("plans.tiles.green_plan_8.officials", 6, "the same plans for both architects"),
        ("plans.tiles.start_green_1.officials", 3, "starting plans that favour nobody"),
        ("plans.tiles.green_plan_8.officials", 9, "at most 8 officials, all that a player has"),
        ("buildings.tiles.alfandega.green", ["cloth", "tools"], "two sides that differ"),
        ("buildings.tiles.alfandega.blue", ["gold", "tools"], "each good on half of the blue sides"),
        ("clergy.tiles.te_deum.wigs", 0, "1 to 4 wigs"),
        ("clergy.tiles.te_deum.wigs", 4, "a worth of 4.0 to 5.5 wigs"),
        (
            "clergy.tiles.church_estate.effect",
            [{"effect": "visit_discount", "noble": "king", "n": 2}],
            "permanent tiles that differ",
        ),
        ("decrees.cards.lawgiver.remove_with_two", True, "true for comparisons and closed rows, else false"),
        ("decrees.cards.row_e_landlord.remove_with_two", False, "true for comparisons and closed rows, else false"),
        ("decrees.cards.lawgiver.typical", 1, "4 to 6 wigs for the typical count"),
        ("decrees.cards.lawgiver.score.max", 20, "5 to 14 wigs at best"),
        ("decrees.cards.firm_prices.score.each", 1, "5 to 14 wigs at best"),
        ("decrees.cards.green_school.goal.architect", "blue", "decrees that differ"),
    ],
)
def test_our_design(data: dict[str, Any], path: str, value: object, expected: str) -> None:
    put(data, path, value)
    SHIPPED.assert_our_design(data, expected)


def test_our_design_of_the_church(data: dict[str, Any]) -> None:
    put(data, "board.church.gaps.g3.icon", "none")
    put(data, "board.church.gaps.g4.icon", "treasury")
    SHIPPED.assert_our_design(data, "icons across from each other")


def test_our_design_of_the_rubble_pile(data: dict[str, Any]) -> None:
    for land in data["board"]["lands"]:
        if land["reward"] == [{"effect": "rubble_pile", "n": 1}]:
            land["reward"] = [{"effect": "favor"}]
    SHIPPED.assert_our_design(data, "a land with a cube of the rubble pile")


def test_our_design_of_the_hands(data: dict[str, Any]) -> None:
    card = resolve(data, "cards.political.blue_king_1")
    card |= {name: resolve(data, "cards.political.blue_king_4")[name] for name in ("influence", "reward")}
    SHIPPED.assert_our_design(data, "blue cards that differ")


def test_our_design_of_the_variety(data: dict[str, Any]) -> None:
    for card in data["cards"]["political"]:
        number = int(card["id"][-1])
        if card["type"] == "treasury":
            card["event"] = [{"effect": "act_build_store", "discount": 0}]
            card["benefit"] = [{"effect": "spend_discount", "n": number}]
        elif "penalty" in card and card["id"] != "red_marquis_5":
            card["penalty"] = [{"effect": "lose_wigs", "n": 2}]
        elif number == 3:
            card["reward"] = [{"effect": "wigs", "n": 2}]
    SHIPPED.assert_our_design(data, "at least 10 different events")
    data["edition"]["name"] = "reconstructed"
    expected = [problem.expected for problem in problems(data)]
    assert "at least 8 different benefits" in expected


def test_our_design_of_the_rewards(data: dict[str, Any]) -> None:
    kept = ("gain_influence", "cardinal", "good")
    for card in data["cards"]["political"]:
        for part, other in (("reward", "reis"), ("penalty", "lose_official")):
            if part in card and card[part][0]["effect"] not in kept:
                card[part] = [{"effect": other, "n": int(card["id"][-1])}]
    put(data, "cards.political.red_marquis_5.penalty[0].n", 1)
    SHIPPED.assert_our_design(data, "at least 12 different rewards and penalties")


def test_our_design_of_the_buildings(data: dict[str, Any]) -> None:
    for tile in data["buildings"]["tiles"]:
        if sorted(tile["blue"]) == ["cloth", "tools"]:
            tile["blue"] = ["gold", "tools"]
    SHIPPED.assert_our_design(data, "all 6 pairs of goods on the blue sides")


def test_our_design_of_the_clergy_and_the_decrees(data: dict[str, Any]) -> None:
    for n, tile in enumerate(data["clergy"]["tiles"]):
        if tile["kind"] == "permanent" and n > 8:
            tile["effect"] = [{"effect": "land_discount", "n": n}]
    for card in data["decrees"]["cards"]:
        if card["id"] != "blue_school":
            card["goal"] = {"id": "own_ships"}
    SHIPPED.assert_our_design(data, "at least 18 different effects")
    data["edition"]["name"] = "reconstructed"
    assert "at least 35 different goals" in [problem.expected for problem in problems(data)]


def worth(effects: Iterable[card_shape.EffectEntry]) -> float:
    return design.worth(effects, VOCABULARY)


def test_what_our_reckoning_says() -> None:
    data = SHIPPED.tables(LisboaData)
    events = {card.id: worth(card.event) for card in data.cards.political}
    assert events["blue_treasury_1"] == pytest.approx(4 * 1.2 + 4 * 0.35)
    assert events["blue_treasury_3"] == pytest.approx(3.0 + 3.0 + 0.9)
    assert events["brown_treasury_1"] == pytest.approx(8.5 + 2 * 0.35)
    assert events["blue_treasury_2"] == pytest.approx(3.6 + 1.5 + 2.0)
    clergy = {tile.id: worth(tile.effect) for tile in data.clergy.tiles}
    assert (clergy["royal_chaplain"], clergy["court_preacher"]) == (2.2, 2.5)
    assert worth([card_shape.EffectEntry(effect="lose_good", good="gold", n=1)]) == -1.9


def test_two_editions_side_by_side(data: dict[str, Any]) -> None:
    data["edition"]["name"] = "my copy"
    put(data, "market.start.gold", 8)
    put(data, "influence.real_spaces", [1, 2, 3, 5, 7, 9])
    put(data, "board.lands.a2.reward", [{"effect": "reis", "n": 9}])
    edition = edition_of(data)
    ours, theirs = SHIPPED.tables(LisboaData), SHIPPED.tables(LisboaData, edition)
    assert (ours.market.start["gold"], theirs.market.start["gold"]) == (6, 8)
    assert theirs.board.lands[1].reward == (card_shape.EffectEntry(effect="reis", n=9),)
    assert edition.hash != SHIPPED.edition.hash
    assert {note.path for note in SHIPPED.check(edition).deviations} == {
        "influence.real_spaces",
        "board.lands.a2.reward",
    }


# ---- rulings and options


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn.steps", ["get_gold_or_act", "dock_ships"]),
        ("turn.end_of_turn", []),
        ("board.plaza.limited", True),
        ("board.rubble_pile.refilled", True),
        ("board.rubble_pile.used_by", ["rubble_pile"]),
    ],
)
def test_a_reading_that_is_not_played(path: str, value: object) -> None:
    SHIPPED.assert_other_reading(path, value)


@pytest.mark.parametrize("name", facts.RULINGS)
def test_another_ruling_is_refused(data: dict[str, Any], name: str) -> None:
    ours = facts.RULINGS[name]
    assert data["rulings"][name] == ours
    data["rulings"][name] = {bool: not ours, int: 7, str: "otherwise"}[type(ours)]
    ((where, (expected, _)),) = refusal(data).items()
    assert where == f"rulings.{name}" and ONLY_READING in expected


def test_a_ruling_that_nobody_knows_and_one_too_few(data: dict[str, Any]) -> None:
    data["rulings"]["wigs_may_be_eaten"] = True
    assert refusal(data)["rulings.wigs_may_be_eaten"][1] == "an unknown entry"
    del data["rulings"]["wigs_may_be_eaten"], data["rulings"]["start_player"]
    assert refusal(data) == {"rulings.start_player": ("a string", "nothing")}


def test_an_option_may_not_offer_a_ruling(data: dict[str, Any]) -> None:
    data["options"]["polite"] = {"path": "rulings.rewards_may_be_declined", "choices": [False, True]}
    assert refusal(data) == {
        "options.polite.path": (
            "the path of something else than a ruling, of which this engine plays one reading only",
            '"rulings.rewards_may_be_declined"',
        )
    }


def test_the_options() -> None:
    (option,) = options_of(SHIPPED.edition.data).values()
    assert (option.name, option.path, option.choices) == ("draft", "setup.draft", (False, True))
    assert option.default is False and option.players == ()
    chosen = convert(choose(SHIPPED.edition.data, {"draft": True}), tables.LisboaData)
    assert chosen.setup.draft is True


def test_an_option_out_of_range_and_an_unknown_option() -> None:
    SHIPPED.assert_options("draft", 3, "false, true", "draft")


@pytest.mark.parametrize(
    ("path", "ours", "other", "expected"),
    [
        ("setup.reis", 10, 12, "10"),
        ("setup.draft_variant.direction", "left", "right", '"left"'),
        ("board.plaza.limited", False, True, f"false, {ONLY_READING}"),
        ("market.floor", 2, 0, "a price below each at the start"),
    ],
)
def test_an_option_may_not_break_a_fact_a_reading_or_our_design(
    path: str, ours: object, other: object, expected: str
) -> None:
    SHIPPED.assert_no_option(path, ours, other, expected)


def test_an_option_may_offer_what_is_open(data: dict[str, Any]) -> None:
    data["options"]["floor"] = {"path": "market.floor", "choices": [2, 1]}
    data["options"]["office"] = {"path": "board.offices.king", "choices": [6, 5], "players": [2]}
    assert problems(data) == []
    data["options"]["office"]["players"] = [5]
    assert refusal(data) == {"options.office.players": ("numbers of players from 2 to 4", "[5]")}
