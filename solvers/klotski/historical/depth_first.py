"""Depth-first search with branch and bound and a binary search tree: Wei and Lin's paper (about 2000).

Every position is remembered in the tree by its value in base 20, with the fewest steps in which it was reached, and is
expanded again when it is reached in fewer. Each solution found bounds the depth of what is searched after it.

Counted in moves, as the paper counts, a piece that goes on sliding takes no new step. But the tree does not know which
piece slid last: a position reached again in as many steps, by a piece that could go on for nothing, is refused. That is
why the paper's numbers are up to four too high. This program gives 19 of its 20, as 69 for 三軍聯防 instead of 65; only
調兵遣將 comes out at 51, which is right, where the paper prints 52.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

import numpy as np

from solvers.array_types import Int8s, Int32s, Int64s
from solvers.klotski.codes.paper import value, vector
from solvers.klotski.historical import depth_first_kernel as kernel
from solvers.klotski.layout import Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, Solution, Step
from solvers.klotski.packed import cell_of, pack, square_of
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, TreeLookUp, path_tree
from solvers.klotski.visit_log import VisitLog, current_log
from solvers.pace import nodes_granted
from solvers.search import Found, Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import Slices, ready

FIRST_CAPACITY = 1 << 15
NOTED_AT_ONCE = 1 << 18
"""Visits that are noted together: no fewer than the candidates of a slice."""
TRACED = 50
"""How many slides between two reports are traced one by one at most."""
UNBOUNDED = 1 << 30
"""The steps of the best solution so far before there is one."""
STRIDES: tuple[int, ...] = tuple(kernel.STRIDES.tolist())


class DepthFirstTracer:
    """Watches the arrays of a descent, and remembers what became of the candidates along its path."""

    def __init__(
        self,
        grid: Int8s,
        cells: Int8s,
        kinds: Int8s,
        names: list[PieceKind],
        frames: Int32s,
        nodes: Int64s,
        state: Int64s,
    ) -> None:
        """`names` are the kinds of the pieces by their numbers."""
        self._grid, self._cells, self._kinds = grid, cells, kinds
        self._names = names
        self.frames, self.nodes, self._state = frames, nodes, state
        self._statuses: list[dict[int, NodeStatus]] = []
        self._handled = False
        """Whether the candidate tried last was a slide."""
        self._went_back = False
        self.ending = Ending.GOES_ON
        self._look()

    def step(self, advance: Callable[[int], int]) -> int:
        """Have the kernel go on to the next slide that is possible, or to the end; its status."""
        height = self._height
        status, self._handled = kernel.SLICE_OVER, False
        while status == kernel.SLICE_OVER and not self._handled:
            self._look()
            status = advance(1)
            self._handled = self._note()
        self._went_back = self._depth < height or not self._handled
        return status

    def expansion(self) -> Expansion:
        """The position whose candidate was tried last, with all that it leads to."""
        steps = int(self._frame[kernel.STEPS])
        best = int(self._state[kernel.BEST])
        slides = [candidate for candidate in range(kernel.CANDIDATES) if self._after(candidate) is not None]
        return Expansion(
            int(self._before[kernel.EXPANSIONS]) + 1,
            steps,
            self._layout(self._there),
            tuple(self._successors()),
            path_tree(steps, None if best == UNBOUNDED else best - 1),
            family="depth-first-bst",
            handled=(slides.index(self._candidate),) if self._handled else (),
            went_back=self._went_back,
            ending=self.ending,
            look_up=self._look_up() if self._handled else None,
        )

    @property
    def _height(self) -> int:
        """The depth that the last step led to, before the search went back from there."""
        entered = self._state[kernel.EXPANSIONS] > self._before[kernel.EXPANSIONS]
        return self._depth + int(entered)

    def _look(self) -> None:
        """Note where the kernel stands: it stops before a candidate, and after the last of a position goes back."""
        self._before = self._state.copy()
        self._board, self._there = self._grid.copy(), self._cells.copy()
        self._depth = int(self._state[kernel.DEPTH])
        self._candidate = int(self._frame[kernel.NEXT])
        del self._statuses[self._depth + 1 :]
        self._statuses += [{} for _ in range(len(self._statuses), self._depth + 1)]

    @property
    def _frame(self) -> Int32s:
        return self.frames[self._depth]

    def _note(self) -> bool:
        """Note what became of the candidate just tried; False for one that was no slide."""
        state, before, statuses = self._state, self._before, self._statuses[self._depth]
        if self._after(self._candidate) is None:
            return False
        if state[kernel.EXPANSIONS] > before[kernel.EXPANSIONS]:
            statuses[self._candidate] = (
                NodeStatus.AGAIN if state[kernel.AGAIN] > before[kernel.AGAIN] else NodeStatus.NEW
            )
        elif state[kernel.COMPARISONS] > before[kernel.COMPARISONS]:
            statuses[self._candidate] = NodeStatus.SEEN
        else:
            solved = state[kernel.SOLUTIONS] > before[kernel.SOLUTIONS]
            statuses[self._candidate] = NodeStatus.NEW if solved else NodeStatus.CUT
        return True

    def _successors(self) -> Iterator[Successor]:
        statuses = self._statuses[self._depth]
        for candidate in range(kernel.CANDIDATES):
            after = self._after(candidate)
            if after is not None:
                tried = candidate < self._frame[kernel.NEXT]
                yield Successor(
                    self._layout(after), statuses.get(candidate, NodeStatus.SEEN if tried else NodeStatus.WAITING)
                )

    def _look_up(self) -> TreeLookUp | None:
        """How the position after the candidate was looked up in the tree, before it was put there."""
        after = self._after(self._candidate)
        if after is None or self._state[kernel.COMPARISONS] == self._before[kernel.COMPARISONS]:
            return None
        key = kernel.value(after, self._kinds, np.zeros_like(after))
        compared: list[int] = []
        node = 0
        while node < self._before[kernel.POSITIONS]:
            compared.append(int(self.nodes[node, kernel.KEY]))
            node = int(self.nodes[node, kernel.LEFT + (key > compared[-1])])
            if compared[-1] == key or node == 0:
                break
        return TreeLookUp(key, tuple(compared))

    def _after(self, candidate: int) -> Int8s | None:
        """The cells of the pieces after a candidate's slide; None when it is none."""
        if candidate >= kernel.CANDIDATES:
            return None
        piece = kernel.piece_to_slide(self._board, self._there, self._kinds, self._frame, candidate)
        board, cells = self._board.copy(), self._there.copy()
        possible = piece != 0 and kernel.slide(board, cells, self._kinds, piece, candidate % 4)
        return cells if possible else None

    def _layout(self, cells: Int8s) -> Layout:
        places = zip(self._names[1:], cells[1:].tolist(), strict=True)
        return Layout.of(Piece(square_of(cell), kind) for kind, cell in places)


class HistoricalDepthFirstSearch:
    """The path that is being searched, and the tree of the visited positions."""

    def __init__(self, layout: Layout, metric: Metric, log: VisitLog) -> None:
        """`log` is for the visits."""
        self._going_on_is_free = metric is Metric.MOVES
        self._slices = Slices()
        self._kinds = np.zeros(kernel.PIECES + 1, np.int8)
        self._cells = np.zeros(kernel.PIECES + 1, np.int8)
        self._digits = np.zeros(kernel.PIECES + 1, np.int8)
        self._grid = np.zeros(20, np.int8)
        self._place_pieces(layout)
        self._frames = np.zeros((FIRST_CAPACITY, kernel.FRAME_LENGTH), np.int32)
        self._solution = np.zeros((FIRST_CAPACITY, 2), np.int8)
        kernel.note_blanks(self._grid, self._frames[0])
        self._nodes = np.zeros((FIRST_CAPACITY, kernel.NODE_LENGTH), np.int64)
        self._nodes[0, kernel.KEY] = value(layout)
        self._state = np.zeros(kernel.STATE_LENGTH, np.int64)
        self._state[[kernel.BEST, kernel.POSITIONS, kernel.HEIGHT]] = UNBOUNDED, 1, 1
        self._tracer: DepthFirstTracer | None = None
        self._log = log
        self._visits = np.empty((NOTED_AT_ONCE if log.wanted else 0, 2), np.int64)
        if log.wanted:
            log.pack = self._pack
            log.note(value(layout), 0)

    def _place_pieces(self, layout: Layout) -> None:
        kinds = {cell_of(piece.square): piece.kind for piece in layout.pieces}
        cells = vector(layout)
        self._names = [PieceKind.BLOCK, *(kinds[cell] for cell in cells)]
        """The kind of each piece by its number; the first stands for the blank and is not used."""
        self._cells[1:] = cells
        self._kinds[1:] = [kernel.KINDS.index(kinds[cell]) for cell in cells]
        self._start: list[int] = self._cells.tolist()
        for piece in layout.pieces:
            for square in piece.cells:
                self._grid[cell_of(square)] = 1 + cells.index(cell_of(piece.square))

    @property
    def positions(self) -> int:
        """Positions in the tree."""
        return int(self._state[kernel.POSITIONS])

    def advance(self) -> int:
        """Run one slice, or at a slow pace as many slides as it grants; `SLICE_OVER` or `EXHAUSTED` of the kernel."""
        granted = nodes_granted()
        if granted is not None:
            return self._advance_slowly(granted)
        self._tracer = None
        return self._slices.run(self._run, NOTED_AT_ONCE if self._log.wanted else None)

    def _advance_slowly(self, granted: int) -> int:
        """Trace each slide; of more than can be traced, the last."""
        status = kernel.SLICE_OVER
        if granted > TRACED:
            self._tracer = None
            status = self._run(granted - TRACED)
        tracer = self._tracer or DepthFirstTracer(
            self._grid, self._cells, self._kinds, self._names, self._frames, self._nodes, self._state
        )
        self._tracer = tracer
        for _ in range(min(granted, TRACED)):
            if status == kernel.SLICE_OVER:
                status = tracer.step(self._run)
        if status == kernel.EXHAUSTED:
            tracer.ending = Ending.EXHAUSTED if self.best is None else Ending.SOLVED
        return status

    def _note_visits(self) -> None:
        """Put the visits of a slice into the log."""
        with self._log.apart():
            noted = self._visits[: int(self._state[kernel.NOTED])]
            self._log.extend(noted[:, 0], noted[:, 1].astype(np.int32))
            self._state[kernel.NOTED] = 0

    def _pack(self, numbers: Int64s) -> None:
        """Replace values of positions by packed positions."""
        kernel.pack_values(numbers, self._kinds)

    def _run(self, budget: int) -> int:
        while True:
            status = kernel.advance(
                self._grid,
                self._cells,
                self._kinds,
                self._frames,
                self._nodes,
                self._solution,
                self._state,
                self._digits,
                self._visits,
                self._going_on_is_free,
                budget,
            )
            if self._log.wanted:
                self._note_visits()
            if status != kernel.STORE_FULL:
                return status
            self._grow()

    def progress(self) -> Progress:
        """The state of the search."""
        state = self._state.tolist()
        tracer = self._tracer
        return Progress(
            depth=state[kernel.DEPTH],
            visited=state[kernel.POSITIONS],
            best=self.best,
            counters={
                "solutions": state[kernel.SOLUTIONS],
                "expansions": state[kernel.EXPANSIONS],
                "expanded_again": state[kernel.AGAIN],
                "comparisons": state[kernel.COMPARISONS],
                "height": state[kernel.HEIGHT],
            },
            trace=None if tracer is None else tracer.expansion(),
        )

    @property
    def best(self) -> int | None:
        """The steps of the best solution so far."""
        best = int(self._state[kernel.BEST])
        return None if best == UNBOUNDED else best

    def steps(self) -> tuple[Step, ...]:
        """The best solution so far, from the start."""
        cells = self._start.copy()
        slides: list[list[int]] = self._solution[: int(self._state[kernel.SLIDES])].tolist()
        steps: list[Step] = []
        moved = 0
        for candidate, piece in slides:
            origin = cells[piece]
            cells[piece] += STRIDES[candidate % 4]
            goes_on = self._going_on_is_free and piece == moved
            path = steps.pop().path if goes_on else (square_of(origin),)
            steps.append(_step(self._names[piece], (*path, square_of(cells[piece]))))
            moved = piece
        return tuple(steps)

    def _grow(self) -> None:
        self._frames = np.concatenate([self._frames, np.zeros_like(self._frames)])
        self._solution = np.concatenate([self._solution, np.zeros_like(self._solution)])
        self._nodes = np.concatenate([self._nodes, np.zeros_like(self._nodes)])
        if self._tracer is not None:
            self._tracer.frames, self._tracer.nodes = self._frames, self._nodes


@lru_cache(maxsize=1 << 12)
def _step(kind: PieceKind, path: tuple[Square, ...]) -> Step:
    """One step; solutions of thousands are made of few different ones."""
    return Step(kind, path)


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find better and better solutions; of several found within a slice, the last is yielded.

    Counted in cells, the best comes once more when it is proved to be a shortest one. Counted in moves nothing is
    proved. `visited` counts the positions in the tree. The layout has ten pieces and two blanks: `engines/registry.py`
    refuses others.
    """
    log = current_log()
    if layout.solved:
        log.note(pack(layout), 0)
        yield Progress(0, 1)
        return (yield from last_answer(Solution(layout, metric, (), proved_shortest=True), 1))
    yield from ready(kernel)
    descent = HistoricalDepthFirstSearch(layout, metric, log)
    reported = None
    status = kernel.SLICE_OVER
    while status != kernel.EXHAUSTED:
        status = descent.advance()
        yield descent.progress()
        if descent.best != reported and status != kernel.EXHAUSTED:
            reported = descent.best
            yield Found(Solution(layout, metric, descent.steps(), proved_shortest=False), descent.positions)
    if descent.best is None:
        return unsolvable(Reason.EXIT_NOT_REACHED, descent.positions, descent.positions)
    proved = metric is Metric.CELLS
    if proved or descent.best != reported:
        yield Found(Solution(layout, metric, descent.steps(), proved), descent.positions)
    return Verdict(Outcome.EXHAUSTED, descent.positions)
