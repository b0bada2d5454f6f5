"""The bars of the atlas on their own: which can be chosen, what is told of them, and how high they are."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.atlas.pictures import DistanceBars
from app.ui.look.theme import Appearance
from solvers.klotski.moves import Metric

LEVELS = (100, 0, 50, 1, 25)


def shown(qtbot: QtBot) -> tuple[DistanceBars, list[int]]:
    """Bars of which the third is chosen, and those that a person chooses."""
    made = DistanceBars(Appearance("light"))
    qtbot.addWidget(made)
    made.resize(500, made.height())
    made.show_levels(LEVELS, 2, Metric.MOVES)
    chosen: list[int] = []
    made.level_chosen.connect(chosen.append)
    return made, chosen


def above(bars: DistanceBars, distance: int) -> QPoint:
    """A place high above a bar."""
    return QPoint(round(bars.place_of(distance).x()), bars.height() // 3)


def test_a_click_chooses_a_bar_that_there_is(qtbot: QtBot) -> None:
    bars, chosen = shown(qtbot)
    for distance in range(len(LEVELS)):
        qtbot.mouseClick(bars, Qt.MouseButton.LeftButton, pos=above(bars, distance))
    qtbot.mouseClick(bars, Qt.MouseButton.RightButton, pos=above(bars, 0))
    assert chosen == [0, 2, 3, 4]


def test_the_bar_under_the_pointer_is_told_of_or_else_the_one_that_is_chosen(qtbot: QtBot) -> None:
    bars, _ = shown(qtbot)
    assert bars.heading == bars.accessibleDescription() == "2 moves: 50 layouts"
    none, kind = Qt.MouseButton.NoButton, QMouseEvent.Type.MouseMove
    told: list[str] = []
    for distance in (0, 1, 3):
        place = QPointF(above(bars, distance))
        event = QMouseEvent(kind, place, bars.mapToGlobal(place), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(bars, event)
        told.append(bars.heading)
    assert told == ["0 moves: 100 layouts", "2 moves: 50 layouts", "3 moves: 1 layout"]
    bars.show_levels(LEVELS, None, Metric.MOVES)
    assert (bars.heading, bars.accessibleDescription()) == (bars.accessibleName(), "")


def test_bars_are_as_high_as_their_numbers_and_the_smallest_is_seen(qtbot: QtBot) -> None:
    bars, _ = shown(qtbot)
    bars.show_levels(LEVELS, None, Metric.MOVES)
    picture, colour = bars.grab().toImage(), QColor(bars.theme.path).rgb()
    heights = [
        sum(picture.pixel(round(bars.place_of(distance).x()), down) == colour for down in range(picture.height()))
        for distance in range(len(LEVELS))
    ]
    assert heights[1] == 0
    assert heights[3] >= 2
    assert abs(heights[0] - 2 * heights[2]) <= 2
    assert abs(heights[0] - 4 * heights[4]) <= 4
