"""What a finished game tells, from events alone, and how it is drawn."""

import re

import pytest

from gaiola.look.charts import DURING, FINAL, LOST, PATTERNS, Hue
from gaiola.web import charts, story
from gaiola.web.charts import Axis, Block, Player
from gaiola.web.story import Course
from tests.games.found import ON_A_SHELF
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
        0 if number in course.counted else course.points[number][entry.seat] - course.points[number - 1][entry.seat]
        for number, entry in enumerate(table.moves, 1)
    ]
    assert gain.points == max(gains) and gains.index(max(gains)) == gain.number - 1
    assert table.moves[gain.number - 1].seat == gain.seat


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_what_the_last_scoring_brings_is_no_move_and_no_lead(game: str) -> None:
    """Every game, since some tell of the end before they score and some after it."""
    table = played(game, 2)
    gain, course = story.biggest(table), story.course(table)
    assert gain is not None and course is not None
    lead, final = story.lead(course), [source for source in story.sources(table) if source.final]
    assert gain.number < len(table.moves), "with these seeds the last move itself brings little"
    assert gain.points <= max(abs(points) for source in story.sources(table) for points in source.points)
    scored = [sum(column) for column in zip(*(source.points for source in final), strict=True)] or [0, 0]
    assert [after - before for before, after in zip(course.points[-1], course.last, strict=True)] == scored
    assert lead is None or lead == story.lead(course._replace(scored=None))


def test_lisboa_scores_before_it_tells_of_the_end_and_its_periods_have_names() -> None:
    table = played("lisboa", 2)
    course = story.course(table)
    assert course is not None and course.scored is not None and not course.rounds
    assert [key for _, key in course.stages] == ["board-period-1", "board-period-2"]
    assert course.stages[0][0] == 0 < course.stages[1][0] < course.moves
    final = [source.id for source in story.sources(table) if source.final]
    assert final == ["end_ships", "end_sets", "majorities", "money", "decrees", "officials", "favors"]


def test_a_scoring_of_a_round_is_nobodys_move() -> None:
    """Madeira counts requests for all when the last of them has chosen."""
    table = played("madeira", 2)
    gain, course = story.biggest(table), story.course(table)
    assert gain is not None and course is not None
    assert gain.number not in course.counted and course.moves in course.counted
    assert course.round_at(course.moves) == 5 and course.round_at(1) in (None, 1)


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
        ([[0, 0], [3, 0]], [3, 9], (0, 0, 1)),
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
    won, lost, nothing = charts.hues(blocks)
    assert (won.fill, lost.fill, nothing.fill) == (DURING[0][0], LOST, "")


def test_final_scoring_is_gold_and_the_rest_blue() -> None:
    fills = charts.hues([Block("a", [1], False), Block("b", [1], True), Block("c", [1], False), Block("d", [1], True)])
    assert fills == [Hue(*DURING[0]), Hue(*FINAL[0], final=True), Hue(*DURING[1]), Hue(*FINAL[1], final=True)]


def test_without_colour_no_two_sources_look_the_same_and_final_ones_have_rails() -> None:
    many = [Block(str(n), [1], n % 2 == 0) for n in range(2 * len(PATTERNS) * len(DURING))]
    assert len(set(charts.hues(many))) == len(many)
    drawn = charts.bars("Points", PAIR[:1], [Block("play", [50], False), Block("end", [50], True)], [])
    play, end = re.findall(r"<g><title>.*?</g>", drawn)
    assert "<line" not in play and end.count("<line") == 2
    right = [
        float(x) + float(width) for x, width in re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', play)
    ]
    left = [float(x) for x in re.findall(r'<rect x="([\d.]+)"', end)]
    assert min(left) - max(right) >= charts.GAP, "there is a gap between play and scoring"


def test_a_block_has_its_icon_and_its_number_where_there_is_room() -> None:
    blocks = [
        Block("much", [40, 40], False, "ship"),
        Block("some", [4, 0], False, "coin"),
        Block("one", [1, 0], False, "wig"),
    ]
    much, some, one = re.findall(r"<g><title>\w+: .*?</g>", charts.bars("Points", PAIR, blocks, []))[:3]
    assert "#i-ship" in much and ">40</text>" in much
    assert "#i-coin" in some and ">4</text>" in some
    assert "#i-wig" not in one and ">1</text>" not in one
    assert "#i-ship" in charts.tile(charts.hues(blocks)[0], "ship")


def test_a_pattern_lies_over_a_fill_that_is_used_again_and_not_under_what_is_written() -> None:
    blocks = [Block(str(n), [30, 30], False, "ship") for n in range(len(DURING) + 1)]
    drawn = charts.bars("Points", PAIR, blocks, [])
    again = charts.hues(blocks)[-1]
    assert again.pattern and drawn.count(f'<pattern id="{again.pattern_id}"') == 1
    last = re.findall(r"<g><title>.*?</g>", drawn)[len(blocks) - 1]
    assert last.index(f"url(#{again.pattern_id})") < last.rindex(f'fill="{again.fill}"') < last.index("<use")


def test_stages_are_shaded_and_named_where_there_is_room() -> None:
    course = Course([[n, 0] for n in range(101)], None, [], [(0, "First period"), (60, "Second period"), (98, "Third")])
    drawn = charts.lines("Points", PAIR, course, AXIS, "?at=", "Move")
    assert ">First period</text>" in drawn and ">Second period</text>" in drawn and ">Third</text>" not in drawn
    assert drawn.count('fill="var(--c-100)"') == 2, "every second one"


def test_places_to_point_at_are_no_part_of_the_picture() -> None:
    drawn = charts.lines("Points", PAIR, Course([[0, 0], [12, 7]], None, []), AXIS, "?at=", "Move")
    picture, places = drawn.split('<g aria-hidden="true">')
    assert 'role="img"' in picture and "<a " not in picture and 'role="img"' not in places
    assert places.count("<a href") == places.count('tabindex="-1"') == 2


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
