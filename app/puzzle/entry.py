"""What the rest of the program asks of a puzzle: the one entry that a puzzle has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from app.ui.settings import Setting, panel_settings
from solvers.puzzles import imported

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from app.puzzle.records import PuzzleRecords
    from app.puzzle.saving import Saver
    from app.puzzle.session import PuzzleSession
    from app.storage.storage import Storage
    from app.ui.settings import Settings


@dataclass(frozen=True)
class Puzzle:
    """A puzzle.

    Its classes are told by their modules and names, such as `app.klotski.session:KlotskiSession`, and imported when
    they are needed, so that a puzzle which nobody visits does not delay the window. Its tables are those of
    `REPOSITORIES` in the module `repositories` of its package, which the data file reads without Qt.
    """

    name: str
    """The puzzle's name, in object names, settings and records: one of `PUZZLE_NAMES`."""
    title: Callable[[], str]
    """On the tab of its page."""
    menu_text: Callable[[], str]
    session_class: str
    page_class: str
    records_class: str
    document_class: str
    settings_module: str
    """The module that declares the choices that are made in it."""

    def make_session(self, storage: Storage, settings: Settings, saver: Saver, parent: QObject) -> PuzzleSession:
        """Make its session."""
        return imported(self.session_class)(storage, settings, saver, parent)

    @cached_property
    def records(self) -> PuzzleRecords:
        """Its records in the history, made when they are first asked for."""
        return imported(self.records_class)()

    def opens(self, document: object) -> bool:
        """Whether a document is one of this puzzle's."""
        return document is not None and isinstance(document, imported(self.document_class))

    def settings(self) -> Iterator[Setting[Any]]:
        """The choices that are made in it, and how its page was left."""
        yield from panel_settings(self.name)
        yield from (one for one in vars(import_module(self.settings_module)).values() if isinstance(one, Setting))
