"""Squares, board sizes and tours as text, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from string import ascii_lowercase

from solvers.knight.board import Board, BoardFault, Path, Square, chess_name, column_letters
from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.knight.tour import Tour
from solvers.message import InputError

_SIZE = re.compile(r"\s*(\d{1,9})\s*[x*×]\s*(\d{1,9})\s*", re.IGNORECASE | re.ASCII)
_ROW_COLUMN = re.compile(r"\s*\(?\s*(-?\d{1,9})\s*[,，]\s*(-?\d{1,9})\s*\)?\s*", re.ASCII)
_CHESS = re.compile(r"\s*([a-z]{1,4})\s*(\d{1,9})\s*", re.IGNORECASE | re.ASCII)
_SHORT_NAME = r"(?:\(\s*\d{1,4}\s*[,，]\s*\d{1,4}\s*\)|\b[a-z]{1,3}\d{1,4}\b)"
_PATH = re.compile(rf"\s*{_SHORT_NAME}(?:[\s,，;>→–—-]+{_SHORT_NAME})+\s*", re.IGNORECASE)
_SHORT_NAMES = re.compile(_SHORT_NAME, re.IGNORECASE)


def parse_size(text: str) -> tuple[int, int]:
    """Rows and columns of `8x8` (`8×8` and `8*8` too); raises `InputError`."""
    match = _SIZE.fullmatch(str(text))
    if match is None:
        raise InputError(BoardFault.SIZE_TEXT, text=str(text), example="8x8")
    return int(match[1]), int(match[2])


def parse_square(text: str, rows: int) -> Square:
    """Read `row,column` (`0,0` is the top left) or chess notation (`a1` is the bottom left of a board of `rows` rows).

    Raises `InputError` for anything else; does not check that the square is on the board, as `Board.check` does.
    """
    if match := _ROW_COLUMN.fullmatch(text):
        return int(match[1]), int(match[2])
    if match := _CHESS.fullmatch(text):
        column = reduce(lambda number, letter: number * 26 + ascii_lowercase.index(letter) + 1, match[1].lower(), 0)
        return rows - int(match[2]), column - 1
    raise InputError(BoardFault.SQUARE_TEXT, text=text)


def square_on(text: str | Square, board: Board) -> Square:
    """Read a square of a board, or check one; raises `InputError` for others, named as they were written."""
    if not isinstance(text, str):
        board.check(text)
        return text
    square = parse_square(text, board.rows)
    if square in board.missing:
        raise InputError(BoardFault.MISSING, square=text.strip())
    if not board.has(square):
        rows, columns = board.rows, board.columns
        last = chess_name((0, columns - 1), rows)
        raise InputError(BoardFault.OFF_BOARD, square=text.strip(), rows=rows, columns=columns, first="a1", last=last)
    return square


def coordinates_text(tour: Tour) -> str:
    """The squares in the order visited, `(row,column)`, as many on a line as the board has columns."""
    width = tour.board.columns
    rows = [f"({row}," for row in range(tour.board.rows)]
    columns = [f"{column})" for column in range(width)]
    names = [rows[index // width] + columns[index % width] for index in tour.order]
    return "\n".join(" ".join(names[first : first + width]) for first in range(0, len(names), width))


def chess_text(tour: Tour) -> str:
    """The squares in the order visited, in chess notation, joined by hyphens."""
    width = tour.board.columns
    rows = [str(row) for row in range(tour.board.rows, 0, -1)]
    columns = [column_letters(column) for column in range(width)]
    parts = (tour.order[first : first + width] for first in range(0, len(tour.order), width))
    return "-".join("-".join([columns[index % width] + rows[index // width] for index in part]) for part in parts)


def written_path(text: str, shown: Board | None = None) -> tuple[Board, Path] | None:
    """The board and the squares of a path in chess notation or in coordinates; None for a text of another kind.

    It is on the smallest board that has these squares, where it visits all of them, else on the one `shown`, if it has
    room there, or on the usual one, of 8 x 8. One that visits every square of the one shown is always on that.
    """
    if not _PATH.fullmatch(text):
        return None
    names = _SHORT_NAMES.findall(text)
    above = [parse_square(name, 0) for name in names]  # in chess notation, rows above the board of none
    rows = max(row + 1 if row >= 0 else -row for row, _ in above)
    smallest = Board(max(rows, 1), 1 + max(column for _, column in above))

    def on(board: Board) -> Path:
        return tuple(parse_square(name, board.rows) for name in names)

    usual = [board for board in (shown, Board(8, 8)) if board is not None]
    full = [board for board in (*usual, smallest) if board.size == len(names)]
    board = next((board for board in (*full, *usual) if all(map(board.has, on(board)))), smallest)
    return board, on(board)


def parse_board(
    size: str, missing: Iterable[str | Square] = (), piece: str = KNIGHT.text, wrap: str = Wrap.NONE
) -> Board:
    """The board of a size such as `8x8` without the squares named; raises `InputError`.

    The piece is a name such as `camel`, or leaps such as `0,1+1,2`; the edges are joined as a `Wrap` says.
    """
    whole = Board(*parse_size(size), frozenset(), Leaper.parse(piece), Wrap.parse(wrap))
    return replace(whole, missing=frozenset(square_on(text, whole) for text in missing))


def board_text(board: Board) -> str:
    """Its `kind`, and after a colon the squares that are missing: `4x4 0,1+1,2 both:0,0;3,3`.

    Equal boards have equal texts.
    """
    missing = ";".join(f"{row},{column}" for row, column in sorted(board.missing))
    return board.kind + (f":{missing}" if missing else "")


def parse_board_text(text: object) -> Board:
    """The inverse of `board_text`; raises `ValueError` for anything else, such as bytes of a spoilt file."""
    if not isinstance(text, str):
        raise ValueError("a board is described by a text")
    words, _, missing = text.partition(":")
    size, *rest = words.split(" ")
    wrap = rest.pop() if rest and rest[-1] in [*Wrap] else Wrap.NONE
    whole = parse_board(size, (), " ".join(rest) or KNIGHT.text, wrap)
    squares = (parse_square(square, whole.rows) for square in missing.split(";") if square)
    return replace(whole, missing=frozenset(squares))
