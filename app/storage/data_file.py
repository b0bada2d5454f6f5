"""The data file: queries and transactions, which raise only `StorageError`."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from app.storage.faults import NewerError, StorageError, StorageFault, UnusableError, fault_of, is_damage, primary_code
from app.storage.opening import open_copy, open_file, open_memory, set_aside
from app.storage.possible import put_texts_right
from app.storage.schema import Execute, Values, transaction
from solvers.message import Message

FILE_NAME = "records.sqlite3"
LITTLE_ROOM = 1 << 20
"""Bytes free on a disk that count as full when a write has failed."""

WHY_ASIDE = {StorageFault.SET_ASIDE: "damaged", StorageFault.FOREIGN: "foreign", StorageFault.NO_FILE: "no-file"}
"""The word for the reason in the name of a file that was set aside."""


class DataFile:
    """One connection, used from one thread.

    `notice` is the message about the file as a whole, if there is any: it was set aside, or all is kept in memory.
    `lasting` is False when what is written is lost at the end of the program.
    """

    def __init__(self, folder: Path, left_alone: bool = False) -> None:
        """With `left_alone`, the file is neither read nor written, and everything is kept in memory."""
        self.path = folder / FILE_NAME
        self.notice: Message | None = None
        self.lasting = True
        self._functions: dict[str, Callable[..., Any]] = {}
        self._noticed: Callable[[Message], object] = str
        self._saved: Callable[[], object] = str
        self.connection = self._use_memory(Message(StorageFault.WITHOUT)) if left_alone else self._open()
        """The connection itself."""
        self._identity = self._present() if self.lasting else None

    @property
    def readable_elsewhere(self) -> Path | bytes:
        """What a connection in another thread can read all of this from: the path, or a copy of what is in memory."""
        return self.path if self.lasting and self._present() is not None else self.connection.serialize()

    def listen(self, noticed: Callable[[Message], object], saved: Callable[[], object]) -> None:
        """Call `noticed` with every notice, now if there is one, and `saved` after each transaction that is safe."""
        self._noticed, self._saved = noticed, saved
        if self.notice is not None:
            noticed(self.notice)

    def add_function(self, name: str, function: Callable[..., Any]) -> None:
        """Let SQL call a function, with any number of arguments."""
        self._functions[name] = function
        self.connection.create_function(name, -1, function)

    def rows(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """Return the rows of a query; texts that cannot be read are put right."""
        with self._storage_errors():
            try:
                return self.connection.execute(sql, values).fetchall()
            except sqlite3.OperationalError as error:
                if primary_code(error) > sqlite3.SQLITE_ERROR or not put_texts_right(self.connection):
                    raise
            return self.connection.execute(sql, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[Execute]:
        """A context whose statements are committed when it is left, or rolled back when an exception leaves it."""
        with self._storage_errors(), transaction(self.connection) as execute:
            yield execute
        self._check_place()

    def close(self) -> None:
        """Close the file, with all of its log in it."""
        self._noticed = self._saved = str
        with suppress(sqlite3.Error):
            self.connection.close()

    def _open(self) -> sqlite3.Connection:
        try:
            return open_file(self.path)
        except UnusableError as error:
            return self._set_aside(error.fault)
        except NewerError:
            return self._use_memory(Message(StorageFault.NEWER))
        except (sqlite3.Error, OSError, ValueError) as error:  # a zero byte in the path is a ValueError
            return self._use_memory(self._obstacle(error), self.path)

    def _set_aside(self, fault: StorageFault) -> sqlite3.Connection:
        try:
            aside = set_aside(self.path, WHY_ASIDE[fault], datetime.now())
            connection = open_file(self.path)
        except (sqlite3.Error, OSError, UnusableError) as error:
            return self._use_memory(self._obstacle(error))
        self._notice(self._message(fault, name=aside.name))
        return connection

    def _use_memory(self, notice: Message, readable: Path | None = None) -> sqlite3.Connection:
        self.lasting = False
        self._notice(notice)
        return open_memory(readable)

    def _notice(self, notice: Message) -> None:
        self.notice = notice
        self._noticed(notice)

    def _use(self, connection: sqlite3.Connection) -> None:
        """Go on with another connection."""
        self.connection.close()
        self.connection = connection
        self._identity = self._present() if self.lasting else None
        for name, function in self._functions.items():
            connection.create_function(name, -1, function)

    def _present(self) -> tuple[int, int] | None:
        """The device and the inode of the file in its place; None where there is none."""
        try:
            found = self.path.stat()
        except (OSError, ValueError):
            return None
        return found.st_dev, found.st_ino

    def _check_place(self) -> None:
        """After a transaction, check that the file is still in its place."""
        if self._identity is None:
            return
        present = self._present()
        if present == self._identity:
            self._saved()
        elif present is None:
            self._write_again()
        else:
            self._identity = None
            self.lasting = False
            self._notice(Message(StorageFault.REPLACED))

    def _write_again(self) -> None:
        """Write a copy where the file was taken away; when that fails, the next transaction tries again."""
        try:
            connection = open_copy(self.path, self.connection)
        except (sqlite3.Error, OSError):
            if self.lasting:
                self.lasting = False
                self._notice(self._message(StorageFault.ADRIFT))
            return
        self.lasting = True
        self._use(connection)
        self._notice(Message(StorageFault.WRITTEN_AGAIN))
        self._saved()

    def _obstacle(self, error: Exception) -> Message:
        if primary_code(error) == sqlite3.SQLITE_FULL or self._disk_full():
            return Message(StorageFault.NO_ROOM)
        return self._message(StorageFault.NOT_WRITABLE)

    def _message(self, fault: StorageFault, **values: str) -> Message:
        """The message about what happened in the folder of the file."""
        return Message(fault, {"folder": _shown(self.path.parent), **values})

    @contextmanager
    def _storage_errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OverflowError, UnicodeError) as error:  # the last two of a value that SQLite cannot hold
            if is_damage(error):
                raise self._replaced() from error
            raise fault_of(error, _shown(self.path), self._disk_full()) from error

    def _replaced(self) -> StorageError:
        """Set aside a file that turned out to be damaged while in use, and go on with a new one."""
        self.connection.close()
        self._use(self._set_aside(StorageFault.SET_ASIDE))
        assert self.notice is not None
        return StorageError(self.notice)

    def _disk_full(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free < LITTLE_ROOM
        except (OSError, ValueError):
            return False


def _shown(path: Path) -> str:
    """A path for a message; a zero byte, and bytes that are no text, are written as numbers."""
    return str(path).replace("\0", "\\x00").encode(errors="backslashreplace").decode()
