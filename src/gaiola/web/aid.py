"""What stands beside the board for somebody who learns: the step of a lesson, or a coach's word, and the mark on what
it is about. Without a script it is text and forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..look.svg import esc, icon
from ..table.lessons import LessonStep, Walk

if TYPE_CHECKING:
    from .lessons import LessonLive
    from .screen import Screen

OUTLINED = "outline:3px solid var(--aid);outline-offset:2px;animation:aid-box 1.5s ease-in-out 8"


def lesson(live: LessonLive, screen: Screen) -> str:
    """The present step: what there is to see and why one would want it, how it is done, and what was said of a move
    that is for another day."""
    walk, words, step = live.walk, screen.words, live.walk.step
    if step is None:
        return _card(words.say("learn-done"), [_line("p", words.say("learn-done-text"))], _after(screen))
    say, key = words.say, f"lesson-{step.id}"
    head = say("learn-step", number=walk.number + 1, count=len(walk.lesson.steps))
    decision = f"-{walk.decided + 1}" if walk.decided else ""
    lines = [_line("p", say("learn-anew"), "note")] if walk.anew and not walk.decided else []
    lines += [] if walk.decided else [_line("p", say(key))]
    lines += [_line("p", say(f"{key}-do{decision}"), "do")] if step.serves else []
    lines += [_line("p", say(live.answer), "else")] if live.answer else []
    forms = "" if step.serves else _form(screen, "next", walk.number, say("learn-next"), "btn pri", "next")
    if walk.decided:
        forms += _form(screen, "step", walk.number, say("learn-repeat"), "btn ghost")
    elif walk.number:
        forms += _form(screen, "step", walk.number - 1, say("learn-back"), "btn ghost")
    way = f'<a class="cap" href="/learn/{esc(screen.table.game.name)}">{esc(head)}</a>' + _progress(walk)
    return _card(say(f"{key}-title"), lines, forms, way) + _pointing(walk, step)


def _pointing(walk: Walk, step: LessonStep) -> str:
    """To what the step is about; once its first decision is made, to what the moves touch that serve it now."""
    serving = walk.serving() if step.serves else []
    answers = [move.notation for move in serving]
    if not walk.decided:
        return marks(step.points, answers)
    touched = list(dict.fromkeys(touch for move in serving for touch in move.touches))
    return marks(touched, answers, by=("touch",))


def _after(screen: Screen) -> str:
    words, game = screen.words, screen.table.game.name
    button = f'<button class="btn pri">{icon("play")}{esc(words.say("learn-first"))}</button>'
    first = f'<form method="post" action="/learn/{esc(game)}/first">{button}</form>'
    return first + f'<a class="btn ghost" href="/learn/{esc(game)}">{esc(words.say("learn-steps"))}</a>'


def coach(screen: Screen, said: str) -> str:
    """A word of the coach, and the button after which there are no more of them."""
    words = screen.words
    off = esc(words.say("coach-off"))
    form = f'<form method="post" action="{screen.base}/coach"><button class="btn ghost">{off}</button></form>'
    return _card(words.say("coach-name"), [_line("p", said)], form)


def _card(title: str, lines: Sequence[str], acts: str, head: str = "") -> str:
    shown = f'<div class="aid-acts">{acts}</div>' if acts else ""
    return f'<div class="aid-card">{head}<h2>{esc(title)}</h2>{"".join(lines)}{shown}</div>'


def _line(tag: str, text: str, cls: str = "") -> str:
    named = f' class="{cls}"' if cls else ""
    return f"<{tag}{named}>{esc(text)}</{tag}>"


def _progress(walk: Walk) -> str:
    return f'<i class="way" style="--way:{100 * walk.number / len(walk.lesson.steps):.0f}%"></i>'


def _form(screen: Screen, to: str, number: int, label: str, cls: str, symbol: str = "") -> str:
    shown = icon(symbol) if symbol else ""
    return (
        f'<form method="post" action="{screen.base}/{to}"><input type="hidden" name="number" value="{number}">'
        f'<button class="{cls}">{esc(label)}{shown}</button></form>'
    )


def marks(points: Sequence[str], answers: Sequence[str] = (), by: Sequence[str] = ("touch", "kind")) -> str:
    """What is pointed at pulses, by a style of its own: an element of the board is known by its touch or its kind, a
    button of the prompt by the move it answers with."""
    styles = ""
    if points:
        places = ("#board", "#tray", "#players")
        named = ",".join(f'[data-{attribute}="{point}"]' for point in points for attribute in by)
        found = f":is({','.join(places)}) :is({named})"
        styles += (
            f"{found}>.hit{{stroke:var(--aid);stroke-width:5;animation:aid-hit 1.5s ease-in-out 8}}"
            f"{found}:not(g){{{OUTLINED}}}"
            f"{found}:is(g):not(:has(>.hit)){{filter:drop-shadow(0 0 5px var(--aid))}}"
        )
    if answers:
        buttons = ",".join(f'[data-choose="{answer}"]' for answer in answers)
        folded = f"details:not([open]):has({buttons})>summary"
        styles += f"#prompt :is({buttons},{folded}){{{OUTLINED};outline-offset:-3px}}"
    shown = f'<span data-points="{esc(" ".join(points))}" hidden></span>' if points else ""
    return f"{shown}<style>{styles}</style>" if styles else ""
