"""What one has decided in this turn stands in the prompt, step by step, and each step goes back to before it."""

import random
import re
from html import unescape

import pytest

from gaiola.web.live import Viewer
from gaiola.web.prompt import MOST_STEPS, prompt
from gaiola.web.screen import Screen
from tests.games.found import ON_A_SHELF
from tests.web.house import JSON, Person
from tests.web.pages import around_a_screen, pages

STEP = re.compile(r'name="to" value="(\d+)"><button class="st"><span class="sr">[^<]+</span>([^<]+)<')


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_the_steps_of_a_turn_are_ones_own_decisions(ana: Person, game: str) -> None:
    """Each is told as it was offered, with what the table did by itself after it."""
    live, offered = around_a_screen(ana, game), dict[int, dict[str, str]]()
    longest = 0
    for screen in pages(ana, live, 60, 3):
        table, shown, seat = live.table, prompt(screen), screen.seat
        offered[live.number] = {move.notation: screen.sentence(move) for move in screen.legal}
        steps = [(int(to), told) for to, told in STEP.findall(shown)]
        assert len(steps) <= MOST_STEPS and ("since" in shown) + ("so-far" in shown) <= 1
        for to, told in steps:
            several = len(table.row_from(to))
            assert str(several) in told if several > 1 else unescape(told) == offered[to][table.moves[to].move]
            assert table.moves[to].seat == seat and not table.was_forced(to + 1)
            assert {entry.seat for entry in table.moves[to:]} == {seat}
        longest = max(longest, len(steps))
    assert longest > 1


def test_a_step_takes_back_everything_from_it_on(ana: Person) -> None:
    id = ana.sit("here", "here", game="madeira", seed=5, covered=False)
    live, draw, steps = ana.house.live(id), random.Random(3), list[tuple[str, str]]()
    while len(steps) < 2:
        seat, move = live.table.position.to_move, draw.choice(live.table.position.legal())
        answer = ana.post(f"/table/{id}/play", JSON, move=move.notation, seat=str(seat), after=str(live.number))
        assert answer.status_code == 200
        steps = STEP.findall(prompt(Screen(live, Viewer(ana.browser), "en", "/table")))
    to, before = int(steps[0][0]), live.number
    told = live.table.position_at(to).dump()
    for after, wanted, status in ((before - 1, str(to), 409), (before, str(before + 5), 409), (before, "x", 400)):
        assert ana.post(f"/table/{id}/undo", JSON, after=str(after), to=wanted).status_code == status
        assert live.number == before
    assert ana.post(f"/table/{id}/undo", JSON, after=str(before), to=str(to)).status_code == 200
    assert live.number == to and live.table.position.dump() == told
