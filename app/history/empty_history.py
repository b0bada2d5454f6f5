"""What stands in place of the list while there is nothing to list."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.puzzle.records import PuzzleRecords
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import button, column, label, row

LEAST_TEXT_WIDTH, TEXT_WIDTH = 280, 420


class EmptyHistory(QWidget):
    """Says that nothing fits the filter, or what to do first, with a button for each puzzle."""

    puzzle_asked = Signal(str)
    """The name of a puzzle whose page is asked for."""

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
        text = row(1, (self.text, 20), 1)
        text.setContentsMargins(0, 0, 0, 6)
        column(2, self.heading, text, row(1, *self.buttons.values(), 1, spacing=8), 3, spacing=12, parent=self)

    def show_text(self, ever: bool, deleted: bool) -> None:
        """Say why the list is empty: nothing is deleted, nothing fits, or nothing was ever kept (`ever` is False)."""
        for one in self.buttons.values():
            one.setVisible(not deleted)
        if deleted:
            self.heading.setText(self.tr("No deleted records"))
            self.text.setText(self.tr("Records that you delete are listed here and can be restored at any time."))
        elif ever:
            self.heading.setText(self.tr("Nothing here yet"))
            self.text.setText(self.tr("There are records of the other puzzle: choose All to see them."))
        else:
            self.heading.setText(self.tr("Nothing saved yet"))
            self.text.setText(
                self.tr(
                    "Press Solve on the Klotski page, play a layout yourself, or click a square of the "
                    "chessboard: what you play and find is saved here automatically."
                )
            )

    @Slot(int)
    def _ask_for_puzzle(self, number: int) -> None:
        self.puzzle_asked.emit(self._names[number])
