"""A large structured tour from a small one: a row or column of tiles that is repeated many times is followed only once.

The tour crosses such a row or column from one side to the other, and later crosses it back; where there are several
it crosses one after the other, and back in the opposite order. Two moves lead across each seam, and with some tiles the
tour comes by the one and goes on by the other, so that only every second crossing is alike. So the tour of a board with
two of them is followed along its links, and what it does between their outer seams is copied for all others, which
takes a tenth of the time of following it there again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from solvers.array_types import Int32s
from solvers.knight.tiling.division import Axis, Tiling

SQUARES_AT_ONCE = 500_000
"""Between two reports so many squares are copied, or up to twice as many: less than 8 ms of work."""


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
    numbers: Int32s
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

    def fill(self, order: Int32s, short_order: Int32s) -> Iterator[int]:
        """Fill `order` with the numbers of the squares in the whole tour, from their numbers in the short one.

        Yields now and then how many squares are copied: along the rows of tiles first, and then whole rows of tiles.
        """
        rows, columns = np.divmod(short_order, len(self._columns.numbers))
        numbers = self._rows.numbers[rows] + self._columns.numbers[columns]
        across = Crossings(self._columns.repeats, columns)
        if not self._rows.repeats:
            yield from across.copy(numbers, order)
            return
        wide_numbers, wide_rows = np.empty((2, across.length), np.int32)
        yield from across.copy(numbers, wide_numbers)
        yield from across.copy(rows, wide_rows, is_stepping=False)
        yield from Crossings(self._rows.repeats, wide_rows).copy(wide_numbers, order)


class Crossings:
    """Where a tour crosses the tiles that are repeated along an axis.

    `places` are those of its squares on the short axis, in the order visited.
    """

    def __init__(self, repeats: Sequence[Repeat], places: Int32s) -> None:
        self._repeats = repeats
        sides = np.zeros(len(places), np.int8)
        for edge in (edge for repeat in repeats for edge in (repeat.first, repeat.last)):
            sides += places >= edge
        self._ends = [0, *(np.flatnonzero(np.diff(sides)) + 1).tolist(), len(places)]
        self._sides: list[int] = sides[self._ends[:-1]].tolist()
        """Of each stretch between two ends: how many edges of repeats lie before it, an odd number inside of one."""
        lengths = (end - begin for begin, end in pairwise(self._ends))
        self.length = sum(length * self._copies(side) for length, side in zip(lengths, self._sides, strict=True))
        """How many squares the tour has when all is copied."""

    def copy(self, values: Int32s, longer: Int32s, is_stepping: bool = True) -> Iterator[int]:
        """Fill `longer` with a value for each square of the longer tour, the number of which grows from copy to copy.

        Without `is_stepping` the copies have all the same values. Yields now and then how many are there.
        """
        filled, reported, before = 0, 0, 0
        for side, (begin, end) in zip(self._sides, pairwise(self._ends), strict=True):
            steps = np.arange(self._copies(side), dtype=np.int32)[:, None]
            if side % 2:
                steps *= self._repeats[side // 2].step if is_stepping else 0
            if side < before:
                steps = steps[::-1]
            at_once = max(1, SQUARES_AT_ONCE // (end - begin))
            for first in range(0, len(steps), at_once):
                some = steps[first : first + at_once]
                copied = longer[filled : filled + len(some) * (end - begin)]
                np.add(some, values[begin:end], out=copied.reshape(len(some), end - begin))
                filled += len(copied)
                if filled - reported >= SQUARES_AT_ONCE:
                    reported = filled
                    yield filled
            before = side

    def _copies(self, side: int) -> int:
        return self._repeats[side // 2].copies if side % 2 else 1
