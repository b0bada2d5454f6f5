"""All of the library in use, as pyright understands it, and the values by which the tests see that it works."""

# pyright: strict

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import solvers
from solvers.own_search.problem import OwnTrace


def klotski() -> dict[str, object]:
    """Layouts, solutions, distances and graphs."""
    layout: solvers.Layout = solvers.layout("橫刀立馬")
    solution: solvers.Solution | None = solvers.solve(layout)
    assert solution is not None
    cells = solvers.solve("橫刀立馬", count="cells", engine="a-star")
    assert cells is not None
    told: list[str] = [str(step) for step in solution]
    steps: list[solvers.Step] = layout.steps()
    after: solvers.Layout = layout.after(steps[0])
    distances: solvers.Distances = solvers.distances(layout)
    known: dict[solvers.Layout, int] = dict(distances)
    graph: solvers.StateSpace = solvers.graph(layout)
    return {
        "moves": (len(solution), solution.moves, solution.straight),
        "cells": (len(cells), cells.cells),
        "told": len(told),
        "after": after in layout_neighbours(layout),
        "distance": distances[layout],
        "most": max(distances.values()),
        "positions": len(known),
        "best": len(distances.best(layout)),
        "graph": (graph.nodes, graph.edges, len(graph.passes)),
    }


def layout_neighbours(layout: solvers.Layout) -> set[solvers.Layout]:
    """The layouts one step away."""
    return {layout.after(step) for step in layout.steps("moves")}


def knight() -> dict[str, object]:
    """Boards, tours and counts."""
    board: solvers.Board = solvers.board("8x8", missing=["a1", "b3"])
    tour: solvers.Tour | None = solvers.tour(board, start="h8", closed=True, seed=1)
    assert tour is not None
    tour.verify()
    tours: Iterator[solvers.Tour] = solvers.tours(board, start=(0, 7), end=None)
    counted: solvers.TourCount = solvers.count("6x6", closed=True)
    reason = solvers.why_no_tour("4x4")
    return {
        "size": board.size,
        "closed": tour.closed,
        "start": tour.start,
        "several": len({str(each) for each in islice(tours, 3)}),
        "count": counted.undirected,
        "reason": str(reason),
    }


def own(path: Path) -> dict[str, object]:
    """A search of one's own, used like any other method."""
    mine: solvers.OwnSearch = solvers.load_search(path, seconds=60)
    solution = solvers.solve("將擋後路", engine=mine)
    assert solution is not None
    table = solvers.compare(["將擋後路"], ["shortest", mine])
    watch = solvers.watch("將擋後路", engine=mine)
    lines = [step.trace.line for step in islice(watch, 12) if isinstance(step.trace, OwnTrace)]
    back = watch.back()
    watch.close()
    assert back is not None
    return {
        "title": mine.title,
        "solution": (len(solution), solution.proved_shortest),
        "table": [(row.method, row.answer, row.steps, row.memory is not None) for row in table],
        "lines": lines,
        "back": isinstance(back.trace, OwnTrace) and back.trace.line == lines[-2],
    }


def both() -> dict[str, object]:
    """Methods compared and watched, and what goes wrong."""
    table: solvers.ComparisonTable = solvers.compare(["將擋後路", solvers.layout("1A9BF0C")], ["shortest"], "cells")
    rows: list[tuple[str, str, int | None]] = [(row.method, row.answer, row.steps) for row in table]
    tours = solvers.compare([solvers.board("5x5")], ["automatic", "warnsdorff"], start="a1", memory=False)
    watch: solvers.Watch = solvers.watch("將擋後路")
    first: solvers.Progress = next(watch)
    second = next(watch)
    back: solvers.Progress | None = watch.back()
    watch.close()
    faults: list[str] = []
    try:
        solvers.solve("nobody at all")
    except solvers.InputError as error:
        faults.append(str(error))
    try:
        solvers.count("9x9", memory=1000)
    except solvers.GivenUp as error:
        faults.append(str(error))
    return {
        "rows": rows,
        "tours": [row.steps for row in tours],
        "forward": second.visited > first.visited,
        "back": back is first,
        "faults": faults,
    }
