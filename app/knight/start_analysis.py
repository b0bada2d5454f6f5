"""The squares that start no tour, found without holding up the window however large the board is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.knight.board import Board
from solvers.knight.existence import existence
from solvers.knight.existence.existence import RefusedStarts
from solvers.knight.tour import TourRequest
from solvers.search import Found, only_answer

AT_ONCE = 100
"""Boards of a knight with up to so many squares are looked through at once, in some milliseconds.

Others are in the background, also those with joined edges.
"""

NOTHING_KNOWN = RefusedStarts(None, {})


class StartAnalysis(QObject):
    """What theory says of the starts of the board that was asked about last; `changed` when it is known."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = Board(8, 8)
        """Which board is asked about."""
        self.known = NOTHING_KNOWN
        self.failure: Exception | None = None
        """Why nothing is known."""
        self._runner = SearchRunner(self, answered=self._learn, failed=self._fail)

    def ask(self, request: TourRequest) -> None:
        """Find out about the starts of a board; what was known of another is dropped at once."""
        self._runner.abandon()
        self.board, self.known, self.failure = request.board, NOTHING_KNOWN, None
        if request.board.size <= AT_ONCE and request.board.is_usual:
            self.known = only_answer(existence.refused_starts(request))
        else:
            self._runner.start(lambda: existence.refused_starts(request))
        self.changed.emit()

    def close(self) -> None:
        """Come to rest for good."""
        self._runner.close()

    @Slot(object)
    def _learn(self, report: Report[Found[RefusedStarts]]) -> None:
        self.known = report.event.answer
        self.changed.emit()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        self.failure = report.event
        self.changed.emit()
