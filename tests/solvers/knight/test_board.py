"""Boards: their squares, numbers, moves and symmetries, and what is no board or no square."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from solvers.knight.board import KNIGHT_MOVES, Board, BoardFault, Square
from solvers.knight.leaper import PIECES, Leaper, Wrap
from solvers.message import InputError, Message
from tests.solvers.knight.rules import a_knights_move

DENTED = Board(3, 4, frozenset({(0, 0), (1, 2)}))


def test_the_moves_are_the_eight_of_a_knight_clockwise_from_up_and_a_little_right() -> None:
    assert KNIGHT_MOVES == ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


def test_squares_are_numbered_row_by_row_with_the_missing_ones() -> None:
    assert DENTED.size == 10
    assert DENTED.squares == tuple(square for square in product(range(3), range(4)) if square not in DENTED.missing)
    assert [DENTED.index(square) for square in product(range(3), range(4))] == list(range(12))
    assert [DENTED.square(number) for number in range(12)] == list(product(range(3), range(4)))


@pytest.mark.parametrize("board", [DENTED, Board(5, 7), Board(1, 1), Board(8, 3, frozenset({(4, 1)}))])
def test_a_square_leads_to_those_a_knights_move_away_that_are_there(board: Board) -> None:
    inside = set(product(range(board.rows), range(board.columns)))
    for square in product(range(-3, board.rows + 3), range(-3, board.columns + 3)):
        assert board.has(square) == (square in inside - board.missing)
        targets = list(board.neighbours(square))
        assert set(targets) == {other for other in board.squares if a_knights_move(square, other)}
        steps = [(row - square[0], column - square[1]) for row, column in targets]
        assert steps == [move for move in KNIGHT_MOVES if move in steps]
        assert board.degree(square) == len(targets)


@pytest.mark.parametrize("size", [(4, 4), (5, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("missing", [set(), {(0, 1)}, {(0, 0), (2, 2)}, {(0, 1), (1, 0)}, {(0, 0), (0, 2)}, {(1, 1)}])
def test_orbits_are_the_squares_that_symmetries_of_the_shape_lead_to_each_other(
    size: tuple[int, int], missing: set[Square]
) -> None:
    board = Board(*size, frozenset(missing))
    rows, columns = size
    images = [
        {
            (row, column): (rows - 1 - row if down else row, columns - 1 - column if right else column)
            for row, column in product(range(rows), range(columns))
        }
        for down, right in product((False, True), repeat=2)
    ]
    if rows == columns:
        images += [{(row, column): image[column, row] for row, column in image} for image in images]
    kept = [image for image in images if {image[square] for square in missing} == missing]
    orbits = {frozenset(image[square] for image in kept) for square in board.squares}
    assert set(board.orbits) == orbits
    assert len(board.orbits) == len(orbits)
    assert [min(orbit) for orbit in board.orbits] == sorted(min(orbit) for orbit in orbits)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
@pytest.mark.parametrize("wrap", Wrap)
@pytest.mark.parametrize(("rows", "columns"), [(1, 5), (2, 3), (3, 3), (4, 7)])
def test_the_way_from_square_to_square_is_a_move_over_as_few_edges_as_there_is(
    rows: int, columns: int, wrap: Wrap, piece: Leaper
) -> None:
    board = Board(rows, columns, piece=piece, wrap=wrap)

    def edges(square: Square, move: Square) -> int:
        """How many edges are crossed, counted square by square."""
        beyond = square[0] + move[0], square[1] + move[1]
        return abs(beyond[0] // rows) + abs(beyond[1] // columns)

    for square in board.squares:
        for target in board.neighbours(square):
            way = board.way(square, target)
            assert way in piece.moves
            landed = square[0] + way[0], square[1] + way[1]
            assert (landed[0] % rows, landed[1] % columns) == target
            assert board.way(target, square) == (-way[0], -way[1])
            alike = [
                move
                for move in piece.moves
                if ((square[0] + move[0]) % rows, (square[1] + move[1]) % columns) == target
                and (wrap is Wrap.BOTH or square[0] + move[0] == target[0])
                and (wrap is not Wrap.NONE or square[1] + move[1] == target[1])
            ]
            assert edges(square, way) == min(edges(square, move) for move in alike)
            assert board.goes_over_edge(square, target) == (edges(square, way) > 0)


@pytest.mark.parametrize(("rows", "columns"), [(0, 3), (3, 0), (-1, 3), (3, -1), (0, 0)])
def test_a_board_has_a_row_and_a_column(rows: int, columns: int) -> None:
    with pytest.raises(InputError) as refused:
        Board(rows, columns)
    assert refused.value.message == Message(BoardFault.SIZE, {"rows": rows, "columns": columns})


def test_a_board_has_a_square() -> None:
    assert Board(1, 2, frozenset({(0, 0)})).squares == ((0, 1),)
    with pytest.raises(InputError) as refused:
        Board(1, 2, frozenset({(0, 0), (0, 1)}))
    assert refused.value.message.template is BoardFault.NO_SQUARES


@pytest.mark.parametrize("square", [(3, 0), (0, 4), (-1, 0), (0, -1), (2, 4), (3, 3)])
def test_a_square_beside_the_board_is_named_as_files_write_it(square: Square) -> None:
    values = {"square": f"[{square[0]}, {square[1]}]", "first": "[0, 0]", "last": "[2, 3]", "rows": 3, "columns": 4}
    for refuse in (lambda: Board(3, 4).check(square), lambda: Board(3, 4, frozenset({square}))):
        with pytest.raises(InputError) as refused:
            refuse()
        assert refused.value.message == Message(BoardFault.OFF_BOARD, values)


def test_a_square_that_is_missing_is_refused_and_the_others_are_not() -> None:
    for square in DENTED.squares:
        DENTED.check(square)
    with pytest.raises(InputError) as refused:
        DENTED.check((1, 2))
    assert refused.value.message == Message(BoardFault.MISSING, {"square": "[1, 2]"})


@pytest.mark.parametrize("square", [(0,), (0, 1, 2), (0.0, 1), (True, 1), ("0", 1)])
def test_a_square_is_two_whole_numbers(square: Any) -> None:
    with pytest.raises(InputError) as refused:
        DENTED.check(square)
    assert refused.value.message.template is BoardFault.SQUARE_TEXT
