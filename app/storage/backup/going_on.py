"""Games that go on in the other file: what was broken off is not listed beside the same game played further."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from app.storage.records import now, time_text

_LAST = "char(1114111)"
"""No text goes on with anything that is sorted after this character."""


class Play(NamedTuple):
    """How the games of a table are told to be beginnings of others.

    `within` are the columns in which they have to be the same, and `moves` is an SQL expression for the text of what
    was played: it begins with that of a game which goes on in it.
    """

    within: tuple[str, ...]
    moves: str


PLAYS = {
    "games": Play(("layout", "metric", "strict"), "steps || ' '"),
    "knight_games": Play(("board", "closed"), "hex(visits)"),
}


def put_away_beginnings(connection: sqlite3.Connection, table: str) -> None:
    """Mark as deleted each unfinished game that is played further in the other file, later and for longer.

    What neither file has deleted stays. `main` is the backup, a copy; `temp.pairs` tells which records are the same.
    The longer games of a game are those whose text lies between its own and its own with `_LAST` after it.
    """
    play = PLAYS.get(table)
    if play is None:
        return
    execute = connection.execute
    same = ", ".join(play.within)
    kept = f"id, {same}, {play.moves} moves, at, seconds"
    ours = f"""SELECT pairs.old FROM temp.pairs JOIN main.{table} new ON new.id = pairs.new WHERE new.deleted IS NULL"""
    theirs = (
        f"""SELECT pairs.new FROM temp.pairs JOIN data.{table} old ON old.id = pairs.old WHERE old.deleted IS NULL"""
    )
    for name in ("begun", "longer"):
        execute(f"DROP TABLE IF EXISTS temp.{name}")
    execute(
        f"""CREATE TEMP TABLE begun AS
        SELECT 0 side, {kept} FROM data.{table} WHERE NOT finished AND deleted IS NULL AND id NOT IN ({ours})
        UNION ALL
        SELECT 1 side, {kept} FROM main.{table} WHERE NOT finished AND deleted IS NULL AND id NOT IN ({theirs})"""
    )
    wanted = f"deleted IS NULL AND ({same}) IN (SELECT {same} FROM temp.begun WHERE side = {{side}})"
    execute(
        f"""CREATE TEMP TABLE longer AS
        SELECT 1 side, {kept} FROM data.{table} WHERE {wanted.format(side=1)}
        UNION ALL
        SELECT 0 side, {kept} FROM main.{table} WHERE {wanted.format(side=0)}"""
    )
    execute(f"CREATE INDEX temp.by_moves ON longer (side, {same}, moves)")
    within = " AND ".join(f"longer.{column} = begun.{column}" for column in play.within)
    goes_on = f"""EXISTS (SELECT 1 FROM temp.longer INDEXED BY by_moves WHERE longer.side = begun.side AND {within}
        AND longer.moves > begun.moves AND longer.moves < begun.moves || {_LAST}
        AND longer.at >= begun.at AND longer.seconds >= begun.seconds)"""
    for side, schema in enumerate(("data", "main")):
        put_away = f"SELECT id FROM temp.begun WHERE side = {side} AND {goes_on}"
        execute(f"UPDATE {schema}.{table} SET deleted = ? WHERE id IN ({put_away})", (time_text(now()),))
