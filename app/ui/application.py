"""The application that is running."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication


def application() -> QApplication:
    """The application; there is one as long as there are windows."""
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    return running
