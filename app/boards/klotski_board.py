"""The Klotski board: a wooden tray with lacquered pieces that slide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from app.boards.board_widget import BoardWidget
from app.boards.piece_art import OVERHANG, piece_pixmap
from app.boards.wood import paint_grain, paint_shadow, paint_slab, rounded, tinted
from app.cast import Person, cast_of
from app.klotski_track import KlotskiTrack, Place
from app.theme import Appearance
from solvers.klotski.layout import COLUMNS, EXIT, ROWS, Kind

FRAME = 0.36
"""The tray's rim, in cells."""


class KlotskiBoard(BoardWidget):
    """Shows one moment of a track; which moment is for others to say."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setObjectName("klotskiBoard")
        self.setAccessibleName(self.tr("Klotski board"))
        self._track: KlotskiTrack | None = None
        self._cast: tuple[Person, ...] = ()
        self._places: list[Place] = []
        self._pictures: dict[tuple[Kind, str], QPixmap] = {}
        self._pictures_ratio = 0.0
        self.set_proportions(COLUMNS + 2 * FRAME, ROWS + 2 * FRAME)

    @property
    def cell(self) -> float:
        """The side of a cell, in pixels."""
        return self.board_rect.width() / (COLUMNS + 2 * FRAME)

    @property
    def track(self) -> KlotskiTrack | None:
        """The track that is shown."""
        return self._track

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track, at its beginning."""
        if self._track is None or track.layout != self._track.layout:
            self._cast = cast_of(track.layout)
        self._track = track
        self._places = track.places(0.0)
        self.update()

    def show_moment(self, moment: float) -> None:
        """Show this moment of the track; only what has moved is painted anew."""
        if self._track is None:
            return
        places = self._track.places(moment)
        for kind, before, after in zip(self._track.kinds, self._places, places, strict=True):
            if before != after:
                self.update(self._picture_rect(kind, before).toAlignedRect())
                self.update(self._picture_rect(kind, after).toAlignedRect())
        self._places = places

    def rect_of(self, kind: Kind, place: Place) -> QRectF:
        """The cells of a piece whose top left corner is at a place, in pixels."""
        row, column = place
        corner = self.board_rect.topLeft() + QPointF(column + FRAME, row + FRAME) * self.cell
        return QRectF(corner, QSizeF(kind.width, kind.height) * self.cell)

    def repaint_all(self) -> None:
        """Paint everything anew, the pictures of the pieces too."""
        self._pictures = {}
        super().repaint_all()

    def paint_background(self, painter: QPainter) -> None:
        """The tray: rim, floor and the gate at the bottom."""
        cell = self.cell
        rim = self.board_rect
        paint_shadow(painter, rim, 0.2 * cell, min(self.MARGIN, 0.1 * cell), self.theme.shadow)
        paint_slab(painter, rim, 0.2 * cell, self.theme.frame)
        paint_grain(painter, rounded(rim, 0.2 * cell), tinted(self.theme.frame_edge, 1.0, 120), seed=11, upright=True)
        self._paint_floor(painter)
        self._paint_gate(painter)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces that touch the part to paint."""
        if self._track is None:
            return
        for kind, person, place in zip(self._track.kinds, self._cast, self._places, strict=True):
            rect = self._picture_rect(kind, place)
            if rect.intersects(dirty):
                painter.drawPixmap(rect.topLeft(), self._picture(kind, person.signs_hant))

    def _floor(self) -> QRectF:
        return QRectF(self.board_rect.topLeft() + QPointF(FRAME, FRAME) * self.cell, QSizeF(COLUMNS, ROWS) * self.cell)

    def _paint_floor(self, painter: QPainter) -> None:
        floor = self._floor().adjusted(-1, -1, 1, 1)
        shade = QLinearGradient(floor.topLeft(), floor.bottomLeft())
        shade.setColorAt(0.0, QColor(self.theme.well_edge))
        shade.setColorAt(0.06, QColor(self.theme.well))
        shade.setColorAt(1.0, tinted(self.theme.well, 1.08))
        painter.setPen(QPen(QColor(self.theme.well_edge), max(1.0, 0.02 * self.cell)))
        painter.setBrush(shade)
        painter.drawPath(rounded(floor, 0.06 * self.cell))

    def _paint_gate(self, painter: QPainter) -> None:
        """An opening in the rim, two cells wide, where the 2x2 block leaves; a chevron points out of it."""
        cell = self.cell
        exit_rect = self.rect_of(Kind.BLOCK, EXIT)
        gate = QRectF(exit_rect.left(), exit_rect.bottom(), exit_rect.width(), FRAME * cell)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.well))
        painter.drawRect(gate.adjusted(0, -1, 0, 0.5))
        pen = QPen(tinted(self.theme.sign, 1.0, 150), max(1.2, 0.028 * cell))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle = gate.center()
        for lower in (-0.04, 0.06):
            chevron = QPainterPath(middle + QPointF(-0.16, lower - 0.05) * cell)
            chevron.lineTo(middle + QPointF(0, lower + 0.05) * cell)
            chevron.lineTo(middle + QPointF(0.16, lower - 0.05) * cell)
            painter.drawPath(chevron)

    def _picture_rect(self, kind: Kind, place: Place) -> QRectF:
        edge = OVERHANG * self.cell
        return self.rect_of(kind, place).adjusted(-edge, -edge, edge, edge)

    def _picture(self, kind: Kind, signs: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if ratio != self._pictures_ratio:
            self._pictures, self._pictures_ratio = {}, ratio
        if (kind, signs) not in self._pictures:
            self._pictures[kind, signs] = piece_pixmap(kind, signs, self.cell, ratio, self.theme)
        return self._pictures[kind, signs]
