"""What all records have in common; each kind is in the module of its repository."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def time_text(time: datetime) -> str:
    """A time as the file keeps it: in UTC, so that the order of the texts is the order of the times."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


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
