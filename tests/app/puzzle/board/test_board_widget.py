"""What every painted board shares: where it is in its widget, its cells, and what covers it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from app.puzzle.board.board_widget import BoardOverlay, BoardPart, BoardWidget
from app.ui.look.theme import Appearance


class TwoByThree(BoardWidget):
    """A board of two rows and three columns, of cells as large as 20."""

    def table_size(self) -> tuple[int, int]:
        """Two rows of three."""
        return 2, 3

    def cell_rect(self, square: tuple[int, int]) -> QRectF:
        """One beside another."""
        return QRectF(20 * square[1], 20 * square[0], 19, 19)


class Pressed(BoardPart):
    """Takes presses, or only notes them, and paints the board in a colour."""

    def __init__(self, colour: str, taking: bool) -> None:
        super().__init__()
        self.presses = 0
        self.invited = False
        self._colour, self._taking = colour, taking

    def take(self, event: QEvent) -> bool:
        """Take a press."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        self.presses += pressed
        return pressed and self._taking

    def paint(self, painter: QPainter) -> None:
        """Paint all over."""
        painter.fillRect(0, 0, 400, 400, QColor(self._colour))

    def invite(self) -> None:
        """Note it."""
        self.invited = True


@pytest.fixture
def board(qtbot: QtBot) -> BoardWidget:
    made = TwoByThree(Appearance("light"))
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_board_is_as_large_as_fits_in_the_middle_of_its_widget(board: BoardWidget) -> None:
    for size, proportions, wanted in (
        (QSize(420, 220), (1, 1), (200, 200)),
        (QSize(420, 220), (2, 1), (400, 200)),
        (QSize(420, 220), (4, 1), (400, 100)),
        (QSize(220, 420), (1, 2), (200, 400)),
        (QSize(220, 420), (3, 2), (200, 400 / 3)),
    ):
        board.resize(size)
        board.set_proportions(*proportions)
        rect = board.board_rect
        assert (rect.width(), rect.height()) == (pytest.approx(wanted[0]), pytest.approx(wanted[1]))
        assert rect.center().x() == pytest.approx(size.width() / 2, abs=0.6)
        assert rect.center().y() == pytest.approx(size.height() / 2, abs=0.6)
        assert rect.left() == round(rect.left())
        assert rect.top() == round(rect.top())


def test_a_cell_is_found_at_a_point_row_by_row(board: BoardWidget) -> None:
    found = {(x, y): board.cell_at(QPointF(x, y)) for x in (10, 30, 50, 70) for y in (10, 30, 50)}
    assert {point: cell for point, cell in found.items() if cell is not None} == {
        (10, 10): 0,
        (30, 10): 1,
        (50, 10): 2,
        (10, 30): 3,
        (30, 30): 4,
        (50, 30): 5,
    }


def test_a_board_without_cells_has_none(qtbot: QtBot) -> None:
    bare = BoardWidget(Appearance("light"))
    qtbot.addWidget(bare)
    assert (bare.table_size(), bare.cell_at(QPointF(5, 5)), bare.current_cell()) == ((0, 0), None, None)
    assert bare.cell_name((0, 0)) == ""
    assert bare.minimumSizeHint() == QSize(200, 200)


def test_what_covers_the_board_covers_it_in_every_size(board: BoardWidget) -> None:
    overlay = BoardOverlay(board, Appearance("light"), "overlay")
    assert overlay.isHidden()
    board.resize(300, 200)
    overlay.cover()
    assert overlay.isVisible()
    assert overlay.geometry() == board.rect()
    board.resize(500, 260)
    assert overlay.geometry() == board.rect()


def test_the_parts_of_a_board_take_input_and_paint_in_their_order(qtbot: QtBot, board: BoardWidget) -> None:
    first, second, third = Pressed("red", False), Pressed("lime", True), Pressed("blue", True)
    board.parts += first, second, third
    qtbot.mousePress(board, Qt.MouseButton.LeftButton)
    assert (first.presses, second.presses, third.presses) == (1, 1, 0)
    assert board.grab().toImage().pixelColor(5, 5) == QColor("blue")
    board.parts.remove(third)
    assert board.grab().toImage().pixelColor(5, 5) == QColor("lime")
    board.invite()
    assert (first.invited, second.invited) == (True, True)
