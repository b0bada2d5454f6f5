"""Records that have a name of their own, such as layouts and boards that somebody made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from app.storage.data_file import Execute
from app.storage.records import OwnBoard, OwnLayout, now, time_text
from app.storage.shelf import Shelf

N = TypeVar("N", OwnLayout, OwnBoard)


class NamedShelf(Shelf[N]):
    """A name belongs to one record at a time: what is kept or restored puts away what had its name before."""

    def named(self, name: str) -> N | None:
        """The record of this name."""
        return next(iter(self._found("AND name = ?", name)), None)

    def mark_restored(self, execute: Execute, numbers: Iterable[int]) -> None:
        """Bring deleted records back, each to its name."""
        for number in numbers:
            found = execute(f"SELECT name FROM {self.TABLE} WHERE id = ?", (number,)).fetchone()
            if found is not None:
                self._make_way(execute, found["name"])
            super().mark_restored(execute, [number])

    def _write(self, execute: Execute, record: N) -> int:
        self._make_way(execute, record.name)
        return super()._write(execute, record)

    def _make_way(self, execute: Execute, name: str) -> None:
        moment = time_text(now())
        execute(f"UPDATE {self.TABLE} SET deleted = ? WHERE name = ? AND deleted IS NULL", (moment, name))
