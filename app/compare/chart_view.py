"""The chart in the window: which figure, on which axis, and the picture below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.compare.chart import Chart
from app.compare.measures import Measure, measures_of
from app.ui.look.theme import Appearance
from app.ui.painting.text import ChartStyle, in_pixels
from app.ui.widgets.dropdown import Dropdown
from solvers.comparison.result import Result

LEAST_WIDTH = 420


class ChartCanvas(QWidget):
    """Paints a chart, as wide as there is room and as high as it needs."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("compareChart")
        self.setAccessibleName(self.tr("Chart of the results"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._appearance = appearance
        self.chart: Chart | None = None
        appearance.changed.connect(self.update)

    @property
    def chart_style(self) -> ChartStyle:
        """What it is painted with."""
        return ChartStyle(self._appearance.theme, in_pixels(self.font()))

    def show_chart(self, chart: Chart | None) -> None:
        """Paint this chart, or nothing."""
        self.chart = chart
        self.setAccessibleDescription("" if chart is None else chart.description())
        self.setMinimumSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the chart is."""
        height = 0 if self.chart is None else round(self.chart.picture(self.chart_style).height)
        return QSize(LEAST_WIDTH, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart."""
        if self.chart is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.chart.picture(self.chart_style).paint(painter, self.width())


class ChartView(QWidget):
    """A canvas with the choice of what it shows."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._results: tuple[Result, ...] = ()
        self.measure = Dropdown()
        self.measure.setObjectName("compareMeasure")
        self.measure.setAccessibleName(self.tr("What the chart shows"))
        self.measure.setMinimumWidth(210)
        self.measure.setToolTip(self.tr("Choose what the bars show"))
        self.logarithmic = QCheckBox(self.tr("Logarithmic axis"))
        self.logarithmic.setObjectName("compareLogarithmic")
        self.logarithmic.setToolTip(self.tr("Give each power of ten the same room"))
        self.logarithmic.setChecked(True)
        self.canvas = ChartCanvas(appearance)
        self._lay_out()
        self.measure.currentIndexChanged.connect(self._show)
        self.logarithmic.toggled.connect(self._show)

    def show_results(self, results: Sequence[Result]) -> None:
        """Draw these results; what the chart shows stays chosen while they have figures of it."""
        self._results = tuple(results)
        self._offer(measures_of(results))
        self._show()

    def _offer(self, measures: Sequence[Measure]) -> None:
        if measures == [self.measure.itemData(number) for number in range(self.measure.count())]:
            return
        chosen = self.measure.currentData()
        self.measure.blockSignals(True)
        self.measure.clear()
        for measure in measures:
            self.measure.addItem(measure.heading, measure)
        self.measure.setCurrentIndex(max(0, self.measure.findData(chosen) if chosen != Measure.TIME else 0))
        self.measure.blockSignals(False)

    @Slot()
    def _show(self) -> None:
        measure = self.measure.currentData()
        self.logarithmic.setEnabled(measure != Measure.SHARE)
        if measure is None:
            self.canvas.show_chart(None)
            return
        logarithmic = self.logarithmic.isChecked() and measure != Measure.SHARE
        self.canvas.show_chart(Chart(self._results, Measure(measure), logarithmic))

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.measure)
        line.addWidget(self.logarithmic)
        line.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.canvas)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.addLayout(line)
        column.addWidget(area, 1)
