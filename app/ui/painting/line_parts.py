"""Lines whose parts stand below each other in columns: the first part, a number, at the right of its column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

PARTS = "  "
"""What stands between the parts of a line."""
GAP = 0.75
"""Between two columns, in heights of the font."""
SAMPLES = 40
"""How many lines are looked at for the widths of the columns; a part that is wider moves only those behind it."""


class Inks(NamedTuple):
    """The colours of numbers, and of the other parts."""

    number: QColor
    text: QColor


class PartColumns:
    """The columns of some lines in a font."""

    def __init__(self, lines: Sequence[str], font: QFont) -> None:
        self.font = QFont(font)
        metrics, last = QFontMetricsF(font), len(lines) - 1
        sampled = [lines[number].split(PARTS) for number in {last * number // SAMPLES for number in range(SAMPLES + 1)}]
        whole = [parts for parts in sampled if len(parts) > 1]
        self._widths = [
            max(metrics.horizontalAdvance(parts[place]) for parts in whole if place < len(parts))
            for place in range(max(map(len, whole), default=0))
        ]

    @property
    def width(self) -> float:
        """How wide the columns are together."""
        gaps = max(0, len(self._widths) - 1) * GAP * QFontMetricsF(self.font).height()
        return sum(self._widths) + gaps

    @property
    def empty(self) -> bool:
        """Whether no line has parts."""
        return not self._widths

    def paint(self, painter: QPainter, place: QPointF, line: str, inks: Inks) -> None:
        """Paint a line from a place at its left, half as high as it is; one without parts stands in the second column.

        The painter's pen and font are others afterwards.
        """
        metrics = QFontMetricsF(self.font)
        gap, baseline = GAP * metrics.height(), place.y() + (metrics.ascent() - metrics.descent()) / 2
        parts = line.split(PARTS)
        painter.setFont(self.font)
        column = left = place.x()
        for number, part in enumerate(["", *parts] if len(parts) == 1 else parts):
            width = metrics.horizontalAdvance(part)
            room = max(width, self._widths[number] if number < len(self._widths) else 0.0)
            left = max(left, column) + (room - width if number == 0 else 0.0)
            painter.setPen(inks.number if number == 0 else inks.text)
            painter.drawText(QPointF(left, baseline), part)
            left += width + gap
            column += room + gap
