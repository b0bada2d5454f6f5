"""What a search of a person's own tells of itself: its variables, its figures and what it prints."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPlainTextEdit

from app.search.counters import CounterFigure
from app.ui.look.fonts import program_font
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import data_size, duration, grouped, plural, unbroken
from solvers.own_search.problem import OwnTrace
from solvers.search import Progress

translate = QCoreApplication.translate


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
    return ProgramText(name, translate("ProgramText", "What the search prints"))


def variables_text(name: str) -> ProgramText:
    """A panel for the variables of the function that runs."""
    return ProgramText(name, translate("ProgramText", "Variables of the function that runs"), most=30)


def variables(trace: object) -> str:
    """The variables that a step tells of, one on a line."""
    return (
        "\n".join(f"{name} = {text}" for name, text in trace.variables.items()) if isinstance(trace, OwnTrace) else ""
    )


def work_done(visited: int, seconds: float, memory: int) -> str:
    """What a search has taken until its answer: calls of `successors`, seconds, and bytes of its process."""
    return translate("ProgramText", "{expansions} in {time}, with {memory} of memory").format(
        expansions=plural("ProgramText", "{number} expansions", visited),
        time=unbroken(duration(seconds)),
        memory=unbroken(data_size(memory)),
    )


def own_figures(progress: Progress, trace: OwnTrace) -> list[CounterFigure]:
    """What a search has asked for up to now, and how deep its calls are."""
    titles = {
        "expansions": (
            translate("ProgramText", "Expansions"),
            translate("ProgramText", "How often it has called problem.successors"),
        ),
        "goal tests": (
            translate("ProgramText", "Goal tests"),
            translate("ProgramText", "How often it has called problem.is_goal"),
        ),
        "calls": (
            translate("ProgramText", "Calls"),
            translate("ProgramText", "How many calls of its own functions are under way"),
        ),
    }
    counted = {**progress.counters, "calls": trace.stack}
    return [CounterFigure(title, grouped(counted.get(name, 0)), meaning) for name, (title, meaning) in titles.items()]
