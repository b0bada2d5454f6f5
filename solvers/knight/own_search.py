"""A search that somebody wrote as a method for tours: what it is handed, and its answers, checked visit by visit."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from enum import StrEnum
from typing import Any

from solvers.knight.board import Square
from solvers.knight.tour import Tour, TourFault, TourRequest, is_knight_move
from solvers.own_search.own_search import OwnSearch
from solvers.own_search.running import OwnTask, WrongAnswer, run
from solvers.search import Search
from solvers.slices import ReportTimer


class VisitFault(StrEnum):
    """What is wrong with a list of squares as an answer, besides `TourFault`; visits are counted from 1."""

    NO_SQUARE = "visit {visit}: {value} is no square of the board"
    START = "the tour begins on {found}, but the start is {wanted}"
    END = "the tour ends on {found}, but the end is {wanted}"
    MISSED = "the tour visits {visited} of {squares} squares; one that is missing is {square}"


def search(own: OwnSearch, request: TourRequest) -> Search[Tour]:
    """Search for a tour; raises `WrongAnswer` for an answer that is wrong."""
    request.check()
    return run(own, TourTask(request))


class TourTask(OwnTask[Tour]):
    """A board to visit whole."""

    problem = "solvers.knight.own_problem:TourProblem"

    def __init__(self, request: TourRequest) -> None:
        self._request = request

    def values(self) -> dict[str, Any]:
        """The board, both ends, and whether the tour is to be closed."""
        request, board = self._request, self._request.board
        return {
            "rows": board.rows,
            "columns": board.columns,
            "missing": sorted(board.missing),
            "start": request.start,
            "end": request.end,
            "closed": request.closed,
        }

    def item(self, told: Any) -> Square | None:
        """The square; None where the board has no such square."""
        square = _square(told)
        return square if square is not None and self._request.board.has(square) else None

    def snapshot(self, told: list[Any]) -> array[int] | None:
        """The squares by their numbers; None where something else is among them."""
        squares = [self.item(each) for each in told]
        return None if None in squares else Tour.of(self._request.board, filter(None, squares)).order

    def checked(self, told: list[Any]) -> Generator[None, None, Tour]:
        """The tour through these squares."""
        board = self._request.board
        squares: dict[Square, None] = {}
        before: Square | None = None
        reports = ReportTimer()
        for visit, each in enumerate(told, 1):
            square = self._checked_visit(visit, each)
            if square in squares:
                raise WrongAnswer(TourFault.TWICE, visit=visit, square=str(square))
            if before is not None and not is_knight_move(before, square):
                raise WrongAnswer(TourFault.JUMP, visit=visit, square=str(before), other=str(square))
            squares[square], before = None, square
            if reports.overdue():
                yield
        self._check_ends(list(squares))
        return Tour.of(board, squares)

    def _checked_visit(self, visit: int, told: Any) -> Square:
        square = self.item(told)
        if square is None:
            value = told["other"] if isinstance(told, dict) else str(tuple(told))
            raise WrongAnswer(VisitFault.NO_SQUARE, visit=visit, value=value)
        return square

    def _check_ends(self, squares: list[Square]) -> None:
        request, board = self._request, self._request.board
        if len(squares) < board.size:
            missing = next(square for square in board.squares if square not in set(squares))
            counts = {"visited": len(squares), "squares": board.size}
            raise WrongAnswer(VisitFault.MISSED, square=str(missing), **counts)
        for fault, found, wanted in (
            (VisitFault.START, squares[0], request.start),
            (VisitFault.END, squares[-1], request.end),
        ):
            if wanted not in (None, found):
                raise WrongAnswer(fault, found=str(found), wanted=str(wanted))
        if request.closed and not Tour.of(board, squares).closed:
            raise WrongAnswer(TourFault.OPEN, square=str(squares[-1]), other=str(squares[0]))


def _square(told: Any) -> Square | None:
    return (told[0], told[1]) if isinstance(told, list) else None
