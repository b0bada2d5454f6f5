"""A board as a search of somebody's own is handed it."""

from __future__ import annotations

from operator import index
from typing import Any

from solvers.knight.board import Board, Square
from solvers.knight.leaper import Leaper, Wrap
from solvers.own_search.problem import SearchProblem


class TourProblem(SearchProblem[Square]):
    """A board to visit whole; `start` and `end` are None where they are free."""

    most_shown = 10_000

    def __init__(
        self,
        rows: int,
        columns: int,
        missing: list[list[int]],
        piece: str,
        wrap: str,
        start: list[int] | None,
        end: list[int] | None,
        closed: bool,
    ) -> None:
        super().__init__()
        squares = frozenset((row, column) for row, column in missing)
        self._board = Board(rows, columns, squares, Leaper.parse(piece), Wrap.parse(wrap))
        self.squares = list(self._board.squares)
        self.start = None if start is None else (start[0], start[1])
        self.end = None if end is None else (end[0], end[1])
        self.closed = closed
        self._leaps: dict[Square, list[Square]] = {}

    def __str__(self) -> str:
        kind = "closed tour" if self.closed else "tour"
        free = [f"from {self.start}"] * (self.start is not None) + [f"to {self.end}"] * (self.end is not None)
        return " ".join([f"Knight's tour: a {kind} of {len(self.squares)} squares", *free])

    def one_step_from(self, item: Square) -> list[Square]:
        """The squares a leap away that the board has, visited or not."""
        try:
            return self._leaps[item].copy()
        except (KeyError, TypeError):
            told = self.as_json(item)
        if told is None:
            raise ValueError(f"successors takes a square of the board, not {item!r}")
        square = told[0], told[1]
        self._leaps[square] = list(self._board.neighbours(square))
        return self._leaps[square].copy()

    def as_json(self, item: Any) -> list[int] | None:
        """A square of the board as a list."""
        try:
            row, column = map(index, item)
        except (TypeError, ValueError):
            return None
        return [row, column] if self._board.has((row, column)) else None
