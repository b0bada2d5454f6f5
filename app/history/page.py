"""The history page: what was played, solved and saved, and when."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.history.filters import HistoryFilters
from app.history.record_panel import RecordPanel
from app.history.session import HistorySession
from app.history.table import OPENING, HistoryTable
from app.history.words import size_sentence
from app.puzzle.actions import make_page_actions
from app.puzzle.records import PuzzleRecords
from app.storage.history import Searches
from app.storage.history_query import HistoryQuery, Kind
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import DELETE, action_key, bind, enable, key_text, offer
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.notices import FirstHint, UndoBar
from app.ui.widgets.shorthand import button, column, keep_room, label, row

LEAST_TEXT_WIDTH, TEXT_WIDTH = 280, 420


class EmptyHistory(QWidget):
    """In place of the list while there is nothing to list.

    It says that nothing fits the filter, or what to do first, with a button for each puzzle.
    """

    puzzle_asked = Signal(str)
    """The name of a puzzle whose page is asked for."""
    everything_asked = Signal()
    """All records are to be listed."""

    def __init__(self, puzzles: Iterable[PuzzleRecords], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        centre = Qt.AlignmentFlag.AlignCenter
        self.heading = label(role="heading", align=centre)
        self.text = label(name="historyEmpty", wrap=True, align=centre)
        self.text.setMinimumWidth(LEAST_TEXT_WIDTH)
        self.text.setMaximumWidth(scaled(TEXT_WIDTH))
        self.buttons = {
            one.name: button(one.invitation(), f"historyTo{one.name.capitalize()}", clicked=self._ask_for_puzzle)
            for one in puzzles
        }
        self.everything = button(self.tr("Show everything"), "historyShowEverything")
        self.everything.clicked.connect(self.everything_asked)
        text = row(1, (self.text, 20), 1)
        text.setContentsMargins(0, 0, 0, 6)
        ways = row(1, *self.buttons.values(), 1, spacing=8), row(1, self.everything, 1)
        column(2, self.heading, text, *ways, 3, spacing=12, parent=self)

    def show_text(self, query: HistoryQuery, ever: bool) -> None:
        """Say why nothing is listed: nothing fits what was asked for, or nothing was ever kept (`ever` is False)."""
        narrowed = bool(query.text or query.puzzle) or query.kind is not Kind.EVERYTHING
        heading, text = self._nothing(query, ever)
        self.heading.setText(heading)
        self.text.setText(text)
        for one in self.buttons.values():
            one.setVisible(not query.deleted and not (ever and query.text))
        self.everything.setVisible(ever and (narrowed or query.deleted))

    def _nothing(self, query: HistoryQuery, ever: bool) -> tuple[str, str]:
        """The heading and the text."""
        if query.text:
            text = self.tr(
                "Nothing listed here fits “{text}”. Try a part of a name, a method, or a date such as {date}."
            )
            return self.tr("Nothing found"), text.format(text=query.text, date=date.today().isoformat()[:7])
        if query.deleted:
            text = self.tr("Records that you delete are listed here and can be restored at any time.")
            return self.tr("No deleted records"), text
        if not ever:
            text = self.tr(
                "Press Solve on the Klotski page, play a layout yourself, or click a square of the "
                "chessboard: what you play and find is saved here automatically."
            )
            return self.tr("Nothing saved yet"), text
        others = self.tr("There are records of other puzzles.")
        texts = {
            Kind.EVERYTHING: self.tr("There are records of the other puzzle.") if len(self.buttons) == 2 else others,
            Kind.GAMES: self.tr("A game that you play by hand is saved here, finished or not."),
            Kind.STRICT: self.tr("In a strict game of Klotski nothing is told or undone: choose it in the Edit menu."),
            Kind.SEARCHES: self.tr("What the program finds for you is saved here: press Solve, or click a square."),
            Kind.OWN: self.tr("Layouts and boards that you edit and name are saved here."),
        }
        return self.tr("Nothing here yet"), texts[query.kind]

    @Slot()
    def _ask_for_puzzle(self) -> None:
        self.puzzle_asked.emit(next(name for name, one in self.buttons.items() if one is self.sender()))


class HistoryPage(QWidget):
    """A list of records, and one of them in detail: a view of a `HistorySession`."""

    def __init__(self, session: HistorySession, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("historyPage")
        self.session = session
        self._appearance = appearance
        self.page_actions = make_page_actions(self)
        self.table = HistoryTable(session)
        self.panel = RecordPanel(session, appearance)
        self.empty = EmptyHistory(session.words.puzzles.values())
        self.undo_bar = UndoBar(self, "history", lambda: session.sentence, session.undo_changed)
        self.filters = keep_room(HistoryFilters(session))
        self.size_label = label(role="caption", name="historySize")
        tip = self.tr("Show figures of what you played and found")
        self.statistics_button = button(self.tr("Statistics"), "statisticsButton", tip)
        self.statistics_button.setCheckable(True)
        self.list = QStackedWidget()
        self.shown = QStackedWidget()
        self.records = QWidget()
        self.listed = QWidget()
        text = self.tr(
            "Everything you play, solve or save is listed here; the searches of a day are one line, which {open} or a "
            "click opens. On any other line, {open} or a double-click continues on its page. Press {delete} to "
            "delete what is selected, or {undo} to restore it."
        ).format(open=key_text(OPENING[0]), delete=key_text(DELETE), undo=action_key("undo"))
        self.first_hint = FirstHint("history", text, settings)
        self.setFocusProxy(self.filters.kind)
        self._lay_out()
        self._connect()
        self._show_selected()
        self._show_statistics()
        session.refresh()  # what is listed may be named and sorted by names of another language

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The list, or while it is empty what chooses what is listed."""
        return pass_focus(self, self.table, self.filters.kind) or super().focusNextPrevChild(forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Read again what may have changed meanwhile."""
        super().showEvent(event)
        self.session.update()

    def _connect(self) -> None:
        session = self.session
        offer(self.page_actions, {"undo": session.undo, "copy": session.copy})
        bind(self.undo_bar.button, self.page_actions["undo"], self.tr("Restore what you deleted last"))
        self.statistics_button.clicked.connect(self._turn_statistics)
        session.undo_changed.connect(self._refresh_actions)
        self.empty.puzzle_asked.connect(session.puzzle_asked)
        self.empty.everything_asked.connect(session.show_everything)
        self.filters.left_downwards.connect(self._enter_list)
        session.model.preparing.connect(self._say_preparing)
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
    def _turn_statistics(self) -> None:
        self.session.shows_statistics = self.statistics_button.isChecked()
        self._show_statistics()

    def _show_statistics(self) -> None:
        """Show the statistics in place of the list, or the list again."""
        session, wanted = self.session, self.session.shows_statistics
        self.statistics_button.setVisible(session.statistics is not None)
        self.statistics_button.setChecked(wanted)
        self.filters.setVisible(not wanted)
        self.size_label.setVisible(not wanted)
        if session.statistics is None or not wanted:
            self.shown.setCurrentWidget(self.records)
            return
        if self.shown.count() == 1:
            from app.history.statistics import StatisticsView  # imported when the statistics are first asked for

            self.shown.addWidget(StatisticsView(session.statistics, self._appearance))
        self.shown.setCurrentIndex(1)

    @Slot()
    def _enter_list(self) -> None:
        """Lead the keys into the list, to its first line where none is selected."""
        if self.table.isVisible():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.session.selected:
                self.table.selectRow(0)

    @Slot()
    def _say_preparing(self) -> None:
        if self.session.model.asked.text:
            self.size_label.setText(self.tr("Looking…"))

    @Slot()
    def _show_list(self) -> None:
        """Show what is listed now, or why it is nothing."""
        size = self.session.model.rowCount()
        self.filters.follow()
        self.table.show_selection()
        self.size_label.setText(size_sentence(self.session.model.listed.records))
        if not size:
            self.empty.show_text(self.session.model.query, not self.session.is_empty)
        self.list.setCurrentWidget(self.listed if size else self.empty)
        self.setFocusProxy(self.table if size else self.filters.kind)  # a hidden one would be a trap for Tab
        self.panel.setVisible(size > 0)
        self._show_selected()

    @Slot()
    def _show_selected(self) -> None:
        session = self.session
        row, number = session.row, len(session.selected)
        if row is None:
            self.panel.show_number(number)
        elif isinstance(row, Searches):
            self.panel.show_searches(row, session.model.listed.is_open(row.key))
        else:
            self.panel.show_record(row, session.record())
        self._refresh_actions()
        self.panel.allow(delete=number > 0, restore=number > 0 and session.model.query.deleted)

    def _lay_out(self) -> None:
        column(self.first_hint, (self.table, 1), spacing=10, parent=self.listed)
        self.list.addWidget(self.listed)
        self.list.addWidget(self.empty)
        top = row((self.filters, 1), self.size_label, self.statistics_button, spacing=12)
        left = column((self.list, 1), self.undo_bar, spacing=10)
        row((left, 1), self.panel, spacing=14, parent=self.records)
        self.shown.addWidget(self.records)
        column(top, (self.shown, 1), spacing=10, margins=(14, 10, 14, 14), parent=self)
