"""The board of a moving picture of a search: the position that is visited, and then the solution step by step."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.export.picture import ImageCache
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import BoardDrawing, KlotskiScene
from app.klotski.piece_names import NamedPiece, piece_names
from app.klotski.trace.followed_pieces import FollowedPieces
from app.ui.look.theme import Theme
from solvers.klotski.layout import Layout


class FilmBoard:
    """Paints positions in a rectangle; a piece that stays where it is keeps its name from one to the next."""

    def __init__(self, track: KlotskiTrack, rect: QRectF, theme: Theme) -> None:
        """`track` is the solution."""
        self._board = BoardDrawing(rect, theme, ImageCache())
        self._solution = KlotskiScene(track, self._board)
        self._followed = FollowedPieces()
        self._followed.begin_with(list(map(NamedPiece, track.layout.pieces, piece_names(track.layout))))

    def paint_step(self, painter: QPainter, steps: int) -> None:
        """Paint the position after so many steps of the solution."""
        self._solution.paint(painter, steps)

    def paint_visited(self, painter: QPainter, layout: Layout) -> None:
        """Paint a position or its mirror image, which are one to a search: that in which more pieces have stayed."""
        self._followed.show(max((layout, layout.mirror()), key=self._stayed))
        pieces = self._followed.pieces
        self._board.paint(painter, ((piece.kind, name, piece.square) for piece, name in pieces))

    def _stayed(self, layout: Layout) -> int:
        return len({named.piece for named in self._followed.pieces} & {*layout.pieces})
