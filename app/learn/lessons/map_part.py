"""What parts with a map of all positions share: the maps, and what is said of a layout."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.layouts.layout_names import entry_of, layout_name, name_alone
from app.klotski.state_space.view.lit import LitVisits
from app.klotski.state_space.view.marks import MapMarks
from app.learn.lessons.drawn_space import DrawnSpace, search
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.lesson_map import LessonMap
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.connections import connect_slot
from app.ui.look.scale import scaled
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found, Progress

UNMARKED = MapMarks(start=0, passes=False)
"""Nothing is marked but the start and the solved positions."""
BOARD_WIDTH, BOARD_HEIGHT = 196, 236
"""Of the boards below a map at most, at a text size of 100 %, in pixels."""
LEAST_BOARD_BELOW = QSize(130, 150)
"""Large enough to tell the pieces apart: two lie beside each other on a small screen."""


class LandscapeMaps(QObject):
    """State spaces with their drawings, in moves; `changed` tells of the layout of which there is more to see."""

    changed = Signal(object)
    failed = Signal(object)
    """The `Report` of an exception."""

    @staticmethod
    def of(lesson: QObject) -> LandscapeMaps:
        """Those of a lesson, which its parts share and which it forgets as it ends."""
        made = lesson.findChild(LandscapeMaps, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return LandscapeMaps(lesson) if made is None else made

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._settled: dict[Layout, DrawnSpace] = {}
        self._unfolding: dict[Layout, DrawnSpace] = {}
        self._waiting: list[Layout] = []
        connect_slot(parent, "rested()", self, "forget()")
        self._runner = SearchRunner(self, progressed=self._unfold, answered=self._settle, failed=self.failed)

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

    @Slot()
    def forget(self) -> None:
        """Free everything."""
        self.rest()
        self._settled, self._unfolding = {}, {}

    def _compute_next(self) -> None:
        if self._waiting:
            layout = self._waiting[0]
            self._runner.start(partial(search, layout, Metric.MOVES), request=layout)

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


def name_of(layout: Layout) -> str:
    """What a layout of the catalogue is called."""
    return layout_name(entry_of(layout).names)


def short_name_of(layout: Layout) -> str:
    """Its name in the user's language alone, for a button."""
    return name_alone(entry_of(layout).names)


class MapPart(Part):
    """A part with the map of one layout at a time; while it is not shown, the map holds nothing."""

    def __init__(self, given: Given, first: str = "") -> None:
        """`first` says what to do so that the map appears, where that is more than one guess."""
        super().__init__(given)
        self.maps = maps = LandscapeMaps.of(given.lesson)
        first = first or QCoreApplication.translate("MapPart", "Guess first; the map will appear here.")
        self.map = LessonMap(self.objectName() + "Map", self.appearance, first)
        self.marks = UNMARKED
        self.closer: QPushButton | None = None
        self.lit: LitVisits | None = None
        self._layout: Layout | None = None
        self.drawn: DrawnSpace | None = None
        """The map in sight, once it has settled."""
        self._looked_at: int | None = None
        maps.changed.connect(self._follow)
        maps.failed.connect(self._show_failure)

    def show_map(self, layout: Layout) -> None:
        """Show the map of a layout, which unfolds where it is not known yet; `settled` tells when it is there."""
        if layout != self._layout:
            self.marks = UNMARKED
        self._layout, self.drawn = layout, None
        self.light(None)
        self._follow(layout)
        self.maps.ask(layout)

    def look_at(self, node: int) -> None:
        """Have a node in the middle of the map while it is zoomed in."""
        self._looked_at = node
        if self.closer is not None:
            self.closer.setEnabled(True)
        self._look()

    def zoom_in(self) -> None:
        """Show the surroundings of the node that is looked at."""
        if self.closer is not None and not self.closer.isChecked():
            self.closer.setChecked(True)
            self._look()

    def make_closer(self, checked: bool) -> QPushButton:
        """A button to see the surroundings of the node that is looked at, or else all of the map."""
        closer = self.closer = self.button("Closer", self.tr("Zoom in"), self._look, "narrow", True)
        closer.setEnabled(False)
        closer.setChecked(checked)
        return closer

    def light(self, lit: LitVisits | None) -> None:
        """Light these visits on the map, or, without any, all of it."""
        self.lit = lit
        if self.map.view is not None:
            self.map.view.show_visits(lit)

    def mark(self, marks: MapMarks) -> None:
        """Mark other nodes and paths."""
        self.marks = marks
        self.map.show_marks(marks)

    def begin(self) -> None:
        """Show the map again."""
        if self._layout is not None:
            self.show_map(self._layout)

    def rest(self) -> None:
        """Free what the map holds."""
        super().rest()
        self.drawn = self.lit = None
        self.map.free()

    def settled(self, drawn: DrawnSpace) -> None:
        """Called when the map is there, each time that it is shown."""

    @Slot()
    def _look(self) -> None:
        """Show all of the map, or the surroundings of the node."""
        node, view = self._looked_at, self.map.view
        if view is None or node is None:
            return
        if self.closer is not None and self.closer.isChecked():
            view.centre_on(node)
        else:
            view.fit()

    @Slot(object)
    def _show_failure(self, report: Report[Exception]) -> None:
        if self.in_sight:
            self.failed(report)

    @Slot(object)
    def _follow(self, layout: Layout) -> None:
        """Show what there is of the map by now."""
        latest = self.maps.latest(layout)
        if layout != self._layout or latest is None or not self.in_sight:
            return
        self.map.show_drawn(latest, self.marks)
        settled = self.maps.settled(layout)
        if settled is not None and settled is not self.drawn:
            self.drawn = settled
            self.settled(settled)


def board_below(part: Part, name: str) -> KlotskiBoard:
    """A board that stands below a map; `name` ends its object name."""
    board = lesson_board(part.appearance, part.objectName() + name, LEAST_BOARD_BELOW)
    board.setMaximumSize(scaled(BOARD_WIDTH), scaled(BOARD_HEIGHT))
    return board
