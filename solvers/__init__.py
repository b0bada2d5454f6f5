"""Searches for two classic puzzles, Klotski and the knight's tour; a library without a window. Imports no Qt.

What `__all__` names is all that one needs, and is imported when it is first asked for. Bad input raises `InputError`
with one sentence, and a search that gives up raises `GivenUp`.

>>> import solvers
>>> layout = solvers.layout("橫刀立馬")
>>> solution = solvers.solve(layout)
>>> len(solution), solution.straight
(81, 90)

Inside: `search.py` defines what every search is: a generator that yields its progress and what it finds, and returns a
verdict; `engine.py` the named methods and their registry; `slices.py` when a search reports. `library` puts together
what stands here, `console` is the console program, `documents` the file formats, `comparison` runs methods side by
side, on problems of any puzzle. Read `klotski/breadth_first/shortest.py` first, a breadth-first search, in plain
Python to begin with, then `search.py`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from solvers.klotski.breadth_first.distances import Distances
    from solvers.klotski.layout import Layout
    from solvers.klotski.moves import Solution, Step
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.knight.board import Board
    from solvers.knight.tour import Tour, TourCount
    from solvers.library.boards import board, count, tour, tours, why_no_tour
    from solvers.library.comparing import ComparisonRow, ComparisonTable, compare
    from solvers.library.layout import layout
    from solvers.library.layouts import distances, graph, solve
    from solvers.library.watching import Watch, watch
    from solvers.message import InputError
    from solvers.own_search.own_search import OwnSearch, load_search
    from solvers.search import GivenUp, Progress, WrongAnswer

__all__ = [
    "Board",
    "ComparisonRow",
    "ComparisonTable",
    "Distances",
    "GivenUp",
    "InputError",
    "Layout",
    "OwnSearch",
    "Progress",
    "Solution",
    "StateSpace",
    "Step",
    "Tour",
    "TourCount",
    "Watch",
    "WrongAnswer",
    "board",
    "compare",
    "count",
    "distances",
    "graph",
    "layout",
    "load_search",
    "solve",
    "tour",
    "tours",
    "watch",
    "why_no_tour",
]

_MODULES = {
    "solvers.klotski.breadth_first.distances": ("Distances",),
    "solvers.klotski.layout": ("Layout",),
    "solvers.klotski.moves": ("Solution", "Step"),
    "solvers.klotski.state_space.graph": ("StateSpace",),
    "solvers.knight.board": ("Board",),
    "solvers.knight.tour": ("Tour", "TourCount"),
    "solvers.library.boards": ("board", "count", "tour", "tours", "why_no_tour"),
    "solvers.library.comparing": ("ComparisonRow", "ComparisonTable", "compare"),
    "solvers.library.layout": ("layout",),
    "solvers.library.layouts": ("distances", "graph", "solve"),
    "solvers.library.watching": ("Watch", "watch"),
    "solvers.message": ("InputError",),
    "solvers.own_search.own_search": ("OwnSearch", "load_search"),
    "solvers.search": ("GivenUp", "Progress", "WrongAnswer"),
}


def __getattr__(name: str) -> Any:
    """Import what is asked for from its module."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
