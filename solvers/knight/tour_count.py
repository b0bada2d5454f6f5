"""The answer to "how many tours?"."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.knight.board import Board, Square
from solvers.statement import Statement


@dataclass(frozen=True, slots=True)
class TourCount:
    """How many tours a board has: closed ones, or open ones from `start`, or all open ones when `start` is None.

    `directed` counts each direction of travel, `undirected` (None for tours from a given start) does not. `source` says
    where the numbers come from when they were not counted here.
    """

    board: Board
    start: Square | None
    closed: bool
    directed: int
    undirected: int | None
    source: Statement | None = None
