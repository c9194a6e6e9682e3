"""What there is: chapter 1."""

import pytest

from gaiola.games.lisboa.events import GoodTaken, PriceFell, ReisTaken, TreasuryMoved, WigsScored
from gaiola.games.lisboa.rules.rewards import TreasuryShift
from tests.games.lisboa.opening import BLUE, opening
from tests.games.lisboa.table import (
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    city,
    deal,
    give,
    goods,
    office,
    play,
    plaza,
    price,
    quote,
    refused,
    run,
    seen,
    slots,
)

FIVE_SETS = "earthquake fire tsunami " * 5


@pytest.mark.rule("lisboa.1.1")
def test_the_most_wigs_are_ahead() -> None:
    pos = city(wigs={GREEN: 7, YELLOW: 12, PURPLE: 3, ORANGE: 9})
    assert pos.scores() == [7, 12, 3, 9]
    assert pos.ranking() == [3, 1, 4, 2]


@pytest.mark.rule("lisboa.1.1")
def test_every_wig_is_told_with_its_source() -> None:
    pos = city(goods={GREEN: "gold"})
    events = play(pos, "portfolio blue_king_4")
    assert WigsScored(GREEN, 2, "rewards") in events
    assert dict(pos.breakdown()[GREEN])["rewards"] == 2 and pos.scores()[GREEN] == 7


@pytest.mark.rule("lisboa.1.2")
def test_downtown_has_25_lands_between_four_streets() -> None:
    lands = seen(deal(4), "lands")
    assert list(lands) == [f"{row}{column}" for row in "abcde" for column in range(1, 6)]
    streets = {1: ["gold"], 2: ["gold", "cloth"], 3: ["cloth", "books"], 4: ["books", "tools"], 5: ["tools"]}
    assert all(land["streets"] == streets[land["column"]] for land in lands.values())
    assert all(land["reward"] for land in lands.values())


@pytest.mark.rule("lisboa.1.2")
def test_columns_four_and_five_share_a_scoring_tile() -> None:
    """A1."""
    pos = city(scoring=(4, 2, 5, 3))
    assert [seen(pos, "lands", f"c{column}", "value") for column in range(1, 6)] == [4, 2, 5, 3, 3]
    assert [column["small"] for column in seen(pos, "columns")] == [False, False, False, False, True]


@pytest.mark.rule("lisboa.1.3")
def test_fourteen_sites_around_downtown() -> None:
    sites = seen(deal(3), "sites")
    assert {name for name, site in sites.items() if site["side"] == "west"} == {f"west_{row}" for row in "abcde"}
    assert {name for name, site in sites.items() if site["side"] == "east"} == {f"east_{row}" for row in "abcde"}
    north = {name: site["street"] for name, site in sites.items() if site["side"] == "north"}
    assert north == {f"north_{good}": good for good in ("gold", "cloth", "books", "tools")}
    assert len(sites) == 14 and all(site["reward"] for site in sites.values())


@pytest.mark.rule("lisboa.1.4")
@pytest.mark.parametrize(("cube", "cost"), [("earthquake", 3), ("fire", 2), ("tsunami", 1)])
def test_what_a_cube_at_the_end_of_a_line_costs(cube: str, cost: int) -> None:
    assert seen(city(rows={"b": cube}), "lands", "b2", "price") == 3 + cost
    assert seen(city(columns={2: f"{cube} {cube}"}), "lands", "b2", "price") == 3 + 2 * cost


@pytest.mark.rule("lisboa.1.4")
def test_cubes_elsewhere_do_not_make_a_land_dear() -> None:
    """Trap 2: those of other lines, of sites and of the pile."""
    pos = city(rows={"a": "fire"}, columns={3: "fire"}, sites={"west_b": "fire fire"}, pile="fire fire")
    assert seen(pos, "lands", "b2", "price") == 3


@pytest.mark.rule("lisboa.1.5")
def test_what_the_nobles_take_and_offer() -> None:
    nobles = seen(deal(4), "nobles")
    assert {name: (set(n["accepts"]), list(n["actions"]), n["noble_action"]) for name, n in nobles.items()} == {
        "manuel": ({"tools", "gold"}, ["recruit_officials", "acquire_plan"], "build_store"),
        "marquis": ({"books", "gold"}, ["build_ship", "produce_goods"], "take_decree"),
        "king": ({"cloth", "gold"}, ["meet_cardinal", "get_favor"], "open_building"),
    }


@pytest.mark.rule("lisboa.1.5")
def test_six_spaces_in_an_office_and_any_number_in_the_plaza() -> None:
    """A62. The seventh moves one of the largest colour out, to a plaza where eight stand already."""
    pos = city(
        goods={GREEN: "tools"},
        offices={"king": {YELLOW: 4, PURPLE: 2}},
        plazas={"king": {YELLOW: 3, PURPLE: 5}},
        hands={GREEN: "blue_king_4"},
    )
    run(pos, "portfolio blue_king_4", "trade recruit_officials tools", "official king")
    assert office(pos, "king") == [1, 3, 2, 0] and plaza(pos, "king") == [0, 4, 5, 0]
    pos = city(goods={GREEN: "tools"}, offices={"king": {YELLOW: 5}})
    run(pos, "portfolio blue_king_4", "trade recruit_officials tools", "official king")
    assert office(pos, "king") == [1, 5, 0, 0]


@pytest.mark.rule("lisboa.1.6")
@pytest.mark.parametrize(("value", "modifier"), [(1, -1), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_each_treasury_value_has_its_modifier(value: int, modifier: int) -> None:
    """A59. Two officials of others are in the office."""
    pos = city(treasury=value, offices={"king": {YELLOW: 2}}, influence={GREEN: 4})
    assert quote(pos, "visit blue_king_1") == {"influence": -(2 + modifier)}
    assert quote(pos, "portfolio blue_treasury_1") == {"reis": value}


@pytest.mark.rule("lisboa.1.6")
def test_the_marker_does_not_leave_the_track() -> None:
    pos = city(treasury=1, goods={GREEN: "tools"})
    events = play(pos, "portfolio blue_treasury_1")
    assert pos.reis[GREEN] == 1 and pos.value() == 1
    assert not any(isinstance(event, TreasuryMoved) for event in events)
    pos = city(treasury=6, goods={GREEN: "books gold"}, hands={GREEN: "blue_king_4"})
    run(pos, "portfolio blue_king_4", "trade build_ship books", "tuck")
    assert slots(pos, GREEN)["dock2"] == "ship_blue" and pos.value() == 6


@pytest.mark.rule("lisboa.1.6")
@pytest.mark.parametrize(("value", "blocked", "after"), [(6, "treasury up", 5), (1, "treasury down", 2)])
def test_at_the_end_of_the_track_a_shift_has_one_direction(value: int, blocked: str, after: int) -> None:
    """Nobody is asked, so that nobody ever meets the refusal."""
    pos = city(treasury=value)
    pos.push(TreasuryShift(GREEN, 1))
    assert refused(pos, blocked, "end-of-track").rule == "lisboa.1.6"
    pos.agenda.pop()
    assert TreasuryMoved(after) in give(pos, GREEN, "reward", "brown_marquis_4")


@pytest.mark.rule("lisboa.1.7")
def test_first_prices_and_the_lowest_one() -> None:
    """A61."""
    assert seen(deal(3), "prices") == {"gold": 6, "cloth": 5, "books": 5, "tools": 5}
    stores = {"a1": (GREEN, "gold"), "a3": (GREEN, "books")}
    pos = city(goods={GREEN: "gold"}, stores=stores, prices={"gold": 2, "books": 3})
    events = play(pos, "portfolio blue_king_4", "trade produce_goods gold")
    assert (price(pos, "gold"), price(pos, "books"), price(pos, "cloth")) == (2, 2, 5)
    assert [event for event in events if isinstance(event, PriceFell)] == [PriceFell("books", 2)]
    assert goods(pos, GREEN) == {"gold": 1, "books": 1}


@pytest.mark.rule("lisboa.1.8")
def test_a_ring_of_six_tiles_with_icons_opposite_each_other() -> None:
    """A63."""
    church = seen(opening(2)[0], "church")
    spaces = list(church["ring"])
    assert len(spaces) == 6 and all(church["ring"].values())
    assert [set(gap) for gap in church["gaps"]] == [{spaces[i - 1], spaces[i]} for i in range(6)]
    assert (church["treasury_gap"] - church["influence_gap"]) % 6 == 3


@pytest.mark.rule("lisboa.1.9")
def test_a_board_has_places_for_everything() -> None:
    board = seen(deal(4), "players", 2)
    assert list(board["portfolio"]) == ["dock1", "dock2", "dock3", "office1", "office2", "office3"]
    assert board["clergy_limit"] == 4
    assert board["house_groups"] == {"left": 2, "middle": 3, "right": 3}
    assert list(board["goods"]) == ["gold", "cloth", "books", "tools"]


@pytest.mark.rule("lisboa.1.10")
def test_what_cards_show() -> None:
    seat = city(hands={GREEN: "blue_marquis_3 blue_king_5 blue_treasury_2"}).view(GREEN)
    marquis, king, treasury = seat["players"][GREEN]["hand"]
    assert (marquis["type"], marquis["influence"], marquis["penalty"]) == ("marquis", 3, [])
    assert [effect["effect"] for effect in marquis["reward"]] == ["reis", "treasury_shift"]
    assert (king["influence"], king["reward"]) == (5, [])
    assert king["penalty"] == [{"effect": "lose_wigs", "n": 2}]
    assert [effect["effect"] for effect in treasury["event"]] == ["act_ship", "act_recruit"]
    assert treasury["benefit"] == [{"effect": "own_ship_bonus", "n": 1}] and "influence" not in treasury


@pytest.mark.rule("lisboa.1.10")
def test_a_discarded_card_is_out_of_the_game() -> None:
    """It is in no hand, on no pile, and cannot be drawn any more."""
    pos = city()
    run(pos, "gold blue_king_1")
    card = pos.box.cards.index("blue_king_1")
    assert all(card not in pos.hand(seat) for seat in range(4))
    assert card not in pos.display and not pos.deck_left[card] and "blue_king_1" not in slots(pos, GREEN).values()


@pytest.mark.rule("lisboa.1.11")
def test_only_hands_are_hidden() -> None:
    pos, _ = opening(4)
    for viewer in range(4):
        view = pos.view(viewer)
        for seat, player in enumerate(view["players"]):
            cards = [card and card["id"] for card in player["hand"]]
            assert cards == (list(BLUE[5 * seat : 5 * seat + 5]) if seat == viewer else [None] * 5)
        for player, other in zip(view["players"], pos.view(None)["players"], strict=True):
            assert {**player, "hand": None} == {**other, "hand": None}


@pytest.mark.rule("lisboa.1.11")
def test_decrees_the_next_plans_and_the_next_buildings_are_open() -> None:
    """A54."""
    pos = city(decrees={YELLOW: "goldsmiths"}, clergy={YELLOW: "tithe_barn"})
    assert [decree["id"] for decree in seen(pos, "players", YELLOW, "decrees")] == ["goldsmiths"]
    assert seen(pos, "players", YELLOW, "clergy", 0, "wigs") == 4
    architects = seen(pos, "architects")
    assert (architects["blue"]["ready"]["id"], architects["blue"]["coming"]["id"]) == ("casa_da_moeda", "alfandega")
    assert (architects["green"]["ready"]["goods"], architects["green"]["plan"]) == (["cloth", "books"], "green-2")


@pytest.mark.rule("lisboa.1.11")
def test_a_card_taken_from_a_pile_is_known_to_all() -> None:
    pos = city()
    run(pos, "gold blue_king_1", "take king")
    for viewer in (YELLOW, ORANGE):
        assert [card and card["id"] for card in pos.view(viewer)["players"][GREEN]["hand"]] == ["red_king_1"] + [
            None
        ] * 4


@pytest.mark.rule("lisboa.1.12")
def test_goods_and_coins_never_run_out() -> None:
    """There are 17 tokens of gold and coins for 180 réis in the box."""
    full = dict.fromkeys(range(4), FIVE_SETS)
    pos = city(rubble=full, goods={0: "gold " * 6, 1: "gold " * 7, 2: "gold " * 7}, reis={0: 100, 1: 100})
    assert GoodTaken(GREEN, "gold", 1) in play(pos, "gold blue_king_1")
    assert sum(goods(pos, seat).get("gold", 0) for seat in range(4)) == 21
    assert ReisTaken(GREEN, 6) in give(pos, GREEN, "clergy", "collection_plate")
    assert pos.reis[:2] == [106, 100]
