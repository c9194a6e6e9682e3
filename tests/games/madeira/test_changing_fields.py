"""Phase E of rounds 2 and 4: fields that change. Chapter 16, 16.10 and 16.11."""

from typing import Any

import pytest

from gaiola.games.madeira.events import FieldChanged, Harvested, PhaseBegan, RequestScored
from gaiola.games.madeira.position import MadeiraPosition
from tests.games.madeira.table import YELLOW, island, play, requests_of, sequence

NEXT_ROUND = ("mayor", "steward", "commander", "guild_master", *["1"] * 9)
"""What the next round draws with two players: characters, pirate dice, guild dice."""


def good_of(pos: MadeiraPosition, field: str) -> str:
    return str(pos.view(None)["fields"][field]["good"])


def last_bite(round: int, **more: Any) -> MadeiraPosition:
    """Yellow's feeding is the last decision of the round."""
    return island(phase="d", round=round, level={YELLOW: 0}, fields={"forest": [YELLOW]}, **more)


@pytest.mark.rule("madeira.16.10")
@pytest.mark.parametrize(
    ("wood", "changed"),
    [
        ({}, ["r2_f1", "r3_f1"]),
        ({"r1_f3": 0}, ["r1_f3", "r2_f1", "r3_f1"]),
        ({"r3_f2": 0, "r3_f1": 1}, ["r2_f1", "r3_f2"]),
    ],
)
def test_wheat_becomes_sugar_in_round_2(wood: dict[str, int], changed: list[str]) -> None:
    """Convertible fields without wood; no request is scored."""
    pos = last_bite(2, field_wood={"r2_f2": 0, **wood}, requests={YELLOW: "expeditions urbanization"})
    events = play(pos, "feed 0", *NEXT_ROUND)
    assert [event for event in events if isinstance(event, FieldChanged)] == [FieldChanged(f, "sugar") for f in changed]
    assert not any(isinstance(event, RequestScored) for event in events)
    assert [field for field, shown in pos.view(None)["fields"].items() if shown["was"]] == changed
    assert requests_of(pos, YELLOW) == "expeditions urbanization" and pos.points == [0, 0]
    assert good_of(pos, "r1_f1") == good_of(pos, "r2_f2") == "wheat", "these are not convertible"


@pytest.mark.rule("madeira.16.10")
def test_sugar_becomes_wine_in_round_4() -> None:
    """EX27. A field that became sugar in round 2 does not change again."""
    pos = last_bite(4, field_good={"r2_f1": "sugar"}, field_wood={"r1_f4": 0})
    events = play(pos, "feed 0", *NEXT_ROUND)
    assert events[2:5] == [PhaseBegan("e"), FieldChanged("r1_f2", "wine"), FieldChanged("r3_f3", "wine")]
    assert good_of(pos, "r2_f1") == "sugar" and good_of(pos, "r1_f4") == good_of(pos, "r2_f4") == "sugar"


@pytest.mark.rule("madeira.16.10")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_nothing_changes_in_the_other_rounds(round: int) -> None:
    bare = dict.fromkeys(("r1_f3", "r2_f3", "r3_f2"), 0)
    held = {} if round == 5 else dict.fromkeys(range(2), "urbanization urbanization")
    pos = island(phase="e", round=round, field_wood=bare, requests=held)
    if round < 5:
        play(pos, "keep urbanization")
        events = play(pos, "keep urbanization", *NEXT_ROUND)
        assert not any(isinstance(event, FieldChanged) for event in events)
    assert not any(shown["was"] for shown in pos.view(None)["fields"].values())


@pytest.mark.rule("madeira.16.10")
def test_a_changed_field_is_harvested_as_what_it_is_now() -> None:
    pos = island(round=3, field_good={"r2_f1": "sugar"}, fields={"r2_f1": [YELLOW]}, dice={YELLOW: [2]})
    assert sequence(pos, "die 2 moinho", "harvest")[-1] == Harvested(YELLOW, "r2_f1", "sugar")


@pytest.mark.rule("madeira.16.11")
@pytest.mark.parametrize(("field", "round", "turns_to"), [("r1_f3", 2, "sugar"), ("r2_f3", 4, "wine")])
def test_a_field_with_wood_has_missed_its_round(field: str, round: int, turns_to: str) -> None:
    """One wood at the end of its round; cleared later, it stays as it is, in round 4 as well."""
    pos = last_bite(round, field_wood={field: 1})
    assert pos.view(None)["fields"][field]["turns_to"] == turns_to
    before = good_of(pos, field)
    play(pos, "feed 0", *NEXT_ROUND)
    assert good_of(pos, field) == before and pos.view(None)["fields"][field]["turns_to"] is None
    later = last_bite(4, field_wood={"r1_f3": 0})
    play(later, "feed 0", *NEXT_ROUND)
    assert good_of(later, "r1_f3") == "wheat" and later.view(None)["fields"]["r1_f3"]["turns_to"] is None


@pytest.mark.rule("madeira.16.11")
def test_the_last_wood_may_go_in_the_upkeep_of_that_round() -> None:
    """Bought from the field in phase D, so that it changes in phase E."""
    pos = island(
        phase="d",
        round=2,
        level={YELLOW: 1},
        fields={"r1_f3": [YELLOW]},
        field_wood={"r1_f3": 1},
        ships={"wheat_2": YELLOW},
        reals={YELLOW: 1},
    )
    assert FieldChanged("r1_f3", "sugar") in play(pos, "upkeep 1", *NEXT_ROUND)
