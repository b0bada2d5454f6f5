"""The last steps of a search that is watched, as many as there is room for."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from sys import getsizeof
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")

MOST_STEPS = 2_000
"""How many steps are kept at most."""

MOST_BYTES = 64 << 20
"""How much they may hold together: the path of a search on a large board is long. The last one is always kept."""


KEPT_BY_PYTHON = range(-5, 257)
"""Numbers that are there only once."""


class Recording(Generic[T]):
    """Steps of one search in their order; the oldest go when there are too many, or when they hold too much."""

    def __init__(self, most_steps: float = MOST_STEPS, most_bytes: int = MOST_BYTES) -> None:
        self._most_steps = most_steps
        self._most_bytes = most_bytes
        self._kept: deque[tuple[T, int]] = deque()
        self.held = 0
        """Roughly how many bytes the steps hold."""
        self.dropped = 0
        """How many of the oldest are no longer there."""

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, place: int) -> T:
        return self._kept[place][0]

    def append(self, step: T, size: int) -> int:
        """Keep one more step, of so many bytes; returns how many of the oldest had to go for it."""
        self._kept.append((step, size))
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
    """Roughly how many bytes a value holds with all that it is made of; what is shared counts each time."""
    match value:
        case memoryview():
            return value.nbytes + getsizeof(cast("memoryview[Any]", value))
        case Enum() | None:
            return 0  # it is there anyway
        case array() | str() | bytes():
            return getsizeof(cast("Any", value))
        case Mapping():
            parts = cast("Mapping[Any, Any]", value)
            return getsizeof(parts) + sum(held_by(part) for item in parts.items() for part in item)
        case Sequence():
            items = cast("Sequence[Any]", value)
            numbers = len(items) > 0 and isinstance(items[0], int)
            each = getsizeof(items[0]) * len(items) if numbers else sum(map(held_by, items))
            return getsizeof(items) + each
        case _ if is_dataclass(value):
            own = getsizeof(value) + getsizeof(getattr(value, "__dict__", None))
            return own + sum(held_by(getattr(value, field.name)) for field in fields(value))
        case _:
            return 0 if value in KEPT_BY_PYTHON else getsizeof(value)
