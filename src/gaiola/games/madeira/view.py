"""What one seat may see of the island, as plain JSON in the edition's ids; what is printed on the board is part of it.
Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import NEUTRAL, NOBODY, PHASE_NAMES, REQUESTS
from .rules import scoring
from .rules.effect_kind import effect_face
from .rules.steps import MadeiraStep

if TYPE_CHECKING:
    from .box import MadeiraBox
    from .position import MadeiraPosition


def view(pos: MadeiraPosition, seat: int | None) -> dict[str, Any]:
    """The table as it looks from one seat, or to a spectator."""
    box = pos.box
    return {
        **pos.head(seat),
        "now": _now(pos),
        "round": pos.round,
        "rounds": box.rounds,
        "phase": PHASE_NAMES[pos.phase],
        "empty": next((box.buildings[b] for b, round in enumerate(box.empty_round) if round == pos.round), None),
        "crown": _crown(box),
        "order": pos.passing_order(),
        "goods": box.goods[:],
        "guilds": box.guilds[:],
        "requests": box.requests[:],
        "players": [_player(pos, other, seat) for other in range(pos.players)],
        "regions": {name: box.region_number[region] for region, name in enumerate(box.regions)},
        "fields": {name: _field(pos, field) for field, name in enumerate(box.fields)},
        "buildings": {name: _building(pos, building) for building, name in enumerate(box.buildings)},
        "watch": {"workers": pos.watch[:], "pirate_dice": faces(box, pos.pirate_dice)},
        "cities": {name: _city(pos, city) for city, name in enumerate(box.cities)},
        "markets": {name: _market(pos, harbor) for harbor, name in enumerate(box.markets)},
        "colonies": {name: _colony(pos, colony) for colony, name in enumerate(box.colonies)},
        "rewards": {name: effect_face(box.reward_effect[i]) for i, name in enumerate(box.rewards)},
        "favors": {name: _favor(box, favor) for favor, name in enumerate(box.favors)},
        "rows": [_row(pos, row) for row in range(pos.players)],
        "passing": [_slot(pos, slot) for slot in range(len(box.passing))],
        "windmill": {
            "levels": box.levels[:],
            "wheat": box.climb_wheat,
            "descend": {"bread": box.descend_gains[0], "reals": box.descend_gains[1]},
        },
        "wood": {"bought": pos.wood_bought, "totals": box.wood_totals[: box.ships_each + 1]},
        "workers_each": box.workers_each,
        "ships_each": box.ships_each,
        "cause": pos.cause() or None,
        "result": {"scores": pos.scores(), "ranking": pos.ranking()} if pos.over else None,
    }


def _now(pos: MadeiraPosition) -> dict[str, Any]:
    """What the decision is about; an errand is never decided."""
    step = pos.agenda[-1] if pos.agenda else None
    return step.shows(pos) if isinstance(step, MadeiraStep) else {}


def _crown(box: MadeiraBox) -> dict[str, dict[str, int]]:
    """By round, where requests are scored: how many of them, and how many are kept."""
    return {
        str(round): {"scored": scored, "kept": box.requests_kept[round]}
        for round, scored in box.requests_scored.items()
    }


def faces(box: MadeiraBox, counts: list[int]) -> list[int]:
    """Dice as a list of values, from counts by face."""
    return [box.face_value[face] for face, count in enumerate(counts) for _ in range(count)]


def _player(pos: MadeiraPosition, player: int, viewer: int | None) -> dict[str, Any]:
    box, kinds, dice = pos.box, len(pos.box.goods), len(pos.box.faces)
    known = player == viewer or not box.pirates_covered or pos.over
    chosen: Any = None
    if player in pos.choices_hidden_from(None):  # 16.2
        kept, reals = pos.kept[player], pos.donation[player]
        kind = box.requests[kept] if kept != NOBODY else None
        chosen = {"kept": kind, "donation": reals if reals != NOBODY else None} if player == viewer else "hidden"
    held = pos.held[player * REQUESTS : (player + 1) * REQUESTS]
    return {
        "points": pos.points[player],
        "reals": pos.reals[player],
        "bread": pos.bread[player],
        "wood": pos.wood[player],
        "pirates": pos.pirates[player] if known else None,
        "goods": dict(zip(box.goods, pos.goods[player * kinds : (player + 1) * kinds], strict=True)),
        "level": pos.level[player],
        "feeds": box.levels[pos.level[player]],
        "home": pos.home[player],
        "watch": pos.watch[player],
        "ships_home": pos.ships_home[player],
        "dice": faces(box, pos.dice[player * dice : (player + 1) * dice]),
        "markers": box.markers_each - sum(pos.markers[player :: pos.players]),
        "favors": {
            name: bool(pos.face_up[favor]) for favor, name in enumerate(box.favors) if pos.holder[favor] == player
        },
        "requests": {name: count for name, count in zip(box.requests, held, strict=True) if count},
        **_worth(pos, player, player == viewer),
        "row": None if pos.row_of[player] == NOBODY else pos.row_of[player] + 1,
        "slot": None if pos.slot_of[player] == NOBODY else box.passing[pos.slot_of[player]],
        "due": pos.due(player),
        "chosen": chosen,
    }


def _worth(pos: MadeiraPosition, player: int, own: bool) -> dict[str, Any]:
    """What each request held would add in the next scoring as things stand, tile by tile, and the one that is kept:
    for the most points, or as chosen, which only its owner knows, 16.2."""
    box, kept, donation = pos.box, NOBODY, NOBODY
    if own:
        kept, donation = pos.kept[player], pos.donation[player]
    worth = scoring.tile_points(pos, player, donation if donation != NOBODY else pos.most_donated(player, kept))
    if kept == NOBODY:
        kept = scoring.best_kept(pos, player, worth)
    return {
        "worth": {name: points for name, points in zip(box.requests, worth, strict=True) if points},
        "keeps": box.requests[kept] if kept != NOBODY else None,
    }


def _field(pos: MadeiraPosition, field: int) -> dict[str, Any]:
    box, base = pos.box, field * pos.players
    good, turns = pos.field_good[field], box.turns_to[field]
    converted = good != box.first_good[field]
    return {
        "region": box.regions[box.region_of[field]] if box.region_of[field] != NOBODY else None,
        "good": box.goods[good] if good != NOBODY else None,
        "was": box.goods[box.first_good[field]] if converted else None,
        "turns_to": box.goods[turns] if turns != NOBODY and not converted and not _missed(pos, field) else None,
        "wood": pos.field_wood[field],
        "workers": [seat for seat in range(pos.players) if pos.on_field[base + seat]],
    }


def _missed(pos: MadeiraPosition, field: int) -> bool:
    """16.11: whether the round in which this field could change is over."""
    box = pos.box
    return any(new == box.turns_to[field] and pos.round > round for round, (_, new) in box.changes.items())


def _building(pos: MadeiraPosition, building: int) -> dict[str, Any]:
    box, dice = pos.box, len(pos.box.faces)
    who, pirate, base = pos.character_at[building], pos.pirate_on[building], building * pos.players
    return {
        "number": building + 1,
        "region": box.region_number[box.building_region[building]],
        "empty_round": box.empty_round[building],
        "character": box.characters[who] if who != NOBODY else None,
        "dice": faces(box, pos.dice_on[building * dice : (building + 1) * dice]),
        "pirate": box.face_value[pirate] if pirate != NOBODY else None,
        "room": box.most_dice[pos.players],
        "markers": [seat for seat in range(pos.players) for _ in range(pos.markers[base + seat])],
        "workers": [pos.in_region(seat, box.building_region[building]) for seat in range(pos.players)],
        "needs": [box.low_workers, box.high_workers],
        "low": effect_face(box.low[building]),
        "high": effect_face(box.high[building]),
    }


def _city(pos: MadeiraPosition, city: int) -> dict[str, Any]:
    box = pos.box
    spots = pos.spots[city * box.city_spots : (city + 1) * box.city_spots]
    districts = pos.districts[city * box.districts : (city + 1) * box.districts]
    first = scoring.most_in(pos, city)
    return {
        "spots": [None if who == NOBODY else "neutral" if who == NEUTRAL else who for who in spots],
        "districts": [box.favors[favor] if favor != NOBODY else None for favor in districts],
        "wood": box.district_wood[city * box.districts : (city + 1) * box.districts],
        "income": box.income[city],
        "high": box.city_high[city],
        "low": box.city_low[city],
        "most": None if first == NOBODY else "neutral" if first == NEUTRAL else first,
    }


def _market(pos: MadeiraPosition, harbor: int) -> dict[str, Any]:
    box = pos.box
    return {
        "good": box.goods[box.slot_good[box.harbor_slots[harbor][0]]],
        "points": {str(round): box.harbor_points[harbor][round] for round in box.requests_kept},
        "slots": [_berth(pos, slot) for slot in box.harbor_slots[harbor] if slot in box.open_slots[pos.players]],
    }


def _berth(pos: MadeiraPosition, slot: int) -> dict[str, Any]:
    box, ship = pos.box, pos.berths[slot]
    trades = zip(box.slot_goods[slot], box.slot_reals[slot], strict=True)
    return {
        "id": box.slots[slot],
        "good": box.goods[box.slot_good[slot]],
        "ship": ship if ship != NOBODY else None,
        "trades": [{"goods": goods, "reals": reals} for goods, reals in trades],
    }


def _colony(pos: MadeiraPosition, colony: int) -> dict[str, Any]:
    box, harbor = pos.box, len(pos.box.markets) + colony
    return {
        "good": box.goods[box.land_good[colony]],
        "points": {str(round): box.harbor_points[harbor][round] for round in box.requests_kept},
        "slots": [_berth(pos, slot) for slot in box.harbor_slots[harbor] if slot in box.open_slots[pos.players]],
        "land": pos.lands[colony * pos.players : (colony + 1) * pos.players],
        "rewards": [box.rewards[reward] for reward in pos.rewards[colony * 2 : colony * 2 + 2]],
    }


def _favor(box: MadeiraBox, favor: int) -> dict[str, Any]:
    return {
        "guild": box.guilds[box.guild_of[favor]],
        "phases": [PHASE_NAMES[phase] for phase, usable in box.usable.items() if usable[favor]],
        **effect_face(box.favor_effect[favor]),
    }


def _row(pos: MadeiraPosition, row: int) -> dict[str, Any]:
    box, dice = pos.box, len(pos.box.faces)
    counts = pos.row_requests[row * REQUESTS : (row + 1) * REQUESTS]
    return {
        "guilds": [box.guilds[guild] for guild in box.row_guilds[pos.players][row]],
        "dice": faces(box, pos.row_dice[row * dice : (row + 1) * dice]),
        "requests": {name: count for name, count in zip(box.requests, counts, strict=True) if count},
        "seat": pos.row_of.index(row) if row in pos.row_of else None,
    }


def _slot(pos: MadeiraPosition, slot: int) -> dict[str, Any]:
    box = pos.box
    return {
        "id": box.passing[slot],
        "options": [effect_face(effect) for effect in box.pass_effects[slot]],
        "seat": pos.slot_of.index(slot) if slot in pos.slot_of else None,
    }
