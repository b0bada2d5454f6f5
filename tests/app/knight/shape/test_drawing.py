"""Strokes, symmetric brushes and changes of a whole shape, without widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.knight.shape.drawing import Brush, EmptyBoard, ShapeDrawing
from app.knight.shape.symmetry import Symmetry, images, possible
from solvers.knight.board import Board, Square

SIDE = st.integers(1, 9)
SQUARE = st.tuples(st.integers(-2, 10), st.integers(-2, 10))
STROKES = st.lists(st.lists(SQUARE, min_size=1, max_size=4), min_size=1, max_size=4)


def drawing(board: Board, brush: Brush = Brush.TOGGLE, symmetry: Symmetry = Symmetry.NONE) -> ShapeDrawing:
    made = ShapeDrawing(board)
    made.begin()
    made.choose_brush(brush)
    made.choose_symmetry(symmetry)
    return made


def stroke(drawn: ShapeDrawing, *squares: Square) -> None:
    drawn.press(squares[0])
    for square in squares[1:]:
        drawn.move(square)
    drawn.lift()


def rows_of(board: Board) -> list[str]:
    return [
        "".join("#" if board.has((row, column)) else "." for column in range(board.columns))
        for row in range(board.rows)
    ]


def mirrored(rows: Sequence[str]) -> list[str]:
    return [line[::-1] for line in rows]


def turned(rows: Sequence[str]) -> list[str]:
    return ["".join(line) for line in zip(*rows[::-1], strict=True)]


SAME_AS = {
    Symmetry.NONE: [list],
    Symmetry.LEFT_RIGHT: [mirrored],
    Symmetry.UP_DOWN: [lambda rows: list(rows)[::-1]],
    Symmetry.BOTH: [mirrored, lambda rows: list(rows)[::-1]],
    Symmetry.HALF_TURN: [lambda rows: mirrored(rows)[::-1]],
    Symmetry.QUARTER_TURN: [turned],
}
"""What leaves a shape of this symmetry as it is, on the lines of its picture."""


@given(SIDE, SIDE, st.sampled_from(Symmetry), st.sampled_from(Brush), STROKES)
def test_what_a_symmetric_brush_draws_on_a_symmetric_board_is_symmetric(
    rows: int, columns: int, symmetry: Symmetry, brush: Brush, strokes: list[list[Square]]
) -> None:
    columns = columns if possible(symmetry, rows, columns) else rows
    drawn = drawing(Board(rows, columns), brush, symmetry)
    for squares in strokes:
        stroke(drawn, *squares)
        picture = rows_of(drawn.board)
        assert all(same(picture) == picture for same in SAME_AS[symmetry])


@given(SIDE, SIDE, st.sampled_from(Symmetry), SQUARE)
def test_images_lead_to_each_other(rows: int, columns: int, symmetry: Symmetry, square: Square) -> None:
    columns = columns if possible(symmetry, rows, columns) else rows
    square = square[0] % rows, square[1] % columns
    all_images = images((square,), symmetry, rows, columns)
    assert square in all_images
    assert len(all_images) in (1, 2, 4)
    assert all(images((image,), symmetry, rows, columns) == all_images for image in all_images)


def test_the_first_square_decides_whether_a_stroke_draws_or_erases() -> None:
    drawn = drawing(Board(3, 4, frozenset({(1, 1)})))
    stroke(drawn, (0, 0), (0, 1), (1, 1))
    assert rows_of(drawn.board) == ["..##", "#.##", "####"]
    stroke(drawn, (1, 1), (2, 2), (0, 0))
    assert rows_of(drawn.board) == ["#.##", "####", "####"]


def test_a_fast_stroke_leaves_no_gaps() -> None:
    drawn = drawing(Board(5, 9))
    stroke(drawn, (0, 0), (4, 8))
    assert all(drawn.board.missing & {(row, column) for column in range(9)} for row in range(5))
    assert {column for _, column in drawn.board.missing} == set(range(9))


def test_a_stroke_that_leaves_the_board_erases_up_to_its_edge() -> None:
    drawn = drawing(Board(3, 6))
    stroke(drawn, (1, 2), (1, 11))
    assert rows_of(drawn.board) == ["######", "##....", "######"]


def test_a_stroke_is_one_step_however_many_squares_it_changes() -> None:
    drawn, steps, changes = drawing(Board(4, 4)), [], []
    drawn.changing.connect(lambda: steps.append(drawn.board))
    drawn.changed.connect(lambda: changes.append(drawn.board))
    stroke(drawn, (0, 0), (0, 1), (0, 2))
    assert steps == [Board(4, 4)]
    assert len(changes) == 3


def test_a_stroke_that_changes_nothing_is_no_step() -> None:
    drawn, steps = drawing(Board(4, 4), Brush.DRAW), []
    drawn.changing.connect(lambda: steps.append(drawn.board))
    stroke(drawn, (0, 0), (0, 3))
    drawn.fill()
    assert not steps


def test_every_square_can_be_erased_and_then_drawn_again() -> None:
    drawn = drawing(Board(2, 3))
    drawn.clear()
    assert drawn.empty
    assert isinstance(drawn.board, EmptyBoard)
    stroke(drawn, (1, 0))
    assert rows_of(drawn.board) == ["...", "#.."]
    assert type(drawn.board) is Board


SHAPE = Board(2, 3, frozenset({(0, 0), (0, 1)}))


def mirror_up_down(drawn: ShapeDrawing) -> None:
    """As half a turn and the other mirror do together."""
    drawn.turn()
    drawn.turn()
    drawn.mirror_left_right()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (ShapeDrawing.fill, ["###", "###"]),
        (ShapeDrawing.mirror_left_right, ["#..", "###"]),
        (mirror_up_down, ["###", "..#"]),
        (ShapeDrawing.turn, ["#.", "#.", "##"]),
    ],
)
def test_a_whole_shape_is_changed(change: Callable[[ShapeDrawing], None], expected: list[str]) -> None:
    drawn = drawing(SHAPE)
    change(drawn)
    assert rows_of(drawn.board) == expected


@given(SIDE, SIDE, STROKES)
def test_four_turns_and_two_mirrors_lead_back(rows: int, columns: int, strokes: list[list[Square]]) -> None:
    drawn = drawing(Board(rows, columns))
    for squares in strokes:
        stroke(drawn, *squares)
    before = drawn.board
    for _ in range(4):
        drawn.turn()
    drawn.mirror_left_right()
    drawn.mirror_left_right()
    assert drawn.board == before


def test_another_size_keeps_the_shape_where_it_was_from_a1() -> None:
    drawn = drawing(SHAPE)
    drawn.resize(3, 5)
    assert rows_of(drawn.board) == [".....", "..#..", "###.."]
    drawn.resize(2, 2)
    assert rows_of(drawn.board) == ["..", "##"]


def test_a_whole_board_stays_whole_in_another_size() -> None:
    drawn = drawing(Board(3, 3))
    drawn.resize(5, 4)
    assert drawn.board == Board(5, 4)


def test_a_board_that_is_no_longer_square_keeps_half_of_a_quarter_turn() -> None:
    drawn = drawing(Board(5, 5), symmetry=Symmetry.QUARTER_TURN)
    drawn.resize(5, 6)
    assert drawn.symmetry is Symmetry.HALF_TURN
    drawn.choose_symmetry(Symmetry.QUARTER_TURN)
    assert drawn.symmetry is Symmetry.HALF_TURN


def test_outside_the_mode_a_square_is_toggled_alone() -> None:
    drawn = drawing(Board(4, 4), symmetry=Symmetry.BOTH)
    drawn.finish()
    drawn.toggle((0, 0))
    assert drawn.board.missing == {(0, 0)}
