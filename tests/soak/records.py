"""The data file with values in it that nobody wrote there: what cannot be read is left out, and all else goes on."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

from app.compare.files import results_of
from app.klotski.repositories import Games, OwnLayout, OwnLayouts, Solutions, SolvedDay, SolvedDays
from app.knight.repositories import KnightGameRecord, KnightGames, OwnBoard, OwnBoards, RiddleRecord, Riddles, Tours
from app.storage.common import Comparison
from app.storage.history_query import HistoryQuery
from app.storage.schema import repositories
from app.storage.storage import Storage
from solvers.documents import CollectionDocument
from solvers.klotski.document import CollectedLayout
from solvers.knight.document import CollectedBoard
from tests.app.storage.drawn_records import RING, ROUND_THE_RING, TWO_STEPS_AWAY, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys
from tests.soak import texts

DAY = date(2026, 3, 1)


class SpoiltRecords:
    """A data file of its own, a value of which is spoilt for each reading, and then put right."""

    def __init__(self, folder: Path) -> None:
        self._storage = Storage(folder / "records")
        fill(self._storage)
        rows = self._storage.file.rows("SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p")
        self._columns = [(table, column) for table, column in map(tuple, rows) if column != "id"]

    def draw(self, chance: Random) -> tuple[str, str, object]:
        """A table, a column of it, and a value to write there."""
        written = texts.text(chance).encode("utf-8", "replace").decode()
        document = texts.document(chance).encode("utf-8", "replace").decode()
        values = (None, 0, -1, 10**18, 1.5, float("inf"), "", written, document, written.encode(), b"\xff")
        return *chance.choice(self._columns), chance.choice(values)

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
        games, boards = storage.repository(Games), storage.repository(KnightGames)
        for kind in repositories():
            storage.repository(kind).newest()
        for kept in storage.comparisons.newest():
            try:
                results_of(kept.payload)
            except ValueError:
                continue
        for read in (
            games.bests,
            games.unrated,
            lambda: list(boards.times()),
            storage.repository(Riddles).last_answers,
        ):
            read()
        storage.history.rows(record_keys(storage.history, HistoryQuery()))


def fill(storage: Storage) -> None:
    """Keep a record of every kind."""
    layouts = (CollectedLayout("A layout", TWO_STEPS_AWAY, "with notes"),)
    storage.repository(Games).keep(straight_game())
    storage.repository(Solutions).keep(solution())
    storage.repository(Tours).keep(tour())
    storage.comparisons.keep(Comparison("x", {"results": []}))
    storage.repository(KnightGames).keep(KnightGameRecord(RING, ROUND_THE_RING, True, 9.5, finished=True))
    storage.repository(Riddles).keep(RiddleRecord(RING, True, "tour", True))
    storage.repository(SolvedDays).keep(SolvedDay(DAY, TWO_STEPS_AWAY, True))
    storage.repository(OwnLayouts).keep(OwnLayout("A layout", TWO_STEPS_AWAY))
    storage.repository(OwnBoards).keep(OwnBoard("A board", RING))
    storage.collections.take(CollectionDocument("Collected", "", (*layouts, CollectedBoard("A board", RING))))
