"""Tracing a search of somebody's own line by line, and short texts of the values of its variables."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from itertools import islice
from types import BuiltinFunctionType, FrameType, FunctionType, MethodType, ModuleType
from typing import Any, cast

from solvers.own_search.problem import SearchProblem

NO_DATA = (SearchProblem, type, FunctionType, BuiltinFunctionType, MethodType, ModuleType)
"""What is no variable to watch."""
LONGEST = 120
"""Characters of a text."""
MOST_BYTES = 2_500
"""Of the names and texts of all variables."""
SHOWN = 2
"""Of a long sequence so many members are shown at its beginning, and one at its end."""
DEEPEST = 3
"""Of a sequence in a sequence in a sequence only the length is shown."""


class LineTracer:
    """Calls `step` with the frame before a line of one file runs, while it is tracing; nothing is slower otherwise."""

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
        self._lines -= event == "line"
        if event == "line" and self._lines <= 0:
            self._step(frame)
        return self._trace_line


def short_variables(variables: Mapping[str, Any]) -> dict[str, str]:
    """Short texts of the variables that hold data, as many as there is room for."""
    texts: dict[str, str] = {}
    room = MOST_BYTES
    for name, value in variables.items():
        if name.isidentifier() and not isinstance(value, NO_DATA):
            text = short_text(value)
            room -= len((name + text).encode(errors="replace"))
            if room >= 0:
                texts[name] = text
    return texts


def short_text(value: object) -> str:
    """A text of any value, never long: of a sequence its length and its ends, of a set or a mapping its length."""
    try:
        text = _text(value, 1)
    except Exception:  # of somebody's own class, or for a whole number of more digits than Python writes
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _text(value: object, depth: int) -> str:
    name = type(value).__name__
    if isinstance(value, str):
        return repr(value[:LONGEST]) if type(value) is str else str(value)
    if isinstance(value, (list, tuple, deque)):
        return _ends(cast("Sequence[object]", value), depth)
    if isinstance(value, (bytes, bytearray, Mapping, Set)):
        return f"{name}[{len(cast('Sequence[object]', value))}]"
    return f"<{name}>" if type(value).__repr__ is object.__repr__ else repr(value)


def _ends(values: Sequence[object], depth: int) -> str:
    length = f"{type(values).__name__}[{len(values)}]"
    if depth == DEEPEST or not values:
        return length
    beginning = [_text(value, depth + 1) for value in islice(values, SHOWN)]
    middle = ["…"] * (len(values) > SHOWN + 1)
    end = [_text(values[-1], depth + 1)] * (len(values) > SHOWN)
    ends = ", ".join(beginning + middle + end)
    return f"({ends})" if isinstance(values, tuple) and not middle else f"{length}: {ends}"
