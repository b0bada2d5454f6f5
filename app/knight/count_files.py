"""Where counts of tours that were stopped are kept: a file for each request, in a folder beside the data file.

The files may be large and are of use on this computer only, so that no backup holds them.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from solvers.knight.counting import checkpoint
from solvers.knight.tour import TourRequest
from solvers.message import InputError, Message

ENDING = ".count"


class CountFault(StrEnum):
    """What is wrong with a count that was stopped."""

    UNUSABLE = (
        "a count of these tours was stopped, but its file cannot be used: the file will be renamed, and the count will "
        "start anew"
    )
    SET_ASIDE = (
        "the file of the stopped count could not be used: it was renamed to {name} in {folder}, and the count started "
        "anew"
    )


class CountFiles:
    """Says which file is for which request. Nothing is made on the disk before a count is written."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` is that of the data file; without one, no count is kept."""
        self._folder = None if folder is None else folder / "counts"

    def path(self, request: TourRequest) -> Path | None:
        """The file for the count of a request, whether it is there or not; None where none is kept."""
        if self._folder is None:
            return None
        import hashlib  # the first paint does not wait for it

        board = request.board
        told = board.rows, board.columns, sorted(board.missing), request.start, request.end, request.closed
        unusual = [*board.unusual.values(), *filter(None, [request.symmetry])]  # with none, as earlier versions did
        digest = hashlib.sha256(" ".join([repr(told), *unusual]).encode()).hexdigest()[:16]
        return self._folder / f"{board.rows}x{board.columns}-{digest}{ENDING}"

    def found(self, request: TourRequest) -> Path | None:
        """The file of a count of this request that was stopped; None where there is none."""
        with suppress(OSError):  # of which one hears when the count begins
            if self._folder is not None and self._folder.is_dir():
                path = self.path(request)
                return path if path is not None and path.is_file() else None
        return None

    def remove(self, request: TourRequest) -> None:
        """Remove what is kept of a request, if there is something that can be removed."""
        path = self.path(request)
        if path is not None:
            with suppress(OSError):
                checkpoint.remove(path)


def set_aside(path: Path) -> Message:
    """Rename the file of a count that cannot be resumed; returns what to say of it. Raises `InputError`."""
    from app.storage import opening  # the first paint does not wait for it

    try:
        aside = opening.set_aside(path, "unusable", datetime.now())
    except OSError as error:
        raise InputError(checkpoint.CheckpointFault.UNWRITABLE, path=str(path), why=error.strerror or "") from error
    return Message(CountFault.SET_ASIDE, {"name": aside.name, "folder": str(aside.parent)})
