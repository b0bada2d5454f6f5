"""Files: their names and paths, and files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QIODevice, QStandardPaths
from PySide6.QtGui import QImage, QImageWriter

from solvers.message import InputError


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def data_folder() -> Path:
    """The program's folder among the person's, which need not be there yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def usual_folder(kind: QStandardPaths.StandardLocation = QStandardPaths.StandardLocation.PicturesLocation) -> Path:
    """The person's folder of a kind, by default that of pictures, or of everything."""
    return existing_folder(QStandardPaths.writableLocation(kind), Path.home())


def existing_folder(text: str, otherwise: Path) -> Path:
    """The folder that a text names, as one that was remembered; `otherwise` where there is none that can be used."""
    folder = Path(text)
    return folder if text and "\0" not in text and _holds(folder.is_dir) else otherwise


def dialog_start(path: Path, otherwise: Path) -> str:
    """What a file dialog begins with: a path that was written, or `otherwise` where there can be no such file."""
    possible = names_file(path) and existing_folder(str(path.parent), otherwise) == path.parent
    return str(path if possible and "\0" not in path.name else otherwise)


def file_name(title: str) -> str:
    """A title made fit to be the name of a file on any system."""
    import re  # only here, as `shutil` below: the first paint does not wait for it

    # Between Chinese characters and figures nothing tells words apart; English words stand off.
    plain = re.sub(r"\s*×\s*", "x", re.sub("['’]", "", title))
    joined = re.sub(r"(?<=[\u4e00-\u9fff])\s+(?![A-Za-z]{2})|(?<![A-Za-z]{2})\s+(?=[\u4e00-\u9fff])", "", plain)
    return re.sub(r"[\W_]+", "-", joined).strip("-")[:60] or "huarong-knight"


def written_path(text: str, folder: Path) -> Path:
    """The path that a person wrote: a name alone is in this folder, and `~` is home where there is such a user."""
    path = Path(text.strip())
    with suppress(RuntimeError, ValueError):  # no such user, or no name that one can have
        path = path.expanduser()
    return folder / path if text.strip() else Path()


def names_file(path: Path) -> bool:
    """Whether a path has a name in it, and is no folder's alone."""
    return path.name not in ("", "..")


def free_path(folder: Path, name: str, ending: str = "") -> Path:
    """A path in a folder at which there is nothing yet; the ending begins with a point."""
    paths = chain([folder / (name + ending)], (folder / f"{name}-{number}{ending}" for number in count(2)))
    return next(path for path in paths if not _holds(path.exists))


def is_file(path: Path) -> bool:
    """Whether there is a file; not where there can be none."""
    return _holds(path.is_file)


def file_size(path: Path) -> int:
    """The size of a file in bytes; 0 where there is none that can be read."""
    try:
        return path.stat().st_size if path.is_file() else 0
    except (OSError, ValueError):
        return 0


def _holds(question: Callable[[], bool]) -> bool:
    """What the system says of a path; no where the path is too long, has a null character in it, or is not readable."""
    try:
        return question()
    except (OSError, ValueError):
        return False


class WriteFault(StrEnum):
    """Why a file was not written."""

    NO_FOLDER = "cannot save {name}: there is no folder {folder}; choose another folder"
    FORBIDDEN = "cannot save {name}: you have no permission to write to {folder}; choose another folder"
    FULL = "cannot save {name}: the disk is full; free some space, or choose another disk"
    FOLDER = "cannot save {name}: a folder with this name already exists; choose another name"
    TAKEN = (
        "cannot save {name}: a folder with this name already exists, and there is something in it; choose another name"
    )
    LONG = "cannot save {name}: the name or its path is too long for this system; choose a shorter one"
    LOOP = "cannot save {name}: the links to {folder} lead back to themselves; choose another folder"
    INVALID = "cannot save {name}: this system does not allow the name; choose another name"
    BUSY = "cannot save {name}: another program is using it; close it there and try again"
    LARGE = "cannot save {name}: the file is too large for this disk; export less, or choose another disk"
    DISK = "cannot save {name}: the disk could not be written; check that it is connected, or choose another disk"
    NAMELESS = "nothing was saved: {folder} does not name a file; add a file name"
    NULL = "nothing was saved: a name cannot have a null character in it; choose another name"
    DEVICE = (
        "cannot save {name}: something with this name already exists that is not a file, such as a device; "
        "choose another name"
    )
    OTHER = "cannot save {name} (system error {code}); try again, or choose another folder"


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
    errno.ENAMETOOLONG: WriteFault.LONG,
    errno.ELOOP: WriteFault.LOOP,
    errno.EINVAL: WriteFault.INVALID,
    errno.EILSEQ: WriteFault.INVALID,
    errno.EBUSY: WriteFault.BUSY,
    errno.ETXTBSY: WriteFault.BUSY,
    errno.EFBIG: WriteFault.LARGE,
    errno.EIO: WriteFault.DISK,
    errno.ENXIO: WriteFault.DISK,
    errno.ENODEV: WriteFault.DISK,
    errno.ESTALE: WriteFault.DISK,
}
"""What is said for the errors of the system that people meet."""

LONGEST_NAME, LONGEST_FOLDER = 40, 200
"""How many characters are told of a file's name, and of the path to its folder."""


@contextmanager
def atomic_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write; it takes the place of `path` at the end, or leaves no trace. Raises `InputError`."""
    with atomic_path(path) as part, part.open("wb") as file:
        yield file


@contextmanager
def atomic_path(path: Path) -> Iterator[Path]:
    """A path at which a file is to be made; that takes the place of `path` at the end, or leaves no trace.

    Raises `InputError`.
    """
    part = _beside(path)
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise _fault(error, path) from error
    finally:
        with suppress(OSError):
            part.unlink()


@contextmanager
def atomic_folder(path: Path) -> Iterator[Path]:
    """A folder to write into; it takes the place of `path` at the end, or leaves no trace. Raises `InputError`."""
    import shutil

    part = _beside(path)
    try:
        if path.is_dir() and any(path.iterdir()):
            raise InputError(WriteFault.TAKEN, name=_told(path.name))
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
    """A name in the same folder, for what is not whole yet; raises `InputError` where `path` can be no file."""
    if "\0" in str(path):
        raise InputError(WriteFault.NULL)
    if path.name in ("", ".."):
        raise InputError(WriteFault.NAMELESS, folder=_told(str(path), LONGEST_FOLDER))
    try:
        os.fsencode(path)
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise InputError(WriteFault.DEVICE, name=_told(path.name))
    except OSError as error:
        raise _fault(error, path) from error
    except UnicodeEncodeError:
        raise InputError(WriteFault.INVALID, name=_told(path.name)) from None
    return path.with_name(f".{os.urandom(8).hex()}.part")


def _fault(error: OSError, path: Path) -> InputError:
    number = error.errno or 0
    fault = _FAULTS.get(number, WriteFault.OTHER)
    if fault is WriteFault.NO_FOLDER and path.parent.is_dir():
        fault = WriteFault.FORBIDDEN
    folder, code = _told(str(path.parent), LONGEST_FOLDER), errno.errorcode.get(number, str(number))
    return InputError(fault, name=_told(path.name), folder=folder, code=code)


def _told(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is told: of a very long one the beginning."""
    return name if len(name) <= longest else name[:longest] + "…"
