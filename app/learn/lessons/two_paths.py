"""A picture of two paths of a layout that begin and end alike."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.board.track import KlotskiTrack
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.painted import ScaledPicture

CELL, GAP = 8.0, 6.0
"""The side of a cell in the pictures of the paths, and the gap around the pictures, in pixels."""


class TwoPathsPicture(ScaledPicture):
    """Draws two tracks that begin and end alike; the one that is played is marked."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, self.tr("Two paths to one position"))
        self._pictures = Thumbnails(appearance, CELL)
        self._tracks: tuple[KlotskiTrack, ...] = ()
        self._played = -1
        self.setFixedHeight(scaled(2 * self._pictures.size.height() + 3 * GAP))

    def show_tracks(self, *tracks: KlotskiTrack) -> None:
        """Draw these two tracks."""
        self._tracks, self._played = tracks, -1
        self.update()

    def mark(self, number: int) -> None:
        """Mark the track of this number as the one that is played."""
        self._played = number
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint both paths, the one that is marked last."""
        for number in sorted(range(len(self._tracks)), key=lambda number: number == self._played):
            self._paint_track(painter, number)

    def _paint_track(self, painter: QPainter, number: int) -> None:
        track, theme = self._tracks[number], self.theme
        places = [self._place(position, number, track.length) for position in range(track.length + 1)]
        played = number == self._played
        painter.setPen(QPen(QColor(theme.accent if played else theme.muted), 2.4 if played else 1.4))
        for one, following in pairwise(places):
            start = QPointF(one.right(), one.center().y())
            painter.drawLine(start, QPointF(following.left(), following.center().y()))
        for position, place in enumerate(places):
            picture = self._pictures.picture(track.layout_at(position), self.pixel_ratio)
            painter.drawPixmap(place.topLeft(), picture)

    def _place(self, position: int, number: int, last: int) -> QRectF:
        size = QSizeF(self._pictures.size)
        across = GAP + (self.field.width() - 2 * GAP - size.width()) * position / last
        shared = position in (0, last)
        down = (self.field.height() - size.height()) / 2 if shared else GAP + number * (size.height() + GAP)
        return QRectF(QPointF(across, down), size)
