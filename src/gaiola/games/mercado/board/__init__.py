"""Mercado on the screen: panes, cards, tray and panel, drawn from a view and nothing else. The panes are in `market`,
the box in `cover`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....kernel.refusals import Terms
from ....look import Card, Pane, Price, Scene
from ....look.colours import ink, tint
from ....look.counts import each
from ....look.lettering import MINUS, signed, told
from ....look.svg import chip, crumb, esc, group, icon, nothing, thing
from .cover import cover as cover
from .figures import FIGURES as FIGURES
from .market import displays, goods_named, market, short_name
from .things import ICONS as ICONS
from .things import SOURCES as SOURCES
from .things import THINGS as THINGS

COVERED: Final = "•••"

DEMANDS: Final = (
    "board-challenge-1",
    "board-challenge-2",
    "board-challenge-3",
    "board-challenge-4",
    "board-challenge-5",
    "board-challenge-6",
    "board-challenge-7",
    "board-challenge-8",
    "board-challenge-9",
)
"""What each challenge asks for, in a sentence."""


def panes(scene: Scene) -> list[Pane]:
    return [market(scene), displays(scene)]


def price(terms: Terms) -> Price:
    """What a move leaves in coins: income less price, or the gain."""
    sums = dict(terms)
    if not {"price", "income", "gain"} & sums.keys():
        return Price("")
    net = sums.get("income", 0) + sums.get("gain", 0) - sums.get("price", 0)
    return Price(signed(net, "±0"), "gain" if net > 0 else "cost" if net < 0 else "")


def _unsigned(number: int) -> str:
    """A score, which may be below 0."""
    return str(number).replace("-", MINUS)


# ------------------------------------------------------------------ players


def cards(scene: Scene) -> list[Card]:
    return [_card(scene, seat, player) for seat, player in enumerate(scene.view["players"])]


def _card(scene: Scene, seat: int, player: Mapping[str, Any]) -> Card:
    result = scene.view["result"]
    if result is not None:
        points = _unsigned(result["scores"][seat])
    else:
        points = COVERED if player["coins"] is None else str(player["coins"])
    covered = points == COVERED
    label = f"{scene.words.say('source-coins')}: {scene.words.say('board-covered') if covered else points}"
    rows = (_supplies(scene, player), _unopened(scene, player), _opened(scene, seat))
    return Card(points, "coin", rows, label, "coins")


def _supplies(scene: Scene, player: Mapping[str, Any]) -> str:
    """Stand tiles, wooden stands, and after the end the coins behind the score."""
    say = scene.words.say
    tiles = "".join(map(_mini, each(player["tiles"])))
    held = goods_named(scene, each(player["tiles"]))
    label = f"{say('board-stand-tiles')}: {held or say('tell-none')}"
    tiles = thing(label, tiles, "row nw", kind="tile")
    over = scene.view["result"] is not None
    coins = chip("coin", player["coins"], label=say("source-coins"), kind="coins") if over else ""
    stands = chip("store", player["stands_left"], label=say("board-stands-left"), kind="stands-left")
    return f'<div class="row nw">{tiles}<span class="grow"></span>{coins}{stands}</div>'


def _on_tint(good: str) -> str:
    """The style of a good that lies on its tint."""
    return f"background:{tint(good)};color:{ink(good)};--ik:{tint(good)}"


def _mini(good: str) -> str:
    return f'<span class="mt" style="{_on_tint(good)}">{icon(good)}</span>'


def _unopened(scene: Scene, player: Mapping[str, Any]) -> str:
    """Restaurants in front of a player, each of which costs a coin in the end."""
    kinds = each(player["restaurants"])
    if not kinds:
        return f'<div class="row nw hold">{nothing(scene.words.say("board-no-restaurant"))}</div>'
    tiles = "".join(f'<span class="mt rs">{icon(kind)}</span>' for kind in kinds)
    names = ", ".join(scene.words.noun("restaurant", kind) for kind in kinds)
    lost = f"{signed(-len(kinds))} {scene.words.say('board-at-the-end')}"
    label = told(f"{scene.words.say('board-restaurants')}: {names}", lost)
    shown = f'<span class="nmr">{esc(short_name(scene, kinds[0]))}</span>' if len(kinds) == 1 else ""
    cost = f'<span class="delta down">{signed(-len(kinds))}</span>'
    return thing(label, f"{tiles}{shown}{cost}", "row nw hold", kind="restaurant")


def _opened(scene: Scene, seat: int) -> str:
    """A player's stands in the market, with what they are worth if more than 1."""
    stands = ""
    for space, held in scene.view["spaces"].items():
        if held is None or held.get("owner") != seat:
            continue
        good, value = held["stand"], scene.view["values"][space]
        whose = {"good": scene.words.noun("good", good), "who": scene.names[seat]}
        called = scene.words.noun("space", space)
        label = scene.words.say("board-space-stand", space=called, value=value, **whose)
        worth = f"<b>{value}</b>" if value > 1 else ""
        stands += thing(label, icon(good) + worth, "ms", style=_on_tint(good), kind="stand")
    stands = stands or nothing(scene.words.say("board-no-stand"))
    caption = esc(scene.words.say("board-in-market"))
    return f'<div class="inc" role="group" aria-label="{caption}">{icon("market")}{stands}</div>'


# ------------------------------------------------------------------ what is mine


def tray(scene: Scene) -> str:
    if scene.seat is None:
        return ""
    player = scene.view["players"][scene.seat]
    asked = scene.view["step"] == "specialty" and scene.view["to_move"] == scene.seat
    groups = _goods_to_name(scene) if asked else ""
    groups += group(scene.words.say("board-your-tiles"), _own_tiles(scene, player))
    if not asked:
        groups += _own_restaurants(scene, player)
    return f'{groups}<div class="sums">{_stands_left(scene, player)}{_coins(scene, player)}</div>'


def _tile(touch: str, label: str, good: str, inner: str = "") -> str:
    return thing(label, icon(good) + inner, "tl", touch=touch, style=_on_tint(good))


def _own_tiles(scene: Scene, player: Mapping[str, Any]) -> str:
    def label(good: str) -> str:
        return scene.words.say("board-own-tile", good=scene.words.noun("good", good))

    tiles = "".join(_tile(f"tile:{good}", label(good), good) for good in each(player["tiles"]))
    return tiles or nothing(scene.words.say("tell-none"))


def _goods_to_name(scene: Scene) -> str:
    """11.1: the five goods, one of which becomes the specialty."""
    goods = sorted({good for served in scene.view["serves"].values() for good in served})
    tiles = "".join(
        _tile(
            f"good:{good}",
            scene.words.say("move-specialty", good=scene.words.noun("good", good)),
            good,
            '<span class="quote"></span>',
        )
        for good in goods
    )
    return group(scene.words.say("board-name-specialty"), tiles, "ask")


def _own_restaurants(scene: Scene, player: Mapping[str, Any]) -> str:
    tiles = ""
    for kind in each(player["restaurants"]):
        goods = scene.view["serves"][kind]
        colour = ink(goods[0]) if len(goods) == 1 else "var(--gold-deep)"
        label = scene.words.say(
            "board-own-restaurant",
            restaurant=scene.words.noun("restaurant", kind),
            goods=goods_named(scene, goods),
        )
        shown = f"{icon(kind)}<small>{esc(short_name(scene, kind))}</small>"
        tiles += thing(label, shown, "tl rs", touch=f"restaurant:{kind}", style=f"color:{colour}")
    caption = scene.words.say("board-your-restaurants")
    return group(caption, tiles or nothing(scene.words.say("board-take-gray")), "" if tiles else "bare")


def _stands_left(scene: Scene, player: Mapping[str, Any]) -> str:
    """Every wooden stand, those in the market pale."""
    assert scene.seat is not None
    left, own = player["stands_left"], f"var(--p-{scene.colours[scene.seat]})"
    drawn = ""
    for number in range(scene.view["wooden_stands"]):
        colour = own if number < left else "var(--line)"
        drawn += icon("store", "ic", f"color:{colour};--ia:{colour}")
    label = f"{scene.words.say('board-stands-left')}: {left}"
    stands = thing(label, drawn, "stands", kind="stands-left")
    count = thing(label, f"{icon('store')}{left}", "num", kind="stands-left")  # in place of the stands on a phone
    return group(scene.words.say("board-stands-left"), stands + count, "left")


def _coins(scene: Scene, player: Mapping[str, Any]) -> str:
    caption, coins = scene.words.say("board-your-coins"), player["coins"]
    amount = thing(f"{caption}: {coins}", f"{icon('coin')}<b>{coins}</b>", "big", kind="coins")
    return group(caption, amount, "coins")


# ------------------------------------------------------------------ how far the game is


def course(scene: Scene) -> str:
    view, say = scene.view, scene.words.say
    crumbs = f"<span>{esc(say('board-course-bag', count=view['bag']))}</span>"
    if view["challenge"] is not None:
        crumbs = f'<span class="desk">{esc(_challenge_title(scene))}</span>{crumbs}'
    if view["result"] is not None:
        return crumbs + crumb(say("board-over"))
    taking = view["step"] in ("redraw-display", "take")
    crumbs += (
        f'<span class="crumbs desk"><span class="{"done" if taking else "on"}">{esc(say("board-step-action"))}</span>'
        f'<span class="{"on" if taking else ""}">{esc(say("board-step-tile"))}</span></span>'
    )
    if view["trigger"] is not None:
        crumbs += f'<span class="chip last">{icon("flag")}<b>{esc(say("board-last-turns"))}</b></span>'
    return crumbs


def _challenge_title(scene: Scene) -> str:
    number = scene.view["challenge"]["number"]
    return scene.words.say("board-challenge", number=number, name=scene.words.noun("challenge", str(number)))


def panel(scene: Scene) -> str:
    challenge = scene.view["challenge"]
    drawn = "" if challenge is None else _challenge(scene, challenge)
    return drawn + _end(scene)


def _end(scene: Scene) -> str:
    """How near the end is, or how it came."""
    view, say = scene.view, scene.words.say
    at, spaces, entrances = view["end_at"], len(view["spaces"]), len(view["entrances"])
    rows = _meter("free-spaces", say("board-free-spaces"), view["free_spaces"], spaces, at["spaces"])
    stands = _last_stand(view)
    if stands:
        opened = view["wooden_stands"] - view["players"][0]["stands_left"]
        rows += _meter("opened-stands", say("board-stands-opened"), opened, view["wooden_stands"], stands)
    else:
        left = view["free_entrances"]
        rows += _meter("free-entrances", say("board-free-entrances"), left, entrances, at["entrances"])
    if at["coin_run"]:
        taken = "".join(f'<i class="{"on" if n < view["coin_run"] else ""}"></i>' for n in range(at["coin_run"]))
        count = f"{view['coin_run']}/{at['coin_run']}"
        rows += _measured("coin-run", say("board-coins-in-a-row"), f'<span class="run">{taken}</span>', count)
    urgent = " urgent" if view["trigger"] is not None and view["result"] is None else ""
    title = esc(say("board-end"))
    inner = f'<h3 aria-level="2">{title}</h3>{rows}<p>{esc(_how_it_ends(scene))}</p>'
    return f'<section class="panel endb{urgent}">{inner}</section>'


def _how_it_ends(scene: Scene) -> str:
    view, say = scene.view, scene.words.say
    if view["cause"] is not None:
        cause = scene.words.noun("cause", view["cause"])
        if view["result"] is not None:
            return say("event-ended", cause=cause)
        return say("board-last-turns-of", who=scene.names[view["trigger"]], cause=cause)
    spaces, entrances = view["end_at"]["spaces"], view["end_at"]["entrances"]
    if view["challenge"] is None:
        return say("board-end-rule", spaces=spaces, entrances=entrances)
    stands = _last_stand(view)
    if stands:
        return say("board-end-stands", spaces=spaces, stands=stands)
    return say("board-end-alone", spaces=spaces, entrances=entrances)


def _last_stand(view: Mapping[str, Any]) -> int:
    """11.7: the stand that ends the challenge, in place of the entrances, which are full; 0 if there is none."""
    challenge = view["challenge"]
    return 0 if challenge is None else challenge["end_after_stands"] or 0


def _meter(kind: str, title: str, value: int, most: int, mark: int) -> str:
    """A bar with the place where the end begins."""
    bar = f'<i style="width:{100 * value / most:.0f}%"></i><u style="left:{100 * mark / most:.0f}%"></u>'
    return _measured(kind, title, f'<span class="bar">{bar}</span>', value)


def _measured(kind: str, title: str, bar: str, value: object) -> str:
    return thing(f"{title}: {value}", f"<span>{esc(title)}</span>{bar}<b>{esc(value)}</b>", "mtr", kind=kind)


def _challenge(scene: Scene, challenge: Mapping[str, Any]) -> str:
    say = scene.words.say
    rows = f"<p>{esc(say(DEMANDS[challenge['number'] - 1]))}</p>" if challenge["number"] <= len(DEMANDS) else ""
    rows += _fame(scene, challenge)
    if challenge["one_good_only"]:
        rows += _specialty(scene, challenge["specialty"])
    if challenge["counted_size"]:
        rows += _fact("counted", say("board-counted"), challenge["counted"])
    needs = challenge["fame_needs"]
    if needs is not None:
        brought = f"{needs['brought']}/{needs['tiles']}"
        rows += _fact("brought", say("board-brought", size=needs["size"]), brought)
    best = f"{challenge['best_income']}/{challenge['best_move_at']}"
    rows += _fact("best-move", say("board-best-move"), best)
    return f'<section class="panel endb chal"><h3 aria-level="2">{esc(_challenge_title(scene))}</h3>{rows}</section>'


def _specialty(scene: Scene, good: str | None) -> str:
    """11.1: the good that was named, if one was."""
    title, say = scene.words.say("board-specialty"), scene.words.say
    name = say("board-not-named") if good is None else scene.words.noun("good", good)
    shown = f"<em>{esc(name)}</em>" if good is None else f"{_mini(good)}<b>{esc(name)}</b>"
    return thing(f"{title}: {name}", f"<span>{esc(title)}</span>{shown}", "fact", kind="good")


def _fact(kind: str, title: str, value: object) -> str:
    return thing(f"{title}: {value}", f"<span>{esc(title)}</span><b>{esc(value)}</b>", "fact", kind=kind)


def _fame(scene: Scene, challenge: Mapping[str, Any]) -> str:
    """The score on its way to the three amounts that give fame. A spectator does not see covered coins, nor this."""
    score, amounts = challenge["score"], challenge["fame_at"]
    seen = score is not None
    reached = challenge["fame"] if seen else 0
    width = max(0, min(100, 100 * (score or 0) / amounts[-1]))
    marks = "".join(f'<u style="left:{100 * amount / amounts[-1]:.0f}%"></u>' for amount in amounts)
    won = "".join(
        f'<span class="fm{" on" if number < reached else ""}">{icon("fame")}<b>{amount}</b></span>'
        for number, amount in enumerate(amounts)
    )
    say, shown = scene.words.say, _unsigned(score) if seen else COVERED
    meter = f'<span class="bar fame"><i style="width:{width:.0f}%"></i>{marks}</span>'
    fame = thing(
        told(f"{say('board-fame')}: {reached if seen else COVERED}", " · ".join(map(str, amounts))),
        f"<span>{esc(say('board-fame'))}</span>{won}",
        "fact",
        kind="fame",
    )
    return _measured("fame", say("board-score"), meter, shown) + fame
