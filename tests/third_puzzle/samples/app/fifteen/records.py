"""The records of the 8-puzzle in the history: games and solutions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPixmap

from app.fifteen.board import paint_frame, paint_tiles
from app.fifteen.repositories import SlidingGameRecord, SlidingGames, SlidingSolutionRecord, SlidingSolutions
from app.fifteen.session import SlidingRequest
from app.fifteen.words import counted
from app.puzzle.records import PuzzleRecords, RecordFigure, RecordKind, game_title, solution_title
from app.search.worker import Report
from app.storage.repository import Role
from app.ui.look.theme import Theme
from app.ui.painting.drawing import smooth_painter, transparent_pixmap
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.position import Tiles, parse_position, position_text
from solvers.search import Found

SIDE = 120.0
"""Of the picture of a position, in pixels."""


def _picture(record: SlidingGameRecord | SlidingSolutionRecord, theme: Theme, ratio: float) -> QPixmap:
    size = QSizeF(SIDE, SIDE)
    pixmap, frame = transparent_pixmap(size, ratio), QRectF(QPointF(), size)
    with smooth_painter(pixmap) as painter:
        paint_frame(painter, frame, theme, 0.0)
        paint_tiles(painter, frame, (record.start,), 0.0, theme, QFont())
    return pixmap


class FifteenRecords(PuzzleRecords):
    """The subject of a record is the text of the position that it begins with."""

    name = "fifteen"
    engines = ENGINES
    kinds = (
        RecordKind(SlidingGameRecord, SlidingGames, game_title, _picture),
        RecordKind(SlidingSolutionRecord, SlidingSolutions, solution_title, _picture),
    )
    figures = (
        RecordFigure(
            SlidingGames.TABLE,
            Role.GAME,
            lambda: QCoreApplication.translate("Backup", "Games of the 8-puzzle"),
            ("statisticsFifteen", lambda: QCoreApplication.translate("StatisticsView", "8-puzzles solved by hand")),
        ),
        RecordFigure(
            SlidingSolutions.TABLE,
            Role.SEARCH,
            lambda: QCoreApplication.translate("Backup", "Solutions of the 8-puzzle"),
        ),
    )

    def title(self) -> str:
        """What the 8-puzzle is called among the choices of what is listed."""
        return QCoreApplication.translate("HistoryPage", "8-puzzle")

    def invitation(self) -> str:
        """What is written on the button that leads to the page."""
        return QCoreApplication.translate("EmptyHistory", "Solve the 8-puzzle")

    def subject_name(self, subject: str) -> str:
        """The rows of a position."""
        return position_text(parse_position(subject))

    def counted(self, number: int, metric: str | None) -> str:
        """A number of steps."""
        return counted(number)

    def found(self, report: Report[Found[Tiles]]) -> SlidingSolutionRecord:
        """The record of a solution, with the engine that was asked."""
        request: SlidingRequest = report.request
        return SlidingSolutionRecord(
            request.position, report.event.answer, request.engine.name, report.event.visited, report.seconds
        )
