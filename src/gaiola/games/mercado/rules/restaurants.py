"""Chapter 6: to open a restaurant, which makes the stands next door worth more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import replaced
from ....kernel.verbs import Verb
from .. import events
from ..constants import NOTHING, SPACES
from ..moves import Restaurant
from .challenges import blocked
from .ending import FILLED_SPACE
from .tiles import take_gray

if TYPE_CHECKING:
    from ..position import MercadoPosition
    from .turns import Action


class OpenRestaurant(Verb["MercadoPosition", "Action", Restaurant]):
    """6.1: a restaurant from in front of you on a free space."""

    word: ClassVar[str] = "restaurant"

    def candidates(self, pos: MercadoPosition, step: Action) -> list[Restaurant]:
        kinds = len(pos.box.restaurants)
        tried: list[Restaurant] = []
        for kind in range(kinds):
            if pos.restaurants[step.seat * kinds + kind]:
                tried += pos.box.moves.restaurant[kind * SPACES : (kind + 1) * SPACES]
        return tried

    def refusal(self, pos: MercadoPosition, step: Action, move: Restaurant) -> Refusal | None:
        if not pos.restaurants[step.seat * len(pos.box.restaurants) + move.restaurant]:
            return Refusal("mercado.6.1", "no-restaurant", need=1, have=0)  # 6.1
        if pos.stand[move.space] != NOTHING or pos.restaurant[move.space] != NOTHING:
            return Refusal("mercado.6.1", "space-taken")  # 6.1
        if pos.solo is not None and blocked(pos, pos.solo, move.space):
            return Refusal("mercado.11.8", "blocked")  # 11.8
        return None

    def moves(self, pos: MercadoPosition, step: Action) -> list[Restaurant]:
        """The same rules for all restaurants at once: which spaces are free does not depend on their kind."""
        kinds, solo, free = len(pos.box.restaurants), pos.solo, pos.free
        if solo is not None and solo.only_on_restaurant != NOTHING:
            free = [space for space in free if not blocked(pos, solo, space)]
        found: list[Restaurant] = []
        for kind in range(kinds):
            if pos.restaurants[step.seat * kinds + kind]:
                on_space = pos.box.moves.restaurants_of[kind]
                found += [on_space[space] for space in free]
        return found

    def quote(self, pos: MercadoPosition, step: Action, move: Restaurant) -> Terms:
        return (("gain", pos.box.restaurant_gain),)

    def play(
        self, pos: MercadoPosition, step: Action, move: Restaurant, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, kind, space = pos.box, step.seat, move.restaurant, move.space
        pos.restaurants[seat * len(box.restaurants) + kind] -= 1
        pos.restaurant = replaced(pos.restaurant, space, kind)
        pos.count_restaurant(space)  # 6.4
        pos.coins[seat] += box.restaurant_gain  # 6.2
        if journal:
            name = box.restaurants[kind]
            journal.add(events.RestaurantOpened(seat, name, box.spaces[space], box.restaurant_gain))
        take_gray(pos, seat, space, chance, journal)  # 6.3
        step.ends_with(pos, FILLED_SPACE)


OPEN_RESTAURANT: Final = OpenRestaurant()
