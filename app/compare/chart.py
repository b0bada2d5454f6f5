"""A chart of results as bars or curves, with a linear or logarithmic axis, painted with any `QPainter` or a widget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.compare.words import Bar, BarGroup, Measure, description, groups_of, values_of
from app.ui.look.theme import Appearance
from app.ui.painting.axis import GAP, Axes, Scale, write_along
from app.ui.painting.drawing import draw_circle, draw_line, draw_polyline
from app.ui.painting.text import END, START, ChartStyle, widest, write
from app.ui.widgets.painted import ScaledPicture
from solvers.comparison.plan import Result

MARGIN, HEADING = 16.0, 30.0


class ChartPicture(ABC):
    """Paints the figures of groups below a heading; lengths are in pixels."""

    def __init__(self, groups: Sequence[BarGroup], measure: Measure, scale: Scale, chart_style: ChartStyle) -> None:
        self._groups = groups
        self._measure = measure
        self._scale = scale
        self._style = chart_style
        self._font = chart_style.figures
        self._bars = [bar for group in groups for bar in group.bars]
        self.spare = 0.0
        """How much more height there is for what can use it."""

    @property
    @abstractmethod
    def content_height(self) -> float:
        """The height of what is painted below the heading."""

    @property
    def height(self) -> float:
        """The height of the picture."""
        return 2 * MARGIN + HEADING + self.content_height

    def paint(self, painter: QPainter, width: float) -> None:
        """Paint the picture with its top left corner at the origin."""
        self._paint_title(painter, MARGIN + 8, self._measure.heading)
        self._paint_content(painter, width)

    @abstractmethod
    def _paint_content(self, painter: QPainter, width: float) -> None:
        """Paint what stands below the heading."""

    def _paint_title(self, painter: QPainter, height: float, text: str) -> None:
        write(painter, QPointF(MARGIN, height), text, self._style.heading, self._style.theme.text)

    def _write(self, painter: QPainter, place: QPointF, text: str, anchor: float = START, muted: bool = False) -> None:
        theme = self._style.theme
        write(painter, place, text, self._font, theme.muted if muted else theme.text, anchor)


AXIS, TITLE, BAR, BODY, DOT, BETWEEN_MARKS = 24.0, 26.0, 22.0, 13.0, 5.5, 10.0
"""`BODY` is the thickness of a bar, `BAR` the height of its line, `DOT` half the width of a dot."""


class BarPicture(ChartPicture):
    """Horizontal bars grouped by problem, labels at their left, figures at their ends, an axis above and below.

    A logarithmic axis has no zero, so that the length of a bar would say nothing: there, dots stand in place of bars.
    """

    @property
    def content_height(self) -> float:
        """The height of all groups and both axes."""
        return 2 * AXIS + sum(TITLE + BAR * len(group.bars) + GAP for group in self._groups)

    def _paint_content(self, painter: QPainter, width: float) -> None:
        left = MARGIN + widest((bar.label for bar in self._bars), self._font) + GAP
        right = width - MARGIN - widest((bar.text for bar in self._bars), self._font) - GAP
        room = QRectF(left, MARGIN + HEADING, right - left, self.content_height)
        self._paint_axis(painter, room)
        top = room.top() + AXIS
        for group in self._groups:
            self._paint_title(painter, top + TITLE / 2, group.title)
            top += TITLE
            for bar in group.bars:
                self._paint_bar(painter, bar, QRectF(room.left(), top, room.width(), BAR))
                top += BAR
            top += GAP

    def _paint_axis(self, painter: QPainter, room: QRectF) -> None:
        """Paint lines at the marks, with their values above and below."""
        marks = [(room.left() + room.width() * self._scale.place(mark), mark) for mark in self._scale.marks()]
        painter.setPen(QPen(QColor(self._style.theme.border), 1))
        for across, _ in marks:
            painter.drawLine(QLineF(across, room.top() + AXIS, across, room.bottom() - AXIS))
        labels = ((across, self._measure.mark(mark)) for across, mark in marks)
        heights = room.top() + AXIS / 2, room.bottom() - AXIS / 2
        write_along(painter, labels, heights, BETWEEN_MARKS, self._style)

    def _paint_bar(self, painter: QPainter, bar: Bar, line: QRectF) -> None:
        middle = line.center().y()
        self._write(painter, QPointF(line.left() - GAP, middle), bar.label, END)
        end = line.left() + line.width() * self._scale.place(bar.value or 0.0)
        if bar.value:
            self._paint_figure(painter, line.left(), QPointF(end, middle), self._style.series(bar.colour))
            end += DOT if self._scale.logarithmic else 0.0
        if bar.low is not None and bar.high is not None and bar.high > bar.low:
            end = max(end, self._paint_spread(painter, bar.low, bar.high, line))
        self._write(painter, QPointF(end + GAP, middle), bar.text, muted=True)

    def _paint_figure(self, painter: QPainter, left: float, end: QPointF, colour: QColor) -> None:
        """Paint a bar from the left to its end, or a dot there."""
        if not self._scale.logarithmic:
            painter.fillRect(QRectF(left, end.y() - BODY / 2, max(end.x() - left, 2.0), BODY), colour)
            return
        draw_line(
            painter, QLineF(QPointF(left, end.y()), end), QPen(QColor(self._style.theme.border), 1, Qt.PenStyle.DotLine)
        )
        draw_circle(painter, end, DOT, colour)

    def _paint_spread(self, painter: QPainter, low: float, high: float, line: QRectF) -> float:
        """Paint a thin line from the least to the most; return where it ends."""
        ends = [line.left() + line.width() * self._scale.place(value) for value in (low, high)]
        middle = line.center().y()
        painter.setPen(QPen(QColor(self._style.theme.text), 1.2, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        for end in ends:
            painter.drawLine(QLineF(end, middle - 3, end, middle + 3))
        return ends[1]


LEGEND, AXIS_BELOW, CURVES_HEIGHT, SWATCH = 24.0, 26.0, 360.0, 36.0
THINNEST, THICKER = 2.0, 0.9
"""The width of the last curve, and how much wider each one before it is: where they lie on each other, all are seen."""
DASHES = ([], [3.0, 1.2], [1.0, 0.8], [6.0, 1.2, 1.0, 1.2], [4.0, 4.0])
"""Of the curves in turn, in their widths."""


class CurvePicture(ChartPicture):
    """A curve for each label, through its figures from group to group, below a legend."""

    def __init__(self, groups: Sequence[BarGroup], measure: Measure, scale: Scale, chart_style: ChartStyle) -> None:
        super().__init__(groups, measure, scale, chart_style)
        curves = dict.fromkeys((bar.label, bar.colour) for bar in self._bars)
        self._pens: dict[str, QPen] = {}
        for number, (label, colour) in enumerate(curves):
            width = THINNEST + THICKER * (len(curves) - 1 - number)
            self._pens[label] = QPen(chart_style.series(colour), width, c=Qt.PenCapStyle.FlatCap)
            self._pens[label].setDashPattern(DASHES[number % len(DASHES)])

    @property
    def content_height(self) -> float:
        """The height of the legend, the curves and the axis below them."""
        return LEGEND * len(self._pens) + CURVES_HEIGHT + AXIS_BELOW + GAP

    def _paint_content(self, painter: QPainter, width: float) -> None:
        top = MARGIN + HEADING
        for label, pen in self._pens.items():
            middle = top + LEGEND / 2
            draw_line(painter, QLineF(MARGIN, middle, MARGIN + SWATCH, middle), pen)
            self._write(painter, QPointF(MARGIN + SWATCH + GAP, middle), label)
            top += LEGEND
        left = MARGIN + widest(map(self._measure.mark, self._scale.marks()), self._font) + GAP
        right = max(2 * MARGIN, GAP + widest((self._groups[-1].title,), self._font) / 2)
        room = QRectF(left, top + 2 * GAP, width - left - right, CURVES_HEIGHT + self.spare - 2 * GAP)
        axes = Axes(self._style, room, Scale(0.0, max(1, len(self._groups) - 1), False), self._scale)
        axes.paint_up(painter, self._measure.mark)
        titles = ((number, group.title) for number, group in enumerate(self._groups))
        axes.paint_across(painter, titles, AXIS_BELOW / 2 + 2, 2 * GAP)
        for label, pen in self._pens.items():
            points = [
                axes.at(number, bar.value)
                for number, group in enumerate(self._groups)
                for bar in group.bars
                if bar.label == label and bar.value is not None
            ]
            draw_polyline(painter, points, pen)


CURVES_FROM = 5
"""Results on problems of so many sizes are shown as curves."""


@dataclass(frozen=True)
class Chart:
    """Results with the figure to show of them."""

    results: tuple[Result, ...]
    measure: Measure
    logarithmic: bool = False

    @property
    def as_curves(self) -> bool:
        """Whether curves over the size of the problems are shown instead of bars."""
        return len({result.run.problem.size for result in self.results} - {None}) >= CURVES_FROM

    @cached_property
    def groups(self) -> list[BarGroup]:
        """The results by problem."""
        return groups_of(self.results, self.measure)

    def description(self) -> str:
        """Return what is shown as text, for screen readers."""
        return f"{self.measure.heading}\n{description(self.groups)}"

    def picture(self, chart_style: ChartStyle) -> ChartPicture:
        """Return the chart as it is painted in this style."""
        scale = Scale.around(values_of(self.groups), self.logarithmic)
        kind = CurvePicture if self.as_curves else BarPicture
        return kind(self.groups, self.measure, scale, chart_style)


LEAST_WIDTH = 380
"""In pixels at a text size of 100 %."""


class ChartCanvas(ScaledPicture):
    """Paints a chart, as wide as there is room and as high as it needs."""

    def __init__(self, appearance: Appearance) -> None:
        self.chart: Chart | None = None
        title = self.tr("Chart of the results")
        super().__init__(appearance, "compareChart", title, focus=Qt.FocusPolicy.TabFocus)

    def show_chart(self, chart: Chart | None) -> None:
        """Paint this chart, or nothing."""
        self.chart = chart
        self.setAccessibleDescription("" if chart is None else chart.description())
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """No lower than the chart."""
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        """As high as the chart is."""
        height = 0 if self.chart is None else self.chart.picture(self.chart_style).height
        return (QSizeF(LEAST_WIDTH, height) * self.enlarged).toSize()

    def paint(self, painter: QPainter) -> None:
        """Paint the chart."""
        if self.chart is not None:
            picture = self.chart.picture(self.chart_style)
            picture.spare = max(0.0, self.field.height() - picture.height)
            picture.paint(painter, self.field.width())
