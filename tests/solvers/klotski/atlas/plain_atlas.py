"""A second opinion on all layouts of some pieces, written without looking at `solvers`: plain search over strings.

Boards are those of `plain_search`. A node is a board and its mirror image, named by the lesser of the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

import networkx

from tests.solvers.klotski import plain_sets
from tests.solvers.klotski.plain_search import CELLS, HOME, MARKS, SUCCESSORS, by_cells
from tests.solvers.klotski.state_space.plain_graph import mirrored, node_of

EXIT = "exit"
PlainPiece = tuple[str, int, int]
"""Its kind, and the row and column of its first cell."""


class PlainAtlas:
    """Every board of some pieces, such as "AVVS", in one metric."""

    def __init__(self, kinds: str, metric: str) -> None:
        self.metric = metric
        self.boards = plain_sets.all_boards(kinds)
        self.nodes = set(map(node_of, self.boards))
        self.distance = plain_sets.distances(self.boards, metric)
        self.steps = {node: SUCCESSORS[metric](node) for node in self.nodes}

    def at(self, distance: int) -> set[str]:
        """The nodes at a distance."""
        return {node for node, steps in self.distance.items() if steps == distance}

    def components(self) -> list[set[str]]:
        """The nodes of each component."""
        left, found = set(self.nodes), list[set[str]]()
        while left:
            component = _reached([left.pop()], self.steps)
            left -= component
            found.append(component)
        return found

    def special(self) -> dict[str, set[str]]:
        """The special nodes of each kind that is no pair."""
        passes = self.passes()
        most = max(passes.values(), default=0)
        return {
            "symmetric": {node for node in self.distance if node == mirrored(node)},
            "peaks": {
                node
                for node, steps in self.distance.items()
                if steps and all(self.distance[node_of(other)] < steps for other in self.steps[node])
            },
            "places": self._hardest_by_place(),
            "one-solution": {node for node, ways in self._ways().items() if ways == 1 and self.distance[node]},
            "passes": {node for node, number in passes.items() if number == most > 0},
            "unsolvable": self.nodes - self.distance.keys(),
        }

    def _hardest_by_place(self) -> set[str]:
        places: dict[int, set[str]] = {}
        for node in self.distance:
            places.setdefault(min(node.index("A"), mirrored(node).index("A")), set()).add(node)
        places.pop(HOME, None)
        most = {place: max(self.distance[node] for node in nodes) for place, nodes in places.items()}
        return {node for place, nodes in places.items() for node in nodes if self.distance[node] == most[place]}

    def _ways(self) -> dict[str, int]:
        """How many shortest solutions each node has, mirror images one by one."""
        ways: dict[str, int] = {}
        for node, steps in sorted(self.distance.items(), key=lambda item: item[1]):
            nearer = {other for other in self.steps[node] if self.distance[node_of(other)] < steps}
            ways[node] = sum(ways[node_of(other)] for other in nearer) if steps else 1
        return ways

    def passes(self) -> dict[str, int]:
        """Through how many nodes, neither the first nor solved, every way from each to the exit goes."""
        graph = networkx.DiGraph()
        graph.add_node(EXIT)
        graph.add_edges_from((EXIT, node) for node in self.at(0))
        graph.add_edges_from((node, node_of(other)) for node in self.distance for other in self.steps[node])
        above: dict[str, str] = networkx.immediate_dominators(graph, EXIT)
        passes = {EXIT: 0}
        tree = networkx.DiGraph([(EXIT, EXIT), *((above[each], each) for each in self.distance)])
        for _, node in networkx.bfs_edges(tree, EXIT):
            passes[node] = passes[above[node]] + (above[node] != EXIT and self.distance[above[node]] > 0)
        del passes[EXIT]
        return passes

    def pairs(self, kind: str) -> tuple[int, set[tuple[str, str]]]:
        """The greatest difference by a kind of variants, 0 for none, and the pairs of nodes, the harder one first."""
        variants = {"exchanged": exchanged, "soldier": soldier_elsewhere}[kind]
        differences = {
            (node, node_of(other)): steps - self.distance[node_of(other)]
            for node, steps in self.distance.items()
            for other in variants(node)
            if node_of(other) in self.distance
        }
        most = max(differences.values(), default=0)
        return most, {pair for pair, difference in differences.items() if difference == most > 0}


def component_of(board: str) -> set[str]:
    """Every board that can be reached from a board, mirror images one by one."""
    seen, waiting = {board}, [board]
    while waiting:
        new = set(by_cells(waiting.pop())) - seen
        seen |= new
        waiting += new
    return seen


def covered(boards: Iterable[str]) -> set[tuple[int, int]]:
    """The cells that Cao Cao has in any of them."""
    return {divmod(cell, 4) for board in boards for cell in range(20) if board[cell] in MARKS["A"]}


def farthest(board: str, metric: str) -> tuple[int, set[str]]:
    """The nodes as far from a board or its mirror image as any, and how far."""
    level, seen, steps = {node_of(board)}, {node_of(board)}, 0
    while following := {node_of(other) for node in level for other in SUCCESSORS[metric](node)} - seen:
        seen |= following
        level, steps = following, steps + 1
    return steps, level


def exchanged(board: str) -> Iterator[str]:
    """The boards with two pieces of two kinds exchanged within a rectangle that they fill."""
    pieces = _pieces(board)
    for pair in combinations(pieces, 2):
        cells = [(row + down, column + right) for kind, row, column in pair for down, right in CELLS[kind]]
        top, bottom = min(row for row, _ in cells), max(row for row, _ in cells)
        left, right_end = min(column for _, column in cells), max(column for _, column in cells)
        if pair[0][0] == pair[1][0] or len(cells) != (bottom - top + 1) * (right_end - left + 1):
            continue
        turned = [
            (kind, top + bottom - row - CELLS[kind][-1][0], left + right_end - column - CELLS[kind][-1][1])
            for kind, row, column in pair
        ]
        yield _board([each for each in pieces if each not in pair] + turned)


def soldier_elsewhere(board: str) -> Iterator[str]:
    """The boards with one soldier on a cell that was empty."""
    for soldier in (cell for cell in range(20) if board[cell] == "S"):
        for blank in (cell for cell in range(20) if board[cell] == "."):
            cells = list(board)
            cells[soldier], cells[blank] = ".", "S"
            yield "".join(cells)


def _pieces(board: str) -> list[PlainPiece]:
    return [(board[cell], *divmod(cell, 4)) for cell in range(20) if board[cell] in CELLS]


def _board(pieces: list[PlainPiece]) -> str:
    cells = ["."] * 20
    for kind, row, column in pieces:
        for (down, right), mark in zip(CELLS[kind], MARKS[kind], strict=True):
            cells[4 * (row + down) + column + right] = mark
    return "".join(cells)


def _reached(waiting: list[str], steps: dict[str, list[str]]) -> set[str]:
    seen = set(waiting)
    while waiting:
        new = set(map(node_of, steps[waiting.pop()])) - seen
        seen |= new
        waiting += new
    return seen
