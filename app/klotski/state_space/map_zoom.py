"""The controls over a corner of the map: larger, smaller, and all of it again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtWidgets import QFrame, QToolButton

from app.klotski.state_space.view.map_view import MapView
from app.ui.look.icons import icon
from app.ui.look.scale import pressed, scaled_size
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import key_tip
from app.ui.widgets.shorthand import named, row

EDGE = 8
"""How far from the edges of the map the controls keep, in pixels."""
NOTCH = 1.5
SIDE, ICON = 28, 16
LEAST_HEIGHTS = 5
"""How many times as high as the controls a map is at least over which they lie."""


class MapZoom(QFrame):
    """Lies over the right foot of a map."""

    def __init__(self, shown: MapView, appearance: Appearance) -> None:
        super().__init__(shown)
        named(self, "mapZoom", self.tr("Zoom"), role="panel")
        self._map = shown
        self._appearance = appearance
        self._buttons = {
            "zoom-out": self._button("mapZoomOut", self.tr("Zoom out"), "-"),
            "zoom-in": self._button("mapZoomIn", self.tr("Zoom in"), "+"),
            "zoom-fit": self._button("mapFit", self.tr("Show the whole map"), "0"),
        }
        self._buttons["zoom-in"].clicked.connect(self._zoom_in)
        self._buttons["zoom-out"].clicked.connect(self._zoom_out)
        self._buttons["zoom-fit"].clicked.connect(shown.fit)
        # Side by side: maps are wider than high, and have room at their foot.
        row(*self._buttons.values(), spacing=3, margins=4, parent=self)
        self.adjustSize()
        shown.installEventFilter(self)
        appearance.changed.connect(self._show_icons)
        self._show_icons()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place in the corner when the map changes its size."""
        if event.type() == QEvent.Type.Resize:
            self.move(self._map.width() - self.width() - EDGE, self._map.height() - self.height() - EDGE)
            self.setVisible(self._map.height() >= LEAST_HEIGHTS * self.height())
        return False

    def _button(self, name: str, text: str, key: str) -> QToolButton:
        made = named(QToolButton(), name, text, key_tip(text, key))
        made.setIconSize(scaled_size(ICON, ICON))
        made.setFixedSize(pressed(SIDE), pressed(SIDE))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the map
        return made

    @Slot()
    def _zoom_in(self) -> None:
        self._map.zoom_by(NOTCH)

    @Slot()
    def _zoom_out(self) -> None:
        self._map.zoom_by(1 / NOTCH)

    @Slot()
    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for picture, button in self._buttons.items():
            button.setIcon(icon(picture, theme.text, theme.muted))
