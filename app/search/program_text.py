"""A small panel for what a program tells of itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPlainTextEdit

from app.ui.look.fonts import program_font
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import named

AROUND = 20
"""Above and below the lines, in pixels at a text size of 100 %."""


class ProgramText(QPlainTextEdit):
    """What a program tells; it is hidden while that is nothing."""

    def __init__(self, name: str, accessible: str, least: int = 2, most: int = 6) -> None:
        """It is at least and at the most so many lines high."""
        super().__init__(readOnly=True, tabChangesFocus=True)
        named(self, name, accessible, accessible)
        self.setFont(program_font())
        line, around = self.fontMetrics().lineSpacing(), scaled(AROUND)
        self.setMinimumHeight(least * line + around)
        self.setMaximumHeight(most * line + around)
        self._text = ""
        self.hide()

    def show_text(self, text: str, end: bool = False) -> None:
        """Show a text; its `end` is in sight, or else what was."""
        if text != self._text:
            bar, self._text = self.verticalScrollBar(), text
            place = bar.value()
            self.setPlainText(text.removesuffix("\n"))
            bar.setValue(bar.maximum() if end else place)
            self.setVisible(bool(text))


def printed_text(name: str, most: int = 6) -> ProgramText:
    """A small panel for what a search prints, so many lines high at the most."""
    return ProgramText(name, QCoreApplication.translate("ProgramText", "What the search prints"), most=most)
