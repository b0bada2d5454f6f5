"""The search methods for the 8-puzzle that the console and the window offer, by name."""

from __future__ import annotations

from solvers.engine import Engine, Registry
from solvers.fifteen.position import Tiles
from solvers.search import Search

SlidingEngine = Engine[Search[Tiles]]

ENGINES = Registry[SlidingEngine](
    (
        Engine("fifteen", "a-star", "searches:a_star", "a-star"),
        Engine("fifteen", "breadth-first", "searches:breadth_first", "breadth-first"),
    )
)
"""Every engine; the first is the default."""
