"""Numbers of several limbs, added and multiplied, against Python's own."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from solvers.knight.counting.joining_kernel import add_product, add_to


def limbs(number: int, length: int) -> NDArray[np.uint64]:
    return np.array([number >> 64 * place & 2**64 - 1 for place in range(length)], np.uint64)


def value(number: NDArray[np.uint64]) -> int:
    return sum(int(limb) << 64 * place for place, limb in enumerate(number))


def some(random: Random, length: int) -> int:
    """Any number of so many limbs; often one with limbs or halves that are empty or full."""
    halves = [random.choice((0, 1, 2**32 - 1, random.randrange(2**32))) for _ in range(2 * length)]
    return sum(half << 32 * place for place, half in enumerate(halves))


@pytest.mark.parametrize("seed", range(8))
def test_sums_and_products_are_exact(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        short, length = random.randint(1, 3), random.randint(3, 4)
        one, other = some(random, length) >> 1, some(random, short) >> 1
        total = limbs(one, length)
        with np.errstate(over="ignore"):
            add_to(total, limbs(other, short))
        assert value(total) == one + other
        factor, sums, before = some(random, short), some(random, 2), some(random, short + 2)
        total = limbs(before, short + 3)
        with np.errstate(over="ignore"):
            add_product(limbs(factor, short), limbs(sums, 2), total)
        assert value(total) == before + factor * sums
