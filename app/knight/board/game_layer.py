"""What a game by hand shows on the chessboard: a dot for each move, and the arrow of a hint."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from app.knight.board.chessboard import Chessboard
from app.knight.board.marks import MOVE_KEYS, paint_hover, paint_move, paint_start_tint
from app.knight.board.moving_knight import place
from app.knight.board.piece_art import draw_piece
from app.knight.piece_words import piece_name
from app.puzzle.board.board_widget import BoardPart
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import paint_arrow
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name

GLOW_MS = 1600
"""How long a square glows to invite a hand."""
_TOUCHES = {QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Hide}


class GameLayer(BoardPart):
    """Shows the moves of a knight, each with the number of the key that takes it; put over a chessboard when made.

    The knight can be dragged while it has moves.
    """

    dropped = Signal(object)
    """The square, as (row, column), to which the knight was dragged."""
    move_chosen = Signal(int)
    """The number of a move, from 1, whose key was pressed."""

    def __init__(self, board: Chessboard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self.moves: Mapping[int, Square] = {}
        """The moves that are shown, by their numbers."""
        self.hint: Square | None = None
        """The square that the hint points at, while one is shown."""
        self.glowing: Square | None = None
        """The square that invites a hand, while it does."""
        self._pressed_at: QPointF | None = None
        """Where the knight was pressed."""
        self.dragged_to: QPointF | None = None
        """Where the pointer is that drags the knight."""
        self._glow = 0.0
        self._glowing_on = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=GLOW_MS)
        self._glowing_on.valueChanged.connect(self._show_glow)
        self._glowing_on.finished.connect(self._end_glow)
        board.board_changed.connect(self._forget)
        board.parts.insert(0, self)

    def cell_name(self, square: Square) -> str:
        """What a square is called that the knight can go to, and by which key."""
        key = next((number for number, target in self.moves.items() if target == square), None)
        if key is None:
            return ""
        board, head = self._board.board, self._board.head
        text = QCoreApplication.translate("Cells", "{square}: the {piece} can go here")
        if head is not None and board.goes_over_edge(head, square):
            text = QCoreApplication.translate("Cells", "{said}, over the joined edge").replace("{said}", text)
        if key <= len(MOVE_KEYS):
            text = QCoreApplication.translate("Cells", "{said}, key {key}").replace("{said}", text)
        name, piece = chess_name(square, board.rows), piece_name(board.piece)
        return text.format(square=name, piece=piece, key=MOVE_KEYS[key - 1 : key])

    def show_moves(self, board: Board, moves: Mapping[int, Square]) -> None:
        """Mark the squares that the knight can go to, by the numbers of the moves."""
        moves = moves if board == self._board.board else {}
        if moves != self.moves:
            for square in (*self.moves.values(), *moves.values()):
                self._board.view.update_square(square)
            self.moves = moves

    def show_hint(self, board: Board, square: Square | None) -> None:
        """Point at the square to go to, or to begin on; None points nowhere."""
        hint = square if board == self._board.board else None
        if hint != self.hint:
            self.hint = hint
            self._board.update()

    def invite(self) -> None:
        """Let a square glow with the knight that a click puts there; with reduced motion, until something is done."""
        board = self._board.board
        square = board.rows // 2, board.columns // 2
        if self._board.empty and board.has(square):
            self.glowing = square
            if self._appearance.reduced_motion:
                self._show_glow(0.5)
            else:
                self._glowing_on.start()

    def take(self, event: QEvent) -> bool:
        """Choose a move by its number, or by dragging the knight; glow no longer than until something is done."""
        if self.glowing is not None and event.type() in _TOUCHES:
            self._end_glow()
        if isinstance(event, QMouseEvent):
            return self._take_drag(event)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        digit = event.key() - Qt.Key.Key_0
        if not 0 <= digit <= 9 or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.move_chosen.emit(1 + MOVE_KEYS.index(str(digit)))
        return True

    def paint(self, painter: QPainter) -> None:
        """The moves and the hint over everything else."""
        squares, theme, head = self._board.squares, self._board.theme, self._board.head
        if self.glowing is not None and self._board.offers_start and head is None:
            painter.setOpacity(self._glow)
            paint_hover(painter, squares, self.glowing, theme, ghost=True)
            painter.setOpacity(1.0)
        for number, square in self.moves.items():
            paint_move(painter, squares, square, theme, number, self._board.numbered, not self._board.least_text)
        if self.hint is not None and head is None:
            paint_start_tint(painter, squares, self.hint, theme)
        elif self.hint is not None and head is not None:
            index = squares.board.index
            for part in squares.lines([index(head), index(self.hint)]):
                paint_arrow(painter, [part.p1(), part.p2()], max(2.0, 0.09 * squares.side), theme.good, theme.field)
        if self.dragged_to is not None:
            draw_piece(painter, place(squares, self.dragged_to, 1.0), squares.board.piece, theme)

    def _take_drag(self, event: QMouseEvent) -> bool:
        """Let the left button drag the knight; returns whether the event is for nobody else."""
        point, kind, square = event.position(), event.type(), self._board.squares.square_at(event.position())
        if kind == QEvent.Type.MouseMove:
            way = QPointF() if self._pressed_at is None else point - self._pressed_at
            if self.dragged_to is not None or way.manhattanLength() >= QApplication.startDragDistance():
                self._drag(point)
            return self._pressed_at is not None
        if kind == QEvent.Type.MouseButtonRelease:
            dragged, self._pressed_at = self.dragged_to is not None, None
            self._drag(None)
            if dragged and square is not None:
                self.dropped.emit(square)
            return dragged
        if event.button() != Qt.MouseButton.LeftButton or not self.moves or square != self._board.head:
            return False
        self._board.pointer.show_cursor(False)
        self._pressed_at = point
        return True

    def _drag(self, point: QPointF | None) -> None:
        """Show the knight at the pointer, or on its square."""
        if point != self.dragged_to:
            self.dragged_to = point
            self._board.setCursor(Qt.CursorShape.ArrowCursor if point is None else Qt.CursorShape.ClosedHandCursor)
            self._board.lift_knight(lifted=point is not None)

    def _forget(self) -> None:
        """What was shown belongs to another board."""
        self._drag(None)
        self._glowing_on.stop()
        self.moves, self.hint, self.glowing = {}, None, None

    def _show_glow(self, part: float) -> None:
        self._glow = math.sin(math.pi * part)
        self._board.view.update_square(self.glowing)

    def _end_glow(self) -> None:
        self._glowing_on.stop()
        self._board.view.update_square(self.glowing)
        self.glowing = None
