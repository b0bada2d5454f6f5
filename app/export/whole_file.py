"""Files that are there whole or not at all: written beside their place, and put into it when they are done."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import BinaryIO

from solvers.statement import InputError


class WriteFault(StrEnum):
    """Why a file was not written."""

    NO_FOLDER = "{name} was not written: there is no folder {folder}"
    FORBIDDEN = "{name} was not written: nothing may be written to {folder}"
    FULL = "{name} was not written: the disk is full"
    FOLDER = "{name} was not written: a folder of this name is in the way"
    TAKEN = "{name} was not written: there is a folder of this name already, with something in it"
    OTHER = "{name} was not written: {why}"


_FAULTS = {
    errno.ENOENT: WriteFault.NO_FOLDER,
    errno.ENOTDIR: WriteFault.NO_FOLDER,
    errno.EACCES: WriteFault.FORBIDDEN,
    errno.EPERM: WriteFault.FORBIDDEN,
    errno.EROFS: WriteFault.FORBIDDEN,
    errno.ENOSPC: WriteFault.FULL,
    errno.EDQUOT: WriteFault.FULL,
    errno.EISDIR: WriteFault.FOLDER,
    errno.ENOTEMPTY: WriteFault.TAKEN,
    errno.EEXIST: WriteFault.TAKEN,
}


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write; it takes the place of `path` at the end, or leaves no trace. Raises `InputError`."""
    part = _beside(path)
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise _fault(error, path) from error
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """A folder to write into; it takes the place of `path` at the end, or leaves no trace. Raises `InputError`."""
    part = _beside(path)
    try:
        if path.is_dir() and any(path.iterdir()):
            raise InputError(WriteFault.TAKEN, name=path.name)
        part.mkdir()
        yield part
        if path.is_dir():
            path.rmdir()
        part.rename(path)
    except OSError as error:
        raise _fault(error, path) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")


def _fault(error: OSError, path: Path) -> InputError:
    fault = _FAULTS.get(error.errno or 0, WriteFault.OTHER)
    return InputError(fault, name=path.name, folder=str(path.parent), why=error.strerror or str(error))
