"""A person's own lessons: the files that hold them, without widgets."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker

from app.own_search.text_file import TextFile
from app.own_search.text_files import TextFiles
from app.ui.files import atomic_file, file_name, is_file
from app.ui.settings import OWN_LESSONS
from solvers.documents.collection import MOST_ITEMS, CollectedLesson, fitting_name, printable
from solvers.lessons import ENDING, LessonDocument, read_lesson

LAST = 1_000_000
"""The place of a lesson that names none."""


class LessonFile(TextFile):
    """A file that was opened, and the lesson that its text holds."""

    lesson: LessonDocument | None = None
    """What it held last that was a lesson; None before that."""

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

    setting = OWN_LESSONS
    file_class = LessonFile
    most = MOST_ITEMS

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

    @property
    def collected(self) -> list[CollectedLesson]:
        """Those that a collection can hold, in their order: it holds no pictures that lie beside a lesson."""
        lessons: list[CollectedLesson] = []
        for file in self.in_order:
            file.check()
            if file.fault is None and file.lesson is not None and "picture" not in file.lesson.kinds:
                lessons.append(CollectedLesson(fitting_name(file.title), printable(file.text)))
        return lessons

    def take(self, lessons: Iterable[CollectedLesson], folder: Path) -> None:
        """Write the lessons of a collection into a folder, and list them in their order; raises `InputError`.

        Those that are there already stay as they are: they may have been changed.
        """
        with suppress(OSError):  # where nothing can be written, that is said when it is tried
            folder.mkdir(parents=True, exist_ok=True)
        with QSignalBlocker(self):
            for number, lesson in reversed([*enumerate(lessons, 1)]):
                path = folder / f"{number}-{file_name(lesson.name)}{ENDING}"
                if not is_file(path):
                    with atomic_file(path) as file:
                        file.write(lesson.text.encode())
                self.open(path)
        self.changed.emit()
