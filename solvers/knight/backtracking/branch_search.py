"""What the searches for all tours share. A branch are the tours that begin with the same squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from solvers.knight.backtracking.sliced_search import SlicedSearch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class BranchSearch(SlicedSearch):
    """Searches one branch; it counts its `tours`.

    `_targets` has for each square number the numbers of the squares that it leads to, in the order of the moves.
    """

    family: ClassVar[str] = "complete"
    _targets: NDArray[np.uint32] | NDArray[np.int32]

    @property
    def tours(self) -> int:
        """How many tours were found."""
        return int(self._state[self._counters["tours"]])

    def tried(self, height: int) -> Sequence[int]:
        """The moves that led from each square of the path to the next, from 1."""
        path = self._path[:height]
        moves = (self._targets[path[:-1]] == path[1:, None]).argmax(axis=1) + 1
        return [*moves.tolist(), 0]
