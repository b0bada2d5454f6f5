"""The steps of a path in words, one a line; the one shown on the board is marked."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.puzzle.playback import Playback
from app.ui.painting.line_parts import PartsDelegate
from app.ui.widgets.lists import LineList
from app.ui.widgets.shorthand import named

READABLE = 0.1
"""For so many seconds at least a line stays the marked one while the path is played."""


class StepList(LineList):
    """Follows a playback, and makes it jump to the line that is chosen."""

    visible_changed = Signal()
    """The list came into sight, or is in sight no longer."""

    def __init__(self, name: str, playback: Playback, promise: str, parent: QWidget | None = None) -> None:
        """`promise` says what will be listed, while nothing is."""
        super().__init__(parent)
        named(self, name, self.tr("Steps"))
        self.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self._parts = PartsDelegate(self)
        self.setItemDelegate(self._parts)
        self._playback = playback
        self._promise = promise
        self._followed = 0.0
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        playback.moment_changed.connect(self._follow)

    def show_lines(self, lines: Sequence[str]) -> None:
        """List these lines: the first for the beginning, then one for each step. Each is asked for when it is seen."""
        self._parts.show_lines(lines)
        super().show_lines(lines)
        self._follow()

    def follow(self, playback: Playback) -> None:
        """Follow another playback from now on."""
        self._playback.moment_changed.disconnect(self._follow)
        self._playback = playback
        playback.moment_changed.connect(self._follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, or the promise of some."""
        super().paintEvent(event)
        if not self.model().rowCount():
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().placeholderText().color())
                how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.viewport().rect().adjusted(8, 4, -8, -4), how, self._promise)

    def showEvent(self, event: QShowEvent) -> None:
        """Mark the step that the board shows now."""
        super().showEvent(event)
        self._follow()
        self.visible_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the marked step in sight, where it was seen."""
        super().resizeEvent(event)
        if QRect(QPoint(), event.oldSize()).intersects(self.visualRect(self.currentIndex())):
            self.scrollTo(self.currentIndex())

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is in sight no longer."""
        super().hideEvent(event)
        self.visible_changed.emit()

    def _choose(self) -> None:
        self._playback.jump(self.currentIndex().row())

    def _follow(self) -> None:
        now = perf_counter()
        if not self.isVisible() or (self._playback.playing and now - self._followed < READABLE):
            return  # no layout of thousands of lines while they are hidden, or gone before anybody reads them
        self._followed = now
        index = self.model().index(self._playback.position, 0)
        if index.isValid() and index != self.currentIndex():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)
