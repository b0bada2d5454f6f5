"""Maps of small puzzles, of which every position is drawn: as a tile by its distance, or as a little board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import inf

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.klotski.board.thumbnails import Thumbnails
from app.learn.lessons.drawn_space import DrawnSpace
from app.ui.look.fonts import tabular
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_line, draw_polyline, draw_rounded, faint
from app.ui.painting.text import write_in
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import ScaledPicture, paint_focusable_frame
from app.ui.words.numbers import plural
from solvers.klotski.layout import Layout

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

LABELS = 24.0
"""How wide the numbers of steps are at the left, in pixels."""
GAP = 3.0
WARM_AT = 12
"""A tile that was expanded so often is as warm as a tile can be."""


class PositionMap(ScaledPicture):
    """Tells how often each position was expanded, and draws the path that is being searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        title = self.tr("How often each position was expanded")
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._levels: Sequence[Sequence[Layout]] = ()
        self.times: Mapping[Layout, int] = {}
        """How often each position was expanded, as it is shown."""
        self._path: Sequence[Layout] = ()

    def sizeHint(self) -> QSize:
        """Half of the stage."""
        return QSize(280, 420)

    def set_levels(self, levels: Sequence[Sequence[Layout]]) -> None:
        """Lay out a tile for each of these positions; `levels[d]` are those d steps from the start."""
        self._levels = levels
        self.update()

    def show_search(self, times: Mapping[Layout, int], path: Sequence[Layout]) -> None:
        """Show how often each position was expanded, and the path from the start to where the search is."""
        self.times, self._path = times, path
        text = self.tr("{positions} expanded, at most {times} each; the current path has {steps}")
        said = text.format(
            positions=plural("PositionMap", "{number} positions", len(times)),
            times=plural("PositionMap", "{number} times", max(times.values(), default=0)),
            steps=plural("PositionMap", "{number} steps", max(0, len(path) - 1)),
        )
        self.setAccessibleDescription(said)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles, the path over them, and the numbers on top."""
        if not self._levels:
            return
        tiles = self._tiles()
        self._paint_labels(painter, tiles)
        for layout, tile in tiles.items():
            self._paint_tile(painter, layout, tile)
        self._paint_path(painter, tiles)
        painter.setFont(self._figures(next(iter(tiles.values())).width() * 0.58))
        for layout, tile in tiles.items():
            self._paint_number(painter, layout, tile)
        if self._path:
            head = tiles[self._path[-1]].adjusted(-1, -1, 1, 1)
            draw_rounded(painter, head, 5, edge=self.theme.accent, width=3.0)

    def _tiles(self) -> dict[Layout, QRectF]:
        """Where each position has its tile."""
        across = (self.field.width() - LABELS) / max(map(len, self._levels))
        down = self.field.height() / len(self._levels)
        width, height = across - GAP, min(across, down - 2 * GAP)
        tiles: dict[Layout, QRectF] = {}
        for depth, level in enumerate(self._levels):
            left = LABELS + (self.field.width() - LABELS - across * len(level)) / 2
            top = depth * down + (down - height) / 2
            for place, layout in enumerate(level):
                tiles[layout] = QRectF(left + place * across, top, width, height)
        return tiles

    def _paint_labels(self, painter: QPainter, tiles: Mapping[Layout, QRectF]) -> None:
        painter.setFont(self._figures(11))
        painter.setPen(QColor(self.theme.muted))
        for depth, level in enumerate(self._levels):
            tile = tiles[level[0]]
            place = QRectF(0, tile.top(), LABELS - 6, tile.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(depth))

    def _paint_tile(self, painter: QPainter, layout: Layout, tile: QRectF) -> None:
        theme = self.theme
        times = self.times.get(layout, 0)
        edge, width = (theme.good, 2.2) if layout.solved else (theme.border, 1.0)
        draw_rounded(painter, tile, 4, theme.field, edge, width)
        if times:
            draw_rounded(painter, tile, 4, faint(theme.mark, _warmth(times)), edge, width)

    def _paint_path(self, painter: QPainter, tiles: Mapping[Layout, QRectF]) -> None:
        pen = QPen(faint(self.theme.path, 0.6), 2.0, j=Qt.PenJoinStyle.RoundJoin)
        draw_polyline(painter, [tiles[layout].center() for layout in self._path], pen)

    def _paint_number(self, painter: QPainter, layout: Layout, tile: QRectF) -> None:
        theme, times = self.theme, self.times.get(layout, 0)
        if times:
            write_in(painter, tile, str(times), theme.on_accent if _warmth(times) > 0.5 else theme.text)

    def _figures(self, pixels: float) -> QFont:
        font = tabular(self.drawn_font)
        font.setPixelSize(max(7, round(pixels)))
        return font


def _warmth(times: int) -> float:
    """How much of a tile is covered by its warmth."""
    return 0.14 + 0.72 * min(1.0, (times - 1) / WARM_AT)


class BoardMap(ScaledPicture):
    """`pointed_at` tells of the node that the pointer or the keyboard is on; green frames mark solved positions.

    What was pointed at last stays so: its boards are beside the map.
    """

    pointed_at = Signal(int)

    def __init__(self, name: str, appearance: Appearance) -> None:
        title = self.tr("Map of the small puzzle")
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.StrongFocus, tracking=True)
        self._sizes = [Thumbnails(appearance, cell) for cell in CELLS]
        self._layouts: tuple[Layout, ...] = ()
        self._points: tuple[QPointF, ...] = ()
        self._edges: tuple[tuple[int, int], ...] = ()
        self.pointed = 0
        """The node that is pointed at; the start at first."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(scaled(220), scaled(240))

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

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the lines, and the little boards on top."""
        paint_focusable_frame(painter, self, self.theme)
        if not self._points:
            return
        places = list(map(self._to_field(), self._points))
        pictures = self._pictures(places)
        for one, other in self._edges:
            near = self.pointed in (one, other)
            draw_line(
                painter,
                QLineF(places[one], places[other]),
                self.theme.accent if near else self.theme.muted,
                2.2 if near else 1.2,
            )
        for layout, place in zip(self._layouts, places, strict=True):
            rect = _rect(place, pictures)
            painter.drawPixmap(rect.topLeft(), pictures.picture(layout, self.pixel_ratio))
            if layout.solved:
                self._paint_ring(painter, rect, self.theme.good, 1.5)
        self._paint_ring(painter, _rect(places[self.pointed], pictures), self.theme.accent, 4.0)

    def _paint_ring(self, painter: QPainter, rect: QRectF, colour: str, away: float) -> None:
        draw_rounded(painter, rect.adjusted(-away, -away, away, away), 4, edge=colour, width=2.4)

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
        here = to_field(self._points[self.pointed])

        def dear(node: int) -> float:
            away = to_field(self._points[node]) - here
            ahead = QPointF.dotProduct(away, direction)
            return ahead + ASIDE * _length(away - direction * ahead) if ahead > 1 else inf

        nearest = min(range(len(self._points)), key=dear)
        return nearest if dear(nearest) < inf else self.pointed

    def _point_at(self, node: int) -> None:
        self.pointed = node
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
