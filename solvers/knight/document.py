"""A knight document: a board and the visits of a path, checked as they are made; and a board of a collection.

**A board, or a tour of the knight**::

    {"format": "huarong-knight", "version": 1, "kind": "knight",
     "rows": 3, "columns": 4, "start": [0, 0],
     "path": [[0, 0], [2, 1], [0, 2]]}

- `rows` and `columns`: the size of the board.
- `missing` (optional): the squares that the board lacks.
- `piece` (optional): the leaps of the piece, such as `"1,4"` or `"0,1+1,2"`, if it is no knight.
- `wrap` (optional): `"columns"` when the left edge is joined to the right one, `"both"` when the upper edge is joined
  to the lower one as well.
- `closed` (optional): `true` when the tour must end a move from its first square.
- `start` (optional): the square that the piece starts from.
- `path` (optional): the squares in the order in which they are visited.

A tour, an unfinished tour and a board alone differ only in their path.

A board of a collection, in its list `boards`, has its `name`, `rows`, `columns` and perhaps `missing`, `piece` and
`wrap`; `closed` says whether a closed tour is asked for (`true`) or an open one (`false`), and is left out where either
will do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

from solvers.documents.collection import CollectedItem
from solvers.documents.document import Document, json_line, json_list
from solvers.documents.json_value import MOST_SQUARES, JsonValue
from solvers.knight.board import Board, Square, named_squares
from solvers.knight.leaper import KNIGHT, Leaper, Wrap
from solvers.knight.notation import parse_board, parse_board_text, parse_size, square_on, written_path
from solvers.knight.tour import Tour, TourFault, check_visits
from solvers.message import InputError

LARGEST_SIDE = 2000
"""How many rows and columns a board may have at most: as many as the window shows."""
VISITS_A_LINE = 8
MOST_PARAGRAPHS = 20
"""How many paragraphs are searched for a matrix."""
LONGEST_MATRIX = 8 * MOST_SQUARES
"""How many characters a matrix may have, some eight for each number."""

_MATRIX_ROW = re.compile(r"\s*\d{1,7}(\s+\d{1,7})+\s*", re.ASCII)
_SIZE = re.compile(r"\s*\d+\s*[x*×]\s*\d+\s*", re.IGNORECASE | re.ASCII)
_UNUSUAL = re.compile(r"\d+x\d+(?: (?:[\d,+]+|columns|both))+", re.ASCII)
"""The `kind` of a board with another piece than the knight, or with joined edges."""
_PARAGRAPHS = re.compile(r"\n\s*\n")


class KnightText(StrEnum):
    """What is read as a board or a tour, or what one is called."""

    SIZE = "the size of a board"
    TOUR = "a tour as rows of numbers or as squares, such as a1-b3-c1"
    COLLECTED = "board {number}"


class PathFault(StrEnum):
    """A visit of a knight document is wrong, or its board is; rows and columns of a matrix count from 1."""

    SIDE = "a board can have 1 to {greatest} rows and columns, but this one is {rows} × {columns}"
    FIRST = 'the path begins at [{row}, {column}], but "start" is [{to_row}, {to_column}]; make them the same'
    MATRIX_ROWS = (
        "row {row} of the matrix has {found} {found:number|numbers}, but the first row has {expected}; "
        "write 0 for a square that is missing"
    )
    MATRIX_NUMBER = (
        "the matrix has {found} at row {row}, column {column}, but its numbers must run from 1 to {greatest}"
    )
    MATRIX_TWICE = "the number {visit} appears twice in the matrix; number the squares in the order of the tour"


@dataclass(frozen=True)
class KnightDocument(Document):
    """A board, where the knight sets off, and the squares that it visits in order: all, a part, or none."""

    KIND = "knight"
    TEXT_FORMS = (KnightText.SIZE, KnightText.TOUR)

    board: Board
    start: Square | None = None
    closed: bool = False
    path: tuple[Square, ...] = ()
    written: str = field(default="", compare=False)
    """The path as it was written without a board, which may then be another one that has these squares."""

    @classmethod
    def read(cls, root: JsonValue) -> Self:
        """The document in a JSON object; raises `InputError` that names the first visit which is wrong."""
        board = _board(root)
        start = root.optional("start", JsonValue.square, None)
        closed = root.optional("closed", JsonValue.truth, False)
        return cls(board, start, closed, tuple(root.optional("path", JsonValue.squares, []))).checked()

    @classmethod
    def read_text(cls, text: str) -> Self | None:
        """The tour of the first paragraph that is a matrix, a path in squares, or the board whose size the text is.

        A line such as `8x8 1,3 both`, the `kind` of a board, says for which piece and with which edges.
        """
        paragraphs = _PARAGRAPHS.split(text, MOST_PARAGRAPHS)
        kind = next(filter(None, map(_unusual_board, paragraphs)), None)
        matrix = next(filter(_is_matrix, paragraphs), None)
        if matrix is not None:
            lines = matrix.splitlines()
            check_sides(len(lines), len(lines[0].split()))
            return cls.of_matrix([[int(number) for number in line.split()] for line in lines], kind)
        path = next(filter(None, (cls.of_squares(paragraph, kind) for paragraph in paragraphs)), None)
        if path is not None:
            return path if kind is None else replace(path, written="")
        if kind is not None:
            return cls(kind)
        if _SIZE.fullmatch(text):
            rows, columns = parse_size(text)
            check_sides(rows, columns)
            return cls(Board(rows, columns))
        return None

    @classmethod
    def of_matrix(cls, rows: list[list[int]], kind: Board | None = None) -> Self:
        """The tour whose visits are numbered from 1 in the rows of a matrix; 0 is a square that the board lacks.

        The piece and the edges are those of `kind`, or the usual ones.
        """
        columns = len(rows[0])
        for number, row in enumerate(rows, 1):
            if len(row) != columns:
                raise InputError(PathFault.MATRIX_ROWS, row=number, found=len(row), expected=columns)
        squares = {(row, column): rows[row][column] for row in range(len(rows)) for column in range(columns)}
        missing = frozenset(square for square, visit in squares.items() if visit == 0)
        board = replace(kind or Board(1, 1), rows=len(rows), columns=columns, missing=missing)
        path = _in_order({square: visit for square, visit in squares.items() if visit != 0})
        return cls(board, path[0], board.joins(path[0], path[-1]), path).checked()

    @classmethod
    def of_squares(cls, text: str, shown: Board | None = None) -> Self | None:
        """The path of a text without a board, on the one `shown` if it fits there; None where it lists no squares."""
        found = written_path(text, shown)
        if found is None:
            return None
        board, path = found
        check_sides(board.rows, board.columns)
        closed = len(path) == board.size and board.joins(path[0], path[-1])
        return cls(board, path[0], closed, path, text).checked()

    def members(self) -> Mapping[str, str]:
        """The board, what is asked for on it, and the path, some visits a line."""
        board = self.board
        members = {"rows": json_line(board.rows), "columns": json_line(board.columns)}
        if board.missing:
            members["missing"] = json_line(sorted(board.missing))
        members |= {name: json_line(value) for name, value in board.unusual.items()}
        members["closed"] = json_line(self.closed)
        if self.start is not None:
            members["start"] = json_line(self.start)
        if self.path:
            visits = [json_line(square) for square in self.path]
            lines = [", ".join(visits[first : first + VISITS_A_LINE]) for first in range(0, len(visits), VISITS_A_LINE)]
            members["path"] = json_list(lines)
        return members

    @property
    def tour(self) -> Tour | None:
        """The tour, when the path visits every square."""
        return Tour.of(self.board, self.path) if len(self.path) == self.board.size else None

    def checked(self) -> Self:
        """The document itself; raises `InputError` when its start or its path is wrong."""
        board, path = self.board, self.path
        if self.start is not None:
            board.check(self.start)
        check_visits(board, path)
        if path and self.start is not None and self.start != path[0]:
            (row, column), (to_row, to_column) = path[0], self.start
            raise InputError(PathFault.FIRST, row=row, column=column, to_row=to_row, to_column=to_column)
        if self.closed and len(path) == board.size and not board.joins(path[-1], path[0]):
            raise InputError(TourFault.OPEN, **named_squares(board, path[-1], path[0]))
        return self


@dataclass(frozen=True)
class CollectedBoard(CollectedItem):
    """A board of a collection; `closed` asks for a closed tour or an open one, None leaves it to who plays."""

    LIST = "boards"
    NUMBERED = KnightText.COLLECTED

    board: Board
    closed: bool | None = None

    @classmethod
    def read(cls, name: str, item: JsonValue) -> Self:
        """The board in a JSON object, and whether a closed tour is asked for."""
        return cls(name, _board(item), item.optional("closed", JsonValue.truth, None))

    def members(self) -> Mapping[str, Any]:
        """The board, and whether a closed tour is asked for."""
        board = self.board
        missing = sorted(board.missing)
        size = {"rows": board.rows, "columns": board.columns, "missing": missing}
        return {**size, **board.unusual, "closed": self.closed}


def read_start(board: str | None, start: str | None, closed: bool) -> tuple[KnightDocument, bool]:
    """The document that options of the window ask for, and whether they name a square to find a tour from."""
    shape = parse_board(board or "8x8")
    check_sides(shape.rows, shape.columns)
    square = None if start is None else square_on(start, shape)
    return KnightDocument(shape, square, closed).checked(), square is not None


def check_sides(rows: int, columns: int) -> None:
    """Raise `InputError` unless a board in a file may be of this size."""
    if not (1 <= rows <= LARGEST_SIDE and 1 <= columns <= LARGEST_SIDE):
        raise InputError(PathFault.SIDE, greatest=LARGEST_SIDE, rows=rows, columns=columns)


def _board(value: JsonValue) -> Board:
    rows, columns = value.member("rows").whole(), value.member("columns").whole()
    check_sides(rows, columns)
    piece = Leaper.parse(value.optional("piece", JsonValue.text, KNIGHT.text))
    wrap = Wrap.parse(value.optional("wrap", JsonValue.text, Wrap.NONE))
    return Board(rows, columns, frozenset(value.optional("missing", JsonValue.squares, [])), piece, wrap)


def _unusual_board(paragraph: str) -> Board | None:
    """The whole board that a line tells of, with its piece and joined edges; None for any other text."""
    line = next((line for line in paragraph.splitlines() if _UNUSUAL.fullmatch(line)), None)
    if line is None:
        return None
    board = parse_board_text(line)
    check_sides(board.rows, board.columns)
    return board


def _is_matrix(paragraph: str) -> bool:
    lines = paragraph.splitlines() if len(paragraph) <= LONGEST_MATRIX else []
    return len(lines) > 1 and all(map(_MATRIX_ROW.fullmatch, lines))


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
