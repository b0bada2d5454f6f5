"""A person's own lessons: the files that hold them, without widgets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from app.own_search.text_file import TextFile
from app.own_search.text_files import TextFiles
from app.ui.settings import OWN_LESSONS, Settings
from solvers.lessons import LessonDocument, lesson_text, read_lesson

LAST = 1_000_000
"""The place of a lesson that names none."""


class LessonFile(TextFile):
    """A file that was opened, and the lesson that its text holds."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self.lesson: LessonDocument | None = None
        """What it held last that was a lesson; None before that."""

    def load(self) -> str:
        """The text of the file; raises `InputError`."""
        return lesson_text(self.path)

    def judge(self) -> None:
        """Look what the text is now; raises `InputError` where that is no lesson."""
        self.lesson = read_lesson(self.text)

    @property
    def title(self) -> str:
        """That of the lesson, or else the name of the file."""
        return self.path.name if self.lesson is None else self.lesson.title

    @property
    def order(self) -> int:
        """Its place among the others."""
        return LAST if self.lesson is None else self.lesson.order or LAST


class LessonFiles(TextFiles[LessonFile]):
    """The lessons that were opened lately; nothing in them is run."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(settings, OWN_LESSONS, LessonFile, parent)

    @property
    def title(self) -> str:
        """What the files are called together."""
        return QCoreApplication.translate("OwnLessons", "My lessons")

    @property
    def in_order(self) -> list[LessonFile]:
        """Those that are listed, read, in the order that their authors give them."""
        for file in self.listed:
            if file.saved_text is None:
                self.revert(file)
        return sorted(self.listed, key=lambda file: file.order)
