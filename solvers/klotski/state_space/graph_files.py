"""A state space as a file for other programs: GraphML, and CSV.

Format: Brandes, Eiglsperger, Herman, Himsolt and Marshall, GraphML Progress Report, 2002. The CSV file has one line for
each node, and the edges in its last column: one file holds all.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any, BinaryIO, NamedTuple

import numpy as np

from solvers.array_types import Int64s
from solvers.klotski.layout import COLUMNS, ROWS
from solvers.klotski.packed import BLOCK, HORIZONTALS, SOLDIERS, VERTICALS
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace

AT_ONCE = 500
"""How many nodes or edges are written between two reports."""

_KEYS = (
    ("layout", "graph", "string"),
    ("count", "graph", "string"),
    ("layout", "node", "string"),
    ("from_start", "node", "int"),
    ("to_exit", "node", "int"),
    ("solved", "node", "boolean"),
    ("cut", "node", "boolean"),
    ("pass", "node", "int"),
    ("x", "node", "double"),
    ("y", "node", "double"),
    ("bridge", "edge", "boolean"),
)
"""What is told, of what, and its type."""


class NodeRecord(NamedTuple):
    """What a file tells of a node; None for what it does not have.

    `pass_step` is the step of a shortest solution that leads to a narrow pass.
    """

    layout: str
    from_start: int
    to_exit: int | None
    solved: bool
    cut: bool
    pass_step: int | None
    x: float | None
    y: float | None


HEADER = ("node", "layout", "from_start", "to_exit", "solved", "cut", "pass", "x", "y", "neighbours")


def write_graphml(file: BinaryIO, space: StateSpace, drawing: Drawing | None = None) -> Generator[float]:
    """Write a state space as GraphML, with coordinates where there is a drawing; yields the share that is done.

    Each node has its layout (one of the two it stands for), `from_start`, `to_exit` where there is a solution, and
    whether it is `solved` or a cut vertex; a narrow pass has as `pass` the step that leads there. Each edge says
    whether it is a `bridge`. Raises what writing raises.
    """
    file.write(b'<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n')
    for name, of, kind in _KEYS:
        file.write(f'<key id="{of}_{name}" for="{of}" attr.name="{name}" attr.type="{kind}"/>\n'.encode())
    file.write(b'<graph edgedefault="undirected">\n')
    file.write((_data("graph", "layout", str(space.layout)) + _data("graph", "count", space.metric) + "\n").encode())
    total = space.nodes + space.edges
    for number, record in enumerate(records(space, drawing), 1):
        told = "".join(_data("node", name, value) for name, value in _told(record))
        file.write(f'<node id="n{number - 1}">{told}</node>\n'.encode())
        if number % AT_ONCE == 0:
            yield number / total
    bridges = {(one, other) for one, other in space.bridges.tolist()}
    for number, (one, other) in enumerate(edges(space), 1):
        told = _data("edge", "bridge", (one, other) in bridges)
        file.write(f'<edge source="n{one}" target="n{other}">{told}</edge>\n'.encode())
        if number % AT_ONCE == 0:
            yield (space.nodes + number) / total
    file.write(b"</graph>\n</graphml>\n")


def to_networkx(space: StateSpace) -> Any:
    """A state space as a `networkx.Graph`, told of as in GraphML; raises `ImportError` where there is no networkx."""
    try:
        networkx = import_module("networkx")
    except ImportError:
        raise ImportError("a graph of networkx needs that package: install it, as by `pip install networkx`") from None
    graph = networkx.Graph(layout=str(space.layout), count=space.metric.value)
    for node, record in enumerate(records(space)):
        graph.add_node(node, **dict(_told(record)))
    bridges = {(one, other) for one, other in space.bridges.tolist()}
    graph.add_edges_from((one, other, {"bridge": (one, other) in bridges}) for one, other in edges(space))
    return graph


def _told(record: NodeRecord) -> Iterator[tuple[str, Any]]:
    """What there is to tell of a node, each with its name."""
    values = zip((name for name, of, _ in _KEYS if of == "node"), record, strict=True)
    return ((name, value) for name, value in values if value is not None)


def _data(of: str, name: str, value: object) -> str:
    return f'<data key="{of}_{name}">{_text(value)}</data>'


def write_csv(file: BinaryIO, space: StateSpace, drawing: Drawing | None = None) -> Generator[float]:
    """Write a state space as CSV, one line for each node, the last column its neighbours; yields the share done.

    Columns as in GraphML; what a node does not have is empty. Raises what writing raises.
    """
    file.write((",".join(HEADER) + "\r\n").encode())
    for node, record in enumerate(records(space, drawing)):
        near = " ".join(map(str, space.neighbours_of(node).tolist()))
        file.write((",".join(map(_text, (node, *record, near))) + "\r\n").encode())
        if node % AT_ONCE == 0:
            yield node / space.nodes


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def records(space: StateSpace, drawing: Drawing | None = None) -> Iterator[NodeRecord]:
    """What is told of each node, in their order."""
    solvable = space.distance is not None
    solved = np.zeros(space.nodes, np.bool_)
    solved[space.solved] = True
    cut = np.zeros(space.nodes, np.bool_)
    cut[space.cut_vertices] = True
    steps = {each.node: each.step for each in space.passes}
    places = _places(drawing)
    for node, layout in enumerate(_layout_texts(space.keys)):
        x, y = places.get(node, (None, None))
        yield NodeRecord(
            layout,
            int(space.from_start[node]),
            int(space.to_exit[node]) if solvable else None,
            bool(solved[node]),
            bool(cut[node]),
            steps.get(node),
            x,
            y,
        )


def _layout_texts(keys: Int64s) -> Iterator[str]:
    """The text forms of packed positions, as of the layouts they are; those would take longer to make than the rest."""
    for first in range(0, len(keys), AT_ONCE):
        some = keys[first : first + AT_ONCE]
        letters = np.full((len(some), ROWS, COLUMNS), ".", "<U1")
        for row, column in np.ndindex(ROWS, COLUMNS):
            cell = row * COLUMNS + column
            letters[some >> (SOLDIERS + cell) & 1 == 1, row, column] = "S"
            if column + 1 < COLUMNS:
                letters[some >> (HORIZONTALS + cell) & 1 == 1, row, column : column + 2] = "H"
            if row + 1 < ROWS:
                letters[some >> (VERTICALS + cell) & 1 == 1, row : row + 2, column] = "V"
            letters[some >> BLOCK & 15 == cell, row : row + 2, column : column + 2] = "A"
        yield from ("/".join("".join(row) for row in rows) for rows in letters.tolist())


def _places(drawing: Drawing | None) -> dict[int, tuple[float, float]]:
    """Where each node that has a point is drawn."""
    if drawing is None:
        return {}
    return {node: (x, y) for node, (x, y) in zip(drawing.nodes.tolist(), drawing.points.tolist(), strict=True)}


def edges(space: StateSpace) -> Iterator[tuple[int, int]]:
    """Each edge once, the smaller node first."""
    for node, (begin, end) in enumerate(pairwise(space.starts.tolist())):
        yield from ((node, other) for other in space.neighbours[begin:end].tolist() if node < other)
