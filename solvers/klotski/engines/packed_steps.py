"""Steps between packed positions, mirror images as one, for the searches that readers of the articles asked for."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from solvers.klotski.breadth_first import kernel
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.packed import BLOCK, FIELDS, cell_of, pack

canonical = kernel.canonical
EXIT_CELL = cell_of(EXIT)


class Successors:
    """The positions one step away, taken from the compiled kernel."""

    def __init__(self, metric: Metric) -> None:
        self._metric = tuple(Metric).index(metric)
        self._keys = np.empty(kernel.MAX_SUCCESSORS, np.int64)
        self._lengths = np.empty(kernel.MAX_SUCCESSORS, np.int64)

    def of(self, key: int) -> list[int]:
        """The canonical positions one step from this one; some perhaps twice."""
        found = kernel.expand(key, self._metric, self._keys, self._lengths)
        successors: list[int] = self._keys[:found].tolist()
        return [canonical(successor) for successor in successors]


def block_cell(key: int) -> int:
    """The cell of the 2x2 block's top left corner."""
    return key >> BLOCK & 15


def is_solved(key: int) -> bool:
    """Whether the 2x2 block is at the exit."""
    return block_cell(key) == EXIT_CELL


def steps_through(layout: Layout, metric: Metric, keys: Iterable[int]) -> tuple[Step, ...]:
    """The steps of one real game from `layout` through these canonical positions, each one step from the last."""
    steps: list[Step] = []
    position = pack(layout)
    for key in keys:
        for step in legal_steps(layout, metric):
            following = _after(position, step)
            if canonical(following) == key:
                break
        else:
            raise ValueError(f"no step leads to {key}")
        steps.append(step)
        layout, position = step.after(layout), following
    return tuple(steps)


def _after(key: int, step: Step) -> int:
    origin, target = cell_of(step.origin), cell_of(step.target)
    if step.kind in FIELDS:
        return key ^ (1 << origin | 1 << target) << FIELDS[step.kind]
    return key ^ (origin ^ target) << BLOCK
