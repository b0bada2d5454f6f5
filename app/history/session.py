"""The state of the history without widgets: what is listed, what is selected, and which deletions can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.history.model import FEW, READ_TOGETHER, HistoryModel
from app.history.sliced_task import SlicedTask
from app.history.words import RecordWords, deleted_sentence, restored_sentence
from app.puzzle.records import PuzzleRecords
from app.storage.faults import StorageError, StorageFault, faults_told
from app.storage.history import History, Row, Searches
from app.storage.history_query import HistoryQuery, Key, Kind, Line, SearchDay
from app.storage.records import Record, now
from app.ui.settings import HISTORY_KIND, HISTORY_PUZZLE, Settings
from solvers.message import Message

if TYPE_CHECKING:
    from app.history.statistics import StatisticsSession

EVERYTHING = Kind.EVERYTHING.value
DELETED = "deleted"
"""What can be listed beside the other kinds."""
CHANGED_TOGETHER = 500
"""How many records are deleted or restored in one transaction: some 5 ms."""


@dataclass(frozen=True)
class Deletion:
    """What was deleted together: when, and the first of the lines that were selected."""

    moment: datetime
    lines: tuple[Line, ...]


class HistorySession(QObject):
    """Lists the records of all puzzles, and opens, deletes and restores those that are selected.

    A page attaches to a session. `model` is empty until the first `update`.
    """

    puzzle_asked = Signal(str)
    """The name of a puzzle whose page is asked for."""
    opened = Signal(object)
    """A record that is to be shown on the page of its puzzle."""
    changed = Signal()
    """Games, layouts or boards were deleted or restored here."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""
    outdated = Signal()
    """There may be other records than those listed: a page in sight calls `update`."""
    selection_changed = Signal()
    """`selected` are others."""
    undo_changed = Signal()
    """`sentence` and `can_undo` may be others."""

    def __init__(
        self, history: History, puzzles: Sequence[PuzzleRecords], settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.words = RecordWords(puzzles)
        self._history = history
        self._settings = settings
        self.statistics: StatisticsSession | None = None
        """The figures of what is listed; None where nobody offers them."""
        self.shows_statistics = False
        """Whether they are in front of the list."""
        history.explain(self.words.subject_name, self.words.known_optimum, self.words.fits)
        self.model = HistoryModel(history, self.words, self._query_of_last_time(), self)
        self.selected: Sequence[Line] = []
        """The lines that are selected, from the top; those of very many are read when they are asked for."""
        self._work = SlicedTask(self)
        self._work.ended.connect(self._catch_up)
        self._stale = True
        self._deletions: list[Deletion] = []
        self._find_next: Callable[[], Sequence[Line]] | None = None
        self._make_sentence: Callable[[], str] = str
        self.model.modelReset.connect(self._keep_selection)
        self.model.failed.connect(self._fail_to_read, Qt.ConnectionType.QueuedConnection)

    @property
    def kind(self) -> str:
        """Which kinds of record are listed: `DELETED` or the value of a `Kind`."""
        query = self.model.asked
        return DELETED if query.deleted else query.kind.value

    @property
    def puzzle(self) -> str:
        """The name of the puzzle whose records are listed, empty for all."""
        return self.model.asked.puzzle or ""

    def show_kind(self, name: str) -> None:
        """List `DELETED` records, or those of the `Kind` with this value."""
        kind = Kind.EVERYTHING if name == DELETED else Kind(name)
        if name != DELETED:  # whoever comes back another day looks for what there is
            self._settings.keep(HISTORY_KIND, name)
        self._list(replace(self.model.asked, kind=kind, deleted=name == DELETED))

    def show_puzzle(self, name: str) -> None:
        """List the records of one puzzle, or of all for an empty name."""
        self._settings.keep(HISTORY_PUZZLE, name)
        self._list(replace(self.model.asked, puzzle=name or None))

    def find(self, text: str) -> None:
        """List only the records that a text means."""
        if text != self.model.asked.text:
            self._list(replace(self.model.asked, text=text))

    @Slot()
    def show_everything(self) -> None:
        """List all records again that are not deleted."""
        for setting in (HISTORY_KIND, HISTORY_PUZZLE):
            self._settings.keep(setting, setting.default)
        self._list(replace(self.model.asked, kind=Kind.EVERYTHING, deleted=False, puzzle=None, text=""))

    @Slot()
    def refresh(self) -> None:
        """Have the list read again: at once where a page is in sight, else when one is."""
        self._stale = True
        self.outdated.emit()

    def update(self) -> None:
        """Read the list again if there may be other records, or if it was never read."""
        if self._stale and not self._work.busy:
            self._list(self.model.asked)

    def select(self, lines: Sequence[Line]) -> None:
        """Select these lines, in their order in the list."""
        if lines != self.selected:
            self.selected = lines
            self.selection_changed.emit()

    @property
    def row(self) -> Row | Searches | None:
        """What the list says of the line that is selected; None unless it is exactly one that could be read."""
        line = self.model.listed.line_of(self.selected[0]) if len(self.selected) == 1 else None
        return None if line is None else self.model.row(line)

    def record(self) -> Record | None:
        """Read the whole record that is selected; None unless it is exactly one that can be read."""
        (line,) = self.selected if len(self.selected) == 1 else (None,)
        if not isinstance(line, Key):
            return None
        with faults_told(self.failed.emit):
            return self._history.record(line)
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
        return self._make_sentence()

    @Slot()
    def open(self) -> None:
        """Show the record that is selected on its page again; of a day, list all that was found or no longer."""
        if len(self.selected) == 1 and isinstance(self.selected[0], SearchDay):
            self.toggle(self.selected[0])
            return
        record = self.record()
        if record is not None:
            self.opened.emit(record)

    def toggle(self, day: SearchDay) -> None:
        """List all that was found on a day below its line, or no longer."""
        self.model.toggle(day)
        if not self.selected:  # it was on one of the lines that have gone
            self.selected = [day]
        self.selection_changed.emit()

    @Slot()
    def delete(self) -> None:
        """Delete what is selected, and select what comes after it."""
        if self.selected and not (self.model.query.deleted or self._work.busy):
            deletion = Deletion(now(), tuple(self.selected[:FEW]))
            self._deletions.append(deletion)
            delete = partial(self._history.delete, moment=deletion.moment)
            after = partial(self._line_at, self.model.listed.line_of(self.selected[0]) or 0)
            self._change(self._parts(self.selected), delete, deleted_sentence, after)

    @Slot()
    def restore(self) -> None:
        """Restore what is selected among the deleted."""
        if self.selected and self.model.query.deleted:
            self._change(self._parts(self.selected), self._history.restore, restored_sentence)

    @Slot()
    def undo(self) -> None:
        """Restore what was deleted last, and select it."""
        if self._deletions:
            last = self._deletions[-1]
            keys = iter(partial(self._history.deleted_at, last.moment, CHANGED_TOGETHER), [])
            self._change(keys, self._history.restore, restored_sentence, partial(self._listed, last.lines))

    @Slot()
    def forget_deletions(self) -> None:
        """Nothing that was deleted can be undone any more: other records took the place of all."""
        self._deletions.clear()
        self._say(str)

    @Slot()
    def copy(self) -> None:
        """Copy the lines that are selected as text, with the titles of the columns and tabs between them."""
        if not self._work.busy:
            self._work.run(self._copying(self.selected))

    def close(self) -> None:
        """Finish what was begun; gather no figures any more."""
        self._work.finish()
        if self.statistics is not None:
            self.statistics.close()

    def _query_of_last_time(self) -> HistoryQuery:
        kind, puzzle = self._settings.value(HISTORY_KIND), self._settings.value(HISTORY_PUZZLE)
        known = kind if kind in [one.value for one in Kind] else EVERYTHING
        return HistoryQuery(puzzle if puzzle in self.words.puzzles else None, kind=Kind(known), grouped=True)

    def _list(self, query: HistoryQuery) -> None:
        self._stale = False
        self.model.show_query(query)

    @Slot()
    def _keep_selection(self) -> None:
        """Select what a change asked for, or keep what is selected and still listed; of many records only the first."""
        find, self._find_next = self._find_next, None
        self.selected = self._listed(self.selected[:FEW]) if find is None else find()

    def _listed(self, lines: Sequence[Line]) -> Sequence[Line]:
        """Those of these lines that are listed, and the days by which records stand that have no lines of their own."""
        return [self.model.rows[number] for number in sorted(set(self.model.listed.lines_of(lines).values()))]

    def _line_at(self, number: int) -> Sequence[Line]:
        """A line, or the last where there are fewer."""
        number = min(number, self.model.rowCount() - 1)
        return self.model.rows[number : number + 1]

    @Slot(object)
    def _fail_to_read(self, why: Message) -> None:
        self.failed.emit(why)
        if why.template is StorageFault.SET_ASIDE:
            self.refresh()

    def _parts(self, lines: Sequence[Line]) -> Iterator[list[Key]]:
        """The records of these lines, and those for which they stand, a few at a time."""
        keys = self.model.listed.keys(lines)
        return iter(lambda: list(islice(keys, CHANGED_TOGETHER)), [])

    def _change(
        self,
        keys: Iterator[list[Key]],
        act: Callable[[Sequence[Key]], None],
        make_sentence: Callable[[int], str],
        find_next: Callable[[], Sequence[Line]] | None = None,
    ) -> None:
        """Delete or restore records, and then read the list again.

        `find_next` returns what is to be selected, once the list has been read.
        """
        if not self._work.busy:
            self._work.run(self._changing(keys, act, make_sentence, find_next))
            if self._work.busy:
                self._say(_working_sentence)

    def _changing(
        self,
        keys: Iterator[list[Key]],
        act: Callable[[Sequence[Key]], None],
        make_sentence: Callable[[int], str],
        find_next: Callable[[], Sequence[Line]] | None,
    ) -> Iterator[None]:
        number, only_found = 0, True
        with faults_told(self.failed.emit):
            for part in keys:
                act(part)
                number += len(part)
                only_found = only_found and all(map(self._history.is_found, part))
                yield
        self._forget_undone()
        if number:
            self._find_next = find_next
            self._list(self.model.asked)
            yield
        if not only_found:
            self.changed.emit()
        if number:
            self._say(partial(make_sentence, number))
        elif not self._deletions:  # the records of another file are in the place of those that were deleted
            self._say(str)

    def _forget_undone(self) -> None:
        """Forget the deletions of which everything was restored, or that came to nothing."""
        with suppress(StorageError):
            self._deletions = [one for one in self._deletions if self._history.deleted_at(one.moment, 1)]

    def _copying(self, lines: Sequence[Line]) -> Iterator[None]:
        texts = ["\t".join(column.title for column in self.model.columns)]
        with faults_told(self.failed.emit):
            for first in range(0, len(lines), READ_TOGETHER):
                texts += map("\t".join, self.model.texts(lines[first : first + READ_TOGETHER]))
                yield
        QGuiApplication.clipboard().setText("\n".join(texts))

    @Slot()
    def _catch_up(self) -> None:
        """List what was saved while something was done."""
        if self._stale:
            self.outdated.emit()

    def _say(self, make_sentence: Callable[[], str]) -> None:
        self._make_sentence = make_sentence
        self.undo_changed.emit()


def _working_sentence() -> str:
    return QCoreApplication.translate("History", "One moment…")
