"""A board of squares that can be pointed at: with the mouse, or with a cursor that the arrow keys move."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.boards.board_widget import BoardWidget
from app.boards.chess_geometry import ChessGeometry, proportions
from app.boards.chess_marks import reach_of_square
from app.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name

ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
CHOOSING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NO_CURSOR_AFTER = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)


class SquareBoard(BoardWidget):
    """Lays out the squares of a board and says which one a person means.

    When Tab brings the focus here, the arrow keys move a cursor over the squares and Enter chooses one. After a click
    the arrow keys are left to the playback, until Up or Down calls the cursor back; Escape sends it away.
    """

    square_clicked = Signal(object)
    """The square, as (row, column), that was clicked or chosen with Enter."""
    square_pointed = Signal(object)
    """The square that the pointer or the cursor has come to; None when it has left."""

    def __init__(self, appearance: Appearance, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._board = board
        self._geometry: ChessGeometry | None = None
        self._hovered: Square | None = None
        self._pressed: Square | None = None
        self._cursor: Square = (0, 0)
        self._cursor_shown = False
        self.setMouseTracking(True)
        self.set_board(board)

    @property
    def board(self) -> Board:
        """The board that is shown."""
        return self._board

    @property
    def squares(self) -> ChessGeometry:
        """Where the squares lie."""
        if self._geometry is None:
            board = self._board
            self._geometry = ChessGeometry.fit(self.board_rect, board.rows, board.columns, self.devicePixelRatioF())
        return self._geometry

    @property
    def cursor_square(self) -> Square | None:
        """The square that the keyboard's cursor is on, while it is shown."""
        return self._cursor if self._cursor_shown else None

    @property
    def hovered_square(self) -> Square | None:
        """The square under the pointer."""
        return self._hovered

    def set_board(self, board: Board) -> None:
        """Show another board; the cursor goes to its bottom left, or the first square that is there."""
        self._board = board
        self._hovered = self._pressed = None
        corner = (board.rows - 1, 0)
        self._cursor = corner if board.has(corner) else board.squares[0]
        self.set_proportions(*proportions(board.rows, board.columns))

    def square_at(self, point: QPointF) -> Square | None:
        """The square of the board under a point of the widget."""
        square = self.squares.square_at(point)
        return square if square is not None and self._board.has(square) else None

    def repaint_all(self) -> None:
        """Lay out and paint everything anew."""
        self._geometry = None
        super().repaint_all()

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys from the shortcuts of the window while the cursor is shown."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._claims(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, choose its square, or send it away."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move_cursor(*ARROWS[key])
        elif key in CHOOSING_KEYS and self._cursor_shown:
            self.square_clicked.emit(self._cursor)
        elif key == Qt.Key.Key_Escape and self._cursor_shown:
            self._show_cursor(False)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the square under the pointer."""
        self._hover(self.square_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the square under the pointer."""
        super().leaveEvent(event)
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take note of the square; the click counts when the button is released on it."""
        self._show_cursor(False)
        self._pressed = self.square_at(event.position()) if event.button() == Qt.MouseButton.LeftButton else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the square that was pressed, if the pointer is still on it."""
        square, self._pressed = self._pressed, None
        if square is not None and square == self.square_at(event.position()):
            self._cursor = square
            self.square_clicked.emit(square)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the keyboard brought the focus here."""
        super().focusInEvent(event)
        if event.reason() not in NO_CURSOR_AFTER:
            self._show_cursor(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, unless the focus will come back by itself."""
        super().focusOutEvent(event)
        if event.reason() not in NO_CURSOR_AFTER[1:]:
            self._show_cursor(False)

    def update_square(self, square: Square | None) -> None:
        """Paint a square anew, with everything that a mark on it may paint."""
        if square is not None:
            self.update(reach_of_square(self.squares, square).toAlignedRect())

    def _claims(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        return self._cursor_shown and event.key() in (*ARROWS, *CHOOSING_KEYS, Qt.Key.Key_Escape)

    def _move_cursor(self, down: int, right: int) -> None:
        before = self._cursor
        self._cursor_shown = True
        row, column = before[0] + down, before[1] + right
        while 0 <= row < self._board.rows and 0 <= column < self._board.columns:
            if self._board.has((row, column)):
                self._cursor = row, column
                break
            row, column = row + down, column + right
        self.update_square(before)
        self._tell_cursor()

    def _show_cursor(self, shown: bool) -> None:
        if shown != self._cursor_shown:
            self._cursor_shown = shown
            self._tell_cursor()

    def _tell_cursor(self) -> None:
        self.update_square(self._cursor)
        square = self.cursor_square
        self.setAccessibleDescription(chess_name(square, self._board.rows) if square else "")
        self.square_pointed.emit(square)

    def _hover(self, square: Square | None) -> None:
        if square == self._hovered:
            return
        self.update_square(self._hovered)
        self.update_square(square)
        self._hovered = square
        self.setCursor(Qt.CursorShape.ArrowCursor if square is None else Qt.CursorShape.PointingHandCursor)
        self.square_pointed.emit(square)
