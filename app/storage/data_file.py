"""The data file as everything else uses it: readings and transactions that raise `StorageError` only."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from app.storage.faults import DamagedError, NewerError, StorageError, StorageFault, fault_of, is_damage, primary_code
from app.storage.opening import open_file, open_memory, set_aside
from solvers.statement import Statement

FILE_NAME = "records.sqlite3"
LITTLE_ROOM = 1 << 20
"""Bytes free on a disk that count as full when a write has failed."""

Values = Sequence[Any]
Execute = Callable[[str, Values], sqlite3.Cursor]


class DataFile:
    """One connection, used from one thread.

    `notice` is what has to be said after opening: the damaged file was set aside, or all is kept in memory only.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.notice: Statement | None = None
        self.in_memory = False
        self._functions: dict[str, Callable[..., Any]] = {}
        self._connection = self._open()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection itself."""
        return self._connection

    def add_function(self, name: str, function: Callable[..., Any]) -> None:
        """Let SQL call a function, with any number of arguments."""
        self._functions[name] = function
        self._connection.create_function(name, -1, function)

    def rows(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """What a query finds."""
        with self._faults_told():
            return self._connection.execute(sql, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[Execute]:
        """Statements that take effect together and for good when the context is left, or not at all."""
        with self._faults_told():
            connection = self._connection
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection.execute
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Close the file; it is whole without its log then."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _open(self) -> sqlite3.Connection:
        try:
            return open_file(self.path)
        except DamagedError:
            return self._begin_anew()
        except NewerError:
            return self._do_without(Statement(StorageFault.NEWER))
        except (sqlite3.Error, OSError) as error:
            return self._do_without(self._obstacle(error), self.path)

    def _begin_anew(self) -> sqlite3.Connection:
        try:
            aside = set_aside(self.path, datetime.now())
            connection = open_file(self.path)
        except (sqlite3.Error, OSError, DamagedError) as error:
            return self._do_without(self._obstacle(error))
        self.notice = Statement(StorageFault.SET_ASIDE, {"name": aside.name})
        return connection

    def _do_without(self, notice: Statement, readable: Path | None = None) -> sqlite3.Connection:
        self.notice = notice
        self.in_memory = True
        return open_memory(readable)

    def _obstacle(self, error: Exception) -> Statement:
        full = isinstance(error, sqlite3.Error) and primary_code(error) == sqlite3.SQLITE_FULL
        if full or self._disk_full():
            return Statement(StorageFault.NO_ROOM)
        return Statement(StorageFault.NOT_WRITABLE, {"folder": str(self.path.parent)})

    @contextmanager
    def _faults_told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            if is_damage(error):
                raise self._replaced() from error
            raise fault_of(error, self._disk_full()) from error

    def _replaced(self) -> StorageError:
        """Set aside a file that turned out to be damaged while in use, and go on with a new one."""
        self.close()
        self._connection = self._begin_anew()
        for name, function in self._functions.items():
            self.add_function(name, function)
        assert self.notice is not None
        return StorageError(self.notice)

    def _disk_full(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free < LITTLE_ROOM
        except OSError:
            return False
