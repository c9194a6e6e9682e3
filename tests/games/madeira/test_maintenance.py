"""Phase D: honor, income, upkeep and feeding. Chapter 15."""

from typing import Any

import pytest

from gaiola.games.madeira.events import (
    ColonyPaid,
    GuardHonored,
    PhaseBegan,
    PiratesReceived,
    UpkeepBegan,
    WoodBought,
    WoodDiscarded,
    WoodTaken,
    WorkersFed,
)
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.words import LANGUAGES, Words
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    goods_of,
    island,
    legal,
    play,
    quote,
    refused,
    sequence,
    step,
    to_move,
    wood_on,
    workers_at,
)

ON_FIELDS = (
    "r1_f1",
    "r1_f2",
    "r1_f3",
    "r1_f4",
    "r2_f1",
    "r2_f2",
    "r2_f3",
    "r2_f4",
    "r2_f5",
    "r3_f1",
    "r3_f2",
    "forest",
)


def standing(seat: int, workers: int) -> dict[str, list[int]]:
    """This many workers of a seat, each on a field of its own."""
    return {field: [seat] for field in ON_FIELDS[:workers]}


def maintenance(players: int = 2, **more: Any) -> MadeiraPosition:
    """Phase D of round 2. The last in the order has a worker that is not fed, so that somebody is always asked at the
    end."""
    order = more.get("order", list(range(players)))
    fields = {**more.pop("fields", {}), "r3_f5": [order[-1]]}
    level = {order[-1]: 0, **more.pop("level", {})}
    return island(players, phase="d", fields=fields, level=level, **more)


# ---- 15.1: four steps


@pytest.mark.rule("madeira.15.1")
def test_each_step_is_finished_for_everybody_before_the_next() -> None:
    """Red is honored, then both have their income, both keep their ships, and both feed their workers."""
    pos = maintenance(
        watch={RED: 2},
        lands={"india": {YELLOW: 5}},
        ships={"wheat_2": YELLOW, "sugar_2": RED},
        level={RED: 0},
    )
    assert (step(pos), to_move(pos)) == ("honor", RED) and goods_of(pos, YELLOW) == ""
    play(pos, "honor")
    assert (step(pos), to_move(pos)) == ("upkeep", YELLOW) and goods_of(pos, YELLOW) == "wine " * 4 + "wine"
    play(pos, "upkeep 0")
    assert (step(pos), to_move(pos)) == ("upkeep", RED)
    play(pos, "upkeep 0")
    assert (step(pos), to_move(pos)) == ("feed", YELLOW) and pos.due(YELLOW) == 2
    play(pos, "feed 0")
    assert (step(pos), to_move(pos)) == ("feed", RED) and pos.due(RED) == 2, "the honored one does not eat"


@pytest.mark.rule("madeira.15.1")
def test_it_begins_when_phase_c_is_over() -> None:
    pos = island(phase="close", watch={RED: 1}, level={RED: 0})
    assert play(pos, "done") == [PhaseBegan("d")]
    assert step(pos) == "honor"


# ---- 15.2: honor


@pytest.mark.rule("madeira.15.2")
def test_the_most_loyal_guard() -> None:
    """EX23: Blue alone has the most in the City Watch: a worker Home, 4 points."""
    pos = maintenance(4, watch={YELLOW: 1, RED: 2, PURPLE: 2, BLUE: 3})
    assert (step(pos), to_move(pos)) == ("honor", BLUE)
    assert legal(pos) == {"honor", "stand"} and quote(pos, "honor") == {"points": 4}
    assert play(pos, "honor") == [GuardHonored(BLUE, 4)]
    assert pos.points == [0, 0, 0, 4] and workers_at(pos, BLUE, "watch") == 2
    assert workers_at(pos, BLUE, "home") == 12 - 3 - 1 + 1
    assert ("honor", 4) in pos.breakdown()[BLUE]


@pytest.mark.rule("madeira.15.2")
def test_it_may_be_declined() -> None:
    pos = maintenance(watch={YELLOW: 1})
    assert play(pos, "stand") == []
    assert pos.points == [0, 0] and workers_at(pos, YELLOW, "watch") == 1 and step(pos) == "feed"


@pytest.mark.rule("madeira.15.2")
@pytest.mark.parametrize(
    ("watch", "leader"),
    [
        ({}, None),
        ({YELLOW: 2, RED: 2}, None),
        ({YELLOW: 1, RED: 3, PURPLE: 3}, None),
        ({YELLOW: 2, RED: 2, PURPLE: 2}, None),
        ({PURPLE: 1}, PURPLE),
        ({YELLOW: 2, RED: 3, PURPLE: 2}, RED),
    ],
)
def test_a_shared_lead_brings_nothing(watch: dict[int, int], leader: int | None) -> None:
    pos = maintenance(3, watch=watch)
    assert (to_move(pos) if step(pos) == "honor" else None) == leader
    if leader is None:
        refused(pos, "honor", "not-now")


@pytest.mark.rule("madeira.15.2")
def test_only_one_is_sent_home_and_only_once() -> None:
    pos = maintenance(watch={YELLOW: 9}, level={YELLOW: 0})
    play(pos, "honor")
    assert workers_at(pos, YELLOW, "watch") == 8 and pos.points == [4, 0]
    refused(pos, "honor", "not-now")


# ---- 15.3: income


@pytest.mark.rule("madeira.15.3")
def test_a_good_for_each_worker_on_a_land() -> None:
    """EX24: Red has two workers at the Açores and one in Brasil, Yellow one in Brasil, Blue one in India."""
    pos = island(
        4,
        phase="close",
        order=[RED, YELLOW, BLUE, PURPLE],
        lands={"acores": {RED: 2}, "brasil": {RED: 1, YELLOW: 1}, "india": {BLUE: 1}},
        level={YELLOW: 0, RED: 0, BLUE: 0},
    )
    assert to_move(pos) == PURPLE, "nobody else can use the windmill"
    assert play(pos, "done")[1:] == [
        ColonyPaid(RED, "acores", "wheat", 2),
        ColonyPaid(RED, "brasil", "sugar", 1),
        ColonyPaid(YELLOW, "brasil", "sugar", 1),
        ColonyPaid(BLUE, "india", "wine", 1),
    ]
    assert [goods_of(pos, seat) for seat in range(4)] == ["sugar", "wheat wheat sugar", "", "wine"]


@pytest.mark.rule("madeira.15.3")
def test_ships_and_other_workers_bring_no_income() -> None:
    pos = maintenance(
        ships={"acores_1": YELLOW, "wheat_2": YELLOW},
        fields=standing(YELLOW, 4),
        watch={YELLOW: 2, RED: 2},
        spots={"funchal_1": YELLOW},
    )
    assert step(pos) == "upkeep" and goods_of(pos, YELLOW) == ""


# ---- 15.4: upkeep


@pytest.mark.rule("madeira.15.4")
def test_own_wood_then_bought_wood_then_pirates() -> None:
    """EX25: Yellow has two ships in Brasil and one in the wheat market, 1 wood and a worker in the forest; 2 wood are
    discarded and a pirate is received."""
    pos = maintenance(
        ships={"brasil_1": YELLOW, "brasil_3": YELLOW, "wheat_2": YELLOW},
        wood={YELLOW: 1},
        reals={YELLOW: 5},
        fields={"forest": [YELLOW]},
    )
    assert pos.view(None)["now"] == {"due": 3}
    assert quote(pos, "upkeep 2") == {"wood": -1, "reals": -1, "pirates": 1}
    assert play(pos, "upkeep 2") == [
        UpkeepBegan(YELLOW, 3),
        WoodDiscarded(YELLOW, 1),
        WoodBought(YELLOW, 1, 1),
        PiratesReceived(YELLOW, 1),
        WoodTaken(YELLOW, "forest", 1),
    ]
    assert (pos.wood[YELLOW], pos.reals[YELLOW], pos.pirates[YELLOW]) == (0, 4, 1)


@pytest.mark.rule("madeira.15.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_upkeep_is_told_once(lang: str) -> None:
    """Three ships, one own wood and one bought: no sentence repeats what another has said of the wood."""
    pos = maintenance(
        ships={"brasil_1": YELLOW, "brasil_3": YELLOW, "wheat_2": YELLOW},
        wood={YELLOW: 1},
        reals={YELLOW: 5},
        fields={"forest": [YELLOW]},
    )
    words, told = Words(lang, pos.box.folder() / "text"), play(pos, "upkeep 2")
    said = [words.event(event.name(), event.fields(), lambda seat: "Ana") for event in told]
    discards = {"en": "discards", "es": "descarta", "pt": "descarta"}[lang]
    assert len([sentence for sentence in said if discards in sentence]) == 1, said
    assert {"en": "Ana discards 1 wood.", "es": "Ana descarta 1 de madera.", "pt": "Ana descarta 1 de madeira."}[
        lang
    ] in said


@pytest.mark.rule("madeira.15.4")
@pytest.mark.parametrize(
    ("kept", "wood", "reals", "pirates"), [(0, 3, 20, 4), (2, 1, 20, 2), (3, 0, 20, 1), (4, 0, 19, 0)]
)
def test_wood_may_be_kept(kept: int, wood: int, reals: int, pirates: int) -> None:
    """Four ships, three wood of one's own: each wood that is not discarded brings a pirate."""
    pos = maintenance(
        ships=dict.fromkeys(("wheat_2", "wheat_3", "acores_1", "india_3"), YELLOW),
        wood={YELLOW: 3},
        reals={YELLOW: 20},
        fields={"forest": [YELLOW]},
    )
    play(pos, f"upkeep {kept}")
    assert (pos.wood[YELLOW], pos.reals[YELLOW], pos.pirates[YELLOW]) == (wood, reals, pirates)


@pytest.mark.rule("madeira.15.4")
def test_no_more_than_a_wood_for_each_ship() -> None:
    pos = maintenance(ships={"wheat_2": YELLOW, "wheat_3": YELLOW}, wood={YELLOW: 6})
    refusal = refused(pos, "upkeep 3", "more-than-due")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.15.4", 3, 2)
    assert legal(pos) == {"upkeep 0", "upkeep 1", "upkeep 2"}, "a ship cannot go Home"


@pytest.mark.rule("madeira.15.4")
def test_wood_needs_access_and_reals_in_hand() -> None:
    """The windmill gives no Reals now: with the marker on 6, the third wood is too dear."""
    ships = {"wheat_2": YELLOW, "wheat_3": YELLOW, "wine_2": YELLOW}
    nowhere = maintenance(ships=ships, wood={YELLOW: 1}, reals={YELLOW: 20})
    assert refused(nowhere, "upkeep 2", "no-access").rule == "madeira.9.2"
    assert legal(nowhere) == {"upkeep 0", "upkeep 1"}
    poor = maintenance(ships=ships, reals={YELLOW: 5}, level={YELLOW: 6}, fields={"forest": [YELLOW]})
    refusal = refused(poor, "upkeep 3", "wood-too-dear")
    assert (refusal.need, refusal.have) == (6, 5)
    refused(poor, "descend reals", "closed-in-maintenance")
    play(poor, "upkeep 2")
    assert poor.reals[YELLOW] == 2 and poor.pirates[YELLOW] == 1


@pytest.mark.rule("madeira.15.4")
def test_six_ships_without_wood_cost_21_reals() -> None:
    ships = ("wheat_2", "wheat_3", "sugar_2", "sugar_3", "wine_2", "india_1")
    pos = maintenance(ships=dict.fromkeys(ships, YELLOW), reals={YELLOW: 21}, fields={"forest": [YELLOW]})
    play(pos, "upkeep 6")
    assert pos.reals == [0, 0] and pos.pirates == [0, 0]


@pytest.mark.rule("madeira.15.4")
def test_in_passing_order_for_the_wood_on_a_field() -> None:
    """Both stand on a field with its last wood. Red comes first and takes it; Yellow has no access any more."""
    pos = maintenance(
        order=[RED, YELLOW],
        ships={"wheat_2": YELLOW, "wheat_3": RED},
        reals={YELLOW: 9, RED: 9},
        fields={"r1_f4": [YELLOW, RED]},
        field_wood={"r1_f4": 1},
    )
    assert (step(pos), to_move(pos)) == ("upkeep", RED)
    play(pos, "upkeep 1")
    assert wood_on(pos, "r1_f4") == 0 and to_move(pos) == YELLOW
    refused(pos, "upkeep 1", "no-access")


@pytest.mark.rule("madeira.15.4")
@pytest.mark.rule("madeira.4.3")
def test_every_upkeep_has_a_price_of_its_own() -> None:
    """Each is a turn: two wood cost Yellow 3 Reals, and Red's first costs 1 again."""
    pos = maintenance(
        ships={"wheat_2": YELLOW, "wheat_3": YELLOW, "sugar_2": RED},
        reals={YELLOW: 3, RED: 1},
        fields={"forest": [YELLOW, RED]},
    )
    sequence(pos, "upkeep 2", "upkeep 1")
    assert pos.reals == [0, 0] and pos.pirates == [0, 0]


@pytest.mark.rule("madeira.15.4")
def test_with_several_sources_the_player_chooses() -> None:
    pos = maintenance(
        ships={"wheat_2": YELLOW, "wheat_3": YELLOW, "acores_1": YELLOW},
        reals={YELLOW: 6},
        fields={"r2_f5": [YELLOW], "r1_f4": [YELLOW]},
        field_wood={"r2_f5": 2, "r1_f4": 1},
    )
    play(pos, "upkeep 3")
    assert step(pos) == "wood" and pos.reals[YELLOW] == 0
    play(pos, "wood r2_f5")
    assert play(pos, "wood r1_f4")[-1] == WoodTaken(YELLOW, "r2_f5", 1), "the last source needs no question"
    assert wood_on(pos, "r2_f5") == wood_on(pos, "r1_f4") == 0


@pytest.mark.rule("madeira.15.4")
def test_without_ships_nobody_is_asked() -> None:
    pos = maintenance(wood={YELLOW: 3}, watch={YELLOW: 2, RED: 2}, ships={"india_1": RED})
    assert (step(pos), to_move(pos)) == ("upkeep", RED)


# ---- 15.5: feeding


@pytest.mark.rule("madeira.15.5")
@pytest.mark.parametrize(
    "place",
    [
        {"fields": {"r2_f4": [YELLOW]}},
        {"fields": {"forest": [YELLOW]}},
        {"spots": {"machico_1": YELLOW}},
        {"lands": {"brasil": {YELLOW: 1}}},
        {"watch": {YELLOW: 1, RED: 1}},
    ],
    ids=["field", "forest", "city", "land", "watch"],
)
def test_workers_everywhere_on_the_board_eat(place: dict[str, Any]) -> None:
    pos = maintenance(level={YELLOW: 0}, bread={YELLOW: 1}, **place)
    assert (step(pos), to_move(pos)) == ("feed", YELLOW) and pos.due(YELLOW) == 1
    assert play(pos, "feed 1") == [WorkersFed(YELLOW, 1, 0, 1)]
    assert pos.bread[YELLOW] == 0 and pos.pirates[YELLOW] == 0


@pytest.mark.rule("madeira.15.5")
@pytest.mark.parametrize(
    ("level", "workers", "due"), [(0, 12, 12), (3, 3, 0), (3, 4, 1), (6, 12, 6), (6, 7, 1), (6, 6, 0), (4, 10, 6)]
)
def test_the_windmill_feeds_as_many_as_it_says(level: int, workers: int, due: int) -> None:
    pos = maintenance(level={YELLOW: level}, fields=standing(YELLOW, workers), bread={YELLOW: 12})
    assert pos.due(YELLOW) == due and to_move(pos) == (YELLOW if due else RED)
    if due:
        assert legal(pos) == {f"feed {bread}" for bread in range(due + 1)}


@pytest.mark.rule("madeira.15.5")
def test_a_windmill_that_could_feed_more_gives_nothing() -> None:
    """Asked only because of the windmill (14.7): no bread is gained."""
    pos = maintenance(level={YELLOW: 6}, fields=standing(YELLOW, 2), goods={YELLOW: "wine wine"}, bread={YELLOW: 3})
    assert (step(pos), to_move(pos)) == ("feed", YELLOW)
    refusal = refused(pos, "feed 1", "more-than-due")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.15.5", 1, 0)
    assert play(pos, "feed 0") == []
    assert pos.bread[YELLOW] == 3 and pos.pirates[YELLOW] == 0


@pytest.mark.rule("madeira.15.5")
def test_in_passing_order_and_nobody_goes_home() -> None:
    pos = maintenance(3, order=[PURPLE, YELLOW, RED], spots={"funchal_1": PURPLE}, level={PURPLE: 0})
    assert (step(pos), to_move(pos)) == ("feed", PURPLE) and legal(pos) == {"feed 0"}
    play(pos, "feed 0")
    assert to_move(pos) == RED and workers_at(pos, PURPLE, "funchal_1") == 1, "Yellow has nobody to feed"


# ---- 15.6: hungry workers


@pytest.mark.rule("madeira.15.6")
def test_bread_may_be_kept_for_pirates() -> None:
    """EX26: Blue has ten workers on the board, the marker on 4 and 5 bread: six are due, four are given."""
    pos = maintenance(4, order=[BLUE, YELLOW, RED, PURPLE], fields=standing(BLUE, 10), level={BLUE: 4}, bread={BLUE: 5})
    assert (step(pos), to_move(pos)) == ("feed", BLUE) and pos.view(None)["now"] == {"due": 6}
    assert quote(pos, "feed 4") == {"bread": -4, "pirates": 2}
    assert play(pos, "feed 4") == [WorkersFed(BLUE, 10, 4, 4), PiratesReceived(BLUE, 2)]
    assert pos.bread[BLUE] == 1 and pos.pirates[BLUE] == 2


@pytest.mark.rule("madeira.15.6")
def test_bread_that_is_not_there_cannot_be_given() -> None:
    pos = maintenance(fields=standing(YELLOW, 6), bread={YELLOW: 2})
    refusal = refused(pos, "feed 3", "too-little-bread")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.15.6", 3, 2)
    assert legal(pos) == {"feed 0", "feed 1", "feed 2"}
    play(pos, "feed 2")
    assert pos.pirates[YELLOW] == 1


@pytest.mark.rule("madeira.15.6")
@pytest.mark.rule("madeira.2.1")
@pytest.mark.rule("madeira.2.4")
def test_amounts_are_values() -> None:
    """EX02: four pirates are received, of whatever tiles; a wheat tile marked 3 is 3 wheat."""
    pos = maintenance(fields=standing(YELLOW, 7), pirates={YELLOW: 6}, goods={YELLOW: "wheat wheat wheat sugar"})
    events = play(pos, "feed 0")
    assert events == [WorkersFed(YELLOW, 7, 3, 0), PiratesReceived(YELLOW, 4)]
    assert pos.pirates[YELLOW] == 10
    three = maintenance(goods={YELLOW: "wheat wheat wheat sugar"})
    play(three, "climb")
    assert goods_of(three, YELLOW) == "wheat sugar", "two of the three were paid"
