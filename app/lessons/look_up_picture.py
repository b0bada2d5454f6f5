"""What the pictures of a structure share: a frame with a heading, and the look-up whose outcome is drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.compare.chart_ink import Ink, write
from app.theme import Appearance
from solvers.klotski.historical.tree_beside_table import LookUp

MARGIN = 12.0


class LookUpPicture(QWidget):
    """A picture of a structure after each look-up; its heading is its accessible name."""

    def __init__(self, name: str, heading: str, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(heading)
        self._appearance = appearance
        self._look: LookUp | None = None
        appearance.changed.connect(self.update)

    def clear(self) -> None:
        """Draw an empty structure."""
        self._look = None
        self.update()

    def show_look_up(self, look: LookUp, said: str) -> None:
        """Draw the structure after a look-up; `said` is read out of it."""
        self._look = look
        self.setAccessibleDescription(said)
        self.update()

    def paint_structure(self, painter: QPainter, ink: Ink, look: LookUp | None) -> None:
        """Paint what is inside the frame, below the heading."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, the heading and the structure."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self._appearance.theme
            ink = Ink(theme, self.font())
            painter.setPen(QPen(QColor(theme.border), 1))
            painter.setBrush(QColor(theme.field))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
            write(painter, QPointF(MARGIN, MARGIN + 6), self.accessibleName(), ink.heading, theme.text)
            self.paint_structure(painter, ink, self._look)
