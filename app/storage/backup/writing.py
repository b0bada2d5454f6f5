"""Writing a backup, and copying records from one database to another, a slice at a time."""

from __future__ import annotations

import errno
import json
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from app.storage.backup.reading import Chosen, Contents, attach, contents_of, data_errors
from app.storage.data_file import LITTLE_ROOM
from app.storage.faults import primary_code
from app.storage.opening import connect
from app.storage.records import now, time_text
from app.storage.schema import columns_of, migrate, tables_in
from solvers.search import Progress, Search, last_answer

SCHEMA = (
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE backup (at TEXT NOT NULL)",
)
"""The tables that a backup has besides those of the data file."""
ROWS_A_SLICE = 2000
"""How many records are copied between two reports: some ten milliseconds' worth."""
_BEFORE_ALL = -(1 << 63)


class Count:
    """How many records are done, of how many; makes the reports."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0

    def add(self, done: int) -> Progress:
        """So many more are done."""
        self.done += done
        return Progress(self.done, self.done, max(0, self.total - self.done))


def records_in(connection: sqlite3.Connection, tables: Sequence[str], schema: str) -> int:
    """How many records the tables hold, the deleted ones too."""
    return sum(connection.execute(f"SELECT count(*) FROM {schema}.{table}").fetchone()[0] for table in tables)


def copy_table(
    connection: sqlite3.Connection, table: str, source: str, target: str, count: Count
) -> Iterator[Progress]:
    """Copy every record of a table with its number into the empty table of the same name in another database."""
    columns = ", ".join(columns_of(connection, table, target))
    sql = f"""INSERT INTO {target}.{table} ({columns}) SELECT {columns} FROM {source}.{table}
        WHERE id > ? ORDER BY id LIMIT {ROWS_A_SLICE}"""
    last: int | None = _BEFORE_ALL
    while copied := connection.execute(sql, (last,)).rowcount:
        yield count.add(copied)
        last = connection.execute(f"SELECT max(id) FROM {target}.{table}").fetchone()[0]


def write(target: Path, data: Path | bytes, settings: Mapping[str, Chosen]) -> Search[Contents]:
    """Write everything in the data file and the settings to a new file, all of one moment; its answer is what is in it.

    `data` is the path of the data file, or what it would hold where it is kept in memory
    (`DataFile.readable_elsewhere`). Raises `StorageError` when the data file cannot be read, and `OSError` when
    `target` cannot be written; what was written is left to the caller.
    """
    with (
        data_errors(data),
        _target_errors(target),
        closing(connect(target.absolute().as_uri(), uri=True)) as connection,
    ):
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection)
        for statement in SCHEMA:
            connection.execute(statement)
        attach(connection, data)
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
    return (yield from last_answer(contents, count.done))


@contextmanager
def _target_errors(target: Path) -> Iterator[None]:
    """SQLite's errors about the file that is written as those of the system."""
    try:
        yield
    except sqlite3.Error as error:
        number = _system_error(error, target)
        if number is None:
            raise
        raise OSError(number, str(error)) from error


def _system_error(error: sqlite3.Error, target: Path) -> int | None:
    """The system's number for an error about the file that is written; None for one about the data file."""
    match primary_code(error):
        case sqlite3.SQLITE_FULL:
            return errno.ENOSPC
        case sqlite3.SQLITE_IOERR:
            return errno.ENOSPC if shutil.disk_usage(target.parent).free < LITTLE_ROOM else errno.EIO
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return errno.EACCES if target.parent.is_dir() else errno.ENOENT
        case _:
            return None
