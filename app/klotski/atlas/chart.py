"""How many layouts there are at each distance, as bars to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter

from app.klotski.atlas.words import distance_choice
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.axis import ticks
from app.ui.painting.drawing import faint
from app.ui.painting.text import MIDDLE, START, width_of, write
from app.ui.widgets.painted import Plot
from app.ui.words.numbers import grouped
from solvers.klotski.moves import Metric

HEIGHT = 132
CHOSEN = 0.25
"""How strong the colour of the column is above the bar that is chosen."""
LEAST = 2.0
"""How high a bar is at least, in pixels."""


class LevelsChart(Plot):
    """A bar for each distance, from the exit to the hardest; a click chooses one.

    For keys and screen readers, a dropdown beside it lists the same.
    """

    chosen = Signal(str, object)
    """A person wants the layouts at a distance: what an `AtlasSession` calls that, and how many steps it is."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "atlasChart", self.tr("Layouts by distance to the exit"))
        self.setMouseTracking(True)
        self._levels: Sequence[int] = ()
        self._distance: int | None = None
        self._pointed: int | None = None
        self._metric = Metric.MOVES

    def show_levels(self, levels: Sequence[int], distance: int | None, metric: Metric) -> None:
        """Show how many layouts there are at each distance, and which distance is chosen."""
        self._levels, self._distance, self._metric, self._pointed = levels, distance, metric, None
        self.setAccessibleDescription(self._told(distance))
        self.update()

    def sizeHint(self) -> QSize:
        """Some lines of text high."""
        return QSize(240, scaled(HEIGHT))

    def bar_rect(self, distance: int) -> QRectF:
        """The column of a distance, in pixels, all of which can be clicked."""
        room = self._room
        width = room.width() / max(1, len(self._levels))
        return QRectF(room.left() + distance * width, room.top(), width, room.height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of the bar that the pointer is on."""
        self._pointed = self._at(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if self._pointed is None else Qt.CursorShape.PointingHandCursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of the bar that is chosen."""
        self._pointed = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bar that is clicked."""
        distance = self._at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and distance is not None:
            self.chosen.emit("distance", distance)

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the bars, the axis below them, and what is told of one above."""
        theme, font, room = self.theme, self.font(), self._room
        line = self.fontMetrics().lineSpacing()
        highest = max(self._levels, default=0)
        for distance in compress(count(), self._levels):
            column, chosen = self.bar_rect(distance), distance in (self._distance, self._pointed)
            if chosen:
                painter.fillRect(column, faint(theme.accent, CHOSEN))
            column.setTop(column.bottom() - max(LEAST, column.height() * self._levels[distance] / highest))
            gap = min(1.0, column.width() / 4)
            painter.fillRect(column.adjusted(gap, 0, -gap, 0), QColor(theme.accent if chosen else theme.path))
        painter.fillRect(QRectF(room.left(), room.bottom(), room.width(), 1), QColor(theme.muted))
        most = int(room.width() / (width_of(grouped(100), font) + line))
        for distance in ticks(len(self._levels) - 1, most):
            place = QPointF(self.bar_rect(distance).center().x(), room.bottom() + 3 + line / 2)
            write(painter, place, grouped(distance), font, theme.muted, MIDDLE)
        told = self._told(self._distance if self._pointed is None else self._pointed)
        write(painter, QPointF(10, 5 + line / 2), told or self.accessibleName(), font, theme.text, START)

    @property
    def _room(self) -> QRectF:
        """Where the bars are: a line of text is above and another below."""
        line = self.fontMetrics().lineSpacing()
        return QRectF(self.rect()).adjusted(12, line + 12, -12, -line - 8)

    def _at(self, place: QPointF) -> int | None:
        """The distance whose column is at a place; None where no layout is so far."""
        there = compress(count(), self._levels)
        return next(
            (each for each in there if self.bar_rect(each).contains(QPointF(place.x(), self._room.center().y()))), None
        )

    def _told(self, distance: int | None) -> str:
        if distance is None or not sum(self._levels[distance : distance + 1]):
            return ""
        return distance_choice(distance, self._levels[distance], self._metric)
