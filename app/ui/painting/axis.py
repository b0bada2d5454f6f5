"""The numbers of an axis: round ones, as many as there is room for."""

from __future__ import annotations

ROUND = (1, 2, 5)


def ticks(highest: int, most: int) -> list[int]:
    """Round numbers from 0 up to `highest`, evenly apart, at most so many; 0 alone where there is room for one only."""
    if most < 2 or highest < 1:
        return [0]
    stride, scale = 1, 1
    while highest // stride + 1 > most:
        stride, scale = next(
            ((part * scale, scale) for part in ROUND if part * scale > stride), (10 * scale, 10 * scale)
        )
    return list(range(0, highest + 1, stride))
