"""The repositories that belong to no puzzle: comparisons, and collections that were opened from files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from app.storage.records import NamedRecord, Record, another_name
from app.storage.repository import MergeRule, NamedRepository, Repository

if TYPE_CHECKING:
    import sqlite3

    from solvers.documents import CollectionDocument


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


@dataclass(frozen=True)
class OpenedCollection(NamedRecord):
    """A collection that was opened: what it is called here, and its file, where it may be called otherwise."""

    document: CollectionDocument


class Collections(NamedRepository[OpenedCollection]):
    """Collections that were opened."""

    TABLE = "collections"
    STATEMENTS: ClassVar = {
        3: (
            """CREATE TABLE collections (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    MERGING = MergeRule(key=("payload",), latest=True, subject="payload")

    def take(self, document: CollectionDocument) -> OpenedCollection:
        """Keep a collection that was opened.

        One that is there already becomes the newest, and one that was deleted comes back. Where another one has its
        name, it gets a number after it.
        """
        sql = (
            "SELECT id, name, deleted FROM collections WHERE payload = ? ORDER BY deleted IS NOT NULL, id DESC LIMIT 1"
        )
        payload = self.values(OpenedCollection("", document))["payload"]
        with self._file.transaction() as execute:
            known = execute(sql, (payload,)).fetchone()
            if known and known["deleted"] is None:
                name = known["name"]
            else:
                taken = execute("SELECT name FROM collections WHERE deleted IS NULL")
                name = another_name(document.name, {row["name"] for row in taken})
            return self._kept(execute, OpenedCollection(name, document, id=known["id"] if known else None))

    def values(self, record: OpenedCollection) -> Mapping[str, Any]:
        """The columns of a collection."""
        from solvers.documents import json_text  # only here, as below: the file is opened without it

        return {"name": record.name, "payload": json_text(record.document)}

    def record(self, row: sqlite3.Row) -> OpenedCollection:
        """The collection of a row."""
        from solvers.documents import CollectionDocument, open_text

        document = open_text(row["payload"])
        if not isinstance(document, CollectionDocument):
            raise ValueError("a document of another kind")
        return OpenedCollection(row["name"], document)
