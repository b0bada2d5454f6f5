"""Records of impossible values are put right or left out when a file is opened, whoever wrote them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts
from app.knight.repositories import KnightGames
from app.storage.backup import RestoreMode
from app.storage.common import Comparison
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageError, StorageFault
from app.storage.history import Row
from app.storage.history_query import HistoryQuery, Order
from app.storage.schema import repositories
from app.storage.statistics import Statistics, gather
from app.storage.storage import Storage
from tests.app.storage.backup.filled import backed_up, everything, fill, looked_into, restored
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, repository_of, straight_game
from tests.app.storage.record_keys import record_keys

NUMBERS = ("abc", "", float("inf"), float("-inf"), -7, b"\xff")
IMPOSSIBLE: dict[str, dict[str, tuple[object, ...]]] = {
    "games": {
        **dict.fromkeys(("seconds", "length", "hints", "taken"), NUMBERS),
        **dict.fromkeys(("finished", "strict", "given"), ("many", 2, 1.5)),
        **dict.fromkeys(("layout", "metric", "steps", "taken_back"), (b"\xff",)),
        "id": (-5, 10**18),
        "stars": ("xx", -7, 4, 2.5, 10**18),
        "at": ("yesterday", "", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+00:00", b"\xff", 5),
    },
    "knight_games": {
        **dict.fromkeys(("seconds", "length", "hints"), NUMBERS),
        "warned": ("never", 3),
        "visits": ("abc", 5),
    },
    "solutions": {**dict.fromkeys(("seconds", "length", "visited"), NUMBERS), "proved": ("yes",), "engine": (b"x",)},
    "tours": {**dict.fromkeys(("seconds", "length", "visited"), NUMBERS), "digest": ("abc",)},
    "days": {"day": (b"x",), "on_time": ("late",)},
    "riddles": {"answer": (b"x",), "correct": (2,)},
    "comparisons": {"label": (b"x",), "payload": (b"x",)},
    "collections": {"name": (b"x",), "payload": (b"x",)},
    "own_layouts": {"name": (b"x",), "notes": (b"x",)},
    "own_boards": {"name": (b"x",), "board": (b"x",)},
}
CASES = [
    (table, column, value) for table, columns in IMPOSSIBLE.items() for column in columns for value in columns[column]
]
UNKNOWN = {("games", "stars"), ("games", "taken"), ("knight_games", "warned")}


def full(storage: Storage) -> None:
    """Something of every kind, and of each another that stays."""
    fill(storage)
    storage.comparisons.keep(Comparison("mine", {"results": []}))


def spoil(path: Path, table: str, column: str, value: object) -> None:
    """Write a value into the first record of a table."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE id = (SELECT min(id) FROM {table})", (value,))
        connection.commit()


def statistics(storage: Storage) -> Statistics:
    """The figures of all there is."""
    steps = gather(storage.file)
    while True:
        try:
            next(steps)
        except StopIteration as stopped:
            return stopped.value


def rows(storage: Storage, order: Order = Order.TIME) -> list[Row]:
    """The lines of the history."""
    found = storage.history.rows(record_keys(storage.history, HistoryQuery(order=order)))
    return list(found.values())


def all_read(storage: Storage) -> list[Any]:
    """Whatever is read of the records, in one list."""
    listed = [len(rows(storage, order)) for order in Order]
    best = (
        storage.repository(Games).bests(),
        storage.repository(Games).unrated(),
        list(storage.repository(KnightGames).times()),
    )
    return [statistics(storage), listed, *best, *(storage.repository(kind).newest() for kind in repositories())]


def number_of(storage: Storage, table: str) -> int:
    """How many records a table has."""
    return storage.file.rows(f"SELECT count(*) FROM {table}")[0][0]


@pytest.mark.sampled
@pytest.mark.parametrize(("table", "column", "value"), CASES)
def test_a_data_file_with_an_impossible_value_is_read_without_it(
    storage: Storage, folder: Path, table: str, column: str, value: object
) -> None:
    full(storage)
    before = number_of(storage, table)
    storage.close()
    spoil(folder / FILE_NAME, table, column, value)
    again = Storage(folder)
    assert again.file.notice is None
    all_read(again)
    if (table, column) in UNKNOWN:
        assert number_of(again, table) == before
        assert again.file.rows(f"SELECT {column} FROM {table} ORDER BY id LIMIT 1")[0][0] is None
    else:
        assert number_of(again, table) == before - 1
        assert again.file.rows("SELECT kind FROM left_out")[0][0] == table
    kept = everything(again)
    again.close()
    once_more = Storage(folder)
    assert everything(once_more) == kept
    once_more.close()


@pytest.mark.sampled
@pytest.mark.parametrize("way", RestoreMode)
@pytest.mark.parametrize(("table", "column", "value"), CASES[:: 1 + len(CASES) // 30])
def test_a_backup_with_an_impossible_value_is_restored_without_it(
    storage: Storage, tmp_path: Path, table: str, column: str, value: object, way: RestoreMode
) -> None:
    source = Storage(tmp_path / "source")
    full(source)
    file = backed_up(source, tmp_path / "one.backup")
    source.close()
    spoil(file, table, column, value)
    before = file.read_bytes()
    figures = looked_into(file).contents
    assert restored(file, storage, way).after == figures
    assert file.read_bytes() == before
    all_read(storage)
    assert all(row.at.year == 2026 for row in rows(storage))


def test_what_is_left_out_stays_in_the_file_as_it_is(storage: Storage, folder: Path) -> None:
    storage.repository(Games).keep(straight_game())
    storage.close()
    spoil(folder / FILE_NAME, "games", "seconds", "it's")
    again = Storage(folder)
    assert again.repository(Games).newest() == []
    record = again.file.rows("SELECT record FROM left_out")[0]["record"]
    assert record.startswith("1, 'AA.S/AA../..../..../....', 'straight', 'A00102030 A3031', 2, 'it''s', 0, 1, '2026-")
    again.close()


def test_only_what_is_impossible_is_looked_at_when_a_file_is_opened(storage: Storage) -> None:
    sqls = [row["sql"] for row in storage.file.rows("SELECT sql FROM sqlite_master WHERE name GLOB '*_impossible'")]
    assert len(sqls) == len(IMPOSSIBLE)
    for table, sql in zip(sorted(IMPOSSIBLE), sorted(sqls), strict=True):
        condition = sql.partition("WHERE ")[2]
        plan = storage.file.rows(f"EXPLAIN QUERY PLAN SELECT 1 FROM [{table}] WHERE {condition} LIMIT 1")
        assert f"{table}_impossible" in plan[0]["detail"]


def test_a_value_that_becomes_impossible_while_the_file_is_open_leaves_its_line_out(storage: Storage) -> None:
    for number, (column, value) in enumerate([("seconds", "abc"), ("seconds", 1e999), ("stars", -7), ("length", "m")]):
        kept = storage.repository(Games).keep(straight_game(seconds=float(number)))
        with storage.file.transaction() as execute:
            execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, kept.id))
    assert rows(storage) == []


def test_a_text_that_is_none_does_not_hide_the_others(storage: Storage) -> None:
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
    storage.repository(OwnLayouts).keep(OwnLayout("Other", TWO_STEPS_AWAY))
    with storage.file.transaction() as execute:
        execute("UPDATE own_layouts SET name = CAST(x'636166e9' AS TEXT) WHERE name = 'Mine'")
    assert sorted(layout.name for layout in storage.repository(OwnLayouts).newest()) == [
        "Other",
        "caf\N{REPLACEMENT CHARACTER}",
    ]
    assert len(rows(storage, Order.NAME)) == 2


def test_a_backup_with_a_text_that_is_none_is_restored(storage: Storage, tmp_path: Path) -> None:
    source = Storage(tmp_path / "source")
    full(source)
    file = backed_up(source, tmp_path / "one.backup")
    source.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE own_layouts SET name = CAST(x'636166e9' AS TEXT)")
        connection.commit()
    restored(file, storage, RestoreMode.REPLACE)
    assert [layout.name for layout in storage.repository(OwnLayouts).newest()] == ["caf\N{REPLACEMENT CHARACTER}"]


NESTED = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("comparisons", "payload", NESTED),
        ("comparisons", "payload", "nonsense"),
        ("collections", "payload", NESTED),
        ("games", "steps", "A" + "9" * 100_000),
        ("games", "taken_back", "9" * 5000 + " 1 1"),
        ("knight_games", "board", "9" * 5000 + "x3"),
        ("own_boards", "board", "0x0"),
    ],
)
def test_what_raises_whatever_when_it_is_read_is_left_out(
    storage: Storage, table: str, column: str, value: str
) -> None:
    full(storage)
    with storage.file.transaction() as execute:
        execute(f"UPDATE {table} SET {column} = ?", (value,))
    all_read(storage)
    number = storage.file.rows(f"SELECT min(id) FROM {table}")[0][0]
    with pytest.raises(StorageError) as caught:
        repository_of(storage, table).get(number)
    assert caught.value.message.template is StorageFault.UNREADABLE


@pytest.mark.parametrize("value", ["NaN", "Infinity", "1e999", "9" * 400, "-" + "9" * 400, NESTED, "[1]", "{}", "null"])
def test_an_impossible_setting_of_a_backup_is_left_out(storage: Storage, tmp_path: Path, value: str) -> None:
    file = backed_up(storage, tmp_path / "one.backup", {"look/theme": "dark"})
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO settings VALUES ('klotski/speed', ?)", (value,))
        connection.commit()
    assert looked_into(file).settings == {"look/theme": "dark"}


def test_an_impossible_time_of_a_backup_is_none(storage: Storage, tmp_path: Path) -> None:
    file = backed_up(storage, tmp_path / "one.backup")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE backup SET at = '0001-01-01T00:00:00+00:00'")
        connection.commit()
    assert looked_into(file).made is None
