"""Figures of the data file, against counts made here one by one."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from app.klotski.repositories import GameRecord, Games, Solutions
from app.knight.repositories import KnightGameRecord, KnightGames, RiddleRecord, Riddles, Tours
from app.storage import statistics
from app.storage.statistics import Statistics, gather
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, solution, straight_game, tour

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def gathered(storage: Storage) -> Statistics:
    steps = gather(storage.file)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def game(layout: Layout = TWO_STEPS_AWAY, **values: object) -> GameRecord:
    given = {"seconds": 10.0, "finished": True, "counted": 5, "at": NOON, **values}
    return GameRecord(layout, Metric.MOVES, (), **given)


def test_an_empty_file_has_nothing(folder: Path) -> None:
    storage = Storage(folder)
    assert gathered(storage) == Statistics()
    storage.close()


def test_games_are_counted_by_kind_and_day(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "STEP", 2)  # several slices
    storage = Storage(folder)
    for day in (20, 20, 21):
        storage.repository(Games).keep(game(at=NOON.replace(day=day), strict=day == 21))
    storage.repository(Games).keep(game(finished=False, seconds=5.5))
    deleted = storage.repository(Games).keep(game(at=NOON.replace(day=22)))
    storage.repository(Games).delete([deleted.id or 0])
    ring = Board(3, 3, frozenset({(1, 1)}))
    storage.repository(KnightGames).keep(KnightGameRecord(ring, (0, 5), True, 8.0, finished=True, at=NOON))
    storage.repository(KnightGames).keep(KnightGameRecord(ring, (0, 5), True, 8.0, finished=True, at=NOON))
    storage.repository(KnightGames).keep(KnightGameRecord(ring, (0, 5), False, 1.0, at=NOON))
    found = gathered(storage)
    assert found.games == Counter({date(2026, 11, 20): 4, date(2026, 11, 21): 1})
    assert found.numbers == Counter({"games": 3, "knight_games": 2})
    assert found.seconds == pytest.approx(3 * 10.0 + 5.5 + 2 * 8.0 + 1.0)
    storage.close()


def test_what_searches_found_and_riddles_are_counted(folder: Path) -> None:
    storage = Storage(folder)
    storage.repository(Solutions).keep(solution())
    storage.repository(Tours).keep(tour())
    for correct in (False, True, True):
        storage.repository(Riddles).keep(RiddleRecord(Board(4, 4), False, "apart", correct))
    storage.repository(Games).keep(straight_game())
    found = gathered(storage)
    assert (found.numbers["solutions"], found.numbers["tours"], found.found, found.numbers["riddles"]) == (1, 1, 2, 1)
    storage.close()


def test_each_slice_reads_its_own_records_alone(folder: Path) -> None:
    storage = Storage(folder)
    assert storage.history.is_empty()  # its indexes are there
    for table in ("games", "knight_games", "solutions", "tours"):
        sql = f"EXPLAIN QUERY PLAN SELECT count(*) FROM {table} {statistics._THESE}"
        (plan,) = storage.file.rows(sql, (1, 2))
        assert plan["detail"] == f"SEARCH {table} USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"
    storage.close()
