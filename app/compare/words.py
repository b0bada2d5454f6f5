"""What is said of runs and their results, in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import counted
from app.storage.records import Comparison
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
"""What a comparison is kept as that somebody put together."""


def subject_title(subject: Subject) -> str:
    """What a run is about: a layout by its name, a board by its size and the start."""
    match subject:
        case KlotskiSubject(layout):
            return layout_name(entry_of(layout).names)
        case FirstTries(board):
            return _size(board)
        case KnightSubject():
            return _tour_title(subject)


def method_title(run: Run) -> str:
    """The engine's title."""
    if not isinstance(run.subject, KlotskiSubject):
        return knight.engine_named(run.engine).words(current()).title
    return klotski.engine_named(run.engine).words(current()).title


def visited_text(result: Result) -> str:
    """How many positions or squares were visited."""
    return grouped(result.visited) if result.seconds else ""


def spread_text(seconds: float) -> str:
    """How far the times lie apart, as a deviation from the middle."""
    return "± " + duration(seconds / 2)


def rate_text(each: float) -> str:
    """So many positions or squares a second."""
    return rate(round(each), 1.0)


def percent_text(percent: float) -> str:
    """A percentage, with one decimal where it is not whole."""
    return f"{percent:.{0 if percent == round(percent) else 1}f} %"


def bytes_text(number: float) -> str:
    """So many bytes, in a unit that fits."""
    if number < 1e6:
        return QCoreApplication.translate("Compare", "{number} kB").format(number=f"{number / 1e3:.{number < 1e5:d}f}")
    return QCoreApplication.translate("Compare", "{number} MB").format(number=f"{number / 1e6:.1f}")


def length_text(result: Result) -> str:
    """How long the answer is, in what it counts."""
    if result.length is None:
        return ""
    if isinstance(result.run.subject, KlotskiSubject):
        return counted(result.length, result.run.subject.metric)
    return grouped(result.length)


def ending_text(result: Result) -> str:
    """Whether the answer is a shortest one, or why there is none."""
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
    """How many of the first tries succeeded."""
    if result.share is None:
        return ""
    text = QCoreApplication.translate("Compare", "{successes} of {tries} ({percent} %)")
    share = result.share
    return text.format(
        successes=grouped(share.successes), tries=grouped(share.tries), percent=f"{100 * share.rate:.1f}"
    )


def preset_title(name: Preset) -> str:
    """What a ready-made comparison is called."""
    return {
        Preset.ARTICLES: QCoreApplication.translate("Compare", "The Articles"),
        Preset.PAPER: QCoreApplication.translate("Compare", "The Paper's Table"),
        Preset.TIES: QCoreApplication.translate("Compare", "Tie-Breaks"),
        Preset.PROGRAMS: QCoreApplication.translate("Compare", "Two Programs"),
    }[name]


def preset_meaning(name: Preset) -> str:
    """What a ready-made comparison compares."""
    return {
        Preset.ARTICLES: QCoreApplication.translate(
            "Compare",
            "The articles' methods on four classic layouts: AVL trees on 26 and on 60 bits, a hash table, coordinates "
            "eight wide, one cell at a time; and today's search. Takes some minutes.",
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
    """What a comparison is called that is kept under this label."""
    if label in tuple(Preset):
        return preset_title(Preset(label))
    return QCoreApplication.translate("Compare", "Own comparison")


def kept_title(record: Comparison) -> str:
    """A kept comparison with the time when it was made."""
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
    return QCoreApplication.translate("ComparisonView", "Deleted; Undo (Ctrl+Z) brings it back.")


def written_text(file: str) -> str:
    """Say that results were written to a file."""
    return QCoreApplication.translate("ResultPanel", "Written to {file}").format(file=file)


def pentium_title() -> str:
    """Whose the paper's seconds are."""
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
