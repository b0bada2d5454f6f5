"""How many layouts there are at each distance, as bars to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter

from app.klotski.atlas.words import distance_choice
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.axis import Axes
from app.ui.painting.drawing import faint
from app.ui.widgets.level_chart import Curve, LevelChart
from solvers.klotski.moves import Metric

HEIGHT = 150
CHOSEN = 0.25
"""How strong the colour of the column is above the bar that is chosen."""
LEAST = 2.0
"""How high a bar is at least, in pixels."""


class DistanceBars(LevelChart):
    """A bar for each distance, from the exit to the hardest; a click chooses one.

    For keys and screen readers, a dropdown beside it lists the same.
    """

    BESIDE = 0.5

    def __init__(self, appearance: Appearance) -> None:
        title = self.tr("Layouts by distance to the exit")
        super().__init__("atlasChart", title, appearance, focus=Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setFixedHeight(scaled(HEIGHT))
        self._levels: Sequence[int] = ()
        self._pointed: int | None = None
        self._metric = Metric.MOVES

    def show_levels(self, levels: Sequence[int], distance: int | None, metric: Metric) -> None:
        """Show how many layouts there are at each distance, and which distance is chosen."""
        self._levels, self._metric, self._pointed = levels, metric, None
        self.show_curves([Curve("", tuple(levels))] if levels else [], len(levels) - 1)
        self.level = -1 if distance is None else distance
        self.setAccessibleDescription(self._told(self.level))

    @property
    def heading(self) -> str:
        """What is told of the bar that is pointed at, or else of the one that is chosen."""
        return self._told(self.level if self._pointed is None else self._pointed) or self.accessibleName()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of the bar that the pointer is on."""
        level = self.level_at(event.position())
        self._pointed = level if self._told(level) else None
        self.setCursor(Qt.CursorShape.ArrowCursor if self._pointed is None else Qt.CursorShape.PointingHandCursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of the bar that is chosen."""
        self._pointed = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bar that is clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self._told(self.level_at(event.position())):
            super().mousePressEvent(event)

    def paint_curves(self, painter: QPainter, axes: Axes) -> None:
        """Paint a bar for each distance that there is."""
        for distance in compress(count(), self._levels):
            chosen = distance in (self.level, self._pointed)
            column = QRectF(axes.at(distance - 0.5, axes.up.high), axes.at(distance + 0.5, axes.up.low))
            if chosen:
                painter.fillRect(column, faint(self.theme.accent, CHOSEN))
            column.setTop(min(axes.at(distance, self._levels[distance]).y(), column.bottom() - LEAST))
            gap = min(1.0, column.width() / 4)
            painter.fillRect(column.adjusted(gap, 0, -gap, 0), QColor(self.theme.accent if chosen else self.theme.path))

    def _told(self, distance: int) -> str:
        """What is told of a bar; nothing where there is none."""
        if not 0 <= distance < len(self._levels) or not self._levels[distance]:
            return ""
        return distance_choice(distance, self._levels[distance], self._metric)
