"""State spaces that the tests of the lesson on the landscape need, each computed once."""

from __future__ import annotations

from functools import cache

import networkx

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.search import Drive, Found

SMALL = ".HH./HHHH/VAAV/VAAV/SSSS"
HENGDAO = "VAAV/VAAV/VHHV/VSSV/S..S"
ROUND_THE_PEAK = "SSSV/AAVV/AAVV/.HHV/.SHH"


@cache
def space_of(text: str) -> StateSpace:
    """The state space of a layout in moves."""
    found = Drive(search(Layout.parse(text), Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def graph_of(text: str) -> networkx.Graph:
    """The same as a graph of networkx, whose algorithms are others than ours."""
    space = space_of(text)
    graph = networkx.Graph()
    graph.add_edges_from((node, int(other)) for node in range(space.nodes) for other in space.neighbours_of(node))
    return graph
