"""What the coach says, and when there is nothing to say."""

from gaiola.games.madeira.lessons import COACH
from gaiola.look.coach import Said, due
from tests.games.madeira.table import YELLOW, to_move
from tests.games.madeira.test_crown import secret


def said(*answers: str, asked: str) -> Said | None:
    """To Yellow, who holds Urbanization and Wealth of the Nation, after these answers."""
    pos = secret(*answers)
    view = pos.view(YELLOW)
    assert (view["step"], to_move(pos)) == (asked, YELLOW)
    return due(COACH, view, {move.verb for move in pos.legal()}, ())


def test_who_scores_wealth_of_the_nation_hears_what_reals_are_worth() -> None:
    assert said("keep urbanization", asked="donate") == Said("donate", {"reals": 4})


def test_who_keeps_it_can_give_nothing_and_hears_nothing() -> None:
    assert said("keep wealth_of_nation", asked="donate") is None
