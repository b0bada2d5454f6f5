"""Where a tour is to start and to end, and a button to have it start and end anywhere again."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest


class EndsLine(QWidget):
    """Says in a few words which ends are chosen on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel()
        self.text.setObjectName("knightEndsLabel")
        self.text.setAccessibleName(self.tr("Where the tour starts and ends"))
        self.clear_button = QToolButton()
        self.clear_button.setObjectName("knightClearEndsButton")
        self.clear_button.setText("×")
        self.clear_button.setFixedSize(26, 26)
        self.clear_button.setAccessibleName(self.tr("Start and end anywhere"))
        self.clear_button.setToolTip(self.tr("Let tours start and end on any square"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.text, 1)
        line.addWidget(self.clear_button)

    def show_wish(self, wish: TourRequest) -> None:
        """Show the ends of this wish."""
        self.text.setText(self._ends(wish))
        self.clear_button.setEnabled(wish.start is not None or wish.end is not None)

    def _ends(self, wish: TourRequest) -> str:
        rows = wish.board.rows
        start = self.tr("any square") if wish.start is None else chess_name(wish.start, rows)
        if wish.end is None:
            return start
        return self.tr("{start} to {end}").format(start=start, end=chess_name(wish.end, rows))
