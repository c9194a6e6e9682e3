"""Options: what a table may choose, and the edition's data with the choices made. An edition is sound if it is with
every choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from .checker import Checker
from .edition import EditionError, convert
from .paths import body_of, resolve, same, segments_of, show, with_value

LONGEST_SHOWN = 80
"""As much of a wrong value stands in the message about it."""


class OptionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of [options]: the path of the value a table may change and what it may become."""

    path: str
    choices: tuple[bool | int | str, ...]
    players: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A choice that a table has; `players` empty means with any number of players."""

    name: str
    path: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    players: tuple[int, ...] = ()


class OptionError(ValueError):
    """An option that this edition does not offer, or a value outside its choices."""


def options_of(data: Mapping[str, Any]) -> dict[str, Option]:
    """The options of an edition by name; EditionError if [options] is flawed."""
    checker = Checker()
    options = check_options(checker, data)
    checker.raise_if_any()
    return options


def check_options(checker: Checker, data: Mapping[str, Any]) -> dict[str, Option]:
    """Each option leads to a single value and offers that and others. Returns the sound options."""
    sound: dict[str, Option] = {}
    try:
        entries = convert(data.get("options", {}), dict[str, OptionEntry], "options")
    except EditionError as error:
        checker.adopt(error)
        return sound
    body = {name: table for name, table in body_of(data).items() if name != "options"}
    for name, entry in entries.items():
        where, before = f"options.{name}", len(checker.problems)
        try:
            now = resolve(body, entry.path)
        except KeyError:
            checker.expect(False, f"{where}.path", "a path that exists in the data", entry.path)
            continue
        if not checker.expect(
            isinstance(now, (bool, int, str)), f"{where}.path", "the path of a single value", entry.path
        ):
            continue
        texts = {choice_text(choice) for choice in entry.choices}
        differ = len(texts) == len(entry.choices) >= 2
        checker.expect(differ, f"{where}.choices", "at least two different choices", list(entry.choices))
        among = any(same(now, choice) for choice in entry.choices)
        checker.expect(among, entry.path, "one of " + ", ".join(map(show, entry.choices)), now)
        if len(checker.problems) == before:
            sound[name] = Option(name, entry.path, entry.choices, cast("bool | int | str", now), entry.players)
    return sound


def valid_choices(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, bool | int | str]:
    """The options of a table, each checked against its choices; OptionError for anything the edition does not offer. A
    value is one of the choices, not a word for it: "true" is not true."""
    offered = options_of(data)
    values: dict[str, bool | int | str] = {}
    for name, value in options.items():
        if name not in offered:
            known = ", ".join(offered) or "none"
            raise OptionError(f"option {_cut(name)} = {_cut(show(value))}: no such option; the options are {known}")
        if not any(same(choice, value) for choice in offered[name].choices):
            raise _foreign(offered[name], show(value))
        values[name] = cast("bool | int | str", value)
    return values


def differing(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, bool | int | str]:
    """The options of a table that change anything, in the edition's order: two tables with the same ones play by the
    same box."""
    values = valid_choices(data, options)
    return {
        name: values[name]
        for name, option in options_of(data).items()
        if name in values and not same(values[name], option.default)
    }


def choose(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, Any]:
    """The data in which each option of the table has overwritten its path; what lies elsewhere is shared."""
    offered = options_of(data)
    changed = dict(data)
    for name, value in valid_choices(data, options).items():
        changed = with_value(changed, segments_of(changed, offered[name].path), value)
    return changed


def parse_option(option: Option, text: str) -> bool | int | str:
    """The choice that a word of a command line or a form means."""
    for choice in option.choices:
        if choice_text(choice) == text.strip():
            return choice
    raise _foreign(option, text)


def _foreign(option: Option, found: str) -> OptionError:
    choices = ", ".join(map(choice_text, option.choices))
    return OptionError(f"option {option.name} = {_cut(found)}: not one of its choices {choices}")


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def choice_text(value: object) -> str:
    """A choice as a person types it."""
    return value if isinstance(value, str) else show(value)
