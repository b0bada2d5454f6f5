"""Charts as they are painted: what stands at which place of the axis, and that nothing covers anything else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from app.compare.chart import BarPicture, Chart, ChartPicture, CurvePicture
from app.compare.words import Bar, BarGroup, Measure
from app.ui.look.theme import LIGHT
from app.ui.painting.axis import Scale
from app.ui.painting.text import ChartStyle
from solvers.comparison.plan import Result, Run, RunOutcome, Share
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem
from tests.app.seen_painter import SeenPainter

WIDTH = 700.0


@pytest.fixture
def style(qapp: QApplication) -> ChartStyle:
    font = qapp.font()
    font.setPixelSize(QFontInfo(font).pixelSize())
    return ChartStyle(LIGHT, font)


def painted(picture: ChartPicture) -> SeenPainter:
    painter = SeenPainter()
    picture.paint(painter, WIDTH)
    painter.end()
    places = [place for places in painter.texts.values() for place in places]
    for place in places:
        assert place.left() >= 0
        assert place.right() <= WIDTH
        assert place.top() >= 0
        assert place.bottom() <= picture.height
    assert all(not one.adjusted(0, 4, 0, -4).intersects(other) for one, other in combinations(places, 2))
    return painter


GROUPS = [
    BarGroup("Small", (Bar("Slow", 40.0, "forty", 0, 30.0, 45.0), Bar("Fast", 10.0, "ten", 1, 10.0, 10.0))),
    BarGroup("Large", (Bar("Slow", None, "–", 0), Bar("Fast", 20.0, "twenty", 1))),
]


def axis(seen: SeenPainter) -> list[float]:
    """Where the lines of the marks are, from left to right."""
    return [line.x1() for line, colour, _ in seen.lines if colour == LIGHT.border and line.y1() != line.y2()]


def test_bars_are_as_long_as_their_figures_beside_their_labels(style: ChartStyle) -> None:
    seen = painted(BarPicture(GROUPS, Measure.VISITED, Scale.around([45.0], logarithmic=False), style))
    marks = axis(seen)
    assert len(marks) == 6, "from 0 to 50"
    assert [after - before for before, after in pairwise(marks)] == pytest.approx([(marks[5] - marks[0]) / 5] * 5)
    one = (marks[5] - marks[0]) / 50
    bars = [bar for bar, _ in seen.filled]
    assert {bar.left() for bar in bars} == {marks[0]}
    assert [bar.width() for bar in bars] == pytest.approx([40 * one, 10 * one, 20 * one])
    colours = [colour.name() for _, colour in seen.filled]
    assert colours == [style.series(number).name() for number in (0, 1, 1)]
    slow, fast = seen.texts["Slow"], seen.texts["Fast"]
    assert all(place.right() < marks[0] for place in (*slow, *fast))
    assert [place.center().y() for place in (slow[0], *fast)] == pytest.approx(
        [bar.center().y() for bar in bars], abs=2
    )
    ends = [seen.texts[text][0].left() for text in ("forty", "ten", "twenty")]
    behind = [marks[0] + 45 * one, bars[1].right(), bars[2].right()]
    assert [end - before for end, before in zip(ends, behind, strict=True)] == pytest.approx([8.0] * 3)
    assert seen.texts["–"][0].left() == pytest.approx(marks[0] + 8)


def test_every_mark_is_written_above_and_below_and_the_groups_have_their_titles(style: ChartStyle) -> None:
    picture = BarPicture(GROUPS, Measure.VISITED, Scale.around([45.0], logarithmic=False), style)
    seen = painted(picture)
    for mark, across in zip(("0", "10", "20", "30", "40", "50"), axis(seen), strict=True):
        above, below = seen.texts[mark]
        assert above.center().x() == pytest.approx(across)
        assert below.center().x() == pytest.approx(across)
    heading, small, large = (seen.texts[text][0] for text in ("Positions visited", "Small", "Large"))
    assert heading.left() == small.left() == large.left()
    tops = [heading, seen.texts["0"][0], small, seen.texts["Slow"][0], large, seen.texts["Slow"][1], seen.texts["0"][1]]
    assert [place.top() for place in tops] == sorted(place.top() for place in tops)
    assert seen.texts["0"][1].bottom() < picture.height


def test_a_spread_reaches_from_the_least_to_the_most_and_is_left_out_where_it_is_nothing(style: ChartStyle) -> None:
    seen = painted(BarPicture(GROUPS, Measure.VISITED, Scale.around([45.0], logarithmic=False), style))
    marks = axis(seen)
    one = (marks[5] - marks[0]) / 50
    level, *ends = [line for line, colour, _ in seen.lines if colour == LIGHT.text]
    assert (level.x1(), level.x2()) == (pytest.approx(marks[0] + 30 * one), pytest.approx(marks[0] + 45 * one))
    assert level.y1() == level.y2() == seen.filled[0][0].center().y()
    assert [end.x1() for end in ends] == [end.x2() for end in ends] == [level.x1(), level.x2()]
    assert {(end.y1() + end.y2()) / 2 for end in ends} == {level.y1()}
    assert {abs(end.dy()) for end in ends} == {6.0}


def test_a_figure_that_is_almost_nothing_is_still_seen(style: ChartStyle) -> None:
    groups = [BarGroup("One", (Bar("Least", 1e-6, "little", 0), Bar("Most", 50.0, "much", 1)))]
    seen = painted(BarPicture(groups, Measure.VISITED, Scale.around([50.0], logarithmic=False), style))
    assert seen.filled[0][0].width() == 2.0


def test_on_a_logarithmic_axis_dots_stand_in_place_of_bars(style: ChartStyle) -> None:
    seen = painted(BarPicture(GROUPS, Measure.VISITED, Scale.around([10.0, 1000.0], logarithmic=True), style))
    left, hundred, right = axis(seen)
    assert hundred - left == pytest.approx(right - hundred)
    assert not seen.filled
    assert [dot.center().x() for dot, _ in seen.dots] == pytest.approx(
        [left + (right - left) * share for share in (0.30103, 0.0, 0.150515)], abs=0.1
    )
    assert [colour.name() for _, colour in seen.dots] == [style.series(number).name() for number in (0, 1, 1)]
    leaders = [line for line, _, width in seen.lines if line.y1() == line.y2() and width == 1]
    assert [(line.x1(), line.x2()) for line in leaders] == [(left, dot.center().x()) for dot, _ in seen.dots]
    assert seen.texts["ten"][0].left() == pytest.approx(seen.dots[1][0].center().x() + 5.5 + 8)


def curves() -> list[BarGroup]:
    """Two curves over three boards; one of them lacks a point."""
    shares = {"6 × 6": (1.0, 0.5), "7 × 7": (0.5, None), "8 × 8": (0.25, 0.0)}
    return [
        BarGroup(title, (Bar("Roth", one, "", 0), Bar("Order", other, "", 1))) for title, (one, other) in shares.items()
    ]


def test_curves_go_through_their_figures_from_board_to_board(style: ChartStyle) -> None:
    picture = CurvePicture(curves(), Measure.SHARE, Scale.around([1.0], logarithmic=False), style)
    seen = painted(picture)
    levels = [line for line, colour, _ in seen.lines if colour == LIGHT.border]
    bottom, top = levels[0], levels[-1]
    assert [line.y1() for line in levels] == pytest.approx(
        [bottom.y1() + (top.y1() - bottom.y1()) * number / 5 for number in range(6)]
    )
    assert {(line.x1(), line.x2()) for line in levels} == {(bottom.x1(), bottom.x2())}
    middle, high = (bottom.x1() + bottom.x2()) / 2, bottom.y1() - top.y1()
    roth, order = ([dot for dot, colour in seen.dots if colour == style.series(number)] for number in (0, 1))
    assert [(dot.center().x(), dot.center().y()) for dot in roth] == [
        pytest.approx((across, bottom.y1() - share * high))
        for across, share in ((bottom.x1(), 1.0), (middle, 0.5), (bottom.x2(), 0.25))
    ]
    assert [(dot.center().x(), dot.center().y()) for dot in order] == [
        pytest.approx((bottom.x1(), bottom.y1() - high / 2)),
        pytest.approx((bottom.x2(), bottom.y1())),
    ]
    joined = [line for line, _, width in seen.lines if width == 2.0]
    assert [(line.p1(), line.p2()) for line in joined] == [
        (one.center(), other.center()) for dots in (roth, order) for one, other in pairwise(dots)
    ]


def test_curves_have_a_legend_their_boards_below_and_their_marks_at_the_left(style: ChartStyle) -> None:
    seen = painted(CurvePicture(curves(), Measure.SHARE, Scale.around([1.0], logarithmic=False), style))
    levels = [line for line, colour, _ in seen.lines if colour == LIGHT.border]
    for mark, line in zip(("0", "20%", "40%", "60%", "80%", "100%"), levels, strict=True):
        (place,) = seen.texts[mark]
        assert place.right() == pytest.approx(line.x1() - 8)
        assert place.center().y() == pytest.approx(line.y1(), abs=2)
    for title, across in zip(("6 × 6", "7 × 7", "8 × 8"), (0.0, 0.5, 1.0), strict=True):
        (place,) = seen.texts[title]
        assert place.center().x() == pytest.approx(levels[0].x1() + across * levels[0].dx())
        assert place.top() > levels[0].y1()
    swatches = {colour: line for line, colour, width in seen.lines if width == 3.0}
    assert list(swatches) == [style.series(number).name() for number in (0, 1)]
    for label, line in zip(("Roth", "Order"), swatches.values(), strict=True):
        (place,) = seen.texts[label]
        assert place.left() == pytest.approx(line.x2() + 8)
        assert place.center().y() == pytest.approx(line.y1(), abs=2)
        assert place.bottom() < levels[-1].y1()


def test_where_the_boards_are_many_only_as_many_are_named_as_have_room(style: ChartStyle) -> None:
    groups = [BarGroup(f"{side} × {side}", (Bar("Roth", 1.0, "", 0),)) for side in range(100, 160)]
    seen = painted(CurvePicture(groups, Measure.SHARE, Scale.around([1.0], logarithmic=False), style))
    named = [seen.texts[group.title][0] for group in groups if group.title in seen.texts]
    assert "100 × 100" in seen.texts
    assert 3 < len(named) < 30
    assert min(after.left() - before.right() for before, after in pairwise(named)) >= 16


def test_one_board_alone_has_its_place_at_the_left(style: ChartStyle) -> None:
    seen = painted(CurvePicture(curves()[:1], Measure.SHARE, Scale.around([1.0], logarithmic=False), style))
    left = next(line.x1() for line, colour, _ in seen.lines if colour == LIGHT.border)
    assert {dot.center().x() for dot, _ in seen.dots} == {left}


def test_an_axis_for_points_holds_them_and_need_not_begin_at_zero() -> None:
    marks = {values: Scale.between(values).marks() for values in ((81.0, 138.0), (0.0, 6.0), (7.0, 7.0), (-3.0, 2.0))}
    assert marks == {
        (81.0, 138.0): [80.0, 90.0, 100.0, 110.0, 120.0, 130.0, 140.0],
        (0.0, 6.0): [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
        (7.0, 7.0): pytest.approx([7.0, 7.2]),
        (-3.0, 2.0): [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0],
    }
    assert Scale.between((81.0, 138.0)).place(110.0) == pytest.approx(0.5)


def test_marks_are_one_two_or_five_times_a_power_of_ten_apart() -> None:
    apart = {highest: Scale.around([highest], logarithmic=False).apart for highest in (6, 6.1, 12, 12.1, 30, 31, 60)}
    assert apart == {6: 1.0, 6.1: 2.0, 12: 2.0, 12.1: 5.0, 30: 5.0, 31: 10.0, 60: 10.0}


def sweep(sizes: int) -> tuple[Result, ...]:
    """First tries on so many boards, one of them twice, and a tour beside them."""
    problems = [FirstTries(Board(side, side), 9) for side in (5, *range(5, 5 + sizes))]
    tries = [Result(Run(each, "warnsdorff"), RunOutcome.FOUND, (1.0,), 9, share=Share(1, 4)) for each in problems]
    return (*tries, Result(Run(KnightProblem(Board(4, 4)), "warnsdorff"), RunOutcome.NONE))


def test_a_sweep_over_more_than_a_few_boards_is_drawn_as_curves(style: ChartStyle) -> None:
    drawn = {sizes: Chart(sweep(sizes), Measure.SHARE) for sizes in (4, 5, 6, 7)}
    curved = [sizes for sizes, chart in drawn.items() if chart.as_curves]
    assert curved == [sizes for sizes, chart in drawn.items() if isinstance(chart.picture(style), CurvePicture)]
    assert isinstance(drawn[4].picture(style), BarPicture)
    assert drawn[4].description().splitlines()[:2] == [
        "First-try success rate",
        "5 × 5: Warnsdorff, outermost first 25%; Warnsdorff, outermost first 25%",
    ]
