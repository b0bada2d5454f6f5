"""The Klotski board: a wooden tray with lacquered pieces that slide."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from app.klotski.board.piece_art import OVERHANG, piece_pixmap
from app.klotski.board.track import KlotskiTrack, Place
from app.klotski.board.tray import FRAME, HEIGHT, WIDTH, cell_of, cells_in, paint_square_names, paint_tray
from app.klotski.piece_names import NamedPiece, PieceName, klotski_cell, piece_names
from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import named
from solvers.klotski.layout import COLUMNS, EXIT, ROWS, Layout, Piece, PieceKind, Square

REST_MS = 50
"""How long its size has to be the same before a board is painted in it."""
PAUSE_MS = 4
"""How long the window gets for other things before the next part is painted."""

BEYOND = 0.3
"""How far beyond the rim the block goes before it is out of sight, in cells."""
FADING = 0.4
"""The last part of its way out, on which the block fades away."""

NO_TRACK = KlotskiTrack(Layout.of_legal(()))
"""What a board shows at first: no piece at all."""

Pictures = dict[tuple[PieceKind, PieceName], QPixmap]


class PaintedBoard(NamedTuple):
    """What was painted for another size: the background, where the tray is on it, and the pieces."""

    background: QPixmap
    tray: QRectF
    pictures: Pictures


class KlotskiBoard(BoardWidget):
    """Shows one moment of a track, set with `show_moment`.

    In a new size it shows what it has painted, scaled, until the size has been the same for a moment; then it paints
    the tray and one piece after another, so that it never holds the window up for all of them.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        named(self, "klotskiBoard", self.tr("Klotski board"))
        self.track = NO_TRACK
        """The track that is shown."""
        self._names: tuple[PieceName, ...] = ()
        self._places: list[Place] = []
        self._position = 0
        self.departed = 0.0
        """How far the block has gone from the exit out of sight, from 0 to 1."""
        self.squares_named = False
        """Whether the squares are named on the rim, and the pieces marked."""
        self._pictures: Pictures = {}
        self._pictures_ratio = 0.0
        self._tray = QRectF()
        self._painted: PaintedBoard | None = None
        self._fitting = QTimer(self, singleShot=True)
        self._fitting.timeout.connect(self._paint_next)
        self.set_proportions(WIDTH, HEIGHT)

    @property
    def cell(self) -> float:
        """The side of a cell, in pixels."""
        return cell_of(self.board_rect)

    def show_track(self, track: KlotskiTrack) -> None:
        """Show a track, at its beginning."""
        if track.layout != self.track.layout:
            self._names = piece_names(track.layout)
            self.hand_marks.clear()
        self.track = track
        self._position = 0
        self._places = track.places(0.0)
        self.update()

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show this moment of the track; only what has moved is repainted.

        `position` is the position, before the moment or after it, that is being gone to; the nearest when not said.
        """
        self._position = round(moment) if position is None else position
        for piece, place in enumerate(self.track.places(moment)):
            self.place_piece(piece, place)

    def name_squares(self, named: bool) -> None:
        """Name the squares on the rim and mark the pieces, as a list of steps calls them; or do not."""
        if named != self.squares_named:
            self.squares_named = named
            self.repaint_all()

    def show_departed(self, part: float) -> None:
        """Show the block on its way through the exit, out of the tray; at 1 it is not there any more."""
        if part != self.departed:
            self.departed = part
            left = self.rect_of(PieceKind.BLOCK, EXIT)
            self.update(_with_margin(left, OVERHANG * self.cell).toRect().adjusted(-2, -2, 2, self.height()))

    def square_of(self, piece: int) -> Square:
        """The square on which a piece stands, or comes to stand when it has slid there."""
        return self.track.squares(self._position)[piece]

    def place_of(self, piece: int) -> Place:
        """Where a piece is shown."""
        return self._places[piece]

    def place_piece(self, piece: int, place: Place) -> None:
        """Show a piece at a place; only what it leaves and what it covers is painted anew."""
        before = self._places[piece]
        if place != before:
            kind = self.track.kinds[piece]
            self._places[piece] = place
            self.hand_marks.clear()
            self.update(self._picture_rect(kind, before).toAlignedRect())
            self.update(self._picture_rect(kind, place).toAlignedRect())

    def update_piece(self, piece: int | None, edge: float = 0.4) -> None:
        """Have a piece painted anew with what surrounds it, so many cells wide."""
        if piece is not None:
            rect = self.rect_of(self.track.kinds[piece], self._places[piece])
            self.update(_with_margin(rect, edge * self.cell).toAlignedRect())

    def piece_on(self, square: Square) -> int | None:
        """The number of the piece that covers a cell, or comes to cover it when it has slid there."""
        standing = (number for number, (piece, _) in enumerate(self.named_pieces) if square in piece.cells)
        return next((number for number in standing if not self.has_left(number)), None)

    def has_left(self, piece: int) -> bool:
        """Whether a piece is the block, and has left the tray."""
        return self.departed == 1.0 and self.track.kinds[piece] is PieceKind.BLOCK

    def name_on(self, square: Square) -> PieceName | None:
        """The name of the piece on a cell."""
        piece = self.piece_on(square)
        return None if piece is None else self._names[piece]

    def table_size(self) -> tuple[int, int]:
        """Five rows of four cells."""
        return ROWS, COLUMNS

    def cell_name(self, square: Square) -> str:
        """Who stands on a cell."""
        return klotski_cell(square, self.name_on(square))

    def cell_rect(self, square: Square) -> QRectF:
        """A cell, in pixels."""
        return self.rect_of(PieceKind.SOLDIER, square)

    def rect_of(self, kind: PieceKind, place: Place) -> QRectF:
        """The cells of a piece whose top left corner is at a place, in pixels."""
        return cells_in(self.board_rect, kind, place)

    def fit(self) -> None:
        """Show what was painted in the new size, until all is painted anew."""
        if self._painted is None and self._background is not None:
            self._painted = PaintedBoard(self._background, self._tray, self._pictures)
        if self._painted is None:
            self.repaint_all()
            return
        self._background, self._pictures = None, {}
        self.update()
        if self.isVisible():
            self._fitting.start(REST_MS)

    def repaint_all(self) -> None:
        """Paint everything anew, the pictures of the pieces too."""
        self._fitting.stop()
        self._painted, self._pictures = None, {}
        super().repaint_all()

    def showEvent(self, event: QShowEvent) -> None:
        """Paint in a size that came while nobody saw it."""
        super().showEvent(event)
        if self._painted is not None:
            self._fitting.start(PAUSE_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Paint no more: nobody sees it."""
        super().hideEvent(event)
        self._fitting.stop()

    def draw_background(self, painter: QPainter) -> None:
        """The tray, scaled while it is not painted in this size."""
        if self._painted is None or self._background is not None:
            super().draw_background(painter)
            return
        ratio = self._painted.background.devicePixelRatio()
        tray = _with_margin(self._painted.tray, self.MARGIN)
        source = QRectF(tray.topLeft() * ratio, tray.size() * ratio)
        painter.fillRect(self.rect(), self.theme.window)
        painter.drawPixmap(_with_margin(self.board_rect, self.MARGIN), self._painted.background, source)

    def paint_background(self, painter: QPainter) -> None:
        """The tray: rim, floor and the exit at the bottom."""
        self._tray = QRectF(self.board_rect)
        paint_tray(painter, self.board_rect, self.theme, self.MARGIN)
        if self.squares_named:
            paint_square_names(painter, self.board_rect, self.theme)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces that touch the part to paint."""
        for piece, (kind, place) in enumerate(zip(self.track.kinds, self._places, strict=True)):
            if self.departed and kind is PieceKind.BLOCK:
                self._paint_leaving(painter, piece)
            elif self._picture_rect(kind, place).intersects(dirty):
                self.paint_piece(painter, piece)

    def _paint_leaving(self, painter: QPainter, piece: int) -> None:
        """Draw the block on its way out, the fainter the further out it is."""
        if self.departed < 1.0:
            painter.save()
            painter.setOpacity(min(1.0, (1.0 - self.departed) / FADING))
            painter.translate(0, self.departed * (PieceKind.BLOCK.height + FRAME + BEYOND) * self.cell)
            self.paint_piece(painter, piece)
            painter.restore()

    def paint_piece(self, painter: QPainter, piece: int) -> None:
        """Draw one piece where it is shown."""
        kind, name = self.track.kinds[piece], self._names[piece]
        rect = self._picture_rect(kind, self._places[piece])
        before = None if self._painted is None else self._painted.pictures.get((kind, name))
        if before is None or (kind, name) in self._pictures:
            painter.drawPixmap(rect.topLeft(), self._picture(kind, name))
        else:
            painter.drawPixmap(rect, before, QRectF(before.rect()))

    @property
    def named_pieces(self) -> list[NamedPiece]:
        """The pieces where they stand, or come to stand when they have slid there, with their names."""
        pieces = map(Piece, self.track.squares(self._position), self.track.kinds)
        return list(map(NamedPiece, pieces, self._names))

    def paint_piece_at(self, painter: QPainter, piece: Piece, name: PieceName) -> None:
        """Draw a piece with a name in a place of its own, as in a position that is not of the track."""
        corner = self._picture_rect(piece.kind, piece.square).topLeft()
        painter.drawPixmap(corner, self._picture(piece.kind, name))

    def _picture_rect(self, kind: PieceKind, place: Place) -> QRectF:
        return _with_margin(self.rect_of(kind, place), OVERHANG * self.cell)

    def _paint_next(self) -> None:
        """Paint what comes next of what is shown scaled; when nothing is left, what was painted before is forgotten."""
        if self._painted is None:
            return
        left = [picture for picture in self._painted.pictures if picture not in self._pictures]
        if self._background is None:
            self._background_pixmap()
        elif left:
            self._picture(*left[0])
        else:
            self._painted = None
            return
        self.update()
        self._fitting.start(PAUSE_MS)

    def _picture(self, kind: PieceKind, name: PieceName) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if ratio != self._pictures_ratio:
            self._pictures, self._pictures_ratio = {}, ratio
        if (kind, name) not in self._pictures:
            look = self.cell, ratio, self.theme
            self._pictures[kind, name] = piece_pixmap(kind, name, *look, marked=self.squares_named)
        return self._pictures[kind, name]


def _with_margin(rect: QRectF, margin: float) -> QRectF:
    """A tray or a piece with its shadow."""
    return rect.adjusted(-margin, -margin, margin, margin)
