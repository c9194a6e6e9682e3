"""The draft, and what a seat knows of other hands because of it: 2.11."""

from typing import Any

import pytest

from gaiola import Chance, Journal
from gaiola.games.lisboa.constants import NOBODY
from gaiola.games.lisboa.events import HandDealt, PacketsPassed, ReisTaken, TurnBegan
from gaiola.games.lisboa.position import LisboaPosition
from tests.games.lisboa.opening import BLUE, first_draws, opening, second_draws
from tests.games.lisboa.table import (
    DECREES,
    DISPLAY,
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    First,
    hand,
    legal,
    play,
    refused,
    run,
    seen,
    step,
)

WORLDS = 120


def drafting(players: int, start: int = 0) -> LisboaPosition:
    """Green has been dealt the cards of Manuel, yellow those of the Marquis, purple those of the King, orange those of
    the Treasury, each from 1 to 5."""
    return opening(players, first_draws(players, start), until_the_draft(players), draft=True)[0]


def until_the_draft(players: int, **drawn: Any) -> list[str]:
    """No piles and no decrees: they come when hands have been drafted."""
    return second_draws(players, display=(), decrees=(), **drawn)


def keep_lowest(pos: LisboaPosition, times: int) -> list[int | None]:
    """So many cards are kept, each the first of its packet in the order of the edition. Returns who was asked."""
    asked = []
    for _ in range(times):
        asked.append(pos.to_move)
        pos.play(pos.legal()[0], First())
    return asked


def drafted(players: int) -> LisboaPosition:
    pos = drafting(players)
    keep_lowest(pos, 4 * players)
    return pos


def cards(*names: str) -> set[str]:
    return {f"blue_{name}" for name in names}


def packet(pos: LisboaPosition, seat: int) -> set[str] | None:
    """The cards that a seat is shown to choose from."""
    faces = pos.view(seat)["now"]["packet"]
    return {face["id"] for face in faces} if all(faces) else None


def worlds(pos: LisboaPosition, seat: int) -> list[LisboaPosition]:
    """What a seat can imagine; it can tell none of it from the truth."""
    found = []
    for seed in range(WORLDS):
        world = pos.imagine(seat, Chance(seed))
        assert world.view(seat) == pos.view(seat) and len(world.hidden(seat)) == len(pos.hidden(seat))
        found.append(world)
    return found


def hidden(pos: LisboaPosition, seat: int) -> set[str]:
    return {pos.box.cards[card] for card in pos.hidden(seat)}


# ---- keeping and passing


@pytest.mark.rule("lisboa.2.11")
def test_without_the_option_there_is_no_draft() -> None:
    pos, events = opening(4)
    assert step(pos) == "play-card" and hand(pos, GREEN) == list(BLUE[:5])
    assert not any(isinstance(event, PacketsPassed) for event in events)


@pytest.mark.rule("lisboa.2.11")
def test_two_of_five_are_kept_and_three_go_to_the_left() -> None:
    pos = drafting(4)
    assert step(pos) == "draft-keep" and packet(pos, GREEN) == cards(*[f"manuel_{n}" for n in range(1, 6)])
    assert keep_lowest(pos, 2) == [GREEN, GREEN]
    assert hand(pos, GREEN) == ["blue_manuel_1", "blue_manuel_2"]
    assert keep_lowest(pos, 6) == [YELLOW, YELLOW, PURPLE, PURPLE, ORANGE, ORANGE]
    assert (pos.to_move, packet(pos, GREEN)) == (GREEN, cards("treasury_3", "treasury_4", "treasury_5"))
    keep_lowest(pos, 1)
    assert packet(pos, YELLOW) == cards("manuel_3", "manuel_4", "manuel_5")


@pytest.mark.rule("lisboa.2.11")
def test_then_one_of_three_then_one_of_two_then_the_last() -> None:
    """A52: always to the left."""
    pos = drafting(4)
    keep_lowest(pos, 8)
    assert keep_lowest(pos, 4) == [GREEN, YELLOW, PURPLE, ORANGE]
    assert packet(pos, GREEN) == cards("king_4", "king_5")
    asked = keep_lowest(pos, 4)
    assert asked == [GREEN, YELLOW, PURPLE, ORANGE] and step(pos) == "play-card"
    assert {seat: set(hand(pos, seat)) for seat in range(4)} == {
        GREEN: cards("manuel_1", "manuel_2", "treasury_3", "king_4", "marquis_5"),
        YELLOW: cards("marquis_1", "marquis_2", "manuel_3", "treasury_4", "king_5"),
        PURPLE: cards("king_1", "king_2", "marquis_3", "manuel_4", "treasury_5"),
        ORANGE: cards("treasury_1", "treasury_2", "king_3", "marquis_4", "manuel_5"),
    }


@pytest.mark.rule("lisboa.2.11")
def test_with_three_players_the_last_card_was_once_your_own() -> None:
    pos = drafted(3)
    assert {seat: set(hand(pos, seat)) for seat in range(3)} == {
        GREEN: cards("manuel_1", "manuel_2", "king_3", "marquis_4", "manuel_5"),
        YELLOW: cards("marquis_1", "marquis_2", "manuel_3", "king_4", "marquis_5"),
        PURPLE: cards("king_1", "king_2", "marquis_3", "manuel_4", "king_5"),
    }


@pytest.mark.rule("lisboa.2.11")
def test_with_two_players_packets_go_to_and_fro() -> None:
    pos = drafted(2)
    assert {seat: set(hand(pos, seat)) for seat in range(2)} == {
        GREEN: cards("manuel_1", "manuel_2", "marquis_3", "manuel_4", "marquis_5"),
        YELLOW: cards("marquis_1", "marquis_2", "manuel_3", "marquis_4", "manuel_5"),
    }


@pytest.mark.rule("lisboa.2.11")
def test_the_start_player_is_asked_first_and_still_passes_to_the_left() -> None:
    pos = drafting(4, PURPLE)
    assert keep_lowest(pos, 8) == [PURPLE, PURPLE, ORANGE, ORANGE, GREEN, GREEN, YELLOW, YELLOW]
    assert packet(pos, PURPLE) == cards("marquis_3", "marquis_4", "marquis_5")
    keep_lowest(pos, 8)
    assert (pos.to_move, pos.turn) == (PURPLE, PURPLE)
    assert set(hand(pos, GREEN)) == cards("manuel_1", "manuel_2", "treasury_3", "king_4", "marquis_5")


@pytest.mark.rule("lisboa.2.11")
def test_only_a_card_of_the_own_packet_can_be_kept() -> None:
    pos = drafting(2)
    assert refused(pos, "keep blue_marquis_1", "not-in-packet").rule == "lisboa.2.11"
    run(pos, "keep blue_manuel_4")
    refused(pos, "keep blue_manuel_4", "not-in-packet")
    assert legal(pos) == {f"keep blue_manuel_{n}" for n in (1, 2, 3, 5)}
    refused(pos, "gold blue_manuel_4", "not-now")


@pytest.mark.rule("lisboa.2.11")
def test_what_is_told_of_the_draft() -> None:
    """How many cards are passed, but neither what is dealt nor what is kept."""
    pos, events = opening(2, second=until_the_draft(2), draft=True)
    while step(pos) == "draft-keep":
        journal = Journal()
        pos.play(pos.legal()[0], First(), journal)
        events += journal.events
    assert not any(isinstance(event, HandDealt) for event in events)
    passed = [event for event in events if isinstance(event, PacketsPassed)]
    assert passed == [PacketsPassed(3), PacketsPassed(2), PacketsPassed(1)] and events[-1] == TurnBegan(GREEN)


@pytest.mark.rule("lisboa.2.16")
def test_tiles_that_act_once_wait_for_the_draft() -> None:
    first = first_draws(2, tiles="collection_plate seminary tithe_barn te_deum")
    ring = ("builders_chaplain", "ministers_chaplain", "royal_chaplain", "court_preacher", "procession", "papal_letter")
    pos, events = opening(2, first, until_the_draft(2, ring=ring), draft=True)
    assert pos.reis == [10, 10] and not any(isinstance(event, ReisTaken) for event in events)
    keep_lowest(pos, 7)
    last = play(pos, "keep blue_marquis_4", script=[*DISPLAY[1], *DECREES])
    assert ReisTaken(GREEN, 6) in last and pos.reis == [16, 10]


@pytest.mark.rule("lisboa.2.11")
@pytest.mark.rule("lisboa.2.12")
def test_nothing_is_laid_out_before_hands_are_drafted() -> None:
    pos = drafting(2)
    keep_lowest(pos, 7)
    seen = pos.view(GREEN)
    assert pos.display == [NOBODY] * 4 and set(pos.decrees_shown) == {NOBODY} and not any(pos.yard)
    assert seen["step"] == "draft-keep"
    play(pos, "keep blue_marquis_4", script=[*DISPLAY[1], *DECREES])
    assert [pos.box.cards[card] for card in pos.display] == list(DISPLAY[1])
    assert [pos.box.decrees[decree] for decree in pos.decrees_shown] == list(DECREES) and any(pos.yard)


# ---- what is secret


@pytest.mark.rule("lisboa.2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_others_do_not_see_what_is_kept(players: int) -> None:
    one = drafting(players)
    other = one.copy()
    run(one, "keep blue_manuel_1", "keep blue_manuel_3")
    run(other, "keep blue_manuel_5", "keep blue_manuel_2")
    for viewer in [*range(1, players), None]:
        assert one.view(viewer) == other.view(viewer)
    assert one.view(GREEN) != other.view(GREEN)
    assert one.view(YELLOW)["players"][GREEN]["hand"] == [None, None]
    assert one.agenda[-1].secret(one)


@pytest.mark.rule("lisboa.2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_the_packet_of_another(players: int) -> None:
    pos = drafting(players)
    for _ in range(4 * players):
        holder = pos.to_move
        for viewer in range(players):
            assert (packet(pos, viewer) is not None) == (viewer == holder)
        keep_lowest(pos, 1)
    for viewer in range(players):
        for seat in range(players):
            assert all(seen and seat == viewer for seen in pos.view(viewer)["players"][seat]["hand"]) == (
                seat == viewer
            )


@pytest.mark.rule("lisboa.2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_cannot_be_told_from_the_truth(players: int) -> None:
    """At every decision of the draft and of the first turns, for every seat: the same view, the same number of cards of
    each kind of back, all components there, and whoever decides has the same moves."""
    pos = drafting(players)
    for number in range(6 * players):
        for seat in range(players):
            world = pos.imagine(seat, Chance(number))
            assert world.view(seat) == pos.view(seat) and world.census() == pos.census()
            held = sorted([card for place in (*world.hands, *world.packets) for card in place.cards])
            assert len(set(held)) == len(held)
            assert sum(world.deck_left) == sum(pos.deck_left) and not any(world.deck_left[card] for card in held)
            if pos.to_move == seat:
                assert world.legal() == pos.legal()
        move = f"gold {hand(pos, pos.turn)[0]}" if step(pos) == "play-card" else pos.legal()[0].notation
        run(pos, move)


# ---- what is known: four players


def test_four_players_know_where_the_three_are_that_they_passed_first() -> None:
    """Each of the others has kept one of green's cards of Manuel. Of the cards of the Treasury that green has seen,
    yellow has one and purple the other; yellow has the last card of the King for certain."""
    pos = drafted(4)
    manuel, treasury = set(), set()
    for world in worlds(pos, GREEN):
        hands = [set(hand(world, seat)) for seat in range(4)]
        assert hands[GREEN] == set(hand(pos, GREEN)) and "blue_king_5" in hands[YELLOW]
        split = [hands[seat] & cards("manuel_3", "manuel_4", "manuel_5") for seat in (YELLOW, PURPLE, ORANGE)]
        assert [len(part) for part in split] == [1, 1, 1]
        manuel.add(tuple(min(part) for part in split))
        split = [hands[seat] & cards("treasury_4", "treasury_5") for seat in (YELLOW, PURPLE, ORANGE)]
        assert [len(part) for part in split] == [1, 1, 0]
        treasury.add(tuple(min(part) for part in split[:2]))
    assert (len(manuel), len(treasury)) == (6, 2)


def test_four_players_know_nothing_of_the_rest() -> None:
    """Ten cards that green has never seen, one of them in the box: any of them may lie in any of the nine places."""
    pos = drafted(4)
    unseen = cards(*[f"marquis_{n}" for n in (1, 2, 3, 4)], *[f"king_{n}" for n in (1, 2, 3)])
    unseen |= cards("treasury_1", "treasury_2", "treasury_6")
    found: dict[int, set[str]] = {seat: set() for seat in (YELLOW, PURPLE, ORANGE)}
    boxed = set()
    for world in worlds(pos, GREEN):
        for seat, number in ((YELLOW, 2), (PURPLE, 3), (ORANGE, 4)):
            assert len(set(hand(world, seat)) & unseen) == number
            found[seat] |= set(hand(world, seat)) & unseen
        boxed |= {name for name in (*BLUE, "blue_treasury_6") if world.deck_left[world.box.cards.index(name)]}
    assert found == dict.fromkeys((YELLOW, PURPLE, ORANGE), unseen) and boxed == unseen
    known = cards("manuel_3", "manuel_4", "manuel_5", "treasury_4", "treasury_5")
    assert hidden(pos, GREEN) == (unseen - {"blue_treasury_6"}) | known


def test_four_players_in_the_second_turn_of_the_draft() -> None:
    """Green's three are in yellow's packet, and one of them perhaps in yellow's hand by now."""
    pos = drafting(4)
    keep_lowest(pos, 8)
    passed = cards("manuel_3", "manuel_4", "manuel_5")
    assert all({world.box.cards[card] for card in world.packets[GREEN].cards} == passed for world in worlds(pos, GREEN))
    assert passed <= hidden(pos, GREEN) and not cards("treasury_3", "treasury_4", "treasury_5") & hidden(pos, GREEN)
    keep_lowest(pos, 2)  # green, then yellow
    kept = set()
    for world in worlds(pos, GREEN):
        mine = set(hand(world, YELLOW)) & passed
        assert len(mine) == 1 and {world.box.cards[card] for card in world.packets[GREEN].cards} == passed - mine
        kept |= mine
    assert kept == passed and passed <= hidden(pos, GREEN)
    assert not passed & hidden(pos, YELLOW)
    keep_lowest(pos, 2)
    assert passed & hidden(pos, YELLOW) == cards("manuel_4", "manuel_5")


def test_a_card_that_is_played_tells_about_the_others() -> None:
    """Yellow discards a card that green has passed on: the other two are with purple and orange. Then purple discards
    another, and the last is known for certain."""
    pos = drafted(4)
    run(pos, "gold blue_manuel_1", "take king", "gold blue_manuel_3", "take king")
    ways = {tuple(sorted(set(hand(world, PURPLE)) & cards("manuel_4", "manuel_5"))) for world in worlds(pos, GREEN)}
    assert ways == {("blue_manuel_4",), ("blue_manuel_5",)}
    assert cards("manuel_4", "manuel_5") <= hidden(pos, GREEN)
    run(pos, "gold blue_manuel_4", "take king")
    assert all("blue_manuel_5" in hand(world, ORANGE) for world in worlds(pos, GREEN))
    assert "blue_manuel_5" not in hidden(pos, GREEN)


# ---- what is known: three and two players


def test_three_players_know_more() -> None:
    """The fifth card of Manuel came back to green; yellow and purple have one of the other two each, and one each of
    the two cards of the King that green has passed on. The last card of the Marquis is yellow's."""
    pos = drafted(3)
    ways = set()
    for world in worlds(pos, GREEN):
        yellow, purple = set(hand(world, YELLOW)), set(hand(world, PURPLE))
        assert "blue_marquis_5" in yellow
        for pair in (cards("manuel_3", "manuel_4"), cards("king_4", "king_5")):
            assert len(yellow & pair) == len(purple & pair) == 1
        ways.add((min(yellow & cards("manuel_3", "manuel_4")), min(yellow & cards("king_4", "king_5"))))
    assert len(ways) == 4
    known = cards("manuel_3", "manuel_4", "king_4", "king_5")
    assert hidden(pos, GREEN) == known | cards("marquis_1", "marquis_2", "king_1", "king_2", "marquis_3")


def test_two_players_know_all_but_the_first_two() -> None:
    """Green has had each packet twice, or gets its last card: of yellow's five only the first two are unknown."""
    pos = drafted(2)
    assert hidden(pos, GREEN) == cards("marquis_1", "marquis_2")
    assert hidden(pos, YELLOW) == cards("manuel_1", "manuel_2")
    found: set[str] = set()
    for world in worlds(pos, GREEN):
        assert cards("manuel_3", "marquis_4", "manuel_5") <= set(hand(world, YELLOW))
        found |= set(hand(world, YELLOW))
    own = set(hand(pos, GREEN))
    assert found == set(BLUE) - own | {"blue_treasury_6"}


def test_two_players_in_the_middle_of_the_draft() -> None:
    """Yellow keeps one of green's three: green does not know which until the other two come back."""
    pos = drafting(2)
    keep_lowest(pos, 6)
    assert seen(pos, "step") == "draft-keep" and pos.to_move == GREEN
    assert packet(pos, GREEN) == cards("manuel_4", "manuel_5")
    assert all("blue_manuel_3" in hand(world, YELLOW) for world in worlds(pos, GREEN))
    assert "blue_manuel_3" not in hidden(pos, GREEN)


def test_two_players_wait_until_the_packet_is_back() -> None:
    """Yellow begins and keeps one of green's three; green, who has yet to choose, does not know which."""
    pos = drafting(2, YELLOW)
    assert keep_lowest(pos, 5) == [YELLOW, YELLOW, GREEN, GREEN, YELLOW]
    three = cards("manuel_3", "manuel_4", "manuel_5")
    kept = [set(hand(world, YELLOW)) & three for world in worlds(pos, GREEN)]
    assert all(len(cards) == 1 for cards in kept) and set.union(*kept) == three <= hidden(pos, GREEN)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_hidden_varies(players: int) -> None:
    """What a seat cannot know is not the same in everything it imagines, at any decision of the draft."""
    pos = drafting(players)
    while step(pos) == "draft-keep":
        for seat in range(players):
            met: list[set[int]] = [set() for _ in pos.hidden(seat)]
            for seed in range(40):
                for values, value in zip(met, pos.imagine(seat, Chance(seed)).hidden(seat), strict=True):
                    values.add(value)
            assert all(len(values) > 1 for values in met)
        keep_lowest(pos, 1)
