"""The paper's search slide by slide: what the kernel did with a candidate is read off what it left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from solvers.klotski.historical import depth_first_kernel as kernel
from solvers.klotski.layout import Layout, Piece, PieceKind
from solvers.klotski.packed import square_of
from solvers.klotski.trace import Expansion, NodeStatus, Successor, path_tree

if TYPE_CHECKING:
    from solvers.klotski.historical.depth_first_kernel import Int8s, Int32s, Int64s

UNBOUNDED = 1 << 30
"""The steps of the best solution so far before there is one."""


class DepthFirstTracer:
    """Watches the arrays of a descent, and remembers what became of the candidates along its path."""

    def __init__(
        self, grid: Int8s, cells: Int8s, kinds: Int8s, names: list[PieceKind], frames: Int32s, state: Int64s
    ) -> None:
        """`names` are the kinds of the pieces by their numbers."""
        self._grid, self._cells, self._kinds = grid, cells, kinds
        self._names = names
        self.frames, self._state = frames, state
        self._statuses: list[dict[int, NodeStatus]] = []
        self._look()

    def step(self, advance: Callable[[int], int]) -> int:
        """Have the kernel go on to the next slide that is possible, or to the end; its status."""
        while True:
            self._look()
            status = advance(1)
            if self._note() or status != kernel.SLICE_OVER:
                return status

    def expansion(self) -> Expansion:
        """The position whose candidate was tried last, with all that it leads to."""
        steps = int(self._frame[kernel.STEPS])
        best = int(self._state[kernel.BEST])
        tree = path_tree(steps, None if best == UNBOUNDED else best - 1)
        number = int(self._before[kernel.EXPANSIONS]) + 1
        return Expansion(number, steps, self._layout(self._there), tuple(self._children()), tree)

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

    def _children(self) -> Iterator[Successor]:
        statuses = self._statuses[self._depth]
        for candidate in range(kernel.CANDIDATES):
            after = self._after(candidate)
            if after is not None:
                tried = candidate < self._frame[kernel.NEXT]
                yield Successor(
                    self._layout(after), statuses.get(candidate, NodeStatus.SEEN if tried else NodeStatus.WAITING)
                )

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
