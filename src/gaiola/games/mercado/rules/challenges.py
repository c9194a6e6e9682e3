"""The nine challenges as the box knows them: an edition's list of special rules, read into the questions that the
rules ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Step
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import ANY_GOOD, NOTHING
from .payments import income, payments_from_tile, specialist_income

if TYPE_CHECKING:
    from ..box import MercadoBox
    from ..position import MercadoPosition


class Challenge:
    """One challenge. Every attribute is a question with its everyday answer; `read` lets special rules change it."""

    def __init__(self, number: int, fame_at: Sequence[int], start_coins: int) -> None:
        self.number: Final = number
        self.fame_at: Final = tuple(fame_at)
        self.start_coins: Final = start_coins
        # set-up
        self.sizes_kept: list[int] = []  # empty: all sizes
        self.random_kept: list[int] = []  # how many of each size, empty: all
        self.set_aside_restaurant = NOTHING
        self.sides_filled: list[list[int]] = []  # entrances of each side ...
        self.sides_sizes: list[int] = []  # ... and the size that fills it
        self.placed_size = 0
        self.placed_at: list[int] = []  # entrances that hold a tile from the start
        # play
        self.one_good_only = False
        self.max_stands_per_line = 0  # 0: no limit
        self.line_must_hold_all_goods = False
        self.pays_from_count: list[int] = []  # sizes that pay only once their line has as many stands
        self.only_on_restaurant = NOTHING  # stands and pubs may cover no other gray restaurant
        self.closed_entrances: list[int] = []
        self.stand_lines: list[int] = []  # lines a stand may stand in, empty: all
        self.match_own_line = False
        # end and score
        self.end_after_stands = 0
        self.counted_size = 0  # only income from this size scores, 0: all money
        self.fame_needs_size = 0
        self.fame_needs_count = 0

    @property
    def limits_stands(self) -> bool:
        """Whether there is anything that `stand_forbidden` could forbid."""
        limits = self.max_stands_per_line or self.stand_lines or self.match_own_line
        return bool(limits) or self.only_on_restaurant != NOTHING

    def read(self, box: MercadoBox, rule: dict[str, Any]) -> None:
        """Applies one special rule of the edition's closed list."""
        READERS[rule["rule"]](self, box, rule)


def stand_forbidden(pos: MercadoPosition, solo: Challenge, good: int, space: int) -> Refusal | None:
    """What a challenge has against a stand here."""
    box = pos.box
    row, column = box.row_of[space], box.column_of[space]
    if blocked(pos, solo, space):
        return Refusal("mercado.11.8", "blocked")  # 11.8
    if solo.max_stands_per_line:  # 11.3
        fuller = max(pos.in_line[row], pos.in_line[column]) + 1
        if fuller > solo.max_stands_per_line:
            return Refusal("mercado.11.3", "line-full", need=fuller, have=solo.max_stands_per_line)
    if solo.stand_lines and row not in solo.stand_lines and column not in solo.stand_lines:
        return Refusal("mercado.11.9", "wrong-column")  # 11.9
    if solo.match_own_line:  # 11.9
        for entrance in solo.placed_at:
            asked_for = box.goods_mask[pos.customers[entrance]]
            if box.line_at[entrance] in (row, column) and not asked_for >> good & 1:
                return Refusal("mercado.11.9", "wrong-good")
    return None


def goods_allowed(pos: MercadoPosition, solo: Challenge, space: int) -> int:
    """The mask of the goods that a challenge lets somebody sell here: `stand_forbidden` for all of them at once."""
    box, limit, allowed = pos.box, solo.max_stands_per_line, ANY_GOOD
    row, column = box.row_of[space], box.column_of[space]
    if blocked(pos, solo, space):
        return 0
    if limit and (pos.in_line[row] >= limit or pos.in_line[column] >= limit):
        return 0
    if solo.stand_lines and row not in solo.stand_lines and column not in solo.stand_lines:
        return 0
    if solo.match_own_line:
        for entrance in solo.placed_at:
            if box.line_at[entrance] in (row, column):
                allowed &= box.goods_mask[pos.customers[entrance]]
    return allowed


def blocked(pos: MercadoPosition, solo: Challenge, space: int) -> bool:
    """11.8: gray restaurants other than the named one stand in the way."""
    return solo.only_on_restaurant != NOTHING and pos.gray[space] not in (NOTHING, solo.only_on_restaurant)


def names_specialty(pos: MercadoPosition) -> bool:
    """11.1: a specialist who has not been paid yet."""
    return pos.solo is not None and pos.solo.one_good_only and pos.specialty == NOTHING


class NameSpecialty(Verb["MercadoPosition", "Specialty", moves.Specialty]):
    """11.1: this good will pay, and no other."""

    word: ClassVar[str] = "specialty"

    def candidates(self, pos: MercadoPosition, step: Specialty) -> list[moves.Specialty]:
        return pos.box.moves.specialty

    def refusal(self, pos: MercadoPosition, step: Specialty, move: moves.Specialty) -> Refusal | None:
        if step.space == NOTHING:
            return None
        funds = pos.coins[step.seat] + specialist_income(pos, step.space, move.good)
        if funds < step.price:
            return Refusal("mercado.11.1", "specialty-unpaid", need=step.price, have=funds)
        return None

    def quote(self, pos: MercadoPosition, step: Specialty, move: moves.Specialty) -> Terms:
        if step.space != NOTHING:
            return (("price", step.price), ("income", specialist_income(pos, step.space, move.good)))
        payments = payments_from_tile(pos, pos.customers[step.entrance], step.entrance)
        paid = [payment for payment in payments if pos.stand[payment[0]] == move.good]
        return (("income", income(pos, paid, NOTHING, NOTHING)),)

    def play(
        self,
        pos: MercadoPosition,
        step: Specialty,
        move: moves.Specialty,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        pos.specialty = move.good
        if journal:
            journal.add(events.SpecialtyNamed(step.seat, pos.box.goods[move.good]))


class Specialty(Step["MercadoPosition"]):
    """11.1: the specialist names one good before anybody is paid: for a stand on `space`, which must still be payable,
    or, with no space, for customers at an entrance."""

    name: ClassVar[str] = "specialty"
    carries: ClassVar[tuple[str, ...]] = ("space", "price_or_entrance")
    __slots__ = carries
    verbs: ClassVar[Verbs] = (NameSpecialty(),)

    def __init__(self, seat: int, space: int, price_or_entrance: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.space: Final = space
        self.price_or_entrance: Final = price_or_entrance

    @property
    def price(self) -> int:
        """Of the stand."""
        return self.price_or_entrance

    @property
    def entrance(self) -> int:
        """Of the customers."""
        return self.price_or_entrance


def _keep_customer_sizes(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.sizes_kept = list(rule["sizes"])


def _keep_random_customers(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.random_kept = list(rule["counts"])


def _all_customers_visible(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    assert challenge.random_kept, "all kept tiles lie open: there must be a rule that keeps some"


def _player_receives_set_aside_restaurant(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.set_aside_restaurant = box.restaurants.index(rule["type"])


def _fill_sides_with_sizes(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.sides_filled = [box.entrances_on[side] for side in rule["sides"]]
    challenge.sides_sizes = list(rule["sizes"])


def _place_random_customers(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.placed_size = rule["size"]
    challenge.placed_at = [box.entrances.index(entrance) for entrance in rule["entrances"]]


def _income_from_one_good_only(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.one_good_only = True


def _max_stands_per_line(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.max_stands_per_line = rule["count"]


def _line_must_hold_all_goods_of_tile(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.line_must_hold_all_goods = True


def _tiles_pay_from_stand_count(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.pays_from_count = list(rule["sizes"])


def _blocked_restaurant_spaces(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.only_on_restaurant = box.restaurants.index(rule["except"])


def _closed_side_for_customers(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.closed_entrances = box.entrances_on[rule["side"]]


def _stands_only_in_lines_of_placed_customers(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.stand_lines = [box.line_at[entrance] for entrance in challenge.placed_at]


def _stands_match_customer_of_own_column(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.match_own_line = True


def _end_after_stands_opened(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.end_after_stands = rule["count"]


def _score_counts_only_income_from_size(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.counted_size = rule["size"]


def _fame_needs_customers_placed(challenge: Challenge, box: MercadoBox, rule: dict[str, Any]) -> None:
    challenge.fame_needs_size = rule["size"]
    challenge.fame_needs_count = rule["min"]


READERS: Final = {
    "keep_customer_sizes": _keep_customer_sizes,
    "keep_random_customers": _keep_random_customers,
    "all_customers_visible": _all_customers_visible,
    "player_receives_set_aside_restaurant": _player_receives_set_aside_restaurant,
    "fill_sides_with_sizes": _fill_sides_with_sizes,
    "place_random_customers": _place_random_customers,
    "income_from_one_good_only": _income_from_one_good_only,
    "max_stands_per_line": _max_stands_per_line,
    "line_must_hold_all_goods_of_tile": _line_must_hold_all_goods_of_tile,
    "tiles_pay_from_stand_count": _tiles_pay_from_stand_count,
    "blocked_restaurant_spaces": _blocked_restaurant_spaces,
    "closed_side_for_customers": _closed_side_for_customers,
    "stands_only_in_lines_of_placed_customers": _stands_only_in_lines_of_placed_customers,
    "stands_match_customer_of_own_column": _stands_match_customer_of_own_column,
    "end_after_stands_opened": _end_after_stands_opened,
    "score_counts_only_income_from_size": _score_counts_only_income_from_size,
    "fame_needs_customers_placed": _fame_needs_customers_placed,
}
