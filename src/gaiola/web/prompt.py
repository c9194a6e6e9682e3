"""The prompt: what is asked, what has led to it, and what the others did meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..look import question
from ..look.svg import esc, icon, shape
from .since import Turn, turns_since

if TYPE_CHECKING:
    from .screen import Screen

MOST_STEPS = 5
"""Of one's own turn so far that the prompt shows."""


def prompt(screen: Screen) -> str:
    words, position = screen.words, screen.table.position
    seat = position.to_move
    if seat is None:
        return _bar(screen, None, words.say("web-over", cause=words.noun("cause", position.cause())), _result(screen))
    if screen.mine:
        asked, before = question(screen.view, words, screen.live.names), _so_far(screen, seat) or _since(screen)
        return _bar(screen, seat, asked, "", since=before, whose=_alone(screen, seat))
    bot, waiting = bool(screen.live.level(seat)), words.waiting(screen.table.step, screen.live.names[seat])
    watching = words.say("web-watching") if screen.viewer.watching else ""
    if seat in screen.live.free_seats and not bot:
        free = words.say("web-seat-free", who=screen.live.names[seat])
        return _bar(screen, seat, free, invitation(screen, "btn pri") if screen.host else "", hint=watching)
    said = [screen.log.headline(screen.live.number), waiting, "" if bot else screen.who_plays(seat), watching]
    headline, *hints = filter(None, said)
    return _bar(screen, seat, headline, _skip(screen) if bot else "", hint=" · ".join(hints), dots=bot)


def _alone(screen: Screen, seat: int) -> str:
    """Whom the question is for, where several share the screen."""
    several = len(screen.live.seats_of(screen.viewer.browser)) > 1
    return f'<span class="whose">{esc(screen.live.names[seat])}</span> ' if several else ""


def _so_far(screen: Screen, seat: int) -> str:
    """What one has decided in this turn, step by step; each goes back to before it, as far as undo reaches."""
    steps = screen.table.decided_in_a_row(seat)
    if not steps:
        return ""
    shown = "".join(_step(screen, seat, index) for index in steps[-MOST_STEPS:])
    return f'<div class="so-far">{"<i>…</i>" if len(steps) > MOST_STEPS else ""}{shown}</div>'


def _step(screen: Screen, seat: int, index: int) -> str:
    told = esc(screen.decided(index))
    if screen.live.undo_seat(screen.viewer) != seat or screen.table.undo_refusal(seat, index) is not None:
        return f'<span><span class="st">{told}</span></span>'
    back = f'<span class="sr">{esc(screen.words.say("web-back-to"))} </span>'
    return (
        f'<form method="post" action="{screen.base}/undo">'
        f'<input type="hidden" name="after" value="{screen.live.number}">'
        f'<input type="hidden" name="to" value="{index}"><button class="st">{back}{told}</button></form>'
    )


def _since(screen: Screen) -> str:
    """What the others did since one decided last, and what came of it: a line for each, which shows it again."""
    turns = turns_since(screen.table, screen.seat)
    if not turns:
        return ""
    lines = "".join(_turn(screen, turn) for turn in turns)
    since = esc(screen.words.say("web-since"))
    cap = f'<span class="cap" aria-hidden="true">{since}</span>'
    return f'<div class="since" role="group" aria-label="{since}">{cap}{lines}</div>' if lines else ""


def _turn(screen: Screen, turn: Turn) -> str:
    name, colour = screen.live.names[turn.seat], screen.live.colours[turn.seat]
    gains = ", ".join(screen.words.gain(*gain) for gain in turn.gains.items())
    told = f"<b>{esc(name)}</b> {esc(gains)}" if gains else esc(screen.log.first_told(turn))
    line = shape(colour) + told
    if not turn.last or not told:
        return f'<span class="turn">{line}</span>' if told else ""
    again = f'<span class="sr">{esc(screen.words.say("web-show-again"))}</span>'
    return (
        f'<a class="turn" href="{screen.base}?at={turn.last}" data-at="{turn.first - 1}" data-until="{turn.last}">'
        f"{line}{again}{icon('play')}</a>"
    )


def _bar(
    screen: Screen,
    seat: int | None,
    question: str,
    acts: str,
    hint: str = "",
    dots: bool = False,
    since: str = "",
    whose: str = "",
) -> str:
    colour = "neutral" if seat is None else screen.live.colours[seat]
    thinking = ' <span class="think"><i></i><i></i><i></i></span>' if dots else ""
    note = f"<small>{esc(hint)}{thinking}</small>" if hint or dots else ""
    return (
        f'<div class="asked" style="--pc:var(--p-{colour});--po:var(--on-{colour})">'
        f'<div class="who">{icon("flag" if seat is None else f"p-{colour}")}</div>'
        f'<div class="q" id="question"><strong>{whose}{esc(question)}</strong>'
        f'<div class="l2"><div class="steps"></div>{since}{note}</div></div>'
        f'<div class="acts" id="answers"><div class="choices"></div>{acts}{_undo_form(screen)}</div></div>'
    )


def _result(screen: Screen) -> str:
    return f'<a class="btn pri" href="{screen.base}/end">{icon("laurel")}{esc(screen.words.say("web-result"))}</a>'


def invitation(screen: Screen, style: str) -> str:
    """The way to the links of free seats, for the host."""
    return f'<a class="{style}" href="{screen.base}/invite">{icon("link")}{esc(screen.words.say("web-invite"))}</a>'


def _skip(screen: Screen) -> str:
    if screen.viewer.watching:
        return ""
    button = f'<button class="btn ghost">{icon("next")}{esc(screen.words.say("web-skip"))}</button>'
    return f'<form method="post" action="{screen.base}/skip">{button}</form>'


def _undo_form(screen: Screen) -> str:
    if screen.live.undo_seat(screen.viewer) is None:
        return ""
    undo, label = screen.undo, esc(screen.words.say("web-undo"))
    off = "" if undo["allowed"] else f' off" aria-disabled="true" title="{esc(undo["why"])}'
    return (
        f'<form class="undo" method="post" action="{screen.base}/undo">'
        f'<input type="hidden" name="after" value="{screen.live.number}">'
        f'<button class="btn{off}">{icon("undo")}<span class="lbl">{label}</span></button></form>'
    )
