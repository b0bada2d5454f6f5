"""The data file as another thread reads it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.storage.faults import fault_of

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
