"""A city in which hardly anything is left, so that what may be begun hangs by a thread."""

import random
from typing import Any

from gaiola.games.lisboa.constants import GOODS, NOBLES, RUBBLE
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.table import DISPLAY, GREEN, PURPLE, RING, YELLOW, box, city

LANDS = [f"{row}{column}" for row in "abcde" for column in range(1, 6)]
STREET = {1: "gold", 2: "cloth", 3: "books", 4: "books", 5: "tools"}
TOWN_HALLS = {  # a building for every site, in the north of the colour of the street
    "north_gold": "erario_regio blue",
    "north_cloth": "fabrica_das_sedas blue",
    "north_books": "impressao_regia blue",
    "north_tools": "cadeia_do_limoeiro blue",
    "west_a": "arsenal_real green",
    "west_b": "colegio_dos_nobres green",
    "west_c": "aula_do_comercio green",
    "west_d": "senado_da_camara green",
    "west_e": "hospital_de_sao_jose green",
    "east_a": "teatro_da_rua_dos_condes green",
    "east_b": "bolsa_do_comercio green",
    "east_c": "palacio_da_inquisicao green",
    "east_d": "terreiro_do_trigo green",
    "east_e": "alfandega green",
}
ONE_OF_EACH = {"blue": ("casa_da_moeda",), "green": ("torre_do_tombo",)}


def stores_but(*empty: str) -> dict[str, tuple[int, str]]:
    """Stores of the others everywhere else; three of the empty lands must be large ones, or there are no tiles."""
    built = [land for land in LANDS if land not in empty]
    return {land: (YELLOW + i // 8, STREET[int(land[1])]) for i, land in enumerate(built)}


def halls_but(*empty: str) -> dict[str, str]:
    return {site: hall for site, hall in TOWN_HALLS.items() if site not in empty}


def crowded(luck: random.Random) -> LisboaPosition:
    """Hardly a land or a site is left, nobody has money, and the Church is full of help."""

    def some(names: Any, most: int) -> str:
        return " ".join(luck.choice(list(names)) for _ in range(luck.randint(0, most)))

    tiles = [tile for tile in box().clergy if tile not in RING]
    luck.shuffle(tiles)
    own = luck.randint(0, 3)
    lands = luck.sample([land for land in LANDS if land[1] != "5"], 2)
    deck = [card for card in box().cards if card.startswith(("blue", "red")) and card not in DISPLAY[1]]
    return city(
        stores=stores_but(*lands, luck.choice(LANDS)),
        buildings=halls_but(*luck.sample(sorted(TOWN_HALLS), 2)),
        ready={"blue": ("casa_da_moeda",) if luck.random() < 0.8 else (), "green": ("torre_do_tombo",)},
        rows={row: some(RUBBLE, 3) for row in "abcde"},
        columns={column: some(RUBBLE, 2) for column in range(1, 6)},
        pile="fire tsunami",
        treasury=luck.randint(1, 6),
        cardinal=luck.randrange(6),
        ring=tiles[own : own + 6],
        clergy={GREEN: " ".join(tiles[:own])},
        plans={GREEN: some(box().plans, 2), YELLOW: "blue-2"},
        offices={noble: {GREEN: luck.randint(0, 1), PURPLE: luck.randint(0, 2)} for noble in NOBLES},
        favors={YELLOW: "manuel marquis king"},
        reis={GREEN: luck.randint(0, 9), YELLOW: luck.randint(0, 9)},
        influence={GREEN: luck.randint(0, 10), YELLOW: luck.randint(0, 5)},
        goods={GREEN: some(GOODS, 2), YELLOW: some(GOODS, 1)},
        portfolio={GREEN: luck.choice(["dock1:ship_red", "office1:brown_treasury_4", ""])},
        hands={GREEN: " ".join(luck.sample(deck, 4))},
    )


def agenda(pos: LisboaPosition) -> list[str]:
    return [f"{step.name} {step.seat}{'!' if step.compulsory else ''}" for step in pos.agenda]


def harbour(luck: random.Random) -> LisboaPosition:
    """Hardly a good is left and hardly anybody buys it: few ships, full portfolios; officials, plans and favors have
    run out, and cards bring or take all kinds of things."""

    def some(names: Any, most: int) -> str:
        return " ".join(luck.choice(list(names)) for _ in range(luck.randint(0, most)))

    period = luck.choice((1, 2))
    deck = [card for card in box().cards if card not in DISPLAY[period]]
    luck.shuffle(deck)
    nobles = [card for card in deck if "treasury" not in card]
    events = [card for card in deck if "treasury" in card]
    docks = [luck.choice(["ship_red", "ship_blue", nobles.pop(), ""]) for _ in range(3)]
    laid = [*docks, *[luck.choice([events.pop(), "", ""]) for _ in range(3)]]
    names = ("dock1", "dock2", "dock3", "office1", "office2", "office3")
    filled = [f"{name}:{card}" for name, card in zip(names, laid, strict=True) if card]
    tiles = [tile for tile in box().clergy if tile not in RING]
    luck.shuffle(tiles)
    staff = [luck.randint(0, 2) for _ in NOBLES]
    own, green = luck.randint(0, 4), luck.sample(LANDS, luck.randint(0, 3))
    hand = [card for card in deck if not any(card in text for text in filled)]
    pos = city(
        period=period,
        stores={land: (GREEN, STREET[int(land[1])]) for land in green},
        houses={GREEN: " ".join(luck.choice(("left", "middle", "right")) for _ in green[:2])},
        portfolio={
            GREEN: " ".join(luck.sample(filled, min(len(filled), luck.randint(0, 3)))),
            YELLOW: luck.choice(["", "", "dock1:ship_red"]),
        },
        goods={GREEN: some(GOODS, 2)},
        offices={noble: {GREEN: n} for noble, n in zip(NOBLES, staff, strict=True)},
        plazas={"king": {GREEN: luck.choice((0, box().officials_each - sum(staff)))}},
        favors={GREEN: luck.choice(["", "manuel marquis king"])},
        rows={row: some(RUBBLE, 3) for row in "abcde"},
        pile=some(RUBBLE, 1),
        cardinal=luck.randrange(6),
        ring=[luck.choice([tile, tile, ""]) for tile in tiles[own : own + 6]],
        clergy={GREEN: " ".join(tiles[:own])},
        reis={GREEN: luck.randint(0, 6)},
        influence={GREEN: luck.randint(0, 10)},
        treasury=luck.randint(1, 6),
        hands={GREEN: " ".join(hand[:5])},
    )
    if luck.random() < 0.5:
        pos.plan_next = [len(stack) - luck.randint(0, 1) for stack in box().plan_stack]
    if luck.random() < 0.5:
        pos.favor_stack = [luck.randint(0, 1) for _ in NOBLES]
    return pos
