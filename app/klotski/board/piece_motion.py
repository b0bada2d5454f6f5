"""What a piece does by itself: it settles, shakes when it is blocked, is lifted to invite a hand, or leaves."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import Place
from app.ui.look.theme import Appearance
from solvers.klotski.layout import Square

SETTLE_MS = 110
SHAKE_MS = 240
SHAKE = 0.05
"""How far a blocked piece swings, in cells."""
LIFT_MS = 1000
OUTLINE_MS = 400
"""How long a blocked piece is outlined where motion is reduced."""

LEAVING_MS = 800
COMING_BACK_MS = 200
"""How long the whole way back takes, as when a slide is undone."""


class PieceMotion(QObject):
    """Moves one piece of a board at a time; with reduced motion it is outlined in place of shaking and being lifted."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self._piece: int | None = None
        """The piece that is not where it stands."""
        self._direction: Square = (0, 0)
        self.lifted: int | None = None
        """The piece that is lifted."""
        self.height = 0.0
        """How far the lifted piece is up: from 0 to 1."""
        self.ringed: int | None = None
        """The piece that is outlined in place of being lifted."""
        self.refused: int | None = None
        """The piece that is outlined in place of shaking."""
        self._settling = QVariantAnimation(self, duration=SETTLE_MS)
        self._settling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._settling.valueChanged.connect(self._settle)
        self._shaking = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SHAKE_MS)
        self._shaking.valueChanged.connect(self._shake)
        self._shaking.finished.connect(self.stop)
        self._lifting = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=LIFT_MS)
        self._lifting.valueChanged.connect(self._lift)
        self._lifting.finished.connect(self.stop)
        self._outlining = QTimer(self, singleShot=True, interval=OUTLINE_MS)
        self._outlining.timeout.connect(self.stop)

    def settle(self, piece: int, place: Place) -> None:
        """Let a piece glide from a place to where it stands now."""
        self.stop()
        row, column = self._board.square_of(piece)
        if self._appearance.reduced_motion:
            self._board.place_piece(piece, (float(row), float(column)))
            return
        self._piece = piece
        self._settling.setStartValue(QPointF(place[1], place[0]))
        self._settling.setEndValue(QPointF(column, row))
        self._settling.start()

    def shake(self, piece: int, direction: Square = (0, 1)) -> None:
        """Shake a piece that is blocked, along a direction."""
        self.stop()
        if self._appearance.reduced_motion:
            self.refused = piece
            self._outlining.start()
            self._board.update()
            return
        self._piece, self._direction = piece, direction
        self._shaking.start()

    def lift(self, piece: int) -> None:
        """Lift a piece a little and let it down again; with reduced motion, outline it until `stop`."""
        self.stop()
        if self._appearance.reduced_motion:
            self.ringed = piece
            self._board.update()
            return
        self.lifted = piece
        self._lifting.start()

    def stop(self) -> None:
        """Have every piece where it stands."""
        for running in (self._settling, self._shaking, self._lifting, self._outlining):
            running.stop()
        if self._piece is not None:
            row, column = self._board.square_of(self._piece)
            self._board.place_piece(self._piece, (row, column))
            self._piece = None
        if (self.lifted, self.ringed, self.refused) != (None, None, None):
            self.lifted = self.ringed = self.refused = None
            self.height = 0.0
            self._board.update()

    def _settle(self, point: QPointF) -> None:
        if self._piece is not None:
            self._board.place_piece(self._piece, (point.y(), point.x()))

    def _shake(self, part: float) -> None:
        """Two swings that die away."""
        if self._piece is not None:
            swing = SHAKE * math.sin(4 * math.pi * part) * (1 - part / 2)
            (row, column), (down, right) = self._board.square_of(self._piece), self._direction
            self._board.place_piece(self._piece, (row + swing * down, column + swing * right))

    def _lift(self, part: float) -> None:
        self.height = math.sin(math.pi * part) ** 2
        self._board.update_piece(self.lifted)


class ExitAnimation(QObject):
    """Leads the block of a board out of the tray, and back in; with reduced motion, at once."""

    left = Signal()
    """The block has gone out of sight."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self._out = False
        self._going = QVariantAnimation(self)
        self._going.valueChanged.connect(board.show_departed)
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
        self._board.show_departed(float(self._out))
        if not ended:
            self._arrive()

    def _arrive(self) -> None:
        if self._out:
            self.left.emit()
