"""Effects as data: a closed list of effects by their ids, each with its parameters. An edition writes `{ effect =
"gain", reals = 3 }`; the game has a handler for each id, the kernel reads the table and calls the handler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from .edition import EditionError, Problem
from .steps import P

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Journal


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler(Generic[P]):
    """What one effect id does. Stateless, one instance per game. Parameters come to it in the order `params`, then
    `optional` (0 where absent); those also named in `nested` are lists of effects."""

    name: ClassVar[str] = ""
    params: ClassVar[tuple[str, ...]] = ()
    optional: ClassVar[tuple[str, ...]] = ()
    nested: ClassVar[tuple[str, ...]] = ()

    def apply(self, pos: P, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        """What happens: the position changes at once, or frames are pushed where something is to be decided."""
        raise NotImplementedError


class Effect:
    """One effect as the edition writes it: its handler, its parameters in the handler's order, and its number in the
    table it was read by, so that a frame can name it."""

    __slots__ = ("handler", "number", "values")

    def __init__(self, handler: Handler[Any], values: tuple[Any, ...], number: int) -> None:
        self.handler: Final = handler
        self.values: Final = values
        self.number: Final = number

    def apply(self, pos: Any, seat: int, chance: Chance, journal: Journal | None) -> None:
        self.handler.apply(pos, seat, self, chance, journal)


class EffectTable:
    """All effects that a game knows, by id, and those that its edition uses, by number."""

    def __init__(self, handlers: Sequence[Handler[Any]]) -> None:
        self.handlers: Final = {handler.name: handler for handler in handlers}
        self.effects: Final[list[Effect]] = []

    def read(self, data: Mapping[str, Any], path: str, key: str = "effect") -> Effect:
        """An effect from an edition's table; an unknown id or parameter is refused with its place."""
        given = dict(data)
        name = given.pop(key, None)
        handler = self.handlers.get(str(name))
        if handler is None:
            raise EditionError([Problem(path, f"one of the {key}s {', '.join(sorted(self.handlers))}", repr(name))])
        if not set(handler.params) <= set(given) <= {*handler.params, *handler.optional}:
            expected = f"the parameters {', '.join(handler.params) or '(none)'} for {name}"
            if handler.optional:
                expected += f", perhaps {', '.join(handler.optional)}"
            raise EditionError([Problem(path, expected, ", ".join(sorted(given)) or "none")])
        for param in handler.nested:
            given[param] = [self.read(inner, f"{path}.{param}[{i}]", key) for i, inner in enumerate(given[param])]
        values = tuple([given.get(param, 0) for param in (*handler.params, *handler.optional)])
        effect = Effect(handler, values, len(self.effects))
        self.effects.append(effect)
        return effect
