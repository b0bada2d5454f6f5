"""The window in which a person writes lessons: the files, the text, and the lesson that it makes beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QSplitter, QWidget

from app.learn.lessons.catalogue import template
from app.learn.lessons.lesson_view import LessonPlace, LessonView
from app.learn.lessons.own_files import LessonFile, LessonFiles
from app.own_search.editor import CodeEditor
from app.own_search.files import SearchFiles
from app.own_search.files_window import FilesWindow
from app.ui.files import free_path
from app.ui.look.theme import Appearance
from app.ui.settings import OWN_LESSON_FOLDER
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import column, named, row
from solvers.lessons import ENDING
from solvers.message import InputError

FIRST_SIZE = QSize(1240, 760)
WRITTEN_MS = 600
"""How long nothing is to be written before the lesson is made anew."""
LEAST_WIDTH = 200
"""Of the text, and of the lesson, which scrolls sideways then: were it that of the slide, the divider would move."""


class LessonEditor(FilesWindow[LessonFile]):
    """A view of the lessons, with the one in the editor as it is shown to a class."""

    ending = ENDING

    def __init__(
        self,
        files: LessonFiles,
        appearance: Appearance,
        parent: QWidget | None = None,
        searches: Callable[[], SearchFiles] | None = None,
    ) -> None:
        """`searches` gives those of the person's own, where the lesson may check them."""
        editor = CodeEditor(appearance, "ownLessonText", "", python=False)
        super().__init__(files, OWN_LESSON_FOLDER, "ownLesson", FIRST_SIZE, editor, parent)
        editor.setAccessibleName(self.tr("Text of the lesson"))
        editor.setPlaceholderText(self.tr("Open a lesson, or press New to begin with one that can be changed."))
        self._made: tuple[LessonFile, str] | None = None
        self._place = LessonPlace(appearance, searches)
        self._written = QTimer(self, singleShot=True, interval=WRITTEN_MS)
        self._written.timeout.connect(self._make_preview)
        self.new.setToolTip(self.tr("Begin with a lesson that can be changed"))
        self.new.clicked.connect(self.ask_where_to_begin)
        self._lay_out()
        editor.textChanged.connect(self._written.start)
        editor.cursorPositionChanged.connect(self._follow_cursor)
        self.begin()

    @property
    def preview(self) -> LessonView | None:
        """The lesson of the text, as it was when it was last without a fault."""
        return self._place.lesson

    @Slot()
    def ask_where_to_begin(self) -> None:
        """Ask where a new lesson is to be."""
        self.begin_with(template(), free_path(self._folder, "lesson", self.ending))

    def _lay_out(self) -> None:
        text, lesson, both = QWidget(), Scrolled(self._place), named(QSplitter(), "ownLessonDivider")
        top = row(self.save, 1, self.more, spacing=8)
        column(top, (self.editor, 1), self.find_line, self.fault, spacing=8, parent=text)
        lesson.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        for side in (text, lesson):
            side.setMinimumWidth(LEAST_WIDTH)
            both.addWidget(side)
        both.setSizes([2 * LEAST_WIDTH, 3 * LEAST_WIDTH])
        both.setCollapsible(0, False)
        row(self.files_column, (both, 1), spacing=14, margins=14, parent=self)

    def _show(self) -> None:
        """Show also the lesson."""
        super()._show()
        if self._made is None or self._made[0] is not self._files.shown:
            self._make_preview()

    @Slot()
    def _make_preview(self) -> None:
        """Make the lesson anew where its text is another, and turn to the slide that the cursor is in."""
        file = self._files.shown
        if self._made == (file, file.text):
            return
        if self._made is None or self._made[0] is not file:
            self._place.put_away()
        self._made = file, file.text
        if file in self._files.listed:
            file.check()
        if file.fault is None and file.lesson is not None:
            try:
                self._place.show_lesson(file.lesson, file.path.parent, focus=False)
            except InputError as error:
                file.tell(error.message)
        self._follow_cursor()

    @Slot()
    def _follow_cursor(self) -> None:
        """Turn to the slide that the cursor is in, unless the lesson is another than the text: that is made soon."""
        file = self._files.shown
        if self.preview is not None and self._made == (file, file.text):
            self.preview.tabs.setCurrentIndex(self.preview.document.slide_at(file.cursor.blockNumber() + 1))
