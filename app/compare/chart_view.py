"""The chart as a widget, and the choice of its figure and axis above it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCheckBox, QScrollArea, QWidget

from app.compare.chart import Chart
from app.compare.measures import Measure, measures_of
from app.compare.session import ComparisonSession
from app.ui.look.scale import scaled, scaled_size
from app.ui.look.theme import Appearance
from app.ui.painting.text import ChartStyle
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.painted import ScaledPicture
from app.ui.widgets.shorthand import column, named, row

LEAST_WIDTH = 380
"""In pixels at a text size of 100 %."""


class ChartCanvas(ScaledPicture):
    """Paints a chart, as wide as there is room and as high as it needs."""

    def __init__(self, appearance: Appearance) -> None:
        self.chart: Chart | None = None
        super().__init__(appearance, "compareChart")
        self.setAccessibleName(self.tr("Chart of the results"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def chart_style(self) -> ChartStyle:
        """What it is painted with, before it is enlarged with the text."""
        return ChartStyle(self.theme, self.drawn_font)

    def show_chart(self, chart: Chart | None) -> None:
        """Paint this chart, or nothing."""
        self.chart = chart
        self.setAccessibleDescription("" if chart is None else chart.description())
        self.setMinimumSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the chart is."""
        height = 0 if self.chart is None else self.chart.picture(self.chart_style).height
        return scaled_size(LEAST_WIDTH, height)

    def paint(self, painter: QPainter) -> None:
        """Paint the chart."""
        if self.chart is not None:
            picture = self.chart.picture(self.chart_style)
            picture.spare = max(0.0, self.field.height() - picture.height)
            picture.paint(painter, self.field.width())


class ChartView(QWidget):
    """The chart of a session's results, with the choice of what it shows."""

    def __init__(self, session: ComparisonSession, appearance: Appearance) -> None:
        super().__init__()
        self._session = session
        self.measure = named(
            Dropdown(), "compareMeasure", self.tr("What the chart shows"), self.tr("Choose what the chart shows")
        )
        self.measure.setMinimumWidth(scaled(210))
        tip = self.tr("Give every power of ten the same space, so that small and large values can be compared")
        self.logarithmic = named(QCheckBox(self.tr("Logarithmic scale")), "compareLogarithmic", tip=tip)
        self.logarithmic.setChecked(session.logarithmic)
        self.canvas = ChartCanvas(appearance)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.canvas)
        column(row(self.measure, self.logarithmic, 1), (area, 1), margins=(0, 10, 0, 0), parent=self)
        self.measure.activated.connect(self._choose)
        self.logarithmic.clicked.connect(self._choose_scale)
        session.results_changed.connect(self.show_results)

    @Slot()
    def show_results(self) -> None:
        """Offer what the session's results have figures of, and draw its chart."""
        measures = measures_of(self._session.results)
        if measures != [self.measure.itemData(number) for number in range(self.measure.count())]:
            self.measure.clear()
            for measure in measures:
                self.measure.addItem(measure.heading, measure)
        chart = self._session.chart
        self.measure.setCurrentIndex(-1 if chart is None else self.measure.findData(chart.measure))
        self._draw()

    @Slot()
    def _choose(self) -> None:
        self._session.measure = Measure(self.measure.currentData())
        self._draw()

    @Slot()
    def _choose_scale(self) -> None:
        self._session.logarithmic = self.logarithmic.isChecked()
        self._draw()

    def _draw(self) -> None:
        chart = self._session.chart
        possible = chart is None or chart.measure is not Measure.SHARE
        self.logarithmic.setEnabled(possible)
        self.logarithmic.setChecked(possible and self._session.logarithmic)
        self.canvas.show_chart(chart)
