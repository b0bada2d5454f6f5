"""A walk: a depth-first search held in arrays, advanced slice by slice, and how to make a search of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from solvers.knight.tour import Tour
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import EXHAUSTED, FOUND, Slices


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
