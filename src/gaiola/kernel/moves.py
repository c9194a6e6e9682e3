"""Moves, and the vocabulary that holds them all. A box builds its whole vocabulary once; every Move in it is one
immutable object with an integer id and a text notation that parses back to the same object."""

import difflib
from collections.abc import Sequence
from itertools import product
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr


class Param:
    """One part of a move: its name, the edition's ids it ranges over, and the kind of board element clicked for it."""

    __slots__ = ("ids", "name", "touch")

    def __init__(self, name: str, ids: Sequence[str], touch: str = "") -> None:
        self.name: Final = name
        self.ids: Final = tuple(ids)
        self.touch: Final = touch or name


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing a seat can do. A verb that has parts has a subclass with an attribute for each, an index into the
    tables of the box; they are set here and never changed."""

    __slots__ = ("args", "aside", "id", "notation", "params", "touches", "verb")

    def __init__(
        self, id: int, verb: str, params: Sequence[Param], parts: Sequence[int], aside: bool, touch: str = ""
    ) -> None:
        self.id: Final = id
        self.verb: Final = verb
        self.aside: Final = aside
        self.params: Final = tuple([param.name for param in params])
        self.args: Final = tuple([param.ids[i] for param, i in zip(params, parts, strict=True)])
        touches = [f"{param.touch}:{param.ids[i]}" for param, i in zip(params, parts, strict=True)]
        self.touches: Final = tuple([*touches, touch] if touch else touches)
        self.notation: Final = " ".join((verb, *self.args))
        for param, part in zip(params, parts, strict=True):
            setattr(self, param.name, part)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class UnknownMove(ValueError):
    """A text that is no move of this vocabulary, with the nearest one that is."""

    def __init__(self, text: str, nearest: str) -> None:
        hint = f"; did you mean '{nearest}'?" if nearest else ""
        super().__init__(f"'{text}' is no move of this game{hint}")
        self.text: Final = text
        self.nearest: Final = nearest


M = TypeVar("M", bound=Move)


class Vocabulary:
    """Every move a box can ever offer, by id and by notation."""

    __slots__ = ("_by_notation", "moves")

    def __init__(self) -> None:
        self.moves: Final[list[Move]] = []
        self._by_notation: Final[dict[str, Move]] = {}

    def define(self, kind: type[M], verb: str, *params: Param, aside: bool = False, touch: str = "") -> list[M]:
        """Adds one move for every combination of the parts; the last one runs fastest. `touch` is an element that
        all of them touch last, though it is no part of them."""
        made: list[M] = []
        for parts in product(*[range(len(param.ids)) for param in params]):
            move = kind(len(self.moves), verb, params, parts, aside, touch)
            if move.notation in self._by_notation:
                raise ValueError(f"two moves are written '{move.notation}'")
            self.moves.append(move)
            self._by_notation[move.notation] = move
            made.append(move)
        return made

    def word(self, verb: str, *, aside: bool = False, touch: str = "") -> Move:
        """Adds a move without parts."""
        return self.define(Move, verb, aside=aside, touch=touch)[0]

    def parse(self, text: str) -> Move:
        """The move that is written like this; UnknownMove if there is none."""
        move = self._by_notation.get(" ".join(text.split()))
        if move is None:
            near = difflib.get_close_matches(text, self._by_notation, 1)
            raise UnknownMove(text, near[0] if near else "")
        return move
