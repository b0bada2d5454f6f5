"""A breadth-first search step by step: the position being expanded, where it leads, and what is new of that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.boards.board_widget import BoardWidget
from app.boards.wood import tinted
from app.layouts.thumbnails import Thumbnails
from app.live.rotation_drawing import paint_rotation
from app.numbers import grouped
from app.theme import Appearance
from solvers.klotski.insight import Child, Expansion, Rotation
from solvers.search import Progress

PARENT_CELL, CHILD_CELL = 25.0, 15.0
"""The sides of the cells of the small pictures, in pixels."""

SEEN_STRENGTH = 0.38
"""How strongly a position is drawn that was met before."""

MARGIN, GAP, LINE = 16.0, 12.0, 20.0
ROTATION_HEIGHT = 190.0


class ExpansionView(QWidget):
    """Covers the board while a search goes slowly enough to be followed."""

    def __init__(self, board: BoardWidget, appearance: Appearance) -> None:
        super().__init__(board)
        self.setObjectName("expansionView")
        self.setAccessibleName(self.tr("The search, step by step"))
        self._board = board
        self._appearance = appearance
        self._parents = Thumbnails(appearance, PARENT_CELL)
        self._children = Thumbnails(appearance, CHILD_CELL)
        self._expansion: Expansion | None = None
        self._level = 0
        self._rotation: tuple[int, Rotation] | None = None
        board.installEventFilter(self)
        appearance.changed.connect(self.update)
        self.hide()

    @property
    def expansion(self) -> Expansion | None:
        """What is shown."""
        return self._expansion

    @property
    def rotation(self) -> Rotation | None:
        """The last rotation of the search, which stays in sight until there is another."""
        return None if self._rotation is None else self._rotation[1]

    def show_expansion(self, expansion: Expansion, progress: Progress) -> None:
        """Show what the search did in its last step."""
        self._expansion = expansion
        self._level = progress.levels[expansion.depth] if expansion.depth < len(progress.levels) else 0
        if expansion.rotations:
            self._rotation = expansion.number, expansion.rotations[-1]
        self.setAccessibleDescription(self.description())
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()
        self.update()

    def put_away(self) -> None:
        """Show the board again."""
        self._expansion = self._rotation = None
        self.hide()

    def description(self) -> str:
        """What is shown, in a sentence."""
        if self._expansion is None:
            return ""
        new = sum(child.new for child in self._expansion.children)
        text = self.tr(
            "Level {depth}, {positions} positions. Expanding position {number}: {new} new, {seen} seen before."
        )
        return text.format(
            depth=grouped(self._expansion.depth),
            positions=grouped(self._level),
            number=grouped(self._expansion.number),
            new=new,
            seen=len(self._expansion.children) - new,
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the board when its size changes."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the position above, its children below, and the rotation at the bottom."""
        if self._expansion is None:
            return
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.window))
        field = QRectF(self.rect()).adjusted(4.5, 4.5, -4.5, -4.5)
        painter.setPen(QPen(tinted(theme.border, 1.0), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(field, 10, 10)
        self._paint(painter, self._expansion, field.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))

    def _paint(self, painter: QPainter, expansion: Expansion, room: QRectF) -> None:
        painter.setPen(QColor(self._appearance.theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, self.description())
        size = QSizeF(self._parents.size)
        above = QRectF(QPointF(room.center().x() - size.width() / 2, room.top() + LINE + GAP / 2), size)
        ratio = self.devicePixelRatioF()
        top = self._paint_children(painter, expansion.children, room, above)
        painter.drawPixmap(above.topLeft(), self._parents.picture(expansion.layout, ratio))
        if self._rotation is not None and room.bottom() - top >= ROTATION_HEIGHT / 2:
            self._paint_rotation(painter, *self._rotation, QRectF(room.left(), top, room.width(), room.bottom() - top))

    def _paint_children(self, painter: QPainter, children: tuple[Child, ...], room: QRectF, above: QRectF) -> float:
        """Paint as many rows of children as it takes; answers where the last ends."""
        size = QSizeF(self._children.size)
        pitch = size.width() + GAP
        in_row = max(1, int((room.width() + GAP) // pitch))
        top = above.bottom() + 2.4 * GAP
        for first in range(0, len(children), in_row):
            row = children[first : first + in_row]
            left = room.center().x() - (len(row) * pitch - GAP) / 2
            for place, child in enumerate(row):
                self._paint_child(painter, child, QRectF(QPointF(left + place * pitch, top), size), above)
            top += size.height() + LINE + GAP
        return top

    def _paint_child(self, painter: QPainter, child: Child, place: QRectF, above: QRectF) -> None:
        theme = self._appearance.theme
        colour = QColor(theme.good if child.new else theme.muted)
        painter.setPen(
            QPen(colour, 1.6 if child.new else 1.0, Qt.PenStyle.SolidLine if child.new else Qt.PenStyle.DotLine)
        )
        painter.drawLine(QPointF(above.center().x(), above.bottom()), QPointF(place.center().x(), place.top()))
        painter.setOpacity(1.0 if child.new else SEEN_STRENGTH)
        painter.drawPixmap(place.topLeft(), self._children.picture(child.layout, self.devicePixelRatioF()))
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2.0 if child.new else 1.0))
        painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 4, 4)
        painter.setPen(colour)
        caption = QRectF(place.left() - GAP / 2, place.bottom() + 3, place.width() + GAP, LINE)
        text = self.tr("new", "a position") if child.new else self.tr("seen", "a position")
        painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_rotation(self, painter: QPainter, number: int, rotation: Rotation, room: QRectF) -> None:
        theme = self._appearance.theme
        painter.setPen(QColor(theme.muted))
        text = self.tr(
            "Rotation of the tree of positions met, at position {number}: the order stays, the height shrinks"
        )
        fitting = painter.fontMetrics().elidedText(
            text.format(number=grouped(number)), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, fitting)
        height = min(ROTATION_HEIGHT, room.height() - LINE)
        paint_rotation(painter, QRectF(room.left(), room.top() + LINE + 4, room.width(), height - 26), rotation, theme)
