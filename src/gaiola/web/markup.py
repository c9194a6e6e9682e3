"""The Markdown that rules and rulings are written in, as safe HTML with links between rules. And how a search finds and
marks words in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence

from markdown_it import MarkdownIt
from markupsafe import Markup

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

_NUMBER = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2})(?![\w]|\.\d)|(?<=\()(\d{1,2})(?=\))")
_PIECES = re.compile(r"<[^>]*>|&[^;\s]+;|[^<&]+|.", re.DOTALL)


def html_of(text: str, rules: Collection[str] = ()) -> Markup:
    """Paragraphs, lists, tables and headings; numbers of these rules become links to them."""
    return _linked(_markdown.render(text).replace("<table>", '<table class="tb">'), rules)


def inline(text: str, rules: Collection[str] = ()) -> Markup:
    """Bold, emphasis, code and links to rules within one paragraph."""
    return _linked(_markdown.renderInline(text), rules)


def _linked(html: str, rules: Collection[str]) -> Markup:
    """Links in the text itself, not in tags nor in code."""
    made, code = "", False
    for piece in _PIECES.findall(html):
        if piece[0] in "<&":
            code = piece == "<code>" or (code and piece != "</code>")
            made += piece
        else:
            made += piece if code else _NUMBER.sub(lambda found: _link(found[0], rules), piece)
    return Markup(made)


def _link(number: str, rules: Collection[str]) -> str:
    return f'<a href="#rule-{number}">{number}</a>' if number in rules else number


# ------------------------------------------------------------------ search


class _Folding(dict[int, str]):
    """Letters without case and accents: those of our languages are looked up, all others worked out."""

    def __missing__(self, code: int) -> str:
        return _fold(chr(code))


def _fold(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter.casefold())[:1]
    return base or letter


_folding = _Folding({code: _fold(chr(code)) for code in range(0x180)})


def folded(text: str) -> str:
    """Without case and accents, letter for letter, so that places in it are places in the text."""
    return text.translate(_folding)


def terms(query: str) -> list[str]:
    """The words to search for, each once."""
    return list(dict.fromkeys(folded(query).split()))


def contains(searched: str, wanted: Sequence[str]) -> bool:
    """Whether every term occurs in a text that is folded already."""
    return all(term in searched for term in wanted)


def mark(html: Markup, wanted: Sequence[str]) -> Markup:
    """The terms marked wherever they stand in the text, never within a tag or an entity."""
    if not wanted:
        return html
    longest_first = sorted(wanted, key=len, reverse=True)
    pattern = re.compile("|".join(re.escape(term) for term in longest_first))
    made = ""
    for piece in _PIECES.findall(str(html)):
        made += piece if piece[0] in "<&" else _marked(piece, pattern)
    return Markup(made)


def _marked(text: str, pattern: re.Pattern[str]) -> str:
    made, end = "", 0
    for found in pattern.finditer(folded(text)):
        made += f"{text[end : found.start()]}<mark>{text[found.start() : found.end()]}</mark>"
        end = found.end()
    return made + text[end:]
