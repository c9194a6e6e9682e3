"""What is open and what is hidden, 1.11: hands, decks and bags are known to nobody who has not seen them, and a seat
cannot tell what it imagines from the truth. For the draft see `test_draft`."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from gaiola import Chance, Journal
from gaiola.games.lisboa.events import DecreesSearched
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.kernel.knowledge import everybody
from tests.games.lisboa.table import GREEN, ORANGE, PURPLE, YELLOW, box, city, deal, hand, legal, play

SEARCHED = ["sea_wall", "tonnage", "lawgiver"]
SAMPLES = range(60)


def games(players: int, every: int, **options: bool) -> Iterator[LisboaPosition]:
    """Positions of three random games."""
    for seed in range(3):
        chance, luck, pos = Chance(seed), random.Random(seed), deal(players, seed, **options)
        number = 0
        while not pos.over:
            if number % every == 0:
                yield pos
            pos.play(luck.choice(pos.legal()), chance)
            number += 1


def ids(view: object) -> set[str]:
    """Everything that is written anywhere in a view, or in a list of things."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, str):
            found.add(node)
        elif isinstance(node, dict):
            for key, value in node.items():
                look(key)
                look(value)
        elif isinstance(node, list | tuple):
            for value in node:
                look(value)

    look(view)
    return found


# ---- views


def unseen(pos: LisboaPosition, seat: int | None) -> set[str]:
    """Ids that this seat must not read anywhere: cards of decks, piles and other hands, decrees of the deck, clergy
    tiles in the bag, buildings in the stacks."""
    box, bit = pos.box, 0 if seat is None else 1 << seat
    names = {name for name, left in zip(box.cards, pos.deck_left, strict=True) if left}
    for place in [*pos.hands, *pos.packets]:
        names |= {box.cards[card] for card, seen in zip(place.cards, place.seen, strict=True) if not seen & bit}
    deck = pos.decree_deck
    names |= {name for name, left in zip(box.decrees, deck.stock, strict=True) if left}
    for place in (deck.top, deck.bottom):
        names |= {box.decrees[card] for card, seen in zip(place.cards, place.seen, strict=True) if not seen & bit}
    names |= {name for name, left in zip(box.buildings, pos.building_stock, strict=True) if left}
    shown = {*pos.ring, *pos.clergy, *[tile for other, o in enumerate(pos.offers) if other == seat for tile in o.cards]}
    return names | {name for tile, name in enumerate(box.clergy) if tile not in shown}


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_names_nothing_that_is_hidden(players: int, draft: bool) -> None:
    for pos in games(players, 9, draft=draft):
        for seat in (None, *range(players)):
            assert not ids(pos.view(seat)) & unseen(pos, seat)


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_imagines_looks_like_the_truth(players: int, draft: bool) -> None:
    for number, pos in enumerate(games(players, 13, draft=draft)):
        before = pos.dump()
        for seat in range(players):
            other = pos.imagine(seat, Chance(number))
            assert json.dumps(other.view(seat)) == json.dumps(pos.view(seat))
            assert json.dumps(other.view(None)) == json.dumps(pos.view(None))
            assert other.census() == pos.census() and sorted(other.dump()) == sorted(before)
            assert other.hands[seat].dump() == pos.hands[seat].dump()
        assert pos.dump() == before, "imagining changes nothing"


# ---- what is heard, and what is offered


def secrets(pos: LisboaPosition, seat: int | None) -> set[str]:
    """Ids that nothing may tell this seat. A spectator hears only what every seat may hear. Clergy tiles that have come
    out of the bag are known, wherever they are now."""
    box, seats = pos.box, range(pos.players) if seat is None else [seat]
    offered = {tile for offer in pos.offers for tile in offer.cards}
    known = [left < copies for left, copies in zip(pos.clergy_bag, box.clergy_copies, strict=True)]
    out = {name for tile, name in enumerate(box.clergy) if known[tile] and tile not in offered}
    return set().union(*[unseen(pos, other) for other in seats]) - out


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.rule("lisboa.2.11")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_event_names_what_is_hidden(players: int, draft: bool) -> None:
    """Hands dealt or drafted, tiles not kept, decrees searched, and whatever lies in bags and stacks."""
    chance, luck = Chance(players), random.Random(players)
    journal = Journal()
    pos = box(draft=draft).start(players, chance, journal)
    assert isinstance(pos, LisboaPosition)
    while not pos.over:
        for seat in (None, *range(players)):
            told = [list(event.seen_by(seat).fields().values()) for event in journal.events]
            assert not ids(told) & secrets(pos, seat)
        journal = Journal()
        pos.play(luck.choice(pos.legal()), chance, journal)


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_questions_prices_and_reasons_tell_nothing_hidden(players: int, draft: bool) -> None:
    """Whoever decides gets the same candidates, quotes and refusals in every world it can imagine."""
    for number, pos in enumerate(games(players, 31, draft=draft)):
        seat = pos.to_move
        assert seat is not None
        other, words = pos.imagine(seat, Chance(number)), {verb.word for verb in pos.agenda[-1].verbs}
        assert other.candidates() == pos.candidates()
        assert not {arg for move in pos.candidates() for arg in move.args} & unseen(pos, seat)
        for move in pos.box.vocabulary.moves:
            if move.verb in words:
                assert (other.quote(move), other.why_not(move)) == (pos.quote(move), pos.why_not(move))


@pytest.mark.rule("lisboa.1.11")
def test_a_spectator_sees_no_hand() -> None:
    pos = city(hands={GREEN: "blue_king_1 red_king_1", YELLOW: "blue_king_2"})
    assert pos.view(None)["players"][GREEN]["hand"] == [None, None]


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.rule("lisboa.14.1")
def test_a_card_taken_from_the_display_stays_known() -> None:
    """Everybody saw it, wherever it lies in the hand; those before and after it are secret."""
    pos = city(hands={GREEN: "blue_king_4 red_king_1 blue_king_2", YELLOW: "blue_marquis_1"})
    seen = [card["id"] if card else None for card in pos.view(YELLOW)["players"][GREEN]["hand"]]
    own = [card["id"] for card in pos.view(GREEN)["players"][GREEN]["hand"]]
    assert seen == ["red_king_1", None, None] and own == ["blue_king_2", "blue_king_4", "red_king_1"]
    for seed in SAMPLES:
        assert hand(pos.imagine(YELLOW, Chance(seed)), GREEN)[1] == "red_king_1"


# ---- the first clergy tiles


@pytest.mark.rule("lisboa.2.5")
def test_the_first_choice_is_made_in_secret() -> None:
    pos = deal(2)
    first = pos.to_move
    assert first is not None
    other = 1 - first
    offered = [tile["id"] for tile in pos.view(first)["now"]["offer"]]
    assert legal(pos) == {f"keep-clergy {tile}" for tile in offered}
    assert pos.view(other)["now"]["offer"] == [None, None] == pos.view(None)["now"]["offer"]
    one, two = pos.copy(), pos.copy()
    one.play(pos.legal()[0], Chance(1))
    two.play(pos.legal()[-1], Chance(1))
    for seat in (other, None):
        assert json.dumps(one.view(seat)) == json.dumps(two.view(seat))
    assert one.view(other)["players"][first]["kept"] and not one.view(other)["players"][other]["kept"]
    imagined = {tuple(one.imagine(other, Chance(seed)).offers[first].cards) for seed in SAMPLES}
    assert len(imagined) > 30, "any two tiles of the bag"
    assert {tuple(one.imagine(other, Chance(seed)).offers[other].cards) for seed in SAMPLES} == {
        tuple(one.offers[other].cards)
    }


# ---- hands, and the backs of cards


def decks(pos: LisboaPosition, seat: int) -> list[str]:
    return [card.split("_")[0] for card in hand(pos, seat)]


@pytest.mark.rule("lisboa.1.11")
@pytest.mark.rule("lisboa.15.5")
def test_a_card_keeps_its_back() -> None:
    """In the second period Yellow still has two cards of the first; which ones nobody knows, but that they are blue."""
    pos = city(
        2,
        period=2,
        hands={GREEN: "purple_king_1", YELLOW: "blue_king_1 purple_king_2 brown_king_3 blue_king_2 purple_manuel_1"},
    )
    imagined = [pos.imagine(GREEN, Chance(seed)) for seed in SAMPLES]
    assert {tuple(decks(other, YELLOW)) for other in imagined} == {("blue", "purple", "brown", "blue", "purple")}
    assert {hand(other, YELLOW)[2] for other in imagined} == {"brown_king_3"}
    for slot in (0, 1, 3, 4):
        assert len({hand(other, YELLOW)[slot] for other in imagined}) > 8
    for other in imagined:
        assert sum(other.deck_left) == sum(pos.deck_left) and len(set(hand(other, YELLOW))) == 5
        assert not {"purple_king_1", "brown_king_1", "brown_king_3"} & {
            *hand(other, YELLOW)[:2],
            *hand(other, YELLOW)[3:],
        }


@pytest.mark.rule("lisboa.1.11")
def test_two_seats_know_different_things() -> None:
    """With three players each of two opponents imagines the hand of the other, and never its own cards there."""
    pos = city(3, hands={GREEN: "blue_king_1 blue_king_2", YELLOW: "blue_king_3 blue_king_4", PURPLE: "blue_king_5"})
    for seat, opponent in ((GREEN, YELLOW), (YELLOW, GREEN), (PURPLE, GREEN)):
        seen = set()
        for sample in SAMPLES:
            other = pos.imagine(seat, Chance(sample))
            assert hand(other, seat) == hand(pos, seat)
            assert not set(hand(other, opponent)) & set(hand(pos, seat))
            seen.add(tuple(hand(other, opponent)))
        assert len(seen) > 30


@pytest.mark.rule("lisboa.1.11")
def test_all_unseen_cards_are_equally_likely() -> None:
    """Green has seen 5 of 21 blue cards, so each of the other 16 lies in Yellow's one slot as often as any."""
    pos = city(2, hands={GREEN: " ".join(f"blue_king_{n}" for n in range(1, 6)), YELLOW: "blue_manuel_1"})
    chance = Chance(7)
    counts = [0] * len(pos.box.cards)
    for _ in range(3200):
        counts[pos.imagine(GREEN, chance).hands[YELLOW].cards[0]] += 1
    drawn = [count for count in counts if count]
    assert len(drawn) == 16
    assert sum((count - 200) ** 2 / 200 for count in drawn) < 37.7  # 15 degrees of freedom: once in a thousand


# ---- the decrees' deck


def searching(players: int = 4, script: list[str] | None = None) -> LisboaPosition:
    """Green visits the Marquis with the tile that searches: three decrees of the deck are seen."""
    pos = city(
        players,
        hands={GREEN: "blue_marquis_1", YELLOW: "blue_marquis_2"},
        clergy={GREEN: "censors_desk", YELLOW: "salvage_right"},
        influence={GREEN: 5, YELLOW: 5},
    )
    play(pos, "visit blue_marquis_1", script=SEARCHED if script is None else script)
    return pos


@pytest.mark.rule("lisboa.17.16")
def test_only_the_searcher_sees_what_lies_on_top() -> None:
    pos = searching()
    assert [decree["id"] for decree in pos.view(GREEN)["now"]["searched"]] == SEARCHED
    for seat in (YELLOW, PURPLE, ORANGE, None):
        assert pos.view(seat)["now"]["searched"] == [] and not ids(pos.view(seat)) & set(SEARCHED)
        assert pos.view(seat)["now"]["number"] == 3


@pytest.mark.rule("lisboa.17.16")
def test_others_hear_only_how_many_were_searched() -> None:
    pos = city(hands={GREEN: "blue_marquis_1"}, clergy={GREEN: "censors_desk"}, influence={GREEN: 5})
    told = [e for e in play(pos, "visit blue_marquis_1", script=SEARCHED) if isinstance(e, DecreesSearched)]
    assert [(event.number, event.seen_by(GREEN).decrees) for event in told] == [(3, tuple(SEARCHED))]
    assert [event.seen_by(YELLOW).decrees for event in told] == [None]


@pytest.mark.rule("lisboa.17.16")
def test_the_searcher_remembers_what_goes_under_the_deck() -> None:
    """The others know that two cards lie below, but not which; the one taken is open."""
    pos = searching()
    bottom = [pos.box.decrees.index(name) for name in ("sea_wall", "lawgiver")]
    play(pos, "decree tonnage")
    assert pos.decree_deck.bottom.cards == bottom and pos.decree_deck.bottom.seen == [1 << GREEN] * 2
    own = [pos.imagine(GREEN, Chance(seed)).decree_deck.bottom.cards for seed in SAMPLES]
    others = [pos.imagine(YELLOW, Chance(seed)).decree_deck.bottom.cards for seed in SAMPLES]
    assert all(cards == bottom for cards in own)
    assert len({cards[0] for cards in others}) > 20 and len({cards[1] for cards in others}) > 20
    taken = pos.box.decrees.index("tonnage")
    assert all(taken not in cards and not set(cards) & set(pos.decrees_shown) for cards in others)


@pytest.mark.rule("lisboa.17.16")
def test_a_decree_of_the_display_leaves_all_three_below() -> None:
    pos = searching()
    play(pos, "decree goldsmiths")
    names = [pos.box.decrees[decree] for decree in pos.decree_deck.bottom.cards]
    assert names == SEARCHED and len(pos.decree_deck) == 62


@pytest.mark.rule("lisboa.17.16")
def test_cards_below_come_up_again_when_the_rest_is_gone() -> None:
    """And whoever has seen them still knows them: nothing else can lie there."""
    pos = searching()
    play(pos, "decree goldsmiths")
    deck = pos.decree_deck
    deck.stock[:] = [0] * len(deck.stock)
    assert [pos.box.decrees[deck.draw(Chance(0), pos.box.decrees)] for _ in range(3)] == SEARCHED


@pytest.mark.rule("lisboa.2.15")
@pytest.mark.rule("lisboa.17.16")
def test_with_two_players_nobody_imagines_a_marked_decree_that_was_not_removed() -> None:
    """Marked cards are removed in the search, so none of them can lie below; in the deck they still may."""
    pos = searching(2, ["sea_wall", "most_shops", "tonnage", "row_e_landlord", "lawgiver"])
    assert [decree["id"] for decree in pos.view(GREEN)["now"]["searched"]] == SEARCHED and pos.decrees_gone == 2
    play(pos, "decree goldsmiths")
    marked = {decree for decree, mark in enumerate(pos.box.marked[2]) if mark}
    for seed in SAMPLES:
        other = pos.imagine(YELLOW, Chance(seed))
        assert not marked & set(other.decree_deck.bottom.cards)
        assert sum(other.decree_deck.stock[decree] for decree in marked) == 7


@pytest.mark.rule("lisboa.17.16")
def test_two_searchers_know_each_their_own() -> None:
    """Green and Yellow have both put cards below the deck."""
    pos = searching()
    play(pos, "decree tonnage")
    first = pos.decree_deck.bottom.cards[:]
    for name in ("busy_corners", "quiet_trade"):
        decree = pos.box.decrees.index(name)
        pos.decree_deck.stock[decree] -= 1
        pos.decree_deck.bottom.add(decree, 1 << YELLOW)
    second = pos.decree_deck.bottom.cards[2:]
    for seed in SAMPLES:
        assert pos.imagine(GREEN, Chance(seed)).decree_deck.bottom.cards[:2] == first
        assert pos.imagine(YELLOW, Chance(seed)).decree_deck.bottom.cards[2:] == second
    mixed = {tuple(pos.imagine(PURPLE, Chance(seed)).decree_deck.bottom.cards) for seed in SAMPLES}
    assert len(mixed) == len(SAMPLES)


# ---- what counts as learning, for undo


@pytest.mark.rule("lisboa.17.16")
def test_a_search_is_learning_and_a_card_played_is_not() -> None:
    pos = city(hands={GREEN: "blue_marquis_1 blue_king_1"}, clergy={GREEN: "censors_desk"}, influence={GREEN: 5})
    before = pos.knowledge()
    other = pos.copy()
    play(other, "gold blue_king_1")
    assert other.knowledge() == before
    play(pos, "visit blue_marquis_1", script=SEARCHED)
    assert pos.knowledge() != before


@pytest.mark.rule("lisboa.1.11")
def test_hidden_lists_what_a_seat_cannot_know() -> None:
    pos = city(3, hands={GREEN: "blue_king_1", YELLOW: "blue_king_2 red_king_1", PURPLE: "purple_king_1"})
    names = [[pos.box.cards[card] for card in pos.hidden(seat)] for seat in range(3)]
    assert names == [["blue_king_2", "purple_king_1"], ["blue_king_1", "purple_king_1"], ["blue_king_1", "blue_king_2"]]
    assert pos.hands[YELLOW].seen[1] == everybody(3)
