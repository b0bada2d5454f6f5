"""Files that a person chose to open: why one cannot be read, in one sentence."""

from __future__ import annotations

import errno
from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from solvers.message import InputError

BYTES_A_MB = 1_000_000
GREATEST_MB = 2
"""A tour of 40,000 squares takes half of one, a solution of 8,000 slides too."""


class FileFault(StrEnum):
    """A file or a text cannot be read as any document."""

    ABSENT = "there is no file {path}; check its name and its folder"
    FOLDER = "{path} is a folder, not a file; choose a file in it"
    NO_FILE = "{path} is a pipe or a device, not a file; choose a file"
    FORBIDDEN = "you have no permission to read {path}; change its permissions, or choose another file"
    LONG_NAME = "the name {path} is too long for this system; give the file a shorter name"
    NULL = "the name {path} has a null character in it; check its spelling"
    LOOP = "the links at {path} lead back to themselves; choose the file itself"
    BUSY = "another program is using {path}; close it there and try again"
    DISK = "{path} could not be read from its disk; check that the disk is connected, and try again"
    UNREADABLE = "{path} cannot be read (system error {code}); check that you can open it in another program"
    TOO_LARGE = "{path} is larger than {greatest} MB, the most that can be opened; choose a smaller file"
    TOO_LONG = (
        "the text has more than {greatest} million characters, the most that can be opened; "
        "paste only the layout, board or tour"
    )
    NO_TEXT = (
        "{path} is not a text file (byte {position} is not valid UTF-8); "
        "choose a file that this program exported as JSON or text"
    )
    EMPTY = "there is nothing to open: the text is empty; it can be {forms}, or JSON that this program exported"
    NOTHING = "the text holds no layout, board or tour; it can be {forms}, or JSON that this program exported"


_FAULTS = {
    errno.ENOENT: FileFault.ABSENT,
    errno.ENOTDIR: FileFault.ABSENT,
    errno.EACCES: FileFault.FORBIDDEN,
    errno.EPERM: FileFault.FORBIDDEN,
    errno.ENAMETOOLONG: FileFault.LONG_NAME,
    errno.ELOOP: FileFault.LOOP,
    errno.EBUSY: FileFault.BUSY,
    errno.ETXTBSY: FileFault.BUSY,
    errno.EIO: FileFault.DISK,
    errno.ENXIO: FileFault.DISK,
    errno.ENODEV: FileFault.DISK,
    errno.ESTALE: FileFault.DISK,
}
"""What is said for the errors of the system that people meet."""


@contextmanager
def reading(path: Path) -> Generator[None]:
    """Tell errors of the system in our words: raises `InputError` in their place."""
    try:
        yield
    except OSError as error:
        number = error.errno or 0
        fault = _FAULTS.get(number, FileFault.UNREADABLE)
        raise InputError(fault, path=str(path), code=errno.errorcode.get(number, str(number))) from None
    except ValueError as error:
        if isinstance(error, InputError):
            raise
        raise InputError(FileFault.NULL, path=str(path)) from None


def file_bytes(path: Path, greatest: int) -> bytes:
    """All of a file of so many MB at the most; raises `InputError`."""
    with reading(path):
        check_file(path)
        with path.open("rb") as file:
            written = file.read(greatest * BYTES_A_MB + 1)
    if len(written) > greatest * BYTES_A_MB:
        raise InputError(FileFault.TOO_LARGE, path=str(path), greatest=greatest)
    return written


def file_text(path: Path) -> str:
    """The text of a file in UTF-8; raises `InputError` that says in one sentence why there is none."""
    try:
        return file_bytes(path, GREATEST_MB).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(FileFault.NO_TEXT, path=str(path), position=error.start + 1) from None


def check_file(path: Path) -> None:
    """Raise `InputError` unless there is a file; a pipe is not opened, as that would wait for ever."""
    mode = path.stat().st_mode
    if S_ISDIR(mode):
        raise InputError(FileFault.FOLDER, path=str(path))
    if not S_ISREG(mode):
        raise InputError(FileFault.NO_FILE, path=str(path))
