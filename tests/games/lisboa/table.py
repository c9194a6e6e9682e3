"""A table to lay the city on: `city` builds a position in a few lines, `deal` sets a game up, `play` and `refused` try
a move. Everything is named by the edition's ids; seats may be called by their colour."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from gaiola import Chance, Event, Journal, Scripted
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.constants import (
    ARCHITECTS,
    CARD_TYPES,
    CUBE_KINDS,
    DOCKS,
    GOOD_KINDS,
    GOODS,
    HOUSE_GROUPS,
    NOBLES,
    NOBODY,
    ROWS,
    RUBBLE,
    SLOT_NAMES,
    SLOTS,
    SOURCES,
    START,
)
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.rewards import receive
from gaiola.games.lisboa.rules.turns import BeginTurn
from gaiola.kernel.knowledge import everybody
from tests.games import trying
from tests.games.trying import First as First
from tests.games.trying import legal as legal
from tests.games.trying import quote as quote
from tests.games.trying import refused as refused
from tests.games.trying import verbs as verbs

GREEN, YELLOW, PURPLE, ORANGE = range(4)

DISPLAY = {
    1: ("red_manuel_1", "red_marquis_1", "red_king_1", "red_treasury_1"),
    2: ("brown_manuel_1", "brown_marquis_1", "brown_king_1", "brown_treasury_1"),
}
RING = ("builders_chaplain", "ministers_chaplain", "royal_chaplain", "court_preacher", "procession", "papal_letter")
"""On the spaces top, upper_right, lower_right, bottom, lower_left, upper_left."""
DECREES = (
    *("goldsmiths", "drapers", "booksellers", "toolmakers"),
    *("row_a_landlord", "row_b_landlord", "row_c_landlord", "row_d_landlord"),
)
READY = {"blue": ("casa_da_moeda", "alfandega"), "green": ("torre_do_tombo", "terreiro_do_trigo")}
"""The building that can be opened, and the next one. Blue: gold and tools; green: cloth and books."""
HAND = ("blue_manuel_1", "blue_marquis_1", "blue_king_1", "blue_treasury_1", "blue_king_4")

Seats = Mapping[int, int]
Text = Mapping[int, str]


@cache
def _box(options: tuple[tuple[str, Any], ...]) -> LisboaBox:
    return LisboaBox.open(None, dict(options))


def box(**options: Any) -> LisboaBox:
    return _box(tuple(sorted(options.items())))


# ---- laying a position out


def city(
    players: int = 4,
    *,
    seat: int = 0,
    start: int = 0,
    period: int = 1,
    wigs: Seats | None = None,
    reis: Seats | None = None,
    influence: Seats | None = None,
    goods: Text | None = None,
    rubble: Text | None = None,
    markers: Seats | None = None,
    houses: Text | None = None,
    offices: Mapping[str, Seats] | None = None,
    plazas: Mapping[str, Seats] | None = None,
    plans: Text | None = None,
    completed: Text | None = None,
    favors: Text | None = None,
    portfolio: Text | None = None,
    cargo: Mapping[tuple[int, int], str] | None = None,
    at_sea: Sequence[tuple[int, int]] = (),
    clergy: Text | None = None,
    hands: Text | None = None,
    decrees: Text | None = None,
    stores: Mapping[str, tuple[int, str]] | None = None,
    buildings: Mapping[str, str] | None = None,
    rows: Text | Mapping[str, str] | None = None,
    columns: Text | None = None,
    sites: Mapping[str, str] | None = None,
    pile: str = "",
    scoring: Sequence[int] = (2, 3, 4, 5),
    treasury: int = 3,
    prices: Mapping[str, int] | None = None,
    ring: Sequence[str] = RING,
    cardinal: int = 0,
    ready: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    shown: Sequence[str] = DECREES,
    yard: Mapping[str, int] | None = None,
    script: Sequence[str | int] = (),
    options: Mapping[str, Any] | None = None,
) -> LisboaPosition:
    """The turn of `seat` begins. What is not said: nobody owns anything, but every seat has 5 wigs and the cards of
    `HAND` or those of `hands` (written `{0: "blue_king_1 blue_king_2"}`); no rubble lies anywhere; the Treasury value
    is 3; prices are those of the start; ring, display, decrees and buildings as named above. Texts are lists of ids:
    goods `"gold gold cloth"`, rubble `"fire tsunami"` (kinds by name), houses `"left left right"` built, plans
    `"blue-2 green-3"`, portfolio `"dock1:blue_king_1 dock2:ship_red office1:blue_treasury_1"`, cargo `{(seat, dock from
    1): "gold cloth"}`, stores `{"b2": (seat, "cloth")}` (which take houses from no group unless `houses` says which),
    buildings `{"west_a": "casa_da_moeda blue"}`, rows `{"a": "fire fire"}`, columns `{1: "fire"}`, sites
    `{"west_a": "fire fire"}`. The Treasury is given by its value. `script` is what chance brings until the first
    decision."""
    pos = LisboaPosition(box(**dict(options or {})), players)
    pos.clear()
    pos.start, pos.period, pos.turn = start, period, seat
    pos.treasury = pos.box.treasury_value.index(treasury)
    pos.cardinal = cardinal
    _own(pos, wigs or {}, reis or {}, influence or {}, goods or {}, markers or {})
    _board(pos, rubble or {}, houses or {}, plans or {}, completed or {}, favors or {}, clergy or {})
    _staff(pos, offices or {}, plazas or {})
    _portfolios(pos, portfolio or {}, cargo or {}, at_sea)
    _downtown(pos, stores or {}, buildings or {}, ready or READY)
    _lay_cubes(pos, rows or {}, columns or {}, sites or {}, pile)
    pos.scoring = list(scoring)
    for good, price in (prices or {}).items():
        pos.prices[GOODS.index(good)] = price
    _cards(pos, hands, display or DISPLAY[period], shown, decrees or {}, ring)
    _yard(pos, yard)
    for other in range(players):
        pos.count_benefits(other)
    pos.count_rubble_prices()
    pos.push(BeginTurn(seat))
    chance = Scripted(script)
    pos.settle(chance, None)
    assert not chance.left, "not all of the script was drawn"
    assert pos.census() == pos.box.census(players)
    return pos


def _own(pos: LisboaPosition, wigs: Seats, reis: Seats, influence: Seats, goods: Text, markers: Seats) -> None:
    for seat in range(pos.players):
        pos.wigs[seat] = pos.earned[seat * SOURCES + START] = wigs.get(seat, 5)
    for table, amounts in ((pos.reis, reis), (pos.influence, influence), (pos.markers, markers)):
        for seat, amount in amounts.items():
            table[seat] = amount
    for seat, text in goods.items():
        for name in text.split():
            pos.goods[seat * GOOD_KINDS + GOODS.index(name)] += 1


def _named(texts: Text) -> Iterator[tuple[int, str]]:
    """Every word with the seat it is said of."""
    for seat, text in texts.items():
        for name in text.split():
            yield seat, name


def _board(
    pos: LisboaPosition, rubble: Text, houses: Text, plans: Text, completed: Text, favors: Text, clergy: Text
) -> None:
    box = pos.box
    for seat, name in _named(rubble):
        pos.rubble[seat * CUBE_KINDS + RUBBLE.index(name)] += 1
        pos.rubble_gone -= 1
    for seat, name in _named(houses):
        pos.houses[seat * len(HOUSE_GROUPS) + HOUSE_GROUPS.index(name)] += 1
    for table, texts in ((pos.plans, plans), (pos.completed, completed)):
        for seat, name in _named(texts):
            table[seat * len(box.plans) + box.plans.index(name)] += 1
    missing = pos.players - sum(pos.plans) - sum(pos.completed)  # the census counts the starting plans
    if missing > 0:
        pos.completed[(pos.players - 1) * len(box.plans)] += missing
    elif missing:
        pos.plan_next[0] -= missing
    for seat, name in _named(favors):
        pos.favors[seat * len(NOBLES) + NOBLES.index(name)] += 1
        pos.favor_stack[NOBLES.index(name)] -= 1
    for seat, text in clergy.items():
        for i, name in enumerate(text.split()):
            pos.clergy[seat * box.clergy_limit + i] = box.clergy.index(name)
            pos.clergy_bag[box.clergy.index(name)] -= 1


def _staff(pos: LisboaPosition, offices: Mapping[str, Seats], plazas: Mapping[str, Seats]) -> None:
    for table, where in ((pos.office, offices), (pos.plaza, plazas)):
        for noble, seats in where.items():
            for seat, number in seats.items():
                table[NOBLES.index(noble) * pos.players + seat] += number
                pos.home[seat] -= number


def _portfolios(
    pos: LisboaPosition, portfolio: Text, cargo: Mapping[tuple[int, int], str], at_sea: Sequence[tuple[int, int]]
) -> None:
    for seat, text in portfolio.items():
        for entry in text.split():
            slot, card = entry.split(":")
            pos.slots[seat * SLOTS + SLOT_NAMES.index(slot)] = pos.box.in_slots.index(card)
            if card in pos.box.cards:
                pos.deck_left[pos.box.cards.index(card)] = 0
    for (seat, dock), text in cargo.items():
        for good in text.split():
            pos.cargo[(seat * DOCKS + dock - 1) * GOOD_KINDS + GOODS.index(good)] += 1
    for seat, dock in at_sea:
        pos.at_sea[seat * DOCKS + dock - 1] = 1


def _downtown(
    pos: LisboaPosition,
    stores: Mapping[str, tuple[int, str]],
    buildings: Mapping[str, str],
    ready: Mapping[str, Sequence[str]],
) -> None:
    box = pos.box
    for land, (seat, street) in stores.items():
        at = box.lands.index(land)
        pos.owner[at], pos.facing[at] = seat, GOODS.index(street)
        small = box.column_small[box.land_column[at]]
        pos.tiles_left[small] -= 1
    groups = len(HOUSE_GROUPS)
    for seat in range(pos.players):  # houses that nobody spoke of come from the left, then the middle, then the right
        built = pos.houses[seat * groups : (seat + 1) * groups]
        for group in range(groups):
            while sum(built) < pos.stores(seat) and built[group] < box.houses_in_group[group]:
                built[group] += 1
        assert sum(built) == pos.stores(seat), "houses built and stores differ"
        pos.houses[seat * groups : (seat + 1) * groups] = built
    for architect, tiles in ready.items():
        a = ARCHITECTS.index(architect)
        numbers = [box.buildings.index(tile) for tile in tiles] + [NOBODY] * (2 - len(tiles))
        pos.ready[a], pos.coming[a] = numbers[0], numbers[1]
        for tile in tiles:
            pos.building_stock[box.buildings.index(tile)] = 0
    for site, text in buildings.items():
        name, architect = text.split()
        pos.opened[box.sites.index(site)] = box.buildings.index(name) * 2 + ARCHITECTS.index(architect)
        pos.building_stock[box.buildings.index(name)] = 0
    left = sum(pos.building_stock)
    pos.stack_left = [(left + 1) // 2, left // 2]
    for city_tile in range(len(box.tiles)):
        pos.tile_shown[city_tile] = 1
        pos.tiles_left[box.tile_small[city_tile]] -= 1


def _lay_cubes(
    pos: LisboaPosition, rows: Mapping[Any, str], columns: Text, sites: Mapping[str, str], pile: str
) -> None:
    lines = [(pos.row_rubble, ROWS.index(str(row)), text) for row, text in rows.items()]
    lines += [(pos.column_rubble, column - 1, text) for column, text in columns.items()]
    lines += [(pos.site_rubble, pos.box.sites.index(site), text) for site, text in sites.items()]
    for table, line, text in [*lines, (pos.pile, 0, pile)]:
        for name in text.split():
            table[line * CUBE_KINDS + RUBBLE.index(name)] += 1
            pos.rubble_gone -= 1


def _cards(
    pos: LisboaPosition,
    hands: Text | None,
    display: Sequence[str],
    shown: Sequence[str],
    decrees: Text,
    ring: Sequence[str],
) -> None:
    box = pos.box
    for i, name in enumerate(display):
        if name:
            pos.display[i] = box.cards.index(name)
            pos.deck_left[box.cards.index(name)] = 0
    own = dict(hands or {})
    for seat in range(pos.players):
        default = " ".join(HAND) if seat == pos.turn and seat not in own else ""
        for name in own.get(seat, default).split():
            card = box.cards.index(name)
            public = box.card_deck[card] in (box.display_deck[1], box.display_deck[2])
            pos.hands[seat].add(card, everybody(pos.players) if public else 1 << seat)
            pos.deck_left[card] = 0
    _decrees(pos, shown, decrees)
    for space, name in enumerate(ring):
        if name and pos.clergy_bag[box.clergy.index(name)]:
            pos.ring[space] = box.clergy.index(name)
            pos.clergy_bag[box.clergy.index(name)] -= 1


def _decrees(pos: LisboaPosition, shown: Sequence[str], decrees: Text) -> None:
    box = pos.box
    for i, name in enumerate(shown):
        pos.decrees_shown[i] = box.decrees.index(name)
        pos.decree_deck.stock[box.decrees.index(name)] -= 1
    for seat, name in _named(decrees):
        decree = box.decrees.index(name)
        if decree in pos.decrees_shown:
            pos.decrees_shown[pos.decrees_shown.index(decree)] = NOBODY
        else:
            pos.decree_deck.stock[decree] -= 1
        pos.decree_of[decree] = seat


def _yard(pos: LisboaPosition, yard: Mapping[str, int] | None) -> None:
    box = pos.box
    for ship in box.yard_order[pos.period]:
        pos.yard[ship] = box.ship_copies[pos.players]
    if yard is not None:
        pos.yard = [yard.get(name, 0) for name in box.ships]


def give(pos: LisboaPosition, seat: int, kind: str, name: str) -> list[Event]:
    """Lets a seat receive a list of effects at this very moment, above whatever is due: the `reward` or `penalty` of a
    card, the reward of a `land` or `site`, the effect of a `clergy` tile. Returns what happened."""
    box = pos.box
    table = {
        "reward": (box.reward, box.cards),
        "penalty": (box.penalty, box.cards),
        "land": (box.land_reward, box.lands),
        "site": (box.site_reward, box.sites),
        "clergy": (box.clergy_effect, box.clergy),
    }
    effects, names = table[kind]
    receive(pos, seat, effects[names.index(name)])
    journal = Journal()
    pos.settle(Scripted([]), journal)
    return journal.events


def deal(players: int, seed: int = 1, **options: Any) -> LisboaPosition:
    """A game as the rules set it up."""
    pos = box(**options).start(players, Chance(seed))
    assert isinstance(pos, LisboaPosition)
    return pos


def exhaust(pos: LisboaPosition, *kinds: str) -> None:
    """Takes away what lies face down in these piles."""
    for card in range(len(pos.box.cards)):
        if pos.box.card_deck[card] == pos.box.display_deck[pos.period] and CARD_TYPES[pos.box.card_type[card]] in kinds:
            pos.deck_left[card] = 0


def play(pos: LisboaPosition, *notations: str, script: Sequence[str | int] = ()) -> list[Event]:
    """Plays moves one after the other; the last of them draws exactly what the script says. Returns all that
    happened."""
    happened: list[Event] = []
    for i, notation in enumerate(notations):
        happened += trying.play(pos, notation, *(script if i == len(notations) - 1 else ()))
    return happened


def run(pos: LisboaPosition, *notations: str) -> None:
    """Plays moves and lets chance draw the first thing there is: for what comes after the point in question."""
    for notation in notations:
        pos.play(pos.box.move(notation), First())


# ---- reading it


def goods(pos: LisboaPosition, seat: int) -> dict[str, int]:
    return {
        name: pos.goods[seat * GOOD_KINDS + good]
        for good, name in enumerate(GOODS)
        if pos.goods[seat * GOOD_KINDS + good]
    }


def rubble(pos: LisboaPosition, seat: int) -> dict[str, int]:
    return {name: pos.rubble[seat * CUBE_KINDS + kind] for kind, name in enumerate(RUBBLE)}


def price(pos: LisboaPosition, good: str) -> int:
    return pos.prices[GOODS.index(good)]


def office(pos: LisboaPosition, noble: str) -> list[int]:
    at = NOBLES.index(noble) * pos.players
    return pos.office[at : at + pos.players]


def plaza(pos: LisboaPosition, noble: str) -> list[int]:
    at = NOBLES.index(noble) * pos.players
    return pos.plaza[at : at + pos.players]


def favors(pos: LisboaPosition, seat: int) -> list[str]:
    return [name for noble, name in enumerate(NOBLES) if pos.favors[seat * len(NOBLES) + noble]]


def plans(pos: LisboaPosition, seat: int) -> list[str]:
    count = len(pos.box.plans)
    held = pos.plans[seat * count : (seat + 1) * count]
    return [name for plan, name in enumerate(pos.box.plans) for _ in range(held[plan])]


def completed(pos: LisboaPosition, seat: int) -> list[str]:
    count = len(pos.box.plans)
    held = pos.completed[seat * count : (seat + 1) * count]
    return [name for plan, name in enumerate(pos.box.plans) for _ in range(held[plan])]


def slots(pos: LisboaPosition, seat: int) -> dict[str, str]:
    own = pos.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return {name: pos.box.in_slots[card] for name, card in zip(SLOT_NAMES, own, strict=True) if card != NOBODY}


def clergy(pos: LisboaPosition, seat: int) -> list[str]:
    limit = pos.box.clergy_limit
    return [pos.box.clergy[tile] for tile in pos.clergy[seat * limit : (seat + 1) * limit] if tile != NOBODY]


def decrees(pos: LisboaPosition, seat: int) -> list[str]:
    return [name for decree, name in enumerate(pos.box.decrees) if pos.decree_of[decree] == seat]


def hand(pos: LisboaPosition, seat: int) -> list[str]:
    return [pos.box.cards[card] for card in pos.hand(seat)]


def shown(pos: LisboaPosition) -> dict[str, str]:
    return {name: pos.box.cards[card] for name, card in zip(CARD_TYPES, pos.display, strict=True) if card != NOBODY}


def step(pos: LisboaPosition) -> str:
    return pos.agenda[-1].name if pos.agenda else ""


def seen(pos: LisboaPosition, *path: str | int) -> Any:
    """A part of what everybody sees: `seen(pos, "lands", "b2", "price")`."""
    found: Any = pos.view(None)
    for name in path:
        found = found[name]
    return found
