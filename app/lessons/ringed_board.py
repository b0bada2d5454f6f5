"""A Klotski board that rings the piece which slid last."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.boards.klotski_board import KlotskiBoard
from app.boards.wood import rounded, tinted
from app.klotski_track import KlotskiTrack


class RingedBoard(KlotskiBoard):
    """Shows a moment of a track, with a ring round the piece of the step before or under way."""

    _ringed: int | None = None

    @property
    def ringed(self) -> int | None:
        """The number of the piece with the ring; None at the beginning."""
        return self._ringed

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track, at its beginning."""
        self._ringed = None
        super().show_track(track)

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show this moment of the track."""
        super().show_moment(moment, position)
        if self.track is not None:
            steps = min(int(moment) + (moment > int(moment)), self.track.length)
            self._ringed = self.track.movers[steps - 1] if steps else None
            self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and the ring over them."""
        super().paint_foreground(painter, dirty)
        if self._ringed is None or self.track is None:
            return
        edge = 0.05 * self.cell
        rect = self.rect_of(self.track.kinds[self._ringed], self.place_of(self._ringed))
        rect = rect.adjusted(edge, edge, -edge, -edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((self.theme.well, 0.14), (self.theme.accent, 0.08)):
            painter.setPen(QPen(tinted(ink, 1.0), max(2.0, width * self.cell)))
            painter.drawPath(rounded(rect, 0.1 * self.cell))
