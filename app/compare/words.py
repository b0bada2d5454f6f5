"""Texts about runs, results and comparisons, in the user's language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.puzzle.comparison import Preset, PuzzleComparison
from app.puzzle.entry import compared_puzzles
from app.storage.comparisons import Comparison
from app.ui.widgets.actions import action_key
from app.ui.words.language import current
from app.ui.words.numbers import duration, grouped, percent, rate
from solvers.comparison.plan import Problem, Result, Run, RunOutcome

OWN = "own"
"""The label of a comparison that is no preset."""


def comparison_of(problem: Problem) -> PuzzleComparison[Any, Any]:
    """Return how the methods of a problem's puzzle are compared."""
    return compared_puzzles()[problem.puzzle].comparison


def problem_title(problem: Problem) -> str:
    """Return the name of a problem."""
    return comparison_of(problem).problem_title(problem)


def method_title(run: Run) -> str:
    """Return the title of the engine."""
    return run.problem.engines.named(run.engine).words(current()).title


def visited_text(result: Result) -> str:
    """Return how many positions or squares were visited; empty where nothing was timed."""
    return grouped(result.visited) if result.seconds else ""


def spread_text(seconds: float) -> str:
    """Return a spread as a deviation from the middle."""
    return "± " + duration(seconds / 2)


def rate_text(each: float) -> str:
    """Return a number of positions or squares a second."""
    return rate(round(each), 1.0)


def length_text(result: Result) -> str:
    """Return the length of the solution with what it is counted in; empty where there is none."""
    if result.length is None:
        return ""
    return comparison_of(result.run.problem).length_text(result.length, result.run.problem)


def ending_text(result: Result) -> str:
    """Return whether the solution is proven to be a shortest one, or why there is none."""
    if result.outcome is RunOutcome.FOUND and result.share is not None:
        return ""
    if result.outcome is RunOutcome.FOUND and result.optimal is False:
        return QCoreApplication.translate("Compare", "Not proven shortest")
    return {
        RunOutcome.PROVED: QCoreApplication.translate("Compare", "Proven shortest"),
        RunOutcome.FOUND: comparison_of(result.run.problem).found_text(),
        RunOutcome.NONE: QCoreApplication.translate("Compare", "None exists"),
        RunOutcome.OUT_OF_TIME: QCoreApplication.translate("Compare", "Timed out"),
        RunOutcome.REFUSED: QCoreApplication.translate("Compare", "Not applicable"),
    }[result.outcome]


def share_text(result: Result) -> str:
    """Return how many of the first tries succeeded."""
    if result.share is None:
        return ""
    text = QCoreApplication.translate("Compare", "{successes} of {tries} ({percent})")
    share = result.share
    return text.format(successes=grouped(share.successes), tries=grouped(share.tries), percent=percent(share.rate))


def presets() -> dict[str, Preset]:
    """Return the presets of every puzzle by name."""
    return {preset.name: preset for puzzle in compared_puzzles().values() for preset in puzzle.comparison.presets()}


def comparison_title(label: str) -> str:
    """Return the title of a comparison with this label."""
    preset = presets().get(label)
    return QCoreApplication.translate("Compare", "Custom comparison") if preset is None else preset.title


def kept_title(record: Comparison) -> str:
    """Return the title of a saved comparison with the time when it was made."""
    made = QDateTime.fromSecsSinceEpoch(int(record.at.timestamp()))
    time = QLocale().toString(made, QLocale.FormatType.ShortFormat)
    text = QCoreApplication.translate("Compare", "{title}, {time}")
    return text.format(title=comparison_title(record.label), time=time)


def done_text(seconds: float) -> str:
    """Say that a comparison was done in so many seconds."""
    return QCoreApplication.translate("ComparisonView", "Done in {time}").format(time=duration(seconds))


def stopped_text(seconds: float) -> str:
    """Say that a comparison was stopped after so many seconds."""
    return QCoreApplication.translate("ComparisonView", "Stopped after {time}").format(time=duration(seconds))


def deleted_text() -> str:
    """Say that a saved comparison was deleted."""
    text = QCoreApplication.translate("ComparisonView", "Deleted. Press {key} to undo.")
    return text.format(key=action_key("undo"))


def written_text(file: str) -> str:
    """Say that results were written to a file."""
    return QCoreApplication.translate("ResultPanel", "Exported to {file}").format(file=file)
