"""Copying records from one database of a connection to another, a slice at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from app.storage.schema import columns_of
from solvers.search import Progress

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
