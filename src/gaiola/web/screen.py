"""What one viewer sees of a table, in one language: the facts and drawings that a state is made of."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Any

from ..games import texts_of
from ..kernel.moves import Move
from ..kernel.position import Position
from ..look import Card, Drawing, Memory, Pane, Price, Scene, View, divided
from ..look.svg import esc, icon, shape, thing
from ..table.rows import REPEAT, SOME, Row
from ..words import Words, signed
from .live import Live, Viewer
from .log import Log
from .menu import menu
from .moves import listed_moves
from .preview import Change, preview
from .prompt import prompt
from .since import elements_named, touched_since
from .state import PANE

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
        self.log = Log(live, self.words, self.seat, base)
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
            "touched": [] if covered else touched_since(self.table, self.seat, self.log.moves),
            "undo": {"allowed": False, "why": ""} if covered else self.undo,
        }

    def drawings(self) -> dict[str, Drawing]:
        """By the elements of the page that they stand in; none while the table is passed on."""
        if self.cover is not None:
            return {}
        plain = {"prompt": prompt(self), "moves": listed_moves(self), "aid": self.live.aid(self), "menu": menu(self)}
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

    # ---- what may be done

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

    @cached_property
    def undo(self) -> dict[str, Any]:
        seat = self.live.undo_seat(self.viewer)
        if seat is None:
            return {"allowed": False, "why": ""}
        key = self.table.undo_refusal(seat)
        return {"allowed": key is None, "why": self.words.say(key) if key else ""}

    def row_words(self, row: Row) -> str:
        return self.words.row(row.kind, row.moves, self.sentence(row.moves[0]))

    def sentence(self, move: Move) -> str:
        """What a move does now."""
        return self._sentence(move, self.view)

    def decided(self, index: int) -> str:
        """What this seat has decided with a move, as it was offered then; a row is told as one."""
        moves = self.table.row_from(index)
        first = self._sentence(moves[0], self.table.position_at(index).view(self.seat))
        return self.words.row(REPEAT if len(set(moves)) == 1 else SOME, moves, first) if len(moves) > 1 else first

    def _sentence(self, move: Move, view: View) -> str:
        told = self.live.hub.sentence(self.table.game)
        return (told and told(view, move, self.words, self.live.names)) or self.words.played(move)

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

    def final_entries(self) -> int:
        """How many entries of the log a page can keep: those that are a secret now will be told, and with the end all
        are."""
        return 0 if self.cover is not None or self.table.position.over else self.table.shown()

    def log_after(self, lines: list[str]) -> list[str]:
        """The whole log, of which the first lines are told already."""
        if self.cover is not None:
            return []
        kept = lines if len(lines) > 1 and not self.table.position.over else []
        return kept + self.log.lines(max(len(kept) - 1, 0))
