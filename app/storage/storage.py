"""The whole of what is kept: one shelf for each kind of record, and the history of them all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from app.storage.data_file import DataFile
from app.storage.history import History, Kind
from app.storage.klotski_records import Games, OwnLayouts, Solutions
from app.storage.knight_records import KnightGames, OwnBoards, Tours
from app.storage.records import Comparison
from app.storage.repository import Repository
from solvers.message import Message


class Comparisons(Repository[Comparison]):
    """Results of methods that were compared."""

    TABLE = "comparisons"

    def values(self, record: Comparison) -> Mapping[str, Any]:
        """The columns of a comparison."""
        return {"label": record.label, "payload": json.dumps(record.payload, ensure_ascii=False)}

    def record(self, row: sqlite3.Row) -> Comparison:
        """The comparison of a row."""
        return Comparison(row["label"], json.loads(row["payload"]))


class Storage:
    """Opens the data file in a folder, which is made when there is none, and never fails to.

    Where the file cannot be used, all goes on in memory, and `notice` says why. Everything is to be called from the
    thread that opened it, and raises `StorageError` alone.
    """

    def __init__(self, folder: Path, left_alone: bool = False) -> None:
        """What is in the folder can be `left_alone`: all is kept in memory then."""
        self.file = DataFile(folder, left_alone)
        self.games = Games(self.file)
        self.solutions = Solutions(self.file)
        self.own_layouts = OwnLayouts(self.file)
        self.tours = Tours(self.file)
        self.knight_games = KnightGames(self.file)
        self.own_boards = OwnBoards(self.file)
        self.comparisons = Comparisons(self.file)
        self.history = History(
            self.file,
            {
                Kind.GAME: self.games,
                Kind.SOLUTION: self.solutions,
                Kind.LAYOUT: self.own_layouts,
                Kind.TOUR: self.tours,
                Kind.KNIGHT_GAME: self.knight_games,
                Kind.BOARD: self.own_boards,
            },
        )

    @property
    def notice(self) -> Message | None:
        """What has to be said of the file since it was opened: it was damaged, or cannot be written."""
        return self.file.notice

    @property
    def lasting(self) -> bool:
        """Whether what is kept outlives the program."""
        return self.file.lasting

    def listen(self, noticed: Callable[[Message], None], saved: Callable[[], None]) -> None:
        """Have `noticed` called with what has to be said from now on, and `saved` whenever a writing is safe."""
        self.file.listen(noticed, saved)

    def close(self) -> None:
        """Close the file; nothing more can be asked of it."""
        self.file.close()
