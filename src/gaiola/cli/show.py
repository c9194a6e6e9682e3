"""What a terminal game shows: the position, the moves, what happened, why not, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from ..kernel.events import Event
from ..kernel.moves import Move
from ..kernel.refusals import Refusal
from ..look import Note, Sentence, View
from ..table import Table
from ..table.rows import Row
from ..words import Words
from .rulebook import Rules
from .shared import Printer, terminal_of

Numbered = tuple[int, Move]


class Group(NamedTuple):
    """Legal moves under one heading; without a heading a move stands alone."""

    heading: str
    moves: list[Numbered]


class Show:
    """One table on one screen, in one language."""

    def __init__(self, table: Table, words: Words, names: list[str], printer: Printer) -> None:
        self.table = table
        self.words = words
        self.names = names
        self.printer = printer
        self.terminal = terminal_of(table.game)
        self.brief: tuple[str, ...] = getattr(self.terminal, "BRIEF", ())

    def who(self, seat: int) -> str:
        return self.names[seat]

    # ---- beginning and end

    def opening(self) -> None:
        say, words = self.printer.say, self.words
        say()
        say(words.say("game-name"), "bold")
        self.label()
        seats = ", ".join(self.names)
        first = self.table.position.to_move
        if first is not None:
            say(words.say("terminal-seats", seats=seats, first=self.who(first)))
        if not self.printer.plain:
            say(self.terminal.legend(words), "dim")
        say(words.say("terminal-hint"), "dim")

    def label(self) -> None:
        """The honest labels, wherever the game shows."""
        if self.table.practice:
            self.printer.say(self.words.say("practice-note"), "italic dim")
        if self.table.game.edition.reconstructed:
            text = f"{self.words.say('reconstructed-edition')}. {self.words.say('reconstructed-note')}"
            self.printer.say(text, "italic dim")

    def ending(self) -> None:
        say, words, pos = self.printer.say, self.words, self.table.position
        say()
        say(words.say("terminal-end", cause=words.noun("cause", pos.cause())), "bold")
        ranking, scores, sources = pos.ranking(), pos.scores(), pos.breakdown()
        longest = max(len(name) for name in self.names)
        for seat in sorted(range(pos.players), key=lambda seat: (ranking[seat], seat)):
            parts = ", ".join(f"{words.noun('source', source)} {points}" for source, points in sources[seat])
            name, score = self.who(seat), str(scores[seat])
            if not self.printer.plain:
                name, score = name.ljust(longest), score.rjust(4)
            say(words.say("terminal-rank", rank=ranking[seat], who=name, score=score, sources=parts))
        self.label()

    # ---- the position

    def position(self, seat: int | None) -> None:
        view, say = self.table.position.view(seat), self.printer.say
        say()
        if self.printer.plain:
            for line in self.terminal.describe(view, self.words, self.names):
                say(line)
            return
        text = Text(self.terminal.picture(view, self.words, self.names))
        for pattern, style in self.terminal.styles(self.names):
            text.highlight_regex(pattern, style)
        say(text)

    def in_words(self, seat: int | None) -> None:
        for line in self.terminal.describe(self.table.position.view(seat), self.words, self.names):
            self.printer.say(line)

    def events(self, events: Iterable[Event], seat: int | None) -> None:
        for event in events:
            sentence = self.words.event(event.name(), event.seen_by(seat).fields(), self.who)
            self.printer.say(sentence if self.printer.plain else f"  {sentence}")

    # ---- moves

    def groups(self) -> list[Group]:
        """The legal moves in the order they are numbered; asides come last."""
        moves = sorted(self.table.position.legal(), key=lambda move: move.aside)
        by_heading: dict[str, list[Move]] = {}
        for move in moves:
            by_heading.setdefault(self.terminal.heading(move, self.words) or move.notation, []).append(move)
        groups: list[Group] = []
        number = 0
        for held in by_heading.values():
            numbered = list(enumerate(held, number + 1))
            number += len(held)
            groups.append(Group(self.terminal.heading(held[0], self.words), numbered))
        return groups

    def rows(self, groups: Sequence[Group]) -> dict[int, Row]:
        """Several moves at one number; they are numbered after the moves."""
        first = sum(len(group.moves) for group in groups) + 1
        return dict(enumerate(self.table.offer.rows, first))

    def moves(self, groups: Sequence[Group]) -> None:
        indent = max((len(self._head(group)) for group in groups if group.heading), default=0) + 1
        singles = [move for group in groups if not group.heading for _, move in group.moves]
        widths = {
            one.verb: max(len(self._sentence(move)) for move in singles if move.verb == one.verb) for one in singles
        }
        beside = False
        for group in groups:
            if group.moves[0][1].aside and not beside:
                beside = True
                self.printer.say(self.words.say("terminal-beside"), "bold")
            if not group.heading:
                for number, move in group.moves:
                    self._single(number, move, widths[move.verb])
            elif self.printer.plain:
                self._listed(group)
            else:
                self._columns(group, indent)
        self._in_one_go(groups)

    def _in_one_go(self, groups: Sequence[Group]) -> None:
        rows = self.rows(groups)
        if rows:
            self.printer.say(self.words.say("terminal-rows"), "bold")
        for number, row in rows.items():
            told = self.row(row)
            self.printer.say(
                f"{number}: {told}" if self.printer.plain else Text.assemble((f"{number:>4} ", "bold cyan"), told)
            )

    def row(self, row: Row) -> str:
        """What a row does, with the price of all of it."""
        price = self.words.quoted(row.moves[0], row.terms) if self.printer.plain else self.terminal.summary(row.terms)
        return f"{self.words.row(row.kind, row.moves, self._known(row.moves[0]))}{': ' if price else ''}{price}"

    def all_moves(self, groups: Sequence[Group]) -> None:
        """One line for each, with the whole sum."""
        for group in groups:
            for number, move in group.moves:
                told = [self.words.quoted(move, self.table.position.quote(move)), self._note(move, plain=True)]
                tail = f": {_joined(told)}" if any(told) else ""
                self.printer.say(f"{number:>3}  {self._sentence(move)} ({move.notation}){tail}")
        self._in_one_go(groups)

    def _single(self, number: int, move: Move, width: int) -> None:
        summary = self._summary(move)
        if self.printer.plain:
            self.printer.say(f"{number}: {self._sentence(move)} ({move.notation}){': ' if summary else ''}{summary}")
            return
        sentence = self._sentence(move).ljust(width)
        line = Text.assemble((f"{number:>4} ", "bold cyan"), sentence, f"  {summary}" if summary else "")
        line.append(f"  {move.notation}", "dim")
        self.printer.say(line)

    def _listed(self, group: Group) -> None:
        self.printer.say(f"{group.heading} ({_stem(group)}):")
        for number, move in group.moves:
            summary = self._summary(move)
            word, id = self._known(move) or self._last_part(move), move.args[-1]
            named = word if word == id else f"{word} ({id})"
            self.printer.say(f"{number}: {named}{': ' if summary else ''}{summary}")

    def _head(self, group: Group) -> Text:
        """The heading with the notation the moves share, and the sum if they share that too."""
        head = Text.assemble(group.heading, (f"  {_stem(group)}", "dim"))
        shared = self._shared_sum(group)
        return head.append(f"  {self.words.say('terminal-each', sum=shared)}") if shared else head

    def _shared_sum(self, group: Group) -> str:
        sums = {self._summary(move) for _, move in group.moves}
        return sums.pop() if len(sums) == 1 and len(group.moves) > 1 else ""

    def _columns(self, group: Group, indent: int) -> None:
        """Beside the heading if the moves fit there, else under it."""
        head, shared = self._head(group), self._shared_sum(group)
        entries = [self._entry(move, "" if shared else self._summary(move)) for _, move in group.moves]
        width = max(len(entry) for entry in entries) + 1
        digits = len(str(group.moves[-1][0])) + 1
        cells = [
            Text.assemble((f"{number:>{digits}} ", "bold cyan"), entry.ljust(width))
            for (number, _), entry in zip(group.moves, entries, strict=True)
        ]
        if indent + len(cells) * len(cells[0]) <= self.printer.width:
            head.pad_right(indent - len(head))
            self.printer.say(Text.assemble(head, *cells))
            return
        self.printer.say(head)
        per_line = max(1, self.printer.width // len(cells[0]))
        if per_line > 5 and len(cells) > per_line:
            per_line -= per_line % 5
        for start in range(0, len(cells), per_line):
            line = Text.assemble(*cells[start : start + per_line])
            line.rstrip()
            self.printer.say(line)

    def _last_part(self, move: Move) -> str:
        """The part in which the moves of a group differ: its word, or the id where there is none (`r3c3`)."""
        return self.words.noun(move.params[-1], move.args[-1])

    def _entry(self, move: Move, summary: str) -> str:
        part, id = self._last_part(move), move.args[-1]
        colon = ":" if summary and (part != id or id.isdecimal()) else ""
        return f"{part}{colon} {summary}".rstrip()

    def _summary(self, move: Move) -> str:
        terms, plain = self.table.position.quote(move), self.printer.plain
        told = [self.words.quoted(move, terms) if plain else self.terminal.summary(terms), self._note(move, plain)]
        return _joined(told) if plain else " ".join(filter(None, told))

    def _sentence(self, move: Move) -> str:
        """What a move does now."""
        return self._known(move) or self.words.played(move)

    def _known(self, move: Move) -> str:
        """The same where the game knows more of it than its words."""
        told: Sentence | None = getattr(self.terminal, "sentence", None)
        return told(self._view(), move, self.words, self.names) if told else ""

    def _note(self, move: Move, plain: bool) -> str:
        note: Note | None = getattr(self.terminal, "note", None)
        return note(self._view(), move, self.words, self.names, plain) if note else ""

    def _view(self) -> View:
        """What whoever moves sees."""
        return self.table.position.view(self.table.position.to_move)

    # ---- reasons

    def why(self, move: Move) -> None:
        """The refusal with its sum and its rule; for a legal move what it costs and brings."""
        refusal = self.table.position.why_not(move)
        if refusal is not None:
            self.refusal(move, refusal)
            return
        self.printer.say(self.words.say("terminal-legal", move=self._sentence(move)))
        price = self.words.quoted(move, self.table.position.quote(move))
        if price:
            self.printer.say(price)

    def refusal(self, move: Move, refusal: Refusal) -> None:
        say, reason = self.printer.say, self.words.reason(refusal)
        say(f"{self.words.played(move)}: {reason.fact}", "yellow")
        if reason.sum:
            say(reason.sum)
        if reason.rule:
            say(self.words.say("terminal-by-rule", number=reason.rule, heading=reason.heading), "dim")

    def rule(self, number: str) -> bool:
        """One rule, or a chapter; False if there is no such number."""
        book = Rules(self.table.game.folder(), self.words)
        numbers = book.chosen(number)
        for each in numbers:
            self.printer.say(book.title(each), "bold")
            self.printer.say(book.text(each))
        return bool(numbers)


def _joined(told: Sequence[str]) -> str:
    """Sentences end with a full stop, after which the next begins; what is none is set apart otherwise."""
    text = ""
    for part in filter(None, told):
        text += f" {part[0].upper()}{part[1:]}" if text.endswith(".") else f"; {part}" if text else part
    return text


def _stem(group: Group) -> str:
    """The notation that all moves of a group begin with."""
    return group.moves[0][1].notation.rpartition(" ")[0] + " …"
