"""The maps that the lesson on the landscape shows: each is computed once, when a part first asks for it."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.layout import Layout
from solvers.klotski.lessons import drawn_space
from solvers.klotski.lessons.drawn_space import DrawnSpace
from solvers.klotski.moves import Metric
from solvers.search import Found, Progress

SMALL = Layout.parse(".HH./HHHH/VAAV/VAAV/SSSS")
"""A puzzle with so few positions that each can be seen on its map."""
HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ROUND_THE_PEAK = Layout.parse("SSSV/AAVV/AAVV/.HHV/.SHH")
"""峰迴路轉, 4FEA134: the layout with ten pieces whose shortest solution is the longest."""


class LandscapeMaps(QObject):
    """State spaces with their drawings, in moves; `changed` tells of the layout of which there is more to see."""

    changed = Signal(object)
    failed = Signal(object)
    """The `Report` of an exception."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._settled: dict[Layout, DrawnSpace] = {}
        self._unfolding: dict[Layout, DrawnSpace] = {}
        self._waiting: list[Layout] = []
        self._runner = SearchRunner(self)
        self._runner.progressed.connect(self._unfold)
        self._runner.answered.connect(self._settle)
        self._runner.failed.connect(self.failed)

    def latest(self, layout: Layout) -> DrawnSpace | None:
        """What there is of a layout's map so far."""
        return self._settled.get(layout) or self._unfolding.get(layout)

    def settled(self, layout: Layout) -> DrawnSpace | None:
        """The map of a layout once its points move no more."""
        return self._settled.get(layout)

    def ask(self, *layouts: Layout) -> None:
        """Compute the maps of these layouts, one after another, where that was not done before."""
        self._waiting = [layout for layout in layouts if layout not in self._settled]
        if not self._runner.busy:
            self._compute_next()

    def rest(self) -> None:
        """Give up what is being computed."""
        self._waiting = []
        self._runner.close()

    def forget(self) -> None:
        """Free everything."""
        self.rest()
        self._settled, self._unfolding = {}, {}

    def _compute_next(self) -> None:
        if self._waiting:
            layout = self._waiting[0]
            self._runner.start(partial(drawn_space.search, layout, Metric.MOVES), request=layout)

    @Slot(object)
    def _unfold(self, report: Report[Progress]) -> None:
        drawn = report.event.snapshot
        if isinstance(drawn, DrawnSpace):
            self._show(report, drawn, self._unfolding)

    @Slot(object)
    def _settle(self, report: Report[Found[DrawnSpace]]) -> None:
        self._unfolding.pop(report.request, None)
        self._waiting = [layout for layout in self._waiting if layout != report.request]
        self._show(report, report.event.answer, self._settled)
        if not self._runner.busy:
            self._compute_next()

    def _show(self, report: Report[Any], drawn: DrawnSpace, place: dict[Layout, DrawnSpace]) -> None:
        place[report.request] = drawn
        self.changed.emit(report.request)
