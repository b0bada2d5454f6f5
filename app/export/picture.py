"""What is exported, as it can be drawn: at any moment, in any size, in any theme."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.export.stamps import Stamps
from app.theme import Theme

MARGIN = 0.025
"""Around a board for its shadow, as a share of its width."""


class Scene(Protocol):
    """A picture laid out for one rectangle and one theme."""

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint it at a moment: k + f is a part f of the way through the step after the k-th position."""
        ...


class Picture(Protocol):
    """A board with its path."""

    @property
    def length(self) -> int:
        """How many steps the path has."""
        ...

    @property
    def proportion(self) -> float:
        """How high it is for its width, margins included."""
        ...

    def scene(self, rect: QRectF, theme: Theme, font: QFont, stamps: Stamps) -> Scene:
        """Lay it out in a rectangle of its proportion, for a moment or a few; outlines stay outlines."""
        ...

    def film(self, size: QSizeF, theme: Theme, font: QFont) -> Scene:
        """Lay it out in pixels, for one moment after another."""
        ...


def board_in(rect: QRectF) -> QRectF:
    """Where a board lies in the rectangle of its picture."""
    margin = MARGIN * rect.width()
    return rect.adjusted(margin, margin, -margin, -margin)


def with_margin(width: float, height: float) -> float:
    """The proportion of a picture whose board has this width and height."""
    board = 1.0 - 2 * MARGIN
    return board * height / width + 2 * MARGIN
