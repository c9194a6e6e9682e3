"""The independent scorer, tried on dumps written by hand, and beside the engine in whole games: every request, honor,
income, upkeep, feeding, building level and field that changes is recounted from the dump taken before."""

import json
import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import gaiola.games.madeira
from gaiola import Chance, Event, Journal
from gaiola.games.madeira import events
from gaiola.games.madeira.events import (
    ExpeditionsScored,
    InfluenceScored,
    MarketRoutesScored,
    RequestScored,
    UrbanizationScored,
    WealthScored,
)
from gaiola.games.madeira.moves import DonateMove, FeedMove, KeepMove, UpkeepMove
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.kernel.moves import Move
from tests.games.madeira import scorer
from tests.games.madeira.table import BLUE, PURPLE, RED, YELLOW, box, island, send, sequence

EDITION = tomllib.loads(Path(gaiola.games.madeira.__file__).with_name("edition").joinpath("edition.toml").read_text())
KINDS = list(scorer.KINDS)
BRISK = ("act", "harvest", "die", "pirate", "favor", "pay", "use", "ship-from", "ship-to", "worker-from", "honor")


# ---- the scorer alone


def ended(players: int = 2, /, **changes: Any) -> dict[str, Any]:
    """The dump of a game in which everybody did nothing for five rounds, with a few changes."""
    pos = island(players, phase="e", round=5, row_requests=[""] * players)
    assert pos.over
    pos.character_at = [-1] * 5
    pos.pirate_dice = [0] * 3
    return pos.dump() | changes


def points(*sources: dict[str, int]) -> list[int]:
    """`earned`, seat by seat."""
    return [mine.get(name, 0) for mine in sources for name in scorer.SOURCES]


def with_changes(name: str, **at: int) -> dict[str, list[int]]:
    """A list of the ended game with some entries changed: `_3=1` is entry 3."""
    values = list(ended()[name])
    for key, value in at.items():
        values[int(key[1:])] = value
    return {name: values}


def test_what_is_counted_at_the_end() -> None:
    """EX28 and EX29: 11 Reals are 2 points; 25, 21, 12 and 5 pirates cost 21, 9, 4 and 2."""
    dump = ended(
        4,
        goods=[0] * 3 + [3, 0, 0] + [0] * 6,
        wood=[0, 2, 0, 0],
        reals=[0, 6, 0, 0],
        pirates=[21, 25, 5, 12],
        earned=points({"honor": 8}, {"urbanization": 15}, {}, {"windmill": -1, "buildings": 3}),
    )
    assert scorer.final_points(dump, EDITION, RED) == {"resources": 2, "pirates": -21}
    assert [scorer.final_points(dump, EDITION, seat)["pirates"] for seat in range(4)] == [-9, -21, -2, -4]
    assert scorer.score(dump, EDITION) == [8 - 9, 15 + 2 - 21, -2, 2 - 4]
    assert scorer.ranking(dump, EDITION) == [1, 4, 2, 3], "Purple and Blue have -2 each; Purple is earlier"


def test_a_right_end_has_no_problems() -> None:
    assert scorer.problems(ended(), EDITION) == []
    dump = ended(pirates=[3, 0], earned=points({"pirates": -16, "honor": 4}, {"favors": 2}), points=[-12, 2])
    assert scorer.problems(dump, EDITION) == []
    assert (scorer.score(dump, EDITION), scorer.ranking(dump, EDITION)) == ([-12, 2], [2, 1])


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"agenda": [["feed", 0, 0, 0, 0, False]]}, "still to move"),
        ({"round": 4}, "'rounds' ends round 4"),
        ({"cause_id": ""}, "'' ends round 5"),
        (with_changes("held", _0=1), "a request is left"),
        ({"points": [1, 0]}, "seat 0 has 1 points, counted 0"),
        ({"reals": [0, 5]}, "seat 1: 0 points for resources, counted 1"),
        ({"pirates": [1, 0]}, "seat 0: 0 points for pirates, counted -16"),
        ({"points": [1, 0]}, "1 points, of which 0 were earned"),
        ({"earned": points({"honor": 3}, {}), "points": [3, 0]}, "3 points for honors"),
        ({"earned": points({"favors": -1}, {}), "points": [-1, 0]}, "a source that takes points"),
        ({"bread": [0, -1]}, "seat 1: less than nothing"),
        ({"level": [7, 0]}, "above the windmill"),
        ({"home": [11, 12]}, "seat 0: 11 workers"),
        ({"ships_home": [6, 7]}, "seat 1: 7 ships"),
        (with_changes("markers", _0=4), "too many markers"),
        (with_changes("spots", _3=-1), "2 citizens"),
        (with_changes("on_field", _0=2), "two workers of one player on a field"),
        (with_changes("berths", _0=0), "a ship at wheat_1"),
        (with_changes("spots", _4=0), "spot 4 is not built"),
        (with_changes("field_wood", _0=1), "1 wood on r1_f1"),
        (with_changes("field_good", _0=1), "r1_f1 yields sugar"),
        (with_changes("dice_on", _0=3), "3 dice on moinho"),
        (with_changes("dice_on", _0=1), "1 guild dice on buildings, 0 markers"),
        (with_changes("pirate_on", _1=2), "1 pirate dice in phase 5"),
        (with_changes("row_dice", _1=7), "7 guild dice"),
        (with_changes("row_dice", _1=1), "dice left in a row"),
        (with_changes("dice", _0=1), "dice that should be put aside"),
        (with_changes("character_at", _2=1), "a character where none should be"),
        (with_changes("holder", _0=1), "a favor twice"),
        (with_changes("districts", _0=0, _2=-1), "a favor on an open district"),
        (with_changes("rewards", _0=7), "rewards laid wrongly"),
        ({"row_of": [0, -1]}, "an order marker in two places"),
        ({"slot_of": [1, 1]}, "two order markers in one place"),
        (with_changes("held", _4=1), "1 requests in round 5"),
        ({"kept": [2, -1]}, "keeps a request it does not hold"),
        ({"donation": [-1, 1]}, "seat 1: gives 1 Reals"),
        ({"kept": [0, -1], "phase": 4}, "a choice for the Crown in phase 4"),
        (with_changes("row_requests", _3=3), "3 requests in the rows"),
    ],
)
def test_a_wrong_end_is_found(changes: dict[str, Any], problem: str) -> None:
    assert problem in "; ".join(scorer.problems(ended(**changes), EDITION))


def test_an_unfinished_game_has_no_points_of_the_end() -> None:
    agenda = {"agenda": [["feed", 0, 0, 0, 0, False]]}
    dump = ended(**agenda, earned=points({"pirates": -2}, {}), points=[-2, 0])
    assert "points of the end before the end" in "; ".join(scorer.standing(dump, EDITION))
    assert "-2 points, of which -2 were earned" in "; ".join(scorer.standing(dump, EDITION))


def test_a_converted_field_needs_its_round_and_no_wood() -> None:
    """r1_f2 becomes wine in round 4, r1_f3 sugar in round 2."""
    wine = with_changes("field_good", _1=2)
    assert scorer.problems(ended(**wine), EDITION) == []
    assert "r1_f2 yields wine" in scorer.standing(ended(**wine, round=4, phase=4), EDITION)
    sugar = with_changes("field_good", _2=1)
    assert "r1_f3 yields sugar" in scorer.standing(ended(**sugar), EDITION), "wood lies on it"


def test_it_knows_who_has_the_most() -> None:
    pos = island(3, spots={"funchal_1": RED, "funchal_2": RED, "funchal_3": YELLOW, "machico_1": PURPLE})
    dump = pos.dump()
    assert [scorer.most_in(dump, EDITION, city) for city in ("porto_santo", "funchal", "machico")] == [4, RED, 4]
    assert [scorer.city_points(dump, EDITION, seat, "funchal") for seat in range(3)] == [6, 12, 0]
    assert scorer.city_points(dump, EDITION, PURPLE, "machico") == 4


def test_it_tries_every_way_to_share_favors() -> None:
    pos = island(favors={RED: "treasurer navigator patron lord- scout"})
    dump = pos.dump()
    assert [scorer.request_points(dump, EDITION, RED, "influence_of_guilds", n) for n in (1, 2, 3)] == [15, 20, 20]


# ---- beside the engine


def chosen(moves: list[Move], luck: random.Random) -> Move:
    """Players who do things: an aside now and then, seldom a pass or a refusal."""
    asides = [move for move in moves if move.aside]
    answers = [move for move in moves if not move.aside]
    if asides and (not answers or luck.random() < 0.12):
        return luck.choice(asides)
    weights = [1 + 5 * (move.verb in BRISK) for move in answers]
    return luck.choices(answers, weights)[0]


class Recount:
    """A game with the scorer beside it."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        self.chance, self.luck = Chance(seed), random.Random(seed)
        pos = box(**options).start(players, self.chance)
        assert isinstance(pos, MadeiraPosition)
        self.pos = pos
        self.rich = bool(seed % 2)
        self.from_zero = options.get("diplomat_from_zero", True)
        self.upkeep: set[int] = set()
        self.fed: set[int] = set()
        self.seen: Counter[str] = Counter()

    def make_rich(self) -> None:
        """Every second game begins with means for ships and buildings, and three workers in some region."""
        pos, self.rich = self.pos, False
        for seat in range(pos.players):
            for field in self.luck.choice(pos.box.region_fields)[:3]:
                if not pos.workers_at(seat, field):
                    send(pos, seat, pos.box.fields[field])
            pos.reals[seat] += 40
            pos.bread[seat] += 10
            pos.wood[seat] += 4
            pos.level[seat] = 5
        pos.goods = [amount + 6 for amount in pos.goods]

    def play(self) -> None:
        decisions = 0
        while not self.pos.over:
            if self.rich and self.pos.phase == scorer.PHASE_B:
                self.make_rich()
            before, move = self.pos.dump(), chosen(self.pos.legal(), self.luck)
            journal = Journal()
            self.pos.play(move, self.chance, journal)
            after = self.pos.dump()
            assert scorer.standing(after, EDITION) == [], f"after {move} at {before['agenda'][-1]}"
            self.judge(before, move, journal.events, after)
            decisions += 1
            if decisions % 9 == 0 and not self.pos.over:
                self.look_closely()

    def look_closely(self) -> None:
        """What uniformly random games of the conformance suite seldom reach is looked at here as well."""
        pos, dump = self.pos, self.pos.dump()
        assert [move for move in pos.candidates() if pos.why_not(move) is None] == pos.legal()
        loaded = pos.box.load(json.loads(json.dumps(dump)))
        assert loaded.dump() == dump and loaded.legal() == pos.legal()

    def judge(self, before: dict[str, Any], move: Move, told: list[Event], after: dict[str, Any]) -> None:
        seat = before["agenda"][-1][1]
        began = [event.phase for event in told if isinstance(event, events.PhaseBegan)]
        self.crown(before, move, told, seat)
        self.fields(before, told, after)
        self.maintenance(before, move, told, seat, after, "d" in began)
        self.building(before, move, told, seat, after)
        if "e" in began:
            self.everybody_asked(after)
        for kind in {type(event).__name__ for event in told}:
            self.seen[kind] += 1

    def crown(self, before: dict[str, Any], move: Move, told: list[Event], seat: int) -> None:
        got = [
            (event.seat, event.request, event.tiles, event.points, getattr(event, "reals", 0))
            for event in told
            if isinstance(event, RequestScored)
        ]
        if not got:
            return
        if isinstance(move, KeepMove):
            before["kept"][seat] = move.request
        if isinstance(move, DonateMove):
            before["donation"][seat] = move.reals
        assert got == scorer.crown(before, EDITION)
        assert all(_named(before, event) == event.points for event in told if isinstance(event, RequestScored))
        per_seat = Counter(seat for seat, _, tiles, _, _ in got for _ in range(tiles))
        assert set(per_seat.values()) == {{1: 1, 3: 2, 5: 3}[before["round"]]} and len(per_seat) == self.pos.players

    def fields(self, before: dict[str, Any], told: list[Event], after: dict[str, Any]) -> None:
        got = [(event.field, event.good) for event in told if isinstance(event, events.FieldChanged)]
        ending = any(event == events.PhaseBegan("e") for event in told)
        assert got == (scorer.changed_fields(after, EDITION, before["round"]) if ending else [])

    def maintenance(
        self, before: dict[str, Any], move: Move, told: list[Event], seat: int, after: dict[str, Any], begins: bool
    ) -> None:
        asked = after["agenda"][-1][:2] if after["agenda"] else ["", -1]
        if begins:
            self.upkeep, self.fed = set(), set()
            leader = scorer.honored(after)
            assert (asked[0] == "honor") == (leader >= 0)
            assert leader < 0 or asked == ["honor", leader]
        honors = [event.points for event in told if isinstance(event, events.GuardHonored)]
        assert honors == ([4] if move.verb == "honor" else [])
        got = [(e.seat, e.colony, e.good, e.amount) for e in told if isinstance(e, events.ColonyPaid)]
        due = (begins and asked[0] != "honor") or move.verb in ("honor", "stand")
        assert got == (scorer.income(after, EDITION) if due else [])
        pirates = [event.pirates for event in told if isinstance(event, events.PiratesReceived)]
        if isinstance(move, UpkeepMove):
            self.upkeep.add(seat)
            missing = scorer.ships_out(before, seat) - move.wood
            assert pirates == ([missing] if missing else [])
            bought = max(0, move.wood - before["wood"][seat])
            spent = [(e.wood, e.reals) for e in told if isinstance(e, events.WoodBought)]
            assert spent == ([(bought, EDITION["wood_price"]["totals"][bought])] if bought else [])
        if isinstance(move, FeedMove):
            self.fed.add(seat)
            hungry = scorer.due(before, EDITION, seat) - move.bread
            assert pirates == ([hungry] if hungry else [])

    def everybody_asked(self, after: dict[str, Any]) -> None:
        """Whoever was not asked had nothing to maintain, or nobody to feed."""
        for seat in range(self.pos.players):
            assert seat in self.upkeep or not scorer.ships_out(after, seat)
            assert seat in self.fed or not scorer.due(after, EDITION, seat)

    def building(self, before: dict[str, Any], move: Move, told: list[Event], seat: int, after: dict[str, Any]) -> None:
        for event in told:
            if isinstance(event, events.BuildingRolled):
                assert event.cost == scorer.cost_of(EDITION, self.pos.players, event.dice)
        if move.verb == "refuse":
            face = before["pirate_on"][before["agenda"][-1][2]]
            assert told[1] == events.PiratesReceived(seat, 1 + (face + 1 if face >= 0 else 0))
        for number, event in enumerate(told):
            if isinstance(event, events.BuildingUsed):
                self.used(before, event, told[number + 1 :], after, move.verb == "use")

    def used(
        self, before: dict[str, Any], event: events.BuildingUsed, told: list[Event], after: dict[str, Any], marked: bool
    ) -> None:
        """Bread and points are told at once; what is to be moved or turned is asked next, as often as it may be."""
        seat, region = event.seat, EDITION["buildings"][event.building]["region"]
        more = before["more_workers"] if marked else 0
        if not self.from_zero and not scorer.in_region(before, EDITION, seat, region):
            more = 0
        level = scorer.level(before, EDITION, seat, event.building, more)
        assert level, f"{event.building} without a worker"
        effect = EDITION["buildings"][event.building][level]
        self.seen[f"{event.building} {level}"] += 1
        if "bread" in effect:
            assert told[0] == events.Gained(seat, effect["bread"], 0)
        if "pp" in effect:
            assert told[0] == events.PointsEarned(seat, effect["pp"])
        top = after["agenda"][-1]
        if top[:2] == ["worker-from", seat]:
            assert top[3] == effect["count"]
        elif top[:2] == ["flip", seat]:
            assert top[2] == effect["count"]
        else:
            assert "count" not in effect or self.nothing_to_do(before, effect["effect"], seat)

    def nothing_to_do(self, before: dict[str, Any], effect: str, seat: int) -> bool:
        if effect == "flip_favors_face_up":
            mine = zip(before["holder"], before["face_up"], strict=True)
            return all(up for holder, up in mine if holder == seat)
        districts = before["districts"]
        open_spots = [s for s, who in enumerate(before["spots"]) if who < 0 and districts[s // 2] < 0]
        return effect == "move_workers_to_city" and not open_spots


OPTIONS: list[dict[str, Any]] = [{}, {"diplomat_from_zero": False}, {"bishop_escape": False}, {"pirates_hidden": False}]


def _named(dump: dict[str, Any], event: RequestScored) -> int:
    """What the ships, favors, cities or Reals that an event names are worth, counted one by one."""
    round = f"r{dump['round']}"
    if isinstance(event, MarketRoutesScored):
        return sum(EDITION["markets"][name]["pp"][round] for name in event.market)
    if isinstance(event, ExpeditionsScored):
        return sum(EDITION["colonies"][name]["pp"][round] for name in event.colony)
    if isinstance(event, InfluenceScored):
        names = list(EDITION["guild_favors"])
        up = [name for name in event.favor if dump["face_up"][names.index(name)]]
        return 5 * len({name for name in up if dump["holder"][names.index(name)] == event.seat})
    if isinstance(event, UrbanizationScored):
        return sum(scorer.city_points(dump, EDITION, event.seat, name) for name in set(event.city))
    assert isinstance(event, WealthScored)
    return event.reals


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options), "standard"))
def test_it_agrees_with_whole_games(players: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4 if options else 80 // players):
        game = Recount(players, seed, **options)
        game.play()
        dump = json.loads(json.dumps(game.pos.dump()))
        assert scorer.problems(dump, EDITION) == []
        assert (scorer.score(dump, EDITION), scorer.ranking(dump, EDITION)) == (game.pos.scores(), game.pos.ranking())
        seen += game.seen
    if not options:
        missing = SELDOM - {kind for kind, count in seen.items() if count}
        assert not missing, f"the games were too dull: {missing}"


SELDOM = {
    *("MarketRoutesScored", "ExpeditionsScored", "InfluenceScored", "UrbanizationScored", "WealthScored"),
    *("FieldChanged", "GuardHonored", "ColonyPaid", "UpkeepBegan", "WorkersFed", "WheatForPoints"),
    *("moinho low", "moinho high", "capitania low", "capitania high", "alfandega low", "alfandega high"),
    *("casa_da_coroa low", "casa_da_coroa high", "fortaleza low", "fortaleza high", "MarkerMoved"),
    *("LeftoversScored", "PiratesCounted", "PointGiven", "WindmillClimbed"),
}


def test_it_agrees_with_the_example_of_four_players() -> None:
    """EX31 to EX34, as one scoring of round 3."""
    pos = island(
        4,
        phase="e",
        round=3,
        requests={
            RED: "market_routes market_routes influence_of_guilds",
            BLUE: "market_routes urbanization expeditions",
            PURPLE: "expeditions expeditions urbanization",
            YELLOW: "market_routes wealth_of_nation influence_of_guilds",
        },
        ships={
            **{"wheat_1": RED, "sugar_1": RED, "sugar_4": RED, "wine_2": RED, "wheat_2": BLUE, "wheat_3": BLUE},
            **{"wheat_4": BLUE, "brasil_1": PURPLE, "brasil_4": PURPLE},
        },
        spots={"funchal_3": BLUE, "machico_1": PURPLE, "machico_2": PURPLE},
        favors={YELLOW: "monk lord scout"},
        reals={YELLOW: 8},
    )
    sequence(pos, "keep market_routes", "donate 8", "keep influence_of_guilds", "keep expeditions")
    dump = pos.dump()
    dump["kept"][BLUE] = KINDS.index("expeditions")
    by_seat = [sum(points for seat, _, _, points, _ in scorer.crown(dump, EDITION) if seat == who) for who in range(4)]
    assert by_seat == [23, 17, 27, 24]
