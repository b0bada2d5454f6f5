"""A day of the calendar as a button, which a screen reader names, and how it is painted."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.klotski.daily.days import DayState
from app.ui.look.fonts import tabular
from app.ui.look.scale import for_fingers, pressed, scaled
from app.ui.look.shapes import paint_check, paint_frame
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_circle, faint, smooth_painter
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import write_in
from app.ui.widgets.shorthand import connect_slot

WIDTH, HEIGHT = 44, 46
LEAST_WIDTH, LEAST_HEIGHT = 26, 30
"""In a small window, in pixels at a text size of 100 %."""

RADIUS = 7.0
_SOLVED = {DayState.ON_TIME, DayState.LATE}
_AHEAD = {DayState.FUTURE, DayState.NONE}


class DayButton(QAbstractButton):
    """Shows one day, or nothing; a day to come cannot be pressed."""

    pointed = Signal(object)
    """The pointer or the focus has come to this date."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day: date | None = None
        self._seen: DayDetails | None = None
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        connect_slot(appearance, "changed()", self, "update()")

    def show_day(self, day: date | None, seen: DayDetails | None = None, said: str = "") -> None:
        """Show a day, or with None nothing: the month has no such day. `said` is what a screen reader says of it."""
        self.day, self._seen = day, seen
        self.setObjectName("" if day is None else f"dailyDay-{day.isoformat()}")
        self.setAccessibleName(said)
        self.setEnabled(seen is not None and seen.state not in _AHEAD)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the number and the stars, and for a finger where one is used."""
        return QSize(max(scaled(WIDTH), pressed(0)), max(scaled(HEIGHT), pressed(0)))

    def minimumSizeHint(self) -> QSize:
        """In a small window, the days are smaller."""
        return QSize(scaled(LEAST_WIDTH), pressed(0) if for_fingers() else scaled(LEAST_HEIGHT))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer has come."""
        super().enterEvent(event)
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus has come."""
        super().focusInEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the day, if there is one."""
        if self._seen is None:
            return
        seen = self._seen._replace(focused=self.hasFocus(), hovered=self.isEnabled() and self.underMouse())
        with smooth_painter(self) as painter:
            paint_day(painter, QRectF(self.rect()), seen, self._appearance.theme, self.font())

    def _tell(self) -> None:
        if self.day is not None:
            self.pointed.emit(self.day)


class DayDetails(NamedTuple):
    """What is seen of a day."""

    number: int
    """The day of the month."""
    state: DayState
    stars: int | None = None
    today: bool = False
    focused: bool = False
    hovered: bool = False


def paint_day(painter: QPainter, place: QRectF, day: DayDetails, theme: Theme, font: QFont) -> None:
    """Paint a day, `font` for its number; a smooth painter is expected."""
    _paint_ground(painter, place.adjusted(1, 1, -1, -1), day, theme)
    number = QRectF(place.left(), place.top() + 0.12 * place.height(), place.width(), 0.46 * place.height())
    mark = QRectF(place.left(), place.top() + 0.58 * place.height(), place.width(), 0.28 * place.height())
    figures = tabular(font)
    figures.setWeight(QFont.Weight.Bold if day.today else QFont.Weight.Normal)
    write_in(painter, number, str(day.number), _ink(day, theme), font=figures)
    _paint_mark(painter, mark, day, theme)


def _paint_ground(painter: QPainter, place: QRectF, day: DayDetails, theme: Theme) -> None:
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


def _ink(day: DayDetails, theme: Theme) -> QColor:
    if day.state in _AHEAD:
        return faint(theme.muted, 0.55)
    return QColor(theme.muted if day.state is DayState.OPEN and not theme.contrast else theme.text)


def _paint_mark(painter: QPainter, place: QRectF, day: DayDetails, theme: Theme) -> None:
    """The stars, or a check mark where there are none; a dot for today's puzzle, a ring for another unsolved one."""
    if day.state in _SOLVED:
        if day.stars:
            beside = 0.12 * place.width()
            paint_stars(painter, place.adjusted(beside, 0, -beside, 0), day.stars, theme)
        else:
            paint_check(painter, place.toRect(), QColor(theme.good), 1.8)
    elif day.state not in _AHEAD:
        colour, radius = QColor(theme.accent if day.today else theme.muted), scaled(5) / 2
        draw_circle(painter, place.center(), radius, colour if day.today else None, colour)
