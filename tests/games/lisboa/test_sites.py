"""The 14 sites: what each gives to whoever opens a building there."""

import pytest

from tests.games.lisboa.ledger import Change, change, moves, opening
from tests.games.lisboa.table import GREEN, legal, refused, step


@pytest.mark.rule("lisboa.12.2")
@pytest.mark.parametrize(
    ("site", "plan", "choices", "expected"),
    [
        ("west_a", "blue", "", {"reis": 5}),
        ("west_b", "blue", "", {"influence": 2}),
        ("west_c", "green", "official manuel, official king", {"officials": 2}),
        ("west_d", "green", "favor marquis", {"favors": 1}),
        ("west_e", "blue", "clergy top", {"clergy": 1, "cardinal": 1}),
        ("north_gold", "blue", "", {"gold": 1}),
        ("north_cloth", "green", "", {"cloth": 1}),
        ("north_books", "green", "", {"books": 1}),
        ("north_tools", "blue", "", {"tools": 1}),
        ("east_a", "green", "plan blue", {"plans": 1}),
        ("east_b", "blue", "good tools", {"tools": 1}),
        ("east_c", "blue", "", {"wigs": 2}),
        ("east_d", "green", "rubble earthquake", {"earthquake": 1, "pile": -1, "markers": 1}),
        ("east_e", "green", "", {"reis": 5}),
    ],
)
def test_a_site_gives_its_cubes_and_its_reward(site: str, plan: str, choices: str, expected: Change) -> None:
    """The reward comes before plan and officials; the only ship brings 2 Influence."""
    pos = opening(
        "blue_king_1",
        plans={GREEN: "blue-2 green-2"},
        offices={"marquis": {GREEN: 2}},
        portfolio={GREEN: "dock1:ship_red"},
        sites={site: "fire tsunami"},
        pile="earthquake earthquake fire",
    )
    assert change(pos, f"open {site}", *moves(choices)) == {"fire": 1, "tsunami": 1} | expected
    assert step(pos) == "complete"
    done = {"plans": -1, "completed": 1, "buildings": 1}
    if site == "west_c":  # two more officials stand in offices, so that there is a choice
        assert change(pos, f"complete {plan}-2") == done
        assert change(pos, "withdraw office_manuel", "withdraw office_king", script=["arsenal_real"]) == {
            "officials": -2
        }
    else:
        assert change(pos, f"complete {plan}-2", script=["arsenal_real"]) == {**done, "officials": -2}
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.12.1")
def test_a_site_takes_one_building() -> None:
    pos = opening("blue_king_1", buildings={"east_c": "arsenal_real green"})
    assert refused(pos, "open east_c", "site-taken").rule == "lisboa.12.1"
    assert len([move for move in legal(pos) if move.startswith("open west")]) == 5
    assert len([move for move in legal(pos) if move.startswith("open east")]) == 4


@pytest.mark.rule("lisboa.2.15")
def test_two_players_have_twelve_sites() -> None:
    pos = opening("blue_king_1", players=2, influence={GREEN: 2})
    rows = {"west_a", "west_b", "west_c", "west_d", "east_a", "east_b", "east_c", "east_d"}
    assert {move.split()[1] for move in legal(pos)} == rows | {"north_gold", "north_tools"}
    assert refused(pos, "open west_e", "closed-row").rule == "lisboa.2.15"
