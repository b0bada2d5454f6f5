"""A large structured tour from a small one: a row or column of tiles that is repeated many times is followed only once.

The tour crosses such a row or column from one side to the other, and later crosses it back; where there are several
it crosses one after the other, and back in the opposite order. Two moves lead across each seam, and with some tiles the
tour comes by the one and goes on by the other, so that only every second crossing is alike. So the tour of a board with
two of them is followed along its links, and what it does between their outer seams is copied for all others, which
takes a tenth of the time of following it there again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from solvers.knight.tiling.division import Axis, Tiling

if TYPE_CHECKING:
    from numpy.typing import NDArray


SQUARES_AT_ONCE = 1_000_000
"""How many squares are copied between two reports: less than 8 ms of work."""

BEFORE, INSIDE = range(2)
"""Where a square is: on the near side of what is repeated, or in it; on the far side otherwise."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """The places from `first` up to `last` of a shortened axis, which stand for `copies` parts.

    The number of a square grows by `step` from one copy to the next.
    """

    first: int
    last: int
    copies: int
    step: int


@dataclass(frozen=True, slots=True)
class ShortAxis:
    """An axis with one part in place of several equal ones.

    `numbers`, int32, holds for each of its places what it adds to the number of a square on the whole board.
    """

    axis: Axis
    numbers: NDArray[np.int32]
    repeats: tuple[Repeat, ...]


def shortened(axis: Axis, stride: int) -> ShortAxis:
    """The axis with two parts for each run of inner ones, or three for an odd number.

    The first part, the last, the rest and that of the start remain. A step along the axis adds `stride` to a square's
    number on the small board.
    """
    edges, parts = axis.edges, axis.parts
    start_part = bisect_right(edges, axis.start) - 1
    alone = sorted({0, axis.rest, start_part, len(parts) - 1})
    kept = list[int]()
    pairs = list[tuple[int, int]]()
    for part, after in pairwise([*alone, len(parts)]):
        odd = (after - part - 1) % 2
        kept += range(part, min(after, part + odd + 3))
        if after - part - odd > 3:
            pairs.append((len(kept) - 2, (after - part - 1) // 2))
    short = Axis(tuple(parts[k] for k in kept), kept.index(axis.rest), 0, stride)
    places = np.concatenate([np.arange(edges[k], edges[k + 1]) for k in kept])
    repeats = tuple(
        Repeat(first, last, copies, axis.stride * (last - first))
        for first, last, copies in ((short.edges[k], short.edges[k + 2], copies) for k, copies in pairs)
    )
    start = short.edges[kept.index(start_part)] + axis.start - edges[start_part]
    return ShortAxis(replace(short, start=start), (axis.first + places * axis.stride).astype(np.int32), repeats)


class RepeatedTour:
    """The tour of a tiling, from the tour of its short one."""

    def __init__(self, plan: Tiling) -> None:
        self._columns = shortened(plan.columns, 1)
        self._rows = shortened(plan.rows, len(self._columns.numbers))
        self.short = replace(plan, rows=self._rows.axis, columns=self._columns.axis)
        """The tiling whose tour is to be followed along its links."""

    def fill(self, order: NDArray[np.int32], short_order: NDArray[np.int32]) -> Iterator[int]:
        """Fill `order` with the numbers of the squares in the whole tour, from their numbers in the short one.

        Yields now and then how many squares the tour has got, as it grows by the copies of one repeat after the other.
        """
        width = len(self._columns.numbers)
        rows, columns = np.divmod(short_order, width)
        numbers = self._rows.numbers[rows] + self._columns.numbers[columns]
        rounds = [(repeat, 1) for repeat in self._columns.repeats] + [(repeat, 0) for repeat in self._rows.repeats]
        if not rounds:
            order[:] = numbers
        for left, (repeat, axis) in zip(reversed(range(len(rounds))), rounds, strict=True):
            crossings = Crossings(repeat, np.divmod(short_order, width)[axis])
            longer = np.empty(crossings.length, np.int32) if left else order
            yield from crossings.copy(numbers, repeat.step, longer)
            if left:
                longer_short_order = np.empty(crossings.length, np.int32)
                yield from crossings.copy(short_order, 0, longer_short_order)
                numbers, short_order = longer, longer_short_order


class Crossings:
    """Where a tour crosses the tiles that are repeated; `places` are those of its squares on the short axis."""

    def __init__(self, repeat: Repeat, places: NDArray[np.int32]) -> None:
        self._copies = np.arange(repeat.copies, dtype=np.int32)
        sides = (places >= repeat.first).astype(np.int8) + (places >= repeat.last)
        self._ends = [0, *(np.flatnonzero(np.diff(sides)) + 1).tolist(), len(places)]
        self._sides = sides[self._ends[:-1]].tolist()
        self.length = len(places) + (repeat.copies - 1) * int(np.count_nonzero(sides == INSIDE))
        """How many squares the tour has when all is copied."""

    def copy(self, values: NDArray[np.int32], step: int, longer: NDArray[np.int32]) -> Iterator[int]:
        """Fill `longer` with a value for each square of the longer tour; it grows by `step` from copy to copy.

        Yields now and then how many are there.
        """
        filled, before = 0, BEFORE
        for side, (begin, end) in zip(self._sides, pairwise(self._ends), strict=True):
            copies = (self._copies if before == BEFORE else self._copies[::-1]) if side == INSIDE else self._copies[:1]
            at_once = max(1, SQUARES_AT_ONCE // (end - begin))
            for first in range(0, len(copies), at_once):
                some = copies[first : first + at_once, None] * np.int32(step)
                copied = longer[filled : filled + len(some) * (end - begin)]
                np.add(some, values[begin:end], out=copied.reshape(len(some), end - begin))
                filled += len(copied)
                yield filled
            before = side
