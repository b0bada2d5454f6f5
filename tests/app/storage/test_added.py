"""A puzzle that is not the program's own brings its records along: a table, and how the history lists it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.storage.data_file import FILE_NAME
from app.storage.history import Row
from app.storage.history_query import HistoryQuery, Key, Order
from app.storage.records import Record
from app.storage.repository import Listing, Repository
from app.storage.storage import Storage
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, solution, straight_game


@dataclass(frozen=True)
class Slides(Record):
    """A solution of a sliding puzzle."""

    board: str
    slides: str
    metric: str = "slides"


class SlidesRepository(Repository[Slides]):
    """Its table."""

    TABLE = "slides"
    SCHEMA = (
        """CREATE TABLE IF NOT EXISTS slides (
            id INTEGER PRIMARY KEY, board TEXT, slides TEXT, metric TEXT, length INTEGER, at TEXT, deleted TEXT)""",
        "CREATE INDEX IF NOT EXISTS slides_by_board ON slides (board)",
    )
    LISTING = Listing(
        puzzle="slides",
        subject="board",
        metric="metric",
        length="length",
        engine="'a_star'",
        metrics=("slides",),
        optimal="1",
        best="deleted IS NULL",
    )

    def values(self, record: Slides) -> Mapping[str, Any]:
        return {
            "board": record.board,
            "slides": record.slides,
            "metric": record.metric,
            "length": len(record.slides),
        }

    def record(self, row: sqlite3.Row) -> Slides:
        return Slides(row["board"], row["slides"], row["metric"])


def opened(folder: Path) -> Storage:
    """The data file with the other puzzle."""
    return Storage(folder, added=[SlidesRepository])


def row_of(storage: Storage, key: Key) -> Row:
    """A line of the history."""
    return storage.history.rows([key])[key]


def test_a_file_of_before_gets_the_table_and_keeps_what_it_has(folder: Path) -> None:
    before = Storage(folder)
    game = before.games.keep(straight_game())
    before.close()
    storage = opened(folder)
    assert storage.notice is None
    kept = storage.repository(SlidesRepository).keep(Slides("1-2", "lr"))
    assert storage.games.newest() == [game]
    storage.close()
    again = opened(folder)
    assert again.repository(SlidesRepository).newest() == [kept]
    again.close()
    without = Storage(folder)  # as by a program that does not know the puzzle
    assert without.notice is None
    assert without.history.size() == 1
    without.close()


def test_its_records_are_listed_with_the_others(folder: Path) -> None:
    storage = opened(folder)
    repository = storage.repository(SlidesRepository)
    for slides in ("lrlr", "lr"):
        repository.keep(Slides("1-2", slides))
    storage.solutions.keep(solution())
    long, short = Key("slides", 1), Key("slides", 2)
    assert storage.history.keys(HistoryQuery(puzzle="slides", order=Order.LENGTH)) == [long, short]
    row = row_of(storage, long)
    assert (row.puzzle, row.subject, row.length, row.optimum, row.best) == ("slides", "1-2", 4, 2, 2)
    assert storage.history.keys(HistoryQuery(order=Order.KIND))[:2] == [short, long]
    assert storage.history.record(long) == repository.get(1)
    storage.history.delete([short])
    assert row_of(storage, long).best == 4
    assert storage.history.keys(HistoryQuery(deleted=True)) == [short]
    storage.close()


def test_a_subject_of_the_same_text_has_no_name_and_no_optimum_of_another_puzzle(folder: Path) -> None:
    storage = opened(folder)
    storage.solutions.keep(solution())
    storage.repository(SlidesRepository).keep(Slides(str(TWO_STEPS_AWAY), "lrl"))
    assert row_of(storage, Key("slides", 1)).optimum == 3
    assert row_of(storage, Key("solutions", 1)).optimum == 1
    storage.close()


def test_a_metric_that_it_does_not_know_leaves_the_line_out(folder: Path) -> None:
    storage = opened(folder)
    storage.repository(SlidesRepository).keep(Slides("1-2", "lr", "miles"))
    assert storage.history.rows([Key("slides", 1)]) == {}
    storage.close()


@pytest.mark.parametrize("left_alone", [True, False])
def test_it_is_kept_in_memory_and_in_a_new_file_too(folder: Path, left_alone: bool) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).write_bytes(b"not a data file")
    storage = Storage(folder, left_alone, [SlidesRepository])
    kept = storage.repository(SlidesRepository).keep(Slides("1-2", "lr"))
    assert storage.repository(SlidesRepository).newest() == [kept]
    storage.close()
