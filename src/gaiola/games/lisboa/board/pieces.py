"""What the panes and the tray share: captions, counts in words, officials and goods. They read a scene and nothing
else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ....look.colours import GLAZE, NAME, ink, tint
from ....look.lettering import SERIF, fitted, two_lines
from ....look.scene import Scene
from ....look.svg import centred, circle, pawn, piece, text
from ..terminal import sentences

NEUTRAL = "neutral"
BLUE = "var(--c-700)"
LINE = "var(--c-300)"
PALE = "var(--c-50)"
LETTER = 0.52
"""How wide a letter is, in font sizes, in all but rare fonts."""


def card_kind(face: Mapping[str, Any]) -> str:
    """What a card is: a ship, or one of a Noble or of the Treasury."""
    kinds = {"ship": "ship", "treasury": "treasury-card"}
    return f"{kinds.get(face['type'], 'noble-card')}:{face['id']}"


# ------------------------------------------------------------------ text


def caption(x: float, y: float, words: str, width: float) -> str:
    """The name of a part of the board, in one line or two; y is the middle."""
    lines = two_lines(words, 12, width, SERIF)
    top = y + 4 - (len(lines) - 1) * 6
    return "".join(
        fitted(x, top + index * 12, part, 12, width, weight=600, fill=NAME, cls="sf", least=10.8)
        for index, part in enumerate(lines)
    )


def snug(cx: float, y: float, words: str, size: float, width: float, cls: str = "") -> str:
    """A name in one line around its middle, squeezed where it would be longer than `width`."""
    tight = len(words) * size * LETTER > width
    more = f'textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if tight else ""
    return text(cx, y, words, size, cls=cls, more=more)


def badge(cx: float, cy: float, number: object, size: float = 10) -> str:
    """How many there are of something, in a disc at its corner."""
    disc = circle(cx, cy, size, BLUE, GLAZE, 1.3)
    return disc + text(cx, cy + size * 0.42, number, size * 1.2, weight=700, fill=GLAZE)


# ------------------------------------------------------------------ counts in words


def by_seat(scene: Scene, counts: Sequence[int], *, zero: bool = False) -> str:
    """`Rui 2, Ana 1`; those with nothing only if `zero`."""
    parts = [
        scene.words.say("board-count-of", who=scene.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count or zero
    ]
    return ", ".join(parts)


# ------------------------------------------------------------------ pieces


def mine(scene: Scene) -> Mapping[str, Any]:
    """The player who looks; nothing for a spectator."""
    return {} if scene.seat is None else scene.view["players"][scene.seat]


def official(scene: Scene, id: str, seat: int | str, cx: float, cy: float, size: float, home: str = "") -> str:
    """Somebody's official, or a neutral one."""
    if isinstance(seat, str):
        return pawn(NEUTRAL, cx, cy, size, "official")
    return piece(id, pawn(scene.colours[seat], cx, cy, size, "official"), home or f"player:{seat}")


def rows_of(items: Sequence[Any], most: int) -> Iterable[tuple[int, int, Any]]:
    """Each item with its column and row."""
    for index, item in enumerate(items):
        yield index % most, index // most, item


def good_icon(good: str, cx: float, cy: float, size: float, ground: str = "") -> str:
    return centred(good, cx, cy, size, ink(good), ik=ground or tint(good))


# ------------------------------------------------------------------ what things do, in words


def does(scene: Scene, effects: Sequence[Mapping[str, Any]]) -> str:
    return sentences.effects(effects, scene.words)


def cubes_told(scene: Scene, rubble: Mapping[str, int]) -> str:
    return sentences.cubes(rubble, scene.words) or scene.words.say("board-no-rubble")
