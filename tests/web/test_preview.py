"""What a move is said to change is what it changes, as far as anybody can know; and every option says what it costs and
brings in sentences."""

import itertools
import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import gaiola
from gaiola.games import texts_of
from gaiola.kernel.chance import Chance
from gaiola.kernel.events import Journal
from gaiola.kernel.moves import Move
from gaiola.kernel.position import Position
from gaiola.web.live import Viewer
from gaiola.web.moves import listed_moves
from gaiola.web.play import _why
from gaiola.web.preview import Preview, preview
from gaiola.web.prompt import prompt
from gaiola.web.screen import Screen
from gaiola.words import LANGUAGES, Words
from tests.games.found import ON_A_SHELF, says
from tests.web.house import JSON, Person
from tests.web.pages import around_a_screen, pages

GAMES = [(game, players) for game in ON_A_SHELF for players in (2, 4)]
MOVES = 370
"""Of each case."""

CERTAIN = 110
"""So many of them at least draw nothing, where a game does not say more; in all it is more than 2,000."""

RAW = re.compile(r"[a-z]_[a-z]|\{|(?<!\d )\b(?!cada|each)[a-z]+:? -?\d+, [a-z]+:? -?\d+")
"""What only a program reads: a key, a field that was not filled in, a list of terms."""


def courses(game: str, players: int) -> Iterator[tuple[Position[Any], Move]]:
    """Positions of games that chance plays, and the move that is played next."""
    box, luck, chance, left = gaiola.game(game), random.Random(7), Chance(7), MOVES
    while left:
        position = box.start(players, chance)
        while left and not position.over:
            move = luck.choice(position.legal())
            yield position, move
            position.play(move, chance)
            left -= 1


def test_a_bare_list_of_terms_is_found() -> None:
    assert RAW.search("row 4, column 2, price 4") and RAW.search("mulberry_leaf") and not RAW.search("1 fire, 2 tools")


def foreseen(position: Position[Any], move: Move) -> tuple[int, Preview]:
    seat = position.to_move
    assert seat is not None
    return seat, preview(position, seat, move)


def happened(position: Position[Any], move: Move) -> tuple[Position[Any], Journal, list[str]]:
    """The move on a copy: what became of it, what was told, what was drawn."""
    after, journal, chance = position.copy(), Journal(), Chance(3, recording=True)
    after.play(move, chance, journal)
    return after, journal, chance.take()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_foreseen_happens(game: str, players: int) -> None:
    certain = 0
    for position, move in courses(game, players):
        _, ahead = foreseen(position, move)
        before = position.holdings()
        after, _, drawn = happened(position, move)
        if ahead.ends:
            continue
        assert not drawn, f"{move}: a draw that was not foreseen"
        held, certain = after.holdings(), certain + 1
        changed = {
            (seat, name): (before[name][seat], held[name][seat])
            for name in held
            for seat in range(players)
            if before[name][seat] != held[name][seat]
        }
        assert {(one.seat, one.resource): (one.before, one.after) for one in ahead.changes} == changed, move
        assert all(one.after - one.before == sum(one.parts) for one in ahead.changes)
    assert certain > says(game, "CERTAIN", CERTAIN)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_is_foreseen_of_what_is_drawn_or_hidden(game: str, players: int) -> None:
    """What is told is what comes before; two futures are not told apart."""
    uncertain = 0
    for position, move in courses(game, players):
        seat, ahead = foreseen(position, move)
        if not ahead.ends:
            continue
        uncertain += 1
        _, journal, _ = happened(position, move)
        assert ahead.events == [event.seen_by(seat) for event in journal.events[: len(ahead.events)]], move
        assert foreseen(position.imagine(seat, Chance(5)), move) == (seat, ahead)
    assert uncertain > 5


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_price_is_a_sentence(game: str, players: int) -> None:
    box = gaiola.game(game)
    languages = [Words(lang, *texts_of(box)) for lang in LANGUAGES]
    told: set[tuple[str, tuple[str, ...]]] = set()
    for position, _ in courses(game, players):
        for move in position.candidates():
            terms = position.quote(move)
            kind = move.verb, tuple(name for name, _ in terms)
            if kind in told:
                continue
            told.add(kind)
            for words in languages:
                said = words.quoted(move, terms)
                assert bool(said) == any(number for _, number in terms) or words.has(f"quote-{move.verb}"), move
                assert not RAW.search(said), said
                refusal = position.why_not(move)
                if refusal is not None:
                    reason = words.reason(refusal)
                    assert not RAW.search(f"{reason.fact} {reason.sum}"), reason
    assert len(told) > 4


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_option_says_what_it_is_in_words(ana: Person, rui: Person, game: str, players: int) -> None:
    """Question, list, strip and a tip on each page of whole games, what those who wait at a seat of their own or look
    on read meanwhile, and then everybody's log: no key, no bare list of terms; a price where the quote has one, and
    what it does; nobody else is asked."""
    live = ana.house.live(ana.sit(*["here"] * (players - 1), "link", game=game, seed=5, covered=False))
    rui.post(f"/seat/{live.info.seats[-1].key}")
    table, luck, waited = live.table, random.Random(11), set[tuple[str, bool]]()
    people = {ana.browser, rui.browser}
    while (seat := table.position.to_move) is not None:
        lang, mover = luck.choice(LANGUAGES), rui.browser if seat == players - 1 else ana.browser
        screen = Screen(live, Viewer(mover), lang, "/table")
        assert screen.mine
        read = [*texts(prompt(screen)), *texts(listed_moves(screen))]
        read += tip(screen, luck.choice(screen.legal), *screen.refused[:1])
        for move in screen.legal:
            terms = table.position.quote(move)
            if any(number for _, number in terms):
                says = screen.prices[move].text + screen.note(move) + screen.sentence(move)
                assert screen.words.quoted(move, terms) and re.search(r"\d", says), move
            assert re.search(r"\w{2}", screen.sentence(move)), move
        (other,) = people - {mover}
        for viewer in (Viewer(other), Viewer(ana.browser, watching=True)):
            waiting = Screen(live, viewer, lang, "/table")
            meanwhile = unescape(prompt(waiting))
            assert waiting.words.waiting(table.step, live.names[seat]) in meanwhile
            assert waiting.words.prompt(table.step) not in meanwhile, "a question is for whoever answers it"
            assert not listed_moves(waiting)
            read += texts(meanwhile)
            waited.add((viewer.browser, viewer.watching))
        for text in read:
            assert not RAW.search(text), text
        table.play(seat, luck.choice(table.position.legal()), live.number)
    assert waited == {(ana.browser, True), (ana.browser, False), (rui.browser, False)}
    for lang, browser in itertools.product(LANGUAGES, sorted(people)):
        for line in Screen(live, Viewer(browser), lang, "/table").log.lines(0):
            assert not RAW.search(" ".join(texts(line))), line


def tip(screen: Screen, *moves: Move) -> list[str]:
    """What the page says of moves when somebody asks."""
    told = [_why(screen, [move]) for move in moves]
    return [" ".join((one["fact"], one["sum"], one.get("note", ""), *one.get("change", ()))) for one in told]


def texts(markup: str) -> list[str]:
    """What a page shows of markup."""
    return [text for text in re.split(r"<[^>]*>", markup) if text.strip()]


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_a_tip_has_price_change_and_what_has_a_part_in_it(ana: Person, game: str) -> None:
    live = around_a_screen(ana, game)
    elements = {touch for move in live.table.game.vocabulary.moves for touch in move.touches}
    changed = 0
    for screen in pages(ana, live, 40, 2):
        for move in screen.legal[:2]:
            answer = ana.get(f"/table/{live.info.id}/why?move={move.notation}", JSON).json()
            assert answer["legal"] and answer["fact"] == screen.sentence(move)
            assert not any(RAW.search(text) for text in (answer["sum"], answer["note"], *answer["change"]))
            assert set(answer["touches"]) <= elements
            changed += "→" in "".join(answer["change"])
    assert changed > 1
