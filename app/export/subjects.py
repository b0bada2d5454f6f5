"""What the pages show, made ready for export."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.export.klotski_picture import KlotskiPicture
from app.export.knight_picture import KnightPicture
from app.export.request import Subject
from app.klotski.board.track import KlotskiTrack
from app.klotski.words import StepLines, counted
from app.knight.board.trail import Display
from app.knight.words import VisitLines
from app.ui.words.numbers import grouped
from solvers.documents import KlotskiDocument, KnightDocument
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.knight.notation import chess_name, chess_text, coordinates_text, matrix_text
from solvers.knight.tour import Tour


def klotski_subject(track: KlotskiTrack, metric: Metric, name: str, position: int) -> Subject:
    """A layout by its name, and the steps from it, in a metric where they are steps of it."""
    document = KlotskiDocument(
        track.layout, track.steps, metric if _all_steps_of(metric, track.steps) else Metric.MOVES
    )
    lines = StepLines(track)
    title = name
    if track.length:
        title = QCoreApplication.translate("Export", "{name}: {length}").format(
            name=name, length=counted(count_steps(track.steps, metric), metric)
        )
    text = "\n".join([str(track.layout), title, *([] if not track.length else ["", *lines[1:]]), ""])
    return Subject(KlotskiPicture(track), document, text, title, lines, position)


def knight_subject(document: KnightDocument, display: Display, position: int) -> Subject:
    """A board, its start, and the way of the knight, which leaves behind what `display` says."""
    walk, tour = Tour.of(document.board, document.path), document.tour
    comes_back = document.closed and tour is not None
    picture = KnightPicture(document.board, document.start, tuple(walk.order), comes_back, display)
    captions = VisitLines(walk, comes_back) if document.path else []
    return Subject(picture, document, _knight_text(document, tour), _knight_title(document), captions, position)


def _all_steps_of(metric: Metric, steps: Sequence[Step]) -> bool:
    """Whether each step is no more than one of this metric."""
    return all(count_steps([step], metric) == 1 for step in steps)


def _knight_title(document: KnightDocument) -> str:
    board = document.board
    size = f"{board.rows}×{board.columns}"
    if not document.path:
        return QCoreApplication.translate("Export", "Chessboard {size}").format(size=size)
    if document.tour is None:
        text = QCoreApplication.translate("Export", "A knight's walk over {visited} of {squares} squares, {size}")
        return text.format(visited=grouped(len(document.path)), squares=grouped(board.size), size=size)
    text = (
        QCoreApplication.translate("Export", "Closed knight's tour of {squares} squares, {size}, from {start}")
        if document.closed
        else QCoreApplication.translate("Export", "Knight's tour of {squares} squares, {size}, from {start}")
    )
    start = chess_name(document.path[0], board.rows)
    return text.format(squares=grouped(board.size), size=size, start=start)


def _knight_text(document: KnightDocument, tour: Tour | None) -> str:
    if tour is None:
        walk = Tour.of(document.board, document.path)
        visited = "\n".join([_knight_title(document), chess_text(walk), ""]) if document.path else ""
        return f"{document.board.rows}x{document.board.columns}\n{visited}"
    return "\n\n".join(
        [_knight_title(document), matrix_text(tour), coordinates_text(tour), chess_text(tour), ""]
    ).removesuffix("\n")
