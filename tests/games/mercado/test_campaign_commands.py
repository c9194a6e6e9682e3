"""`gaiola campaign`: the score sheet and the running challenge, kept between sessions."""

import json
from pathlib import Path
from typing import Any

import pytest

import gaiola
from gaiola.games.mercado.box import MercadoBox
from gaiola.games.mercado.campaign.commands import deal
from gaiola.games.mercado.campaign.sheet import Campaign, Entry
from gaiola.kernel.chance import Chance
from gaiola.kernel.events import Journal
from gaiola.kernel.position import Position
from tests.cli.console import ALWAYS_1, json_of, recorded, refused, text_of


@pytest.fixture(autouse=True)
def drawn_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same lots every time."""
    monkeypatch.setattr("gaiola.cli.play.by_lot", iter(range(5, 1000)).__next__)


@pytest.fixture
def home(tmp_path: Path) -> list[str]:
    return ["--data", str(tmp_path)]


def sheet_of(home: list[str], name: str = "mercado") -> Path:
    return Path(home[1]) / "campaigns" / name / "sheet.json"


def test_a_campaign_from_the_first_challenge_to_the_rank(home: list[str]) -> None:
    assert "The campaign mercado begins" in text_of("campaign", "new", *home)
    for number in range(1, 10):
        assert json_of("campaign", "show", *home)["next"] == number
        text = text_of("campaign", "play", *home, input=ALWAYS_1)
        assert f"Challenge {number}: " in text and "This try counts" in text and "Fame in all: " in text
    data = json_of("campaign", "show", *home)
    assert data["next"] is None and len(data["challenges"]) == 9
    for entry in data["challenges"]:
        assert json_of("replay", sheet_of(home).parent / entry["record"])["scores"] == [entry["score"]]
    assert "have been played" in refused("campaign", "play", *home)


def test_a_challenge_that_was_left_goes_on_where_it_was(home: list[str]) -> None:
    text_of("campaign", "new", *home)
    text = text_of("campaign", "play", *home, input="1\n")
    assert "The challenge is kept" in text
    record = sheet_of(home).parent / "challenge-1.json"
    begun = json.loads(record.read_text())
    assert begun["moves"] and begun["seed"] is None and begun["result"] is None
    assert "begun, not finished" in text_of("campaign", "show", *home)
    assert "goes on where it was" in text_of("campaign", "play", *home, input="quit\n")
    assert json.loads(record.read_text()) == begun, "nothing was drawn anew"
    text_of("campaign", "play", *home, input=ALWAYS_1)
    assert json.loads(record.read_text())["moves"][: len(begun["moves"])] == begun["moves"]
    assert len(json_of("campaign", "show", *home)["challenges"]) == 1


def test_in_a_try_that_counts_what_was_drawn_is_not_taken_back(home: list[str]) -> None:
    text_of("campaign", "new", *home)
    text = text_of("campaign", "play", *home, input="1\nundo\n1\n1\nundo\nquit\n")
    assert text.count("Taken back: ") == 1
    assert "That cannot be taken back: something has been drawn since." in text


def test_practice_does_not_count(home: list[str]) -> None:
    text = text_of("campaign", "play", *home, "--practice", "7", "--seed", "3", input=ALWAYS_1)
    assert "Practice: this does not count." in text and "Challenge 7: The full house" in text
    assert not sheet_of(home).exists()


def test_the_score_sheet_counts_the_best_move_once(home: list[str]) -> None:
    text_of("campaign", "new", *home)
    entries = [Entry(1, 90, 2, True), Entry(2, 55, 1, True), Entry(3, 20, 0, False)]
    sheet_of(home).write_bytes(Campaign(name="mercado", entries=entries).to_json())
    text = text_of("campaign", "show", *home)
    assert text.count("(best move)") == 2
    assert "Best move: fame 2" in text and "Fame in all: 5" in text and "Rank 6: New in town" in text
    data = json_of("campaign", "show", *home)
    assert (data["bonus"], data["fame"], data["rank"], data["next"]) == (2, 5, 6, 4)
    assert "Categoria 6" in text_of("campaign", "show", *home, "--lang", "pt")


def test_several_campaigns_side_by_side_and_none_is_replaced_unasked(home: list[str]) -> None:
    text_of("campaign", "new", *home, "--name", "Ana")
    text_of("campaign", "new", *home, "--name", "Rui")
    assert "has begun already" in refused("campaign", "new", *home, "--name", "Ana")
    text_of("campaign", "play", *home, "--name", "Ana", input="1\n")
    text_of("campaign", "new", *home, "--name", "Ana", "--force")
    assert json_of("campaign", "show", *home, "--name", "Ana")["running"] is False


def test_the_data_directory_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAIOLA_DATA", str(tmp_path))
    text_of("campaign", "new")
    assert sheet_of(["", str(tmp_path)]).exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["show"], "there is no campaign 'mercado' yet"),
        (["play"], "there is no campaign 'mercado' yet"),
        (["play", "--name", "../x"], "letters, digits"),
        (["play", "--option", "challenge=3"], "--practice N"),
        (["play", "--seed", "3"], "a seed is for --practice N"),
        (["play", "--practice", "10"], "--practice"),
    ],
)
def test_wrong_arguments_of_the_campaign(home: list[str], args: list[str], sentence: str) -> None:
    assert sentence in refused("campaign", *args, *home)


def test_a_damaged_sheet_is_named_and_left_alone(home: list[str]) -> None:
    text_of("campaign", "new", *home)
    sheet_of(home).write_text('{"name": "mercado", "entries": [{"challenge": 1}]}')
    assert "sheet.json: this is not a campaign: Object missing required field `score`" in refused(
        "campaign", "show", *home, code=1
    )
    assert sheet_of(home).read_text() == '{"name": "mercado", "entries": [{"challenge": 1}]}'


def test_a_record_of_another_challenge_is_not_taken_for_this_one(home: list[str]) -> None:
    text_of("campaign", "new", *home)
    recorded(sheet_of(home).parent / "challenge-1.json")
    assert "this is not challenge 1 of the campaign" in refused("campaign", "play", *home, code=1)


class StubbornBox(MercadoBox):
    """Its first two set-ups leave nothing to do."""

    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> Position[Any]:
        pos = super().set_up(players, chance, journal)
        self.dealt: int = getattr(self, "dealt", 0) + 1
        if self.dealt < 3:
            pos.agenda.clear()
        return pos


@pytest.mark.plain
def test_a_challenge_that_cannot_begin_is_dealt_again() -> None:
    shipped = gaiola.game("mercado").edition
    box = StubbornBox(shipped, {"challenge": 9})
    assert not deal(box).position.over and box.dealt == 3
