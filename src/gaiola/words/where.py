"""Where a game's code carries out its rules: the numbers in comments (`# 4.2`) and at the beginning of docstrings
(`4.3, 6.3: ...`, `9.1 to 9.3. ...`)."""

import ast
import io
import re
import tokenize
from pathlib import Path

_NUMBER = r"\d{1,2}\.\d{1,2}(?![.\d]*\d)"
_LIST = re.compile(rf"\s*({_NUMBER}(?:(?:, | to | and ){_NUMBER})*)")
_PART = re.compile(rf"({_NUMBER})(?: to ({_NUMBER}))?")


def places(folder: Path) -> dict[str, list[tuple[Path, int]]]:
    """Rule number -> the files and lines that name it, in the order of the rules."""
    found: dict[str, list[tuple[Path, int]]] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for line, text in sorted(_comments(source) + _docstrings(source)):
            for number in rule_numbers(text):
                found.setdefault(number, []).append((path, line))
    return {number: found[number] for number in sorted(found, key=order)}


def order(number: str) -> tuple[int, ...]:
    """Sorts 10.1 after 9.5."""
    return tuple(int(part) for part in number.split("."))


def rule_numbers(text: str) -> list[str]:
    """The rule numbers that open a comment or a docstring; `9.1 to 9.3` means three."""
    opening = _LIST.match(text)
    if opening is None:
        return []
    numbers: list[str] = []
    for first, last in _PART.findall(opening[1]):
        chapter, rule = order(first)
        end = order(last)[1] if last else rule
        numbers += [f"{chapter}.{n}" for n in range(rule, end + 1)]
    return numbers


def _comments(source: str) -> list[tuple[int, str]]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string.lstrip("# ")) for token in tokens if token.type == tokenize.COMMENT]


def _docstrings(source: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node)
            if text:
                found.append((node.body[0].lineno, text))
    return found
