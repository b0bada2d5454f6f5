"""Files that are seen whole or not at all: each is written beside its place, and moved there at the end."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

_parts: set[Path] = set()
"""The files that are not whole yet."""


@contextmanager
def whole_file(path: Path, part: Path) -> Generator[BinaryIO]:
    """A file to write, named `part` meanwhile; it takes the place of `path` at the end, or leaves no trace.

    Raises `OSError`.
    """
    _parts.add(part)
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        remove_parts(part)


def remove_parts(*parts: Path) -> None:
    """Remove these files, if they are not whole yet; or all that are not, before the process ends in their midst."""
    for part in parts or tuple(_parts):
        with suppress(OSError):  # it is at its place now, or was never made
            part.unlink()
        _parts.discard(part)
