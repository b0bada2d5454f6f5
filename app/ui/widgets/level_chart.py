"""A chart of counts by level: one curve or several, on a linear or logarithmic axis, with a level to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.axis import GAP, Axes, Scale, ticks
from app.ui.painting.drawing import draw_circle, draw_cross, draw_line, draw_polyline, polyline, tinted
from app.ui.painting.text import END, MIDDLE, widest, width_of, write
from app.ui.widgets.painted import MARGIN, FramedPicture
from app.ui.words.numbers import grouped

HEADING, AXIS = 26.0, 22.0
SWATCH = 22.0
LEAST_APART = 30.0
"""Between two levels with a number, in pixels."""
LEAST_HIGHEST = 6
"""A linear axis goes up to so many at least, so that its marks are whole numbers."""
STROKES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Curves are told apart by their strokes too."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The counts of one search: `counts[d]` at level d; a curve that was cut off ends in a cross."""

    label: str
    counts: tuple[int, ...]
    cut_off: bool = False


@dataclass(frozen=True, slots=True)
class ReferenceLine:
    """A count that is drawn as a line all across, and what it means."""

    count: int
    label: str


class LevelChart(FramedPicture):
    """Levels to the right, counts upwards; `level_chosen` tells of a level clicked, or gone to by the arrow keys."""

    level_chosen = Signal(int)
    BESIDE = 0.0
    """How far the axis of levels goes on before the first and behind the last."""

    def __init__(
        self,
        name: str,
        title: str,
        appearance: Appearance,
        logarithmic: bool = False,
        focus: Qt.FocusPolicy = Qt.FocusPolicy.StrongFocus,
    ) -> None:
        super().__init__(appearance, name, title, focus=focus)
        self._logarithmic = logarithmic
        self.curves: tuple[Curve, ...] = ()
        """What is drawn."""
        self._line: ReferenceLine | None = None
        self._last = 1
        self.level = 0
        """The level that is marked."""
        self.band = ""
        """What is said of the levels before the marked one; empty while nothing is."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, scaled(120))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_curves(self, curves: Sequence[Curve], last: int, line: ReferenceLine | None = None) -> None:
        """Draw these curves over the levels 0 to `last`."""
        self.curves, self._last, self._line = tuple(curves), max(last, 1), line
        self.band = ""
        self.update()

    def mark(self, level: int, said: str) -> None:
        """Mark a level; `said` is read out of it."""
        self.level = level
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        self.update()

    def show_band(self, said: str) -> None:
        """Lay a band over all levels before the marked one, and say so of them."""
        self.band = said
        self.update()

    def place_of(self, level: int) -> QPointF:
        """Where a level is in the middle of the chart, in pixels."""
        axes = self.axes
        return QPointF(axes.at(level, 0).x(), axes.room.center().y()) * self.enlarged

    def sizeHint(self) -> QSize:
        """A strip below the board."""
        return QSize(240, scaled(150))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the level nearest to the pointer."""
        self._choose(self.level_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a level by the arrow keys, Home and End."""
        levels = {
            Qt.Key.Key_Left: self.level - 1,
            Qt.Key.Key_Right: self.level + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._reached,
        }
        if event.key() in levels:
            self._choose(levels[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paint_content(self, painter: QPainter) -> None:
        """Paint the axes and the curves."""
        axes = self.axes
        if self._logarithmic:
            self._paint_legend(painter)
        self._paint_band(painter, axes)
        axes.paint_up(painter, _count_text)
        levels = ticks(self._last, int(axes.room.width() / LEAST_APART) + 1)
        axes.paint_across(painter, zip(levels, map(grouped, levels), strict=True), AXIS / 2 + 2, 0)
        self.paint_curves(painter, axes)

    def paint_curves(self, painter: QPainter, axes: Axes) -> None:
        """Paint what is drawn between the axes."""
        here = axes.at(self.level, axes.up.low).x()
        draw_line(painter, QLineF(here, axes.room.top(), here, axes.room.bottom()), self.theme.accent, 1.4)
        for number, curve in enumerate(self.curves):
            self._paint_curve(painter, axes, self._pen(number, 2.4), curve)
        if self._line is not None:
            line = axes.line(self._line.count)
            draw_line(painter, line, QPen(QColor(self.theme.accent), 1.4, Qt.PenStyle.DashDotLine))
            place = line.p2() - QPointF(0, 9)
            write(painter, place, self._line.label, axes.style.figures, self.theme.accent, END)

    @property
    def axes(self) -> Axes:
        """Where the axes are."""
        counts = [count for curve in self.curves for count in curve.counts]
        lowest = 1 if self._logarithmic else LEAST_HIGHEST
        up = Scale.around([*counts, *([self._line.count] if self._line else []), lowest], self._logarithmic)
        figures = widest(map(_count_text, up.marks()), self.chart_style.figures)
        above = MARGIN + HEADING * (2 if self._logarithmic else 1)
        room = self.field.adjusted(MARGIN + figures + GAP, above, -2 * MARGIN, -AXIS - 6)
        return Axes(self.chart_style, room, Scale(-self.BESIDE, self._last + self.BESIDE, False), up)

    def level_at(self, place: QPointF) -> int:
        """The level nearest to a place in the widget, in pixels."""
        room, levels = self.axes.room, self.axes.across
        part = (place.x() / self.enlarged - room.left()) / room.width()
        return round(levels.low + part * (levels.high - levels.low))

    @property
    def _reached(self) -> int:
        """The last level of the longest curve."""
        return max((len(curve.counts) - 1 for curve in self.curves), default=0)

    def _choose(self, level: int) -> None:
        if self.curves:
            self.level_chosen.emit(min(max(level, 0), self._reached))

    def _pen(self, number: int, width: float) -> QPen:
        """What the curve of a number is drawn with."""
        return QPen(self.chart_style.series(number), width, STROKES[number % len(STROKES)], Qt.PenCapStyle.RoundCap)

    def _paint_legend(self, painter: QPainter) -> None:
        left, height, style = MARGIN, MARGIN + HEADING + 2, self.chart_style
        for number, curve in enumerate(self.curves):
            draw_line(painter, QLineF(left, height, left + SWATCH, height), self._pen(number, 2.6))
            left += SWATCH + 6
            write(painter, QPointF(left, height), curve.label, style.figures, self.theme.text)
            left += width_of(curve.label, style.figures) + 14

    def _paint_band(self, painter: QPainter, axes: Axes) -> None:
        if self.band:
            band, heading = QRectF(axes.room), axes.style.heading
            band.setRight(axes.at(self.level - 0.5, 0).x())
            painter.fillRect(band, tinted(self.theme.muted, 1.0, 46))
            least = MARGIN + width_of(self.heading, heading) + 2 * GAP + width_of(self.band, heading) / 2
            place = QPointF(max(band.center().x(), least), MARGIN + 6)
            write(painter, place, self.band, heading, self.theme.text, MIDDLE)

    def _paint_curve(self, painter: QPainter, axes: Axes, pen: QPen, curve: Curve) -> None:
        points = [axes.at(level, count) for level, count in enumerate(curve.counts)]
        if len(self.curves) == 1:
            first, last = (QPointF(point.x(), axes.room.bottom()) for point in (points[0], points[-1]))
            painter.fillPath(polyline([first, *points, last]), tinted(pen.color().name(), 1.0, 52))
        draw_polyline(painter, points, pen)
        if curve.cut_off:
            draw_cross(painter, points[-1], 5, pen.color(), 2.4)
        if self.level < len(points):
            draw_circle(painter, points[self.level], 3.4, pen.color(), pen.color(), 2.4)


def _count_text(count: float) -> str:
    return grouped(round(count))
