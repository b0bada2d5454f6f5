"""What chooses the records that are listed: their kind, their puzzle, and a text that means them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.history.session import DELETED, HistorySession
from app.storage.history_query import Kind
from app.ui.look.scale import scaled
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.shorthand import connect_slot, named, row

PAUSE_MS = 150
"""How long after the last letter the records are looked for."""
LEAST_WIDTH, LEAST_TEXT_WIDTH = 84, 110
"""Of a dropdown, which shortens what is chosen then, and of the line, in pixels."""


class HistoryFilters(QWidget):
    """Two dropdowns and a line, as the session has them."""

    left_downwards = Signal()
    """From the line, the list is asked for by Down or Enter."""

    def __init__(self, session: HistorySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.kind = _combo("historyKind", self.tr("Records shown"), self.tr("Choose which records to show"))
        self.kind.offer((title, name) for name, title in kind_titles().items())
        self.puzzle = _combo("historyPuzzle", self.tr("Puzzle"), self.tr("Show the records of one puzzle only"))
        puzzles = [(puzzle.title(), name) for name, puzzle in session.words.puzzles.items()]
        self.puzzle.offer([(self.tr("All puzzles"), ""), *puzzles])
        self.text = named(
            QLineEdit(placeholderText=self.tr("Find by name, method or date"), clearButtonEnabled=True),
            "historySearch",
            self.tr("Find records"),
            self.tr("A part of a name, a method or a date"),
        )
        self.text.setMinimumWidth(scaled(LEAST_TEXT_WIDTH))
        self.text.installEventFilter(self)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        row(self.kind, self.puzzle, (self.text, 1), spacing=8, parent=self)
        self.follow()
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.puzzle.currentIndexChanged.connect(self._show_puzzle)
        connect_slot(self.text, "textChanged(QString)", self._pause, "start()")
        self._pause.timeout.connect(self._find)

    def follow(self) -> None:
        """Show what the session lists."""
        for combo, name in ((self.kind, self._session.kind), (self.puzzle, self._session.puzzle)):
            with QSignalBlocker(combo):
                combo.setCurrentIndex(combo.findData(name))
        if self._written != self._session.model.asked.text and not self._pause.isActive():
            self.text.setText(self._session.model.asked.text)
            self._pause.stop()

    @Slot()
    def _find(self) -> None:
        """Look for what is written now."""
        self._pause.stop()
        self._session.find(self._written)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line, Down and Enter lead into the list, and Esc empties it."""
        if watched is self.text and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._find()
                self.left_downwards.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.text.text():
                self.text.clear()
                return True
        return super().eventFilter(watched, event)

    @property
    def _written(self) -> str:
        return " ".join(self.text.text().split())

    @Slot()
    def _show_kind(self) -> None:
        self._session.show_kind(self.kind.currentData())

    @Slot()
    def _show_puzzle(self) -> None:
        self._session.show_puzzle(self.puzzle.currentData())


def kind_titles() -> dict[str, str]:
    """The kinds of record that can be chosen, each with its title."""
    return {
        Kind.EVERYTHING.value: QCoreApplication.translate("HistoryFilters", "Everything"),
        Kind.GAMES.value: QCoreApplication.translate("HistoryFilters", "Games"),
        Kind.STRICT.value: QCoreApplication.translate("HistoryFilters", "Strict games"),
        Kind.SEARCHES.value: QCoreApplication.translate("HistoryFilters", "Searches"),
        Kind.OWN.value: QCoreApplication.translate("HistoryFilters", "My layouts and boards"),
        DELETED: QCoreApplication.translate("HistoryFilters", "Deleted"),
    }


def _combo(name: str, accessible: str, tip: str) -> ElidingCombo:
    combo = named(ElidingCombo(), name, accessible, tip)
    combo.setMinimumWidth(scaled(LEAST_WIDTH))
    return combo
