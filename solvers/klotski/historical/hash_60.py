"""Breadth-first search with a chained hash table on 60-bit integers: the second sequel of the articles."""

from __future__ import annotations

from solvers.klotski.historical.chained_hash_table import ChainedHashTable
from solvers.klotski.historical.level_search import LevelSearch
from solvers.klotski.historical.square_coordinates import LONG_INTEGERS
from solvers.klotski.historical.takes import check_two_blanks
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Search


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution; raises `InputError` unless there are two blanks."""
    check_two_blanks(layout)
    return LevelSearch(layout, metric, LONG_INTEGERS, ChainedHashTable()).run()
