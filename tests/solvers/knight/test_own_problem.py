"""A board as a search of somebody's own is handed it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solvers.knight.board import Board
from solvers.knight.leaper import Leaper, Wrap
from solvers.knight.own_problem import TourProblem
from tests.solvers.knight.rules import a_move

SIDES = st.integers(1, 7)


@st.composite
def problems(draw: st.DrawFn) -> TourProblem:
    """A board with squares missing, from anywhere to anywhere."""
    rows, columns = draw(SIDES), draw(SIDES)
    squares = [[row, column] for row in range(rows) for column in range(columns)]
    missing = draw(st.lists(st.sampled_from(squares), max_size=len(squares) - 1))
    return TourProblem(rows, columns, missing, "1,2", "none", None, None, draw(st.booleans()))


@given(problems())
def test_the_successors_are_the_squares_a_leap_away(problem: TourProblem) -> None:
    for square in problem.squares:
        leaps = {
            other
            for other in problem.squares
            if sorted((abs(square[0] - other[0]), abs(square[1] - other[1]))) == [1, 2]
        }
        reached = problem.successors(square)
        assert len(reached) == len(leaps)
        assert set(reached) == leaps
        reached.clear()
        assert set(problem.successors(square)) == leaps, "what somebody does with a list changes nothing"
    assert problem.counters == {"expansions": 2 * len(problem.squares)}


@pytest.mark.parametrize("piece", ["knight", "camel", "1,2+0,1"])
@pytest.mark.parametrize("wrap", Wrap)
def test_the_piece_leaps_as_the_board_has_it_also_over_joined_edges(piece: str, wrap: Wrap) -> None:
    problem = TourProblem(4, 7, [[1, 1]], piece, wrap.value, None, None, False)
    board = Board(4, 7, frozenset({(1, 1)}), Leaper.parse(piece), wrap)
    for square in problem.squares:
        leaps = {other for other in problem.squares if a_move(board, square, other)}
        reached = problem.successors(square)
        assert len(reached) == len(leaps)
        assert set(reached) == leaps


def test_what_is_asked_for_is_told() -> None:
    problem = TourProblem(3, 4, [[0, 1]], "1,2", "none", [0, 0], [2, 3], True)
    assert (problem.start, problem.end, problem.closed) == ((0, 0), (2, 3), True)
    assert problem.squares == [(row, column) for row in range(3) for column in range(4) if (row, column) != (0, 1)]
    assert str(problem) == "Knight's tour: a closed tour of 11 squares from (0, 0) to (2, 3)"
    assert str(TourProblem(5, 5, [], "1,2", "none", None, None, False)) == "Knight's tour: a tour of 25 squares"


@pytest.mark.parametrize("wrong", [None, 5, "a1", (0,), (0, 0, 0), (0.5, 0), (9, 0), (-1, 0), (1, 1), {}])
def test_what_is_no_square_of_the_board_has_no_successors(wrong: object) -> None:
    problem = TourProblem(3, 3, [[1, 1]], "1,2", "none", None, None, False)
    with pytest.raises(ValueError, match="successors takes a square of the board, not "):
        problem.successors(wrong)  # type: ignore[arg-type]
