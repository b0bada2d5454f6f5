"""A game played by hand, with undo and redo, and what is proved of its positions."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import TypeAlias

from solvers.knight.board import Board, Path, Square, chess_name, named_squares
from solvers.knight.tour import TourRequest, are_visits
from solvers.line_of_play import LineOfPlay
from solvers.message import InputError, Message


class MoveFault(StrEnum):
    """Why the knight cannot go to a square."""

    VISITED = "{square} has already been visited"
    JUMP = "no move leads from {square} to {other}"


class KnightGame(LineOfPlay[Square]):
    """A line of play on a board, of which the first `now` squares have been visited.

    Going back keeps the rest of the line until another square is visited. The goal is a tour, a closed one if `closed`.
    """

    def __init__(self, board: Board, closed: bool = False) -> None:
        super().__init__()
        self.board = board
        self.closed = closed
        self._places: dict[Square, int] = {}
        self._order = array("i")

    @property
    def squares(self) -> Path:
        """Every square of the line of play, those after `now` too."""
        return tuple(self._line)

    @property
    def order(self) -> array[int]:
        """The numbers of these squares (`Board.index`), as C ints."""
        return self._order[:]

    @property
    def visits(self) -> array[int]:
        """The numbers of the squares visited, in order, as C ints: fast to make and to compare, however many."""
        return self._order[: self._now]

    @property
    def path(self) -> Path:
        """The squares visited, in order."""
        return tuple(self._line[: self._now])

    @property
    def head(self) -> Square | None:
        """The square of the knight; None before its first."""
        return self._line[self._now - 1] if self._now else None

    @property
    def steps(self) -> int:
        """How many moves were made, with the move that closes a closed tour."""
        return max(0, self._now - 1) + (self.complete and self.closed)

    @property
    def complete(self) -> bool:
        """Whether the goal is reached."""
        everywhere = self._now == self.board.size
        return everywhere and (not self.closed or (self._now > 2 and self.board.joins(self._line[0], self._line[-1])))

    @property
    def stuck(self) -> bool:
        """Whether the knight has no move left before the goal is reached."""
        return self._now > 0 and not self.complete and not self.moves()

    def visited(self, square: Square) -> bool:
        """Whether a square is among the first `now` of the line."""
        return self._places.get(square, self._now) < self._now

    def moves(self) -> Mapping[int, Square]:
        """The squares that the knight can go to, by the number of the move: its place in `piece.moves`, from 1."""
        if self.head is None:
            return {}
        numbers = self.board.move_numbers(self.head)
        return {number: target for target, number in numbers.items() if not self.visited(target)}

    def visit(self, square: Square) -> None:
        """Put the knight on its first square, or move it; raises `InputError` where the rules do not allow that."""
        self.board.check(square)
        if self.visited(square):
            raise InputError(MoveFault.VISITED, square=chess_name(square, self.board.rows))
        head = self.head
        if head is not None and not self.board.joins(head, square):
            raise InputError(MoveFault.JUMP, **named_squares(self.board, head, square))
        if self._line[self._now : self._now + 1] != [square]:
            for ahead in self._line[self._now :]:
                del self._places[ahead]
            del self._line[self._now :], self._order[self._now :]
            self._places[square] = self._now
            self._line.append(square)
            self._order.append(self.board.index(square))
        self.redo()

    def walk(self, squares: Sequence[Square]) -> None:
        """Visit all of these squares as the first of the game, in linear time; raises `InputError` as `visit` does."""
        if not are_visits(self.board, squares):
            for square in squares:
                self.visit(square)  # one of them cannot be
        self._line = list(squares)
        self._places = {square: place for place, square in enumerate(squares)}
        self._order = array("i", map(self.board.index, squares))
        self.go_to(len(squares))

    def rest(self) -> TourRequest:
        """The request for a path from the knight through all squares not visited.

        For a closed tour that path ends on the first square, which then counts as not visited.
        """
        if self._now < 2 or self.board.size == 2:
            return TourRequest(self.board, self.head, closed=self.closed)
        done = set(self._line[: self._now - 1])
        end = self._line[0] if self.closed else None
        left = replace(self.board, missing=self.board.missing | done - {end})
        return TourRequest(left, self.head, end)


Visits: TypeAlias = "array[int]"
"""The numbers of the squares of a path (`Board.index`), as C ints; compared fast, as there may be many thousands."""

TOURS_KEPT = 16
"""How many tours are remembered, the latest ones."""


class Solvability(Enum):
    """What is proved of a position."""

    UNKNOWN = "unknown"
    SOLVABLE = "open"
    """It can be continued to a tour."""
    UNSOLVABLE = "lost"
    """It cannot."""


@dataclass(frozen=True, slots=True)
class LostPosition:
    """A position that cannot become a tour, and why; `reason` is None where an exhausted search proved it."""

    path: Visits
    reason: Message | None


class KnownOutcomes:
    """The proofs found so far in one game: which of its positions can still become a tour, and which cannot.

    A position is the path that leads to it. If a position can become a tour, so can every position before it; if it
    cannot, no position after it can.
    """

    def __init__(self) -> None:
        self._tours: list[Visits] = []
        self._lost: list[LostPosition] = []

    def solvability(self, path: Visits) -> Solvability:
        """What is proved of a position."""
        if self.tour_after(path) is not None:
            return Solvability.SOLVABLE
        return Solvability.UNKNOWN if self.lost_position(path) is None else Solvability.UNSOLVABLE

    def tour_after(self, path: Visits) -> Visits | None:
        """The latest known tour that begins with this path."""
        return next((tour for tour in reversed(self._tours) if tour[: len(path)] == path), None)

    def lost_position(self, path: Visits) -> LostPosition | None:
        """The earliest position on this path that is proved to be lost."""
        lost = (position for position in self._lost if path[: len(position.path)] == position.path)
        return min(lost, key=lambda position: len(position.path), default=None)

    def mistake(self, path: Visits) -> LostPosition | None:
        """The position after the move that lost the game, once the position before that move is proved solvable."""
        return self.lost_position(path) if self.question(path) is None else None

    def question(self, path: Visits) -> Visits | None:
        """The position to search next: this one or, where it is lost, the one before the earliest lost position.

        None where the answer is known.
        """
        lost = self.lost_position(path)
        if lost is not None and not lost.path:
            return None
        asked = path if lost is None else lost.path[:-1]
        return asked if self.solvability(asked) is Solvability.UNKNOWN else None

    def learn_tour(self, path: Visits, rest: Visits) -> None:
        """Remember a tour: the position that was searched, and the squares from its last one on.

        Where `rest` ends on the first square of `path`, as it does for a closed tour, that visit is left out.
        """
        tour = path[:-1] + rest
        if len(path) > 1 and tour[-1] == tour[0]:
            tour = tour[:-1]
        self._tours = [*self._tours[1 - TOURS_KEPT :], tour]

    def learn_lost_position(self, path: Visits, reason: Message | None) -> None:
        """Remember that a position cannot become a tour."""
        self._lost = [position for position in self._lost if position.path[: len(path)] != path]
        self._lost.append(LostPosition(path, reason))
