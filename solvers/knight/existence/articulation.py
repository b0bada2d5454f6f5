"""What keeps a board from having a tour: its parts, its articulation points, larger cuts, and forced moves.

A square with only two moves needs both, and such moves may close loops.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from solvers.knight.board import Board, Square
from solvers.knight.connectivity import parts_of, parts_without
from solvers.knight.existence.proof import Move

Parts = tuple[frozenset[Square], ...]
"""Parts of a board, in the order of their first squares."""

SCATTERED_AT_MOST = 100
"""The largest boards, in squares, on which `scattering` searches: there it takes a few milliseconds."""

ORBITS_AT_MOST = 8
"""Up to so many orbits of squares are removed in all combinations."""


@lru_cache(maxsize=4)
def parts(board: Board, removed: frozenset[Square] = frozenset()) -> Parts:
    """The parts that the squares but those removed fall into, with no move between them."""
    beside = {square: set(board.neighbours(square)) for square in board.squares}
    return _sorted(parts_of(beside, beside.keys() - removed))


CUT_LIMIT = 4_000
"""Boards with more squares are not searched for cuts and halves: in plain Python that takes too long."""


@lru_cache(maxsize=4)
def halves(board: Board) -> tuple[frozenset[Square], frozenset[Square]] | None:
    """Two halves of a connected board such that every move leads from one to the other; None where there are none.

    Those of a board on which moves change colour are its colours, and are not looked for.
    """
    if board.size > CUT_LIMIT:
        return None
    near, far = {board.squares[0]}, set[Square]()
    border = [(board.squares[0], near, far)]
    while border:
        square, own, others = border.pop()
        for target in board.neighbours(square):
            if target in own:
                return None
            if target not in others:
                others.add(target)
                border.append((target, others, own))
    return (frozenset(near), frozenset(far)) if len(near) + len(far) == board.size else None


def first_cut(board: Board, closed: bool, ends: Collection[Square]) -> tuple[Square, int, int] | None:
    """The first square that splits a connected board too much for a tour: the square, the parts, the parts allowed.

    A path through a square joins at most two of the parts that are left without it, and only one when the square is
    one of its ends, or when the path is closed.
    """
    for square, left in _splits(board).items():
        allowed = 1 if closed or square in ends else 2
        if left > allowed:
            return square, left, allowed
    return None


@lru_cache(maxsize=4)
def _splits(board: Board) -> dict[Square, int]:
    """How many parts are left without each articulation point of a connected board, in the order of the squares."""
    return dict(sorted(parts_without(board.squares[0], board.neighbours).items()))


@lru_cache(maxsize=4)
def scattering(board: Board) -> tuple[frozenset[Square], Parts] | None:
    """Some squares without which a board falls into many parts, and these parts.

    Of the sets that are tried it is one that leaves the most parts for its size. The squares of an orbit are removed
    together; None for a board that is too large, or has too many orbits.
    """
    if board.size > SCATTERED_AT_MOST or len(board.orbits) > ORBITS_AT_MOST:
        return None
    beside = {square: frozenset(board.neighbours(square)) for square in board.squares}
    removals: set[frozenset[Square]] = {frozenset()}
    for squares in board.orbits:
        removals |= {removed | squares for removed in removals}
    whole = frozenset(board.squares)
    counted = [(len(parts_of(beside, whole - removed)), removed) for removed in removals if removed]
    best = max(counted, key=lambda pair: (pair[0] - len(pair[1]), -len(pair[1]), sorted(pair[1])), default=None)
    return None if best is None else (best[1], _sorted(parts_of(beside, whole - best[1])))


Moves = Mapping[Square, set[Square]]
"""The squares to which forced moves lead, by the square that they lead from, in both directions."""


@lru_cache(maxsize=4)
def forced_loops(board: Board) -> tuple[frozenset[Square], ...]:
    """The parts of the board in which forced moves close a loop that is not a tour of the whole board.

    A move is forced where one of its squares has only two: a tour makes it unless it ends on that square. The parts
    have no square in common.
    """
    forced = _forced_moves(board)
    loops: list[set[Square]] = []
    for part in parts_of(forced, forced):
        moves = sum(len(forced[square]) for square in part) // 2
        whole_tour = len(part) == board.size and moves == len(part) and all(len(forced[at]) == 2 for at in part)
        if moves >= len(part) and not whole_tour:
            loops.append(part)
    return _sorted(loops)


def moves_in(board: Board, loop: frozenset[Square]) -> tuple[Move, ...]:
    """The forced moves of a loop."""
    forced = _forced_moves(board)
    return tuple((square, other) for square in sorted(loop) for other in sorted(forced[square]) if square < other)


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


def _sorted(found: Iterable[Collection[Square]]) -> Parts:
    return tuple(sorted(map(frozenset, found), key=min))
