"""A game of 將擋後路 with a detour, made by hand: its figures were found with plain search."""

from __future__ import annotations

from solvers.klotski.layout import Layout, Square

LAYOUT = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
"""21 moves to the exit."""
Slides = tuple[tuple[Square, Square], ...]
DETOUR: Slides = (((3, 2), (4, 2)), ((3, 0), (3, 1)), ((3, 3), (4, 3)), ((3, 1), (3, 0)))
"""The second slide costs two moves; after the fourth the board is as after the first and third."""
ON: Slides = (
    ((2, 2), (3, 2)),
    ((0, 2), (1, 2)),
    ((0, 0), (0, 2)),
    ((1, 0), (0, 0)),
    ((2, 0), (1, 0)),
    ((3, 0), (2, 0)),
    ((3, 2), (3, 0)),
    ((1, 2), (2, 2)),
    ((1, 0), (1, 2)),
    ((2, 0), (1, 0)),
    ((3, 0), (2, 0)),
    ((4, 1), (3, 0)),
    ((4, 2), (3, 1)),
    ((4, 3), (4, 1)),
    ((2, 2), (3, 2)),
    ((2, 0), (2, 2)),
    ((3, 1), (2, 0)),
    ((4, 1), (2, 1)),
    ((3, 2), (3, 1)),
)
"""From there on to the exit, without another detour: 23 moves in all."""
