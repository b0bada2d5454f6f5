"""What all records have in common; each kind is in the module of its repository."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import TypeVar

N = TypeVar("N", int, float)

MOST = (1 << 63) - 1
"""No figure is greater: the data file holds no greater whole number."""
GREATEST = 10**12
"""No count and no number of seconds is greater."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def time_text(time: datetime) -> str:
    """A time as the file keeps it: in UTC, so that the order of the texts is the order of the times."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def time_in(text: str) -> datetime | None:
    """The time in a text of the file, None where there is none."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


@dataclass(frozen=True, kw_only=True)
class Record:
    """What every record has: when it was made or kept last, and its number in the file, None until it is there."""

    at: datetime = field(default_factory=now)
    id: int | None = None


@dataclass(frozen=True)
class NamedRecord(Record):
    """Something that a person made and named."""

    name: str


def another_name(name: str, taken: Container[str]) -> str:
    """The name itself if it is not taken, or else with the first free number after it: Mine, Mine (2), Mine (3)."""
    numbered = (f"{name} ({number})" for number in count(2))
    return name if name not in taken else next(free for free in numbered if free not in taken)


def is_number(value: object, most: float = MOST) -> bool:
    """Whether a value is a finite number, neither negative nor impossibly great."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= most


def checked_number(number: N) -> N:
    """The number itself; raises `ValueError` where it is no count and no number of seconds."""
    if not is_number(number, GREATEST):
        raise ValueError("not a possible number")
    return number
