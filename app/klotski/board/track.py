"""A path of layouts in which every piece is followed from step to step, so that a board can show any moment of it."""

from __future__ import annotations

from collections.abc import Sequence

from app.puzzle.playback import eased
from solvers.klotski.layout import Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Step

Place = tuple[float, float]
"""(row, column) of a piece's top left corner, between cells while it moves."""


class KlotskiTrack:
    """The pieces of a layout, in its order, and where each is after every step of a path. It never changes."""

    def __init__(self, layout: Layout, steps: Sequence[Step] = ()) -> None:
        self.layout = layout
        self.kinds: tuple[PieceKind, ...] = tuple(piece.kind for piece in layout.pieces)
        self.steps: tuple[Step, ...] = ()
        self.movers: list[int] = []
        self._squares: list[tuple[Square, ...]] = [tuple(piece.square for piece in layout.pieces)]
        self._follow(steps)

    def continued(self, position: int, steps: Sequence[Step]) -> KlotskiTrack:
        """The path as far as a position, and other steps from there on; what is common is not gone through again."""
        track = KlotskiTrack(self.layout)
        track.steps = self.steps[:position]
        track.movers = self.movers[:position]
        track._squares = self._squares[: position + 1]
        track._follow(steps)
        return track

    @property
    def length(self) -> int:
        """How many steps the path has."""
        return len(self.steps)

    def squares(self, position: int) -> tuple[Square, ...]:
        """Where every piece is after so many steps."""
        return self._squares[position]

    def places(self, moment: float) -> list[Place]:
        """Where every piece is at a moment: k + f is a part f of the way through the step after the k-th position."""
        position = min(int(moment), self.length)
        places: list[Place] = [(float(row), float(column)) for row, column in self._squares[position]]
        if position < self.length and moment > position:
            places[self.movers[position]] = along(self.steps[position].path, eased(moment - position))
        return places

    def layout_at(self, position: int) -> Layout:
        """The layout after so many steps."""
        return Layout.of_legal(map(Piece, self._squares[position], self.kinds))

    def _follow(self, steps: Sequence[Step]) -> None:
        self.steps += tuple(steps)
        squares = list(self._squares[-1])
        for step in steps:
            mover = squares.index(step.origin)
            squares[mover] = step.target
            self.movers.append(mover)
            self._squares.append(tuple(squares))


def along(path: Sequence[Square], part: float) -> Place:
    """The point a part of the way along a path of squares, corners included."""
    reach = part * (len(path) - 1)
    leg = min(int(reach), len(path) - 2)
    (row, column), (to_row, to_column) = path[leg], path[leg + 1]
    rest = reach - leg
    return row + (to_row - row) * rest, column + (to_column - column) * rest
