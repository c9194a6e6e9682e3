"""The report of a tournament: every section in three languages, in one file that needs nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import gaiola
from gaiola.kernel.record import EditionMark
from gaiola.lab.folder import Question, read_question
from gaiola.lab.play import Course, Played
from gaiola.lab.report import findings, write_report
from gaiola.lab.report.charts import HUES, MARKS, Bar, Heap, Whisker, counts, heaps, sources, whiskers
from gaiola.lab.report.findings import Findings
from gaiola.lab.report.numbers import Numbers
from gaiola.lab.report.page import report
from gaiola.look.charts import LINE_STYLES
from gaiola.words import LANGUAGES
from tests.cli.console import refused, text_of

EN = Numbers("en")
BOX = gaiola.game("mercado")
BAD = "</script><b>"
"""A name as nobody should have it."""


def game(number: int, seats: list[str], scores: list[int], **more: object) -> Played:
    """A game that is made up: the seats' points grow evenly, and there are no ties."""
    stages = [[score * tenth // 10 for score in scores] for tenth in range(11)]
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    told = {
        "order": list(range(len(seats))),
        "course": Course(stages, stages[9], number % 3, scores.index(max(scores))),
        "sources": {"coins": scores},
        "cause": "spaces",
        **more,
    }
    sizes = {"decisions": 50 + number, "choices": 40, "branches": 400, "widest": 20 + number}
    return Played(number=number, deal=number // 2, seats=seats, scores=scores, ranking=ranking, **sizes, **told)  # type: ignore[arg-type]


def question(*bots: str, players: int = 2, games: int = 20) -> Question:
    mark = EditionMark.of(BOX.edition)
    return Question(game="mercado", edition=mark, options={}, players=players, bots=list(bots), seed=7, games=games)


@cache
def made_up() -> Findings:
    """Ten deals: the bot `sure` always wins by 10 points, on either seat."""
    sides = [(["sure", "luckless"], [30, 20]), (["luckless", "sure"], [20, 30])]
    games = [game(number, *sides[number % 2]) for number in range(20)]
    return Findings(question("sure", "luckless"), games)


# ---- what is found


def test_points_sources_and_course_are_those_of_the_bot_wherever_it_sits() -> None:
    found = made_up()
    assert found.points("sure") == [30] * 20 and found.points("luckless") == [20] * 20
    assert found.from_source("sure", "coins") == (30.0, 0.0, 30.0, 30.0)
    points, scored = found.course("luckless")
    assert len(points) == 11 and (points[0], points[5], scored) == (0.0, 10.0, 20.0)


def test_whoever_leads_wins_and_at_the_start_everybody_leads() -> None:
    shares = made_up().leaders_win()
    assert shares[0] == 0.5 and shares[1:] == [1.0] * 10
    assert made_up().overtaken() == 0.0


def test_a_lead_that_was_lost_in_the_final_scoring_is_counted() -> None:
    late = Course([[0, 0]] * 10 + [[30, 20]], [5, 9], 1, 1)
    found = Findings(question("one", "two"), [game(n, ["one", "two"], [30, 20], course=late) for n in range(4)])
    assert found.overtaken() == 1.0 and found.leaders_win()[-1] == 0.0


def test_only_whole_deals_count() -> None:
    games = [game(number, ["one", "two"], [3, 2]) for number in range(5)]
    assert Findings(question("one", "two"), games).result.games == 4
    with pytest.raises(ValueError, match="not even one deal"):
        Findings(question("one", "two"), games[:1])


def test_the_command_plays_the_same_tournament_again() -> None:
    asked = question("random", "random-2", "greedy", players=3)
    found = Findings(asked, [game(n, ["random", "random-2", "greedy"], [3, 2, 1]) for n in range(3)])
    assert (
        found.command() == "gaiola lab tournament mercado --bots random,random,greedy --players 3 --games 20 --seed 7"
    )


def test_of_very_many_games_the_first_are_drawn_and_all_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "DRAWN", 6)
    found = Findings(question("one", "two"), [game(n, ["one", "two"], [3, 2]) for n in range(20)])
    assert (len(found.games), found.result.games) == (6, 20)
    assert "show the first 6 games" in report(found, BOX, "en") and "show the first" not in report(made_up(), BOX, "en")


# ---- the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_file_opens_offline_and_says_everything(lang: str) -> None:
    page = report(made_up(), BOX, lang)
    assert f'<html lang="{lang}">' in page and "<script" not in page
    assert not re.findall(r'(?:src|href)="(?!#)|url\((?!#|&quot;data:|"data:)', page), "nothing is fetched"
    used, there = set(re.findall(r'href="#i-([\w-]+)"', page)), set(re.findall(r'<symbol id="i-([\w-]+)"', page))
    assert used == there != set()
    assert page.count('<section class="fig">') == 10 and page.count("<details>") == 10
    label = {"en": "Reconstructed edition", "es": "Edición reconstruida", "pt": "Edição reconstruída"}[lang]
    assert label in page and BOX.edition.hash in page
    assert made_up().command() in re.sub(r"<[^>]+>", "", page), "the command can be copied"
    assert {"en": "100.0%", "es": "100,0\N{NO-BREAK SPACE}%", "pt": "100,0\N{NO-BREAK SPACE}%"}[lang] in page


def test_the_head_says_who_is_ahead_and_only_if_it_is_clear() -> None:
    assert "<h1>sure wins more than luckless</h1>" in report(made_up(), BOX, "en")
    games = [game(n, ["one", "two"], [30, 20] if n // 2 % 2 else [20, 30]) for n in range(8)]
    assert "<h1>Nobody is clearly ahead: one, two</h1>" in report(Findings(question("one", "two"), games), BOX, "en")


def test_it_is_said_whether_it_is_good_to_begin() -> None:
    for scores, said in [([30, 20], "It is good to begin"), ([20, 30], "It is bad to begin")]:
        games = [game(n, ["one", "two"], scores) for n in range(40)]
        assert said in report(Findings(question("one", "two"), games), BOX, "en")
    assert "No advantage or drawback is proven" in report(made_up(), BOX, "en")


def test_a_game_alone_has_points_and_ends_but_nobody_to_beat() -> None:
    games = [game(n, ["one"], [n]) for n in range(12)]
    page = report(Findings(question("one", players=1), games), BOX, "en")
    assert "How one plays" in page and "Who wins?" not in page and "Where do points come from?" in page


def test_names_are_escaped() -> None:
    page = report(Findings(question(BAD, "two"), [game(n, [BAD, "two"], [3, 2]) for n in range(4)]), BOX, "en")
    assert BAD not in page and "&lt;/script&gt;" in page


# ---- the charts


def x_of(drawn: str, mark: str) -> float:
    found = re.search(rf'href="[^"]*#i-p-{mark}" x="([\d.]+)" y="[\d.]+" width="11"', drawn)
    assert found is not None
    return float(found[1])


def test_a_share_lies_within_its_whisker_and_beside_the_even_share() -> None:
    rows = [Whisker("a", 0.6, 0.5, 0.7, MARKS[0]), Whisker("b", 0.4, 0.3, 0.5, MARKS[1])]
    drawn = whiskers(EN, "Who wins?", rows, 0.5, "even share")
    assert x_of(drawn, MARKS[0]) > x_of(drawn, MARKS[1])
    assert "60.0%" in drawn and "30.0\u201350.0" in drawn and "even share 50%" in drawn
    assert 'aria-label="Who wins?: a 60.0%, b 40.0%"' in drawn


def test_without_colour_no_two_bots_look_the_same() -> None:
    assert len({(hue.fill, hue.pattern) for hue in HUES}) == len(HUES) == len(MARKS)
    assert set(MARKS) == set(LINE_STYLES)
    patterns = [hue.pattern for hue in HUES[:4]]
    assert len(set(patterns)) == 4, "up to four bots differ by their pattern alone"


def test_every_value_is_in_a_heap_once() -> None:
    values = [3, 3, 4, 17, 250, -12]
    drawn = heaps(EN, "Points", [Heap("a", values, MARKS[0]), Heap("b", [5], MARKS[1])], "points", "mean")
    told = [int(count) for count in re.findall(r"<title>a [^:]*: (\d+)</title>", drawn)]
    assert sum(told) == len(values) and "mean 44.2" in drawn


def test_what_was_lost_goes_left() -> None:
    drawn = sources(EN, "Sources", [("won", [Bar(5, 2, 8)]), ("lost", [Bar(-3, -4, -1)])], [("a", MARKS[0])])
    left = [float(x) for x in re.findall(r'<g><title>[^<]*</title><rect x="([\d.]+)"', drawn)]
    assert left[1] < left[0] and "\u22123.0" in drawn


def test_counts_have_their_share() -> None:
    drawn = counts(EN, "Ends", [("All of it", 30), ("None", 10)])
    assert "75%" in drawn and ">10</text>" in drawn


def test_numbers_are_written_as_the_language_does() -> None:
    assert (EN.percent(0.255, 1), Numbers("es").percent(0.255, 1)) == ("25.5%", "25,5\N{NO-BREAK SPACE}%")
    assert EN.decimal(-0.04) == "0.0" and EN.decimal(-2.5) == "\u22122.5"
    assert EN.between(None, 1.0) == EN.shares(None, None) == "?"


# ---- at the command line


def test_a_tournament_writes_its_report_and_another_language_later(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    text_of("simulate", "mercado", "--bots", "random,greedy", "--games", "4", "--workers", "1", "--out", folder)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert '<html lang="en">' in page and "4 games in 2 deals" in page
    assert "report.html" in text_of("lab", "report", folder, "--lang", "es")
    assert '<html lang="es">' in (folder / "report.html").read_text(encoding="utf-8")
    assert write_report(folder, gaiola.game(read_question(folder).game), "pt").name == "report.html"


def test_a_folder_without_a_tournament_is_refused_with_a_sentence(tmp_path: Path) -> None:
    assert "holds no tournament" in refused("lab", "report", tmp_path)
