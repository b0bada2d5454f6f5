"""Tells when a widget has been painted and its window has been flushed to the screen for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class FlushWatch(QObject):
    """Calls a function once, when what a widget shows in its next paint has been flushed.

    Qt paints a window and flushes it within one event, so an event posted in between is delivered behind that.
    """

    def __init__(self, widget: QWidget, flushed: Callable[[], object], ready: Callable[[], bool] | None = None) -> None:
        """Paints are passed over until `ready` is so."""
        super().__init__(widget)
        self._flushed = flushed
        self._ready = ready
        self._seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a paint event, and let everything pass."""
        if event.type() == QEvent.Type.Paint and not self._seen and (self._ready is None or self._ready()):
            self._seen = True
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)
        return False

    def customEvent(self, event: QEvent) -> None:
        """The window has been flushed."""
        self._flushed()
