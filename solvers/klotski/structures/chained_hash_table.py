"""The chained hash table of the articles' first sequel, with its folding hash."""

from __future__ import annotations

from solvers.release import release

CAPACITY = 66_000
"""As many slots as in the articles: a little more than the greatest hash of a 60-bit number."""

FOLD_BITS = 14


def folded(key: int) -> int:
    """The sum of a number's 14-bit pieces."""
    total = 0
    while key:
        total += key & ((1 << FOLD_BITS) - 1)
        key >>= FOLD_BITS
    return total


class ChainedHashTable:
    """Sixty-bit numbers, none of them twice; those with the same hash stand in one chain."""

    def __init__(self) -> None:
        self._chains: list[list[int] | None] = [None] * CAPACITY
        self.size = 0
        self.comparisons = 0
        self.longest_chain = 0
        self.chains = 0

    def insert(self, key: int) -> bool:
        """Put a number in; False when it was there already."""
        slot = folded(key)
        chain = self._chains[slot]
        if chain is None:
            chain = self._chains[slot] = []
            self.chains += 1
        for other in chain:
            self.comparisons += 1
            if other == key:
                return False
        chain.append(key)
        self.size += 1
        self.longest_chain = max(self.longest_chain, len(chain))
        return True

    def clear(self) -> None:
        """Take all numbers out, without holding up other threads; the counters stay."""
        release(self._chains)
        self._chains = [None] * CAPACITY

    def __contains__(self, key: int) -> bool:
        return key in (self._chains[folded(key)] or ())

    def chain_at(self, slot: int) -> tuple[int, ...]:
        """The numbers in a slot, in the order in which they came."""
        return tuple(self._chains[slot] or ())

    def counters(self) -> dict[str, int]:
        """The counters of the table; `load_percent` is numbers for each hundred slots."""
        return {
            "comparisons": self.comparisons,
            "chains": self.chains,
            "longest_chain": self.longest_chain,
            "load_percent": 100 * self.size // CAPACITY,
        }
