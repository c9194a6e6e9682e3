"""The modules of a page in one script, so that a browser asks once and not a dozen times. Each module stays as it is
written, in a function of its own that returns what it exports; only the lines on which modules name one another are
rewritten, and only the plain forms of them are understood."""

from __future__ import annotations

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^import (\{\s*\w+(?:,\s*\w+)*,?\s*\}) from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?function|const) (\w+)", re.MULTILINE)
_ANY = re.compile(r"^(import|export)\b.*", re.MULTILINE)


class NotUnderstood(ValueError):
    """A module names another in a way that is not provided for."""


def in_one(modules: Mapping[str, str], first: str) -> str:
    """The text of the module `first` and, before it, of everything that it needs. Modules are called by their names
    without `.js`."""
    return "".join(_alone(modules[name], name) for name in _in_order(modules, first))


def imported(module: str) -> list[str]:
    """The modules that one names."""
    return [name for _, name in _IMPORT.findall(module)]


def _in_order(modules: Mapping[str, str], first: str) -> list[str]:
    """Each module after those that it names."""
    order: list[str] = []

    def visit(name: str, on_the_way: tuple[str, ...]) -> None:
        if name in on_the_way:
            raise NotUnderstood(f"modules need one another: {' '.join((*on_the_way, name))}")
        for needed in imported(modules[name]):
            visit(needed, (*on_the_way, name))
        if name not in order:
            order.append(name)

    visit(first, ())
    return order


def _alone(module: str, name: str) -> str:
    exports = ", ".join(found for _, found in _EXPORT.findall(module))
    inside = _EXPORT.sub(r"\1 \2", _IMPORT.sub(r"const \1 = $\2;", module))
    left = _ANY.search(inside)
    if left:
        raise NotUnderstood(f"{name}.js: {left[0]}")
    return f"const ${name} = (() => {{\n{inside}return {{ {exports} }};\n}})();\n"
