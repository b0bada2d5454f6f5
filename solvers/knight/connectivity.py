"""How a graph hangs together: its connected parts, and the nodes without which it falls apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def parts_of(beside: Mapping[Node, Collection[Node]], nodes: Iterable[Node]) -> list[set[Node]]:
    """The connected parts of some nodes; `beside` has for each those next to it, others too."""
    waiting = set(nodes)
    parts: list[set[Node]] = []
    while waiting:
        part = {waiting.pop()}
        border = list(part)
        while border:
            reached = waiting.intersection(beside[border.pop()])
            waiting -= reached
            part |= reached
            border += reached
        parts.append(part)
    return parts


def parts_without(root: Node, beside: Callable[[Node], Iterable[Node]]) -> dict[Node, int]:
    """How many parts a connected graph falls into without each articulation point (Tarjan 1972), and without the root.

    Depth-first with low points: a child from which nothing above its parent is reached is a part of its own.
    """
    order: dict[Node, int] = {root: 0}
    low: dict[Node, int] = {root: 0}
    below: dict[Node, int] = {}
    path: list[tuple[Node, Iterator[Node]]] = [(root, iter(beside(root)))]
    while path:
        node, neighbours = path[-1]
        following = next(neighbours, None)
        if following is None:
            path.pop()
            if path:
                parent = path[-1][0]
                low[parent] = min(low[parent], low[node])
                if low[node] >= order[parent]:
                    below[parent] = below.get(parent, 0) + 1
        elif following in order:
            low[node] = min(low[node], order[following])
        else:
            order[following] = low[following] = len(order)
            path.append((following, iter(beside(following))))
    return {node: number + (node != root) for node, number in below.items()}
