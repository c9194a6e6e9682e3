"""What the table of effects is made of: an entry, the deed that it names, and the effect that a card, tile, land, site
or house shows. The table itself is in `effects`, that of the goals of decrees in `goals`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ....kernel.chance import Chance
from ....kernel.effects import Effect, Handler, Parameter
from ....kernel.events import Journal
from ....kernel.verbs import YES
from ..constants import BENEFITS, GOODS, NO_ACTION, NOBLES, NOBODY, STATE_ACTIONS
from .best_case import NOTHING, Gains
from .choices import RepeatedChoice
from .sponsoring import able_state
from .state import perform

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..position import LisboaPosition

    Able = Callable[[LisboaPosition, int, "LisboaEffect"], int]
    Does = Callable[[LisboaPosition, int, "LisboaEffect", Journal | None], None]
    Brings = Callable[["LisboaEffect"], Gains]
    Affordable = Callable[[LisboaPosition, int, "LisboaEffect", int, int], int]

ANY: Final = NOBODY  # a good or a Noble: whichever

N: Final = Parameter("n", least=1)
GOOD: Final = Parameter("good", GOODS)
GOOD_OR_ANY: Final = Parameter("good", (*GOODS, "any"))
NOBLE_OR_ANY: Final = Parameter("noble", (*NOBLES, "any"))
DISTINCT: Final = Parameter("distinct", (True, False))
ARROWS: Final = Parameter("steps", (1, 2))
STEPS: Final = Parameter("steps", least=1)
BONUS: Final = Parameter("bonus")
DISCOUNT: Final = Parameter("discount")
ACTIONS: Final = Parameter("n", tuple(range(1, len(STATE_ACTIONS) + 1)))


# ---- deeds


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What an effect does, and whether it can."""

    def able(self, pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
        """13.2: as a part of an event, YES, NO, or MAYBE where only looking ahead can tell."""
        return YES

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        raise NotImplementedError


def always(pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
    return YES


class Do(Deed):
    """Happens at once, or pushes what is to be decided."""

    def __init__(self, does: Does, able: Able = always) -> None:
        self._does: Final = does
        self._able: Final = able

    def able(self, pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
        return self._able(pos, seat, effect)

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        self._does(pos, seat, effect, journal)


class Ask(Deed):
    """Leaves `n` things to a step."""

    def __init__(self, step: type[RepeatedChoice], able: Able = always) -> None:
        self._step: Final = step
        self._able: Final = able

    def able(self, pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
        return self._able(pos, seat, effect)

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(self._step(seat, effect.n))


class StateAction(Deed):
    """17.9, 8: a State action, for so many goods fewer."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def able(self, pos: LisboaPosition, seat: int, effect: LisboaEffect) -> int:
        return able_state(pos, seat, self.action, effect.discount)

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        perform(pos, seat, self.action, chance, journal, effect.discount)


class Benefit(Deed):
    """17.10 to 17.16: while a Treasury card, a clergy tile or a house gives it, it stands in the position's table of
    benefits. Applying adds `n`, or 1, there."""

    def __init__(self, benefit: int) -> None:
        self.benefit: Final = benefit

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        pos.benefit[seat * BENEFITS + self.benefit] += effect.n


# ---- entries, and effects as something shows them


def brings_nothing(effect: LisboaEffect) -> Gains:
    return NOTHING


class Entry(Handler["LisboaPosition"]):
    """One effect that there is: its id, its parameters, what it does, and what others must know of it.

    `worth` is in wigs in the middle of a game of four, for n = 1; `worth_more` for each point of a bonus or discount;
    `worth_as` instead of `worth` if it is told that value. `brings` is what it can bring for a payment, an opening or a
    sale, 3.5. `spoils` are the State actions that may no longer be possible afterwards, as bits, `enables` those that
    may have become so; what `takes_goods` leaves fewer to be traded for them. `in_event` is what it does instead as a
    part of an event, of which something must come, 13.2. What `costs` réis may become impossible by the fee of the
    event: it says whether so many coins and so much Influence suffice. Benefits `about_money` or sales are those of
    Treasury cards."""

    def __init__(
        self,
        name: str,
        parameters: tuple[Parameter, ...],
        deed: Deed,
        worth: float,
        worth_more: float = 0.0,
        worth_as: dict[str, float] | None = None,
        brings: Brings = brings_nothing,
        spoils: int = NO_ACTION,
        takes_goods: bool = False,
        enables: int = NO_ACTION,
        in_event: Deed | None = None,
        costs: Affordable | None = None,
        about_money: bool = False,
    ) -> None:
        super().__init__(name, tuple([parameter.name for parameter in parameters]))
        self.parameters: Final = parameters
        self.deed: Final = deed
        self.worth: Final = worth
        self.worth_more: Final = worth_more
        self.worth_as: Final[dict[str, float]] = worth_as or {}
        self.brings: Final = brings
        self.spoils: Final = spoils
        self.takes_goods: Final = takes_goods
        self.enables: Final = enables
        self.in_event: Final = in_event
        self.costs: Final = costs
        self.about_money: Final = about_money

    def apply(
        self, pos: LisboaPosition, seat: int, effect: LisboaEffect, chance: Chance, journal: Journal | None
    ) -> None:
        self.deed.apply(pos, seat, effect, chance, journal)


class LisboaEffect(Effect):
    """An effect as something shows it, its parameters by name: a good or a Noble by number, 1 for an `n` that it does
    not have, else 0."""

    def __init__(self, handler: Handler[Any], values: tuple[Any, ...], number: int) -> None:
        super().__init__(handler, values, number)
        assert isinstance(handler, Entry)
        told: dict[str, Any] = dict(zip(handler.params, values, strict=True))
        self.entry: Final = handler
        self.printed: Final[dict[str, Any]] = {"effect": handler.name, **told}
        self.n: Final[int] = told.get("n", 1)
        self.good: Final[int] = GOODS.index(told["good"]) if told.get("good") in GOODS else ANY
        self.noble: Final[int] = NOBLES.index(told["noble"]) if told.get("noble") in NOBLES else ANY
        self.distinct: Final[bool] = told.get("distinct", False)
        self.steps: Final[int] = told.get("steps", 0)
        self.bonus: Final[int] = told.get("bonus", 0)
        self.discount: Final[int] = told.get("discount", 0)
        self.brings: Final = handler.brings(self)

    def able(self, pos: LisboaPosition, seat: int) -> int:
        """13.2: as a part of an event, YES, NO, or MAYBE where only looking ahead can tell."""
        return self.entry.deed.able(pos, seat, self)

    def affordable(self, pos: LisboaPosition, seat: int, reis: int, influence: int) -> int:
        """13.2: the same, with so many coins and so much Influence."""
        costs = self.entry.costs
        return self.able(pos, seat) if costs is None else costs(pos, seat, self, reis, influence)

    def carry_out(self, pos: LisboaPosition, seat: int, chance: Chance, journal: Journal | None) -> None:
        """13.2: as a part of an event, of which something must come."""
        if self.entry.in_event is None:
            self.entry.apply(pos, seat, self, chance, journal)
        else:
            self.entry.in_event.apply(pos, seat, self, chance, journal)


def all_enabled(effects: list[LisboaEffect]) -> int:
    """The State actions that these effects may make possible, as bits."""
    found = NO_ACTION
    for effect in effects:
        found |= effect.entry.enables
    return found


def all_spoilt(effects: list[LisboaEffect]) -> int:
    """The State actions that these effects may make impossible, as bits."""
    found = NO_ACTION
    for effect in effects:
        found |= effect.entry.spoils
    return found
