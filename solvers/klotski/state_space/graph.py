"""The state space of a layout as a graph: one node for a position and its mirror image, one edge for each step.

Steps can be undone, so edges have no direction; a step that leads to the mirror image of where it began is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, check_types
from solvers.klotski.packed import pack, unpack
from solvers.klotski.piece_set import LEAST_BLANKS, PieceSet
from solvers.message import numbered
from solvers.search import Progress, Search, last_answer, result_of
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int16s, Int32s, Int64s


LARGE_BYTES = 50_000_000
"""From so much memory on a person is told beforehand what a state space takes at most."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a state space takes at most, known before anything begins."""

    positions: int
    """Counted one by one, mirror images too."""
    bytes: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A narrow pass: a node, neither start nor solved, that every solution comes through."""

    node: int
    step: int
    """Which step of a shortest solution leads there, from 1."""


@dataclass(frozen=True, eq=False)
class StateSpace:
    """Every position that can be reached from a layout, as a graph; made by `search`.

    With n nodes and m edges, the arrays are: `keys` (int64, n), the packed position that stands for each node, in the
    order of a breadth-first search from node 0, the start; `table` (int32), their hash table; `neighbours` (int32, 2m),
    where those of node i are `neighbours[starts[i]:starts[i + 1]]`, in increasing order, no node among its own, and
    `starts` (int32, n + 1); `from_start` and `to_exit` (int16, n), the steps from the start and to the nearest solved
    node, -1 everywhere when there is none; `solved` (int32), the solved nodes. `positions` counts both of a mirrored
    pair where both can be reached.

    `cut_vertices` (int32) and `bridges` (int32, (b, 2), the smaller node first) are those of the graph with one more
    node, joined to every solved one; `passes` are the cut vertices that part the start from that node.
    """

    layout: Layout
    metric: Metric
    keys: Int64s
    table: Int32s
    starts: Int32s
    neighbours: Int32s
    from_start: Int16s
    to_exit: Int16s
    solved: Int32s
    positions: int
    cut_vertices: Int32s
    bridges: Int32s
    passes: tuple[Pass, ...]

    def __str__(self) -> str:
        width = max((len(str(each.step)) for each in self.passes), default=0)
        figures = (f"{name + ':':14} {words}" for name, words in self._words().items())
        passes = (f"step {each.step:>{width}}: {self.layout_of(each.node)}" for each in self.passes)
        return "\n".join((str(self.layout), *figures, *passes))

    def _words(self) -> dict[str, str]:
        """What to tell of each figure."""
        counted, distance, apart = self.metric.counted, self.distance, "without which the map falls apart"
        mirrored = (
            "" if self.positions == self.nodes else f"; {self.nodes:,} with a position and its mirror image as one"
        )
        passes = f"{numbered(len(self.passes), 'position', 'positions')} that every solution comes through"
        none = "none; there is another way round every position"
        return {
            "positions": f"{self.positions:,}{mirrored}, {len(self.solved):,} of them solved",
            "edges": f"{numbered(self.edges, 'pair', 'pairs')} of positions one {self.metric.step} apart",
            "distance": "no solution" if distance is None else f"{counted(distance)} to the exit",
            "furthest": f"{counted(self.eccentricity)} from this layout",
            "cut vertices": f"{numbered(len(self.cut_vertices), 'position', 'positions')} {apart}",
            "bridges": f"{numbered(len(self.bridges), 'edge', 'edges')} {apart}",
            **({"narrow passes": passes if self.passes else none} if distance else {}),
        }

    def to_networkx(self) -> Any:
        """The graph as a `networkx.Graph`, with its nodes by their numbers; raises `ImportError` without that package.

        What is told of nodes and edges has the same names as in GraphML, and what there is not is left out.
        """
        from solvers.klotski.state_space.graph_files import to_networkx

        return to_networkx(self)

    @property
    def nodes(self) -> int:
        """How many positions there are when a position and its mirror image are one."""
        return len(self.keys)

    @property
    def edges(self) -> int:
        """How many pairs of positions are one step apart."""
        return len(self.neighbours) // 2

    @property
    def distance(self) -> int | None:
        """The steps of a shortest solution; None when there is none."""
        return int(self.to_exit[0]) if len(self.solved) else None

    @property
    def eccentricity(self) -> int:
        """The greatest distance of any position from the start."""
        return int(self.from_start[-1])

    @property
    def hardest(self) -> int:
        """A node as far from the exit as any; the start when none is solved."""
        return int(self.to_exit.argmax())

    def node_of(self, layout: Layout) -> int | None:
        """The node of a layout or of its mirror image; None for a layout that cannot be reached."""
        from solvers.klotski.breadth_first.kernel import canonical
        from solvers.klotski.breadth_first.search_kernel import index_of

        node = index_of(canonical(pack(layout)), self.keys, self.table)
        return node if node >= 0 else None

    def nodes_of(self, positions: Int64s) -> Int32s:
        """The nodes (int32) of packed positions (int64), mirrored or not; -1 for those that cannot be reached."""
        import numpy as np

        from solvers.klotski.state_space.graph_kernel import write_nodes

        nodes = np.empty(len(positions), np.int32)
        write_nodes(positions, self.keys, self.table, nodes)
        return nodes

    def layout_of(self, node: int) -> Layout:
        """One of the two layouts that a node stands for, always the same."""
        return unpack(int(self.keys[node]))

    def neighbours_of(self, node: int) -> Int32s:
        """The nodes one step from a node."""
        return self.neighbours[self.starts[node] : self.starts[node + 1]]

    def distances_from(self, node: int) -> Int16s:
        """The steps (int16, n) from a node to every node."""
        import numpy as np

        from solvers.klotski.state_space import building

        return result_of(building.distances(self.starts, self.neighbours, np.array([node], np.int32)))

    def downhill(self, node: int, distances: Int16s) -> list[int]:
        """The nodes of a shortest path, ends included, from a node to one that is 0 in the `distances` (int16, n)."""
        path = [node]
        for _ in range(int(distances[node])):
            near = self.neighbours_of(path[-1])
            path.append(int(near[distances[near].argmin()]))
        return path

    def path_to_exit(self, node: int) -> list[int]:
        """The nodes of a shortest path from a node to a solved one; raises `ValueError` when there is none."""
        if not len(self.solved):
            raise ValueError("no node is solved")
        return self.downhill(node, self.to_exit)

    def steps_through(self, start: Layout, nodes: Sequence[int]) -> tuple[Step, ...]:
        """The steps on the board from `start`, a layout of the first of these nodes, through all of them.

        Raises `ValueError` for a start of another node, and where a node is no neighbour of the one before.
        """
        from solvers.klotski.breadth_first.search import steps_along

        if not nodes or self.node_of(start) != nodes[0]:
            raise ValueError(f"{start} is no layout of the first node")
        for before, after in pairwise(nodes):
            if after not in self.neighbours_of(before):
                raise ValueError(f"no step leads from node {before} to node {after}")
        return steps_along(nodes, self.keys, pack(start), self.metric.number)


def estimate(layout: Layout) -> Estimate:
    """What the state space of a layout takes at most, in any count: all layouts of its pieces, each joined to many.

    A piece has at most as many places to slide to as there are empty cells. Most layouts reach far fewer positions.
    """
    pieces = PieceSet.of(layout)
    positions = pieces.layouts
    degree = len(layout.pieces) * pieces.blanks
    nodes = positions + _SPARE_NODES
    return Estimate(positions, nodes * (_BYTES_A_NODE + _BYTES_A_NEIGHBOUR * degree))


def large_estimate(layout: Layout) -> Estimate | None:
    """What the state space of a layout takes at most, where that may be `LARGE_BYTES` or more; None otherwise.

    With two empty cells it never is, and nothing is counted.
    """
    if PieceSet.of(layout).blanks == LEAST_BLANKS:
        return None
    bound = estimate(layout)
    return bound if bound.bytes >= LARGE_BYTES else None


_BYTES_A_NODE = 82
"""Of the arrays of the breadth-first search while they grow, and of those that stay."""
_BYTES_A_NEIGHBOUR = 5
"""Four, and a quarter of room to grow."""
_SPARE_NODES = 1 << 15
"""Room that is always there."""


def search(layout: Layout, metric: Metric) -> Search[StateSpace]:
    """Compute the state space of a layout; there is one answer, always.

    From the first, every report of one that may be large has the `large_estimate` as its `snapshot`.
    """
    from solvers.klotski.breadth_first import component_kernel
    from solvers.klotski.breadth_first.search import KERNELS
    from solvers.klotski.state_space import building, graph_kernel

    check_types(metric, layout)
    bound = large_estimate(layout)
    yield from ready(*KERNELS, component_kernel, graph_kernel, report=Progress(0, 0, snapshot=bound))
    space = yield from building.telling(bound, building.state_space(layout, metric))
    return (yield from last_answer(space, space.nodes))
