"""The errors of the data file, each with its message."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum

from solvers.message import Message


class StorageFault(StrEnum):
    """The sentences: those up to `ADRIFT` are about the file as a whole, the others about one reading or writing."""

    SET_ASIDE = (
        "the data file was damaged: it was renamed to {name} in {folder}, and a new, empty one was made; if you have a "
        "backup, restore it from the File menu"
    )
    FOREIGN = (
        "a file of another program was in the place of the data file: it was renamed to {name} in {folder}, and a new "
        "data file was made; move the other program's file to another folder"
    )
    NO_FILE = (
        "something other than a file was in the place of the data file: it was renamed to {name} in {folder}, and a "
        "new data file was made; move it to another folder if you need it"
    )
    NOT_WRITABLE = (
        "nothing can be written to {folder}, so what you play and find now will be lost when you close the program: "
        "make this folder and the files in it writable, then restart the program"
    )
    NO_ROOM = (
        "the disk is full, so what you play and find now will be lost when you close the program: free some space, "
        "then restart the program"
    )
    NEWER = (
        "the data file was written by a newer version of this program and was left unchanged, so what you play and "
        "find now will be lost when you close the program: update the program"
    )
    WITHOUT = (
        "the program was started without your saved data, which was left unchanged, so what you play and find now will "
        "be lost when you close the program: restart it to try again with your data"
    )
    WRITTEN_AGAIN = (
        "the data file was moved or deleted while the program was open; the program wrote it again, and nothing is lost"
    )
    REPLACED = (
        "another file replaced the data file while the program was open and was left unchanged, so what you play and "
        "find now will be lost when you close the program: restart the program to use that file"
    )
    ADRIFT = (
        "the data file was moved or deleted while the program was open and cannot be written again, so "
        "what you play and find now will be lost when you close the program: make {folder} writable, and "
        "the program will write the file again the next time it saves something"
    )
    FULL = "the disk is full, so this was not saved: free some space; what was saved before is safe"
    READ_ONLY = (
        "the data file can no longer be written, so this was not saved: make {path} writable; what was saved before is "
        "safe"
    )
    BUSY = "another window of this program is using the data file, so this was not saved: try again in a moment"
    BAD_DISK = (
        "the disk with the data file reported an error ({code}): make a copy of {path}, check the disk, then restart "
        "the program"
    )
    LITTLE_MEMORY = "there is not enough memory to use the data file: close other programs, then try again"
    TOO_LARGE = "this is too large for the data file and was not saved: export it to a file of its own"
    CHARACTERS = "this has characters that the data file cannot hold and was not saved: use another name"
    FAILED = "the data file could not be used ({code}): make a copy of {path}, then restart the program"
    UNREADABLE = "this record is damaged and cannot be shown; you can delete it"
    GONE = (
        "this record is no longer in the data file; another window or program may have deleted it: choose "
        "another record"
    )


NOT_SAVED = frozenset(
    {
        StorageFault.FULL,
        StorageFault.READ_ONLY,
        StorageFault.BUSY,
        StorageFault.BAD_DISK,
        StorageFault.LITTLE_MEMORY,
        StorageFault.TOO_LARGE,
        StorageFault.CHARACTERS,
        StorageFault.FAILED,
    }
)
"""Faults of one writing, which are over when another writing succeeds."""

NOT_OPENED = frozenset({StorageFault.UNREADABLE, StorageFault.GONE})
"""Faults of one record, which are over when another is opened."""


class StorageError(Exception):
    """A query or transaction of the data file failed, for the reason in `message`."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(str(message))


@contextmanager
def faults_told(tell: Callable[[Message], object]) -> Iterator[None]:
    """Leave what is done here at a `StorageError`, and tell of it."""
    try:
        yield
    except StorageError as error:
        tell(error.message)


def succeeds(act: Callable[[], object], tell: Callable[[Message], object]) -> bool:
    """Do something; False, and the fault told, where that raises a `StorageError`."""
    with faults_told(tell):
        act()
        return True
    return False


class UnusableError(Exception):
    """What is in the place of the data file has to be set aside; `fault` is the sentence that says why."""

    def __init__(self, fault: StorageFault) -> None:
        self.fault = fault
        super().__init__(fault.name)


class NewerError(Exception):
    """The file is of a version that this program does not know."""


def primary_code(error: Exception) -> int:
    """SQLite's code of an error without its details; 0 for an error that did not come from SQLite."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is damaged, were it only by bytes of the file that are no text."""
    import sqlite3  # only here, as below: the first paint does not wait for it

    told = primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return told or isinstance(error, UnicodeDecodeError)


def fault_of(error: Exception, path: str, disk_full: bool) -> StorageError:
    """The `StorageError` for an error of SQLite's, by its code, or for a value that SQLite cannot hold.

    `path` is the data file's; `disk_full` says whether its disk is full.
    """
    code = getattr(error, "sqlite_errorname", type(error).__name__)
    return StorageError(Message(_fault(error, disk_full), {"path": path, "code": code}))


def _fault(error: Exception, disk_full: bool) -> StorageFault:
    import sqlite3

    if isinstance(error, UnicodeError):
        return StorageFault.CHARACTERS
    if isinstance(error, OverflowError):
        return StorageFault.TOO_LARGE
    by_code = {
        sqlite3.SQLITE_FULL: StorageFault.FULL,
        sqlite3.SQLITE_IOERR: StorageFault.FULL if disk_full else StorageFault.BAD_DISK,
        sqlite3.SQLITE_READONLY: StorageFault.READ_ONLY,
        sqlite3.SQLITE_PERM: StorageFault.READ_ONLY,
        sqlite3.SQLITE_CANTOPEN: StorageFault.READ_ONLY,
        sqlite3.SQLITE_AUTH: StorageFault.READ_ONLY,
        sqlite3.SQLITE_BUSY: StorageFault.BUSY,
        sqlite3.SQLITE_LOCKED: StorageFault.BUSY,
        sqlite3.SQLITE_PROTOCOL: StorageFault.BUSY,
        sqlite3.SQLITE_NOMEM: StorageFault.LITTLE_MEMORY,
        sqlite3.SQLITE_TOOBIG: StorageFault.TOO_LARGE,
    }
    return by_code.get(primary_code(error), StorageFault.FAILED)
