"""What the window asks of a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from app.puzzle.records import PuzzleRecords
    from app.puzzle.saving import Saver
    from app.puzzle.session import PuzzleSession
    from app.storage.storage import Storage
    from app.ui.settings import Settings

    SessionMaker = Callable[[Storage, Settings, Saver, QObject], PuzzleSession]


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of the program; `app.window.registry` lists them all.

    What is named `load_…` imports what it returns, so that a puzzle which nobody visits does not delay the window.
    """

    name: str
    """The puzzle's name, in object names, settings and records."""
    load_session: Callable[[], SessionMaker]
    load_records: Callable[[], PuzzleRecords]
    """Its records in the history."""
    load_document: Callable[[], type] | None = None
    """The class of its documents, among those of `solvers.documents`; None where it has none."""

    @cached_property
    def records(self) -> PuzzleRecords:
        """Its records in the history, made when they are first asked for."""
        return self.load_records()

    def opens(self, document: object) -> bool:
        """Whether a document is one of this puzzle's."""
        return document is not None and self.load_document is not None and isinstance(document, self.load_document())
