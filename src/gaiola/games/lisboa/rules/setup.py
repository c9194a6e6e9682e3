"""Chapter 2, the set-up: what is drawn and dealt, the clergy tile that everybody keeps, and the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.knowledge import Place
from ....kernel.refusals import Refusal
from ....kernel.replacing import increased, replaced
from ....kernel.verbs import Verb, Verbs
from .. import events, moves
from ..constants import ARCHITECTS, CUBE_KINDS, GOOD_KINDS, GOODS, NOBLES, NOBODY, RUBBLE, SOURCES, START
from ..moves import Keep
from .choices import LisboaErrand, LisboaStep
from .church import add_tile
from .decrees import lay_decrees
from .displays import fill_ring, lay_tiles, turn_up
from .hidden import STAGES
from .openings import advance
from .periods import deal_hand, fill_yard
from .printed import card_faces, clergy_face
from .rewards import receive
from .turns import BeginTurn

if TYPE_CHECKING:
    from ..position import LisboaPosition


def set_up(pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
    """In the order in which a table does it, up to the first choice; chance is asked in this order too."""
    pos.clear()
    players, box = pos.players, pos.box
    pos.start = chance.draw([1] * players, [str(seat) for seat in range(players)])  # 2.2
    if journal:
        journal.add(events.Began(pos.start))
    for seat in range(players):
        _give_supply(pos, seat, journal)
        _deal_favor_and_plan(pos, seat, chance, journal)
    for seat in range(players):  # 2.5
        for _ in range(box.clergy_drawn):
            tile = chance.draw(pos.clergy_bag, box.clergy)
            pos.clergy_bag = increased(pos.clergy_bag, tile, -1)
            pos.offers[seat].add(tile, 1 << seat)
    pos.push(LayOut(pos.start))
    for turn in range(players - 1, -1, -1):
        pos.push(KeepClergy((pos.start + turn) % players))


def _give_supply(pos: LisboaPosition, seat: int, journal: Journal | None) -> None:
    """2.1 to 2.3: wigs, réis, goods, Influence and officials."""
    box, players = pos.box, pos.players
    pos.wigs[seat] = box.first_wigs
    pos.earned = replaced(pos.earned, seat * SOURCES + START, box.first_wigs)
    pos.reis[seat] = box.first_reis
    pos.influence[seat] = box.first_influence[(seat - pos.start) % players]
    for good in range(GOOD_KINDS):
        pos.goods[seat * GOOD_KINDS + good] = box.first_goods[good]
    for noble in range(len(NOBLES)):
        pos.office[noble * players + seat] = box.first_officials[noble]
        pos.home[seat] -= box.first_officials[noble]
    if journal:
        goods = dict(zip(GOODS, box.first_goods, strict=True))
        supply = events.SupplyDealt(
            seat=seat, wigs=box.first_wigs, reis=box.first_reis, influence=pos.influence[seat], **goods
        )
        journal.add(supply)


def _deal_favor_and_plan(pos: LisboaPosition, seat: int, chance: Chance, journal: Journal | None) -> None:
    """2.4: one of each, drawn."""
    box = pos.box
    noble = chance.draw(pos.favor_stack, NOBLES)
    pos.favor_stack = increased(pos.favor_stack, noble, -1)
    pos.favors = increased(pos.favors, seat * len(NOBLES) + noble, 1)
    dealt = [sum(pos.plans[plan :: len(box.plans)]) for plan in range(len(box.plans))]
    left = [there - gone for there, gone in zip(box.starting_plans, dealt, strict=True)]
    plan = chance.draw(left, box.plans)
    pos.plans = increased(pos.plans, seat * len(box.plans) + plan, 1)
    if journal:
        journal.add(events.FavorDealt(seat, NOBLES[noble]))
        journal.add(events.PlanDealt(seat, box.plans[plan]))


class KeepTile(Verb["LisboaPosition", "KeepClergy", moves.KeepClergy]):
    """2.5: one of the tiles on offer."""

    word: ClassVar[str] = "keep-clergy"

    def candidates(self, pos: LisboaPosition, step: KeepClergy) -> list[moves.KeepClergy]:
        return [pos.box.moves.keep_clergy[tile] for tile in sorted(set(pos.offers[step.seat].cards))]

    def refusal(self, pos: LisboaPosition, step: KeepClergy, move: moves.KeepClergy) -> Refusal | None:
        return None if move.clergy in pos.offers[step.seat].cards else Refusal("lisboa.2.5", "not-offered")

    def play(
        self, pos: LisboaPosition, step: KeepClergy, move: moves.KeepClergy, chance: Chance, journal: Journal | None
    ) -> None:
        pos.kept_offer = replaced(pos.kept_offer, step.seat, pos.offers[step.seat].cards.index(move.clergy))


class KeepClergy(LisboaStep):
    """2.5: one of the two tiles, in secret."""

    name: ClassVar[str] = "keep-clergy"
    verbs: ClassVar[Verbs] = (KeepTile(),)

    def secret(self, pos: LisboaPosition) -> bool:
        return True

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        offer = pos.offers[self.seat].visible(viewer)
        return {"offer": [clergy_face(pos, tile) if tile is not None else None for tile in offer]}


class LayOut(LisboaErrand):
    """2.5 to 2.11: the tiles are shown, the board is laid out, hands are dealt; then the draft."""

    name: ClassVar[str] = "lay-out"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        box, players = pos.box, pos.players
        self._show_clergy(pos, journal)
        fill_ring(pos, chance, None)  # 2.6
        for architect in range(len(ARCHITECTS)):  # 2.7
            advance(pos, architect, chance, None)
            advance(pos, architect, chance, None)
        lay_tiles(pos)
        self._lay_scoring_tiles(pos, chance, journal)
        self._lay_rubble(pos, chance)
        for seat in range(players):  # 2.10
            deal_hand(pos, seat, chance, None if box.draft else journal)
        pos.push(LayCards(pos.start))
        if box.draft:
            self._make_packets(pos)

    def _show_clergy(self, pos: LisboaPosition, journal: Journal | None) -> None:
        for seat, offer in enumerate(pos.offers):
            for i, tile in enumerate(offer.cards):
                if i == pos.kept_offer[seat]:
                    add_tile(pos, seat, tile)
                    if journal:
                        journal.add(events.ClergyKept(seat, pos.box.clergy[tile]))
                else:
                    pos.clergy_bag = increased(pos.clergy_bag, tile, 1)
        pos.offers = [Place([], []) for _ in pos.offers]
        pos.kept_offer = [NOBODY] * pos.players

    def _lay_scoring_tiles(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        """2.8: one to each space, drawn."""
        left, laid = pos.box.scoring_tiles[:], list[int]()
        while left:
            laid.append(left.pop(chance.draw([1] * len(left), [str(wigs) for wigs in left])))
        pos.scoring = laid
        if journal:
            journal.add(events.ScoringTilesLaid(*pos.scoring))

    def _lay_rubble(self, pos: LisboaPosition, chance: Chance) -> None:
        """2.9, 2.15: rows, columns, sites, the pile; what is left goes back to the box."""
        box = pos.box
        bag, rows, columns = box.cubes_of[:], pos.row_rubble[:], pos.column_rubble[:]
        sites, pile = pos.site_rubble[:], pos.pile[:]
        for row in box.open_rows[pos.players]:
            _draw_cubes(bag, rows, row, box.row_cubes[row], chance)
        for column, number in enumerate(box.column_cubes):
            _draw_cubes(bag, columns, column, number, chance)
        for site in box.open_sites[pos.players]:
            _draw_cubes(bag, sites, site, box.cubes_per_site, chance)
        _draw_cubes(bag, pile, 0, box.pile_cubes, chance)
        pos.row_rubble, pos.column_rubble, pos.site_rubble, pos.pile = rows, columns, sites, pile
        pos.count_rubble_prices()
        pos.rubble_gone = sum(bag)

    def _make_packets(self, pos: LisboaPosition) -> None:
        """2.11: the hands are packets now."""
        pos.packets, pos.hands = pos.hands, pos.packets
        pos.push(Draft(pos.start))


class LayCards(LisboaErrand):
    """2.12 to 2.16: the display, ships and decrees; then tiles that act once, and the first turn."""

    name: ClassVar[str] = "lay-cards"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        players = pos.players
        turn_up(pos, chance, None)
        fill_yard(pos)
        lay_decrees(pos, chance, None)
        pos.push(BeginTurn(pos.start))
        for turn in range(players - 1, -1, -1):  # 2.16
            pos.push(FirstTile((pos.start + turn) % players))


def _draw_cubes(bag: list[int], rubble: list[int], line: int, number: int, chance: Chance) -> None:
    for _ in range(number):
        kind = chance.draw(bag, RUBBLE)
        bag[kind] -= 1
        rubble[line * CUBE_KINDS + kind] += 1


class FirstTile(LisboaErrand):
    """2.16: a tile that acts once, kept in the set-up."""

    name: ClassVar[str] = "first-tile"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        tile = pos.clergy[self.seat * pos.box.clergy_limit]
        if pos.box.clergy_once[tile]:
            receive(pos, self.seat, pos.box.clergy_effect[tile])


# ---- 2.11: the draft


class Draft(LisboaErrand):
    """2.11: the next turn of the draft; after the last one everybody takes the card that has come."""

    name: ClassVar[str] = "draft"

    def run(self, pos: LisboaPosition, chance: Chance, journal: Journal | None) -> None:
        box, players = pos.box, pos.players
        if pos.packet_round:
            self._pass_on(pos, journal)
        pos.packet_round += 1
        stage = pos.packet_round - 1
        if stage < len(box.draft_keep):
            pos.push(Draft(self.seat))
            for turn in range(players - 1, -1, -1):
                pos.push(DraftKeep((self.seat + turn) % players, box.draft_keep[stage]))
            return
        for packet in range(players):
            while pos.packets[packet].cards:
                keep_card(pos, packet, 0, (packet + stage) % players)
        pos.packet_round = 0

    def _pass_on(self, pos: LisboaPosition, journal: Journal | None) -> None:
        passed: list[Place] = []
        for packet, place in enumerate(pos.packets):
            holder = (packet + pos.packet_round) % pos.players
            passed.append(Place(place.cards, [1 << holder] * len(place.cards)))
        pos.packets = passed
        if journal:
            journal.add(events.PacketsPassed(len(pos.packets[0].cards)))


def packet_of(pos: LisboaPosition, seat: int) -> int:
    """The packet that a seat holds in this turn of the draft."""
    return (seat - pos.packet_round + 1) % pos.players


def keep_card(pos: LisboaPosition, packet: int, index: int, seat: int) -> None:
    left, hand = pos.packets[packet].copy(), pos.hands[seat].copy()
    card = left.remove(index)
    hand.add(card, 1 << seat)
    pos.packets, pos.hands = replaced(pos.packets, packet, left), replaced(pos.hands, seat, hand)
    pos.drafted = replaced(pos.drafted, card, packet * STAGES + pos.packet_round - 1)


class KeepCard(Verb["LisboaPosition", "DraftKeep", Keep]):
    """2.11: a card of the packet that one holds."""

    word: ClassVar[str] = "keep"

    def candidates(self, pos: LisboaPosition, step: DraftKeep) -> list[Keep]:
        return [pos.box.moves.keep[card] for card in sorted(pos.packets[packet_of(pos, step.seat)].cards)]

    def refusal(self, pos: LisboaPosition, step: DraftKeep, move: Keep) -> Refusal | None:
        there = move.card in pos.packets[packet_of(pos, step.seat)].cards
        return None if there else Refusal("lisboa.2.11", "not-in-packet")

    def play(self, pos: LisboaPosition, step: DraftKeep, move: Keep, chance: Chance, journal: Journal | None) -> None:
        packet = packet_of(pos, step.seat)
        keep_card(pos, packet, pos.packets[packet].cards.index(move.card), step.seat)
        if step.left > 1:
            pos.push(DraftKeep(step.seat, step.left - 1))


class DraftKeep(LisboaStep):
    """2.11: which cards of the packet one holds are kept, one by one."""

    name: ClassVar[str] = "draft-keep"
    carries: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (KeepCard(),)
    stays_secret: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.left: Final = left

    def secret(self, pos: LisboaPosition) -> bool:
        return True

    def shows(self, pos: LisboaPosition, viewer: int | None) -> dict[str, Any]:
        packet = pos.packets[packet_of(pos, self.seat)].visible(viewer)
        return {"packet": card_faces(pos, packet), "left": self.left}
