"""What the knight's page says: squares, tours and reasons in the user's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.numbers import duration, grouped
from solvers.knight.board import Square
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour
from solvers.statement import Statement


def tour_sentence(tour: Tour, closed: bool, number: int, visited: int, seconds: float) -> str:
    """What was found, in one sentence; `number` counts the tours of one search from 1."""
    text = (
        QCoreApplication.translate(
            "Knight", "Closed tour {number} of {squares} squares from {start}, {visited} squares visited in {time}"
        )
        if closed
        else QCoreApplication.translate(
            "Knight", "Tour {number} of {squares} squares from {start}, {visited} squares visited in {time}"
        )
    )
    first = (
        QCoreApplication.translate(
            "Knight", "A closed tour of {squares} squares from {start}, {visited} squares visited in {time}"
        )
        if closed
        else QCoreApplication.translate(
            "Knight", "A tour of {squares} squares from {start}, {visited} squares visited in {time}"
        )
    )
    return (first if number == 1 else text).format(
        number=grouped(number),
        squares=grouped(tour.board.size),
        start=chess_name(tour.start, tour.board.rows),
        visited=grouped(visited),
        time=duration(seconds),
    )


def no_tour_sentence(reason: Statement, rows: int) -> str:
    """That there is no tour, and why."""
    text = QCoreApplication.translate("Knight", "No tour: {reason}")
    return text.format(reason=reason_said(reason, rows))


def all_searched_sentence(found: int, visited: int) -> str:
    """That a search has come to its end after so many tours."""
    text = (
        QCoreApplication.translate("Knight", "No further tour: everything has been searched, {visited} squares visited")
        if found
        else QCoreApplication.translate("Knight", "No tour: everything has been searched, {visited} squares visited")
    )
    return text.format(visited=grouped(visited))


def reason_said(reason: Statement, rows: int) -> str:
    """A reason in the user's language, with squares named as on the frame of the board: a1 for (7, 0) on eight rows."""
    template = QCoreApplication.translate("Statements", reason.template.value)
    names: dict[str, str] = {}
    for row, column in (("row", "column"), ("to_row", "to_column")):
        down, right = reason.values.get(row), reason.values.get(column)
        if isinstance(down, int) and isinstance(right, int):
            names[f"{row}_name"] = chess_name((down, right), rows)
            template = template.replace(f"{{{row}}},{{{column}}}", f"{{{row}_name}}")
    return template.format(**reason.values, **names)


def searching_sentence(start: Square | None, rows: int) -> str:
    """That a search is under way."""
    if start is None:
        return QCoreApplication.translate("Knight", "Searching …")
    return QCoreApplication.translate("Knight", "Searching from {start} …").format(start=chess_name(start, rows))


def square_hint(square: Square, rows: int) -> str:
    """What a click on a square does."""
    text = QCoreApplication.translate("Knight", "{square}: click to start a tour here")
    return text.format(square=chess_name(square, rows))


def visit_lines(tour: Tour, closed: bool) -> list[str]:
    """A line for each visit of a tour: its number and its square; of a closed tour the way back too."""
    rows = tour.board.rows
    names = [chess_name(square, rows) for square in tour.squares]
    lines = [f"{number}. {name}" for number, name in enumerate(names, 1)]
    if closed:
        lines.append(QCoreApplication.translate("Knight", "back to {start}").format(start=names[0]))
    return lines
