"""How each kind of mark is painted on a square or along a move. The kinds differ in shape, not in colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QPolygonF

from app.knight.board.geometry import square_around
from app.knight.board.piece_art import draw_piece, draw_shadow
from app.knight.board.search_trail import line_width
from app.knight.trace.search_marks import MarkKind
from app.ui.look.search_colours import SearchColours, search_colours
from app.ui.look.theme import Theme
from app.ui.painting.drawing import (
    arrow_head,
    cased,
    cased_lines,
    draw_cross,
    draw_polygon,
    draw_rounded,
    polygon,
    polyline,
    rounded,
    set_inks,
    smooth_painter,
    strokes,
    transparent_pixmap,
)
from app.ui.painting.text import figures, write_figures
from solvers.knight.leaper import KNIGHT, Leaper

SMALLEST_WRITTEN = 20.0
"""The side in pixels of the smallest square with a number on its mark."""
SMALLEST_KNIGHT = 22.0
"""The size in pixels below which a knight is drawn over the edges of its square."""
DIGITS = {1: 0.33, 2: 0.28, 3: 0.2, 4: 0.16}
"""The height of numbers with so many digits, in squares."""
BEAD, PLATE = 0.25, 0.56
"""The radius of a visited square's bead and the side of a plate, in squares."""


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """What marks are painted with on squares of this side."""

    theme: Theme
    colours: SearchColours
    side: float
    family: QFont
    piece: Leaper
    least: float = 0.0
    """The height of the smallest text that is written, in pixels."""

    @classmethod
    def of(cls, theme: Theme, side: float, family: QFont, piece: Leaper = KNIGHT, least: float = 0.0) -> MarkStyle:
        """The style on a board with this look and font, for the piece that searches."""
        return cls(theme, search_colours(theme), side, family, piece, least)

    @property
    def line(self) -> float:
        """The width of the line of a path."""
        return line_width(self.side)

    @property
    def written(self) -> bool:
        """Whether there is room for numbers."""
        return self.side >= SMALLEST_WRITTEN


def paint_mark(painter: QPainter, kind: MarkKind, rect: QRectF, style: MarkStyle, text: str = "") -> None:
    """Paint a mark on a square."""
    PAINTERS[kind](painter, rect, style, text)


def paint_move(painter: QPainter, kind: MarkKind, parts: Sequence[QLineF], style: MarkStyle) -> None:
    """Paint a mark along a move between the middles of two squares, whose line has parts if it leads over an edge."""
    colours, line = style.colours, strokes(parts)
    match kind:
        case MarkKind.JOINED:
            cased(painter, line, colours.good, colours.casing, 2.0 * style.line)
        case MarkKind.REMOVED:
            cased(painter, line, colours.pruned, colours.casing, style.line, (1.2, 2.4))
            longest = max(parts, key=QLineF.length)
            _paint_cross(painter, square_around(longest.center(), 0.6 * style.side), style)
        case MarkKind.CHOSEN:
            _paint_arrow(painter, parts, style)
        case _:
            raise ValueError(kind)


def paint_reversed(painter: QPainter, lines: Sequence[QLineF], style: MarkStyle) -> None:
    """The line of a part of the path that was reversed."""
    cased_lines(painter, lines, style.colours.again, style.colours.casing, style.line)


def _paint_knight(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """The knight where the search stands, in a frame and on a ground from which it stands out."""
    colours, theme = style.colours, style.theme
    painter.fillRect(rect, QColor(colours.path if theme.dark and not theme.contrast else colours.casing))
    _paint_frame(painter, rect, style, colours.path)
    place = square_around(rect.center(), max(0.94 * style.side, SMALLEST_KNIGHT))
    draw_shadow(painter, place, style.theme, 0.0)
    draw_piece(painter, place, style.piece, style.theme)


def _paint_visited(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A round bead with a number."""
    radius = _bead_radius(style)
    _paint_bead(painter, rect, style, text, style.colours.path, radius)


def _paint_reversed(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A bead with corners."""
    _paint_bead(painter, rect, style, text, style.colours.again, 0.25 * _bead_radius(style))


def _bead_radius(style: MarkStyle) -> float:
    return max(2.0, BEAD * style.side) if style.written else max(1.5, 0.7 * BEAD * style.side)


def _paint_bead(painter: QPainter, rect: QRectF, style: MarkStyle, text: str, ink: str, corner: float) -> None:
    """Beads of one sort have their picture in common: a path may have hundreds of them."""
    picture = _bead(style, ink, corner, painter.device().devicePixelRatio())
    size = QPointF(picture.width(), picture.height()) / picture.devicePixelRatio()
    painter.drawPixmap(rect.center() - size / 2, picture)
    _write(painter, rect.center(), style, text, style.colours.casing)


def _bead(style: MarkStyle, ink: str, corner: float, ratio: float) -> QPixmap:
    key = f"bead {ink} {style.colours.casing} {corner} {style.side} {ratio}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        reach = _bead_radius(style) + style.line
        picture = transparent_pixmap(QSizeF(2 * reach, 2 * reach), ratio)
        with smooth_painter(picture) as painter:
            bead = square_around(QPointF(reach, reach), 2 * _bead_radius(style))
            draw_rounded(painter, bead, corner, ink, style.colours.casing, max(1.0, 0.3 * style.line))
        QPixmapCache.insert(key, picture)
    return picture


def _write(painter: QPainter, centre: QPointF, style: MarkStyle, text: str, ink: str) -> None:
    """Write a number into a bead or on a plate, as large as its digits allow."""
    pixels = min(34.0, DIGITS.get(len(text), 0.13) * style.side)
    if text and style.written and round(pixels) >= style.least:
        write_figures(painter, centre, text, figures(style.family, pixels), ink)


def _paint_open(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A small empty square."""
    box = square_around(rect.center(), max(3.0, 0.26 * style.side))
    draw_rounded(painter, box, 0.03 * style.side, style.colours.casing, style.colours.waiting, style.line)


def _paint_tied(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A plate with an equals sign at its corner."""
    _paint_plate(painter, rect, style, text)
    _paint_tie(painter, rect, style)


def _paint_chosen(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A filled plate in a frame."""
    _paint_frame(painter, rect, style, style.colours.good)
    _paint_plate(painter, rect, style, text, filled=True)


def _paint_current(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A dashed frame."""
    _paint_frame(painter, rect, style, style.colours.waiting, dashed=True)


def _paint_dead_end(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A frame, and a cross at its corner."""
    _paint_frame(painter, rect, style, style.colours.pruned)
    _paint_cross(painter, rect, style)


def _paint_plate(painter: QPainter, rect: QRectF, style: MarkStyle, text: str, filled: bool = False) -> None:
    """A plate with a number."""
    colours = style.colours
    ink, ground = (colours.casing, colours.good) if filled else (colours.path, colours.casing)
    plate = square_around(rect.center(), PLATE * style.side)
    draw_rounded(painter, plate, 0.08 * style.side, ground, colours.good if filled else ink, max(1.2, 0.5 * style.line))
    _write(painter, rect.center(), style, text, ink)


def _paint_tie(painter: QPainter, rect: QRectF, style: MarkStyle) -> None:
    """An equals sign at the corner of a plate."""
    colours = style.colours
    badge = square_around(rect.center() + QPointF(0.27, -0.27) * style.side, 0.26 * style.side)
    draw_rounded(painter, badge, badge.width() / 2, colours.good, colours.casing, max(1.0, 0.3 * style.line))
    painter.setPen(QPen(QColor(colours.casing), max(1.2, 0.035 * style.side), c=Qt.PenCapStyle.FlatCap))
    for down in (-0.035, 0.035):
        middle = badge.center() + QPointF(0.0, down * style.side)
        painter.drawLine(middle - QPointF(0.06 * style.side, 0), middle + QPointF(0.06 * style.side, 0))


def _paint_frame(painter: QPainter, rect: QRectF, style: MarkStyle, ink: str, dashed: bool = False) -> None:
    """A frame inside the edges of a square."""
    inset = max(1.5, 0.055 * style.side)
    frame = rounded(rect.adjusted(inset, inset, -inset, -inset), 0.0)
    cased(painter, frame, ink, style.colours.casing, style.line, (1.6, 2.2) if dashed else ())


def _paint_cross(painter: QPainter, rect: QRectF, style: MarkStyle, text: str = "") -> None:
    """A cross in the corner of a square where the knight leaves room for it."""
    colours = style.colours
    badge = square_around(rect.topLeft() + QPointF(0.79, 0.21) * rect.width(), 0.36 * rect.width())
    if rect.width() < 0.9 * style.side:  # on a move: in its middle
        badge = square_around(rect.center(), 0.55 * rect.width())
    draw_rounded(painter, badge, badge.width() / 2, colours.pruned, colours.casing, max(1.0, 0.35 * style.line))
    pen = QPen(QColor(colours.casing), max(1.4, 0.15 * badge.width()), c=Qt.PenCapStyle.RoundCap)
    draw_cross(painter, badge.center(), 0.24 * badge.width(), pen)


def _paint_bar(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A bar across a square, as on a sign of no entry."""
    colours = style.colours
    disc = square_around(rect.center(), 0.7 * style.side)
    draw_rounded(painter, disc, disc.width() / 2, colours.pruned, colours.casing, max(1.0, 0.4 * style.line))
    bar = QRectF(QPointF(), QSizeF(0.62 * disc.width(), 0.2 * disc.width()))
    bar.moveCenter(rect.center())
    painter.fillRect(bar, QColor(colours.casing))


def _paint_return(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """An arrow that turns back."""
    reach = 0.24 * style.side
    centre = rect.center()
    way = QPainterPath(centre + QPointF(0.9 * reach, 0.9 * reach))
    way.lineTo(centre + QPointF(0.1 * reach, 0.9 * reach))
    way.arcTo(QRectF(centre - QPointF(reach, 0.9 * reach), QSizeF(1.8 * reach, 1.8 * reach)), -90, -180)
    way.lineTo(centre + QPointF(0.35 * reach, -0.9 * reach))
    tip = centre + QPointF(1.1 * reach, -0.9 * reach)
    head = polygon(arrow_head(tip, QPointF(1, 0), 0.9 * reach))
    cased(painter, head, style.colours.casing, style.colours.casing, 2.0)
    cased(painter, way, style.colours.pruned, style.colours.casing, 1.3 * style.line)
    painter.fillPath(head, QColor(style.colours.pruned))


def _paint_reason(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A triangle with an exclamation mark."""
    size, colours, centre = 0.34 * style.side, style.colours, rect.center()
    top, foot = centre - QPointF(0, 0.95 * size), 0.75 * size
    corners = QPolygonF([top, centre + QPointF(1.05 * size, foot), centre + QPointF(-1.05 * size, foot)])
    draw_polygon(
        painter,
        corners,
        colours.pruned,
        QPen(QColor(colours.casing), max(1.0, 0.4 * style.line), j=Qt.PenJoinStyle.RoundJoin),
    )
    set_inks(painter, edge=QPen(QColor(colours.casing), max(1.4, 0.22 * size), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(centre - QPointF(0, 0.3 * size), centre + QPointF(0, 0.15 * size))
    painter.drawPoint(centre + QPointF(0, 0.5 * size))


def _paint_tried(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """A small filled square, crossed out."""
    box, colours = square_around(rect.center(), max(3.0, 0.3 * style.side)), style.colours
    draw_rounded(painter, box, 0.03 * style.side, colours.pruned, colours.casing, max(1.0, 0.5 * style.line))
    pen = QPen(QColor(colours.casing), max(1.2, 0.04 * style.side), c=Qt.PenCapStyle.RoundCap)
    draw_cross(painter, box.center(), 0.22 * box.width(), pen)


def _paint_diamond(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """An empty diamond around the bead of a square."""
    reach, centre = 0.42 * style.side, rect.center()
    corners = [QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]
    outline = polygon([centre + corner for corner in corners])
    cased(painter, outline, style.colours.waiting, style.colours.casing, style.line)


def _paint_rings(painter: QPainter, rect: QRectF, style: MarkStyle, text: str) -> None:
    """Two rings, as of a target."""
    for radius in (0.4, 0.2):
        ring = rounded(square_around(rect.center(), 2 * radius * style.side), radius * style.side)
        cased(painter, ring, style.colours.good, style.colours.casing, style.line)


def paint_tile(painter: QPainter, rects: Sequence[QRectF], style: MarkStyle) -> None:
    """One outline around all squares of a tile."""
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for rect in rects:
        outline.addRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5))
    cased(painter, outline.simplified(), style.colours.waiting, style.colours.casing, 1.3 * style.line)


def _paint_arrow(painter: QPainter, parts: Sequence[QLineF], style: MarkStyle) -> None:
    """From the edge of the knight to the plate of the square that it goes to, or as far as to an edge, and from it."""
    across = parts[0].p2() - parts[0].p1()
    way = across / math.hypot(across.x(), across.y())
    size, colours = 2.6 * style.line + 2.0, style.colours
    for number, part in enumerate(parts):
        start = part.p1() if number else part.p1() + way * 0.42 * style.side
        end = part.p2() - way * 0.45 * style.side if number == len(parts) - 1 else part.p2()
        head = polygon(arrow_head(end, across, size))
        cased(painter, head, colours.casing, colours.casing, 2.0)
        cased(painter, polyline([start, end - way * 0.8 * size]), colours.good, colours.casing, 1.4 * style.line)
        painter.fillPath(head, QColor(colours.good))


PaintMark = Callable[[QPainter, QRectF, MarkStyle, str], None]

PAINTERS: dict[MarkKind, PaintMark] = {
    MarkKind.KNIGHT: _paint_knight,
    MarkKind.VISITED: _paint_visited,
    MarkKind.REVERSED: _paint_reversed,
    MarkKind.OPEN: _paint_open,
    MarkKind.ONWARD: _paint_plate,
    MarkKind.TIED: _paint_tied,
    MarkKind.CHOSEN: _paint_chosen,
    MarkKind.CURRENT: _paint_current,
    MarkKind.DEAD_END: _paint_dead_end,
    MarkKind.PRUNED: _paint_cross,
    MarkKind.SKIPPED: _paint_bar,
    MarkKind.LEFT: _paint_return,
    MarkKind.REASON: _paint_reason,
    MarkKind.TRIED: _paint_tried,
    MarkKind.JOINABLE: _paint_diamond,
    MarkKind.GOAL: _paint_rings,
    MarkKind.PASSED: _paint_visited,
    MarkKind.FRONTIER: _paint_current,
}
"""The kinds of marks on single squares."""
