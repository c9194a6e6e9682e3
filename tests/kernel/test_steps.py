"""Agenda, commitments, asides, nested rewards and the end by no legal move, on the toy game."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

from gaiola.kernel.chance import Chance, Scripted
from gaiola.kernel.commitments import Lookahead
from gaiola.kernel.edition import EditionError
from gaiola.kernel.effects import Effect, EffectTable, Handler
from gaiola.kernel.events import Journal
from gaiola.kernel.moves import Move
from gaiola.kernel.refusals import IllegalMove
from gaiola.kernel.seat import Seat
from gaiola.kernel.sequence import Sequence, Stage
from gaiola.kernel.steps import Step
from gaiola.kernel.verbs import MAYBE, NO, YES, Leave, Verbs
from tests.kernel.toy import EDITION, EFFECTS, SEQUENCE, FerryBox, FerryPosition, Pay, Peeked, Reward, Turn


def ferry(coins: int, *cards: str, box: FerryBox | None = None, rests: int = 0) -> FerryPosition:
    """Seat 0 to move with so much money and these cards."""
    box = box or FerryBox()
    pos = box.set_up(2, Scripted(["lamp", "lamp"]), None)
    pos.agenda.clear()
    pos.bids, pos.rests = [0, 0], rests
    pos.coins = [coins, 0]
    pos.deck.stock[:] = [3, 3, 2]
    hand = pos.hands[0]
    hand.remove(0)
    pos.hands[1].remove(0)
    for card in cards:
        hand.add(box.cards.index(card), 0b01)
        pos.deck.stock[box.cards.index(card)] -= 1
    pos.push(Turn(0))
    return pos


def play(pos: FerryPosition, notation: str, *outcomes: str) -> list[Any]:
    journal, chance = Journal(), Scripted(outcomes)
    pos.play(pos.box.move(notation), chance, journal)
    assert chance.left == 0
    return journal.events


def legal(pos: FerryPosition) -> list[str]:
    return [move.notation for move in pos.legal()]


def test_a_reward_on_the_way_may_pay_what_is_compulsory() -> None:
    pos = ferry(1)
    assert "cross north" in legal(pos)
    play(pos, "cross north")
    assert [step.name for step in pos.agenda] == ["turn", "pay", "choice"]


def test_a_choice_that_would_leave_the_toll_unpaid_is_refused_with_the_later_step() -> None:
    pos = ferry(1)
    play(pos, "cross north")
    assert legal(pos) == ["choose coins"]
    refusal = pos.why_not(pos.box.move("choose card"))
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.later) == ("ferry.3", "too-dear", "pay")
    assert refusal.need == 3


def test_what_cannot_be_carried_through_may_not_be_begun() -> None:
    pos = ferry(0)
    refusal = pos.why_not(pos.box.move("cross north"))
    assert refusal is not None and (refusal.key, refusal.need, refusal.have) == ("too-dear", 3, 2)
    with pytest.raises(IllegalMove, match="then 'pay' could not be done"):
        pos.play(pos.box.move("cross north"), Chance(0))


def test_chance_never_counts_in_ones_favour() -> None:
    """At the southern bank a key might lie on top; it also might not."""
    pos = ferry(0)
    assert "cross south" not in legal(pos)
    play_anyway = pos.copy()
    play_anyway.carry_out(pos.box.move("cross south"), Scripted(["key"]), None)
    assert legal(play_anyway) == ["take"]


def test_asides_count_as_a_way_to_pay() -> None:
    pos = ferry(1, "rope")
    assert "cross south" in legal(pos)
    play(pos, "cross south", "lamp")
    play(pos, "leave")
    assert legal(pos) == ["sell rope"]
    play(pos, "sell rope")
    assert legal(pos) == ["pay coins"]


def test_an_aside_leaves_the_agenda_as_it_was() -> None:
    pos = ferry(3, "rope", rests=1)
    before = pos.agenda[:]
    play(pos, "sell rope")
    assert pos.agenda == before
    assert pos.to_move == 0


def test_an_aside_may_not_spend_what_is_due() -> None:
    """The key is needed for the toll; selling it brings only one coin."""
    pos = ferry(0, "key")
    play(pos, "cross south", "lamp")
    assert pos.why_not(pos.box.move("sell key")) is None  # the lamp can be taken and sold as well
    play(pos, "leave")
    refusal = pos.why_not(pos.box.move("sell key"))
    assert refusal is not None and (refusal.later, refusal.need, refusal.have) == ("pay", 3, 2)


def test_the_game_ends_when_there_is_no_legal_move() -> None:
    pos = ferry(0, rests=1)
    play(pos, "rest")
    assert pos.over and pos.cause() == "no-move" and pos.legal() == []
    refusal = pos.why_not(pos.box.rest)
    assert refusal is not None and refusal.key == "over"


def test_a_peek_shows_the_card_to_one_seat_only() -> None:
    pos = ferry(2)
    peeked = [event for event in play(pos, "cross south", "rope") if isinstance(event, Peeked)]
    assert [event.seen_by(0).card for event in peeked] == ["rope"]
    assert [event.seen_by(1).card for event in peeked] == [None]
    assert (pos.view(0)["top"], pos.view(1)["top"], pos.view(None)["top"]) == (["rope"], [None], [None])


def test_a_secret_choice_stays_hidden_until_all_are_in() -> None:
    box = FerryBox()
    pos = box.set_up(2, Scripted(["lamp", "rope"]), None)
    play(pos, "bid 2")
    assert (pos.view(0)["bids"], pos.view(1)["bids"]) == ([2, -1], [None, -1])
    assert {pos.imagine(1, Chance(seed)).bids[0] for seed in range(50)} == {0, 1, 2}
    play(pos, "bid 1")
    assert pos.view(1)["bids"] == [2, 1]
    assert (pos.to_move, pos.coins) == (0, [0, 2])


def test_a_move_foreign_to_the_decision_is_not_now() -> None:
    pos = ferry(3)
    refusal = pos.why_not(pos.box.move("pay coins"))
    assert refusal is not None and refusal.key == "not-now"


def test_quotes_are_given_for_refused_candidates_too() -> None:
    pos = ferry(0)
    assert pos.quote(pos.box.move("cross north")) == (("toll", 3),)
    assert pos.quote(pos.box.move("pay coins")) == ()


@pytest.mark.parametrize("toll", [3, 4])
def test_quick_and_literal_commitments_agree(toll: int) -> None:
    box, quick, literal = FerryBox({"toll": toll}), Lookahead(), Lookahead(literal=True)
    compared = 0
    for seed in range(12):
        chance, luck = Chance(seed), random.Random(seed)
        pos = box.start(2, chance)
        while not pos.over:
            for move in pos.answers():
                fast = quick.refusal(pos, move)
                slow = literal.refusal(pos, move)
                assert (fast is None) == (slow is None), f"{move} at {pos.agenda}"
                compared += 1
            pos.play(luck.choice(pos.legal()), chance)
    assert compared > 500
    assert literal.searched > quick.searched > 0


class JumpOff(Leave[FerryPosition, Step[FerryPosition], Move]):
    """Begins something that nobody can finish, with nothing to point at. Knows beforehand what becomes of it, and may
    be wrong."""

    word = "rest"
    verdict = MAYBE

    def candidates(self, pos: FerryPosition, step: Step[FerryPosition]) -> list[Move]:
        return [pos.box.rest]

    def play(
        self, pos: FerryPosition, step: Step[FerryPosition], move: Move, chance: Chance, journal: Journal | None
    ) -> None:
        pos.push(Land(step.seat, compulsory=True))

    def foresees(self, pos: FerryPosition, step: Step[FerryPosition], move: Move) -> int:
        return self.verdict


class Leap(Step[FerryPosition]):
    name = "leap"
    verbs: ClassVar[Verbs] = (JumpOff(),)
    binding = True


class Land(Step[FerryPosition]):
    name = "land"


def test_a_refusal_names_the_later_step_even_where_it_offers_nothing_to_try() -> None:
    pos = ferry(0)
    pos.push(Leap(0))
    refusal = pos.why_not(pos.box.rest)
    assert refusal is not None and (refusal.key, refusal.later) == ("unfinishable", "land")


def asked(pos: FerryPosition) -> int:
    """How often a commitment is looked at for the legal moves."""
    before = pos.box.lookahead.asked
    assert pos.legal()
    return pos.box.lookahead.asked - before


def test_an_answer_that_completes_what_is_due_needs_no_looking_ahead() -> None:
    """The toll is all that is left, and nothing follows from paying it; selling a card leaves it due."""
    pos = ferry(3)
    play(pos, "cross south", "lamp")
    assert asked(pos) == 2, "the toll is due below the peek"
    play(pos, "leave")
    assert [step.compulsory for step in pos.agenda] == [False, True]
    assert (legal(pos), asked(pos)) == (["pay coins"], 0)
    pos.hands[0].add(pos.box.cards.index("rope"), 0b01)
    assert (legal(pos), asked(pos)) == (["pay coins", "sell rope"], 1)


def test_a_binding_step_is_looked_at_though_it_is_compulsory_itself() -> None:
    pos = ferry(0)
    pos.push(Leap(0, compulsory=True))
    assert pos.legal() == []
    refusal = pos.why_not(pos.box.rest)
    assert refusal is not None and refusal.later == "land"


class SureOff(JumpOff):
    verdict = YES


class SureOfNothing(JumpOff):
    verdict = NO


class Sure(Leap):
    verbs: ClassVar[Verbs] = (SureOff(),)


class Hopeless(Leap):
    verbs: ClassVar[Verbs] = (SureOfNothing(),)


@pytest.mark.parametrize(("leap", "offered"), [(Sure, ["rest"]), (Hopeless, []), (Leap, [])])
def test_what_a_verb_foresees_is_believed(leap: type[Leap], offered: list[str]) -> None:
    """Nothing is copied then; where it is not sure, a search decides. A literal search believes nothing."""
    pos = ferry(0)
    pos.push(leap(0))
    nodes = pos.box.lookahead.searched
    assert [move.notation for move in pos.legal()] == offered
    assert pos.box.lookahead.searched == nodes + (leap is Leap)
    assert not Lookahead(literal=True).allows(pos, pos.box.rest)


def test_steps_survive_dumps_by_their_names_with_all_they_carry() -> None:
    box = FerryBox()
    steps = [Pay(1, compulsory=True), Reward(0, 1, 2)]
    dumps = [["pay", 1, 0, 0, 0, True], ["reward", 0, 1, 2, 0, False]]
    assert [step.dump() for step in steps] == dumps
    loaded = box.load_agenda(dumps)
    assert [step.dump() for step in loaded] == dumps
    assert isinstance(loaded[1], Reward) and (loaded[1].bank, loaded[1].effect) == (1, 2)


def test_two_steps_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name"):
        Sequence(round=(*SEQUENCE.round, Stage("another", Turn)))


def test_unknown_effects_and_parameters_are_refused_with_their_place() -> None:
    with pytest.raises(EditionError, match=r"banks.north\[0\]: expected one of the effects choice, gain, peek"):
        EFFECTS.read({"effect": "fly"}, "banks.north[0]")
    with pytest.raises(EditionError, match="expected the parameters coins for gain, found gold"):
        EFFECTS.read({"effect": "gain", "gold": 1}, "banks.north[0]")
    spoilt = {**EDITION, "banks": {"north": [{"effect": "fly"}]}}
    with pytest.raises(EditionError):
        FerryBox(edition=spoilt)


def test_effects_may_nest_and_have_optional_parameters() -> None:
    one_of: Handler[FerryPosition] = Handler("one-of", ("options",), optional=("times",), nested=("options",))
    table = EffectTable([one_of, *EFFECTS.handlers.values()], Effect)
    effect = table.read({"effect": "one-of", "options": [{"effect": "gain", "coins": 2}]}, "card")
    assert effect.values[1] == 0
    assert [inner.handler.name for inner in effect.values[0]] == ["gain"]
    with pytest.raises(EditionError, match=r"card.options\[0\]: expected one of the effects"):
        table.read({"effect": "one-of", "options": [{"effect": "fly"}]}, "card")
    with pytest.raises(EditionError, match="expected the parameters options for one-of, perhaps times, found often"):
        table.read({"effect": "one-of", "often": 2}, "card")


def test_an_unknown_step_in_a_dump_is_named() -> None:
    with pytest.raises(ValueError, match="no step of ferry is called 'fly'"):
        FerryBox().load_agenda([["fly", 0, 0, 0, 0, False]])


def test_a_seat_learns_nothing_from_another_seats_moves() -> None:
    pos = ferry(3)
    assert Seat(pos, 0).legal() == pos.legal() and Seat(pos, 0).quote(pos.box.crossings[0]) == (("toll", 3),)
    assert Seat(pos, 1).legal() == [] and Seat(pos, 1).quote(pos.box.crossings[0]) == ()
