"""All tours of small boards by the simplest recursive search, to compare the other methods with."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from solvers.knight.board import Board, Square
from tests.solvers.knight.rules import a_move


def every_path(board: Board, start: Square) -> Iterator[tuple[Square, ...]]:
    """Every path from the start through every square once."""
    squares = {
        (row, column)
        for row in range(board.rows)
        for column in range(board.columns)
        if (row, column) not in board.missing
    }
    beside = {square: [other for other in squares if a_move(board, square, other)] for square in squares}
    path = {start: None}

    def grow(here: Square) -> Iterator[tuple[Square, ...]]:
        if len(path) == len(squares):
            yield tuple(path)
        for square in beside[here]:
            if square not in path:
                path[square] = None
                yield from grow(square)
                del path[square]

    yield from grow(start)


def open_tours(board: Board, start: Square | None = None) -> set[tuple[Square, ...]]:
    """Every open tour from the start, or from anywhere, in each direction."""
    starts = board.squares if start is None else (start,)
    return {path for square in starts for path in every_path(board, square)}


def closed_tours(board: Board, start: Square) -> set[frozenset[frozenset[Square]]]:
    """Every closed tour as the set of its moves, without a direction."""
    return {
        frozenset(frozenset(move) for move in zip(path, (*path[1:], path[0]), strict=True))
        for path in every_path(board, start)
        if len(path) > 2 and a_move(board, path[-1], path[0])
    }


@st.composite
def small_boards(draw: st.DrawFn, most_squares: int = 20) -> Board:
    """Boards of up to so many cells, some squares missing; often such that tours exist."""
    rows = draw(st.integers(3, 5))
    columns = draw(st.integers(3, most_squares // rows))
    cells = st.tuples(st.integers(0, rows - 1), st.integers(0, columns - 1))
    return Board(rows, columns, frozenset(draw(st.sets(cells, max_size=3))))
