"""What a search of somebody's own may hold and print: its memory, and the text that stands for its output."""

from __future__ import annotations

import sys
from io import TextIOBase
from pathlib import Path
from threading import Lock

if sys.platform == "win32":
    import ctypes

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        counters = (ctypes.c_size_t * 9)(9 * ctypes.sizeof(ctypes.c_size_t))  # PROCESS_MEMORY_COUNTERS, its size first
        ctypes.windll.psapi.GetProcessMemoryInfo(ctypes.c_void_p(-1), ctypes.byref(counters), ctypes.sizeof(counters))
        return counters[1]

    def limit_memory(most: int | None) -> None:
        """Nothing here: whoever wants a limit looks at the peak."""

else:
    import resource

    def peak_memory() -> int:
        """The most bytes that this process has held at a time."""
        if sys.platform == "linux":  # where `getrusage` counts what the parent held when it started this process
            return int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]) * 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def limit_memory(most: int | None) -> None:
        """Have `MemoryError` raised for what is more; None for no limit. Not every system keeps to it."""
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        soft = most if most is not None and (hard == resource.RLIM_INFINITY or most < hard) else hard
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


MOST_KEPT = 10_000
"""Characters that are kept until they are told."""


class PrintedText(TextIOBase):
    """Stands for the standard output; of very much only the beginning is kept. For several threads."""

    def __init__(self) -> None:
        self._text = ""
        self._left_out = 0
        self._lock = Lock()

    def write(self, text: str, /) -> int:
        """Keep the text, as far as there is room."""
        with self._lock:
            kept = text[: MOST_KEPT - len(self._text)]
            self._text += kept
            self._left_out += len(text) - len(kept)
        return len(text)

    def take(self, most: int) -> tuple[str, int]:
        """So many characters of what was printed, and how many more were left out since this was last asked."""
        with self._lock:
            taken, self._text = self._text[:most], self._text[most:]
            left_out, self._left_out = self._left_out, 0
        return taken.encode(errors="replace").decode(), left_out
