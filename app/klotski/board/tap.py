"""What a tap on the board means: where a tapped piece goes, and where the chosen one goes when a cell is tapped."""

from __future__ import annotations

from collections.abc import Mapping

from solvers.klotski.layout import Piece, PieceKind, Square
from solvers.klotski.moves import Step

Slides = Mapping[Square, Step]
"""Where a piece can slide to, and how."""


def directions(slides: Slides) -> tuple[Square, ...]:
    """The directions in which a piece can set out, as (rows, columns), each once."""
    return tuple(sorted({_direction(step) for step in slides.values()}))


def only_way(slides: Slides) -> Square | None:
    """The nearest square in the only direction there is; None where there are several directions, or none."""
    return _nearest(slides) if len(directions(slides)) == 1 else None


def square_covering(slides: Slides, kind: PieceKind, cell: Square) -> Square | None:
    """The nearest square from which the piece covers a cell; None where it cannot cover that cell."""
    return _nearest({square: step for square, step in slides.items() if cell in Piece(square, kind).cells})


def _nearest(slides: Slides) -> Square | None:
    return min(slides, key=lambda square: len(slides[square].path), default=None)


def _direction(step: Step) -> Square:
    (row, column), (to_row, to_column) = step.path[:2]
    return to_row - row, to_column - column
