"""Comparisons in the data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.storage.records import Record
from app.storage.repository import Repository

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

    def values(self, record: Comparison) -> Mapping[str, Any]:
        """The columns of a comparison."""
        return {"label": record.label, "payload": json.dumps(record.payload, ensure_ascii=False)}

    def record(self, row: sqlite3.Row) -> Comparison:
        """The comparison of a row."""
        return Comparison(row["label"], json.loads(row["payload"]))
