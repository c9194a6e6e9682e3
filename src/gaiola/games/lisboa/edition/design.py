"""What our own edition of Lisboa keeps to where the rulebook is silent: inferences and the balance we aim at. In an
owner's edition a difference is told and does no harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from ....kernel.checker import Checker
from .card_shape import Decree, EffectEntry, PoliticalCard
from .effect_shape import Vocabulary, Worth
from .facts import ARCHITECTS, CARD_TYPES, DECKS, DISPLAY_DECKS, GOODS
from .shape import LisboaData

DEAR_INFLUENCE = (3, 0.5)  # on a Noble card: each point above this is worth so much more, for slots are scarce

Band = tuple[float, float]

# What a part of the game is to be worth.
LAND_WORTH: Band = (1.4, 2.4)
NOBLE_CARD: dict[str, Band] = {"blue": (3.8, 5.2), "red": (3.8, 5.2), "purple": (4.8, 6.8), "brown": (4.8, 6.8)}
EVENT_WORTH: Band = (6.0, 9.7)
TREASURY_BENEFIT: Band = (1.2, 4.4)
CLERGY_WORTH: Band = (4.0, 5.5)
DECREE_TYPICAL: Band = (4, 6)
DECREE_BEST: Band = (5, 14)

HAND_PILES = [5, 5, 5, 6]  # Manuel, Marquis, King and Treasury in the decks of the hands
COMPARISONS = ("opponents_behind", "neighbour_count", "exact_second")
MOST_COUNTED = {"city_buildings_by_architect": 8, "city_buildings_with_colour": 14}


def face(card: PoliticalCard) -> tuple[object, ...]:
    """What a Political card says."""
    return card.type, card.influence, card.reward, card.penalty, card.event, card.benefit


def worth(effects: Iterable[EffectEntry], known: Vocabulary) -> float:
    """Effects in wigs."""
    return round(sum(_worth(effect, known.worth[effect.effect]) for effect in effects), 2)


def _worth(effect: EffectEntry, worth: Worth) -> float:
    each = worth.told.get(effect.good or effect.noble or "", worth.each)
    return (effect.n or 1) * (each + worth.more * ((effect.bonus or 0) + (effect.discount or 0)))


def _in_band(checker: Checker, value: float, band: Band, path: str) -> None:
    least, most = band
    checker.design(least <= value <= most, path, f"a worth of {least} to {most} wigs", value)


# ------------------------------------------------------------------ tracks and board


def check_tracks(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    track, path = data.treasury.track, "treasury.track"
    modifiers = [step.modifier for step in track]
    at_start = [step.modifier for step in track if step.value == data.setup.treasury_value]
    checker.design(at_start == [1], path, "a modifier of 1 where the marker starts", at_start)
    checker.design(min(modifiers) < 0, path, "a modifier below 0", modifiers)
    rise = all(below <= above for below, above in pairwise(modifiers))
    checker.design(rise, path, "modifiers that never fall", modifiers)
    reals = data.influence.real_spaces
    checker.design(0 in reals, "influence.real_spaces", "a real on space 0", reals)
    prices, floor = data.market.start, data.market.floor
    checker.design(1 <= floor < min(prices.values()), "market.floor", "a price below each at the start", floor)
    dearest = all(prices["gold"] > price for good, price in prices.items() if good != "gold")
    checker.design(dearest, "market.start", "gold dearer than the rest", prices)


def check_board(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    board = data.board
    for land in board.lands:
        _in_band(checker, worth(land.reward, known), LAND_WORTH, f"board.lands.{land.id}.reward")
    for site in board.sites:
        _in_band(checker, worth(site.reward, known), LAND_WORTH, f"board.sites.{site.id}.reward")
    closed = data.players.by_count["2"].closed_rows
    all_kinds = {effect.effect for land in board.lands for effect in land.reward}
    open_kinds = {effect.effect for land in board.lands if land.row not in closed for effect in land.reward}
    lost = sorted(all_kinds - open_kinds)
    checker.design(not lost, "board.lands", "every kind of reward on a land used by two players", lost)
    checker.design("rubble_pile" in all_kinds, "board.lands", "a land with a cube of the rubble pile", None)
    tiles = board.scoring_tiles
    checker.design(len(set(tiles)) == len(tiles), "board.scoring_tiles", "tiles that differ", tiles)
    icons = [n for n, gap in enumerate(board.church.gaps) if gap.icon != "none"]
    across = icons[1] - icons[0] == len(board.church.gaps) // 2
    checker.design(across, "board.church.gaps", "icons across from each other", icons)


# ------------------------------------------------------------------ cards


def check_cards(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    cards, path = data.cards.political, "cards.political"
    for deck in DECKS:
        if deck in DISPLAY_DECKS:
            continue
        of_deck = [card for card in cards if card.deck == deck]
        piles = [sum(card.type == type for card in of_deck) for type in CARD_TYPES]
        checker.design(piles == HAND_PILES, path, f"5, 5, 5 and 6 {deck} cards of each type", piles)
        different = len({face(card) for card in of_deck}) == len(of_deck)
        checker.design(different, path, f"{deck} cards that differ", None)
    for card in cards:
        where = f"{path}.{card.id}"
        if card.type == "treasury":
            _in_band(checker, worth(card.event, known), EVENT_WORTH, f"{where}.event")
            _in_band(checker, worth(card.benefit, known), TREASURY_BENEFIT, f"{where}.benefit")
            other = sorted({effect.effect for effect in card.benefit} - known.about_money)
            checker.design(not other, f"{where}.benefit", "a benefit about money or sales", other)
        else:
            above, more = DEAR_INFLUENCE
            influence = card.influence + more * max(0, card.influence - above)
            _in_band(
                checker, round(influence + worth(card.reward + card.penalty, known), 2), NOBLE_CARD[card.deck], where
            )
    for what, least, found in (
        ("rewards and penalties", 12, {effect.effect for card in cards for effect in card.reward + card.penalty}),
        ("events", 10, {card.event for card in cards if card.event}),
        ("benefits", 8, {effect.effect for card in cards for effect in card.benefit}),
    ):
        checker.design(len(found) >= least, path, f"at least {least} different {what}", len(found))


def check_ships(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    for ship in data.cards.ships:
        path, influence = f"cards.ships.{ship.id}", 2 if ship.hull <= 2 else 1
        words = f"{influence}, 2 in the first period and 1 in the second"
        checker.design(ship.influence == influence, f"{path}.influence", words, ship.influence)
        words = f"{ship.hull - 1}, one less than the hull"
        checker.design(ship.price_modifier == ship.hull - 1, f"{path}.price_modifier", words, ship.price_modifier)


# ------------------------------------------------------------------ tiles and decrees


def check_tiles(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    plans, path = data.plans.tiles, "plans.tiles"
    stacks = {name: sorted(plan.officials for plan in plans if plan.architect == name) for name in ARCHITECTS}
    alike = stacks["blue"] == stacks["green"]
    checker.design(alike, path, "the same plans for both architects", stacks)
    starting = {plan.officials for plan in plans if plan.starting}
    checker.design(len(starting) == 1, path, "starting plans that favour nobody", sorted(starting))
    most = data.components.officials_per_player
    largest = max(plan.officials for plan in plans)
    checker.design(largest <= most, path, f"at most {most} officials, all that a player has", largest)
    tiles, path = data.buildings.tiles, "buildings.tiles"
    for tile in tiles:
        differ = set(tile.blue) != set(tile.green)
        checker.design(differ, f"{path}.{tile.id}", "two sides that differ", tile.blue)
    for side in ARCHITECTS:
        shown: Counter[str] = Counter(good for tile in tiles for good in tile.goods(side))
        even = all(shown[good] == len(tiles) // 2 for good in GOODS)
        checker.design(even, path, f"each good on half of the {side} sides", dict(shown))
        pairs = len({frozenset(tile.goods(side)) for tile in tiles})
        checker.design(pairs == 6, path, f"all 6 pairs of goods on the {side} sides", pairs)


def check_clergy(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    tiles, path = data.clergy.tiles, "clergy.tiles"
    for tile in tiles:
        checker.design(1 <= tile.wigs <= 4, f"{path}.{tile.id}.wigs", "1 to 4 wigs", tile.wigs)
        _in_band(checker, round(worth(tile.effect, known) + tile.wigs, 2), CLERGY_WORTH, f"{path}.{tile.id}")
    lasting = [tile.effect for tile in tiles if tile.kind == "permanent"]
    twice = sorted(effect.effect for effects in lasting if lasting.count(effects) > 1 for effect in effects)
    checker.design(not twice, path, "permanent tiles that differ", twice)
    kinds = len({effect.effect for tile in tiles for effect in tile.effect})
    checker.design(kinds >= 18, path, "at least 18 different effects", kinds)


def check_decrees(checker: Checker, data: LisboaData, known: Vocabulary) -> None:
    cards, path = data.decrees.cards, "decrees.cards"
    closed = data.players.by_count["2"].closed_rows
    for card in cards:
        idle = card.goal.id in COMPARISONS or card.goal.row in closed
        words = "true for comparisons and closed rows, else false"
        checker.design(card.remove_with_two == idle, f"{path}.{card.id}.remove_with_two", words, card.remove_with_two)
        _check_wigs(checker, data, card)
    different = len({(card.goal, card.score) for card in cards})
    checker.design(different == len(cards), path, "decrees that differ", different)
    goals = len({card.goal.id for card in cards})
    checker.design(goals >= 35, path, "at least 35 different goals", goals)


def _check_wigs(checker: Checker, data: LisboaData, card: Decree) -> None:
    path, typical = f"decrees.cards.{card.id}.score", card.score.of(card.typical)
    least, most = DECREE_TYPICAL
    checker.design(least <= typical <= most, path, f"{least} to {most} wigs for the typical count", typical)
    highest = MOST_COUNTED.get(card.goal.id, 99)
    best = card.score.of(sum(data.market.start.values()) if card.goal.id == "market_price_sum" else highest)
    least, most = DECREE_BEST
    checker.design(least <= best <= most, path, f"{least} to {most} wigs at best", best)
