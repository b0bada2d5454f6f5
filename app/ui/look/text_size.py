"""The size of text: that which the person chose, or that which the system asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from app.ui.application import application
from app.ui.look.fonts import use_text_font
from app.ui.look.scale import set_text_scale, text_scale
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
        self._choice = choice if choice in map(str, PERCENTS) else SYSTEM

    @property
    def choice(self) -> str:
        """What the person chose: one of `PERCENTS` in figures, or `SYSTEM`."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Put another size in force; a choice that is none is taken for `SYSTEM`."""
        self._choice = choice if choice in map(str, PERCENTS) else SYSTEM
        self.apply()

    def apply(self) -> None:
        """Write in the size in force, and measure by it."""
        scale = wanted_text_scale() if self._choice == SYSTEM else int(self._choice) / 100
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
