"""Compiled: whole numbers of any size, unsigned, as arrays of 64-bit limbs, the lowest first."""

from __future__ import annotations

import numpy as np

from solvers.array_types import UInt64s
from solvers.kernels import compiled

ZERO, HALF, LOW_HALF = np.uint64(0), np.uint64(32), np.uint64(0xFFFFFFFF)


@compiled
def add_to(number: UInt64s, addend: UInt64s) -> None:
    """Add a number of as many limbs or fewer."""
    carry = ZERO
    for limb in range(len(number)):
        added = addend[limb] if limb < len(addend) else ZERO
        sum_ = number[limb] + carry
        carry = np.uint64(sum_ < carry)
        sum_ += added
        carry += np.uint64(sum_ < added)
        number[limb] = sum_


@compiled
def add_product(count: UInt64s, sums: UInt64s, total: UInt64s) -> None:
    """Add the product of two numbers to a third, by halves of limbs."""
    for i in range(2 * len(count)):
        factor = count[i >> 1] >> (HALF if i & 1 else ZERO) & LOW_HALF
        if factor == 0:
            continue
        carry = ZERO
        for k in range(i, 2 * len(total)):
            j = k - i
            other = sums[j >> 1] >> (HALF if j & 1 else ZERO) & LOW_HALF if j < 2 * len(sums) else ZERO
            shift = HALF if k & 1 else ZERO
            limb = total[k >> 1]
            sum_ = (limb >> shift & LOW_HALF) + factor * other + carry
            carry = sum_ >> HALF
            total[k >> 1] = limb & ~(LOW_HALF << shift) | (sum_ & LOW_HALF) << shift
