"""The paper's search slide by slide: what the kernel did with a candidate is read off what it left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from solvers.klotski.historical import depth_first_kernel as kernel
from solvers.klotski.insight import Child, Expansion, Fate
from solvers.klotski.layout import Kind, Layout, Piece
from solvers.klotski.outline import line_outline
from solvers.klotski.packed import square_of

if TYPE_CHECKING:
    from solvers.klotski.historical.depth_first_kernel import Int8s, Int32s, Int64s

UNBOUNDED = 1 << 30
"""The steps of the best solution so far before there is one."""


class DescentCloseup:
    """Watches the arrays of a descent, and remembers what became of the candidates along its path."""

    def __init__(
        self, grid: Int8s, cells: Int8s, kinds: Int8s, names: list[Kind], frames: Int32s, state: Int64s
    ) -> None:
        """`names` are the kinds of the pieces by their numbers."""
        self._grid, self._cells, self._kinds = grid, cells, kinds
        self._names = names
        self.frames, self._state = frames, state
        self._fates: list[dict[int, Fate]] = []
        self._stand_at(int(state[kernel.DEPTH]))

    def step(self, advance: Callable[[int], int]) -> int:
        """Have the kernel go on to the next slide that is possible, or to the end; its status."""
        while True:
            before = self._state.copy()
            status = advance(1)
            if status != kernel.SLICE_OVER:
                self._stand_at(int(self._state[kernel.DEPTH]))
                return status
            if self._note(before):
                return status

    def expansion(self) -> Expansion:
        """The position whose candidate was tried last, with all that it leads to."""
        grid, cells = self._grid.copy(), self._cells.copy()
        frame = self.frames[self._depth]
        if int(self._state[kernel.DEPTH]) > self._depth:
            above = self.frames[self._depth + 1]
            kernel.slide(grid, cells, self._kinds, int(above[kernel.MOVED]), int(above[kernel.LED_HERE]) % 4 ^ 1)
        children = tuple(self._children(grid, cells, frame))
        steps = int(frame[kernel.STEPS])
        best = int(self._state[kernel.BEST])
        tree = line_outline(steps, None if best == UNBOUNDED else best - 1)
        return Expansion(int(self._state[kernel.EXPANSIONS]) + 1, steps, self._layout(cells), children, tree)

    def _note(self, before: Int64s) -> bool:
        """Note what became of the candidate just tried; False for one that was no slide."""
        state = self._state
        entered = bool(state[kernel.EXPANSIONS] > before[kernel.EXPANSIONS])
        self._stand_at(int(state[kernel.DEPTH]) - entered)
        frame = self.frames[self._depth]
        candidate = int(frame[kernel.NEXT]) - 1
        fates = self._fates[self._depth]
        if candidate == 0:
            fates.clear()
        if entered:
            fates[candidate] = Fate.AGAIN if state[kernel.AGAIN] > before[kernel.AGAIN] else Fate.NEW
        elif state[kernel.COMPARISONS] > before[kernel.COMPARISONS]:
            fates[candidate] = Fate.SEEN
        elif self._after(self._grid, self._cells, frame, candidate) is not None:
            solved = state[kernel.SOLUTIONS] > before[kernel.SOLUTIONS]
            fates[candidate] = Fate.NEW if solved else Fate.CUT
        return candidate in fates

    def _stand_at(self, depth: int) -> None:
        self._depth = depth
        del self._fates[depth + 1 :]
        self._fates += [{} for _ in range(len(self._fates), depth + 1)]

    def _children(self, grid: Int8s, cells: Int8s, frame: Int32s) -> Iterator[Child]:
        fates = self._fates[self._depth]
        for candidate in range(kernel.CANDIDATES):
            after = self._after(grid, cells, frame, candidate)
            if after is not None:
                tried = candidate < frame[kernel.NEXT]
                yield Child(self._layout(after), fates.get(candidate, Fate.SEEN if tried else Fate.WAITING))

    def _after(self, grid: Int8s, cells: Int8s, frame: Int32s, candidate: int) -> Int8s | None:
        """The cells of the pieces after a candidate's slide; None when it is none."""
        piece = kernel.piece_to_slide(grid, cells, self._kinds, frame, candidate)
        grid, cells = grid.copy(), cells.copy()
        possible = piece != 0 and kernel.slide(grid, cells, self._kinds, piece, candidate % 4)
        return cells if possible else None

    def _layout(self, cells: Int8s) -> Layout:
        places = zip(self._names[1:], cells[1:].tolist(), strict=True)
        return Layout.of(Piece(square_of(cell), kind) for kind, cell in places)
