"""The signs of effects, goals and scores: a pair of glyphs each, what it concerns and what happens; and the same in
words, for whoever rests a pointer on them. They read what is printed and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ....look.colours import GLAZE, INK, tint
from ....look.colours import ink as good_ink
from ....look.lettering import MINUS
from ....look.svg import centred, circle, line, rect, text
from ..constants import GOODS, RUBBLE

Printed = Mapping[str, Any]

ANY = "any"
LESS, MORE = f"{MINUS}{{n}}", "+{n}"
COBALT = "var(--c-700)"
LOSS, LOSS_TINT = "var(--loss)", "var(--danger-fill)"

COLOURS = {
    **{good: good_ink(good) for good in GOODS},
    "coin": "var(--gold)",
    "real": "var(--gold)",
    "wig": "var(--gold-deep)",
    "treasury": "var(--gold-deep)",
    "gable": "var(--c-600)",
    "mansard": "var(--p-green)",
}


class Holder(NamedTuple):
    """An icon with room for a number: its ground, the number's color, how far below the middle, and how high."""

    ground: str
    ink: str = INK
    down: float = 0
    high: float = 0.66


HOLDERS = {
    "real": Holder("var(--gold-100)"),
    "seal": Holder(COBALT, "var(--on-solid)", high=0.62),
    "orbit": Holder(""),
    "shield": Holder("var(--c-100)", down=-0.03),
    "hull": Holder("var(--c-100)", down=0.05, high=0.62),
    "row": Holder("var(--c-100)", high=0.64),
    "column": Holder("var(--c-100)", high=0.64),
}

LEAST = 11.9
"""Characters are no lower: that is as much as can be read where boards are drawn smallest."""

BARE = {"real": "coin", "seal": "influence"}
"""What stands for a holder under characters that it has no room for."""

ABOUT, DOES, GAP = 0.86, 1.47, 0.3
"""In sizes: how wide the first half is, where the middle of the second is, and what lies between two effects."""
DIGIT, RUNG, LEAST_LADDER = 0.68, 0.72, 20
"""How wide a character is, on the safe side, in its heights; how wide a step of a score is, in sizes; and the least
size at which steps can be read."""

ARCHITECTS = {"blue": "gable", "green": "mansard"}
METRICS = {
    "stores": "store",
    "hull": "hull",
    "reis": "coin",
    "rubble_cubes": "cube",
    "clergy": "clergy",
    "plans_completed": "plan",
    "plan_officials": "official",
}


class Sign(NamedTuple):
    """Half of a pair: an icon, characters in it or beside it, a smaller icon in its corner, a stroke through it."""

    icon: str = ""
    text: str = ""
    corner: str = ""
    struck: bool = False


class Pair(NamedTuple):
    """What it concerns, and what happens or how many. `mark` says what sort of thing it is: something done once is
    bare, an action stands on a solid square, a penalty lies under a crossed band, and of an occasion (`when`) a colon
    parts what it brings. `plain` is what happens without its bonus or discount, `short` the sign in a line of text."""

    about: Sign
    does: Sign
    mark: str = ""
    plain: tuple[Sign, Sign] | None = None
    short: str = ""


ACTION, PENALTY, WHEN = "action", "penalty", "when"
COUNTED = Sign("tally")
DO = Sign("play")

EFFECTS: dict[str, Pair] = {
    # rewards
    "reis": Pair(Sign("coin"), Sign(text="{n}"), short="$"),
    "good": Pair(Sign("{good}"), Sign(text="{n}")),
    "good_choice": Pair(Sign("goods"), Sign(text="{n}{distinct}"), short="?"),
    "wigs": Pair(Sign("wig"), Sign(text="{n}"), short="★"),
    "gain_influence": Pair(Sign("influence"), Sign("rise"), short="♦"),
    "official": Pair(Sign("official"), Sign(text="{n}"), short="♙"),
    "plan": Pair(Sign("plan"), Sign(text="{n}"), short="▤"),
    "cardinal": Pair(Sign("cardinal"), Sign("orbit", "{steps}"), short="†"),
    "favor": Pair(Sign("favor"), Sign(text="1"), short="♥"),
    "rubble_pile": Pair(Sign("rubble"), Sign(text="{n}"), short="▪"),
    "produce_type": Pair(Sign("produce"), Sign("goods", "1")),
    "market_sale": Pair(Sign("market", "{n}"), Sign("real", "+{bonus}"), plain=(Sign("market"), Sign(text="{n}"))),
    "treasury_shift": Pair(Sign("treasury"), Sign(text="±{steps}")),
    # penalties
    "lose_official": Pair(Sign("official"), Sign(text=LESS), PENALTY),
    "lose_good": Pair(Sign("{good}"), Sign(text=LESS), PENALTY),
    "lose_good_choice": Pair(Sign("goods"), Sign(text=LESS), PENALTY),
    "lose_reis": Pair(Sign("coin"), Sign(text=LESS), PENALTY),
    "lose_wigs": Pair(Sign("wig"), Sign(text=LESS), PENALTY),
    "lose_favor": Pair(Sign("favor"), Sign(text=LESS), PENALTY),
    "lose_clergy": Pair(Sign("clergy"), Sign(text=LESS), PENALTY),
    # actions of events
    "act_build_store": Pair(Sign("store"), Sign("real", f"{MINUS}{{discount}}"), ACTION, plain=(Sign("store"), DO)),
    "act_decree": Pair(Sign("decree"), Sign(text="{n}"), ACTION),
    "act_open_building": Pair(Sign("building"), Sign("key"), ACTION),
    "act_recruit": Pair(Sign("official"), Sign("office"), ACTION),
    "act_plan": Pair(Sign("plan"), DO, ACTION),
    "act_ship": Pair(Sign("ship"), Sign("goods", f"{MINUS}{{discount}}"), ACTION, plain=(Sign("ship"), DO)),
    "act_produce": Pair(Sign("produce"), Sign("goods"), ACTION),
    "act_cardinal": Pair(Sign("cardinal"), Sign("orbit"), ACTION),
    "act_favor": Pair(Sign("favor"), DO, ACTION),
    "act_state": Pair(Sign("state"), Sign(text="{n}"), ACTION),
    "act_sell": Pair(Sign("crate"), Sign("real", "+{bonus}"), ACTION, plain=(Sign("crate"), Sign("coin"))),
    # benefits: cheaper
    "spend_discount": Pair(Sign("bag"), Sign("real", LESS)),
    "land_discount": Pair(Sign("land"), Sign("real", LESS)),
    "hire_discount": Pair(Sign("official"), Sign("real", LESS)),
    "event_discount": Pair(Sign("event"), Sign("real", LESS)),
    "visit_discount": Pair(Sign("{noble}"), Sign("seal", LESS)),
    "follow_discount": Pair(Sign("people"), Sign("seal", LESS)),
    "modifier_shield": Pair(Sign("treasury"), Sign("shield", "0")),
    "staff_reduction": Pair(Sign("building"), Sign("official", LESS)),
    "ship_goods_discount": Pair(Sign("ship"), Sign("goods", LESS)),
    "ship_free": Pair(Sign("ship"), Sign("goods", struck=True)),
    "visit_with_reis": Pair(Sign("nobles"), Sign("coin")),
    "keep_favor": Pair(Sign("favor", corner="lock"), Sign("real", "{n}")),
    # benefits: whenever something happens
    "subsidy_bonus": Pair(Sign("treasury"), Sign("real", MORE), WHEN),
    "sale_bonus": Pair(Sign("{good}"), Sign("real", MORE), WHEN),
    "own_ship_bonus": Pair(Sign("ship", corner="crate"), Sign("real", MORE), WHEN),
    "first_sale_bonus": Pair(Sign("market", "1."), Sign("real", MORE), WHEN),
    "sail_income": Pair(Sign("sail"), Sign("real", MORE), WHEN),
    "harbour_fee": Pair(Sign("secretary", corner="people"), Sign("real", MORE), WHEN),
    "trade_income": Pair(Sign("swap"), Sign("real", MORE), WHEN),
    "influence_exchange": Pair(Sign("influence"), Sign("real", "1"), WHEN),
    "store_wigs": Pair(Sign("store"), Sign("wig", MORE), WHEN),
    "building_wigs": Pair(Sign("building"), Sign("wig", MORE), WHEN),
    "sail_wigs": Pair(Sign("sail"), Sign("wig", MORE), WHEN),
    "land_reward_twice": Pair(Sign("land"), Sign(text="\N{MULTIPLICATION SIGN}2"), WHEN),
    "second_state_action": Pair(Sign("state"), Sign("crate", "+1"), WHEN),
    # benefits: more, further, otherwise
    "dockless_sale": Pair(Sign("ship", struck=True), Sign("crate", "{n}")),
    "price_floor": Pair(Sign("market"), Sign("real", "≥{n}")),
    "produce_bonus": Pair(Sign("produce"), Sign("goods", MORE)),
    "produce_bonus_each": Pair(Sign("produce"), Sign("goods_set", MORE)),
    "influence_bonus": Pair(Sign("letter"), Sign("seal", MORE)),
    "warehouse_bonus": Pair(Sign("warehouse"), Sign(text=MORE)),
    "portfolio_bonus": Pair(Sign("portfolio"), Sign(text=MORE)),
    "trade_any_good": Pair(Sign("swap"), Sign("goods")),
    "recruit_bonus": Pair(Sign("office"), Sign("official", MORE)),
    "cardinal_range": Pair(Sign("cardinal"), Sign("orbit", MORE)),
    "pile_choice": Pair(Sign("store"), Sign("rubble")),
    "decree_search": Pair(Sign("decree"), Sign("eye", "{n}")),
}
"""Effect -> its pair; names in braces stand for what is printed with it."""

GOALS: dict[str, Pair] = {
    "own_stores_of_type": Pair(Sign("store"), Sign("{good}")),
    "own_stores_in_row": Pair(Sign("store"), Sign("row", "{row}")),
    "own_stores_in_column": Pair(Sign("store"), Sign("column", "{column}")),
    "own_store_types": Pair(Sign("store"), Sign("goods", "≠")),
    "own_store_rows": Pair(Sign("store"), Sign("rows")),
    "own_store_type_sets": Pair(Sign("store"), Sign("goods_set")),
    "own_stores_total": Pair(Sign("store"), COUNTED),
    "own_max_stores_in_row": Pair(Sign("store"), Sign("row_most")),
    "own_largest_block": Pair(Sign("store"), Sign("block")),
    "own_facing_pairs": Pair(Sign("store"), Sign("facing")),
    "own_linked_stores": Pair(Sign("store"), Sign("building", "≥{min}")),
    "own_unlinked_stores": Pair(Sign("store"), Sign("building", struck=True)),
    "city_buildings_by_architect": Pair(Sign("building", corner="people"), Sign("{architect}")),
    "city_buildings_with_colour": Pair(Sign("building", corner="people"), Sign("{good}")),
    "city_buildings_on_side": Pair(Sign("building", corner="people"), Sign("side_{side}")),
    "city_flanked_rows": Pair(Sign("building", corner="people"), Sign("flanked")),
    "own_plans_completed": Pair(Sign("plan", corner="check"), COUNTED),
    "own_plans_completed_by": Pair(Sign("plan", corner="check"), Sign("{architect}")),
    "own_plan_officials": Pair(Sign("plan", corner="check"), Sign("official")),
    "own_largest_plan": Pair(Sign("plan", corner="check"), Sign("most")),
    "own_officials_in_offices": Pair(Sign("official"), Sign("office")),
    "own_officials_with": Pair(Sign("official"), Sign("{noble}")),
    "own_nobles_staffed": Pair(Sign("official"), Sign("nobles")),
    "own_ships": Pair(Sign("ship"), COUNTED),
    "own_hull_total": Pair(Sign("ship"), Sign("hull", "+")),
    "own_large_ships": Pair(Sign("ship"), Sign("hull", "≥{min}")),
    "own_cargo": Pair(Sign("ship"), Sign("crate")),
    "own_clergy": Pair(Sign("clergy"), COUNTED),
    "own_clergy_wigs": Pair(Sign("clergy"), Sign("wig")),
    "own_favors": Pair(Sign("favor"), COUNTED),
    "own_noble_cards": Pair(Sign("card"), Sign("nobles")),
    "own_treasury_cards": Pair(Sign("card"), Sign("treasury")),
    "own_noble_kinds": Pair(Sign("card"), Sign("nobles", "≠")),
    "own_influence": Pair(Sign("influence"), COUNTED),
    "own_reis": Pair(Sign("coin"), COUNTED),
    "own_goods_total": Pair(Sign("warehouse"), Sign("goods")),
    "own_goods_sets": Pair(Sign("warehouse"), Sign("goods_set")),
    "market_price_sum": Pair(Sign("market"), Sign("goods", "+")),
    "treasury_at_least": Pair(Sign("treasury"), Sign(text="≥{value}")),
    "treasury_at_most": Pair(Sign("treasury"), Sign(text="≤{value}")),
    "own_rubble_sets": Pair(Sign("rubble_set"), COUNTED),
    "own_rubble_of": Pair(Sign("{rubble}"), COUNTED),
    "city_lines_cleared": Pair(Sign("board", corner="people"), Sign("cube", struck=True)),
    "city_empty_lands": Pair(Sign("land", corner="people"), Sign("store", struck=True)),
    "own_house_groups_cleared": Pair(Sign("house"), Sign("group")),
    "own_decrees": Pair(Sign("decree"), COUNTED),
    "opponents_behind": Pair(Sign("first"), Sign("{metric}")),
    "neighbour_count": Pair(Sign("{side}"), Sign("{metric}")),
    "exact_second": Pair(Sign("second"), Sign("{metric}")),
}
"""Goal of a decree -> its pair: what is counted, and where or how."""


# ------------------------------------------------------------------ which glyphs


def pair(printed: Printed) -> Pair:
    """The two glyphs of an effect with its numbers."""
    template = EFFECTS[printed["effect"]]
    if template.plain and not printed.get("bonus", printed.get("discount")):
        template = Pair(*template.plain, template.mark)
    return _filled(template, printed)


def goal_pair(goal: Printed) -> Pair:
    return _filled(GOALS[goal["id"]], goal)


def _filled(template: Pair, printed: Printed) -> Pair:
    """Names in braces give way to what is printed."""
    values = dict(printed)
    values["good"] = "goods" if printed.get("good") == ANY else printed.get("good")
    values["noble"] = "nobles" if printed.get("noble") == ANY else printed.get("noble")
    values["row"] = str(printed.get("row", "")).upper()
    values["architect"] = ARCHITECTS.get(printed.get("architect", ""), "")
    values["metric"] = METRICS.get(printed.get("metric", ""), "")
    values["distinct"] = "≠" if printed.get("distinct") and printed["n"] > 1 else ""
    about, does = (
        sign._replace(icon=sign.icon.format(**values), text=sign.text.format(**values))
        for sign in (template.about, template.does)
    )
    return Pair(about, does, template.mark)


# ------------------------------------------------------------------ drawing them


def effect(printed: Printed, x: float, y: float, size: float, ground: str = GLAZE) -> str:
    """One effect, `size` high and twice as wide. `ground` is what it lies on."""
    return _drawn(pair(printed), x, y, size, ground)


def effects(printed: Sequence[Printed], x: float, y: float, size: float, ground: str = GLAZE) -> str:
    """Several effects in a row."""
    step = size * (2 + GAP)
    return "".join(effect(one, x + index * step, y, size, ground) for index, one in enumerate(printed))


def brief(printed: Printed, x: float, y: float, size: float, ground: str = GLAZE) -> str:
    """An effect as one glyph, as wide as high: what it concerns, with the number in its corner."""
    about, does, mark = pair(printed)[:3]
    if mark == PENALTY:
        return effect(printed, x, y + size / 4, size / 2, ground)
    sign = Sign(about.icon, does.text, "" if does.text or does == DO else does.icon)
    middle = (x + size / 2, y + size / 2)
    if mark != ACTION:
        return f"<g>{_sign(sign, *middle, size * 0.96, ground)}</g>"
    tile = rect(x, y, size, size, COBALT, "none", 0, size * 0.2)
    return f"<g>{tile}{_sign(sign, *middle, size * 0.84, COBALT, 'var(--on-solid)')}</g>"


def stacked(printed: Printed, cx: float, y: float, size: float, ground: str = GLAZE) -> str:
    """An effect where there is no room beside it: what happens stands under what it concerns."""
    about, does, mark = pair(printed)[:3]
    if mark == PENALTY:
        return effect(printed, cx - size, y + size / 2, size, ground)
    above = _sign(about, cx, y + size / 2, size * ABOUT, ground)
    return f"<g>{above}{_beside(does, cx, y + size * 1.5, size, ground)}</g>"


def across(count: int, size: float) -> float:
    """How wide so many effects are in a row."""
    return max(count * size * (2 + GAP) - size * GAP, 0)


def goal(printed: Printed, x: float, y: float, size: float, ground: str = GLAZE) -> str:
    """What a decree counts, `size` high and twice as wide."""
    return _drawn(goal_pair(printed), x, y, size, ground)


def _drawn(pair: Pair, x: float, y: float, size: float, ground: str) -> str:
    middle, left, right = y + size / 2, x + size * ABOUT / 2, x + size * DOES
    if pair.mark == PENALTY:
        band = rect(x, y, size * 2, size, LOSS_TINT, LOSS, 1.2, size * 0.16)
        band += rect(x, y, size * 0.36, size, LOSS, "none", 0, size * 0.16)
        band += rect(x + size * 0.2, y, size * 0.16, size, LOSS)
        band += centred("cross", x + size * 0.18, middle, size * 0.4, "var(--on-solid)")
        inner = _sign(pair.about, x + size * 0.76, middle, size * 0.72, LOSS_TINT)
        inner += _sign(pair.does, x + size * 1.54, middle, size * 0.72, LOSS_TINT, LOSS)
        return f"<g>{band}{inner}</g>"
    if pair.mark == ACTION:
        side = size * (ABOUT + 0.04)
        inner = rect(x, middle - side / 2, side, side, COBALT, "none", 0, size * 0.2)
        inner += _sign(pair.about, x + side / 2, middle, size * 0.76, COBALT, "var(--on-solid)")
    else:
        inner = _sign(pair.about, left, middle, size * ABOUT, ground)
    if pair.mark == WHEN:
        for up in (-0.17, 0.17):
            inner += circle(x + size * (ABOUT + 0.075), middle + size * up, size * 0.06, INK)
    return f"<g>{inner}{_beside(pair.does, right, middle, size, ground)}</g>"


def _beside(sign: Sign, cx: float, cy: float, size: float, ground: str) -> str:
    """What happens: where an icon has no room for the characters, they stand above it."""
    if not (sign.icon and sign.text) or (sign.icon in HOLDERS and len(sign.text) == 1):
        return _sign(sign, cx, cy, size * 0.94, ground)
    high, small = size * 0.63, size * 0.56
    below = BARE.get(sign.icon, sign.icon)
    icon = _icon(below, cx + size * 0.22, cy + size * 0.25, small, COLOURS.get(below, COBALT), ground)
    return icon + _number(sign.text, cx - size * 0.1, cy - size * 0.27, high, size * 0.86, INK)


def _sign(sign: Sign, cx: float, cy: float, size: float, ground: str, colour: str = "") -> str:
    """One half around its middle."""
    ink = colour or COLOURS.get(sign.icon, COBALT)
    if not sign.icon:
        return _number(sign.text, cx, cy, size * 0.78, size * 1.06, colour or INK)
    if sign.icon in HOLDERS:
        holder = HOLDERS[sign.icon]
        drawn = centred(sign.icon, cx, cy, size, ink, ik=holder.ground or ground)
        return drawn + _number(sign.text, cx, cy + size * holder.down, size * holder.high, size * 0.9, holder.ink)
    if not (sign.text or sign.corner):
        return _icon(sign.icon, cx, cy, size, ink, ground) + (_stroke(cx, cy, size, ground) if sign.struck else "")
    drawn = _icon(sign.icon, cx - size * 0.1, cy - size * 0.08, size * 0.84, ink, ground)
    across, down = cx + size * 0.27, cy + size * 0.27
    drawn += circle(across, down, size * 0.32, ground)
    if sign.corner:
        return drawn + centred(sign.corner, across, down, size * 0.5, colour or INK, ik=ground)
    return drawn + _number(sign.text, across, down, size * 0.64, size * 0.88, colour or INK, ground)


def _number(words: str, cx: float, cy: float, high: float, room: float, fill: str, ground: str = "") -> str:
    """Characters around a middle, lower where there are many, as long as they can be read. Those that lie partly on
    something else have a rim of their `ground`."""
    if not words:
        return ""
    high = max(min(high, room / max(len(words) * DIGIT, DIGIT)), LEAST)
    rim = f'paint-order="stroke" stroke="{ground}" stroke-width="2.5" stroke-linejoin="round"' if ground else ""
    return text(cx, cy + high * 0.36, words, round(high, 2), weight=750, fill=fill, more=rim)


def _icon(icon: str, cx: float, cy: float, size: float, ink: str, ground: str) -> str:
    """An icon; goods lie on their tint, cubes are solid."""
    if icon in RUBBLE:
        return cube(icon, cx, cy, size * 0.9)
    if icon not in GOODS:
        return centred(icon, cx, cy, size, ink, ik=ground)
    side = size * 0.98
    tile = rect(cx - side / 2, cy - side / 2, side, side, tint(icon), ink, max(size * 0.05, 0.7), size * 0.16)
    return tile + centred(icon, cx, cy, size * 0.78, ink, ik=tint(icon))


def cube(kind: str, cx: float, cy: float, size: float) -> str:
    """A cube of rubble: its kind by color and by crack, flame or wave."""
    solid, side = f"var(--r-{kind})", size
    body = rect(cx - side / 2, cy - side / 2, side, side, solid, INK, max(size * 0.06, 0.7), size * 0.17)
    return body + centred(kind, cx, cy, size * 0.74, "var(--on-solid)", ik=solid)


def _stroke(cx: float, cy: float, size: float, ground: str) -> str:
    reach = size * 0.44
    ends = (cx - reach, cy + reach, cx + reach, cy - reach)
    return line(*ends, ground, size * 0.24) + line(*ends, LOSS, size * 0.11, 'stroke-linecap="round"')


# ------------------------------------------------------------------ scores


def score(printed: Printed, x: float, y: float, size: float, width: float = 0, ground: str = GLAZE) -> str:
    """How a decree scores, from x on: as much as fits in `width`, or all. A ladder shows its steps, or its two ends."""
    high = ladder_size(printed, size, width)
    if high:
        return _ladder(printed["steps"], x, y + (size - high) / 2, high, ground)
    drawn, at, middle = "", x, y + size / 2
    for part in _score_parts(printed, size, width):
        room = _part_width(part, size)
        if part in ("check", "stairs", "wig"):
            colour = COLOURS.get(part, COBALT)
            drawn += centred(part, at + room / 2, middle, size * (0.9 if part == "wig" else 0.66), colour, ik=ground)
        elif at == x:
            drawn += _number(part, at + room / 2, middle, size * 0.9, room * 1.2, INK)
        else:
            drawn += _number(part, at + room / 2, middle, size * 0.76, room, "var(--ink-2)")
        at += room
    return f"<g>{drawn}</g>"


def score_width(printed: Printed, size: float, width: float = 0) -> float:
    """How wide that is."""
    high = ladder_size(printed, size, width)
    if high:
        return high * (len(printed["steps"]) * RUNG + 0.7)
    return sum(_part_width(part, size) for part in _score_parts(printed, size, width))


def ladder_size(printed: Printed, size: float, width: float) -> float:
    """The size at which the steps of a score can be read in that space, or 0."""
    if printed["form"] != "tiers":
        return 0
    fit = min(size, width / (len(printed["steps"]) * RUNG + 0.7)) if width else size
    return fit if fit >= LEAST_LADDER else 0


def _score_parts(printed: Printed, size: float, width: float) -> list[str]:
    """Wigs first; then for how many, and at most how much, as far as there is room."""
    if printed["form"] == "tiers":
        more = ["stairs"]
        wigs = f"{printed['steps'][0][1]}\N{EN DASH}{printed['steps'][-1][1]}"
    else:
        wigs = str(printed["wigs"])
        more = ["check"] if printed["form"] == "flat" else [f"/{printed['each']}"] if printed["each"] > 1 else []
        more += [f"≤{printed['max']}"] if printed["max"] else []
    parts = [wigs, "wig"]
    for part in more:
        if not width or sum(_part_width(one, size) for one in (*parts, part)) <= width:
            parts.append(part)
    return parts


def _part_width(part: str, size: float) -> float:
    if part in ("check", "stairs", "wig"):
        return size * (1.05 if part == "wig" else 0.8)
    return size * DIGIT * (len(part) * 0.9 if part.isdecimal() or part[0].isdecimal() else len(part) * 0.7 + 0.1)


def _ladder(steps: Sequence[Sequence[int]], x: float, y: float, size: float, ground: str) -> str:
    """Each number with its wigs below it."""
    drawn, high, end = "", round(size * 0.6, 2), x + len(steps) * size * RUNG
    for n, (count, wigs) in enumerate(steps):
        cx = x + (n + 0.5) * size * RUNG
        drawn += text(cx, y + size * 0.42, count, high, weight=500, fill="var(--ink-2)")
        drawn += text(cx, y + size, wigs, high, weight=750)
    rule = line(x, y + size * 0.52, end, y + size * 0.52, "var(--line-2)", 0.8)
    wig = centred("wig", end + size * 0.34, y + size * 0.78, size * 0.6, COLOURS["wig"], ik=ground)
    return f"<g>{rule}{drawn}{wig}</g>"
