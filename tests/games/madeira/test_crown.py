"""Phase E: the requests of the Crown. Chapter 16; fields that change are in `test_changing_fields`, what is shown and
told of requests in `test_requests_shown`."""

import json
from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.madeira.events import (
    ExpeditionsScored,
    InfluenceScored,
    MarketRoutesScored,
    RequestScored,
    RoundBegan,
    UrbanizationScored,
    WealthScored,
)
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    island,
    legal,
    play,
    quote,
    refused,
    requests_of,
    resumed,
    sequence,
    step,
    to_move,
)

HELD = {1: 2, 3: 3, 5: 3}


def crown(players: int = 2, *, round: int = 3, requests: dict[int, str], **more: Any) -> MadeiraPosition:
    """Phase E of a round that scores; whoever is not named holds Expeditions and has no ships."""
    held = {seat: requests.get(seat, "expeditions " * HELD[round]) for seat in range(players)}
    return island(players, phase="e", round=round, requests=held, **more)


def next_round(players: int) -> list[str]:
    """What a new round draws: characters, pirate dice, guild dice."""
    return ["mayor", "steward", "commander", "guild_master", *["1"] * (3 + 3 * players)]


def reveal(pos: MadeiraPosition, *answers: str) -> list[RequestScored]:
    """Everybody chooses; nothing happens until the last has chosen."""
    for answer in answers[:-1]:
        assert play(pos, answer) == []
    events = play(pos, answers[-1], *(next_round(pos.players) if pos.round < 5 else ()))
    return [event for event in events if isinstance(event, RequestScored)]


def brought(seat: int = YELLOW, *, kind: str, tiles: int = 1, round: int = 5, **position: Any) -> int:
    """What Yellow's requests of one kind bring: all three in round 5, all but one in rounds 1 and 3."""
    others = "wealth_of_nation " * (HELD[round] - tiles)
    pos = crown(round=round, requests={seat: f"{kind} " * tiles + others}, **position)
    if round < 5:
        reveal(pos, "keep wealth_of_nation", "keep expeditions")
    return dict(pos.breakdown()[seat])[kind]


# ---- 16.1: which are scored


@pytest.mark.rule("madeira.16.1")
def test_one_of_two_in_round_1() -> None:
    """B4."""
    pos = crown(round=1, requests={YELLOW: "urbanization market_routes"}, ships={"sugar_2": YELLOW})
    assert (step(pos), to_move(pos)) == ("keep", YELLOW)
    assert legal(pos) == {"keep urbanization", "keep market_routes"}
    told = reveal(pos, "keep urbanization", "keep expeditions")
    assert told == [
        MarketRoutesScored(YELLOW, "market_routes", 1, 6, ("sugar",)),
        ExpeditionsScored(RED, "expeditions", 1, 0, ()),
    ]
    assert requests_of(pos, YELLOW) == "urbanization" and pos.points == [6, 0]


@pytest.mark.rule("madeira.16.1")
@pytest.mark.parametrize("kept", ["market_routes", "influence_of_guilds", "urbanization"])
def test_two_of_three_in_round_3(kept: str) -> None:
    """B4: the one that stays is named, and the others are scored without asking."""
    pos = crown(
        requests={YELLOW: "urbanization market_routes influence_of_guilds"},
        ships={"wheat_2": YELLOW},
        favors={YELLOW: "monk"},
        spots={"porto_santo_1": YELLOW},
    )
    assert legal(pos) == {"keep market_routes", "keep influence_of_guilds", "keep urbanization"}
    told = reveal(pos, f"keep {kept}", "keep expeditions")
    points = {"market_routes": 6, "influence_of_guilds": 5, "urbanization": 7}
    assert [(event.request, event.tiles, event.points) for event in told if event.seat == YELLOW] == [
        (kind, 1, points[kind]) for kind in points if kind != kept
    ]
    assert requests_of(pos, YELLOW) == kept and pos.points[YELLOW] == 18 - points[kept]


@pytest.mark.rule("madeira.16.1")
def test_all_three_in_round_5() -> None:
    """Nobody is asked what to keep."""
    pos = crown(
        round=5,
        requests={YELLOW: "urbanization market_routes expeditions"},
        ships={"wheat_2": YELLOW, "india_1": YELLOW},
        spots={"funchal_1": YELLOW},
    )
    assert pos.over and requests_of(pos, YELLOW) == requests_of(pos, RED) == ""
    assert [points for _, points in pos.breakdown()[YELLOW][:5]] == [4, 3, 0, 6, 0]


@pytest.mark.rule("madeira.16.1")
def test_requests_are_discarded_though_they_bring_nothing() -> None:
    pos = crown(round=1, requests={YELLOW: "urbanization market_routes"})
    told = reveal(pos, "keep market_routes", "keep expeditions")
    assert told[0] == UrbanizationScored(YELLOW, "urbanization", 1, 0, ())
    assert requests_of(pos, YELLOW) == "market_routes" and requests_of(pos, RED) == "expeditions"


@pytest.mark.rule("madeira.16.1")
def test_only_what_one_has_can_be_kept() -> None:
    pos = crown(round=1, requests={YELLOW: "urbanization market_routes"})
    assert refused(pos, "keep expeditions", "request-not-held").rule == "madeira.16.1"
    assert refused(pos, "keep wealth_of_nation", "request-not-held").have == 0


@pytest.mark.rule("madeira.16.1")
def test_of_two_alike_one_is_kept() -> None:
    pos = crown(round=1, requests={YELLOW: "urbanization urbanization"}, spots={"funchal_1": YELLOW})
    assert legal(pos) == {"keep urbanization"}
    assert reveal(pos, "keep urbanization", "keep expeditions")[0].tiles == 1
    assert requests_of(pos, YELLOW) == "urbanization" and pos.points == [6, 0]


@pytest.mark.rule("madeira.16.1")
def test_everybody_is_asked_in_passing_order_and_then_a_round_begins() -> None:
    pos = crown(3, round=1, requests={}, order=[PURPLE, YELLOW, RED])
    for seat in (PURPLE, YELLOW):
        assert to_move(pos) == seat
        play(pos, "keep expeditions")
    assert RoundBegan(2) in play(pos, "keep expeditions", *next_round(3))


# ---- 16.2: in secret

CHOICES = [("keep urbanization", f"donate {reals}") for reals in range(5)] + [("keep wealth_of_nation", "donate 0")]
"""With Urbanization, Wealth of the Nation and 4 Reals in round 1."""


def secret(*answers: str) -> MadeiraPosition:
    requests = {YELLOW: "urbanization wealth_of_nation", RED: "urbanization wealth_of_nation"}
    pos = crown(3, round=1, requests=requests, reals={YELLOW: 4, RED: 2}, spots={"funchal_1": YELLOW, "machico_1": RED})
    sequence(pos, *answers)
    return pos


@pytest.mark.rule("madeira.16.2")
@pytest.mark.parametrize("answers", [1, 2])
def test_others_cannot_see_what_was_chosen(answers: int) -> None:
    """View, moves and what is still to come are the same to the byte, whatever Yellow has chosen."""
    worlds = [secret(*choice[:answers]) for choice in CHOICES]
    for seat in (RED, PURPLE, None):
        assert len({json.dumps(pos.view(seat)) for pos in worlds}) == 1
        assert worlds[0].view(seat)["players"][YELLOW]["chosen"] == "hidden"
    assert len({to_move(pos) for pos in worlds}) == 1
    if answers == 2:
        assert len({json.dumps(sorted(legal(pos))) for pos in worlds}) == 1
    assert all(pos.points == [0, 0, 0] and pos.reals == [4, 2, 0] for pos in worlds)


@pytest.mark.rule("madeira.16.2")
def test_nothing_is_told_before_all_have_chosen() -> None:
    for choice in CHOICES:
        pos = secret()
        assert play(pos, choice[0]) == [] and play(pos, choice[1]) == []
        assert sequence(pos, "keep urbanization", "donate 2") == []
        events = play(pos, "keep expeditions", *next_round(3))
        assert [event.seat for event in events if isinstance(event, RequestScored)] == [YELLOW, RED, PURPLE]
        assert pos.choices_hidden_from(None) == []


@pytest.mark.rule("madeira.16.2")
def test_one_knows_ones_own_choice() -> None:
    pos = secret("keep urbanization", "donate 3")
    assert pos.view(YELLOW)["players"][YELLOW]["chosen"] == {"kept": "urbanization", "donation": 3}
    assert pos.view(YELLOW)["players"][RED]["chosen"] is None
    assert pos.hidden(YELLOW) == [] and len(pos.hidden(RED)) == 2


@pytest.mark.rule("madeira.16.2")
def test_others_imagine_every_choice() -> None:
    """Six ways to choose, one of them with nothing to give; oneself nothing is imagined."""
    pos = secret("keep urbanization", "donate 3")
    kinds = pos.box.requests
    imagined = [pos.imagine(RED, Chance(seed)) for seed in range(200)]
    found = {(f"keep {kinds[p.kept[YELLOW]]}", f"donate {p.donation[YELLOW]}") for p in imagined}
    assert found == set(CHOICES)
    assert all(p.kept[RED] == -1 and p.view(RED) == pos.view(RED) for p in imagined)
    assert pos.imagine(YELLOW, Chance(1)).dump() == pos.dump()
    half = secret("keep urbanization")
    assert {half.imagine(PURPLE, Chance(seed)).kept[YELLOW] for seed in range(50)} == {3, 4}
    assert {half.imagine(PURPLE, Chance(seed)).donation[YELLOW] for seed in range(50)} == {-1}


@pytest.mark.rule("madeira.16.2")
def test_who_is_asked_tells_nothing() -> None:
    """B5: Yellow keeps Wealth of the Nation and is still asked for a donation, as if it were scored."""
    pos = secret("keep wealth_of_nation")
    assert (step(pos), to_move(pos)) == ("donate", YELLOW) and legal(pos) == {"donate 0"}
    refusal = refused(pos, "donate 1", "too-much")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.16.9", 1, 0)
    sequence(pos, "donate 0", "keep urbanization", "donate 0")
    play(pos, "keep expeditions", *next_round(3))
    assert pos.reals == [4, 2, 0] and pos.points == [6, 0, 0], "Yellow is in Funchal with the citizen to the right"
    assert requests_of(pos, YELLOW) == "wealth_of_nation"


@pytest.mark.rule("madeira.16.2")
@pytest.mark.parametrize(
    "answers", [("keep urbanization",), ("keep urbanization", "donate 4", "keep wealth_of_nation")]
)
def test_a_game_is_saved_while_some_have_chosen(answers: tuple[str, ...]) -> None:
    resumed(secret(*answers))


# ---- 16.3: nothing counts twice


@pytest.mark.rule("madeira.16.3")
def test_ships_are_shared_over_two_requests() -> None:
    """Four ships: three for the one, the fourth for the other; with three ships the second brings nothing."""
    ships = dict.fromkeys(("wheat_2", "wheat_3", "wine_2"), YELLOW)
    assert brought(kind="market_routes", tiles=1, ships={**ships, "sugar_2": YELLOW}) == 4 + 4 + 6
    assert brought(kind="market_routes", tiles=2, ships={**ships, "sugar_2": YELLOW}) == 4 + 4 + 6 + 3
    assert brought(kind="market_routes", tiles=2, ships=ships) == 4 + 4 + 6
    assert brought(kind="market_routes", tiles=3, ships=ships) == 4 + 4 + 6


@pytest.mark.rule("madeira.16.3")
def test_markets_and_colonies_do_not_disturb_each_other() -> None:
    """Different kinds share nothing: all in one round, with one ship each."""
    pos = crown(
        requests={YELLOW: "market_routes expeditions urbanization"}, ships={"wheat_2": YELLOW, "brasil_1": YELLOW}
    )
    assert [event.points for event in reveal(pos, "keep urbanization", "keep expeditions")[:2]] == [6, 6]


# ---- 16.4: Market Routes


@pytest.mark.rule("madeira.16.4")
@pytest.mark.parametrize("round", [1, 3, 5])
@pytest.mark.parametrize(("market", "points"), [("wheat", (3, 6, 4)), ("sugar", (6, 4, 3)), ("wine", (4, 3, 6))])
def test_points_of_a_ship_in_a_market(market: str, points: tuple[int, int, int], round: int) -> None:
    """EX36: 3, 6 and 4 for wheat."""
    assert brought(kind="market_routes", round=round, ships={f"{market}_2": YELLOW}) == points[round // 2]
    both = {f"{market}_2": YELLOW, f"{market}_pair": YELLOW, f"{market}_3": RED}
    assert brought(kind="market_routes", round=round, ships=both) == 2 * points[round // 2]


@pytest.mark.rule("madeira.16.4")
def test_the_best_three_ships_count() -> None:
    """Round 3: wheat 6, sugar 4, wine 3."""
    ships = dict.fromkeys(("wine_2", "wine_3", "sugar_2", "wheat_2"), YELLOW)
    assert brought(kind="market_routes", round=3, ships=ships) == 6 + 4 + 3
    assert brought(kind="market_routes", round=3, ships={"wine_2": YELLOW, "india_1": YELLOW, "wheat_2": RED}) == 3


@pytest.mark.rule("madeira.16.4")
def test_two_requests_for_four_ships() -> None:
    """EX31: 6 for wheat, 8 for sugar, 3 for wine."""
    pos = crown(
        4,
        requests={RED: "market_routes market_routes influence_of_guilds"},
        ships={"wheat_1": RED, "sugar_3": RED, "sugar_4": RED, "wine_1": RED},
    )
    told = reveal(pos, "keep expeditions", "keep influence_of_guilds", "keep expeditions", "keep expeditions")
    ships = ("wheat", "sugar", "sugar", "wine")
    assert MarketRoutesScored(RED, "market_routes", 2, 17, ships) in told and pos.points == [0, 17, 0, 0]


# ---- 16.5: Expeditions


@pytest.mark.rule("madeira.16.5")
@pytest.mark.parametrize("round", [1, 3, 5])
@pytest.mark.parametrize(("colony", "points"), [("acores", (4, 3, 6)), ("brasil", (3, 6, 4)), ("india", (6, 4, 3))])
def test_points_of_a_ship_in_a_colony(colony: str, points: tuple[int, int, int], round: int) -> None:
    """EX38: 6, 4 and 3 for India."""
    assert brought(kind="expeditions", round=round, ships={f"{colony}_1": YELLOW}) == points[round // 2]
    others = {f"{colony}_1": YELLOW, f"{colony}_3": RED, "wine_2": YELLOW}
    assert brought(kind="expeditions", round=round, ships=others) == points[round // 2]


@pytest.mark.rule("madeira.16.5")
def test_the_best_three_landed_ships_count_and_workers_do_not() -> None:
    ships = dict.fromkeys(("acores_1", "acores_3", "india_1", "brasil_1"), YELLOW)
    lands = {"acores": {YELLOW: 3}}
    assert brought(kind="expeditions", round=5, ships=ships, lands=lands) == 6 + 6 + 4
    assert brought(kind="expeditions", tiles=2, round=5, ships=ships) == 6 + 6 + 4 + 3
    assert brought(kind="expeditions", round=5, lands=lands) == 0


@pytest.mark.rule("madeira.16.5")
def test_expeditions_and_the_most_in_machico() -> None:
    """EX33: two ships in Brasil bring 12, Machico 15."""
    pos = crown(
        4,
        requests={PURPLE: "expeditions expeditions urbanization"},
        ships={"brasil_1": PURPLE, "brasil_3": PURPLE},
        spots={"machico_1": PURPLE, "machico_2": PURPLE},
    )
    told = reveal(pos, "keep expeditions", "keep expeditions", "keep expeditions", "keep expeditions")
    assert [event for event in told if event.seat == PURPLE] == [
        ExpeditionsScored(PURPLE, "expeditions", 1, 12, ("brasil", "brasil")),
        UrbanizationScored(PURPLE, "urbanization", 1, 15, ("machico",)),
    ]
    assert pos.points[PURPLE] == 27


# ---- 16.6: Influence of the Guilds


@pytest.mark.rule("madeira.16.6")
@pytest.mark.parametrize(
    ("favors", "one", "two", "three"),
    [
        ("", 0, 0, 0),
        ("monk", 5, 5, 5),
        ("monk-", 0, 0, 0),
        ("monk miller", 5, 10, 10),
        ("monk miller bishop", 5, 10, 15),
        ("treasurer navigator patron", 10, 15, 15),
        ("monk lord scout", 15, 15, 15),
        ("monk lord scout engineer", 20, 20, 20),
        ("monk lord scout- engineer", 15, 15, 15),
        ("monk miller lord patron treasurer engineer lady scout", 20, 40, 40),
        ("monk miller- lord patron treasurer engineer lady scout", 20, 35, 35),
    ],
)
def test_five_points_for_every_guild(favors: str, one: int, two: int, three: int) -> None:
    """Face up only; a second request takes other favors, of whatever guilds. Two orange and a green one bring 15 with
    two requests."""
    held = {YELLOW: favors}
    assert [brought(kind="influence_of_guilds", tiles=n, favors=held) for n in (1, 2, 3)] == [one, two, three]


@pytest.mark.rule("madeira.16.6")
def test_favors_of_others_and_of_the_cities_do_not_count() -> None:
    assert brought(kind="influence_of_guilds", favors={RED: "monk lord scout"}) == 0


@pytest.mark.rule("madeira.16.6")
@pytest.mark.rule("madeira.16.9")
def test_influence_and_a_donation() -> None:
    """EX34: Yellow gives 8 Reals and has three favors of three guilds: 23 points."""
    pos = crown(
        requests={YELLOW: "market_routes wealth_of_nation influence_of_guilds"},
        favors={YELLOW: "monk lord scout"},
        reals={YELLOW: 10},
    )
    told = reveal(pos, "keep market_routes", "donate 8", "keep expeditions")
    assert told[:2] == [
        InfluenceScored(YELLOW, "influence_of_guilds", 1, 15, ("monk", "lord", "scout")),
        WealthScored(YELLOW, "wealth_of_nation", 1, 8, 8),
    ]
    assert pos.points == [23, 0] and pos.reals == [2, 0]


# ---- 16.7: Urbanization


@pytest.mark.rule("madeira.16.7")
@pytest.mark.parametrize(("city", "high", "low"), [("porto_santo", 10, 7), ("funchal", 12, 6), ("machico", 15, 4)])
def test_the_higher_and_the_lower_number(city: str, high: int, low: int) -> None:
    """EX37: 12 or 6 in Funchal."""
    assert brought(kind="urbanization", spots={f"{city}_1": YELLOW, f"{city}_2": YELLOW}) == high
    assert brought(kind="urbanization", spots={f"{city}_1": YELLOW}) == low, "the citizen is to the right"
    assert brought(kind="urbanization", spots={f"{city}_1": RED, f"{city}_2": RED}) == 0


@pytest.mark.rule("madeira.16.7")
def test_each_request_needs_a_city_of_its_own() -> None:
    """Low in Porto Santo (7) and Machico (4), the most in Funchal (12): the best first. Three requests take the three
    cities once each."""
    spots = dict.fromkeys(("porto_santo_1", "funchal_1", "funchal_2", "machico_1"), YELLOW)
    assert [brought(kind="urbanization", tiles=n, spots=spots) for n in (1, 2, 3)] == [12, 12 + 7, 12 + 7 + 4]
    alone = {"funchal_1": YELLOW, "funchal_2": YELLOW}
    assert [brought(kind="urbanization", tiles=n, spots=alone) for n in (1, 2, 3)] == [12, 12, 12]


@pytest.mark.rule("madeira.16.7")
def test_a_lower_number_may_be_the_better_one() -> None:
    """Not the most anywhere: 7 in Porto Santo before 6 in Funchal before 4 in Machico."""
    spots = dict.fromkeys(("porto_santo_1", "funchal_1", "machico_1"), YELLOW)
    assert [brought(kind="urbanization", tiles=n, spots=spots) for n in (1, 2, 3)] == [7, 13, 17]


# ---- 16.8: who has the most


@pytest.mark.rule("madeira.16.8")
@pytest.mark.parametrize(
    ("citizens", "spots", "most"),
    [
        (["funchal_4"], {}, "neutral"),
        ([], {}, None),
        ([], {"funchal_1": RED}, RED),
        (["funchal_4"], {"funchal_3": RED}, "neutral"),
        (["funchal_1"], {"funchal_2": RED}, RED),
        (["funchal_4"], {"funchal_1": RED, "funchal_2": RED}, RED),
        (["funchal_3", "funchal_4"], {"funchal_1": RED, "funchal_2": RED}, "neutral"),
        (["funchal_1", "funchal_4"], {"funchal_2": RED}, "neutral"),
        (["funchal_1", "funchal_2", "funchal_3"], {"funchal_4": RED}, "neutral"),
        ([], {"funchal_1": RED, "funchal_2": YELLOW}, YELLOW),
        ([], {"funchal_2": RED, "funchal_1": YELLOW}, RED),
        (["funchal_2"], {"funchal_1": RED, "funchal_3": YELLOW, "funchal_4": PURPLE}, PURPLE),
        (["funchal_2"], {"funchal_1": RED, "funchal_4": YELLOW, "funchal_3": PURPLE}, YELLOW),
        (["funchal_6"], {"funchal_1": RED, "funchal_4": RED, "funchal_2": YELLOW, "funchal_5": YELLOW}, YELLOW),
        (["funchal_6"], {"funchal_1": RED, "funchal_5": RED, "funchal_2": YELLOW, "funchal_4": YELLOW}, RED),
        (["funchal_6"], {"funchal_1": RED, "funchal_2": RED, "funchal_3": RED, "funchal_5": YELLOW}, RED),
    ],
)
def test_citizens_are_one_more_player_and_the_right_is_ahead(
    citizens: list[str], spots: dict[str, int], most: int | str | None
) -> None:
    away = [f"machico_{spot + 1}" for spot in range(3 - len(citizens))]
    pos = island(3, spots=spots, citizens=[*citizens, *away], built=["funchal_d3"])
    assert pos.view(None)["cities"]["funchal"]["most"] == most


@pytest.mark.rule("madeira.16.8")
def test_a_tie_with_the_citizens_is_lost_on_the_left() -> None:
    """EX32: three ships at wheat in round 3 bring 18; in Funchal Blue does not win the tie and scores 6."""
    pos = crown(
        4,
        requests={BLUE: "market_routes urbanization expeditions"},
        ships={"wheat_1": BLUE, "wheat_2": BLUE, "wheat_4": BLUE},
        spots={"funchal_3": BLUE},
    )
    reveal(pos, "keep expeditions", "keep expeditions", "keep expeditions", "keep expeditions")
    assert pos.points[BLUE] == 18 + 6
    citizens = ("porto_santo_4", "funchal_3", "machico_4")
    assert brought(kind="urbanization", spots={"funchal_4": YELLOW}, citizens=citizens) == 12


# ---- 16.9: Wealth of the Nation


@pytest.mark.rule("madeira.16.9")
@pytest.mark.parametrize(
    ("tiles", "reals", "most"), [(1, 20, 15), (1, 15, 15), (1, 3, 3), (2, 50, 30), (2, 17, 17), (3, 50, 45)]
)
def test_fifteen_for_each_request(tiles: int, reals: int, most: int) -> None:
    """EX35: of 20 Reals 15 are given, for 15 points. B5: one sum for all such requests."""
    held = "wealth_of_nation " * tiles + "urbanization " * (3 - tiles)
    pos = crown(round=5, requests={YELLOW: held}, reals={YELLOW: reals})
    assert step(pos) == "donate" and legal(pos) == {f"donate {n}" for n in range(most + 1)}
    if most < 45:
        refusal = refused(pos, f"donate {most + 1}", "too-much")
        assert (refusal.rule, refusal.need, refusal.have) == ("madeira.16.9", most + 1, most)
    assert quote(pos, f"donate {most}") == {"reals": -most, "points": most}
    assert WealthScored(YELLOW, "wealth_of_nation", tiles, most, most) in reveal(pos, f"donate {most}")
    assert pos.reals[YELLOW] == reals - most


@pytest.mark.rule("madeira.16.9")
def test_fewer_may_be_given_or_nothing() -> None:
    for reals in (0, 7):
        pos = crown(round=5, requests={YELLOW: "wealth_of_nation urbanization urbanization"}, reals={YELLOW: 9})
        assert WealthScored(YELLOW, "wealth_of_nation", 1, reals, reals) in reveal(pos, f"donate {reals}")
        assert pos.reals[YELLOW] == 9 - reals


@pytest.mark.rule("madeira.16.9")
@pytest.mark.parametrize(
    ("held", "reals"),
    [("wealth_of_nation urbanization urbanization", 0), ("urbanization expeditions market_routes", 9)],
)
def test_without_the_request_or_without_reals_nobody_is_asked(held: str, reals: int) -> None:
    """B5. The windmill gives nothing now, though the marker is on 6."""
    assert crown(round=5, requests={YELLOW: held}, reals={YELLOW: reals}, level={YELLOW: 6}).over


@pytest.mark.rule("madeira.16.2")
@pytest.mark.rule("madeira.16.9")
@pytest.mark.parametrize(("kept", "most"), [("urbanization", 30), ("wealth_of_nation", 15)])
def test_the_limit_is_that_of_the_requests_that_are_scored(kept: str, most: int) -> None:
    """B5: one question and one sum in both cases."""
    pos = crown(
        requests={YELLOW: "wealth_of_nation wealth_of_nation urbanization"},
        reals={YELLOW: 40},
        spots={"funchal_1": YELLOW},
    )
    play(pos, f"keep {kept}")
    assert (step(pos), to_move(pos)) == ("donate", YELLOW) and legal(pos) == {f"donate {n}" for n in range(most + 1)}
    refused(pos, f"donate {most + 1}", "too-much")
    told = reveal(pos, f"donate {most}", "keep expeditions")
    assert WealthScored(YELLOW, "wealth_of_nation", most // 15, most, most) in told
    assert requests_of(pos, YELLOW) == kept and pos.points == [most + (6 if kept != "urbanization" else 0), 0]
