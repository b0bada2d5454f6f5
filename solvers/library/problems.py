"""The problems and methods that are named by whoever uses the library."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from solvers.comparison.plan import Problem
from solvers.engine import Engine, Registry
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board, Square
from solvers.knight.comparison import KnightProblem
from solvers.knight.notation import square_on
from solvers.library.layout import layout
from solvers.own_search.own_search import OwnSearch

E = TypeVar("E", bound=Engine[Any])


Method: TypeAlias = str | Engine[Any] | OwnSearch
"""A search method by its name, itself, or a search of one's own."""


def method_of(engines: Registry[E], method: Method) -> E:
    """The engine of a puzzle that is meant; raises `InputError` that lists the names there are."""
    return engines.named(method.engine(engines[0].puzzle) if isinstance(method, OwnSearch) else method)


def squares_on(board: Board, *squares: str | Square | None) -> list[Square | None]:
    """Squares that are named, or given as (row, column); None stays. Raises `InputError`."""
    return [None if square is None else square_on(square, board) for square in squares]


def problem_of(
    subject: Layout | Board | str,
    count: str = "moves",
    start: str | Square | None = None,
    end: str | Square | None = None,
    closed: bool = False,
    seed: int = 0,
) -> Problem:
    """A layout to solve in a count, or a tour of a board to find; raises `InputError`."""
    if isinstance(subject, Board):
        first, last = squares_on(subject, start, end)
        return KnightProblem(subject, first, closed, last, seed)
    return KlotskiProblem(layout(subject), Metric.named(count))
