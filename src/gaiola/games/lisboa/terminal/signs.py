"""Signs of Lisboa for the terminal: goods as codes, cubes and amounts as single characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ....look.counts import each
from ....look.scene import Part
from ....words import Words
from ..board.glyphs import EFFECTS
from .sentences import effect

NEUTRAL = "○"
CUBE_SIGNS = {"earthquake": "#", "fire": "^", "tsunami": "~"}
SIGNS = {
    **{"wigs": "★", "reis": "$", "influence": "♦", "officials": "♙", "goods": "▪"},
    **{"treasury_icon": "▲", "influence_icon": "†"},
}
"""What the parts of a sum are in short; the others only explain a refusal."""
GAPS = {"cardinal": "†", "influence": "♦", "treasury": "▲"}
FRAMES = {"blue": "[]", "green": "()"}


def of_all(counts: Sequence[int], owners: Sequence[str]) -> str:
    """`A2 R0`"""
    return " ".join(f"{mark}{count}" for mark, count in zip(owners, counts, strict=True))


def codes(goods: Iterable[str], words: Words) -> str:
    return " ".join(words.noun("short", good) for good in goods)


def counted(counts: Mapping[str, int], words: Words) -> str:
    """`GO2 CL1`"""
    return " ".join(f"{words.noun('short', good)}{count}" for good, count in counts.items() if count)


def rubble(cubes: Mapping[str, int]) -> str:
    """`##~`"""
    return "".join(CUBE_SIGNS[kind] * count for kind, count in cubes.items())


def gain(printed: Part, words: Words) -> str:
    """A reward in short: `5$`, `GO`, `2♙`, `♦`."""
    name, count = printed["effect"], printed.get("n", 1)
    number = str(count) if count > 1 else ""
    if name == "good":
        return number + words.noun("short", printed["good"])
    short = EFFECTS[name].short
    return number + short if short else effect(printed, words)


def gains(printed: Iterable[Part], words: Words) -> str:
    """`+5$ +GO`"""
    return " ".join(f"+{gain(one, words)}" for one in printed)


def building(face: Part | None, words: Words) -> str:
    """`[GO TO]` by the blue architect, `(CL)` by the green one."""
    if face is None:
        return "·"
    return codes(face["goods"], words).join(FRAMES[face["architect"]])


def short_plan(id: str, words: Words) -> str:
    """`blue 2♙`"""
    architect, _, officials = id.rpartition("-")
    return f"{words.noun('architect', architect)} {officials}{SIGNS['officials']}"


def office(noble: Part, owners: Sequence[str]) -> str:
    """`«○AAR··»`"""
    staff = NEUTRAL * noble["neutral"] + "".join(
        mark * count for mark, count in zip(owners, noble["office"], strict=True)
    )
    return f"«{staff.ljust(noble['size'], '·')}»"


def cargo(ship: Part, words: Words) -> str:
    """`GO ·` docked with room for one more, `≈GO CL≈` at sea."""
    loaded = [words.noun("short", good) for good in each(ship["cargo"])]
    return " ".join([*loaded, *["·"] * (ship["hull"] - len(loaded))]).join("≈≈" if ship["at_sea"] else ("", ""))
