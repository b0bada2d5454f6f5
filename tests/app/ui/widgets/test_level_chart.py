"""The chart of counts by level on its own: which level is chosen, and where what is drawn stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.ui.look.theme import Appearance
from app.ui.painting.text import ChartStyle
from app.ui.widgets.level_chart import Curve, LevelChart, ReferenceLine

KEYS = Qt.Key


def shown(qtbot: QtBot, *curves: Curve, last: int = 10, logarithmic: bool = False) -> tuple[LevelChart, list[int]]:
    """A chart of these curves, and the levels that were chosen on it; each is marked, as lessons do."""
    made = LevelChart("chart", "Positions", Appearance("light"), logarithmic)
    qtbot.addWidget(made)
    made.resize(640, 300)
    made.show_curves(curves, last)
    chosen: list[int] = []
    made.level_chosen.connect(chosen.append)
    made.level_chosen.connect(lambda level: made.mark(level, f"level {level}"))
    return made, chosen


def has(picture: QImage, colour: QColor, place: QPoint, around: int = 2) -> bool:
    """Whether a colour is at a place, or a pixel or two from it."""
    reach = range(-around, around + 1)
    return any(
        abs(found.red() - colour.red()) + abs(found.green() - colour.green()) + abs(found.blue() - colour.blue()) < 12
        for across in reach
        for down in reach
        for found in [picture.pixelColor(place.x() + across, place.y() + down)]
    )


def test_keys_go_from_level_to_level_as_far_as_the_longest_curve(qtbot: QtBot) -> None:
    chart, chosen = shown(qtbot, Curve("short", (1, 2)), Curve("long", (1, 2, 3, 4)), Curve("none", ()))
    for key in (KEYS.Key_Left, KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Left, KEYS.Key_End, KEYS.Key_Right):
        qtbot.keyClick(chart, key)
    assert chosen == [0, 1, 2, 1, 3, 3]
    qtbot.keyClick(chart, KEYS.Key_Home)
    assert chart.level == 0
    assert chart.accessibleDescription() == chart.toolTip() == "level 0"
    qtbot.keyClick(chart, KEYS.Key_Up)
    assert len(chosen) == 7


def test_a_click_chooses_the_nearest_level_that_there_is(qtbot: QtBot) -> None:
    chart, chosen = shown(qtbot, Curve("one", tuple(range(1, 9))))
    places = [chart.place_of(level).toPoint() for level in range(11)]
    apart = places[1].x() - places[0].x()
    assert [place.x() - places[0].x() for place in places] == pytest.approx(
        [apart * level for level in range(11)], abs=10
    )
    assert apart > 40
    third = apart // 3
    for level in (0, 3, 7):
        for aside in (-third, 0, third):
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=places[level] + QPoint(aside, 0))
    assert chosen == [0, 0, 0, 3, 3, 3, 7, 7, 7]
    for beyond in (QPoint(1, 50), places[9], QPoint(chart.width() - 1, 50)):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=beyond)
    assert chosen[9:] == [0, 7, 7]


def test_without_a_curve_there_is_no_level_to_choose(qtbot: QtBot) -> None:
    chart, chosen = shown(qtbot)
    qtbot.keyClick(chart, KEYS.Key_Right)
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton)
    chart.grab()
    assert chosen == []


def test_new_curves_take_the_band_away_and_there_is_always_a_level_to_go_to(qtbot: QtBot) -> None:
    chart, _ = shown(qtbot, Curve("one", (5,)), last=0)
    chart.mark(1, "one")
    chart.show_band("all seen")
    assert chart.band == "all seen"
    assert chart.place_of(1).x() > chart.place_of(0).x() + 100
    chart.show_curves([Curve("two", (5, 6))], 1)
    assert chart.band == ""
    assert [curve.label for curve in chart.curves] == ["two"]


@pytest.mark.parametrize(
    ("logarithmic", "counts", "shares"),
    [
        (False, (0, 3, 6, 5), (0.0, 0.5, 1.0, 5 / 6)),
        (False, (0, 1, 2), (0.0, 1 / 6, 2 / 6)),
        (False, (0, 50, 100), (0.0, 0.5, 1.0)),
        (True, (1, 10, 100, 1000), (0.0, 1 / 3, 2 / 3, 1.0)),
    ],
)
def test_a_curve_is_as_high_as_its_counts(
    qtbot: QtBot, logarithmic: bool, counts: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    chart, _ = shown(qtbot, Curve("one", counts), last=len(counts) - 1, logarithmic=logarithmic)
    colour = ChartStyle(chart.theme, chart.drawn_font).series(0)
    heights: list[float] = []
    for level in range(len(counts)):
        chart.mark(level, "")
        picture, across = chart.grab().toImage(), round(chart.place_of(level).x())
        marked = [down for down in range(picture.height()) if has(picture, colour, QPoint(across, down), around=0)]
        assert marked
        heights.append(sum(marked) / len(marked))
    bottom, top = heights[0], heights[0] - (heights[0] - min(heights)) / max(shares)
    assert heights == pytest.approx([bottom - share * (bottom - top) for share in shares], abs=4)
    assert bottom - top > 100
    half = chart.place_of(0).y()
    assert (bottom + top) / 2 == pytest.approx(half, abs=4)


def test_a_curve_that_was_cut_off_ends_in_a_cross_and_a_line_lies_all_across_at_its_count(qtbot: QtBot) -> None:
    counts = (1, 6, 3)
    chart, _ = shown(qtbot, Curve("one", counts), last=4)
    without = chart.grab().toImage()
    colour = ChartStyle(chart.theme, chart.drawn_font).series(0)
    chart.show_curves([Curve("one", counts, cut_off=True)], 4)
    crossed = chart.grab().toImage()
    middle = chart.place_of(2).toPoint()
    ends = [middle + QPoint(across, down) for across in (-4, 4) for down in (-4, 4)]
    assert all(has(crossed, colour, end) for end in ends)
    assert not has(without, colour, ends[1])
    chart.show_curves([Curve("one", counts)], 4, ReferenceLine(6, ""))
    lined = chart.grab().toImage()
    left, right = round(chart.place_of(0).x()) + 8, round(chart.place_of(4).x())
    highest = chart.place_of(1).toPoint()
    changed = {
        down: sum(lined.pixel(across, down) != without.pixel(across, down) for across in range(left, right, 4))
        for down in range(35, chart.height())
    }
    line = max(changed, key=lambda down: changed[down])
    assert changed[line] > (right - left) / 4 / 2, "from the first level to the last"
    assert sum(changed[down] > 0 for down in changed) < 5
    assert has(without, colour, QPoint(highest.x(), line))
