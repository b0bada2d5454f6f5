"""What a person has played and found, in figures, gathered from the data file a little at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from datetime import date

from app.storage.data_file import DataFile
from app.storage.repository import Role
from app.storage.schema import repositories

STEP = 2_000
"""How many records are looked at at a time: some 5 ms."""
_THESE = "WHERE id BETWEEN ? AND ? AND +deleted IS NULL"
"""The records from one number to another; with the plus, no index is read from end to end for what is deleted."""


@dataclass
class Statistics:
    """Figures of everything that is not deleted."""

    games: Counter[date] = field(default_factory=Counter[date])
    """How many games were finished on each day, in local time, of all puzzles."""
    numbers: Counter[str] = field(default_factory=Counter[str])
    """How many games were finished, and how many answers searches found, by their tables.

    Of tables that are not listed in the history, what is counted of them (`Repository.COUNTS`).
    """
    found: int = 0
    """How many answers searches found, of all puzzles."""
    seconds: float = 0.0
    """The time of all games, of unfinished ones too."""


def gather(file: DataFile) -> Generator[None, None, Statistics]:
    """Gather the figures of the whole file, a little at each `next`, and return them; raises `StorageError`."""
    found = Statistics()
    for kept in repositories():
        role = None if kept.LISTING is None else kept.LISTING.role
        if role in (Role.GAME, Role.SEARCH):
            yield from _add_records(found, file, kept.TABLE, role is Role.GAME)
        elif role is None:
            for name, query in kept.COUNTS.items():
                found.numbers[name] += file.rows(query.format(table=kept.TABLE))[0][0] or 0
    return found


def _add_records(found: Statistics, file: DataFile, table: str, are_games: bool) -> Iterator[None]:
    shown = "AND finished" if are_games else ""
    last = file.rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]
    for first in range(0, last + 1, STEP):
        ids = first, first + STEP - 1
        number = file.rows(f"SELECT count(*) FROM {table} {_THESE} {shown}", ids)[0][0]
        found.numbers[table] += number
        if are_games:
            _add_times(found, file, table, ids)
        else:
            found.found += number
        yield


def _add_times(found: Statistics, file: DataFile, table: str, ids: tuple[int, int]) -> None:
    found.seconds += file.rows(f"SELECT total(seconds) FROM {table} {_THESE}", ids)[0][0]
    sql = f"SELECT date(at, 'localtime') day, count(*) number FROM {table} {_THESE} AND finished GROUP BY day"
    for row in file.rows(sql, ids):
        if row["day"] is not None:  # a time that makes no sense
            found.games[date.fromisoformat(row["day"])] += row["number"]
