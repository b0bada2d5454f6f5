"""Two or more counts side by side as bars of one scale, each with its name and its figure."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.boards.ink import faint
from app.fonts import tabular
from app.numbers import grouped
from app.theme import Appearance

ROW = 40.0
BAR = 10.0


class TallyBars(QWidget):
    """Counts by name; the longest bar fills the width."""

    def __init__(self, name: str, title: str, appearance: Appearance) -> None:
        """`title` says to a screen reader what is counted."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._appearance = appearance
        self._counts: dict[str, int] = {}
        self._full = 1
        self._good: frozenset[str] = frozenset()
        appearance.changed.connect(self.update)

    @property
    def counts(self) -> Mapping[str, int]:
        """What is shown."""
        return self._counts

    def show_counts(self, counts: Mapping[str, int], full: int, good: Collection[str] = ()) -> None:
        """Show these counts, of which `full` would fill the width; those named in `good` are as they should be."""
        if len(counts) != len(self._counts):
            self.updateGeometry()
        self._counts, self._full, self._good = dict(counts), max(1, full), frozenset(good)
        self.setAccessibleDescription("; ".join(f"{name}: {grouped(count)}" for name, count in counts.items()))
        self.update()

    def sizeHint(self) -> QSize:
        """A row for each count."""
        return QSize(200, round(ROW * len(self._counts)))

    def minimumSizeHint(self) -> QSize:
        """As high as all rows."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name and figure, and the bar below them."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self._appearance.theme
            for number, (name, count) in enumerate(self._counts.items()):
                line = QRectF(0, number * ROW, self.width(), ROW - BAR - 10)
                painter.setFont(tabular(self.font()))
                painter.setPen(QColor(theme.text))
                painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
                painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, grouped(count))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faint(theme.border, 0.5) if not theme.contrast else QColor(theme.hover))
                painter.drawRoundedRect(QRectF(0, line.bottom() + 2, self.width(), BAR), 4, 4)
                painter.setBrush(QColor(theme.good if name in self._good else theme.accent))
                width = self.width() * min(1.0, count / self._full)
                if count:
                    painter.drawRoundedRect(QRectF(0, line.bottom() + 2, max(4.0, width), BAR), 4, 4)
