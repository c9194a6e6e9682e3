"""A Checker collects what is wrong with an edition."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from .edition import EditionError, Problem
from .paths import resolve, same, show


class Checker:
    """Collects what is wrong with an edition (problems) and where an owner's merely differs from our
    design (deviations)."""

    def __init__(self, own_design: bool = True) -> None:
        self.own_design = own_design
        self.problems: list[Problem] = []
        self.deviations: list[Problem] = []

    def expect(self, ok: bool, path: str, expected: str, found: object) -> bool:
        """A fact of the game."""
        if not ok:
            self.problems.append(Problem(path, expected, show(found)))
        return ok

    def design(self, ok: bool, path: str, expected: str, found: object, own: bool | None = None) -> bool:
        """A property of our reconstruction: a problem in our own edition, a deviation in an owner's."""
        if not ok:
            ours = self.own_design if own is None else own
            (self.problems if ours else self.deviations).append(Problem(path, expected, show(found)))
        return ok

    def agree(self, found: object, wanted: object, path: str) -> bool:
        """A fact that is one value; a tuple holds several, each of them right."""
        values = wanted if isinstance(wanted, tuple) else (wanted,)
        if any(same(found, value) for value in values):
            return True
        told = ", ".join(map(show, values))
        return self.expect(False, path, f"one of {told}" if isinstance(wanted, tuple) else told, found)

    def facts(self, data: Mapping[str, Any], wanted: Mapping[str, Mapping[str, object]]) -> None:
        """Table -> entry -> value, as the rulebook prints it or the box holds it."""
        for table, entries in wanted.items():
            found = resolve(data, table)
            for entry, value in entries.items():
                self.agree(found.get(entry), value, f"{table}.{entry}")

    def named(self, found: Iterable[str], wanted: Collection[str], path: str, what: str) -> bool:
        """An array holds each of these names once, in any order."""
        names = list(found)
        ok = sorted(names) == sorted(wanted)
        return self.expect(ok, path, f"{len(wanted)} {what}: {', '.join(wanted)}", names)

    def complete(self, table: Collection[str], wanted: Collection[str], path: str, what: str) -> bool:
        """A table has an entry for each of these names, and no other."""
        missing = [name for name in wanted if name not in table]
        for name in missing:
            self.expect(False, f"{path}.{name}", f"one of the {len(wanted)} {what}", None)
        foreign = [name for name in table if name not in wanted]
        only = f"only the {len(wanted)} {what}: {', '.join(wanted)}"
        return self.expect(not foreign, path, only, foreign) and not missing

    def entries(
        self, table: Mapping[str, Any], wanted: Mapping[str, Mapping[str, object]], path: str, what: str
    ) -> bool:
        """Every item is there, and its entries have these values. True if so."""
        if not self.complete(table, wanted, path, what):
            return False
        agree = [
            self.agree(table[name].get(entry), value, f"{path}.{name}.{entry}")
            for name, entries in wanted.items()
            for entry, value in entries.items()
        ]
        return all(agree)

    def readings(self, data: Mapping[str, Any], ours: Mapping[str, object]) -> None:
        """Path -> value, where the rules are silent or can be read in two ways and the engine plays one of them."""
        for path, reading in ours.items():
            found = resolve(data, path)
            self.expect(same(found, reading), path, f"{show(reading)}, the only reading that this engine plays", found)

    def adopt(self, error: EditionError) -> None:
        """Takes over the problems that stopped a reading."""
        self.problems.extend(error.problems)

    def raise_if_any(self) -> None:
        if self.problems:
            raise EditionError(self.problems)
