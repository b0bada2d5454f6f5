"""The stars on a card: those that were earned come one after another."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter

from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.stars import paint_stars
from app.ui.widgets.painted import Painted

MOST = 3
GAP, ROOM = 0.28, 0.14
"""Between two stars, and around them for those that are larger for a moment, in sides of a star."""
FIRST_MS, APART_MS, GROWING_MS = 120, 260, 380
"""When the first comes, how long after it the next, and how long each grows."""


class EarnedStars(Painted):
    """A row of stars; with reduced motion they are there at once."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "winStars")
        self._side = 0.0
        self._number = 0
        self._shown_ms = 0.0
        self._swing = QEasingCurve(QEasingCurve.Type.OutBack)
        self._coming = QVariantAnimation(self)
        self._coming.valueChanged.connect(self._show)
        appearance.motion_changed.connect(self.rest)

    @property
    def moving(self) -> bool:
        """Whether stars are still coming."""
        return self._coming.state() is QVariantAnimation.State.Running

    def set_side(self, side: float) -> None:
        """Have stars of a size, in pixels at a text size of 100 %."""
        self._side = scaled(side)
        wide, high = MOST + (MOST - 1) * GAP + 2 * ROOM, 1.0 + 2 * ROOM
        self.setFixedSize(round(wide * self._side), round(high * self._side))

    def earn(self, number: int) -> None:
        """Show so many stars earned, one after another."""
        self._coming.stop()
        self._number = number
        lasting = FIRST_MS + APART_MS * max(0, number - 1) + GROWING_MS
        self._show(float(lasting))
        if number and self.isVisible() and not self._appearance.reduced_motion:
            self._coming.setStartValue(0.0)
            self._coming.setEndValue(float(lasting))
            self._coming.setDuration(lasting)
            self._coming.start()

    def rest(self) -> None:
        """Show all stars that were earned at once."""
        self._coming.stop()
        self._show(float("inf"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing come that nobody sees."""
        super().hideEvent(event)
        self.rest()

    def paint(self, painter: QPainter) -> None:
        """Paint the stars, each earned one as large as it has become."""
        side = self._side
        for place in range(MOST):
            star = QRectF((ROOM + place * (1.0 + GAP)) * side, ROOM * side, side, side)
            size = self._size_of(place)
            if size < 1.0:
                paint_stars(painter, star, 0, self.theme, most=1)
            if size > 0.0:
                grown = QRectF(0, 0, star.width() * size, star.height() * size)
                grown.moveCenter(star.center())
                paint_stars(painter, grown, 1, self.theme, most=1)

    def _size_of(self, place: int) -> float:
        """How large an earned star is now: 1 in the end, 0 before it comes, and a little more than 1 in between."""
        if place >= self._number:
            return 0.0
        part = (self._shown_ms - FIRST_MS - APART_MS * place) / GROWING_MS
        return self._swing.valueForProgress(min(max(part, 0.0), 1.0))

    def _show(self, shown_ms: float) -> None:
        self._shown_ms = shown_ms
        self.update()
