"""What is shown of requests before they are scored, and told afterwards. Chapter 16."""

from itertools import combinations_with_replacement

import pytest

from gaiola import Chance
from gaiola.games.madeira.events import RequestsLaid
from gaiola.words import LANGUAGES, Words
from tests.games.madeira.table import BLUE, KINDS, PURPLE, RED, YELLOW, island, legal, owns, play, step, to_move
from tests.games.madeira.test_crown import HELD, crown, reveal, secret

HANDS = [(round, " ".join(hand)) for round in HELD for hand in combinations_with_replacement(KINDS, HELD[round])]


@pytest.mark.rule("madeira.16.1")
@pytest.mark.rule("madeira.16.3")
@pytest.mark.parametrize(("round", "hand"), HANDS)
def test_requests_are_shown_with_what_the_best_keeping_scores(round: int, hand: str) -> None:
    """Every hand: the points shown are the most that any keeping brings, and those of the one that is shown."""
    pos = crown(
        round=round,
        requests={YELLOW: hand, RED: "wealth_of_nation " * HELD[round]},
        ships=dict.fromkeys(("wheat_2", "sugar_2", "sugar_3", "wine_2", "acores_1", "india_1"), YELLOW),
        spots={"funchal_1": YELLOW, "machico_1": YELLOW, "machico_2": YELLOW},
        favors={YELLOW: "monk miller lady lord-"},
        reals={YELLOW: 11, RED: 1},
    )
    shown = owns(pos, YELLOW)
    worth = {kind: list(points) for kind, points in shown["worth"].items()}
    assert {kind: len(points) for kind, points in worth.items()} == shown["requests"]
    if round < 5:
        worth[shown["keeps"]].pop()
    else:
        assert shown["keeps"] is None
    brought = {}
    for kept in sorted(set(hand.split())) if round < 5 else ["none"]:
        after = pos.copy()
        if round < 5:
            play(after, f"keep {kept}")
        if step(after) == "donate" and to_move(after) == YELLOW:
            play(after, max(legal(after), key=lambda move: int(move.split()[1])))
        for answer in (["keep wealth_of_nation"] if round < 5 else []) + ["donate 0"]:
            after.play(after.box.move(answer), Chance(1))
        brought[kept] = sum(points for _, points in after.breakdown()[YELLOW][: len(KINDS)])
    assert sum(map(sum, worth.values())) == max(brought.values()) == brought[shown["keeps"] or "none"]


@pytest.mark.rule("madeira.16.1")
def test_before_the_last_request_is_taken_nothing_needs_to_be_kept() -> None:
    """In round 2 two are held, and two will be scored in round 3."""
    pos = island(round=2, requests={YELLOW: "urbanization urbanization"}, spots={"funchal_1": YELLOW})
    assert (owns(pos, YELLOW)["worth"], owns(pos, YELLOW)["keeps"]) == ({"urbanization": [6, 0]}, None)
    third = island(round=3, requests={YELLOW: "urbanization urbanization expeditions"}, spots={"funchal_1": YELLOW})
    assert owns(third, YELLOW)["keeps"] == "urbanization"


@pytest.mark.rule("madeira.16.1")
def test_among_equals_the_one_that_costs_reals_is_kept() -> None:
    pos = crown(
        round=1, requests={YELLOW: "urbanization wealth_of_nation"}, reals={YELLOW: 6}, spots={"funchal_1": YELLOW}
    )
    assert owns(pos, YELLOW)["worth"] == {"urbanization": [6], "wealth_of_nation": [6]}
    assert owns(pos, YELLOW)["keeps"] == "wealth_of_nation"


@pytest.mark.rule("madeira.16.2")
def test_what_was_chosen_is_shown_to_its_owner_alone() -> None:
    pos = secret("keep wealth_of_nation")
    assert owns(pos, YELLOW)["keeps"] == "wealth_of_nation" and owns(pos, YELLOW)["worth"]["wealth_of_nation"] == [0]
    given = secret("keep urbanization", "donate 3")
    assert owns(given, YELLOW)["keeps"] == "urbanization" and owns(given, YELLOW)["worth"]["wealth_of_nation"] == [3]
    for seat in (RED, PURPLE, None):
        seen = [world.view(seat)["players"][YELLOW] for world in (secret(), pos, given)]
        assert {player["keeps"] for player in seen} == {"wealth_of_nation"}, "Funchal is worth 6, the Reals 4"
        assert [player["worth"] for player in seen] == [{"urbanization": [6], "wealth_of_nation": [4]}] * 3


@pytest.mark.rule("madeira.16.1")
def test_the_view_says_how_many_requests_are_scored_and_kept() -> None:
    schedule = {"1": {"scored": 1, "kept": 1}, "3": {"scored": 2, "kept": 1}, "5": {"scored": 3, "kept": 0}}
    assert island().view(None)["crown"] == schedule


TOLD = {
    "en": [
        "Requests are laid out in row 2: Urbanization, Expeditions.",
        "Market Routes × 2: Ana scores 17 PP; ships in the markets: wheat, sugar, sugar, wine.",  # noqa: RUF001
        "Urbanization × 2: Rui scores 19 PP; cities: Funchal, Porto Santo.",  # noqa: RUF001
        "Expeditions: Eva scores 0 PP.",
        "Influence of the Guilds: Eva scores 10 PP; favors: Monk, Lady.",
        "Expeditions: Gil scores 6 PP; ships in the colonies: Brasil.",
        "Wealth of the Nation: Gil scores 3 PP, for 3 Reals.",
    ],
    "es": [
        "Se ponen peticiones en la fila 2: Urbanización, Expediciones.",
        "Rutas comerciales × 2: Ana gana 17 PP; barcos en los mercados: trigo, azúcar, azúcar, vino.",  # noqa: RUF001
        "Urbanización × 2: Rui gana 19 PP; ciudades: Funchal, Porto Santo.",  # noqa: RUF001
        "Expediciones: Eva gana 0 PP.",
        "Influencia de los gremios: Eva gana 10 PP; favores: Monje, Dama.",
        "Expediciones: Gil gana 6 PP; barcos en las colonias: Brasil.",
        "Riqueza de la nación: Gil gana 3 PP, por 3 reales.",
    ],
    "pt": [
        "Põem-se pedidos na linha 2: Urbanização, Expedições.",
        "Rotas comerciais × 2: Ana ganha 17 PP; navios nos mercados: trigo, açúcar, açúcar, vinho.",  # noqa: RUF001
        "Urbanização × 2: Rui ganha 19 PP; cidades: Funchal, Porto Santo.",  # noqa: RUF001
        "Expedições: Eva ganha 0 PP.",
        "Influência das guildas: Eva ganha 10 PP; favores: Monge, Dama.",
        "Expedições: Gil ganha 6 PP; navios nas colónias: Brasil.",
        "Riqueza da nação: Gil ganha 3 PP, por 3 reais.",
    ],
}


@pytest.mark.rule("madeira.16.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_the_requests_and_what_counted_for_them(lang: str) -> None:
    pos = crown(
        4,
        requests={
            YELLOW: "market_routes market_routes urbanization",
            RED: "urbanization urbanization expeditions",
            PURPLE: "expeditions influence_of_guilds wealth_of_nation",
            BLUE: "expeditions wealth_of_nation urbanization",
        },
        ships={"wheat_1": YELLOW, "sugar_3": YELLOW, "sugar_4": YELLOW, "wine_1": YELLOW, "brasil_1": BLUE},
        spots={"funchal_1": RED, "porto_santo_1": RED, "funchal_2": RED, "machico_1": RED},
        favors={PURPLE: "monk miller lady lord-"},
        reals={BLUE: 3},
    )
    answers = ("urbanization", "expeditions", "wealth_of_nation", "urbanization")
    told = reveal(pos, *(f"keep {kind}" for kind in answers), "donate 3")
    words, names = Words(lang, pos.box.folder() / "text"), ["Ana", "Rui", "Eva", "Gil"]
    laid = RequestsLaid(2, ("urbanization", "expeditions"))
    said = [words.event(event.name(), event.fields(), names.__getitem__) for event in (laid, *told)]
    assert said == TOLD[lang]
