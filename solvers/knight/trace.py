"""The trace of a depth-first search; imports no numpy, so that views can import it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DepthFirstTrace:
    """The inner state of a depth-first search besides its path.

    `entries` (rows, columns), int64, counts how often each square was entered; it is not copied, so it keeps counting.
    `deepest` is the longest path so far, in square numbers. `tried` has, for each square on the path, the number of the
    move tried last, from 1 in the order of the method, 0 for none; it is empty at full speed.
    """

    entries: memoryview
    deepest: Sequence[int]
    tried: Sequence[int]
