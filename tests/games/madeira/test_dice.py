"""Phase B, placing dice: chapter 6."""

import pytest

from gaiola.games.madeira.events import (
    BuildingRolled,
    CharacterUsed,
    DiePlaced,
    FavorUsed,
    Gained,
    Harvested,
    PhaseBegan,
    PirateDiePlaced,
)
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    building,
    goods_of,
    island,
    legal,
    owns,
    play,
    quote,
    refused,
    resumed,
    sequence,
    step,
    to_move,
    verbs,
    workers_at,
)

BUILDINGS = ("moinho", "capitania", "alfandega", "casa_da_coroa", "fortaleza")
PASSES = {"pass i", "pass ii", "pass iii", "pass iv", "pass-act ii", "pass-act iii", "pass-act iv"}
DESCENTS = {"descend bread", "descend reals"}

# ---- 6.1: turns


@pytest.mark.rule("madeira.6.1")
def test_turns_in_row_order_until_all_have_passed() -> None:
    pos = island(4, rows=[RED, BLUE, YELLOW, PURPLE], dice={seat: [3, 3] for seat in range(4)})
    asked = []
    for moves in (
        *(("die 3 moinho", "nothing"), ("pass ii",), ("die 3 moinho", "nothing"), ("die 3 moinho", "nothing")),
        *(("pass iv",), ("die 3 alfandega", "nothing"), ("pass i",)),
    ):
        asked.append(to_move(pos))
        sequence(pos, *moves)
    asked.append(to_move(pos))
    assert asked == [RED, BLUE, YELLOW, PURPLE, RED, YELLOW, PURPLE, YELLOW]
    assert play(pos, "pass iii", 1, 1, 1)[-2] == PhaseBegan("c")


@pytest.mark.rule("madeira.6.1")
def test_the_last_player_has_several_turns_running() -> None:
    """Trap 25."""
    pos = island(3, dice={PURPLE: [1, 2, 3]}, watch={PURPLE: 1}, bread={PURPLE: 2})
    sequence(pos, "pass i", "pass iv")
    for die in ("die 1 alfandega", "die 2 moinho", "die 3 fortaleza", "pirate 1 fortaleza"):
        assert pos.to_move == PURPLE and step(pos) == "turn"
        sequence(pos, die, "nothing")
    assert pos.to_move == PURPLE
    play(pos, "pass ii", 1)
    assert pos.view(None)["phase"] == "c"


@pytest.mark.rule("madeira.6.1")
@pytest.mark.parametrize("rows", [[YELLOW, RED], [RED, YELLOW]])
def test_two_players_take_turns(rows: list[int]) -> None:
    pos = island(rows=rows, dice={YELLOW: [3, 3], RED: [3, 3]})
    asked = []
    for name in ("moinho", "alfandega", "moinho", "alfandega"):
        asked.append(to_move(pos))
        sequence(pos, f"die 3 {name}", "nothing")
    assert asked == rows * 2


# ---- 6.2: your turn


@pytest.mark.rule("madeira.6.2")
def test_a_favor_first_and_then_a_die_or_a_pass() -> None:
    pos = island(dice={YELLOW: [1, 1]}, favors={YELLOW: "patron treasurer"})
    assert verbs(pos) == {"favor", "die", "pass", "pass-act", "descend"}
    assert play(pos, "favor patron") == [FavorUsed(YELLOW, "patron"), Gained(YELLOW, 3, 0)]
    assert pos.to_move == YELLOW and step(pos) == "turn" and verbs(pos) == {"die", "pass", "pass-act", "descend"}
    play(pos, "die 1 alfandega")
    refused(pos, "favor treasurer", "not-now")
    refused(pos, "die 1 alfandega", "not-now")
    refused(pos, "pass i", "not-now")
    play(pos, "nothing")
    assert pos.to_move == RED


@pytest.mark.rule("madeira.6.2")
def test_passing_with_dice_left() -> None:
    pos = island(dice={YELLOW: [3, 3, 3], RED: [3]})
    assert legal(pos) >= PASSES
    play(pos, "pass i")
    assert pos.to_move == RED


@pytest.mark.rule("madeira.6.2")
def test_whoever_cannot_place_a_die_has_to_pass() -> None:
    """Without dice; with dice but neither bread nor room in region 1. The windmill can bring the bread."""
    assert legal(island(watch={RED: 1})) == PASSES | DESCENTS
    pos = island(dice={YELLOW: [1]}, on={"alfandega": [3, 3]}, level={YELLOW: 1})
    assert legal(pos) == PASSES | DESCENTS
    play(pos, "descend bread")
    assert legal(pos) == PASSES | {"die 1 moinho", "die 1 capitania"}


# ---- 6.3: a guild die


@pytest.mark.rule("madeira.6.3")
def test_a_die_on_the_character_and_a_marker_on_the_building() -> None:
    pos = island(dice={YELLOW: [3, 2, 2]})
    assert play(pos, "die 2 moinho") == [DiePlaced(YELLOW, 2, "moinho", "commander", 0)]
    seen = building(pos, "moinho")
    assert (seen["dice"], seen["pirate"], seen["markers"]) == ([2], None, [YELLOW])
    assert owns(pos, YELLOW)["dice"] == [2, 3] and owns(pos, YELLOW)["markers"] == 2


@pytest.mark.rule("madeira.6.3")
def test_several_markers_on_one_building() -> None:
    pos = island(3, dice={YELLOW: [3, 3, 3], RED: [2]})
    sequence(pos, "die 3 moinho", "nothing", "die 2 moinho", "nothing", "pass i", "die 3 moinho", "nothing")
    assert building(pos, "moinho")["markers"] == [YELLOW, YELLOW, RED]
    assert building(pos, "moinho")["dice"] == [2, 3, 3]


@pytest.mark.rule("madeira.6.3")
def test_only_a_die_that_one_has() -> None:
    pos = island(dice={YELLOW: [2], RED: [3]}, bread={YELLOW: 9})
    assert {move for move in legal(pos) if move.startswith("die")} == {f"die 2 {name}" for name in BUILDINGS}
    refusal = refused(pos, "die 3 moinho", "no-such-die")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.6.3", 1, 0)
    refused(pos, "die 1 alfandega", "no-such-die")
    sequence(pos, "die 2 moinho", "nothing", "pass i")
    refused(pos, "die 2 moinho", "no-such-die")


# ---- 6.4: a pirate die


@pytest.mark.rule("madeira.6.4")
def test_a_pirate_die_takes_a_guard_home_and_leaves_no_marker() -> None:
    pos = island(watch={YELLOW: 2}, pirate_dice=(1, 3, 3), fields={"r2_f4": [YELLOW]})
    assert play(pos, "pirate 3 moinho") == [PirateDiePlaced(YELLOW, 3, "moinho", "commander", 0)]
    assert workers_at(pos, YELLOW, "watch") == 1 and workers_at(pos, YELLOW, "home") == 10
    seen = building(pos, "moinho")
    assert (seen["dice"], seen["pirate"], seen["markers"]) == ([], 3, [])
    assert pos.view(None)["watch"]["pirate_dice"] == [1, 3] and owns(pos, YELLOW)["markers"] == 3
    assert legal(pos) >= {"act", "harvest", "nothing"}
    assert Harvested(YELLOW, "r2_f4", "sugar") in play(pos, "harvest")


@pytest.mark.rule("madeira.6.4")
def test_a_pirate_die_alone_gives_no_part_in_the_building() -> None:
    """Trap 5: only red, with a marker, is asked; the pirate die is rolled and makes nothing cheaper."""
    pos = island(watch={YELLOW: 1}, dice={RED: [3]}, level={YELLOW: 0, RED: 0})
    sequence(pos, "pirate 2 moinho", "nothing", "die 3 moinho", "nothing", "pass i")
    assert BuildingRolled("moinho", (1,), 3, 7) in play(pos, "pass ii", 1, 3)
    assert step(pos) == "pay" and pos.to_move == RED


@pytest.mark.rule("madeira.6.4")
def test_no_pirate_die_without_a_guard() -> None:
    pos = island(watch={RED: 3}, dice={YELLOW: [3]})
    refusal = refused(pos, "pirate 3 moinho", "nobody-in-watch")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.6.4", 1, 0)
    assert "pirate" not in verbs(pos)


@pytest.mark.rule("madeira.6.4")
def test_no_pirate_die_when_none_is_left() -> None:
    pos = island(watch={YELLOW: 3, RED: 3}, pirate_dice=(3,))
    refusal = refused(pos, "pirate 2 moinho", "no-pirate-die")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.6.4", 1, 0)
    sequence(pos, "pirate 3 moinho", "nothing")
    refused(pos, "pirate 3 alfandega", "no-pirate-die")
    assert "pirate" not in verbs(pos)


# ---- 6.5: room for dice


@pytest.mark.rule("madeira.6.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BUILDINGS)
def test_no_more_dice_than_players(players: int, name: str) -> None:
    """EX09: with four players four guild dice, or three and a pirate die. A4: on the empty building too, which is the
    Casa da Coroa in round 2."""
    full = island(players, dice={YELLOW: [3]}, watch={YELLOW: 1}, on={name: [3] * players})
    refusal = refused(full, f"die 3 {name}", "no-room")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.6.5", players + 1, players)
    refused(full, f"pirate 3 {name}", "no-room")
    mixed = island(players, dice={YELLOW: [3]}, on={name: [3] * (players - 1)}, pirate_on={name: 1}, pirate_dice=(2, 3))
    refused(mixed, f"die 3 {name}", "no-room")
    one_left = island(players, dice={YELLOW: [3]}, watch={YELLOW: 1}, on={name: [3] * (players - 1)})
    assert {f"die 3 {name}", f"pirate 3 {name}"} <= legal(one_left)


@pytest.mark.rule("madeira.6.5")
@pytest.mark.parametrize("name", ["moinho", "casa_da_coroa"])
def test_one_pirate_die_at_most(name: str) -> None:
    pos = island(4, dice={YELLOW: [3]}, watch={YELLOW: 1}, pirate_on={name: 1}, pirate_dice=(2, 3))
    assert refused(pos, f"pirate 3 {name}", "pirate-die-there").rule == "madeira.6.5"
    assert {f"die 3 {name}", "pirate 3 fortaleza"} <= legal(pos)


@pytest.mark.rule("madeira.6.5")
def test_coming_back_to_a_character() -> None:
    pos = island(3, dice={YELLOW: [3, 3, 3]}, watch={YELLOW: 1})
    for move in ("die 3 moinho", "pirate 3 moinho", "die 3 moinho"):
        sequence(pos, move, "nothing")
        if pos.to_move == RED:
            sequence(pos, "pass i", "pass ii")
    refused(pos, "die 3 moinho", "no-room")
    assert building(pos, "moinho")["markers"] == [YELLOW, YELLOW]


# ---- 6.6: bread for a low die

BREAD = {  # by the value of the die
    "moinho": (1, 0, 0),
    "capitania": (1, 0, 0),
    "alfandega": (0, 0, 0),
    "casa_da_coroa": (2, 1, 0),
    "fortaleza": (2, 1, 0),
}


@pytest.mark.rule("madeira.6.6")
@pytest.mark.parametrize("name", BUILDINGS)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_bread_that_a_die_costs(name: str, value: int) -> None:
    """EX08: a die of 1 in region 3 costs 2 bread. Pirate dice cost the same."""
    due = BREAD[name][value - 1]
    for kind in ("die", "pirate"):
        pos = island(dice={YELLOW: [value]}, watch={YELLOW: 1}, bread={YELLOW: due})
        assert quote(pos, f"{kind} {value} {name}") == {"bread": -due}
        play(pos, f"{kind} {value} {name}")
        assert pos.bread[YELLOW] == 0
        if due:
            poor = island(dice={YELLOW: [value]}, watch={YELLOW: 1}, bread={YELLOW: due - 1, RED: 9})
            refusal = refused(poor, f"{kind} {value} {name}", "too-little-bread")
            assert (refusal.rule, refusal.need, refusal.have) == ("madeira.6.6", due, due - 1)


@pytest.mark.rule("madeira.6.6")
def test_bread_that_is_not_missing_is_kept() -> None:
    pos = island(dice={YELLOW: [3]}, bread={YELLOW: 4})
    assert play(pos, "die 3 alfandega") == [DiePlaced(YELLOW, 3, "alfandega", "guild_master", 0)]
    assert pos.bread[YELLOW] == 4


@pytest.mark.rule("madeira.6.6")
@pytest.mark.parametrize(("place", "bread"), [("alfandega", 0), ("moinho", 1), ("fortaleza", 2)])
def test_the_region_is_that_of_the_building_where_the_character_is(place: str, bread: int) -> None:
    """Trap 3: the Mayor in three regions."""
    others = [name for name in ("moinho", "capitania", "alfandega", "fortaleza") if name != place]
    people = dict(zip(others, ("steward", "commander", "guild_master"), strict=True)) | {place: "mayor"}
    pos = island(characters=people, dice={YELLOW: [1]}, bread={YELLOW: 2})
    assert play(pos, f"die 1 {place}") == [DiePlaced(YELLOW, 1, place, "mayor", bread)]


@pytest.mark.rule("madeira.6.6")
def test_the_windmill_brings_bread_before_a_die() -> None:
    pos = island(dice={YELLOW: [1]})
    refused(pos, "die 1 fortaleza", "too-little-bread")
    sequence(pos, "descend bread", "descend bread", "die 1 fortaleza")
    assert (pos.bread[YELLOW], owns(pos, YELLOW)["feeds"]) == (0, 1)


# ---- 6.7: using the die


@pytest.mark.rule("madeira.6.7")
@pytest.mark.parametrize(
    ("character", "then"),
    [("commander", "ship-from"), ("steward", "worker-from"), ("guild_master", "build"), ("mayor", "citizen-from")],
)
def test_the_action_of_the_character(character: str, then: str) -> None:
    others = [name for name in ("commander", "steward", "guild_master", "mayor") if name != character]
    people = dict(zip(("alfandega", "moinho", "capitania", "fortaleza"), (character, *others), strict=True))
    pos = island(characters=people, dice={YELLOW: [1]}, wood={YELLOW: 2}, fields={"r1_f1": [YELLOW]})
    play(pos, "die 1 alfandega")
    assert step(pos) == "use-die" and legal(pos) == {"act", "harvest", "nothing"} | DESCENTS
    assert play(pos, "act")[0] == CharacterUsed(YELLOW, character)
    assert step(pos) == then and pos.to_move == YELLOW
    assert goods_of(pos, YELLOW) == "", "the one or the other"


@pytest.mark.rule("madeira.6.7")
def test_a_harvest_instead_of_the_action() -> None:
    pos = island(dice={YELLOW: [1]}, fields={"r1_f1": [YELLOW]}, wood={YELLOW: 2})
    sequence(pos, "die 1 alfandega", "harvest")
    assert goods_of(pos, YELLOW) == "wheat" and pos.to_move == RED


@pytest.mark.rule("madeira.6.7")
def test_nothing_but_the_marker() -> None:
    """A6, B3: also where nothing else could be done."""
    pos = island(dice={YELLOW: [1]}, level={YELLOW: 0})
    play(pos, "die 1 alfandega")
    assert legal(pos) == {"nothing"}
    assert refused(pos, "act", "no-access").rule == "madeira.9.2"
    assert refused(pos, "harvest", "no-worker-in-region").rule == "madeira.7.5"
    assert play(pos, "nothing") == []
    assert pos.to_move == RED and building(pos, "alfandega")["markers"] == [YELLOW]


@pytest.mark.rule("madeira.6.7")
@pytest.mark.rule("madeira.7.5")
@pytest.mark.rule("madeira.11.3")
@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("moinho", {"act", "nothing"}),
        ("capitania", {"act", "nothing"}),
        ("alfandega", {"nothing"}),
        ("casa_da_coroa", {"nothing"}),
        ("fortaleza", {"act", "nothing"}),
    ],
)
@pytest.mark.parametrize("kind", ["die", "pirate"])
def test_only_the_harvest_and_the_guild_master_ask_for_something(kind: str, name: str, offered: set[str]) -> None:
    """B3: no worker in any region, and one wood of the two that a district costs. The other characters may be used
    though there is nothing to do."""
    pos = island(dice={YELLOW: [3]}, watch={YELLOW: 1}, wood={YELLOW: 1}, fields={"r2_f1": [RED]}, level={YELLOW: 0})
    play(pos, f"{kind} 3 {name}")
    assert step(pos) == "use-die" and legal(pos) == offered
    refused(pos, "harvest", "no-worker-in-region")
    play(pos, "nothing")
    assert pos.to_move == RED and building(pos, name)["markers"] == ([YELLOW] if kind == "die" else [])


@pytest.mark.rule("madeira.6.7")
def test_the_guild_master_after_the_windmill() -> None:
    """B3: two wood from the forest cost 3 Reals, which one step of the windmill brings."""
    pos = island(dice={YELLOW: [1]}, fields={"forest": [YELLOW]})
    play(pos, "die 1 alfandega")
    assert refused(pos, "act", "wood-too-dear").need == 3
    sequence(pos, "descend reals", "act", "build monk")
    assert pos.reals[YELLOW] == 0 and owns(pos, YELLOW)["favors"] == {"monk": True}


@pytest.mark.rule("madeira.6.7")
def test_a_guild_master_without_favors_to_build() -> None:
    everything = [f"{city}_d{number}" for city in ("porto_santo", "funchal", "machico") for number in (3, 4, 5, 6)]
    pos = island(dice={YELLOW: [1]}, wood={YELLOW: 9}, built=everything)
    play(pos, "die 1 alfandega")
    assert refused(pos, "act", "no-favor-left").rule == "madeira.11.2"


# ---- 6.8: the empty building


@pytest.mark.rule("madeira.6.8")
@pytest.mark.parametrize(
    ("round", "empty", "field", "good"),
    [
        (1, "fortaleza", "r3_f5", "wine"),
        (2, "casa_da_coroa", "r3_f5", "wine"),
        (3, "alfandega", "r1_f1", "wheat"),
        (4, "capitania", "r2_f4", "sugar"),
        (5, "moinho", "r2_f4", "sugar"),
    ],
)
def test_the_empty_building_has_no_action_but_a_better_harvest(round: int, empty: str, field: str, good: str) -> None:
    pos = island(round=round, dice={YELLOW: [3]}, fields={field: [YELLOW]}, level={YELLOW: 0})
    assert play(pos, f"die 3 {empty}") == [DiePlaced(YELLOW, 3, empty, "", 0)]
    assert building(pos, empty)["markers"] == [YELLOW]
    assert refused(pos, "act", "empty-building").rule == "madeira.6.8"
    assert legal(pos) == {"harvest", "nothing"}
    sequence(pos, "harvest", f"again {field}")
    assert goods_of(pos, YELLOW) == f"{good} {good}"


@pytest.mark.rule("madeira.6.8")
def test_bread_and_pirate_dice_on_the_empty_building() -> None:
    """A4."""
    pos = island(watch={YELLOW: 1}, bread={YELLOW: 2}, pirate_dice=(1, 1, 1), level={YELLOW: 0})
    assert play(pos, "pirate 1 casa_da_coroa") == [PirateDiePlaced(YELLOW, 1, "casa_da_coroa", "", 2)]
    assert legal(pos) == {"nothing"} and building(pos, "casa_da_coroa")["markers"] == []
    refused(island(dice={YELLOW: [2]}), "die 2 casa_da_coroa", "too-little-bread")


@pytest.mark.rule("madeira.6.8")
def test_the_empty_building_is_resolved_in_phase_c() -> None:
    """Trap 4: with two players 8 Reals less the 3 rolled."""
    pos = island(dice={YELLOW: [3]})
    sequence(pos, "die 3 casa_da_coroa", "nothing", "pass i")
    assert BuildingRolled("casa_da_coroa", (3,), 0, 5) in play(pos, "pass ii", 3)
    assert step(pos) == "pay" and pos.to_move == YELLOW


# ---- the windmill as an aside


def test_the_windmill_answers_nothing_in_phase_b() -> None:
    """A34, 14.1: at each decision of a turn, also with a piece in the hand."""
    pos = island(
        dice={YELLOW: [3]},
        favors={YELLOW: "patron"},
        goods={YELLOW: "wheat wheat sugar wine"},
        fields={"r2_f4": [YELLOW]},
        spots={"funchal_1": YELLOW},
    )
    for use, move in (
        ("climb", "favor patron"),
        ("descend bread", "die 3 capitania"),
        ("exchange sugar-wine wheat", "act"),
        ("descend reals", "worker-from home"),
        ("descend reals", "worker-to r1_f1"),
        ("descend bread", "worker-from funchal_1"),
    ):
        before = (step(pos), to_move(pos), len(pos.agenda))
        play(pos, use)
        assert (step(pos), to_move(pos), len(pos.agenda)) == before
        play(pos, move)
    refused(pos, "descend bread", "at-bottom")
    assert (pos.bread[YELLOW], pos.reals[YELLOW], goods_of(pos, YELLOW)) == (5, 6, "wheat")


def test_nobody_uses_the_windmill_in_the_turn_of_another() -> None:
    pos = island(goods={RED: "wheat wheat"})
    refused(pos, "climb", "goods-missing")
    play(pos, "pass i")
    play(pos, "climb")
    assert owns(pos, RED)["feeds"] == 4 and pos.to_move == RED


# ---- saving


def test_a_turn_can_be_saved_at_each_decision() -> None:
    pos = island(
        3,
        dice={YELLOW: [1, 3], RED: [2]},
        watch={RED: 1},
        bread={YELLOW: 2},
        favors={YELLOW: "patron engineer"},
        fields={"r3_f4": [YELLOW], "r3_f5": [YELLOW]},
        goods={YELLOW: "wheat wheat"},
    )
    line = ("favor engineer", "climb", "die 3 casa_da_coroa", "harvest", "again r3_f4", "descend bread", "again r3_f5")
    for number in range(len(line)):
        resumed(pos, *line[number:], "done", "pirate 2 moinho", "nothing", "pass iv", "die 1 fortaleza")
        play(pos, line[number])
    resumed(pos, "done", "die 2 moinho", "act")
