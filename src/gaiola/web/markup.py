"""The little Markdown that rules and rulings are written in, as safe HTML: everything is escaped first. And how a
search finds and marks words in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence

from markupsafe import Markup, escape

_CODE = re.compile(r"(`[^`\n]+`)")
_STRONG = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
_EMPHASIS = re.compile(r"\*(?=[^\s*])(.+?)(?<=[^\s*])\*")
_NUMBER = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2})(?![\w]|\.\d)|(?<=\()(\d{1,2})(?=\))")
_ITEM = re.compile(r"(?:[-*]|(?P<number>\d+)[.)]) +(?P<text>.+)")
_RULE_OF_TABLE = re.compile(r"\|(?: *:?-+:? *\|)+")
_PIECES = re.compile(r"<[^>]*>|&[^;\s]+;|[^<&]+|.", re.DOTALL)


def html_of(text: str, rules: Collection[str] = ()) -> Markup:
    """Paragraphs, lists, tables and headings; numbers of these rules become links to them."""
    return Markup("\n").join(_block(block, rules) for block in _blocks(text))


def inline(text: str, rules: Collection[str] = ()) -> Markup:
    """Bold, emphasis, code and links to rules within one paragraph."""
    made = ""
    for piece in _CODE.split(text):
        if len(piece) > 2 and piece[0] == piece[-1] == "`":
            made += f"<code>{escape(piece[1:-1])}</code>"
        else:
            safe = _STRONG.sub(r"<strong>\1</strong>", str(escape(piece)))
            safe = _EMPHASIS.sub(r"<em>\1</em>", safe)
            made += _NUMBER.sub(lambda found: _link(found, rules), safe)
    return Markup(made)


def _link(found: re.Match[str], rules: Collection[str]) -> str:
    number = found[0]
    return f'<a href="#rule-{number}">{number}</a>' if number in rules else number


# ------------------------------------------------------------------ blocks


def _blocks(text: str) -> Iterator[list[str]]:
    """Lines that belong together; a list may follow its sentence without an empty line."""
    block: list[str] = []
    for line in text.splitlines():
        begins_list = _ITEM.match(line) and not line.startswith("|") and block and not _ITEM.match(block[0])
        if not line.strip() or (begins_list and not line[0].isdigit()) or line.startswith("#"):
            if block:
                yield block
            block = []
        if line.startswith("#"):
            yield [line]
        elif line.strip():
            block.append(line)
    if block:
        yield block


def _block(lines: list[str], rules: Collection[str]) -> Markup:
    if lines[0].startswith("#"):
        level = len(lines[0]) - len(lines[0].lstrip("#"))
        return Markup("<h{0}>{1}</h{0}>").format(min(level + 1, 6), inline(lines[0].lstrip("# "), rules))
    if lines[0].startswith("|") and len(lines) > 1 and _RULE_OF_TABLE.fullmatch(lines[1].strip()):
        return _table(lines, rules)
    first = _ITEM.match(lines[0])
    if first and (first["number"] is None or first["number"] == "1"):
        return _list(lines, rules, "ul" if first["number"] is None else "ol")
    return Markup("<p>{}</p>").format(inline(" ".join(line.strip() for line in lines), rules))


def _list(lines: list[str], rules: Collection[str], tag: str) -> Markup:
    items: list[str] = []
    for line in lines:
        item = _ITEM.match(line)
        if item:
            items.append(item["text"])
        else:
            items[-1] += f" {line.strip()}"
    made = Markup("").join(Markup("<li>{}</li>").format(inline(item, rules)) for item in items)
    return Markup(f"<{tag}>{{}}</{tag}>").format(made)


def _table(lines: list[str], rules: Collection[str]) -> Markup:
    head, body = _cells(lines[0]), [_cells(line) for line in lines[2:]]
    titles = Markup("").join(Markup('<th scope="col">{}</th>').format(inline(cell, rules)) for cell in head)
    rows = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(inline(cell, rules)) for cell in cells)
        )
        for cells in body
    )
    return Markup('<table class="tb"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>').format(titles, rows)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


# ------------------------------------------------------------------ search


def folded(text: str) -> str:
    """Without case and accents, letter for letter, so that places in it are places in the text."""
    return "".join(_fold(letter) for letter in text)


def _fold(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter.casefold())[:1]
    return base or letter


def terms(query: str) -> list[str]:
    return folded(query).split()


def contains(text: str, wanted: Sequence[str]) -> bool:
    """Whether every term occurs."""
    searched = folded(text)
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
