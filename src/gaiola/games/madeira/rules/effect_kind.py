"""What a kind of effect says of itself; the kinds are all in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel.effects import Effect, Handler
from ....kernel.refusals import Refusal
from ..constants import NOBODY

if TYPE_CHECKING:
    from ..position import MadeiraPosition


class EffectKind(Handler["MadeiraPosition"]):
    """One effect: its id, its parameters, its rule, whether it can be done, and what it does."""

    def __init__(
        self,
        name: str,
        rule: str,
        params: tuple[str, ...] = (),
        optional: tuple[str, ...] = (),
        nested: tuple[str, ...] = (),
        aim: int = NOBODY,
    ) -> None:
        super().__init__(name, params, optional, nested)
        self.rule: Final = rule
        self.aim: Final = aim  # where it sends workers, if it does

    def refusal(self, pos: MadeiraPosition, seat: int, effect: Effect) -> Refusal | None:
        """Why it would do nothing at all; None if it can be done, or may be done in vain."""
        return None

    def changes(self, effect: Effect) -> str:
        """What it is called where it is one of two to choose from: the thing that it changes."""
        return self.name


def kind_of(effect: Effect) -> EffectKind:
    kind = effect.handler
    assert isinstance(kind, EffectKind)
    return kind


def effect_face(effect: Effect) -> dict[str, Any]:
    """An effect as printed: its name and its numbers."""
    names = (*effect.handler.params, *effect.handler.optional)
    if effect.handler.nested:
        return {"effect": effect.handler.name, "options": [effect_face(inner) for inner in effect.values[0]]}
    numbers = {name: value for name, value in zip(names, effect.values, strict=True) if value or name == "cost"}
    return {"effect": effect.handler.name, **numbers}
