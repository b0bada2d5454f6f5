"""The history page: what was played, solved and saved, and when."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QStackedWidget, QWidget

from app.history.empty_history import EmptyHistory
from app.history.record_panel import RecordPanel
from app.history.session import DELETED, EVERYTHING, HistorySession
from app.history.table import OPENING, HistoryTable
from app.history.undo_bar import UndoBar
from app.history.words import size_sentence
from app.puzzle.actions import make_page_actions
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import DELETE, action_key, bind, enable, key_text, offer
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.first_hint import FirstHint
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import column, label, named, row


class HistoryPage(QWidget):
    """A list of records, and one of them in detail: a view of a `HistorySession`."""

    def __init__(self, session: HistorySession, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("historyPage")
        self.session = session
        self.page_actions = make_page_actions(self)
        self.table = HistoryTable(session)
        self.panel = RecordPanel(session, appearance)
        self.empty = EmptyHistory(session.words.puzzles.values())
        self.undo_bar = UndoBar(session, self)
        self.filter = self._filter_combo()
        self.size_label = label(role="caption", name="historySize")
        self.list = QStackedWidget()
        self.listed = QWidget()
        self.first_hint = self._first_hint(settings)
        self.setFocusProxy(self.filter)
        self._lay_out()
        self._connect()
        self._show_selected()
        session.refresh()  # what is listed may be named and sorted by names of another language

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The list, or while it is empty what chooses what is listed."""
        return pass_focus(self, self.table, self.filter) or super().focusNextPrevChild(forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Read again what may have changed meanwhile."""
        super().showEvent(event)
        self.session.update()

    def _connect(self) -> None:
        session = self.session
        offer(self.page_actions, {"undo": session.undo, "copy": session.copy})
        bind(self.undo_bar.button, self.page_actions["undo"], self.tr("Restore what you deleted last"))
        session.undo_changed.connect(self._refresh_actions)
        self.empty.puzzle_asked.connect(session.puzzle_asked)
        self.filter.currentIndexChanged.connect(self._filter)
        session.opened.connect(self.first_hint.follow)
        session.selection_changed.connect(self._show_selected)
        session.outdated.connect(self._update)
        session.model.modelReset.connect(self._show_list)

    @Slot()
    def _refresh_actions(self) -> None:
        enable(self.page_actions, {"undo": self.session.can_undo, "copy": bool(self.session.selected)})

    @Slot()
    def _update(self) -> None:
        if self.isVisible():
            self.session.update()

    @Slot()
    def _filter(self) -> None:
        self.session.show_only(self.filter.currentData())

    @Slot()
    def _show_list(self) -> None:
        """Show what is listed now, or why it is nothing."""
        size, deleted = self.session.model.rowCount(), self.session.model.query.deleted
        self.table.show_selection()
        self.size_label.setText(size_sentence(size))
        self.empty.show_text(size > 0 or not self.session.is_empty, deleted)
        self.list.setCurrentWidget(self.listed if size else self.empty)
        self.setFocusProxy(self.table if size else self.filter)  # a hidden one would be a trap for Tab
        for beside in (self.panel, self.size_label):
            beside.setVisible(size > 0)
        self._show_selected()

    @Slot()
    def _show_selected(self) -> None:
        session = self.session
        row, number = session.row, len(session.selected)
        if row is None:
            self.panel.show_number(number)
        else:
            self.panel.show_record(row, session.record())
        self._refresh_actions()
        self.panel.allow(delete=number > 0, restore=number > 0 and session.model.query.deleted)

    def _first_hint(self, settings: Settings) -> FirstHint:
        text = self.tr(
            "Everything you play, solve or save is listed here. Select a row to preview it; press {open} "
            "or double-click to continue on its page. Press {delete} to delete it, or {undo} to restore it."
        ).format(open=key_text(OPENING[0]), delete=key_text(DELETE), undo=action_key("undo"))
        return FirstHint("history", text, settings)

    def _filter_combo(self) -> QComboBox:
        combo = named(Dropdown(), "historyFilter", self.tr("Records shown"), self.tr("Choose which records to show"))
        combo.addItem(self.tr("All"), EVERYTHING)
        for name, puzzle in self.session.words.puzzles.items():
            combo.addItem(puzzle.title(), name)
        combo.addItem(self.tr("Deleted"), DELETED)
        combo.setCurrentIndex(combo.findData(self.session.filter))
        return combo

    def _lay_out(self) -> None:
        column(self.first_hint, (self.table, 1), spacing=10, parent=self.listed)
        self.list.addWidget(self.listed)
        self.list.addWidget(self.empty)
        left = column(row(self.filter, 1, self.size_label), (self.list, 1), self.undo_bar, spacing=10)
        row((left, 1), self.panel, spacing=14, margins=(14, 10, 14, 14), parent=self)
