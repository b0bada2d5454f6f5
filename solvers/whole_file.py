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
        _remove(part)


def remove_parts() -> None:
    """Remove all files that are not whole yet, as the process is about to end in their midst."""
    for part in tuple(_parts):
        _remove(part)


def _remove(part: Path) -> None:
    with suppress(OSError):  # it is at its place now, or was never made
        part.unlink()
    _parts.discard(part)
