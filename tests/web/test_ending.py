"""The result of a finished game, at the table and for those who watch."""

import html
import re

import pytest
from markupsafe import Markup

from gaiola.games import texts_of
from gaiola.web.ending import Ending, Row
from gaiola.web.story import Course
from gaiola.words import LANGUAGES, Words
from tests.web.finished import COUNTS, SCRIPT, brought, played
from tests.web.house import JSON, House, Person


def cells(page: str) -> tuple[list[list[int]], list[int]]:
    """The breakdown as it stands in the page: whole rows and totals."""

    def numbers(row: str) -> list[int]:
        texts = re.findall(r"<td[^>]*>([^<]*)</td>", row)
        return [0 if text == "\u2013" else int(text.replace("\u2212", "-")) for text in texts]

    body = page[page.index("<tbody") : page.rindex("</tbody>")]
    rows = [numbers(row) for row in re.findall(r"<tr>.*?</tr>", body, re.DOTALL)]
    return rows, numbers(page[page.index("<tfoot>") : page.index("</tfoot>")])


def end_of(person: Person, id: str, lang: str = "en") -> str:
    person.lang = lang
    answer = person.get(f"/table/{id}/end")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_game_and_number_of_players_has_its_result_in_every_language(
    ana: Person, game: str, players: int
) -> None:
    table = played(game, players)
    id = brought(ana, table)
    ranking, scores = table.position.ranking(), table.position.scores()
    order = sorted(range(players), key=lambda seat: (ranking[seat], seat))
    for lang in LANGUAGES:
        page = end_of(ana, id, lang)
        rows, total = cells(page)
        assert total == [scores[seat] for seat in order]
        assert [sum(column) for column in zip(*rows, strict=True)] == total
        words = Words(lang, *texts_of(table.game))
        assert html.escape(words.say("ending-of-note"), quote=False) in page
        assert words.say("reconstructed-edition") in page and words.say("game-name") in page
        assert page.count('role="img" aria-label="') >= 2
        assert "<script>alert" not in page and f'lang="{lang}"' in page


@pytest.mark.parametrize("game", ["lisboa", "palacio"])
def test_the_final_scoring_stands_apart_with_its_sum(ana: Person, game: str) -> None:
    table = played(game, 2)
    page = end_of(ana, brought(ana, table))
    sums = re.findall(r'<tr class="gp"><th[^>]*>([^<]+)</th><td>(\d+)</td><td>(\d+)</td></tr>', page)
    assert [label for label, *_ in sums] == ["During the game", "Final scoring"]
    assert [sum(map(int, column)) for column in zip(*(points for _, *points in sums), strict=True)] == sorted(
        table.position.scores(), reverse=True
    )
    assert page.index("During the game") < page.index("<tbody class=final>") < page.index("Final scoring</th>")
    assert re.search(r"Move \d+|, move \d+: \+\d+", page), "the biggest move"
    assert f"ahead from move {len(table.moves)}" not in page


def test_what_gave_nobody_anything_is_named_in_one_line(at_home: House, ana: Person) -> None:
    told = ending(at_home, brought(ana, played("lisboa", 2))).context()
    shown = [row.label for group in told["groups"] for row in group.rows]
    assert told["nothing"] and not set(told["nothing"]) & set(shown)
    assert len(shown) + len(told["nothing"]) == len(played("lisboa", 2).position.breakdown()[0])


def test_who_was_ahead_before_the_final_scoring_is_said_where_somebody_else_won(at_home: House, ana: Person) -> None:
    told = ending(at_home, brought(ana, played("palacio", 2)))
    told.names, told.ranking = ["Ana", "Rui"], [1, 2]
    told.course = Course([[0, 0], [5, 9]], [30, 20], [])
    final, leads = told.final(), told.leads()
    assert final is not None and final.text == "Ana scored the most in it: 25. Before it Rui was ahead with 9."
    assert leads is not None and leads.text == "None: Rui was ahead from move 1 on."
    told.course = Course([[0, 0], [5, 9]], [30, 20], [(0, 1)], counted={1})
    leads = told.leads()
    assert leads is not None and leads.text == "None: Rui was ahead from the end of round 1 on."


def test_a_script_in_a_name_is_only_text(ana: Person) -> None:
    page = end_of(ana, brought(ana, played("mercado", 2)))
    assert "&lt;script&gt;" in page and SCRIPT not in page


def test_ranking_cards_come_in_order_with_the_difference(ana: Person) -> None:
    table = played("palacio", 3)
    page = end_of(ana, brought(ana, table))
    ranking, scores = table.position.ranking(), table.position.scores()
    order = sorted(range(3), key=lambda seat: ranking[seat])
    assert [int(seat) for seat in re.findall(r'data-seat="(\d)"', page)] == order
    assert "<em>wins</em>" in page
    assert f"<em>\u2212{scores[order[0]] - scores[order[2]]}</em>" in page


def test_whoever_sits_there_may_play_again_and_whoever_watches_may_not(
    at_home: House, ana: Person, rui: Person
) -> None:
    id = brought(ana, played("mercado", 2))
    page = end_of(ana, id)
    assert f'action="/table/{id}/rematch"' in page
    for link in (f"/table/{id}?at=0", f"/table/{id}/record"):
        assert f'href="{link}"' in page and ana.get(link).status_code == 200
    key = at_home.live(id).info.watch
    watched = rui.get(f"/watch/{key}/end")
    assert watched.status_code == 200
    assert "/rematch" not in watched.text and id not in watched.text
    assert f'href="/watch/{key}?at=0"' in watched.text and f'href="/watch/{key}"' in watched.text
    assert ana.post(f"/table/{id}/rematch").status_code == 303


def test_a_game_that_is_not_over_has_no_result_but_a_way_back(ana: Person) -> None:
    id = ana.sit("here", "here")
    answer = ana.get(f"/table/{id}/end")
    assert answer.status_code == 409 and f'href="/table/{id}"' in answer.text
    assert "not over" in answer.text
    answer = ana.get(f"/table/{id}/end", JSON)
    assert answer.status_code == 409 and "not over" in answer.json()["why"]


@pytest.mark.parametrize("challenge", [1, 2, 5])
def test_a_challenge_shows_its_thresholds(ana: Person, challenge: int) -> None:
    table = played("mercado", 1, challenge=challenge)
    told = table.position.view(None)["challenge"]
    page = end_of(ana, brought(ana, table))
    assert page.count('class="pd star got"') == told["fame"]
    assert page.count('class="pd star') == 3
    for points in told["fame_at"]:
        assert f">{points}</strong>" in page
    assert f"Challenge {challenge}: " in page


def test_facts_lead_to_their_positions(ana: Person) -> None:
    id = brought(ana, played("palacio", 2))
    page = end_of(ana, id)
    facts = page[page.index('class="panel fx"') :]
    links = re.findall(r'href="(/table/[^"]+at=\d+)"', facts)
    assert links
    for link in links:
        assert ana.get(link).status_code == 200
    for title in ("Biggest move", "Best round", "Lead changes", "Length", "The end"):
        assert f"<b>{title}</b>" in facts


# ---- words for ties


def ending(house: House, id: str, browser: str = "") -> Ending:
    live = house.live(id)
    return Ending(live, Words("en", *texts_of(live.table.game)), f"/table/{id}", browser)


def test_a_tie_that_the_rules_leave_is_shared(at_home: House, ana: Person) -> None:
    told = ending(at_home, brought(ana, played("mercado", 3)))
    told.scores, told.ranking, told.names = [30, 30, 20], [1, 1, 3], ["Ana", "Inês", "Rui"]
    assert told.headline() == "A shared win: Ana, Inês"
    assert [told.tag(seat) for seat in range(3)] == ["shares the win", "shares the win", "\u221210"]
    assert told.tie_break() is None


def test_a_tie_that_the_rules_decide_is_named(at_home: House, ana: Person) -> None:
    told = ending(at_home, brought(ana, played("mercado", 3)))
    told.scores, told.ranking, told.names = [30, 30, 20], [2, 1, 3], ["Ana", "Inês", "Rui"]
    assert told.headline() == "Inês wins"
    assert [told.tag(seat) for seat in range(3)] == ["by tie-break", "wins", "\u221210"]
    fact = told.tie_break()
    assert fact is not None and fact.text.startswith("Ana, Inês: 30 points each")


def test_only_one_person_at_a_browser_is_you(at_home: House, ana: Person) -> None:
    alone = brought(ana, played("mercado", 1))
    assert ending(at_home, alone, ana.browser).who(0) == "you"
    several = brought(ana, played("mercado", 2))
    assert ending(at_home, several, ana.browser).who(0) == ""
    assert ending(at_home, alone).who(0) == ""


@pytest.mark.parametrize(
    ("points", "best"), [([3, 5, 5], [1, 2]), ([4, 4], []), ([0, 0], []), ([-2, 0], []), ([7], [])]
)
def test_the_best_of_a_row_is_marked_unless_it_says_nothing(points: list[int], best: list[int]) -> None:
    row = Row("Coins", points, Markup(""))
    assert [seat for seat in range(len(points)) if row.best(seat)] == best
