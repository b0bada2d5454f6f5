"""The history page: what was played, solved and kept, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.history.empty_history import EmptyHistory
from app.history.model import HistoryModel
from app.history.record_panel import RecordPanel
from app.history.table import HistoryTable
from app.history.undo_bar import UndoBar
from app.history.words import known_optimum, shown_name, size_sentence
from app.puzzle.actions import make_page_actions
from app.storage.faults import StorageError, StorageFault
from app.storage.history import PAGE, History, Key
from app.storage.records import Record
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import bind, enable, offer
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.first_hint import FirstHint
from app.ui.widgets.focus import pass_focus
from solvers.message import Message

FILTERS: dict[str, tuple[str | None, bool]] = {
    "everything": (None, False),
    "klotski": ("klotski", False),
    "knight": ("knight", False),
    "deleted": (None, True),
}
"""What can be listed: of which puzzle, and whether what was deleted."""


class HistoryPage(QWidget):
    """A list of records, and one of them in detail."""

    opened = Signal(object)
    """A record (`app.storage.records`) that is to be shown on its page again."""
    puzzle_asked = Signal(str)
    """The person would like to go to `klotski` or `knight`."""
    changed = Signal()
    """Something was deleted or brought back here."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""

    def __init__(self, history: History, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("historyPage")
        self._history = history
        self.page_actions = make_page_actions(self)
        self._stale = True
        self._chosen: list[Key] = []
        history.explain(shown_name, known_optimum)
        self.model = HistoryModel(history, self)
        self.table = HistoryTable(self.model)
        self.panel = RecordPanel(appearance)
        self.empty = EmptyHistory()
        self.undo_bar = UndoBar()
        self.filter = self._filter_combo()
        self.size_label = QLabel()
        self.size_label.setObjectName("historySize")
        self.size_label.setProperty("role", "caption")
        self.list = QStackedWidget()
        self.listed = QWidget()
        self.first_hint = self._first_hint(settings)
        self.setFocusProxy(self.filter)
        self._lay_out()
        self._connect()
        self._show_chosen()

    def refresh(self) -> None:
        """List what there is now; while the page is hidden, when it is shown next."""
        self._stale = True
        if self.isVisible():
            self._list_anew()

    def open(self) -> None:
        """Show the record that is selected on its page again."""
        keys = self.table.chosen
        record = self._record(keys[0]) if len(keys) == 1 else None
        if record is not None:
            self.opened.emit(record)

    def delete(self) -> None:
        """Put what is selected out of sight."""
        keys = self.table.chosen
        if keys and not self.model.query.deleted:
            line = self.model.line_of(keys[0]) or 0
            if self._change(self._history.delete, keys):
                self.undo_bar.deleted(keys)
                self.table.choose_line(line)

    def restore(self) -> None:
        """Bring what is selected back from among the deleted."""
        keys = self.table.chosen
        if keys and self.model.query.deleted and self._change(self._history.restore, keys):
            self.undo_bar.restored(keys)

    def undo(self) -> None:
        """Bring back what was deleted last."""
        keys = self.undo_bar.last
        if keys and self._change(self._history.restore, keys):
            self.undo_bar.undone()
            self.table.choose(keys)

    def copy(self) -> None:
        """Copy the lines that are selected as text, parted by tabs, below the titles of the columns."""
        lines = [self.model.titles, *map(self.model.texts, self.table.chosen)]
        QApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The list, or while it is empty what chooses what is listed."""
        return pass_focus(self, self.table, self.filter) or super().focusNextPrevChild(forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Read anew what has changed meanwhile."""
        super().showEvent(event)
        if self._stale:
            self._list_anew()

    def _connect(self) -> None:
        offer(self.page_actions, {"undo": self.undo, "copy": self.copy})
        enable(self.page_actions, {"undo": False, "copy": False})
        bind(self.undo_bar.button, self.page_actions["undo"], self.tr("Bring back what was deleted last"))
        self.undo_bar.changed.connect(self._refresh_actions)
        self.table.chosen_changed.connect(self._refresh_actions)
        self.table.open_asked.connect(self.open)
        self.table.delete_asked.connect(self.delete)
        self.table.undo_asked.connect(self.undo)
        self.table.copy_asked.connect(self.copy)
        self.table.chosen_changed.connect(self._show_chosen)
        self.opened.connect(self.first_hint.follow)
        self.panel.open_asked.connect(self.open)
        self.panel.delete_asked.connect(self.delete)
        self.panel.restore_asked.connect(self.restore)
        self.empty.puzzle_asked.connect(self.puzzle_asked)
        self.filter.currentIndexChanged.connect(self._filter)
        self.model.modelAboutToBeReset.connect(self._remember_chosen)
        self.model.modelReset.connect(self._show_list)
        self.model.failed.connect(self._reading_failed, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _refresh_actions(self) -> None:
        enable(self.page_actions, {"undo": bool(self.undo_bar.last), "copy": bool(self.table.chosen)})

    def _list_anew(self) -> None:
        self._stale = False
        self.model.show_request(self.model.query)

    @Slot()
    def _filter(self) -> None:
        puzzle, deleted = FILTERS[self.filter.currentData()]
        self.model.show_request(replace(self.model.query, puzzle=puzzle, deleted=deleted))

    @Slot()
    def _remember_chosen(self) -> None:
        self._chosen = self.table.chosen[:PAGE]

    @Slot()
    def _show_list(self) -> None:
        """Show what is listed now, or why it is nothing; what was selected and is there still stays so."""
        size = self.model.rowCount()
        self.table.choose(self._chosen)
        self.size_label.setText(size_sentence(size))
        self.empty.show_text(size > 0 or self._any(), self.model.query.deleted)
        self.list.setCurrentWidget(self.listed if size else self.empty)
        self.setFocusProxy(self.table if size else self.filter)  # a hidden one would be a trap for Tab
        for beside in (self.panel, self.size_label):
            beside.setVisible(size > 0)
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        keys, deleted = self.table.chosen, self.model.query.deleted
        row = self.model.record(keys[0]) if len(keys) == 1 else None
        if row is None:
            self.panel.show_number(len(keys))
        else:
            self.panel.show_record(row, self._record(row.key))
        self.panel.allow(delete=bool(keys), restore=bool(keys) and deleted)

    @Slot(object)
    def _reading_failed(self, why: Message) -> None:
        self.failed.emit(why)
        if why.template is StorageFault.SET_ASIDE:
            self.refresh()

    def _record(self, key: Key) -> Record | None:
        try:
            return self._history.record(key)
        except StorageError as error:
            self.failed.emit(error.message)
            return None

    def _any(self) -> bool:
        try:
            return self._history.size() > 0
        except StorageError:
            return False

    def _change(self, act: Callable[[Sequence[Key]], None], keys: Sequence[Key]) -> bool:
        """Delete or restore, and list what there is then; False when the data file refused."""
        try:
            act(keys)
        except StorageError as error:
            self.failed.emit(error.message)
            return False
        self._list_anew()
        self.changed.emit()
        return True

    def _first_hint(self, settings: Settings) -> FirstHint:
        text = self.tr(
            "All that you play, solve and name is kept here. Choose a line to see it; Enter or a double click takes it "
            "up again on its page. Delete puts it away, and Ctrl+Z brings it back."
        )
        return FirstHint("history", text, settings)

    def _filter_combo(self) -> QComboBox:
        combo = Dropdown()
        combo.setObjectName("historyFilter")
        combo.setAccessibleName(self.tr("What is listed"))
        combo.setToolTip(self.tr("Choose what is listed"))
        titles = {
            "everything": self.tr("Everything"),
            "klotski": self.tr("Klotski"),
            "knight": self.tr("Knight's Tour"),
            "deleted": self.tr("Deleted"),
        }
        for name in FILTERS:
            combo.addItem(titles[name], name)
        return combo

    def _lay_out(self) -> None:
        listed = QVBoxLayout(self.listed)
        listed.setContentsMargins(0, 0, 0, 0)
        listed.setSpacing(10)
        listed.addWidget(self.first_hint)
        listed.addWidget(self.table, 1)
        self.list.addWidget(self.listed)
        self.list.addWidget(self.empty)
        top = QHBoxLayout()
        top.addWidget(self.filter)
        top.addStretch(1)
        top.addWidget(self.size_label)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addWidget(self.undo_bar)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 10, 14, 14)
        line.setSpacing(14)
        line.addLayout(column, 1)
        line.addWidget(self.panel)
