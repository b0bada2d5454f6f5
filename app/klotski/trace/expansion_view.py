"""A search step by step: its tree so far, the position being expanded, where it leads, and what is new of that."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.trace.rotation_drawing import paint_rotation
from app.klotski.trace.tree_drawing import goes_on, paint_tree, status_colour, status_word
from app.puzzle.board.board_widget import BoardOverlay, BoardWidget
from app.ui.look.theme import Appearance
from app.ui.painting.wood import tinted
from app.ui.words.numbers import grouped, plural
from solvers.klotski.trace import Expansion, NodeStatus, Rotation, Successor


def described(expansion: Expansion) -> str:
    """Where the position that is expanded stands, and what became of those it leads to."""
    return _both(_standing(expansion), _outcome(expansion))


def reckoned(depth: int, needed: int) -> str:
    """The sum of steps taken and steps needed at least."""
    text = QCoreApplication.translate("ExpansionView", "{taken}+{needed}={total}")
    return text.format(taken=grouped(depth), needed=grouped(needed), total=grouped(depth + needed))


def _both(one: str, other: str) -> str:
    return QCoreApplication.translate("ExpansionView", "{one} {other}", "two sentences").format(one=one, other=other)


def _standing(expansion: Expansion) -> str:
    tree = expansion.search_tree
    if tree.limit is not None or max(tree.rows) == 1 < len(tree.rows):
        return _on_a_path(expansion)
    if expansion.bound is not None:
        return _reckoning(expansion)
    positions, level = tree.rows[expansion.depth], grouped(expansion.depth)
    if not tree.opposite:
        return plural("ExpansionView", "Level {level}: {number} positions.", positions, level=level)
    if expansion.from_exit:
        return plural("ExpansionView", "From the goal, level {level}: {number} positions.", positions, level=level)
    return plural("ExpansionView", "From the start, level {level}: {number} positions.", positions, level=level)


def _on_a_path(expansion: Expansion) -> str:
    depth, limit = expansion.depth, expansion.search_tree.limit
    if limit is None:
        return plural("ExpansionView", "Path of {number} steps.", depth)
    path = plural("ExpansionView", "Path of {number} steps, at most {limit}.", depth, limit=grouped(limit))
    return path if expansion.bound is None else _both(path, _reckoning(expansion))


def _reckoning(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Steps taken + fewest still needed: {sum}.")
    return text.format(sum=reckoned(expansion.depth, expansion.bound or 0))


def _outcome(expansion: Expansion) -> str:
    text = QCoreApplication.translate("ExpansionView", "Expanding position {number}: {fates}.")
    told = [word for word in (_counted(expansion.successors, status) for status in NodeStatus) if word]
    nothing = QCoreApplication.translate("ExpansionView", "no moves")
    joined = QCoreApplication.translate("ExpansionView", ", ", "between parts of a list").join(told) or nothing
    return text.format(number=grouped(expansion.number), fates=joined)


def _counted(successors: tuple[Successor, ...], status: NodeStatus) -> str:
    number = sum(child.status is status for child in successors)
    if number == 0:
        return ""
    text = {
        NodeStatus.NEW: QCoreApplication.translate("ExpansionView", "{number} new"),
        NodeStatus.SEEN: QCoreApplication.translate("ExpansionView", "{number} seen before"),
        NodeStatus.AGAIN: QCoreApplication.translate("ExpansionView", "{number} re-expanded"),
        NodeStatus.CUT: QCoreApplication.translate("ExpansionView", "{number} pruned"),
        NodeStatus.WAITING: QCoreApplication.translate("ExpansionView", "{number} queued"),
    }[status]
    return text.format(number=number)


PARENT_CELL, CHILD_CELL = 25.0, 15.0
"""The sides of the cells of the small pictures, in pixels."""

KEPT = 100
"""How many small pictures of each size are kept: a search comes to thousands of positions, and few of them again."""

SEEN_STRENGTH = 0.38
"""How strongly a position is drawn that was seen before."""

MARGIN, GAP, LINE = 16.0, 12.0, 20.0
ROTATION_HEIGHT = 190.0
TREE_SHARE = 0.36
"""How much of the width the tree has."""


class ExpansionView(BoardOverlay):
    """Covers the board while a search goes slowly enough to be followed."""

    def __init__(self, board: BoardWidget, appearance: Appearance) -> None:
        super().__init__(board, appearance, "expansionView", self.tr("The search, step by step"))
        self._parents = Thumbnails(appearance, PARENT_CELL, KEPT)
        self._children = Thumbnails(appearance, CHILD_CELL, KEPT)
        self._expansion: Expansion | None = None
        self._rotation: tuple[int, Rotation] | None = None

    @property
    def expansion(self) -> Expansion | None:
        """What is shown."""
        return self._expansion

    @property
    def rotation(self) -> Rotation | None:
        """The last rotation of the search, which stays in sight until there is another."""
        return None if self._rotation is None else self._rotation[1]

    def show_expansion(self, expansion: Expansion) -> None:
        """Show what the search did in its last step."""
        self._expansion = expansion
        if expansion.rotations:
            self._rotation = expansion.number, expansion.rotations[-1]
        self.setAccessibleDescription(self.description())
        self.cover()
        self.update()

    def put_away(self) -> None:
        """Show the board again."""
        self._expansion = self._rotation = None
        self.hide()

    def description(self) -> str:
        """What is shown, in a sentence."""
        return "" if self._expansion is None else described(self._expansion)

    def paint(self, painter: QPainter) -> None:
        """Paint the frame and what is in it."""
        if self._expansion is not None:
            painter.fillRect(self.rect(), QColor(self.theme.window))
            field = QRectF(self.rect()).adjusted(4.5, 4.5, -4.5, -4.5)
            painter.setPen(QPen(tinted(self.theme.border, 1.0), 1))
            painter.setBrush(QColor(self.theme.panel))
            painter.drawRoundedRect(field, 10, 10)
            self._paint(painter, self._expansion, field.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))

    def _paint(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        """The sentence above, the tree at the left, the position and its children at the right."""
        theme = self.theme
        top = self._paint_sentence(painter, room) + GAP
        tree = QRectF(room.left(), top, TREE_SHARE * room.width(), room.bottom() - top)
        paint_tree(painter, tree, expansion, theme)
        painter.setPen(QPen(tinted(theme.border, 1.0), 1))
        painter.drawLine(tree.topRight() + QPointF(GAP, 0), tree.bottomRight() + QPointF(GAP, 0))
        beside = QRectF(QPointF(tree.right() + 2 * GAP, top), room.bottomRight())
        self._paint_closeup(painter, expansion, beside)

    def _paint_sentence(self, painter: QPainter, room: QRectF) -> float:
        """Answers where it ends."""
        painter.setPen(QColor(self.theme.text))
        place = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        flags = place | Qt.TextFlag.TextWordWrap
        return painter.drawText(room, flags, self.description()).bottom()

    def _paint_closeup(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        size = QSizeF(self._parents.size)
        above = QRectF(QPointF(room.center().x() - size.width() / 2, room.top()), size)
        top = self._paint_children(painter, expansion, room, above)
        picture = self._parents.picture(expansion.layout, self.devicePixelRatioF())
        painter.drawPixmap(above.topLeft(), picture)
        if self._rotation is not None and room.bottom() - top >= ROTATION_HEIGHT / 2:
            self._paint_rotation(painter, *self._rotation, QRectF(room.left(), top, room.width(), room.bottom() - top))

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
            painter.setPen(QPen(colour, 1.6 if on else 1.0, Qt.PenStyle.SolidLine if on else Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(above.center().x(), above.bottom()), QPointF(place.center().x(), place.top()))
        painter.setOpacity(1.0 if on else SEEN_STRENGTH)
        painter.drawPixmap(place.topLeft(), self._children.picture(child.layout, self.devicePixelRatioF()))
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2.0 if on else 1.0))
        painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 4, 4)

    def _paint_captions(self, painter: QPainter, child: Successor, place: QRectF, steps: int) -> None:
        """What became of a child, and for a method that counts with it, the steps taken and needed."""
        painter.setPen(QColor(status_colour(child.status, self.theme)))
        caption = QRectF(place.left() - GAP / 2, place.bottom() + 3, place.width() + GAP, LINE)
        painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, status_word(child.status))
        if child.bound is not None:
            painter.setPen(QColor(self.theme.text))
            caption.translate(0, LINE - 4)
            painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, reckoned(steps, child.bound))

    def _paint_rotation(self, painter: QPainter, number: int, rotation: Rotation, room: QRectF) -> None:
        theme = self.theme
        painter.setPen(QColor(theme.muted))
        text = self.tr("Tree rotation at position {number}: same order, smaller height")
        place = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        written = painter.drawText(room, place | Qt.TextFlag.TextWordWrap, text.format(number=grouped(number)))
        top = written.bottom() + 6
        height = min(ROTATION_HEIGHT - 2 * LINE, room.bottom() - top)
        paint_rotation(painter, QRectF(room.left(), top, room.width(), height), rotation, theme)
