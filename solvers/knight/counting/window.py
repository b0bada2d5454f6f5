"""The window as the joining kernel sees it: its places, the moves between them, and when a place is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.board import Square
from solvers.knight.counting.gate import Gate
from solvers.knight.counting.sweep import Division

if TYPE_CHECKING:
    from numpy.typing import NDArray

SETTLED_PLACES = 10
"""Of how many places at most it is known beforehand which degrees the far side has there: 1 MB of memory."""


class Window:
    """The squares of the window are the first places, and the gate, if there is one, is the last."""

    def __init__(self, division: Division, gate: Gate) -> None:
        self._division = division
        self._gate = gate
        self.squares = _in_lines_of_moves(division)
        self.places = len(self.squares) + gate.slots

    @property
    def whole(self) -> int:
        """The degrees of places that all have both moves."""
        return sum(2 << 2 * place for place in range(self.places))

    def mirrored(self) -> NDArray[np.int64]:
        """The place of the mirror image of each place, where each line of the board is its own mirror image."""
        images = [self.squares.index(self._division.mirrored(square, along=False)) for square in self.squares]
        return np.array(images + [len(images)] * self._gate.slots, np.int64)

    def moves(self) -> NDArray[np.int64]:
        """The moves in the window, (., 3) as the kernel has them: each square's to those before it and to the gate."""
        board = self._division.board
        places = {square: place for place, square in enumerate(self.squares)}
        moves: list[tuple[int, int, int]] = []
        for square, place in places.items():
            targets = (places[target] for target in board.neighbours(square) if target in places)
            moves += [(target, place, 0) for target in targets if target < place]
            if self._gate.leads_to(square):
                moves.append((place, len(places), int(square in self._gate.ends)))
        return np.array(moves, np.int64).reshape(-1, 3)

    def beginnings(self, moves: NDArray[np.int64]) -> tuple[NDArray[np.uint64], int]:
        """The array `beginnings` of the kernel, (moves + 1, 2), and the size of `possible`."""
        offsets: dict[int, int] = {}
        size = 0
        rows: list[tuple[int, int]] = []
        for number in range(len(moves) + 1):
            still = (int(place) for place in moves[number:, :2].flat)
            settled = min(SETTLED_PLACES, min(still, default=len(self.squares)))
            if settled not in offsets:
                offsets[settled] = size
                size += 1 << 2 * settled
            rows.append(((1 << 2 * settled) - 1, offsets[settled]))
        return np.array(rows, np.uint64), size


def _in_lines_of_moves(division: Division) -> tuple[Square, ...]:
    """The squares of the window in the order of the lines that moves within the window make, one after another."""
    inside = {
        square: [target for target in division.board.neighbours(square) if target in division.window]
        for square in division.window
    }
    order: list[Square] = []
    for square in sorted(division.window, key=lambda square: len(inside[square])):
        following = [square]
        while following:
            here = following.pop()
            if here not in order:
                order.append(here)
                following += inside[here]
    return tuple(order)
