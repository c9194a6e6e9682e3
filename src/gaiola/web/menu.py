"""The table's menu: its links, its seats, the speed of the bots, the record, and the honest label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots import LEVELS, offered, unfamiliar
from ..look.svg import esc, icon, shape
from .live import how_long
from .pace import PACES
from .prompt import invitation

if TYPE_CHECKING:
    from .screen import Screen


def menu(screen: Screen) -> str:
    if screen.live.teaches:
        return f"<section>{_about(screen)}</section><section>{_lesson(screen)}</section>"
    parts = [_about(screen), _links(screen), _seats(screen), _speed(screen), _record(screen)]
    return "".join(f"<section>{part}</section>" for part in parts if part)


def _about(screen: Screen) -> str:
    words, game = screen.words, screen.table.game
    lines = [f"<h3 aria-level=2>{esc(words.say('game-name'))}</h3>"]
    if game.edition.reconstructed:
        lines.append(
            f'<p class="label">{esc(words.say("reconstructed-edition"))}</p>'
            f"<p>{esc(words.say('reconstructed-note'))}</p>"
        )
    for name, value in game.options.items():
        choice = words.noun(f"option-{name}", str(value).lower())
        lines.append(f"<p>{esc(words.noun('option', name))}: {esc(choice)}</p>")
    if screen.table.practice:
        lines.append(f'<p class="label">{esc(words.say("practice-note"))}</p>')
    lines.append(f'<p><a href="/rules/{game.name}">{icon("rules")} {esc(words.say("web-rules"))}</a></p>')
    lines.append(f'<p><a href="{screen.base}/things">{icon("eye")} {esc(words.say("thing-link"))}</a></p>')
    return "".join(lines)


def _lesson(screen: Screen) -> str:
    words, game = screen.words, screen.table.game.name
    steps = f'<p><a href="/learn/{game}">{icon("prev")} {esc(words.say("learn-steps"))}</a></p>'
    return f'{steps}<p><a href="/">{icon("prev")} {esc(words.say("web-leave"))}</a></p>'


def _links(screen: Screen) -> str:
    """The way to the links of free seats for whoever may give them away, and the link for spectators."""
    live, words = screen.live, screen.words
    if screen.viewer.watching:
        return f'<p class="label">{esc(words.say("web-watching"))}</p>'
    key = esc(live.info.watch)
    lines = [
        f"<p>{invitation(screen, 'btn')}</p>" if live.free_seats and screen.host else "",
        f"<label>{esc(words.say('web-watch-link'))}"
        f'<input readonly data-link="/watch/{key}" value="/watch/{key}"></label>',
    ]
    if screen.host:
        label, note = esc(words.say("web-renew")), esc(words.say("web-renew-note"))
        button = f'<button class="btn" title="{note}">{label}</button>'
        lines.append(f'<form method="post" action="{screen.base}/watch">{button}</form>')
    return f"<h3 aria-level=2>{esc(words.say('web-links'))}</h3>" + "".join(lines)


def _seats(screen: Screen) -> str:
    live, words = screen.live, screen.words
    lines = []
    for seat, at in enumerate(live.info.seats):
        who = f"{shape(live.colours[seat])} {esc(at.name)} <small>{esc(screen.who_plays(seat))}</small>"
        lines.append(f"<li><span>{who}</span>{_seat_action(screen, seat)}</li>")
    others = any(at.kind == "link" for at in live.info.seats) and not live.counts and not screen.table.position.over
    note = f"<p>{esc(words.say('web-patience-note', **how_long(live.info.patience)))}</p>" if others else ""
    if any(live.level(seat) in LEVELS for seat in range(live.info.players)):
        note += f"<p>{esc(words.say('web-unfamiliar'))}</p>" if unfamiliar(screen.table.game, live.info.players) else ""
    return f"<h3 aria-level=2>{esc(words.say('web-seats'))}</h3><ul>{''.join(lines)}</ul>{note}"


def _seat_action(screen: Screen, seat: int) -> str:
    """One's own seat can be handed to any bot and taken back; that of others, when they have been away long enough, to
    the bot that the table has for it."""
    live, words, at = screen.live, screen.words, screen.live.info.seats[seat]
    own = at.owner == screen.viewer.browser
    if screen.viewer.watching or at.kind == "bot" or live.counts or screen.table.position.over:
        return ""
    action = f"{screen.base}/seat/{seat}"
    if at.stand_in:
        if not own:
            return ""
        label = esc(words.say("web-take-back"))
        return f'<form method="post" action="{action}/back"><button class="btn">{label}</button></form>'
    if not own and (live.wait(seat) or not live.seats_of(screen.viewer.browser)):
        return ""
    button = f'<button class="btn">{icon("bot")}{esc(words.say("web-hand-over"))}</button>'
    return f'<form method="post" action="{action}/bot">{_levels(screen) if own else ""}{button}</form>'


def _levels(screen: Screen) -> str:
    words = screen.words
    levels = "".join(
        f'<option value="{level}"{" selected" if level == screen.live.stand_in else ""}>{esc(words.noun("bot", level))}'
        "</option>"
        for level in offered(screen.table.game)
    )
    return f'<select name="level" aria-label="{esc(words.say("web-level"))}">{levels}</select>'


def _speed(screen: Screen) -> str:
    words, live = screen.words, screen.live
    if screen.viewer.watching or not any(live.level(seat) for seat in range(live.info.players)):
        return ""
    buttons = "".join(
        f'<button class="btn{" sel" if speed == live.info.speed else ""}" name="speed" value="{speed}"'
        f"{' aria-pressed=true' if speed == live.info.speed else ''}>{esc(words.say(f'web-speed-{speed}'))}</button>"
        for speed in PACES
    )
    return (
        f"<h3 aria-level=2>{esc(words.say('web-speed'))}</h3>"
        f'<form class="row" method="post" action="{screen.base}/speed">{buttons}</form>'
    )


def _record(screen: Screen) -> str:
    words = screen.words
    label = esc(words.say("web-confirm-setting"))
    check = f'<label class="check"><input type="checkbox" data-setting="confirm"> {label}</label>'
    confirm = "" if screen.viewer.watching else check
    save = f'<a href="{screen.base}/record" download>{icon("log")} {esc(words.say("web-save-record"))}</a>'
    if not screen.live.may_have_record(screen.viewer):
        save = f"{icon('log')} {esc(words.say('web-no-record'))}"
    return f'{confirm}<p>{save}</p><p><a href="/">{icon("prev")} {esc(words.say("web-leave"))}</a></p>'
