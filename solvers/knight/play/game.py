"""A knight walked by hand: the squares visited, undo and redo, and what is still to be visited."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.knight.tour import TourRequest, is_knight_move
from solvers.message import InputError


class WalkFault(StrEnum):
    """Why a knight cannot be put on a square."""

    VISITED = "the knight has been on {row},{column} already"
    JUMP = "no knight's move leads from {row},{column} to {to_row},{to_column}"


class KnightGame:
    """A line of play on a board, and where we are in it: the first `now` squares of `line` have been visited.

    Taking steps back keeps them ahead, until another way is taken. The goal is a tour, back to its start when `closed`.
    """

    def __init__(self, board: Board, closed: bool = False) -> None:
        self.board = board
        self.closed = closed
        self._line: list[Square] = []
        self._places: dict[Square, int] = {}
        self._now = 0

    @property
    def line(self) -> tuple[Square, ...]:
        """Every square of the line of play, those taken back too."""
        return tuple(self._line)

    @property
    def now(self) -> int:
        """How many squares have been visited."""
        return self._now

    @property
    def walked(self) -> tuple[Square, ...]:
        """The squares visited, in order."""
        return tuple(self._line[: self._now])

    @property
    def head(self) -> Square | None:
        """Where the knight stands; None before it stands anywhere."""
        return self._line[self._now - 1] if self._now else None

    @property
    def steps(self) -> int:
        """How many steps the knight has taken, the one back to the start of a closed tour too."""
        return max(0, self._now - 1) + (self.complete and self.closed)

    @property
    def complete(self) -> bool:
        """Whether the goal is reached."""
        if self._now < self.board.size:
            return False
        return not self.closed or (self._now > 2 and is_knight_move(self._line[0], self._line[-1]))

    @property
    def stuck(self) -> bool:
        """Whether the knight stands where no step leads on, short of the goal."""
        return self._now > 0 and not self.complete and not self.moves()

    def visited(self, square: Square) -> bool:
        """Whether the knight has been on a square."""
        return self._places.get(square, self._now) < self._now

    def moves(self) -> Mapping[int, Square]:
        """The squares that the knight can go to, by the number of the move: from 1, in the order of `KNIGHT_MOVES`."""
        if self.head is None:
            return {}
        row, column = self.head
        targets = ((row + down, column + right) for down, right in KNIGHT_MOVES)
        return {
            number: target
            for number, target in enumerate(targets, 1)
            if self.board.has(target) and not self.visited(target)
        }

    def visit(self, square: Square) -> None:
        """Put the knight on its first square, or take a step; raises `InputError` where the rules do not allow it."""
        self.board.check(square)
        if self.visited(square):
            raise InputError(WalkFault.VISITED, row=square[0], column=square[1])
        head = self.head
        if head is not None and not is_knight_move(head, square):
            raise InputError(WalkFault.JUMP, row=head[0], column=head[1], to_row=square[0], to_column=square[1])
        if self._line[self._now : self._now + 1] != [square]:
            self._cut_off_what_is_ahead()
            self._places[square] = self._now
            self._line.append(square)
        self._now += 1

    def go_to(self, now: int) -> None:
        """Be where so many squares of the line have been visited, as near as there are."""
        self._now = min(max(now, 0), len(self._line))

    def rest(self) -> TourRequest:
        """What is still to be found: a path from the knight through all squares that it has not visited.

        For a closed tour that path ends on the first square, so that this square counts among those to visit.
        """
        if self._now < 2 or self.board.size == 2:
            return TourRequest(self.board, self.head, closed=self.closed)
        done = set(self._line[: self._now - 1])
        end = self._line[0] if self.closed else None
        left = Board(self.board.rows, self.board.columns, self.board.missing | done - {end})
        return TourRequest(left, self.head, end)

    def _cut_off_what_is_ahead(self) -> None:
        for square in self._line[self._now :]:
            del self._places[square]
        del self._line[self._now :]
