"""The puzzles of days that were solved, in the data file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Any

from app.storage.records import Record
from app.storage.repository import Repository
from solvers.klotski.layout import Layout

if TYPE_CHECKING:
    import sqlite3

    from app.storage.schema import Execute


@dataclass(frozen=True)
class SolvedDay(Record):
    """A day whose puzzle was solved: on that very day (`on_time`), or later."""

    day: date
    layout: Layout
    on_time: bool


class Days(Repository[SolvedDay]):
    """Days whose puzzle was solved, each once; what was solved on its day stays so, whatever is played later."""

    TABLE = "days"

    def _kept(self, execute: Execute, record: SolvedDay) -> SolvedDay:
        """Write a day, if it is not there yet, or was not on time and now is; returns what is kept of it."""
        sql = "SELECT id, on_time, deleted FROM days WHERE day = ?"
        known = execute(sql, (record.day.isoformat(),)).fetchone()
        if known is None:
            return super()._kept(execute, record)
        on_time = bool(known["on_time"])
        kept = replace(record, id=known["id"], on_time=on_time or record.on_time)
        return super()._kept(execute, kept) if kept.on_time != on_time or known["deleted"] is not None else kept

    def values(self, record: SolvedDay) -> Mapping[str, Any]:
        """The columns of a day."""
        return {"day": record.day.isoformat(), "layout": str(record.layout), "on_time": record.on_time}

    def record(self, row: sqlite3.Row) -> SolvedDay:
        """The day of a row."""
        return SolvedDay(date.fromisoformat(row["day"]), Layout.parse(row["layout"]), bool(row["on_time"]))
