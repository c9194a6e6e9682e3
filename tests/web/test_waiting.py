"""What a page says while somebody else decides: never the question itself, which is meant for the one who answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html import unescape

import pytest

from gaiola.look import question
from gaiola.web.live import Live, Viewer
from gaiola.web.prompt import prompt
from gaiola.web.screen import Screen
from gaiola.words import LANGUAGES, Words
from tests.games.found import ON_A_SHELF
from tests.web.house import Person


def walk(live: Live) -> Iterator[tuple[int, str]]:
    """Random moves to the end; before each one, whose turn it is and what is asked."""
    draw, table = random.Random(5), live.table
    while (seat := table.position.to_move) is not None:
        yield seat, table.step
        table.play(seat, draw.choice(table.position.legal()), live.number)


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_question_is_put_only_to_the_one_who_answers(ana: Person, rui: Person, game: str) -> None:
    """Seats of a person here, of somebody elsewhere and of a bot, looked at by the first and by a spectator."""
    live = ana.house.live(ana.sit("here", "link", "greedy", game=game, seed=5))
    rui.post(f"/seat/{live.info.seats[1].key}")
    ana.house.call(live.stop_bots)  # all moves are made here
    box = live.table.game
    languages = [Words(lang, box.folder() / "text") for lang in LANGUAGES]
    questions = {
        words.lang: {words.prompt(name) for name, step in box.steps.items() if step.verbs} for words in languages
    }
    waited_for = set()
    for seat, step in walk(live):
        for words in languages:
            for viewer in (Viewer(ana.browser), Viewer(ana.browser, watching=True)):
                screen = Screen(live, viewer, words.lang, "/table")
                said = unescape(prompt(screen))
                asked = {each for each in questions[words.lang] if each in said}
                if screen.mine:
                    assert question(screen.view, words, live.names) in said
                else:
                    assert asked == set() and words.waiting(step, live.names[seat]) in said
                    waited_for.add((seat, viewer.watching))
    assert waited_for == {(seat, True) for seat in range(3)} | {(1, False), (2, False)}


def test_who_waits_reads_it_on_the_page(ana: Person, rui: Person) -> None:
    live = ana.house.live(ana.sit("here", "here", seed=5))
    words = Words("en", live.table.game.folder() / "text")
    page = unescape(rui.get(f"/watch/{live.info.watch}").text)
    seat = live.table.position.to_move
    assert seat is not None and f"{live.names[seat]} chooses an action" in page
    assert words.prompt("action") not in page
