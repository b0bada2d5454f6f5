"""The better and better answers of one search, with the time at which each was found."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.ui.look.fonts import tabular
from app.ui.widgets.lists import LineModel
from app.ui.widgets.shorthand import named

LINES_SHOWN = 4


class BetterList(QListView):
    """Hidden until there is a first; the best comes last and is in sight."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tip = self.tr("Each solution was better than all before it; the search went on to a better one or the proof")
        named(self, name, self.tr("Better and better solutions"), tip)
        self.setFont(tabular(self.font()))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self._lines = LineModel(self)
        self.setModel(self._lines)
        self.setFixedHeight(LINES_SHOWN * (self.fontMetrics().lineSpacing() + 7) + 4)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What is listed."""
        return list(self._lines.lines)

    def append(self, line: str) -> None:
        """List one more."""
        self._lines.show_lines([*self._lines.lines, line])
        self.show()
        self.scrollToBottom()

    def clear(self) -> None:
        """List nothing."""
        self._lines.show_lines([])
        self.hide()
