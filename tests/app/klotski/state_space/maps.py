"""The map of a small layout."""

from __future__ import annotations

from functools import cache

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.search import Drive, Found

NEAR_THE_EXIT = "S.VV/SVVV/.VHH/HHAA/SSAA"
"""240 positions up to mirror images, solved in three moves."""
LOOSE = "HHAA/HHAA/HHHH/HHSS/SS.."
"""3,956 positions up to mirror images."""
THREE_BLANKS = "VAAV/VAAV/VHHV/VSSV/S..."


@cache
def space_of(text: str, metric: Metric = Metric.MOVES) -> StateSpace:
    """The state space of a layout."""
    found = Drive(graph.search(Layout.parse(text), metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def drawing_of(text: str) -> Drawing:
    """Where it is drawn."""
    found = Drive(embedding.search(space_of(text))).next_answer()
    assert isinstance(found, Found)
    return found.answer
