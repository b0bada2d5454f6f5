"""A search that somebody wrote as a method for tours: what it is handed, and its answers, checked visit by visit."""

from __future__ import annotations

from array import array
from enum import StrEnum
from typing import Any

from solvers.knight.board import Square
from solvers.knight.document import KnightDocument
from solvers.knight.requirements import check_no_symmetry
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from solvers.own_search.own_search import OwnSearch
from solvers.own_search.running import OwnTask, run
from solvers.search import Search, WrongAnswer


class VisitFault(StrEnum):
    """What is wrong with a list of squares as an answer, besides what is wrong with any path."""

    MISSED = "the tour visits {visited} of {squares} squares; it misses {square}"
    END = "the tour ends on {found}, but the end is {wanted}"


def search(own: OwnSearch, request: TourRequest) -> Search[Tour]:
    """Search for a tour; raises `WrongAnswer` for an answer that is wrong."""
    check_no_symmetry(request)
    request.check()
    return run(own, TourTask(request))


class TourTask(OwnTask[Tour]):
    """A board to visit whole."""

    problem = "solvers.knight.own_problem:TourProblem"

    def __init__(self, request: TourRequest) -> None:
        self._request = request
        self._squares: list[Square] = []

    def values(self) -> dict[str, Any]:
        """The board, both ends, and whether the tour is to be closed."""
        request, board = self._request, self._request.board
        ends = {"start": request.start, "end": request.end, "closed": request.closed}
        size = {"rows": board.rows, "columns": board.columns, "missing": sorted(board.missing)}
        return {**size, "piece": board.piece.text, "wrap": board.wrap.value, **ends}

    def snapshot(self, told: list[Any]) -> array[int] | None:
        """The squares by their numbers; None without any."""
        return Tour.of(self._request.board, ((row, column) for row, column in told)).order if told else None

    def go_on(self, told: Any, number: int) -> None:
        """Take the next square."""
        self._squares.append((told[0], told[1]))

    def answer(self) -> Tour:
        """The tour through all squares."""
        request, board, squares = self._request, self._request.board, tuple(self._squares)
        try:
            KnightDocument(board, request.start, request.closed, squares).checked()
        except InputError as error:
            raise WrongAnswer(error.message.template, **error.message.values) from None
        if len(squares) < board.size:
            missed = min(set(board.squares) - set(squares))
            raise WrongAnswer(VisitFault.MISSED, visited=len(squares), squares=board.size, square=str(missed))
        if request.end not in (None, squares[-1]):
            raise WrongAnswer(VisitFault.END, found=str(squares[-1]), wanted=str(request.end))
        return Tour.of(board, squares)
