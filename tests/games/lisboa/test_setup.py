"""How a game begins: chapter 2, but for the draft."""

import pytest

from gaiola import Chance
from gaiola.games.lisboa.events import (
    Began,
    ClergyKept,
    DecreeRemoved,
    FavorDealt,
    HandDealt,
    PlanDealt,
    ReisTaken,
    ScoringTilesLaid,
    SupplyDealt,
    TurnBegan,
)
from gaiola.kernel.chance import ScriptError
from tests.games.lisboa.opening import BLUE, TILES, before_the_choice, first_draws, opening, second_draws
from tests.games.lisboa.table import (
    DECREES,
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    box,
    city,
    clergy,
    deal,
    decrees,
    favors,
    give,
    goods,
    hand,
    legal,
    office,
    plans,
    play,
    refused,
    run,
    seen,
    shown,
    step,
)

ALL_GOODS = {"gold": 1, "cloth": 1, "books": 1, "tools": 1}
RING_WITHOUT_BARN = (
    "church_estate",
    "alms_chest",
    "mission_trade",
    "blessing_of_ships",
    "abbey_workshop",
    "relic_exchange",
)


@pytest.mark.rule("lisboa.2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_has(players: int) -> None:
    pos, events = opening(players)
    assert SupplyDealt(GREEN, 5, 10, 4, 1, 1, 1, 1) in events
    for seat in range(players):
        board = seen(pos, "players", seat)
        assert (board["wigs"], board["reis"], goods(pos, seat)) == (5, 10, ALL_GOODS)
        assert board["houses"] == {"left": 0, "middle": 0, "right": 0} and board["markers"] == 0
        assert sum(board["house_groups"].values()) == 8
        assert board["officials"] == 7  # of eight, one is with the Marquis
    assert box().edition.data["components"]["rubble_set_markers_per_player"] == 5


@pytest.mark.rule("lisboa.2.2")
@pytest.mark.parametrize(
    ("players", "start", "influence"),
    [(2, 0, [4, 5]), (2, 1, [5, 4]), (3, 2, [5, 6, 4]), (4, 0, [4, 5, 6, 7]), (4, 3, [5, 6, 7, 4])],
)
def test_influence_by_turn_order(players: int, start: int, influence: list[int]) -> None:
    """A39: whoever begins is drawn."""
    pos, events = opening(players, first_draws(players, start))
    assert events[0] == Began(start) and events[-1] == TurnBegan(start)
    assert pos.influence == influence and pos.to_move == start
    turns = []
    for _ in range(players):
        turns.append(pos.to_move)
        run(pos, f"gold {hand(pos, pos.turn)[0]}", "take king")
    assert turns == [(start + n) % players for n in range(players)] and pos.to_move == start


@pytest.mark.rule("lisboa.2.2")
def test_any_seat_may_be_drawn_to_begin() -> None:
    assert {deal(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("lisboa.2.3")
def test_an_official_of_everybody_with_the_marquis() -> None:
    pos, _ = opening(4)
    assert [office(pos, noble) for noble in ("manuel", "marquis", "king")] == [[0] * 4, [1] * 4, [0] * 4]
    assert seen(pos, "nobles", "marquis", "neutral") == 0


@pytest.mark.rule("lisboa.2.3")
def test_a_neutral_official_in_each_office_with_two_players() -> None:
    """The modifier is +1; the other player is with the Marquis."""
    pos, _ = opening(
        2, first_draws(2, tiles="tithe_barn seminary solemn_mass te_deum"), second_draws(2, ring=TILES[:6])
    )
    assert [seen(pos, "nobles", noble, "neutral") for noble in ("manuel", "marquis", "king")] == [1, 1, 1]
    assert seen(pos, "players", GREEN, "visit_costs") == {"manuel": 2, "marquis": 3, "king": 2}


@pytest.mark.rule("lisboa.2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_favor_each_and_the_others_on_their_stacks(players: int) -> None:
    drawn = ["king", "manuel", "king", "king"][:players]
    pos, events = opening(players, first_draws(players, favors=" ".join(drawn)))
    assert [favors(pos, seat) for seat in range(players)] == [[noble] for noble in drawn]
    stacks = [seen(pos, "nobles", noble, "favors") for noble in ("manuel", "marquis", "king")]
    assert stacks == [players - drawn.count(noble) for noble in ("manuel", "marquis", "king")]
    assert FavorDealt(YELLOW, "manuel") in events


@pytest.mark.rule("lisboa.2.4")
def test_only_one_favor_of_each_noble_per_player_is_in_the_game() -> None:
    pos, _ = opening(2, first_draws(2, favors="king king"))
    assert seen(pos, "nobles", "king", "favors") == 0
    with pytest.raises(ScriptError):
        before_the_choice(3, first_draws(3, favors="king king king", plans="blue-2 blue-2 blue-2"))


@pytest.mark.rule("lisboa.2.4")
def test_a_starting_plan_each() -> None:
    """Two of each architect; with two players the other two stay in the box."""
    pos, events = opening(4, first_draws(4, plans="green-2 blue-2 blue-2 green-2"))
    assert [plans(pos, seat) for seat in range(4)] == [["green-2"], ["blue-2"], ["blue-2"], ["green-2"]]
    assert PlanDealt(ORANGE, "green-2") in events
    pos, _ = opening(2, first_draws(2, plans="green-2 green-2"))
    assert [seen(pos, "architects", name, "plans_left") for name in ("blue", "green")] == [8, 8]


@pytest.mark.rule("lisboa.2.5")
def test_one_of_two_clergy_tiles_is_kept() -> None:
    """A40: all draw before anybody chooses; all choices are shown together."""
    pos, events = before_the_choice(3, first_draws(3, 1))
    assert not any(isinstance(event, ClergyKept) for event in events)
    assert (pos.to_move, legal(pos)) == (YELLOW, {"keep-clergy royal_chaplain", "keep-clergy court_preacher"})
    assert refused(pos, "keep-clergy builders_chaplain", "not-offered").rule == "lisboa.2.5"
    assert play(pos, "keep-clergy court_preacher") == []
    assert pos.to_move == PURPLE and play(pos, "keep-clergy papal_letter") == []
    assert pos.to_move == GREEN
    events = play(pos, "keep-clergy builders_chaplain", script=second_draws(3))
    assert [event for event in events if isinstance(event, ClergyKept)] == [
        ClergyKept(GREEN, "builders_chaplain"),
        ClergyKept(YELLOW, "court_preacher"),
        ClergyKept(PURPLE, "papal_letter"),
    ]
    assert [clergy(pos, seat) for seat in range(3)] == [["builders_chaplain"], ["court_preacher"], ["papal_letter"]]


@pytest.mark.rule("lisboa.2.5")
def test_the_choice_is_secret() -> None:
    """Until all have chosen, nobody else sees which tiles there were and which was kept."""
    one, _ = before_the_choice(3, first_draws(3))
    other = one.copy()
    play(one, "keep-clergy builders_chaplain")
    play(other, "keep-clergy ministers_chaplain")
    for viewer in (YELLOW, PURPLE, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(YELLOW)["players"][GREEN]["kept"] and not one.view(YELLOW)["players"][YELLOW]["kept"]
    assert [tile["id"] for tile in one.view(YELLOW)["now"]["offer"]] == ["royal_chaplain", "court_preacher"]
    assert one.view(PURPLE)["now"]["offer"] == [None, None] == one.view(GREEN)["now"]["offer"]
    assert one.agenda[-1].secret(one)


@pytest.mark.rule("lisboa.2.5")
def test_any_tile_of_the_bag_may_be_with_another() -> None:
    """Green has seen two of the 37; yellow, who has chosen, may hold any two of the others."""
    pos, _ = before_the_choice(2, first_draws(2, YELLOW))
    run(pos, "keep-clergy court_preacher")
    assert [pos.box.clergy[tile] for tile in pos.hidden(GREEN)] == ["royal_chaplain", "court_preacher"]
    met: set[str] = set()
    for seed in range(400):
        world = pos.imagine(GREEN, Chance(seed))
        assert world.view(GREEN) == pos.view(GREEN) and world.census() == pos.census()
        assert world.legal() == pos.legal() and world.offers[GREEN].cards == pos.offers[GREEN].cards
        met |= {pos.box.clergy[tile] for tile in world.offers[YELLOW].cards}
    assert met == set(pos.box.clergy) - {"builders_chaplain", "ministers_chaplain"}


@pytest.mark.rule("lisboa.2.5")
def test_two_tiles_alike_are_still_asked_for() -> None:
    """Otherwise the others would know what was drawn."""
    pos, _ = before_the_choice(2, first_draws(2, tiles="te_deum te_deum alms_chest seminary"))
    assert (pos.to_move, legal(pos)) == (GREEN, {"keep-clergy te_deum"})
    play(pos, "keep-clergy te_deum")
    assert pos.to_move == YELLOW


@pytest.mark.rule("lisboa.2.6")
def test_the_church_ring_is_filled_from_the_bag() -> None:
    """A40: tiles that nobody kept are back in the bag, those kept are not."""
    ring = ("ministers_chaplain", "court_preacher", "papal_letter", "parish_clerks", "te_deum", "te_deum")
    pos, _ = opening(4, second=second_draws(4, ring=ring))
    assert [tile["id"] for tile in seen(pos, "church", "ring").values()] == list(ring)
    assert seen(pos, "church", "cardinal") == seen(pos, "church", "influence_gap")
    assert seen(pos, "church", "bag") == 37 - 4 - 6
    with pytest.raises(ScriptError, match="is 'royal_chaplain', but only"):
        opening(4, second=second_draws(4, ring=("royal_chaplain",)))


@pytest.mark.rule("lisboa.2.7")
def test_two_buildings_of_each_architect_can_be_seen() -> None:
    tiles = ("erario_regio", "casa_da_moeda", "alfandega", "torre_do_tombo")
    pos, _ = opening(3, second=second_draws(3, buildings=tiles))
    for name, ready, coming in (("blue", tiles[0], tiles[1]), ("green", tiles[2], tiles[3])):
        architect = seen(pos, "architects", name)
        assert (architect["ready"]["id"], architect["coming"]["id"]) == (ready, coming)
        assert architect["ready"]["architect"] == name and architect["buildings_left"] == 6
        assert (architect["plan"], architect["plans_left"]) == (f"{name}-2", 8)
    assert seen(pos, "architects", "blue", "ready", "goods") == ["gold", "books"]
    assert seen(pos, "architects", "green", "ready", "goods") == ["gold", "cloth"]


@pytest.mark.rule("lisboa.2.7")
def test_plans_lie_with_the_fewest_officials_on_top() -> None:
    pos, tops = city(), []
    for _ in range(8):
        tops.append(seen(pos, "architects", "green", "plan"))
        give(pos, GREEN, "reward", "blue_manuel_3")
        run(pos, "plan green")
    assert tops == [f"green-{n}" for n in (2, 2, 3, 3, 4, 4, 5, 5)]


@pytest.mark.rule("lisboa.2.8")
def test_city_tiles_and_scoring_tiles() -> None:
    pos, events = opening(4, second=second_draws(4, scoring=(5, 2, 4, 3)))
    assert ScoringTilesLaid(5, 2, 4, 3) in events and seen(pos, "scoring") == [5, 2, 4, 3]
    tiles = seen(pos, "city_tiles")
    assert [(tile["good"], tile["small"], tile["there"]) for tile in tiles.values()] == [
        *(("gold", False, True), ("cloth", False, True), ("books", False, True)),
        *(("tools", False, True), ("tools", True, True)),
    ]
    assert seen(pos, "tiles_left") == {"large": 18, "small": 4}
    with pytest.raises(ScriptError):
        opening(4, second=second_draws(4, scoring=(5, 5, 4, 3)))


@pytest.mark.rule("lisboa.2.9")
def test_rubble_on_lines_sites_and_the_pile() -> None:
    """The bag holds 21 of each kind: all 63 are laid."""
    pos, _ = opening(4)
    rows = [sum(row["rubble"].values()) for row in seen(pos, "rows").values()]
    columns = [sum(column["rubble"].values()) for column in seen(pos, "columns")]
    assert (rows, columns) == ([3] * 5, [3, 3, 3, 3, 2])
    assert [sum(site["rubble"].values()) for site in seen(pos, "sites").values()] == [2] * 14
    assert sum(seen(pos, "pile").values()) == 6 and pos.rubble_gone == 0
    pos, _ = opening(4, second=second_draws(4, rubble=["fire"] * 3 + ["earthquake"] * 3))
    assert seen(pos, "rows", "a", "rubble") == {"earthquake": 0, "fire": 3, "tsunami": 0}
    assert seen(pos, "rows", "b", "rubble") == {"earthquake": 3, "fire": 0, "tsunami": 0}
    with pytest.raises(ScriptError, match="is 'fire', but only earthquake, tsunami"):
        opening(4, second=second_draws(4, rubble=["fire"] * 22))


@pytest.mark.rule("lisboa.2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_blue_cards_each(players: int) -> None:
    pos, events = opening(players)
    assert [hand(pos, seat) for seat in range(players)] == [list(BLUE[5 * n : 5 * n + 5]) for n in range(players)]
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [(event.seat, event.number, event.seen) for event in dealt] == [(n, 5, 1 << n) for n in range(players)]
    assert dealt[0].cards == BLUE[:5] and "cards" in HandDealt.private
    assert step(pos) == "play-card"


@pytest.mark.rule("lisboa.2.12")
def test_four_piles_of_red_cards() -> None:
    display = ("red_manuel_3", "red_marquis_5", "red_king_2", "red_treasury_4")
    pos, _ = opening(3, second=second_draws(3, display=display))
    assert shown(pos) == dict(zip(("manuel", "marquis", "king", "treasury"), display, strict=True))
    assert [pile["left"] for pile in seen(pos, "display").values()] == [4] * 4


@pytest.mark.rule("lisboa.2.13")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_blue_ships_on_top_of_red_ones(players: int, copies: int) -> None:
    yard = seen(opening(players)[0], "yard")
    assert yard == {
        "ship": "ship_blue",
        "left": {"ship_blue": copies, "ship_red": copies, "ship_purple": 0, "ship_brown": 0},
    }


@pytest.mark.rule("lisboa.2.13")
def test_the_ships() -> None:
    """A65."""
    assert seen(deal(2), "ships") == {
        "ship_blue": {"hull": 1, "influence": 2, "price": 0},
        "ship_red": {"hull": 2, "influence": 2, "price": 1},
        "ship_purple": {"hull": 3, "influence": 1, "price": 2},
        "ship_brown": {"hull": 4, "influence": 1, "price": 3},
    }
    assert seen(city(yard={"ship_red": 2}), "yard", "ship") == "ship_red"
    assert seen(city(period=2), "yard", "ship") == "ship_purple"


@pytest.mark.rule("lisboa.2.14")
@pytest.mark.parametrize("players", [3, 4])
def test_eight_decrees(players: int) -> None:
    """With three or four players a marked decree stays."""
    laid = ("row_e_landlord", "most_money", *DECREES[:6])
    pos, _ = opening(players, second=second_draws(players, decrees=laid))
    assert [decree["id"] for decree in seen(pos, "decrees")] == list(laid)
    assert seen(pos, "decree_deck") == 62 and not any(decrees(pos, seat) for seat in range(players))


@pytest.mark.rule("lisboa.2.15")
def test_marked_decrees_are_replaced_with_two_players() -> None:
    laid = ("row_e_landlord", DECREES[0], "most_money", "most_shops", *DECREES[1:])
    pos, _ = opening(2, second=second_draws(2, decrees=laid))
    assert [decree["id"] for decree in seen(pos, "decrees")] == list(DECREES)
    assert seen(pos, "decree_deck") == 70 - 8 - 3
    pos = city(2, influence={GREEN: 5})
    run(pos, "visit blue_marquis_1", f"decree {DECREES[0]}")
    told = play(pos, "take king", script=("red_king_2", "most_rubble", "lawgiver"))
    assert DecreeRemoved("most_rubble") in told and seen(pos, "decrees", 0, "id") == "lawgiver"


@pytest.mark.rule("lisboa.2.15")
def test_row_e_is_closed_with_two_players() -> None:
    pos, _ = opening(2)
    assert [row["open"] for row in seen(pos, "rows").values()] == [True] * 4 + [False]
    assert {name for name, land in seen(pos, "lands").items() if not land["open"]} == {f"e{n}" for n in range(1, 6)}
    assert {name for name, site in seen(pos, "sites").items() if not site["open"]} == {"west_e", "east_e"}
    assert sum(seen(pos, "rows", "e", "rubble").values()) == 0
    assert sum(sum(site["rubble"].values()) for site in seen(pos, "sites").values()) == 24
    assert pos.rubble_gone == 7


@pytest.mark.rule("lisboa.2.15")
def test_nothing_is_built_in_the_closed_row() -> None:
    pos = city(2, reis={GREEN: 20}, influence={GREEN: 9}, plans={GREEN: "blue-2"}, offices={"king": {GREEN: 2}})
    manuel, king = pos.copy(), pos
    run(manuel, "visit blue_manuel_1", "skip")
    assert refused(manuel, "build e1 gold", "closed-row").rule == "lisboa.2.15"
    run(king, "visit blue_king_1", "skip")
    assert refused(king, "open west_e", "closed-row").rule == "lisboa.2.15"
    assert "open west_d" in legal(king)
    pos = city(3, reis={GREEN: 20}, influence={GREEN: 9})
    run(pos, "visit blue_manuel_1", "skip")
    assert "build e1 gold" in legal(pos)


@pytest.mark.rule("lisboa.2.16")
def test_tiles_that_act_once_do_so_in_turn_order() -> None:
    """A21: purple begins, so orange comes before green. Purple's tile is of the other kind."""
    first = first_draws(
        4, PURPLE, tiles="collection_plate seminary monastery_drawings tithe_barn " + " ".join(TILES[4:])
    )
    pos, events = before_the_choice(4, first)
    run(pos, "keep-clergy procession", "keep-clergy lay_brothers", "keep-clergy collection_plate")
    events = play(pos, "keep-clergy monastery_drawings", script=second_draws(4, ring=RING_WITHOUT_BARN))
    assert ReisTaken(GREEN, 6) in events and pos.reis == [16, 10, 10, 10]
    assert (pos.to_move, step(pos)) == (YELLOW, "take-plan")
    assert events.index(ReisTaken(GREEN, 6)) > events.index(HandDealt(ORANGE, 5, BLUE[15:], 8))
    assert TurnBegan(PURPLE) in play(pos, "plan green")
    assert plans(pos, YELLOW) == ["green-2", "green-2"] and clergy(pos, YELLOW) == ["monastery_drawings"]


@pytest.mark.rule("lisboa.2.16")
def test_tiles_of_the_other_kind_just_work() -> None:
    """Room for one more good of each type, not for two."""
    pos, _ = opening(
        2, first_draws(2, tiles="tithe_barn seminary solemn_mass te_deum"), second_draws(2, ring=TILES[:6])
    )
    assert [seen(pos, "players", seat, "warehouse") for seat in range(2)] == [3, 2]


@pytest.mark.rule("lisboa.2.16")
def test_influence_at_the_start_comes_from_an_empty_dock() -> None:
    """A6: te_deum brings nothing yet, and no wig."""
    pos, _ = opening(2, first_draws(2, tiles="te_deum seminary te_deum tithe_barn"), second_draws(2, ring=TILES[:6]))
    assert (pos.influence, pos.wigs) == ([4, 5], [5, 5])


def test_a_set_up_can_be_saved_at_each_choice() -> None:
    pos, _ = before_the_choice(3, first_draws(3))
    for tile in ("builders_chaplain", "royal_chaplain"):
        assert pos.box.load(pos.dump()).dump() == pos.dump()
        run(pos, f"keep-clergy {tile}")
    assert pos.box.load(pos.dump()).legal() == pos.legal()
