"""Paints the marks of a step of a search over the squares of a chessboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.trace.mark_painting import MarkStyle, paint_mark, paint_move, paint_reversed, paint_tile
from app.knight.trace.search_marks import MarkKind, SearchMarks, marks_of
from app.knight.trace.words import Caption, caption
from app.search.watch_frame import WatchFrame
from app.ui.look.theme import Theme
from app.ui.painting.text import figures, write_in
from solvers.knight.board import Board

MOST_BEADS = 2_500
"""How many squares at the end of a path have a bead each."""
SMALLEST_BEADED = 8.0
"""The side in pixels of the smallest square with a bead."""
SMALLEST_CAPTION = 13.0
"""The width in pixels of the thinnest frame that is written on."""
LAST = (MarkKind.CURRENT, MarkKind.CHOSEN, MarkKind.PRUNED, MarkKind.DEAD_END)
"""The kinds that are painted above the others, and above the knight."""


class MarksLayer:
    """The marks over the line of the path: beads, plates, and the knight where the search stands."""

    def __init__(self, marks: SearchMarks, caption: Caption) -> None:
        """The caption is written into the frame above the squares."""
        self.marks = marks
        self.caption = caption

    def paint(self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float = 0.0) -> None:
        """Paint all of them, with no text smaller than `least`, in pixels."""
        marks, style = self.marks, MarkStyle.of(theme, geometry.side, font, geometry.board.piece, least)
        tile = [_rect(geometry, mark.square) for mark in marks.squares if mark.kind is MarkKind.TILE]
        if tile:
            paint_tile(painter, tile, style)
        self._paint_reversed(painter, geometry, style)
        for move in marks.moves:
            paint_move(painter, move.kind, geometry.lines(move.move), style)
        if geometry.side >= SMALLEST_BEADED:
            self._paint_beads(painter, geometry, style)
        for mark in marks.squares:
            if mark.kind not in (*LAST, MarkKind.TILE):
                paint_mark(painter, mark.kind, _rect(geometry, mark.square), style, mark.text)
        self._paint_head(painter, geometry, style)
        for mark in sorted(marks.squares, key=lambda mark: mark.kind is not MarkKind.CURRENT):
            if mark.kind in LAST:
                paint_mark(painter, mark.kind, _rect(geometry, mark.square), style, mark.text)

    def paint_caption(
        self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float = 0.0
    ) -> None:
        """Where the search stands at the left, and what became of the step at the right, as far as there is room."""
        room = QRectF(geometry.inside.left(), geometry.outside.top(), geometry.inside.width(), geometry.frame)
        if geometry.frame < SMALLEST_CAPTION:
            return
        written = figures(font, min(max(least, 15.0), 0.62 * geometry.frame))
        middle = Qt.AlignmentFlag.AlignVCenter
        write_in(painter, room, self.caption.standing, theme.sign, middle | Qt.AlignmentFlag.AlignLeft, written)
        metrics = QFontMetricsF(written)
        left = metrics.horizontalAdvance(self.caption.standing) + 2 * geometry.frame
        outcome = metrics.elidedText(self.caption.outcome, Qt.TextElideMode.ElideRight, room.width() - left)
        write_in(painter, room, outcome, theme.sign, middle | Qt.AlignmentFlag.AlignRight, written)

    def _paint_reversed(self, painter: QPainter, geometry: ChessGeometry, style: MarkStyle) -> None:
        """The line of the part of the path that runs the other way now."""
        places = self.marks.reversed_places
        paint_reversed(painter, geometry.lines(self.marks.path[places.start : places.stop]), style)

    def _paint_beads(self, painter: QPainter, geometry: ChessGeometry, style: MarkStyle) -> None:
        """A bead on every square of the path but the last, where the knight is; of a long path on its end alone."""
        turned, path = self.marks.reversed_places, self.marks.path
        for number in range(max(0, len(path) - MOST_BEADS), len(path) - 1):
            rect = _rect(geometry, path[number])
            if rect.intersects(geometry.inside):
                kind = MarkKind.REVERSED if number in turned else MarkKind.VISITED
                paint_mark(painter, kind, rect, style, str(number + 1))

    def _paint_head(self, painter: QPainter, geometry: ChessGeometry, style: MarkStyle) -> None:
        """The knight, and the arrow of the move that it makes next."""
        path = self.marks.path
        if not path:
            return
        paint_mark(painter, MarkKind.KNIGHT, _rect(geometry, path[-1]), style)
        for mark in self.marks.squares:
            if mark.kind is MarkKind.CHOSEN and mark.square != path[-1]:
                paint_move(painter, MarkKind.CHOSEN, geometry.lines([path[-1], mark.square]), style)


def marked(frame: WatchFrame, board: Board) -> MarksLayer | None:
    """The marks of a step of a search on this board; None where it tells of no path."""
    path, trace = frame.progress.snapshot, frame.progress.trace
    if not isinstance(path, Sequence):
        return None
    marks = marks_of(board, path, trace, frame.stages, frame.place)
    return MarksLayer(marks, caption(marks.path, board.size, trace))


def _rect(geometry: ChessGeometry, square: int) -> QRectF:
    return geometry.rect(divmod(square, geometry.columns))
