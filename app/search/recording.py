"""The last steps of a search that is watched, as many as there is room for."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from app.search.worker import Report
from solvers.search import Progress

MOST_STEPS = 2_000
"""How many steps are kept at most."""

MOST_BYTES = 64 << 20
"""How much they may hold together: the path of a search on a large board is long. The last one is always kept."""


class Recording:
    """Reports of one search in their order; the oldest go when there are too many, or when they hold too much."""

    def __init__(self, most_steps: int = MOST_STEPS, most_bytes: int = MOST_BYTES) -> None:
        self._most_steps = most_steps
        self._most_bytes = most_bytes
        self._kept: deque[tuple[Report[Progress], int]] = deque()
        self.held = 0
        """Roughly how many bytes the reports hold."""
        self.dropped = 0
        """How many of the oldest are no longer there."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, place: int) -> Report[Progress]:
        return self._kept[place][0]

    def append(self, report: Report[Progress]) -> int:
        """Keep one more report; returns how many of the oldest had to go for it."""
        size = held_by(report.event)
        self._kept.append((report, size))
        self.held += size
        before = self.dropped
        while len(self._kept) > 1 and (len(self._kept) > self._most_steps or self.held > self._most_bytes):
            self.held -= self._kept.popleft()[1]
            self.dropped += 1
        return self.dropped - before

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self.held = self.dropped = 0


def held_by(value: Any) -> int:
    """Roughly how many bytes a value holds with all that it is made of."""
    match value:
        case memoryview():
            return value.nbytes
        case array():
            return len(value) * value.itemsize
        case str() | bytes():
            return len(value)
        case Mapping():
            return sum(8 + held_by(part) for part in value.values())
        case Sequence():
            numbers = not value or isinstance(value[0], int)
            return 8 * len(value) if numbers else sum(8 + held_by(part) for part in value)
        case _ if is_dataclass(value):
            return sum(8 + held_by(getattr(value, field.name)) for field in fields(value))
        case _:
            return 8
