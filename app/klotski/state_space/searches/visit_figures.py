"""What is told of a method that visits the positions of a map: figures, and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.klotski.state_space.searches.replay import VisitRecorder
from app.klotski.words import counted, refusal
from app.ui.widgets.shorthand import captioned, column, label, named
from app.ui.words.language import current
from app.ui.words.messages import as_sentence, explained, translated
from app.ui.words.numbers import duration, grouped, plural, unbroken
from solvers.klotski.engines.registry import KlotskiEngine

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

NOTHING = "–"

translate = QCoreApplication.translate


class VisitFigures(QWidget):
    """Counts the visits that are shown of a method."""

    def __init__(self, prefix: str) -> None:
        """`prefix` begins the object names."""
        super().__init__()
        named(self, prefix + "Figures", self.tr("Figures of the search"))
        texts = (
            ("Visits", self.tr("Visits"), self.tr("How often the method has come to a position, new or not")),
            ("Positions", self.tr("Positions"), self.tr("Different positions visited so far")),
            ("Returns", self.tr("Returns"), self.tr("Visits to positions that had been visited before")),
            ("Depth", self.tr("Depth"), self.tr("Steps by which the method came to the position visited last")),
            ("Iteration", self.tr("Iteration"), self.tr("How many times the method has begun at the start")),
            ("Time", self.tr("Time"), self.tr("How long the whole method took at full speed")),
        )
        self._shown = {
            name: named(label(NOTHING, "figure", prefix + name, title, figures=True), tip=meaning)
            for name, title, meaning in texts
        }
        figures = list(self._shown.values())
        column(captioned(figures, len(figures)), parent=self)
        self.show_visits(None, 0)

    def show_visits(self, visits: Visits | None, count: int) -> None:
        """Show the figures of the first `count` visits."""
        for name, text in self._texts(visits, count).items():
            self._shown[name].setText(text)

    def _texts(self, visits: Visits | None, count: int) -> dict[str, str]:
        if visits is None:
            return dict.fromkeys(self._shown, NOTHING)
        distinct = visits.distinct_until(count)
        several = len(visits.iterations) > 1
        return {
            "Visits": grouped(count),
            "Positions": grouped(distinct),
            "Returns": grouped(count - distinct),
            "Depth": grouped(int(visits.depths[count - 1])) if count else NOTHING,
            "Iteration": grouped(visits.iteration_at(count)) if several else NOTHING,
            "Time": duration(visits.seconds),
        }


def method_title(engine: KlotskiEngine) -> str:
    """The name of a method."""
    return engine.words(current()).title


def why_not(engine: KlotskiEngine, space: StateSpace) -> str:
    """Why a method cannot be run on a map; empty where it can."""
    misfit = engine.misfit(space.layout)
    return "" if misfit is None and space.metric in engine.metrics else refusal(engine, misfit)


def running_sentence(visited: int) -> str:
    """That a method runs, and how far it has come."""
    return plural("MapSearches", "Running the method: {number} positions so far…", visited)


def state_of(recorder: VisitRecorder, space: StateSpace | None, at_rest: str) -> str:
    """How it stands with a method: why it failed, how far it is, or what it found; `at_rest` where it was not run."""
    if recorder.failure is not None:
        return explained(recorder.failure)
    if recorder.runner.busy:
        return running_sentence(recorder.visited)
    if recorder.visits is None or space is None:
        return at_rest
    return result_sentence(recorder.visits, space)


def result_sentence(visits: Visits, space: StateSpace) -> str:
    """What a method has visited, how long that took, and what it has found."""
    parts = [
        plural(
            "MapSearches",
            "{method} visited {distinct} of {number} positions, {returns}, in {time}.",
            space.nodes,
            method=method_title(visits.engine),
            distinct=grouped(visits.distinct),
            returns=plural("MapSearches", "with {number} returns", len(visits) - visits.distinct),
            time=unbroken(duration(visits.seconds)),
        )
    ]
    if visits.elsewhere:
        parts.append(
            plural(
                "MapSearches",
                "It also visited {number} positions outside the map.",
                visits.elsewhere,
            )
        )
    parts.append(_found(visits, space))
    return "\n".join(parts)


def _found(visits: Visits, space: StateSpace) -> str:
    if visits.reason is not None:
        return as_sentence(translated(visits.reason))
    if visits.length is None:
        if visits.complete:
            return translate("MapSearches", "There is no solution.")
        return plural("MapSearches", "Stopped after {number} visits without a solution.", len(visits))
    length = counted(visits.length, space.metric)
    if visits.complete:
        return translate("MapSearches", "Its solution takes {length}.").format(length=length)
    return plural(
        "MapSearches", "Stopped after {number} visits; its best solution takes {length}.", len(visits), length=length
    )


def comparison_sentence(one: Visits, other: Visits) -> str:
    """Which of two methods visited fewer positions, and which had fewer returns."""
    positions = {visits.distinct: visits.engine for visits in (one, other)}
    returns = {len(visits) - visits.distinct: visits.engine for visits in (one, other)}
    parts = [translate("MapSearches", "Both methods visited equally many positions.")]
    if len(positions) == 2:
        gap = max(positions) - min(positions)
        method, more = method_title(positions[min(positions)]), method_title(positions[max(positions)])
        parts = [
            plural(
                "MapSearches", "{method} visited {number} positions fewer than {more}.", gap, method=method, more=more
            )
        ]
    if len(returns) == 2:
        method = method_title(returns[min(returns)])
        gap = max(returns) - min(returns)
        parts.append(plural("MapSearches", "{method} had {number} returns fewer.", gap, method=method))
    return "\n".join(parts)


def most_visited_text(visits: Visits) -> str:
    """How often the position was visited that was visited most often."""
    return plural("MapSearches", "Most often visited: {number} times", int(visits.times[visits.most_returned_to]))
