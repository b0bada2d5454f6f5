"""Breadth-first search with an AVL tree on 26-bit integers: the first of the articles (Lü Zhenyu, 2005)."""

from __future__ import annotations

from solvers.klotski.historical.avl_tree import AVLTree
from solvers.klotski.historical.level_search import LevelSearch
from solvers.klotski.historical.square_coordinates import SHORT_INTEGERS
from solvers.klotski.historical.takes import check_classic
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Search


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find a shortest solution; raises `InputError` unless there are ten pieces and two blanks."""
    check_classic(layout)
    return LevelSearch(layout, metric, SHORT_INTEGERS, AVLTree()).run()
