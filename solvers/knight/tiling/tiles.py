"""The tiles of structured tours: tours of small boards that can all be joined to their neighbours in the same way.

Every tile of five rows and columns or more joins at its top left corner, where its square (1, 1) stands between (3, 0)
and (0, 3). Beside (1, 1)-(3, 0) lies the corner of the left neighbour, beside (1, 1)-(0, 3) that of the upper one, and
the two moves of a corner belong to every closed tour. So two edges lie side by side, one in each tile, which can be
exchanged for the two moves across, and the two tours become one. The open tiles have all these edges too. To join tours
at edges that they always have is Parberry's idea (1997); the tiles and this join are this project's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from solvers.knight.board import KNIGHT_MOVES, Square

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
    text = resources.files("resources").joinpath("tours", "tiles.txt").read_text("utf-8")
    read = [Tile.parse(line) for line in text.splitlines() if not line.startswith("#")]
    return {tile.transposed.key: tile.transposed for tile in read} | {tile.key: tile for tile in read}


@cache
def tile_links(rows: int, columns: int, start: Square | None = None) -> Links:
    """The links of the closed tile of this size, or of the open one from this start."""
    return tiles()[rows, columns, start].links
