"""The state of the history without widgets: what is listed, what is selected, and which deletions can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.history.model import HistoryModel
from app.history.words import RecordWords, deleted_sentence, restored_sentence
from app.puzzle.records import PuzzleRecords
from app.storage.faults import StorageError, StorageFault
from app.storage.history import History, Row
from app.storage.key_list import PAGE, Key
from app.storage.records import Record
from solvers.message import Message

EVERYTHING = "everything"
DELETED = "deleted"
"""Filters beside the names of the puzzles."""


class HistorySession(QObject):
    """Lists the records of all puzzles, and opens, deletes and restores those that are selected.

    A page attaches to a session. `model` is empty until the first `update`.
    """

    puzzle_asked = Signal(str)
    """The name of a puzzle whose page is asked for."""
    opened = Signal(object)
    """A record that is to be shown on the page of its puzzle."""
    changed = Signal()
    """Records were deleted or restored here."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""
    outdated = Signal()
    """There may be other records than those listed: a page in sight calls `update`."""
    selection_changed = Signal()
    """`selected` are others."""
    undo_changed = Signal()
    """`sentence` and `can_undo` may be others."""

    def __init__(self, history: History, puzzles: Sequence[PuzzleRecords], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = RecordWords(puzzles)
        history.explain(self.words.subject_name, self.words.known_optimum)
        self.model = HistoryModel(history, self.words, self)
        self.selected: list[Key] = []
        """The records that are selected, from the top."""
        self._history = history
        self._stale = True
        self._deletions: list[tuple[Key, ...]] = []
        self._find_next: Callable[[], list[Key]] | None = None
        self._last: tuple[Callable[[int], str], int] | None = None
        self.model.modelReset.connect(self._keep_selection)
        self.model.failed.connect(self._fail_to_read, Qt.ConnectionType.QueuedConnection)

    @property
    def filter(self) -> str:
        """What is listed: `EVERYTHING`, `DELETED` or the name of a puzzle."""
        query = self.model.asked
        return DELETED if query.deleted else query.puzzle or EVERYTHING

    def show_only(self, name: str) -> None:
        """List what a filter lets through."""
        self._stale = False
        puzzle = name if name in self.words.puzzles else None
        self.model.show_query(replace(self.model.asked, puzzle=puzzle, deleted=name == DELETED))

    @Slot()
    def refresh(self) -> None:
        """Have the list read again: at once where a page is in sight, else when one is."""
        self._stale = True
        self.outdated.emit()

    def update(self) -> None:
        """Read the list again if there may be other records, or if it was never read."""
        if self._stale:
            self._list_again()

    def select(self, keys: Sequence[Key]) -> None:
        """Select these records, in their order in the list."""
        if list(keys) != self.selected:
            self.selected = list(keys)
            self.selection_changed.emit()

    @property
    def row(self) -> Row | None:
        """What the list says of the record that is selected; None unless it is exactly one that could be read."""
        line = self.model.line_of(self.selected[0]) if len(self.selected) == 1 else None
        return None if line is None else self.model.row(line)

    def record(self) -> Record | None:
        """Read the whole record that is selected; None unless it is exactly one that can be read."""
        if len(self.selected) != 1:
            return None
        try:
            return self._history.record(self.selected[0])
        except StorageError as error:
            self.failed.emit(error.message)
            return None

    @property
    def is_empty(self) -> bool:
        """Whether there is no record of any puzzle that is not deleted, or none that can be read."""
        try:
            return self._history.is_empty()
        except StorageError:
            return True

    @property
    def can_undo(self) -> bool:
        """Whether a deletion can be undone."""
        return bool(self._deletions)

    @property
    def sentence(self) -> str:
        """What was deleted or restored last, in the language in force; empty where nothing was."""
        if self._last is None:
            return ""
        make, number = self._last
        return make(number)

    @Slot()
    def open(self) -> None:
        """Show the record that is selected on its page again."""
        record = self.record()
        if record is not None:
            self.opened.emit(record)

    @Slot()
    def delete(self) -> None:
        """Delete what is selected, and select what comes after it."""
        keys = self.selected
        if not keys or self.model.query.deleted:
            return
        line = self.model.line_of(keys[0]) or 0
        if self._change(self._history.delete, keys, partial(self._key_at, line)):
            self._deletions.append(tuple(keys))
            self._say(deleted_sentence, len(keys))

    @Slot()
    def restore(self) -> None:
        """Restore what is selected among the deleted."""
        keys = set(self.selected)
        if keys and self.model.query.deleted and self._change(self._history.restore, self.selected):
            left = (tuple(key for key in deletion if key not in keys) for deletion in self._deletions)
            self._deletions = [deletion for deletion in left if deletion]
            self._say(restored_sentence, len(keys))

    @Slot()
    def undo(self) -> None:
        """Restore what was deleted last, and select it."""
        if not self._deletions:
            return
        keys = self._deletions[-1]
        if self._change(self._history.restore, keys, partial(self._listed, keys)):
            self._deletions.pop()
            self._say(restored_sentence, len(keys))

    @Slot()
    def copy(self) -> None:
        """Copy the lines that are selected as text, with the titles of the columns and tabs between them."""
        lines = [[column.title for column in self.model.columns], *map(self.model.texts, self.selected)]
        QGuiApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))

    def _list_again(self) -> None:
        self._stale = False
        self.model.show_query(self.model.asked)

    @Slot()
    def _keep_selection(self) -> None:
        """Select what a change asked for, or keep what is selected and still listed; of many records only the first."""
        find, self._find_next = self._find_next, None
        self.selected = self._listed(self.selected[:PAGE]) if find is None else find()

    def _listed(self, keys: Sequence[Key]) -> list[Key]:
        lines = self.model.lines_of(keys)
        return sorted(lines, key=lines.__getitem__)

    def _key_at(self, line: int) -> list[Key]:
        """The key on a line, or on the last where there are fewer."""
        line = min(line, self.model.rowCount() - 1)
        return self.model.keys(line, line)

    @Slot(object)
    def _fail_to_read(self, why: Message) -> None:
        self.failed.emit(why)
        if why.template is StorageFault.SET_ASIDE:
            self.refresh()

    def _change(
        self,
        act: Callable[[Sequence[Key]], None],
        keys: Sequence[Key],
        find_next: Callable[[], list[Key]] | None = None,
    ) -> bool:
        """Delete or restore, and read the list again; False when the data file refused.

        `find_next` returns what is to be selected, once the list has been read.
        """
        try:
            act(keys)
        except StorageError as error:
            self.failed.emit(error.message)
            return False
        self._find_next = find_next
        self._list_again()
        self.changed.emit()
        return True

    def _say(self, make_sentence: Callable[[int], str], number: int) -> None:
        self._last = make_sentence, number
        self.undo_changed.emit()
