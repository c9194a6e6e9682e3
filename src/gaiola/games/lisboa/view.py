"""What one seat may see of the city, as plain JSON in the edition's ids; what is printed on cards and board is part of
it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .constants import (
    ARCHITECTS,
    BENEFITS,
    CARD_TYPES,
    CUBE_KINDS,
    DOCKS,
    FINAL_ROUND,
    GOOD_KINDS,
    GOODS,
    HOUSE_GROUPS,
    LAST_BUT_ONE,
    NOBLE_ACTIONS,
    NOBLES,
    NOBODY,
    ROWS,
    RUBBLE,
    SIDES,
    SLOT_NAMES,
    SLOTS,
    STATE_ACTIONS,
    VISIT_REIS,
)
from .rules import scoring
from .rules.choices import top
from .rules.payments import land_price
from .rules.printed import card_face, clergy_face, decree_face, effect_face
from .rules.ships import top_ship
from .rules.state import top_plan
from .rules.stock import pile_sizes
from .rules.stores import customers, store_value
from .rules.visits import visit_cost

if TYPE_CHECKING:
    from .position import LisboaPosition

ENDINGS: Final = {LAST_BUT_ONE: "last_but_one", FINAL_ROUND: "final"}


def view(pos: LisboaPosition, seat: int | None) -> dict[str, Any]:
    """1.11: the table as it looks from one seat, or to a spectator."""
    box = pos.box
    return {
        **pos.head(seat),
        "now": {} if pos.over else top(pos).shows(pos, seat),
        "period": pos.period,
        "turn": pos.turn if pos.turn != NOBODY else None,
        "start": pos.start,
        "trigger": pos.trigger if pos.trigger != NOBODY else None,
        "ending": ENDINGS.get(pos.ending),
        "sets_to_end": box.sets_to_end[pos.period],
        "goods": list(GOODS),
        "rubble_kinds": list(RUBBLE),
        "rubble_costs": dict(zip(RUBBLE, box.rubble_cost, strict=True)),
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "lands": {name: _land(pos, land) for land, name in enumerate(box.lands)},
        "sites": {name: _site(pos, site) for site, name in enumerate(box.sites)},
        "rows": {
            name: {"open": row in box.open_rows[pos.players], "rubble": _rubble(pos.row_rubble, row)}
            for row, name in enumerate(ROWS)
        },
        "columns": [
            {"rubble": _rubble(pos.column_rubble, column), "small": bool(small), "scoring": _scoring(pos, column)}
            for column, small in enumerate(box.column_small)
        ],
        "scoring": pos.scoring[:],
        "streets": {good: box.edition.data["streets"][good]["name"] for good in GOODS},
        "city_tiles": {
            name: {"good": GOODS[box.tile_good[i]], "small": bool(box.tile_small[i]), "there": bool(pos.tile_shown[i])}
            for i, name in enumerate(box.tiles)
        },
        "tiles_left": {"large": pos.tiles_left[0], "small": pos.tiles_left[1]},
        "pile": dict(zip(RUBBLE, pos.pile, strict=True)),
        "treasury": {
            "at": pos.treasury,
            "track": [
                {"value": value, "modifier": modifier}
                for value, modifier in zip(box.treasury_value, box.treasury_modifier, strict=True)
            ],
        },
        "influence": {"most": box.most_influence, "wig": box.wig_space, "reals": _real_spaces(pos)},
        "prices": dict(zip(GOODS, pos.prices, strict=True)),
        "price_floor": box.price_floor,
        "nobles": {name: _noble(pos, noble, seat) for noble, name in enumerate(NOBLES)},
        "church": {
            "ring": {name: clergy_face(pos, pos.ring[i]) for i, name in enumerate(box.ring_names)},
            "cardinal": pos.cardinal,
            "gaps": [[box.ring_names[space] for space in beside] for beside in box.beside],
            "treasury_gap": box.treasury_gap,
            "influence_gap": box.influence_gap,
            "due": pos.church if pos.church != NOBODY else None,
            "bag": sum(pos.clergy_bag),
        },
        "architects": {name: _architect(pos, architect) for architect, name in enumerate(ARCHITECTS)},
        "display": {
            name: {"card": card_face(pos, pos.display[kind]), "left": left}
            for kind, (name, left) in enumerate(zip(CARD_TYPES, pile_sizes(pos), strict=True))
        },
        "yard": {
            "ship": box.ships[top_ship(pos)] if top_ship(pos) != NOBODY else None,
            "left": dict(zip(box.ships, pos.yard, strict=True)),
        },
        "ships": {
            name: {"hull": box.hull[i], "influence": box.card_influence[box.first_ship + i], "price": modifier}
            for i, (name, modifier) in enumerate(zip(box.ships, box.ship_modifier, strict=True))
        },
        "decrees": [decree_face(pos, decree) if decree != NOBODY else None for decree in pos.decrees_shown],
        "decree_deck": len(pos.decree_deck),
        "house_benefits": {
            group: [[effect_face(effect) for effect in effects] for effects in box.house_benefit[g][1:]]
            for g, group in enumerate(HOUSE_GROUPS)
        },
        "prizes": {
            "stores": {good: box.store_prizes[pos.players][g] for g, good in enumerate(GOODS)},
            "officials": box.official_prizes[pos.players],
        },
        "cause": pos.cause() or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


def _rubble(rubble: list[int], line: int) -> dict[str, int]:
    return dict(zip(RUBBLE, rubble[line * CUBE_KINDS : (line + 1) * CUBE_KINDS], strict=True))


def _scoring(pos: LisboaPosition, column: int) -> int:
    return pos.scoring[pos.box.space_of[column]]


def _real_spaces(pos: LisboaPosition) -> list[int]:
    table = pos.box.cash[0]
    return [space for space in range(len(table) - 1) if table[space + 1] > table[space]]


def _slot(pos: LisboaPosition, seat: int, slot: int) -> dict[str, Any] | None:
    box, card = pos.box, pos.slots[seat * SLOTS + slot]
    if card == NOBODY:
        return None
    if card < box.first_ship:
        return card_face(pos, card)
    berth, ship = seat * DOCKS + slot, card - box.first_ship
    return {
        "id": box.ships[ship],
        "type": "ship",
        "hull": box.hull[ship],
        "influence": box.card_influence[card],
        "price": box.ship_modifier[ship],
        "cargo": dict(zip(GOODS, pos.cargo[berth * GOOD_KINDS : (berth + 1) * GOOD_KINDS], strict=True)),
        "at_sea": bool(pos.at_sea[berth]),
    }


def _player(pos: LisboaPosition, player: int, viewer: int | None) -> dict[str, Any]:
    box, plans, groups = pos.box, len(pos.box.plans), len(HOUSE_GROUPS)
    limit = box.clergy_limit
    hand = pos.hands[player].visible(viewer)
    tiles = pos.clergy[player * limit : (player + 1) * limit]
    return {
        "wigs": pos.wigs[player],
        "reis": pos.reis[player],
        "influence": pos.influence[player],
        "gain": pos.influence_sum(player),
        "goods": dict(zip(GOODS, pos.goods[player * GOOD_KINDS : (player + 1) * GOOD_KINDS], strict=True)),
        "warehouse": pos.warehouse(player),
        "rubble": _rubble(pos.rubble, player),
        "sets": pos.sets(player),
        "markers": pos.markers[player],
        "marker_used": bool(pos.marker_used[player]),
        "houses": dict(zip(HOUSE_GROUPS, pos.houses[player * groups : (player + 1) * groups], strict=True)),
        "house_groups": dict(zip(HOUSE_GROUPS, box.houses_in_group, strict=True)),
        "officials": pos.home[player],
        "plans": _counted(box.plans, pos.plans[player * plans : (player + 1) * plans]),
        "completed": _counted(box.plans, pos.completed[player * plans : (player + 1) * plans]),
        "plan_officials": scoring.plan_officials(pos, player),
        "favors": [name for noble, name in enumerate(NOBLES) if pos.favors[player * len(NOBLES) + noble]],
        "portfolio": {name: _slot(pos, player, slot) for slot, name in enumerate(SLOT_NAMES)},
        "portfolio_size": pos.portfolio_size(player),
        "tucked": pos.tucked(player),
        "clergy": [clergy_face(pos, tile) for tile in tiles if tile != NOBODY],
        "clergy_limit": limit,
        "stores": dict(zip(GOODS, scoring.stores_by_type(pos, player), strict=True)),
        "decrees": [decree_face(pos, decree) for decree, owner in enumerate(pos.decree_of) if owner == player],
        "hand": [card_face(pos, card) if card is not None else None for card in _sorted(hand)],
        "visit_with_reis": bool(pos.benefit[player * BENEFITS + VISIT_REIS]),
        "visit_costs": {name: visit_cost(pos, player, noble, False) for noble, name in enumerate(NOBLES)},
        "kept": pos.kept_offer[player] != NOBODY,
    }


def _sorted(cards: list[int | None]) -> list[int | None]:
    """Known cards in the order of the edition, then the others: the place in the hand tells nothing."""
    known = sorted([card for card in cards if card is not None])
    return [*known, *[None for card in cards if card is None]]


def _counted(names: list[str], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _land(pos: LisboaPosition, land: int) -> dict[str, Any]:
    box, owner = pos.box, pos.owner[land]
    column = box.land_column[land]
    return {
        "row": ROWS[box.land_row[land]],
        "column": column + 1,
        "open": box.land_row[land] in box.open_rows[pos.players],
        "streets": [GOODS[street] for street in box.column_streets[column]],
        "reward": [effect_face(effect) for effect in box.land_reward[land]],
        "price": land_price(pos, land) if owner == NOBODY else None,
        "owner": owner if owner != NOBODY else None,
        "facing": GOODS[pos.facing[land]] if owner != NOBODY else None,
        "customers": customers(pos, land, pos.facing[land]) if owner != NOBODY else 0,
        "value": store_value(pos, land),
    }


def _site(pos: LisboaPosition, site: int) -> dict[str, Any]:
    box = pos.box
    row, street = box.site_row[site], box.site_street[site]
    return {
        "side": SIDES[box.site_side[site]],
        "row": ROWS[row] if row != NOBODY else None,
        "street": GOODS[street] if street != NOBODY else None,
        "open": site in box.open_sites[pos.players],
        "reward": [effect_face(effect) for effect in box.site_reward[site]],
        "rubble": _rubble(pos.site_rubble, site),
        "building": _building(pos, pos.opened[site]),
    }


def _building(pos: LisboaPosition, building: int) -> dict[str, Any] | None:
    """A public building by tile and side."""
    box = pos.box
    if building == NOBODY:
        return None
    tile, architect = divmod(building, len(ARCHITECTS))
    goods = [good for good, shown in zip(GOODS, box.building_goods[building], strict=True) if shown]
    return {"id": box.buildings[tile], "architect": ARCHITECTS[architect], "goods": goods}


def _architect(pos: LisboaPosition, architect: int) -> dict[str, Any]:
    box, plan = pos.box, top_plan(pos, architect)

    def side(tile: int) -> dict[str, Any] | None:
        return _building(pos, tile * len(ARCHITECTS) + architect if tile != NOBODY else NOBODY)

    return {
        "ready": side(pos.ready[architect]),
        "coming": side(pos.coming[architect]),
        "buildings_left": pos.stack_left[architect],
        "plan": box.plans[plan] if plan >= 0 else None,
        "plans_left": len(box.plan_stack[architect]) - pos.plan_next[architect],
    }


def _noble(pos: LisboaPosition, noble: int, seat: int | None) -> dict[str, Any]:
    box, players = pos.box, pos.players
    actions = {
        STATE_ACTIONS[action]: GOODS[pos.covered[action]] if pos.covered[action] != NOBODY else None
        for action in box.state_actions[noble]
    }
    return {
        "office": pos.office[noble * players : (noble + 1) * players],
        "plaza": pos.plaza[noble * players : (noble + 1) * players],
        "neutral": box.neutral[players],
        "size": box.office_size[noble],
        "favors": pos.favor_stack[noble],
        "accepts": [good for g, good in enumerate(GOODS) if box.accepts[noble][g]],
        "actions": actions,
        "noble_action": NOBLE_ACTIONS[noble],
        "cost": visit_cost(pos, seat, noble, False) if seat is not None else None,
    }
