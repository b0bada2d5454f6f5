"""What is wished for on the knight's page, as it changes click by click; a wish is a `TourRequest`."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.board.chessboard import Chessboard
from app.knight.board_combo import OfferedBoard
from app.knight.search_choices import KnightChoices
from app.ui.settings import CLOSED, COLUMNS, MISSING, ROWS, Settings
from app.ui.words.messages import translated
from solvers.documents.knight_reading import check_sides
from solvers.knight.board import Board, Square
from solvers.knight.notation import parse_square
from solvers.knight.tour import TourRequest
from solvers.message import InputError


def from_square(request: TourRequest, start: Square) -> TourRequest:
    """The same wish with another start; an end on that square is given up."""
    return replace(request, start=start, end=None if request.end == start else request.end)


def ending_on(request: TourRequest, end: Square) -> TourRequest:
    """The same wish with another end, or with none where it ended there; a start on that square is given up."""
    if request.end == end:
        return replace(request, end=None)
    return replace(request, start=None if request.start == end else request.start, end=end)


def square_toggled(request: TourRequest, square: Square) -> TourRequest:
    """The same wish on a board without a square that was there, or with one that was missing.

    Raises `InputError` for the last square of a board.
    """
    board = request.board
    return on_board(request, Board(board.rows, board.columns, board.missing ^ {square}))


def on_board(request: TourRequest, board: Board) -> TourRequest:
    """The same wish on another board: ends keep their names, a1 at the bottom; what it does not have is given up."""
    below = board.rows - request.board.rows
    ends = (square and (square[0] + below, square[1]) for square in (request.start, request.end))
    start, end = (square if square is not None and board.has(square) else None for square in ends)
    return replace(request, board=board, start=start, end=end)


def kept_request(settings: Settings) -> TourRequest:
    """The board and the goal of last time; the usual board where what was kept makes none."""
    closed = settings.value(CLOSED)
    try:
        missing = [parse_square(text, 0) for text in settings.value(MISSING).split()]
        rows, columns = settings.value(ROWS), settings.value(COLUMNS)
        check_sides(rows, columns)
        board = Board(rows, columns, frozenset(missing))
    except InputError:
        board = Board(ROWS.default, COLUMNS.default)
    return TourRequest(board, closed=closed)


def keep_request(request: TourRequest, settings: Settings) -> None:
    """Keep the board and the goal for the next time."""
    settings.keep(ROWS, request.board.rows)
    settings.keep(COLUMNS, request.board.columns)
    settings.keep(MISSING, " ".join(f"{row},{column}" for row, column in sorted(request.board.missing)))
    settings.keep(CLOSED, request.closed)


class RequestEditor(QObject):
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
        choices.request_changed.connect(self._take_choices)
        choices.ends_cleared.connect(self.clear_ends)

    @property
    def request(self) -> TourRequest:
        """What a search would look for."""
        return self._wish

    def take(self, request: TourRequest) -> None:
        """Wish for this from now on."""
        self._wish = request
        self._choices.show_request(request)
        if request.board != self._board.board:
            self._board.set_board(request.board)
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
            self.refused.emit(translated(error.message))

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
