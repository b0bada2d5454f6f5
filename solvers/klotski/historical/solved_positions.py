"""Every solved layout that has given pieces."""

from __future__ import annotations

from collections.abc import Iterator

from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.piece_set import PieceSet


def solved_positions(layout: Layout) -> Iterator[int]:
    """Each packed position with the pieces of `layout` and its 2x2 block at the exit, once."""
    return PieceSet.of(layout).positions(EXIT)
