"""The last actions in the window, also in a file: there they outlive a crash."""

from __future__ import annotations

from collections import deque
from pathlib import Path

FILE = "last-actions"
LAST = 8
"""How many actions are kept."""
SIZE = 2000
"""Of the file, in bytes."""


class Diary:
    """What was done last, and what is being done now."""

    def __init__(self, folder: Path) -> None:
        self._actions: deque[str] = deque(maxlen=LAST)
        self._file = (folder / FILE).open("wb", buffering=0)

    @property
    def last(self) -> str:
        """The last action."""
        return self._actions[-1] if self._actions else ""

    @property
    def text(self) -> str:
        """All of them, the last one at the end."""
        return "; ".join(self._actions)

    def begin(self, action: str) -> None:
        """Begin with an action."""
        self._actions.append(action)
        self._write()

    def add(self, more: str) -> None:
        """Say more of the action that is being done."""
        self._actions[-1] += f" {more}"
        self._write()

    def _write(self) -> None:
        self._file.seek(0)
        self._file.write(self.text.encode(errors="replace")[-SIZE:].ljust(SIZE))


def actions_in(folder: Path) -> str:
    """What was done last in a process that is over; empty where nothing is known of that."""
    path = folder / FILE
    return path.read_text(encoding="utf-8", errors="replace").strip() if path.is_file() else ""
