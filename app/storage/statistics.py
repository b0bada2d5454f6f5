"""What a person has played and found, in figures, gathered from the data file a little at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from datetime import date

from app.storage.data_file import DataFile
from app.storage.klotski_records import Best

STEP = 2_000
"""How many records are looked at at a time: some 5 ms."""


@dataclass
class Statistics:
    """Figures of everything that is not deleted."""

    games: Counter[date] = field(default_factory=Counter[date])
    """How many games were finished on each day, in local time, of both puzzles."""
    numbers: Counter[str] = field(default_factory=Counter[str])
    """How many games were finished of each puzzle, and how many answers searches found, by their tables."""
    seconds: float = 0.0
    """The time of all games, of unfinished ones too."""
    best: dict[tuple[str, str], Best] = field(default_factory=dict[tuple[str, str], Best])
    """By the text of a layout and the metric."""
    riddles: int = 0
    """How many boards' riddles are solved."""


def gather(file: DataFile) -> Generator[None, None, Statistics]:
    """Gather the figures of the whole file, a little at each `next`, and return them; raises `StorageError`."""
    found = Statistics()
    for table, shown in _COUNTED.items():
        last = file.rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]
        for first in range(0, last + 1, STEP):
            ids = first, first + STEP - 1
            found.numbers[table] += file.rows(f"SELECT count(*) FROM {table} {_THESE} {shown}", ids)[0][0]
            if shown:
                _add_times(found, file, table, ids)
            if table == "games":
                _add_best(found, file, ids)
            yield
    found.riddles = file.rows(
        "SELECT count(*) FROM (SELECT DISTINCT board, closed FROM riddles WHERE correct AND deleted IS NULL)"
    )[0][0]
    return found


_THESE = "WHERE id BETWEEN ? AND ? AND +deleted IS NULL"
"""The records from one number to another; with the plus, no index is read from end to end for what is deleted."""
_COUNTED = {"games": "AND finished", "knight_games": "AND finished", "solutions": "", "tours": ""}
"""The tables, each with the condition of the records that are counted: games that are finished."""


def _add_times(found: Statistics, file: DataFile, table: str, ids: tuple[int, int]) -> None:
    found.seconds += file.rows(f"SELECT total(seconds) FROM {table} {_THESE}", ids)[0][0]
    sql = f"SELECT date(at, 'localtime') day, count(*) number FROM {table} {_THESE} AND finished GROUP BY day"
    for row in file.rows(sql, ids):
        if row["day"] is not None:  # a time that makes no sense
            found.games[date.fromisoformat(row["day"])] += row["number"]


def _add_best(found: Statistics, file: DataFile, ids: tuple[int, int]) -> None:
    sql = f"""SELECT layout, metric, max(stars) stars, min(CASE WHEN hints = 0 THEN length END) length
        FROM games {_THESE} AND finished AND NOT given GROUP BY layout, metric"""
    for row in file.rows(sql, ids):
        key = row["layout"], row["metric"]
        before = found.best.get(key, Best(None, None))
        found.best[key] = Best(_better(max, before.stars, row["stars"]), _better(min, before.length, row["length"]))


def _better(choose: Callable[[int, int], int], one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return one if other is None else other
    return choose(one, other)
