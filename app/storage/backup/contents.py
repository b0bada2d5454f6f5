"""What is in a data file or a backup, in figures."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

Chosen = str | int | float | bool
"""The value of a setting."""


@dataclass(frozen=True, kw_only=True)
class Contents:
    """How many there are of each kind of record, without those that are deleted; `deleted` counts these.

    `solved` counts the layouts that were solved by hand, without the program's solution, in each count of steps by
    itself, and `stars` what was earned by that; `riddles` counts the boards whose riddle was solved. `newest` is when
    the last record was made.
    """

    games: int = 0
    solved: int = 0
    stars: int = 0
    knight_games: int = 0
    solutions: int = 0
    tours: int = 0
    own_layouts: int = 0
    own_boards: int = 0
    collections: int = 0
    days: int = 0
    riddles: int = 0
    comparisons: int = 0
    deleted: int = 0
    newest: datetime | None = None


COUNTED = (
    "games",
    "knight_games",
    "solutions",
    "tours",
    "own_layouts",
    "own_boards",
    "collections",
    "days",
    "riddles",
    "comparisons",
)
"""The tables whose records are counted, as the figures are named."""

_SOLVED = """SELECT count(*), sum(most) FROM (SELECT max(coalesce(stars, 0)) most FROM {schema}.games
    WHERE finished AND NOT given AND deleted IS NULL GROUP BY layout, metric)"""

_RIDDLES = """SELECT count(*) FROM (SELECT DISTINCT board, closed FROM {schema}.riddles
    WHERE correct AND deleted IS NULL)"""


def contents_of(connection: sqlite3.Connection, schema: str = "main") -> Contents:
    """Count what is in a database of a connection; `schema` is the name under which it is attached."""

    def ask(sql: str) -> sqlite3.Row:
        return connection.execute(sql.format(schema=schema)).fetchone()

    counts = {table: ask(f"SELECT count(*) FROM {{schema}}.{table} WHERE deleted IS NULL")[0] for table in COUNTED}
    deleted = sum(ask(f"SELECT count(*) FROM {{schema}}.{table} WHERE deleted IS NOT NULL")[0] for table in COUNTED)
    counts["riddles"] = ask(_RIDDLES)[0]
    solved, stars = ask(_SOLVED)
    newest = max((str(ask(f"SELECT max(at) FROM {{schema}}.{table}")[0] or "") for table in COUNTED), default="")
    return Contents(**counts, solved=solved, stars=stars or 0, deleted=deleted, newest=time_in(newest))


def time_in(text: str) -> datetime | None:
    """The time in a text of the file, None where there is none."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
