"""Texts about runs, results and comparisons, in the user's language, and the figures and bars that charts show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.puzzle.comparison import Preset, PuzzleComparison, ResultColumn
from app.puzzle.entry import compared_puzzles
from app.storage.common import Comparison
from app.ui.painting.text import HUES
from app.ui.widgets.actions import action_key
from app.ui.words.dates import moment_text
from app.ui.words.language import current
from app.ui.words.messages import translated
from app.ui.words.numbers import data_size, duration, grouped, percent, rate
from solvers.comparison.plan import Problem, Result, Run, RunOutcome
from solvers.puzzles import entries

OWN = "own"
"""The label of a comparison that is no preset."""


def comparison_of(problem: Problem) -> PuzzleComparison[Any]:
    """Return how the methods of a problem's puzzle are compared."""
    return compared_puzzles()[problem.puzzle].comparison


def problem_title(problem: Problem) -> str:
    """Return the name of a problem."""
    return comparison_of(problem).problem_title(problem)


def method_title(run: Run) -> str:
    """Return the title of the engine."""
    return run.problem.engines.title(run.engine_name, current())


def visited_text(result: Result, title: str) -> str:
    """Return how much was visited of what has this title; empty for other puzzles, and where nothing was timed."""
    visits = comparison_of(result.run.problem).visited_title() == title
    return grouped(result.visited) if result.seconds and visits else ""


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
    return {
        RunOutcome.PROVED: QCoreApplication.translate("Compare", "Proven shortest"),
        RunOutcome.FOUND: comparison_of(result.run.problem).found_text(),
        RunOutcome.NONE: QCoreApplication.translate("Compare", "None exists"),
        RunOutcome.OUT_OF_TIME: QCoreApplication.translate("Compare", "Timed out"),
        RunOutcome.GIVEN_UP: QCoreApplication.translate("Compare", "Given up"),
        RunOutcome.WRONG: QCoreApplication.translate("Compare", "Wrong result"),
        RunOutcome.REFUSED: QCoreApplication.translate("Compare", "Not applicable"),
    }[result.outcome]


def reason_text(result: Result) -> str:
    """Return why there is no answer, in the language in force or in that in which it was kept; empty where there is."""
    return result.reason if isinstance(result.reason, str) else translated(result.reason)


def outcome_text(result: Result) -> str:
    """Return what `ending_text` does, and the reason."""
    ending, reason = ending_text(result), reason_text(result)
    text = QCoreApplication.translate("Compare", "{outcome}: {reason}")
    return text.format(outcome=ending, reason=reason) if reason else ending


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
    text = QCoreApplication.translate("Compare", "{title}, {time}")
    return text.format(title=comparison_title(record.label), time=moment_text(record.at))


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


def puzzle_columns() -> list[ResultColumn]:
    """Return the columns of every puzzle's own."""
    return [column for puzzle in compared_puzzles().values() for column in puzzle.comparison.columns()]


class Measure(StrEnum):
    """A figure of a result."""

    TIME = "time"
    VISITED = "visited"
    RATE = "rate"
    MEMORY = "memory"
    LENGTH = "length"
    SHARE = "share"

    @property
    def heading(self) -> str:
        """The title in the user's language."""
        return {
            Measure.TIME: QCoreApplication.translate("Compare", "Time"),
            Measure.VISITED: QCoreApplication.translate("Compare", "Positions or squares entered"),
            Measure.RATE: QCoreApplication.translate("Compare", "Positions or squares per second"),
            Measure.MEMORY: QCoreApplication.translate("Compare", "Peak memory"),
            Measure.LENGTH: QCoreApplication.translate("Compare", "Solution length"),
            Measure.SHARE: QCoreApplication.translate("Compare", "First-try success rate"),
        }[self]

    def figure(self, result: Result) -> float | None:
        """Return the figure of a result; None where it has none."""
        return _FIGURES[self](result)

    def text(self, value: float) -> str:
        """Return a figure with its unit."""
        form = {
            Measure.TIME: duration,
            Measure.RATE: rate_text,
            Measure.MEMORY: lambda size: data_size(round(size)),
            Measure.SHARE: percent,
        }.get(self)
        return grouped(round(value)) if form is None else form(value)

    def mark(self, value: float) -> str:
        """Return a round figure for an axis; long times stay in seconds."""
        if value == 0:
            return "0"
        return seconds_mark(value) if self is Measure.TIME else self.text(value)


_FIGURES: dict[Measure, Callable[[Result], float | None]] = {
    Measure.TIME: lambda result: result.median,
    Measure.VISITED: lambda result: result.visited or None,
    Measure.RATE: lambda result: result.rate,
    Measure.MEMORY: lambda result: result.memory,
    Measure.LENGTH: lambda result: result.length,
    Measure.SHARE: lambda result: result.share and result.share.rate,
}


def seconds_mark(seconds: float) -> str:
    """Return a round time in microseconds, milliseconds or seconds."""
    if seconds < 0.9995e-3:
        return QCoreApplication.translate("Numbers", "{number} µs").format(number=f"{seconds * 1e6:g}")
    if seconds < 0.9995:
        return QCoreApplication.translate("Numbers", "{number} ms").format(number=f"{seconds * 1e3:g}")
    return QCoreApplication.translate("Numbers", "{number} s").format(number=f"{seconds:g}")


def measures_of(results: Iterable[Result]) -> list[Measure]:
    """Return the measures of which these results have figures, the most telling first."""
    known = list(results)
    found = (measure for measure in Measure if any(measure.figure(result) is not None for result in known))
    return sorted(found, key=lambda measure: measure is not Measure.SHARE)


@dataclass(frozen=True, slots=True)
class Bar:
    """A method with its figure, None where it has none; `low` and `high` are the ends of its spread.

    `colour` numbers the method among all that are shown.
    """

    label: str
    value: float | None
    text: str
    colour: int
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class BarGroup:
    """The bars of one problem."""

    title: str
    bars: tuple[Bar, ...]


def groups_of(results: Sequence[Result], measure: Measure) -> list[BarGroup]:
    """Return the results grouped by problem, in the order in which they first appear."""
    colours = _colours(results)
    gathered: dict[str, list[Bar]] = {}
    for result in results:
        title = problem_title(result.run.problem)
        gathered.setdefault(title, []).extend(_bars_of(result, measure, colours))
    return [BarGroup(title, tuple(bars)) for title, bars in gathered.items()]


def _colours(results: Iterable[Result]) -> dict[str, int]:
    """Return the number of each engine's colour, the same in every chart where no other engine has it already.

    So have the bars of columns, under the names of these.
    """
    printed = [column.name for column in puzzle_columns() if column.bar]
    shown = dict.fromkeys([*printed, *(result.run.engine_name for result in results)])
    order = [*dict.fromkeys([*(engine.name for entry in entries() for engine in entry.engines), *shown])]
    colours: dict[str, int] = {}
    for engine in sorted(shown, key=order.index):
        number = order.index(engine)
        free = (number + step for step in range(len(HUES)))
        taken = {colour % len(HUES) for colour in colours.values()}
        colours[engine] = next((one for one in free if one % len(HUES) not in taken), number)
    return colours


def values_of(groups: Iterable[BarGroup]) -> list[float]:
    """Return every figure, with the ends of the spreads."""
    bars = (bar for group in groups for bar in group.bars)
    return [value for bar in bars for value in (bar.value, bar.low, bar.high) if value is not None]


def description(groups: Iterable[BarGroup]) -> str:
    """Return the bars as text for screen readers."""
    return "\n".join(
        f"{group.title}: " + "; ".join(f"{bar.label} {bar.text}" for bar in group.bars) for group in groups
    )


def _bars_of(result: Result, measure: Measure, colours: dict[str, int]) -> Iterator[Bar]:
    value = measure.figure(result)
    label, colour = method_title(result.run), colours[result.run.engine_name]
    ends = (min(result.seconds), max(result.seconds)) if measure is Measure.TIME and result.seconds else (None, None)
    yield Bar(label, value, _text(result, measure, value), colour, *ends)
    for column in puzzle_columns() if measure is Measure.TIME else ():
        seconds = column.key(result) if column.beside == result.run.engine_name else None
        if column.bar and seconds is not None:
            yield Bar(column.bar, seconds, column.text(result), colours[column.name])


def _text(result: Result, measure: Measure, value: float | None) -> str:
    if value is None:
        return ending_text(result) if result.outcome is RunOutcome.REFUSED else "–"
    text = length_text(result) if measure is Measure.LENGTH else measure.text(value)
    return f"{text} · {ending_text(result)}" if result.outcome is RunOutcome.OUT_OF_TIME else text
