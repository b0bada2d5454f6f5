"""Whether a person attends to a window: it is active, and keys, clicks and moves of the pointer come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

_STIRS = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
}


class Attention(QObject):
    """Watches one window. The native window is watched, which every key and every move reaches just once."""

    active_changed = Signal(bool)
    stirred = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell what was done; nothing is kept from anybody."""
        if watched is not self._window:
            if event.type() in _STIRS:
                self.stirred.emit()
        elif event.type() == QEvent.Type.ActivationChange:
            self.active_changed.emit(self._window.isActiveWindow())
        elif event.type() == QEvent.Type.Show:
            self._window.windowHandle().installEventFilter(self)
        return False
