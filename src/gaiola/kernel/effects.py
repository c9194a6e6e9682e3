"""Effects as data: a closed list of effects by their ids, each with its parameters. An edition writes `{ effect =
"gain", reals = 3 }`; the game has a handler for each id, the kernel reads the table and calls the handler."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .edition import EditionError, Problem
from .verbs import P

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Journal


class Parameter:
    """What an effect is told besides its id, under this name: one of these values or, if none are listed, a number
    from the least one on."""

    def __init__(self, name: str, values: tuple[object, ...] = (), least: int = 0) -> None:
        self.name: Final = name
        self.values: Final = values
        self.least: Final = least


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler(Generic[P]):
    """What one effect id does: an entry of a game's table of effects. Parameters come to it in the order `params`,
    then `optional` (0 where absent); those also named in `nested` are lists of effects."""

    def __init__(
        self,
        name: str,
        params: tuple[str, ...] = (),
        optional: tuple[str, ...] = (),
        nested: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.params: Final = params
        self.optional: Final = optional
        self.nested: Final = nested

    def apply(self, pos: P, seat: int, effect: Any, chance: Chance, journal: Journal | None) -> None:
        """What happens: the position changes at once, or steps are pushed where something is to be decided. The effect
        is what the game's table reads: an Effect, or more than that."""
        raise NotImplementedError


class Effect:
    """One effect as the edition writes it: its handler, its parameters in the handler's order, and its number in the
    table it was read by, so that a step can name it."""

    def __init__(self, handler: Handler[Any], values: tuple[Any, ...], number: int) -> None:
        self.handler: Final = handler
        self.values: Final = values
        self.number: Final = number

    def apply(self, pos: Any, seat: int, chance: Chance, journal: Journal | None) -> None:
        self.handler.apply(pos, seat, self, chance, journal)


E = TypeVar("E", bound=Effect)


class EffectTable(Generic[E]):
    """All effects that a game knows, by id, and those that its edition uses, by number. `make` is the game's class of
    effects."""

    def __init__(
        self, handlers: Sequence[Handler[Any]], make: Callable[[Handler[Any], tuple[Any, ...], int], E]
    ) -> None:
        self.handlers: Final = {handler.name: handler for handler in handlers}
        self.effects: Final[list[E]] = []
        self._make: Final = make

    def read(self, data: Mapping[str, Any], path: str, key: str = "effect") -> E:
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
        effect = self._make(handler, values, len(self.effects))
        self.effects.append(effect)
        return effect
