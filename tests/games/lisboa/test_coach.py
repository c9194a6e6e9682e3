"""What the coach says where the table leaves less than usual."""

import pytest

from gaiola.games.lisboa.lessons import COACH
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.look.coach import Said, due
from tests.games.lisboa.table import GREEN, city, give, legal, run, step


def said(pos: LisboaPosition) -> Said | None:
    """To whoever is asked, as the first word."""
    return due(COACH, pos.view(pos.to_move), {move.verb for move in pos.legal()}, ())


@pytest.mark.rule("lisboa.5.2")
@pytest.mark.parametrize(("influence", "gained"), [(2, 5), (5, 5), (8, 2), (10, 0)])
def test_of_a_gain_is_told_what_the_track_has_room_for(influence: int, gained: int) -> None:
    docks = {GREEN: "dock1:red_king_1 dock2:ship_blue"}
    pos = city(cardinal=5, influence={GREEN: influence}, portfolio=docks)
    give(pos, GREEN, "reward", "blue_king_2")
    run(pos, "clergy top", "gold blue_king_1", "take manuel")
    heard = said(pos)
    assert heard is not None and heard.name == "give-up"
    assert (heard.facts["influence"], heard.facts["lost"]) == (gained, 5 - gained)
    run(pos, legal(pos).difference({"done"}).pop())
    assert pos.influence[GREEN] == influence + gained


@pytest.mark.rule("lisboa.6.5")
@pytest.mark.parametrize(("portfolio", "word"), [("dock1:ship_blue", "business"), ("dock1:blue_king_2", "no-ship")])
def test_selling_is_spoken_of_where_a_ship_is_docked(portfolio: str, word: str) -> None:
    pos = city(goods={GREEN: "gold cloth"}, portfolio={GREEN: portfolio})
    run(pos, "portfolio blue_king_4", "tuck")
    heard = said(pos)
    assert (step(pos), heard and heard.name) == ("business", word)
