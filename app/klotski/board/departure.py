"""Cao Cao leaves: when the game is won, the block goes on through the exit and out of sight."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from app.klotski.board.klotski_board import KlotskiBoard
from app.ui.look.theme import Appearance

LEAVING_MS = 800
COMING_BACK_MS = 200
"""How long the whole way back takes, as when a slide is undone."""


class Departure(QObject):
    """Leads the block of a board out of the tray, and back in; with reduced motion, at once."""

    left = Signal()
    """The block has gone out of sight."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self._out = False
        self._going = QVariantAnimation(self)
        self._going.valueChanged.connect(self._go)
        self._going.finished.connect(self._arrive)

    @property
    def gone(self) -> bool:
        """Whether the block is out of sight."""
        return self._out and self._going.state() is QAbstractAnimation.State.Stopped

    def lead(self, out: bool, at_once: bool = False) -> None:
        """Lead the block out, or back in; on the way there already, it goes on."""
        if out == self._out:
            return
        self._out = out
        self._going.stop()
        way = float(out) - self._board.departed
        if at_once or self._appearance.reduced_motion or not self._board.isVisible():
            self.end()
            return
        self._going.setStartValue(self._board.departed)
        self._going.setEndValue(float(out))
        self._going.setDuration(round(abs(way) * (LEAVING_MS if out else COMING_BACK_MS)))
        self._going.setEasingCurve(QEasingCurve.Type.InOutQuad if out else QEasingCurve.Type.OutQuad)
        self._going.start()

    def end(self) -> None:
        """Have the block at the end of its way at once."""
        ended = self._board.departed == float(self._out)
        self._going.stop()
        self._go(float(self._out))
        if not ended:
            self._arrive()

    def _go(self, part: float) -> None:
        self._board.show_departed(part)

    def _arrive(self) -> None:
        if self._out:
            self.left.emit()
