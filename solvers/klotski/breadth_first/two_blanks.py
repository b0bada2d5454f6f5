"""What two blanks allow, in the arrays that the search reads: made once for each metric."""

from __future__ import annotations

from functools import cache

import numpy as np

from solvers.klotski.breadth_first import kernel, two_blanks_kernel

Candidates = tuple[two_blanks_kernel.Int16s, two_blanks_kernel.UInt8s, kernel.Int64s]
"""`pairs`, `bits` and `candidates` of the kernel."""

NO_CANDIDATES: Candidates = np.empty((0, 4), np.int16), np.empty(0, np.uint8), np.empty((0, 4), np.int64)
"""For layouts with other than two blanks."""


@cache
def candidates_of(metric: int) -> Candidates:
    """Every slide that two blanks allow."""
    pairs = np.zeros((two_blanks_kernel.PAIR_MODULUS, 4), np.int16)
    bits = np.zeros(two_blanks_kernel.ROOM, np.uint8)
    candidates = np.zeros((two_blanks_kernel.ROOM, 4), np.int64)
    alone = np.zeros((two_blanks_kernel.ROOM, 3), np.int64)
    lists = np.empty((2, kernel.MAX_SUCCESSORS), np.int64)
    two_blanks_kernel.write_candidates(metric, pairs, bits, candidates, alone, lists)
    return pairs, bits, candidates
