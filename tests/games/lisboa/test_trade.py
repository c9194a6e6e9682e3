"""Trading with Nobles: chapter 7."""

import pytest

from gaiola.games.lisboa.events import (
    CardDiscarded,
    GoodPaid,
    GoodTaken,
    InfluenceGained,
    PlanTaken,
    ShipBuilt,
    Traded,
    TreasuryMoved,
)
from tests.games.lisboa.table import (
    GREEN,
    YELLOW,
    city,
    favors,
    goods,
    legal,
    office,
    plans,
    play,
    price,
    refused,
    run,
    seen,
    slots,
    step,
)

TAKEN_BY = {
    "recruit_officials": {"tools", "gold"},
    "acquire_plan": {"tools", "gold"},
    "build_ship": {"books", "gold"},
    "produce_goods": {"books", "gold"},
    "meet_cardinal": {"cloth", "gold"},
    "get_favor": {"cloth", "gold"},
}

# ---- 7.1: one or two goods


@pytest.mark.rule("lisboa.7.1")
def test_x11_trade() -> None:
    """A tool for a plan: it lies on the action, the top plan is taken, and the action cannot be chosen again."""
    pos = city(goods={GREEN: "tools tools"})
    run(pos, "portfolio blue_king_4")
    assert play(pos, "trade acquire_plan tools") == [Traded(GREEN, "acquire_plan", "tools")]
    assert seen(pos, "nobles", "manuel", "actions") == {"recruit_officials": None, "acquire_plan": "tools"}
    assert goods(pos, GREEN) == {"tools": 1}
    assert play(pos, "plan green") == [PlanTaken(GREEN, "green-2")]
    assert plans(pos, GREEN) == ["green-2"]
    assert legal(pos) == {"trade recruit_officials tools", "done"}
    assert refused(pos, "trade acquire_plan tools", "covered").rule == "lisboa.7.1"


@pytest.mark.rule("lisboa.7.1")
def test_two_goods_at_most() -> None:
    """Two actions of one Noble, as long as they differ; a third good stays."""
    pos = city(goods={GREEN: "tools tools gold"})
    run(pos, "portfolio blue_king_4", "trade acquire_plan tools", "plan blue", "trade recruit_officials gold")
    run(pos, "official king", "official manuel")
    assert step(pos) == "take-card" and goods(pos, GREEN) == {"tools": 1}
    assert [office(pos, noble)[GREEN] for noble in ("manuel", "marquis", "king")] == [1, 0, 1]


@pytest.mark.rule("lisboa.7.1")
def test_one_good_is_enough() -> None:
    pos = city(goods={GREEN: "cloth cloth"})
    run(pos, "portfolio blue_king_4", "trade get_favor cloth", "favor king")
    assert "done" in legal(pos)
    run(pos, "done")
    assert step(pos) == "take-card" and goods(pos, GREEN) == {"cloth": 1}


@pytest.mark.rule("lisboa.7.1")
def test_without_another_trade_nobody_is_asked() -> None:
    """A book is left, but there is nothing to pay a ship with, and no store."""
    pos = city(goods={GREEN: "cloth books"})
    run(pos, "portfolio blue_king_4", "trade get_favor cloth", "favor king")
    assert step(pos) == "take-card"


@pytest.mark.rule("lisboa.7.1")
def test_only_goods_that_one_has() -> None:
    pos = city(goods={GREEN: "tools"})
    run(pos, "portfolio blue_king_4")
    for move in ("trade meet_cardinal cloth", "trade acquire_plan gold", "trade build_ship books"):
        refusal = refused(pos, move, "no-good")
        assert (refusal.rule, refusal.need, refusal.have) == ("lisboa.7.1", 1, 0)


@pytest.mark.rule("lisboa.7.1")
def test_a_covered_action_is_free_again_in_the_next_turn() -> None:
    hands = {GREEN: "blue_king_4", YELLOW: "blue_king_2"}
    pos = city(goods={GREEN: "tools", YELLOW: "tools"}, hands=hands)
    run(pos, "portfolio blue_king_4", "trade acquire_plan tools", "plan blue", "take king")
    run(pos, "portfolio blue_king_2", "clergy top")
    assert "trade acquire_plan tools" in legal(pos)


@pytest.mark.rule("lisboa.7.1")
def test_what_would_do_nothing_cannot_be_traded_for() -> None:
    """8.1, A14: every official is out, all favors are had."""
    pos = city(
        goods={GREEN: "gold"}, offices={"king": {GREEN: 4}, "manuel": {GREEN: 4}}, favors={GREEN: "manuel marquis king"}
    )
    run(pos, "portfolio blue_king_4")
    assert legal(pos) == {"trade acquire_plan gold", "trade meet_cardinal gold"}
    refused(pos, "trade recruit_officials gold", "no-official")
    refused(pos, "trade get_favor gold", "no-favor")
    refused(pos, "trade produce_goods gold", "no-store")
    assert refused(pos, "trade build_ship gold", "goods-short").later == "ship-goods"


# ---- 7.2: what Nobles accept


@pytest.mark.rule("lisboa.7.2")
@pytest.mark.parametrize("action", TAKEN_BY)
@pytest.mark.parametrize("good", ["gold", "cloth", "books", "tools"])
def test_what_each_noble_takes(action: str, good: str) -> None:
    pos = city(goods={GREEN: "gold cloth books tools"}, stores={"a1": (GREEN, "gold")})
    run(pos, "portfolio blue_king_4")
    if good in TAKEN_BY[action]:
        assert f"trade {action} {good}" in legal(pos)
    else:
        assert refused(pos, f"trade {action} {good}", "not-accepted").rule == "lisboa.7.2"


@pytest.mark.rule("lisboa.7.2")
def test_a_clergy_tile_makes_every_good_welcome() -> None:
    """17.11."""
    pos = city(goods={GREEN: "books"}, clergy={GREEN: "relic_exchange"})
    run(pos, "portfolio blue_king_4")
    actions = ("recruit_officials", "acquire_plan", "meet_cardinal", "get_favor")
    assert legal(pos) == {f"trade {action} books" for action in actions}


# ---- 7.3: one by one


@pytest.mark.rule("lisboa.7.3")
def test_what_the_first_action_brings_may_pay_for_the_second() -> None:
    """Trap 35: a book for production; the cloth that comes is traded."""
    pos = city(goods={GREEN: "books"}, stores={"a3": (GREEN, "cloth")})
    run(pos, "portfolio blue_king_4")
    events = play(pos, "trade produce_goods books")
    assert GoodTaken(GREEN, "cloth", 1) in events and price(pos, "cloth") == 4
    assert legal(pos) == {"trade meet_cardinal cloth", "trade get_favor cloth", "done"}
    run(pos, "trade get_favor cloth", "favor manuel")
    assert favors(pos, GREEN) == ["manuel"] and goods(pos, GREEN) == {}


@pytest.mark.rule("lisboa.7.3")
def test_the_first_action_is_finished_first() -> None:
    """The second good can only be given when both officials are placed."""
    pos = city(goods={GREEN: "tools cloth"})
    run(pos, "portfolio blue_king_4", "trade recruit_officials tools")
    for _ in range(2):
        refused(pos, "trade get_favor cloth", "not-now")
        run(pos, next(move for move in sorted(legal(pos)) if move.startswith("official")))
    assert legal(pos) == {"trade meet_cardinal cloth", "trade get_favor cloth", "done"}


@pytest.mark.rule("lisboa.7.3")
def test_x12_build_a_ship() -> None:
    """Yellow has a small ship and room for two cards. She plays the King, gets a gold, gives the Marquis a book and
    pays gold and cloth for a ship of hull 2; the King goes. The Treasury rises, she gains 2 + 2 Influence and could
    still give another good."""
    pos = city(
        seat=YELLOW,
        goods={YELLOW: "books cloth tools"},
        portfolio={YELLOW: "dock1:ship_blue"},
        hands={YELLOW: "red_king_1"},
        display=("red_manuel_1", "red_marquis_1", "red_king_2", "red_treasury_1"),
        yard={"ship_red": 3},
    )
    assert GoodTaken(YELLOW, "gold", 1) in play(pos, "portfolio red_king_1")
    run(pos, "tuck")
    assert slots(pos, YELLOW) == {"dock1": "ship_blue", "dock2": "red_king_1"}
    run(pos, "trade build_ship books")
    refused(pos, "tuck", "portfolio-full")
    assert play(pos, "replace dock2", "pay-good gold") == [GoodPaid(YELLOW, "gold")]
    refused(pos, "pay-good gold", "paid-already")
    assert play(pos, "pay-good cloth") == [
        GoodPaid(YELLOW, "cloth"),
        CardDiscarded(YELLOW, "red_king_1"),
        ShipBuilt(YELLOW, "ship_red"),
        TreasuryMoved(4),
        InfluenceGained(YELLOW, 4),
    ]
    assert slots(pos, YELLOW) == {"dock1": "ship_blue", "dock2": "ship_red"}
    assert goods(pos, YELLOW) == {"tools": 1} and (pos.influence[YELLOW], pos.value()) == (4, 4)
    assert legal(pos) == {"trade recruit_officials tools", "trade acquire_plan tools", "done"}


@pytest.mark.rule("lisboa.7.3")
def test_the_good_for_the_marquis_is_not_part_of_the_price() -> None:
    """Trap 12, A56: two books, one for the Marquis and one for a ship of hull 1; a ship of hull 2 needs two types."""
    pos = city(goods={GREEN: "books books"})
    run(pos, "portfolio blue_king_4")
    assert GoodPaid(GREEN, "books") in play(pos, "trade build_ship books", "tuck") and goods(pos, GREEN) == {}
    pos = city(goods={GREEN: "books books"}, portfolio={YELLOW: "dock1:ship_blue"}, yard={"ship_red": 3})
    run(pos, "portfolio blue_king_4")
    refusal = refused(pos, "trade build_ship books", "goods-short")
    assert (refusal.rule, refusal.need, refusal.have, refusal.later) == ("lisboa.8.5", 2, 1, "ship-goods")
