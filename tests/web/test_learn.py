"""Learning a game by pages: its lesson, its coach, the game in a minute; by forms alone, as without a script."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import gaiola
from gaiola.games import texts_of
from gaiola.web import lessons as at_lessons
from gaiola.web.lessons import LessonLive
from gaiola.web.live import Viewer
from gaiola.web.screen import Screen
from gaiola.words import LANGUAGES, Words
from tests.games.found import ON_A_SHELF
from tests.games.lessons import ONE, TAUGHT, lesson, opened
from tests.web.house import JSON, House, Person, house
from tests.web.test_guard import refused

TABLE = f"/learn/{ONE}/table"


def text(markup: str) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", markup.partition("<style>")[0]))


def aid(page: str) -> str:
    """What the card beside the board says."""
    card = page.partition('<section id="aid"')[2].partition("</section>")[0]
    return text(card.partition(">")[2])


def number(page: str) -> int:
    return int(page.partition('data-number="')[2].partition('"')[0])


def take(person: Person, game: str) -> str:
    """The present step by its forms; the page after it."""
    base, page = f"/learn/{game}/table", ""
    live = person.house.call(person.house.hub.lessons.live, game, person.browser, "en")
    step = live.walk.step
    for decision in range(len(step.serves)):
        page = person.get(base).text
        sent = {"after": number(page), "seat": 0, "move": step.serving(decision)[0]}
        assert person.post(f"{base}/play", **sent).headers["location"] == base
    if not step.serves:
        person.post(f"{base}/next", number=live.walk.number)
    return person.get(base).text


def taken(person: Person, game: str, id: str, decisions: int) -> str:
    """The page of a step after so many of its decisions."""
    base, steps = f"/learn/{game}/table", lesson(game).steps
    at = next(number for number, step in enumerate(steps) if step.id == id)
    person.get(base)
    person.post(f"{base}/step", number=at)
    for decision in range(decisions):
        person.post(f"{base}/play", after=number(person.get(base).text), seat=0, move=steps[at].serving(decision)[0])
    return person.get(base).text


# ---- the lesson


@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_of_every_step_is_shown_in_every_language(ana: Person, game: str) -> None:
    hub, call = ana.house.hub, ana.house.call
    live: LessonLive = call(hub.lessons.live, game, ana.browser, "en")
    told = {lang: Words(lang, *texts_of(opened(game))) for lang in LANGUAGES}

    def shown(*keys: str) -> None:
        for lang, words in told.items():
            card = text(live.aid(Screen(live, Viewer(ana.browser), lang, live.base)))
            assert [key for key in keys if words.say(key) not in card] == []

    for step in lesson(game).steps:
        key = f"lesson-{step.id}"
        shown(key, f"{key}-title")
        for decision, answers in enumerate(step.serves):
            shown(f"{key}-do" + (f"-{decision + 1}" if decision else ""))
            other = next((move for move in live.table.position.legal() if move not in live.walk.serving()), None)
            if other is not None:
                assert not call(hub.lessons.play, live, other.notation, live.number)
                shown(f"{key}-else")
            assert call(hub.lessons.play, live, answers.partition(" | ")[0], live.number)
        if not step.serves:
            call(hub.lessons.advance, live, live.walk.number)
    shown("learn-done", "learn-done-text")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_of_a_game_has_its_minute_and_all_steps(ana: Person, game: str, lang: str) -> None:
    ana.lang = lang
    words, page = Words(lang, *texts_of(opened(game))), unescape(ana.get(f"/learn/{game}").text)
    keys = ["minute-what", "minute-turn-1", "minute-wins", "learn-begin", "learn-first"]
    keys += [f"lesson-{step.id}-title" for step in lesson(game).steps]
    assert [key for key in keys if words.say(key) not in page] == []


def test_another_move_is_answered_and_not_made(ana: Person) -> None:
    ana.post(f"{TABLE}/step", number=2)
    page = ana.get(TABLE).text
    before = number(page)
    answer = ana.post(f"{TABLE}/play", JSON, after=before, seat=0, move="coin").json()
    assert answer["ok"] is False and answer["why"] == "", "the page itself says it"
    after = ana.get(TABLE).text
    words = Words("en", *texts_of(opened(ONE)))
    assert number(after) == before and words.say("lesson-stand-else") in aid(after)
    assert 'data-points="tile:fish space:r3c4"' in after and '[data-touch="space:r3c4"]' in after


def test_a_step_goes_on_pointing_at_what_its_next_decision_touches(ana: Person) -> None:
    ana.post(f"{TABLE}/step", number=5)
    page = ana.get(TABLE).text
    assert 'data-points="tile:fish space:r3c2"' in page
    ana.post(f"{TABLE}/play", after=number(page), seat=0, move="stand fish r3c2")
    pointed = ana.get(TABLE).text.partition('data-points="')[2].partition('"')[0].split()
    assert sorted(pointed) == ["display:flower", "display:grape", "display:tomato"]


def test_an_answer_that_is_a_button_is_pointed_at_and_a_choice_is_not_looked_for_among_kinds(ana: Person) -> None:
    page = taken(ana, "palacio", "creek", 1)
    assert '[data-touch="good:carcavelos_wine"]' in page and '[data-kind="good:carcavelos_wine"]' not in page
    assert '#prompt :is([data-choose="sell carcavelos_wine"],' in page
    assert '#prompt :is([data-choose="done"],' in taken(ana, "palacio", "creek", 2)


def test_what_is_revealed_with_a_move_bears_the_shape_of_whom_it_is_about(ana: Person) -> None:
    page = taken(ana, "palacio", "place", 0)
    revealed = next(entry for entry in page.split("<li ") if "hires 2 workers" in entry).partition("</li>")[0]
    assert "--p-yellow" in revealed and "--p-green" not in revealed


def test_a_move_that_is_not_legal_gets_its_reason_and_a_late_one_is_stale(ana: Person) -> None:
    ana.post(f"{TABLE}/step", number=2)
    before = number(ana.get(TABLE).text)
    dear = ana.post(f"{TABLE}/play", after=before, seat=0, move="stand fish r2c3")
    assert dear.status_code == 409 and "too-dear" in unescape(dear.text)
    refused(ana.post(f"{TABLE}/play", after=before + 1, seat=0, move="stand fish r3c4"), 409, "no-stale")
    refused(ana.post(f"{TABLE}/next", number=2), 409, "no-stale")
    refused(ana.post(f"{TABLE}/step", number=99), 404, "learn-no-step")
    why = ana.get(f"{TABLE}/why?move=stand%20fish%20r2c3", JSON).json()
    assert why["legal"] is False and why["rule"] == "4.4"


def test_one_leaves_comes_back_and_jumps(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        ana = first.person()
        browser = ana.browser
        for _ in range(4):
            take(ana, ONE)
        assert "Step 5 of" in aid(ana.get(TABLE).text)
        ana.post(f"{TABLE}/step", number=1)
        assert "Step 2 of" in aid(ana.get(TABLE).text)
        ana.post(f"{TABLE}/step", number=6)
    with house(tmp_path) as again:
        ana = again.person(browser)
        assert "Step 7 of" in aid(ana.get(TABLE).text)
        overview = ana.get(f"/learn/{ONE}").text
        assert overview.count('class="st done') == 6 and "aria-current=step" in overview
        assert 'name="number" value="6"' in overview, "one goes on where one was"


def test_learners_do_not_disturb_each_other(ana: Person, rui: Person) -> None:
    take(ana, ONE)
    assert "Step 2 of" in aid(ana.get(TABLE).text) and "Step 1 of" in aid(rui.get(TABLE).text)


def test_there_is_a_bound_to_the_learners_in_memory(at_home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_lessons, "MOST_AT_LESSONS", 3)
    people = [at_home.person() for _ in range(5)]
    for person in people:
        take(person, ONE)
    assert len(at_home.hub.lessons._lives) == 3
    assert all("Step 2 of" in aid(person.get(TABLE).text) for person in people)


def test_the_live_line_tells_of_the_next_step(ana: Person) -> None:
    ana.get(TABLE)
    with ana.follow(f"{TABLE}/live") as line:
        assert "Step 1 of" in line.receive_text()
        ana.post(f"{TABLE}/next", number=0)
        assert "Step 2 of" in line.receive_text()


def test_a_game_without_lessons_shows_nothing_to_learn(ana: Person) -> None:
    refused(ana.get("/learn/chess"), 404, "lobby-no-game")
    shelf = ana.get("/").text
    for game in ON_A_SHELF:
        assert (f'href="/learn/{game}"' in shelf) == (game in TAUGHT)
        if game not in TAUGHT:
            refused(ana.get(f"/learn/{game}"), 404, "learn-no-lesson")
            refused(ana.get(f"/learn/{game}/table"), 404, "learn-no-lesson")


# ---- before the first game


def test_whoever_has_not_played_a_game_here_sees_it_in_a_minute_first(ana: Person) -> None:
    first = f'<a class="btn pri" href="/learn/{ONE}"'
    assert first in ana.get("/").text
    page = ana.get(f"/learn/{ONE}").text
    assert 'action="/play-now"' in page and "<svg" in page.partition('class="minute"')[2]
    ana.post("/play-now", game=ONE)
    assert first not in ana.get("/").text


def test_the_minute_stands_before_the_rules(ana: Person) -> None:
    words, page = Words("en", *texts_of(opened(ONE))), unescape(ana.get(f"/rules/{ONE}").text)
    assert page.index(words.say("minute-wins")) < page.index('id="rule-1"')
    assert words.say("minute-wins") not in unescape(ana.get(f"/rules/{ONE}?q=coin").text)


# ---- the coach


def first_game(person: Person, **form: int) -> str:
    answer = person.post(f"/learn/{ONE}/first", None, **form)
    return str(answer.headers["location"])


def test_a_coach_speaks_in_the_first_game_until_told_not_to(ana: Person, rui: Person) -> None:
    words = Words("en", *texts_of(opened(ONE)))
    base = first_game(ana, alone=1)
    assert words.say("coach-name") in ana.get(base).text
    live = ana.house.live(base.rpartition("/")[2])
    assert words.say("coach-name") not in rui.get(f"/watch/{live.info.watch}").text
    told = aid(ana.get(base).text)
    assert told == aid(ana.get(base).text), "it is the same until one has decided"
    move = next(iter(live.table.position.legal()))
    ana.post(f"{base}/play", after=live.number, seat=0, move=move.notation)
    assert aid(ana.get(base).text) != told
    assert ana.post(f"{base}/undo", after=live.number).status_code == 303
    assert aid(ana.get(base).text) == told
    refused(rui.post(f"{base}/coach"), 403, "web-no-seat")
    ana.post(f"{base}/coach")
    assert words.say("coach-name") not in ana.get(base).text
    assert words.say("coach-name") in ana.get(first_game(ana, alone=1)).text, "whoever asks for it again has it again"


def test_no_word_is_said_twice_and_nobody_coaches_elsewhere(ana: Person) -> None:
    base = first_game(ana, alone=1)
    live = ana.house.live(base.rpartition("/")[2])
    said = []
    for _ in range(25):
        if live.table.position.over:
            break
        told = aid(ana.get(base).text).strip()
        said += [told] if told else []
        legal = live.table.position.legal()
        ana.post(f"{base}/play", after=live.number, seat=0, move=legal[len(said) % len(legal)].notation)
    assert len(said) > 1 and len(set(said)) == len(said), "two even where the first stand ends the challenge"
    other = ana.sit("here", "greedy", game=ONE)
    assert aid(ana.get(f"/table/{other}").text).strip() == ""


def test_a_first_game_is_against_the_easiest_bots(ana: Person) -> None:
    live = ana.house.live(first_game(ana).rpartition("/")[2])
    assert live.info.players == 3 and {at.bot for at in live.info.seats} == {"", gaiola.bots.easiest(live.table.game)}
