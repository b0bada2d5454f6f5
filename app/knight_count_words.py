"""How many tours there are, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.knight_words import reason_said
from app.numbers import duration, grouped, unbroken
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest
from solvers.knight.tour_count import TourCount
from solvers.statement import Statement


def counting_sentence(wish: TourRequest) -> str:
    """That tours are being counted, and which."""
    if wish.closed:
        return QCoreApplication.translate("KnightCount", "Counting closed tours …")
    if wish.start is None:
        return QCoreApplication.translate("KnightCount", "Counting open tours …")
    text = QCoreApplication.translate("KnightCount", "Counting tours from {start} …")
    return text.format(start=chess_name(wish.start, wish.board.rows))


def count_sentence(count: TourCount, seconds: float) -> str:
    """How many tours, counted how, and by whom where not by this program."""
    rows = count.board.rows
    numbers = {
        "directed": grouped(count.directed),
        "undirected": grouped(count.undirected if count.undirected is not None else count.directed),
        "start": chess_name(count.start, rows) if count.start is not None else "",
    }
    answer = _answer(count).format(**numbers)
    if count.source is not None:
        text = QCoreApplication.translate("KnightCount", "{answer} ({source})")
        return text.format(answer=answer, source=reason_said(count.source, rows))
    text = QCoreApplication.translate("KnightCount", "{answer}; counted in {time}")
    return text.format(answer=answer, time=unbroken(duration(seconds)))


def not_counted_sentence(reason: Statement, rows: int) -> str:
    """That the tours cannot be counted here, and why."""
    text = QCoreApplication.translate("KnightCount", "Not counted: {reason}")
    return text.format(reason=reason_said(reason, rows))


def _answer(count: TourCount) -> str:
    if count.directed == 0:
        return _no_tour(count)
    if count.closed:
        return QCoreApplication.translate(
            "KnightCount", "{undirected} closed tours, {directed} with each direction counted"
        )
    if count.start is not None:
        return QCoreApplication.translate("KnightCount", "{directed} open tours from {start}")
    return QCoreApplication.translate("KnightCount", "{directed} open tours, each direction counted")


def _no_tour(count: TourCount) -> str:
    if count.closed:
        return QCoreApplication.translate("KnightCount", "No closed tour")
    if count.start is not None:
        return QCoreApplication.translate("KnightCount", "No open tour from {start}")
    return QCoreApplication.translate("KnightCount", "No open tour")
