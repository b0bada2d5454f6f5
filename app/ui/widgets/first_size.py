"""The size of a window: at first, on whatever screen, and as large as the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.ui.look.scale import scaled_size
from app.ui.widgets.actions import KEYS
from app.ui.widgets.shorthand import named

FRAME = QSize(10, 40)
"""About as much as a frame and a title bar put around a window, in pixels."""


def set_up_window(window: QWidget, name: str, title: str, size: QSize) -> None:
    """Name a window, title it, and give it this size at first."""
    named(window, name).setWindowTitle(title)
    resize_at_first(window, size)


def resize_at_first(window: QWidget, size: QSize) -> None:
    """Give a window this size, in proportion to the text, or as much of it as the screen has room for."""
    size = scaled_size(size.width(), size.height())
    window.resize(size.boundedTo(window.screen().availableGeometry().size() - FRAME))


def turn_full_screen(window: QWidget) -> None:
    """Make a window as large as the screen, or as it was before: maximised, if it was."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


class FullScreenKey(QShortcut):
    """Makes a window as large as the screen by the key of the main window, which has no part in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(QKeySequence(KEYS["full-screen"][0]), window)
        self._window = window
        self.activated.connect(self._turn)

    @Slot()
    def _turn(self) -> None:
        turn_full_screen(self._window)
