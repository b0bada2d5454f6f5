"""The panel of the tools, pressed as a person does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.knight.shape.drawing import Brush, ShapeDrawing
from app.knight.shape.shape_tools import ShapeTools
from app.knight.shape.symmetry import Symmetry
from app.knight.shape.words import tour_known
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.existence.existence import RefusedStarts, refused_starts
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found
from tests.app.children import child

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def drawing() -> ShapeDrawing:
    made = ShapeDrawing(Board(8, 8))
    made.begin()
    return made


@pytest.fixture
def tools(qtbot: QtBot, drawing: ShapeDrawing) -> ShapeTools:
    made = ShapeTools(drawing, Appearance("light"))
    qtbot.addWidget(made)
    made.show()
    return made


def press(qtbot: QtBot, tools: ShapeTools, name: str) -> None:
    qtbot.mouseClick(child(tools, QPushButton, name), LEFT)


def text(tools: ShapeTools, name: str) -> str:
    shown = tools.findChild(QLabel, name)
    assert shown is not None
    return shown.text()


def test_fill_and_clear(qtbot: QtBot, tools: ShapeTools, drawing: ShapeDrawing) -> None:
    press(qtbot, tools, "knightShapeClearButton")
    assert drawing.empty
    assert text(tools, "knightShapeSquares") == "0 squares: 0 dark, 0 light"
    assert not tools.save_button.isEnabled()
    press(qtbot, tools, "knightShapeFillButton")
    assert drawing.board == Board(8, 8)
    assert text(tools, "knightShapeSquares") == "64 squares: 32 dark, 32 light"


def test_a_board_that_comes_from_elsewhere_is_counted_too(tools: ShapeTools, drawing: ShapeDrawing) -> None:
    drawing.take(Board(3, 3))
    assert text(tools, "knightShapeSquares") == "9 squares: 5 dark, 4 light"


def test_brush_and_symmetry_are_chosen(qtbot: QtBot, tools: ShapeTools, drawing: ShapeDrawing) -> None:
    press(qtbot, tools, "knightShapeEraseButton")
    press(qtbot, tools, "knightSymmetryLeftRightButton")
    assert (drawing.brush, drawing.symmetry) == (Brush.ERASE, Symmetry.LEFT_RIGHT)
    drawing.press((0, 0))
    assert drawing.board.missing == {(0, 0), (0, 7)}
    press(qtbot, tools, "knightShapeTurnButton")
    assert drawing.board.missing == {(0, 7), (7, 7)}


def test_a_quarter_turn_is_offered_on_square_boards(tools: ShapeTools, drawing: ShapeDrawing) -> None:
    assert tools.symmetries[Symmetry.QUARTER_TURN].isEnabled()
    drawing.choose_symmetry(Symmetry.QUARTER_TURN)
    drawing.resize(8, 9)
    assert not tools.symmetries[Symmetry.QUARTER_TURN].isEnabled()
    assert tools.symmetries[Symmetry.HALF_TURN].isChecked()


def test_saving_and_leaving_are_asked_for(qtbot: QtBot, tools: ShapeTools) -> None:
    saved, done = QSignalSpy(tools.save_wanted), QSignalSpy(tools.done)
    press(qtbot, tools, "knightShapeSaveButton")
    press(qtbot, tools, "knightShapeDoneButton")
    assert (saved.count(), done.count()) == (1, 1)


def test_every_control_has_a_name(tools: ShapeTools) -> None:
    for button in tools.findChildren(QPushButton):
        assert button.objectName()
        assert button.text() or button.accessibleName()
        assert button.toolTip()


def known(board: Board, closed: bool = False) -> RefusedStarts:
    found = Drive(refused_starts(TourRequest(board, closed=closed))).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.mark.parametrize(
    ("board", "closed", "begins", "forbidden"),
    [
        (Board(8, 8), False, "Nothing forbids a tour.", False),
        (Board(8, 8), True, "Nothing forbids a closed tour.", False),
        (Board(8, 8, frozenset({(0, 0), (7, 7)})), False, "No tour: every knight's move changes colour", True),
        (Board(3, 3), False, "No tour: no knight's move leads to b2", True),
        (Board(5, 5), False, "Nothing forbids a tour, but none starts on a marked square.", False),
    ],
)
def test_what_is_known_is_said(board: Board, closed: bool, begins: str, forbidden: bool) -> None:
    sentence, none = tour_known(board, known(board, closed), closed)
    assert sentence.startswith(begins)
    assert none is forbidden
