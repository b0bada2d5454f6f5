"""The figures of results that a chart can show, and the bars made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.compare import words
from app.ui.painting.text import HUES
from app.ui.words.numbers import data_size, duration, grouped, percent
from solvers.comparison.plan import KlotskiProblem, Run
from solvers.comparison.result import Result, RunOutcome
from solvers.klotski.catalogue.catalogue import PaperRecord, entry_for
from solvers.klotski.engines import registry as klotski
from solvers.knight import engines as knight

METHOD = "depth-first-bst"
PENTIUM = "pentium"
"""The key of the colour of what the paper's Pentium took."""


def has_papers_method(results: Iterable[Result]) -> bool:
    """Whether anything was run by the method of Wei and Lin's paper."""
    return any(result.run.engine == METHOD for result in results)


def paper_record(run: Run) -> PaperRecord | None:
    """Return what Wei and Lin's paper printed of the layout of a run; None for any other problem."""
    entry = entry_for(run.problem.layout) if isinstance(run.problem, KlotskiProblem) else None
    return None if entry is None else entry.paper


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
        return {
            Measure.TIME: result.median,
            Measure.VISITED: result.visited or None,
            Measure.RATE: result.rate,
            Measure.MEMORY: result.memory,
            Measure.LENGTH: result.length,
            Measure.SHARE: None if result.share is None else result.share.rate,
        }[self]

    def text(self, value: float) -> str:
        """Return a figure with its unit."""
        form = {
            Measure.TIME: duration,
            Measure.RATE: words.rate_text,
            Measure.MEMORY: lambda size: data_size(round(size)),
            Measure.SHARE: percent,
        }.get(self)
        return grouped(round(value)) if form is None else form(value)

    def mark(self, value: float) -> str:
        """Return a round figure for an axis; long times stay in seconds."""
        if value == 0:
            return "0"
        return seconds_mark(value) if self is Measure.TIME else self.text(value)


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
    found = [measure for measure in Measure if any(measure.figure(result) is not None for result in known)]
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
        title = words.problem_title(result.run.problem)
        gathered.setdefault(title, []).extend(_bars_of(result, measure, colours))
    return [BarGroup(title, tuple(bars)) for title, bars in gathered.items()]


def _colours(results: Iterable[Result]) -> dict[str, int]:
    """Return the number of each engine's colour, the same in every chart where no other engine has it already."""
    order = [engine.name for engine in (*klotski.ENGINES, *knight.ENGINES)]
    colours: dict[str, int] = {}
    order.append(PENTIUM)
    for engine in sorted({PENTIUM, *(result.run.engine for result in results)}, key=order.index):
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
    label, colour = words.method_title(result.run), colours[result.run.engine]
    ends = (min(result.seconds), max(result.seconds)) if measure is Measure.TIME and result.seconds else (None, None)
    yield Bar(label, value, _text(result, measure, value), colour, *ends)
    record = paper_record(result.run)
    if measure is Measure.TIME and result.run.engine == METHOD and record is not None:
        yield Bar(words.pentium_title(), record.seconds, measure.text(record.seconds), colours[PENTIUM])


def _text(result: Result, measure: Measure, value: float | None) -> str:
    if value is None:
        return words.ending_text(result) if result.outcome is RunOutcome.REFUSED else "–"
    text = words.length_text(result) if measure is Measure.LENGTH else measure.text(value)
    return f"{text} · {words.ending_text(result)}" if result.outcome is RunOutcome.OUT_OF_TIME else text
