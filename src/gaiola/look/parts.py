"""A drawing in parts. A part has a name that stays the same as long as the game lasts, and sees only the slice of the
view that it is drawn from: a part whose slice is what it was is not drawn again, and one that looks as before is not
sent again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Concatenate, ParamSpec

import msgspec

from .scene import Drawing, Pane, Scene
from .svg import esc, pane

P = ParamSpec("P")

GROUP = 'div class="part"'
"""Around a part in HTML: it takes no room of its own."""

Seen = str | tuple[str, str | int] | Mapping[str, Any]
"""What a part sees of a view: all that stands under a key, one thing of it (`("lands", "a1")`), or what it is told in
place of that (`{"place": None}`, unless it is this place)."""

_packed = msgspec.msgpack.Encoder().encode


class Memory:
    """The parts that pages with the same eyes show, each with what it was drawn from."""

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[bytes, str]] = {}

    def recall(self, name: str, made_of: object, draw: Callable[[], str]) -> str:
        """A part as it was drawn last, unless it is made of something else now."""
        packed, was = _packed(made_of), self._drawn.get(name)
        if was is not None and was[0] == packed:
            return was[1]
        markup = draw()
        self._drawn[name] = packed, markup
        return markup


class Parts:
    """The parts of one pane or of the tray, in the order in which they are drawn."""

    def __init__(self, scene: Scene, place: str, element: str = "g") -> None:
        self.scene = scene
        self.place = place
        self._begin, self._end = f"<{element}", f"</{element.split()[0]}>"
        self._frame = [""]
        self._drawn: dict[str, str] = {}

    def add(
        self,
        name: str,
        draw: Callable[Concatenate[Scene, P], str],
        sees: Sequence[Seen],
        asks: Sequence[str],
        *args: P.args,
        **more: P.kwargs,
    ) -> None:
        """One more part, drawn by a function of a scene that shows only what the part `sees`, and whether one of the
        decisions it `asks` for is due."""
        id, slice = f"{self.place}.{name}", _slice(self.scene, sees, asks)

        def markup() -> str:
            return draw(self.scene._replace(view=slice, memory=None), *args, **more)

        memory = self.scene.memory
        self._drawn[id] = (
            markup() if memory is None else memory.recall(id, (draw.__qualname__, slice, args, more), markup)
        )
        self._frame[-1] += _opening(self._begin, id)
        self._frame.append(self._end)

    @contextmanager
    def group(self, label: str) -> Iterator[None]:
        """Parts that belong together, under the name that a reader is told."""
        self._frame[-1] += f'<g role="group" aria-label="{esc(label)}">'
        yield
        self._frame[-1] += "</g>"

    def drawing(self) -> Drawing:
        return Drawing(tuple(self._frame), self._drawn)

    def pane(self, title: str, icon: str, width: float, height: float) -> Pane:
        begin, end = pane(width, height, title, "\n").split("\n")
        self._frame[0] = begin + self._frame[0]
        self._frame[-1] += end
        return Pane(self.place, title, icon, self.drawing())


@lru_cache(4096)
def _opening(begin: str, id: str) -> str:
    """The beginning of the element around a part; they stay the same all game long."""
    return f'{begin} data-part="{esc(id)}">'


def divided(place: str, markups: Iterable[str]) -> Drawing:
    """HTML that is drawn anew each time, always in as many parts: pages are sent those that look different now."""
    parts = {f"{place}.{number}": markup for number, markup in enumerate(markups)}
    frame = [""]
    for id in parts:
        frame[-1] += _opening(f"<{GROUP}", id)
        frame.append("</div>")
    return Drawing(tuple(frame), parts)


def _slice(scene: Scene, sees: Sequence[Seen], asks: Sequence[str]) -> dict[str, Any]:
    """Of the view: who looks, whether one of these decisions is due, and what is named. One thing that is not there
    stays out."""
    view = scene.view
    slice: dict[str, Any] = {"seat": view["seat"], "step": view["step"] if view["step"] in asks else None}
    for seen in sees:
        if isinstance(seen, str):
            slice[seen] = view[seen]
            continue
        if not isinstance(seen, tuple):
            slice.update(seen)
            continue
        key, one = seen
        things = slice.setdefault(key, {})
        if isinstance(one, int) or one in view[key]:
            things[one] = view[key][one]
    return slice
