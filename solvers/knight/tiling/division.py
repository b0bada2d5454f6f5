"""The division of a board into tiles: sides of six squares, and along each axis one part that takes up the rest.

A side of n is cut into sixes and a rest of 5 to 10, at the end. For an even n that rest is even too, so that on a board
of even area every tile has an even area, and a closed tour. A board of odd area has one tile of odd area, which holds
an open path from the start: there the rests are put where the start is, and a side whose start would fall between the
sixes and a rest of 5 takes a rest of 11. The board is mirrored where needed, so that the start lies in the lower right
quarter of that tile. Boards of three rows are a closed tour of 3x10 or 3x12 with open tiles of 3x4 behind.

Tiles are tours of small boards that can all be joined to their neighbours in the same way. Every tile of five rows and
columns or more joins at its top left corner, where its square (1, 1) stands between (3, 0) and (0, 3). Beside
(1, 1)-(3, 0) lies the corner of the left neighbour, beside (1, 1)-(0, 3) that of the upper one, and the two moves of a
corner belong to every closed tour. So two edges lie side by side, one in each tile, which can be exchanged for the two
moves across, and the two tours become one. The open tiles have all these edges too. To join tours at edges that they
always have is Parberry's idea (1997); the tiles and this join are this project's.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.resource_files import resource_file

Links = tuple[bytes, ...]
"""Rows of squares; bit d of a square is set when the tour joins it to the square that move d leads to."""

Key = tuple[int, int, Square | None]
"""Rows, columns, and the start of an open tile or None for a closed one."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One line of the data: a tour of a small board as its moves, numbered as in `KNIGHT_MOVES`."""

    rows: int
    columns: int
    closed: bool
    start: Square
    moves: tuple[int, ...]

    @classmethod
    def parse(cls, line: str) -> Tile:
        """Read a line such as `open 3x4 2,0 16316305275`."""
        kind, size, start, moves = line.split()
        rows, columns = map(int, size.split("x"))
        row, column = map(int, start.split(","))
        return cls(rows, columns, kind == "closed", (row, column), tuple(map(int, moves)))

    @property
    def key(self) -> Key:
        """The key of the tile in `tiles`."""
        return self.rows, self.columns, None if self.closed else self.start

    @property
    def transposed(self) -> Tile:
        """Its mirror image in the main diagonal."""
        moves = tuple(KNIGHT_MOVES.index(KNIGHT_MOVES[move][::-1]) for move in self.moves)
        return Tile(self.columns, self.rows, self.closed, (self.start[1], self.start[0]), moves)

    @property
    def links(self) -> Links:
        """The tour without its direction: at each square the two moves that belong to it, one at an open end."""
        rows = [bytearray(self.columns) for _ in range(self.rows)]
        row, column = self.start
        for move in self.moves:
            rows[row][column] |= 1 << move
            row, column = row + KNIGHT_MOVES[move][0], column + KNIGHT_MOVES[move][1]
            rows[row][column] |= 1 << (move ^ 4)  # the move back
        return tuple(bytes(row) for row in rows)


@cache
def tiles() -> dict[Key, Tile]:
    """Every tile of `resources/tours/tiles.txt` and its mirror image in the diagonal, which joins just as well."""
    text = resource_file("tours", "tiles.txt").read_text("utf-8")
    read = [Tile.parse(line) for line in text.splitlines() if not line.startswith("#")]
    return {tile.transposed.key: tile.transposed for tile in read} | {tile.key: tile for tile in read}


@cache
def tile_links(rows: int, columns: int, start: Square | None = None) -> Links:
    """The links of the closed tile of this size, or of the open one from this start."""
    return tiles()[rows, columns, start].links


Join = tuple[int, int, int]
"""A knight's move near a tile's top left square: row and column, counted from that square, and the move's number."""

LEFT_JOIN: tuple[Join, ...] = ((0, -1, 4), (1, 1, 4), (0, -1, 2), (2, -2, 2))
"""The edges to exchange between a tile and its left neighbour: two that go, two that come."""

UPPER_JOIN: tuple[Join, ...] = ((-1, 0, 1), (1, 1, 1), (-1, 0, 3), (-2, 2, 3))
"""The same between a tile and its upper neighbour."""

THREE_ROWS_JOIN: tuple[Join, ...] = ((0, -1, 4), (0, -1, 3), (2, -2, 1))
"""On three rows: the edge at the corner goes, and the two moves to the ends of the open tile come."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One side of the board, in the direction in which the tiles are laid.

    `parts` are the lengths of the tiles and `rest` the number of the one that takes up the rest; the start's place is
    `start`. A step along the axis adds `stride` to a square's number (`Board.index`), and the first place adds `first`.
    """

    parts: tuple[int, ...]
    rest: int
    start: int
    stride: int
    first: int = 0

    @property
    def edges(self) -> tuple[int, ...]:
        """Where each part begins, and at last the length of the whole."""
        return tuple(accumulate(self.parts, initial=0))

    @property
    def start_in_rest(self) -> int:
        """The start's place within the part that takes up the rest."""
        return self.start - self.edges[self.rest]

    @property
    def mirrored(self) -> Axis:
        """The same axis from its other end."""
        last = sum(self.parts) - 1
        rest = len(self.parts) - 1 - self.rest
        return Axis(self.parts[::-1], rest, last - self.start, -self.stride, self.first + last * self.stride)


@dataclass(frozen=True, slots=True)
class Tiling:
    """The tiles of a board and the joins between them.

    `tiles[r][c]` holds the tile for the places where the row is the one that takes up the rest (r = 1) or is not (0),
    and the column likewise (c).
    """

    rows: Axis
    columns: Axis
    tiles: tuple[tuple[Links, Links], tuple[Links, Links]]
    left_join: tuple[Join, ...] = LEFT_JOIN
    upper_join: tuple[Join, ...] = UPPER_JOIN

    @property
    def count(self) -> int:
        """How many tiles there are."""
        return len(self.rows.parts) * len(self.columns.parts)

    def number(self, row: int, column: int) -> int:
        """The number on the board (`Board.index`) of the square at a place, counted as the tiles lie."""
        return self.rows.first + row * self.rows.stride + self.columns.first + column * self.columns.stride

    def squares_of(self, laid: int) -> int:
        """How many squares the first tiles have, laid row by row."""
        above, across = divmod(laid, len(self.columns.parts))
        squares = self.rows.edges[above] * self.columns.edges[-1]
        return squares + (self.rows.parts[above] * self.columns.edges[across] if across else 0)

    def is_laid(self, place: Square, laid: int) -> bool:
        """Whether a square, counted as the tiles lie, belongs to the first tiles."""
        row, column = bisect_right(self.rows.edges, place[0]) - 1, bisect_right(self.columns.edges, place[1]) - 1
        return row * len(self.columns.parts) + column < laid


def tiling(board: Board, start: Square) -> Tiling:
    """The tiling of a whole board of 5x5 or more, or of 3 by an even number from 10 on."""
    if min(board.rows, board.columns) == 3:
        return _three_rows(board, start)
    if board.size % 2:
        rows = _axis_around(board.rows, start[0], board.columns)
        columns = _axis_around(board.columns, start[1], 1)
        return _tiling(rows, columns, (rows.start_in_rest, columns.start_in_rest))
    return _tiling(_axis(board.rows, start[0], board.columns), _axis(board.columns, start[1], 1), None)


def _tiling(rows: Axis, columns: Axis, path_start: Square | None) -> Tiling:
    height, width = rows.parts[rows.rest], columns.parts[columns.rest]
    sixes = tile_links(6, 6), tile_links(6, width)
    rests = tile_links(height, 6), tile_links(height, width, path_start)
    return Tiling(rows, columns, (sixes, rests))


def _axis(length: int, start: int, stride: int) -> Axis:
    rest = 5 + (length - 5) % 6
    sixes = (length - rest) // 6
    return Axis((6,) * sixes + (rest,), sixes, start, stride)


def _axis_around(length: int, start: int, stride: int) -> Axis:
    """An axis of odd length whose rest holds the start, in its second half."""
    rest = 5 + (length - 5) % 6
    before = min(start // 6, (length - rest) // 6)
    if start - 6 * before >= rest:
        rest += 6
    after = (length - rest) // 6 - before
    axis = Axis((6,) * before + (rest,) + (6,) * after, before, start, stride)
    return axis if axis.start_in_rest >= rest // 2 else axis.mirrored


def _three_rows(board: Board, start: Square) -> Tiling:
    """The longer side becomes the columns, whichever it is; its rest is the closed tile, in front."""
    lying = board.rows == 3
    length, stride, across = (board.columns, 1, board.columns) if lying else (board.rows, board.columns, 1)
    row, column = start if lying else (start[1], start[0])
    rest = 10 + (length - 10) % 4
    rows = Axis((3,), 0, row, across)
    columns = Axis((rest,) + (4,) * ((length - rest) // 4), 0, column, stride)
    tiles = tile_links(3, 4, (2, 0)), tile_links(3, rest)
    return Tiling(rows, columns, (tiles, tiles), THREE_ROWS_JOIN)
