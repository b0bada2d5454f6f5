"""The tour that is wished for on the knight's page, as clicks, keys and choices change it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.boards.chessboard import Chessboard
from app.knight_wish import ending_on, from_square, on_board, square_toggled
from app.panels.board_combo import OfferedBoard
from app.panels.knight_choices import KnightChoices
from app.statements import said
from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.statement import InputError


class KnightWishes(QObject):
    """Keeps the wish, and the board and the choices as it says."""

    changed = Signal()
    """The wish was uttered anew, and may be another."""
    refused = Signal(str)
    """Why a wish cannot be."""

    def __init__(self, board: Chessboard, choices: KnightChoices, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._choices = choices
        self._wish = TourRequest(board.board)
        choices.size_changed.connect(self._take_size)
        choices.board_chosen.connect(self._take_offered)
        choices.wish_changed.connect(self._take_choices)
        choices.ends_cleared.connect(self.clear_ends)

    @property
    def wish(self) -> TourRequest:
        """What a search would look for."""
        return self._wish

    def take(self, wish: TourRequest) -> None:
        """Wish for this from now on."""
        self._wish = wish
        self._choices.show_wish(wish)
        if wish.board != self._board.board:
            self._board.set_board(wish.board)
        self.changed.emit()

    def show_board(self, board: Board) -> None:
        """Wish for the same on another board."""
        self.take(on_board(self._wish, board))

    def start_from(self, square: Square) -> None:
        """Wish for tours from this square."""
        self.take(from_square(self._wish, square))

    def end_on(self, square: Square) -> None:
        """Wish for tours that end on this square, or no longer do."""
        self.take(ending_on(self._wish, square))

    @Slot()
    def clear_ends(self) -> None:
        """Wish for tours from any square to any."""
        self.take(replace(self._wish, start=None, end=None))

    def toggle_square(self, square: Square) -> None:
        """Remove a square from the board, or bring it back."""
        try:
            self.take(square_toggled(self._wish, square))
        except InputError as error:
            self.refused.emit(said(error.statement))

    @Slot()
    def _take_size(self) -> None:
        self.show_board(Board(*self._choices.size_of_board))

    @Slot(object)
    def _take_offered(self, offered: OfferedBoard) -> None:
        closed = self._wish.closed if offered.closed is None else offered.closed
        self.take(TourRequest(offered.board, closed=closed))

    @Slot()
    def _take_choices(self) -> None:
        self.take(replace(self._wish, closed=self._choices.closed.isChecked()))
