"""What there is to say of a method that has visited the positions of a map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.klotski.words import counted, refusal
from app.ui.words.language import current
from app.ui.words.numbers import duration, grouped, plural, unbroken
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.message import InputError, Message

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

translate = QCoreApplication.translate


def method_title(engine: KlotskiEngine) -> str:
    """The name of a method."""
    return engine.words(current()).title


def why_not(engine: KlotskiEngine, space: StateSpace) -> str:
    """Why a method cannot be run on a map; empty where it can."""
    misfit: Message | None = None
    try:
        engine.check(space.layout)
    except InputError as error:
        misfit = error.message
    if misfit is None and space.metric in engine.metrics:
        return ""
    return refusal(engine, misfit)


def running_sentence(visited: int) -> str:
    """That a method runs, and how far it has come."""
    return plural("MapSearches", "Running the method: {number} positions so far…", visited)


def result_sentence(visits: Visits, space: StateSpace) -> str:
    """What a method has visited, how long that took, and what it has found."""
    parts = [_visited(visits, space)]
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


def _visited(visits: Visits, space: StateSpace) -> str:
    return plural(
        "MapSearches",
        "{method} visited {distinct} of {number} positions, {returns}, in {time}.",
        space.nodes,
        method=method_title(visits.engine),
        distinct=grouped(visits.distinct),
        returns=plural("MapSearches", "with {number} returns", len(visits) - visits.distinct),
        time=unbroken(duration(visits.seconds)),
    )


def _found(visits: Visits, space: StateSpace) -> str:
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
