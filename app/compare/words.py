"""Texts about runs, results and comparisons, in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import counted
from app.storage.comparisons import Comparison
from app.ui.widgets.actions import action_key
from app.ui.words.language import current
from app.ui.words.numbers import board_size, duration, grouped, percent, plural, rate
from solvers.comparison.plan import FirstTries, KlotskiProblem, KnightProblem, Problem, Run
from solvers.comparison.presets import ComparisonPreset
from solvers.comparison.result import Result, RunOutcome
from solvers.klotski.engines import registry as klotski
from solvers.knight import engines as knight
from solvers.knight.notation import chess_name

OWN = "own"
"""The label of a comparison that is no preset."""


def problem_title(problem: Problem) -> str:
    """Return the name of a layout, or the size of a board and the start."""
    match problem:
        case KlotskiProblem(layout):
            return layout_name(entry_of(layout).names)
        case FirstTries(board):
            return board_size(board.rows, board.columns)
        case KnightProblem():
            return _tour_title(problem)


def method_title(run: Run) -> str:
    """Return the title of the engine."""
    if not isinstance(run.problem, KlotskiProblem):
        return knight.engine_named(run.engine).words(current()).title
    return klotski.engine_named(run.engine).words(current()).title


def visited_text(result: Result, of_klotski: bool) -> str:
    """Return how many positions of Klotski, or else squares, were visited; empty for other runs or without a time."""
    visits_positions = isinstance(result.run.problem, KlotskiProblem)
    return grouped(result.visited) if result.seconds and visits_positions is of_klotski else ""


def spread_text(seconds: float) -> str:
    """Return a spread as a deviation from the middle."""
    return "± " + duration(seconds / 2)


def rate_text(each: float) -> str:
    """Return a number of positions or squares a second."""
    return rate(round(each), 1.0)


def length_text(result: Result) -> str:
    """Return the length of the solution: steps in the metric of the run, or squares."""
    if result.length is None:
        return ""
    if isinstance(result.run.problem, KlotskiProblem):
        return counted(result.length, result.run.problem.metric)
    return plural("Compare", "{number} squares", result.length)


def ending_text(result: Result) -> str:
    """Return whether the solution is proven to be a shortest one, or why there is none."""
    if result.outcome is RunOutcome.FOUND and result.share is not None:
        return ""
    if result.outcome is RunOutcome.FOUND and result.optimal is False:
        return QCoreApplication.translate("Compare", "Not proven shortest")
    return {
        RunOutcome.PROVED: QCoreApplication.translate("Compare", "Proven shortest"),
        RunOutcome.FOUND: QCoreApplication.translate("Compare", "Tour found"),
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


def preset_title(name: ComparisonPreset) -> str:
    """Return the title of a preset."""
    return {
        ComparisonPreset.ARTICLES: QCoreApplication.translate("Compare", "Lü's articles"),
        ComparisonPreset.PAPER: QCoreApplication.translate("Compare", "Wei and Lin's paper"),
        ComparisonPreset.TIES: QCoreApplication.translate("Compare", "Tie-breaks"),
        ComparisonPreset.PROGRAMS: QCoreApplication.translate("Compare", "Plain backtracking"),
    }[name]


def preset_meaning(name: ComparisonPreset) -> str:
    """Return what a preset compares."""
    return {
        ComparisonPreset.ARTICLES: QCoreApplication.translate(
            "Compare",
            "Four classic layouts, solved by today's search and by the methods of Lü Zhenyu's articles "
            "(2005): AVL trees with 26 or 60 bits per position, a hash table, a board stored eight cells "
            "wide, and steps of one cell. Takes about a minute.",
        ),
        ComparisonPreset.PAPER: QCoreApplication.translate(
            "Compare",
            "The 20 layouts of Wei and Lin's paper (about 1999), solved by today's search and by their own "
            "method, next to the times of their Pentium. Easiest first; all of them take over half an "
            "hour. You can stop at any time.",
        ),
        ComparisonPreset.TIES: QCoreApplication.translate(
            "Compare",
            "How often Warnsdorff's rule succeeds on the first try with each tie-break, on boards from 6 × 6 to "
            "50 × 50",
        ),
        ComparisonPreset.PROGRAMS: QCoreApplication.translate(
            "Compare",
            "Two anonymous programs that find knight's tours by plain backtracking, one with a stack and "
            "one recursive, compared with the same search plus pruning",
        ),
    }[name]


def comparison_title(label: str) -> str:
    """Return the title of a comparison with this label."""
    if label in tuple(ComparisonPreset):
        return preset_title(ComparisonPreset(label))
    return QCoreApplication.translate("Compare", "Custom comparison")


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


def pentium_title() -> str:
    """Return the label of the bars with the times of Wei and Lin's paper."""
    return QCoreApplication.translate("Compare", "Wei and Lin's paper, Pentium 166")


def _tour_title(problem: KnightProblem) -> str:
    size = board_size(problem.board.rows, problem.board.columns)
    if problem.start is None:
        text = QCoreApplication.translate("Compare", "{size}, closed") if problem.closed else "{size}"
        return text.format(size=size)
    closed = QCoreApplication.translate("Compare", "{size} from {start}, closed")
    plain = QCoreApplication.translate("Compare", "{size} from {start}")
    start = chess_name(problem.start, problem.board.rows)
    return (closed if problem.closed else plain).format(size=size, start=start)
