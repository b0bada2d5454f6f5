"""The moves that every tour has to make, and the loops that they close: a square with only two moves needs both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from solvers.knight.board import Board, Square

Moves = Mapping[Square, set[Square]]
"""The squares to which forced moves lead, by the square that they lead from, in both directions."""


@lru_cache(maxsize=4)
def forced_loops(board: Board) -> tuple[frozenset[Square], ...]:
    """The parts of the board in which forced moves close a loop that is not a tour of the whole board.

    A move is forced where one of its squares has only two: a tour makes it unless it ends on that square. The parts
    have no square in common.
    """
    forced = _forced_moves(board)
    loops: list[frozenset[Square]] = []
    left = set(forced)
    while left:
        part = _part_of(forced, left.pop())
        left -= part
        moves = sum(len(forced[square]) for square in part) // 2
        whole_tour = len(part) == board.size and moves == len(part) and all(len(forced[at]) == 2 for at in part)
        if moves >= len(part) and not whole_tour:
            loops.append(part)
    return tuple(sorted(loops, key=sorted))


def narrow_square(board: Board, loop: frozenset[Square]) -> Square:
    """The first square of a loop that has only two moves."""
    return min(square for square in loop if board.degree(square) == 2)


def _forced_moves(board: Board) -> Moves:
    forced: dict[Square, set[Square]] = {}
    for square in board.each_square():
        targets = list(board.neighbours(square))
        if len(targets) == 2:
            for target in targets:
                forced.setdefault(square, set()).add(target)
                forced.setdefault(target, set()).add(square)
    return forced


def _part_of(forced: Moves, square: Square) -> frozenset[Square]:
    """The squares that forced moves lead to from a square."""
    part = {square}
    waiting = [square]
    while waiting:
        reached = forced[waiting.pop()] - part
        part |= reached
        waiting.extend(reached)
    return frozenset(part)
