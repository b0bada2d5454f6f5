"""The number of the visit to every square of a board, to look up what a part of the board shows."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ONE_BY_ONE = 10_000
"""Longer paths are entered into the table by numpy, which is not loaded for shorter ones."""
NOT_VISITED = -1


class VisitTable:
    """Visits are numbered from 0; the table is of the path that it is made of and does not follow it."""

    def __init__(self, rows: int, columns: int, order: Sequence[int]) -> None:
        self._shape = rows, columns
        self._numbers = array("i", [NOT_VISITED]) * (rows * columns)
        if len(order) > ONE_BY_ONE and isinstance(order, array):
            import numpy as np

            self.numbers.ravel()[np.frombuffer(order, np.int32)] = np.arange(len(order), dtype=np.int32)
            return
        for visit, square in enumerate(order):
            self._numbers[square] = visit

    def visit_of(self, square: int) -> int:
        """The visit to the square of this number (`Board.index`); -1 for none."""
        return self._numbers[square]

    @property
    def numbers(self) -> NDArray[np.int32]:
        """The visits as an array, (rows, columns)."""
        import numpy as np

        return np.frombuffer(self._numbers, np.int32).reshape(self._shape)

    def among(self, rows: range, columns: range) -> NDArray[Any]:
        """The visits to the squares in these rows and columns."""
        return self.numbers[rows.start : rows.stop, columns.start : columns.stop]
