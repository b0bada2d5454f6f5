"""A folder that cannot be written and a disk that is full: one message, and nothing lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions
from app.knight.repositories import Tours
from app.storage import opening, schema
from app.storage.common import Comparison
from app.storage.data_file import FILE_NAME
from app.storage.faults import NewerError, StorageError, StorageFault, fault_of
from app.storage.history_query import HistoryQuery
from app.storage.opening import open_file
from app.storage.schema import migrate, migrations
from app.storage.storage import Storage
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

LARGE = Comparison("large", "y" * 100_000)


@contextmanager
def told(fault: StorageFault) -> Iterator[None]:
    """Expect one message."""
    with pytest.raises(StorageError) as caught:
        yield
    assert caught.value.message.template is fault
    assert "\n" not in str(caught.value)


def test_without_a_folder_all_goes_on_in_memory(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("a file where the folder should be")
    storage = Storage(folder)
    assert storage.file.notice is not None
    assert storage.file.notice.template is StorageFault.NOT_WRITABLE
    assert str(folder) in str(storage.file.notice)
    kept = storage.repository(Solutions).keep(solution())
    assert storage.repository(Solutions).newest() == [kept]
    assert len(record_keys(storage.history, HistoryQuery())) == 1
    storage.close()
    assert folder.read_text() == "a file where the folder should be"


def test_what_is_in_a_read_only_folder_is_shown_all_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Storage(folder)
    kept = before.repository(Games).keep(straight_game())
    before.close()
    whole = (folder / FILE_NAME).read_bytes()
    connect = opening.connect

    def connect_without_writing(target: str, uri: bool = False) -> sqlite3.Connection:
        connection = connect(target, uri)
        if target == str(folder / FILE_NAME):
            connection.execute("PRAGMA query_only = ON")
        return connection

    monkeypatch.setattr(opening, "connect", connect_without_writing)
    storage = Storage(folder)
    assert storage.file.notice is not None
    assert storage.file.notice.template is StorageFault.NOT_WRITABLE
    assert storage.repository(Games).newest() == [kept]
    storage.repository(Tours).keep(tour())
    assert len(record_keys(storage.history, HistoryQuery())) == 2
    storage.close()
    assert (folder / FILE_NAME).read_bytes() == whole


def test_a_file_that_can_no_longer_be_written_refuses_and_keeps_what_it_has(storage: Storage) -> None:
    kept = storage.repository(Games).keep(straight_game())
    storage.file.connection.execute("PRAGMA query_only = ON")
    with told(StorageFault.READ_ONLY):
        storage.repository(Games).keep(straight_game(seconds=1.0))
    assert storage.repository(Games).newest() == [kept]
    storage.file.connection.execute("PRAGMA query_only = OFF")
    storage.repository(Games).keep(straight_game(seconds=1.0))
    assert len(storage.repository(Games).newest()) == 2


def test_a_full_disk_refuses_one_record_and_loses_no_other(folder: Path) -> None:
    storage = Storage(folder)
    kept = storage.repository(Games).keep(straight_game())
    pages = storage.file.connection.execute("PRAGMA page_count").fetchone()[0]
    storage.file.connection.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(3):
        with told(StorageFault.FULL):
            storage.comparisons.keep(LARGE)
    assert storage.repository(Games).newest() == [kept]
    small = storage.repository(Games).keep(straight_game(seconds=1.0))
    storage.file.connection.execute("PRAGMA max_page_count = 1000000")
    large = storage.comparisons.keep(LARGE)
    storage.close()
    again = Storage(folder)
    assert again.file.notice is None
    assert again.repository(Games).newest() == [small, kept]
    assert again.comparisons.newest() == [large]
    again.close()


def test_a_disk_that_is_full_from_the_beginning_is_said_to_be(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 2")
        migrate(connection)

    monkeypatch.setattr(opening, "_prepare", full)
    storage = Storage(folder)
    assert storage.file.notice is not None
    assert storage.file.notice.template is StorageFault.NO_ROOM
    kept = storage.repository(Games).keep(straight_game())
    assert storage.repository(Games).newest() == [kept]
    storage.close()


def test_a_failed_write_is_put_down_to_a_full_disk_where_there_is_no_room(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    monkeypatch.setattr(storage.file, "_disk_full", lambda: True)
    with told(StorageFault.FULL), storage.file.transaction():
        raise error
    monkeypatch.setattr(storage.file, "_disk_full", lambda: False)
    with told(StorageFault.BAD_DISK), storage.file.transaction():
        raise error


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("SQLITE_FULL", StorageFault.FULL),
        ("SQLITE_READONLY_DIRECTORY", StorageFault.READ_ONLY),
        ("SQLITE_CANTOPEN", StorageFault.READ_ONLY),
        ("SQLITE_BUSY_SNAPSHOT", StorageFault.BUSY),
        ("SQLITE_PROTOCOL", StorageFault.BUSY),
        ("SQLITE_IOERR_READ", StorageFault.BAD_DISK),
        ("SQLITE_NOMEM", StorageFault.LITTLE_MEMORY),
        ("SQLITE_TOOBIG", StorageFault.TOO_LARGE),
        ("SQLITE_ERROR", StorageFault.FAILED),
    ],
)
def test_an_error_is_told_by_its_code_in_a_sentence_of_ours(code: str, fault: StorageFault) -> None:
    error = sqlite3.OperationalError("words of SQLite's")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, code), code
    message = fault_of(error, "/home/ma/records.sqlite3", disk_full=False).message
    assert message.template is fault
    assert "words of SQLite's" not in str(message)
    if "{code}" in fault:
        assert f"({code})" in str(message)
        assert "/home/ma/records.sqlite3" in str(message)


def test_an_error_without_a_code_is_told_by_its_class() -> None:
    message = fault_of(sqlite3.ProgrammingError("Cannot operate on a closed database."), "data", False).message
    assert "could not be used (ProgrammingError)" in str(message)


def test_another_window_that_holds_the_file_is_named(storage: Storage, folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with told(StorageFault.BUSY):
            storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))
        other.execute("ROLLBACK")
    storage.repository(OwnLayouts).keep(OwnLayout("Mine", TWO_STEPS_AWAY))


def test_a_transaction_takes_effect_as_a_whole_or_not_at_all(storage: Storage) -> None:
    first, second = (
        storage.repository(Games).keep(straight_game()),
        storage.repository(Games).keep(straight_game(seconds=1.0)),
    )

    def delete_and_fail() -> None:
        with storage.file.transaction() as execute:
            storage.repository(Games).mark_deleted(execute, [first.id or 0, second.id or 0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        delete_and_fail()
    assert len(storage.repository(Games).newest()) == 2


def test_the_file_is_synchronous_in_full(storage: Storage) -> None:
    assert storage.file.connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert storage.file.connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def test_a_file_is_brought_up_from_version_to_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = ("CREATE TABLE more (id INTEGER PRIMARY KEY)", "ALTER TABLE games ADD COLUMN mood TEXT")
    before = Storage(folder)
    before.repository(Games).keep(straight_game())
    before.close()
    with closing(open_file(folder / FILE_NAME)) as connection:
        with monkeypatch.context() as patch:
            patch.setattr(schema, "migrations", lambda: (*migrations(), later))
            migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(migrations()) + 1
        assert connection.execute("SELECT seconds, mood FROM games").fetchone()[:] == (9.5, None)
        with pytest.raises(NewerError):
            migrate(connection)


def test_a_version_that_fails_leaves_the_one_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = ("CREATE TABLE more (id INTEGER PRIMARY KEY)", "CREATE TABLE more (id INTEGER PRIMARY KEY)")
    Storage(folder).close()
    with closing(open_file(folder / FILE_NAME)) as connection:
        monkeypatch.setattr(schema, "migrations", lambda: (*migrations(), later))
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection)
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(migrations())
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone()[0] == 0
