"""The chessboard of a game by hand: a dot for each move, and the arrow of a hint."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.marks import paint_hover, paint_move, paint_start_tint
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.theme import Appearance
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name

GLOW_MS = 1600
"""How long a square glows to invite a hand."""
_TOUCHES = {QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress}


class PlayableKnightBoard(Chessboard):
    """Shows the moves of a knight, each with the number of the key that takes it."""

    move_chosen = Signal(int)
    """The number of a move, 1 to 8, that was pressed on the keyboard."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.moves: Mapping[int, Square] = {}
        """The moves that are shown, by their numbers."""
        self.hint: Square | None = None
        """The square that the hint points at, while one is shown."""
        self.glowing: Square | None = None
        """The square that invites a hand, while it does."""
        self._glow = 0.0
        super().__init__(appearance, parent)
        self._glowing_on = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glowing_on.setDuration(GLOW_MS)
        self._glowing_on.valueChanged.connect(self._show_glow)
        self._glowing_on.finished.connect(self._end_glow)

    def set_board(self, board: Board) -> None:
        """Show another board, with nothing on it."""
        self.moves, self.hint, self.glowing = {}, None, None
        super().set_board(board)

    def cell_name(self, square: Square) -> str:
        """What a square is called; of one that the knight can go to, by which key."""
        key = next((number for number, target in self.moves.items() if target == square), None)
        if key is None:
            return super().cell_name(square)
        text = QCoreApplication.translate("Cells", "{square}: the knight can go here, key {key}")
        return text.format(square=chess_name(square, self.board.rows), key=key)

    def show_moves(self, board: Board, moves: Mapping[int, Square]) -> None:
        """Mark the squares that the knight can go to, by the numbers of the moves."""
        moves = moves if board == self.board else {}
        if moves != self.moves:
            for square in (*self.moves.values(), *moves.values()):
                self.update_square(square)
            self.moves = moves

    def invite(self) -> None:
        """Let a square glow with the knight that a click puts there; with reduced motion, until something is done."""
        square = self.board.rows // 2, self.board.columns // 2
        if self._order or self._search or self._start is not None or not self.board.has(square):
            return
        self.glowing = square
        if self._appearance.reduced_motion:
            self._show_glow(0.5)
        else:
            self._glowing_on.start()

    def event(self, event: QEvent) -> bool:
        """Glow no longer than until something is done."""
        if self.glowing is not None and event.type() in _TOUCHES:
            self._end_glow()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves that nobody sees."""
        super().hideEvent(event)
        self._end_glow()

    def show_hint(self, board: Board, square: Square | None) -> None:
        """Point at the square to go to, or to begin on; None points nowhere."""
        hint = square if board == self.board else None
        if hint != self.hint:
            self.hint = hint
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
        if self.glowing is not None and self.offers_start and not self._order:
            painter.setOpacity(self._glow)
            paint_hover(painter, self.squares, self.glowing, self.theme, ghost=True)
            painter.setOpacity(1.0)
        for number, square in self.moves.items():
            paint_move(painter, self.squares, square, self.theme, number)
        if self.hint is not None:
            self._paint_hint(painter, self.hint)

    def _show_glow(self, part: float) -> None:
        self._glow = math.sin(math.pi * part)
        self.update_square(self.glowing)

    def _end_glow(self) -> None:
        self._glowing_on.stop()
        self.update_square(self.glowing)
        self.glowing = None

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
        return self.board.square(self._order[min(round(self._moment), len(self._order) - 1)])
