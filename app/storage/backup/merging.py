"""Merging the records of a backup into the data file: everything of both, the same once, the better of two.

The `MergeRule` of a table says when two records are the same, and which of two is the better. Of games that go on in
the other file, what was broken off is not listed beside the same game played further.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from app.storage.backup.writing import Count
from app.storage.records import another_name, now, time_text
from app.storage.repository import MergeRule
from app.storage.schema import columns_of, repositories
from solvers.search import Progress


def merge_table(connection: sqlite3.Connection, table: str, count: Count) -> Iterator[Progress]:
    """Merge a table of the main database, which is the backup, into that of the database `data`.

    It is a part of a transaction. Between two reports is a statement over the whole table, which takes some seconds at
    the most and leaves other threads their turn.
    """
    every = tuple(column for column in columns_of(connection, table, "data") if column not in ("id", "deleted"))
    rule = next((one.MERGING for one in repositories() if table == one.TABLE), None) or MergeRule(key=every)
    merge = _Merge(connection, table, rule, every)
    there = merge.live()
    merge.pair()
    yield count.add(0)
    put_away_beginnings(connection, table, rule)
    yield count.add(0)
    merge.take_better()
    yield count.add(0)
    merge.bring_back()
    merge.take_missing()
    yield count.add(0)
    merge.give_names(there)
    yield count.add(connection.execute(f"SELECT count(*) FROM main.{table}").fetchone()[0])


class _Merge:
    """The steps of merging one table.

    The temporary table `pairs` holds the numbers of records that are the same: `old` here, and `new` in the backup.
    """

    def __init__(self, connection: sqlite3.Connection, table: str, rule: MergeRule, columns: tuple[str, ...]) -> None:
        self._execute = connection.execute
        self._table = table
        self._rule = rule
        self._columns = columns

    def live(self) -> set[int]:
        """The numbers of the records that were there and not deleted, of which names are kept."""
        if self._rule.subject is None:
            return set()
        return {row[0] for row in self._execute(f"SELECT id FROM data.{self._table} WHERE deleted IS NULL")}

    def pair(self) -> None:
        """Find the records that are the same, by an index of the backup, which is a copy and no longer needed."""
        table, key = self._table, self._rule.key
        self._execute("DROP TABLE IF EXISTS temp.pairs")
        self._execute(f"CREATE INDEX main.merged_{table} ON {table} ({', '.join(key)})")
        same = " AND ".join(f"new.{column} IS old.{column}" for column in key)
        self._execute(
            f"""CREATE TEMP TABLE pairs AS SELECT old.id old, new.id new
            FROM data.{table} old CROSS JOIN main.{table} new INDEXED BY merged_{table} ON {same}"""
        )
        self._execute("CREATE INDEX temp.paired ON pairs (new)")

    def take_better(self) -> None:
        """Write the better of two that are the same over the other, and the later of their times."""
        rule = self._rule
        if rule.order:
            theirs, ours = (", ".join(rule.order).format(row=row) for row in ("new", "old"))
            changed = [column for column in self._columns if not (rule.latest and column == "at")]
            values = ", ".join(f"{column} = new.{column}" for column in changed)
            self._update(values, f"({theirs}) < ({ours})")
        if rule.latest:
            self._update("at = new.at", "new.at > old.at")

    def bring_back(self) -> None:
        """What is deleted here and not in the backup is no longer deleted."""
        self._update("deleted = NULL", "old.deleted IS NOT NULL AND new.deleted IS NULL")

    def take_missing(self) -> None:
        """Take what is not here."""
        columns = ", ".join((*self._columns, "deleted"))
        self._execute(
            f"""INSERT INTO data.{self._table} ({columns}) SELECT {columns} FROM main.{self._table}
            WHERE id NOT IN (SELECT new FROM temp.pairs) ORDER BY id"""
        )

    def give_names(self, there: set[int]) -> None:
        """Let no two records have one name: of the same subject the newest stays, of others all but one get another.

        The one that was `there` keeps its name.
        """
        subject = self._rule.subject
        if subject is None:
            return
        shared = f"""SELECT id, name, {subject} subject FROM data.{self._table} WHERE deleted IS NULL AND name IN
            (SELECT name FROM data.{self._table} WHERE deleted IS NULL GROUP BY name HAVING count(*) > 1)
            ORDER BY name, at, {", ".join(self._rule.key)}"""
        by_name: dict[str, dict[str, list[int]]] = {}
        for number, name, of in self._execute(shared).fetchall():
            by_name.setdefault(name, {}).setdefault(of, []).append(number)
        taken = {row[0] for row in self._execute(f"SELECT name FROM data.{self._table} WHERE deleted IS NULL")}
        for name, by_subject in by_name.items():
            for numbers in by_subject.values():
                self._delete(numbers[:-1])
            keeps = next(
                (of for of, numbers in by_subject.items() if there.intersection(numbers)), next(iter(by_subject))
            )
            for of in by_subject:
                if of != keeps:
                    free = another_name(name, taken)
                    taken.add(free)
                    sql = f"UPDATE data.{self._table} SET name = ? WHERE name = ? AND {subject} = ?"
                    self._execute(sql, (free, name, of))

    def _update(self, values: str, where: str) -> None:
        self._execute(
            f"""UPDATE data.{self._table} AS old SET {values} FROM temp.pairs JOIN main.{self._table} new
            ON new.id = pairs.new WHERE old.id = pairs.old AND {where}"""
        )

    def _delete(self, numbers: list[int]) -> None:
        moment = time_text(now())
        for number in numbers:
            self._execute(f"UPDATE data.{self._table} SET deleted = ? WHERE id = ?", (moment, number))


_LAST = "char(1114111)"
"""No text goes on with anything that is sorted after this character."""


def put_away_beginnings(connection: sqlite3.Connection, table: str, rule: MergeRule) -> None:
    """Mark as deleted each unfinished game that is played further in the other file, later and for longer.

    What neither file has deleted stays. `main` is the backup, a copy; `temp.pairs` tells which records are the same.
    The longer games of a game are those whose text lies between its own and its own with `_LAST` after it.
    """
    if not rule.moves:
        return
    execute = connection.execute
    same = ", ".join(rule.within)
    kept = f"id, {same}, {rule.moves} moves, at, seconds"
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
    within = " AND ".join(f"longer.{column} = begun.{column}" for column in rule.within)
    goes_on = f"""EXISTS (SELECT 1 FROM temp.longer INDEXED BY by_moves WHERE longer.side = begun.side AND {within}
        AND longer.moves > begun.moves AND longer.moves < begun.moves || {_LAST}
        AND longer.at >= begun.at AND longer.seconds >= begun.seconds)"""
    for side, schema in enumerate(("data", "main")):
        put_away = f"SELECT id FROM temp.begun WHERE side = {side} AND {goes_on}"
        execute(f"UPDATE {schema}.{table} SET deleted = ? WHERE id IN ({put_away})", (time_text(now()),))
