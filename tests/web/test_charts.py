"""What a finished game tells, from events alone, and how it is drawn."""

import re

import pytest

from gaiola.web import charts, story
from gaiola.web.charts import Axis, Block, Player
from gaiola.web.story import Course
from tests.web.finished import COUNTS, SCRIPT, played

AXIS = Axis("moves", "rounds", "Scoring")
PAIR = [Player("Ana", "blue", 12), Player(SCRIPT, "red", 7)]


# ---- the story


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_points_over_the_game_follow_the_score_at_every_move(game: str, players: int) -> None:
    table = played(game, players)
    course = story.course(table)
    assert course is not None and course.moves == len(table.moves)
    assert course.last == table.position.scores()
    for number in range(0, course.moves, 7):
        assert course.points[number] == table.position_at(number).scores()


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_sources_are_the_breakdown_and_parts_add_up_to_them(game: str, players: int) -> None:
    table = played(game, players)
    sources = story.sources(table)
    assert [sum(column) for column in zip(*(source.points for source in sources), strict=True)] == (
        table.position.scores()
    )
    for source in sources:
        if source.parts:
            assert [sum(column) for column in zip(*(part for _, part in source.parts), strict=True)] == source.points


def test_palacio_tells_the_final_scoring_apart_and_its_rounds() -> None:
    table = played("palacio", 3)
    course = story.course(table)
    assert course is not None and course.scored is not None and course.scored != course.points[-1]
    assert [name for _, name in course.rounds] == list(range(1, len(course.rounds) + 1))
    final = {source.id for source in story.sources(table) if source.final}
    assert final and final <= {"cards", "products", "resources", "coins"}


def test_mercado_has_no_final_scoring_but_tells_where_its_coins_came_from() -> None:
    table = played("mercado", 3)
    course, sources = story.course(table), {source.id: source for source in story.sources(table)}
    assert course is not None and course.scored is None and not course.rounds
    assert {"stand-paid", "stand-bought", "coins-dealt"} <= {kind for kind, _ in sources["coins"].parts}
    assert not any(source.final for source in sources.values())


def test_where_only_some_income_counts_it_is_one_source() -> None:
    sources = story.sources(played("mercado", 1, challenge=2))
    assert [source.id for source in sources] == ["four-customers", "restaurants"]
    assert sources[0].parts == []


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_biggest_move_is_the_one_after_which_its_player_had_gained_most(game: str, players: int) -> None:
    table = played(game, players)
    gain, course = story.biggest(table), story.course(table)
    assert gain is not None and course is not None
    gains = [
        after[entry.seat] - before[entry.seat]
        for entry, before, after in zip(table.moves, course.points, course.points[1:], strict=False)
    ]
    assert gain.points == max(gains) and gains.index(max(gains)) == gain.number - 1
    assert table.moves[gain.number - 1].seat == gain.seat


def test_a_game_whose_beginning_is_unknown_has_a_breakdown_but_no_course() -> None:
    table = played("palacio", 2)
    late = type(table).from_snapshot(table.record(), table.game, table.position.dump())
    assert story.course(late) is None and story.biggest(late) is None
    assert [source.points for source in story.sources(late)] == [source.points for source in story.sources(table)]


@pytest.mark.parametrize(
    ("points", "scored", "expected"),
    [
        ([[0, 0], [0, 0]], None, None),
        ([[0, 0], [3, 0], [3, 3], [3, 5]], None, (1, 1, 3)),
        ([[0, 0], [3, 0], [3, 3], [5, 3]], None, (0, 0, 1)),
        ([[0, 0], [3, 0]], [3, 9], (1, 1, 1)),
    ],
)
def test_the_lead_changes_when_somebody_else_is_alone_in_front(
    points: list[list[int]], scored: list[int] | None, expected: tuple[int, int, int] | None
) -> None:
    assert story.lead(Course(points, scored, [])) == expected


def test_the_best_round_is_counted_from_its_beginning_to_the_next() -> None:
    course = Course([[0, 0], [2, 0], [2, 1], [2, 9], [8, 9]], None, [(0, 1), (2, 2)])
    assert story.best_round(course) == (2, 2, 1, 8)
    assert story.best_round(Course([[0], [1]], None, [])) is None


# ---- the drawings


def test_lines_end_where_the_scores_are() -> None:
    """Lower points are lower in the drawing, and every line has as many corners as there were stages."""
    table = played("palacio", 3)
    course = story.course(table)
    assert course is not None
    colours = ("yellow", "green", "red")
    players = [Player(str(seat), colours[seat], score) for seat, score in enumerate(table.position.scores())]
    drawn = charts.lines("Points", players, course, AXIS, "/table/x?at=", "Move")
    ends: dict[int, float] = {}
    for seat, colour in enumerate(colours):
        found = re.search(rf'<path d="M([^"]+)" fill="none" stroke="var\(--p-{colour}\)"', drawn)
        assert found is not None
        spots = found[1].split("L")
        assert len(spots) == course.moves + 2
        ends[seat] = float(spots[-1].split()[1])
    scores = table.position.scores()
    assert sorted(ends, key=lambda seat: -ends[seat]) == sorted(ends, key=lambda seat: scores[seat])


def test_players_differ_by_shape_and_dashes_not_only_by_colour() -> None:
    drawn = charts.lines("Points", PAIR, Course([[0, 0], [12, 7]], None, []), AXIS, "?at=", "Move")
    assert 'stroke-dasharray="7 3"' in drawn and 'stroke-dasharray=""' in drawn
    assert "#i-p-blue" in drawn and "#i-p-red" in drawn


def test_names_are_escaped_and_long_ones_shortened() -> None:
    drawn = charts.lines("Points", PAIR, Course([[0, 0], [12, 7]], None, []), AXIS, "?at=", "Move")
    drawn += charts.bars("Points", PAIR, [Block("<b>", [12, 7], False)], [])
    assert "<script" not in drawn and "<b>" not in drawn and "&lt;script" in drawn and "…" in drawn


def test_what_was_lost_goes_to_the_other_side_and_the_sum_stands_behind() -> None:
    blocks = [Block("won", [14, 7], False), Block("lost", [-2, 0], False), Block("nothing", [0, 0], True)]
    drawn = charts.bars("Points", PAIR, blocks, [])
    assert "<title>won: 14</title>" in drawn and "<title>lost: \u22122</title>" in drawn
    assert "nothing" not in drawn and ">12</text>" in drawn
    assert charts.hues(blocks) == [charts.DURING[0], (charts.LOST, "var(--ink)"), ("", "var(--ink)")]


def test_final_scoring_is_gold_and_the_rest_blue() -> None:
    fills = charts.hues([Block("a", [1], False), Block("b", [1], True), Block("c", [1], False), Block("d", [1], True)])
    assert fills == [charts.DURING[0], charts.FINAL[0], charts.DURING[1], charts.FINAL[1]]


@pytest.mark.parametrize("last", [0, 1, 7, 93, 250, 12000])
def test_any_score_fits(last: int) -> None:
    course = Course([[0, 0], [-3, 0], [last, 1]], None, [])
    drawn = charts.lines("Points", PAIR, course, AXIS, "?at=", "Move", [(last + 5, "★")])
    heights = [float(y) for y in re.findall(r'<line [^>]*y1="([-\d.]+)"', drawn)]
    assert all(0 <= y <= charts.HEIGHT for y in heights) and len(heights) <= 12


def test_a_long_game_has_no_more_places_to_point_at_than_can_be_told_apart() -> None:
    course = Course([[n, 0] for n in range(2000)], None, [(n, n // 100 + 1) for n in range(0, 2000, 100)])
    drawn = charts.lines("Points", PAIR, course, AXIS, "?at=", "Move")
    assert 100 < drawn.count("<a href=") <= charts.MOST_STEPS
