"""The pieces of one layout after another, each with its name: a search jumps from position to position."""

from __future__ import annotations

from collections.abc import Sequence

from app.klotski.piece_names import NamedPiece, piece_names
from solvers.klotski.layout import Layout, Piece, Square

MOST_REMEMBERED = 2_000
"""In how many positions the names are remembered: a watched search can be stepped back so far."""


class FollowedPieces:
    """A piece that stays where it is keeps its name; those that moved are told apart by how far they are away.

    In a position that is shown again, every piece has the name that it had there before.
    """

    def __init__(self) -> None:
        self.pieces: list[NamedPiece] = []
        """The pieces where they stand now."""
        self._remembered: dict[Layout, list[NamedPiece]] = {}

    def begin_with(self, pieces: Sequence[NamedPiece]) -> None:
        """Take the pieces of a board, with their names."""
        self.pieces = list(pieces)
        self._remembered.clear()

    def show(self, layout: Layout) -> None:
        """Go to another position; to that of another set of pieces with names of its own."""
        if layout not in self._remembered:
            if len(self._remembered) >= MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
            self._remembered[layout] = self._followed(layout)
        self.pieces = self._remembered[layout]

    def _followed(self, layout: Layout) -> list[NamedPiece]:
        known = {kind: [one for one in self.pieces if one.piece.kind is kind] for kind in set(_kinds(layout))}
        if sorted(_kinds(layout)) != sorted(one.piece.kind for one in self.pieces):
            return list(map(NamedPiece, layout.pieces, piece_names(layout)))
        moved: list[Piece] = []
        following: list[NamedPiece] = []
        for piece in layout.pieces:
            same = next((one for one in known[piece.kind] if one.piece == piece), None)
            if same is None:
                moved.append(piece)
            else:
                known[piece.kind].remove(same)
                following.append(same)
        for piece in moved:
            nearest = min(known[piece.kind], key=lambda one: _distance(one.piece.square, piece.square))
            known[piece.kind].remove(nearest)
            following.append(NamedPiece(piece, nearest.name))
        return following


def _kinds(layout: Layout) -> list[str]:
    return [piece.kind for piece in layout.pieces]


def _distance(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
