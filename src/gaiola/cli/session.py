"""A game at one terminal: asks the people in turn, lets the bots move, and understands the commands between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..bots import Bot
from ..kernel.moves import Move, UnknownMove
from ..kernel.record import RecordedMove, RecordError, read_record
from ..kernel.refusals import IllegalMove
from ..kernel.seat import Seat
from ..look import question
from ..table import Table, TableError
from ..table.rows import Row
from ..table.table import HIDDEN
from ..words import Words
from .shared import Printer
from .show import Group, Show

COMMANDS = ("why", "moves", "look", "rules", "log", "undo", "save", "help", "quit")


class Left(Exception):
    """The person leaves the table."""


class Session:
    """`bots` holds a bot or None (a person) for each seat; `keep` is called after every change of the record."""

    def __init__(
        self,
        table: Table,
        words: Words,
        names: list[str],
        bots: Sequence[Bot | None],
        printer: Printer,
        keep: Callable[[Table], None] | None = None,
    ) -> None:
        self.table = table
        self.words = words
        self.bots = bots
        self.printer = printer
        self.show = Show(table, words, names, printer)
        people = sum(bot is None for bot in bots)
        self.alone = people == 1
        self.several = people > 1
        self._keep = keep or (lambda table: None)
        self._told = len(table.moves)
        self._asked: set[tuple[int, str]] = set()  # since the position was last shown
        self._in_a_row: range = range(0)  # the moves that somebody chose with one number

    def run(self) -> bool:
        """Plays until the game is over or the person leaves; True if it is over."""
        try:
            self.show.opening()
            self._keep(self.table)
            while not self.table.position.over:
                self._turn()
        except (Left, EOFError, KeyboardInterrupt):
            self.printer.say()
            self.printer.say(self.words.say("terminal-left"))
            return False
        self._tell(None)
        self.show.position(None)
        self.show.ending()
        return True

    def _turn(self) -> None:
        seat = self.table.position.to_move
        assert seat is not None
        bot = self.bots[seat]
        if bot is not None:
            self._asked.clear()
            self._play(seat, bot.choose(Seat(self.table.position, seat)))
        else:
            self._decide(seat)

    def _play(self, seat: int, move: Move) -> None:
        self.table.play(seat, move, after=len(self.table.moves))
        self._keep(self.table)

    def _play_row(self, seat: int, row: Row) -> None:
        first = len(self.table.moves) + 1
        self.table.play_row(seat, row.moves, after=first - 1)
        self._in_a_row = range(first, first + len(row.moves))
        self._keep(self.table)

    def _tell(self, seat: int | None) -> None:
        """What has happened since last time, as sentences; also where a person had no choice."""
        fresh = range(self._told + 1, len(self.table.moves) + 1)
        self._told, known = len(self.table.moves), self.table.moves_told(seat)
        only = {number: self._only_move(number, known[number - 1]) for number in fresh}
        if any(only.values()) or any(map(self.table.events_of, fresh)):
            self.printer.say()
        for number in fresh:
            if only[number]:
                self.printer.say(self.words.say("terminal-only-move", move=only[number]), "dim")
            self.show.events(self.table.events_of(number), seat)

    def _only_move(self, number: int, entry: RecordedMove) -> str:
        """The move with this number if a person had no other. What another one had to choose in secret is not for
        whoever sits here now."""
        chosen = number in self._in_a_row or not self.table.was_forced(number)
        if self.bots[entry.seat] is not None or entry.move == HIDDEN or chosen:
            return ""
        return self.words.played(self.table.game.move(entry.move))

    # ---- a person's decision

    def _decide(self, seat: int) -> None:
        """Shows what there is to know and asks until a move has been played or taken back."""
        self._tell(seat)
        asked = (seat, self.table.step)
        again = asked in self._asked and self.table.step not in self.show.brief
        if not self._asked or again or seat != next(iter(self._asked))[0]:
            self.show.position(seat)
            self._asked.clear()
        self._asked.add(asked)
        groups = self.show.groups()
        self._prompt(seat)
        self.show.moves(groups)
        secret = self._in_secret()
        if secret:
            self.printer.say(self.words.say("terminal-secret"), "dim")
        moves_before = len(self.table.moves)
        while len(self.table.moves) == moves_before:
            text = " ".join(self.printer.ask(secret).split())
            if text:
                self._answer(seat, text, groups)

    def _prompt(self, seat: int) -> None:
        prompt = question(self.table.position.view(seat), self.words, self.show.names)
        self.printer.say()
        self.printer.say(prompt if self.alone else f"{self.show.who(seat)}: {prompt}", "bold")

    def _in_secret(self) -> bool:
        """Whether somebody else at this screen must not see the answer."""
        pos = self.table.position
        return not self.alone and pos.agenda[-1].secret(pos)

    def _answer(self, seat: int, text: str, groups: list[Group]) -> None:
        command, _, rest = text.partition(" ")
        if command in COMMANDS:
            getattr(self, f"_{command}")(seat, rest, groups)
            return
        row = self._row(text, groups)
        if row is not None:
            self._play_row(seat, row)
            return
        move = self._move(text, groups)
        if move is None:
            return
        try:
            self._play(seat, move)
        except IllegalMove as error:
            self.show.refusal(move, error.refusal)

    def _row(self, text: str, groups: list[Group]) -> Row | None:
        """Several moves at one number of the list."""
        return self.show.rows(groups).get(int(text)) if text.isdecimal() else None

    def _move(self, text: str, groups: list[Group]) -> Move | None:
        """A number of the list or a notation; None, with a sentence, if it is neither."""
        if text.isdecimal():
            for group in groups:
                for number, move in group.moves:
                    if number == int(text):
                        return move
            count = sum(len(group.moves) for group in groups) + len(self.show.rows(groups))
            self.printer.say(self.words.say("terminal-no-number", number=text, count=count), "yellow")
            return None
        try:
            return self.table.game.move(text)
        except UnknownMove as error:
            self.printer.say(self.words.refusal("unknown-move", text=text), "yellow")
            if error.nearest:
                self.printer.say(self.words.say("terminal-did-you-mean", move=error.nearest))
            self.printer.say(self.words.say("terminal-hint"), "dim")
            return None

    # ---- the commands

    def _why(self, seat: int, text: str, groups: list[Group]) -> None:
        if not text:
            self.printer.say(self.words.say("terminal-why-what"))
            return
        row = self._row(text, groups)
        if row is not None:
            self.printer.say(self.words.say("terminal-legal", move=self.show.row(row)))
            return
        move = self._move(text, groups)
        if move is not None:
            self.show.why(move)

    def _moves(self, seat: int, text: str, groups: list[Group]) -> None:
        self.show.all_moves(groups)

    def _look(self, seat: int, text: str, groups: list[Group]) -> None:
        self.show.position(seat)
        if not self.printer.plain:
            self.printer.say()
            self.show.in_words(seat)
        self._prompt(seat)
        self.show.moves(groups)

    def _rules(self, seat: int, text: str, groups: list[Group]) -> None:
        if not self.show.rule(text):
            self.printer.say(self.words.say("terminal-no-rule", number=text), "yellow")

    def _log(self, seat: int, text: str, groups: list[Group]) -> None:
        self.show.events(self.table.events, seat)

    def _undo(self, seat: int, text: str, groups: list[Group]) -> None:
        """People who share a screen take back the last human decision, whoever made it."""
        target = seat
        if self.table.free_undo:
            people = [other for other, bot in enumerate(self.bots) if bot is None]
            target = max(people, key=self.table.last_decision)
        known = self.table.moves_told(seat)
        try:
            gone = self.table.undo(target)
        except TableError as error:
            self.printer.say(self.words.say(error.key), "yellow")
            return
        self._keep(self.table)
        self._told = len(self.table.moves)
        self._asked.clear()
        shown = known[-len(gone) :]
        taken = ", ".join(f"{self.show.who(entry.seat)} {entry.move or '…'}" for entry in shown)
        self.printer.say(self.words.say("terminal-undone", moves=taken))

    def _save(self, seat: int, text: str, groups: list[Group]) -> None:
        if not text:
            self.printer.say(self.words.say("terminal-save-where"))
            return
        self.printer.say(self.save(Path(text)))

    def save(self, path: Path) -> str:
        """Writes the record, over an older record only; the sentence that says what came of it. Where several people
        share the screen only after the end: it names what is hidden from some of them."""
        if self.several and not self.table.position.over:
            return self.words.say("terminal-not-saved-yet")
        try:
            if path.exists():
                read_record(path.read_bytes())
            path.write_bytes(self.table.record_to_give().to_json())
        except RecordError:
            return self.words.say("terminal-not-overwritten", file=str(path))
        except OSError as error:
            return self.words.say("terminal-not-saved", file=str(path), reason=error.strerror or str(error))
        return self.words.say("terminal-saved", file=str(path))

    def _help(self, seat: int, text: str, groups: list[Group]) -> None:
        for command in ("move", *COMMANDS):
            self.printer.say(f"  {self.words.say(f'help-{command}')}")
        if not self.printer.plain:
            self.printer.say(self.show.terminal.legend(self.words))

    def _quit(self, seat: int, text: str, groups: list[Group]) -> None:
        raise Left
