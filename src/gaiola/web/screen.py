"""What one viewer sees of a table, in one language: the facts and drawings that a state is made of."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Any

from ..games import texts_of
from ..kernel.events import SEAT, Event
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.record import RecordedMove
from ..look import Card, Drawing, Memory, Pane, Price, Scene, View, divided, question
from ..look.svg import esc, icon, shape, thing
from ..table.rows import Row
from ..table.table import HIDDEN
from ..words import Words, signed
from .live import Live, Viewer
from .menu import menu
from .preview import Change, preview
from .since import Turn, elements_named, touched_since, turns_since
from .state import PANE

MOST_STEPS = 5
"""Of one's own turn so far that the prompt shows."""

_TOUCH = re.compile(r'data-touch="([^"]+)"')


@lru_cache(maxsize=4096)
def _touches_in(markup: str) -> frozenset[str]:
    """The elements of a drawing that a move may touch. Most drawings are the same after a move."""
    return frozenset(_TOUCH.findall(markup))


def _plain(markup: str) -> Drawing:
    """What has no parts goes whole or not at all."""
    return Drawing((markup,), {})


def _drawing(tray: str | Drawing) -> Drawing:
    return _plain(tray) if isinstance(tray, str) else tray


def _button(notation: str, told: str, price: Price, note: str = "") -> str:
    """A move, or a row of them, in the list."""
    cost = f'<b class="{price.tone}">{esc(price.text)}</b>' if price.text else ""
    more = f"<small>{esc(note)}</small>" if note else ""
    return f'<button name="move" value="{esc(notation)}">{esc(told)}{cost}{more}</button>'


def _points(card: Card) -> str:
    """In the header of a player's card."""
    shown = f"{icon(card.icon)}{esc(card.points)}"
    return thing(card.label, shown, "vp", kind=card.kind) if card.kind else f'<span class="vp">{shown}</span>'


class Screen:
    """One table for one viewer. Everything hidden stays behind `view` and `seen_by`. `memory` has what was drawn for
    the same eyes before."""

    def __init__(self, live: Live, viewer: Viewer, lang: str, base: str, memory: Memory | None = None) -> None:
        self.live = live
        self.memory = memory
        self._panes: list[Pane] = []
        self.viewer = viewer
        self.base = base
        self.table = live.table
        self.words = Words(lang, *texts_of(live.table.game))
        self.board = live.hub.board(live.table.game)
        self.cover = live.cover(viewer)
        self.seat = live.seat_shown(viewer)
        to_move = self.table.position.to_move
        sits = not viewer.watching and to_move in live.seats_of(viewer.browser)
        self.host = not viewer.watching and live.info.creator == viewer.browser
        self.mine = self.cover is None and sits and self.seat == to_move and not live.level(to_move or 0)

    # ---- the whole state

    def facts(self) -> dict[str, Any]:
        """Everything the page needs beside drawings and log."""
        covered = self.cover is not None
        return {
            "number": self.live.number,
            "seat": self.seat,
            "mine": self.mine,
            "step": "" if covered else self.table.step,
            "over": self.table.position.over,
            "notice": self._notice(),
            "cover": self._covered() if covered else None,
            "refused": self._refused_on_board(),
            "touched": [] if covered else touched_since(self.table, self.seat, self.told_moves),
            "undo": {"allowed": False, "why": ""} if covered else self.undo,
        }

    def drawings(self) -> dict[str, Drawing]:
        """By the elements of the page that they stand in; none while the table is passed on."""
        if self.cover is not None:
            return {}
        plain = {"prompt": self.prompt(), "moves": self.moves(), "menu": menu(self)}
        return self.present | {id: _plain(markup) for id, markup in plain.items()}

    def _notice(self) -> str:
        """What keeps the game from going on."""
        trouble = self.live.hub.failing.get(self.live.info.id) or ("web-trouble" if self.live.trouble else "")
        return self.words.say(trouble) if trouble else ""

    def _covered(self) -> str:
        """All that is in the page while the table is passed on."""
        assert self.cover is not None
        name, colour = self.live.names[self.cover], self.live.colours[self.cover]
        words = self.words
        return (
            f'<div class="handover"><div class="panel hand-panel">{shape(colour, "hand-shape")}'
            f"<h1>{esc(words.say('web-pass-to', who=name))}</h1><p>{esc(words.say('web-pass-note'))}</p>"
            f'<form method="post" action="{self.base}/face"><input type="hidden" name="seat" value="{self.cover}">'
            f'<button class="btn pri" autofocus>{esc(words.say("web-i-am", who=name))}</button></form></div></div>'
        )

    @cached_property
    def view(self) -> View:
        """What these eyes see of the present position."""
        return self.table.position.view(self.seat)

    @cached_property
    def present(self) -> dict[str, Drawing]:
        return self.drawn(self.table.position, self.memory, self.view)

    def drawn(
        self, position: Position[Any], memory: Memory | None = None, view: View | None = None
    ) -> dict[str, Drawing]:
        """A position as panes, cards and tray; the present one or an earlier one."""
        view = position.view(self.seat) if view is None else view
        scene = Scene(view, self.words, self.live.names, self.live.colours, memory)
        board, cards = self.board, self.board.cards(scene)
        panes = board.panes(scene)
        self._panes = [pane._replace(drawn="") for pane in panes]
        return {
            "course": _plain(board.course(scene)),
            "players": self._players(scene, position, cards, board.panel(scene)),
            "strip": self._strip(scene, position, cards),
            "tray": _drawing(board.tray(scene)),
            **{f"{PANE}{pane.id}": _drawing(pane.drawn) for pane in panes},
        }

    def pane_heads(self) -> list[Pane]:
        """Names and icons of the panes, without what is on them."""
        return self._panes

    # ---- players

    def _players(self, scene: Scene, position: Position[Any], cards: list[Card], panel: str) -> Drawing:
        """A card for each; a header that says whose turn it is, and what the player has."""
        frame, parts = [""], dict[str, str]()
        for seat, (name, colour, card) in enumerate(zip(scene.names, scene.colours, cards, strict=True)):
            turn = " turn" if position.to_move == seat else ""
            parts[f"head.{seat}"] = (
                f'<span class="nm{turn}">{esc(name)}</span><span class="sub">{esc(self.who_plays(seat))}</span>'
                f"{self._dots(seat)}{_points(card)}"
            )
            frame[-1] += (
                f'<section class="pl" data-player="{seat}" '
                f'style="--pc:var(--p-{colour});--pt:var(--p-{colour}-t);--po:var(--on-{colour})" '
                f'aria-label="{esc(name)}"><header>{shape(colour, "shape")}<div class="part" data-part="head.{seat}">'
            )
            rows = divided(f"card.{seat}", card.rows)
            parts |= rows.parts
            frame += [f'</div></header><div class="bd">{rows.frame[0]}', *rows.frame[1:]]
            frame[-1] += "</div></section>"
        parts["panel"] = panel
        frame[-1] += '<div class="part" data-part="panel">'
        return Drawing((*frame, "</div>"), parts)

    def _strip(self, scene: Scene, position: Position[Any], cards: list[Card]) -> Drawing:
        """For a phone: whose turn it is, and everybody's points."""
        frame, parts = [""], dict[str, str]()
        for seat, (name, colour, card) in enumerate(zip(scene.names, scene.colours, cards, strict=True)):
            turn = " turn" if position.to_move == seat else ""
            parts[f"strip.{seat}"] = f'<span class="nm{turn}">{esc(name)}</span><b>{esc(card.points)}</b>'
            frame[-1] += f'<div class="s">{shape(colour)}<div class="part" data-part="strip.{seat}">'
            frame.append("</div></div>")
        return Drawing(tuple(frame), parts)

    def _dots(self, seat: int) -> str:
        if self.live.thinking != seat:
            return ""
        return f'<span class="think" title="{esc(self.words.say("web-thinking"))}"><i></i><i></i><i></i></span>'

    def who_plays(self, seat: int) -> str:
        """You, a bot, somebody who is here, away or still to come."""
        at, words = self.live.info.seats[seat], self.words
        if at.kind == "bot":
            return words.say("web-bot", level=words.noun("bot", at.bot))
        if at.stand_in:
            return words.say("web-stand-in", level=words.noun("bot", at.stand_in))
        if not self.viewer.watching and at.owner == self.viewer.browser:
            return words.say("web-you")
        if not at.owner:
            return words.say("web-not-come")
        return "" if self.live.present(at.owner) else words.say("web-away")

    # ---- what is asked

    @cached_property
    def legal(self) -> list[Move]:
        """The moves this page may answer with; asides come last."""
        return sorted(self.table.position.legal(), key=lambda move: move.aside) if self.mine else []

    @cached_property
    def prices(self) -> dict[Move, Price]:
        """What each of them costs and brings, in a few characters."""
        return {move: self.board.price(self.table.position.quote(move)) for move in self.legal}

    @cached_property
    def refused(self) -> list[Move]:
        """What somebody might try now and is not allowed to."""
        legal = set(self.legal)
        return [move for move in self.table.position.candidates() if move not in legal] if self.mine else []

    @cached_property
    def _drawn_touches(self) -> set[str]:
        """Everything on the board and in the tray that a move can touch."""
        drawn = set[str]()
        for id, drawing in self.present.items():
            if id == "tray" or id.startswith(PANE):
                for text in (*drawing.frame, *drawing.parts.values()):
                    drawn.update(_touches_in(text))
        return drawn

    def _refused_on_board(self) -> list[str]:
        """As far as everything they touch lies there."""
        if not self.refused:
            return []
        drawn = self._drawn_touches
        return [move.notation for move in self.refused if move.touches and drawn.issuperset(move.touches)]

    def _refused_options(self) -> list[Move]:
        """Those that would be buttons of the prompt: they name nothing that lies somewhere, or just what a legal move
        names as well (a card that may be played in another way)."""
        named = {move.touches for move in self.legal}
        return [move for move in self.refused if not move.aside and (not move.touches or move.touches in named)]

    def prompt(self) -> str:
        words, position = self.words, self.table.position
        seat = position.to_move
        if seat is None:
            return self._bar(None, words.say("web-over", cause=words.noun("cause", position.cause())), self._result())
        if self.mine:
            asked, before = question(self.view, words, self.live.names), self._so_far(seat) or self._since()
            return self._bar(seat, asked, "", since=before, whose=self._alone(seat))
        bot, waiting = bool(self.live.level(seat)), words.waiting(self.table.step, self.live.names[seat])
        watching = words.say("web-watching") if self.viewer.watching else ""
        if seat in self.live.free_seats and not bot:
            free = words.say("web-seat-free", who=self.live.names[seat])
            return self._bar(seat, free, self.invitation("btn pri") if self.host else "", hint=watching)
        said = [self.headline(self.live.number), waiting, "" if bot else self.who_plays(seat), watching]
        headline, *hints = filter(None, said)
        return self._bar(seat, headline, self._skip() if bot else "", hint=" · ".join(hints), dots=bot)

    def _alone(self, seat: int) -> str:
        """Whom the question is for, where several share the screen."""
        several = len(self.live.seats_of(self.viewer.browser)) > 1
        return f'<span class="whose">{esc(self.live.names[seat])}</span> ' if several else ""

    def _so_far(self, seat: int) -> str:
        """What one has decided in this turn, step by step; each goes back to before it, as far as undo reaches."""
        steps = self.table.decided_in_a_row(seat)
        if not steps:
            return ""
        shown = "".join(self._step(seat, index) for index in steps[-MOST_STEPS:])
        return f'<div class="so-far">{"<i>…</i>" if len(steps) > MOST_STEPS else ""}{shown}</div>'

    def _step(self, seat: int, index: int) -> str:
        told = esc(self.words.played(self.table.game.move(self.table.moves[index].move)))
        if self.live.undo_seat(self.viewer) != seat or self.table.undo_refusal(seat, index) is not None:
            return f'<span><span class="st">{told}</span></span>'
        back = f'<span class="sr">{esc(self.words.say("web-back-to"))} </span>'
        return (
            f'<form method="post" action="{self.base}/undo">'
            f'<input type="hidden" name="after" value="{self.live.number}">'
            f'<input type="hidden" name="to" value="{index}"><button class="st">{back}{told}</button></form>'
        )

    def _since(self) -> str:
        """What the others did since one decided last, and what came of it: a line for each, which shows it again."""
        turns = turns_since(self.table, self.seat)
        if not turns:
            return ""
        lines = "".join(map(self._turn, turns))
        cap = f'<span class="cap">{esc(self.words.say("web-since"))}</span>'
        return f'<div class="since">{cap}{lines}</div>' if lines else ""

    def _turn(self, turn: Turn) -> str:
        name, colour = self.live.names[turn.seat], self.live.colours[turn.seat]
        gains = ", ".join(self.words.gain(*gain) for gain in turn.gains.items())
        told = f"<b>{esc(name)}</b> {esc(gains)}" if gains else esc(self._began(turn))
        line = shape(colour) + told
        if not turn.last or not told:
            return f'<span class="turn">{line}</span>' if told else ""
        again = f'<span class="sr">{esc(self.words.say("web-show-again"))}</span>'
        return (
            f'<a class="turn" href="{self.base}?at={turn.last}" data-at="{turn.first - 1}" data-until="{turn.last}">'
            f"{line}{again}{icon('play')}</a>"
        )

    def _began(self, turn: Turn) -> str:
        """The first thing to tell of what somebody did who has as much as before; others may have a part in the same
        move."""
        for number in range(turn.first, turn.last + 1):
            events = [event.seen_by(self.seat) for event in self.table.events_of(number)]
            own = [self._sentence(event) for event in events if getattr(event, SEAT, None) == turn.seat]
            entry = self.told_moves[number - 1]
            first = own[0] if own else self._unsaid(entry) if entry.seat == turn.seat else ""
            if first:
                return first + (" …" if number < turn.last else "")
        return ""

    def _bar(
        self,
        seat: int | None,
        question: str,
        acts: str,
        hint: str = "",
        dots: bool = False,
        since: str = "",
        whose: str = "",
    ) -> str:
        colour = "neutral" if seat is None else self.live.colours[seat]
        thinking = ' <span class="think"><i></i><i></i><i></i></span>' if dots else ""
        note = f"<small>{esc(hint)}{thinking}</small>" if hint or dots else ""
        return (
            f'<div class="asked" style="--pc:var(--p-{colour});--po:var(--on-{colour})">'
            f'<div class="who">{icon("flag" if seat is None else f"p-{colour}")}</div>'
            f'<div class="q" id="question"><strong>{whose}{esc(question)}</strong>'
            f'<div class="l2"><div class="steps"></div>{since}{note}</div></div>'
            f'<div class="acts" id="answers"><div class="choices"></div>{acts}{self._undo_form()}</div></div>'
        )

    def _result(self) -> str:
        return f'<a class="btn pri" href="{self.base}/end">{icon("laurel")}{esc(self.words.say("web-result"))}</a>'

    def invitation(self, style: str) -> str:
        """The way to the links of free seats, for the host."""
        return f'<a class="{style}" href="{self.base}/invite">{icon("link")}{esc(self.words.say("web-invite"))}</a>'

    def _skip(self) -> str:
        if self.viewer.watching:
            return ""
        button = f'<button class="btn ghost">{icon("next")}{esc(self.words.say("web-skip"))}</button>'
        return f'<form method="post" action="{self.base}/skip">{button}</form>'

    @cached_property
    def undo(self) -> dict[str, Any]:
        seat = self.live.undo_seat(self.viewer)
        if seat is None:
            return {"allowed": False, "why": ""}
        key = self.table.undo_refusal(seat)
        return {"allowed": key is None, "why": self.words.say(key) if key else ""}

    def _undo_form(self) -> str:
        if self.live.undo_seat(self.viewer) is None:
            return ""
        undo, label = self.undo, esc(self.words.say("web-undo"))
        off = "" if undo["allowed"] else f' off" aria-disabled="true" title="{esc(undo["why"])}'
        return (
            f'<form class="undo" method="post" action="{self.base}/undo">'
            f'<input type="hidden" name="after" value="{self.live.number}">'
            f'<button class="btn{off}">{icon("undo")}<span class="lbl">{label}</span></button></form>'
        )

    def moves(self) -> str:
        """Every legal move as a real button, in words. The page reads from here what may be chosen."""
        legal = self.legal
        if not legal:
            return ""
        answers = [move for move in legal if not move.aside and move not in self.table.offer.same_as]
        asides = [move for move in legal if move.aside]
        beside = (
            f"<h4 aria-level=3>{esc(self.words.say('web-beside'))}</h4>{self._buttons(asides, 'asides')}"
            if asides
            else ""
        )
        off = "".join(
            f'<li><button type="button" class="off" aria-disabled="true" data-refused="{esc(move.notation)}">'
            f"{esc(self.sentence(move))}</button></li>"
            for move in self._refused_options()
        )
        refused = f"<h4 aria-level=3>{esc(self.words.say('web-refused'))}</h4><ul>{off}</ul>" if off else ""
        heading = esc(self.words.say("web-moves", count=len(answers) + len(asides)))
        return (
            f'<h3 aria-level="2"><button type="button" data-do="list">{heading}</button></h3>'
            f'<form method="post" action="{self.base}/play">'
            f'<input type="hidden" name="after" value="{self.live.number}">'
            f'<input type="hidden" name="seat" value="{self.seat}">'
            f"{self._buttons(answers)}{self._rows()}{beside}{refused}</form>"
        )

    def _rows(self) -> str:
        """Several moves in one click; and those that come to the same as another, which may be clicked on the board."""
        offer = self.table.offer
        prices = [(row.notation, self.row_words(row), self.board.price(row.terms)) for row in offer.rows]
        listed = "".join(f"<li>{_button(*row)}</li>" for row in prices)
        same = [move for move in offer.same_as if move.touches]
        listed += "".join(
            f"<li hidden>{_button(move.notation, self.sentence(move), self.prices[move])}</li>" for move in same
        )
        return f'<ul class="rows">{listed}</ul>' if listed else ""

    def row_words(self, row: Row) -> str:
        return self.words.row(row.moves[0], len(row.moves), everything=not row.repeats)

    def _buttons(self, moves: list[Move], style: str = "") -> str:
        listed = [_button(move.notation, self.sentence(move), self.prices[move], self.note(move)) for move in moves]
        return f'<ul class="{style}">{"".join(f"<li>{button}</li>" for button in listed)}</ul>'

    def sentence(self, move: Move) -> str:
        """What a move does now."""
        told = self.live.hub.sentence(self.table.game)
        return (told and told(self.view, move, self.words, self.live.names)) or self.words.played(move)

    def note(self, move: Move) -> str:
        """What a move is about and what comes of it, besides its price."""
        note = self.live.hub.note(self.table.game)
        return note(self.view, move, self.words, self.live.names, True) if note else ""

    def foreseen(self, *moves: Move) -> dict[str, Any]:
        """What a legal move or a row would change, in words, and the elements of the board that have a part in it."""
        assert self.seat is not None
        ahead = preview(self.table.position, self.seat, *moves)
        told = [self._change(change) for change in ahead.changes]
        told += [self.words.say(f"web-then-{ahead.ends}")] if ahead.ends else []
        return {"change": told, "touches": elements_named(self.table.game, ahead.events)}

    def _change(self, change: Change) -> str:
        words = self.words
        if change.seat != self.seat:
            gain = words.gain(change.resource, change.after - change.before)
            return words.say("web-also", who=self.live.names[change.seat], gain=gain)
        sum = f" ({' '.join(map(signed, change.parts))})" if len(change.parts) > 1 else ""
        return words.held(change.resource, change.before, change.after) + sum

    # ---- the log

    @cached_property
    def told_moves(self) -> list[RecordedMove]:
        return self.table.moves_told(self.seat)

    def final_entries(self) -> int:
        """How many entries of the log a page can keep: those that are a secret now will be told, and with the end all
        are."""
        return 0 if self.cover is not None or self.table.position.over else self.table.shown()

    def log_after(self, lines: list[str]) -> list[str]:
        """The whole log, of which the first lines are told already."""
        if self.cover is not None:
            return []
        if self.table.position.over or not lines:
            return self.log(0)
        return lines + self._log(len(lines) - 1) if len(lines) > 1 else self._log(0)

    def log(self, since: int) -> list[str]:
        """One entry for each move after `since`; the first of all is the set-up. Of a finished game it is told once."""
        position = self.table.position
        if not position.over:
            return self._log(since)
        key = (position, self.words.lang, self.seat, self.base, tuple(self.live.names))
        return self.live.hub.logs.get(key, lambda: self._log(0))[since and since + 1 :]

    def _log(self, since: int) -> list[str]:
        entries = self.told_moves
        items = [] if since else [self._set_up()]
        items += [self._item(number, entries[number - 1]) for number in range(since + 1, len(entries) + 1)]
        return items

    def _set_up(self) -> str:
        told = "".join(f"<p>{esc(sentence)}</p>" for sentence in self._sentences(0))
        title = esc(self.words.say("web-set-up"))
        return (
            f'<li data-number="0" class="mark"><details><summary>{title}</summary>{told}</details>'
            f'<a class="at" href="{self.base}?at=0" data-at="0">{esc(self.words.say("web-show-start"))}</a></li>'
        )

    def _item(self, number: int, entry: RecordedMove) -> str:
        happened = self._sentences(number)
        told = happened or [self._unsaid(entry)]
        quiet = "" if happened else ' class="quiet"' if told[0] else " hidden"
        colour = self.live.colours[entry.seat]
        rest = "".join(f'<span class="sub">{esc(sentence)}</span>' for sentence in told[1:])
        return (
            f'<li data-number="{number}"{quiet}>{shape(colour, "shape")}'
            f'<a class="at" href="{self.base}?at={number}" data-at="{number}">{esc(told[0])}</a>{rest}</li>'
        )

    def _sentences(self, number: int) -> list[str]:
        return [self._sentence(event.seen_by(self.seat)) for event in self.table.events_of(number)]

    def _sentence(self, event: Event) -> str:
        return self.words.event(event.name(), event.fields(), lambda seat: self.live.names[seat])

    def _unsaid(self, entry: RecordedMove) -> str:
        """A move of which no event tells; often nothing: a step on the way, or a secret of which one tells by now."""
        who = self.live.names[entry.seat]
        if entry.move == HIDDEN:
            return self.words.say("web-log-secret", who=who)
        return self.words.unsaid(self.table.game.move(entry.move), who)

    def told(self, number: int) -> str:
        """What a move was, in one line."""
        return " ".join(self._told(number)) if number else ""

    def headline(self, number: int) -> str:
        """What a move was, without what came of it; of a step on the way, what was told last."""
        told = (self._told(earlier)[0] for earlier in range(number, self.table.first, -1))
        return next(filter(None, told), "")

    def _told(self, number: int) -> list[str]:
        return self._sentences(number) or [self._unsaid(self.told_moves[number - 1])]
