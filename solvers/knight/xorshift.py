"""Compiled: random numbers for kernels (xorshift, Marsaglia 2003)."""

from __future__ import annotations

import numpy as np

from solvers.compiled import compiled


@compiled
def next_word(word: np.uint64) -> np.uint64:
    """The 64-bit word of random state after `word`; never 0 unless that is."""
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    return word
