"""What lies over corners of the map: the controls that zoom, and a short remark."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QWidget

from app.klotski.state_space.view.map_view import MapView
from app.ui.connections import connect_slot
from app.ui.look.icons import icon
from app.ui.look.scale import pressed, scaled_size
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import smooth_painter
from app.ui.widgets.actions import key_tip
from app.ui.widgets.shorthand import named, row

EDGE = 8
"""How far from the edges of the map they keep, in pixels."""
NOTCH = 1.5
SIDE, ICON = 28, 16
LEAST_HEIGHTS = 5
"""How many times as high as the controls a map is at least over which they lie."""
INSIDE, RADIUS = 6, 6.0


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


class MapRemark(QLabel):
    """Lies over the upper left corner, as wide as its text, and takes no part in anything."""

    def __init__(self, appearance: Appearance, shown: QWidget) -> None:
        super().__init__(shown, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        named(self, "mapRemark", self.tr("About the map"), role="caption")
        self._appearance = appearance
        self._map = shown
        self.setMargin(INSIDE)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        shown.installEventFilter(self)
        connect_slot(appearance, "changed()", self, "update()")

    def say(self, text: str) -> None:
        """Say something; nothing takes it away."""
        if text != self.text():
            self.setText(text)
            self._place()
        self.setVisible(bool(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Break the lines anew when the map changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with round corners, and the text."""
        theme = self._appearance.theme
        with smooth_painter(self) as painter:
            paint_frame(painter, QRectF(self.rect()), RADIUS, QColor(theme.panel), QColor(theme.border))
        super().paintEvent(event)

    def _place(self) -> None:
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + 2 * INSIDE + 2
        width = max(1, min(wanted, self._map.width() - 2 * EDGE))
        self.setGeometry(EDGE, EDGE, width, self.heightForWidth(width))
