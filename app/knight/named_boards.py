"""The boards that a person named, without widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.knight.repositories import OwnBoard, OwnBoards
from app.storage.faults import faults_told
from app.storage.storage import Storage
from solvers.knight.board import Board


class NamedBoards(QObject):
    """The boards with their names, as the data file has them; nothing is known before the first `read`."""

    changed = Signal()
    """`boards` are others."""
    saved = Signal(str)
    """A board was saved under this name."""
    failed = Signal(object)
    """The `Message` of why something could not be read or saved."""

    def __init__(self, storage: Storage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.boards: Sequence[tuple[str, Board]] = ()
        """The oldest first."""
        self._storage = storage

    @property
    def lasting(self) -> bool:
        """Whether what is saved is there the next time."""
        return self._storage.lasting

    def save(self, name: str, board: Board) -> None:
        """Save a board under a name."""
        with faults_told(self.failed.emit):
            self._storage.repository(OwnBoards).keep(OwnBoard(name=name, board=board))
            self.read()
            self.saved.emit(name)

    def read(self) -> None:
        """Read them anew."""
        with faults_told(self.failed.emit):
            self.boards = [(kept.name, kept.board) for kept in reversed(self._storage.repository(OwnBoards).newest())]
            self.changed.emit()
