"""Options: what a table may choose, and the edition's data with the choices made. An edition is sound if it is with
every choice."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias, TypeVar, cast

from .checks import Checker, Option, check_head, check_ids, check_options, check_provenance, plain
from .edition import Edition, EditionError, convert
from .paths import only_place, same, show, with_value

T = TypeVar("T")
Facts: TypeAlias = Callable[[Checker, T, dict[str, Any]], None]

LONGEST_SHOWN = 80
"""As much of a wrong value stands in the message about it."""


class OptionError(ValueError):
    """An option that this edition does not offer, or a value outside its choices."""


def options_of(data: Mapping[str, Any]) -> dict[str, Option]:
    """The options of an edition by name; EditionError if [options] is flawed."""
    checker = Checker()
    options = check_options(checker, data)
    checker.raise_if_any()
    return options


def settle(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, bool | int | str]:
    """The chosen options with the edition's own values; OptionError for anything it does not offer. A value is one of
    the choices, not a word for it: "true" is not true."""
    offered = options_of(data)
    settled: dict[str, bool | int | str] = {}
    for name, value in options.items():
        if name not in offered:
            known = ", ".join(offered) or "none"
            raise OptionError(f"option {_cut(name)} = {_cut(show(value))}: no such option; the options are {known}")
        if not any(same(choice, value) for choice in offered[name].choices):
            raise _foreign(offered[name], show(value))
        settled[name] = cast("bool | int | str", value)
    return settled


def differing(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, bool | int | str]:
    """The chosen options that change anything, in the edition's order: two tables with the same ones play by the same
    box."""
    settled = settle(data, options)
    return {
        name: settled[name]
        for name, option in options_of(data).items()
        if name in settled and not same(settled[name], option.default)
    }


def choose(data: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, Any]:
    """A deep copy of the data in which each chosen option has overwritten its path."""
    offered = options_of(data)
    chosen = copy.deepcopy(dict(data))
    for name, value in settle(data, options).items():
        chosen = with_value(chosen, only_place(chosen, offered[name].path), value)
    return chosen


def parse_option(option: Option, text: str) -> bool | int | str:
    """The choice that a word of a command line or a form means."""
    for choice in option.choices:
        if plain(choice) == text.strip():
            return choice
    raise _foreign(option, text)


def _foreign(option: Option, found: str) -> OptionError:
    choices = ", ".join(map(plain, option.choices))
    return OptionError(f"option {option.name} = {_cut(found)}: not one of its choices {choices}")


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def check_edition(
    edition: Edition, tables: type[T], facts: Facts[T], *, min_reason: int, prose: Collection[str] = (), page: str = ""
) -> Checker:
    """Everything that is wrong with a game's edition: its shape, what holds for every edition, the facts of the game.
    Our own design must hold while the edition is named `reconstructed`."""
    checker = Checker(own_design=edition.name == "reconstructed")
    try:
        data = convert(edition.data, tables)
    except EditionError as error:
        checker.adopt(error)
        return checker
    check_head(checker, edition.data)
    check_provenance(checker, edition.data, min_reason=min_reason, name_assumption=True, page=page)
    check_ids(checker, edition.data, prose)
    facts(checker, data, edition.data)
    check_every_choice(checker, edition, tables, facts)
    return checker


def check_every_choice(checker: Checker, edition: Edition, tables: type[T], facts: Facts[T]) -> None:
    """Every choice of every option gives an edition that can be played, too."""
    least, most = edition.data["players"]["min"], edition.data["players"]["max"]
    flawed_before = bool(checker.problems)
    for name, option in check_options(checker, edition.data).items():
        where = f"options.{name}"
        counts = [count for count in option.players if not least <= count <= most]
        checker.expect(not counts, f"{where}.players", f"numbers of players from {least} to {most}", counts)
        if flawed_before or checker.problems:
            continue
        for number, choice in enumerate(option.choices):
            trial = Checker(checker.own_design)
            chosen = choose(edition.data, {name: choice})
            try:
                facts(trial, convert(chosen, tables), chosen)
            except EditionError as error:
                trial.adopt(error)
            for problem in trial.problems[:1]:
                path = f"{where}.choices[{number}]"
                checker.expect(False, path, f"{problem.expected} at {problem.path}", choice)
