"""How a board is divided for a count: two parts that are swept towards each other, and the window between them.

Imports no numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from solvers.knight.board import Board, Square


@dataclass(frozen=True)
class Division:
    """`near` and `far` are passed square by square, each towards the `window`; no move leads from the one to the other.

    There is at least one square in `far`, and as many as in `near` or more.
    """

    board: Board
    by_rows: bool
    near: tuple[Square, ...]
    window: tuple[Square, ...]
    far: tuple[Square, ...]

    @cached_property
    def slots(self) -> int:
        """How many squares there are at most on one frontier, or in the window."""
        sides = (most_on_frontier(self.board, side) for side in (self.near, self.far))
        return max(len(self.window), *sides)

    @property
    def from_near(self) -> tuple[Square, ...]:
        """The near side and the window, line by line away from the edge."""
        return self.near + self.window

    @property
    def from_far(self) -> tuple[Square, ...]:
        """The far side and the window, line by line away from the edge."""
        lines = sorted({self._line(square) for square in self.window}, reverse=True)
        return self.far + tuple(square for line in lines for square in self.window if self._line(square) == line)

    @cached_property
    def sides_alike(self) -> bool:
        """Whether the far side begins with the mirror image of the near side, as the board does."""
        if not self._is_symmetric(along=True):
            return False
        return tuple(self.mirrored(square, along=True) for square in self.near) == self.far[: len(self.near)]

    @cached_property
    def halves_alike(self) -> bool:
        """Whether each line is its own mirror image."""
        return self._is_symmetric(along=False)

    def mirrored(self, square: Square, along: bool) -> Square:
        """The mirror image of a square: in a line of the board, or with `along` in another line."""
        rows, columns = self._sums
        if along == self.by_rows:
            return rows - square[0], square[1]
        return square[0], columns - square[1]

    @cached_property
    def _sums(self) -> tuple[int, int]:
        """The numbers of the first and the last row that have squares, added; those of the columns."""
        rows, columns = ([square[axis] for square in self.board.squares] for axis in (0, 1))
        return min(rows) + max(rows), min(columns) + max(columns)

    def _is_symmetric(self, along: bool) -> bool:
        return all(self.board.has(self.mirrored(square, along)) for square in self.board.squares)

    def _line(self, square: Square) -> int:
        return square[0 if self.by_rows else 1]


def narrowest_division(board: Board) -> Division | None:
    """The division with the shorter frontier, by rows or by columns; None for a board of one square."""
    found = [division for by_rows in (True, False) if (division := _division(board, by_rows)) is not None]
    return min(found, key=lambda division: division.slots, default=None)


def _division(board: Board, by_rows: bool) -> Division | None:
    """The division by rows or columns; None where there are too few of them.

    No move leads over a window of as many lines as the piece reaches. Where the last line is joined to the first, there
    is no near side. Then more than half of the squares have to be in the window: else a tour could go to and fro
    between window and far side, and would be closed before these are joined.
    """
    lines: dict[int, list[Square]] = {}
    for square in board.squares:
        lines.setdefault(square[0 if by_rows else 1], []).append(square)
    first, last, reach = min(lines), max(lines), board.piece.reach
    if first == last:
        return None
    window = first if board.wraps[0 if by_rows else 1] else max(first, (first + last + 1 - reach) // 2)
    end = min(window + reach, last)
    while window == first and 2 * sum(len(lines.get(line, ())) for line in range(first, end)) <= board.size:
        if end == last:
            return None
        end += 1
    sides = range(first, window), range(window, end), range(last, end - 1, -1)
    near, middle, far = (
        tuple(square for line in side for square in _in_order(lines.get(line, []), 1 if by_rows else 0))
        for side in sides
    )
    return Division(board, by_rows, near, middle, far)


def _in_order(line: list[Square], axis: int) -> list[Square]:
    """Every second square one way and the others the other way: so a knight's frontier has two lines at most."""
    even = sorted(square for square in line if square[axis] % 2 == 0)
    odd = sorted((square for square in line if square[axis] % 2), reverse=True)
    return even + odd


def most_on_frontier(board: Board, order: Sequence[Square]) -> int:
    """The most squares that have been reached and not passed, while the squares of an order are passed."""
    passed: set[Square] = set()
    frontier: set[Square] = set()
    most = 0
    for square in order:
        passed.add(square)
        frontier.update(board.neighbours(square))
        frontier -= passed
        most = max(most, len(frontier))
    return most
