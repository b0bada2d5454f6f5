"""The halves and quarters of symmetric tours: the turn leads the moves of each to those of another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.leaper import PIECES, Wrap
from solvers.knight.symmetric.quotient import tour_parts
from solvers.knight.symmetric.symmetric import search
from solvers.knight.tour import Tour, TourRequest, TourSymmetry
from solvers.search import Found


def turned(board: Board, symmetry: TourSymmetry) -> Callable[[Square], Square]:
    """The turn by hand, not as the board numbers it."""
    if symmetry is TourSymmetry.HALF_TURN:
        return lambda square: (board.rows - 1 - square[0], board.columns - 1 - square[1])
    return lambda square: (square[1], board.rows - 1 - square[0])


def found(board: Board, symmetry: TourSymmetry, most: int = 100) -> list[Tour]:
    events = search(TourRequest(board, closed=True, symmetry=symmetry))
    return list(islice((event.answer for event in events if isinstance(event, Found)), most))


@pytest.mark.parametrize(
    ("board", "symmetry", "number"),
    [
        (Board(6, 6), TourSymmetry.HALF_TURN, 78),
        (Board(6, 6), TourSymmetry.QUARTER_TURN, 10),
        (Board(4, 4, piece=PIECES["king"]), TourSymmetry.HALF_TURN, None),
        (Board(4, 4, piece=PIECES["wazir"]), TourSymmetry.HALF_TURN, None),
        (Board(3, 4, wrap=Wrap.BOTH), TourSymmetry.HALF_TURN, None),
    ],
)
def test_turns_lead_the_parts_of_a_tour_to_each_other(board: Board, symmetry: TourSymmetry, number: int | None) -> None:
    tours = found(board, symmetry)
    assert number is None or len(tours) == number
    assert tours
    for tour in tours:
        parts = tour_parts(board, tour.order)
        assert parts is not None
        assert parts.length == board.size
        turn, squares = turned(board, parts.symmetry), [*tour.squares, tour.start]
        moves: dict[int, set[frozenset[Square]]] = {part: set() for part in range(parts.number)}
        for visit, move in enumerate(pairwise(squares)):
            moves[parts.part(visit)].add(frozenset(move))
        images = {part: {frozenset(map(turn, move)) for move in those} for part, those in moves.items()}
        fixed = [move for those in moves.values() for move in those if frozenset(map(turn, move)) == move]
        for part, those in images.items():
            other = max(moves, key=lambda number: len(moves[number] & those))
            assert other != part
            assert those - set(fixed) == moves[other] - set(fixed)
        assert max(map(len, moves.values())) - min(map(len, moves.values())) <= 1


def test_other_tours_have_no_parts() -> None:
    ring = Board(3, 3, frozenset({(1, 1)}))
    around = [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)]
    assert tour_parts(ring, Tour.of(ring, around).order) is not None
    assert tour_parts(ring, Tour.of(ring, around[:-1]).order) is None
    open_tour = [(0, 0), (1, 2), (2, 0), (0, 1), (1, 3), (2, 1), (0, 2), (1, 0), (2, 2), (0, 3), (1, 1), (2, 3)]
    assert tour_parts(Board(3, 4), Tour.of(Board(3, 4), open_tour).order) is None
