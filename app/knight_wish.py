"""What is wished for on the knight's page, as it changes click by click; a wish is a `TourRequest`."""

from __future__ import annotations

from dataclasses import replace

from app.settings import CLOSED, COLUMNS, MISSING, ROWS, Settings
from solvers.documents.knight_reading import check_sides
from solvers.knight.board import Board, Square
from solvers.knight.notation import parse_square
from solvers.knight.tour import TourRequest
from solvers.statement import InputError


def from_square(wish: TourRequest, start: Square) -> TourRequest:
    """The same wish with another start; an end on that square is given up."""
    return replace(wish, start=start, end=None if wish.end == start else wish.end)


def ending_on(wish: TourRequest, end: Square) -> TourRequest:
    """The same wish with another end, or with none where it ended there; a start on that square is given up."""
    if wish.end == end:
        return replace(wish, end=None)
    return replace(wish, start=None if wish.start == end else wish.start, end=end)


def square_toggled(wish: TourRequest, square: Square) -> TourRequest:
    """The same wish on a board without a square that was there, or with one that was missing.

    Raises `InputError` for the last square of a board.
    """
    board = wish.board
    return on_board(wish, Board(board.rows, board.columns, board.missing ^ {square}))


def on_board(wish: TourRequest, board: Board) -> TourRequest:
    """The same wish on another board: ends keep their names, a1 at the bottom; what it does not have is given up."""
    below = board.rows - wish.board.rows
    ends = (square and (square[0] + below, square[1]) for square in (wish.start, wish.end))
    start, end = (square if square is not None and board.has(square) else None for square in ends)
    return replace(wish, board=board, start=start, end=end)


def wish_kept(settings: Settings) -> TourRequest:
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


def keep_wish(wish: TourRequest, settings: Settings) -> None:
    """Keep the board and the goal for the next time."""
    settings.keep(ROWS, wish.board.rows)
    settings.keep(COLUMNS, wish.board.columns)
    settings.keep(MISSING, " ".join(f"{row},{column}" for row, column in sorted(wish.board.missing)))
    settings.keep(CLOSED, wish.closed)
