"""Comparisons in the data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from app.storage.records import Record
from app.storage.repository import MergeRule, Repository

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True)
class Comparison(Record):
    """The results of methods that were compared; `payload` is what JSON can hold."""

    label: str
    payload: Any


class Comparisons(Repository[Comparison]):
    """Results of methods that were compared."""

    TABLE = "comparisons"
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE comparisons (
                id INTEGER PRIMARY KEY, label TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    MERGING = MergeRule(key=("at", "label", "payload"))

    def values(self, record: Comparison) -> Mapping[str, Any]:
        """The columns of a comparison."""
        return {"label": record.label, "payload": json.dumps(record.payload, ensure_ascii=False)}

    def record(self, row: sqlite3.Row) -> Comparison:
        """The comparison of a row."""
        return Comparison(row["label"], json.loads(row["payload"]))
