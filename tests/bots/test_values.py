"""Files of values: what comes with the games fits them, and what does not fit is refused with a sentence."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gaiola
from gaiola.bots.forecast import forecast, rank_chances
from gaiola.bots.net import Net
from gaiola.bots.values import LARGEST, Head, Values, ValuesError, learned_for, outcome, read_values, unfamiliar
from gaiola.kernel.chance import Chance
from gaiola.kernel.seat import Seat

BOX = gaiola.game("mercado")
NAMES = BOX.feature_names()
SHIPPED = [
    (name, players)
    for name in gaiola.game_names()
    for box in [gaiola.game(name)]
    for players in range(1, 7)
    if box.values_file(players).exists()
]


def some_values(features: list[str]) -> Values:
    head = Head(game="mercado", players=2, edition="e", features=features, games=1, command="c", scale=10.0)
    return Values(head, Net.fresh(len(features), 4, 1, 1), Net.fresh(len(features), 4, 2, 2))


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_shipped_values_belong_to_their_edition(name: str, players: int) -> None:
    box = gaiola.game(name)
    path = box.values_file(players)
    values = read_values(path, name, box.feature_names())
    assert path.stat().st_size <= LARGEST and values.head.players == players
    assert values.head.edition == box.edition.hash, f"train {name} again: its edition has changed"
    assert not unfamiliar(box, players) and values.head.games and values.head.command.startswith("gaiola train")
    assert values.forecast is not None


def test_values_are_read_as_they_were_written(tmp_path: Path) -> None:
    values, path = some_values(list(NAMES)), tmp_path / "values.json"
    path.write_bytes(values.to_json())
    again = read_values(path, "mercado", NAMES)
    assert again.head == values.head and again.to_json() == values.to_json()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"no json", "it holds no values"),
        (b"{}", "it holds no values"),
        (b'{"format": 2}', "format 1 is read here"),
        (b" " * (LARGEST + 1), "larger than"),
        (some_values(["another"]).to_json(), "other features"),
        (some_values(list(NAMES)).to_json().replace(b'"features"', b'"feature"'), "it holds no values"),
    ],
)
def test_what_is_no_file_of_values_is_refused(text: bytes, told: str, tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    path.write_bytes(text)
    with pytest.raises(ValuesError, match=told):
        read_values(path, "mercado", NAMES)


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    values, path = some_values(list(NAMES)), tmp_path / "values.json"
    values.net.parts["bias"][0] = np.nan
    path.write_bytes(values.to_json())
    with pytest.raises(ValuesError, match="a weight is no number"):
        read_values(path, "mercado", NAMES)
    whole = json.loads(some_values(list(NAMES)).to_json())
    whole["value"]["bias"]["shape"] = [7]
    path = tmp_path / "other.json"
    path.write_text(json.dumps(whole))
    with pytest.raises(ValuesError, match="it holds no values"):
        read_values(path, "mercado", NAMES)


def test_an_ended_game_is_worth_half_the_win_and_half_the_lead() -> None:
    assert outcome([10, 10], [1, 2], 0, 5.0) == 0.75 and outcome([10, 10], [1, 2], 1, 5.0) == 0.25
    assert outcome([30, 10, 10], [1, 2, 2], 0, 10.0) > 0.9 > outcome([11, 10, 10], [1, 2, 2], 0, 10.0) > 0.75


@pytest.mark.skipif(("mercado", 2) not in SHIPPED, reason="nothing was learned")
def test_other_options_and_counts_were_never_seen() -> None:
    assert not unfamiliar(BOX, 2) and unfamiliar(BOX, 1)
    assert learned_for(BOX, 1) is None and learned_for(BOX, 7) is None and learned_for(BOX, 2) == 2
    assert unfamiliar(gaiola.game("mercado", options={"money": "open"}), 2)


LEARNING = [
    (name, players)
    for name in gaiola.game_names()
    for box in [gaiola.game(name)]
    for players in range(box.min_players, box.max_players + 1)
    if box.feature_names()
]


@pytest.mark.parametrize(("name", "players"), LEARNING)
def test_features_are_as_many_as_their_names_and_tell_what_the_seat_knows(name: str, players: int) -> None:
    box, chance, draw = gaiola.game(name), Chance(3), random.Random(3)
    names = box.feature_names()
    pos = box.start(players, chance)
    for _ in range(300):
        if pos.over:
            break
        for seat in range(players):
            told = box.features(pos, seat)
            assert len(told) == len(names) == len(set(names)) and all(-4 <= number <= 12 for number in told)
            assert told[names.index("to move")] == (seat == pos.to_move)
            assert told == box.features(pos.imagine(seat, Chance(draw.randrange(1000))), seat)
        pos.play(draw.choice(pos.legal()), chance)


# ---- forecasts


def test_chances_of_ranks_are_chances() -> None:
    for points, spreads in (([10.0, 12.0], [3.0, 4.0]), ([10.0, 12.0, 9.0, 1.0], [3.0, 4.0, 2.0, 0.5])):
        told = rank_chances(points, spreads)
        for chances in (*told, *zip(*told, strict=True)):
            assert sum(chances) == pytest.approx(1)
        assert max(told, key=lambda chances: chances[0]) is told[1]
    assert rank_chances([5.0], [1.0]) == [[1.0]]
    assert rank_chances([0.0, 0.0], [1.0, 9.0])[0] == [0.5, 0.5]


@pytest.mark.skipif(("mercado", 2) not in SHIPPED, reason="nothing was learned")
def test_a_forecast_is_told_for_every_seat_and_ends_in_certainty() -> None:
    chance = Chance(5)
    pos = BOX.start(2, chance)
    while not pos.over:
        told = forecast(Seat(pos, 0))
        assert told is not None and len(told) == 2 and told == forecast(Seat(pos, 0))
        assert told[0].ranks[0] + told[1].ranks[0] == pytest.approx(1)
        pos.play(pos.legal()[0], chance)
    told = forecast(Seat(pos, 0))
    assert told is not None and [seat.points for seat in told] == pos.scores()
    assert [seat.ranks.index(1.0) + 1 for seat in told] == pos.ranking()


def test_numpy_is_loaded_only_by_who_thinks() -> None:
    """It takes longer to load than a command to run."""
    looked = "import sys, gaiola.cli.app, gaiola.web.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", looked], check=False).returncode == 0
