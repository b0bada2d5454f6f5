"""What a search of a person's own tells of itself while it is watched, and what it prints."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.ui.look.fonts import program_font
from app.ui.widgets.shorthand import column, label, named
from app.ui.words.numbers import plural
from solvers.own_search.problem import OwnTrace

PRINTED_LINES = 5


class PrintedText(QPlainTextEdit):
    """What a search has printed, with the end in sight; it is hidden while there is nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(readOnly=True)
        named(self, name, QCoreApplication.translate("PrintedText", "What the search prints"))
        self.setTabChangesFocus(True)
        self.setFont(program_font())
        self.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.setMaximumHeight((PRINTED_LINES + 1) * self.fontMetrics().lineSpacing())
        self._text = ""
        self.hide()

    def show_text(self, text: str) -> None:
        """Show what was printed up to now."""
        if text != self._text:
            self._text = text
            self.setPlainText(text)
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            self.setVisible(bool(text))


class OwnTraceView(QWidget):
    """The variables of the function that runs, and what was printed."""

    def __init__(self, prefix: str) -> None:
        """`prefix` begins the object names."""
        super().__init__()
        title = self.tr("Variables")
        self.variables = label("", "", prefix + "OwnVariables", title, wrap=True, selectable=True)
        self.variables.setFont(program_font())
        self.calls = label("", "caption", prefix + "OwnCalls")
        self.printed = PrintedText(prefix + "OwnPrinted")
        column(self.variables, self.calls, self.printed, spacing=6, parent=self)

    def show_trace(self, trace: object, printed: str) -> None:
        """Show what is told in a step, if it is watched, and all that was printed up to now."""
        told = trace if isinstance(trace, OwnTrace) and trace.variables else None
        self.variables.setVisible(told is not None)
        self.calls.setVisible(told is not None and told.stack > 1)
        if told is not None:
            self.variables.setText("\n".join(f"{name} = {text}" for name, text in told.variables.items()))
            self.calls.setText(plural("OwnTraceView", "{number} calls under way", told.stack))
        self.printed.show_text(printed)
