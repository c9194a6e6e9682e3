"""A table to lay the island on: `island` builds a position in a few lines, `deal` sets a game up by a script, `play`
and `refused` try a move. Everything is named by the edition's ids; seats may be called by their color."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gaiola import Chance, Event, Journal, Scripted
from gaiola.games.madeira.box import MadeiraBox
from gaiola.games.madeira.constants import (
    BUILDINGS,
    NEUTRAL,
    NOBODY,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    PHASE_NAMES,
    REQUESTS,
    SOURCES,
)
from gaiola.games.madeira.position import MadeiraPosition
from gaiola.games.madeira.rules.buildings import Building, Clear, PhaseC
from gaiola.games.madeira.rules.crown import PhaseE
from gaiola.games.madeira.rules.dice import NextTurn
from gaiola.games.madeira.rules.maintenance import PhaseD
from gaiola.games.madeira.rules.rounds import BeginRound, EndRound
from gaiola.games.madeira.rules.windmill import EndOfC
from tests.games import trying
from tests.games.trying import legal as legal
from tests.games.trying import quote as quote
from tests.games.trying import refused as refused
from tests.games.trying import verbs as verbs

YELLOW, RED, PURPLE, BLUE = range(4)
FACES = (1, 2, 3)
FIELDS = [f"r{region}_f{field}" for region in (1, 2, 3) for field in (1, 2, 3, 4, 5) if (region, field) != (1, 5)]
OPEN_SPOTS = [f"{city}_{spot}" for city in ("porto_santo", "funchal", "machico") for spot in (1, 2, 3)]
"""Empty at the start, when a citizen stands on the fourth spot of each city."""
STANDARD = ("commander", "steward", "guild_master", "mayor")
REWARDS = ("field_worker", "prestige", "city_worker", "treasure", "favor_flip", "royal_support")
FAVORS = (
    *("monk", "miller", "bishop", "patron"),
    *("lord", "diplomat", "treasurer", "navigator"),
    *("engineer", "constable", "lady", "scout"),
)
"""On the districts 3 to 6 of Porto Santo, Funchal and Machico."""
KINDS = ("market_routes", "expeditions", "influence_of_guilds", "urbanization", "wealth_of_nation")

Seats = Mapping[int, int]


@cache
def _box(options: tuple[tuple[str, Any], ...]) -> MadeiraBox:
    return MadeiraBox.open(None, dict(options))


def box(**options: Any) -> MadeiraBox:
    return _box(tuple(sorted(options.items())))


# ---- laying a position out


def island(
    players: int = 2,
    *,
    phase: str = "b",
    round: int = 2,
    order: Sequence[int] | None = None,
    rows: Sequence[int] | None = None,
    reals: Seats | None = None,
    bread: Seats | None = None,
    wood: Seats | None = None,
    pirates: Seats | None = None,
    points: Seats | None = None,
    goods: Mapping[int, str] | None = None,
    level: Seats | None = None,
    fields: Mapping[str, Sequence[int]] | None = None,
    field_wood: Mapping[str, int] | None = None,
    field_good: Mapping[str, str] | None = None,
    watch: Seats | None = None,
    lands: Mapping[str, Seats] | None = None,
    spots: Mapping[str, int] | None = None,
    citizens: Sequence[str] = ("porto_santo_4", "funchal_4", "machico_4"),
    ships: Mapping[str, int] | None = None,
    built: Sequence[str] = (),
    favors: Mapping[int, str] | None = None,
    rewards: Sequence[str] = REWARDS,
    characters: Mapping[str, str] | None = None,
    dice: Mapping[int, Sequence[int]] | None = None,
    pirate_dice: Sequence[int] = (1, 2, 3),
    on: Mapping[str, Sequence[int]] | None = None,
    pirate_on: Mapping[str, int] | None = None,
    markers: Mapping[str, Sequence[int]] | None = None,
    requests: Mapping[int, str] | None = None,
    row_requests: Sequence[str] | None = None,
    row_dice: Sequence[Sequence[int]] | None = None,
    script: Sequence[str | int] = (),
    options: Mapping[str, Any] | None = None,
) -> MadeiraPosition:
    """An island at the beginning of phase a, b, c, d or e, or at the `close` of phase C (the windows of 14.6). What is
    not said: nobody owns anything; points came from buildings; windmill markers are on 3; all pieces are at Home; wood
    lies as in the set-up; it is round 2; the seats are in order in rows (phases A and B: `rows` from the top) and in
    the passing column (`order` from the top); the characters of `STANDARD` stand on the buildings in order, leaving out
    the empty one. Favors are written `"monk lady-"`, those with a minus face down; the favors nobody holds lie on
    `FAVORS`' districts, except in districts named in `built` (`funchal_d3`), whose favor is out of the game's reach:
    it is given to the last seat, face down, unless somebody holds it. `script` is what chance brings until the first
    decision."""
    pos = MadeiraPosition(box(**dict(options or {})), players)
    pos.clear()
    pos.round = round
    _own(pos, reals or {}, bread or {}, wood or {}, pirates or {}, points or {}, goods or {}, level or {})
    _stand(pos, fields or {}, watch or {}, lands or {}, spots or {}, citizens, ships or {})
    for name, amount in (field_wood or {}).items():
        pos.field_wood[pos.box.fields.index(name)] = amount
    for name, good in (field_good or {}).items():
        pos.field_good[pos.box.fields.index(name)] = pos.box.goods.index(good)
    _lay_favors(pos, favors or {}, built)
    pos.rewards = [pos.box.rewards.index(name) for name in rewards]
    _lay_requests(pos, requests or {}, row_requests, row_dice)
    _people(pos, characters)
    _roll(pos, dice or {}, pirate_dice, on or {}, pirate_on or {}, markers or {})
    _agenda(pos, phase, list(order or range(players)), list(rows or range(players)))
    chance = Scripted(script)
    pos.settle(chance, None)
    assert not chance.left, "not all of the script was drawn"
    assert pos.census() == pos.box.census(players)
    return pos


def _own(
    pos: MadeiraPosition,
    reals: Seats,
    bread: Seats,
    wood: Seats,
    pirates: Seats,
    points: Seats,
    goods: Mapping[int, str],
    level: Seats,
) -> None:
    for table, amounts in ((pos.reals, reals), (pos.bread, bread), (pos.wood, wood), (pos.pirates, pirates)):
        for seat, amount in amounts.items():
            table[seat] = amount
    for seat, amount in points.items():
        pos.points[seat] = pos.earned[seat * SOURCES + BUILDINGS] = amount
    for seat, text in goods.items():
        for name in text.split():
            pos.goods[seat * len(pos.box.goods) + pos.box.goods.index(name)] += 1
    for seat, number in level.items():
        pos.level[seat] = pos.box.levels.index(number)


def _stand(
    pos: MadeiraPosition,
    fields: Mapping[str, Sequence[int]],
    watch: Seats,
    lands: Mapping[str, Seats],
    spots: Mapping[str, int],
    citizens: Sequence[str],
    ships: Mapping[str, int],
) -> None:
    opened = pos.box
    for spot in citizens:
        pos.spots[opened.spots.index(spot)] = NEUTRAL
    for name, seats in fields.items():
        for seat in seats:
            send(pos, seat, name)
    for name, seat in spots.items():
        send(pos, seat, name)
    for name, amounts in {**lands, "watch": watch}.items():
        for seat, amount in amounts.items():
            for _ in range(amount):
                send(pos, seat, name)
    for name, seat in ships.items():
        pos.berths[opened.slots.index(name)] = seat
        pos.ships_home[seat] -= 1


def send(pos: MadeiraPosition, seat: int, place: str) -> None:
    """A worker from Home to a place, without asking the rules."""
    pos.add_worker(seat, pos.box.home_place, -1)
    pos.add_worker(seat, pos.box.places.index(place), 1)


def _lay_favors(pos: MadeiraPosition, favors: Mapping[int, str], built: Sequence[str]) -> None:
    opened = pos.box
    for seat, text in favors.items():
        for name in text.split():
            favor = opened.favors.index(name.rstrip("-"))
            pos.holder[favor] = seat
            pos.face_up[favor] = int(not name.endswith("-"))
    for district, name in zip(opened.favor_districts, FAVORS, strict=True):
        favor = opened.favors.index(name)
        label = f"{opened.cities[district // opened.districts]}_d{district % opened.districts + 1}"
        if label in built and pos.holder[favor] == NOBODY:
            pos.holder[favor] = (pos.players - 1) if pos.players else 0
            pos.face_up[favor] = 0
        if pos.holder[favor] == NOBODY:
            pos.districts[district] = favor


def _lay_requests(
    pos: MadeiraPosition,
    requests: Mapping[int, str],
    row_requests: Sequence[str] | None,
    row_dice: Sequence[Sequence[int]] | None,
) -> None:
    opened = pos.box
    for seat, text in requests.items():
        for name in text.split():
            pos.held[seat * REQUESTS + opened.requests.index(name)] += 1
    for row, text in enumerate(row_requests or [" ".join(opened.requests)] * pos.players):
        for name in text.split():
            pos.row_requests[row * REQUESTS + opened.requests.index(name)] += 1
    for row, values in enumerate(row_dice or []):
        for value in values:
            pos.row_dice[row * len(FACES) + FACES.index(value)] += 1


def _people(pos: MadeiraPosition, characters: Mapping[str, str] | None) -> None:
    opened = pos.box
    full = [name for name, round in zip(opened.buildings, opened.empty_round, strict=True) if round != pos.round]
    for building, character in (characters or dict(zip(full, STANDARD, strict=True))).items():
        pos.character_at[opened.buildings.index(building)] = opened.characters.index(character)


def _roll(
    pos: MadeiraPosition,
    dice: Mapping[int, Sequence[int]],
    pirate_dice: Sequence[int],
    on: Mapping[str, Sequence[int]],
    pirate_on: Mapping[str, int],
    markers: Mapping[str, Sequence[int]],
) -> None:
    faces, opened = len(FACES), pos.box
    for seat, values in dice.items():
        for value in values:
            pos.dice[seat * faces + FACES.index(value)] += 1
    for value in pirate_dice:
        pos.pirate_dice[FACES.index(value)] += 1
    for name, values in on.items():
        for value in values:
            pos.dice_on[opened.buildings.index(name) * faces + FACES.index(value)] += 1
    for name, value in pirate_on.items():
        pos.pirate_on[opened.buildings.index(name)] = FACES.index(value)
    for name, seats in markers.items():
        for seat in seats:
            pos.markers[opened.buildings.index(name) * pos.players + seat] += 1


def _agenda(pos: MadeiraPosition, phase: str, order: list[int], rows: list[int]) -> None:
    """What a round puts on the agenda, without what has been done."""
    for slot, seat in enumerate(order):
        pos.slot_of[seat] = slot
    if phase == "a":
        pos.phase = PHASE_A
        pos.push(BeginRound(order[0]))
        return
    errands = {PHASE_E: PhaseE(order[0]), PHASE_D: PhaseD(order[0]), PHASE_C: PhaseC(order[0])}
    pos.phase = PHASE_C if phase == "close" else PHASE_NAMES.index(phase)
    pos.push(EndRound(order[0]))
    for number, errand in errands.items():
        if number > pos.phase or (number == pos.phase and phase in ("d", "e")):
            pos.push(errand)
    if pos.phase == PHASE_C:
        pos.push(Clear(order[0]))
        for seat in reversed(order):
            pos.push(EndOfC(seat))
        if phase == "c":
            pos.push(Building(order[0], 0))
    if pos.phase == PHASE_B:
        for row, seat in enumerate(rows):
            pos.row_of[seat] = row
            pos.slot_of[seat] = NOBODY
        pos.push(NextTurn(rows[0], pos.players - 1))


def deal(players: int = 2, script: Sequence[str | int] = (), **options: Any) -> tuple[MadeiraPosition, list[Event]]:
    """A game set up by a script of what is drawn, and what was told of it."""
    journal, chance = Journal(), Scripted(script)
    pos = box(**options).start(players, chance, journal)
    assert isinstance(pos, MadeiraPosition)
    assert not chance.left, "not all of the script was drawn"
    return pos, journal.events


def opening(
    players: int = 2,
    *,
    starting: str = "crowns_4 crowns_3 crowns_2 crowns_1",
    requests: Sequence[str] | None = None,
    dice: Sequence[str] | None = None,
    pirates: str = "1 2 3",
    a: str = "field_worker city_worker favor_flip",
    b: str = "prestige treasure royal_support",
    favors: str = " ".join(FAVORS),
    characters: str = " ".join(STANDARD),
) -> list[str]:
    """What the set-up draws, in its order: starting requests by seat, requests and guild dice by row, pirate dice,
    rewards by colony, favors by district, characters by building. What is not said: yellow begins and the others
    follow by seat, one request of each kind and 1 2 3 in each row."""
    rows = requests or [" ".join(KINDS)] * players
    rolled = dice or ["1 2 3"] * players
    drawn = [" ".join(starting.split()[:players]), *rows, *rolled, pirates, a, b, favors, characters]
    return " ".join(drawn).split()


def later(dice: Sequence[str], *, pirates: str = "1 2 3", characters: str = " ".join(STANDARD)) -> list[str]:
    """What phase A draws after round 1: characters, pirate dice, the guild dice of each row."""
    return " ".join([characters, pirates, *dice]).split()


# ---- trying moves


def resumed(pos: MadeiraPosition, *notations: str) -> None:
    """A game saved here goes on as if nothing had happened: the same moves, each with the same outcome, and the same
    line of moves after them. The position itself stays as it is."""
    text = json.dumps(pos.dump())
    loaded, going_on = pos.box.load(json.loads(text)), pos.copy()
    assert isinstance(loaded, MadeiraPosition)
    assert json.dumps(loaded.dump()) == text
    for number in range(len(notations) + 1):
        assert [move.notation for move in loaded.legal()] == [move.notation for move in going_on.legal()]
        assert [loaded.view(seat) for seat in range(pos.players)] == [going_on.view(s) for s in range(pos.players)]
        for move in going_on.legal():
            one, other = going_on.copy(), loaded.copy()
            one.play(move, Chance(number))
            other.play(pos.box.move(move.notation), Chance(number))
            assert one.dump() == other.dump()
        if number < len(notations):
            assert play(going_on, notations[number]) == play(loaded, notations[number])
    assert json.dumps(pos.dump()) == text


def through_saves(pos: MadeiraPosition, *notations: str) -> None:
    """Plays moves that draw nothing, with a save before each."""
    for notation in notations:
        resumed(pos, notation)
        play(pos, notation)


def play(pos: MadeiraPosition, notation: str, *outcomes: str | int) -> list[Event]:
    """Plays a move that draws exactly these outcomes; returns what happened. Nothing is lost from the box."""
    events = trying.play(pos, notation, *outcomes)
    assert pos.census() == pos.box.census(pos.players)
    return events


def sequence(pos: MadeiraPosition, *notations: str) -> list[Event]:
    """Plays moves that draw nothing, one after the other."""
    return [event for notation in notations for event in play(pos, notation)]


# ---- looking at a position


def to_move(pos: MadeiraPosition) -> int:
    assert pos.to_move is not None
    return pos.to_move


def answers(pos: MadeiraPosition) -> set[str]:
    """The legal moves that answer the decision: all but those of the windmill."""
    return {notation for notation in legal(pos) if not pos.box.move(notation).aside}


def step(pos: MadeiraPosition) -> str:
    """The decision that is due."""
    return pos.agenda[-1].name


def goods_of(pos: MadeiraPosition, seat: int) -> str:
    kinds = len(pos.box.goods)
    held = pos.goods[seat * kinds : (seat + 1) * kinds]
    return " ".join(name for name, count in zip(pos.box.goods, held, strict=True) for _ in range(count))


def workers_at(pos: MadeiraPosition, seat: int, place: str) -> int:
    return pos.workers_at(seat, pos.box.places.index(place))


def fields_of(pos: MadeiraPosition, seat: int) -> str:
    """The fields where a seat has a worker."""
    return " ".join(name for field, name in enumerate(pos.box.fields) if pos.on_field[field * pos.players + seat])


def building(pos: MadeiraPosition, name: str) -> dict[str, Any]:
    """A building as everybody sees it."""
    seen: dict[str, Any] = pos.view(None)["buildings"][name]
    return seen


def owns(pos: MadeiraPosition, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    seen: dict[str, Any] = pos.view(seat)["players"][seat]
    return seen


def wood_on(pos: MadeiraPosition, field: str) -> int:
    return pos.field_wood[pos.box.fields.index(field)]


def ship_at(pos: MadeiraPosition, slot: str) -> int:
    """The seat whose ship is there, or -1."""
    return pos.berths[pos.box.slots.index(slot)]


def favors_of(pos: MadeiraPosition, seat: int) -> str:
    """The favors of a seat, those face down with a minus."""
    names = zip(pos.box.favors, pos.holder, pos.face_up, strict=True)
    return " ".join(name + ("" if up else "-") for name, holder, up in names if holder == seat)


def requests_of(pos: MadeiraPosition, seat: int) -> str:
    counts = pos.held[seat * REQUESTS : (seat + 1) * REQUESTS]
    return " ".join(name for name, count in zip(pos.box.requests, counts, strict=True) for _ in range(count))
