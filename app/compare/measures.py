"""The figures of results that a chart can show, and the bars made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.compare import words
from app.puzzle.comparison import PublishedFigure
from app.puzzle.entry import compared_puzzles
from app.ui.painting.text import HUES
from app.ui.words.numbers import data_size, duration, grouped, percent
from solvers.comparison.plan import Result, RunOutcome
from solvers.puzzles import entries


def published_figures() -> list[PublishedFigure]:
    """Return what the sources of every puzzle printed, in the user's language."""
    return [figure for puzzle in compared_puzzles().values() for figure in puzzle.comparison.published()]


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
            Measure.VISITED: QCoreApplication.translate("Compare", "Positions visited"),
            Measure.RATE: QCoreApplication.translate("Compare", "Positions per second"),
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
    """Return the number of each engine's colour, the same in every chart where no other engine has it already.

    The bars of published figures have colours too, under the names of these.
    """
    published = [figure.name for figure in published_figures() if figure.bar]
    order = [engine.name for entry in entries() for engine in entry.engines] + published
    colours: dict[str, int] = {}
    for engine in sorted({*published, *(result.run.engine for result in results)}, key=order.index):
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
    for figure in published_figures() if measure is Measure.TIME else ():
        seconds = figure.value(result.run.problem) if figure.engine == result.run.engine else None
        if figure.bar and seconds is not None:
            yield Bar(figure.bar, seconds, figure.text(seconds), colours[figure.name])


def _text(result: Result, measure: Measure, value: float | None) -> str:
    if value is None:
        return words.ending_text(result) if result.outcome is RunOutcome.REFUSED else "–"
    text = words.length_text(result) if measure is Measure.LENGTH else measure.text(value)
    return f"{text} · {words.ending_text(result)}" if result.outcome is RunOutcome.OUT_OF_TIME else text
