"""Damaging a game's shipped edition, and hearing what its schema says of the copy."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest
from hypothesis import strategies as st

import gaiola
from gaiola.kernel.edition import Edition, EditionError, Problem, convert, edition_of, read_edition
from gaiola.kernel.options import OptionError, choose
from gaiola.kernel.paths import resolve, walk

T = TypeVar("T")
Damage = list[tuple[str, object]]
ONLY_READING = "the only reading that this engine plays"


class Shipped:
    """The edition that comes with a game, and the game's judgement of altered copies."""

    def __init__(self, schema: ModuleType, game: str) -> None:
        assert schema.__file__ is not None
        self.check = gaiola.box_of(game).check
        self.edition = read_edition(Path(schema.__file__).with_name("edition.toml"), game)

    def data(self) -> dict[str, Any]:
        """A copy to damage."""
        return copy.deepcopy(self.edition.data)

    def mine(self) -> dict[str, Any]:
        """An owner's copy, in which our design is no more than a note."""
        data = self.data()
        data["edition"]["name"] = "my copy"
        return data

    def tables(self, shape: type[T], edition: Edition | None = None) -> T:
        """The edition, or a copy of it that is sound, as typed tables."""
        chosen = edition or self.edition
        self.check(chosen).raise_if_any()
        return convert(chosen.data, shape)

    def problems(self, data: dict[str, Any]) -> list[Problem]:
        found: list[Problem] = self.check(edition_of(data)).problems
        return found

    def told(self, data: dict[str, Any]) -> list[tuple[str, str]]:
        """Where the problems are, and what would fit there."""
        return [(problem.path, problem.expected) for problem in self.problems(data)]

    def refusal(self, data: dict[str, Any]) -> dict[str, tuple[str, str]]:
        """What whoever opens the box complains of: path -> expected, found."""
        with pytest.raises(EditionError) as caught:
            self.check(edition_of(data)).raise_if_any()
        assert all(problem.path in str(caught.value) for problem in caught.value.problems)
        return {problem.path: (problem.expected, problem.found) for problem in caught.value.problems}

    def assert_sound(self) -> None:
        checker = self.check(self.edition)
        assert checker.problems == [] and checker.deviations == []
        assert self.edition.reconstructed
        shares = self.edition.provenance_shares()
        assert sum(shares.values()) == pytest.approx(1)
        assert all(share > 0 for share in shares.values())

    def assert_wrong_kind(self, path: str, value: object, expected: str) -> None:
        """The value is refused where it stands, with the kind that would fit."""
        data = self.data()
        put(data, path, value)
        (problem,) = self.problems(data)
        assert problem.path == path and problem.expected.startswith(expected)
        assert resolve(data, path) == value and problem.found.strip('"').lower() == str(value).lower()

    def assert_names(self, path: str, what: str) -> None:
        """The names in a table are known: another one is refused, and the one it stands for is missed."""
        data = self.data()
        table = resolve(data, path)
        first = next(iter(table))
        table["orchard"] = table.pop(first)
        found = self.refusal(data)
        assert found[f"{path}.{first}"] == (f"one of the {what}", "nothing")
        assert found[path][0].startswith(f"only the {what}: {first}, ") and found[path][1] == '["orchard"]'

    def assert_other_reading(self, path: str, value: object) -> str:
        """The value is another reading than the one that is played, which is returned."""
        data = self.data()
        put(data, path, value)
        ((where, (expected, _)),) = self.refusal(data).items()
        assert where == path and expected.endswith(f", {ONLY_READING}")
        return expected.removesuffix(f", {ONLY_READING}")

    def assert_options(self, name: str, other: object, choices: str, names: str) -> None:
        """An option has no other choices, and there are no options but these, of which the first are named."""
        with pytest.raises(OptionError, match=re.escape(f"option {name} = {other}: not one of its choices {choices}")):
            choose(self.edition.data, {name: other})
        unknown = f'option weather = "rain": no such option; the options are {names}'
        with pytest.raises(OptionError, match=re.escape(unknown)):
            choose(self.edition.data, {"weather": "rain"})

    def assert_no_option(self, path: str, ours: object, other: object, expected: str) -> None:
        """An option may not offer this other value."""
        data = self.data()
        data["options"]["mine"] = {"path": path, "choices": [ours, other]}
        ((where, (told, found)),) = self.refusal(data).items()
        assert (where, told) == ("options.mine.choices[1]", f"{expected} at {path}")
        assert found.strip('"').lower() == str(other).lower()

    def assert_our_design(self, data: dict[str, Any], expected: str) -> None:
        """A problem in our own edition, and no more than a note in an owner's."""
        assert expected in [problem.expected for problem in self.problems(data)]
        data["edition"]["name"] = "my copy"
        checker = self.check(edition_of(data))
        assert checker.problems == []
        assert expected in [note.expected for note in checker.deviations]

    def any_damage(self, words: Sequence[str], keys: Sequence[str]) -> st.SearchStrategy[Damage]:
        """One to three places of the file, each with a value that may not fit; words and keys are the game's own."""
        leaves = [path for path, _ in walk(self.edition.data)]
        branches = sorted({path.rpartition(".")[0] for path in leaves if not path.startswith("provenance")} - {""})
        values = st.one_of(
            st.integers(-3, 1200),
            st.booleans(),
            st.floats(allow_nan=False),
            st.sampled_from([*words, "", "Ça va", "a.b[0]", "printed: ", "*"]),
            st.lists(st.integers(0, 5), max_size=4),
            st.dictionaries(st.sampled_from([*keys, "id", "path", "x.y", ""]), st.integers(0, 3), max_size=2),
        )
        return st.lists(st.tuples(st.sampled_from(leaves + branches), values), min_size=1, max_size=3)

    def read_damaged(self, shape: type[T], damage: Damage, remove: bool, owned: bool) -> T | None:
        """The tables if the edition is still accepted, else None: every problem has a place and says what would fit."""
        data = self.data()
        if owned:
            data["edition"]["name"] = "my copy"
        for path, value in damage:
            put(data, path, value, remove)
        try:
            return self.tables(shape, edition_of(data, game=self.edition.game))
        except EditionError as error:
            assert error.problems and all(problem.path and problem.expected for problem in error.problems)
            return None


def put(data: dict[str, Any], path: str, value: object, remove: bool = False) -> None:
    """Overwrites or removes what lies at a path of an edition's data, if it is still there."""
    if path.startswith("provenance."):
        holder, last = data.get("provenance"), path.partition(".")[2].strip('"')
    else:
        parent, _, last = path.removesuffix("]").rpartition("[" if path.endswith("]") else ".")
        try:
            holder = resolve(data, parent) if parent else data
        except KeyError:
            return
    if isinstance(holder, dict):
        if remove:
            holder.pop(last, None)
        else:
            holder[last] = value
    elif isinstance(holder, list) and last.isdecimal() and int(last) < len(holder):
        if remove:
            del holder[int(last)]
        else:
            holder[int(last)] = value
