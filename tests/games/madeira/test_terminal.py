"""Madeira in a terminal: what a view looks like, and what it sounds like."""

import re

import pytest

import gaiola
from gaiola import Chance
from gaiola.games.madeira import terminal
from gaiola.games.madeira.constants import NOBODY
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.look.lines import marks
from gaiola.words import LANGUAGES
from tests.games.madeira.table import BLUE, PURPLE, RED, YELLOW, box, island
from tests.games.terminals import NAMES, Shown, straight, view

SHOWN = Shown(terminal, box)
words, drawn, told, note, does = SHOWN.words, SHOWN.drawn, SHOWN.told, SHOWN.note, SHOWN.does


def an_island(phase: str = "b") -> MadeiraPosition:
    return island(
        3,
        phase=phase,
        reals={YELLOW: 12, RED: 3},
        bread={YELLOW: 4},
        wood={YELLOW: 2},
        pirates={YELLOW: 6, RED: 9},
        points={YELLOW: 31},
        goods={YELLOW: "wheat wheat wine"},
        fields={"r1_f2": [YELLOW, RED], "r2_f3": [PURPLE], "forest": [YELLOW]},
        field_wood={"r2_f3": 5, "r1_f3": 0},
        watch={YELLOW: 2, RED: 1},
        lands={"brasil": {YELLOW: 2}},
        spots={"funchal_1": YELLOW, "funchal_3": RED},
        ships={"sugar_2": RED, "acores_1": YELLOW},
        built=["machico_d3"],
        favors={YELLOW: "monk lady-", RED: "scout"},
        dice={YELLOW: [1, 3], RED: [2, 2, 3]},
        on={"moinho": [2]},
        pirate_on={"capitania": 3},
        pirate_dice=(1, 2),
        markers={"moinho": [YELLOW]},
        requests={YELLOW: "urbanization expeditions expeditions", RED: "market_routes"},
    )


# ---- the picture


def test_the_picture_shows_rows_and_passing_column() -> None:
    picture = drawn(an_island())
    assert picture.startswith("Round 2 of 5, phase B: character actions.\n")
    assert re.search(r"^1 +A  gray, green +· .* I +·  2 RE$", picture, re.MULTILINE)
    assert re.search(r" IV +·  5 RE$", picture, re.MULTILINE)


def test_the_picture_shows_buildings_with_dice_markers_and_workers() -> None:
    picture = drawn(an_island())
    assert "1 Moinho         Region 2│Commander     │2 · ·│·     │A1     │E1" in picture
    assert "2 Capitania      Region 2│Steward       │· ·  │3     │·      │E1" in picture
    assert "3 Alfândega      Region 1│Guild Master  │· · ·│·     │·      │A1 R1" in picture
    assert "4 Casa da Coroa  Region 3│empty building│· · ·│·     │·      │·" in picture


def test_the_picture_shows_fields_with_wood_goods_and_workers() -> None:
    picture = drawn(an_island())
    assert "Region 1│WH ···   │SU→WI AR·    │WH→SU ···    │2WO SU ···│" in picture
    assert "5WO SU→WI ··E" in picture
    assert re.search(r"^Forest  │A··", picture, re.MULTILINE)
    turned = drawn(island(2, round=3, field_good={"r2_f1": "sugar"}, field_wood={"r1_f3": 1}))
    assert "Region 1│WH ··│SU→WI ·· │1WO WH ··   │" in turned  # 16.11: missed for good
    assert "Region 2│SU ··│" in turned


def test_the_picture_shows_cities_with_spots_and_favors() -> None:
    picture = drawn(an_island())
    assert "Cities                 most│1 │2 │3 (2 WO)│4 (3 WO)" in picture
    assert "Funchal      RE  12/6  ○   │A·│R○│Lord" in picture
    assert re.search(r"^Machico +WO  15/4  ○   │··│·○│·· +│Constable", picture, re.MULTILINE)


def test_the_picture_shows_harbors_and_the_city_watch() -> None:
    picture = drawn(an_island())
    assert "sugar    6/4/3  1→2 ·  2→6 R  3→10 ·  4→14 ·    pirate   1 2" in picture
    assert "workers  A2 R1" in picture
    assert "Açores    4/3/6  1 A  2 ·  3 ·  WH ·   Field worker, Prestige" in picture
    assert "Brasil    3/6/4  1 ·  2 ·  3 ·  SU A2  City worker, Treasure" in picture
    pairs = drawn(island(2, ships={"wheat_pair": RED}))
    assert "wheat    3/6/4  2→4 ·  3→7 ·   1→1/4→10 R" in pairs


def test_the_picture_shows_what_the_players_own() -> None:
    picture = drawn(an_island())
    assert "          ★  RE  BR  WO  WH  SU  WI  PI  mill  home  ships  dice   requests" in picture
    assert "> A Ana  31  12   4   2   2   ·   1   6     3     5      5  1 3    EX 3 UR 6 (EX)" in picture
    assert "  R Rui   0   3   ·   ·   ·   ·   ·   ?     3     9      5  2 2 3  MR 4" in picture
    assert "Favors A gray Monk; violet (Lady)\nFavors R violet Scout" in picture


def test_pirates_are_shown_as_far_as_one_may_know_them() -> None:
    pos = an_island()
    assert "pirates 6;" in told(pos, YELLOW) and "pirates 9;" not in told(pos, YELLOW)
    assert "pirates 9;" in told(pos, RED) and "pirates 6;" not in told(pos, RED)
    assert "pirates 6;" not in told(pos, None) and told(pos, None).count("pirates hidden;") == 3
    uncovered = island(2, pirates={RED: 9}, options={"pirates_hidden": False})
    assert "pirates 9;" in told(uncovered, None)


def test_many_favors_are_wrapped() -> None:
    pos = island(2, favors={YELLOW: "monk miller bishop patron lord diplomat treasurer navigator engineer constable-"})
    lines = drawn(pos, lang="es").splitlines()
    assert lines[-2].startswith("Favores A gris Monje") and "(Condestable)" in lines[-1]
    assert max(map(len, lines)) <= terminal.WIDTH


# ---- in words


def test_the_words_tell_the_same() -> None:
    text = told(an_island())
    assert "Row 1, gray, green: no dice;" in text and "chosen by Ana." in text
    assert "Passing slot II: 3 Reals, or 1 PP, 1 worker to a city." in text
    assert "Field 1.2: sugar, becomes wine if free of wood; workers: Ana, Rui." in text
    assert "Field 2.3: 5 wood, then sugar, becomes wine if free of wood; workers: Eva." in text
    assert "Forest: unlimited wood; workers: Ana." in text
    assert (
        "1 Moinho (Mill), region 2: Commander (move ships); dice 2 of at most 3; markers: Ana (1); "
        "workers in the region: Eva (1); low: 2 bread; high: 5 bread."
    ) in text
    assert "4 Casa da Coroa (Guild Palace), region 3: empty building; no dice, room for 3;" in text
    assert "City Watch: workers: Ana (2), Rui (1); pirate dice 1, 2." in text
    assert "Funchal, 12 or 6 PP, pays in Reals: spot 1 Ana, spot 3 Rui, spot 4 neutral citizen;" in text
    assert "the most: neutral citizen; district 3 has Lord (green) for 2 wood" in text
    assert "Sugar market, 6, 4, 3 PP in rounds 1, 3, 5: 1 for 2 Reals; 2 for 6 Reals (Rui);" in text
    assert "land, brings sugar: Ana (2); rewards: City worker (1 PP, 1 worker to a city), Treasure (5 Reals)" in text
    assert (
        "Ana: PP 31, Reals 12, bread 4, wood 2, wheat 2, sugar 0, wine 1, pirates 6; windmill on 3, bread due 4; "
        "at Home workers 5, ships 5. Guild dice: 1, 3. Requests, with their PP as things stand: "
        "1 × Expeditions (3), 1 × Urbanization (6), Expeditions (best kept). "  # noqa: RUF001
        "Favors: Monk (get 2 wood), Lady (face down)."
    ) in text


def test_the_course_of_the_game_is_told() -> None:
    assert told(island(2, phase="a", round=1)).startswith(
        "Round 1 of 5, phase A: round set-up.\nPassing order: Ana, Rui.\n"
        "The Crown scores requests at the end of this round.\n"
    )
    assert "The Crown scores" not in told(an_island())
    begun = gaiola.game("madeira").start(2, Chance(3))
    assert drawn(begun).startswith("Set-up. Passing order: ")


def test_when_a_phase_has_cleared_the_buildings_nobody_is_on_them() -> None:
    pos = island(2, phase="d", ships={"sugar_2": YELLOW})
    pos.character_at = [NOBODY] * len(pos.character_at)
    assert "1 Moinho (Mill), region 2: no dice, room for 2;" in told(pos)
    assert "Due: 1." in told(pos)


def test_the_cost_of_a_building_is_named() -> None:
    pos = island(
        2, phase="c", reals={YELLOW: 9}, on={"moinho": [1]}, pirate_on={"moinho": 2}, markers={"moinho": [YELLOW]},
        fields={"r2_f1": [YELLOW]}, pirate_dice=(1, 2), script=["2", "3"],
    )  # fmt: skip
    assert "Moinho costs 6 Reals; whoever does not pay receives 4 pirates." in drawn(pos)
    assert does(pos, "pay") == "Pay for Moinho: 2 bread"
    pos.play(pos.box.move("pay"), Chance(1))
    assert does(pos, "use") == "Use the building: 2 bread"


@pytest.mark.parametrize(
    ("favors", "brings"),
    [("monk-", "flip 1 favor face up"), ("monk", "you flip nothing, as none of your favors is face down")],
)
def test_a_building_that_would_bring_nothing_says_so(favors: str, brings: str) -> None:
    pos = island(
        2, phase="c", reals={YELLOW: 9}, favors={YELLOW: favors}, fields={"r3_f1": [YELLOW]},
        markers={"casa_da_coroa": [YELLOW]},
    )  # fmt: skip
    assert does(pos, "pay") == f"Pay for Casa da Coroa: {brings}"
    pos.play(pos.box.move("pay"), Chance(1))
    assert does(pos, "use") == f"Use the building: {brings}"
    assert note(pos, "reward favor_flip") == brings


def test_royal_support_says_how_many() -> None:
    pos = island(2, goods={YELLOW: "wine"}, ships={"sugar_2": YELLOW})
    for notation in ("pass-act iv", "ship-from sugar_2", "ship-to india_1", "reward royal_support"):
        pos.play(pos.box.move(notation), Chance(1))
    assert does(pos, "choose bread") == "Choose: 2 bread"
    assert does(pos, "choose pirates") == "Choose: discard up to 3 pirates"


def test_a_secret_choice_is_shown_to_nobody_else() -> None:
    def choice(kept: str) -> MadeiraPosition:
        pos = island(
            2, phase="e", round=1, requests={YELLOW: "urbanization expeditions", RED: "market_routes urbanization"}
        )
        pos.play(pos.box.move(f"keep {kept}"), Chance(1))
        return pos

    one, other = choice("urbanization"), choice("expeditions")
    assert "In secret you keep: Urbanization." in told(one, YELLOW)
    assert "Has chosen in secret." in told(one, RED)
    for seat in (RED, None):
        assert told(one, seat) == told(other, seat) and drawn(one, seat) == drawn(other, seat)


def test_a_secret_donation_is_told_to_its_giver() -> None:
    pos = island(2, phase="e", round=5, reals={YELLOW: 9}, requests={YELLOW: "wealth_of_nation", RED: "urbanization"})
    assert terminal.heading(pos.box.move("donate 7"), words()) == "Reals to give"
    before = view(pos)
    before["players"][0]["chosen"] = {"kept": None, "donation": 7}
    assert "In secret you give 7 Reals." in "\n".join(terminal.describe(before, words(), NAMES[:2]))


# ---- moves


def test_players_with_the_same_initial_have_shapes() -> None:
    assert marks(["Ana", "Rui"]) == ["A", "R"]
    assert marks(["Ana", "Alex"]) == ["■", "●"]


def test_beside_a_move_stands_what_it_is_about() -> None:
    pos = an_island()
    assert note(pos, "die 1 moinho") == "Commander"
    assert note(pos, "pirate 1 casa_da_coroa") == "empty building"
    assert note(pos, "die 1 moinho", plain=True) == "move ships"
    assert note(pos, "pass i") == note(pos, "pass-act i") == ""
    assert note(pos, "pass-act iv") == "move 1 ship"
    assert note(pos, "favor monk") == "get 2 wood"
    assert note(pos, "flip lady") == "use a building for 4 Reals"
    assert note(pos, "build lord") == "Funchal, green; the building costs 0"
    assert note(pos, "build monk") == "get 2 wood"
    assert note(pos, "favor patron") == "3 bread" and note(pos, "favor treasurer") == "5 Reals"
    assert note(pos, "build patron") == "Porto Santo, green; 3 bread"
    assert note(pos, "reward royal_support") == "discard up to 3 pirates, or 2 bread"
    assert note(pos, "worker-to r2_f3") == "5WO SU→WI"
    assert note(pos, "worker-to r2_f3", plain=True) == "5 wood, then sugar, becomes wine if free of wood"
    assert note(pos, "wood forest") == "WO" and note(pos, "worker-to funchal_2") == ""
    assert note(pos, "keep urbanization") == "the others score 3 PP" and note(pos, "keep market_routes") == ""
    assert note(pos, "lady alfandega").startswith("1 worker to a colony land")
    pos.play(pos.box.move("die 3 moinho"), Chance(1))
    assert note(pos, "act") == "Commander (move ships)" and note(pos, "harvest") == "region 2"
    assert note(pos, "act", plain=True) == "" and does(pos, "act") == "Commander: move ships"


def test_a_die_goes_on_a_character_and_passing_names_its_action() -> None:
    pos = an_island()
    assert does(pos, "die 1 moinho") == "Die of 1 on the Commander (Moinho, region 2)"
    assert does(pos, "pirate 1 casa_da_coroa") == "Pirate die of 1 on the empty building (Casa da Coroa, region 3)"
    assert does(pos, "pass-act iv") == "Pass, slot IV: move 1 ship"
    assert does(pos, "pass-act i") == does(pos, "pass i") == does(pos, "act") == "", "its own words say it all"


@pytest.mark.rule("madeira.16.3")
def test_requests_alike_are_told_with_what_they_score_together() -> None:
    """Four ships: 14 for the first request and 3 more for the second, which is worse than Funchal."""
    ships = {"wheat_2": YELLOW, "sugar_2": YELLOW, "sugar_3": YELLOW, "wine_2": YELLOW}
    held = {YELLOW: "market_routes market_routes urbanization", RED: "expeditions " * 3}
    pos = island(phase="e", round=3, requests=held, ships=ships, spots={"funchal_1": YELLOW})
    assert re.search(r"A Ana .* MR 14 UR 6 \(MR\)$", drawn(pos), re.MULTILINE)
    assert "1 × Market Routes (14), 1 × Urbanization (6), Market Routes (best kept)." in told(pos)  # noqa: RUF001
    assert note(pos, "keep market_routes") == "the others score 20 PP"
    assert note(pos, "keep urbanization") == "the others score 17 PP"
    pos.play(pos.box.move("keep urbanization"), Chance(1))
    assert re.search(r"A Ana .* MR×2 17 \(UR\) \*$", drawn(pos), re.MULTILINE)  # noqa: RUF001
    assert "2 × Market Routes (17), Urbanization (kept)." in told(pos)  # noqa: RUF001
    assert re.search(r"A Ana .* MR 14 UR 6 \(MR\) \*$", drawn(pos, RED), re.MULTILINE), "others do not know"


def test_a_row_says_what_it_brings() -> None:
    pos = island(
        2,
        phase="a",
        round=1,
        row_requests=["market_routes urbanization", "expeditions expeditions"],
        row_dice=[[1, 2, 2], [3, 3, 1]],
    )
    assert note(pos, "row 1") == "gray, green; 1, 2, 2; MR UR"
    assert note(pos, "row 2", plain=True) == "dice 1, 3, 3; guilds: orange, violet; requests: 2 × Expeditions"  # noqa: RUF001


def test_a_sum_in_short() -> None:
    assert terminal.summary((("bread", -2),)) == "-2◠"
    assert terminal.summary((("wood", -1), ("reals", -3), ("sugar", -4), ("income", 14))) == "-1≡ -3$ -4▪ +14$"
    assert terminal.summary((("level", -1), ("reals", 3))) == "-1↕ +3$"
    assert terminal.summary((("reals", -7), ("points", 7))) == "-7$ +7★"
    assert terminal.summary((("bread", -4), ("pirates", 2))) == "-4◠ +2☠"
    assert terminal.summary((("wheat", -1), ("sugar", -1), ("wine", 1))) == ""
    assert terminal.summary((("bread", 0),)) == terminal.summary((("region", 3), ("die", -1))) == ""


def test_moves_that_differ_in_their_last_part_stand_in_groups() -> None:
    assert SHOWN.headings(
        "row 1", "feed 2", "harvest", "die 2 moinho", "exchange wheat-sugar wine", "worker-to r1_f1"
    ) == {
        "row 1": "",
        "feed 2": "",
        "harvest": "",
        "die 2 moinho": "A die of 2 on",
        "exchange wheat-sugar wine": "Windmill: wheat and sugar for 1",
        "worker-to r1_f1": "The worker to",
    }


# ---- the colours


def test_pieces_have_the_colour_of_their_player() -> None:
    found = terminal.styles(NAMES)
    text = "Region 1│SU ·R·G│  A2 R1  ○E"
    coloured = {style: [match.start() for match in re.finditer(pattern, text)] for pattern, style in found}
    assert coloured["bold red"] == [text.index("R·"), text.index("R1")]
    assert coloured["bold blue"] == [text.index("G│")] and coloured["bold magenta"] == [text.index("E")]
    assert coloured["bold yellow"] == [text.index("A2")]


# ---- through whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_stays_narrow_and_straight_through_whole_games(lang: str, players: int) -> None:
    for _, lines in SHOWN.pictures(players, lang, every=10):
        assert max(map(len, lines)) <= terminal.WIDTH
        assert all(straight(table) for table in _tables(lines))


def _tables(lines: list[str]) -> list[list[str]]:
    """Lines with bars that stand together."""
    found: list[list[str]] = [[]]
    for line in lines:
        if "│" in line:
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [table for table in found if table]


def test_blue_is_the_fourth_seat() -> None:
    assert "G Gil" in drawn(island(4, points={BLUE: 7}))
