"""Chapter 12, opening a public building: site, rubble and reward, plan, officials, and the stores that score."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import MAYBE, NO, YES, Errand, Frame, Step
from .. import events
from ..constants import ARCHITECTS, BUILDING_WIGS, CLERGY, CUBES, HIRE, HIRE_PRICE, NOBODY, NORTH, OPENINGS, STAFF
from .best_case import Gains, purse_with, with_cardinal
from .payments import PAY, discounted, hire_price, pending, purse, rise
from .rewards import receive
from .state import WITHDRAW, top_plan
from .stock import earn, take_cube
from .stores import store_value

if TYPE_CHECKING:
    from ..position import LisboaPosition


def site_refusal(pos: LisboaPosition, site: int) -> Refusal | None:
    """12.1: a site in play, without a building."""
    if site not in pos.box.open_sites[pos.players]:
        return Refusal("lisboa.2.15", "closed-row")
    return Refusal("lisboa.12.1", "site-taken") if pos.opened[site] != NOBODY else None


def fits(pos: LisboaPosition, site: int, architect: int) -> bool:
    """12.1, 12.3: a building lies ready, and at the north it shows the colour of the street."""
    if pos.ready[architect] == NOBODY:
        return False
    if pos.box.site_side[site] != NORTH:
        return True
    return bool(pos.box.building_goods[pos.ready[architect] * 2 + architect][pos.box.site_street[site]])


def missing(pos: LisboaPosition, seat: int, plan: int) -> int:
    """12.4, 12.5: how many officials must be hired."""
    return max(0, pos.box.plan_officials[plan] - pos.has(seat, STAFF) - pos.out(seat))


def plan_refusal(pos: LisboaPosition, seat: int, site: int, plan: int) -> Refusal | None:
    """12.3, 12.5: the plan, its building, and réis for those who must be hired."""
    if not pos.plans[seat * len(pos.box.plans) + plan]:
        return Refusal("lisboa.12.3", "no-such-plan", need=1, have=0)
    architect = pos.box.plan_architect[plan]
    if pos.ready[architect] == NOBODY:
        return Refusal("lisboa.12.3", "no-building", need=1, have=0)
    if not fits(pos, site, architect):
        return Refusal("lisboa.12.1", "wrong-colour")
    price, have = hire_price(pos, seat, missing(pos, seat, plan)), purse(pos, seat)
    return Refusal("lisboa.12.5", "too-dear", need=price, have=have) if have < price else None


class Site(Step["LisboaPosition"]):
    """12.1, 12.2: the site; its rubble and its reward follow at once."""

    name: ClassVar[str] = "site"
    verbs: ClassVar[tuple[str, ...]] = ("open",)
    binding: ClassVar[bool] = True

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.open[site] for site in pos.box.open_sites[pos.players]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return site_refusal(pos, move.a)

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        seat, site = frame.seat, move.a
        if journal is not None:
            journal.add(events.SiteChosen(seat, pos.box.sites[site]))
        pos.push(Frame(COMPLETE, seat, site, compulsory=True))
        receive(pos, seat, pos.box.site_reward[site])
        for kind in range(CUBES):
            for _ in range(pos.site_rubble[site * CUBES + kind]):
                take_cube(pos, seat, kind, journal)
            pos.site_rubble[site * CUBES + kind] = 0

    def foresees(self, pos: LisboaPosition, frame: Frame, move: Move) -> int:
        seat = frame.seat
        return completable(pos, seat, move.a, 0, 0, pos.reis[seat], pos.influence[seat])

    def lacks(self, pos: LisboaPosition, frame: Frame) -> Refusal | None:
        """12.3, 12.5: a plan, or réis for the officials of the smallest."""
        seat, count = frame.seat, len(pos.box.plans)
        plans = [plan for plan in range(count) if pos.plans[seat * count + plan]]
        if not plans:
            return Refusal("lisboa.12.3", "no-such-plan", need=1, have=0, later="complete")
        price = min([hire_price(pos, seat, missing(pos, seat, plan)) for plan in plans])
        have = purse(pos, seat)
        if price <= have:
            return None
        return Refusal("lisboa.12.5", "too-dear", need=price, have=have, later="complete")

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        """A reward or a State action may bring a plan, officials or money, so that nothing can be ruled out; but what
        is possible now stays so, unless the Cardinal makes officials dearer. A visit is at worst paid with
        Influence."""
        seat, top = frame.seat, pos.agenda[-1]
        if top.step.name == "visit-cost" and top.seat == seat:
            return MAYBE
        dearer, rewards, _ = pending(pos, frame)
        moves = 0 if top is frame else 1
        answer = any_completable(pos, seat, dearer, moves, pos.reis[seat], pos.influence[seat])
        return MAYBE if answer == NO and rewards else answer


def any_completable(pos: LisboaPosition, seat: int, dearer: int, moves: int, reis: int, influence: int) -> int:
    """3.5: whether some building can be opened with so many coins and so much Influence: surely, perhaps with what the
    Cardinal may bring, or surely not. Before, the Treasury may rise `dearer` steps, and he may move `moves` times."""
    answer = NO
    for site in pos.box.open_sites[pos.players]:
        if pos.opened[site] == NOBODY:
            verdict = completable(pos, seat, site, dearer, moves, reis, influence)
            if verdict == YES:
                return YES
            answer = MAYBE if verdict == MAYBE else answer
    return answer


def completable(pos: LisboaPosition, seat: int, site: int, dearer: int, moves: int, reis: int, influence: int) -> int:
    """3.5, 12.2 to 12.5: whether a plan can be completed at this site, with what its reward brings. The Cardinal is
    uncertain: he may make officials dearer, or his tile may help."""
    box, brings = pos.box, pos.box.site_brings[site]
    dearer += brings.treasury_steps + brings.cardinal_moves * box.dearer_by_cardinal
    if _staffed(pos, seat, site, rise(pos, dearer), brings, reis, influence):
        return YES
    steps = max(box.cardinal_steps, brings.steps_per_move)
    gains = with_cardinal(pos, seat, brings, steps, moves + brings.cardinal_moves)
    return MAYBE if gains.unclear or _staffed(pos, seat, site, 0, gains, reis, influence) else NO


def _staffed(pos: LisboaPosition, seat: int, site: int, dearer: int, gains: Gains, reis: int, influence: int) -> bool:
    """Whether the officials of a plan that fits the site can be found or hired, each `dearer` than now."""
    box, count = pos.box, len(pos.box.plans)
    plans = [plan for plan in range(count) if pos.plans[seat * count + plan]]
    if gains.new_plans:
        plans.extend([top for top in (top_plan(pos, 0), top_plan(pos, 1)) if top >= 0])
    have = purse_with(pos, seat, gains, reis, influence) + gains.all_cheaper
    helpers = min(gains.new_officials, pos.home[seat]) + gains.fewer_staff
    each = max(0, pos.value() + dearer - pos.has(seat, HIRE_PRICE) - gains.hire_cheaper)
    for plan in plans:
        if fits(pos, site, box.plan_architect[plan]):
            number = max(0, missing(pos, seat, plan) - helpers)
            if discounted(pos, seat, HIRE, number * each, 0) <= have:
                return True
    return False


class Complete(Step["LisboaPosition"]):
    """12.3: the plan for the building at site `a`."""

    name: ClassVar[str] = "complete"
    verbs: ClassVar[tuple[str, ...]] = ("complete",)

    def candidates(self, pos: LisboaPosition, frame: Frame) -> list[Move]:
        count = len(pos.box.plans)
        return [pos.box.moves.complete[plan] for plan in range(count) if pos.plans[frame.seat * count + plan]]

    def refusal(self, pos: LisboaPosition, frame: Frame, move: Move) -> Refusal | None:
        return plan_refusal(pos, frame.seat, frame.a, move.a)

    def quote(self, pos: LisboaPosition, frame: Frame, move: Move) -> Terms:
        hired = missing(pos, frame.seat, move.a)
        return (("officials", pos.box.plan_officials[move.a]), ("reis", -hire_price(pos, frame.seat, hired)))

    def play(self, pos: LisboaPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, seat, site, plan = pos.box, frame.seat, frame.a, move.a
        architect = box.plan_architect[plan]
        tile = pos.ready[architect]
        pos.ready[architect] = NOBODY
        pos.opened[site] = tile * len(ARCHITECTS) + architect
        pos.plans[seat * len(box.plans) + plan] -= 1
        pos.completed[seat * len(box.plans) + plan] += 1  # 12.6
        if journal is not None:
            journal.add(events.BuildingOpened(seat, box.buildings[tile], box.sites[site], box.plans[plan]))
        pos.push(Frame(NEXT_BUILDING, seat, architect))
        pos.push(Frame(CITY_SCORES, seat, site))
        needed = max(0, box.plan_officials[plan] - pos.has(seat, STAFF))
        hired = missing(pos, seat, plan)
        if hired:
            if journal is not None:
                journal.add(events.Hired(seat, hired))
            pos.push(Frame(PAY, seat, HIRE, hired))
        if needed - hired:
            pos.push(Frame(WITHDRAW, seat, needed - hired))

    def possible(self, pos: LisboaPosition, frame: Frame) -> int:
        dearer, rewards, _ = pending(pos, frame)
        for plan in range(len(pos.box.plans)):
            if plan_refusal(pos, frame.seat, frame.a, plan) is None:
                number = missing(pos, frame.seat, plan)
                price = hire_price(pos, frame.seat, number) + number * rise(pos, dearer)
                if price <= purse(pos, frame.seat):
                    return YES
        return MAYBE if rewards else NO


class CityScores(Errand["LisboaPosition"]):
    """12.7: stores of all owners, at site `a`."""

    name: ClassVar[str] = "city-scores"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        for seat, wigs in enumerate(store_wigs(pos, frame.a, pos.opened[frame.a])):
            earn(pos, seat, wigs, OPENINGS, journal)
        earn(pos, frame.seat, pos.has(frame.seat, BUILDING_WIGS), CLERGY, journal)  # 17.13


def store_wigs(pos: LisboaPosition, site: int, building: int) -> list[int]:
    """12.7: the wigs of each seat for a building (tile and side) at a site."""
    box, wigs = pos.box, [0] * pos.players
    north = box.site_side[site] == NORTH
    for land, owner in enumerate(pos.owner):
        if owner == NOBODY:
            continue
        if north:
            scores = pos.facing[land] == box.site_street[site]
        else:
            scores = box.land_row[land] == box.site_row[site] and box.building_goods[building][pos.facing[land]] == 1
        if scores:
            wigs[owner] += store_value(pos, land)
    return wigs


class NextBuilding(Errand["LisboaPosition"]):
    """12.3: the stack of architect `a` moves up, at once."""

    name: ClassVar[str] = "next-building"

    def run(self, pos: LisboaPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        advance(pos, frame.a, chance, journal)


def advance(pos: LisboaPosition, architect: int, chance: Chance, journal: Journal | None) -> None:
    """2.7: the next building becomes ready, and another one can be seen."""
    pos.ready[architect] = pos.coming[architect]
    pos.coming[architect] = NOBODY
    if pos.stack_left[architect]:
        tile = chance.draw(pos.building_stock, pos.box.buildings)
        pos.building_stock[tile] = 0
        pos.stack_left[architect] -= 1
        pos.coming[architect] = tile
        if journal is not None:
            journal.add(events.BuildingRevealed(ARCHITECTS[architect], pos.box.buildings[tile]))


SITE: Final = Site()
COMPLETE: Final = Complete()
CITY_SCORES: Final = CityScores()
NEXT_BUILDING: Final = NextBuilding()
