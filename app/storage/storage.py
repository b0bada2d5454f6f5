"""The storage of the program: a repository for each kind of record, and the history of them all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from app.storage.data_file import DataFile
from app.storage.history import History
from app.storage.klotski_records import Games, OwnLayouts, Solutions
from app.storage.knight_records import KnightGames, OwnBoards, Tours
from app.storage.records import Comparison
from app.storage.repository import Repository
from solvers.message import Message

P = TypeVar("P", bound=Repository[Any])


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
    """The data file in a folder, which is made when there is none. Opening it raises nothing.

    Where the file cannot be used, everything is kept in memory, and `notice` says why. All methods must be called from
    the thread that opened it; they raise only `StorageError`.
    """

    def __init__(self, folder: Path, left_alone: bool = False, added: Sequence[type[Repository[Any]]] = ()) -> None:
        """With `left_alone`, the file is not touched, and everything is kept in memory.

        `added` are the repositories of the puzzles; those that this module does not name bring a `SCHEMA` along.
        """
        self.file = DataFile(folder, left_alone, [statement for kind in added for statement in kind.SCHEMA])
        self.games = Games(self.file)
        self.solutions = Solutions(self.file)
        self.own_layouts = OwnLayouts(self.file)
        self.knight_games = KnightGames(self.file)
        self.tours = Tours(self.file)
        self.own_boards = OwnBoards(self.file)
        self.comparisons = Comparisons(self.file)
        own = (self.games, self.solutions, self.own_layouts, self.knight_games, self.tours, self.own_boards)
        self._listed: dict[type, Repository[Any]] = {type(one): one for one in own}
        self._listed.update({kind: kind(self.file) for kind in added if kind not in self._listed})
        self.history = History(self.file, list(self._listed.values()))

    def repository(self, kind: type[P]) -> P:
        """The repository of a class: one of the program's own or an added one."""
        found = self._listed[kind]
        assert isinstance(found, kind)
        return found

    @property
    def notice(self) -> Message | None:
        """What is wrong with the file since it was opened, if anything: it was damaged, or cannot be written."""
        return self.file.notice

    @property
    def lasting(self) -> bool:
        """Whether what is kept outlives the program."""
        return self.file.lasting

    def listen(self, noticed: Callable[[Message], None], saved: Callable[[], None]) -> None:
        """Call `noticed` with every further notice, and `saved` after each transaction that is safe on the disk."""
        self.file.listen(noticed, saved)

    def close(self) -> None:
        """Close the file; nothing more can be asked of it."""
        self.file.close()
