"""How much memory this process has."""

from __future__ import annotations

import os
from pathlib import Path


def resident() -> int:
    """The memory that this process has in use, in pages; 0 where the system does not tell it this way."""
    return _pages()[1]


def unshared() -> int:
    """The same without the pages of files, which the system reads and drops as it likes."""
    _, in_use, of_files = _pages()
    return in_use - of_files


def _pages() -> tuple[int, int, int]:
    told = Path("/proc/self/statm")
    if os.name != "posix" or not told.exists():
        return 0, 0, 0
    size, in_use, of_files, *_ = map(int, told.read_text().split())
    return size, in_use, of_files
