"""A table to lay the palace on: `palace` builds a position in three lines, `at_work` one in which workers
are resolved, `deal` sets a game up by a script, `play`
and `refused` try a move. Everything is named by the edition's ids; seats may be called by their color."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gaiola import Event, Journal, Scripted
from gaiola.games.palacio.box import PalacioBox
from gaiola.games.palacio.constants import IN_DECK, IN_PLACE, NOBODY, SOURCES, VENUES
from gaiola.games.palacio.position import PalacioPosition
from gaiola.games.palacio.rules.hiring import Hire, Reveal
from gaiola.games.palacio.rules.placing import Place
from gaiola.games.palacio.rules.resolving import Resolution, Worker
from gaiola.games.palacio.rules.rounds import EndRound
from tests.games import trying
from tests.games.trying import legal as legal
from tests.games.trying import quote as quote
from tests.games.trying import refused as refused
from tests.games.trying import verbs as verbs

YELLOW, GREEN, RED, BLUE = range(4)
VISITORS = ("king", "patriarch", "secretary", "architect", "marquise")
PLANTATIONS = ("olive_plantation", "vineyards", "mulberry_plantation")
MILLS = ("olive_oil_mill", "wine_mill", "silkworm_house")
HALLS = ("noble_hall", "chapel", "concordia_hall", "cascade_of_poets", "gardens")
PLACES = ("starting_player_coat", *PLANTATIONS, *MILLS, *HALLS, "laje_creek", "fishing_house")

Seats = Mapping[int, int]


@cache
def _box(options: tuple[tuple[str, Any], ...]) -> PalacioBox:
    return PalacioBox.open(None, dict(options))


def box(**options: Any) -> PalacioBox:
    return _box(tuple(sorted(options.items())))


# ---- laying a position out


def palace(
    players: int = 2,
    *,
    coins: Seats | None = None,
    points: Seats | None = None,
    goods: Mapping[int, str] | None = None,
    levels: Mapping[str, Seats] | None = None,
    cards: Mapping[str, str | int] | None = None,
    workers: Mapping[str, Sequence[int]] | None = None,
    second: Mapping[str, int | tuple[int, int]] | None = None,
    king: bool = False,
    king_mill: str = "",
    round: int = 6,
    token: int | None = None,
    hiring: int | None = None,
    placing: int | None = None,
    resolving: int | None = None,
    hand: Seats | None = None,
    hired: Seats | None = None,
    chosen: Seats | None = None,
    exchanges: int = 0,
    gifts: int = 0,
    ending: int = 0,
    options: Mapping[str, Any] | None = None,
) -> PalacioPosition:
    """A palace in which one seat is hiring, placing or resolving. What is not said: nobody has coins, points, goods or
    levels; it is round 6 and all visitors are in place; the seat to move has the token; own workers hired are those in
    hand and on the board. Who has a visitor's card has the cube on the rectangle. `second` names a seat, whose worker
    began last round, or a seat and the round; `king` says that the King's worker has been hired by his holder, and
    `king_mill` that it stands in that mill."""
    pos = PalacioPosition(box(**dict(options or {})), players)
    pos.clear()
    pos.round = round
    acting = next(seat for seat in (hiring, placing, resolving) if seat is not None)
    pos.token = acting if token is None else token
    pos.exchanges, pos.gifts, pos.ending = exchanges, gifts, ending
    _own(pos, coins or {}, points or {}, goods or {})
    _receive(pos, cards or {}, levels or {})
    _send(pos, workers or {}, second or {}, king_mill)
    _hire(pos, hand or {}, hired or {}, chosen or {}, king)
    _agenda(pos, acting, hiring is not None, placing is not None)
    pos.settle(Scripted([]), None)
    assert pos.to_move == acting, "this seat has nothing to decide"
    assert pos.census() == pos.box.census(players)
    return pos


def at_work(*places: str, players: int = 2, seat: int = YELLOW, **laid: Any) -> PalacioPosition:
    """The resolution of a seat with one worker in each of these places, and what else is laid out as by `palace`."""
    return palace(players, resolving=seat, workers={place: [seat] for place in places}, **laid)


def climbing(venue: str, level: int, *, seat: int = YELLOW, **laid: Any) -> PalacioPosition:
    """A worker in a venue, and the cube of its seat on this level."""
    return at_work(venue, seat=seat, levels={venue: {seat: level}}, **laid)


def _own(pos: PalacioPosition, coins: Seats, points: Seats, goods: Mapping[int, str]) -> None:
    for seat, amount in coins.items():
        pos.coins[seat] = amount
    for seat, amount in points.items():
        pos.points[seat] = pos.earned[seat * SOURCES + VENUES] = amount
    for seat, text in goods.items():
        for name in text.split():
            good = pos.box.goods.index(name)
            pos.goods[seat * len(pos.box.goods) + good] += 1
            pos.supply[good] -= 1


def _receive(pos: PalacioPosition, cards: Mapping[str, str | int], levels: Mapping[str, Seats]) -> None:
    opened = pos.box
    for card, name in enumerate(opened.characters):
        where = cards.get(name, "place")
        holder = {"place": IN_PLACE, "deck": IN_DECK}[where] if isinstance(where, str) else where
        pos.cards[card] = holder
        venue = opened.venue_at[opened.place_of[card]]
        if holder >= 0 and venue >= 0:
            pos.cubes[venue * pos.players + holder] = 4
    for name, cubes in levels.items():
        venue = opened.venue_at[opened.locations.index(name)]
        for seat, level in cubes.items():
            pos.cubes[venue * pos.players + seat] = level


def _send(
    pos: PalacioPosition,
    workers: Mapping[str, Sequence[int]],
    second: Mapping[str, int | tuple[int, int]],
    king_mill: str,
) -> None:
    opened = pos.box
    for name, seats in workers.items():
        for seat in seats:
            pos.workers[opened.locations.index(name) * pos.players + seat] += 1
            pos.placed_first |= int(seat == pos.token)
    pos.recount()
    for name, worker in second.items():
        mill = opened.mill_at[opened.locations.index(name)]
        pos.second[mill], pos.started[mill] = worker if isinstance(worker, tuple) else (worker, pos.round - 1)
        pos.supply[opened.input_good[mill]] -= opened.input_amount[mill]
    if king_mill:
        pos.king_mill = opened.mill_at[opened.locations.index(king_mill)]


def _hire(pos: PalacioPosition, hand: Seats, hired: Seats, chosen: Seats, king: bool) -> None:
    pos.king_hired = int(king or (pos.king_mill != NOBODY and pos.second[pos.king_mill] == NOBODY))
    for seat in range(pos.players):
        pos.hand[seat] = hand.get(seat, 0)
        working = pos.hand[seat] + sum(pos.workers[seat :: pos.players])
        kings = pos.king_hired if pos.cards[pos.box.extra_worker_card] == seat else 0
        pos.hired[seat] = hired.get(seat, max(working - kings, 0))
        pos.choice[seat] = chosen.get(seat, NOBODY)


def _agenda(pos: PalacioPosition, acting: int, hiring: bool, placing: bool) -> None:
    """What a round puts on the agenda, without what has been done."""
    players, token = pos.players, pos.token
    turn = (acting - token) % players
    pos.push(EndRound(token))
    if not hiring and not placing:
        if turn + 1 < players:
            pos.push(Resolution((acting + 1) % players, turn + 1))
        pos.push(Worker(acting))
        return
    pos.push(Resolution(token))
    if placing:
        pos.push(Place(acting))
        return
    pos.push(Place(token))
    pos.push(Reveal(token))
    for later in reversed(range(turn, players)):
        pos.push(Hire((token + later) % players))


# ---- setting a game up


def deal(
    players: int = 2,
    *,
    rolls: str = "",
    products: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> tuple[PalacioPosition, list[Event]]:
    """A game set up by exactly these rolls for the starting player (Yellow's is the highest if nothing is said), and
    with these pairs of products chosen, in turn order. Returns the position and the events."""
    chance, journal = Scripted((rolls or "6" + " 1" * (players - 1)).split()), Journal()
    pos = box(**dict(options or {})).start(players, chance, journal)
    assert chance.left == 0, f"not drawn: {chance.script[chance.at :]}"
    assert isinstance(pos, PalacioPosition)
    events = journal.events
    for product in " ".join(products).split():
        events += play(pos, f"product {product}")
    return pos, events


# ---- trying moves


def play(pos: PalacioPosition, notation: str, *outcomes: str | int) -> list[Event]:
    """Plays a move that draws exactly these outcomes; returns what happened. Nothing is lost from the box."""
    events = trying.play(pos, notation, *outcomes)
    assert pos.census() == pos.box.census(pos.players)
    return events


def sequence(pos: PalacioPosition, *notations: str) -> list[Event]:
    """Plays moves that draw nothing, one after the other."""
    return [event for notation in notations for event in play(pos, notation)]


# ---- looking at a position


def to_move(pos: PalacioPosition) -> int:
    assert pos.to_move is not None
    return pos.to_move


def step(pos: PalacioPosition) -> str:
    """The decision that is due."""
    return pos.agenda[-1].name


def goods_of(pos: PalacioPosition, seat: int) -> str:
    kinds = len(pos.box.goods)
    held = pos.goods[seat * kinds : (seat + 1) * kinds]
    return " ".join(name for name, count in zip(pos.box.goods, held, strict=True) for _ in range(count))


def levels_of(pos: PalacioPosition, venue: str) -> list[int]:
    """How high each seat's cube is."""
    at = pos.box.venue_at[pos.box.locations.index(venue)] * pos.players
    return pos.cubes[at : at + pos.players]


def card(pos: PalacioPosition, name: str) -> Any:
    """The seat that holds a card, "place" or "deck"."""
    return pos.view(None)["cards"][name]


def at(pos: PalacioPosition, place: str) -> Any:
    """What a spectator sees at a place."""
    return pos.view(None)["locations"][place]


def mill(pos: PalacioPosition, place: str) -> tuple[list[int], int | None, bool]:
    """Who stands on the first coat of arms of a mill, who on the second, and whether it is the King's worker."""
    seen = at(pos, place)
    return seen["workers"], seen["second"], seen["king"]


def at_home(pos: PalacioPosition, seat: int) -> int:
    """Own workers in the Staff House."""
    home = pos.view(None)["players"][seat]["at_home"]
    assert isinstance(home, int)
    return home


def supply_of(pos: PalacioPosition, good: str) -> int:
    return pos.supply[pos.box.goods.index(good)]
