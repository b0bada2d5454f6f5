"""The window of a person's own searches: the files, an editor, and what came of running what is in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, QStandardPaths, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QWidget,
)

from app.own_search.editor import CodeEditor
from app.own_search.files import FileRun, SearchFiles
from app.own_search.finding import FindLine
from app.own_search.questions import ask_to_reload, ask_to_run, nothing_lost
from app.own_search.search_file import SearchFile
from app.search.program_text import printed_text
from app.ui.files import existing_folder, free_path, usual_folder
from app.ui.look.scale import widened
from app.ui.look.theme import Appearance
from app.ui.settings import OWN_FOLDER, Settings
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip, more_button
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import ask_for_file, button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.language import current
from app.ui.words.messages import as_sentence, translated
from solvers.own_search.templates import search_templates

ENDING = ".py"
FIRST_SIZE = QSize(940, 720)
FILES_WIDTH = 190


class OwnSearchWindow(QDialog):
    """A view of the files, which outlive it; the main window can be in front of it."""

    def __init__(
        self,
        files: SearchFiles,
        puzzles: Sequence[tuple[str, str]],
        appearance: Appearance,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """`puzzles` are the titles and names of those that a search can be run on."""
        super().__init__(parent, Qt.WindowType.Window)
        set_up_window(self, "ownSearchWindow", self.tr("My searches"), FIRST_SIZE)
        self._files = files
        self._settings = settings
        self._take: Callable[[Path], object] = files.open
        """What is done with the path that is chosen in a dialog."""
        self.list = named(QListWidget(), "ownSearchFiles", self.tr("Files opened lately"), role="quiet")
        self.editor = CodeEditor(appearance, "ownSearchCode", self.tr("Program"))
        self.editor.setPlaceholderText(
            self.tr("Open a Python file, or press New to begin with one that runs as it is.")
        )
        self.find_line = FindLine(self.editor, "ownSearchFind")
        self.fault = label("", "fault", "ownSearchFault", self.tr("What is wrong"), wrap=True, selectable=True)
        self.output = printed_text("ownSearchOutput")
        tip = self.tr("Choose what the search is run on")
        self.puzzle = named(ElidingCombo(), "ownSearchPuzzle", self.tr("Puzzle"), tip)
        self.puzzle.offer(puzzles)
        self._puzzles = puzzles
        self._lay_out()
        files.changed.connect(self._show)
        files.run_asked.connect(self._ask_to_run)
        files.reload_asked.connect(self._ask_to_reload)
        self.list.currentRowChanged.connect(self._open_row)
        self.editor.cursorPositionChanged.connect(self._note_cursor)
        self._show()
        self.editor.setFocus()
        files.look_again()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a button that cannot be pressed any more, the editor."""
        return pass_focus(self, self.editor) or super().focusNextPrevChild(forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first whether to save, when it is a person who closes the window."""
        if event.spontaneous() and not nothing_lost(self._files, self.close, self):
            event.ignore()

    def reject(self) -> None:
        """Put the find line away by Esc, or else close the window."""
        if self.find_line.isVisible():
            self.find_line.hide()
            self.editor.setFocus()
        elif nothing_lost(self._files, self.close, self):
            self.close()

    def _lay_out(self) -> None:
        self.new = button(self.tr("New"), "ownSearchNew", self.tr("Begin with a search that runs as it is"))
        begin = QMenu(self.new)
        for title, puzzle in self._puzzles:
            for template in search_templates(puzzle, current()):
                text = self.tr("{puzzle}: {search}").format(puzzle=title, search=template.title)
                begin.addAction(text).setData((template, puzzle))
        begin.triggered.connect(self._ask_where_to_begin)
        self.new.setMenu(begin)
        more = QMenu(self)
        for text, keys, act in (
            (self.tr("Save &as…"), "Ctrl+Shift+S", self._ask_where_to_save),
            (self.tr("&Find"), KEYS["find"][0], self.find_line.begin),
            (self.tr("&Remove from the list"), "", self._forget),
        ):
            action = more.addAction(text)
            action.setShortcut(keys)
            action.triggered.connect(act)
        self.more = more_button("ownSearchMore", more)
        self.run = button(self.tr("Run"), "ownSearchRun", self.tr("Save, and search with this program"), self._run)
        self.watch = button(self.tr("Watch"), "ownSearchWatch", self.tr("Save, and watch this program"), self._watch)
        self.save = button(self.tr("Save"), "ownSearchSave", self.tr("Save the file"), self._save)
        self.open_button = button(self.tr("Open…"), "ownSearchOpen", self.tr("Open a Python file"), self._ask_for_file)
        for made, keys in (
            (self.run, KEYS["run-own"][0]),
            (self.watch, KEYS["watch-own"][0]),
            (self.save, "Ctrl+S"),
            (self.open_button, KEYS["open"][0]),
        ):
            made.setShortcut(keys)
            made.setToolTip(key_tip(made.toolTip(), keys))
        self.list.setFixedWidth(widened(FILES_WIDTH))
        self.editor.setMinimumHeight(4 * self.editor.fontMetrics().lineSpacing())
        caption, buttons = label(self.list.accessibleName(), "caption"), row(self.new, self.open_button, spacing=8)
        top = row(self.run, self.watch, self.puzzle, 1, self.save, self.more, spacing=8)
        page = column(top, (self.editor, 1), self.find_line, self.fault, self.output, spacing=8)
        files = column(caption, (self.list, 1), buttons, spacing=8)
        row(files, (page, 1), spacing=14, margins=14, parent=self)

    @Slot()
    def _show(self) -> None:
        """Show the files, and what is known of the one in the editor."""
        shown, editor, there = self._files.shown, self.editor, self._files.shown in self._files.listed
        self._list()
        if editor.document() is not shown.document:
            editor.show_text(shown.cursor)
        elif editor.textCursor().position() != shown.cursor.position():
            editor.setTextCursor(shown.cursor)
            editor.centerCursor()
        editor.setReadOnly(not there)
        editor.mark(shown.fault_line)
        for one in (self.run, self.watch, self.save, self.more):
            one.setEnabled(there)
        title = self.tr("{file}[*]: My searches").format(file=shown.path.name)
        self.setWindowTitle(title if there else self.tr("My searches"))
        self.setWindowModified(shown.unsaved)
        text = "" if shown.fault is None else as_sentence(translated(shown.fault))
        if text != self.fault.text():
            say(self.fault, text)
        self.fault.setVisible(bool(text))
        self.output.show_text(shown.output, end=True)

    def _list(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for file in self._files.listed:
                name = file.path.name
                item = QListWidgetItem(f"• {name}" if file.unsaved else name, self.list)
                item.setToolTip(str(file.path))
                unsaved = self.tr("{name}, not saved").format(name=name)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, unsaved if file.unsaved else name)
                if file is self._files.shown:
                    self.list.setCurrentItem(item)

    @Slot(int)
    def _open_row(self, number: int) -> None:
        self._files.open(self._files.listed[number].path)

    @Slot()
    def _note_cursor(self) -> None:
        self._files.shown.cursor = self.editor.textCursor()

    @Slot(object)
    def _ask_to_run(self, run: FileRun) -> None:
        ask_to_run(self._files, run, self)

    @Slot(object)
    def _ask_to_reload(self, file: SearchFile) -> None:
        ask_to_reload(self._files, file, self)

    @Slot()
    def _run(self) -> None:
        self._files.run(FileRun(self._files.shown, self.puzzle.currentData(), watched=False))

    @Slot()
    def _watch(self) -> None:
        self._files.run(FileRun(self._files.shown, self.puzzle.currentData(), watched=True))

    @Slot()
    def _save(self) -> None:
        self._files.save(self._files.shown)

    @Slot()
    def _forget(self) -> None:
        """Take the file from the list, which would lose what is not saved."""
        if nothing_lost(self._files, self._forget, self):
            self._files.forget(self._files.shown)

    @Slot()
    def _ask_for_file(self) -> None:
        self._ask(self.tr("Open"), self._folder, self._files.open, None)

    @Slot()
    def _ask_where_to_save(self) -> None:
        self._ask(self.tr("Save as"), self._files.shown.path, partial(self._files.save, self._files.shown))

    @Slot(QAction)
    def _ask_where_to_begin(self, action: QAction) -> None:
        template, puzzle = action.data()
        self.puzzle.setCurrentIndex(self.puzzle.findData(puzzle))
        start = free_path(self._folder, template.name, ENDING)
        self._ask(self.tr("New search"), start, partial(self._files.begin, text=template.text))

    def _ask(self, title: str, start: Path, take: Callable[[Path], object], ending: str | None = ENDING[1:]) -> None:
        self._take = take
        filters = self.tr("Python files") + " (*.py)", self.tr("All files") + " (*)"
        dialog = ask_for_file(self, "ownSearchFileDialog", title, start, filters, ending)
        dialog.fileSelected.connect(self._take_chosen)

    @property
    def _folder(self) -> Path:
        documents = usual_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        return existing_folder(self._settings.value(OWN_FOLDER), documents)

    @Slot(str)
    def _take_chosen(self, path: str) -> None:
        """Take a path that was chosen; its folder is where files are looked for from now on, and one can write."""
        self._settings.keep(OWN_FOLDER, str(Path(path).parent))
        self.editor.setFocus()
        self._take(Path(path))
