"""Rule 3.5, the quick answers against the letter: whatever is foreseen, a search finds the same."""

import random
from typing import Any

import pytest

from gaiola import Chance
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.edition import checks
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.kernel.commitments import Lookahead
from gaiola.kernel.edition import edition_of
from tests.games.damage import Shipped
from tests.games.lisboa import table
from tests.games.lisboa.crowd import agenda, crowded
from tests.games.lisboa.table import GREEN, deal, step

SHIPPED = Shipped(checks, "lisboa")


def compare(pos: LisboaPosition, quick: Lookahead, literal: Lookahead, refusals: bool) -> int:
    """Every answer that a commitment could forbid: what is foreseen, what is looked up, and what a search finds."""
    compared = 0
    for move in pos.answers():
        foreseen = quick.allows(pos, move)
        if not refusals and not foreseen and step(pos) in ("play-card", "follow"):
            continue  # to search a whole city in vain takes too long
        found = literal.allows(pos, move)
        assert (foreseen, quick.refusal(pos, move) is None) == (found, found), f"{move} at {agenda(pos)}"
        compared += 1
    return compared


@pytest.mark.rule("lisboa.3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quick_and_literal_commitments_agree(players: int) -> None:
    """At the decisions of random games, but for visits and events that are refused."""
    quick, literal, compared = Lookahead(), Lookahead(literal=True), 0
    for seed in (players, players + 10):
        chance, luck, pos = Chance(seed), random.Random(seed), deal(players, seed)
        while not pos.over:
            if (pos.compulsory() or pos.agenda[-1].binding) and luck.random() < 0.25:
                compared += compare(pos, quick, literal, refusals=False)
            pos.play(luck.choice(pos.legal()), chance)
    assert compared > 150 and literal.searched > quick.searched > 0


@pytest.mark.rule("lisboa.3.5")
def test_quick_and_literal_answers_agree_in_a_crowded_city() -> None:
    assert sum([answers_that_agree(seed) for seed in range(60, 100)]) > 500


def answers_that_agree(seed: int) -> int:
    """One turn in a crowded city."""
    quick, literal, compared = Lookahead(), Lookahead(literal=True), 0
    luck, chance = random.Random(seed), Chance(seed)
    pos = crowded(luck)
    for _ in range(10):
        if pos.turn != GREEN:
            break
        if pos.compulsory() or pos.agenda[-1].binding:
            compared += compare(pos, quick, literal, refusals=True)
        moves = pos.legal()
        court = [move for move in moves if move.verb in ("visit", "sponsor", "follow", "part")]
        pos.play(luck.choice(court or moves), chance)
    return compared


def another_reward(luck: random.Random) -> dict[str, Any]:
    """Any that an owner's copy may print where ours has another."""
    return luck.choice(
        [
            {"effect": "reis", "n": luck.randint(1, 4)},
            {"effect": "gain_influence"},
            {"effect": "official", "n": luck.randint(1, 4)},
            {"effect": "plan", "n": luck.randint(1, 2)},
            {"effect": "cardinal", "steps": luck.randint(1, 2)},
            {"effect": "market_sale", "n": 2, "bonus": luck.randint(0, 1)},
            {"effect": "treasury_shift", "steps": luck.randint(1, 2)},
        ]
    )


@pytest.mark.rule("lisboa.3.5")
def test_they_agree_with_the_rewards_of_other_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(20):
        luck, data = random.Random(seed), SHIPPED.data()
        once = [tile for tile in data["clergy"]["tiles"] if tile["kind"] == "once"]
        for place in [*data["board"]["lands"], *data["board"]["sites"]]:
            place["reward"] = [another_reward(luck)] if luck.random() < 0.6 else place["reward"]
        for tile in once:
            tile["effect"] = [another_reward(luck)] if luck.random() < 0.5 else tile["effect"]
        other = LisboaBox(edition_of(data), {})
        monkeypatch.setattr(table, "_box", {(): other}.__getitem__)
        compared += answers_that_agree(seed)
    assert compared > 300


@pytest.mark.rule("lisboa.3.5")
def test_hardly_anything_is_searched() -> None:
    """In random games of every number of players, at most one position is looked at for twenty decisions, and never
    more than twenty for one."""
    fresh, decisions = LisboaBox.open(None, {}), 0
    for seed in range(30):
        chance, luck = Chance(seed), random.Random(seed)
        pos = fresh.start(2 + seed % 3, chance)
        while not pos.over:
            before = fresh.lookahead.nodes
            moves = pos.legal()
            assert fresh.lookahead.nodes - before <= 20, pos.agenda
            decisions += 1
            pos.carry_out(luck.choice(moves), chance, None)
    assert 0 < fresh.lookahead.nodes <= decisions / 20
