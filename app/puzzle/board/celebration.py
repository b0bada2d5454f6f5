"""A banner over a board when its puzzle is done: what was reached, on a scroll, with petals drifting by."""

from __future__ import annotations

from random import Random
from time import monotonic

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from app.puzzle.board.board_widget import BoardOverlay, BoardWidget
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.wood import paint_shadow, rounded, tinted
from app.ui.widgets.accessibility import announce

FRAME_MS = 33
SECONDS = 4.0
PETALS = 46


class Celebration(BoardOverlay):
    """Covers the board until it is clicked or something else is done; petals fall a while, unless motion is reduced."""

    shown_changed = Signal()
    """The banner was shown or taken away."""

    def __init__(self, board: BoardWidget, appearance: Appearance) -> None:
        super().__init__(board, appearance, "celebration")
        self._title = self._text = ""
        self._began = 0.0
        self._petals = [_Petal(Random(number)) for number in range(PETALS)]
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self._frame)
        appearance.motion_changed.connect(self._timer.stop)

    @property
    def petals_fall(self) -> bool:
        """Whether something moves on it."""
        return self._timer.isActive()

    def celebrate(self, title: str, text: str) -> None:
        """Show the banner with a title and a line below it."""
        self._title, self._text = title, text
        self.setAccessibleName(f"{title} {text}")
        self._began = monotonic()
        self.cover()
        self.shown_changed.emit()
        announce(self, self.accessibleName())
        if not self._appearance.reduced_motion:
            self._timer.start()

    def dismiss(self) -> None:
        """Take the banner away."""
        self._timer.stop()
        self.hide()
        self.shown_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click takes the banner away."""
        self.dismiss()

    def paint(self, painter: QPainter) -> None:
        """Paint the petals and the banner."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(self.theme.shadow, 1.0, 70))
        painter.drawPath(rounded(self._board.board_rect, 14))
        age = monotonic() - self._began
        if self.petals_fall:
            for petal in self._petals:
                petal.paint(painter, QRectF(self.rect()), age, self.theme.accent)
        self._paint_banner(painter)

    def _paint_banner(self, painter: QPainter) -> None:
        theme = self.theme
        width = min(self.width() * 0.86, scaled(460))
        banner = QRectF(0, 0, width, scaled(112))
        banner.moveCenter(QRectF(self.rect()).center())
        paint_shadow(painter, banner, 12, 12, theme.shadow)
        painter.setPen(QPen(QColor(theme.sign), 1.5))
        painter.setBrush(QColor(theme.block))
        painter.drawPath(rounded(banner, 12))
        font = painter.font()
        font.setPixelSize(scaled(23))
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(theme.sign))
        painter.drawText(banner.adjusted(14, 14, -14, -scaled(52)), Qt.AlignmentFlag.AlignCenter, self._title)
        font.setPixelSize(scaled(14))
        font.setWeight(font.Weight.Normal)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(banner.adjusted(18, scaled(60), -18, -8), flags, self._text)

    def _frame(self) -> None:
        if monotonic() - self._began > SECONDS:
            self._timer.stop()
        self.update()


class _Petal:
    """A petal that falls and sways, its own way for its own chance."""

    def __init__(self, chance: Random) -> None:
        self._across = chance.random()
        self._delay = chance.uniform(0.0, 1.4)
        self._speed = chance.uniform(0.34, 0.62)
        self._sway = chance.uniform(0.02, 0.07)
        self._size = chance.uniform(4.0, 9.0)
        self._turn = chance.uniform(60.0, 220.0)

    def paint(self, painter: QPainter, field: QRectF, age: float, colour: str) -> None:
        """Paint it as it is after so many seconds."""
        fallen = (age - self._delay) * self._speed
        if not 0.0 < fallen < 1.1:
            return
        sideways = self._sway * ((fallen * 5) % 2 - 1) ** 2
        painter.save()
        painter.translate(QPointF(field.width() * (self._across + sideways), field.height() * fallen))
        painter.rotate(self._turn * age)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(colour, 1.25, 210))
        painter.drawEllipse(QRectF(-self._size, -self._size / 2.2, 2 * self._size, self._size / 1.1))
        painter.restore()
