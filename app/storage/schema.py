"""The tables of the data file, and how a file of an earlier version is brought up to this one.

Every table has `at`, the time in UTC as ISO 8601 text, and `deleted`, the time at which a person deleted the record:
it stays in the file, so that there is always a way back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from app.storage.faults import NewerError

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

MIGRATIONS: tuple[Sequence[str], ...] = (FIRST,)
"""The statements that lead from version n to version n + 1, in order; what has been released is never changed."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring a file up to the last version, all of it or nothing; raises `NewerError` for a version beyond that."""
    if _version(connection) == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)  # another window may have been quicker
        if version > len(migrations):
            raise NewerError
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    return connection.execute("PRAGMA user_version").fetchone()[0]
