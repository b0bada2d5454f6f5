"""Writing a backup."""

from __future__ import annotations

import errno
import json
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from app.storage.backup.contents import Chosen, Contents, contents_of, tables_in
from app.storage.backup.copying import Count, copy_table, records_in
from app.storage.data_file import LITTLE_ROOM
from app.storage.faults import fault_of, primary_code
from app.storage.opening import connect
from app.storage.records import now, time_text
from app.storage.schema import migrate
from solvers.search import Found, Outcome, Search, Verdict

SCHEMA = (
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE backup (at TEXT NOT NULL)",
)
"""The tables that a backup has besides those of the data file."""

_WAL, _NO_WAL = slice(18, 20), b"\x01\x01"
"""Where a file of SQLite's says that it has a write-ahead log, and what it says without one (file format, 1.3.3)."""


def write(
    target: Path, data: Path | bytes, settings: Mapping[str, Chosen], schema: Sequence[str] = ()
) -> Search[Contents]:
    """Write everything in the data file and the settings to a new file, all of one moment; its answer is what is in it.

    `data` is the path of the data file, or what it would hold where it is kept in memory
    (`DataFile.readable_elsewhere`); `schema` are its tables beside those of this program. Raises `StorageError` when
    the data file cannot be read, and `OSError` when `target` cannot be written; what was written is left to the caller.
    """
    with _errors(target, data), closing(connect(target.absolute().as_uri(), uri=True)) as connection:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection)
        for statement in (*schema, *SCHEMA):
            connection.execute(statement)
        _attach(connection, data)
        connection.execute("BEGIN")
        tables = tables_in(connection)
        count = Count(records_in(connection, tables, "source"))
        yield count.add(0)
        for table in tables:
            yield from copy_table(connection, table, "source", "main", count)
        pairs = [(key, json.dumps(value)) for key, value in settings.items()]
        connection.executemany("INSERT INTO main.settings VALUES (?, ?)", pairs)
        connection.execute("INSERT INTO main.backup VALUES (?)", (time_text(now()),))
        contents = contents_of(connection)
        yield count.add(0)
        connection.execute("COMMIT")
    yield Found(contents, count.done)
    return Verdict(Outcome.EXHAUSTED, count.done)


def _attach(connection: sqlite3.Connection, data: Path | bytes) -> None:
    if isinstance(data, Path):
        connection.execute("ATTACH ? AS source", (f"{data.absolute().as_uri()}?mode=ro",))
        return
    connection.execute("ATTACH ':memory:' AS source")
    without_log = data[: _WAL.start] + _NO_WAL + data[_WAL.stop :]
    connection.deserialize(without_log, name="source")


@contextmanager
def _errors(target: Path, data: Path | bytes) -> Iterator[None]:
    """SQLite's errors as those of the file that they are about."""
    try:
        yield
    except sqlite3.Error as error:
        number = _system_error(error, target)
        if number is None:
            raise fault_of(error, str(data) if isinstance(data, Path) else "", disk_full=False) from error
        raise OSError(number, str(error)) from error


def _system_error(error: sqlite3.Error, target: Path) -> int | None:
    """The system's number for an error about the file that is written; None for one about the data file."""
    match primary_code(error):
        case sqlite3.SQLITE_FULL:
            return errno.ENOSPC
        case sqlite3.SQLITE_IOERR:
            return errno.ENOSPC if shutil.disk_usage(target.parent).free < LITTLE_ROOM else errno.EIO
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return errno.EACCES
        case _:
            return None
