"""The searches of a map: the panel beside it, and the window in which two methods are compared, made when wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSizeF, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.state_space.landscape import Landscape
from app.klotski.state_space.map_menus import colouring_of
from app.klotski.state_space.searches.replay import Replay, VisitRecorder
from app.klotski.state_space.searches.side_by_side import MethodPane, SideBySide
from app.klotski.state_space.searches.visit_figures import (
    VisitFigures,
    most_visited_text,
    state_of,
    why_not,
)
from app.klotski.state_space.view.lit import LitVisits, lit_until
from app.klotski.state_space.view.map_view import NO_NODE, MapView
from app.puzzle.actions import make_actions
from app.puzzle.transport_bar import TransportBar
from app.search.engine_combo import EngineCombo, with_about
from app.search.progress_panel import printed_text
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import transparent_pixmap
from app.ui.widgets.actions import bind, enable, offer, own_keys
from app.ui.widgets.shorthand import button, column, keep_room, label, named, row
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine

if TYPE_CHECKING:
    from app.puzzle.session import PuzzleSession
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

CELL = 6.0
"""The side of a cell of the small board, in pixels at a text size of 100 %."""
WATCHED_SPEED = 1.0
"""Visits a second at first, where they are watched."""


class MethodsPanel(QWidget):
    """Controls and figures; whoever shows the map lights what `lit_changed` says."""

    lit_changed = Signal(object)
    """The `LitVisits` that the map is to light; None where it is to be as it is without a search."""
    node_wanted = Signal(int)
    """The node that is to be marked on the map; `NO_NODE` for none."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "mapMethods", self.tr("Searches on the map"))
        self._appearance = appearance
        self._space: StateSpace | None = None
        self.recorder = VisitRecorder(self)
        self.replay = Replay(self)
        self._watched = self._waits = False
        """Whether the visits are gone through slowly, each marked, and only when a person goes on."""
        self.acts = make_actions(self)
        """What keys do while the focus is here."""
        self.engine_combo = EngineCombo("mapEngineCombo", ENGINES)
        tip = self.tr("Run the method and show its visits")
        self.start_button = button(self.tr("Run"), "mapRunButton", tip, self.run)
        self.stop_button = button(self.tr("Stop"), "mapStopButton", self.tr("Stop the method"), self.recorder.stop)
        self.transport = TransportBar("mapReplay", self.replay, self.acts, appearance, narrow=True)
        self.figures = VisitFigures("mapVisit")
        self.said = label("", "text", "mapVisitResult", self.tr("Result of the search"), lines=4)
        self.printed = printed_text("mapPrinted", most=3)
        self._thumbnails = Thumbnails(appearance, float(scaled(int(CELL))), 1)
        self.most = self._most_button()
        tip = self.tr("Go through the visits of this method slowly on the map, step by step if you like")
        self.watch_button = button(self.tr("Watch"), "mapWatchButton")
        offer(self.acts, {"watch": self.watch, "watch-paused": self.watch_paused})
        offer(self.acts, {"pause-search": self.replay.toggle, "step-search": self.replay.forward})
        bind(self.watch_button, self.acts["watch"], tip)
        own_keys(self, self.acts)
        self.compare_button = button(
            self.tr("Side by side…"), "mapSideBySideButton", self.tr("Compare two methods on two maps")
        )
        self._lay_out()
        self._connect()
        self._show()

    @property
    def engine(self) -> KlotskiEngine:
        """The method that is chosen."""
        return self.engine_combo.currentData()

    @property
    def lit(self) -> LitVisits | None:
        """What the map is to light."""
        visits = self.recorder.visits
        return None if visits is None else lit_until(visits, self.replay.position)

    def show_space(self, space: StateSpace | None, visits: Visits | None = None) -> None:
        """Run methods on this map from now on; `visits` are what was recorded on it before."""
        if space is not self._space:
            self._space = space
            self._forget()
            if visits is not None:
                self.engine_combo.choose(visits.engine)
                self.recorder.show(visits)
                self.replay.load(len(visits))

    @Slot()
    def run(self) -> None:
        """Run the method that is chosen; its visits are played as soon as they are known."""
        self._waits = False
        self._begin(watched=False)

    @Slot()
    def watch(self, waits: bool = False) -> None:
        """Go slowly through the visits of the method that is chosen, from the first on; run it if it was not."""
        self._waits = waits
        if self.recorder.visits_of(self.engine) is None:
            self._begin(watched=True)
        else:
            self._watched = True
            self._play()

    @Slot()
    def watch_paused(self) -> None:
        """The same, but wait after each visit."""
        self.watch(waits=True)

    def _begin(self, watched: bool) -> None:
        if self._space is not None and not why_not(self.engine, self._space):
            self._watched = watched
            self.replay.load(0)
            self.recorder.start(self.engine, self._space)
            self._tell_lit()

    def showEvent(self, event: QShowEvent) -> None:
        """Light what is shown."""
        super().showEvent(event)
        self._tell_lit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the map be as it is without a search."""
        super().hideEvent(event)
        self.replay.pause()
        self.recorder.stop()
        self.node_wanted.emit(NO_NODE)
        self.lit_changed.emit(None)

    def _most_button(self) -> QPushButton:
        made = button("", "mapMostVisited", self.tr("Mark this position on the map"), self._want_most)
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        made.setIconSize(self._thumbnails.size)
        made.setIcon(transparent_pixmap(QSizeF(self._thumbnails.size), 1.0))
        return keep_room(made)

    def _lay_out(self) -> None:
        chosen = with_about(self.engine_combo)
        acts = row((chosen, 1), self.start_button, self.stop_button, self.watch_button, spacing=6)
        more = row(self.most, 1, self.compare_button, spacing=6)
        column(acts, self.said, self.printed, self.transport, self.figures, more, 1, spacing=8, parent=self)

    def _connect(self) -> None:
        self.engine_combo.currentIndexChanged.connect(self._forget)
        self.recorder.changed.connect(self._show)
        self.recorder.recorded.connect(self._play)
        self.replay.moment_changed.connect(self._follow)
        self._appearance.changed.connect(self._show)

    @Slot()
    def _forget(self) -> None:
        self.recorder.forget()
        self.replay.load(0)
        self.node_wanted.emit(NO_NODE)
        self._tell_lit()

    @Slot()
    def _play(self) -> None:
        visits = self.recorder.visits
        if visits is not None:
            self.replay.load(len(visits))
            self.replay.set_speed(WATCHED_SPEED if self._watched else None)
            (self.replay.forward if self._waits else self.replay.play)()
            if self._watched:
                self.transport.play_button.setFocus()

    @Slot()
    def _follow(self) -> None:
        visits, count = self.recorder.visits, self.replay.position
        self.figures.show_visits(visits, count)
        self._tell_lit()
        if self._watched and visits is not None:
            self.node_wanted.emit(int(visits.nodes[count - 1]) if count else NO_NODE)

    def _tell_lit(self) -> None:
        if self.isVisible():
            self.lit_changed.emit(self.lit)

    @Slot()
    def _show(self) -> None:
        """Show how it stands with the method."""
        recorder, space = self.recorder, self._space
        refused = "" if space is None else why_not(self.engine, space)
        self.start_button.setEnabled(space is not None and not refused)
        self._offer_stop(recorder.runner.busy)
        enable(self.acts, dict.fromkeys(("watch", "watch-paused"), self.start_button.isEnabled()))
        enable(self.acts, dict.fromkeys(("pause-search", "step-search"), recorder.visits is not None))
        self.compare_button.setEnabled(space is not None)
        invitation = self.tr("Run a method, and see in which order it visits the positions.")
        self.said.setText(refused or state_of(recorder, space, invitation))
        self.printed.show_text(recorder.runner.printed, end=True)
        self.figures.show_visits(recorder.visits, self.replay.position)
        self._show_most()

    def _offer_stop(self, busy: bool) -> None:
        """Put the one button in the place of the other, and the focus with it."""
        before, now = (self.start_button, self.stop_button) if busy else (self.stop_button, self.start_button)
        focused = before.hasFocus()
        now.show()
        if focused:
            now.setFocus()
        before.hide()

    def _show_most(self) -> None:
        visits, space = self.recorder.visits, self._space
        self.most.setVisible(visits is not None and space is not None)
        if visits is not None and space is not None:
            layout = space.layout_of(visits.most_returned_to)
            self.most.setText(most_visited_text(visits))
            self.most.setIcon(self._thumbnails.picture(layout, self.devicePixelRatioF()))

    @Slot()
    def _want_most(self) -> None:
        if self.recorder.visits is not None:
            self.node_wanted.emit(self.recorder.visits.most_returned_to)


class MapSearches(QObject):
    """Hands the map to the panel and to the window, and what they want lit to the map."""

    def __init__(
        self,
        session: PuzzleSession,
        landscape: Landscape,
        map_view: MapView,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """`session` is that of the landscape; a person's own searches come from there."""
        super().__init__(parent)
        self._session = session
        self._landscape = landscape
        self._appearance = appearance
        self._window_parent = parent
        self.panel = MethodsPanel(appearance)
        self.panel.hide()
        self._offer_own(self.panel)
        self.window: SideBySide | None = None
        self.panel.lit_changed.connect(map_view.show_visits)
        self.panel.compare_button.clicked.connect(self.open_side_by_side)
        self.panel.recorder.recorded.connect(self._keep)
        landscape.changed.connect(self.show_map)
        landscape.choices_changed.connect(self.show_map)
        self.show_map()

    @Slot()
    def show_map(self) -> None:
        """Run methods on the map that the landscape has now; none in a strict game, which they would help."""
        landscape = self._landscape
        space = None if landscape.strict else landscape.space
        kept = landscape.kept_visits
        same = kept is not None and space is not None and kept[0] == (space.layout, space.metric)
        self.panel.show_space(space, kept[1] if kept is not None and same else None)
        if self.window is not None:
            drawing = None if space is None else landscape.drawing
            self.window.show_map(space, drawing, colouring_of(landscape))

    @Slot()
    def _keep(self) -> None:
        """Keep what was recorded, for a map or a view that is made again."""
        space, visits = self._landscape.space, self.panel.recorder.visits
        if space is not None and visits is not None:
            self._landscape.kept_visits = (space.layout, space.metric), visits

    @Slot()
    def open_side_by_side(self) -> None:
        """Open the window, or bring it to the front; for as long as it is open, somebody looks at the landscape."""
        if self.window is None:
            self.window = SideBySide(self._appearance, self._window_parent)
            for pane in self.window.panes:
                self._offer_own(pane)
            self.window.destroyed.connect(self._lose_window)
            self.window.destroyed.connect(self._landscape.leave)  # also when all of the page is made anew
            self._landscape.open()
            self.show_map()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _offer_own(self, part: MethodsPanel | MethodPane) -> None:
        part.engine_combo.offer_own(self._session)
        part.recorder.own_search_wanted.connect(self._session.own_search_wanted)

    @Slot()
    def _lose_window(self) -> None:
        self.window = None
