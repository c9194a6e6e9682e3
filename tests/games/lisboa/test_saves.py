"""Saved and loaded in the middle of every kind of decision, a game goes on as if nothing had happened."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

from gaiola import Chance, Journal
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules import SEQUENCE
from tests.games.lisboa.table import GREEN, YELLOW, box, city, deal, give, play, run, step

EAGER = ("part", "trade", "follow", "follow-keep", "sponsor", "pay-visit", "marker", "reward", "visit", "portfolio")
"""What leads into decisions within decisions."""


def asking() -> set[str]:
    """The steps that put a question: all that have moves of their own and are no errands."""
    return {name for name, found in SEQUENCE.by_name.items() if found.verbs}


def chosen(pos: LisboaPosition, luck: random.Random) -> Any:
    moves = pos.legal()
    return luck.choices(moves, [6 if move.verb in EAGER else 1 for move in moves])[0]


@cache
def collected() -> dict[str, tuple[bool, dict[str, Any]]]:
    """For every step one position that asks it, as deep in its agenda as any in some random games: whether a draft was
    played, and the dump. Seats begin rich, so that much happens; games are played until nothing is missing."""
    found: dict[str, tuple[bool, dict[str, Any]]] = {}
    for seed in range(60):
        if seed >= 6 and set(found) >= asking() - set(laid()):
            break
        draft = seed % 9 == 0
        chance, luck, pos = Chance(seed), random.Random(seed), deal(2 + seed % 3, seed, draft=draft)
        rich = False
        while not pos.over:
            if pos.turn >= 0 and not rich:
                pos.reis, pos.influence, rich = [20] * pos.players, [7] * pos.players, True
            name = step(pos)
            if name not in found or len(pos.agenda) > len(found[name][1]["agenda"]):
                found[name] = (draft, pos.dump())
            pos.play(chosen(pos, luck), chance)
    return found


@cache
def laid() -> dict[str, LisboaPosition]:
    """Decisions that random games meet too seldom."""
    keeping = city(
        clergy={GREEN: "cloister_school"}, portfolio={GREEN: "dock1:blue_king_1 dock2:ship_red office1:blue_treasury_4"}
    )
    keeping.church = GREEN
    run(keeping, "gold blue_king_4", "take king", "give-up cloister_school")
    producing = city(stores={"a1": (GREEN, "gold"), "a3": (GREEN, "books")})
    give(producing, GREEN, "reward", "blue_marquis_4")
    losing = city(clergy={GREEN: "te_deum seminary"}, favors={YELLOW: "king marquis"})
    give(losing, GREEN, "penalty", "purple_marquis_5")
    returning = losing.copy()
    give(returning, YELLOW, "penalty", "red_king_5")
    visiting = city(
        clergy={GREEN: "patriarchs_seal"}, goods={GREEN: "tools gold"}, influence={GREEN: 5}, reis={GREEN: 9}
    )
    play(visiting, "visit blue_manuel_1", "state acquire_plan", "plan blue")
    return {step(pos): pos for pos in (keeping, producing, losing, returning, visiting)}


def positions() -> dict[str, LisboaPosition]:
    loaded = {name: box(draft=draft).load(dump) for name, (draft, dump) in collected().items()}
    found = {name: pos for name, pos in loaded.items() if isinstance(pos, LisboaPosition)}
    return found | {name: pos.copy() for name, pos in laid().items()}


def test_every_decision_is_met() -> None:
    assert set(positions()) == asking()


def test_they_lie_within_each_other() -> None:
    """What is saved is more than one question: others wait below."""
    deep = {name: len(dump["agenda"]) for name, (_, dump) in collected().items()}
    assert deep["cardinal"] >= 6 and deep["clergy"] >= 7 and deep["take-plan"] >= 6 and deep["officials"] >= 6


@pytest.mark.parametrize("name", sorted(asking()))
def test_a_loaded_game_goes_on_equally(name: str) -> None:
    """With the same luck the same moves are offered, the same things happen."""
    pos = positions()[name]
    saved = json.loads(json.dumps(pos.dump()))
    loaded = pos.box.load(saved)
    assert isinstance(loaded, LisboaPosition)
    assert loaded.dump() == pos.dump() and loaded.benefit == pos.benefit
    lucks = (random.Random(name), random.Random(name))
    chances = (Chance(5), Chance(5))
    journals = (Journal(), Journal())
    for _ in range(30):
        if pos.over:
            break
        assert loaded.legal() == pos.legal() and loaded.candidates() == pos.candidates()
        assert loaded.view(pos.to_move) == pos.view(pos.to_move)
        for one, luck, chance, journal in zip((pos, loaded), lucks, chances, journals, strict=True):
            one.play(luck.choice(one.legal()), chance, journal)
        assert loaded.dump() == pos.dump()
    assert journals[0].events == journals[1].events
    assert (loaded.scores(), loaded.ranking(), loaded.cause()) == (pos.scores(), pos.ranking(), pos.cause())


def test_a_dump_shares_nothing_with_the_game() -> None:
    pos = city(hands={GREEN: "blue_king_1 blue_king_4"})
    dump = pos.dump()
    before = json.dumps(dump)
    play(pos, "gold blue_king_1")
    assert json.dumps(dump) == before
    loaded = pos.box.load(dump)
    loaded.play(loaded.legal()[0], Chance(1))
    assert json.dumps(dump) == before


def test_benefits_are_counted_again_and_not_saved() -> None:
    pos = city(clergy={GREEN: "tithe_barn"}, portfolio={GREEN: "office1:blue_treasury_1"}, houses={GREEN: ""})
    assert "benefit" not in pos.dump()
    loaded = pos.box.load(pos.dump())
    assert isinstance(loaded, LisboaPosition)
    assert loaded.benefit == pos.benefit and (loaded.warehouse(GREEN), sum(loaded.benefit)) == (3, 2)
