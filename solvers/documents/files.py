"""Files that a person chose to open: why one cannot be read, in one sentence."""

from __future__ import annotations

import errno
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from solvers.documents.faults import FileFault
from solvers.message import InputError

BYTES_A_MB = 1_000_000

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


def check_file(path: Path) -> None:
    """Raise `InputError` unless there is a file; a pipe is not opened, as that would wait for ever."""
    mode = path.stat().st_mode
    if S_ISDIR(mode):
        raise InputError(FileFault.FOLDER, path=str(path))
    if not S_ISREG(mode):
        raise InputError(FileFault.NO_FILE, path=str(path))
