"""The fewest steps of layouts for which they are known without a search."""

from __future__ import annotations

from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


def known_optimum(layout: Layout, metric: Metric) -> int | None:
    """The fewest steps of a layout that the catalogue has, the other way round too; None for any other.

    None too for one that has no solution.
    """
    entry = entry_for(layout) or entry_for(layout.mirror())
    return None if entry is None else entry.optimum.get(metric)
