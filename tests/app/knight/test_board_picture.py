"""The picture of a board in the history."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from app.knight.records import SIDE, board_picture
from app.ui.look.theme import LIGHT
from solvers.knight.board import Board
from solvers.knight.leaper import PIECES, Wrap


@pytest.mark.parametrize(("rows", "columns"), [(5, 4), (8, 8), (3, 11)])
def test_each_square_has_its_colour_and_missing_ones_none(qapp: QApplication, rows: int, columns: int) -> None:
    board = Board(rows, columns, frozenset({(1, 1), (2, 3)}))
    image = board_picture(board, (), False, LIGHT, 1.0).toImage()
    side = image.width() / columns
    assert image.height() == pytest.approx(side * rows, abs=1)
    for row in range(rows):
        for column in range(columns):
            colour = image.pixelColor(int((column + 0.5) * side), int((row + 0.5) * side))
            if (row, column) in board.missing:
                assert colour.alpha() == 0
            else:
                assert colour == QColor(LIGHT.square_dark if (row + column) % 2 else LIGHT.square_light)


def test_the_path_goes_through_the_middles(qapp: QApplication) -> None:
    board = Board(8, 8)
    plain, walked = (board_picture(board, visits, False, LIGHT, 1.0).toImage() for visits in ((), (0, 17, 34)))
    side = int(SIDE / 8)
    for row, column in ((0, 0), (2, 1), (4, 2)):
        middle = side // 2 + column * side, side // 2 + row * side
        assert walked.pixelColor(*middle) != plain.pixelColor(*middle)
    assert walked.pixelColor(7 * side, 7 * side) == plain.pixelColor(7 * side, 7 * side)


@pytest.mark.parametrize(("wrap", "crossed"), [(Wrap.NONE, True), (Wrap.COLUMNS, False), (Wrap.BOTH, False)])
def test_a_path_over_joined_edges_does_not_cross_the_board(qapp: QApplication, wrap: Wrap, crossed: bool) -> None:
    board = Board(8, 8, frozenset(), PIECES["wazir"], wrap)
    plain, walked = (board_picture(board, visits, False, LIGHT, 1.0).toImage() for visits in ((), (32, 39)))
    side = int(SIDE / 8)
    middle, edges = 4 * side + side // 2, (2, 8 * side - 3)
    assert (walked.pixelColor(4 * side, middle) != plain.pixelColor(4 * side, middle)) is crossed
    assert [walked.pixelColor(x, middle) != plain.pixelColor(x, middle) for x in edges] == [not crossed] * 2


def test_a_closed_path_comes_back(qapp: QApplication) -> None:
    board = Board(8, 8, frozenset(), PIECES["wazir"])
    open_path, closed = (board_picture(board, (0, 8, 9, 1), back, LIGHT, 1.0).toImage() for back in (False, True))
    side = int(SIDE / 8)
    assert open_path.pixelColor(side, side // 2) != closed.pixelColor(side, side // 2)
