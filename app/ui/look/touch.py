"""Whether there is a screen that is touched: then what is pressed has room for a finger."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QInputDevice, QWindow

from app.ui.application import application
from app.ui.look.scale import for_fingers, set_for_fingers


class TouchScreens(QObject):
    """Looks for touch screens whenever a window comes to the front, and hears the first touch.

    Qt tells of no device that is plugged in.
    """

    changed = Signal()
    """What is pressed has another size; what keeps sizes of its own is to be made again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touched = False
        set_for_fingers(_touch_screen_is_there())
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._look)
        self._connection = application().focusWindowChanged.connect(self._look)

    def wait_in(self, window: QWindow) -> None:
        """Hear the first touch in this window, if nothing has told of a touch screen yet."""
        if not for_fingers():
            window.installEventFilter(self)

    def stop(self) -> None:
        """Look for none any more."""
        self.disconnect(self._connection)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """At the end of the first touch, make room for the next one."""
        if event.type() in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            watched.removeEventFilter(self)
            self._touched = True
            self._due.start()  # when the touch has done what it was for
        return False

    @Slot()
    def _look(self) -> None:
        fingers = self._touched or _touch_screen_is_there()
        if fingers != for_fingers():
            set_for_fingers(fingers)
            self.changed.emit()


def _touch_screen_is_there() -> bool:
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())
