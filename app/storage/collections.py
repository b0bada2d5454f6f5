"""Collections of layouts and boards that were opened from files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.storage.records import NamedRecord, another_name
from app.storage.repository import NamedRepository
from solvers.documents import CollectionDocument, json_text, open_text

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True)
class OpenedCollection(NamedRecord):
    """A collection that was opened: what it is called here, and its file, where it may be called otherwise."""

    document: CollectionDocument


class Collections(NamedRepository[OpenedCollection]):
    """Collections that were opened."""

    TABLE = "collections"

    def take(self, document: CollectionDocument) -> OpenedCollection:
        """Keep a collection that was opened.

        One that is there already becomes the newest, and one that was deleted comes back. Where another one has its
        name, it gets a number after it.
        """
        sql = (
            "SELECT id, name, deleted FROM collections WHERE payload = ? ORDER BY deleted IS NOT NULL, id DESC LIMIT 1"
        )
        with self._file.transaction() as execute:
            known = execute(sql, (json_text(document),)).fetchone()
            if known and known["deleted"] is None:
                name = known["name"]
            else:
                taken = execute("SELECT name FROM collections WHERE deleted IS NULL")
                name = another_name(document.name, {row["name"] for row in taken})
            return self._kept(execute, OpenedCollection(name, document, id=known["id"] if known else None))

    def values(self, record: OpenedCollection) -> Mapping[str, Any]:
        """The columns of a collection."""
        return {"name": record.name, "payload": json_text(record.document)}

    def record(self, row: sqlite3.Row) -> OpenedCollection:
        """The collection of a row."""
        document = open_text(row["payload"])
        if not isinstance(document, CollectionDocument):
            raise ValueError("a document of another kind")
        return OpenedCollection(row["name"], document)
