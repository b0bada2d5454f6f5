"""Where squares lie on the screen, and which of them are seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from app.knight.board.geometry import ChessGeometry, proportions, square_around
from app.knight.board.zoom import BoardViewport, ZoomView
from solvers.knight.board import Board

SHARE = 0.046
"""Of the longer side of the squares is the frame wide on each side."""


def fitted(
    rows: int, columns: int, width: float, ratio: float = 1.0, left: float = 10, top: float = 20
) -> ChessGeometry:
    """A board as wide as this."""
    across, down = proportions(rows, columns)
    return ChessGeometry.fit(QRectF(left, top, width, width * down / across), Board(rows, columns), ratio)


def test_a_board_is_as_wide_as_its_squares_and_its_frame() -> None:
    assert proportions(8, 8) == (pytest.approx(8 * (1 + 2 * SHARE)), pytest.approx(8 * (1 + 2 * SHARE)))
    assert proportions(3, 10) == (pytest.approx(10 + 20 * SHARE), pytest.approx(3 + 20 * SHARE))


@pytest.mark.parametrize(("rows", "columns", "ratio"), [(8, 8, 1.0), (3, 10, 2.0), (12, 5, 1.25), (1, 1, 1.0)])
def test_squares_fill_the_board_within_an_even_frame_on_whole_pixels(rows: int, columns: int, ratio: float) -> None:
    geometry = fitted(rows, columns, 436.0, ratio)
    longer = max(rows, columns) * geometry.side
    assert (geometry.rows, geometry.columns) == (rows, columns)
    assert geometry.whole == geometry.inside
    assert geometry.frame == pytest.approx(SHARE * longer, abs=0.6 / ratio)
    for gap in (
        geometry.inside.top() - geometry.outside.top(),
        geometry.outside.right() - geometry.inside.right(),
        geometry.outside.bottom() - geometry.inside.bottom(),
    ):
        assert gap == pytest.approx(geometry.frame, abs=1.1 / ratio)
    for edges in (geometry.lefts, geometry.tops):
        assert all((edge * ratio).is_integer() for edge in edges)
        assert all(
            after - before == pytest.approx(geometry.side, abs=1.01 / ratio) for before, after in pairwise(edges)
        )
    assert not geometry.zoomed


def test_a_square_its_number_and_its_middle_belong_together() -> None:
    board, geometry = Board(3, 5), fitted(3, 5, 436.0)
    for square in board.squares:
        rect, middle = geometry.rect(square), geometry.centre(square)
        assert rect.center() == middle == geometry.centre_of(board.index(square))
        assert geometry.square_at(middle) == geometry.square_at(rect.topLeft()) == square
        assert geometry.squares_in(rect) == (range(square[0], square[0] + 1), range(square[1], square[1] + 1))
    assert geometry.rect((0, 0)).topLeft() == geometry.inside.topLeft()
    assert geometry.rect((2, 4)).bottomRight() == geometry.inside.bottomRight()
    assert geometry.rect((1, 2)).left() == geometry.rect((0, 1)).right()
    assert geometry.rect((1, 2)).top() == geometry.rect((0, 1)).bottom()


def test_the_frame_and_what_is_beside_the_board_are_no_squares() -> None:
    geometry = fitted(3, 5, 436.0)
    inside = geometry.inside
    assert geometry.square_at(QPointF(inside.right() - 0.1, inside.bottom() - 0.1)) == (2, 4)
    for across, down in ((-0.1, 1), (1, -0.1), (inside.width(), 1), (1, inside.height()), (-500, 1), (1, 5_000)):
        assert geometry.square_at(inside.topLeft() + QPointF(across, down)) is None


def test_an_area_reaches_into_rows_and_columns_and_no_farther_than_the_board() -> None:
    geometry = fitted(6, 9, 436.0)
    area = QRectF(geometry.centre((1, 2)), geometry.centre((3, 6)))
    assert geometry.squares_in(area) == (range(1, 4), range(2, 7))
    assert geometry.squares_in(area, beyond=1) == (range(5), range(1, 8))
    assert geometry.squares_in(area, beyond=3) == (range(6), range(9))
    assert geometry.squares_in(geometry.rect((2, 3)).united(geometry.rect((2, 4)))) == (range(2, 3), range(3, 5))
    assert (geometry.rows_seen, geometry.columns_seen) == (range(6), range(9))
    for beside in (geometry.inside.translated(5_000, 5_000), geometry.inside.translated(-5_000, -5_000)):
        assert [len(found) for found in geometry.squares_in(beside)] == [0, 0]


ROOM = BoardViewport(40, 60, 400.0, 300.0, 6.0)
"""For forty rows and sixty columns; where all fit, a square has a side of less than seven."""


def seen(left: float, top: float, side: float = 20.0, ratio: float = 1.0) -> ChessGeometry:
    """A part of the board that begins so many squares from its top left."""
    return ChessGeometry.seen(
        Board(ROOM.rows, ROOM.columns), QPointF(30, 50), ROOM, ZoomView(side, left, top), 12.0, ratio
    )


def test_of_a_zoomed_board_that_is_seen_which_fits_into_the_room() -> None:
    geometry = seen(5.0, 10.0)
    assert geometry.zoomed
    assert geometry.side == 20.0
    assert geometry.inside == QRectF(30, 50, 400, 300)
    assert geometry.outside == QRectF(18, 38, 424, 324)
    assert geometry.frame == 12.0
    assert (geometry.rows, geometry.columns) == (40, 60)
    assert geometry.lefts[5] == 30
    assert geometry.tops[10] == 50
    assert geometry.whole == QRectF(-70, -150, 1200, 800)
    assert geometry.columns_seen == range(5, 25)
    assert geometry.rows_seen == range(10, 25)
    assert geometry.square_at(QPointF(31, 51)) == (10, 5)
    assert geometry.square_at(QPointF(29, 51)) is None
    assert seen(5.5, 10.5).columns_seen == range(5, 26)
    assert seen(5.5, 10.5).rows_seen == range(10, 26)


def test_views_of_one_side_differ_by_whole_pixels_alone() -> None:
    for ratio in (1.0, 2.0, 1.5):
        one, other = seen(5.03, 10.21, 17.3, ratio), seen(7.4, 3.9, 17.3, ratio)
        ways = [(edge - moved) * ratio for edge, moved in zip(one.lefts, other.lefts, strict=True)]
        falls = [(edge - moved) * ratio for edge, moved in zip(one.tops, other.tops, strict=True)]
        for same in (ways, falls):
            assert max(same) == pytest.approx(min(same))
            assert same[0] == pytest.approx(round(same[0]))
        assert ways[0] / ratio == pytest.approx((7.4 - 5.03) * 17.3, abs=1.01 / ratio)
        assert falls[0] / ratio == pytest.approx((3.9 - 10.21) * 17.3, abs=1.01 / ratio)


def test_what_stands_on_squares_is_painted_over_the_frame_where_the_board_ends() -> None:
    inside, frame = QRectF(30, 50, 400, 300), 12
    assert seen(5.0, 10.0).open_area == inside
    assert seen(0.0, 10.0).open_area == inside.adjusted(-frame, 0, 0, 0)
    assert seen(5.0, 0.0).open_area == inside.adjusted(0, -frame, 0, 0)
    assert seen(40.0, 10.0).open_area == inside.adjusted(0, 0, frame, 0)
    assert seen(5.0, 25.0).open_area == inside.adjusted(0, 0, 0, frame)
    whole = fitted(8, 8, 436.0)
    assert whole.open_area == whole.inside.adjusted(-whole.frame, -whole.frame, whole.frame, whole.frame)


def test_a_layer_is_as_large_as_what_is_seen_and_painted_on_in_the_coordinates_of_the_board(qapp: object) -> None:
    geometry = seen(5.0, 10.0)
    layer = geometry.layer(2.0)
    assert layer.size() == QSize(800, 600)
    with geometry.painter_on(layer) as painter:
        painter.fillRect(geometry.rect((10, 5)), 0xFF0000)
    assert layer.pixelColor(1, 1).alpha() == layer.pixelColor(39, 39).alpha() == 255
    assert layer.pixelColor(41, 1).alpha() == layer.pixelColor(1, 41).alpha() == 0


def test_a_square_is_laid_around_its_middle() -> None:
    assert square_around(QPointF(10, 20), 6) == QRectF(7, 17, 6, 6)
