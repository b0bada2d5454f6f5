"""Warnsdorff's rule as a person follows it: what it sees at each step, what it takes, and where that leads.

`warnsdorff_kernel` does the same a million times faster and tells only the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from solvers.knight.board import Board, Square
from solvers.knight.warnsdorff.ties import Tie

Way = tuple[Square, ...]
"""The squares visited, in order; the knight stands on the last."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What there is to choose at a step: the exits of each square that the knight can go to, and what the rule takes.

    `exits` are in the order of `KNIGHT_MOVES`; `tied` are the squares with the fewest.
    """

    exits: dict[Square, int]
    tied: tuple[Square, ...]
    taken: Square


class Rule:
    """The rule with one way to break ties; by lot, the same seed draws the same lots for the same way."""

    def __init__(self, board: Board, tie: Tie, seed: int = 0) -> None:
        self._board = board
        self._tie = tie
        self._seed = seed

    def choice(self, way: Way) -> Choice | None:
        """What there is to choose after a way, which is not empty; None where nothing is left to go to."""
        visited = set(way)
        exits = {square: self._exits(square, visited) for square in self._open(way[-1], visited)}
        if not exits:
            return None
        fewest = min(exits.values())
        tied = tuple(square for square, number in exits.items() if number == fewest)
        return Choice(exits, tied, self._taken(tied, way, visited))

    def follow(self, way: Way) -> Way:
        """The way with all that the rule adds until nothing is left to go to: a tour, or into a dead end."""
        while (choice := self.choice(way)) is not None:
            way = (*way, choice.taken)
        return way

    def _taken(self, tied: Way, way: Way, visited: set[Square]) -> Square:
        match self._tie:
            case Tie.ORDER:
                return tied[0]
            case Tie.ROTH:
                return max(tied, key=self._from_centre)
            case Tie.POHL:
                return min(tied, key=lambda square: self._exits_beyond(square, visited))
            case Tie.LOTS:
                return Random(f"{self._seed} {way}").choice(tied)

    def _open(self, square: Square, visited: set[Square]) -> Iterator[Square]:
        return (target for target in self._board.neighbours(square) if target not in visited)

    def _exits(self, square: Square, visited: set[Square]) -> int:
        return sum(1 for _ in self._open(square, visited))

    def _exits_beyond(self, square: Square, visited: set[Square]) -> int:
        """Pohl's look one square farther: the exits of all squares that can be gone to from this one."""
        return sum(self._exits(beyond, visited) for beyond in self._open(square, visited))

    def _from_centre(self, square: Square) -> int:
        row, column = square
        return (2 * row - self._board.rows + 1) ** 2 + (2 * column - self._board.columns + 1) ** 2


def wander(board: Board, way: Way, seed: int) -> Way:
    """The way with all that chance adds, without any rule, until nothing is left to go to."""
    lots = Random(seed)
    while targets := [square for square in board.neighbours(way[-1]) if square not in way]:
        way = (*way, lots.choice(targets))
    return way


def exits_left(board: Board, way: Way) -> dict[Square, int]:
    """For every square not visited, how many squares not visited a knight could leave it by; the knight's own counts.

    A knight that stands beside a square can come from where it stands, so that its square is one of the ways there.
    """
    closed = set(way[:-1])
    free = [square for square in board.squares if square not in way]
    return {square: sum(target not in closed for target in board.neighbours(square)) for square in free}


def only_last(exits: Mapping[Square, int]) -> list[Square]:
    """The squares with one exit or none, by their `exits_left`: a tour passes through by two, so it can only end there.

    Of two such squares, or one without an exit, nothing more can come: no tour is left.
    """
    return [square for square, number in exits.items() if number < 2]


def hopeless(exits: Mapping[Square, int]) -> bool:
    """Whether the exits alone prove that no tour is left; False where one is left, but also where it is hard to tell.

    The last square of all is left alone, with the knight beside it: its one exit is the way there.
    """
    return len(only_last(exits)) > 1 or 0 in exits.values()
