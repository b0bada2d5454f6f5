"""How much memory this process has."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

COUNTS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
"""What the GNU C library tells of its memory, in its order (`man mallinfo2`)."""


class _Counts(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in COUNTS]


def resident() -> int:
    """The memory that this process has in use, in pages; 0 where the system does not tell it this way."""
    return _pages()[1]


def unshared() -> int:
    """The same without the pages of files, which the system reads and drops as it likes."""
    _, in_use, of_files = _pages()
    return in_use - of_files


def allocated() -> int:
    """The bytes that were allocated and not freed, as the GNU C library counts them; elsewhere 0.

    A leak grows them. What is resident grows by the gaps, too, that are left between blocks that stay.
    """
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if not hasattr(library, "mallinfo2"):
        return 0
    library.mallinfo2.restype = _Counts
    counts = library.mallinfo2()
    return counts.uordblks + counts.hblkhd


def _pages() -> tuple[int, int, int]:
    told = Path("/proc/self/statm")
    if os.name != "posix" or not told.exists():
        return 0, 0, 0
    size, in_use, of_files, *_ = map(int, told.read_text().split())
    return size, in_use, of_files
