"""An AVL tree as it grows: its upper levels, the way a look-up took, and the last rotation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.compare.chart_ink import Ink, write_centred
from app.lessons.look_up_picture import MARGIN, LookUpPicture
from app.live.rotation_drawing import paint_rotation
from app.numbers import grouped
from app.theme import Appearance, Theme
from solvers.klotski.historical.tree_beside_table import DRAWN_LEVELS, LookUp
from solvers.klotski.insight import Rotation, Sketch

HEADING = 24.0
ROTATION_HEIGHT = 118.0
LARGE, SMALL = 7.0, 2.6
"""The radius of a node on the first levels, and on those where they stand close."""
CLOSE_LEVEL = 5


class TreePicture(LookUpPicture):
    """Smaller numbers at the left, greater ones at the right; what the last look-up compared is in colour."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(name, QCoreApplication.translate("TreePicture", "AVL tree"), appearance)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rotation(self) -> Rotation | None:
        """The rotation that is drawn."""
        return None if self._look is None else self._look.rotation

    def sizeHint(self) -> QSize:
        """Wide enough for seven levels."""
        return QSize(400, 330)

    def paint_structure(self, painter: QPainter, ink: Ink, look: LookUp | None) -> None:
        """Paint the tree above and the rotation below."""
        theme = self._appearance.theme
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN + HEADING, -MARGIN, -MARGIN - ROTATION_HEIGHT)
        if look is None:
            empty = self.tr("The tree grows here, look-up by look-up.")
            write_centred(painter, QRectF(self.rect()).center(), empty, ink.figures, theme.muted)
            return
        _Drawing(painter, theme, room, look).paint()
        if look.rotation is not None:
            self._paint_rotation(painter, ink, room.bottom() + 14, look.rotated_at, look.rotation)

    def _paint_rotation(self, painter: QPainter, ink: Ink, top: float, number: int, rotation: Rotation) -> None:
        text = self.tr("Last rotation, at look-up {number}").format(number=grouped(number))
        write_centred(painter, QPointF(self.width() / 2, top + 4), text, ink.figures, ink.theme.muted)
        field = QRectF(MARGIN, top + 18, self.width() - 2 * MARGIN, ROTATION_HEIGHT - 34)
        paint_rotation(painter, field, rotation, ink.theme)


class _Drawing:
    """The upper levels of a tree in a room: each node in the middle of its share of the width."""

    def __init__(self, painter: QPainter, theme: Theme, room: QRectF, look: LookUp) -> None:
        self._painter = painter
        self._theme = theme
        self._room = room
        self._look = look
        self._drop = room.height() / (min(look.tree.height, DRAWN_LEVELS) - 1 or 1)

    def paint(self) -> None:
        """The tree, and over it the way to the key."""
        self._paint_tree(self._look.tree, self._room.left(), self._room.right(), 0)
        self._paint_way(self._look.tree)

    def _paint_tree(self, node: Sketch, left: float, right: float, level: int) -> None:
        place, middle = self._place(left, right, level), (left + right) / 2
        self._painter.setPen(QPen(QColor(self._theme.muted), 1.0))
        for child, low, high in ((node.left, left, middle), (node.right, middle, right)):
            if child is not None:
                self._painter.setPen(QPen(QColor(self._theme.muted), 1.0))
                self._painter.drawLine(place, self._place(low, high, level + 1))
                self._paint_tree(child, low, high, level + 1)
        self._paint_node(place, level, QColor(self._theme.muted))

    def _paint_way(self, node: Sketch | None) -> None:
        left, right, level = self._room.left(), self._room.right(), 0
        before: QPointF | None = None
        accent = QColor(self._theme.accent)
        while node is not None:
            place = self._place(left, right, level)
            if before is not None:
                self._painter.setPen(QPen(accent, 2.6))
                self._painter.drawLine(before, place)
            self._paint_node(place, level, accent)
            if node.key == self._look.key:
                self._ring(place)
                return
            middle = (left + right) / 2
            smaller = self._look.key < node.key
            left, right = (left, middle) if smaller else (middle, right)
            before, level, node = place, level + 1, node.left if smaller else node.right
        if before is not None:
            self._painter.setPen(QPen(accent, 2.6, Qt.PenStyle.DotLine))
            self._painter.drawLine(before, before + QPointF(0, 12))

    def _paint_node(self, place: QPointF, level: int, colour: QColor) -> None:
        radius = LARGE if level < CLOSE_LEVEL else SMALL
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawEllipse(place, radius, radius)

    def _ring(self, place: QPointF) -> None:
        self._painter.setPen(QPen(QColor(self._theme.good if self._look.new else self._theme.accent), 2.4))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(place, LARGE + 3, LARGE + 3)

    def _place(self, left: float, right: float, level: int) -> QPointF:
        return QPointF((left + right) / 2, self._room.top() + LARGE + level * (self._drop - 2.5))
