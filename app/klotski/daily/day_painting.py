"""How a day is painted: its number, and below it the stars, or a mark that says how its puzzle stands."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from app.klotski.daily.days import DayState
from app.ui.look.fonts import tabular
from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_check, paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import faint

RADIUS = 7.0
_SOLVED = {DayState.ON_TIME, DayState.LATE}
_AHEAD = {DayState.FUTURE, DayState.NONE}


class SeenDay(NamedTuple):
    """What is seen of a day."""

    number: int
    """The day of the month."""
    state: DayState
    stars: int | None = None
    today: bool = False
    focused: bool = False
    hovered: bool = False


def paint_day(painter: QPainter, place: QRectF, day: SeenDay, theme: Theme, font: QFont) -> None:
    """Paint a day, `font` for its number; a smooth painter is expected."""
    _paint_ground(painter, place.adjusted(1, 1, -1, -1), day, theme)
    number = QRectF(place.left(), place.top() + 0.12 * place.height(), place.width(), 0.46 * place.height())
    mark = QRectF(place.left(), place.top() + 0.58 * place.height(), place.width(), 0.28 * place.height())
    figures = tabular(font)
    figures.setWeight(QFont.Weight.Bold if day.today else QFont.Weight.Normal)
    painter.setFont(figures)
    painter.setPen(_ink(day, theme))
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(day.number))
    _paint_mark(painter, mark, day, theme)


def _paint_ground(painter: QPainter, place: QRectF, day: SeenDay, theme: Theme) -> None:
    """A frame by how it was solved, under the focus, or around today; on time it is tinted too."""
    ground = None
    if day.hovered:
        ground = QColor(theme.hover)
    elif day.state is DayState.ON_TIME and not theme.contrast:
        ground = faint(theme.good, 0.22)
    if day.focused:
        paint_frame(painter, place, RADIUS, ground, QColor(theme.accent), 3 if theme.contrast else 2)
    elif day.state in _SOLVED:
        paint_frame(painter, place, RADIUS, ground, QColor(theme.good), dashed=day.state is DayState.LATE)
    elif day.today:
        paint_frame(painter, place, RADIUS, ground, QColor(theme.text))
    elif ground is not None:
        paint_frame(painter, place, RADIUS, ground)


def _ink(day: SeenDay, theme: Theme) -> QColor:
    if day.state in _AHEAD:
        return faint(theme.muted, 0.55)
    return QColor(theme.muted if day.state is DayState.OPEN and not theme.contrast else theme.text)


def _paint_mark(painter: QPainter, place: QRectF, day: SeenDay, theme: Theme) -> None:
    """The stars, or a check mark where there are none; a dot for today's puzzle, a ring for another unsolved one."""
    if day.state in _SOLVED:
        if day.stars:
            beside = 0.12 * place.width()
            paint_stars(painter, place.adjusted(beside, 0, -beside, 0), day.stars, theme)
        else:
            paint_check(painter, place.toRect(), QColor(theme.good), 1.8)
    elif day.state not in _AHEAD:
        colour, radius = QColor(theme.accent if day.today else theme.muted), scaled(5) / 2
        painter.setPen(colour)
        painter.setBrush(colour if day.today else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.center(), radius, radius)
