"""Two methods beside each other on two maps of the same layout, counted and timed, played together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent
from PySide6.QtWidgets import QDialog, QWidget

from app.klotski.state_space.searches.replay import Replay, VisitRecorder
from app.klotski.state_space.searches.visit_figures import (
    VisitFigures,
    comparison_sentence,
    state_of,
    why_not,
)
from app.klotski.state_space.view.lit import lit_until
from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.puzzle.actions import make_actions
from app.puzzle.transport_bar import TransportBar
from app.search.engine_combo import EngineCombo, with_about
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.state_space.colours import Colouring

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

SIZE = QSize(1180, 720)
"""The size of the window at first, in pixels at a text size of 100 %."""
AT_FIRST = ("shortest", "a-star")
"""The names of the methods that are compared at first."""
PLAYED = ("first", "back", "play", "forward", "last")
"""The actions whose keys are in force in the window: those of speed are keys of the maps."""


class MethodPane(QWidget):
    """One of the two methods, and its map."""

    changed = Signal()
    """Another method is chosen, or it runs, or it has ended."""

    def __init__(self, prefix: str, title: str, engine: KlotskiEngine, appearance: Appearance) -> None:
        """`prefix` begins the object names."""
        super().__init__()
        named(self, prefix + "Pane", title)
        self._space: StateSpace | None = None
        self.recorder = VisitRecorder(self)
        self.engine_combo = EngineCombo(prefix + "EngineCombo", ENGINES)
        self.engine_combo.choose(engine)
        self.map = MapView(appearance, prefix + "Map", title)
        self.figures = VisitFigures(prefix + "Visit")
        self.said = label("", "caption", prefix + "Result", self.tr("Result of the search"), lines=3)
        column(with_about(self.engine_combo), (self.map, 1), self.figures, self.said, spacing=8, parent=self)
        self.engine_combo.currentIndexChanged.connect(self._forget)
        self.recorder.changed.connect(self._say)

    @property
    def engine(self) -> KlotskiEngine:
        """The method that is chosen."""
        return self.engine_combo.currentData()

    @property
    def visits(self) -> Visits | None:
        """What was recorded of it, as it is now."""
        return self.recorder.visits_of(self.engine)

    @property
    def can_run(self) -> bool:
        """Whether the method takes the layout of the map and counts its steps."""
        return self._space is not None and not why_not(self.engine, self._space)

    def show_map(self, space: StateSpace | None, drawing: Drawing | None, colouring: Colouring) -> None:
        """Show a map; what was recorded on another is gone."""
        self.map.show_space(space)
        self.map.show_drawing(drawing)
        self.map.colour_by(colouring)
        self.map.show_marks(MapMarks(start=None if space is None else 0, passes=False))
        if space is not self._space:
            self._space = space
            self._forget()

    def run(self) -> None:
        """Run the method, unless it has been run."""
        if self._space is not None and self.can_run and self.visits is None:
            self.recorder.start(self.engine, self._space)

    def show_count(self, count: int) -> None:
        """Show the first so many visits, or all where there are fewer."""
        visits = self.visits
        shown = 0 if visits is None else min(count, len(visits))
        self.figures.show_visits(visits, shown)
        self.map.show_visits(None if visits is None else lit_until(visits, shown))

    @Slot()
    def _forget(self) -> None:
        self.recorder.forget()
        self.show_count(0)

    @Slot()
    def _say(self) -> None:
        space = self._space
        self.said.setText("" if space is None else state_of(self.recorder, space, why_not(self.engine, space)))
        self.changed.emit()


class SideBySide(QDialog):
    """A window with two panes; both maps show the same number of visits, and are seen from the same place."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        set_up_window(self, "mapSideBySide", self.tr("Methods side by side"), SIZE)
        self.setAccessibleName(self.windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.replay = Replay(self)
        left, right = map(engine_named, AT_FIRST)
        self.left = MethodPane("mapLeft", self.tr("Method at the left"), left, appearance)
        self.right = MethodPane("mapRight", self.tr("Method at the right"), right, appearance)
        self.panes = (self.left, self.right)
        tip = self.tr("Run both methods and show their visits")
        self.run_button = button(self.tr("Run both"), "mapRunBothButton", tip, self.run, "primary")
        self.stop_button = button(self.tr("Stop"), "mapStopBothButton", self.tr("Stop both methods"), self.stop)
        self.said = label("", "text", "mapComparison", self.tr("Result of the comparison"), wrap=True)
        self.transport = TransportBar("mapBoth", self.replay, self._played_actions(), appearance)
        self._linking = False
        self._lay_out()
        self._connect()
        self._show()

    def show_map(self, space: StateSpace | None, drawing: Drawing | None, colouring: Colouring) -> None:
        """Show a map on both sides."""
        for pane in self.panes:
            pane.show_map(space, drawing, colouring)
        self._show()

    @Slot()
    def run(self) -> None:
        """Run one method after the other, so that neither slows the other down; then they are played."""
        self.replay.load(0)
        self._run_next()
        self._show()

    @Slot()
    def stop(self) -> None:
        """Stop both methods."""
        for pane in self.panes:
            pane.recorder.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs while nobody looks."""
        super().hideEvent(event)
        self.replay.pause()
        self.stop()

    def _played_actions(self) -> dict[str, QAction]:
        actions = make_actions(self)
        for name, action in actions.items():
            if name not in PLAYED:
                action.setShortcuts([])
        self.addActions([actions[name] for name in PLAYED])
        return actions

    def _lay_out(self) -> None:
        text = self.tr("Both maps show equally many visits. The times are those of the methods at full speed.")
        note = label(text, "caption", "mapComparisonNote", wrap=True)
        panes = row((self.left, 1), (self.right, 1), spacing=12)
        acts = row(self.run_button, self.stop_button, (self.said, 1), spacing=8)
        column((panes, 1), acts, self.transport, note, spacing=8, margins=12, parent=self)

    def _connect(self) -> None:
        self.replay.moment_changed.connect(self._follow)
        for pane in self.panes:
            pane.changed.connect(self._show)
            pane.recorder.recorded.connect(self._go_on)
            pane.map.camera_changed.connect(self._link)

    @Slot()
    def _link(self) -> None:
        """See both maps from where the one is seen that was moved."""
        moved = self.sender()
        if not self._linking:
            self._linking = True
            for pane in self.panes:
                if pane.map is not moved and isinstance(moved, MapView) and pane.map.size() == moved.size():
                    pane.map.look_like(moved)
            self._linking = False

    def _run_next(self) -> None:
        waiting = [pane for pane in self.panes if pane.visits is None]
        if waiting:
            waiting[0].run()

    @Slot()
    def _go_on(self) -> None:
        """Run the other method, or play both."""
        self._run_next()
        counts = [len(pane.visits) for pane in self.panes if pane.visits is not None]
        if len(counts) == len(self.panes):
            self.replay.load(max(counts))
            self.replay.play()
            self._show()

    @Slot()
    def _follow(self) -> None:
        for pane in self.panes:
            pane.show_count(self.replay.position)

    @Slot()
    def _show(self) -> None:
        """Show how it stands with both."""
        busy = any(pane.recorder.runner.busy for pane in self.panes)
        left, right = (pane.visits for pane in self.panes)
        both = left is not None and right is not None
        if not both and self.replay.ready:
            self.replay.load(0)
        loading = both and not self.replay.ready
        can_run = not busy and not both and all(pane.can_run for pane in self.panes)
        self._offer(can_run=can_run, can_stop=busy or loading)
        self.said.setText("" if left is None or right is None else comparison_sentence(left, right))

    def _offer(self, *, can_run: bool, can_stop: bool) -> None:
        """Enable what can be done; the focus goes with it, from one button to the other and on to the playback."""
        run, stop = self.run_button, self.stop_button
        focused = run.hasFocus() or stop.hasFocus()
        run.setEnabled(can_run)
        stop.setEnabled(can_stop)
        if focused:
            next_button = run if can_run else stop if can_stop else self.transport.play_button
            next_button.setFocus()
