"""How many tours there are, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight_words import reason_said
from app.numbers import duration, grouped, unbroken
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest
from solvers.knight.tour_count import TourCount
from solvers.statement import Statement

MOST_NAMED = 8
"""How many missing squares are named; of more only the number is told."""


def counting_sentence(wish: TourRequest) -> str:
    """That tours are being counted, and which."""
    tours = (
        QCoreApplication.translate("KnightCount", "closed tours")
        if wish.closed
        else QCoreApplication.translate("KnightCount", "open tours")
    )
    return QCoreApplication.translate("KnightCount", "Counting {tours} …").format(tours=_which(tours, wish))


def count_sentence(count: TourCount, seconds: float) -> str:
    """How many tours of which sort, counted how, and by whom where not by this program."""
    request = count.request
    answer = _with_directions(_which(_number_of_tours(count), request), count)
    if count.source is not None:
        text = QCoreApplication.translate("KnightCount", "{answer} ({source})")
        return text.format(answer=answer, source=reason_said(count.source, request.board.rows))
    text = QCoreApplication.translate("KnightCount", "{answer}; counted in {time}")
    return text.format(answer=answer, time=unbroken(duration(seconds)))


def not_counted_sentence(reason: Statement, rows: int) -> str:
    """That the tours cannot be counted here, and why."""
    text = QCoreApplication.translate("KnightCount", "Not counted: {reason}")
    return text.format(reason=reason_said(reason, rows))


def _number_of_tours(count: TourCount) -> str:
    closed = count.request.closed
    number = count.undirected if closed and count.undirected is not None else count.directed
    if number == 0:
        return (
            QCoreApplication.translate("KnightCount", "No closed tour")
            if closed
            else QCoreApplication.translate("KnightCount", "No open tour")
        )
    if number == 1:
        return (
            QCoreApplication.translate("KnightCount", "1 closed tour")
            if closed
            else QCoreApplication.translate("KnightCount", "1 open tour")
        )
    text = (
        QCoreApplication.translate("KnightCount", "{number} closed tours")
        if closed
        else QCoreApplication.translate("KnightCount", "{number} open tours")
    )
    return text.format(number=grouped(number))


def _which(tours: str, request: TourRequest) -> str:
    """The tours with their ends and the missing squares."""
    rows, missing = request.board.rows, sorted(request.board.missing)
    start, end = ("" if square is None else chess_name(square, rows) for square in (request.start, request.end))
    if start and end:
        tours = QCoreApplication.translate("KnightCount", "{tours} from {start} to {end}").format(
            tours=tours, start=start, end=end
        )
    elif start:
        tours = QCoreApplication.translate("KnightCount", "{tours} from {start}").format(tours=tours, start=start)
    elif end:
        tours = QCoreApplication.translate("KnightCount", "{tours} ending on {end}").format(tours=tours, end=end)
    if len(missing) > MOST_NAMED:
        text = QCoreApplication.translate("KnightCount", "{tours} on the board without {number} squares")
        return text.format(tours=tours, number=grouped(len(missing)))
    if missing:
        names = " ".join(chess_name(square, rows) for square in missing)
        text = QCoreApplication.translate("KnightCount", "{tours} on the board without {squares}")
        return text.format(tours=tours, squares=names)
    return tours


def _with_directions(answer: str, count: TourCount) -> str:
    """How often the two directions of a tour were counted, where both are meant."""
    if count.directed < 2 or count.undirected is None:
        return answer
    if not count.request.closed:
        return QCoreApplication.translate("KnightCount", "{answer}, each direction counted").format(answer=answer)
    text = QCoreApplication.translate("KnightCount", "{answer}, {directed} with each direction counted")
    return text.format(answer=answer, directed=grouped(count.directed))
