"""A layout on the drawing board: pieces that lie apart, legal as a layout or not yet."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.message import InputError, Message

TURNED = {PieceKind.VERTICAL: PieceKind.HORIZONTAL, PieceKind.HORIZONTAL: PieceKind.VERTICAL}


@dataclass(frozen=True)
class Draft:
    """Pieces on the board, none on another and none sticking out, in reading order."""

    pieces: tuple[Piece, ...] = ()

    @classmethod
    def of(cls, layout: Layout) -> Draft:
        """The pieces of a layout."""
        return cls(layout.pieces)

    def fault(self) -> Message | None:
        """What keeps it from being a layout, or None."""
        try:
            Layout.of(self.pieces)
        except InputError as error:
            return error.message
        return None

    def layout(self) -> Layout:
        """The layout it is; raises `InputError` when it is none yet."""
        return Layout.of(self.pieces)

    def piece_at(self, square: Square) -> Piece | None:
        """The piece that covers the square, or None."""
        return next((piece for piece in self.pieces if square in piece.cells), None)

    def place(self, kind: PieceKind, square: Square) -> Draft:
        """Lay a piece over a square; what lay in its place goes, and a second Cao Cao takes the place of the first.

        The square becomes its top left cell, or another of its cells where it would stick out.
        """
        piece = _inside(kind, square)
        kept = (
            other
            for other in self.pieces
            if set(piece.cells).isdisjoint(other.cells) and not kind is other.kind is PieceKind.BLOCK
        )
        return Draft(tuple(sorted([*kept, piece])))

    def remove(self, square: Square) -> Draft:
        """Remove the piece that covers the square, if any does."""
        return Draft(tuple(piece for piece in self.pieces if square not in piece.cells))

    def move(self, square: Square, to: Square) -> Draft:
        """Move the piece that covers the square so that this cell of it lies on another; no cell sticks out."""
        piece = self.piece_at(square)
        if piece is None:
            return self
        row, column = piece.square
        return self.remove(square).place(piece.kind, (row + to[0] - square[0], column + to[1] - square[1]))

    def turn(self, square: Square) -> Draft:
        """Turn the general that covers the square from vertical to horizontal or back; others stay as they are."""
        piece = self.piece_at(square)
        if piece is None or piece.kind not in TURNED:
            return self
        return self.remove(square).place(TURNED[piece.kind], piece.square)

    def mirror(self) -> Draft:
        """Exchange left and right."""
        return Draft(tuple(sorted(piece.mirror() for piece in self.pieces)))


def _inside(kind: PieceKind, square: Square) -> Piece:
    row, column = square
    return Piece((min(max(row, 0), ROWS - kind.height), min(max(column, 0), COLUMNS - kind.width)), kind)
