"""Data files to back up and to merge, and what is in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, Tours
from app.storage.backup import Backup, Chosen, Contents, RestoreMode, RestoreResult, read, restore, write
from app.storage.storage import Storage
from solvers.documents import CollectionDocument
from solvers.klotski.document import CollectedLayout
from solvers.search import Drive, Found, Search
from tests.app.storage.drawn_records import (
    RING,
    ROUND_THE_RING,
    TWO_STEPS_AWAY,
    solution,
    straight_game,
    tour,
)

T = TypeVar("T")
COLLECTION = CollectionDocument("Week 1", "", (CollectedLayout("Corner", TWO_STEPS_AWAY),))
SETTINGS: dict[str, Chosen] = {"look/theme": "dark", "help/tips": False, "knight/rows": 6, "klotski/speed": 16.0}
CONTENTS = Contents(
    Counter(
        games=2,
        solved=1,
        knight_games=1,
        solutions=1,
        tours=2,
        own_layouts=1,
        own_boards=1,
        collections=1,
        days=1,
        riddles=1,
    )
)


def answer_of(search: Search[T]) -> T:
    """The one answer of a search."""
    found = Drive(search).next_answer()
    assert isinstance(found, Found)
    return found.answer


def fill(storage: Storage) -> None:
    """Keep something of every kind."""
    storage.repository(Games).keep(straight_game())
    storage.repository(Games).keep(straight_game(steps=straight_game().turns[:1]))
    storage.repository(Solutions).keep(solution())
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY, "two\nlines"))
    storage.repository(OwnBoards).keep(OwnBoard("Ring 環", RING))
    storage.repository(KnightGames).keep(KnightGameRecord(RING, ROUND_THE_RING[:5], True, 61.5, 2))
    storage.repository(Tours).keep(tour())
    storage.repository(Tours).keep(tour(3))
    storage.collections.take(COLLECTION)
    insert(storage, "days", day="2026-11-23", layout=str(TWO_STEPS_AWAY), on_time=1, at="2026-11-23T08:00:00+00:00")
    insert(storage, "riddles", board="3x4", closed=1, answer="none", correct=1, at="2026-11-23T09:00:00+00:00")


def insert(storage: Storage, table: str, **values: Any) -> None:
    """Write a row as it is."""
    places = ", ".join("?" * len(values))
    with storage.file.transaction() as execute:
        execute(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})", tuple(values.values()))


def rows(storage: Storage, table: str, *without: str) -> list[tuple[Any, ...]]:
    """The rows of a table without some columns, in an order of their own."""
    found = storage.file.rows(f"SELECT * FROM {table}")
    return sorted((tuple(row[key] for key in row.keys() if key not in without) for row in found), key=repr)  # noqa: SIM118


def everything(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    tables = [row[0] for row in storage.file.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: rows(storage, table) for table in tables}


def backed_up(storage: Storage, file: Path, settings: Mapping[str, Chosen] | None = None) -> Path:
    """The file, with a backup of this in it."""
    answer_of(write(file, storage.file.readable_elsewhere, SETTINGS if settings is None else settings))
    return file


def looked_into(file: Path) -> Backup:
    """What is in a backup."""
    return answer_of(read(file))


def restored(file: Path, storage: Storage, way: RestoreMode) -> RestoreResult:
    """What a restore into this has changed."""
    return answer_of(restore(file, storage.file.path, way))
