"""Pictures of an AVL tree and of a hash table as they grow, with what the last lookup compared."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace.structure_drawing import paint_rotation, placed_nodes
from app.learn.lessons.tree_and_table import DRAWN_LEVELS, PARTS, LookUp
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_rounded, set_inks
from app.ui.painting.text import MIDDLE, width_of, write, write_in
from app.ui.widgets.painted import MARGIN, FramedPicture
from app.ui.words.numbers import grouped
from solvers.klotski.codes.articles import read_bits60
from solvers.klotski.structures import CAPACITY
from solvers.klotski.trace import TreeOutline

TABLE_HEIGHT, BARS_TOP, BARS_HEIGHT = 148, 38.0, 32.0
"""Of the picture of the hash table, in pixels."""
CHAIN_CELL, LINK = 7.0, 26.0
"""The side of a cell of the positions in a chain, and the gap between two of them, in pixels."""
HEADING, ROTATION_HEIGHT = 24.0, 118.0
"""Above and below the tree, in pixels."""
CLOSER = 2.5
"""How much closer together than there is room for the levels of the tree are, in pixels."""
LARGE, SMALL, CLOSE_LEVEL = 7.0, 2.6, 5
"""The radius of a node on the first levels, and on those where they stand close; the first of these levels."""


class LookUpPicture(FramedPicture):
    """A picture of a structure after each lookup."""

    def __init__(self, name: str, heading: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, heading)
        self.look: LookUp | None = None
        """The lookup that is drawn; None before the first."""

    def show_look_up(self, look: LookUp | None, said: str = "") -> None:
        """Draw the structure after a lookup, without one an empty structure; `said` is read out of it."""
        self.look = look
        self.setAccessibleDescription(said)
        self.update()


class TablePicture(LookUpPicture):
    """The slots from left to right, with bars for how many positions they hold; below, the chain that was searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        heading = QCoreApplication.translate("TablePicture", "Hash table, {count} slots, {each} below each bar")
        super().__init__(name, heading.format(count=grouped(CAPACITY), each=CAPACITY // PARTS), appearance)
        self._pictures = Thumbnails(appearance, CHAIN_CELL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(scaled(TABLE_HEIGHT))

    def paint_content(self, painter: QPainter) -> None:
        """Paint the bars above and the chain below."""
        ground = BARS_TOP + BARS_HEIGHT
        draw_line(painter, QLineF(MARGIN, ground, self.field.width() - MARGIN, ground), self.theme.muted)
        if self.look is not None:
            self._paint_bars(painter, self.look, ground)
            self._paint_chain(painter, self.look)

    def _paint_bars(self, painter: QPainter, look: LookUp, ground: float) -> None:
        room = self.field.width() - 2 * MARGIN
        width, highest = room / len(look.filled), max(*look.filled, 4)
        set_inks(painter, self.theme.path)
        for part, count in enumerate(look.filled):
            height = BARS_HEIGHT * count / highest
            painter.drawRect(QRectF(MARGIN + part * width, ground - height, width, height))
        here = MARGIN + room * look.slot / CAPACITY
        draw_line(painter, QLineF(here, BARS_TOP - 4, here, ground + 6), self.theme.accent, 2.4)

    def _paint_chain(self, painter: QPainter, look: LookUp) -> None:
        theme, style, size = self.theme, self.chart_style, QSizeF(self._pictures.size)
        place = QRectF(QPointF(MARGIN, BARS_TOP + BARS_HEIGHT + 14), size)
        text = self.tr("Slot {slot}").format(slot=grouped(look.slot))
        write(painter, QPointF(MARGIN, place.center().y()), text, style.heading, theme.accent)
        place.moveLeft(MARGIN + width_of(text, style.heading) + LINK)
        for number, key in enumerate((*look.chain, *([look.key] if look.new else []))):
            if place.right() > self.field.width() - MARGIN:
                break
            added, compared = number == len(look.chain), number < look.compared
            colour = QColor(theme.good if added else theme.accent if compared else theme.muted)
            link = QLineF(place.left() - LINK + 6, place.center().y(), place.left() - 6, place.center().y())
            draw_line(painter, link, QPen(colour, 2.0, Qt.PenStyle.DotLine if added else Qt.PenStyle.SolidLine))
            painter.drawPixmap(place.topLeft(), self._pictures.picture(read_bits60(str(key)), self.pixel_ratio))
            draw_rounded(painter, place.adjusted(-2, -2, 2, 2), 4, edge=colour, width=2.4 if added or compared else 1.0)
            place.translate(size.width() + LINK, 0)
        if look.new:
            beside = QPointF(place.left() - LINK + 8, place.center().y())
            write(painter, beside, self.tr("new", "a position"), style.figures, theme.good)


class TreePicture(LookUpPicture):
    """Smaller numbers at the left, greater ones at the right; what the last lookup compared is in colour."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(name, QCoreApplication.translate("TreePicture", "AVL tree"), appearance)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Wide enough for seven levels."""
        return QSize(400, 330)

    def paint_content(self, painter: QPainter) -> None:
        """Paint the tree above and the last rotation below."""
        look, theme, style, inside = self.look, self.theme, self.chart_style, self.field.adjusted(MARGIN, 0, -MARGIN, 0)
        if look is None:
            empty = self.tr("The tree will grow here, lookup by lookup.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            write_in(painter, inside, empty, theme.muted, flags, style.figures)
            return
        room = inside.adjusted(0, MARGIN + HEADING, 0, -MARGIN - ROTATION_HEIGHT)
        paint_way(painter, theme, room, look)
        if look.rotation is not None:
            text = self.tr("Last rotation, at lookup {number}").format(number=grouped(look.rotated_at))
            top = room.bottom() + 14
            write(painter, QPointF(inside.center().x(), top + 4), text, style.figures, theme.muted, MIDDLE)
            below = QRectF(inside.left(), top + 18, inside.width(), ROTATION_HEIGHT - 34)
            paint_rotation(painter, below, look.rotation, theme)


def paint_way(painter: QPainter, theme: Theme, room: QRectF, look: LookUp) -> None:
    """Paint the upper levels of the tree, and over them the way to the key that was looked up."""
    levels, way = min(look.tree.height, DRAWN_LEVELS), set[int]()
    node: TreeOutline | None = look.tree
    while node is not None and look.key not in way:
        way.add(node.key)
        node = node.left if look.key < node.key else node.right
    field = room.adjusted(0, LARGE, 0, LARGE - CLOSER * (levels - 1))
    nodes = sorted(placed_nodes(look.tree, field, levels), key=lambda placed: placed.outline.key in way)
    inks = [(theme.accent, 2.6) if placed.outline.key in way else (theme.muted, 1.0) for placed in nodes]
    for placed, (ink, width) in zip(nodes, inks, strict=True):
        if placed.above is not None:
            draw_line(painter, QLineF(placed.above, placed.place), ink, width)
    for placed, (ink, _) in zip(nodes, inks, strict=True):
        draw_circle(painter, placed.place, LARGE if placed.level < CLOSE_LEVEL else SMALL, ink)
    end = max((placed for placed in nodes if placed.outline.key in way), key=lambda placed: placed.level).place
    if look.key in way:
        draw_circle(painter, end, LARGE + 3, edge=theme.good if look.new else theme.accent, width=2.4)
    else:
        below = QLineF(end, end + QPointF(0, 12))
        draw_line(painter, below, QPen(QColor(theme.accent), 2.6, Qt.PenStyle.DotLine))
