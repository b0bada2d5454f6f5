"""What becomes of each single piece in the shortest solutions, where positions tell pieces of one shape not apart.

An arrangement is the square of each piece, in the order that the pieces have in the layout. Several arrangements may be
the same position; only those are followed that some shortest solution really has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from shortest_paths import ShortestPaths, slide_between

from solvers.klotski.layout import Piece, PieceKind, Square

GENERALS = (PieceKind.VERTICAL, PieceKind.HORIZONTAL)
"""The pieces two cells long."""

Arrangement = tuple[Square, ...]


def returns_home(paths: ShortestPaths) -> bool:
    """Whether in every shortest solution some piece comes back to the square that it had at the start."""
    home = tuple(piece.square for piece in paths.layout.pieces)
    without = _last_arrangements(paths, lambda number, square: square != home[number])
    return next(without, None) is None


def generals_exchanged(paths: ShortestPaths) -> bool:
    """Whether in every shortest solution two generals change places.

    At the end each of the two covers a cell that the other covered at the start.
    """
    pieces = paths.layout.pieces
    generals = [number for number, piece in enumerate(pieces) if piece.kind in GENERALS]

    def two_have(last: Arrangement) -> bool:
        before = {number: set(pieces[number].cells) for number in generals}
        after = {number: set(Piece(last[number], pieces[number].kind).cells) for number in generals}
        return any(
            before[one] & after[other] and before[other] & after[one] for one, other in combinations(generals, 2)
        )

    return all(map(two_have, _last_arrangements(paths, lambda _number, _square: True)))


def _last_arrangements(paths: ShortestPaths, allowed: Callable[[int, Square], bool]) -> Iterator[Arrangement]:
    """Each arrangement at the end of shortest solutions in which no piece comes to a square that is not allowed.

    `allowed` is asked for the number of the piece and the square it comes to. Depth first, so that the first of them
    comes soon.
    """
    (start,) = paths.levels[0]
    waiting = [(0, start, tuple(piece.square for piece in paths.layout.pieces))]
    met = set(waiting)
    while waiting:
        depth, before, squares = waiting.pop()
        if depth == paths.length:
            yield squares
        for after in paths.levels[depth][before]:
            slide = slide_between(before, after)
            number = squares.index(slide.origin)
            reached = depth + 1, after, (*squares[:number], slide.target, *squares[number + 1 :])
            if reached not in met and allowed(number, slide.target):
                met.add(reached)
                waiting.append(reached)
