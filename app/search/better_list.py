"""The better and better solutions of one search, with the time at which each was found."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.ui.look.scale import pressed
from app.ui.widgets.lists import LineList
from app.ui.widgets.shorthand import named

LINES_SHOWN = 4


class BetterList(LineList):
    """Hidden until there is a first; the best comes last and is in sight."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tip = self.tr(
            "Each solution improved on the last; the search continued until it found a better "
            "one or proved there is none"
        )
        named(self, name, self.tr("Solutions, each better than the last"), tip)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFixedHeight(LINES_SHOWN * max(self.fontMetrics().lineSpacing() + 7, pressed(0)) + 4)
        self.hide()

    def append(self, line: str) -> None:
        """List one more."""
        self.show_lines([*self.lines, line])
        self.show()
        self.scrollToBottom()

    def clear(self) -> None:
        """List nothing."""
        self.show_lines([])
        self.hide()
