"""The window of the lessons: one at a time, buttons to the one before and the one after, and a lesson on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.lesson_view import TURNS, LessonPlace, LessonView
from app.learn.lessons.own_files import LessonFile
from app.own_search.files import SearchFiles
from app.ui.files import file_name, usual_folder
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import ask_for_file, button, column, label, row
from app.ui.widgets.windows import FullScreenKey, resize_at_first, turn_full_screen
from app.ui.words.messages import as_sentence, explained, translated
from solvers.lessons import LessonDocument
from solvers.message import InputError

FIRST_SIZE = QSize(1040, 720)
SETTLED_MS = 100
"""How often it is looked whether everything is computed that is to be printed."""


class LessonWindow(QDialog):
    """Shows the lesson of a number, or one of a person's own; a lesson lives for as long as it is shown.

    Over a window that fills the screen, it does too; Esc brings it back, and then closes it.
    """

    turned = Signal(int)
    """The lesson of this number, from 0, is shown from now on."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        searches: Callable[[], SearchFiles] | None = None,
    ) -> None:
        """`searches` gives the searches of the person's own, where a lesson may check them."""
        super().__init__(parent)
        self.setObjectName("lessonWindow")
        resize_at_first(self, FIRST_SIZE)
        FullScreenKey(self)
        if parent is not None and parent.isFullScreen():
            turn_full_screen(self)
        self._entries = lessons()
        self.number = -1
        """The number of the lesson in sight, from 0; -1 for one of the person's own."""
        self.file: LessonFile | None = None
        """That of the lesson in sight, if it is one of the person's own."""
        self._place = LessonPlace(appearance, searches)
        self.back = button(self.tr("Previous lesson"), "lessonBack", "", self._show_previous, "narrow")
        self.forward = button(self.tr("Next lesson"), "lessonForward", "", self._show_next, "narrow")
        tip = self.tr("Save this lesson as a PDF, to print it")
        self.paper = button(self.tr("Hand-out…"), "lessonHandOut", tip, role="narrow")
        tip = key_tip(self.tr("Show this lesson to a class on the whole screen"), *KEYS["present"])
        self.presenting = button(self.tr("Present"), "lessonPresent", tip, self._present, "narrow")
        self.finish = button(self.tr("Close"), "lessonClose", "", self.close, "narrow")
        self.where = label(role="caption", wrap=True)
        self._printing: Iterator[None] = iter(())
        self._noted = False
        self._settled = QTimer(self, interval=SETTLED_MS)
        self._settled.timeout.connect(self._print_on)
        self._offer_paper()
        buttons = row(self.back, self.forward, (self.where, 1), self.presenting, self.paper, self.finish)
        buttons.insertSpacing(2, 12)
        column((self._place, 1), buttons, spacing=12, margins=16, parent=self)

    @property
    def lesson(self) -> LessonView | None:
        """The lesson in sight."""
        return self._place.lesson

    def show_lesson(self, asked: int | LessonFile) -> None:
        """Show the lesson of a number, from 0, or one of a person's own, and that again as its file changes."""
        if not isinstance(asked, int):
            self._follow(asked)
            asked.changed.connect(self._show_file)
            self._show_file()
            return
        number, entry = asked, self._entries[asked]
        self._follow(None, number)
        self._show(entry.title, entry.document(), None)
        self.where.setText(self.tr("Lesson {number} of {count}").format(number=number + 1, count=len(self._entries)))
        self.turned.emit(number)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After the first lesson the second; after the last, Close."""
        return pass_focus(self, self.forward, self.finish) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the full screen, and then the window; the lesson turns its slides wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            turn_full_screen(self)
        elif self.lesson is not None and event.key() in TURNS:
            self.lesson.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Let no search outlive the window."""
        self._follow(None)
        super().done(result)

    def _show(self, title: str, document: LessonDocument, folder: Path | None) -> None:
        """Put a lesson in the place of the one before; raises `InputError` where it cannot be shown."""
        self._place.show_lesson(document, folder)
        self.setWindowTitle(self.tr("Lesson: {title}").format(title=title))
        self.paper.setEnabled(True)

    @Slot()
    def _show_file(self) -> None:
        """Show what the file holds now, on the slide that was shown, or else what is wrong with it."""
        file = self.file
        if file is None or (self.lesson is not None and self.lesson.document is file.lesson and file.fault is None):
            return
        fault = "" if file.fault is None else translated(file.fault)
        if file.lesson is not None and not fault:
            try:
                self._show(file.lesson.title, file.lesson, file.path.parent)
            except InputError as error:
                fault = explained(error)
        say(self.where, as_sentence(fault) if fault else file.path.name)
        if self.lesson is None:
            self.setWindowTitle(file.path.name)
            self.paper.setEnabled(False)

    def _follow(self, file: LessonFile | None, number: int = -1) -> None:
        """Put away what is shown; the lesson of this file, or of this number, comes in its place, if any."""
        if self.file is not None:
            self.file.changed.disconnect(self._show_file)
        self.file, self.number = file, number
        self._printing = iter(())
        self._place.put_away()
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(0 <= number < len(self._entries) - 1)

    @Slot()
    def _show_previous(self) -> None:
        self.show_lesson(self.number - 1)

    @Slot()
    def _show_next(self) -> None:
        self.show_lesson(self.number + 1)

    @Slot()
    def _present(self) -> None:
        if self.lesson is not None:
            self.lesson.present()

    def _offer_paper(self) -> None:
        menu = QMenu(self.paper)
        menu.addAction(self.tr("For the &class…"))
        self._with_notes = menu.addAction(self.tr("With the &notes…"))
        menu.triggered.connect(self._ask_for_file)
        self.paper.setMenu(menu)

    @Slot(QAction)
    def _ask_for_file(self, wanted: QAction) -> None:
        assert self.lesson is not None
        self._noted = wanted is self._with_notes
        start = usual_folder() / f"{file_name(self.lesson.document.title)}.pdf"
        dialog = ask_for_file(self, "lessonHandOutDialog", self.tr("Save as"), start, ["PDF (*.pdf)"], "pdf")
        dialog.fileSelected.connect(self._print)

    @Slot(str)
    def _print(self, file: str) -> None:
        """Have everything computed that is to be printed, and print it."""
        if self.lesson is not None:
            self._printing = self._printed(self.lesson, Path(file))
            self._settled.start()

    @Slot()
    def _print_on(self) -> None:
        """Look whether what is to be printed next is computed, and print it."""
        if next(self._printing, self) is self:
            self._settled.stop()

    def _printed(self, lesson: LessonView, file: Path) -> Iterator[None]:
        """Print a lesson; yields while something is computed."""
        from app.learn.lessons.hand_out import write_hand_out  # only here: most lessons are not printed

        say(self.where, self.tr("Computing what is printed…"))
        try:
            yield from write_hand_out(lesson, file, self._noted)
            said = self.tr("Saved as {file}").format(file=file)
        except InputError as error:
            said = explained(error)
        say(self.where, said)
