"""Compiled: frontiers as what they leave in a window: the degrees of its places, and how paths join these.

The places are the squares of the window and the extra square. Degrees are a uint64 of 2 bits for each place. Mates are
a uint64 of 4 bits for each place: where a path ends, the place where its other end is; elsewhere the place itself.
"""

from __future__ import annotations

import numpy as np

from solvers.array_types import Int64s, UInt8s, UInt64s
from solvers.kernels import compiled, kernel
from solvers.knight.counting.counting_kernel import FULL, NO_SLOT, UNTOUCHED

ZERO, ONE, TWO, NIBBLE, DEGREE = (np.uint64(number) for number in (0, 1, 2, 15, 3))

MIRRORED_ALIKE, MIRRORED_LATER, MIRRORED_EARLIER = 1, 2, 0
"""The weights of rows of which the mirrored one is counted with them: itself; twice; not at all."""


@kernel("void(uint64[::1], int64[::1], int64, int64, uint64[::1], uint64[::1])", "mates degrees")
def regroup(
    keys: UInt64s,
    slots: Int64s,
    first: int,
    last: int,
    mates: UInt64s,
    degrees: UInt64s,
) -> None:
    """Enter mates and degrees for the frontiers in the rows from `first` to `last`; `slots` are those of the places."""
    for row in range(first, last):
        key = keys[row]
        mate_word = degree_word = ZERO
        for place in range(len(slots)):
            content = _content(key, slots[place])
            mate = place
            if content == FULL:
                degree_word |= TWO << np.uint64(2 * place)
            elif content != UNTOUCHED:
                degree_word |= ONE << np.uint64(2 * place)
                for other in range(len(slots)):
                    if other != place and _content(key, slots[other]) == content:
                        mate = other
            mate_word |= np.uint64(mate) << np.uint64(4 * place)
        mates[row], degrees[row] = mate_word, degree_word


@kernel("void(uint64[::1], uint64[::1], int64[::1], int64, int64, uint8[::1])", "mates degrees weights")
def weigh(
    mates: UInt64s,
    degrees: UInt64s,
    mirrored: Int64s,
    first: int,
    last: int,
    weights: UInt8s,
) -> None:
    """Enter how often each row counts, where of each and its mirror image only one is looked at."""
    for row in range(first, last):
        mate_word = degree_word = ZERO
        for place in range(len(mirrored)):
            image = mirrored[place]
            degree_word |= (degrees[row] >> np.uint64(2 * place) & DEGREE) << np.uint64(2 * image)
            mate_word |= np.uint64(mirrored[mate_of(mates[row], place)]) << np.uint64(4 * image)
        weights[row] = MIRRORED_EARLIER
        if degrees[row] == degree_word and mates[row] == mate_word:
            weights[row] = MIRRORED_ALIKE
        elif degrees[row] < degree_word or (degrees[row] == degree_word and mates[row] < mate_word):
            weights[row] = MIRRORED_LATER


@compiled
def _content(key: np.uint64, slot: int) -> int:
    return UNTOUCHED if slot == NO_SLOT else int(np.int64(key >> np.uint64(4 * slot) & NIBBLE))


@compiled
def mate_of(mates: np.uint64, place: int) -> int:
    """Return the place where the path that ends in one place ends too."""
    return int(np.int64(mates >> np.uint64(4 * place) & NIBBLE))
