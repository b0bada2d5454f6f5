"""A state space and where its points are drawn: one search after another, for the map beside the board and lessons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found, Progress, Search, answer_of, last_answer, next_event

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace


@dataclass(frozen=True, eq=False)
class DrawnSpace:
    """A state space with its drawing, which is None before the first."""

    space: StateSpace
    drawing: Drawing | None


def search(layout: Layout, metric: Metric) -> Search[DrawnSpace]:
    """Compute a state space and draw it; the answer is both.

    The reports are those of `graph.search`; from the one on that tells of the whole state space, each has what there is
    so far as its `snapshot`. What both need is imported in the thread that the search runs in.
    """
    from solvers.klotski.state_space import embedding, graph

    space = yield from answer_of(graph.search(layout, metric))
    yield Progress(depth=0, visited=space.nodes, snapshot=DrawnSpace(space, None))
    drawn = embedding.search(space)
    while isinstance(step := next_event(drawn), Progress):
        yield replace(step, visited=space.nodes, snapshot=DrawnSpace(space, cast("Drawing | None", step.snapshot)))
    assert isinstance(step, Found)  # every state space can be drawn
    return (yield from last_answer(DrawnSpace(space, step.answer), space.nodes))
