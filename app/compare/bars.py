"""The bars of a chart: results by subject, each with its figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.compare import compare_words as words
from app.compare.measures import Measure
from app.compare.paper_record import METHOD, paper_record
from solvers.comparison.result import Ending, Result


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
class Group:
    """The bars of one subject."""

    title: str
    bars: tuple[Bar, ...]


def groups_of(results: Sequence[Result], measure: Measure) -> list[Group]:
    """The results by subject, as both first appear."""
    colours = {engine: number for number, engine in enumerate(dict.fromkeys(result.run.engine for result in results))}
    gathered: dict[str, list[Bar]] = {}
    for result in results:
        title = words.subject_title(result.run.subject)
        gathered.setdefault(title, []).extend(_bars_of(result, measure, colours))
    return [Group(title, tuple(bars)) for title, bars in gathered.items()]


def values_of(groups: Iterable[Group]) -> Iterator[float]:
    """Every figure, with the ends of the spreads."""
    for group in groups:
        for bar in group.bars:
            yield from (value for value in (bar.value, bar.low, bar.high) if value is not None)


def description(groups: Iterable[Group]) -> str:
    """The bars as a screen reader says them."""
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
        yield Bar(words.pentium_title(), record.seconds, measure.text(record.seconds), len(colours))


def _text(result: Result, measure: Measure, value: float | None) -> str:
    if value is None:
        return words.ending_text(result) if result.ending is Ending.REFUSED else "–"
    text = words.length_text(result) if measure is Measure.LENGTH else measure.text(value)
    return f"{text} · {words.ending_text(result)}" if result.ending is Ending.OUT_OF_TIME else text
