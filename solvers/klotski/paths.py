"""Paths through a search: from a node back to its root, and from positions to the steps between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.packed import BLOCK, FIELDS, cell_of, pack


class Parents(Protocol):
    """The parent of each node by subscript, as in a list, an array or a dictionary; -1 for a root."""

    def __getitem__(self, node: int, /) -> int:
        """The parent of a node."""
        ...


def path_to(node: int, parents: Parents) -> list[int]:
    """The nodes from the root to this one, both included."""
    path = [node]
    while (node := int(parents[node])) >= 0:
        path.append(node)
    return path[::-1]


def steps_through(
    layout: Layout, metric: Metric, keys: Iterable[int], form: Callable[[int], int] = int
) -> tuple[Step, ...]:
    """The steps of one game from `layout` through these packed positions, each one step from the one before.

    `form` gives the key that stands for a position, `canonical` where mirror images are one. Raises `ValueError` where
    no step leads to the next key.
    """
    steps: list[Step] = []
    position = pack(layout)
    for key in keys:
        step = next((step for step in legal_steps(layout, metric) if form(_after(position, step)) == key), None)
        if step is None:
            raise ValueError(f"no step leads to {key}")
        steps.append(step)
        layout, position = step.after(layout), _after(position, step)
    return tuple(steps)


def _after(key: int, step: Step) -> int:
    """The packed position after a step, much faster than by way of the layout."""
    origin, target = cell_of(step.origin), cell_of(step.target)
    if step.kind in FIELDS:
        return key ^ (1 << origin | 1 << target) << FIELDS[step.kind]
    return key ^ (origin ^ target) << BLOCK
