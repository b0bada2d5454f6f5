"""Texts about runs, results and comparisons, in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import counted
from app.storage.comparisons import Comparison
from app.ui.widgets.actions import action_key
from app.ui.words.language import current
from app.ui.words.numbers import duration, grouped, rate
from solvers.comparison.plan import FirstTries, KlotskiSubject, KnightSubject, Run, Subject
from solvers.comparison.presets import Preset
from solvers.comparison.result import Result, RunOutcome
from solvers.klotski.engines import registry as klotski
from solvers.knight import engines as knight
from solvers.knight.board import Board
from solvers.knight.notation import chess_name

OWN = "own"
"""The label of a comparison that is no preset."""


def subject_title(subject: Subject) -> str:
    """Return the name of a layout, or the size of a board and the start."""
    match subject:
        case KlotskiSubject(layout):
            return layout_name(entry_of(layout).names)
        case FirstTries(board):
            return _size(board)
        case KnightSubject():
            return _tour_title(subject)


def method_title(run: Run) -> str:
    """Return the title of the engine."""
    if not isinstance(run.subject, KlotskiSubject):
        return knight.engine_named(run.engine).words(current()).title
    return klotski.engine_named(run.engine).words(current()).title


def visited_text(result: Result) -> str:
    """Return how many positions or squares were visited; empty where nothing was timed."""
    return grouped(result.visited) if result.seconds else ""


def spread_text(seconds: float) -> str:
    """Return a spread as a deviation from the middle."""
    return "± " + duration(seconds / 2)


def rate_text(each: float) -> str:
    """Return a number of positions or squares a second."""
    return rate(round(each), 1.0)


def percent_text(percent: float) -> str:
    """Return a percentage, with one decimal where it is not whole."""
    return f"{percent:.{0 if percent == round(percent) else 1}f} %"


def bytes_text(number: float) -> str:
    """Return a number of bytes in kB or MB."""
    if number < 1e6:
        return QCoreApplication.translate("Compare", "{number} kB").format(number=f"{number / 1e3:.{number < 1e5:d}f}")
    return QCoreApplication.translate("Compare", "{number} MB").format(number=f"{number / 1e6:.1f}")


def length_text(result: Result) -> str:
    """Return the length of the answer: steps in the metric of the run, or squares."""
    if result.length is None:
        return ""
    if isinstance(result.run.subject, KlotskiSubject):
        return counted(result.length, result.run.subject.metric)
    return grouped(result.length)


def ending_text(result: Result) -> str:
    """Return whether the answer is proved to be a shortest one, or why there is none."""
    match result.outcome:
        case RunOutcome.PROVED:
            return QCoreApplication.translate("Compare", "Proved shortest")
        case RunOutcome.FOUND if result.share is not None:
            return ""
        case RunOutcome.FOUND if result.optimal is False:
            return QCoreApplication.translate("Compare", "Not proved shortest")
        case RunOutcome.FOUND:
            return QCoreApplication.translate("Compare", "A tour")
        case RunOutcome.NONE:
            return QCoreApplication.translate("Compare", "There is none")
        case RunOutcome.OUT_OF_TIME:
            return QCoreApplication.translate("Compare", "Out of time")
        case RunOutcome.REFUSED:
            return QCoreApplication.translate("Compare", "Not of its kind")


def share_text(result: Result) -> str:
    """Return how many of the first tries succeeded."""
    if result.share is None:
        return ""
    text = QCoreApplication.translate("Compare", "{successes} of {tries} ({percent} %)")
    share = result.share
    return text.format(
        successes=grouped(share.successes), tries=grouped(share.tries), percent=f"{100 * share.rate:.1f}"
    )


def preset_title(name: Preset) -> str:
    """Return the title of a preset."""
    return {
        Preset.ARTICLES: QCoreApplication.translate("Compare", "The Articles"),
        Preset.PAPER: QCoreApplication.translate("Compare", "The Paper's Table"),
        Preset.TIES: QCoreApplication.translate("Compare", "Tie-Breaks"),
        Preset.PROGRAMS: QCoreApplication.translate("Compare", "Two Programs"),
    }[name]


def preset_meaning(name: Preset) -> str:
    """Return what a preset compares."""
    return {
        Preset.ARTICLES: QCoreApplication.translate(
            "Compare",
            "The articles' methods on four classic layouts: AVL trees on 26 and on 60 bits, a hash table, coordinates "
            "eight wide, one cell at a time; and today's search. Takes about a minute.",
        ),
        Preset.PAPER: QCoreApplication.translate(
            "Compare",
            "The paper's 20 layouts by today's search and by the paper's own, its Pentium's seconds beside today's. "
            "The easiest come first; all of them take half an hour and more: stop whenever you like.",
        ),
        Preset.TIES: QCoreApplication.translate(
            "Compare",
            "How often Warnsdorff's rule succeeds at the first try, by what breaks its ties, on boards from 6 × 6 to "
            "50 × 50.",
        ),
        Preset.PROGRAMS: QCoreApplication.translate(
            "Compare",
            "The two programs that look for tours by going back from dead ends, against the same search when it gives "
            "up what provably holds no tour.",
        ),
    }[name]


def comparison_title(label: str) -> str:
    """Return the title of a comparison with this label."""
    if label in tuple(Preset):
        return preset_title(Preset(label))
    return QCoreApplication.translate("Compare", "Own comparison")


def kept_title(record: Comparison) -> str:
    """Return the title of a kept comparison with the time when it was made."""
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
    """Say that a kept comparison was deleted."""
    text = QCoreApplication.translate("ComparisonView", "Deleted; Undo ({key}) brings it back.")
    return text.format(key=action_key("undo"))


def written_text(file: str) -> str:
    """Say that results were written to a file."""
    return QCoreApplication.translate("ResultPanel", "Written to {file}").format(file=file)


def pentium_title() -> str:
    """Return the label of the bars with the paper's own times."""
    return QCoreApplication.translate("Compare", "The paper, on a Pentium 166")


def _size(board: Board) -> str:
    return f"{board.rows} × {board.columns}"


def _tour_title(subject: KnightSubject) -> str:
    if subject.start is None:
        text = QCoreApplication.translate("Compare", "{size}, closed") if subject.closed else "{size}"
        return text.format(size=_size(subject.board))
    closed = QCoreApplication.translate("Compare", "{size} from {start}, closed")
    plain = QCoreApplication.translate("Compare", "{size} from {start}")
    start = chess_name(subject.start, subject.board.rows)
    return (closed if subject.closed else plain).format(size=_size(subject.board), start=start)
