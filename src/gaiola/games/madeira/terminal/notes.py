"""What a move is about, beyond its sum: who is there, what a field yields, what an effect does. A table by verbs."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.moves import Move
from ....look.scene import Names, Part, View
from ....words import Words
from .sentences import (
    character_action,
    character_on,
    effect,
    explained_character,
    guilds,
    listed,
    tell_dice,
    tell_requests,
    tell_yield,
)
from .signs import short_counts, short_yield


def sentence(view: View, move: Move, words: Words, names: Names) -> str:
    """What a move does as the table stands: on which character a die goes, which action is used."""
    told = SENTENCE_OF.get(move.verb)
    return told(view, move, words) if told else ""


def note(view: View, move: Move, words: Words, names: Names, plain: bool) -> str:
    told = NOTE_OF.get(move.verb)
    return told(view, move, words, plain) if told else ""


def _row(view: View, move: Move, words: Words, plain: bool) -> str:
    row = view["rows"][int(move.args[0]) - 1]
    if not plain:
        return "; ".join([guilds(row, words), listed(row["dice"]), short_counts(row["requests"], words)])
    here = words.say("tell-guilds-there", guilds=guilds(row, words))
    return "; ".join([tell_dice(row["dice"], words), here, tell_requests(row["requests"], words)])


def _die(view: View, move: Move, words: Words, plain: bool) -> str:
    """What the character does; in codes who it is."""
    who = view["buildings"][move.args[-1]]["character"]
    if not plain:
        return character_on(view, move.args[-1], words)
    return character_action(who, words) if who else ""


def _die_on(view: View, move: Move, words: Words) -> str:
    face, name = move.args
    told = {"building": words.noun("building", name), "region": view["buildings"][name]["region"]}
    who = words.noun("character", _character_id(view, name))
    return words.say(f"does-{move.verb}", face=int(face), character=who, **told)


def _character_id(view: View, building: str) -> str:
    """Nobody stands for the empty building."""
    who: str | None = view["buildings"][building]["character"]
    return who or ""


def _pass_and_act(view: View, move: Move, words: Words, plain: bool) -> str:
    slot = next(slot for slot in view["passing"] if slot["id"] == move.args[0])
    return effect(slot["options"][1], words) if len(slot["options"]) > 1 and not plain else ""


def _passes_to_act(view: View, move: Move, words: Words) -> str:
    gives = _pass_and_act(view, move, words, False)
    return words.say("does-pass-act", slot=words.noun("slot", move.args[0]), effect=gives) if gives else ""


def _field(view: View, move: Move, words: Words, plain: bool) -> str:
    field = view["fields"].get(move.args[0])
    return "" if field is None else (tell_yield if plain else short_yield)(field, words)


def _favor(view: View, move: Move, words: Words, plain: bool) -> str:
    return effect(view["favors"][move.args[0]], words)


def _district(view: View, move: Move, words: Words, plain: bool) -> str:
    """The guild, the city and what the favor does."""
    favor = move.args[0]
    told = effect(view["favors"][favor], words)
    guild = words.noun("guild", view["favors"][favor]["guild"])
    where = [words.noun("city", name) for name, city in view["cities"].items() if favor in city["districts"]]
    return "; ".join([words.say("tell-in-city", city=where[0], guild=guild), told]) if where else told


def _reward(view: View, move: Move, words: Words, plain: bool) -> str:
    return _effect_now(view, view["rewards"][move.args[0]], words)


def _kept(view: View, move: Move, words: Words, plain: bool) -> str:
    worth, request = view["players"][view["to_move"]]["worth"], move.args[0]
    if request not in worth:
        return ""
    return words.say("tell-others-score", points=sum(map(sum, worth.values())) - worth[request][-1])


def _building(view: View) -> Part:
    """The one that the decision is about."""
    name = view["now"].get("building")
    return {} if name is None else view["buildings"][name]


def _acts(view: View, move: Move, words: Words) -> str:
    character = _building(view).get("character")
    if not character:
        return ""
    action = character_action(character, words)
    return words.say("does-act", character=words.noun("character", character), action=action)


def _character(view: View, move: Move, words: Words, plain: bool) -> str:
    character = _building(view).get("character")
    return explained_character(character, words) if character and not plain else ""


def _region(view: View, move: Move, words: Words, plain: bool) -> str:
    building = _building(view)
    return words.say("tell-region", region=building["region"]) if building else ""


def _worked(view: View, move: Move, words: Words) -> str:
    """Paying and using: what the building does now."""
    name = view["now"].get("building")
    if name is None:
        return ""
    does = _does(view, view["buildings"][name], view["now"]["more_workers"], words)
    return words.say(f"does-{move.verb}", building=words.noun("building", name), effect=does)


def _chooses(view: View, move: Move, words: Words) -> str:
    option = view["now"].get("options", {}).get(move.args[0])
    return words.say("does-choose", effect=effect(option, words)) if option else ""


def _bought(view: View, move: Move, words: Words, plain: bool) -> str:
    return _does(view, view["buildings"][move.args[0]], 0, words)


def _does(view: View, building: Part, more_workers: int, words: Words) -> str:
    """What a building does for the player to move."""
    workers: int = building["workers"][view["to_move"]] + more_workers
    if workers < building["needs"][0]:
        return words.say("tell-effect-none", region=building["region"])
    return _effect_now(view, building["high" if workers >= building["needs"][1] else "low"], words)


def _effect_now(view: View, printed: Part, words: Words) -> str:
    """What an effect does for the player to move: there may be nothing to flip."""
    if printed["effect"] == "flip_favors_face_up" and all(view["players"][view["to_move"]]["favors"].values()):
        return words.say("tell-effect-nothing-to-flip")
    return effect(printed, words)


SENTENCE_OF: dict[str, Callable[[View, Move, Words], str]] = {
    **dict.fromkeys(("die", "pirate"), _die_on),
    "pass-act": _passes_to_act,
    "act": _acts,
    **dict.fromkeys(("pay", "use"), _worked),
    "choose": _chooses,
}

NOTE_OF: dict[str, Callable[[View, Move, Words, bool], str]] = {
    **dict.fromkeys(("die", "pirate"), _die),
    **dict.fromkeys(("again", "wood", "worker-to"), _field),
    **dict.fromkeys(("favor", "flip"), _favor),
    "row": _row,
    "pass-act": _pass_and_act,
    "build": _district,
    "reward": _reward,
    "keep": _kept,
    "act": _character,
    "harvest": _region,
    "lady": _bought,
}
