"""Which lessons a person has opened, and the files of their own, without widgets."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.learn.lessons.catalogue import lessons
from app.ui.settings import LESSONS_OPENED, OWN_LESSONS, Settings

if TYPE_CHECKING:
    from app.learn.lessons.own_files import LessonFile, LessonFiles


class LessonsSession(QObject):
    """Keeps which lessons were opened, and passes on that one is asked for."""

    asked = Signal(object)
    """The lesson of this number, from 0, or of this `LessonFile`, is to be shown."""
    editor_asked = Signal(bool)
    """The window in which lessons are written is to be shown, and whether a new one is to be begun."""
    changed = Signal()
    """Another lesson has been opened."""
    own_changed = Signal()
    """Other lessons of the person's own are listed, or one of them is another."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._opened = set(settings.value(LESSONS_OPENED).replace("_lesson", "").split())

    @cached_property
    def files(self) -> LessonFiles:
        """The person's own lessons."""
        from app.learn.lessons.own_files import LessonFiles  # only here, as below: most people have none

        files = LessonFiles(self._settings, self)
        files.changed.connect(self.own_changed)
        return files

    @property
    def own(self) -> list[LessonFile]:
        """The lessons of the person's own, in their order."""
        return self.files.in_order if "files" in self.__dict__ or self._settings.value(OWN_LESSONS) else []

    def opened(self, number: int) -> bool:
        """Whether the lesson of this number was opened before."""
        return lessons()[number].name in self._opened

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Have the lesson in a file shown, and listed from now on; one that cannot be read is shown in the editor."""
        self.files.open(path)
        shown = self.files.shown
        if shown in self.files.listed and shown.fault is None:
            self.asked.emit(shown)
        else:
            self.editor_asked.emit(False)

    def edit(self, file: LessonFile) -> None:
        """Have a lesson shown in the editor."""
        self.files.open(file.path)
        self.editor_asked.emit(False)

    def close(self) -> None:
        """Look at no file any more."""
        if "files" in self.__dict__:
            self.files.close()

    @Slot(int)
    def mark(self, number: int) -> None:
        """Keep that a lesson was opened."""
        if not self.opened(number):
            self._opened.add(lessons()[number].name)
            self._settings.keep(LESSONS_OPENED, " ".join(sorted(self._opened)))
            self.changed.emit()
