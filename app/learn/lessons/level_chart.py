"""A chart of counts by level: one curve or several, on a linear or logarithmic axis, with a level to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.axis import Scale
from app.ui.painting.drawing import draw_circle, draw_cross, draw_line, draw_polyline, draw_rounded, polyline, tinted
from app.ui.painting.text import END, MIDDLE, ChartStyle, width_of, write
from app.ui.widgets.painted import ScaledPicture
from app.ui.words.numbers import grouped

MARGIN, GAP = 12.0, 8.0
HEADING, AXIS = 26.0, 22.0
SWATCH = 22.0
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


class LevelChart(ScaledPicture):
    """Levels to the right, counts upwards; `level_chosen` tells of a level clicked, or gone to by the arrow keys."""

    level_chosen = Signal(int)

    def __init__(self, name: str, title: str, appearance: Appearance, logarithmic: bool = False) -> None:
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.StrongFocus)
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
        room = self._room()
        return QPointF(self._across(level, room), room.center().y()) * text_scale()

    def sizeHint(self) -> QSize:
        """A strip below the board."""
        return QSize(240, scaled(150))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the level nearest to the pointer."""
        room = self._room()
        self._choose(round((event.position().x() / text_scale() - room.left()) / room.width() * self._last))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a level by the arrow keys, Home and End."""
        reached = self._reached()
        wanted = {
            Qt.Key.Key_Left: self.level - 1,
            Qt.Key.Key_Right: self.level + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: reached,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self._choose(wanted)

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the axes and the curves."""
        theme = self.theme
        edge, width = (theme.accent, 2) if self.hasFocus() else (theme.border, 1)
        draw_rounded(painter, self.field.adjusted(1, 1, -1, -1), 8, theme.field, edge, width)
        chart_style, room, scale = ChartStyle(theme, self.drawn_font), self._room(), self._scale()
        self._paint_heading(painter, chart_style)
        self._paint_band(painter, chart_style, room)
        self._paint_axes(painter, chart_style, room, scale)
        for number, curve in enumerate(self.curves):
            self._paint_curve(painter, chart_style, room, scale, number, curve)
        if self._line is not None:
            self._paint_line(painter, chart_style, room, scale, self._line)

    def _choose(self, level: int) -> None:
        if self.curves:
            self.level_chosen.emit(min(max(level, 0), self._reached()))

    def _reached(self) -> int:
        return max((len(curve.counts) - 1 for curve in self.curves), default=0)

    def _scale(self) -> Scale:
        counts = [count for curve in self.curves for count in curve.counts]
        lowest = 1 if self._logarithmic else LEAST_HIGHEST
        return Scale.around([*counts, *([self._line.count] if self._line else []), lowest], self._logarithmic)

    def _room(self) -> QRectF:
        chart_style = ChartStyle(self.theme, self.drawn_font)
        widest = max(width_of(grouped(round(mark)), chart_style.figures) for mark in self._scale().marks())
        frame = self.field
        above = MARGIN + HEADING * (2 if self._logarithmic else 1)
        return frame.adjusted(MARGIN + widest + GAP, above, -2 * MARGIN, -AXIS - 6)

    def _across(self, level: float, room: QRectF) -> float:
        return room.left() + room.width() * level / self._last

    def _paint_heading(self, painter: QPainter, chart_style: ChartStyle) -> None:
        place = QPointF(MARGIN, MARGIN + 6)
        write(painter, place, self.accessibleName(), chart_style.heading, chart_style.theme.text)
        if self._logarithmic:
            self._paint_legend(painter, chart_style, QPointF(MARGIN, place.y() + HEADING - 4))

    def _paint_legend(self, painter: QPainter, chart_style: ChartStyle, place: QPointF) -> None:
        left = place.x()
        for number, curve in enumerate(self.curves):
            draw_line(
                painter,
                QLineF(left, place.y(), left + SWATCH, place.y()),
                QPen(chart_style.series(number), 2.6, STROKES[number % len(STROKES)]),
            )
            left += SWATCH + 6
            write(painter, QPointF(left, place.y()), curve.label, chart_style.figures, chart_style.theme.text)
            left += width_of(curve.label, chart_style.figures) + 14

    def _paint_band(self, painter: QPainter, chart_style: ChartStyle, room: QRectF) -> None:
        if self.band:
            end = self._across(self.level - 0.5, room)
            band = QRectF(room.left(), room.top(), end - room.left(), room.height())
            painter.fillRect(band, tinted(chart_style.theme.muted, 1.0, 46))
            half = width_of(self.band, chart_style.heading) / 2
            heading = MARGIN + width_of(self.accessibleName(), chart_style.heading) + 2 * GAP
            place = QPointF(max(band.center().x(), heading + half), MARGIN + 6)
            write(painter, place, self.band, chart_style.heading, chart_style.theme.text, MIDDLE)

    def _paint_axes(self, painter: QPainter, chart_style: ChartStyle, room: QRectF, scale: Scale) -> None:
        free = float("inf")
        for mark in scale.marks():
            height = room.bottom() - room.height() * scale.place(mark)
            draw_line(painter, QLineF(room.left(), height, room.right(), height), chart_style.theme.border)
            if free - height > 15:
                place = QPointF(room.left() - GAP, height)
                write(painter, place, grouped(round(mark)), chart_style.figures, chart_style.theme.muted, END)
                free = height
        for level in self._marked_levels(room):
            place = QPointF(self._across(level, room), room.bottom() + AXIS / 2 + 2)
            write(painter, place, str(level), chart_style.figures, chart_style.theme.muted, MIDDLE)
        here = self._across(self.level, room)
        draw_line(painter, QLineF(here, room.top(), here, room.bottom()), chart_style.theme.accent, 1.4)

    def _marked_levels(self, room: QRectF) -> range:
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if room.width() * step / self._last > 30 or step == 100)
        return range(0, self._last + 1, step)

    def _paint_curve(
        self, painter: QPainter, chart_style: ChartStyle, room: QRectF, scale: Scale, number: int, curve: Curve
    ) -> None:
        points = [
            QPointF(self._across(level, room), room.bottom() - room.height() * scale.place(count))
            for level, count in enumerate(curve.counts)
        ]
        colour = chart_style.series(number)
        if len(self.curves) == 1:
            first, last = (QPointF(point.x(), room.bottom()) for point in (points[0], points[-1]))
            painter.fillPath(polyline([first, *points, last]), tinted(colour.name(), 1.0, 52))
        draw_polyline(painter, points, QPen(colour, 2.4, STROKES[number % len(STROKES)], Qt.PenCapStyle.RoundCap))
        if curve.cut_off:
            draw_cross(painter, points[-1], 5, colour, 2.4)
        if self.level < len(points):
            draw_circle(painter, points[self.level], 3.4, colour, colour, 2.4)

    def _paint_line(
        self, painter: QPainter, chart_style: ChartStyle, room: QRectF, scale: Scale, line: ReferenceLine
    ) -> None:
        height = room.bottom() - room.height() * scale.place(line.count)
        draw_line(
            painter,
            QLineF(room.left(), height, room.right(), height),
            QPen(QColor(chart_style.theme.accent), 1.4, Qt.PenStyle.DashDotLine),
        )
        write(
            painter, QPointF(room.right(), height - 9), line.label, chart_style.figures, chart_style.theme.accent, END
        )
