"""The challenges 1 to 6: rules 11.1 to 11.6."""

import pytest

from gaiola.games.mercado.events import SpecialtyNamed, StandBought, StandOpened, StandPaid
from gaiola.games.mercado.rules import scoring
from tests.games.mercado.table import (
    GREEN,
    at,
    deal,
    legal,
    market,
    offered,
    play,
    quote,
    refused,
    shown_in,
    stacks_of,
    verbs,
)

ANY_SPECIALTY = {f"specialty {good}" for good in ("fish", "flower", "tomato", "meat", "grape")}

# ---- 11.1: one good only


@pytest.mark.rule("mercado.11.1")
def test_challenge_1_has_the_normal_set_up() -> None:
    pos, _ = deal(1, options={"challenge": 1})
    assert shown_in(pos) == offered() and stacks_of(pos) == [7, 7, 7, 2] and pos.coins == [1]
    assert pos.view(GREEN)["challenge"]["specialty"] is None


@pytest.mark.rule("mercado.11.1")
def test_the_specialty_is_named_when_a_stand_would_be_paid_first() -> None:
    pos = market(challenge=1, customers={"w3": "k2_fish_flower"}, coins={GREEN: 1})
    assert play(pos, "stand fish r3c3") == [StandOpened(GREEN, "fish", "r3c3")]
    assert at(pos, "r3c3") == {"stand": "fish", "owner": GREEN}
    assert legal(pos) == ANY_SPECIALTY
    assert quote(pos, "specialty fish") == {"price": 1, "income": 2}
    assert quote(pos, "specialty flower") == {"price": 1, "income": 0}
    assert play(pos, "specialty fish") == [
        SpecialtyNamed(GREEN, "fish"),
        StandPaid(GREEN, "r3c3", "fish", "w3", 1, 2, 2, False),
        StandBought(GREEN, "r3c3", 1),
    ]
    assert pos.coins == [2]
    assert pos.view(GREEN)["challenge"]["specialty"] == "fish"
    assert verbs(pos) == {"take"}


@pytest.mark.rule("mercado.11.1")
def test_the_specialty_is_named_when_customers_come_first() -> None:
    """Two fish stands and a flower stand: only the specialty pays, this time already."""
    stands = {"r3c1": "fish", "r3c2": "fish", "r3c4": "flower"}
    pos = market(challenge=1, stands=stands, restaurants={"r3c5": "pub"}, coins={GREEN: 0})
    assert quote(pos, "customers k3_fish_flower w3")["income"] == 6, "one good only, the best one"
    play(pos, "customers k3_fish_flower w3")
    assert legal(pos) == ANY_SPECIALTY
    flower = pos.copy()
    play(pos, "specialty fish", "k3_meat_grape")
    assert pos.coins == [6]
    assert play(flower, "specialty flower", "k3_meat_grape")[:2] == [
        SpecialtyNamed(GREEN, "flower"),
        StandPaid(GREEN, "r3c4", "flower", "w3", 2, 3, 6, False),
    ]
    assert flower.coins == [6]


@pytest.mark.rule("mercado.11.1")
def test_s5_the_specialty_may_earn_nothing_now() -> None:
    pos = market(challenge=1, customers={"w3": "k2_fish_flower"}, coins={GREEN: 3})
    play(pos, "stand fish r3c3")
    assert play(pos, "specialty grape") == [SpecialtyNamed(GREEN, "grape"), StandBought(GREEN, "r3c3", 1)]
    assert pos.coins == [2]


@pytest.mark.rule("mercado.11.1")
def test_s5_a_specialty_must_leave_the_stand_paid() -> None:
    """B2: the stand was possible only because fish would pay for it."""
    pos = market(challenge=1, stands={"r3c1": "meat"}, customers={"w3": "k2_fish_flower"}, coins={GREEN: 1})
    assert "stand tomato r3c3" not in legal(pos)
    play(pos, "stand fish r3c3")
    refusal = refused(pos, "specialty grape", "specialty-unpaid")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.11.1", 2, 1)
    assert legal(pos) == {"specialty fish"}
    play(pos, "specialty fish")
    assert pos.coins == [1]


@pytest.mark.rule("mercado.11.1")
def test_a_stand_that_is_not_paid_asks_for_no_specialty() -> None:
    pos = market(challenge=1, customers={"w3": "k2_fish_flower"})
    play(pos, "stand tomato r3c3")
    assert verbs(pos) == {"take"}
    assert pos.view(GREEN)["challenge"]["specialty"] is None


@pytest.mark.rule("mercado.11.1")
def test_other_stands_never_pay_when_opened() -> None:
    pos = market(challenge=1, customers={"w3": "k2_fish_flower"}, specialty="flower", coins={GREEN: 1})
    assert quote(pos, "stand fish r3c3")["income"] == 0 and quote(pos, "stand flower r3c3")["income"] == 2
    play(pos, "stand fish r3c3")
    assert verbs(pos) == {"take"} and pos.coins == [0]
    broke = market(challenge=1, customers={"w3": "k2_fish_flower"}, specialty="flower", coins={GREEN: 0})
    assert refused(broke, "stand fish r3c3", "too-dear").have == 0
    assert "stand flower r3c3" in legal(broke)


@pytest.mark.rule("mercado.11.1")
def test_other_stands_count_for_prices_lines_and_as_own_match() -> None:
    pos = market(challenge=1, stands={"r3c1": "fish", "r3c2": "fish"}, specialty="flower", coins={GREEN: 4})
    assert quote(pos, "stand flower r3c3")["price"] == 3
    assert quote(pos, "customers k2_fish_flower w3") == {"stands": 2, "size": 2, "income": 0, "others": 0}
    play(pos, "customers k2_fish_flower w3", "k2_meat_grape")
    assert pos.coins == [4]
    play(pos, "stand flower r3c3")
    assert pos.coins == [3], "two customers, price three"


@pytest.mark.rule("mercado.11.1")
def test_the_coin_for_a_restaurant_is_always_yours_and_names_nothing() -> None:
    pos = market(challenge=1, held={GREEN: "pub wine_bar"}, coins={GREEN: 0})
    play(pos, "restaurant pub r3c3")
    assert pos.coins == [1] and pos.view(GREEN)["challenge"]["specialty"] is None
    named = market(challenge=1, held={GREEN: "wine_bar"}, specialty="fish", coins={GREEN: 1})
    play(named, "restaurant wine_bar r3c3")
    assert named.coins == [2]


@pytest.mark.rule("mercado.11.1")
def test_the_specialty_is_named_once() -> None:
    pos = market(challenge=1, stands={"r3c1": "fish"}, specialty="fish", coins={GREEN: 0})
    play(pos, "customers k1_fish_flower w3", "k1_meat_grape")
    assert "specialty" not in verbs(pos) and pos.coins == [1]
    refused(pos, "specialty meat", "not-now")


# ---- 11.2: parties of four


@pytest.mark.rule("mercado.11.2")
def test_challenge_2_has_the_normal_set_up() -> None:
    pos, _ = deal(1, options={"challenge": 2})
    assert shown_in(pos) == offered() and stacks_of(pos) == [7, 7, 7, 2] and pos.coins == [1]
    assert pos.scores() == [0]


@pytest.mark.rule("mercado.11.2")
def test_only_money_from_parties_of_four_counts() -> None:
    row = {f"r3c{column}": "fish" for column in (1, 2, 4, 5)}
    pos = market(challenge=2, stands=row, tiles={GREEN: "fish flower tomato"}, coins={GREEN: 0})
    play(pos, "customers k3_fish_flower w3", "k3_meat_grape")
    assert pos.coins == [12] and pos.scores() == [0]
    paid = play(pos, "customers k4_fish e3", "k4_grape")[1]
    assert paid == StandPaid(GREEN, "r3c1", "fish", "e3", 1, 4, 4, counted=True)
    assert list(paid.gains()) == [(GREEN, "coins", 4), (GREEN, "counted_coins", 4)]
    assert pos.coins == [28] and pos.scores() == [16]


@pytest.mark.rule("mercado.11.2")
def test_a_stand_opened_later_counts_too_and_its_price_is_not_taken_off() -> None:
    """Opened between 3 and 4 customers: 7 coins, of which 4 count; the price of 1 is paid from the rest."""
    pos = market(challenge=2, customers={"e3": "k4_fish", "w3": "k3_fish_flower"}, counted=16, coins={GREEN: 0})
    play(pos, "stand fish r3c3")
    assert pos.coins == [6] and pos.scores() == [20]
    assert pos.breakdown() == [[("four-customers", 20), ("restaurants", 0)]]
    assert pos.view(GREEN)["challenge"]["counted"] == 20


@pytest.mark.rule("mercado.11.2")
def test_s4_unopened_restaurants_cost_one_in_challenge_2_too() -> None:
    pos = market(challenge=2, counted=0, held={GREEN: "pub wine_bar"}, coins={GREEN: 30})
    assert pos.scores() == [-2]
    play(pos, "restaurant pub r3c3")
    assert pos.scores() == [-1], "the coin for it does not count"


# ---- 11.3: two by two


@pytest.mark.rule("mercado.11.3")
def test_challenge_3_keeps_sizes_one_and_two() -> None:
    pos, _ = deal(1, customers=offered(1, 2), options={"challenge": 3})
    assert shown_in(pos) == offered(1, 2)
    assert stacks_of(pos) == [7, 7, 0, 0] and pos.coins == [1]
    assert pos.census() == pos.box.census(1)
    assert pos.census()["customers 3"] == 0 == pos.census()["customers 4"]


@pytest.mark.rule("mercado.11.3")
@pytest.mark.parametrize("others", [["r3c1", "r3c5"], ["r1c3", "r2c3"]], ids=["row", "column"])
def test_no_line_holds_more_than_two_stands(others: list[str]) -> None:
    pos = market(challenge=3, stands=dict.fromkeys(others, "meat"))
    refusal = refused(pos, "stand fish r3c3", "line-full")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.11.3", 3, 2)
    assert "stand fish r4c4" in legal(pos)


@pytest.mark.rule("mercado.11.3")
def test_two_stands_are_allowed_and_restaurants_do_not_count() -> None:
    pos = market(challenge=3, stands={"r3c1": "meat", "r1c3": "meat"}, restaurants={"r3c2": "pub"}, held={GREEN: "pub"})
    assert "stand fish r3c3" in legal(pos)
    full = market(challenge=3, stands={"r3c1": "meat", "r3c3": "meat"}, held={GREEN: "pub"})
    assert "restaurant pub r3c2" in legal(full)


@pytest.mark.rule("mercado.11.3")
def test_other_challenges_know_no_such_limit() -> None:
    stands = {"r3c1": "meat", "r3c5": "meat"}
    assert "stand fish r3c3" in legal(market(challenge=4, stands=stands))


# ---- 11.4: always three


@pytest.mark.rule("mercado.11.4")
def test_challenge_4_has_threes_only_and_four_coins() -> None:
    pos, _ = deal(1, customers=offered(3), options={"challenge": 4})
    assert shown_in(pos) == offered(3)
    assert stacks_of(pos) == [0, 0, 7, 0] and pos.coins == [4]
    assert pos.census() == pos.box.census(1)


# ---- 11.5: the last seven

SEVEN = ["k1_fish_meat", "k2_tomato_grape", "k3_fish_flower", "k4_fish", "k4_flower", "k4_meat", "k4_grape"]


@pytest.mark.rule("mercado.11.5")
def test_s8_challenge_5_keeps_seven_random_tiles_and_shows_them() -> None:
    drawn = [*SEVEN[:3], "k4_meat", "k4_grape", "k4_flower", "k4_fish"]
    pos, _ = deal(1, customers=drawn, options={"challenge": 5})
    assert shown_in(pos) == SEVEN
    assert stacks_of(pos) == [0, 0, 0, 0] and pos.coins == [1]
    assert pos.census() == pos.box.census(1)


@pytest.mark.rule("mercado.11.5")
def test_s8_nothing_follows_a_tile_of_the_seven() -> None:
    pos = market(challenge=5, stands={"r1c1": "fish"}, shown=SEVEN)
    play(pos, "customers k1_fish_meat w1")
    assert shown_in(pos) == SEVEN[1:]


@pytest.mark.rule("mercado.11.5")
@pytest.mark.parametrize(("parties", "fame"), [(0, 0), (2, 0), (3, 3), (4, 3)])
def test_no_fame_without_three_parties_of_four(parties: int, fame: int) -> None:
    fours = {"w1": "k4_fish", "w2": "k4_flower", "w3": "k4_meat", "w4": "k4_grape"}
    customers = dict(list(fours.items())[:parties]) | {"n1": "k3_fish_flower", "n2": "k2_tomato_grape"}
    pos = market(challenge=5, customers=customers, coins={GREEN: 50})
    assert scoring.fame(pos) == fame


@pytest.mark.rule("mercado.11.5")
def test_the_third_party_is_the_one_that_counts() -> None:
    row = {f"r3c{column}": "fish" for column in (1, 2, 4, 5)}
    pos = market(
        challenge=5, stands=row, customers={"w1": "k4_meat", "w2": "k4_grape"}, shown=["k4_fish"], coins={GREEN: 40}
    )
    assert scoring.fame(pos) == 0
    play(pos, "customers k4_fish w3")
    assert pos.coins == [56] and scoring.fame(pos) == 3


# ---- 11.6: the waiting line


@pytest.mark.rule("mercado.11.6")
def test_s8_challenge_6_keeps_one_random_tile_of_each_size() -> None:
    four = ["k1_flower_tomato", "k2_meat_grape", "k3_fish_grape", "k4_tomato"]
    pos, _ = deal(1, customers=four, options={"challenge": 6})
    assert shown_in(pos) == four
    assert stacks_of(pos) == [0, 0, 0, 0] and pos.coins == [2]
    assert pos.census() == pos.box.census(1)


@pytest.mark.rule("mercado.11.6")
def test_every_good_of_the_tile_must_be_sold_in_the_line() -> None:
    """The tomato stand in the column does not help the row. Both stands then earn 1."""
    shown = ["k1_flower_tomato"]
    lacking = market(challenge=6, stands={"r2c1": "flower", "r2c2": "flower", "r1c1": "tomato"}, shown=shown)
    refusal = refused(lacking, "customers k1_flower_tomato w2", "goods-missing")
    assert (refusal.rule, refusal.need, refusal.have) == ("mercado.11.6", 2, 1)
    assert "customers k1_flower_tomato n1" in legal(lacking)
    pos = market(challenge=6, stands={"r2c1": "flower", "r2c4": "tomato"}, shown=shown, coins={GREEN: 0})
    play(pos, "customers k1_flower_tomato e2")
    assert pos.coins == [2]


@pytest.mark.rule("mercado.11.6")
def test_the_normal_conditions_hold_besides() -> None:
    shown = ["k3_fish_meat", "k2_fish_grape"]
    pos = market(challenge=6, stands={"r2c1": "fish", "r2c2": "meat"}, shown=shown)
    refused(pos, "customers k3_fish_meat w2", "too-few-stands")
    elsewhere = market(challenge=6, stands={"r2c1": "tomato", "r2c2": "meat"}, shown=shown)
    refused(elsewhere, "customers k2_fish_grape w2", "no-own-match")


@pytest.mark.rule("mercado.11.6")
def test_a_party_of_four_asks_for_one_good_only() -> None:
    row = {"r2c1": "fish", "r2c2": "meat", "r2c3": "meat", "r2c4": "grape"}
    assert "customers k4_fish w2" in legal(market(challenge=6, stands=row, shown=["k4_fish"]))


@pytest.mark.rule("mercado.11.6")
def test_elsewhere_one_matching_good_is_enough() -> None:
    assert "customers k1_fish_meat w2" in legal(market(challenge=4, stands={"r2c1": "fish"}, shown=["k1_fish_meat"]))
