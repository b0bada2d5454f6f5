"""Tracing a search of somebody's own line by line, from any moment on, as long as somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any


class LineTracer:
    """While it is active, calls `step` with the frame before a line of one file runs; it costs nothing otherwise."""

    def __init__(self, path: str, step: Callable[[FrameType], None]) -> None:
        self._path = path
        self._step = step
        self._lines = 0

    def begin(self, lines: int, frame: FrameType | None) -> None:
        """Take the next step after so many lines, in this frame, in those that called it, or in new ones."""
        self._lines = lines
        for each in self.frames(frame):
            each.f_trace = self._trace_line
        sys.settrace(self._trace_call)

    def end(self) -> None:
        """Go on without steps."""
        sys.settrace(None)

    def frames(self, frame: FrameType | None) -> Iterator[FrameType]:
        """The frames of the file, from this one outwards."""
        while frame is not None:
            if frame.f_code.co_filename == self._path:
                yield frame
            frame = frame.f_back

    def _trace_call(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self._trace_line if frame.f_code.co_filename == self._path else None

    def _trace_line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self._lines -= 1
            if self._lines <= 0:
                self._step(frame)
        return self._trace_line
