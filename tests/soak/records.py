"""The data file with values in it that nobody wrote there: what cannot be read is left out, and all else goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from app.compare.records import results_of
from app.storage.comparisons import Comparison
from app.storage.history_query import HistoryQuery
from app.storage.storage import Storage
from tests.app.storage.drawn_records import solution, straight_game, tour
from tests.soak import texts

COLUMNS = {
    "games": ("layout", "metric", "steps", "length", "seconds", "hints", "finished", "at", "deleted"),
    "solutions": ("layout", "metric", "engine", "length", "steps", "proved", "visited", "seconds", "at"),
    "tours": ("board", "visits", "length", "closed", "engine", "visited", "seconds", "at"),
    "comparisons": ("label", "payload", "at"),
}


class SpoiltRecords:
    """A data file of its own, a value of which is spoilt for each reading, and then put right."""

    def __init__(self, folder: Path) -> None:
        self._storage = Storage(folder / "records")
        self._storage.games.keep(straight_game())
        self._storage.solutions.keep(solution())
        self._storage.tours.keep(tour())
        self._storage.comparisons.keep(Comparison("x", {"results": []}))

    def draw(self, chance: Random) -> tuple[str, str, object]:
        """A table, a column of it, and a value to write there."""
        table = chance.choice(list(COLUMNS))
        written = texts.text(chance).encode("utf-8", "replace").decode()
        values = (None, 0, -1, 10**18, 1.5, float("inf"), "", written, written.encode(), b"\xff")
        return table, chance.choice(COLUMNS[table]), chance.choice(values)

    def read(self, drawn: tuple[str, str, object]) -> None:
        """Spoil one value, and read everything."""
        table, column, value = drawn
        connection = self._storage.file.connection
        connection.execute("BEGIN")
        try:
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (value,))
            self._read_all()
        finally:
            connection.execute("ROLLBACK")

    def _read_all(self) -> None:
        storage = self._storage
        for repository in (storage.games, storage.solutions, storage.tours):
            repository.newest()
        for kept in storage.comparisons.newest():
            try:
                results_of(kept.payload)
            except ValueError:
                continue
        storage.history.rows(storage.history.keys(HistoryQuery()))
