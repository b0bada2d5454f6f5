"""The data file as another thread reads it, and copying records from one database to another, a slice at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.storage.faults import fault_of
from app.storage.schema import columns_of
from solvers.search import Progress

_WAL, _NO_WAL = slice(18, 20), b"\x01\x01"
"""Where a file of SQLite's says that it has a write-ahead log, and what it says without one (file format, 1.3.3)."""


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
