"""The search methods for the 8-puzzle that the console and the window offer, by name."""

from __future__ import annotations

from solvers.engine import Engine, Registry
from solvers.fifteen.solution import SlidingSolution
from solvers.search import Search

FifteenEngine = Engine[Search[SlidingSolution]]

ENGINES = Registry[FifteenEngine](
    (
        Engine("fifteen", "a-star", "a_star:search", "sliding-a-star"),
        Engine("fifteen", "breadth-first", "breadth_first:search", "sliding-breadth-first"),
    )
)
"""Every engine; the first is the default."""
