"""A chart of results: which figure it shows, on which axis, and the painter that suits it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from app.compare.chart_pictures import BarPicture, CurvePicture, Scale
from app.compare.measures import Measure, description, groups_of, values_of
from app.ui.painting.text import ChartStyle
from solvers.comparison.plan import FirstTries
from solvers.comparison.result import Result

CURVES_FROM = 5
"""So many sizes of board are shown as curves."""


@dataclass(frozen=True)
class Chart:
    """Results with the figure to show."""

    results: tuple[Result, ...]
    measure: Measure
    logarithmic: bool = False

    @property
    def as_curves(self) -> bool:
        """Whether curves over the size of the board tell more than bars."""
        sizes = {result.run.subject.board.rows for result in self.results if isinstance(result.run.subject, FirstTries)}
        return len(sizes) >= CURVES_FROM

    def description(self) -> str:
        """What is shown, as a screen reader says it."""
        return f"{self.measure.heading}\n{description(groups_of(self.results, self.measure))}"

    def height(self, chart_style: ChartStyle) -> float:
        """How high the picture is, in pixels."""
        return self._picture(chart_style).height

    def paint(self, painter: QPainter, width: float, chart_style: ChartStyle) -> None:
        """Paint the whole picture, so wide, from the origin on."""
        self._picture(chart_style).paint(painter, width)

    def _picture(self, chart_style: ChartStyle) -> BarPicture | CurvePicture:
        groups = groups_of(self.results, self.measure)
        scale = Scale.around(values_of(groups), self.logarithmic)
        kind = CurvePicture if self.as_curves else BarPicture
        return kind(groups, self.measure, scale, chart_style)
