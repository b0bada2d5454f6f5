"""A day of the calendar: its number, how it was solved, and the stars; a button that a screen reader names."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.klotski.daily.days import DayState
from app.ui.look.fonts import tabular
from app.ui.look.scale import for_fingers, pressed, scaled
from app.ui.look.shapes import paint_check, paint_frame
from app.ui.look.theme import Appearance
from app.ui.painting.text import faint

WIDTH, HEIGHT, LEAST_HEIGHT = 44, 46, 30
RADIUS = 7.0
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SHUT = {DayState.FUTURE, DayState.NONE}


class DayButton(QAbstractButton):
    """Shows one day, or nothing; a day to come cannot be pressed. `pointed` tells of the pointer or the focus on it."""

    pointed = Signal(object)
    """The date that the pointer or the focus has come to."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day: date | None = None
        self._state = DayState.NONE
        self._stars: int | None = None
        self._today = False
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self.update)

    def show_day(self, day: date | None, state: DayState, stars: int | None, today: bool, said: str) -> None:
        """Show a day; `said` is what a screen reader says of it."""
        self.day, self._state, self._stars, self._today = day, state, stars, today
        self.setObjectName("" if day is None else f"dailyDay-{day.isoformat()}")
        self.setAccessibleName(said)
        self.setEnabled(day is not None and state not in _SHUT)
        self.update()

    def show_nothing(self) -> None:
        """Be empty: the month has no such day."""
        self.show_day(None, DayState.NONE, None, False, "")

    def sizeHint(self) -> QSize:
        """Room for a finger where one is used, and for the number and the stars."""
        return QSize(max(scaled(WIDTH), pressed(0)), max(scaled(HEIGHT), pressed(0)))

    def minimumSizeHint(self) -> QSize:
        """In a small window, the days are flatter."""
        return QSize(max(scaled(26), pressed(0)), pressed(0) if for_fingers() else scaled(LEAST_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if event.key() in _CHOOSING:
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer has come."""
        super().enterEvent(event)
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus has come."""
        super().focusInEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground by how it was solved, the number, and below it the stars or a mark."""
        if self.day is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            upper = QRectF(0, self.height() * 0.12, self.width(), self.height() * 0.46)
            lower = QRectF(0, self.height() * 0.58, self.width(), self.height() * 0.28)
            painter.setFont(self._font())
            painter.setPen(self._ink())
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self.day.day))
            self._paint_mark(painter, lower)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, place = self._appearance.theme, self.rect().adjusted(1, 1, -1, -1)
        if self.hasFocus():
            paint_frame(painter, place, RADIUS, self._ground(), QColor(theme.accent), 3 if theme.contrast else 2)
        elif self._state in (DayState.ON_TIME, DayState.LATE):
            late = self._state is DayState.LATE
            paint_frame(painter, place, RADIUS, self._ground(), QColor(theme.good), 1, dashed=late)
        elif self._today:
            paint_frame(painter, place, RADIUS, self._ground(), QColor(theme.text), 1)
        elif self._hovered:
            paint_frame(painter, place, RADIUS, self._ground())

    @property
    def _hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def _ground(self) -> QColor:
        theme = self._appearance.theme
        if self._hovered:
            return QColor(theme.hover)
        if self._state is DayState.ON_TIME and not theme.contrast:
            return faint(theme.good, 0.22)
        return QColor(Qt.GlobalColor.transparent)

    def _font(self) -> QFont:
        font = tabular(self.font())
        font.setWeight(QFont.Weight.Bold if self._today else QFont.Weight.Normal)
        return font

    def _ink(self) -> QColor:
        theme = self._appearance.theme
        if not self.isEnabled():
            return faint(theme.muted, 0.55)
        return QColor(theme.muted if self._state is DayState.OPEN and not theme.contrast else theme.text)

    def _paint_mark(self, painter: QPainter, place: QRectF) -> None:
        """The stars of a day that was solved, or a check mark where there are none; a ring for an open one."""
        theme = self._appearance.theme
        if self._state in (DayState.ON_TIME, DayState.LATE):
            paint_check(painter, place.toRect(), QColor(theme.good), 1.8)
        elif self._state in (DayState.OPEN, DayState.TODAY):
            painter.setPen(QColor(theme.accent if self._state is DayState.TODAY else theme.muted))
            painter.setBrush(painter.pen().color() if self._state is DayState.TODAY else Qt.BrushStyle.NoBrush)
            side = scaled(5)
            painter.drawEllipse(place.center(), side / 2, side / 2)

    def _tell(self) -> None:
        if self.day is not None:
            self.pointed.emit(self.day)
