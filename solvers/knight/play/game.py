"""A game played by hand: the squares visited, undo and redo, and the request for what is left to visit."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from enum import StrEnum
from operator import sub

from solvers.knight.board import KNIGHT_MOVES, Board, Path, Square
from solvers.knight.notation import chess_name, named_squares
from solvers.knight.tour import TourRequest, is_knight_move
from solvers.line_of_play import LineOfPlay
from solvers.message import InputError


class MoveFault(StrEnum):
    """Why the knight cannot go to a square."""

    VISITED = "the knight has already been on {square}"
    JUMP = "no knight's move leads from {square} to {other}"


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
        return everywhere and (not self.closed or (self._now > 2 and is_knight_move(self._line[0], self._line[-1])))

    @property
    def stuck(self) -> bool:
        """Whether the knight has no move left before the goal is reached."""
        return self._now > 0 and not self.complete and not self.moves()

    def visited(self, square: Square) -> bool:
        """Whether a square is among the first `now` of the line."""
        return self._places.get(square, self._now) < self._now

    def moves(self) -> Mapping[int, Square]:
        """The squares that the knight can go to, by the number of the move: its place in `KNIGHT_MOVES`, from 1."""
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
        """Put the knight on its first square, or move it; raises `InputError` where the rules do not allow that."""
        self.board.check(square)
        if self.visited(square):
            raise InputError(MoveFault.VISITED, square=chess_name(square, self.board.rows))
        head = self.head
        if head is not None and not is_knight_move(head, square):
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
        if not self._is_walk(squares):
            for square in squares:
                self.visit(square)  # one of them cannot be
        self._line = list(squares)
        self._places = {square: place for place, square in enumerate(squares)}
        self._order = array("i", map(self.board.index, squares))
        self.go_to(len(squares))

    def _is_walk(self, squares: Sequence[Square]) -> bool:
        """Whether a knight can go over these squares."""
        rows, columns = [row for row, _ in squares], [column for _, column in squares]
        moves = set(zip(map(sub, rows[1:], rows), map(sub, columns[1:], columns), strict=False))
        once = len(set(squares)) == len(squares)
        return once and moves.issubset(KNIGHT_MOVES) and all(map(self.board.has, squares))

    def rest(self) -> TourRequest:
        """The request for a path from the knight through all squares not visited.

        For a closed tour that path ends on the first square, which then counts as not visited.
        """
        if self._now < 2 or self.board.size == 2:
            return TourRequest(self.board, self.head, closed=self.closed)
        done = set(self._line[: self._now - 1])
        end = self._line[0] if self.closed else None
        left = Board(self.board.rows, self.board.columns, self.board.missing | done - {end})
        return TourRequest(left, self.head, end)
