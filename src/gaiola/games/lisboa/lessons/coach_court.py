"""The coach's words about the Royal Court and the Church: State actions, visits and follows, decrees, clergy tiles."""

from __future__ import annotations

from typing import Final

from ....look.coach import CoachWord, Facts
from ....look.scene import View
from ..constants import NOBLES
from .coach_facts import mine, now


def _officials(view: View) -> Facts:
    return {"count": mine(view)["officials"], "number": now(view)["left"]}


def _take_plan(view: View) -> Facts:
    sides = view["architects"].values()
    return {
        "plan": [side["plan"] for side in sides if side["plan"]],
        "building": [side["ready"]["id"] for side in sides if side["ready"]],
    }


def _royal_favor(view: View) -> Facts:
    missing = [noble for noble in NOBLES if noble not in mine(view)["favors"] and view["nobles"][noble]["favors"]]
    return {"noble": missing}


def _cardinal(view: View) -> Facts:
    church = view["church"]
    gaps = len(church["gaps"])
    return {"number": (church["influence_gap"] - church["cardinal"]) % gaps or gaps, "count": now(view)["left"]}


def _clergy(view: View) -> Facts:
    church = view["church"]
    beside = [church["ring"][space] for space in church["gaps"][church["cardinal"]]]
    return {"clergy": [tile["id"] for tile in beside if tile], "count": len(mine(view)["clergy"])}


def _give_up(view: View) -> Facts:
    """What is gained beyond the end of the track is lost, 5.2."""
    best = max(mine(view)["clergy"], key=lambda tile: tile["wigs"])
    most, gain = view["influence"]["most"], mine(view)["gain"]
    gained = min(gain, most - mine(view)["influence"])
    return {"clergy": best["id"], "wigs": best["wigs"], "influence": gained, "lost": gain - gained, "number": most}


def _lose_clergy(view: View) -> Facts:
    least = min(mine(view)["clergy"], key=lambda tile: tile["wigs"])
    return {"clergy": least["id"], "wigs": least["wigs"]}


def _visit_cost(view: View) -> Facts:
    return {"number": now(view)["due"], "influence": mine(view)["influence"], "reis": mine(view)["reis"]}


def _free_action(view: View) -> Facts:
    noble = now(view)["noble"]
    return {"noble": noble, "action": list(view["nobles"][noble]["actions"])}


def _second_action(view: View) -> Facts:
    return {"action": now(view)["action"]}


def _follow(view: View) -> Facts:
    return {"noble": now(view)["noble"], "number": now(view)["cost"], "influence": mine(view)["influence"]}


def _follow_keep(view: View) -> Facts:
    return {"noble": now(view)["noble"], "reis": mine(view)["reis"]}


def _follow_action(view: View) -> Facts:
    noble = view["nobles"][now(view)["noble"]]
    return {"noble": now(view)["noble"], "action": [*noble["actions"], noble["noble_action"]]}


def _decree(view: View) -> Facts:
    worth = {decree["id"]: decree["now"][view["to_move"]] for decree in view["decrees"] if decree}
    best = max(worth, key=lambda id: worth[id])
    return {"decree": best, "wigs": worth[best]}


def _extra_decree(view: View) -> Facts:
    return {"count": mine(view)["markers"]}


def _lose_favor(view: View) -> Facts:
    return {"noble": mine(view)["favors"]}


COURT: Final = (
    CoachWord("officials", "officials", _officials),
    CoachWord("take-plan", "take-plan", _take_plan),
    CoachWord("royal-favor", "royal-favor", _royal_favor),
    CoachWord("cardinal", "cardinal", _cardinal),
    CoachWord("clergy", "clergy", _clergy),
    CoachWord("give-up", "give-up", _give_up),
    CoachWord("lose-clergy", "lose-clergy", _lose_clergy),
    CoachWord("visit-cost", "visit-cost", _visit_cost),
    CoachWord("free-action", "free-action", _free_action),
    CoachWord("second-action", "second-action", _second_action),
    CoachWord("follow-keep", "follow", _follow_keep, "follow-keep"),
    CoachWord("follow", "follow", _follow),
    CoachWord("follow-action", "follow-action", _follow_action),
    CoachWord("decree", "decree", _decree),
    CoachWord("extra-decree", "extra-decree", _extra_decree),
    CoachWord("lose-favor", "lose-favor", _lose_favor),
)
