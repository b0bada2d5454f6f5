"""Which lessons a person has opened, without widgets."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.learn.lessons.catalogue import lessons
from app.ui.settings import LESSONS_OPENED, Settings


class LessonsSession(QObject):
    """Keeps which lessons were opened, and passes on that one is asked for."""

    asked = Signal(int)
    """The lesson of this number, from 0, is to be shown."""
    changed = Signal()
    """Another lesson has been opened."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._opened = set(settings.value(LESSONS_OPENED).replace("_lesson", "").split())

    def opened(self, number: int) -> bool:
        """Whether the lesson of this number was opened before."""
        return lessons()[number].name in self._opened

    def open(self, number: int) -> None:
        """Have a lesson shown."""
        self.mark(number)
        self.asked.emit(number)

    @Slot(int)
    def mark(self, number: int) -> None:
        """Keep that a lesson was opened, from its page, the menu, or the lesson before or after."""
        if not self.opened(number):
            self._opened.add(lessons()[number].name)
            self._settings.keep(LESSONS_OPENED, " ".join(sorted(self._opened)))
            self.changed.emit()
