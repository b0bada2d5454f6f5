"""The least that a window can be: an application, a main window, and one painted widget. Prints its first flush."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from tests.benchmarks.probes.clock import milliseconds

SIZE = 1060, 800


class Painted(QWidget):
    """A board of squares."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(64):
                row, column = divmod(number, 8)
                colour = QColor("#c08a50" if (row + column) % 2 else "#f0d9b5")
                painter.fillRect(QRectF(20 + 90 * column, 20 + 90 * row, 90, 90), colour)


def main(_: Sequence[str]) -> int:
    """Show the window until it has been flushed."""
    from tests.benchmarks.probes.first_flush import FlushWatch
    from tests.benchmarks.say import say

    application = QApplication(["bare"])
    window, painted = QMainWindow(), Painted()
    window.setCentralWidget(painted)
    window.resize(*SIZE)

    def flushed() -> None:
        say({"bare window [ms]": milliseconds()})
        application.quit()

    watch = FlushWatch(window, flushed)
    window.show()
    application.exec()
    del watch
    return 0
