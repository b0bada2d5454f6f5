"""The size that a window has at first, on whatever screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.ui.look.scale import scaled_size
from app.ui.widgets.shorthand import named

FRAME = QSize(10, 40)
"""About as much as a frame and a title bar put around a window, in pixels."""


def set_up_window(window: QWidget, name: str, title: str, size: QSize) -> None:
    """Name a window, title it, and give it this size at first."""
    named(window, name).setWindowTitle(title)
    resize_at_first(window, size)


def resize_at_first(window: QWidget, size: QSize) -> None:
    """Give a window this size, in proportion to the text, or as much of it as the screen has room for.

    It is no larger than the window that it belongs to.
    """
    size = scaled_size(size.width(), size.height()).boundedTo(window.screen().availableGeometry().size() - FRAME)
    owner = window.parentWidget()
    window.resize(size if owner is None else size.boundedTo(owner.window().size()))
