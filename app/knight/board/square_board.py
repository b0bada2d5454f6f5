"""A board of squares that can be pointed at: with the mouse, or with a cursor that the arrow keys move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.knight.board.geometry import proportions
from app.knight.board.marks import reach_of_square
from app.knight.board.zoomable_board import ZoomableBoard
from app.puzzle.board.board_keys import ARROWS, CHOOSING_KEYS, REMOVING_KEYS, ListedKeys
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import tell_focus
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name

MENU_KEY = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)
"""As the menu key, for which Qt itself sends an event; not all keyboards have one."""
CURSOR_MARGIN = 1.5
"""How many squares a zoomed board shows around the middle of the cursor's square."""
LEAVING_KEY = Qt.Key.Key_Escape
HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
NO_CURSOR_AFTER = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
)


def listed_keys() -> ListedKeys:
    """The keys of the chessboard."""
    translate = QCoreApplication.translate
    stroking_keys = [QKeyCombination(Qt.KeyboardModifier.ShiftModifier, key) for key in ARROWS]
    end_keys = [QKeyCombination(Qt.KeyboardModifier.ShiftModifier, key) for key in CHOOSING_KEYS]
    return (
        (translate("Shortcuts", "Move the cursor"), ARROWS),
        (translate("Shortcuts", "Choose the square"), CHOOSING_KEYS[:1]),
        (translate("Shortcuts", "End the tour on the square"), end_keys[:1]),
        (translate("Shortcuts", "Remove or restore the square"), REMOVING_KEYS[:1]),
        (translate("Shortcuts", "While drawing: draw or erase the square"), (Qt.Key.Key_Space,)),
        (translate("Shortcuts", "While drawing: stroke over squares"), stroking_keys),
        (translate("Shortcuts", "Open the menu of the square"), (Qt.Key.Key_Menu, MENU_KEY)),
        (translate("Shortcuts", "Let the arrow keys control playback again"), (LEAVING_KEY,)),
    )


class SquareBoard(ZoomableBoard):
    """Lays out the squares of a board and says which one a person means.

    When Tab brings the focus here, the arrow keys move a cursor over the squares and Enter chooses one. After a click
    the arrow keys are left to the playback, until Up or Down calls the cursor back; Escape sends it away. Shift chooses
    an end instead of a start, Delete removes or restores a square, and the right button asks for a menu.
    """

    square_clicked = Signal(object)
    """The square, as (row, column), that was clicked or chosen with Enter."""
    end_clicked = Signal(object)
    """The square that was clicked with Shift held, or chosen with Shift+Enter."""
    square_toggled = Signal(object)
    """The square, there or missing, on which the cursor was when Delete was pressed."""
    menu_wanted = Signal(object, object)
    """The square for which a menu is asked, by mouse or keyboard, and the point of the screen where it belongs."""
    square_pointed = Signal(object)
    """The square, there or missing, that the pointer or the cursor has come to; None when it has left."""

    def __init__(self, appearance: Appearance, board: Board, parent: QWidget | None = None) -> None:
        self.board = board
        """The board that is shown."""
        super().__init__(appearance, parent)
        self._hovered: Square | None = None
        self._pressed: tuple[Qt.MouseButton, Square] | None = None
        self._cursor: Square = (board.rows - 1, 0)
        self._cursor_shown = False
        self.setMouseTracking(True)
        self.set_board(board)

    @property
    def cursor_square(self) -> Square | None:
        """The square that the keyboard's cursor is on, while it is shown."""
        return self._cursor if self._cursor_shown else None

    def zoom_centre(self) -> QPointF:
        """The square of the cursor, while it is shown and seen; else the middle of what is seen."""
        square = self.cursor_square
        middle = None if square is None else self.squares.centre(square)
        if middle is not None and self.squares.inside.contains(middle):
            return middle
        return super().zoom_centre()

    def table_size(self) -> tuple[int, int]:
        """As many rows and columns as the board has."""
        return self.board.rows, self.board.columns

    def cell_rect(self, square: Square) -> QRectF:
        """A square, in pixels."""
        return self.squares.rect(square)

    def cell_at(self, point: QPointF) -> int | None:
        """The number of the square at a point."""
        square = self.squares.square_at(point)
        return None if square is None else self.board.index(square)

    def current_cell(self) -> int | None:
        """The square that the cursor is on, while it is shown."""
        return self.board.index(self._cursor) if self._cursor_shown else None

    def set_board(self, board: Board) -> None:
        """Show another board; on one of another size the cursor goes to the bottom left."""
        before, self.board = self.board, board
        other = (board.rows, board.columns) != (before.rows, before.columns)
        if other:
            self._hovered = self._pressed = None
            self._cursor = board.rows - 1, 0
        self.set_proportions(*proportions(board.rows, board.columns))
        if other:
            self.show_first_view()

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys from the shortcuts of the window while the cursor is shown."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._claims(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, choose or remove its square, or send it away."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move_cursor(*ARROWS[key])
        elif key in CHOOSING_KEYS and self._cursor_shown:
            self._choose(self._cursor, event.modifiers())
        elif key in REMOVING_KEYS and self._cursor_shown:
            self.square_toggled.emit(self._cursor)
        elif key == MENU_KEY.key() and event.modifiers() & MENU_KEY.keyboardModifiers():
            self._ask_for_menu()
        elif key == LEAVING_KEY and self._cursor_shown:
            self._show_cursor(False)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cursor's square; the right button of the mouse has asked when it was released."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the square under the pointer."""
        self._hover(self.squares.square_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the square under the pointer."""
        super().leaveEvent(event)
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take note of the square; the click counts when the button is released on it."""
        self._show_cursor(False)
        square = self.squares.square_at(event.position())
        self._pressed = (event.button(), square) if square is not None else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the square that was pressed, or ask for its menu, if the pointer is still on it."""
        pressed, self._pressed = self._pressed, None
        square = self.squares.square_at(event.position())
        if square is None or pressed != (event.button(), square):
            return
        self._cursor = square
        if event.button() == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(square, event.globalPosition().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton:
            self._choose(square, event.modifiers())

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
        """Repaint a square with everything that a mark on it may paint."""
        if square is not None:
            self.update(reach_of_square(self.squares, square).toAlignedRect())

    def _ask_for_menu(self) -> None:
        """Ask for the menu of the cursor's square."""
        self._show_cursor(True)
        corner = self.squares.rect(self._cursor).bottomLeft().toPoint()
        self.menu_wanted.emit(self._cursor, self.mapToGlobal(corner))

    def _choose(self, square: Square, modifiers: Qt.KeyboardModifier) -> None:
        if self.board.has(square):
            shift = modifiers & Qt.KeyboardModifier.ShiftModifier
            (self.end_clicked if shift else self.square_clicked).emit(square)

    def _claims(self, event: QKeyEvent) -> bool:
        if not self._cursor_shown or event.modifiers() & ~HARMLESS:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return event.key() in CHOOSING_KEYS
        return event.key() in (*ARROWS, *CHOOSING_KEYS, *REMOVING_KEYS, LEAVING_KEY)

    def _move_cursor(self, down: int, right: int) -> None:
        """Missing squares are visited too: Delete brings them back."""
        before = self._cursor
        self._cursor_shown = True
        row, column = before[0] + down, before[1] + right
        if 0 <= row < self.board.rows and 0 <= column < self.board.columns:
            self._cursor = row, column
        self.see(QPointF(self._cursor[1] + 0.5, self._cursor[0] + 0.5), CURSOR_MARGIN)
        self.update_square(before)
        self._tell_cursor()

    def _show_cursor(self, shown: bool) -> None:
        if shown != self._cursor_shown:
            self._cursor_shown = shown
            self._tell_cursor()

    def _tell_cursor(self) -> None:
        self.update_square(self._cursor)
        square = self.cursor_square
        self.setAccessibleDescription(chess_name(square, self.board.rows) if square else "")
        if square is not None:
            tell_focus(self, self.board.index(square))
        self.square_pointed.emit(square)

    def _hover(self, square: Square | None) -> None:
        if square == self._hovered:
            return
        self.update_square(self._hovered)
        self.update_square(square)
        self._hovered = square
        self.setCursor(Qt.CursorShape.ArrowCursor if square is None else Qt.CursorShape.PointingHandCursor)
        self.square_pointed.emit(square)
