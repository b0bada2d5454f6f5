"""Keeps what searches find: every answer, and of a search that gave none the best solution on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from app.puzzle.saving import Saver
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.records import Record
from app.storage.storage import Storage
from solvers.search import Found

if TYPE_CHECKING:
    from app.puzzle.records import PuzzleRecords


class Recorder(QObject):
    """Keeps the answers of the searches of one puzzle, as records made of their reports alone."""

    def __init__(
        self,
        runner: SearchRunner,
        load_records: Callable[[], PuzzleRecords],
        storage: Storage,
        saver: Saver,
        parent: QObject | None = None,
    ) -> None:
        """`load_records` returns what knows of the puzzle's records; it is called when there is one."""
        super().__init__(parent)
        self._load_records = load_records
        self._storage = storage
        self._saver = saver
        self._best: Record | None = None
        runner.answered.connect(self._keep_answer)
        runner.bettered.connect(self._note_better)
        runner.busy_changed.connect(self._forget_best)
        runner.ended.connect(self._keep_best)

    @Slot(object)
    def _keep_answer(self, report: Report[Found[Any]]) -> None:
        self._keep(self._load_records().found(report))

    @Slot(object)
    def _note_better(self, report: Report[Found[Any]]) -> None:
        self._best = self._load_records().found(report)

    @Slot(bool)
    def _forget_best(self, busy: bool) -> None:
        if busy:
            self._best = None

    @Slot()
    def _keep_best(self) -> None:
        """Keep the best solution of a search that ended without the proof that it is shortest."""
        self._keep(self._best)

    def _keep(self, record: Record | None) -> None:
        kind = None if record is None else self._load_records().kind_of(record)
        if record is not None and kind is not None:
            self._saver.keep(self._storage.repository(kind.repository), record)
