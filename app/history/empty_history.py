"""What stands in place of the list while there is nothing to list."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.puzzle.records import PuzzleRecords
from app.storage.history_query import HistoryQuery, Kind
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import button, column, label, row

LEAST_TEXT_WIDTH, TEXT_WIDTH = 280, 420


class EmptyHistory(QWidget):
    """Says that nothing fits the filter, or what to do first, with a button for each puzzle."""

    puzzle_asked = Signal(str)
    """The name of a puzzle whose page is asked for."""
    everything_asked = Signal()
    """All records are to be listed."""

    def __init__(self, puzzles: Iterable[PuzzleRecords], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = label(role="heading")
        self.text = label(name="historyEmpty", wrap=True)
        self.text.setMinimumWidth(LEAST_TEXT_WIDTH)
        self.text.setMaximumWidth(scaled(TEXT_WIDTH))
        for text in (self.heading, self.text):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {
            puzzle.name: button(puzzle.invitation(), f"historyTo{puzzle.name.capitalize()}") for puzzle in puzzles
        }
        self._names = list(self.buttons)
        group = QButtonGroup(self)
        for number, one in enumerate(self.buttons.values()):
            group.addButton(one, number)
        group.idClicked.connect(self._ask_for_puzzle)
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
        texts = {
            Kind.EVERYTHING: self.tr("There are records of the other puzzle."),
            Kind.GAMES: self.tr("A game that you play by hand is saved here, finished or not."),
            Kind.STRICT: self.tr("In a strict game of Klotski nothing is told or undone: choose it in the Edit menu."),
            Kind.SEARCHES: self.tr("What the program finds for you is saved here: press Solve, or click a square."),
            Kind.OWN: self.tr("Layouts and boards that you edit and name are saved here."),
        }
        return self.tr("Nothing here yet"), texts[query.kind]

    @Slot(int)
    def _ask_for_puzzle(self, number: int) -> None:
        self.puzzle_asked.emit(self._names[number])
