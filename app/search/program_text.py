"""A small panel for what a program tells of itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPlainTextEdit

from app.ui.look.fonts import program_font
from app.ui.widgets.shorthand import named


class ProgramText(QPlainTextEdit):
    """What a program tells; it is hidden while that is nothing."""

    def __init__(self, name: str, accessible: str, least: int = 2, most: int = 6) -> None:
        """It is at least and at the most so many lines high."""
        super().__init__(readOnly=True)
        named(self, name, accessible, accessible)
        self.setTabChangesFocus(True)
        self.setFont(program_font())
        self.setMinimumHeight(least * self.fontMetrics().lineSpacing())
        self.setMaximumHeight(most * self.fontMetrics().lineSpacing())
        self._text = ""
        self.hide()

    def show_text(self, text: str, end: bool = False) -> None:
        """Show a text; its `end` is in sight, or else what was."""
        if text != self._text:
            bar, self._text = self.verticalScrollBar(), text
            place = bar.value()
            self.setPlainText(text)
            bar.setValue(bar.maximum() if end else place)
            self.setVisible(bool(text))


def printed_text(name: str) -> ProgramText:
    """A small panel for what a search prints."""
    return ProgramText(name, QCoreApplication.translate("ProgramText", "What the search prints"))
