"""Which square of a board a person means: with the mouse, or with a cursor that the arrow keys move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent

from app.knight.board.board_view import BoardView
from app.puzzle.board.board_widget import BoardPart, BoardWidget
from app.ui.widgets.accessibility import tell_focus
from app.ui.widgets.actions import ARROWS, BY_KEYS, CHOOSING_KEYS, REMOVING_KEYS, ListedKeys
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name

MENU_KEY = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)
"""As the menu key, for which Qt itself sends an event; not all keyboards have one."""
CURSOR_MARGIN = 1.5
"""How many squares a zoomed board shows around the middle of the cursor's square."""
LEAVING_KEY = Qt.Key.Key_Escape
HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


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


class SquarePointer(BoardPart):
    """Says which square of a board a person means, and marks none of them.

    When Tab brings the focus to the board, the arrow keys move a cursor over the squares and Enter chooses one. After a
    click the arrow keys are left to the playback, until Up or Down calls the cursor back; Escape sends it away, unless
    there is something to stop. Shift chooses an end instead of a start, Delete removes or restores a square, and the
    right button asks for a menu.
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
    mode_left = Signal()
    """Escape was pressed while an end of the tour was asked for, or something else is done with squares."""

    def __init__(self, widget: BoardWidget, view: BoardView, board: Board) -> None:
        super().__init__()
        self._widget = widget
        self._view = view
        self.board = board
        """The board that is shown."""
        self.hovered: Square | None = None
        """The square under the pointer."""
        self.cursor: Square = (board.rows - 1, 0)
        """The square that the keyboard's cursor is on, shown or not."""
        self._pressed: tuple[Qt.MouseButton, Square] | None = None
        self._cursor_shown = False
        self._asking = False

    @property
    def cursor_square(self) -> Square | None:
        """The square that the keyboard's cursor is on, while it is shown."""
        return self.cursor if self._cursor_shown else None

    def show_board(self, board: Board) -> None:
        """Point at the squares of another board; on one of another size the cursor goes to the bottom left."""
        before, self.board = self.board, board
        if (board.rows, board.columns) != (before.rows, before.columns):
            self.hovered = self._pressed = None
            self.cursor = board.rows - 1, 0

    def ask_for_end(self, asked: bool) -> None:
        """Show that the next square that is chosen will be an end of the tour, or no longer."""
        self._asking = asked
        self._widget.setCursor(Qt.CursorShape.CrossCursor if asked else Qt.CursorShape.ArrowCursor)

    def take(self, event: QEvent) -> bool:
        """Follow the pointer and the keys, and claim those that move the cursor from the shortcuts of the window."""
        if isinstance(event, QMouseEvent):
            self._take_mouse(event)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            return self._claims(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Keyboard:  # the mouse has asked when it was released
                self._ask_for_menu()
            return True
        if isinstance(event, QFocusEvent):
            self._follow_focus(event)
        elif event.type() == QEvent.Type.Leave:
            self.hover(None)
        return False

    def show_cursor(self, shown: bool) -> None:
        """Show the cursor, or hide it."""
        if shown != self._cursor_shown:
            self._cursor_shown = shown
            self._tell_cursor()

    def move_cursor(self, down: int, right: int) -> None:
        """Missing squares are visited too: Delete brings them back. Over a joined edge it comes in at the other."""
        before = self.cursor
        self._cursor_shown = True
        row, column = self.board.wrapped(before[0] + down, before[1] + right)
        if 0 <= row < self.board.rows and 0 <= column < self.board.columns:
            self.cursor = row, column
        self._view.see(QPointF(self.cursor[1] + 0.5, self.cursor[0] + 0.5), CURSOR_MARGIN)
        self._view.update_square(before)
        self._tell_cursor()

    def hover(self, square: Square | None) -> None:
        """The pointer is over a square, or over none."""
        if square != self.hovered:
            self._view.update_square(self.hovered)
            self._view.update_square(square)
            self.hovered = square
            over = Qt.CursorShape.ArrowCursor if square is None else Qt.CursorShape.PointingHandCursor
            self._widget.setCursor(over)
            self.square_pointed.emit(square)
        if self._asking:
            self._widget.setCursor(Qt.CursorShape.CrossCursor)

    def _take_mouse(self, event: QMouseEvent) -> None:
        """A click counts when the button is released on the square on which it was pressed."""
        square = self._view.squares.square_at(event.position())
        if event.type() == QEvent.Type.MouseMove:
            self.hover(square)
        elif event.type() != QEvent.Type.MouseButtonRelease:
            self.show_cursor(False)
            self._pressed = None if square is None else (event.button(), square)
        else:
            pressed, self._pressed = self._pressed, None
            if square is not None and pressed == (event.button(), square):
                self._click(square, event)

    def _click(self, square: Square, event: QMouseEvent) -> None:
        self.cursor = square
        if event.button() == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(square, event.globalPosition().toPoint())
        elif event.button() == Qt.MouseButton.LeftButton:
            self._choose(square, event.modifiers())

    def _take_key(self, event: QKeyEvent) -> bool:
        """Move the cursor, choose or remove its square, or send it away."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.move_cursor(*ARROWS[key])
        elif key in CHOOSING_KEYS and self._cursor_shown:
            self._choose(self.cursor, event.modifiers())
        elif key in REMOVING_KEYS and self._cursor_shown:
            self.square_toggled.emit(self.cursor)
        elif key == MENU_KEY.key() and event.modifiers() & MENU_KEY.keyboardModifiers():
            self._ask_for_menu()
        elif key == LEAVING_KEY and self._asking and not event.modifiers() & ~HARMLESS:
            self.mode_left.emit()
        elif key == LEAVING_KEY and self._cursor_shown:
            self.show_cursor(False)
        else:
            return False
        return True

    def _follow_focus(self, event: QFocusEvent) -> None:
        """Show the cursor when keys brought the focus; hide it, unless the focus will come back by itself."""
        if event.gotFocus() and event.reason() in BY_KEYS:
            self.show_cursor(True)
        elif event.lostFocus() and event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.show_cursor(False)

    def _ask_for_menu(self) -> None:
        """Ask for the menu of the cursor's square."""
        self.show_cursor(True)
        corner = self._view.squares.rect(self.cursor).bottomLeft().toPoint()
        self.menu_wanted.emit(self.cursor, self._widget.mapToGlobal(corner))

    def _choose(self, square: Square, modifiers: Qt.KeyboardModifier) -> None:
        if self.board.has(square):
            shift = modifiers & Qt.KeyboardModifier.ShiftModifier
            (self.end_clicked if shift else self.square_clicked).emit(square)

    def _claims(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~HARMLESS:
            return False
        if event.key() == LEAVING_KEY and self._asking:
            return True
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._cursor_shown and event.key() in CHOOSING_KEYS
        return self._cursor_shown and event.key() in (*ARROWS, *CHOOSING_KEYS, *REMOVING_KEYS)

    def _tell_cursor(self) -> None:
        self._view.update_square(self.cursor)
        square = self.cursor_square
        self._widget.setAccessibleDescription(chess_name(square, self.board.rows) if square else "")
        if square is not None:
            tell_focus(self._widget, self.board.index(square))
        self.square_pointed.emit(square)
