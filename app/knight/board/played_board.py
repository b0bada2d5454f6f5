"""The chessboard of a game by hand: a dot for each move, and the arrow of a hint."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.marks import paint_move, paint_start_tint
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name


class PlayedBoard(Chessboard):
    """Shows the moves of a knight, each with the number of the key that takes it."""

    move_chosen = Signal(int)
    """The number of a move, 1 to 8, that was pressed on the keyboard."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._moves: Mapping[int, Square] = {}
        self._hint: Square | None = None
        super().__init__(appearance, parent)

    @property
    def moves(self) -> Mapping[int, Square]:
        """The moves that are shown, by their numbers."""
        return self._moves

    @property
    def hint(self) -> Square | None:
        """The square that the hint points at, while one is shown."""
        return self._hint

    def set_board(self, board: Board) -> None:
        """Show another board, with nothing on it."""
        self._moves, self._hint = {}, None
        super().set_board(board)

    def cell_name(self, square: Square) -> str:
        """What a square is called; of one that the knight can go to, by which key."""
        key = next((number for number, target in self._moves.items() if target == square), None)
        if key is None:
            return super().cell_name(square)
        text = QCoreApplication.translate("Cells", "{square}: the knight can go here, key {key}")
        return text.format(square=chess_name(square, self.board.rows), key=key)

    def show_moves(self, moves: Mapping[int, Square]) -> None:
        """Mark the squares that the knight can go to, by the numbers of the moves."""
        if moves != self._moves:
            for square in (*self._moves.values(), *moves.values()):
                self.update_square(square)
            self._moves = moves

    def show_hint(self, square: Square | None) -> None:
        """Point at the square to go to, or to begin on; None points nowhere."""
        if square != self._hint:
            self._hint = square
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a move by its number."""
        number = event.key() - Qt.Key.Key_0
        if 1 <= number <= 8 and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.move_chosen.emit(number)
        else:
            super().keyPressEvent(event)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The moves and the hint over everything else."""
        super().paint_foreground(painter, dirty)
        for number, square in self._moves.items():
            paint_move(painter, self.squares, square, self.theme, number)
        if self._hint is not None:
            self._paint_hint(painter, self._hint)

    def _paint_hint(self, painter: QPainter, square: Square) -> None:
        head = self._head()
        if head is None:
            paint_start_tint(painter, self.squares, square, self.theme)
            return
        points = [self.squares.centre(head), self.squares.centre(square)]
        paint_arrow(painter, points, max(2.0, 0.09 * self.squares.side), self.theme.good, self.theme.field)

    def _head(self) -> Square | None:
        """Where the knight stands now."""
        if not self._order:
            return None
        return self._board.square(self._order[min(round(self._moment), len(self._order) - 1)])
