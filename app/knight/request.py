"""How a `TourRequest` changes by a click on the board, and how it is kept in the settings."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from app.knight.settings import CLOSED, COLUMNS, END, MISSING, PIECE, ROWS, START, SYMMETRY, WRAP
from app.ui.settings import Setting, Settings
from solvers.knight.board import Board, Square
from solvers.knight.document import check_sides
from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.knight.notation import parse_square
from solvers.knight.tour import TourRequest, TourSymmetry
from solvers.message import InputError


class End(StrEnum):
    """One of the two ends of a tour; the value is that field of a `TourRequest`."""

    START = "start"
    END = "end"


def with_end(request: TourRequest, end: End, square: Square | None) -> TourRequest:
    """The same request with this square as one end, or None for any; the other end is dropped if it is that square.

    With a given end no symmetric tour is asked for any more.
    """
    changed = {kind.value: None for kind in End if square is not None and getattr(request, kind) == square}
    request = replace(request, **{**changed, end.value: square})
    return request if request.end is None else replace(request, symmetry=None)


def closing(request: TourRequest, closed: bool) -> TourRequest:
    """The same request for closed tours or for open ones, which have no symmetry."""
    return replace(request, closed=closed, symmetry=request.symmetry if closed else None)


def with_symmetry(request: TourRequest, symmetry: TourSymmetry | None) -> TourRequest:
    """The same request for tours with this symmetry, which are closed and have no given end; None: for any."""
    if symmetry is None:
        return replace(request, symmetry=None)
    return replace(request, symmetry=symmetry, closed=True, end=None)


def ending_on(request: TourRequest, end: Square) -> TourRequest:
    """The same request with another end, or with none if that was its end; a start on that square is dropped."""
    return replace(request, end=None) if request.end == end else with_end(request, End.END, end)


def on_board(request: TourRequest, board: Board) -> TourRequest:
    """The same request on another board: ends keep their names, with a1 at the bottom left, if it has them."""
    below = board.rows - request.board.rows
    ends = (square and (square[0] + below, square[1]) for square in (request.start, request.end))
    start, end = (square if square is not None and board.has(square) else None for square in ends)
    return replace(request, board=board, start=start, end=end)


def kept_request(settings: Settings) -> TourRequest:
    """The board, the ends and the goal of last time; the usual board where what was kept makes none."""
    closed = settings.value(CLOSED)
    try:
        missing = [parse_square(text, 0) for text in settings.value(MISSING).split()]
        rows, columns = settings.value(ROWS), settings.value(COLUMNS)
        check_sides(rows, columns)
        piece, wrap = settings.value(PIECE) or KNIGHT.text, settings.value(WRAP) or Wrap.NONE
        board = Board(rows, columns, frozenset(missing), Leaper.parse(piece), Wrap.parse(wrap))
    except InputError:
        board = Board(ROWS.default, COLUMNS.default)
    start, end = (_kept_square(settings, setting, board) for setting in (START, END))
    kept = TourRequest(board, start, end, closed)
    symmetry = next((symmetry for symmetry in TourSymmetry if symmetry == settings.value(SYMMETRY)), None)
    return kept if symmetry is None else with_symmetry(kept, symmetry)


def keep_request(request: TourRequest, settings: Settings) -> None:
    """Keep the board, the ends and the goal for the next time."""
    settings.keep(ROWS, request.board.rows)
    settings.keep(COLUMNS, request.board.columns)
    settings.keep(MISSING, " ".join(f"{row},{column}" for row, column in sorted(request.board.missing)))
    for setting, name in ((PIECE, "piece"), (WRAP, "wrap")):
        settings.keep(setting, request.board.unusual.get(name, ""))
    settings.keep(SYMMETRY, request.symmetry or "")
    settings.keep(CLOSED, request.closed)
    for setting, square in ((START, request.start), (END, request.end)):
        settings.keep(setting, "" if square is None else f"{square[0]},{square[1]}")


def _kept_square(settings: Settings, setting: Setting[str], board: Board) -> Square | None:
    """A square of last time, if there was one and the board has it."""
    try:
        square = parse_square(settings.value(setting), 0)
    except InputError:
        return None
    return square if board.has(square) else None
