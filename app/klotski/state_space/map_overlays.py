"""What lies over the map: the controls that zoom, a short remark, and a card beside a point, with its board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.state_space.view.map_view import MapView
from app.puzzle.board.pan_zoom import EDGE, ZoomPanel
from app.ui.look.scale import scaled, scaled_size
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded, smooth_painter
from app.ui.painting.text import write_in
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.actions import key_tip, square_button
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.shorthand import connect_slot, named
from solvers.klotski.layout import Layout

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


CELL = 15
"""The side of a cell of its board, in pixels at a text size of 100 %."""
KEPT = 60
PADDING, GAP, SHADOW = 10, 6, 8
CLEAR = 18
"""How far it stays away from the point, in pixels."""


class PositionCard(PaintedWidget):
    """Lies over the window that the map is in, beside the point and never over it; it takes no part in anything."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        self._thumbnails = Thumbnails(appearance, float(scaled(CELL)), KEPT)
        self._layout: Layout | None = None
        self.lines: tuple[str, ...] = ()
        """What is written on it."""
        super().__init__(appearance, "positionCard", parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_position(self, layout: Layout, lines: Sequence[str], point: QPoint) -> None:
        """Show a position beside a point of the window."""
        self._layout, self.lines = layout, tuple(lines)
        self.setAccessibleName("; ".join(lines))
        self.move_beside(point)
        self.update()
        self.show()
        self.raise_()

    def move_beside(self, point: QPoint) -> None:
        """Lie beside another point of the window."""
        self.setGeometry(place_beside(self.sizeHint(), point, self.window().rect()))

    def sizeHint(self) -> QSize:
        """The board, and the lines below it."""
        metrics, board = QFontMetricsF(self.font()), self._thumbnails.size
        widest = max((metrics.horizontalAdvance(line) for line in self.lines), default=0.0)
        width = max(board.width(), round(widest) + 1)
        height = board.height() + GAP + round(len(self.lines) * metrics.lineSpacing())
        around = 2 * (PADDING + SHADOW)
        return QSize(width + around, height + around)

    def paint(self, painter: QPainter) -> None:
        """Paint a panel with a soft shadow, the board in its middle and the lines below."""
        theme = self.theme
        panel = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_shadow(painter, panel, 8, SHADOW / 2, theme.shadow)
        draw_rounded(painter, panel.adjusted(0.5, 0.5, -0.5, -0.5), 8, theme.panel, theme.border)
        if self._layout is None:
            return
        board = self._thumbnails.picture(self._layout, self.devicePixelRatioF())
        left = round(panel.center().x() - self._thumbnails.size.width() / 2)
        painter.drawPixmap(left, round(panel.top()) + PADDING, board)
        spacing = QFontMetricsF(self.font()).lineSpacing()
        line = QRectF(
            panel.left(), panel.top() + PADDING + self._thumbnails.size.height() + GAP, panel.width(), spacing
        )
        for number, text in enumerate(self.lines):
            write_in(painter, line, text, theme.muted if number else theme.text)
            line.translate(0, spacing)


def place_beside(size: QSize, point: QPoint, room: QRect) -> QRect:
    """Where a card of a size lies: right of a point, left of it, above or below, wherever it fits into the room.

    Where it fits nowhere it is moved into the room as far as that leaves the point free.
    """
    across = min(max(point.x() - size.width() // 2, room.left()), max(room.left(), room.right() - size.width()))
    beside = min(max(point.y() - size.height() // 2, room.top()), max(room.top(), room.bottom() - size.height()))
    places = (
        QPoint(point.x() + CLEAR - SHADOW, beside),
        QPoint(point.x() - CLEAR + SHADOW - size.width(), beside),
        QPoint(across, point.y() - CLEAR + SHADOW - size.height()),
        QPoint(across, point.y() + CLEAR - SHADOW),
    )
    fitting = [QRect(corner, size) for corner in places]
    return next((placed for placed in fitting if room.contains(placed)), fitting[0])
