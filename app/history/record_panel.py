"""One record in detail: a picture, its facts, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFormLayout, QFrame, QSizePolicy, QWidget

from app.history.session import HistorySession
from app.history.table import OPENING
from app.history.words import day_in_full, searches_sentence, size_sentence
from app.puzzle.records import RecordKind
from app.storage.history import Row, Searches
from app.storage.records import Record
from app.ui.look.scale import widened
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import DELETE, key_tip
from app.ui.widgets.shorthand import button, column, label, named, row

WIDTH = 304
PICTURE_HEIGHT = 212
"""The height of the room for the picture, in pixels."""
MOST_NAMES = 8
"""How many layouts and boards are named of a day's searches."""


class RecordPanel(QFrame):
    """Shows the record that a session has selected, or says how many are."""

    def __init__(self, session: HistorySession, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "sidePanel", role="panel")
        self.setFixedWidth(widened(WIDTH))
        self._words = session.words
        self._appearance = appearance
        self._shown: tuple[RecordKind, Record] | None = None
        self.picture = label(name="historyPicture", align=Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedHeight(PICTURE_HEIGHT)
        self.heading = label(role="heading", name="historyHeading", wrap=True, figures=True)
        self.notes = label(role="caption", name="historyNotes", wrap=True, figures=True)
        self.facts = QFormLayout(horizontalSpacing=14, verticalSpacing=6)
        self.open_button = button(self.tr("Open"), "historyOpen", clicked=session.open, role="primary")
        tip = key_tip(self.tr("Delete"), DELETE)
        self.delete_button = button(self.tr("Delete"), "historyDelete", tip, session.delete)
        self.restore_button = button(self.tr("Restore"), "historyRestore", self.tr("Restore"), session.restore)
        buttons = row((self.open_button, 2), (self.delete_button, 1), (self.restore_button, 1), spacing=8)
        parts = (self.picture, self.heading, self.facts, self.notes, 1, buttons)
        column(*parts, spacing=12, margins=16, parent=self)
        appearance.changed.connect(self._draw)

    def show_record(self, row: Row, record: Record | None) -> None:
        """Show a record; without one, what the list says of it."""
        kind = self._words.kind(row)
        self._shown = None if record is None else (kind, record)
        self._show_texts(self._words.name_of(row), self._words.facts(row))
        self.notes.setText("" if record is None else kind.notes(record))

    def show_searches(self, row: Searches, is_open: bool) -> None:
        """Show what was found on a day, which is listed or not."""
        self._shown = None
        self._show_texts(searches_sentence(row.number), [(self.tr("Date"), day_in_full(row.key))])
        names = self._words.searched_for(row, MOST_NAMES)
        more = ["…"] if len(row.subjects) > MOST_NAMES else []
        self.notes.setText("\n".join((*names, *more)))
        self.open_button.setText(self.tr("Close") if is_open else self.tr("Open"))
        self.open_button.setToolTip(key_tip(self.tr("List these searches or no longer"), OPENING[0]))
        self.open_button.setEnabled(True)

    def show_number(self, selected: int) -> None:
        """Say how many records are selected, when it is not one."""
        self._shown = None
        self._show_texts(size_sentence(selected) if selected else self.tr("Select a record to see it here."), [])
        self.notes.clear()

    def allow(self, delete: bool, restore: bool) -> None:
        """Offer what can be done with what is selected: records that are not deleted, or records that are."""
        self.delete_button.setVisible(not restore)
        self.delete_button.setEnabled(delete)
        self.restore_button.setVisible(restore)

    def _show_texts(self, heading: str, facts: list[tuple[str, str]]) -> None:
        self.heading.setText(heading)
        self.open_button.setText(self.tr("Open"))
        self.open_button.setToolTip(key_tip(self.tr("Open on its page"), OPENING[0]))
        self.open_button.setEnabled(self._shown is not None)
        while self.facts.rowCount():
            self.facts.removeRow(0)
        for title, fact in facts:
            caption = label(title, "caption", align=Qt.AlignmentFlag.AlignTop)
            caption.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self.facts.addRow(caption, label(fact, "figure", wrap=True, figures=True))
        self._draw()

    @Slot()
    def _draw(self) -> None:
        pixmap = QPixmap()
        if self._shown is not None:
            kind, record = self._shown
            pixmap = kind.picture(record, self._appearance.theme, self.devicePixelRatioF())
        self.picture.setPixmap(pixmap)
        self.picture.setVisible(self._shown is not None)
