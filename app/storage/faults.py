"""The errors of the data file, each with its message."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from solvers.message import Message

if TYPE_CHECKING:
    import sqlite3  # imported when there is an error of its own: the first paint does not wait for it


class StorageFault(StrEnum):
    """The sentences: those up to `ADRIFT` are about the file as a whole, the others about one reading or writing."""

    SET_ASIDE = "the data file was damaged; it has been set aside as {name}, and a new one has been begun"
    FOREIGN = (
        "the file in the place of the data file was made by another program; it has been set aside as {name}, and a "
        "data file has been begun"
    )
    NO_FILE = (
        "what was in the place of the data file is not a file; it has been set aside as {name}, and a data file has "
        "been begun"
    )
    NOT_WRITABLE = (
        "nothing can be written in {folder}, so what you play and find now is kept only until the program is closed"
    )
    NO_ROOM = "the disk is full, so what you play and find now is kept only until the program is closed"
    NEWER = (
        "the data file was written by a newer version of this program and is left as it is, so what you play and find "
        "now is kept only until the program is closed"
    )
    WITHOUT = (
        "the program was started without what is saved, which is left as it is, so what you play and find now is kept "
        "only until the program is closed"
    )
    WRITTEN_AGAIN = (
        "the data file was taken away while the program was open; it has been written again, with everything in it"
    )
    REPLACED = (
        "another file was put in the place of the data file while the program was open and is left as it is, so what "
        "you play and find now is kept only until the program is closed"
    )
    ADRIFT = (
        "the data file was taken away while the program was open and cannot be written again, so what you play and "
        "find now is kept only until the program is closed"
    )
    FULL = "the disk is full, so this was not saved; everything saved before is safe"
    READ_ONLY = "the data file cannot be written any more, so this was not saved; everything saved before is safe"
    BUSY = "another window of this program holds the data file, so this was not saved; try again"
    FAILED = "the data file could not be used: {what}"
    UNREADABLE = "this record is damaged and cannot be shown"
    GONE = "this record is not in the data file any more"


NOT_SAVED = frozenset({StorageFault.FULL, StorageFault.READ_ONLY, StorageFault.BUSY, StorageFault.FAILED})
"""Faults of one writing, which are over when another writing succeeds."""

NOT_OPENED = frozenset({StorageFault.UNREADABLE, StorageFault.GONE})
"""Faults of one record, which are over when another is opened."""


class StorageError(Exception):
    """A query or transaction of the data file failed, for the reason in `message`."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(str(message))


class UnusableError(Exception):
    """What is in the place of the data file has to be set aside; `fault` is the sentence that says why."""

    def __init__(self, fault: StorageFault) -> None:
        self.fault = fault
        super().__init__(fault.name)


class NewerError(Exception):
    """The file is of a version that this program does not know."""


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's code of an error without its details; 0 for an error that did not come from SQLite."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error says that the file is damaged."""
    import sqlite3

    return primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def fault_of(error: sqlite3.Error, disk_full: bool) -> StorageError:
    """The `StorageError` for an error of SQLite's; `disk_full` says whether the disk of the file is full."""
    import sqlite3

    match primary_code(error):
        case sqlite3.SQLITE_FULL:
            return StorageError(Message(StorageFault.FULL))
        case sqlite3.SQLITE_IOERR if disk_full:
            return StorageError(Message(StorageFault.FULL))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_CANTOPEN:
            return StorageError(Message(StorageFault.READ_ONLY))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StorageError(Message(StorageFault.BUSY))
        case _:
            return StorageError(Message(StorageFault.FAILED, {"what": str(error)}))
