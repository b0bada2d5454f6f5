"""A walk: a depth-first search held in arrays, advanced slice by slice, and how to make a search of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

import numpy as np

from solvers.knight.arrays import as_order
from solvers.knight.board import Board
from solvers.knight.tour import Tour
from solvers.knight.trace import DepthFirstTrace
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, Slices


class VisitStatistics:
    """The counts of a whole search, which goes over them walk by walk; `border` squares wide is what lies around."""

    def __init__(self, board: Board, border: int = 0) -> None:
        shape = board.rows + 2 * border, board.columns + 2 * border
        self.entries = np.zeros(shape[0] * shape[1], np.int64)
        """How often each square was entered, flat."""
        self.deepest = np.zeros(board.size, np.int32)
        """The longest path so far; the kernel's numbers of squares."""
        self.depth = 0
        """How many squares the longest path has."""
        inside = slice(border, -border or None)
        self.inside = self.entries.reshape(shape)[inside, inside].data
        """The same counts as (rows, columns), without the border."""
        self._insight = DepthFirstTrace(self.inside, (), ())

    def trace(self, depth: int, tried: Callable[[], Sequence[int]]) -> DepthFirstTrace:
        """What there is to see once the longest path has `depth` squares, numbered as on the board.

        `tried` is asked at a slow pace only: to look it up takes as long as to find a tour.
        """
        if depth != len(self._insight.deepest):
            self.depth = depth
            self._insight = replace(self._insight, deepest=as_order(self.deepest[:depth]))
        return self._insight if nodes_granted() is None else replace(self._insight, tried=tried())


class Walk(Protocol):
    """What `watch` asks of a walk."""

    def advance(self, budget: int) -> int:
        """Search on for about `budget` nodes; a status of `solvers.slices`."""
        ...

    def progress(self) -> Progress:
        """Where the walk stands."""
        ...

    def tour(self) -> Tour:
        """The tour just found."""
        ...


def watch(walks: Iterable[Walk]) -> Search[Tour]:
    """Walk one walk after another to its end, reporting every slice and every tour."""
    slices = Slices()
    before = 0
    for walk in walks:
        progress = Progress(0, before)
        status = 0
        while status != EXHAUSTED:
            status = slices.run(walk.advance)
            progress = walk.progress()
            progress = replace(progress, visited=before + progress.visited)
            yield progress
            if status == FOUND:
                yield Found(walk.tour(), progress.visited)
        before = progress.visited
    return Verdict(Outcome.EXHAUSTED, before)
