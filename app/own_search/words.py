"""What is said of a search of a person's own: what it has taken, and its figures while it is watched."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.search.counters import CounterFigure, figures
from app.ui.words.numbers import data_size, duration, plural, unbroken
from solvers.own_search.problem import OwnTrace
from solvers.search import Progress

translate = QCoreApplication.translate


def work_done(visited: int, seconds: float, memory: int) -> str:
    """What a search has taken until its answer: calls of `successors`, seconds, and bytes of its process."""
    return translate("ProgramText", "{expansions} in {time}, with {memory} of memory").format(
        expansions=plural("ProgramText", "{number} expansions", visited),
        time=unbroken(duration(seconds)),
        memory=unbroken(data_size(memory)),
    )


def own_figures(progress: Progress) -> list[CounterFigure]:
    """What a search has asked for up to now, and how deep its calls are; nothing of another search."""
    if not isinstance(progress.trace, OwnTrace):
        return []
    words = {
        "expansions": (
            translate("ProgramText", "Expansions"),
            translate("ProgramText", "How often it has called problem.successors"),
        ),
        "goal tests": (
            translate("ProgramText", "Goal tests"),
            translate("ProgramText", "How often it has called problem.is_goal"),
        ),
        "calls under way": (
            translate("ProgramText", "Calls"),
            translate("ProgramText", "How many calls of its own functions are under way"),
        ),
    }
    return list(figures(words, progress).values())
