"""What stands in place of the list while there is nothing to list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

TEXT_WIDTH = 420


class EmptyHistory(QWidget):
    """Says what to do first, and leads there; or that nothing fits the filter."""

    puzzle_asked = Signal(str)
    """`klotski` or `knight`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QLabel()
        self.heading.setProperty("role", "heading")
        self.text = QLabel()
        self.text.setObjectName("historyEmpty")
        self.text.setWordWrap(True)
        self.text.setFixedWidth(TEXT_WIDTH)
        for label in (self.heading, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.klotski_button = self._button("historyToKlotski", self.tr("Solve a Layout"))
        self.knight_button = self._button("historyToKnight", self.tr("Find a Tour"))
        self.klotski_button.clicked.connect(self._ask_for_klotski)
        self.knight_button.clicked.connect(self._ask_for_knight)
        self._lay_out()

    def show_text(self, ever: bool, deleted: bool) -> None:
        """Say why the list is empty: nothing was deleted, nothing fits, or nothing was ever kept."""
        self.klotski_button.setVisible(not deleted)
        self.knight_button.setVisible(not deleted)
        if deleted:
            self.heading.setText(self.tr("Nothing is deleted"))
            self.text.setText(self.tr("What you delete is listed here, and can be brought back at any time."))
        elif ever:
            self.heading.setText(self.tr("Nothing of this kind yet"))
            self.text.setText(self.tr("There are records of the other puzzle; choose Everything to see them."))
        else:
            self.heading.setText(self.tr("Nothing is kept yet"))
            self.text.setText(
                self.tr(
                    "Press Solve on the Klotski page, play a layout by hand, or click a square of the chessboard: "
                    "what you play and find is kept here, from one day to the next."
                )
            )

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        return button

    @Slot()
    def _ask_for_klotski(self) -> None:
        self.puzzle_asked.emit("klotski")

    @Slot()
    def _ask_for_knight(self) -> None:
        self.puzzle_asked.emit("knight")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self.heading)
        column.addLayout(_centred(self.text))
        column.addSpacing(6)
        column.addLayout(_centred(self.klotski_button, self.knight_button))
        column.addStretch(3)


def _centred(*widgets: QWidget) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(8)
    line.addStretch(1)
    for widget in widgets:
        line.addWidget(widget)
    line.addStretch(1)
    return line
