"""The searches of a map: the panel beside it, and the window in which two methods are compared, made when wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.state_space.landscape import Landscape
from app.klotski.state_space.map_menus import colouring_of
from app.klotski.state_space.searches.methods_panel import MethodsPanel
from app.klotski.state_space.searches.side_by_side import SideBySide
from app.klotski.state_space.view.map_view import MapView
from app.ui.look.theme import Appearance


class MapSearches(QObject):
    """Hands the map to the panel and to the window, and what they want lit and marked to the map."""

    node_wanted = Signal(int)
    """The node that is to be marked on the map; `NOBODY` for none."""
    watch_wanted = Signal(object)
    """The `KlotskiEngine` whose search is to be watched on the board."""

    def __init__(self, landscape: Landscape, map_view: MapView, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._landscape = landscape
        self._appearance = appearance
        self._window_parent = parent
        self.panel = MethodsPanel(appearance)
        self.panel.hide()
        self.window: SideBySide | None = None
        self.panel.lit_changed.connect(map_view.show_visits)
        self.panel.node_wanted.connect(self.node_wanted)
        self.panel.watch_wanted.connect(self.watch_wanted)
        self.panel.side_by_side_wanted.connect(self.open_side_by_side)
        landscape.changed.connect(self.show_map)
        landscape.choices_changed.connect(self.show_map)
        self.show_map()

    @Slot()
    def show_map(self) -> None:
        """Run methods on the map that the landscape has now; none in a strict game, which they would help."""
        landscape = self._landscape
        space = None if landscape.strict else landscape.space
        self.panel.show_space(space)
        if self.window is not None:
            drawing = None if space is None else landscape.drawing
            self.window.show_map(space, drawing, colouring_of(landscape))

    @Slot()
    def open_side_by_side(self) -> None:
        """Open the window, or bring it to the front; for as long as it is open, somebody looks at the landscape."""
        if self.window is None:
            self.window = SideBySide(self._appearance, self._window_parent)
            self.window.destroyed.connect(self._lose_window)
            self.window.destroyed.connect(self._landscape.leave)  # also when all of the page is made anew
            self._landscape.open()
            self.show_map()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    @Slot()
    def _lose_window(self) -> None:
        self.window = None
