"""Lisboa in sentences, for listening: a view line by line, and what cards, tiles and decrees do. The picture and
what stands beside moves use the same words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....look.counts import by_name
from ....look.lines import sentence
from ....look.scene import Names, Part, View
from ....words import Words


def describe(view: View, words: Words, names: Names) -> list[str]:
    """The whole table in words, a line for each thing; before the city is laid out, the court and the players."""
    return [
        *course(view, words, names),
        *tell_now(view["now"], words),
        *(_tell_city(view, words, names) if any(view["scoring"]) else ()),
        *(_tell_noble(name, noble, view, words, names) for name, noble in view["nobles"].items()),
        *(_tell_displays(view, words, names) if any(view["scoring"]) else ()),
        *(_tell_player(view, words, names, seat) for seat in range(len(names))),
        *_tell_hand(view, words),
    ]


def _tell_city(view: View, words: Words, names: Names) -> list[str]:
    return [
        _tell_tracks(view, words),
        *_tell_rows(view, words, names),
        *_tell_columns(view, words),
        *(_tell_site(name, site, words) for name, site in view["sites"].items() if site["open"]),
    ]


def _tell_displays(view: View, words: Words, names: Names) -> list[str]:
    return [
        *(_tell_architect(name, architect, words) for name, architect in view["architects"].items()),
        _tell_shipyard(view, words),
        *_tell_church(view, words),
        *(_tell_pile(name, pile, words) for name, pile in view["display"].items()),
        *_tell_decrees(view, words, names),
    ]


def _nothing(told: str, words: Words) -> str:
    return told or words.say("tell-none")


# ------------------------------------------------------------------ where the game is


def course(view: View, words: Words, names: Names) -> list[str]:
    """Period and turn, and how far the end is."""
    lines = [words.say("tell-set-up")]
    if view["turn"] is not None:
        turn = {"period": view["period"], "who": names[view["turn"]], "sets": view["sets_to_end"]}
        lines = [words.say("tell-period", **turn)]
    if view["ending"]:
        lines.append(words.say(f"tell-ending-{_dashed(view['ending'])}"))
    if view["church"]["due"] is not None:
        lines.append(words.say("tell-church-due"))
    return lines


def tell_now(now: Part, words: Words) -> list[str]:
    """What the decision is about."""
    told = [*_tell_noble_now(now, words), *_tell_card_now(now, words), *_tell_city_now(now, words)]
    for key, kind, tell in (
        ("searched", "decrees", decree),
        ("thrown", "cards", card),
        ("offer", "tiles", clergy),
        ("packet", "cards", card),
    ):
        if any(now.get(key, ())):
            told.append(words.say(f"tell-now-{key}", **{kind: "; ".join(tell(it, words) for it in now[key] if it)}))
    if now.get("left"):
        told.append(words.say("tell-left", count=now["left"]))
    return told


def _tell_noble_now(now: Part, words: Words) -> list[str]:
    """What must be paid, to whom, and the State action."""
    told: list[str] = []
    if "purpose" in now:
        told.append(words.say("tell-due", reis=reis(now["due"], words), purpose=words.noun("purpose", now["purpose"])))
    elif "due" in now:
        told.append(words.say("tell-visit-due", noble=words.noun("noble", now["noble"]), count=now["due"]))
    elif "cost" in now:
        told.append(words.say("tell-follow-cost", noble=words.noun("noble", now["noble"]), count=now["cost"]))
    elif "noble" in now:
        told.append(words.say("tell-now-noble", noble=words.noun("noble", now["noble"])))
    if "action" in now:
        told.append(words.say("tell-now-action", action=words.noun("action", now["action"])))
    return told


def _tell_card_now(now: Part, words: Words) -> list[str]:
    """The part of an event, or the card that is played."""
    if "effect" in now:
        part = {"number": now["part"] + 1, "effect": effect(now["effect"], words)}
        return [words.say("tell-now-event", card=words.noun("card", now["card"]["id"]), **part)]
    return [words.say("tell-now-card", card=card(now["card"], words))] if "card" in now else []


def _tell_city_now(now: Part, words: Words) -> list[str]:
    """Where is built, and what a sale brings."""
    told: list[str] = []
    if "land" in now:
        land = words.noun("land", now["land"])
        told.append(words.say("tell-now-land", land=land, reis=reis(now["price"], words)))
    if "site" in now:
        told.append(words.say("tell-now-site", site=words.noun("site", now["site"])))
    if now.get("bonus"):
        told.append(words.say("tell-now-bonus", reis=reis(now["bonus"], words)))
    return told


# ------------------------------------------------------------------ what things do


def reis(count: int, words: Words) -> str:
    return words.say("tell-reis", count=count)


def wigs(count: int, words: Words) -> str:
    return words.say("tell-wigs", count=count)


def effects(printed: Iterable[Part], words: Words) -> str:
    return ", ".join(effect(each, words) for each in printed)


def effect(printed: Part, words: Words) -> str:
    """What a card, land, site, tile or house does."""
    return words.say(f"effect-{_dashed(printed['effect'])}", **_said(printed, "effect", words))


def _said(printed: Part, name: str, words: Words) -> dict[str, object]:
    """What is printed as arguments of a message: ids become nouns where there is one, yes and no become 1 and 0."""
    return {
        key: words.noun(key, value) if isinstance(value, str) else int(value)
        for key, value in printed.items()
        if key != name
    }


def _dashed(id: str) -> str:
    return id.replace("_", "-")


def card(face: Part, words: Words) -> str:
    """A political card with its name."""
    name, kind = words.noun("card", face["id"]), words.noun("pile", face["type"])
    if "event" in face:
        return words.say("tell-card-treasury", card=name, pile=kind, effect=event_and_benefit(face, words))
    return words.say(
        "tell-card-noble", card=name, noble=kind, influence=face["influence"], effect=reward(face, words)
    )  # fmt: skip


def event_and_benefit(face: Part, words: Words) -> str:
    """Both sides of a Treasury card."""
    return words.say("tell-event", event=effects(face["event"], words), benefit=effects(face["benefit"], words))


def reward(face: Part, words: Words) -> str:
    """Reward or penalty of a Noble card."""
    return effects([*face["reward"], *face["penalty"]], words) or words.say("tell-nothing")


def clergy(tile: Part, words: Words) -> str:
    return words.say("tell-clergy", name=words.noun("clergy", tile["id"]), does=clergy_does(tile, words))


def clergy_does(tile: Part, words: Words) -> str:
    """Its effect, and the wigs on its back."""
    key = "tell-clergy-once" if tile["once"] else "tell-clergy-does"
    return words.say(key, effect=effects(tile["effect"], words), wigs=wigs(tile["wigs"], words))


def ship(face: Part, words: Words, id: str) -> str:
    price = f"{face['price']:+}"
    numbers = {"hull": face["hull"], "influence": face["influence"], "price": price}
    return words.say("tell-ship", ship=words.noun("ship", id), **numbers)


def decree(face: Part, words: Words) -> str:
    return words.say(
        "tell-decree", decree=words.noun("decree", face["id"]), goal=goal(face, words), score=score(face, words)
    )


def goal(face: Part, words: Words) -> str:
    """What a decree counts."""
    printed = face["goal"]
    return words.say(f"goal-{_dashed(printed['id'])}", **_said(printed, "id", words))


def score(face: Part, words: Words) -> str:
    """How a decree scores."""
    printed = face["score"]
    if printed["form"] == "tiers":
        steps = ", ".join(f"{count} → {wigs(worth, words)}" for count, worth in printed["steps"])
        return words.say("score-tiers", steps=steps)
    if printed["form"] == "flat":
        return words.say("score-flat", wigs=printed["wigs"])
    return words.say("score-per", wigs=printed["wigs"], each=printed["each"], max=printed["max"] or 0)


def cubes(rubble: Mapping[str, int], words: Words) -> str:
    """`2 fire, 1 tsunami`"""
    told = [
        words.say("tell-cubes", count=count, rubble=words.noun("rubble", kind))
        for kind, count in rubble.items()
        if count
    ]
    return ", ".join(told)


def goods(counts: Mapping[str, int], words: Words) -> str:
    """`2 gold, 1 cloth`"""
    told = [(words.noun("good", good), count) for good, count in counts.items() if count]
    return ", ".join(words.say("effect-good", good=good, n=count) for good, count in told)


def _named(family: str, ids: Iterable[str], words: Words) -> str:
    return ", ".join(words.noun(family, id) for id in ids)


# ------------------------------------------------------------------ the city


def _tell_tracks(view: View, words: Words) -> str:
    at = view["treasury"]["track"][view["treasury"]["at"]]
    prices = ", ".join(f"{words.noun('good', good)} {price}" for good, price in view["prices"].items())
    tiles = ", ".join(
        words.say("tell-small-tile", good=words.noun("good", tile["good"]))
        if tile["small"]
        else words.noun("good", tile["good"])
        for tile in view["city_tiles"].values()
        if tile["there"]
    )
    return sentence(words, words.say("tell-tracks"), [
        words.say("tell-treasury", value=at["value"], modifier=f"{at['modifier']:+}"),
        words.say("tell-prices", prices=prices, floor=view["price_floor"]),
        words.say("tell-pile", rubble=_nothing(cubes(view["pile"], words), words)),
        words.say("tell-city-tiles", tiles=_nothing(tiles, words), **view["tiles_left"]),
    ])  # fmt: skip


def _tell_rubble(rubble: Mapping[str, int], words: Words) -> str:
    told = cubes(rubble, words)
    return words.say("tell-rubble", rubble=told) if told else words.say("tell-no-rubble")


def _tell_rows(view: View, words: Words, names: Names) -> list[str]:
    lines: list[str] = []
    for name, row in view["rows"].items():
        if row["open"]:
            lands = [
                words.say("tell-land", land=words.noun("land", id), content=_tell_land(land, words, names))
                for id, land in view["lands"].items()
                if land["row"] == name
            ]
            what = words.say("tell-row", row=name.upper())
            lines.append(sentence(words, what, [_tell_rubble(row["rubble"], words), *lands]))
    return lines


def _tell_land(land: Part, words: Words, names: Names) -> str:
    if land["owner"] is None:
        return words.say("tell-land-free", reis=reis(land["price"], words), reward=effects(land["reward"], words))
    good = words.noun("good", land["facing"])
    return words.say("tell-land-store", who=names[land["owner"]], good=good, count=land["customers"])


def _tell_columns(view: View, words: Words) -> list[str]:
    return [
        sentence(words, words.say("tell-column", column=number), [
            _tell_rubble(column["rubble"], words),
            words.say("tell-scoring", wigs=wigs(column["scoring"], words)),
        ])
        for number, column in enumerate(view["columns"], 1)
    ]  # fmt: skip


def _tell_site(name: str, site: Part, words: Words) -> str:
    if site["building"]:
        told = building(site["building"], words)
    else:
        told = words.say(
            "tell-site-empty", rubble=_tell_rubble(site["rubble"], words), reward=effects(site["reward"], words)
        )
    return sentence(words, words.noun("site", name), [told])


def building(face: Part, words: Words) -> str:
    """A public building with its architect and the goods it shows."""
    goods = _named("good", face["goods"], words)
    architect = words.noun("architect", face["architect"])
    return words.say("tell-building", building=words.noun("building", face["id"]), architect=architect, goods=goods)


# ------------------------------------------------------------------ the court


def _tell_noble(name: str, noble: Part, view: View, words: Words, names: Names) -> str:
    neutral = words.say("tell-neutral", count=noble["neutral"]) if noble["neutral"] else ""
    office = ", ".join(filter(None, [by_name(noble["office"], names), neutral])) or words.say("tell-nobody")
    plaza = by_name(noble["plaza"], names)
    costs = _each_of(names, [player["visit_costs"][name] for player in view["players"]])
    return sentence(words, words.noun("noble", name), [
        words.say("tell-office", who=office, size=noble["size"]),
        words.say("tell-plaza", who=plaza) if plaza else "",
        words.say("tell-favors-left", count=noble["favors"]),
        words.say("tell-visit-costs", costs=costs),
        words.say("tell-takes", goods=_named("good", noble["accepts"], words)),
        words.say(
            "tell-actions",
            actions=", ".join(_tell_action(action, good, words) for action, good in noble["actions"].items()),
            action=words.noun("action", noble["noble_action"]),
        ),
    ])  # fmt: skip


def _tell_action(action: str, good: str | None, words: Words) -> str:
    told = words.noun("action", action)
    return words.say("tell-action-used", action=told, good=words.noun("good", good)) if good else told


def _tell_architect(name: str, architect: Part, words: Words) -> str:
    def side(key: str, face: Part | None) -> str:
        return words.say(key, building=building(face, words)) if face else ""

    return sentence(words, words.say("tell-architect", architect=words.noun("architect", name)), [
        side("tell-ready", architect["ready"]),
        side("tell-coming", architect["coming"]),
        words.say("tell-buildings-left", count=architect["buildings_left"]),
        words.say("tell-plan-top", plan=words.noun("plan", architect["plan"])) if architect["plan"] else "",
        words.say("tell-plans-left", count=architect["plans_left"]),
    ])  # fmt: skip


def _tell_shipyard(view: View, words: Words) -> str:
    ships = [
        words.say("tell-yard-ship", count=left, ship=ship(view["ships"][id], words, id))
        for id, left in view["yard"]["left"].items()
        if left
    ]
    return sentence(words, words.say("tell-shipyard"), ships or [words.say("tell-none")])


def gap_signs(view: View, gap: int) -> list[str]:
    """What is to be seen in a gap of the Church: `cardinal`, `influence`, `treasury`."""
    church = view["church"]
    found = {"cardinal": church["cardinal"], "influence": church["influence_gap"], "treasury": church["treasury_gap"]}
    return [sign for sign, at in found.items() if at == gap]


def _tell_church(view: View, words: Words) -> list[str]:
    """Clockwise, each gap before the tile that comes after it."""
    lines: list[str] = []
    for gap, (space, tile) in enumerate(view["church"]["ring"].items()):
        signs = gap_signs(view, gap)
        if signs:
            told = [words.say(f"tell-in-gap-{sign}") for sign in signs]
            lines.append(sentence(words, words.say("tell-gap", gap=gap + 1), told))
        what = words.say("tell-church", space=words.noun("space", space))
        lines.append(sentence(words, what, [clergy(tile, words) if tile else words.say("tell-empty")]))
    return lines


def _tell_pile(name: str, pile: Part, words: Words) -> str:
    what = words.say("tell-display", pile=words.noun("pile", name))
    shown = card(pile["card"], words) if pile["card"] else words.say("tell-none")
    return sentence(words, what, [shown, words.say("tell-cards-left", count=pile["left"])])


def _tell_decrees(view: View, words: Words, names: Names) -> list[str]:
    what = words.say("tell-decree-shown")
    shown = [
        sentence(words, what, [decree(face, words), worth_now(face, words, names)]) for face in view["decrees"] if face
    ]
    return [*shown, words.say("tell-decree-deck", count=view["decree_deck"])]


def worth_now(face: Part, words: Words, names: Names) -> str:
    return words.say("tell-decree-now", worth=_each_of(names, face["now"]))


def _each_of(names: Names, numbers: Iterable[int]) -> str:
    """`Ana: 2, Rui: 0`"""
    return ", ".join(f"{who}: {count}" for who, count in zip(names, numbers, strict=True))


# ------------------------------------------------------------------ the players


def _tell_player(view: View, words: Words, names: Names, seat: int) -> str:
    player = view["players"][seat]
    numbers = {
        key: player[key]
        for key in ("wigs", "reis", "influence", "gain", "warehouse", "sets", "markers", "officials")
    }  # fmt: skip
    told = [
        words.say(
            "tell-player",
            who=names[seat],
            goods=_nothing(goods(player["goods"], words), words),
            rubble=_nothing(cubes(player["rubble"], words), words),
            houses=houses(player, words),
            **numbers,
        )
    ]
    if any(player["stores"].values()):
        stores = [f"{words.noun('good', good)} {count}" for good, count in player["stores"].items() if count]
        told.append(words.say("tell-player-stores", stores=", ".join(stores)))
    if player["plans"]:
        told.append(words.say("tell-player-plans", plans=_named("plan", player["plans"], words)))
    if player["completed"]:
        plans = _named("plan", player["completed"], words)
        told.append(words.say("tell-player-completed", plans=plans, count=player["plan_officials"]))
    if player["favors"]:
        told.append(words.say("tell-player-favors", nobles=_named("noble", player["favors"], words)))
    tucked = [in_slot(name, face, words) for name, face in player["portfolio"].items() if face]
    size = {"tucked": player["tucked"], "size": player["portfolio_size"]}
    told.append(words.say("tell-player-portfolio", cards=_nothing("; ".join(tucked), words), **size))
    if player["clergy"]:
        told.append(words.say("tell-player-clergy", tiles="; ".join(clergy(tile, words) for tile in player["clergy"])))
    if player["decrees"]:
        held = [
            f"{decree(face, words)}, {words.say('tell-decree-now', worth=face['now'][seat])}"
            for face in player["decrees"]
        ]
        told.append(words.say("tell-player-decrees", decrees="; ".join(held)))
    told.append(words.say("tell-player-hand", count=len(player["hand"])))
    if seat != view["seat"] and any(player["hand"]):
        known = [words.noun("card", face["id"]) for face in player["hand"] if face]
        told.append(words.say("tell-player-known", cards=", ".join(known)))
    if view["step"] == "keep-clergy" and player["kept"]:
        told.append(words.say("tell-kept"))
    return " ".join(told)


def houses(player: Part, words: Words) -> str:
    built = player["houses"].items()
    return ", ".join(
        words.say(f"tell-houses-{group}", count=count, of=player["house_groups"][group]) for group, count in built
    )


def in_slot(name: str, face: Part, words: Words) -> str:
    return words.say("tell-in-slot", slot=words.noun("slot", name), card=tucked(face, words))


def tucked(face: Part, words: Words) -> str:
    """What lies in a slot: of a card only what still counts."""
    if face["type"] != "ship":
        name = words.noun("card", face["id"])
        if "event" in face:
            return words.say("tell-explained", name=name, effect=effects(face["benefit"], words))
        return words.say(
            "tell-tucked-noble", card=name, noble=words.noun("pile", face["type"]), influence=face["influence"]
        )
    told = [ship(face, words, face["id"])]
    if any(face["cargo"].values()):
        told.append(words.say("tell-cargo", goods=goods(face["cargo"], words)))
    if face["at_sea"]:
        told.append(words.say("tell-at-sea"))
    return ", ".join(told)


def _tell_hand(view: View, words: Words) -> list[str]:
    seat = view["seat"]
    if seat is None:
        return []
    held = [face for face in view["players"][seat]["hand"] if face]
    return [sentence(words, words.say("tell-hand"), [card(face, words)]) for face in held]
