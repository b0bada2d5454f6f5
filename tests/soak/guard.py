"""No file is written outside the folder of a run, whatever chance types into a field for a path."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.soak.supervisor import PROJECT

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
USUAL = ("/proc", str(PROJECT))
"""Where something may be written besides: machine code of the searches, by numba, is kept in the project."""


DEVICES = "/dev/"
"""Such as that which is always empty; below it, in folders, lie files in memory."""


def keep_within(folder: Path) -> None:
    """Refuse from now on to write, make, rename or remove anything elsewhere, as a system does that permits nothing."""
    allowed = tuple(os.path.realpath(place) + os.sep for place in (folder, *USUAL, sys.prefix))

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        written = WRITTEN.get(event)
        if written is None:
            return
        for path in written(arguments):
            if isinstance(path, str | bytes | os.PathLike) and not _is_within(os.fsdecode(path), allowed):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    sys.addaudithook(hear)


def _is_within(path: str, allowed: tuple[str, ...]) -> bool:
    # What is there already is not followed: a link is replaced and not written through
    folder = os.path.realpath(Path(path).parent) + os.sep
    return folder == DEVICES or folder.startswith(allowed)


def _opened(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    path, _, flags = arguments
    return (path,) if isinstance(flags, int) and flags & WRITING else ()


WRITTEN: Mapping[str, Callable[[tuple[Any, ...]], tuple[Any, ...]]] = {
    "open": _opened,
    "os.rename": lambda arguments: arguments[:2],
    "os.mkdir": lambda arguments: arguments[:1],
    "os.remove": lambda arguments: arguments[:1],
    "os.rmdir": lambda arguments: arguments[:1],
    "os.truncate": lambda arguments: arguments[:1],
    "os.link": lambda arguments: arguments[1:2],
    "os.symlink": lambda arguments: arguments[1:2],
    "shutil.rmtree": lambda arguments: arguments[:1],
}
"""The paths that are written, by the names of Python's audit events."""
