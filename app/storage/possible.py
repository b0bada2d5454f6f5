"""Which values of a record are possible, and what becomes of records with others, from whatever program they are.

Whoever reads records need not think of them: they are put right or left out when a file is opened, before anything is
read from it. What may be unknown, as the stars of a game, becomes unknown where its value is impossible. A record with
any other impossible value is left out: it moves, as it is, to the table `left_out`, from which nobody reads.

A column means the same in the tables of all puzzles, and is checked by its name: times (`at`, `seconds`), numbers
(`length`, `hints`, `visited`, `taken`, `stars`), what is so or not (`finished`, `strict`, `given`, `closed`, `proved`),
texts (`name`, `notes`, `metric`, `steps`, `engine`) and bytes (`visits`, `digest`). A column of another name is not
looked at: its repository refuses a row that makes no sense.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from app.storage.records import MOST
from app.storage.schema import columns_of, tables_in, transaction
from solvers.puzzles import MOST_STARS

MOST_RECORDS = 10**8
"""No record has a greater number: who goes through all records goes through all numbers."""

_TEXT, _BLOB = "typeof({0}) = 'text'", "typeof({0}) = 'blob'"
_WHOLE = "typeof({{0}}) = 'integer' AND {{0}} BETWEEN {least} AND {most}"
_COUNT, _FLAG = _WHOLE.format(least=0, most=MOST), _WHOLE.format(least=0, most=1)
TIME = f"""{_TEXT} AND {{0}} GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]*+00:00'
    AND {{0}} NOT GLOB '*[^-0-9T:.+]*'"""

POSSIBLE = {
    "id": _WHOLE.format(least=1, most=MOST_RECORDS),
    "at": TIME,
    "seconds": f"typeof({{0}}) IN ('integer', 'real') AND {{0}} BETWEEN 0 AND {MOST}",
    "stars": _WHOLE.format(least=0, most=MOST_STARS),
    **dict.fromkeys(("length", "hints", "visited", "taken"), _COUNT),
    **dict.fromkeys(("finished", "strict", "given", "closed", "proved", "correct", "on_time", "warned"), _FLAG),
    **dict.fromkeys(("layout", "metric", "steps", "taken_back", "engine", "board", "answer", "day"), _TEXT),
    **dict.fromkeys(("name", "notes", "label", "payload"), _TEXT),
    **dict.fromkeys(("visits", "digest"), _BLOB),
}
"""Conditions in SQL, each for the columns of one name, `{0}`: it means the same in all tables."""
MAY_BE_UNKNOWN = ("stars", "taken", "warned")


def leave_out_impossible(connection: sqlite3.Connection) -> None:
    """Put right or leave out what is impossible in the tables of records.

    An index of each table holds just its impossible records, so that only who makes it looks at all of them.
    """
    tables = {table: _conditions(columns_of(connection, table)) for table in tables_in(connection)}
    impossible = {table: f"NOT ({' AND '.join(conditions.values())})" for table, conditions in tables.items()}
    _index(connection, impossible)
    for table, conditions in tables.items():
        if connection.execute(f"SELECT 1 FROM [{table}] WHERE {impossible[table]} LIMIT 1").fetchone() is not None:
            _leave_out(connection, table, conditions, impossible[table])


def _index(connection: sqlite3.Connection, impossible: Mapping[str, str]) -> None:
    """Make the indexes that are not there yet, with one wait for the disk."""
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'")}
    missing = {table: f"{table}_impossible" for table in impossible if f"{table}_impossible" not in there}
    if missing:
        with transaction(connection) as execute:
            for table, index in missing.items():
                execute(f"CREATE INDEX IF NOT EXISTS {index} ON [{table}] (id) WHERE {impossible[table]}")


def _leave_out(connection: sqlite3.Connection, table: str, conditions: Mapping[str, str], impossible: str) -> None:
    values = " || ', ' || ".join(f"quote([{column}])" for column in columns_of(connection, table))
    with transaction(connection) as execute:
        for column in conditions.keys() & MAY_BE_UNKNOWN:
            execute(f"UPDATE [{table}] SET {column} = NULL WHERE {impossible} AND NOT {conditions[column]}")
        execute("CREATE TABLE IF NOT EXISTS left_out (kind TEXT NOT NULL, record TEXT NOT NULL)")
        execute(f"INSERT INTO left_out SELECT '{table}', {values} FROM [{table}] WHERE {impossible}")
        execute(f"DELETE FROM [{table}] WHERE {impossible}")


def put_texts_right(connection: sqlite3.Connection) -> bool:
    """Replace what is no valid UTF-8 in the texts of records; returns whether there was any.

    SQLite takes such texts, but whatever is read together with one cannot be read.
    """
    connection.create_function("decoded", 3, bytes.decode)
    found = 0
    for table in tables_in(connection):
        for column in columns_of(connection, table):
            valid = f"decoded(CAST([{column}] AS BLOB), 'utf-8', 'replace')"
            sql = (
                f"UPDATE [{table}] SET [{column}] = {valid} WHERE typeof([{column}]) = 'text' AND [{column}] <> {valid}"
            )
            found += connection.execute(sql).rowcount
    return found > 0


def _conditions(columns: Sequence[str]) -> dict[str, str]:
    """The conditions of those columns that have one."""
    return {
        column: f"({f'{column} IS NULL OR ' if column in MAY_BE_UNKNOWN else ''}{POSSIBLE[column].format(column)})"
        for column in columns
        if column in POSSIBLE
    }
