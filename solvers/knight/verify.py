"""Verification: whether an order of squares is a tour, and if not, the first thing that is wrong with it."""

from __future__ import annotations

from enum import StrEnum

from solvers.knight.tour import Tour, TourRequest
from solvers.statement import Statement


class TourFault(StrEnum):
    """What can be wrong with a tour; visits are numbered from 1, squares are row,column."""

    LENGTH = "a tour of this board visits {expected} squares, but this one visits {found}"
    OFF_BOARD = "visit {visit} is to a square that the board does not have"
    TWICE = "visit {visit} is to the square {row},{column}, which was visited before"
    JUMP = "visit {visit}, from {row},{column} to {to_row},{to_column}, is no knight's move"
    START = "the tour starts on {row},{column} and not on {asked_row},{asked_column}"
    END = "the tour ends on {row},{column} and not on {asked_row},{asked_column}"
    OPEN = "the tour is not closed: {row},{column} is no knight's move from its start {to_row},{to_column}"


def fault_in(tour: Tour) -> Statement | None:
    """The first fault, or None for a true tour: every square once, a knight's move each time. Linear, with numpy."""
    if len(tour.order) != tour.board.size:
        return Statement(TourFault.LENGTH, {"expected": tour.board.size, "found": len(tour.order)})
    return _fault_of_squares(tour) or _fault_of_moves(tour)


def fault_in_answer(tour: Tour, request: TourRequest) -> Statement | None:
    """The first fault of a tour as the answer to a request: also its ends and, if asked for, its being closed."""
    return fault_in(tour) or _fault_of_ends(tour, request)


def _fault_of_squares(tour: Tour) -> Statement | None:
    import numpy as np

    board = tour.board
    order = np.asarray(tour.order)
    cells = board.rows * board.columns
    there = np.ones(cells, np.bool_)
    there[[board.index(square) for square in board.missing]] = False
    inside = (order >= 0) & (order < cells)
    known = there[np.where(inside, order, 0)] & inside
    if not known.all():
        return Statement(TourFault.OFF_BOARD, {"visit": int(known.argmin()) + 1})
    if np.bincount(order).max() == 1:
        return None
    again = np.ones(len(order), np.bool_)
    again[np.unique(order, return_index=True)[1]] = False
    visit = int(again.argmax())
    row, column = board.square(tour.order[visit])
    return Statement(TourFault.TWICE, {"visit": visit + 1, "row": row, "column": column})


def _fault_of_moves(tour: Tour) -> Statement | None:
    import numpy as np

    rows, columns = np.divmod(np.asarray(tour.order), tour.board.columns)
    right = np.abs(np.diff(rows)) * np.abs(np.diff(columns)) == 2
    if right.all():
        return None
    visit = int(right.argmin()) + 1
    row, column = tour.board.square(tour.order[visit - 1])
    to_row, to_column = tour.board.square(tour.order[visit])
    places = {"row": row, "column": column, "to_row": to_row, "to_column": to_column}
    return Statement(TourFault.JUMP, {"visit": visit + 1, **places})


def _fault_of_ends(tour: Tour, request: TourRequest) -> Statement | None:
    for fault, square, asked in (
        (TourFault.START, tour.start, request.start),
        (TourFault.END, tour.end, request.end),
    ):
        if asked is not None and square != asked:
            places = {"row": square[0], "column": square[1], "asked_row": asked[0], "asked_column": asked[1]}
            return Statement(fault, places)
    if request.closed and not tour.closed:
        (row, column), (to_row, to_column) = tour.end, tour.start
        return Statement(TourFault.OPEN, {"row": row, "column": column, "to_row": to_row, "to_column": to_column})
    return None
