"""The search behind the position on the board: its tree so far, where it leads to, the last rotation or lookup."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace.structure_drawing import paint_look_up, paint_rotation
from app.klotski.trace.tree_drawing import goes_on, paint_tree, status_colour
from app.klotski.trace.words import described, reckoned, status_word
from app.ui.look.scale import scaled_size
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_line, draw_rounded, tinted
from app.ui.painting.text import write_in
from app.ui.widgets.painted import ScaledPicture, paint_frame
from app.ui.words.numbers import grouped, plural
from solvers.klotski.trace import Expansion, Rotation, Successor, TreeLookUp

PARENT_CELL, CHILD_CELL = 25.0, 15.0
"""The sides of the cells of the small pictures, in pixels."""

KEPT = 100
"""How many small pictures of each size are kept: a search comes to thousands of positions, and few of them again."""

SEEN_STRENGTH = 0.38
"""How strongly a position is drawn that was seen before."""

MARGIN, GAP, LINE = 12.0, 12.0, 20.0
ROTATION_HEIGHT = 190.0
LEAST_TREE = 120.0
"""The height in pixels that the tree keeps above a rotation."""
TREE_SHARE = 0.36
"""How much of the width the tree has beside the pictures."""
WIDE = 560.0
"""The width in pixels from which there is room for the pictures beside the tree."""


class SearchDetails(ScaledPicture):
    """In a narrow panel the tree, and below it the last rotation or lookup; with more room the successors too."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "klotskiSearchTree", self.tr("Search tree"), parent)
        self._parents = Thumbnails(appearance, PARENT_CELL, KEPT)
        self._children = Thumbnails(appearance, CHILD_CELL, KEPT)
        self._expansion: Expansion | None = None
        self.structure: tuple[int, Rotation | TreeLookUp] | None = None
        """The last rotation of a tree, or lookup in it, and the number of its step; in sight until there is another."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """As wide as the panel, and higher than wide."""
        return scaled_size(288, 440)

    def minimumSizeHint(self) -> QSize:
        """Room for the sentence, a few levels of the tree and a rotation; the section around it scrolls."""
        return scaled_size(200, 440)

    def show_expansion(self, expansion: Expansion) -> None:
        """Show what the search did in its last step."""
        found = expansion.rotations[-1] if expansion.rotations else expansion.look_up
        if found is not None:
            self.structure = expansion.number, found
        elif self.structure is not None and self.structure[0] > expansion.number:
            self.structure = None
        self._expansion = expansion
        self.setAccessibleDescription(described(expansion))
        self.update()

    def clear(self) -> None:
        """Show that no search has been watched yet."""
        self._expansion = self.structure = None
        self.setAccessibleDescription("")
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the frame and what is in it."""
        field = paint_frame(painter, self, self.theme).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if self._expansion is None:
            text = self.tr("Watch a search, and its tree grows here")
            write_in(painter, field, text, self.theme.muted, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            return
        top = _write_lines(painter, field, described(self._expansion), self.theme.text) + GAP
        room = QRectF(QPointF(field.left(), top), field.bottomRight())
        (self._paint_wide if room.width() >= WIDE else self._paint_narrow)(painter, self._expansion, room)

    def _paint_narrow(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        """The tree, and below it the last rotation where both have room."""
        below = min(ROTATION_HEIGHT, room.height() - LEAST_TREE - GAP)
        if self.structure is not None and below >= ROTATION_HEIGHT / 2:
            place = QRectF(room.left(), room.bottom() - below, room.width(), below)
            self._paint_structure(painter, place, *self.structure)
            room = room.adjusted(0, 0, 0, -below - GAP)
        paint_tree(painter, room, expansion, self.theme)

    def _paint_wide(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        """The tree at the left, the position and its children at the right."""
        tree = QRectF(room.left(), room.top(), TREE_SHARE * room.width(), room.height())
        paint_tree(painter, tree, expansion, self.theme)
        draw_line(
            painter,
            QLineF(tree.topRight() + QPointF(GAP, 0), tree.bottomRight() + QPointF(GAP, 0)),
            tinted(self.theme.border, 1.0),
        )
        beside = QRectF(QPointF(tree.right() + 2 * GAP, room.top()), room.bottomRight())
        self._paint_closeup(painter, expansion, beside)

    def _paint_closeup(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        size = QSizeF(self._parents.size)
        above = QRectF(QPointF(room.center().x() - size.width() / 2, room.top()), size)
        top = self._paint_children(painter, expansion, room, above)
        picture = self._parents.picture(expansion.layout, self.pixel_ratio)
        painter.drawPixmap(above.topLeft(), picture)
        if self.structure is not None and room.bottom() - top >= ROTATION_HEIGHT / 2:
            place = QRectF(room.left(), top, room.width(), room.bottom() - top)
            self._paint_structure(painter, place, *self.structure)

    def _paint_children(self, painter: QPainter, expansion: Expansion, room: QRectF, above: QRectF) -> float:
        """Paint as many rows of children as it takes; answers where the last ends."""
        successors, size = expansion.successors, QSizeF(self._children.size)
        lines = 1 if expansion.bound is None else 2
        pitch = size.width() + GAP
        in_row = max(1, int((room.width() + GAP) // pitch))
        top = above.bottom() + 2.4 * GAP
        for first in range(0, len(successors), in_row):
            row = successors[first : first + in_row]
            left = room.center().x() - (len(row) * pitch - GAP) / 2
            for place, child in enumerate(row):
                box = QRectF(QPointF(left + place * pitch, top), size)
                self._paint_child(painter, child, box, above if first == 0 else None)
                self._paint_captions(painter, child, box, expansion.depth + 1)
            top += size.height() + lines * LINE + GAP
        return top

    def _paint_child(self, painter: QPainter, child: Successor, place: QRectF, above: QRectF | None) -> None:
        """One child in its place, with a line from the position above where nothing is between them."""
        on = goes_on(child.status)
        colour = QColor(status_colour(child.status, self.theme))
        if above is not None:
            draw_line(
                painter,
                QLineF(QPointF(above.center().x(), above.bottom()), QPointF(place.center().x(), place.top())),
                QPen(colour, 1.6 if on else 1.0, Qt.PenStyle.SolidLine if on else Qt.PenStyle.DotLine),
            )
        painter.setOpacity(1.0 if on else SEEN_STRENGTH)
        painter.drawPixmap(place.topLeft(), self._children.picture(child.layout, self.pixel_ratio))
        painter.setOpacity(1.0)
        draw_rounded(painter, place.adjusted(-2, -2, 2, 2), 4, edge=colour, width=2.0 if on else 1.0)

    def _paint_captions(self, painter: QPainter, child: Successor, place: QRectF, steps: int) -> None:
        """What became of a child, and for a method that counts with it, the steps taken and needed."""
        caption = QRectF(place.left() - GAP / 2, place.bottom() + 3, place.width() + GAP, LINE)
        write_in(painter, caption, status_word(child.status), status_colour(child.status, self.theme))
        if child.bound is not None:
            write_in(painter, caption.translated(0, LINE - 4), reckoned(steps, child.bound), self.theme.text)

    def _paint_structure(self, painter: QPainter, room: QRectF, number: int, structure: Rotation | TreeLookUp) -> None:
        """The last rotation of a balanced tree, or the last lookup in another, below a line that says so."""
        top = _write_lines(painter, room, self._structure_words(number, structure), self.theme.muted) + 6
        below = QRectF(room.left(), top, room.width(), min(ROTATION_HEIGHT - 2 * LINE, room.bottom() - top))
        if isinstance(structure, Rotation):
            paint_rotation(painter, below, structure, self.theme)
        else:
            paint_look_up(painter, below, structure, self.theme)

    def _structure_words(self, number: int, structure: Rotation | TreeLookUp) -> str:
        if isinstance(structure, Rotation):
            text = self.tr("Tree rotation at position {number}: same order, smaller height")
            return text.format(number=grouped(number))
        compared = len(structure.compared)
        if structure.found:
            return plural(
                "SearchDetails", "Lookup in the binary search tree: found after {number} comparisons", compared
            )
        return plural("SearchDetails", "Lookup in the binary search tree: new after {number} comparisons", compared)


def _write_lines(painter: QPainter, room: QRectF, text: str, colour: str) -> float:
    """Write a text in the middle, from the top, in as many lines as it takes; answers where it ends."""
    painter.setPen(QColor(colour))
    flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    return painter.drawText(room, flags, text).bottom()
