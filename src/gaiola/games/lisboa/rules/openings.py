"""Chapter 12, opening a public building: site, rubble and reward, plan, officials, and the stores that score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.replacing import emptied, increased, replaced
from ....kernel.verbs import MAYBE, NO, YES, Verb, Verbs
from .. import events, moves
from ..constants import (
    ARCHITECTS,
    BUILDING_WIGS,
    CLERGY,
    CUBE_KINDS,
    HIRE,
    HIRE_DISCOUNT,
    NOBODY,
    NORTH,
    OPENINGS,
    STAFF_REDUCTION,
)
from ..moves import Open
from .best_case import NOTHING, Gains, Way, purse_with, staying, ways_on
from .choices import LisboaErrand, LisboaStep, top
from .payments import Pay, discounted, hire_price, pending, purse, rise, told
from .rewards import receive
from .state import Withdraw, top_plan
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
    return missing_for(pos, seat, pos.box.plan_officials[plan])


def missing_for(pos: LisboaPosition, seat: int, officials: int) -> int:
    """12.4, 12.5: how many must be hired where a plan asks for so many."""
    return max(0, officials - pos.has(seat, STAFF_REDUCTION) - pos.out(seat))


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


class OpenSite(Verb["LisboaPosition", "Site", Open]):
    """12.1, 12.2: this site; its rubble and its reward follow at once."""

    word: ClassVar[str] = "open"

    def candidates(self, pos: LisboaPosition, step: Site) -> list[Open]:
        return [pos.box.moves.open[site] for site in pos.box.open_sites[pos.players]]

    def refusal(self, pos: LisboaPosition, step: Site, move: Open) -> Refusal | None:
        return site_refusal(pos, move.site)

    def moves(self, pos: LisboaPosition, step: Site) -> list[Open]:
        """What `refusal` allows, read quickly."""
        return [pos.box.moves.open[site] for site in sites_left(pos)]

    def play(self, pos: LisboaPosition, step: Site, move: Open, chance: Chance, journal: Journal | None) -> None:
        seat, site = step.seat, move.site
        if journal:
            journal.add(events.SiteChosen(seat, pos.box.sites[site]))
        pos.push(Complete(seat, site, compulsory=True))
        receive(pos, seat, pos.box.site_reward[site])
        at = site * CUBE_KINDS
        for kind in range(CUBE_KINDS):
            for _ in range(pos.site_rubble[at + kind]):
                take_cube(pos, seat, kind, journal)
        pos.site_rubble = emptied(pos.site_rubble, at, CUBE_KINDS)

    def foresees(self, pos: LisboaPosition, step: Site, move: Open) -> int:
        seat = step.seat
        return opening_possible(pos, seat, move.site, staying(pos), pos.reis[seat], pos.influence[seat])


class Site(LisboaStep):
    """12.1: the site of a public building."""

    name: ClassVar[str] = "site"
    verbs: ClassVar[Verbs] = (OpenSite(),)
    binding: ClassVar[bool] = True

    def lacks(self, pos: LisboaPosition) -> Refusal | None:
        """12.3, 12.5: a plan, or réis for the officials of the smallest."""
        seat, count = self.seat, len(pos.box.plans)
        plans = [plan for plan in range(count) if pos.plans[seat * count + plan]]
        if not plans:
            return Refusal("lisboa.12.3", "no-such-plan", need=1, have=0, later="complete")
        price = min([hire_price(pos, seat, missing(pos, seat, plan)) for plan in plans])
        have = purse(pos, seat)
        if price <= have:
            return None
        return Refusal("lisboa.12.5", "too-dear", need=price, have=have, later="complete")

    def possible(self, pos: LisboaPosition) -> int:
        """A reward or a State action may bring a plan, officials or money, so that little can be ruled out; but what is
        possible now stays so, unless the Cardinal makes officials dearer, or the visit is still to be paid."""
        seat, first = self.seat, top(pos)
        reis, influence = pos.reis[seat], pos.influence[seat]
        if first is self:
            return any_opening_possible(pos, seat, [staying(pos)], reis, influence)
        if first.influence_due():
            return MAYBE
        dearer, helps, _ = pending(pos, self)
        for site in sites_left(pos):
            if _surely_possible(pos, seat, site, dearer, reis, influence):
                return YES
        if helps:
            return MAYBE
        answer = any_opening_possible(pos, seat, ways_by_free_action(pos, seat), reis, influence)
        return NO if answer == NO else MAYBE

    def foresees(self, pos: LisboaPosition, moves: list[Move]) -> list[int]:
        """Site by site."""
        seat, stay = self.seat, staying(pos)
        verdicts: list[int] = []
        for move in moves:
            assert isinstance(move, Open)
            verdicts.append(opening_possible(pos, seat, move.site, stay, pos.reis[seat], pos.influence[seat]))
        return verdicts


def holds_plan(pos: LisboaPosition, seat: int) -> bool:
    """12.3: a plan that is not completed."""
    count = len(pos.box.plans)
    return any(pos.plans[seat * count : (seat + 1) * count])


def sites_left(pos: LisboaPosition) -> list[int]:
    """2.15, 12.1: in play, without a building."""
    return [site for site in pos.box.open_sites[pos.players] if pos.opened[site] == NOBODY]


def ways_by_free_action(pos: LisboaPosition, seat: int) -> list[Way]:
    """9.1: the Cardinal stays, or the King's State action moves him."""
    stay = staying(pos)
    return [stay, *ways_on(pos, seat, stay, (pos.box.cardinal_steps,))]


def any_opening_possible(pos: LisboaPosition, seat: int, ways: list[Way], reis: int, influence: int) -> int:
    """3.5: whether some building can be opened with so many coins and so much Influence, when the Cardinal has gone one
    of these ways: YES before MAYBE before NO."""
    sites, answer, has_plan = sites_left(pos), NO, holds_plan(pos, seat)
    for way in ways:
        idle = way is not ways[0] and not way.gains.helps_to_open
        for site in sites:
            brings = pos.box.site_brings[site]
            if idle and not brings.arrows:
                continue  # the first way is as good: on no other he passes fewer icons
            if not (has_plan or way.gains.may_bring_plans or brings.may_bring_plans):
                continue
            verdict = opening_possible(pos, seat, site, way, reis, influence)
            if verdict == YES:
                return YES
            answer = MAYBE if verdict == MAYBE else answer
    return answer


def opening_possible(pos: LisboaPosition, seat: int, site: int, before: Way, reis: int, influence: int) -> int:
    """3.5, 12.2 to 12.5: whether a plan can be completed at this site with what its reward brings, after the Cardinal
    has gone a way `before`: MAYBE only where a reward or a tile is unclear."""
    brings, answer = pos.box.site_brings[site], NO
    if before.icons == 0 and _surely_possible(pos, seat, site, 0, reis, influence):
        return YES
    if not before.taken and not brings.arrows:
        return MAYBE if brings.unclear else NO
    for way in ways_on(pos, seat, before, brings.arrows):
        dearer = rise(pos, way.icons * pos.box.treasury_by_icon)
        unclear = brings.unclear + way.gains.unclear
        if not unclear and _staffed(pos, seat, site, dearer, way.gains, reis, influence):
            return YES
        if unclear or _staffed(pos, seat, site, dearer, way.gains, reis, influence, at_best=True):
            answer = MAYBE
    return answer


def _surely_possible(pos: LisboaPosition, seat: int, site: int, dearer: int, reis: int, influence: int) -> bool:
    """Whether the reward of the site alone suffices, though the Treasury rise `dearer` steps and those that it brings
    besides."""
    brings = pos.box.site_brings[site]
    dearer += brings.treasury_steps + brings.cardinal_moves * pos.box.dearer_by_cardinal
    return _staffed(pos, seat, site, rise(pos, dearer), NOTHING, reis, influence)


def _staffed(
    pos: LisboaPosition,
    seat: int,
    site: int,
    dearer: int,
    tiles: Gains,
    reis: int,
    influence: int,
    at_best: bool = False,
) -> bool:
    """Whether the officials of a plan that fits the site can be found or hired, each `dearer` than now, with what the
    reward of the site and the Cardinal's tiles bring."""
    brings = pos.box.site_brings[site]
    officials = _fewest_officials(pos, seat, site, brings.new_plans + tiles.new_plans > 0)
    if officials == NOBODY:
        return False
    have = purse_with(pos, seat, brings, tiles, reis, influence, at_best) + tiles.all_cheaper
    helpers = min(brings.new_officials + tiles.new_officials, pos.home[seat]) + tiles.fewer_staff
    number = max(0, missing_for(pos, seat, officials) - helpers)
    each = max(0, pos.value() + dearer - pos.has(seat, HIRE_DISCOUNT) - tiles.hire_cheaper)
    return discounted(pos, seat, HIRE, number * each, 0) <= have


def _fewest_officials(pos: LisboaPosition, seat: int, site: int, new_plan: bool) -> int:
    """12.3: those of the smallest plan that fits the site: one of one's own, or on top of a stack, if a new one comes;
    NOBODY if there is none."""
    box, fewest, at = pos.box, NOBODY, seat * len(pos.box.plans)
    for architect in range(len(ARCHITECTS)):
        if fits(pos, site, architect):
            top = top_plan(pos, architect) if new_plan else NOBODY
            for plan in box.plans_of[architect]:  # the smallest first
                if plan == top or pos.plans[at + plan]:
                    if fewest == NOBODY or box.plan_officials[plan] < fewest:
                        fewest = box.plan_officials[plan]
                    break
    return fewest


class CompletePlan(Verb["LisboaPosition", "Complete", moves.Complete]):
    """12.3 to 12.6: this plan, with its officials; those who are missing are hired."""

    word: ClassVar[str] = "complete"

    def candidates(self, pos: LisboaPosition, step: Complete) -> list[moves.Complete]:
        count = len(pos.box.plans)
        return [pos.box.moves.complete[plan] for plan in range(count) if pos.plans[step.seat * count + plan]]

    def refusal(self, pos: LisboaPosition, step: Complete, move: moves.Complete) -> Refusal | None:
        return plan_refusal(pos, step.seat, step.site, move.plan)

    def quote(self, pos: LisboaPosition, step: Complete, move: moves.Complete) -> Terms:
        hired = missing(pos, step.seat, move.plan)
        price = hire_price(pos, step.seat, hired)
        return (("officials", pos.box.plan_officials[move.plan]), *told(pos, step.seat, price))

    def play(
        self, pos: LisboaPosition, step: Complete, move: moves.Complete, chance: Chance, journal: Journal | None
    ) -> None:
        box, seat, site, plan = pos.box, step.seat, step.site, move.plan
        architect = box.plan_architect[plan]
        tile = pos.ready[architect]
        pos.ready = replaced(pos.ready, architect, NOBODY)
        pos.opened = replaced(pos.opened, site, tile * len(ARCHITECTS) + architect)
        pos.plans = increased(pos.plans, seat * len(box.plans) + plan, -1)
        pos.completed = increased(pos.completed, seat * len(box.plans) + plan, 1)  # 12.6
        if journal:
            journal.add(events.BuildingOpened(seat, box.buildings[tile], box.sites[site], box.plans[plan]))
        pos.push(NextBuilding(seat, architect))
        pos.push(CityScores(seat, site))
        needed = max(0, box.plan_officials[plan] - pos.has(seat, STAFF_REDUCTION))
        hired = missing(pos, seat, plan)
        if hired:
            if journal:
                journal.add(events.Hired(seat, hired))
            pos.push(Pay(seat, HIRE, hired))
        if needed - hired:
            pos.push(Withdraw(seat, needed - hired))


class Complete(LisboaStep):
    """12.3: the plan for the building at the site."""

    name: ClassVar[str] = "complete"
    carries: ClassVar[tuple[str, ...]] = ("site",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (CompletePlan(),)

    def __init__(self, seat: int, site: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.site: Final = site

    def possible(self, pos: LisboaPosition) -> int:
        dearer, helps, _ = pending(pos, self)
        for plan in range(len(pos.box.plans)):
            if plan_refusal(pos, self.seat, self.site, plan) is None:
                number = missing(pos, self.seat, plan)
                price = hire_price(pos, self.seat, number) + number * rise(pos, dearer)
                if price <= purse(pos, self.seat):
                    return YES
        return MAYBE if helps else NO

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        return {"site": pos.box.sites[self.site]}


class CityScores(LisboaErrand):
    """12.7: stores of all owners, at the site."""

    name: ClassVar[str] = "city-scores"
    carries: ClassVar[tuple[str, ...]] = ("site",)
    __slots__ = carries

    def __init__(self, seat: int, site: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.site: Final = site

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        for seat, wigs in enumerate(store_wigs(pos, self.site, pos.opened[self.site])):
            earn(pos, seat, wigs, OPENINGS, journal)
        earn(pos, self.seat, pos.has(self.seat, BUILDING_WIGS), CLERGY, journal)  # 17.13


def store_wigs(pos: LisboaPosition, site: int, building: int) -> list[int]:
    """12.7: the wigs of each seat for a building (tile and side) at a site: for every store to which the building is
    relevant, as `stores.customers` counts them for one store, 10.7."""
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


class NextBuilding(LisboaErrand):
    """12.3: the stack of the architect moves up, at once."""

    name: ClassVar[str] = "next-building"
    carries: ClassVar[tuple[str, ...]] = ("architect",)
    __slots__ = carries

    def __init__(self, seat: int, architect: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.architect: Final = architect

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        advance(pos, self.architect, chance, journal)


def advance(pos: LisboaPosition, architect: int, chance: Chance, journal: Journal | None) -> None:
    """2.7: the next building becomes ready, and another one can be seen."""
    tile = NOBODY
    pos.ready = replaced(pos.ready, architect, pos.coming[architect])
    if pos.stack_left[architect]:
        tile = chance.draw(pos.building_stock, pos.box.buildings)
        pos.building_stock = replaced(pos.building_stock, tile, 0)
        pos.stack_left = increased(pos.stack_left, architect, -1)
        if journal:
            journal.add(events.BuildingRevealed(ARCHITECTS[architect], pos.box.buildings[tile]))
    pos.coming = replaced(pos.coming, architect, tile)
