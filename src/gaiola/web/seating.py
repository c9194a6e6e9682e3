"""The form of a new table: what a visitor filled in, what is wrong with it, and the plan that it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..bots import known, offered, usual
from ..kernel.box import Game
from ..kernel.options import Option, OptionError, choice_text, options_of, parse_option
from ..table.saved import PATIENCE
from ..words import Words
from .laying import Plan, SeatPlan

LONGEST_NAME = 30
MOST_DIGITS = 18
PEOPLE = ("here", "link")
PATIENCES = (60, PATIENCE, 300, 900, 3_600, 86_400)
"""Seconds that a table may wait for somebody who is away."""

Errors = dict[str, str]
"""Sentences by the field that they stand at: `seats`, `seat-1`, `name-1`, `patience`, `option-money`, `seed`."""


class SeatField(msgspec.Struct, frozen=True):
    kind: str
    name: str = ""


class Form(msgspec.Struct, frozen=True):
    """The fields as they were sent, or as they stand at first."""

    seats: list[SeatField]
    options: dict[str, str]
    seed: str = ""
    covered: bool = True
    patience: str = str(PATIENCE)


def tidy(name: str) -> str:
    """A name as it is kept: one line, no space around it, nothing unprintable."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def offered_kinds(box: Game) -> list[str]:
    """What the form offers for a seat."""
    return ["closed", *PEOPLE, *offered(box)]


def is_kind(kind: str, box: Game) -> bool:
    """Whether a seat can be that; old links and forms may name bots that are offered no longer."""
    return kind == "closed" or kind in PEOPLE or kind in known(box)


def fresh_form(box: Game, wanted: Sequence[str], me: str) -> Form:
    """A form that somebody can send as it is."""
    kinds = [kind if is_kind(kind, box) else "closed" for kind in wanted[: box.max_players]]
    kinds += ["closed"] * (box.max_players - len(kinds))
    mine = kinds.index("here") if "here" in kinds else -1
    seats = [SeatField(kind, me if number == mine else "") for number, kind in enumerate(kinds)]
    return Form(seats, {name: choice_text(option.default) for name, option in options_of(box.edition.data).items()})


def usual_seats(box: Game) -> list[str]:
    """Me against bots, three at the table if the game is for three."""
    players = max(box.min_players, min(3, box.max_players))
    return ["here"] + [usual(box)] * (players - 1)


def presets(box: Game, words: Words) -> list[tuple[str, str]]:
    """Quick choices: what they are called, and their seats as an address writes them."""
    made = [(words.say("lobby-preset-alone"), ["here"])] if box.min_players == 1 else []
    for count in range(max(1, box.min_players - 1), box.max_players):
        made.append((words.say("lobby-preset-bots", count=count), ["here"] + [usual(box)] * count))
    if box.min_players <= 2 <= box.max_players:
        made.append((words.say("lobby-preset-here"), ["here", "here"]))
        made.append((words.say("lobby-preset-link"), ["here", "link"]))
    return [(name, ".".join(kinds)) for name, kinds in made]


def read_form(sent: Mapping[str, str], box: Game) -> Form:
    """What was sent, whatever it is."""
    seats = [
        SeatField(sent.get(f"seat-{number}", "closed"), tidy(sent.get(f"name-{number}", "")))
        for number in range(1, box.max_players + 1)
    ]
    offered = options_of(box.edition.data)
    options = {name: sent.get(f"option-{name}", choice_text(option.default)) for name, option in offered.items()}
    return Form(seats, options, sent.get("seed", "").strip(), "covered" in sent, sent.get("patience", str(PATIENCE)))


# ------------------------------------------------------------------ from a form to a plan


def plan_of(form: Form, box: Game, words: Words, me: str) -> tuple[Plan | None, Errors]:
    """The plan, or what stands in its way."""
    errors: Errors = {}
    taken = [number for number, seat in enumerate(form.seats, 1) if seat.kind != "closed"]
    for number in taken:
        if not is_kind(form.seats[number - 1].kind, box):
            errors[f"seat-{number}"] = words.say("lobby-no-kind")
    if not box.min_players <= len(taken) <= box.max_players:
        least, most = box.min_players, box.max_players
        errors["seats"] = words.say("lobby-no-players", least=least, most=most, more=most - least, count=len(taken))
    _check_names(form, taken, words, errors)
    options = _options(form, box, len(taken), words, errors)
    seed = _seed(form.seed, words, errors)
    if form.patience not in map(str, PATIENCES):
        errors["patience"] = words.say("lobby-no-choice")
    if errors:
        return None, errors
    return Plan(
        game=box.name,
        seats=_seated(form, taken, words, me),
        options=options,
        seed=seed,
        covered=form.covered,
        patience=int(form.patience),
    ), errors


def _check_names(form: Form, taken: Sequence[int], words: Words, errors: Errors) -> None:
    seen: set[str] = set()
    for number in taken:
        name = form.seats[number - 1].name
        if len(name) > LONGEST_NAME:
            errors[f"name-{number}"] = words.say("lobby-no-long-name", most=LONGEST_NAME, count=len(name))
        elif name and name.casefold() in seen:
            errors[f"name-{number}"] = words.say("lobby-no-same-name", name=name)
        seen.add(name.casefold())


def _options(form: Form, box: Game, players: int, words: Words, errors: Errors) -> dict[str, Any]:
    """The choices that differ from the usual; only those are written into a record."""
    chosen: dict[str, Any] = {}
    for name, option in options_of(box.edition.data).items():
        try:
            choice = parse_option(option, form.options[name])
        except OptionError:
            errors[f"option-{name}"] = words.say("lobby-no-choice")
            continue
        if choice == option.default:
            continue
        if option.players and players not in option.players:
            errors[f"option-{name}"] = _only_for(option, players, words)
        chosen[name] = choice
    return chosen


def _only_for(option: Option, players: int, words: Words) -> str:
    if option.players == (1,):
        return words.say("lobby-no-option-alone", count=players)
    return words.say("lobby-no-option-players", players=counts(option), count=players)


def counts(option: Option) -> str:
    return ", ".join(str(count) for count in option.players)


def _seed(text: str, words: Words, errors: Errors) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        errors["seed"] = words.say("lobby-no-seed")
        return None
    return int(text)


def _seated(form: Form, taken: Sequence[int], words: Words, me: str) -> list[SeatPlan]:
    """Everybody with a name; no two the same."""
    used = {form.seats[number - 1].name.casefold() for number in taken}
    guests = [words.say("lobby-guest", number=number) for number in range(1, 2 * len(form.seats) + 1)]
    plans: list[SeatPlan] = []
    for place, number in enumerate(taken):
        seat = form.seats[number - 1]
        if seat.kind not in PEOPLE:
            names = [*bot_names(words), *guests]
        elif seat.kind == "here" and all(plan.kind != "here" for plan in plans):
            names = [me, *guests]
        else:
            names = guests[place:]
        name = seat.name or next(name for name in names if name.casefold() not in used)
        used.add(name.casefold())
        if seat.kind not in PEOPLE:
            plans.append(SeatPlan(kind="bot", name=name, bot=seat.kind))
        else:
            plans.append(SeatPlan(kind=seat.kind, name=name))
    return plans


def bot_names(words: Words) -> list[str]:
    return [name.strip() for name in words.say("lobby-bot-names").split(",")]
