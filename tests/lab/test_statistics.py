"""Intervals and claims, tried on bots of known strength: what they promise is counted."""

from __future__ import annotations

import math

import pytest

import gaiola
from gaiola.lab.claims import NO, OPEN, YES, Claim, ClaimError, Evidence, read_claim
from gaiola.lab.intervals import mean_of, share_of, student
from gaiola.lab.tournament import run
from tests.lab.made import Pair

MADE_UP = 2000
EQUAL = Pair(0, 1, 0.3)


def evidence_on(text: str) -> Evidence:
    return Evidence(read_claim(text, ["a", "b"]), text)


# ---- intervals


@pytest.mark.parametrize(
    ("pair", "deals"),
    [(EQUAL, 100), (Pair(0.4, 1, 0), 100), (Pair(0, 0, 0.8), 100), (Pair(0.8, 0.5, 0.5), 40)],
    ids=["equal", "seats matter", "deals matter", "better"],
)
def test_the_interval_covers_the_truth_as_often_as_it_says(pair: Pair, deals: int) -> None:
    shares = [share_of(pair.deals(deals, seed), 2) for seed in range(MADE_UP)]
    covered = sum((each.low or 0) <= pair.truth <= (each.high or 1) for each in shares) / MADE_UP
    assert 0.94 <= covered <= 0.965


def test_an_interval_that_forgot_the_pairing_would_be_wrong() -> None:
    """The same tournaments, each game taken for a deal of its own: what the test above is there to find."""
    pair, covered = Pair(0, 0, 1.5), 0
    for seed in range(400):
        games = [won for deal in pair.deals(100, seed) for won in (math.ceil(deal), math.floor(deal))]
        low, high = share_of(games, 1).low, share_of(games, 1).high
        covered += (low or 0) <= pair.truth <= (high or 1)
    assert covered / 400 < 0.92


def test_who_wins_all_is_not_said_to_win_always() -> None:
    """With games that are as good as independent: Wilson's interval of 20 games out of 20."""
    share = share_of([1.0] * 10, 2)
    assert (share.mean, share.high) == pytest.approx((1, 1))
    assert share.low == pytest.approx(20 / (20 + student(9) ** 2))


def test_a_pairing_that_takes_all_luck_out_makes_it_narrow() -> None:
    """Every deal is one game each: the seat decides."""
    share = share_of([0.5] * 50, 2)
    assert share.low is not None and 0.48 < share.low < 0.5


def test_one_deal_tells_nothing_of_the_spread() -> None:
    assert (share_of([0.5], 2).low, mean_of([3.0]).high) == (None, None)


def test_means_have_students_interval() -> None:
    points = mean_of([10, 12, 17])
    assert (points.mean, points.low, points.high) == pytest.approx((13, 13 - 8.957, 13 + 8.957), abs=1e-3)


@pytest.mark.parametrize(("freedom", "printed"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_quantiles_are_those_of_the_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, rel=0.0015)


@pytest.mark.long
def test_played_tournaments_of_equal_bots_cover_the_truth() -> None:
    covered = 0
    for seed in range(1, 101):
        share = run(gaiola.game("mercado"), 2, ["random", "random"], 20, seed).standings[0].share
        covered += (share.low or 0) <= 0.5 <= (share.high or 1)
    assert covered >= 90


# ---- claims


def answered(pair: Pair, text: str, deals: int, seed: int) -> tuple[str, int]:
    """The answer when it is looked for after every deal, and how many deals it took."""
    evidence = evidence_on(text)
    for number, won in enumerate(pair.deals(deals, seed), 1):
        evidence.add({"a": won, "b": 1 - won})
        if evidence.answer() != OPEN:
            return evidence.answer(), number
    return OPEN, deals


def test_looking_after_every_deal_proves_nothing_of_equal_bots() -> None:
    answers = [answered(EQUAL, "a > b", 120, seed)[0] for seed in range(300)]
    assert len(answers) - answers.count(OPEN) <= 0.05 * len(answers)


def test_an_interval_looked_at_after_every_deal_would_prove_too_much() -> None:
    """What claims are there for: the same looks at an interval that is made for one."""
    proved = 0
    for seed in range(100):
        deals = EQUAL.deals(120, seed)
        shares = [share_of(deals[:count], 2) for count in range(10, 121, 5)]
        proved += any((share.low or 0) > 0.5 or (share.high or 1) < 0.5 for share in shares)
    assert proved > 15


def test_a_claim_about_exactly_what_is_true_stays_open() -> None:
    pair = Pair(1.0, 0.5, 0.5)
    answers = [answered(pair, f"a > {100 * pair.truth} %", 120, seed)[0] for seed in range(200)]
    assert len(answers) - answers.count(OPEN) <= 0.05 * len(answers)


def test_the_stronger_one_is_found_and_soon() -> None:
    strong = Pair(1.2, 0.8, 0.3)
    answers = [answered(strong, "a > b", 200, seed) for seed in range(100)]
    assert all(answer == YES for answer, _ in answers)
    assert sum(deals for _, deals in answers) / 100 < 40
    assert {answered(strong, "a < b", 200, seed)[0] for seed in range(20)} == {NO}


def test_bounds_hold_however_often_one_looks() -> None:
    pair, missed = Pair(0.5, 1, 0), 0
    for seed in range(60):
        evidence = evidence_on("a > 60 %")
        outside = False
        for number, won in enumerate(pair.deals(80, seed)):
            evidence.add({"a": won, "b": 1 - won})
            if number % 8 == 7:
                verdict = evidence.verdict()
                outside |= not verdict.low <= pair.truth <= verdict.high
        missed += outside
    assert missed <= 3


def test_bounds_and_answer_agree() -> None:
    evidence = evidence_on("a > b")
    while evidence.answer() == OPEN:
        assert evidence.verdict().low <= 0 <= evidence.verdict().high
        evidence.add({"a": 0.9, "b": 0.1})
    verdict = evidence.verdict()
    assert verdict.answer == YES and verdict.low > 0 and verdict.evidence >= 40 > 1 > verdict.against


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("a > b", Claim("a", True, "b")),
        ("a<b", Claim("a", False, "b")),
        ("a > 80 %", Claim("a", True, share=0.8)),
        ("b wins less than 12.5%", Claim("b", False, share=0.125)),
        (" a wins more than b ", Claim("a", True, "b")),
    ],
)
def test_claims_are_read(text: str, claim: Claim) -> None:
    assert read_claim(text, ["a", "b"]) == claim


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a is better", "is no claim; write it like"),
        ("a > c", "no bot here is called 'c'; there are: a, b"),
        ("c > 10 %", "no bot here is called 'c'"),
        ("a > a", "compares a bot with itself"),
        ("a > 100 %", "between 0 and 100 %"),
    ],
)
def test_what_is_no_claim_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ClaimError, match=sentence):
        read_claim(text, ["a", "b"])
