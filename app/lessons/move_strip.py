"""Slides in a row, those that make one move joined: a picture of what counting by moves counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.fonts import sign_font, tabular
from app.theme import Appearance
from solvers.klotski.moves import Step

TILE = 36.0
NUMBER = 20.0
GAP = 10.0


class MoveStrip(QWidget):
    """A tile with the piece's sign for each slide; under each move stands its number."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Slides, joined to moves"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._appearance = appearance
        self._moves: list[list[str]] = []
        appearance.changed.connect(self.update)

    @property
    def moves(self) -> list[int]:
        """How many slides each move has."""
        return [len(signs) for signs in self._moves]

    def show_slides(self, slides: Sequence[Step], signs: Sequence[str]) -> None:
        """Show these slides by one cell, each with the sign of its piece."""
        self._moves = []
        for number, sign in enumerate(signs):
            goes_on = number > 0 and slides[number - 1].target == slides[number].origin
            if goes_on:
                self._moves[-1].append(sign)
            else:
                self._moves.append([sign])
        self.setAccessibleDescription(" | ".join(" ".join(signs) for signs in self._moves))
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(200, round(TILE + NUMBER + 4))

    def minimumSizeHint(self) -> QSize:
        """One row."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the moves from the middle outwards."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide = [TILE * len(signs) for signs in self._moves]
            left = (self.width() - sum(wide) - GAP * max(0, len(wide) - 1)) / 2
            for number, (signs, width) in enumerate(zip(self._moves, wide, strict=True), 1):
                self._paint_move(painter, QRectF(left, 1.5, width, TILE), signs, number)
                left += width + GAP

    def _paint_move(self, painter: QPainter, place: QRectF, signs: Sequence[str], number: int) -> None:
        theme = self._appearance.theme
        painter.setPen(QPen(QColor(theme.accent), 1.6))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(place, 6, 6)
        painter.setPen(QColor(theme.text))
        painter.setFont(sign_font(TILE * 0.55))
        for slot, sign in enumerate(signs):
            tile = QRectF(place.left() + slot * TILE, place.top(), TILE, TILE)
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, sign)
        painter.setFont(tabular(self.font()))
        below = QRectF(place.left(), place.bottom() + 2, place.width(), NUMBER)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number))
