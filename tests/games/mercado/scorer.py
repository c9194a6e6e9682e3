"""A second opinion on the end of a game: reads the final `dump()` and the edition's file as TOML, and nothing of
Gaiola. What the dump tells twice is counted here from the market, not from the running totals."""

from typing import Any

NOTHING = -1
Tables = dict[str, Any]


def score(dump: Tables, edition: Tables, challenge: int | None = None) -> list[int]:
    """Coins less the restaurants still in front of each player; some challenges count other money."""
    counts_one_size = _rule(edition, challenge, "score_counts_only_income_from_size") is not None
    money = [dump["counted"]] if counts_one_size else dump["coins"]
    worth, cost = edition["scoring"]["coin"], edition["scoring"]["unplaced_restaurant"]
    return [worth * coins + cost * left for coins, left in zip(money, _unplaced(dump, edition), strict=True)]


def ranking(dump: Tables, edition: Tables, challenge: int | None = None) -> list[int]:
    """More points are better, then more stands in the market; what is still equal is shared."""
    standing = list(zip(score(dump, edition, challenge), _stands(dump), strict=True))
    best_first = sorted(standing, reverse=True)
    return [best_first.index(mine) + 1 for mine in standing]


def fame(dump: Tables, edition: Tables, challenge: int) -> int:
    """0 to 3, without the bonus for the best move."""
    needed = _rule(edition, challenge, "fame_needs_customers_placed")
    if needed is not None and _sizes_brought(dump, edition).count(needed["size"]) < needed["min"]:
        return 0
    (points,) = score(dump, edition, challenge)
    return len([least for least in _challenge(edition, challenge)["fame_at"] if points >= least])


def best_move(dump: Tables, edition: Tables) -> int:
    """The fame that the best single action is worth in a campaign that had none yet."""
    bonus = edition["solo"]["best_move_bonus"]
    return int(bonus["fame"]) if dump["players"] == 1 and dump["best_income"] >= bonus["coins"] else 0


def end_problems(dump: Tables, edition: Tables, challenge: int | None = None) -> list[str]:
    """What speaks against the game having ended rightly, for the reason it gives. Empty if nothing does."""
    problems: list[str] = []
    if dump["agenda"]:
        problems.append("somebody is still to move")
    if min(dump["coins"]) < 0:
        problems.append("somebody owes money")
    if [left + out for left, out in zip(dump["stands_left"], _stands(dump), strict=True)] != (
        [edition["wooden_stands"]["per_player"]] * dump["players"]
    ):
        problems.append("wooden stands are missing")
    reached = _limits_reached(dump, edition, challenge)
    cause, triggered = dump["cause_id"], dump["trigger"] != NOTHING
    if triggered != (cause in ("spaces", "entrances", "stands")):
        problems.append(f"'{cause}' does not go with trigger {dump['trigger']}")
    if triggered and cause not in reached:
        problems.append(f"the end by '{cause}' came too early")
    if not triggered and reached:
        problems.append(f"the end by '{reached[0]}' was missed")
    return problems + _untriggered_problems(dump, edition, challenge)


def _untriggered_problems(dump: Tables, edition: Tables, challenge: int | None) -> list[str]:
    alone, cause = dump["players"] == 1, dump["cause_id"]
    if cause == "coins":
        run = edition["end"]["take_coin_run"].get(f"p{dump['players']}")
        return [] if not alone and dump["coin_run"] == run else [f"{dump['coin_run']} coins in a row are not {run}"]
    if cause == "no-move":
        may_build_anywhere = _rule(edition, challenge, "blocked_restaurant_spaces") is None
        if not alone:
            return ["with several players a coin can always be taken"]
        return ["a restaurant could be opened"] if may_build_anywhere and any(dump["restaurants"]) else []
    if cause == "stopped":
        return [] if alone else ["only one who plays alone can stop"]
    return [] if cause in ("spaces", "entrances", "stands") else [f"'{cause}' is no reason to end"]


def _limits_reached(dump: Tables, edition: Tables, challenge: int | None) -> list[str]:
    reached: list[str] = []
    size = edition["board"]["rows"] * edition["board"]["columns"]
    built = size - dump["stand"].count(NOTHING) + size - dump["restaurant"].count(NOTHING)
    if size - built <= edition["end"]["spaces_left"]:
        reached.append("spaces")
    full_from_the_start = _rule(edition, challenge, "fill_sides_with_sizes") is not None
    if dump["customers"].count(NOTHING) <= edition["end"]["entrances_left"] and not full_from_the_start:
        reached.append("entrances")
    last_stand = _rule(edition, challenge, "end_after_stands_opened")
    if last_stand is not None and _stands(dump)[0] >= last_stand["count"]:
        reached.append("stands")
    return reached


def _unplaced(dump: Tables, edition: Tables) -> list[int]:
    kinds = len(edition["restaurants"])
    return [sum(dump["restaurants"][seat * kinds : (seat + 1) * kinds]) for seat in range(dump["players"])]


def _stands(dump: Tables) -> list[int]:
    return [dump["owner"].count(seat) for seat in range(dump["players"])]


def _sizes_brought(dump: Tables, edition: Tables) -> list[int]:
    sizes = [size["customers"] for size in edition["customers"].values() for _ in size["tiles"]]
    return [sizes[tile] for tile in dump["customers"] if tile != NOTHING]


def _challenge(edition: Tables, number: int) -> Tables:
    (entry,) = [entry for entry in edition["solo"]["challenges"] if entry["number"] == number]
    return dict(entry)


def _rule(edition: Tables, number: int | None, name: str) -> Tables | None:
    """A special rule of a challenge, if it has it."""
    rules = [] if number is None else _challenge(edition, number)["rules"]
    return next((rule for rule in rules if rule["rule"] == name), None)
