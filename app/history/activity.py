"""The calendar of a year: a square for each day, the darker the more games were finished on it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded, faint
from app.ui.painting.text import END, START, width_of, write
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import ScaledPicture
from app.ui.words.dates import day_text, short_month_text, weekday_names
from app.ui.words.numbers import plural

WEEKS = 53
DAYS = 7
LEVELS = (1, 2, 4, 7)
"""From so many games on, a day has the next stronger colour."""
CELL, GAP = 16.0, 3.0
"""The side of a day's square at most, and the gap between two, in pixels at a text size of 100 %."""
LEFT, TOP, BOTTOM = 38.0, 22.0, 26.0
"""Room for the names of weekdays and months, and for what the colours mean."""
LEAST_WIDTH = 420
LEGEND_CELL = 11.0
STRENGTHS = (0.0, 0.3, 0.52, 0.76, 1.0)
TURNS = {
    Qt.Key.Key_Left: -DAYS,
    Qt.Key.Key_Right: DAYS,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
"""How many days an arrow key goes on."""


class ActivityCalendar(ScaledPicture):
    """The 53 weeks up to a day, a column for each week; the pointer or the arrow keys point at a day."""

    def __init__(self, appearance: Appearance) -> None:
        title, focus = self.tr("Games finished on each day"), Qt.FocusPolicy.StrongFocus
        super().__init__(appearance, "statisticsActivity", title, focus=focus, tracking=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(scaled(LEAST_WIDTH))
        self._games: Mapping[date, int] = {}
        self._today = date.today()
        self._pointed: date | None = None

    def show_games(self, games: Mapping[date, int], today: date) -> None:
        """Show how many games were finished on each day, up to today."""
        self._games, self._today = games, today
        self._point_at(None)
        days = sum(day >= self.first for day, number in games.items() if number)
        played = plural("ActivityCalendar", "Played on {number} days of the last year", days)
        self.setAccessibleDescription(played)
        self.update()

    @property
    def first(self) -> date:
        """The first day that is shown, a Monday."""
        return self._today - timedelta(days=self._today.weekday() + DAYS * (WEEKS - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as squares of this width need."""
        super().resizeEvent(event)
        self.setFixedHeight(scaled(round(TOP + DAYS * self._pitch + BOTTOM)))

    def rect_of(self, day: date) -> QRectF:
        """The square of a day, in pixels before the picture is enlarged."""
        week, weekday = divmod((day - self.first).days, DAYS)
        pitch = self._pitch
        side = pitch - GAP * pitch / (CELL + GAP)
        return QRectF(LEFT + week * pitch, TOP + weekday * pitch, side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the squares, the names of the months and weekdays, and what the colours mean."""
        font = self._font
        for weekday, name in list(enumerate(weekday_names()))[::2]:
            place = self.rect_of(self.first + timedelta(days=weekday)).center()
            write(painter, QPointF(LEFT - 8, place.y()), name, font, self.theme.muted, END)
        last_month = 0.0
        for number in range((self._today - self.first).days + 1):
            day = self.first + timedelta(days=number)
            square = self.rect_of(day)
            self._paint_day(painter, square, self._level(day))
            if day.day == 1 and square.left() > last_month and square.left() < self.field.width() - CELL:
                write(painter, QPointF(square.left(), TOP / 2), short_month_text(day), font, self.theme.muted, START)
                last_month = square.left() + 2 * CELL
        if self._pointed is not None:
            draw_rounded(
                painter, self.rect_of(self._pointed).adjusted(-1.5, -1.5, 1.5, 1.5), 3, edge=self.theme.text, width=1.6
            )
        self._paint_legend(painter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the day under the pointer."""
        self._point_at(self._day_at(event.position() / self.enlarged))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at no day any more."""
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from day to day."""
        from_here = self._pointed or self._today
        days = {key: from_here + timedelta(days=turn) for key, turn in TURNS.items()}
        days |= {Qt.Key.Key_Home: self.first, Qt.Key.Key_End: self._today}
        if event.key() not in days:
            super().keyPressEvent(event)
            return
        day = min(max(days[Qt.Key(event.key())], self.first), self._today)
        self._point_at(day)
        announce(self, self._told_of(day))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at today."""
        super().focusInEvent(event)
        self._point_at(self._pointed or self._today)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self._point_at(None)

    @property
    def _font(self) -> QFont:
        """That of all names: smaller than the widget's."""
        font = self.drawn_font
        font.setPixelSize(round(0.85 * font.pixelSize()))
        return font

    @property
    def _pitch(self) -> float:
        """From one square to the next: less where there is little room."""
        return min(CELL + GAP, (self.field.width() - LEFT) / WEEKS)

    def _level(self, day: date) -> int:
        games = self._games.get(day, 0)
        return sum(games >= least for least in LEVELS)

    def _paint_day(self, painter: QPainter, square: QRectF, level: int) -> None:
        """In high contrast, a larger part of the square is filled the more games there were."""
        theme = self.theme
        draw_rounded(painter, square, 2.5, theme.field, theme.border, 1.0 if theme.contrast else 0.6)
        if level == 0:
            return
        if theme.contrast:
            inset = (1.0 - STRENGTHS[level]) * square.width() / 2
            draw_rounded(painter, square.adjusted(inset, inset, -inset, -inset), 2.5, theme.good)
        else:
            draw_rounded(painter, square, 2.5, faint(theme.good, STRENGTHS[level]))

    def _paint_legend(self, painter: QPainter) -> None:
        font = self._font
        side, pitch = LEGEND_CELL, LEGEND_CELL + 4
        top = TOP + DAYS * self._pitch + 8
        middle = top + side / 2
        right = LEFT + WEEKS * self._pitch - GAP
        more, less = self.tr("more"), self.tr("less")
        write(painter, QPointF(right, middle), more, font, self.theme.muted, END)
        left = right - width_of(more, font) - 8 - len(STRENGTHS) * pitch
        for level in range(len(STRENGTHS)):
            self._paint_day(painter, QRectF(left + level * pitch, top, side, side), level)
        write(painter, QPointF(left - 8, middle), less, font, self.theme.muted, END)

    def _day_at(self, place: QPointF) -> date | None:
        week, weekday = (place.x() - LEFT) // self._pitch, (place.y() - TOP) // self._pitch
        if not (0 <= week < WEEKS and 0 <= weekday < DAYS):
            return None
        day = self.first + timedelta(days=int(DAYS * week + weekday))
        return day if day <= self._today else None

    def _point_at(self, day: date | None) -> None:
        if day != self._pointed:
            self._pointed = day
            self.setToolTip("" if day is None else self._told_of(day))
            self.update()

    def _told_of(self, day: date) -> str:
        return plural("ActivityCalendar", "{day}: {number} games", self._games.get(day, 0), day=day_text(day))
