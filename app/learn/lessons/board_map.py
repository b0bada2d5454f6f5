"""The whole map of a small puzzle: a little board for each point, and a line for each move between two of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.klotski.board.thumbnails import Thumbnails
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import ScaledPicture, paint_frame
from app.ui.words.numbers import plural
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.drawn_space import DrawnSpace

CELLS = (8.0, 7.0, 6.0, 5.0, 4.0, 3.0)
"""The sides that a cell of the little boards may have, in pixels: the largest that leaves room for the lines."""
APART = 14.0
"""How far boards are apart then, in pixels."""
MARGIN = 34.0
"""Between the outermost points and the frame, in pixels."""
ASIDE = 2.0
"""How many times as dear a step aside is, when an arrow key looks for the nearest point in its direction."""
DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardMap(ScaledPicture):
    """`pointed_at` tells of the node that the pointer or the keyboard is on; green frames mark solved positions."""

    pointed_at = Signal(int)

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, self.tr("Map of the small puzzle"))
        self._sizes = [Thumbnails(appearance, cell) for cell in CELLS]
        self._layouts: tuple[Layout, ...] = ()
        self._points: tuple[QPointF, ...] = ()
        self._edges: tuple[tuple[int, int], ...] = ()
        self._pointed = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def pointed(self) -> int:
        """The node that is pointed at; the start at first."""
        return self._pointed

    def show_drawn(self, drawn: DrawnSpace) -> None:
        """Draw a state space with its drawing, and point at its start."""
        assert drawn.drawing is not None
        self._layouts = tuple(map(drawn.space.layout_of, range(drawn.space.nodes)))
        self._points = tuple(QPointF(x, y) for x, y in drawn.drawing.points.tolist())
        self._edges = tuple((one, other) for one, other in drawn.drawing.edges.tolist())
        self._point_at(0)
        self.update()

    def place_of(self, node: int) -> QPointF:
        """Where the little board of a node has its middle, in pixels of the widget."""
        return self._to_field()(self._points[node]) * text_scale()

    def sizeHint(self) -> QSize:
        """Most of the stage."""
        return QSize(scaled(420), scaled(420))

    def minimumSizeHint(self) -> QSize:
        """Room for the little boards to be seen apart."""
        return QSize(scaled(220), scaled(240))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the little board under the pointer."""
        self._point_under(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at the little board under the finger: a touch does not hover."""
        super().mousePressEvent(event)
        self._point_under(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at the nearest one in the direction of an arrow key; Home is the start."""
        key = Qt.Key(event.key())
        if not self._points or key not in (*DIRECTIONS, Qt.Key.Key_Home):
            super().keyPressEvent(event)
            return
        self._point_at(0 if key is Qt.Key.Key_Home else self._towards(DIRECTIONS[key]))
        announce(self, self.accessibleDescription())

    def leaveEvent(self, event: QEvent) -> None:
        """What was pointed at last stays so: its boards are beside the map."""

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the lines, and the little boards on top."""
        paint_frame(painter, self, self.theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.field.adjusted(1, 1, -1, -1), 8, 8)
        if not self._points:
            return
        places = list(map(self._to_field(), self._points))
        pictures = self._pictures(places)
        for one, other in self._edges:
            near = self._pointed in (one, other)
            painter.setPen(QPen(QColor(self.theme.accent if near else self.theme.muted), 2.2 if near else 1.2))
            painter.drawLine(QLineF(places[one], places[other]))
        for layout, place in zip(self._layouts, places, strict=True):
            rect = _rect(place, pictures)
            painter.drawPixmap(rect.topLeft(), pictures.picture(layout, self.pixel_ratio))
            if layout.solved:
                self._paint_ring(painter, rect, self.theme.good, 1.5)
        self._paint_ring(painter, _rect(places[self._pointed], pictures), self.theme.accent, 4.0)

    def _paint_ring(self, painter: QPainter, rect: QRectF, colour: str, away: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 2.4))
        painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), 4, 4)

    def _pictures(self, places: Sequence[QPointF]) -> Thumbnails:
        """The little boards in the largest size with which they are apart, in these places."""
        aside = APART / 2
        for pictures in self._sizes[:-1]:
            rects = [_rect(place, pictures).adjusted(-aside, -aside, aside, aside) for place in places]
            if not any(one.intersects(other) for one, other in combinations(rects, 2)):
                return pictures
        return self._sizes[-1]

    def _to_field(self) -> Callable[[QPointF], QPointF]:
        """From the points of the drawing to the field: as large as there is room for, each direction by itself."""
        across, down = [point.x() for point in self._points], [point.y() for point in self._points]
        room = self.field.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        width, height = max(across) - min(across) or 1.0, max(down) - min(down) or 1.0

        def placed(point: QPointF) -> QPointF:
            x, y = (point.x() - min(across)) / width, (point.y() - min(down)) / height
            return QPointF(room.left() + room.width() * x, room.top() + room.height() * y)

        return placed

    def _point_under(self, event: QMouseEvent) -> None:
        if not self._points:
            return
        places = list(map(self._to_field(), self._points))
        pictures, place = self._pictures(places), event.position() / text_scale()
        under = [node for node, middle in enumerate(places) if _rect(middle, pictures).contains(place)]
        if under:
            self._point_at(min(under, key=lambda node: _length(places[node] - place)))

    def _towards(self, direction: QPointF) -> int:
        to_field = self._to_field()
        here = to_field(self._points[self._pointed])

        def dear(node: int) -> float:
            away = to_field(self._points[node]) - here
            ahead = QPointF.dotProduct(away, direction)
            return ahead + ASIDE * _length(away - direction * ahead) if ahead > 1 else inf

        nearest = min(range(len(self._points)), key=dear)
        return nearest if dear(nearest) < inf else self._pointed

    def _point_at(self, node: int) -> None:
        self._pointed = node
        joined = sum(node in edge for edge in self._edges)
        self.setAccessibleDescription(plural("BoardMap", "A position with {number} neighbours", joined))
        self.update()
        self.pointed_at.emit(node)


def _rect(place: QPointF, pictures: Thumbnails) -> QRectF:
    """Where a little board lies that has its middle at a place."""
    rect = QRectF(QPointF(0, 0), pictures.size.toSizeF())
    rect.moveCenter(place)
    return rect


def _length(way: QPointF) -> float:
    return (way.x() ** 2 + way.y() ** 2) ** 0.5
