"""Klotski: the solutions of layouts, their distances and graphs."""

from __future__ import annotations

from contextlib import closing

from solvers.klotski.breadth_first import distances as component
from solvers.klotski.engines.registry import ENGINES, best_solution
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.state_space import graph as state_space
from solvers.library.layout import layout as read
from solvers.library.problems import Method, method_of
from solvers.search import Drive, only_answer


def solve(layout: Layout | str, count: str = "moves", engine: Method = "shortest") -> Solution | None:
    """A solution of a layout, by the default engine a shortest one; None where it is proven that there is none.

    `count` says how steps are counted: "moves", "cells" or "straight". `engine` is the name of a method, as the command
    `engines` lists them, or a search of one's own. Raises `InputError`, and `GivenUp` where an engine gives up.

    >>> import solvers
    >>> solution = solvers.solve("VVVV/VVVV/SAAS/SAAS/S..S")
    >>> len(solution), solution.moves, solution.cells, solution.straight
    (1, 1, 1, 1)
    >>> for step in solution:
    ...     print(step)
    A from 2,1 to 3,1
    >>> len(solvers.solve("橫刀立馬", count="cells", engine="a-star"))
    116
    >>> print(solvers.solve("VAAV/VAAV/HHHH/HHHH/S..S"))
    None
    """
    search = method_of(ENGINES, engine).search(read(layout), Metric.named(count))
    with closing(Drive(search)) as drive:
        found = best_solution(drive)
    if isinstance(found, Solution):
        return found
    found.check_proved()
    return None


def distances(layout: Layout | str, count: str = "moves") -> component.Distances:
    """The fewest steps to the exit from every position that can be reached from a layout: a mapping.

    Mirror images have keys of their own, where they can be reached. Without a solution the mapping is empty. Raises
    `InputError`; so does a position that is no key, as a `KeyError`.

    >>> import solvers
    >>> layout = solvers.layout("橫刀立馬")
    >>> distances = solvers.distances(layout)
    >>> len(distances), distances[layout], max(distances.values())
    (25955, 81, 93)
    >>> print(distances.best(layout)[0])
    S from 3,1 to 4,1
    >>> sorted(distances[layout.after(step)] for step in layout.steps())
    [80, 80, 80, 80, 81, 81, 81, 81]
    """
    return only_answer(component.search(read(layout), Metric.named(count)))


def graph(layout: Layout | str, count: str = "moves") -> state_space.StateSpace:
    """Every position that can be reached from a layout, as a graph; a position and its mirror image are one node.

    Nodes have numbers from 0, which is the layout. Raises `InputError`.

    >>> import solvers
    >>> graph = solvers.graph("比翼橫空")
    >>> graph.nodes, graph.edges, graph.distance
    (14416, 26342, 28)
    >>> print(graph.layout_of(graph.passes[0].node))
    AAHH/AAHH/HHHH/VS../VSSS
    >>> graph.to_networkx().number_of_edges()
    26342
    """
    return only_answer(state_space.search(read(layout), Metric.named(count)))
