"""A day of the calendar as a button, which a screen reader names."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.klotski.daily.day_painting import SeenDay, paint_day
from app.klotski.daily.days import DayState
from app.ui.connections import connect_slot
from app.ui.look.scale import for_fingers, pressed, scaled
from app.ui.look.theme import Appearance

WIDTH, HEIGHT = 44, 46
LEAST_WIDTH, LEAST_HEIGHT = 26, 30
"""In a small window, in pixels at a text size of 100 %."""
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class DayButton(QAbstractButton):
    """Shows one day, or nothing; a day to come cannot be pressed."""

    pointed = Signal(object)
    """The pointer or the focus has come to this date."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day: date | None = None
        self._seen: SeenDay | None = None
        self._appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        connect_slot(appearance, "changed()", self, "update()")

    def show_day(self, day: date, seen: SeenDay, said: str) -> None:
        """Show a day; `said` is what a screen reader says of it."""
        self.day, self._seen = day, seen
        self.setObjectName(f"dailyDay-{day.isoformat()}")
        self.setAccessibleName(said)
        self.setEnabled(seen.state not in (DayState.FUTURE, DayState.NONE))
        self.update()

    def show_nothing(self) -> None:
        """Be empty: the month has no such day."""
        self.day = self._seen = None
        self.setObjectName("")
        self.setAccessibleName("")
        self.setEnabled(False)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the number and the stars, and for a finger where one is used."""
        return QSize(max(scaled(WIDTH), pressed(0)), max(scaled(HEIGHT), pressed(0)))

    def minimumSizeHint(self) -> QSize:
        """In a small window, the days are smaller."""
        return QSize(scaled(LEAST_WIDTH), pressed(0) if for_fingers() else scaled(LEAST_HEIGHT))

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
        """Paint the day, if there is one."""
        if self._seen is None:
            return
        seen = self._seen._replace(focused=self.hasFocus(), hovered=self.isEnabled() and self.underMouse())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_day(painter, QRectF(self.rect()), seen, self._appearance.theme, self.font())

    def _tell(self) -> None:
        if self.day is not None:
            self.pointed.emit(self.day)
