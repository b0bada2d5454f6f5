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
    klotski_games: int = 0
    strict_games: int = 0
    manual_tours: int = 0
    seconds: float = 0.0
    """The time of all games, of unfinished ones too."""
    best: dict[tuple[str, str], Best] = field(default_factory=dict[tuple[str, str], Best])
    """By the text of a layout and the metric."""
    boards: set[tuple[str, bool]] = field(default_factory=set[tuple[str, bool]])
    """The boards with a manual tour, each with its goal."""
    riddles: int = 0
    """How many boards' riddles are solved."""
    solutions: int = 0
    tours: int = 0
    """Solutions and tours that searches found."""


def gather(file: DataFile) -> Generator[None, None, Statistics]:
    """Gather the figures of the whole file, a little at each `next`, and return them; raises `StorageError`."""
    found = Statistics()
    for table, read in (
        ("games", _read_games),
        ("knight_games", _read_knight_games),
        ("solutions", _read_solutions),
        ("tours", _read_tours),
    ):
        last = file.rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]
        for first in range(0, last + 1, STEP):
            read(found, file, (first, first + STEP - 1))
            yield
    found.riddles = file.rows(
        "SELECT count(*) FROM (SELECT DISTINCT board, closed FROM riddles WHERE correct AND deleted IS NULL)"
    )[0][0]
    return found


Ids = tuple[int, int]
"""The numbers of the records that are looked at: the first and the last."""
_THESE = "WHERE id BETWEEN ? AND ? AND deleted IS NULL"


def _read_games(found: Statistics, file: DataFile, ids: Ids) -> None:
    sql = f"""SELECT count(finished) FILTER (WHERE finished), count(finished) FILTER (WHERE finished AND strict),
        total(seconds) FROM games {_THESE}"""
    finished, strict, seconds = file.rows(sql, ids)[0]
    found.klotski_games += finished
    found.strict_games += strict
    found.seconds += seconds
    _count_days(found, file, "games", ids)
    sql = f"""SELECT layout, metric, max(stars) stars, min(CASE WHEN hints = 0 AND NOT given THEN length END) length
        FROM games {_THESE} AND finished AND stars IS NOT 0 GROUP BY layout, metric"""
    for row in file.rows(sql, ids):
        key = row["layout"], row["metric"]
        before = found.best.get(key, Best(None, None))
        found.best[key] = Best(_better(max, before.stars, row["stars"]), _better(min, before.length, row["length"]))


def _read_knight_games(found: Statistics, file: DataFile, ids: Ids) -> None:
    sql = f"SELECT count(finished) FILTER (WHERE finished), total(seconds) FROM knight_games {_THESE}"
    finished, seconds = file.rows(sql, ids)[0]
    found.manual_tours += finished
    found.seconds += seconds
    _count_days(found, file, "knight_games", ids)
    sql = f"SELECT DISTINCT board, closed FROM knight_games {_THESE} AND finished"
    found.boards.update((row["board"], bool(row["closed"])) for row in file.rows(sql, ids))


def _read_solutions(found: Statistics, file: DataFile, ids: Ids) -> None:
    found.solutions += file.rows(f"SELECT count(*) FROM solutions {_THESE}", ids)[0][0]


def _read_tours(found: Statistics, file: DataFile, ids: Ids) -> None:
    found.tours += file.rows(f"SELECT count(*) FROM tours {_THESE}", ids)[0][0]


def _count_days(found: Statistics, file: DataFile, table: str, ids: Ids) -> None:
    sql = f"SELECT date(at, 'localtime') day, count(*) number FROM {table} {_THESE} AND finished GROUP BY day"
    for row in file.rows(sql, ids):
        if row["day"] is not None:  # a time that makes no sense
            found.games[date.fromisoformat(row["day"])] += row["number"]


def _better(choose: Callable[[int, int], int], one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return one if other is None else other
    return choose(one, other)
