"""Reading a backup: whether it is one, what is in it in figures, and a copy of it of this version."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from app.storage.faults import NewerError, StorageFault, UnusableError, fault_of
from app.storage.opening import complete, connect, copy_into
from app.storage.possible import TIME, put_texts_right
from app.storage.records import is_number, time_in
from app.storage.schema import columns_of, repositories
from solvers.documents.files import BYTES_A_MB, check_file, reading
from solvers.message import InputError
from solvers.search import Progress, Search, last_answer

GREATEST_MB = 2000
"""A backup of 100,000 records has some 50."""
_WAL, _NO_WAL = slice(18, 20), b"\x01\x01"
"""Where a file of SQLite's says that it has a write-ahead log, and what it says without one (file format, 1.3.3)."""


class BackupFault(StrEnum):
    """What can be wrong with the file that a person wants to restore.

    Each sentence names the file, and nothing is changed by any of them.
    """

    FOREIGN = "{file} is not a backup of this program; choose a file that was made with “Back up”"
    DAMAGED = (
        "{file} is damaged or incomplete, so nothing of it was restored; copy it again from where it came from, or "
        "choose another backup"
    )
    NEWER = "{file} was made by a newer version of this program; update the program, then restore it"
    TOO_LARGE = "{file} is larger than {greatest} MB, the most that can be restored; choose a backup of this program"
    NOT_LASTING = (
        "nothing can be restored now, because nothing that is saved would last until the next start: make the folder "
        "{folder} writable, then restart the program"
    )
    AUTOMATIC = "the automatic backup has failed {number} times in a row: {why}"
    """This one says that a backup was not written."""


Chosen = str | int | float | bool
"""The value of a setting."""


@dataclass(frozen=True)
class Contents:
    """What there is, without what is deleted, and how many records are `deleted`.

    `numbers` are those of the records by their tables, with what is counted besides (`Repository.COUNTS`). `newest` is
    when the last record was made.
    """

    numbers: Counter[str] = field(default_factory=Counter[str])
    deleted: int = 0
    newest: datetime | None = None


def contents_of(connection: sqlite3.Connection, schema: str = "main") -> Contents:
    """Count what is in a database of a connection; `schema` is the name under which it is attached."""
    numbers, deleted, newest = Counter[str](), 0, ""
    for kept in repositories():
        table = f"{schema}.{kept.TABLE}"
        live, others, last = connection.execute(
            f"SELECT count(*) - count(deleted), count(deleted), max(at) FROM {table}"
        ).fetchone()
        numbers[kept.TABLE] = live
        for name, query in kept.COUNTS.items():
            numbers[name] = connection.execute(query.format(table=table)).fetchone()[0] or 0
        deleted += others
        newest = max(newest, str(last or ""))
    return Contents(numbers, deleted, time_in(newest))


@dataclass(frozen=True)
class Backup:
    """What is in a backup: figures, settings by their keys, when it was made. A data file itself lacks the last two."""

    contents: Contents
    settings: dict[str, Chosen] | None
    made: datetime | None


def read(file: Path) -> Search[Backup]:
    """Look into a file; its answer is what is in it.

    Raises `InputError` that names the file and says in one sentence why it cannot be restored. The file is not changed.
    """
    yield Progress(0, 0)
    with opened_copy(file) as copy:
        yield Progress(0, 0)
        backup = Backup(contents_of(copy), settings_in(copy), _made(copy))
    return (yield from last_answer(backup))


def attach(connection: sqlite3.Connection, data: Path | bytes) -> None:
    """Attach a data file as the database `source`; see `DataFile.readable_elsewhere`."""
    if isinstance(data, Path):
        connection.execute("ATTACH ? AS source", (f"{data.absolute().as_uri()}?mode=ro",))
        return
    connection.execute("ATTACH ':memory:' AS source")
    without_log = data[: _WAL.start] + _NO_WAL + data[_WAL.stop :]
    connection.deserialize(without_log, name="source")


@contextmanager
def data_errors(data: Path | bytes) -> Iterator[None]:
    """SQLite's errors as those of the data file: raises `StorageError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise fault_of(error, str(data) if isinstance(data, Path) else "", disk_full=False) from error


def survey(data: Path | bytes) -> Search[Contents]:
    """Count what is in a data file (`DataFile.readable_elsewhere`); raises `StorageError`."""
    yield Progress(0, 0)
    with data_errors(data), closing(connect(":memory:", uri=True)) as connection:
        attach(connection, data)
        contents = contents_of(connection, "source")
    return (yield from last_answer(contents))


@contextmanager
def opened_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a backup in memory, whole and brought up to this version; raises `InputError` as `read` does.

    A data file is taken for a backup too, with what SQLite keeps beside it: one that was renamed can be restored.
    Records of impossible values are left out.
    """
    with reading(file):
        check_file(file)
        with file.open("rb"):
            size = file.stat().st_size
    if size > GREATEST_MB * BYTES_A_MB:
        raise InputError(BackupFault.TOO_LARGE, file=file.name, greatest=GREATEST_MB)
    with damage_is_told(file), closing(connect(":memory:", uri=True)) as copy:
        copy_into(copy, file)
        copy.execute("PRAGMA trusted_schema = OFF")  # a file from elsewhere: its views and triggers may do nothing
        if copy.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            raise UnusableError(StorageFault.FOREIGN)
        if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise UnusableError(StorageFault.SET_ASIDE)
        put_texts_right(copy)
        complete(copy)
        yield copy


@contextmanager
def damage_is_told(file: Path) -> Iterator[None]:
    """What is wrong with a backup, told by its name."""
    try:
        yield
    except NewerError:
        raise InputError(BackupFault.NEWER, file=file.name) from None
    except UnusableError as error:
        fault = BackupFault.FOREIGN if error.fault is StorageFault.FOREIGN else BackupFault.DAMAGED
        raise InputError(fault, file=file.name) from None
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        foreign = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB
        raise InputError(BackupFault.FOREIGN if foreign else BackupFault.DAMAGED, file=file.name) from error


def settings_in(copy: sqlite3.Connection) -> dict[str, Chosen] | None:
    """The settings in a backup by their keys; what makes no sense is left out. None where it has none at all."""
    if not {"key", "value"} <= set(columns_of(copy, "settings")):
        return None
    found: dict[str, Chosen] = {}
    for key, text in copy.execute("SELECT key, value FROM settings"):
        try:
            value = json.loads(text)
        except (ValueError, TypeError, RecursionError):
            continue
        if isinstance(key, str) and (isinstance(value, str | bool) or is_number(value)):
            found[key] = value
    return found


def _made(copy: sqlite3.Connection) -> datetime | None:
    if "at" not in columns_of(copy, "backup"):
        return None
    row = copy.execute(f"SELECT max(at) FROM backup WHERE {TIME.format('at')}").fetchone()
    return time_in(str(row[0]))
