"""The words a player reads: Fluent messages in three languages, and the numbered rules of a game.

Nothing here knows a game. A game hands in its `text/` folder, and its ids become keys by the naming described
at `Words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from ..kernel.events import OWNER, SEAT
from ..kernel.moves import Move
from ..kernel.refusals import Refusal, Terms
from .messages import Messages

LANGUAGES = ("en", "es", "pt")

LONGEST_KEPT = 120
"""Characters that somebody may put into a sentence which is remembered; a longer one is formatted every time."""

LONGEST_SAID = 1000
"""Fluent takes no longer text into a sentence; the rest is cut off."""

_HERE = Path(__file__).parent / "text"


class Reason(NamedTuple):
    """Why a move is refused: the fact, the sum, and the numbered rule with its heading."""

    fact: str
    sum: str
    rule: str
    heading: str


MINUS = "\N{MINUS SIGN}"

SEATS = {SEAT: "who", OWNER: "owner"}
"""Fields of events that are seats, and what messages call the player there."""


class Words:
    """One language: the shared words and those of the given game folders.

    Keys are made of a family and an id with dashes: `good-fish`, `event-stand-opened`, `ask-take`,
    `waits-take`, `move-stand`, `quote-stand`, `no-too-dear`, `rule-4-2`. A missing key is an error, never
    another language.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._messages = _messages(lang, folders)

    def has(self, key: str) -> bool:
        return key in self._messages

    def say(self, key: str, **args: object) -> str:
        if not args:
            return _said(self._messages, key, ())
        sayable = tuple([(name, _sayable(value)) for name, value in args.items()])
        for _, value in sayable:
            if isinstance(value, str) and len(value) > LONGEST_KEPT:
                return _said.__wrapped__(self._messages, key, sayable)
        return _said(self._messages, key, sayable)

    def noun(self, family: str, id: str) -> str:
        """The word for an id; ids without a word (`r3c3`, `w3`) are shown as they are."""
        key = _key(family, id)
        return self.say(key) if self.has(key) else id

    def move(self, verb: str, args: Mapping[str, str | int]) -> str:
        return self.say(_key("move", verb), **self._worded(args), **self._lot(args))

    def played(self, move: Move) -> str:
        """What a move does."""
        return self.move(move.verb, dict(zip(move.params, move.args, strict=True)))

    def told(self, key: str, fields: Mapping[str, object]) -> str:
        """A sentence about fields as events have them: ids become nouns."""
        return self.say(key.replace("_", "-"), **self._worded(fields))

    def row(self, kind: str, moves: Sequence[Move], first_does: str = "") -> str:
        """What several moves do that are one click: so many times the same (`repeat-sell`), all that can be done with
        their verb (`every-sell`), or some of it (`some-sell`). A game may have words of its own for it, and for what
        the first of them does as the table stands."""
        first, count = moves[0], len(moves)
        key = _key(kind, first.verb)
        if not self.has(key):
            told = first_does or self.played(first)
            return self.say(f"web-row-{kind}", move=told, moves="; ".join(map(self.played, moves)), count=count)
        columns = zip(*(move.args for move in moves), strict=True)
        args = {
            param: column[0] if len(set(column)) == 1 else column
            for param, column in zip(first.params, columns, strict=True)
        }
        return self.say(key, count=count, **self._worded(args), **self._lot(args, count))

    def unsaid(self, move: Move, who: str) -> str:
        """What a log says of a move of which no event tells (`log-decline`); of most, which are a step on the way,
        nothing."""
        key = _key("log", move.verb)
        if not self.has(key):
            return ""
        return self.say(key, who=who, **self._worded(dict(zip(move.params, move.args, strict=True))))

    def event(self, name: str, fields: Mapping[str, object], who: Callable[[int], str]) -> str:
        """A sentence for an event. A None is a redacted field: then the `-hidden` wording, if any."""
        args = self._worded({field: value for field, value in fields.items() if field not in SEATS})
        args |= self._lot(fields)
        for field, called in SEATS.items():
            seat = fields.get(field)
            if isinstance(seat, int):
                args[called] = who(seat)
        key = _key("event", name)
        if None in fields.values() and self.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        return self.say(key, **args)

    def refusal(self, key: str, need: int | None = None, have: int | None = None, **more: object) -> str:
        args = self._worded({"need": need, "have": have, **more})
        step = more.get("step")
        if isinstance(step, str) and self.has(_key("ask", step)):
            args["step"] = _ended(self.prompt(step))
        return self.say(_key("no", key), **args)

    def reason(self, refusal: Refusal) -> Reason:
        """Why a move is refused; where its terms are the reason, they are said in a sentence (`sum-too-dear`)."""
        facts = [self.refusal(refusal.key, refusal.need, refusal.have, step=refusal.later)]
        if refusal.later and refusal.key != "unfinishable":
            facts.append(self.refusal("unfinishable", step=refusal.later))
        number, key = refusal.rule.partition(".")[2], _key("sum", refusal.key)
        return Reason(
            " ".join(facts),
            self.say(key, **_amounts(refusal.terms)) if refusal.terms and self.has(key) else "",
            number,
            self.heading(number) if number else "",
        )

    def quoted(self, move: Move, terms: Terms) -> str:
        """What a move costs and brings: a sentence of its verb (`quote-raise`, or `quote-raise-yield` where sums end in
        that), which is given amounts without signs, or else one part after the other: resources as gains, and what
        nobody holds under `brings`."""
        if not terms:
            return ""
        named = [_key("quote", f"{move.verb}-{terms[-1][0]}"), _key("quote", move.verb)]
        key = next(filter(self.has, named), None)
        if key is None:
            return ", ".join(self._part(name, amount) for name, amount in terms if amount)
        return self.say(key, **_amounts(terms))

    def gain(self, resource: str, amount: int) -> str:
        """What somebody has more of, or less."""
        return self.say(_key("gain", resource), amount=signed(amount), count=abs(amount))

    def amount(self, resource: str, count: int) -> str:
        """So many of a resource: `2 olives`."""
        return self.say(_key("gain", resource), amount=count, count=count)

    def held(self, resource: str, before: int, after: int) -> str:
        """What somebody has, and would have: `7 → 11 coins`."""
        told = f"{str(before).replace('-', MINUS)} → {str(after).replace('-', MINUS)}"
        return self.say(_key("gain", resource), amount=told, count=abs(after))

    def _part(self, name: str, amount: int) -> str:
        brings = _key("brings", name)
        if self.has(brings):
            return self.say(brings, amount=signed(amount), count=abs(amount))
        return self.gain(name, amount)

    def prompt(self, step: str, about: Mapping[str, object] = {}, turn: str = "") -> str:
        """The question, for whoever has to answer it; with what a view says it is `about`, and whose turn it is, if
        there are words for that (`now-pay`)."""
        key = _key("now", step)
        if not about or not self.has(key):
            return self.say(_key("ask", step))
        told = {name: value for name, value in about.items() if isinstance(value, int | str)}
        return self.say(key, turn=turn, **self._worded(told))

    def waiting(self, step: str, who: str) -> str:
        """What others read while `who` answers: what is being decided, said of that player."""
        return self.say(_key("waits", step), who=who)

    def heading(self, number: str) -> str:
        return self.say(_key("rule", number.replace(".", "-")))

    def _worded(self, fields: Mapping[str, object]) -> dict[str, object]:
        """Fields as arguments of a message: ids become nouns of the family that the field is named after, which is the
        last word of its name (`from_place` is a place)."""
        args: dict[str, object] = {}
        for field, value in fields.items():
            family = field.rpartition("_")[2]
            if isinstance(value, bool):
                args[field] = self.noun(family, str(value).lower())
            elif isinstance(value, str):
                word = self.noun(family, value)
                args[field] = int(word) if word.isdecimal() else word  # so that plurals agree
            elif isinstance(value, (list, tuple)):
                args[field] = ", ".join(self.noun(family, str(item)) for item in value) or "-"
            elif value is not None:
                args[field] = value
        return args

    def _lot(self, fields: Mapping[str, object], count: int = 1) -> dict[str, str]:
        """So many of what the fields name, in words, as `$lot`: `2 olives`. Where they tell no amount it is `count`."""
        amount = fields.get("amount", count)
        named = (value for value in fields.values() if isinstance(value, str) and self.has(_key("gain", value)))
        what = next(named, "")
        return {"lot": self.amount(what, amount)} if what and isinstance(amount, int) else {}


class Rule(NamedTuple):
    heading: str
    text: str


class Rulebook:
    """The numbered rules of a game: chapters (`4`) and rules (`4.2`), in the order of the file. Chapters without a
    number stand before and after them: an overview, what one forgets, what is known of the edition. They explain, and
    bind nobody."""

    def __init__(self, rules: Mapping[str, Rule], before: Sequence[Rule] = (), after: Sequence[Rule] = ()) -> None:
        self.rules = dict(rules)
        self.before = tuple(before)
        self.after = tuple(after)

    def find(self, number: str) -> Rule:
        if number not in self.rules:
            raise KeyError(f"no rule {number!r}")
        return self.rules[number]


_HEADING = re.compile(r"^(?:#{2,3} (?P<number>\d+(?:\.\d+)*)|##) (?P<heading>.+)$", re.MULTILINE)


def read_rules(path: Path) -> Rulebook:
    source = path.read_text(encoding="utf-8")
    found = list(_HEADING.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    rules: dict[str, Rule] = {}
    before: list[Rule] = []
    after: list[Rule] = []
    for match, end in zip(found, ends, strict=True):
        number, rule = match["number"], Rule(match["heading"].strip(), source[match.end() : end].strip())
        if number is None:
            (after if rules else before).append(rule)
        elif after:
            raise ValueError(f"{path.name}: {after[-1].heading!r} has no number and stands before rule {number}")
        elif number in rules:
            raise ValueError(f"{path.name}: rule {number} occurs twice")
        else:
            rules[number] = rule
    return Rulebook(rules, before, after)


def read_rulings(text: Path, lang: str) -> str:
    """A game's rulings, from its `text/` folder."""
    return (text / ("RULINGS.md" if lang == "en" else f"RULINGS.{lang}.md")).read_text(encoding="utf-8")


def signed(number: int, zero: str = "0") -> str:
    """`+3`, `−3`"""  # noqa: RUF002
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else zero


def _key(family: str, id: str) -> str:
    return f"{family}-{id}".replace("_", "-")


def _ended(sentence: str) -> str:
    """Questions and headings may have no stop of their own; where something follows them they need one."""
    return sentence if sentence.endswith((".", "?", "!", "…")) else f"{sentence}."


def _amounts(terms: Terms) -> dict[str, int]:
    """Parts of a sum as arguments of a sentence that says itself which of them are paid."""
    return {name: abs(number) for name, number in terms}


def _sayable(value: object) -> str | int | float:
    """What a message can count with or say, and a cache can compare."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_SAID else f"{text[: LONGEST_SAID - 1]}…"


@lru_cache(30_000)
def _said(messages: Messages, key: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
    """A page says the same few hundred sentences again and again, and formatting one takes longer than drawing."""
    return messages.format(key, dict(args))


@cache
def _messages(lang: str, folders: tuple[Path, ...]) -> Messages:
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}: expected one of {', '.join(LANGUAGES)}")
    return Messages(lang, [*sorted(_HERE.glob(f"*.{lang}.ftl")), *(folder / f"{lang}.ftl" for folder in folders)])
