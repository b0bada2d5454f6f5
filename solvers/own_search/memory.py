"""How much memory this process has held at most, and a limit to it; each system has its own way."""

from __future__ import annotations

import sys
from pathlib import Path

BYTES_A_KB = 1024

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _MemoryCounters(ctypes.Structure):
        """What Windows tells of the memory of a process."""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("faults", wintypes.DWORD),
            ("peak", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 7),
        )

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        counters = _MemoryCounters(size=ctypes.sizeof(_MemoryCounters))
        process = wintypes.HANDLE(ctypes.windll.kernel32.GetCurrentProcess())
        ctypes.windll.psapi.GetProcessMemoryInfo(process, ctypes.byref(counters), counters.size)
        return counters.peak

    def limit_memory(most: int | None) -> None:
        """Nothing here: whoever wants a limit looks at the peak."""

else:
    import resource

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        if sys.platform == "linux":  # whose `getrusage` counts what the parent held when it started this process
            text = Path("/proc/self/status").read_text()
            return int(text.partition("VmHWM:")[2].split()[0]) * BYTES_A_KB
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * BYTES_A_KB

    def limit_memory(most: int | None) -> None:
        """Have `MemoryError` raised for what is more; None for no limit. Not every system keeps to it."""
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        limited = most is not None and (hard == resource.RLIM_INFINITY or most < hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most if limited and most is not None else hard, hard))
