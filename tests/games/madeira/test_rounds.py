"""The course of a round and phase A: chapters 4 and 5."""

import pytest

from gaiola import Chance, Journal
from gaiola.games.madeira.events import (
    CharacterPlaced,
    Ended,
    FavorTurnedUp,
    GuildDiceRolled,
    PhaseBegan,
    PirateDiceRolled,
    RequestTaken,
    RoundBegan,
    RowChosen,
    WoodBought,
)
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.games.madeira.rules.rounds import ChooseGuild
from gaiola.kernel.chance import ScriptError
from tests.games.madeira.table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    building,
    deal,
    favors_of,
    island,
    later,
    legal,
    opening,
    owns,
    play,
    quote,
    refused,
    requests_of,
    resumed,
    sequence,
    step,
    to_move,
    verbs,
)

TWO_ROWS = ("1 1 1", "2 2 2")
FOUR_ROWS = ("1 1 1", "2 2 2", "3 3 3", "1 2 3")
ORDER = [BLUE, YELLOW, RED, PURPLE]

# ---- 4.1: five rounds, five phases


@pytest.mark.rule("madeira.4.1")
def test_a_round_has_five_phases() -> None:
    """Two workers each are not fed by the windmill; nobody has a ship or a marker."""
    pos, events = deal(2, opening())
    for places in (("funchal_1", "r1_f1", "r2_f1"), ("funchal_2", "r1_f2", "r2_f2")):
        events += sequence(pos, *[f"worker-to {place}" for place in places])
    steps = []
    for moves in (
        *(("row 1", "request urbanization"), ("row 2", "request urbanization")),
        *(("pass i",), ("pass ii",), ("done",), ("done",), ("feed 2",), ("feed 2",)),
        *(("keep urbanization", "donate 0"), ("keep urbanization",)),
    ):
        steps.append((pos.view(None)["phase"], step(pos), to_move(pos)))
        for move in moves[:-1]:
            events += play(pos, move)
        script = later(TWO_ROWS) if moves == ("keep urbanization",) else []
        events += play(pos, moves[-1], *script)
    assert steps == [
        *(("a", "row", YELLOW), ("a", "row", RED)),
        *(("b", "turn", YELLOW), ("b", "turn", RED)),
        *(("c", "end-of-c", YELLOW), ("c", "end-of-c", RED)),
        *(("d", "feed", YELLOW), ("d", "feed", RED)),
        *(("e", "keep", YELLOW), ("e", "keep", RED)),
    ]
    assert [event for event in events if isinstance(event, RoundBegan | PhaseBegan)] == [
        *(RoundBegan(1), PhaseBegan("b"), PhaseBegan("c"), PhaseBegan("d"), PhaseBegan("e")),
        RoundBegan(2),
    ]
    assert pos.round == 2 and step(pos) == "row"


@pytest.mark.rule("madeira.4.1")
@pytest.mark.parametrize(("round", "after"), [(2, 3), (4, 5)])
def test_a_round_follows_the_one_before(round: int, after: int) -> None:
    assert island(phase="e", round=round, script=later(TWO_ROWS)).round == after


@pytest.mark.rule("madeira.4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_a_whole_game(players: int) -> None:
    pos, _ = deal(players, opening(players))
    chance, journal = Chance(11), Journal()
    while not pos.over:
        pos.play(next(move for move in pos.legal() if not move.aside), chance, journal)
    began = [event for event in journal.events if isinstance(event, RoundBegan | PhaseBegan | Ended)]
    one = [PhaseBegan(phase) for phase in "bcde"]
    assert began == [event for round in range(1, 6) for event in (RoundBegan(round), *one)] + [Ended("rounds")]


# ---- 4.2: two orders


@pytest.mark.rule("madeira.4.2")
def test_row_order_in_phase_b_and_passing_order_after_it() -> None:
    """Trap 9: purple has the top row but passes to the last slot; C, D and the next A follow the passing column."""
    pos = island(
        3,
        rows=[PURPLE, YELLOW, RED],
        dice={YELLOW: [2], RED: [2], PURPLE: [2]},
        fields={"r1_f1": [YELLOW], "r2_f1": [RED], "r3_f1": [PURPLE]},
        level={YELLOW: 1, RED: 1, PURPLE: 1},
        watch={YELLOW: 1, RED: 1, PURPLE: 1},
    )
    asked = []
    for moves in (["die 2 moinho", "nothing"],) * 3 + (["pass iv"], ["pass i"]):
        asked.append(to_move(pos))
        sequence(pos, *moves)
    asked.append(to_move(pos))
    assert asked == [PURPLE, YELLOW, RED, PURPLE, YELLOW, RED]
    play(pos, "pass iii", 3, 3, 2)
    assert pos.view(None)["order"] == [YELLOW, RED, PURPLE]
    then = []
    for move in ("refuse", "refuse", "refuse", "done", "done", "done", "feed 0", "feed 0"):
        then.append((step(pos), to_move(pos)))
        play(pos, move)
    then.append((step(pos), to_move(pos)))
    assert then == [(name, seat) for name in ("pay", "end-of-c", "feed") for seat in (YELLOW, RED, PURPLE)]
    play(pos, "feed 0", *later(FOUR_ROWS[:3]))
    after = []
    for row in (3, 2, 1):
        after.append((step(pos), to_move(pos)))
        sequence(pos, f"row {row}", "request expeditions")
    assert after == [("row", YELLOW), ("row", RED), ("row", PURPLE)]
    assert step(pos) == "turn" and pos.to_move == PURPLE


@pytest.mark.rule("madeira.4.2")
def test_the_passing_order_breaks_ties_at_the_end() -> None:
    pos = island(3, phase="e", round=5, order=[RED, PURPLE, YELLOW], points={YELLOW: 9, RED: 9, PURPLE: 9})
    assert pos.ranking() == [3, 1, 2]


# ---- 4.3: what is a turn


@pytest.mark.rule("madeira.4.3")
def test_every_turn_of_phase_b_has_its_own_favor_and_price_of_wood() -> None:
    """Two ships in one turn cost 1 and 2 Reals for wood; a ship in the next turn 1 again."""
    pos = island(
        3,
        rows=[YELLOW, RED, PURPLE],
        dice={YELLOW: [3, 3]},
        favors={YELLOW: "navigator patron treasurer"},
        fields={"forest": [YELLOW]},
        goods={YELLOW: "wheat " * 6},
        reals={YELLOW: 10},
    )
    assert WoodBought(YELLOW, 1, 1) in sequence(pos, "favor navigator", "ship-from home", "ship-to wheat_1")
    refused(pos, "favor patron", "one-favor-a-turn")
    sequence(pos, "die 3 moinho", "act", "ship-from home")
    assert quote(pos, "ship-to wheat_2") == {"reals": -2, "wheat": -2, "income": 4}
    sequence(pos, "ship-to wheat_2", "done", "pass i", "pass ii", "favor patron")
    refused(pos, "favor treasurer", "one-favor-a-turn")
    sequence(pos, "pass-act iv", "ship-from home")
    assert quote(pos, "ship-to wheat_3")["reals"] == -1


@pytest.mark.rule("madeira.4.3")
def test_every_building_is_a_turn() -> None:
    pos = island(
        phase="c",
        on={"moinho": [1], "capitania": [1]},
        markers={"moinho": [YELLOW], "capitania": [YELLOW]},
        favors={YELLOW: "patron treasurer miller"},
        script=[1],
    )
    play(pos, "favor patron")
    refused(pos, "favor treasurer", "one-favor-a-turn")
    play(pos, "refuse", 1)
    play(pos, "favor treasurer")
    refused(pos, "favor miller", "one-favor-a-turn")
    assert (pos.bread[YELLOW], pos.reals[YELLOW]) == (3, 5)


@pytest.mark.rule("madeira.4.3")
def test_upkeep_is_a_turn_for_each_player() -> None:
    """Two wood cost 3 Reals, whatever the one before has bought."""
    pos = island(
        phase="d",
        ships={"wheat_2": YELLOW, "wheat_3": YELLOW, "wine_2": RED, "wine_3": RED},
        fields={"forest": [YELLOW, RED]},
        reals={YELLOW: 3, RED: 3},
    )
    play(pos, "upkeep 2")
    assert pos.to_move == RED and quote(pos, "upkeep 2") == {"reals": -3, "pirates": 0}


# ---- 5.1, 5.2: characters and dice


@pytest.mark.rule("madeira.5.1")
@pytest.mark.parametrize(
    ("round", "buildings"),
    [
        (2, ("moinho", "capitania", "alfandega", "fortaleza")),
        (3, ("moinho", "capitania", "casa_da_coroa", "fortaleza")),
        (4, ("moinho", "alfandega", "casa_da_coroa", "fortaleza")),
        (5, ("capitania", "alfandega", "casa_da_coroa", "fortaleza")),
    ],
)
def test_the_characters_are_dealt_to_the_other_four_buildings(round: int, buildings: tuple[str, ...]) -> None:
    """EX05: no character on the Alfândega in round 3."""
    people = ("mayor", "commander", "guild_master", "steward")
    pos = island(phase="a", round=round, script=later(TWO_ROWS, characters=" ".join(people)))
    seen = {name: b["character"] for name, b in pos.view(None)["buildings"].items() if b["character"]}
    assert seen == dict(zip(buildings, people, strict=True))


@pytest.mark.rule("madeira.5.1")
def test_nobody_is_dealt_twice() -> None:
    with pytest.raises(ScriptError):
        island(phase="a", round=3, script=later(TWO_ROWS, characters="mayor mayor steward commander"))


@pytest.mark.rule("madeira.5.1")
@pytest.mark.rule("madeira.5.2")
def test_nothing_is_dealt_or_rolled_in_round_one() -> None:
    """The set-up has done it: the script is used up before, and the dice lie as they fell."""
    pos, _ = deal(2, opening(dice=["3 3 1", "2 2 2"], pirates="3 3 3"))
    told = []
    for places in (("funchal_1", "r1_f1", "r2_f1"), ("funchal_2", "r1_f2", "r2_f2")):
        told += sequence(pos, *[f"worker-to {place}" for place in places])
    assert told[-1] == RoundBegan(1)
    assert not any(isinstance(event, CharacterPlaced | PirateDiceRolled | GuildDiceRolled) for event in told)
    assert [row["dice"] for row in pos.view(None)["rows"]] == [[1, 3, 3], [2, 2, 2]]
    assert building(pos, "moinho")["character"] == "commander"


@pytest.mark.rule("madeira.5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pirate_dice_and_then_three_dice_for_every_row(players: int) -> None:
    pos = island(players, phase="a", round=2, pirate_dice=(), script=later(FOUR_ROWS[:players], pirates="3 2 2"))
    assert pos.view(None)["watch"]["pirate_dice"] == [2, 2, 3]
    rolled = [[1, 1, 1], [2, 2, 2], [3, 3, 3], [1, 2, 3]]
    assert [row["dice"] for row in pos.view(None)["rows"]] == rolled[:players]


@pytest.mark.rule("madeira.5.2")
def test_pirate_dice_that_were_placed_come_back() -> None:
    """The round is played from phase B: its dice, guild and pirate, are gone from the buildings afterwards."""
    pos = island(dice={YELLOW: [3]}, watch={YELLOW: 1}, level={YELLOW: 0, RED: 0}, pirate_dice=(3, 3, 3))
    sequence(pos, "pirate 3 moinho", "nothing", "pass i", "die 3 moinho", "nothing")
    assert building(pos, "moinho")["dice"] == [3] and building(pos, "moinho")["pirate"] == 3
    play(pos, "pass ii", 1, 1)
    play(pos, "refuse", *later(TWO_ROWS, pirates="1 1 2"))
    assert building(pos, "moinho")["dice"] == [] and building(pos, "moinho")["pirate"] is None
    assert pos.view(None)["watch"]["pirate_dice"] == [1, 1, 2] and building(pos, "moinho")["markers"] == []
    assert owns(pos, YELLOW)["markers"] == 3


# ---- 5.3, 5.4: a row, its dice and a request


def round_three(blue: str = "") -> MadeiraPosition:
    """Four players in the order blue, yellow, red, purple."""
    return island(
        4,
        phase="a",
        round=3,
        order=ORDER,
        favors={BLUE: blue},
        row_requests=["market_routes", "urbanization urbanization", "expeditions", "market_routes wealth_of_nation"],
        script=later(FOUR_ROWS),
    )


@pytest.mark.rule("madeira.5.3")
def test_rows_are_chosen_in_passing_order() -> None:
    pos = round_three()
    assert legal(pos) == {"row 1", "row 2", "row 3", "row 4"}
    asked = []
    for row, request in ((4, "market_routes"), (1, "market_routes"), (3, "expeditions"), (2, "urbanization")):
        asked.append((to_move(pos), step(pos)))
        assert play(pos, f"row {row}") == [RowChosen(asked[-1][0], row)]
        asked.append((to_move(pos), step(pos)))
        play(pos, f"request {request}")
    assert asked == [(seat, name) for seat in ORDER for name in ("row", "request")], "one after the other"
    assert pos.view(None)["order"] == []
    assert [row["seat"] for row in pos.view(None)["rows"]] == [YELLOW, PURPLE, RED, BLUE]


@pytest.mark.rule("madeira.5.3")
def test_a_row_holds_one_marker() -> None:
    pos = round_three()
    sequence(pos, "row 2", "request urbanization")
    assert refused(pos, "row 2", "row-taken").rule == "madeira.5.3"
    assert legal(pos) == {"row 1", "row 3", "row 4"}


@pytest.mark.rule("madeira.3.4")
@pytest.mark.parametrize("players", [2, 3])
def test_there_are_as_many_rows_as_players(players: int) -> None:
    pos = island(players, phase="a", round=1)
    assert legal(pos) == {f"row {row + 1}" for row in range(players)}
    refusal = refused(pos, "row 4", "no-such-row")
    assert (refusal.rule, refusal.need, refusal.have) == ("madeira.3.4", 4, players)
    refused(pos, f"row {players + 1}", "no-such-row")


@pytest.mark.rule("madeira.5.4")
def test_the_dice_of_the_row_and_one_of_its_requests() -> None:
    pos = round_three()
    play(pos, "row 4")
    assert owns(pos, BLUE)["dice"] == [1, 2, 3] and pos.view(None)["rows"][3]["dice"] == []
    assert legal(pos) == {"request market_routes", "request wealth_of_nation"}
    for kind in ("urbanization", "expeditions", "influence_of_guilds"):
        assert refused(pos, f"request {kind}", "not-in-row").rule == "madeira.5.4"
    assert play(pos, "request wealth_of_nation")[0] == RequestTaken(BLUE, "wealth_of_nation")
    assert requests_of(pos, BLUE) == "wealth_of_nation"
    assert pos.view(PURPLE)["players"][BLUE]["requests"] == {"wealth_of_nation": 1}, "face up"
    assert pos.view(None)["rows"][3]["requests"] == {"market_routes": 1}


@pytest.mark.rule("madeira.5.4")
def test_one_of_two_alike_is_taken() -> None:
    pos = round_three()
    sequence(pos, "row 2", "request urbanization")
    assert pos.view(None)["rows"][1]["requests"] == {"urbanization": 1} and requests_of(pos, BLUE) == "urbanization"


@pytest.mark.rule("madeira.3.4")
def test_rows_are_not_filled_up_again() -> None:
    """The last request of a row is taken in round 5, and none is there for a sixth."""
    pos, _ = deal(2, opening())
    chance, left = Chance(3), []
    while not pos.over:
        before = step(pos)
        pos.play(next(move for move in pos.legal() if not move.aside), chance)
        if before == "request":
            left.append([sum(row["requests"].values()) for row in pos.view(None)["rows"]])
    assert left[1::2] == [[4, 4], [3, 3], [2, 2], [1, 1], [0, 0]]


# ---- 5.5, 5.6: favors of the guilds


@pytest.mark.rule("madeira.5.5")
def test_the_favors_of_the_guild_are_turned_up() -> None:
    """EX07: blue takes row iv and a Market Routes tile. Of an orange, a green and two violet favors the violet ones
    are turned up; it is yellow's turn, and blue will be the last in phase B."""
    pos = round_three("treasurer- patron- constable- lady-")
    play(pos, "row 4")
    assert play(pos, "request market_routes") == [
        RequestTaken(BLUE, "market_routes"),
        FavorTurnedUp(BLUE, "constable"),
        FavorTurnedUp(BLUE, "lady"),
    ]
    assert favors_of(pos, BLUE) == "patron- treasurer- constable lady"
    assert owns(pos, BLUE)["dice"] == [1, 2, 3]
    assert step(pos) == "row" and pos.to_move == YELLOW
    sequence(pos, "row 3", "request expeditions", "row 2", "request urbanization", "row 1", "request market_routes")
    asked = []
    for slot in ("i", "ii", "iii"):
        asked.append(to_move(pos))
        play(pos, f"pass {slot}")
    assert asked == [PURPLE, RED, YELLOW] and pos.to_move == BLUE


@pytest.mark.rule("madeira.5.5")
@pytest.mark.parametrize(
    ("row", "up"),
    [
        (1, "monk miller bishop"),
        (2, "patron lord diplomat"),
        (3, "treasurer navigator engineer"),
        (4, "constable lady scout"),
    ],
)
def test_one_guild_for_each_row_with_four_players(row: int, up: str) -> None:
    everything = "monk miller bishop patron lord diplomat treasurer navigator engineer constable lady scout"
    pos = island(4, phase="a", round=1, favors={YELLOW: " ".join(f"{name}-" for name in everything.split())})
    sequence(pos, f"row {row}", "request urbanization")
    assert [name for name in favors_of(pos, YELLOW).split() if not name.endswith("-")] == up.split()
    assert pos.to_move == RED


@pytest.mark.rule("madeira.5.5")
def test_only_own_favors_are_turned_up() -> None:
    pos = island(4, phase="a", round=1, favors={YELLOW: "monk- miller", RED: "bishop-"})
    sequence(pos, "row 1", "request urbanization")
    assert favors_of(pos, YELLOW) == "monk miller" and favors_of(pos, RED) == "bishop-"


BOTH = {"grey": "monk- bishop-", "green": "patron-", "orange": "engineer- navigator-", "violet": "scout-"}


@pytest.mark.rule("madeira.5.6")
@pytest.mark.parametrize(
    ("players", "row", "guilds"),
    [
        (2, 1, ("grey", "green")),
        (2, 2, ("orange", "violet")),
        (3, 1, ("grey", "green")),
        (3, 2, ("green", "orange")),
        (3, 3, ("orange", "violet")),
    ],
)
def test_one_of_two_guilds_with_two_or_three_players(players: int, row: int, guilds: tuple[str, str]) -> None:
    """EX06: with two players the bottom row offers orange or violet, nothing else."""
    for chosen in guilds:
        pos = island(players, phase="a", round=1, favors={YELLOW: " ".join(BOTH.values())})
        sequence(pos, f"row {row}", "request urbanization")
        assert step(pos) == "guild" and legal(pos) == {f"guild {guild}" for guild in guilds}
        for other in BOTH.keys() - set(guilds):
            assert refused(pos, f"guild {other}", "guild-not-in-row").rule == "madeira.5.6"
        play(pos, f"guild {chosen}")
        up = [name for name in favors_of(pos, YELLOW).split() if not name.endswith("-")]
        assert sorted(up) == sorted(BOTH[chosen].replace("-", "").split())
        assert step(pos) == "row" and pos.to_move == RED


@pytest.mark.rule("madeira.5.6")
@pytest.mark.parametrize(
    ("favors", "after"),
    [
        ("scout- lady-", "lady scout"),
        ("scout- engineer", "engineer scout"),
        ("monk- treasurer-", "monk- treasurer"),
        ("monk- patron-", "monk- patron-"),
        ("", ""),
    ],
)
def test_nobody_is_asked_where_one_guild_can_be_turned(favors: str, after: str) -> None:
    """A2."""
    pos = island(phase="a", round=1, favors={YELLOW: favors})
    sequence(pos, "row 2", "request urbanization")
    assert favors_of(pos, YELLOW) == after
    assert step(pos) == "row" and pos.to_move == RED


@pytest.mark.rule("madeira.5.6")
def test_a_guild_without_a_favor_to_turn() -> None:
    """Asked only with two such guilds, so this is put to a player by hand."""
    pos = island(phase="a", round=1, favors={YELLOW: "scout- engineer"})
    pos.push(ChooseGuild(YELLOW, 1))
    assert refused(pos, "guild orange", "nothing-to-turn").rule == "madeira.5.6"
    assert legal(pos) == {"guild violet"}


# ---- nothing else in phase A


def test_neither_windmill_nor_favors_in_phase_a() -> None:
    pos = island(
        phase="a",
        round=1,
        favors={YELLOW: "patron scout- engineer-"},
        goods={YELLOW: "wheat wheat"},
        points={YELLOW: 1},
    )
    for move, verb in (("row 2", {"row"}), ("request urbanization", {"request"}), ("guild orange", {"guild"})):
        assert verbs(pos) == verb
        for use in ("exchange wheat-wheat wine", "climb", "descend bread", "give-point bread", "favor patron"):
            refused(pos, use, "not-now")
        play(pos, move)


def test_phase_a_can_be_saved_at_each_decision() -> None:
    pos = island(3, phase="a", round=1, favors={YELLOW: "scout- engineer-", RED: "monk- patron-"})
    line = ("row 3", "request urbanization", "guild violet", "row 1", "request expeditions", "guild green", "row 2")
    for number in range(len(line)):
        resumed(pos, *line[number:])
        play(pos, line[number])
    resumed(pos, "request market_routes", "pass ii")
