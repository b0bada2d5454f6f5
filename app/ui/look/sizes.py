"""The sizes in force: that of text, chosen by the person or asked for by the system, and that of what is pressed, which
has room for a finger on a screen that is touched.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QInputDevice, QWindow

from app.ui.application import application
from app.ui.look.fonts import use_text_font
from app.ui.look.scale import for_fingers, set_for_fingers, set_text_scale, text_scale
from app.ui.look.system_preferences import wanted_text_scale
from app.ui.look.theme import SYSTEM

PERCENTS = (90, 100, 110, 125, 150, 175, 200)
"""What may be chosen."""


class TextSize(QObject):
    """Which size of text is in force, for the whole application."""

    changed = Signal()
    """Text has another size; what keeps sizes of its own is to be made again."""

    def __init__(self, choice: str = SYSTEM, parent: QObject | None = None) -> None:
        """`choice` is one of `PERCENTS` in figures, or `SYSTEM`; anything else is taken for `SYSTEM`."""
        super().__init__(parent)
        self.choice = choice if choice in map(str, PERCENTS) else SYSTEM
        """What the person chose: one of `PERCENTS` in figures, or `SYSTEM`."""

    def choose(self, choice: str) -> None:
        """Put another size in force; a choice that is none is taken for `SYSTEM`."""
        self.choice = choice if choice in map(str, PERCENTS) else SYSTEM
        self.apply()

    def apply(self) -> None:
        """Write in the size in force, and measure by it."""
        scale = wanted_text_scale() if self.choice == SYSTEM else int(self.choice) / 100
        if scale != text_scale():
            set_text_scale(scale)
            _write()
            self.changed.emit()

    def follow_system(self) -> None:
        """The system has other fonts, which Qt has put in the place of ours."""
        _write()
        self.apply()


def _write() -> None:
    """Give the font to what there is at once, so that what is made next to it is measured by it."""
    use_text_font(application())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)


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
