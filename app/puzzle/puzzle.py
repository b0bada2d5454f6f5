"""What the window asks of a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from app.puzzle.records import PuzzleRecords
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.storage.storage import Storage
from app.ui.settings import Settings


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of the program; `app.window.registry` lists them all."""

    records: PuzzleRecords
    """Its records in the history, and its name."""
    document: type | None
    """The class of its documents, among those of `solvers.documents`; None where it has none."""
    make_session: Callable[[Storage, Settings, Saver, QObject], PuzzleSession]

    @property
    def name(self) -> str:
        """The puzzle's name, in object names, settings and records."""
        return self.records.name

    def opens(self, document: object) -> bool:
        """Whether a document is one of this puzzle's."""
        return self.document is not None and isinstance(document, self.document)
