"""The tables of the data file, and how a file of an earlier version is brought up to this one.

Every table has `at`, the time in UTC as ISO 8601 text, and `deleted`, the time at which a person deleted the record:
it stays in the file and can be restored. Those of a puzzle are in the module `repositories` of its package, which is
read here without the puzzle's entry: that needs Qt.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from itertools import chain
from typing import Any

from app.storage.faults import NewerError, StorageFault, UnusableError
from app.storage.repository import Repository
from solvers.puzzles import PUZZLE_NAMES, imported

COMMON = ("app.storage.common:Comparisons", "app.storage.common:Collections")
"""The repositories that belong to no puzzle."""
APPLICATION_ID = int.from_bytes(b"HuaK")
"""The number that marks a file of this program; files of its first release have 0, as those of most programs do."""

Migrations = tuple[tuple[str, ...], ...]
"""The statements that lead from version n to version n + 1, in order."""
Values = Sequence[Any]
Execute = Callable[..., sqlite3.Cursor]
"""Executes a statement, with values for its placeholders if it has any."""
Columns = frozenset[tuple[str, str]]
"""The names of tables, each with the name of a column."""

_PLAIN = "name NOT GLOB '*[^a-z0-9_]*'"
"""A condition that a name can stand in SQL as it is: a file from elsewhere may have others."""


def repositories() -> tuple[type[Repository[Any]], ...]:
    """Those of all tables, by the order of the puzzles, and those that belong to none last."""
    of_puzzles = (imported(f"app.{name}.repositories:REPOSITORIES") for name in PUZZLE_NAMES)
    return (*chain.from_iterable(of_puzzles), *map(imported, COMMON))


def migrations() -> Migrations:
    """What has become of the tables of all repositories, version by version."""
    tables = [one.STATEMENTS for one in repositories()]
    versions = range(1, max(map(max, tables)) + 1)
    return tuple(tuple(chain.from_iterable(table.get(version, ()) for table in tables)) for version in versions)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[Execute]:
    """A context whose statements are committed when it is left, or rolled back when an exception leaves it."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection.execute


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to the last version and mark it, all of it or nothing.

    Raises `NewerError` for a version beyond that, and `UnusableError` for a file of another program.
    """
    steps = migrations()
    if _version(connection, steps) == len(steps) and _is_marked(connection, len(steps)):
        return
    with transaction(connection) as execute:
        version = _version(connection, steps)  # another window may have been quicker
        for statement in chain.from_iterable(steps[version:]):
            execute(statement)
        execute(f"PRAGMA application_id = {APPLICATION_ID}")
        execute(f"PRAGMA user_version = {len(steps)}")


def tables_in(connection: sqlite3.Connection, schema: str = "main") -> list[str]:
    """The names of the tables that hold records: those with a number, a time and a time of deletion."""
    sql = f"""SELECT name FROM {schema}.sqlite_master WHERE type = 'table' AND {_PLAIN} AND 3 =
        (SELECT count(*) FROM pragma_table_info(sqlite_master.name, '{schema}') WHERE name IN ('id', 'at', 'deleted'))
        ORDER BY name"""
    return [row[0] for row in connection.execute(sql)]


def columns_of(connection: sqlite3.Connection, table: str, schema: str = "main") -> list[str]:
    """The names of the columns of a table."""
    sql = f"SELECT name FROM pragma_table_info(?, ?) WHERE {_PLAIN}"
    rows = connection.execute(sql, (table, schema))
    return [row[0] for row in rows]


def _version(connection: sqlite3.Connection, steps: Migrations) -> int:
    """The version of a file: the one it names, if its tables are of that version, or else the last they can be of."""
    mark, named = _pragma(connection, "application_id"), _pragma(connection, "user_version")
    columns = _columns(connection)
    if mark not in (0, APPLICATION_ID):
        raise UnusableError(StorageFault.FOREIGN)
    newest_first = range(len(steps), 0, -1)
    fitting = [version for version in newest_first if _columns_after(steps[:version]) <= columns]
    if named > len(steps) and (fitting or mark == APPLICATION_ID):
        raise NewerError
    if not columns:
        return 0
    if not fitting:
        raise UnusableError(StorageFault.FOREIGN if mark == 0 else StorageFault.SET_ASIDE)
    return named if named in fitting else fitting[0]


def _is_marked(connection: sqlite3.Connection, version: int) -> bool:
    return (_pragma(connection, "application_id"), _pragma(connection, "user_version")) == (APPLICATION_ID, version)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _columns(connection: sqlite3.Connection) -> Columns:
    sql = """SELECT tables.name, columns.name FROM sqlite_master tables, pragma_table_info(tables.name) columns
        WHERE tables.type = 'table'"""
    return frozenset((table, column) for table, column in connection.execute(sql))


@cache
def _columns_after(steps: Migrations) -> Columns:
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.executescript(";".join(chain.from_iterable(steps)))
        return _columns(memory)
