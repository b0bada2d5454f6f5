"""What parts with a map of all positions share: the map with its legend, and what stands below it."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QPushButton

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.state_space.drawn_space import DrawnSpace, search
from app.klotski.state_space.map_legend import MapLegend
from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.klotski.state_space.view.signs import MapLine, Sign
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import column, label
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.colours import Colouring
from solvers.search import Progress

UNMARKED = MapMarks(start=0, passes=False)
"""Nothing is marked but the start and the solved positions."""
BOARD_WIDTH, BOARD_HEIGHT = 196, 236
"""Of the boards below a map at most, at a text size of 100 %, in pixels."""
LEAST_BOARD_BELOW = QSize(130, 150)
"""Large enough to tell the pieces apart: two lie beside each other on a small screen."""

translate = QCoreApplication.translate


class MapPart(Part):
    """A part with the map of one layout at a time; while it is not shown, the map holds nothing."""

    closer: QPushButton
    """That of `make_closer`."""

    def __init__(self, given: Given, first: str = "") -> None:
        """`first` says what to do so that the map appears, where that is more than one guess."""
        super().__init__(given)
        self._maps = given.shared
        self.view = MapView(self.appearance, given.name + "Map", translate("MapPart", "Map"))
        self.view.empty_text = first or translate("MapPart", "Guess first; the map will appear here.")
        self.view.setAccessibleDescription(self.view.empty_text)
        meanings = {
            Sign.PRESENT: translate("MapPart", "Position on the board"),
            Sign.POINTED: translate("MapPart", "Position on the board"),
            MapLine.SOLUTION: translate("MapPart", "A shortest solution"),
            MapLine.WAY: translate("MapPart", "The strand"),
        }
        self.legend = MapLegend(self.appearance, given.name + "MapLegend", meanings)
        self.map = column((self.view, 1), self.legend, spacing=4)
        self.caption = label("", "result", given.name + "Caption", wrap=True)
        self.marks = UNMARKED
        self.drawn: DrawnSpace | None = None
        """The map in sight, once it has settled."""
        self.layout_shown: Layout | None = None
        """That of the map, also while it is being computed."""
        self._looked_at = 0

    def show_map(self, layout: Layout) -> None:
        """Show the map of a layout, which unfolds where it is not known yet; `settled` tells when it is there."""
        if layout != self.layout_shown:
            self.marks = UNMARKED
        self.layout_shown, self.drawn = layout, None
        self.view.show_visits(None)
        known = self._maps.get(layout)
        if known is None:
            self.runner.start(partial(search, layout, Metric.MOVES))
        else:
            self.runner.abandon()
            self._settle(known)

    def look_at(self, node: int) -> None:
        """Have a node in the middle of the map while it is zoomed in."""
        self._looked_at = node
        self.closer.setEnabled(True)
        self._look()

    def make_closer(self, checked: bool) -> QPushButton:
        """A button to see the surroundings of the node that is looked at, or else all of the map."""
        self.closer = self.button("Closer", translate("MapPart", "Zoom in"), self._look, "narrow", True)
        self.closer.setEnabled(False)
        self.closer.setChecked(checked)
        return self.closer

    def board_below(self, name: str) -> KlotskiBoard:
        """A board that stands below the map; `name` ends its object name."""
        board = lesson_board(self.appearance, self.objectName() + name, LEAST_BOARD_BELOW)
        board.setMaximumSize(scaled(BOARD_WIDTH), scaled(BOARD_HEIGHT))
        return board

    def mark(self, marks: MapMarks) -> None:
        """Mark other nodes and paths, and explain them."""
        self.marks = marks
        self.view.show_marks(marks)
        self.legend.show_map(self.view.space, marks, Colouring.EXIT)

    def begin(self) -> None:
        """Show the map again."""
        if self.layout_shown is not None:
            self.show_map(self.layout_shown)

    def rest(self) -> None:
        """Free what the map holds."""
        super().rest()
        self.drawn = None
        self.view.show_space(None)

    def settled(self, drawn: DrawnSpace) -> None:
        """Called when the map is there, each time that it is shown."""

    def computed(self, answer: Any, /) -> None:
        """Called with the answer of a search that was begun once the map was there."""

    def progressed(self, progress: Progress) -> None:
        """Show what there is of the map by now."""
        known = progress.snapshot
        if isinstance(known, DrawnSpace):
            self._show(known)

    def answered(self, answer: Any, /) -> None:
        """Show the map, or what was computed on it."""
        if isinstance(answer, DrawnSpace):
            self._maps[answer.space.layout] = answer
            self._settle(answer)
        else:
            self.computed(answer)

    def _settle(self, drawn: DrawnSpace) -> None:
        self.drawn = drawn
        self._show(drawn)
        self.settled(drawn)

    def _show(self, drawn: DrawnSpace) -> None:
        self.view.setAccessibleDescription("")
        self.view.show_space(drawn.space)
        self.view.show_drawing(drawn.drawing)
        self.mark(self.marks)

    @Slot()
    def _look(self) -> None:
        """Show all of the map, or the surroundings of the node."""
        if self.closer.isChecked():
            self.view.centre_on(self._looked_at)
        else:
            self.view.fit()
