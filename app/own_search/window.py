"""The window of a person's own searches: the files, an editor, and what came of running what is in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.own_search.editor import CodeEditor
from app.own_search.files import FileRun, SearchFiles
from app.own_search.files_window import FilesWindow
from app.own_search.search_file import SearchFile
from app.search.progress_panel import printed_text
from app.ui.files import free_path
from app.ui.look.theme import Appearance
from app.ui.settings import OWN_FOLDER
from app.ui.widgets.actions import KEYS
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.shorthand import button, column, named, row
from app.ui.words.language import current
from solvers.own_search.own_search import search_templates

FIRST_SIZE = QSize(940, 720)


class OwnSearchWindow(FilesWindow[SearchFile]):
    """A view of the searches, with what they are run on."""

    ending = ".py"

    def __init__(
        self,
        files: SearchFiles,
        puzzles: Sequence[tuple[str, str]],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`puzzles` are the titles and names of those that a search can be run on."""
        translate = QCoreApplication.translate
        editor = CodeEditor(appearance, "ownSearchCode", translate("OwnSearchWindow", "Program"))
        super().__init__(files, OWN_FOLDER, "ownSearch", FIRST_SIZE, editor, parent)
        self.files = files
        editor.setPlaceholderText(self.tr("Open a Python file, or press New to begin with one that runs as it is."))
        self.output = printed_text("ownSearchOutput")
        tip = self.tr("Choose what the search is run on")
        self.puzzle = named(ElidingCombo(), "ownSearchPuzzle", self.tr("Puzzle"), tip)
        self.puzzle.offer(puzzles)
        self._puzzles = puzzles
        self._lay_out()
        self.begin()

    def ask_where_to_begin(self, text: str, puzzle: str, name: str = "my_search") -> None:
        """Have searches run on a puzzle, and, with a text, ask where a new file is to be that begins with it."""
        self.puzzle.setCurrentIndex(self.puzzle.findData(puzzle))
        if text:
            self.begin_with(text, free_path(self._folder, name, self.ending))

    @property
    def in_file(self) -> Sequence[QWidget]:
        """The controls that need a file."""
        return self.run, self.watch, *super().in_file

    def _lay_out(self) -> None:
        self.new.setToolTip(self.tr("Begin with a search that runs as it is"))
        begin = QMenu(self.new)
        for title, puzzle in self._puzzles:
            for template in search_templates(puzzle, current()):
                text = self.tr("{puzzle}: {search}").format(puzzle=title, search=template.title)
                begin.addAction(text).setData((template, puzzle))
        begin.triggered.connect(self._begin)
        self.new.setMenu(begin)
        self.run = button(self.tr("Run"), "ownSearchRun", self.tr("Save, and search with this program"), self._run)
        self.watch = button(self.tr("Watch"), "ownSearchWatch", self.tr("Save, and watch this program"), self._watch)
        self.give_key(self.run, KEYS["run-own"][0])
        self.give_key(self.watch, KEYS["watch-own"][0])
        self.editor.setMinimumHeight(4 * self.editor.fontMetrics().lineSpacing())
        top = row(self.run, self.watch, self.puzzle, 1, self.save, self.more, spacing=8)
        page = column(top, (self.editor, 1), self.find_line, self.fault, self.output, spacing=8)
        row(self.files_column, (page, 1), spacing=14, margins=14, parent=self)

    def _show(self) -> None:
        """Show also what the search has printed."""
        super()._show()
        self.output.show_text(self.files.shown.output, end=True)

    @Slot()
    def _run(self) -> None:
        self.files.run(FileRun(self.files.shown, self.puzzle.currentData(), watched=False))

    @Slot()
    def _watch(self) -> None:
        self.files.run(FileRun(self.files.shown, self.puzzle.currentData(), watched=True))

    @Slot(QAction)
    def _begin(self, action: QAction) -> None:
        template, puzzle = action.data()
        self.files.trust(template.text)
        self.ask_where_to_begin(template.text, puzzle, template.name)
