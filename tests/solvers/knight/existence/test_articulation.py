"""Parts of boards and the squares that hold them together, against what is left when squares are taken away."""

from __future__ import annotations

from itertools import combinations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board, Square
from solvers.knight.existence.articulation import first_cut, forced_loops, narrow_square, parts, scattering
from tests.solvers.knight.asking import whole
from tests.solvers.knight.rules import a_knights_move


def graph(board: Board) -> networkx.Graph:
    moves = networkx.Graph()
    moves.add_nodes_from(board.squares)
    moves.add_edges_from(pair for pair in combinations(board.squares, 2) if a_knights_move(*pair))
    return moves


def left_without(board: Board, squares: frozenset[Square]) -> int:
    moves = graph(board)
    moves.remove_nodes_from(squares)
    return networkx.number_connected_components(moves)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    rows, columns = draw(st.sampled_from([(3, 4), (3, 5), (4, 4), (4, 5), (3, 7)]))
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    return Board(rows, columns, frozenset(draw(st.sets(st.sampled_from(squares), max_size=6))))


@given(boards(), st.booleans(), st.data())
@settings(max_examples=60)
def test_the_first_square_that_a_tour_could_not_pass_without_leaving_a_part(
    board: Board, closed: bool, data: st.DataObject
) -> None:
    assert len(parts(board)) == left_without(board, frozenset())
    if len(parts(board)) > 1:
        return
    ends = data.draw(st.sets(st.sampled_from(board.squares), max_size=2))
    expected = None
    for square in board.squares if board.size > 1 else ():
        allowed = 1 if closed or square in ends else 2
        number = left_without(board, frozenset({square}))
        if number > allowed:
            expected = square, number, allowed
            break
    assert first_cut(board, closed, ends) == expected


@pytest.mark.parametrize(
    "board",
    [
        whole(3, 5),
        whole(3, 6),
        whole(4, 4),
        whole(4, 6),
        whole(5, 5),
        whole(3, 8),
        whole(6, 6),
        whole(4, 4, [(0, 0), (3, 3)]),
        whole(6, 6, [(2, 2), (2, 3), (3, 2), (3, 3)]),
    ],
    ids=lambda board: f"{board.rows}x{board.columns} without {len(board.missing)}",
)
def test_what_scatters_a_board_most_is_made_of_its_orbits(board: Board) -> None:
    """Of all unions of orbits one that leaves the most parts for its size, and of these a smallest one."""
    unions = {
        frozenset[Square]().union(*chosen)
        for number in range(1, len(board.orbits) + 1)
        for chosen in combinations(board.orbits, number)
    }
    counted = {removed: left_without(board, removed) for removed in unions if removed}
    found = scattering(board)
    assert found is not None
    removed, left = found
    assert len(left) == counted[removed]
    best = max((number - len(squares), -len(squares)) for squares, number in counted.items())
    assert (len(left) - len(removed), -len(removed)) == best


def test_boards_of_more_than_a_hundred_squares_or_eight_orbits_are_not_scattered() -> None:
    corners = [(row, column) for row in range(10) for column in range(10) if 0 < row < 9 and 0 < column < 9]
    assert scattering(whole(10, 10, corners)) is not None
    assert scattering(whole(10, 10)) is None
    assert scattering(whole(11, 11, [(row, column) for row in range(1, 10) for column in range(1, 10)])) is not None
    assert scattering(whole(1, 101)) is None


@given(boards())
@settings(max_examples=60)
def test_loops_of_forced_moves_are_parts_with_as_many_moves_as_squares(board: Board) -> None:
    moves = graph(board)
    forced = networkx.Graph(edge for square in moves if moves.degree[square] == 2 for edge in moves.edges(square))
    expected: list[frozenset[Square]] = []
    for part in networkx.connected_components(forced):
        loop = forced.subgraph(part)
        is_tour = len(part) == board.size and all(degree == 2 for _, degree in loop.degree())
        if loop.number_of_edges() >= len(part) and not is_tour:
            expected.append(frozenset(part))
    assert list(forced_loops(board)) == sorted(expected, key=sorted)
    for loop in expected:
        assert narrow_square(board, loop) == min(square for square in loop if moves.degree[square] == 2)
