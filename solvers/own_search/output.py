"""What a search of somebody's own prints: kept until it is told, and of very much only the beginning."""

from __future__ import annotations

from io import TextIOBase
from threading import Lock

MOST_KEPT = 10_000
"""Characters that are kept until they are told."""


class PrintedText(TextIOBase):
    """Stands for the standard output; may be written to and taken from in several threads."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._size = 0
        self._left_out = 0
        self._lock = Lock()

    def writable(self) -> bool:
        """Whether it can be written to."""
        return True

    def write(self, text: str, /) -> int:
        """Keep the text, as far as there is room."""
        kept = text[: MOST_KEPT - self._size]
        with self._lock:
            self._parts.append(kept)
            self._size += len(kept)
            self._left_out += len(text) - len(kept)
        return len(text)

    def take(self, most: int) -> tuple[str, int]:
        """So many characters of what was printed, and, with the last of them, how many more were left out."""
        with self._lock:
            text = "".join(self._parts)
            rest = text[most:]
            self._parts, self._size = [rest], len(rest)
            left_out = 0 if rest else self._left_out
            self._left_out -= left_out
        return text[:most].encode(errors="replace").decode(), left_out
