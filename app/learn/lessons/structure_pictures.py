"""Pictures of an AVL tree and of a hash table as they grow, with what the last lookup compared."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace.structure_drawing import paint_rotation
from app.learn.lessons.tree_and_table import DRAWN_LEVELS, PARTS, LookUp
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_circle, draw_line, draw_rounded, set_inks
from app.ui.painting.text import MIDDLE, ChartStyle, width_of, write, write_in
from app.ui.widgets.painted import ScaledPicture, paint_frame
from app.ui.words.numbers import grouped
from solvers.klotski.codes.articles import read_bits60
from solvers.klotski.structures import CAPACITY
from solvers.klotski.trace import Rotation, TreeOutline

MARGIN = 12.0
TABLE_HEIGHT, BARS_TOP, BARS_HEIGHT = 148, 38.0, 32.0
"""Of the picture of the hash table, in pixels."""
CHAIN_CELL, LINK = 7.0, 26.0
"""The side of a cell of the positions in a chain, and the gap between two of them, in pixels."""
HEADING, ROTATION_HEIGHT = 24.0, 118.0
"""Above and below the tree, in pixels."""
LARGE, SMALL, CLOSE_LEVEL = 7.0, 2.6, 5
"""The radius of a node on the first levels, and on those where they stand close; the first of these levels."""


class LookUpPicture(ScaledPicture):
    """A picture of a structure after each lookup; its heading is its accessible name."""

    def __init__(self, name: str, heading: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, heading)
        self.look: LookUp | None = None
        """The lookup that is drawn; None before the first."""

    def show_look_up(self, look: LookUp | None, said: str = "") -> None:
        """Draw the structure after a lookup, without one an empty structure; `said` is read out of it."""
        self.look = look
        self.setAccessibleDescription(said)
        self.update()

    def paint_structure(self, painter: QPainter, chart_style: ChartStyle, look: LookUp | None) -> None:
        """Paint what is inside the frame, below the heading."""

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the heading and the structure."""
        paint_frame(painter, self, self.theme)
        chart_style = ChartStyle(self.theme, self.drawn_font)
        write(painter, QPointF(MARGIN, MARGIN + 6), self.accessibleName(), chart_style.heading, self.theme.text)
        self.paint_structure(painter, chart_style, self.look)


class TablePicture(LookUpPicture):
    """The slots from left to right, with bars for how many positions they hold; below, the chain that was searched."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        heading = QCoreApplication.translate("TablePicture", "Hash table, {count} slots, {each} below each bar")
        super().__init__(name, heading.format(count=grouped(CAPACITY), each=CAPACITY // PARTS), appearance)
        self._pictures = Thumbnails(appearance, CHAIN_CELL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(scaled(TABLE_HEIGHT))

    def paint_structure(self, painter: QPainter, chart_style: ChartStyle, look: LookUp | None) -> None:
        """Paint the bars above and the chain below."""
        ground = BARS_TOP + BARS_HEIGHT
        draw_line(painter, QLineF(MARGIN, ground, self.field.width() - MARGIN, ground), self.theme.muted)
        if look is not None:
            self._paint_bars(painter, look, ground)
            self._paint_chain(painter, chart_style, look)

    def _paint_bars(self, painter: QPainter, look: LookUp, ground: float) -> None:
        room = self.field.width() - 2 * MARGIN
        width, highest = room / len(look.filled), max(*look.filled, 4)
        set_inks(painter, self.theme.path)
        for part, count in enumerate(look.filled):
            height = BARS_HEIGHT * count / highest
            painter.drawRect(QRectF(MARGIN + part * width, ground - height, width, height))
        here = MARGIN + room * look.slot / CAPACITY
        draw_line(painter, QLineF(here, BARS_TOP - 4, here, ground + 6), self.theme.accent, 2.4)

    def _paint_chain(self, painter: QPainter, chart_style: ChartStyle, look: LookUp) -> None:
        theme, size = self.theme, QSizeF(self._pictures.size)
        top = BARS_TOP + BARS_HEIGHT + 14
        middle = top + size.height() / 2
        text = self.tr("Slot {slot}").format(slot=grouped(look.slot))
        write(painter, QPointF(MARGIN, middle), text, chart_style.heading, theme.accent)
        left = MARGIN + width_of(text, chart_style.heading) + LINK
        for number, key in enumerate((*look.chain, *([look.key] if look.new else []))):
            if left + size.width() > self.field.width() - MARGIN:
                break
            added, compared = number == len(look.chain), number < look.compared
            colour = QColor(theme.good if added else theme.accent if compared else theme.muted)
            draw_line(
                painter,
                QLineF(left - LINK + 6, middle, left - 6, middle),
                QPen(colour, 2.0, Qt.PenStyle.DotLine if added else Qt.PenStyle.SolidLine),
            )
            place = QRectF(QPointF(left, top), size)
            painter.drawPixmap(place.topLeft(), self._pictures.picture(read_bits60(str(key)), self.pixel_ratio))
            draw_rounded(painter, place.adjusted(-2, -2, 2, 2), 4, edge=colour, width=2.4 if added or compared else 1.0)
            left += size.width() + LINK
        if look.new:
            write(
                painter, QPointF(left - LINK + 8, middle), self.tr("new", "a position"), chart_style.figures, theme.good
            )


class TreePicture(LookUpPicture):
    """Smaller numbers at the left, greater ones at the right; what the last lookup compared is in colour."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(name, QCoreApplication.translate("TreePicture", "AVL tree"), appearance)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Wide enough for seven levels."""
        return QSize(400, 330)

    def paint_structure(self, painter: QPainter, chart_style: ChartStyle, look: LookUp | None) -> None:
        """Paint the tree above and the rotation below."""
        theme = self.theme
        room = self.field.adjusted(MARGIN, MARGIN + HEADING, -MARGIN, -MARGIN - ROTATION_HEIGHT)
        if look is None:
            empty = self.tr("The tree will grow here, lookup by lookup.")
            place = self.field.adjusted(MARGIN, 0, -MARGIN, 0)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            write_in(painter, place, empty, theme.muted, flags, chart_style.figures)
            return
        _Drawing(painter, theme, room, look).paint()
        if look.rotation is not None:
            self._paint_rotation(painter, chart_style, room.bottom() + 14, look.rotated_at, look.rotation)

    def _paint_rotation(
        self, painter: QPainter, chart_style: ChartStyle, top: float, number: int, rotation: Rotation
    ) -> None:
        text = self.tr("Last rotation, at lookup {number}").format(number=grouped(number))
        write(
            painter,
            QPointF(self.field.width() / 2, top + 4),
            text,
            chart_style.figures,
            chart_style.theme.muted,
            MIDDLE,
        )
        field = QRectF(MARGIN, top + 18, self.field.width() - 2 * MARGIN, ROTATION_HEIGHT - 34)
        paint_rotation(painter, field, rotation, chart_style.theme)


class _Drawing:
    """The upper levels of a tree in a room: each node in the middle of its share of the width."""

    def __init__(self, painter: QPainter, theme: Theme, room: QRectF, look: LookUp) -> None:
        self._painter = painter
        self._theme = theme
        self._room = room
        self._look = look
        self._drop = room.height() / (min(look.tree.height, DRAWN_LEVELS) - 1 or 1)

    def paint(self) -> None:
        """The tree, and over it the path to the key."""
        self._paint_tree(self._look.tree, self._room.left(), self._room.right(), 0)
        self._paint_way(self._look.tree)

    def _paint_tree(self, node: TreeOutline, left: float, right: float, level: int) -> None:
        place, middle = self._place(left, right, level), (left + right) / 2
        for child, low, high in ((node.left, left, middle), (node.right, middle, right)):
            if child is not None:
                draw_line(self._painter, QLineF(place, self._place(low, high, level + 1)), self._theme.muted)
                self._paint_tree(child, low, high, level + 1)
        self._paint_node(place, level, QColor(self._theme.muted))

    def _paint_way(self, node: TreeOutline | None) -> None:
        left, right, level = self._room.left(), self._room.right(), 0
        before: QPointF | None = None
        accent = QColor(self._theme.accent)
        while node is not None:
            place = self._place(left, right, level)
            if before is not None:
                draw_line(self._painter, QLineF(before, place), accent, 2.6)
            self._paint_node(place, level, accent)
            if node.key == self._look.key:
                edge = self._theme.good if self._look.new else self._theme.accent
                draw_circle(self._painter, place, LARGE + 3, edge=edge, width=2.4)
                return
            middle = (left + right) / 2
            smaller = self._look.key < node.key
            left, right = (left, middle) if smaller else (middle, right)
            before, level, node = place, level + 1, node.left if smaller else node.right
        if before is not None:
            draw_line(self._painter, QLineF(before, before + QPointF(0, 12)), QPen(accent, 2.6, Qt.PenStyle.DotLine))

    def _paint_node(self, place: QPointF, level: int, colour: QColor) -> None:
        radius = LARGE if level < CLOSE_LEVEL else SMALL
        draw_circle(self._painter, place, radius, colour)

    def _place(self, left: float, right: float, level: int) -> QPointF:
        return QPointF((left + right) / 2, self._room.top() + LARGE + level * (self._drop - 2.5))
