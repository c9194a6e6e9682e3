"""A table to lay Mercado on: `market` builds a position in three lines, `deal` sets a game up by a script, `play` and
`refused` try a move. Everything is named by the edition's ids; seats may be called by their color."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gaiola import Event, Journal, Scripted
from gaiola.games.mercado.box import MercadoBox
from gaiola.games.mercado.position import MercadoPosition
from gaiola.games.mercado.rules.turns import Turn
from tests.games.trying import legal as legal
from tests.games.trying import play as play
from tests.games.trying import quote as quote
from tests.games.trying import refused as refused
from tests.games.trying import verbs as verbs

GREEN, PURPLE, BLUE, YELLOW = range(4)
COLORS = ("green", "purple", "blue", "yellow")

PAIRS = (
    "fish_flower",
    "fish_tomato",
    "fish_meat",
    "fish_grape",
    "flower_tomato",
    "flower_meat",
    "flower_grape",
    "tomato_meat",
    "tomato_grape",
    "meat_grape",
)
FOURS = ("k4_fish", "k4_flower", "k4_tomato", "k4_meat", "k4_grape")
MARKED = ("r1c2", "r1c4", "r2c1", "r2c5", "r3c1", "r3c3", "r3c5", "r4c1", "r4c5", "r5c2", "r5c4")
GRAY = ("pub", *(kind for kind in ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar") for _ in range(2)))
SPACES = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
ENTRANCES = tuple(f"{side}{number}" for side in "nesw" for number in range(1, 6))


@cache
def _box(options: tuple[tuple[str, Any], ...]) -> MercadoBox:
    return MercadoBox.open(None, dict(options))


def box(**options: Any) -> MercadoBox:
    return _box(tuple(sorted(options.items())))


# ---- laying a position out


def market(
    players: int = 2,
    *,
    stands: Mapping[str, str] | None = None,
    restaurants: Mapping[str, str] | None = None,
    gray: Mapping[str, str] | None = None,
    hidden_stock: str = "",
    customers: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    held: Mapping[int, str] | None = None,
    shown: Sequence[str] | None = None,
    bag: str | None = None,
    display: str = "tomato meat grape",
    to_move: int = GREEN,
    challenge: int | None = None,
    options: Mapping[str, Any] | None = None,
    coin_run: int = 0,
    specialty: str | None = None,
    counted: int = 0,
    best_income: int = 0,
) -> MercadoPosition:
    """A market at the beginning of a turn. What is not said: everybody has 5 coins, which pay for any stand, and the
    tiles fish, flower, tomato; the bag and the stacks hold what is left, the first three tiles of each size are on
    offer; there are no gray restaurants. "meat purple" is a purple meat stand, "meat" a green one; a gray restaurant
    may be "hidden", one of `hidden_stock`. A challenge is played alone; 9 has tiles at n1, n3 and n5 in any case."""
    chosen = dict(options or {})
    if challenge is not None:
        players, chosen["challenge"] = 1, challenge
    opened = box(**chosen)
    pos = MercadoPosition(opened, players)
    pos.clear()
    _build(pos, stands or {}, restaurants or {}, gray or {}, hidden_stock)
    _bring(pos, customers or {}, shown)
    for seat in range(players):
        pos.coins[seat] = (coins or {}).get(seat, 5)
        _put(pos.tiles, seat, opened.goods, (tiles or {}).get(seat, "fish flower tomato"))
        _put(pos.restaurants, seat, opened.restaurants, (held or {}).get(seat, ""))
    _put(pos.display, 0, opened.goods, display)
    _fill_bag(pos, bag)
    pos.coin_run = coin_run
    pos.specialty = -1 if specialty is None else opened.goods.index(specialty)
    pos.counted, pos.best_income = counted, best_income
    pos.recount()
    pos.push(Turn(to_move))
    pos.settle(Scripted([]), None)
    return pos


def _build(
    pos: MercadoPosition,
    stands: Mapping[str, str],
    restaurants: Mapping[str, str],
    gray: Mapping[str, str],
    hidden_stock: str,
) -> None:
    opened = pos.box
    for space, stand in stands.items():
        good, _, color = stand.partition(" ")
        place, seat = opened.spaces.index(space), COLORS.index(color or "green")
        pos.stand[place], pos.owner[place] = opened.goods.index(good), seat
        pos.stands_left[seat] -= 1
    for space, kind in restaurants.items():
        pos.restaurant[opened.spaces.index(space)] = opened.restaurants.index(kind)
    for space, kind in gray.items():
        pos.gray[opened.spaces.index(space)] = -2 if kind == "hidden" else opened.restaurants.index(kind)
    _put(pos.gray_stock, 0, opened.restaurants, hidden_stock)


def _bring(pos: MercadoPosition, customers: Mapping[str, str], shown: Sequence[str] | None) -> None:
    opened, solo = pos.box, pos.solo
    for entrance, name in customers.items():
        pos.customers[opened.entrances.index(entrance)] = opened.customer_tiles.index(name)
    if solo is not None:
        for way in solo.placed_at:
            free = [tile for tile in opened.tiles_of_size[solo.placed_size] if tile not in pos.customers]
            pos.customers[way] = free[0] if pos.customers[way] < 0 else pos.customers[way]
    for index, size in enumerate(opened.sizes):
        tiles = opened.tiles_of_size[size]
        left = [tile for tile in tiles if tile not in pos.customers]
        on_offer, has_stack = 3, True
        if solo is not None and solo.random_kept:  # all that is kept lies open
            on_offer, has_stack = solo.random_kept[index] - (len(tiles) - len(left)), False
        elif solo is not None and (solo.sides_filled or (solo.sizes_kept and size not in solo.sizes_kept)):
            on_offer, has_stack = 0, False
        if shown is None:
            offers = left[: max(on_offer, 0)]
        else:
            offers = [tile for tile in left if opened.customer_tiles[tile] in shown]
        pos.shown += offers
        for tile in left:
            pos.stacked[tile] = int(has_stack and tile not in offers)


def _fill_bag(pos: MercadoPosition, bag: str | None) -> None:
    opened, goods = pos.box, len(pos.box.goods)
    if bag is not None:
        pos.bag = [0] * goods
        _put(pos.bag, 0, opened.goods, bag)
        return
    for good, name in enumerate(opened.goods):
        pos.bag[good] -= pos.display[good] + sum(pos.tiles[good::goods]) + pos.stand.count(good)
        if pos.bag[good] < 0:
            raise ValueError(f"more than seven {name} tiles on this table")


def _put(counts: list[int], seat: int, names: Sequence[str], text: str) -> None:
    for name in text.split():
        counts[seat * len(names) + names.index(name)] += 1


def row_by_row(goods: str) -> dict[str, str]:
    """Green stands of these goods on the first spaces."""
    return dict(zip(SPACES, goods.split(), strict=False))


def built(count: int) -> tuple[dict[str, str], dict[str, str]]:
    """The first spaces of the market, row by row, built on: eleven restaurants first, then stands of green and purple.
    Returns the restaurants and the stands."""
    goods = ("fish", "flower", "tomato", "meat", "grape")
    stands = {
        space: f"{goods[number % 5]} {COLORS[number % 2]}" for number, space in enumerate(SPACES[len(GRAY) : count])
    }
    return dict(zip(SPACES[:count], GRAY, strict=False)), stands


def waiting(count: int) -> dict[str, str]:
    """Customers of three and two at the first entrances: north, east, south, west."""
    tiles = [f"k3_{pair}" for pair in PAIRS] + [f"k2_{pair}" for pair in PAIRS]
    return dict(zip(ENTRANCES[:count], tiles, strict=False))


# ---- setting a game up


def deal(
    players: int = 2,
    *,
    first: int = GREEN,
    gray: Sequence[str] = GRAY,
    display: str = "tomato meat grape",
    tiles: Sequence[str] = (),
    customers: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[MercadoPosition, list[Event]]:
    """A game set up by exactly these draws: the first seat, gray restaurants (in the order of MARKED), display, three
    tiles for each seat in turn order, customers. Returns the position and the events of the set-up."""
    in_turn = list(tiles) or ["fish flower tomato"] * players
    script = [f"seat-{first + 1}"] if players > 1 else []
    script += [*gray, *display.split(), *" ".join(in_turn).split()]
    script += offered() if customers is None else customers
    chance, journal = Scripted(script), Journal()
    pos = box(**dict(options or {})).start(players, chance, journal)
    assert chance.left == 0, f"not drawn: {chance.script[chance.at :]}"
    assert isinstance(pos, MercadoPosition)
    return pos, journal.events


def offered(*sizes: int) -> list[str]:
    """The first three customer tiles of each size, or of these sizes."""
    return [tile for size in sizes or (1, 2, 3, 4) for tile in _tiles(size)[:3]]


def _tiles(size: int) -> list[str]:
    return list(FOURS) if size == 4 else [f"k{size}_{pair}" for pair in PAIRS]


# ---- looking at a position


def tiles_of(pos: MercadoPosition, seat: int) -> str:
    goods = len(pos.box.goods)
    return _spell(pos.box.goods, pos.tiles[seat * goods : (seat + 1) * goods])


def held_by(pos: MercadoPosition, seat: int) -> str:
    kinds = len(pos.box.restaurants)
    return _spell(pos.box.restaurants, pos.restaurants[seat * kinds : (seat + 1) * kinds])


def display_of(pos: MercadoPosition) -> str:
    return _spell(pos.box.goods, pos.display)


def bag_of(pos: MercadoPosition) -> str:
    return _spell(pos.box.goods, pos.bag)


def shown_in(pos: MercadoPosition) -> list[str]:
    return [pos.box.customer_tiles[tile] for tile in pos.shown]


def stacks_of(pos: MercadoPosition) -> list[int]:
    """How many tiles of 1, 2, 3 and 4 customers are still to come."""
    return [sum(pos.stacked[tile] for tile in pos.box.tiles_of_size[size]) for size in (1, 2, 3, 4)]


def at(pos: MercadoPosition, place: str) -> Any:
    """What a spectator sees on a space or at an entrance."""
    seen = pos.view(None)
    return seen["entrances"][place] if place in seen["entrances"] else seen["spaces"][place]


def _spell(names: Sequence[str], counts: Sequence[int]) -> str:
    return " ".join(name for name, count in zip(names, counts, strict=True) for _ in range(count))
