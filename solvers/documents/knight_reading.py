"""Reading a knight document: the board, and every visit as it is made; a tour from a matrix of numbers too."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from solvers.documents.document import KnightDocument
from solvers.documents.faults import PathFault
from solvers.documents.json_value import LARGEST_SIDE, JsonValue
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name, named_squares, written_path
from solvers.knight.tour import TourFault, is_knight_move
from solvers.message import InputError


def read_knight(root: JsonValue) -> KnightDocument:
    """The document in a JSON object; raises `InputError` that names the first visit which is wrong."""
    rows, columns = root.member("rows").whole(), root.member("columns").whole()
    check_sides(rows, columns)
    board = Board(rows, columns, frozenset(root.optional("missing", JsonValue.squares, [])))
    start = root.optional("start", JsonValue.square, None)
    closed = root.optional("closed", JsonValue.truth, False)
    return checked(KnightDocument(board, start, closed, tuple(root.optional("path", JsonValue.squares, []))))


def read_matrix(rows: list[list[int]]) -> KnightDocument:
    """The tour whose visits are numbered from 1 in the rows of a matrix; 0 is a square that the board lacks."""
    columns = len(rows[0])
    check_sides(len(rows), columns)
    for number, row in enumerate(rows, 1):
        if len(row) != columns:
            raise InputError(PathFault.MATRIX_ROWS, row=number, found=len(row), expected=columns)
    squares = {(row, column): rows[row][column] for row in range(len(rows)) for column in range(columns)}
    board = Board(len(rows), columns, frozenset(square for square, visit in squares.items() if visit == 0))
    path = _in_order({square: visit for square, visit in squares.items() if visit != 0})
    document = checked(KnightDocument(board, path[0], False, path))
    return KnightDocument(board, path[0], is_knight_move(path[0], path[-1]), document.path)


def read_path(text: str, shown: Board | None = None) -> KnightDocument | None:
    """The path of a text without a board, on the one `shown` if it fits there; None where it is no list of squares."""
    found = written_path(text, shown)
    if found is None:
        return None
    board, path = found
    check_sides(board.rows, board.columns)
    document = checked(KnightDocument(board, path[0], False, path, text))
    return replace(document, closed=len(path) == board.size and is_knight_move(path[0], path[-1]))


def check_sides(rows: int, columns: int) -> None:
    """Raise `InputError` unless a board in a file may be of this size."""
    if not (1 <= rows <= LARGEST_SIDE and 1 <= columns <= LARGEST_SIDE):
        raise InputError(PathFault.SIDE, greatest=LARGEST_SIDE, rows=rows, columns=columns)


def checked(document: KnightDocument) -> KnightDocument:
    """The document itself; raises `InputError` when its start or its path is wrong."""
    board, path = document.board, document.path
    if document.start is not None:
        board.check(document.start)
    _check_visits(board, path)
    if path and document.start not in (None, path[0]):
        assert document.start is not None
        (row, column), (to_row, to_column) = path[0], document.start
        raise InputError(PathFault.FIRST, row=row, column=column, to_row=to_row, to_column=to_column)
    if document.closed and len(path) == board.size and not is_knight_move(path[-1], path[0]):
        raise InputError(TourFault.OPEN, **named_squares(board, path[-1], path[0]))
    return document


def _check_visits(board: Board, path: tuple[Square, ...]) -> None:
    if len(set(path)) == len(path) and all(map(board.has, path)) and all(map(is_knight_move, path, path[1:])):
        return  # told quickly for thousands of squares; otherwise the first fault is looked for
    visited: set[Square] = set()
    for visit, square in enumerate(path, 1):
        if not board.has(square):
            row, column = square
            raise InputError(PathFault.OFF_BOARD, visit=visit, row=str(row), column=str(column))
        if square in visited:
            raise InputError(TourFault.TWICE, visit=visit, square=chess_name(square, board.rows))
        visited.add(square)
    for visit, (before, square) in enumerate(pairwise(path), 2):
        if not is_knight_move(before, square):
            raise InputError(TourFault.JUMP, visit=visit, **named_squares(board, before, square))


def _in_order(numbered: dict[Square, int]) -> tuple[Square, ...]:
    path: dict[int, Square] = {}
    for (row, column), visit in numbered.items():
        if not 1 <= visit <= len(numbered):
            raise InputError(
                PathFault.MATRIX_NUMBER, found=str(visit), row=row + 1, column=column + 1, greatest=len(numbered)
            )
        if visit in path:
            raise InputError(PathFault.MATRIX_TWICE, visit=str(visit))
        path[visit] = row, column
    return tuple(path[visit] for visit in sorted(path))
