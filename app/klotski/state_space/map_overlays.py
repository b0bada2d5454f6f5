"""What lies over corners of the map: the controls that zoom, and a short remark."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from app.klotski.state_space.view.map_view import MapView
from app.puzzle.board.pan_zoom import EDGE, ZoomPanel
from app.ui.look.scale import scaled_size
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import smooth_painter
from app.ui.widgets.actions import key_tip, square_button
from app.ui.widgets.shorthand import connect_slot, named

SIDE, ICON = 28, 16
INSIDE, RADIUS = 6, 6.0


def map_zoom(shown: MapView, appearance: Appearance) -> ZoomPanel:
    """The buttons that zoom a map; side by side, since maps are wider than high, and have room at their foot."""
    translate = QCoreApplication.translate
    buttons = {
        "zoom-out": _button("mapZoomOut", translate("MapZoom", "Zoom out"), "-", shown.zoom_out),
        "zoom-in": _button("mapZoomIn", translate("MapZoom", "Zoom in"), "+", shown.zoom_in),
        "zoom-fit": _button("mapFit", translate("MapZoom", "Show the whole map"), "0", shown.fit),
    }
    return ZoomPanel(shown, appearance, "mapZoom", translate("MapZoom", "Zoom"), buttons)


def _button(name: str, text: str, key: str, act: Callable[[], None]) -> QToolButton:
    made = square_button(name, text, key_tip(text, key), side=SIDE)
    made.setIconSize(scaled_size(ICON, ICON))
    made.clicked.connect(act)
    return made


class MapRemark(QLabel):
    """Lies over the upper left corner, as wide as its text, and takes no part in anything."""

    def __init__(self, appearance: Appearance, shown: QWidget) -> None:
        super().__init__(shown, textFormat=Qt.TextFormat.PlainText, wordWrap=True, margin=INSIDE)
        named(self, "mapRemark", self.tr("About the map"), role="caption")
        self._appearance = appearance
        self._map = shown
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
