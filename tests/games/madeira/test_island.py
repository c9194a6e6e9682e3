"""The island and what everybody owns: chapters 1 and 2."""

import pytest

from gaiola import Chance
from gaiola.games.madeira.events import Harvested, PiratesDiscarded, PiratesReceived
from gaiola.kernel.options import OptionError
from tests.games.madeira.table import (
    PURPLE,
    RED,
    YELLOW,
    box,
    building,
    deal,
    goods_of,
    island,
    opening,
    owns,
    play,
    refused,
    sequence,
    verbs,
    workers_at,
)

FIELDS = {  # the good, what it may change to, the wood with 4, 3 and 2 players
    "r1_f1": ("wheat", None, (0, 0, 0)),
    "r1_f2": ("sugar", "wine", (0, 0, 0)),
    "r1_f3": ("wheat", "sugar", (3, 2, 1)),
    "r1_f4": ("sugar", None, (3, 2, 1)),
    "r2_f1": ("wheat", "sugar", (0, 0, 0)),
    "r2_f2": ("wheat", None, (3, 2, 1)),
    "r2_f3": ("sugar", "wine", (6, 5, 4)),
    "r2_f4": ("sugar", None, (0, 0, 0)),
    "r2_f5": ("wine", None, (4, 3, 2)),
    "r3_f1": ("wheat", "sugar", (0, 0, 0)),
    "r3_f2": ("wheat", "sugar", (4, 3, 2)),
    "r3_f3": ("sugar", "wine", (0, 0, 0)),
    "r3_f4": ("wine", None, (5, 4, 3)),
    "r3_f5": ("wine", None, (0, 0, 0)),
}


# ---- 1: the island


@pytest.mark.rule("madeira.1.1")
def test_the_most_points_after_five_rounds_win() -> None:
    assert not island(phase="e", round=4, points={YELLOW: 30, RED: 31}, script=[*opening()[-4:], *"123123123"]).over
    pos = island(3, phase="e", round=5, points={YELLOW: 30, RED: 31, PURPLE: 12})
    assert pos.over and pos.cause() == "rounds"
    assert pos.scores() == [30, 31, 12] and pos.ranking() == [2, 1, 3]


@pytest.mark.rule("madeira.1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        box().start(players, Chance(1))


@pytest.mark.rule("madeira.1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_areas_and_a_guild_board(players: int) -> None:
    view = deal(players, opening(players))[0].view(None)
    assert len(view["fields"]) == 15 and len(view["buildings"]) == 5
    assert list(view["cities"]) == ["porto_santo", "funchal", "machico"]
    assert list(view["markets"]) == ["wheat", "sugar", "wine"]
    assert list(view["colonies"]) == ["acores", "brasil", "india"]
    assert view["windmill"]["levels"] == [0, 1, 2, 3, 4, 5, 6] and view["watch"]["pirate_dice"] == [1, 2, 3]
    assert len(view["rows"]) == players
    assert [slot["id"] for slot in view["passing"]] == ["i", "ii", "iii", "iv"]


@pytest.mark.rule("madeira.1.3")
@pytest.mark.parametrize(("players", "column"), [(4, 0), (3, 1), (2, 2)])
def test_the_fields_of_three_regions(players: int, column: int) -> None:
    seen = deal(players, opening(players))[0].view(None)["fields"]
    assert list(seen) == [*FIELDS, "forest"]
    for name, (good, turns_to, wood) in FIELDS.items():
        field = seen[name]
        assert (field["good"], field["turns_to"], field["wood"]) == (good, turns_to, wood[column]), name
        assert field["region"] == name[:2]
    assert [sum(name.startswith(region) for name in FIELDS) for region in ("r1", "r2", "r3")] == [4, 5, 5]


@pytest.mark.rule("madeira.1.3")
def test_wood_hides_the_good() -> None:
    pos = island(fields={"r1_f3": [YELLOW]}, dice={YELLOW: [1, 1], RED: [1]})
    assert sequence(pos, "die 1 alfandega", "harvest")[-1] == Harvested(YELLOW, "r1_f3", "wood")
    sequence(pos, "pass i", "die 1 alfandega")
    assert play(pos, "harvest")[0] == Harvested(YELLOW, "r1_f3", "wheat")


@pytest.mark.rule("madeira.1.4")
def test_the_forest_belongs_to_no_region() -> None:
    """Trap 8: nothing is harvested there, and its workers count for no building."""
    pos = island(fields={"forest": [YELLOW]}, dice={YELLOW: [3]})
    assert pos.view(None)["fields"]["forest"]["region"] is None
    assert all(building(pos, name)["workers"] == [0, 0] for name in box().buildings)
    play(pos, "die 3 alfandega")
    refused(pos, "harvest", "no-worker-in-region")


@pytest.mark.rule("madeira.1.4")
def test_a_worker_in_the_forest_opens_the_way_to_any_wood() -> None:
    """The sixth district costs 5: fifteen Reals without any wood of one's own, and no field loses any."""
    pos = island(
        fields={"forest": [YELLOW], "r1_f1": [YELLOW]}, dice={YELLOW: [3]}, reals={YELLOW: 15}, built=("funchal_d3",)
    )
    before = pos.field_wood[:]
    sequence(pos, "die 3 alfandega", "act", "build scout")
    assert pos.reals[YELLOW] == 0 and pos.field_wood == before
    pos = island(fields={"r1_f1": [YELLOW]}, dice={YELLOW: [3]}, reals={YELLOW: 15})
    play(pos, "die 3 alfandega")
    assert refused(pos, "act", "no-access").have == 0


@pytest.mark.rule("madeira.1.5")
def test_five_buildings() -> None:
    pos = island(round=1)
    seen = pos.view(None)["buildings"]
    assert [(name, b["number"], b["region"], b["empty_round"]) for name, b in seen.items()] == [
        ("moinho", 1, 2, 5),
        ("capitania", 2, 2, 4),
        ("alfandega", 3, 1, 3),
        ("casa_da_coroa", 4, 3, 2),
        ("fortaleza", 5, 3, 1),
    ]


@pytest.mark.rule("madeira.1.5")
@pytest.mark.parametrize(
    ("round", "empty"), [(1, "fortaleza"), (2, "casa_da_coroa"), (3, "alfandega"), (4, "capitania"), (5, "moinho")]
)
def test_each_building_is_empty_in_one_round(round: int, empty: str) -> None:
    seen = island(round=round).view(None)
    assert seen["empty"] == empty
    assert [name for name, b in seen["buildings"].items() if b["character"] is None] == [empty]


@pytest.mark.rule("madeira.1.5")
def test_a_character_belongs_to_the_region_of_its_building() -> None:
    """EX04: the Guild Master on the Moinho is in region 2: a die of 1 costs 1 bread there, and region 2 is
    harvested."""
    people = {"moinho": "guild_master", "capitania": "mayor", "alfandega": "steward", "fortaleza": "commander"}
    pos = island(
        characters=people,
        dice={YELLOW: [1]},
        bread={YELLOW: 1},
        fields={"r1_f1": [YELLOW], "r2_f4": [YELLOW], "r3_f5": [YELLOW]},
    )
    sequence(pos, "die 1 moinho", "harvest")
    assert pos.bread[YELLOW] == 0 and goods_of(pos, YELLOW) == "sugar"


@pytest.mark.rule("madeira.1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_and_dice(players: int) -> None:
    pos, _ = deal(players, opening(players))
    for seat in range(players):
        mine = owns(pos, seat)
        assert mine["home"] + mine["watch"] == 12
        assert mine["ships_home"] == 6 and mine["markers"] == 3 and mine["dice"] == []
    assert sum(len(row["dice"]) for row in pos.view(None)["rows"]) == 3 * players
    assert box().faces == ["1", "2", "3"] and box().guild_weights == box().pirate_weights == [2, 2, 2]


@pytest.mark.rule("madeira.1.6")
def test_the_city_watch_and_the_colonies_hold_any_number() -> None:
    pos = island(
        watch={YELLOW: 5, RED: 3}, lands={"india": {YELLOW: 6, RED: 4}}, favors={YELLOW: "scout"}, dice={YELLOW: [1]}
    )
    sequence(pos, "favor scout", "worker-from home", "worker-to india")
    assert workers_at(pos, YELLOW, "india") == 7 and workers_at(pos, RED, "india") == 4
    sequence(pos, "pass-act iii", "worker-from india", "worker-to watch")
    assert pos.watch == [6, 3]


# ---- 2: what you own


@pytest.mark.rule("madeira.2.1")
def test_three_goods_and_amounts_are_values() -> None:
    """EX02: 4 pirates are 4 more, of whatever tokens; three wheat are what a slot for 3 asks for."""
    pos = island(
        phase="c",
        on={"moinho": [1]},
        pirate_on={"moinho": 1},
        markers={"moinho": [YELLOW]},
        pirates={YELLOW: 6},
        pirate_dice=(1, 2),
        script=[2, 3],
    )
    assert PiratesReceived(YELLOW, 4) in play(pos, "refuse")
    assert pos.pirates[YELLOW] == 10
    pos = island(goods={YELLOW: "wheat " * 3}, wood={YELLOW: 1}, dice={YELLOW: [2]})
    sequence(pos, "pass-act iv", "ship-from home", "ship-to wheat_3")
    assert goods_of(pos, YELLOW) == "" and pos.reals[YELLOW] == 7


@pytest.mark.rule("madeira.2.1")
def test_wood_and_bread_are_no_goods() -> None:
    pos = island(wood={YELLOW: 5}, bread={YELLOW: 5}, goods={YELLOW: "wheat"})
    assert box().goods == ["wheat", "sugar", "wine"] and len(box().pairs) == 6
    assert "exchange" not in verbs(pos)
    refused(pos, "exchange wheat-wheat wine", "goods-missing")


@pytest.mark.rule("madeira.2.2")
def test_the_supply_has_no_limit() -> None:
    """Trap 20: the box has wheat worth 34."""
    pos = island(
        goods={YELLOW: "wheat " * 34}, bread={RED: 99}, reals={RED: 200}, fields={"r1_f1": [YELLOW]}, dice={YELLOW: [1]}
    )
    sequence(pos, "die 1 alfandega", "harvest")
    assert owns(pos, YELLOW)["goods"]["wheat"] == 35
    play(pos, "pass iv")
    assert pos.reals[RED] == 205 and pos.view(None)["fields"]["r1_f1"]["wood"] == 0


@pytest.mark.rule("madeira.2.3")
@pytest.mark.parametrize(("held", "discarded"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_up_to_three_pirates_are_three_or_all(held: int, discarded: int) -> None:
    """A37."""
    pos = island(pirates={YELLOW: held})
    events = sequence(pos, "pass-act iii", "worker-from home", "worker-to watch")
    told = [PiratesDiscarded(YELLOW, discarded)] if discarded else []
    assert [event for event in events if isinstance(event, PiratesDiscarded)] == told
    assert pos.pirates[YELLOW] == held - discarded


@pytest.mark.rule("madeira.2.4")
def test_pirates_are_covered_for_the_others() -> None:
    """A36."""
    pos = island(3, pirates={YELLOW: 6, RED: 4, PURPLE: 1})
    assert [player["pirates"] for player in pos.view(RED)["players"]] == [None, 4, None]
    assert [player["pirates"] for player in pos.view(None)["players"]] == [None, None, None]
    shown = island(3, pirates={YELLOW: 6, RED: 4, PURPLE: 1}, options={"pirates_hidden": False})
    for seat in (None, YELLOW):
        assert [player["pirates"] for player in shown.view(seat)["players"]] == [6, 4, 1]


@pytest.mark.rule("madeira.2.5")
def test_only_points_that_one_has_are_given() -> None:
    pos = island(level={YELLOW: 0}, points={YELLOW: 1})
    play(pos, "give-point bread")
    assert (pos.points[YELLOW], pos.bread[YELLOW]) == (0, 1)
    refusal = refused(pos, "give-point bread", "too-few-points")
    assert (refusal.need, refusal.have) == (1, 0)


@pytest.mark.rule("madeira.2.5")
def test_the_final_score_can_fall_below_nothing() -> None:
    """A44: 16 for the most pirates, 8 for the second."""
    pos = island(phase="e", round=5, pirates={YELLOW: 2, RED: 1}, points={RED: 8})
    assert pos.scores() == [-16, 0]
