"""What was made last, so that it need not be made again. There is a bound to it, whatever visitors ask for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """At most `most` things by their keys; the one that nobody has asked for longest makes room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._made)

    def get(self, key: K, make: Callable[[], V], *, keep: bool = True) -> V:
        """The thing of this key, made if it is not there. Nothing is kept of what cannot be made, nor without
        `keep`."""
        made = self._made.pop(key) if key in self._made else make()
        if keep:
            self._made[key] = made
            if len(self._made) > self.most:
                del self._made[next(iter(self._made))]
        return made
