"""The chessboard on which squares can be drawn and erased, by dragging over them or with the keyboard."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.knight.board.playable_board import PlayableKnightBoard
from app.knight.shape.symmetry import Symmetry, axes, images
from app.puzzle.board.board_keys import ARROWS, CHOOSING_KEYS, REMOVING_KEYS
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_line, faint, set_inks
from solvers.knight.board import Board, Square

_HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_TOGGLING = (*CHOOSING_KEYS, Qt.Key.Key_Space, *REMOVING_KEYS)


class DrawnBoard(PlayableKnightBoard):
    """While squares are drawn, the left button strokes over them, Shift with the arrow keys does, and Space toggles.

    A finger strokes as the left button does. Escape asks to draw no longer, or to choose no end of the tour.
    """

    stroke_begun = Signal(object)
    """The square on which a stroke begins, there or missing."""
    stroke_moved = Signal(object)
    """The square that the stroke has come to, which may lie beside the board."""
    stroke_ended = Signal()
    mode_left = Signal()
    """Escape was pressed while squares were drawn, or an end of the tour was asked for."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._symmetry: Symmetry | None = None
        self._asking = False
        self._stroke_at: Square | None = None
        super().__init__(appearance, parent)

    @property
    def drawn_on(self) -> bool:
        """Whether squares are drawn and erased."""
        return self._symmetry is not None

    @property
    def drags_along(self) -> bool:
        """A finger and Space draw squares while those are drawn."""
        return not self.drawn_on

    @property
    def offers_start(self) -> bool:
        """Not while a click draws."""
        return not self.drawn_on

    def draw_with(self, symmetry: Symmetry | None) -> None:
        """Let squares be drawn, and their images under a symmetry pointed out; None lets squares be chosen again."""
        if symmetry != self._symmetry:
            self._symmetry = symmetry
            self._end_stroke()
            self.update()

    def ask_for_end(self, asked: bool) -> None:
        """Show that the next square that is chosen will be an end of the tour, or no longer."""
        self._asking = asked
        self.setCursor(Qt.CursorShape.CrossCursor if asked else Qt.CursorShape.ArrowCursor)

    def set_board(self, board: Board) -> None:
        """Show another board, with nothing on it; a stroke goes on."""
        same_size = (board.rows, board.columns) == (self.board.rows, self.board.columns)
        super().set_board(board)
        if not same_size:
            self._end_stroke()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke with the left button."""
        square = self.squares.square_at(event.position())
        if not self.drawn_on or event.button() != Qt.MouseButton.LeftButton or square is None:
            super().mousePressEvent(event)
            return
        self._show_cursor(False)
        self._cursor = square
        self._begin_stroke(square)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the stroke, and mark the square under the pointer."""
        super().mouseMoveEvent(event)
        if self._stroke_at is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._move_stroke(self._square_towards(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke."""
        if self._stroke_at is not None and event.button() == Qt.MouseButton.LeftButton:
            self._end_stroke()
        else:
            super().mouseReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the mode from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._draws_with(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle the square of the cursor, or move it; with Shift, it strokes."""
        key = Qt.Key(event.key())
        if not self._draws_with(event):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self.mode_left.emit()
        elif key in ARROWS:
            self._go(key, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            self._show_cursor(True)
            self._begin_stroke(self._cursor)
            self._end_stroke()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the stroke when Shift is let go."""
        if event.key() == Qt.Key.Key_Shift:
            self._end_stroke()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the stroke: its end would not be heard."""
        super().focusOutEvent(event)
        self._end_stroke()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The axes of the brush, and the squares that it would change, over everything else."""
        super().paint_foreground(painter, dirty)
        if self._symmetry is None:
            return
        self._paint_axes(painter, self._symmetry)
        pointed = self.cursor_square or self._hovered
        if pointed is not None:
            for square in images((pointed,), self._symmetry, self.board.rows, self.board.columns):
                self._paint_brush(painter, square)

    def _hover(self, square: Square | None) -> None:
        super()._hover(square)
        if self._asking:
            self.setCursor(Qt.CursorShape.CrossCursor)

    def update_square(self, square: Square | None) -> None:
        """Repaint the images of a square with it while squares are drawn."""
        super().update_square(square)
        if square is not None and self._symmetry is not None:
            for image in images((square,), self._symmetry, self.board.rows, self.board.columns):
                super().update_square(image)

    def _paint_axes(self, painter: QPainter, symmetry: Symmetry) -> None:
        width = max(1.5, self.squares.side * 0.04)
        for line in axes(symmetry, self.squares.whole):
            for colour, wider, style in ((self.theme.field, 1.5, Qt.PenStyle.SolidLine), (self.theme.mark, 0.0, None)):
                draw_line(painter, QLineF(*line), QPen(QColor(colour), width + wider, style or Qt.PenStyle.DashLine))

    def _paint_brush(self, painter: QPainter, square: Square) -> None:
        rect = self.squares.rect(square)
        painter.fillRect(rect, faint(self.theme.mark, 0.30))
        set_inks(painter, edge=self.theme.mark, width=1.5)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _draws_with(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~_HARMLESS:
            return False
        if not self.drawn_on:
            return self._asking and event.key() == Qt.Key.Key_Escape
        return event.key() in (*ARROWS, *_TOGGLING, Qt.Key.Key_Escape)

    def _go(self, key: Qt.Key, stroking: bool) -> None:
        """Move the cursor a square; a stroke begins where the cursor was."""
        if stroking and self._stroke_at is None:
            self._begin_stroke(self._cursor)
        self._move_cursor(*ARROWS[key])
        if stroking:
            self._move_stroke(self._cursor)

    def _begin_stroke(self, square: Square) -> None:
        self._end_stroke()
        self._stroke_at = square
        self.stroke_begun.emit(square)

    def _move_stroke(self, square: Square) -> None:
        if square != self._stroke_at:
            self._stroke_at = square
            self.stroke_moved.emit(square)

    def _end_stroke(self) -> None:
        if self._stroke_at is not None:
            self._stroke_at = None
            self.stroke_ended.emit()

    def _square_towards(self, point: QPointF) -> Square:
        """The square at a point, or where one would be if the board went on."""
        at, squares = self.squares.square_at(point), self.squares
        if at is not None:
            return at
        down, right = point.y() - squares.tops[0], point.x() - squares.lefts[0]
        return floor(down / squares.side), floor(right / squares.side)
