"""Breadth-first search one cell at a time, as the older program did that the articles compare themselves with."""

from __future__ import annotations

from solvers.klotski.historical.chained_hash_table import ChainedHashTable
from solvers.klotski.historical.level_search import LevelSearch
from solvers.klotski.historical.square_coordinates import LONG_INTEGERS
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Search


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a solution of the fewest cells; `metric` has to be cells, and the layout may be any."""
    return LevelSearch(layout, metric, LONG_INTEGERS, ChainedHashTable()).run()
