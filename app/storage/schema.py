"""The tables of the data file, and how a file of an earlier version is brought up to this one.

Every table has `at`, the time in UTC as ISO 8601 text, and `deleted`, the time at which a person deleted the record:
it stays in the file and can be restored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import chain
from typing import Any

from app.storage.faults import NewerError, StorageFault, UnusableError

FIRST = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, steps TEXT NOT NULL,
        length INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX games_by_layout ON games (layout, metric)",
    """CREATE INDEX best_games ON games (layout, metric, length)
        WHERE finished AND hints = 0 AND deleted IS NULL""",
    """CREATE TABLE solutions (
        id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, engine TEXT NOT NULL,
        length INTEGER NOT NULL, steps TEXT NOT NULL, proved INTEGER NOT NULL, visited INTEGER NOT NULL,
        seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX solutions_by_layout ON solutions (layout, metric, engine)",
    "CREATE INDEX proved_solutions ON solutions (layout, metric, length) WHERE proved",
    """CREATE TABLE own_layouts (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, layout TEXT NOT NULL, notes TEXT NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX own_layouts_by_layout ON own_layouts (layout)",
    """CREATE TABLE own_boards (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, board TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX own_boards_by_board ON own_boards (board)",
    """CREATE TABLE tours (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, digest BLOB NOT NULL,
        length INTEGER NOT NULL, closed INTEGER NOT NULL, engine TEXT NOT NULL, visited INTEGER NOT NULL,
        seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX tours_by_digest ON tours (digest)",
    """CREATE TABLE knight_games (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, length INTEGER NOT NULL,
        closed INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX knight_games_by_board ON knight_games (board, closed)",
    """CREATE TABLE comparisons (
        id INTEGER PRIMARY KEY, label TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
)

STRICT_GAMES = (
    "ALTER TABLE games ADD COLUMN strict INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX IF EXISTS best_games",
    """CREATE INDEX best_games ON games (layout, metric, strict, length)
        WHERE finished AND hints = 0 AND deleted IS NULL""",
)
"""A game is strict or not, and the best of each kind is found by itself."""

PROGRESS = (
    "ALTER TABLE games ADD COLUMN taken INTEGER",
    "ALTER TABLE games ADD COLUMN taken_back TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN stars INTEGER",
    """CREATE INDEX games_by_worth ON games (layout, metric, stars, hints, length)
        WHERE finished AND NOT given AND deleted IS NULL""",
    """CREATE INDEX unrated_games ON games (taken)
        WHERE finished AND NOT given AND deleted IS NULL AND stars IS NULL AND taken IS NOT NULL""",
    "ALTER TABLE knight_games ADD COLUMN warned INTEGER",
    """CREATE TABLE days (
        id INTEGER PRIMARY KEY, day TEXT NOT NULL UNIQUE, layout TEXT NOT NULL, on_time INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    """CREATE TABLE riddles (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, closed INTEGER NOT NULL, answer TEXT NOT NULL,
        correct INTEGER NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX riddles_by_board ON riddles (board, closed)",
    """CREATE TABLE collections (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
)
"""What a game was worth, the puzzles of days that were solved, answered riddles, and collections that were opened.

Games of earlier versions have no `taken` and no `stars`: how many of their slides were taken back is not known.
"""

Migrations = tuple[tuple[str, ...], ...]
MIGRATIONS: Migrations = (FIRST, STRICT_GAMES, PROGRESS)
"""The statements that lead from version n to version n + 1, in order; what has been released is never changed."""


APPLICATION_ID = int.from_bytes(b"HuaK")
"""The number that marks a file of this program; files of its first release have 0, as those of most programs do."""

Values = Sequence[Any]
Execute = Callable[..., sqlite3.Cursor]
"""Executes a statement, with values for its placeholders if it has any."""
Columns = frozenset[tuple[str, str]]
"""The names of tables, each with the name of a column."""

_PLAIN = "name NOT GLOB '*[^a-z0-9_]*'"
"""A condition that a name can stand in SQL as it is: a file from elsewhere may have others."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[Execute]:
    """A context whose statements are committed when it is left, or rolled back when an exception leaves it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection.execute
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, migrations: Migrations = MIGRATIONS) -> None:
    """Bring a file up to the last version and mark it, all of it or nothing.

    Raises `NewerError` for a version beyond that, and `UnusableError` for a file of another program.
    """
    if _version(connection, migrations) == len(migrations) and _is_marked(connection, len(migrations)):
        return
    with transaction(connection) as execute:
        version = _version(connection, migrations)  # another window may have been quicker
        for statement in chain.from_iterable(migrations[version:]):
            execute(statement)
        execute(f"PRAGMA application_id = {APPLICATION_ID}")
        execute(f"PRAGMA user_version = {len(migrations)}")


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


def _version(connection: sqlite3.Connection, migrations: Migrations) -> int:
    """The version of a file: the one it names, if its tables are of that version, or else the last they can be of."""
    mark, named = _pragma(connection, "application_id"), _pragma(connection, "user_version")
    columns = _columns(connection)
    if mark not in (0, APPLICATION_ID):
        raise UnusableError(StorageFault.FOREIGN)
    newest_first = range(len(migrations), 0, -1)
    fitting = [version for version in newest_first if _columns_after(migrations[:version]) <= columns]
    if named > len(migrations) and (fitting or mark == APPLICATION_ID):
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
def _columns_after(migrations: Migrations) -> Columns:
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.executescript(";".join(chain.from_iterable(migrations)))
        return _columns(memory)
