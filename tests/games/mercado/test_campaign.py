"""The solo campaign: order, fame, the best move, the chart, and the file they are kept in."""

from typing import Any

import pytest

from gaiola import Scripted
from gaiola.games.mercado.campaign.sheet import (
    Campaign,
    CampaignError,
    Entry,
    add_result,
    bonus,
    can_begin,
    lines,
    next_challenge,
    rank,
    read_campaign,
    total_fame,
)
from gaiola.games.mercado.position import MercadoPosition
from gaiola.games.mercado.rules import scoring
from tests.games.mercado.table import box, market


def finished(challenge: int, coins: int, best_income: int = 0, **more: Any) -> MercadoPosition:
    """A challenge that was stopped with this score."""
    counted = coins if challenge == 2 else 0
    if challenge == 9:
        more["customers"] = {"n1": "k1_fish_flower", "n3": "k1_fish_tomato", "n5": "k1_fish_meat"}
    pos = market(
        challenge=challenge,
        coins={0: coins},
        counted=counted,
        best_income=best_income,
        options={"solo_stop": True},
        **more,
    )
    pos.play(pos.box.move("stop"), Scripted([]))
    assert pos.over
    return pos


def sheet(*fames: int, best_move_in: int = 0) -> Campaign:
    entries = [Entry(n, 100, fame, n == best_move_in) for n, fame in enumerate(fames, 1)]
    return Campaign(name="test", entries=entries)


# ---- 10.4: fame of a challenge


@pytest.mark.rule("mercado.10.4")
@pytest.mark.parametrize(("score", "fame"), [(79, 0), (80, 1), (89, 1), (90, 2), (99, 2), (100, 3), (150, 3)])
def test_fame_edges(score: int, fame: int) -> None:
    campaign = add_result(Campaign(name="test"), finished(1, score))
    assert campaign.entries == [Entry(1, score, fame, False)]


@pytest.mark.rule("mercado.10.4")
def test_restaurants_in_front_of_you_count_against_fame() -> None:
    campaign = add_result(Campaign(name="test"), finished(1, 80, held={0: "pub"}))
    assert campaign.entries == [Entry(1, 79, 0, False)]


# ---- 10.5: the best move


@pytest.mark.rule("mercado.10.5")
@pytest.mark.parametrize(("coins", "fame"), [(31, 0), (32, 2), (60, 2)])
def test_the_best_move_needs_32_coins(coins: int, fame: int) -> None:
    campaign = add_result(Campaign(name="test"), finished(1, 50, coins))
    assert total_fame(campaign, box()) == fame


@pytest.mark.rule("mercado.10.5")
def test_the_best_move_counts_once_in_a_campaign() -> None:
    campaign = add_result(Campaign(name="test"), finished(1, 80, best_income=40))
    assert (total_fame(campaign, box()), bonus(campaign, box())) == (3, 2)
    campaign = add_result(campaign, finished(2, 55, best_income=40))
    assert (total_fame(campaign, box()), bonus(campaign, box())) == (4, 2)
    assert [entry.best_move for entry in campaign.entries] == [True, True]


# ---- 10.6: the fame chart


@pytest.mark.rule("mercado.10.6")
@pytest.mark.parametrize(
    ("fame", "expected"),
    [(0, 6), (5, 6), (6, 5), (10, 5), (11, 4), (14, 4), (15, 3), (19, 3), (20, 2), (27, 2), (28, 1), (29, 1)],
)
def test_rank_edges(fame: int, expected: int) -> None:
    assert scoring.fame_rank(fame, box().fame_ranks) == expected


@pytest.mark.rule("mercado.10.6")
def test_the_total_adds_all_challenges_and_the_best_move() -> None:
    assert total_fame(sheet(), box()) == 0 and rank(sheet(), box()) == 6
    assert total_fame(sheet(1, 0, 3, 2), box()) == 6 and rank(sheet(1, 0, 3, 2), box()) == 5
    best = sheet(*[3] * 9, best_move_in=5)
    assert total_fame(best, box()) == 29 and rank(best, box()) == 1


# ---- 10.7: the campaign


@pytest.mark.rule("mercado.10.7")
def test_challenges_come_in_order_and_each_counts_once() -> None:
    campaign = Campaign(name="test")
    for number in range(1, 10):
        assert next_challenge(campaign) == number
        for other in {1, number - 1, number + 1, 9} - {0, 10, number}:
            with pytest.raises(CampaignError, match=f"challenge {number} is due, not {other}"):
                add_result(campaign, finished(other, 10))
        campaign = add_result(campaign, finished(number, 10), f"challenge-{number}.json")
    assert next_challenge(campaign) is None
    with pytest.raises(CampaignError, match="all nine"):
        add_result(campaign, finished(1, 10))


@pytest.mark.rule("mercado.10.7")
def test_the_sheet_has_nine_lines_and_one_of_them_is_due() -> None:
    told = lines(sheet(2, 0), box())
    assert [line.challenge for line in told] == list(range(1, 10))
    assert [line.entry.fame for line in told if line.entry] == [2, 0]
    assert [line.challenge for line in told if line.due] == [3]
    assert told[0].fame_at == [80, 90, 100] and all(len(line.fame_at) == 3 for line in told)
    assert not any(line.due for line in lines(sheet(*[1] * 9), box()))


def test_a_challenge_can_begin_if_there_is_something_to_do() -> None:
    assert can_begin(market(challenge=1))
    assert not can_begin(finished(1, 80))


def test_a_result_does_not_change_the_sheet_it_is_added_to() -> None:
    before = Campaign(name="test")
    add_result(before, finished(1, 100))
    assert before.entries == []


def test_only_a_finished_game_for_one_is_a_result() -> None:
    with pytest.raises(CampaignError, match="challenge 1 is not finished"):
        add_result(Campaign(name="test"), market(challenge=1))
    with pytest.raises(CampaignError, match="for one player"):
        add_result(Campaign(name="test"), market(2))


# ---- the file


def test_a_sheet_is_read_as_it_was_written() -> None:
    campaign = sheet(1, 0, 3, best_move_in=3)
    assert read_campaign(campaign.to_json()) == campaign


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is not a campaign: .*truncated"),
        ('{"name": "x", "entries": [', "this is not a campaign: .*truncated"),
        ("[]", "this is not a campaign: Expected `object`"),
        ("{}", "missing required field `name`"),
        ('{"name": "x", "fame": 29}', "unknown field `fame`"),
        ('{"name": "x", "format": 2}', "the campaign has format 2; this program reads format 1"),
        (
            '{"name": "x", "entries": [{"challenge": 1, "score": 9, "fame": 4, "best_move": false}]}',
            r"Expected `int` <= 3 - at `\$.entries\[0\].fame`",
        ),
        (
            '{"name": "x", "entries": [{"challenge": 1, "score": "9", "fame": 0, "best_move": false}]}',
            r"Expected `int`, got `str` - at `\$.entries\[0\].score`",
        ),
        (
            '{"name": "x", "entries": [{"challenge": 2, "score": 9, "fame": 0, "best_move": false}]}',
            "entry 1 should be challenge 1, but is challenge 2",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_the_place_of_the_flaw(text: str, message: str) -> None:
    with pytest.raises(CampaignError, match=message):
        read_campaign(text)


def test_foreign_bytes_are_no_campaign() -> None:
    with pytest.raises(CampaignError, match="this is not a campaign"):
        read_campaign(b'{"name": "\xff\xfe"}')
