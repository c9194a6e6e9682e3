"""How many players a game is for: a number where there is only one, in every language and to programmers."""

import copy

import pytest

from gaiola.kernel.chance import Chance
from gaiola.kernel.options import OptionError
from gaiola.words import Words
from tests.kernel.toy import EDITION, FerryBox


@pytest.mark.parametrize(
    ("lang", "two", "one", "several"),
    [("en", "2 players", "1 player", "1 to 4 players"),
     ("es", "2 jugadores", "1 jugador", "De 1 a 4 jugadores"),
     ("pt", "2 jogadores", "1 jogador", "De 1 a 4 jogadores")],
)  # fmt: skip
def test_a_fixed_number_of_players_is_no_range(lang: str, two: str, one: str, several: str) -> None:
    words = Words(lang)
    told = [words.say("games-players", least=n, most=m, more=m - n) for n, m in ((2, 2), (1, 1), (1, 4))]
    assert told == [two, one, several]
    assert [words.say("lobby-players", least=n, most=m, more=m - n) for n, m in ((2, 2), (1, 4))] == [
        "2",
        "1\N{EN DASH}4",
    ]


@pytest.mark.parametrize(
    ("lang", "refused"),
    [("en", "This game is for 2 players; 1 is chosen."),
     ("es", "Este juego es de 2 jugadores; hay 1 elegido."),
     ("pt", "Este jogo é de 2 jogadores; há 1 escolhido.")],
)  # fmt: skip
def test_a_table_of_one_is_refused_without_a_range(lang: str, refused: str) -> None:
    assert Words(lang).say("lobby-no-players", least=2, most=2, more=0, count=1) == refused


@pytest.mark.parametrize(
    ("least", "most", "wanted"), [(2, 2, "2 players"), (1, 1, "1 player"), (2, 3, "2 to 3 players")]
)
def test_a_box_says_whom_it_is_for(least: int, most: int, wanted: str) -> None:
    edition = copy.deepcopy(EDITION)
    edition["players"] = {"min": least, "max": most}
    with pytest.raises(OptionError, match=f"ferry is for {wanted}, not 5"):
        FerryBox(edition=edition).start(5, Chance(1))
