"""A watched search as the page shows it: the marks of a step on the board, and which family explains them."""

from __future__ import annotations

from collections.abc import Sequence

from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import marks_of
from app.knight.trace.words import caption
from app.search.watch_frame import WatchFrame


def explained(frame: WatchFrame) -> str:
    """The family of the method that made a step; that of the automatic one where it tells of none."""
    return frame.family or "automatic"


def marked(frame: WatchFrame) -> MarksLayer | None:
    """The marks of a step on its board; None where the search tells of no path."""
    path, trace, board = frame.progress.snapshot, frame.progress.trace, frame.request.request.board
    if not isinstance(path, Sequence):
        return None
    return MarksLayer(marks_of(board, path, trace, frame.stages, frame.place), caption(path, board.size, trace))
