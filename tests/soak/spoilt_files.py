"""Files of the program's own that were damaged: backups, and counts of tours that were stopped."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from app.storage import backup
from app.storage.storage import Storage
from solvers.knight.board import Board
from solvers.knight.counting import checkpoint
from solvers.knight.counting.checkpoint import CountState
from solvers.knight.tour import TourRequest
from solvers.search import Search
from tests.soak import texts
from tests.soak.records import fill

MOST_CHANGES = 5
REQUEST = TourRequest(Board(5, 6))
TABLES = ((3, 2),)
"""Of how many frontiers and limbs the table of the count is."""


class SpoiltBackup:
    """A backup in which bytes are others, or a value in it, and a data file into which it is restored."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "backups"
        self._folder.mkdir()
        storage = Storage(self._folder / "data")
        fill(storage)
        data = storage.file.readable_elsewhere
        whole = self._folder / "whole.backup"
        _finish(backup.write(whole, data, {"look/theme": "dark"}))
        storage.close()
        assert isinstance(data, Path)
        self._data, self._bytes = data, whole.read_bytes()
        with closing(sqlite3.connect(whole)) as connection:
            rows = connection.execute("SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p")
            self._columns = [(table, column) for table, column in rows if column != "id"]

    def draw(self, chance: Random) -> tuple[bytes, tuple[str, str, object] | None, backup.RestoreMode]:
        """The bytes of a file, what is to be written into it yet, and how it is restored."""
        way = chance.choice(list(backup.RestoreMode))
        if chance.random() < 0.5:
            return spoilt(chance, self._bytes), None, way
        written = texts.text(chance).encode("utf-8", "replace").decode()
        value = chance.choice((None, -1, 10**18, float("inf"), "", written, b"\xff", b"\0" * 99))
        return self._bytes, (*chance.choice(self._columns), value), way

    def read(self, drawn: tuple[bytes, tuple[str, str, object] | None, backup.RestoreMode]) -> None:
        """Look into the file, and restore it."""
        content, change, way = drawn
        file, target = self._folder / "spoilt.backup", self._folder / "target.sqlite"
        file.write_bytes(content)
        target.write_bytes(self._data.read_bytes())
        if change is not None:
            table, column, value = change
            with closing(sqlite3.connect(file)) as connection, connection:
                connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (value,))
        _finish(backup.read(file))
        _finish(backup.restore(file, target, way))


class SpoiltCount:
    """A stopped count in whose file bytes are others."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "spoilt.count"
        state = CountState(REQUEST, 5, 0.5, 1.5, 3, 0, 0, 0, TABLES)
        checkpoint.write(self._path, state, [memoryview(one) for one in _arrays(state)])
        self._bytes = self._path.read_bytes()

    def draw(self, chance: Random) -> bytes:
        """The bytes of a file."""
        return spoilt(chance, self._bytes)

    def read(self, drawn: bytes) -> None:
        """Read what a window shows of the count, and what the count goes on with."""
        self._path.write_bytes(drawn)
        checkpoint.read_header(self._path)
        state = checkpoint.read_state(self._path, REQUEST)
        checkpoint.read_arrays(self._path, state, [memoryview(one) for one in _arrays(state)])


def spoilt(chance: Random, content: bytes) -> bytes:
    """Bytes of which some are others, are missing, or are there twice."""
    changed = content
    for _ in range(chance.randrange(1, MOST_CHANGES)):
        first = chance.randrange(len(changed) + 1)
        last = min(len(changed), first + chance.choice((1, 1, 4, 100, len(content))))
        changed = changed[:first] + _in_place_of(chance, changed[first:last]) + changed[last:]
    return changed


def _in_place_of(chance: Random, part: bytes) -> bytes:
    text = texts.random_text(chance)[:20].encode("utf-8", "replace")
    return chance.choice((b"", chance.randbytes(len(part)), bytes(len(part)), part * 2, text))


def _arrays(state: CountState) -> Iterator[array[int]]:
    """Of each table the keys, and the limbs of the counts."""
    for rows, limbs in state.tables:
        yield array("Q", bytes(checkpoint.WORD_BYTES * rows))
        yield array("Q", bytes(checkpoint.WORD_BYTES * rows * limbs))


def _finish(search: Search[Any]) -> None:
    for _ in search:
        pass
