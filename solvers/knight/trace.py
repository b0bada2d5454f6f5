"""What there is to see of a depth-first search; a module of its own, for whoever looks at it needs no arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DepthFirstTrace:
    """What there is to see of a depth-first search besides its path.

    `entries` (rows, columns) says how often each square was entered; it is not copied, and goes on counting. `deepest`
    is the longest path so far, in square numbers. `tried` says of each square on the path which of its moves, counted
    from 1 in the order of the method, was tried last, 0 for none; it is empty at full speed.
    """

    entries: memoryview
    deepest: Sequence[int]
    tried: Sequence[int]
