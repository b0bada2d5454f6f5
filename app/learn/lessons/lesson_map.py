"""The place of a map in a lesson: it says what to do first, and then shows the map with its legend."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from app.klotski.state_space.view.marks import MapMarks
from app.learn.lessons.drawn_space import DrawnSpace
from app.ui.importing import importing
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import column, label, named

if TYPE_CHECKING:
    from app.klotski.state_space.flow import Flow, FlowItem
    from app.klotski.state_space.view.map_view import MapView


class LessonMap(QStackedWidget):
    """The map is made with the first drawing: by then a search has loaded, in its thread, what maps need."""

    node_hovered = Signal(int)
    """The node under the pointer, or where the keyboard is; -1 when there is none."""

    def __init__(self, name: str, appearance: Appearance, first: str) -> None:
        """`first` says what to do so that the map appears."""
        super().__init__()
        self.setObjectName(name + "Place")
        self._name = name
        self._appearance = appearance
        self.view: MapView | None = None
        """The map; None before the first drawing."""
        self._legend: Flow | None = None
        self._needed = importing("app.klotski.state_space.view.map_view", "app.klotski.state_space.map_legend")
        self._next_module = QTimer(self, singleShot=True, interval=0)
        self._next_module.timeout.connect(self.prepare)
        before = named(QFrame(), role="panel")
        said = label(first, "caption", wrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column((said, 1), margins=12, parent=before)
        self.addWidget(before)

    @Slot()
    def prepare(self) -> None:
        """Import what a map needs, one module at a time, so that the first map is there the sooner.

        A search has loaded numpy by then, in its thread.
        """
        if next(self._needed, self) is not self:
            self._next_module.start()

    def show_drawn(self, drawn: DrawnSpace, marks: MapMarks) -> None:
        """Show a state space, where its points are by now, and what is marked."""
        view = self._made_view()
        self.setCurrentIndex(1)
        view.show_space(drawn.space)
        view.show_drawing(drawn.drawing)
        self.show_marks(marks)

    def show_marks(self, marks: MapMarks) -> None:
        """Mark other nodes and paths, and explain them."""
        if self.view is not None and self._legend is not None:
            self.view.show_marks(marks)
            self._legend.show_items(list(self._explained(marks)))

    def free(self) -> None:
        """Let the map hold nothing."""
        if self.view is not None:
            self.view.show_visits(None)
            self.view.show_space(None)

    def _made_view(self) -> MapView:
        if self.view is None or self._legend is None:
            from app.klotski.state_space.flow import Flow
            from app.klotski.state_space.view.map_view import MapView

            self.view = MapView(self._appearance, self._name, self.tr("Map"))
            self.view.node_hovered.connect(self.node_hovered)
            meaning = QCoreApplication.translate("MapLegend", "What the colours and marks on the map mean")
            self._legend = named(Flow(self._appearance, self._name + "Legend", meaning), role="caption")
            shown = QWidget()
            column((self.view, 1), self._legend, spacing=4, parent=shown)
            self.addWidget(shown)
        return self.view

    def _explained(self, marks: MapMarks) -> Iterator[FlowItem]:
        """What the colours and the marks mean."""
        from app.klotski.state_space.landscape import Mark
        from app.klotski.state_space.map_legend import LINES, SIGNS, SampleItem, ScaleItem
        from app.klotski.state_space.view.signs import MapLine, Sign
        from app.klotski.state_space.words import mark_title, scale_title
        from solvers.klotski.state_space.colours import Colouring

        space = None if self.view is None else self.view.space
        if space is None:
            return
        yield ScaleItem(scale_title(Colouring.EXIT, space.metric), int(space.to_exit.max()), start_last=False)
        yield SampleItem(Sign.START, QCoreApplication.translate("MapLegend", "Start"))
        yield SampleItem(SIGNS[Mark.EXITS], mark_title(Mark.EXITS))
        if marks.passes and space.passes:
            yield SampleItem(SIGNS[Mark.PASSES], mark_title(Mark.PASSES))
        if marks.present is not None:
            yield SampleItem(Sign.PRESENT, self.tr("Position on the board"))
        if marks.solution:
            yield SampleItem(LINES[Mark.SOLUTION], self.tr("A shortest solution"))
        if marks.way:
            yield SampleItem(MapLine.WAY, self.tr("The strand"))
