"""The knight's records in the history: tours, games and boards."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from app.knight.board.geometry import ChessGeometry
from app.knight.found_tours import TourSearch
from app.knight.piece_words import board_name, symmetry_name
from app.knight.repositories import (
    KEPT_SQUARES,
    KnightGameRecord,
    KnightGames,
    OwnBoard,
    OwnBoards,
    Riddles,
    TourRecord,
    Tours,
)
from app.puzzle.records import PuzzleRecords, RecordFigure, RecordKind
from app.search.worker import Report
from app.storage.repository import Role
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_circle, draw_polyline, smooth_painter, transparent_pixmap
from app.ui.words.messages import listed
from app.ui.words.numbers import plural
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES
from solvers.knight.leaper import Wrap
from solvers.knight.notation import chess_name, parse_board_text
from solvers.knight.symmetric.quotient import symmetry_of
from solvers.knight.tour import Tour
from solvers.search import Found

SIDE = 208.0
"""The longer side of the picture of a board, in pixels."""
LARGEST_SQUARE = 26.0
"""So that a small board does not look like a large one."""


def board_picture(board: Board, visits: Sequence[int], closed: bool, theme: Theme, ratio: float) -> QPixmap:
    """A board with the path of the knight, which begins at a filled dot; `visits` are numbers of squares."""
    square = min(SIDE / max(board.rows, board.columns), LARGEST_SQUARE)
    size = QSizeF(board.columns, board.rows) * square
    pixmap = transparent_pixmap(size, ratio)
    with smooth_painter(pixmap) as painter:
        painter.drawImage(QRectF(QPointF(), size), _squares_image(board, theme))
        if visits:
            edges = tuple(number * square for number in range(max(board.rows, board.columns) + 1))
            field = QRectF(QPointF(), size)
            geometry = ChessGeometry(board, field, field, edges[: board.columns + 1], edges[: board.rows + 1], square)
            _paint_path(painter, geometry, [*visits, *visits[: int(closed)]], QColor(theme.path))
    return pixmap


def _squares_image(board: Board, theme: Theme) -> QImage:
    """The squares of a board, a pixel for each; missing ones are transparent."""
    light, dark, missing = range(3)
    pair = bytes((light, dark)) * (board.columns // 2 + 1)
    pixels = bytearray(b"".join(pair[row % 2 : row % 2 + board.columns] for row in range(board.rows)))
    for square in board.missing:
        pixels[board.index(square)] = missing
    image = QImage(bytes(pixels), board.columns, board.rows, board.columns, QImage.Format.Format_Indexed8)
    image.setColorTable([QColor(theme.square_light).rgb(), QColor(theme.square_dark).rgb(), 0])
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _paint_path(painter: QPainter, geometry: ChessGeometry, path: Sequence[int], colour: QColor) -> None:
    pen = QPen(colour, max(0.8, geometry.side / 12), j=Qt.PenJoinStyle.RoundJoin)
    if geometry.board.wrap is Wrap.NONE:
        draw_polyline(painter, [geometry.centre_of(index) for index in path], pen)
    else:
        painter.setPen(pen)
        painter.drawLines(geometry.lines(path))
    draw_circle(painter, geometry.centre_of(path[0]), geometry.side / 5, colour, pen)


def _walk(record: KnightGameRecord | TourRecord | OwnBoard) -> tuple[Board, Sequence[int], bool]:
    """The board of a record, the numbers of the squares of its path, and whether that leads back to its start."""
    match record:
        case TourRecord(tour=tour):
            return tour.board, tour.order, record.closed
        case KnightGameRecord():
            return record.board, record.visits, record.closed and record.finished
        case OwnBoard():
            return record.board, (), False


def _picture(record: KnightGameRecord | TourRecord | OwnBoard, theme: Theme, ratio: float) -> QPixmap:
    return board_picture(*_walk(record), theme, ratio)


def _ends(record: KnightGameRecord | TourRecord) -> str:
    """Where the path of a record begins, and where it ends if it does not lead back, else its symmetry, if any."""
    board, visits, closed = _walk(record)
    if not visits:
        return ""
    start, end = (chess_name(board.square(visits[place]), board.rows) for place in (0, -1))
    if closed:
        back = QCoreApplication.translate("History", "From {start} back to {start}").format(start=start)
        return listed(filter(None, (back, symmetry_name(symmetry_of(Tour(board, array("i", visits)))))))
    return QCoreApplication.translate("History", "From {start} to {end}").format(start=start, end=end)


class KnightRecords(PuzzleRecords):
    """The subject of a record is the text of its board."""

    name = "knight"
    engines = ENGINES
    kinds = (
        RecordKind(
            KnightGameRecord,
            KnightGames,
            lambda row: (
                QCoreApplication.translate("History", "Manual tour")
                if row.finished
                else QCoreApplication.translate("History", "Unfinished manual tour")
            ),
            _picture,
            notes=_ends,
        ),
        RecordKind(
            TourRecord,
            Tours,
            lambda row: (
                QCoreApplication.translate("History", "Closed tour")
                if row.closed
                else QCoreApplication.translate("History", "Tour")
            ),
            _picture,
            notes=_ends,
        ),
        RecordKind(OwnBoard, OwnBoards, lambda row: QCoreApplication.translate("History", "My board"), _picture),
    )
    figures = (
        RecordFigure(
            KnightGames.TABLE,
            Role.GAME,
            lambda: QCoreApplication.translate("Backup", "Manual tours"),
            ("statisticsTours", lambda: QCoreApplication.translate("StatisticsView", "Manual tours")),
        ),
        RecordFigure(
            Riddles.TABLE,
            Role.GAME,
            lambda: QCoreApplication.translate("Backup", "Riddles solved"),
            ("statisticsRiddles", lambda: QCoreApplication.translate("StatisticsView", "Riddles solved")),
        ),
        RecordFigure(OwnBoards.TABLE, Role.OWN, lambda: QCoreApplication.translate("Backup", "My boards")),
        RecordFigure(Tours.TABLE, Role.SEARCH, lambda: QCoreApplication.translate("Backup", "Tours found")),
    )

    def title(self) -> str:
        """What the knight's tour is called among the choices of what is listed."""
        return QCoreApplication.translate("HistoryPage", "Knight's tour")

    def invitation(self) -> str:
        """What is written on the button that leads to the knight's page."""
        return QCoreApplication.translate("EmptyHistory", "Find a tour")

    def subject_name(self, subject: str) -> str:
        """The size of a board, its piece, and how many squares it lacks."""
        return board_name(parse_board_text(subject))

    def is_called(self, subject: str, word: str) -> bool:
        """Whether a word is in the name of a board, or is its size as it is typed: 8x8."""
        board = parse_board_text(subject)
        return word in f"{board.rows}x{board.columns}" or super().is_called(subject, word)

    def counted(self, number: int, metric: str | None) -> str:
        """A number of squares."""
        return plural("History", "{number} squares", number)

    def found(self, report: Report[Found[Any]]) -> TourRecord | None:
        """The record of a tour, with the engine and the kind of tour that were asked for.

        None of a vast one, and of one that was found before and is passed over on the way to the next.
        """
        answer, search = report.event.answer, cast(TourSearch, report.request)
        if not isinstance(answer, Tour) or not report.final or answer.board.size > KEPT_SQUARES:
            return None
        return TourRecord(
            tour=answer,
            closed=search.request.closed,
            engine=search.engine.record_name,
            visited=report.event.visited,
            seconds=report.seconds,
        )
