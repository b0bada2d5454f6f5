"""Draws and erases squares of a chessboard, by dragging over them or with the keyboard."""

from __future__ import annotations

from collections.abc import Collection
from math import floor

from PySide6.QtCore import QEvent, QLineF, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen

from app.knight.board.chessboard import Chessboard
from app.knight.board.square_pointer import HARMLESS
from app.knight.shape.symmetry import Symmetry, axes, images
from app.puzzle.board.board_widget import BoardPart
from app.ui.painting.drawing import draw_line, faint, set_inks
from app.ui.widgets.actions import ARROWS, CHOOSING_KEYS, REMOVING_KEYS
from solvers.knight.board import Square

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_TOGGLING = (*CHOOSING_KEYS, Qt.Key.Key_Space, *REMOVING_KEYS)


class ShapeBrush(BoardPart):
    """While squares are drawn, the left button strokes over them, Shift with the arrow keys does, and Space toggles.

    A finger strokes as the left button does. Escape asks to draw no longer. It is put over a chessboard when made.
    """

    stroke_begun = Signal(object)
    """The square on which a stroke begins, there or missing."""
    stroke_moved = Signal(object)
    """The square that the stroke has come to, which may lie beside the board."""
    stroke_ended = Signal()

    def __init__(self, board: Chessboard) -> None:
        super().__init__(board)
        self._board = board
        self._symmetry: Symmetry | None = None
        self._meant: Collection[Square] = ()
        """The squares that the brush would change now."""
        self._stroking = False
        board.pointer.square_pointed.connect(self._follow_pointer)
        board.board_changed.connect(self._follow_board)
        board.parts.insert(0, self)

    def draw_with(self, symmetry: Symmetry | None) -> None:
        """Let squares be drawn, and their images under a symmetry pointed out; None lets squares be chosen again."""
        if symmetry != self._symmetry:
            self._symmetry = symmetry
            self._board.offers_start = self._board.view.drags_along = symmetry is None
            self._meant = self._images()
            self._end_stroke()
            self._board.update()

    def take(self, event: QEvent) -> bool:
        """Take the strokes of the mouse, and the keys of the mode, which no shortcut of the window is to have."""
        if event.type() == QEvent.Type.FocusOut:  # the end of a stroke would not be heard
            self._end_stroke()
        if isinstance(event, QMouseEvent):
            return self._take_mouse(event)
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Shift:
            self._end_stroke()
        if event.type() == QEvent.Type.KeyRelease or not self._wants(event):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._take_key(event)
        return True

    def paint(self, painter: QPainter) -> None:
        """The axes of the brush, and the squares that it would change, over everything else."""
        if self._symmetry is not None:
            self._paint_axes(painter, self._symmetry)
            for square in self._meant:
                self._paint_square(painter, square)

    def _take_mouse(self, event: QMouseEvent) -> bool:
        """Begin a stroke with the left button, go on with it, and end it; the pointer marks squares meanwhile, too."""
        kind, button, left = event.type(), event.button(), Qt.MouseButton.LeftButton
        square, pointer = self._board.squares.square_at(event.position()), self._board.pointer
        if kind == QEvent.Type.MouseMove and self._stroking and event.buttons() & left:
            pointer.hover(square)
            self.stroke_moved.emit(self._square_towards(event.position()) if square is None else square)
        elif kind == QEvent.Type.MouseButtonRelease and self._stroking and button == left:
            self._end_stroke()
        elif kind in _PRESSES and button == left and self._symmetry is not None and square is not None:
            pointer.show_cursor(False)
            pointer.cursor = square
            self._begin_stroke(square)
        else:
            return False
        return True

    def _take_key(self, event: QKeyEvent) -> None:
        """Toggle the square of the cursor, or move it; with Shift, it strokes."""
        key, pointer = Qt.Key(event.key()), self._board.pointer
        if key == Qt.Key.Key_Escape:
            pointer.mode_left.emit()
        elif key in ARROWS:
            self._go(key, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            pointer.show_cursor(True)
            self._begin_stroke(pointer.cursor)
            self._end_stroke()

    def _wants(self, event: QKeyEvent) -> bool:
        drawing = self._symmetry is not None and not event.modifiers() & ~HARMLESS
        return drawing and event.key() in (*ARROWS, *_TOGGLING, Qt.Key.Key_Escape)

    def _images(self) -> Collection[Square]:
        """The square that is pointed at, with its images."""
        board, pointer = self._board.board, self._board.pointer
        pointed = pointer.cursor_square or pointer.hovered
        if pointed is None or self._symmetry is None:
            return ()
        return images((pointed,), self._symmetry, board.rows, board.columns)

    @Slot()
    def _follow_pointer(self) -> None:
        before, self._meant = self._meant, self._images()
        for square in (*before, *self._meant):
            self._board.view.update_square(square)

    @Slot(bool)
    def _follow_board(self, resized: bool) -> None:
        """A stroke goes on over a board of the same size."""
        self._meant = self._images()
        if resized:
            self._end_stroke()

    def _paint_axes(self, painter: QPainter, symmetry: Symmetry) -> None:
        squares, theme = self._board.squares, self._board.theme
        width = max(1.5, squares.side * 0.04)
        for line in axes(symmetry, squares.whole):
            for colour, wider, style in ((theme.field, 1.5, Qt.PenStyle.SolidLine), (theme.mark, 0.0, None)):
                draw_line(painter, QLineF(*line), QPen(QColor(colour), width + wider, style or Qt.PenStyle.DashLine))

    def _paint_square(self, painter: QPainter, square: Square) -> None:
        rect, colour = self._board.squares.rect(square), self._board.theme.mark
        painter.fillRect(rect, faint(colour, 0.30))
        set_inks(painter, edge=colour, width=1.5)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _go(self, key: Qt.Key, stroking: bool) -> None:
        """Move the cursor a square; a stroke begins where the cursor was."""
        if stroking and not self._stroking:
            self._begin_stroke(self._board.pointer.cursor)
        self._board.pointer.move_cursor(*ARROWS[key])
        if stroking:
            self.stroke_moved.emit(self._board.pointer.cursor)

    def _begin_stroke(self, square: Square) -> None:
        self._end_stroke()
        self._stroking = True
        self.stroke_begun.emit(square)

    def _end_stroke(self) -> None:
        if self._stroking:
            self._stroking = False
            self.stroke_ended.emit()

    def _square_towards(self, point: QPointF) -> Square:
        """Where a square would be at a point if the board went on."""
        squares = self._board.squares
        down, right = point.y() - squares.tops[0], point.x() - squares.lefts[0]
        return floor(down / squares.side), floor(right / squares.side)
