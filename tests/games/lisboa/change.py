"""The change of the period as a position: two piles have run out, and the last card of a third one lies ready."""

from typing import Any

from gaiola import Event
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import city, exhaust, play

ONE_SET = "earthquake fire tsunami"
PURPLE_CARDS = [f"purple_{kind}_{n}" for kind in ("manuel", "marquis", "king", "treasury") for n in range(1, 6)]
BROWN = ("brown_manuel_1", "brown_marquis_1", "brown_king_1", "brown_treasury_1")


def last_pile(players: int = 4, *, seat: int = 0, **more: Any) -> LisboaPosition:
    """Two piles have run out and of the Manuel cards only the last is left. `seat` has one card, to be discarded for
    gold; the others have what `hands` says."""
    hands = {seat: "blue_treasury_1"} | more.pop("hands", {})
    pos = city(players, seat=seat, display=("red_manuel_1", "", "", "red_treasury_1"), hands=hands, **more)
    exhaust(pos, "manuel", "marquis", "king")
    return pos


def period_ends(pos: LisboaPosition) -> list[Event]:
    """The last Manuel card is taken. The first who has cards is asked what to discard."""
    return play(pos, "gold blue_treasury_1", "take manuel")


def dealt(number: int) -> list[str]:
    """What chance brings: so many purple cards for all hands, then the brown piles."""
    return [*PURPLE_CARDS[:number], *BROWN]


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]
