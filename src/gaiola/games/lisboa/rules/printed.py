"""What is printed on cards, tiles and decrees, as plain JSON in the edition's ids; views and pending decisions show
it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..constants import CARD_TYPES, NOBODY
from .scoring import decree_worth

if TYPE_CHECKING:
    from ....kernel.effects import Effect
    from ..position import LisboaPosition


def effect_face(effect: Effect) -> dict[str, Any]:
    """An effect as the edition writes it, for cards, tiles and lands."""
    return {"effect": effect.handler.name, **dict(zip(effect.handler.params, effect.values, strict=True))}


def card_face(pos: LisboaPosition, card: int) -> dict[str, Any] | None:
    """A political card with all that is printed on it."""
    box = pos.box
    if card == NOBODY:
        return None
    face: dict[str, Any] = {"id": box.cards[card], "type": CARD_TYPES[box.card_type[card]], "year": box.card_year[card]}
    if box.is_noble(card):
        face["influence"] = box.card_influence[card]
        face["reward"] = [effect_face(effect) for effect in box.reward[card]]
        face["penalty"] = [effect_face(effect) for effect in box.penalty[card]]
    else:
        face["event"] = [effect_face(effect) for effect in box.event[card]]
        face["benefit"] = [effect_face(effect) for effect in box.card_benefit[card]]
    return face


def card_faces(pos: LisboaPosition, cards: list[int | None]) -> list[dict[str, Any] | None]:
    """Known cards in the order of the edition, then the others: the place in the hand tells nothing."""
    known = sorted([card for card in cards if card is not None])
    return [*[card_face(pos, card) for card in known], *[None for card in cards if card is None]]


def clergy_face(pos: LisboaPosition, tile: int) -> dict[str, Any] | None:
    """A clergy tile with all that is printed on it."""
    box = pos.box
    if tile == NOBODY:
        return None
    effects = [effect_face(effect) for effect in box.clergy_effect[tile]]
    return {
        "id": box.clergy[tile],
        "once": bool(box.clergy_once[tile]),
        "wigs": box.clergy_wigs[tile],
        "effect": effects,
    }


def decree_face(pos: LisboaPosition, decree: int) -> dict[str, Any]:
    """A decree: what it counts, how it scores, and what it would score for every seat now."""
    box, score = pos.box, pos.box.score[decree]
    goal = box.goal[decree]
    form = {"form": score.form, "wigs": score.wigs, "each": score.each, "max": score.max}
    return {
        "id": box.decrees[decree],
        "goal": {"id": goal.handler.name, **dict(zip(goal.handler.params, goal.values, strict=True))},
        "score": {**form, "steps": [list(step) for step in score.steps or ()]},
        "now": [decree_worth(pos, seat, decree) for seat in range(pos.players)],
    }
