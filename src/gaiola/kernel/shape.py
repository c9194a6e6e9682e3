"""What the shapes of all edition files are made of. A game writes the shape of its own file with these."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; an entry that its shape does not have is refused."""


class PlayersTable(Table, frozen=True):
    """[players]: how many can play, and the colours of their pieces."""

    min: int
    max: int
    colors: tuple[str, ...]


class WithParameters(Table, frozen=True, omit_defaults=True):
    """An effect, or something else that is read by an EffectTable: an id with parameters, None for a parameter that it
    does not have."""

    def written(self) -> dict[str, Any]:
        """The id and the parameters that there are, as an EffectTable reads them."""
        entries: dict[str, Any] = to_builtins(self)
        return entries
