"""Squares without which a board falls into more parts than a tour can visit, found by a local search (Chvátal 1973).

A path that is cut at some of its squares falls into at most one piece more than it has such squares, and each part that
is left needs a piece. Where there are just as many parts, the tour never goes from one of these squares to another, and
ends on none of them. Without such moves and ends, other squares may leave too many parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from solvers.knight.board import Board, Square
from solvers.knight.connectivity import parts_of, parts_without
from solvers.knight.existence.articulation import halves
from solvers.knight.existence.proof import Figure, Move, coloured
from solvers.knight.tour import TourRequest


@dataclass(frozen=True)
class Effort:
    """How long to search: on boards of up to so many moves, from so many beginnings, and step by step or not."""

    moves: int
    starts: int
    steps: bool


QUICK = Effort(moves=100, starts=3, steps=False)
"""What precedes a search: some thousandths of a second."""
THOROUGH = Effort(moves=150, starts=24, steps=True)
"""What explains a search that found nothing: up to some tenths of a second."""

CHANGES = 30
"""How many squares it removes or puts back, one after another."""
LONGEST_WAIT = 8
"""A square that was removed or put back stays so for up to so many changes, which leads away from what is no better."""

Squares = frozenset[Square]
Removals = tuple[tuple[int, Squares], ...]


@dataclass(frozen=True)
class Possible:
    """The moves that a tour may still make: all of the board but those `unused`; and where it may end.

    `ends` has the squares on which each of the two ends may be, and is empty for closed tours.
    """

    board: Board
    ends: tuple[Squares, ...]
    unused: frozenset[Move] = frozenset()

    @classmethod
    def of(cls, request: TourRequest) -> Possible:
        """What the board, the colours and the squares asked for leave possible."""
        colours = coloured(request.board)
        if request.closed or colours is None:
            return cls(request.board, ())
        if not request.board.changes_colour:
            colours = halves(request.board) or (frozenset(request.board.squares),) * 2
        fewer, more = sorted(colours, key=len)
        ends = [more, more if len(more) > len(fewer) else fewer]
        given = [frozenset({square}) for square in (request.start, request.end) if square is not None]
        if len(given) == 1:
            place = 0 if given[0] <= ends[0] else 1
            given.insert(1 - place, ends[1 - place] - given[0])
        ends = given or ends
        return cls(request.board, tuple(ends))

    def allowed(self, removed: Squares) -> int:
        """Into how many pieces a tour falls at most without these squares."""
        if not self.ends:
            return max(1, len(removed))
        return len(removed) + 1 - sum(squares <= removed for squares in self.ends)

    def parts(self, removed: Squares) -> list[set[Square]]:
        """The parts of the board that are left."""
        beside = _beside(self.board, self.unused)
        return parts_of(beside, beside.keys() - removed)

    def moves_between(self, squares: Squares) -> frozenset[Move]:
        """The moves from one of these squares to another."""
        beside = _beside(self.board, self.unused)
        return frozenset((one, other) for one in squares for other in beside[one] & squares if one < other)

    def after(self, removed: Squares) -> Possible:
        """What is possible still, where a tour visits a part between each of these squares and the next."""
        ends = tuple(squares if squares <= removed else squares - removed for squares in self.ends)
        return replace(self, ends=ends, unused=self.unused | self.moves_between(removed))


@lru_cache(maxsize=16)
def too_many_parts(request: TourRequest, effort: Effort) -> tuple[Figure, int] | None:
    """What shows that squares leave more parts than a tour can visit, and how many it can; None where nothing does."""
    board = request.board
    if (
        not 1 < board.size <= effort.moves
        or sum(map(len, _beside(board, frozenset[Move]()).values())) > 2 * effort.moves
    ):
        return None
    now = Possible.of(request)
    steps = _steps(now, effort)
    return shown(now, steps) if steps else None


def shown(now: Possible, steps: Sequence[Squares]) -> tuple[Figure, int]:
    """The figure of squares removed one set after another, and how many parts a tour can visit without the last."""
    figures: list[Figure] = []
    allowed = 0
    for removed in steps:
        parts = tuple(sorted(map(frozenset, now.parts(removed)), key=min))
        allowed = now.allowed(removed)
        figures.append(Figure(removed, parts, unused=now.moves_between(removed)))
        now = now.after(removed)
    return replace(figures[-1], unused=frozenset(), before=tuple(figures[:-1])), allowed


def _steps(whole: Possible, effort: Effort) -> Sequence[Squares]:
    """The sets of squares to remove in turn, of which the last leaves too many parts; none if none is found."""
    steps: list[Squares] = []
    now = whole
    while True:
        found = _removals(now.board, now.unused, effort.starts) if all(now.ends) else ((1, Squares()),)
        last = next((removed for parts, removed in found if parts > now.allowed(removed)), None)
        if last is not None:
            return _shortest(whole, [*steps, last])
        begun = len(steps)
        for parts, removed in found if effort.steps else ():
            if parts == now.allowed(removed) and now.after(removed) != now:
                steps.append(removed)
                now = now.after(removed)
        if len(steps) == begun:
            return ()


def _shortest(whole: Possible, steps: list[Squares]) -> list[Squares]:
    """The same steps without those that the last one does not need."""
    for step in reversed(steps[:-1]):
        fewer = [other for other in steps if other != step]
        if _proves(whole, fewer):
            steps = fewer
    return steps


def _proves(now: Possible, steps: Sequence[Squares]) -> bool:
    for removed in steps[:-1]:
        if len(now.parts(removed)) < now.allowed(removed):
            return False
        now = now.after(removed)
    return len(now.parts(steps[-1])) > now.allowed(steps[-1])


@lru_cache(maxsize=4)
def _removals(board: Board, unused: frozenset[Move], starts: int) -> Removals:
    """How many parts are left, and without which squares: no fewer parts than squares, the fewest squares first."""
    beside = _beside(board, unused)
    chance = Random(0)
    found: dict[Squares, int] = {}
    for number in range(starts):
        removed = _some_squares(beside, chance) if number else set[Square]()
        waits: dict[Square, int] = {}
        for now in range(CHANGES):
            parts = parts_of(beside, beside.keys() - removed)
            if len(parts) >= len(removed):
                found[frozenset(removed)] = len(parts)
            gains = {
                square: gain + chance.random() / 2
                for square, gain in _gains(beside, removed, parts)
                if waits.get(square, 0) <= now
            }
            if gains:
                changed = max(gains, key=gains.__getitem__)
                removed ^= {changed}
                waits[changed] = now + chance.randrange(LONGEST_WAIT // 2, LONGEST_WAIT + 1)
    return tuple(sorted(((parts, removed) for removed, parts in found.items()), key=lambda pair: len(pair[1])))


def _gains(
    beside: Mapping[Square, Squares], removed: set[Square], parts: list[set[Square]]
) -> Iterator[tuple[Square, int]]:
    """By how much the parts become more, compared with the squares removed, if one square is removed or put back."""
    part_of = {square: number for number, part in enumerate(parts) for square in part}
    for square in removed:
        yield square, 2 - len({part_of[other] for other in beside[square] - removed})
    for part in parts:
        splits = parts_without(min(part), lambda square: beside[square] - removed)
        for square in part:
            yield square, splits.get(square, int(len(part) > 1)) - 2


def _some_squares(beside: Mapping[Square, Squares], chance: Random) -> set[Square]:
    """A few squares, or those beside them."""
    some: set[Square] = set()
    for square in chance.sample(list(beside), chance.randint(1, max(1, len(beside) // 4))):
        some |= {square} if chance.random() < 0.5 else beside[square]
    return some


@lru_cache(maxsize=8)
def _beside(board: Board, unused: frozenset[Move]) -> Mapping[Square, Squares]:
    return {
        square: frozenset(
            other for other in board.neighbours(square) if (min(square, other), max(square, other)) not in unused
        )
        for square in board.squares
    }
