"""The orbits of a board's squares under a symmetry as a graph, in which symmetric tours are paths half as long or less.

A closed tour that a symmetry keeps runs through the orbits in one of two ways. Either the symmetry goes on along the
tour: from a square to its image it visits each orbit once, and the next part is the image of that one. Or, where it is
its own inverse, it turns the tour round: two places stay where they are, each a square or a move, and from the one to
the other the tour visits each orbit once. (Jelliss, Knight's Tour Notes, calls half-turn tours of the first way
Eulerian, those of the second way Bergholtian.)
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from math import factorial

from solvers.knight.board import Board, Square
from solvers.knight.tour import Tour, TourSymmetry

TURNS = {TourSymmetry.HALF_TURN: 3, TourSymmetry.QUARTER_TURN: 5}
"""The turns by their numbers in `Board.image`."""

MOST_LOOKED_AT = 256
"""Of tours of more squares no symmetry is told: none is searched for there."""


@dataclass(frozen=True)
class PathTask:
    """Paths through all orbits once, by their numbers: which begin with `begins` and end on one of `ends`.

    They go on from the last orbit to the first if `closing`, and their images on the way have to make up one of those
    that are `accepted`, a bit each.
    """

    begins: tuple[int, ...]
    ends: tuple[int, ...]
    closing: bool
    accepted: int


class Quotient:
    """The orbits of a board under one of its symmetries, by the numbers that `Board.image` gives these.

    `orbits` are their squares, each the image of the one before it, the orbits with fewer squares first. `links` has
    for each pair of orbits a bit for every k such that a move leads from the first square of the one to the k-th square
    of the other.
    """

    def __init__(self, board: Board, symmetry: int) -> None:
        orbits: dict[Square, tuple[Square, ...]] = {}
        for square in board.squares:
            orbit = [square]
            while (image := board.image(orbit[-1], symmetry)) != square:
                orbit.append(image)
            orbits.setdefault(min(orbit), tuple(orbit))
        self.board = board
        self._symmetry = symmetry
        self.orbits = tuple(sorted(orbits.values(), key=len))
        self.order = max(map(len, self.orbits))
        places = {square: (number, k) for number, orbit in enumerate(self.orbits) for k, square in enumerate(orbit)}
        self.links = [[0] * len(self.orbits) for _ in self.orbits]
        for number, orbit in enumerate(self.orbits):
            for target in board.neighbours(orbit[0]):
                other, k = places[target]
                # From an orbit of one square a move leads to every image of another: any of them is the first.
                self.links[number][other] |= 1 << (k if len(orbit) == self.order else 0)

    @cached_property
    def beside(self) -> list[list[int]]:
        """The other orbits that moves lead to from each."""
        rows = enumerate(self.links)
        return [[other for other, link in enumerate(row) if link and other != own] for own, row in rows]

    @cached_property
    def tasks(self) -> tuple[PathTask, ...]:
        """What has to be searched for each tour to be found once; needs three orbits."""
        return tuple(self._tasks())

    def _tasks(self) -> Iterator[PathTask]:
        fixed = [number for number, orbit in enumerate(self.orbits) if len(orbit) < self.order]
        turns = [number for number in range(len(self.orbits)) if self.links[number][number]]
        if not fixed and self._can_go_on():
            generators = sum(1 << k for k in range(1, self.order, 2))
            start = min(range(len(self.orbits)), key=lambda number: len(self.beside[number]))
            near = self.beside[start]
            for place, second in enumerate(near[:-1], 1):
                yield PathTask((start, second), tuple(near[place:]), closing=True, accepted=generators)
        if self.order == 2:
            whatever = 0b11
            if len(fixed) == 2:
                yield PathTask((fixed[0],), (fixed[1],), closing=False, accepted=whatever)
            elif len(fixed) == 1:
                yield PathTask((fixed[0],), tuple(turns), closing=False, accepted=whatever)
            elif not fixed:
                for place, start in enumerate(turns[:-1], 1):
                    yield PathTask((start,), tuple(turns[place:]), closing=False, accepted=whatever)

    @property
    def expected(self) -> float:
        """How many paths through all orbits there would be if each led to others at random: far more than there are."""
        return 0.0 if not self.tasks else expected_paths([len(others) for others in self.beside])

    def keeps(self, tour: Sequence[Square]) -> bool:
        """Whether the symmetry leads the moves of a closed tour to each other."""
        return _keeps(self._next, tour)

    def _can_go_on(self) -> bool:
        """Whether colours allow a tour along which the symmetry goes on, by as many moves as there are orbits."""
        if not self.board.changes_colour:
            return True
        one, other = self.orbits[-1][:2]
        return (sum(one) - sum(other) - len(self.orbits)) % 2 == 0

    def tours(self, path: Sequence[int], task: PathTask) -> Iterator[list[Square]]:
        """The tours of a path of orbits that a task has found, as their squares in order."""
        for images in self._images(path):
            squares = [self._image(number, k) for number, k in zip(path, images, strict=True)]
            if not task.closing:
                back = [square for square in map(self._next, reversed(squares)) if square not in squares]
                yield squares + back
                continue
            for k in range(self.order):
                turn = images[-1] + k
                if self.links[path[-1]][path[0]] >> k & 1 and task.accepted >> turn % self.order & 1:
                    laps = (zip(path, (i + lap * turn for i in images), strict=True) for lap in range(self.order))
                    yield [self._image(number, i) for lap in laps for number, i in lap]

    def _images(self, path: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Every choice of squares along a path of orbits, by their places in the orbits."""
        chosen = [(0,)]
        for one, other in pairwise(path):
            chosen = [
                (*images, (images[-1] + k) % self.order)
                for images in chosen
                for k in range(self.order)
                if self.links[one][other] >> k & 1
            ]
        yield from chosen

    def _image(self, number: int, k: int) -> Square:
        orbit = self.orbits[number]
        return orbit[k % len(orbit)]

    def _next(self, square: Square) -> Square:
        return self.board.image(square, self._symmetry)


def symmetry_of(tour: Tour) -> TourSymmetry | None:
    """The turn that leads the moves of a closed tour to each other, the quarter turn where both do; None for others."""
    board, squares = tour.board, tour.squares
    if board.size > MOST_LOOKED_AT or not tour.closed:
        return None
    for symmetry, turn in reversed(TURNS.items()):
        if turn in board.symmetries and _keeps(partial(board.image, symmetry=turn), squares):
            return symmetry
    return None


def _keeps(turned: Callable[[Square], Square], tour: Sequence[Square]) -> bool:
    moves = {frozenset(move) for move in zip(tour, (*tour[1:], tour[0]), strict=True)}
    return all(frozenset(map(turned, move)) in moves for move in moves)


def expected_paths(degrees: Sequence[int]) -> float:
    """How many paths go through all nodes of a graph with such degrees, if each was joined to others at random."""
    most = len(degrees) - 1
    return factorial(most + 1) * (sum(degrees) / len(degrees) / most) ** most if most else 1.0


@dataclass(frozen=True, slots=True)
class TourParts:
    """A closed tour of `length` moves in parts of as many moves, the first of which begins at the visit `first`.

    Where that is halfway between two visits, so is where each part begins: the move there is turned round.
    """

    symmetry: TourSymmetry
    length: int
    first: float

    @property
    def number(self) -> int:
        """How many parts there are: the turn leads each to another."""
        return 4 if self.symmetry is TourSymmetry.QUARTER_TURN else 2

    def part(self, visit: int) -> int:
        """In which part, from 0, the move is that begins at a visit, counted from 0."""
        return int((visit + 0.5 - self.first) % self.length * self.number / self.length)


def tour_parts(board: Board, order: Sequence[int]) -> TourParts | None:
    """The halves or quarters of a closed tour that stays the same when the board is turned; None for others.

    `order` has the numbers of its squares (`Board.index`).
    """
    if not len(order) == board.size <= MOST_LOOKED_AT:
        return None
    tour = Tour(board, array("i", order))
    symmetry, squares = symmetry_of(tour), tour.squares
    if symmetry is None:
        return None
    place, following = (squares.index(board.image(square, TURNS[symmetry])) for square in squares[:2])
    goes_on = (following - place) % len(squares) == 1
    return TourParts(symmetry, len(squares), 0.0 if goes_on else place / 2)
