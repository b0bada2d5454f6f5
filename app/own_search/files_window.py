"""What windows of a person's own files have in common: the list of files, and an editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, QSize, QStandardPaths, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.own_search.editor import CodeEditor
from app.own_search.finding import FindLine
from app.own_search.questions import ask_to_reload, nothing_lost
from app.own_search.text_file import TextFile
from app.own_search.text_files import TextFiles
from app.ui.files import existing_folder, usual_folder
from app.ui.look.scale import widened
from app.ui.settings import Setting
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip, more_button
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import ask_for_file, button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.messages import as_sentence, translated

F = TypeVar("F", bound=TextFile)

FILES_WIDTH = 190


class FilesWindow(QDialog, Generic[F]):
    """A view of the files, which outlive it; the main window can be in front of it.

    A subclass lays out its `files_column` and the `editor`, and shows what else it has of the file in the editor.
    """

    ending = ""
    """That of the files, with its dot."""

    def __init__(
        self,
        files: TextFiles[F],
        folder: Setting[str],
        name: str,
        size: QSize,
        editor: CodeEditor,
        parent: QWidget | None = None,
    ) -> None:
        """`name` begins the object names; `folder` keeps where files were opened last."""
        super().__init__(parent, Qt.WindowType.Window)
        set_up_window(self, name + "Window", files.title, size)
        self._files = files
        self._folder_setting = folder
        self._name = name
        self.list = named(QListWidget(), name + "Files", self.tr("Files opened lately"), role="quiet")
        self.list.setFixedWidth(widened(FILES_WIDTH))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.editor = editor
        self.find_line = FindLine(self.editor, name + "Find")
        self.fault = label("", "fault", name + "Fault", self.tr("What is wrong"), wrap=True, selectable=True)
        self.new = button(self.tr("New"), name + "New")
        self.save = button(self.tr("Save"), name + "Save", self.tr("Save the file"), self._save)
        self.open_button = button(self.tr("Open…"), name + "Open", self.tr("Open a file"), self._ask_for_file)
        self.more = self._more()
        self.give_key(self.save, "Ctrl+S")
        self.give_key(self.open_button, KEYS["open"][0])
        files.changed.connect(self._show)
        files.reload_asked.connect(self._ask_to_reload)
        self.list.currentRowChanged.connect(self._open_row)
        self.editor.cursorPositionChanged.connect(self._note_cursor)

    @property
    def in_file(self) -> Sequence[QWidget]:
        """The controls that need a file."""
        return self.save, self.more

    @property
    def files_column(self) -> QVBoxLayout:
        """The files, with the buttons that open and begin one."""
        caption, buttons = label(self.list.accessibleName(), "caption"), row(self.new, self.open_button, spacing=8)
        return column(caption, (self.list, 1), buttons, spacing=8)

    def begin(self) -> None:
        """Show what there is; a subclass has laid everything out."""
        self._show()
        self.editor.setFocus()
        self._files.look_again()

    def give_key(self, made: QPushButton, keys: QKeySequence.StandardKey | str) -> None:
        """Give a button a key, which its tooltip tells."""
        made.setShortcut(keys)
        made.setToolTip(key_tip(made.toolTip(), keys))

    def begin_with(self, text: str, start: Path) -> None:
        """Ask where a new file is to be that begins with this text."""
        self._ask(self.new.text(), start, partial(self._files.begin, text=text), self.ending[1:])

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

    def _more(self) -> QToolButton:
        more = QMenu(self)
        more.addAction(self.tr("Save &as…"), QKeySequence("Ctrl+Shift+S"), self._ask_where_to_save)
        more.addAction(self.tr("&Find"), QKeySequence(KEYS["find"][0]), self.find_line.begin)
        more.addAction(self.tr("&Remove from the list"), self._forget)
        return more_button(self._name + "More", more)

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
        for one in self.in_file:
            one.setEnabled(there)
        title = self.tr("{file}[*]: {files}").format(file=shown.path.name, files=self._files.title)
        self.setWindowTitle(title if there else self._files.title)
        self.setWindowModified(there and shown.unsaved)
        text = "" if shown.fault is None else as_sentence(translated(shown.fault))
        if text != self.fault.text():
            say(self.fault, text)
        self.fault.setVisible(bool(text))

    def _list(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for file in self._files.listed:
                name = file.path.name
                item = QListWidgetItem(f"• {name}" if file.unsaved else name, self.list)
                item.setToolTip(str(file.path))
                item.setSizeHint(QSize(0, self.list.sizeHintForRow(self.list.count() - 1)))  # as wide as the list
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
    def _ask_to_reload(self, file: F) -> None:
        ask_to_reload(self._files, file, self)

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
        self._ask(self.tr("Open"), self._folder, self._files.open)

    @Slot()
    def _ask_where_to_save(self) -> None:
        take = partial(self._files.save, self._files.shown)
        self._ask(self.tr("Save as"), self._files.shown.path, take, self.ending[1:])

    def _ask(self, title: str, start: Path, take: Callable[[Path], object], ending: str | None = None) -> None:
        filters = f"{self._files.title} (*{self.ending})", self.tr("All files") + " (*)"
        dialog = ask_for_file(self, self._name + "FileDialog", title, start, filters, ending)
        self._take = take
        dialog.fileSelected.connect(self._take_chosen)

    @property
    def _folder(self) -> Path:
        documents = usual_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        return existing_folder(self._files.settings.value(self._folder_setting), documents)

    @Slot(str)
    def _take_chosen(self, path: str) -> None:
        """Take a path that was chosen; its folder is where files are looked for from now on, and one can write."""
        self._files.settings.keep(self._folder_setting, str(Path(path).parent))
        self.editor.setFocus()
        self._take(Path(path))
