"""Where points come from: every source of every game has its icon, and what it says of its scorings is so."""

import re
from typing import Any

import pytest

from gaiola.games import module_of, texts_of
from gaiola.kernel.events import SOURCE, Event
from gaiola.look import HERE
from gaiola.look.sources import FINAL_SCORING, ROUND_SCORING
from gaiola.words import Words
from tests.games.found import ON_A_SHELF
from tests.web.finished import played


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_source_has_an_icon_of_its_own(game: str) -> None:
    table = played(game, 2)
    signs, rows = _board(game).SOURCES, [id for id, _ in table.position.breakdown()[0]]
    sprite = set(re.findall(r'symbol id="i-([\w-]+)"', (HERE / "icons.svg").read_text(encoding="utf-8")))
    assert set(rows) <= signs.keys()
    icons = [signs[id].icon for id in rows]
    assert len(set(icons)) == len(icons) and {sign.icon for sign in signs.values()} <= sprite
    assert {sign.scored for sign in signs.values()} <= {"", ROUND_SCORING, FINAL_SCORING}
    known = {event.name() for event in table.events}
    assert {name for sign in signs.values() for name in sign.events} <= known | _unheard(game)


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_final_scoring_brings_everything_of_it_with_the_last_move(game: str) -> None:
    table = played(game, 2)
    signs = _board(game).SOURCES
    before, after = table.position_at(len(table.moves) - 1).breakdown(), table.position.breakdown()
    final = {id for id, sign in signs.items() if sign.scored == FINAL_SCORING}
    assert all(points == 0 for seat in before for id, points in seat if id in final)
    told = {event.fields().get(SOURCE) for event in table.events_of(len(table.moves))} & {id for id, _ in after[0]}
    assert told - {id for id, sign in signs.items() if sign.scored == ROUND_SCORING} <= final


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_stage_begins_with_an_event_and_has_a_name(game: str) -> None:
    table, words = played(game, 2), Words("en", *texts_of(played(game, 2).game))
    stages = getattr(_board(game), "STAGES", {})
    assert stages.keys() <= {event.name() for event in table.events}
    assert all(words.has(key) for key in stages.values())


def _board(game: str) -> Any:
    return module_of(played(game, 2).game, "board")


def _unheard(game: str) -> set[str]:
    """Events that exist but did not happen in this game."""
    events = module_of(played(game, 2).game, "events")
    return {kind.name() for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
