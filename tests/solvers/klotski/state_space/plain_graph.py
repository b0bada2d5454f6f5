"""A second opinion on state spaces: plain breadth-first search over strings, and networkx for the rest."""

from __future__ import annotations

from typing import NamedTuple

import networkx

from tests.solvers.klotski.plain_search import HOME, SUCCESSORS, component_size, read

EXIT = "exit"
"""The node that is joined to every solved one."""

SIDES = str.maketrans("ABCDHh", "BADChH")


class PlainGraph(NamedTuple):
    """What is known of a state space; nodes are boards of `plain_search`, the lesser of a board and its mirror image.

    Cut vertices, bridges and passes are those of the graph with `EXIT`, though no bridge that leads to it.
    """

    graph: networkx.Graph
    positions: int
    solved: frozenset[str]
    from_start: dict[str, int]
    to_exit: dict[str, int]
    cut_vertices: frozenset[str]
    bridges: frozenset[frozenset[str]]
    passes: list[str]


def mirrored(board: str) -> str:
    """A board seen in a mirror."""
    return "".join(board[4 * row : 4 * row + 4][::-1] for row in range(5)).translate(SIDES)


def node_of(board: str) -> str:
    """The board that stands for this one and its mirror image."""
    return min(board, mirrored(board))


def plain_graph(text: str, metric: str) -> PlainGraph:
    """The state space of a layout in its text form, counted in "moves", "cells" or "straight"."""
    start = node_of(read(text))
    graph = networkx.Graph()
    graph.add_node(start)
    waiting = [start]
    while waiting:
        board = waiting.pop()
        near = set(map(node_of, SUCCESSORS[metric](board))) - {board}
        waiting += near.difference(graph)
        graph.add_edges_from((board, other) for other in near)
    return measured(graph, start, component_size(text))


def measured(graph: networkx.Graph, start: str, positions: int) -> PlainGraph:
    """Measure a graph, the narrow passes by their definition: without one of them there is no way to the exit."""
    solved = frozenset(board for board in graph if board[HOME] == "A")
    joined = graph.copy()
    joined.add_edges_from((board, EXIT) for board in solved)
    from_start = dict(networkx.single_source_shortest_path_length(graph, start))
    lengths = networkx.multi_source_dijkstra_path_length(graph, solved) if solved else {}
    to_exit = {node: int(length) for node, length in lengths.items()}
    cut_vertices = frozenset(networkx.articulation_points(joined))
    solution = networkx.shortest_path(joined, start, EXIT)[1:-1] if solved else []
    return PlainGraph(
        graph,
        positions,
        solved,
        from_start,
        to_exit,
        cut_vertices,
        frozenset(frozenset(edge) for edge in networkx.bridges(joined) if EXIT not in edge),
        [node for node in solution if node in cut_vertices - solved and not _exit_reached(joined, start, node)],
    )


def _exit_reached(joined: networkx.Graph, start: str, without: str) -> bool:
    """Whether there is still a way to the exit when one node is taken out for a while."""
    edges = list(joined.edges(without))
    joined.remove_node(without)
    reached = networkx.has_path(joined, start, EXIT)
    joined.add_edges_from(edges)
    return reached
