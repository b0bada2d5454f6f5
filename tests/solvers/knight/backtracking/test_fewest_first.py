"""The search for all tours of boards of any size, against its proof written down a second time."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.backtracking import plain_order
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import TourRequest
from tests.solvers.knight.asking import described
from tests.solvers.knight.backtracking.branches import check, ways_on
from tests.solvers.knight.every_tour import small_boards


def fewest_first(board: Board, path: tuple[Square, ...], ends: Collection[Square]) -> list[Square]:
    """A square with fewer than two ways on, an end being one, has to come last; without given ends one may do so."""
    ways = {square: number + (square in ends) for square, number in ways_on(board, path).items()}
    near = [square for square in board.neighbours(path[-1]) if square in ways]
    if (ends and not ways.keys() & set(ends)) or (len(ways) > 1 and any(ways[square] == 0 for square in near)):
        return []
    low = sum(number < 2 for number in ways.values())
    near = [square for square in near if low - (ways[square] == 1) <= (0 if ends else 1)]
    return sorted(near, key=lambda square: ways[square])


@pytest.fixture
def always() -> Iterator[None]:
    """Search small boards in this way, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain_order, "MOST_SQUARES", 0)
        yield


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize(
    "request_",
    [
        TourRequest(Board(5, 5), (0, 0)),
        TourRequest(Board(5, 5), (2, 2)),
        TourRequest(Board(5, 5), (0, 0), (4, 4)),
        TourRequest(Board(5, 6), (1, 2), closed=True),
        TourRequest(Board(5, 6), (0, 0), (1, 2), closed=True),
        TourRequest(Board(5, 6, frozenset({(0, 0), (2, 3)})), (0, 1)),
        TourRequest(Board(6, 6), (2, 1)),
        TourRequest(Board(6, 6), (0, 0), closed=True),
    ],
    ids=described,
)
def test_it_enters_the_squares_behind_which_its_proof_leaves_a_tour(request_: TourRequest) -> None:
    check(request_, fewest_first)


def test_it_is_the_search_of_boards_of_more_than_64_squares() -> None:
    check(TourRequest(Board(5, 13), (0, 0)), fewest_first, 300)
    check(TourRequest(Board(9, 8), (2, 2), closed=True), fewest_first, 300)


@given(small_boards(), st.booleans(), st.booleans(), st.data())
@settings(max_examples=60)
def test_on_any_board(board: Board, closed: bool, ends: bool, data: st.DataObject) -> None:
    squares = st.sampled_from(board.squares)
    request = TourRequest(board, data.draw(squares), data.draw(squares) if ends else None, closed)
    if impossibility(request) is None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(plain_order, "MOST_SQUARES", 0)
            check(request, fewest_first)
