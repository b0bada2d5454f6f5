"""How much memory the computer has."""

from __future__ import annotations

import os
import sys


def computer_memory() -> int | None:
    """The bytes of memory that are built in; None where the system does not tell."""
    if sys.platform == "win32":
        return _windows_memory()
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return None


def _windows_memory() -> int | None:
    """By `GetPhysicallyInstalledSystemMemory`, which tells it in units of 1,024 bytes."""
    import ctypes  # only here: the first paint does not wait for it

    kilobytes = ctypes.c_ulonglong()
    library = getattr(ctypes, "windll", None)
    if library is None or not library.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes)):
        return None
    return kilobytes.value * 1024
