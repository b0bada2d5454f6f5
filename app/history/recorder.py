"""Keeps what the searches of the pages find: every answer, and of a search that gave none the best on its way."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot

from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.puzzle.saving import Saver
from app.search.worker import Report
from app.storage.records import SolutionRecord, TourRecord
from app.storage.storage import Storage
from solvers.klotski.moves import Solution
from solvers.knight.tour import Tour
from solvers.search import Found


class Recorder(QObject):
    """Listens to the pages' searches; what is found from the middle of a game belongs to that game, and is not kept."""

    def __init__(
        self, storage: Storage, saver: Saver, klotski: KlotskiPage, knight: KnightPage, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._storage = storage
        self._saver = saver
        self._klotski = klotski
        self._knight = knight
        klotski.runner.answered.connect(self._keep_solution)
        knight.runner.answered.connect(self._keep_tour)
        self._best: SolutionRecord | None = None
        klotski.runner.bettered.connect(self._note_better)
        klotski.runner.busy_changed.connect(self._forget_best)
        klotski.runner.ended.connect(self._keep_best)

    @Slot(object)
    def _keep_solution(self, report: Report[Found[Any]]) -> None:
        record = self._solution(report)
        if record is not None:
            self._saver.keep(self._storage.solutions, record)

    @Slot(object)
    def _note_better(self, report: Report[Found[Any]]) -> None:
        self._best = self._solution(report)

    @Slot(bool)
    def _forget_best(self, busy: bool) -> None:
        """A search that begins has found nothing yet."""
        if busy:
            self._best = None

    @Slot()
    def _keep_best(self) -> None:
        """Keep the best solution of a search that ended without the proof that it is shortest."""
        if self._best is not None:
            self._saver.keep(self._storage.solutions, self._best)

    def _solution(self, report: Report[Found[Any]]) -> SolutionRecord | None:
        """The record of a solution of the layout that is chosen."""
        found = report.event
        if not isinstance(found.answer, Solution) or found.answer.layout != self._klotski.entry.layout:
            return None
        return SolutionRecord(found.answer, self._klotski.engine.name, found.visited, report.seconds)

    @Slot(object)
    def _keep_tour(self, report: Report[Found[Any]]) -> None:
        found, choices = report.event, self._knight.knight_choices
        if isinstance(found.answer, Tour):
            record = TourRecord(found.answer, self._knight.closed, choices.engine.name, found.visited, report.seconds)
            self._saver.keep(self._storage.tours, record)
