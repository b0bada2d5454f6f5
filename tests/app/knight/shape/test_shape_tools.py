"""The panel of the tools, pressed as a person does."""

from __future__ import annotations

from enum import StrEnum

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.knight.shape.drawing import Brush, ShapeDrawing
from app.knight.shape.shape_tools import ShapeTools, brush_words, squares_said, symmetry_title, tour_known
from app.knight.shape.symmetry import Symmetry, images, possible, quarter_turn
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.existence.existence import RefusedStarts, refused_starts
from solvers.knight.existence.proof import Proof
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
        (Board(8, 8, frozenset({(0, 0), (7, 7)})), False, "No tour: every move changes colour", True),
        (Board(3, 3), False, "No tour: no move leads to b2", True),
        (Board(5, 5), False, "Nothing forbids a tour, but none starts on a marked square.", False),
    ],
)
def test_what_is_known_is_said(board: Board, closed: bool, begins: str, forbidden: bool) -> None:
    sentence, none = tour_known(board, known(board, closed), closed)
    assert sentence.startswith(begins)
    assert none is forbidden


pytestmark = pytest.mark.usefixtures("qapp")


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


WHY = Proof(Words.WHY)


def test_every_brush_and_every_symmetry_has_its_title() -> None:
    assert {brush: brush_words(brush) for brush in Brush} == {
        Brush.TOGGLE: ("Toggle", "Erase from a square that is there, draw from one that is missing"),
        Brush.DRAW: ("Draw", "Only draw squares"),
        Brush.ERASE: ("Erase", "Only erase squares"),
    }
    assert {symmetry: symmetry_title(symmetry) for symmetry in Symmetry} == {
        Symmetry.NONE: "Brush without symmetry",
        Symmetry.LEFT_RIGHT: "Brush mirrored left and right",
        Symmetry.UP_DOWN: "Brush mirrored top and bottom",
        Symmetry.BOTH: "Brush mirrored both ways",
        Symmetry.HALF_TURN: "Brush repeated after half a turn",
        Symmetry.QUARTER_TURN: "Brush repeated after each quarter turn (square boards)",
    }


def test_the_squares_are_counted_by_their_colours_a1_being_dark() -> None:
    assert [squares_said(Board(rows, columns)) for rows, columns in ((1, 1), (3, 3), (2, 1), (4, 4), (50, 51))] == [
        "1 square: 1 dark, 0 light",
        "9 squares: 5 dark, 4 light",
        "2 squares: 1 dark, 1 light",
        "16 squares: 8 dark, 8 light",
        "2,550 squares: 1,275 dark, 1,275 light",
    ]
    assert squares_said(Board(4, 4, frozenset({(3, 0)}))) == "15 squares: 7 dark, 8 light"
    assert squares_said(Board(3, 3, frozenset({(1, 2)}))) == "8 squares: 5 dark, 3 light"


def test_what_is_known_of_the_tours_is_told_and_a_proof_stands_out() -> None:
    board, somewhere = Board(4, 4), {(0, 0): WHY}
    told = {
        (everywhere is not None, bool(reasons), closed): tour_known(board, RefusedStarts(everywhere, reasons), closed)
        for everywhere in (None, WHY)
        for reasons in ({}, somewhere)
        for closed in (False, True)
    }
    none = ("No tour: a corner is cut off", True)
    assert told == {
        (False, False, False): ("Nothing forbids a tour.", False),
        (False, False, True): ("Nothing forbids a closed tour.", False),
        (False, True, False): ("Nothing forbids a tour, but none starts on a marked square.", False),
        (False, True, True): ("Nothing forbids a closed tour.", False),
        (True, False, False): none,
        (True, False, True): none,
        (True, True, False): none,
        (True, True, True): none,
    }


def test_a_symmetry_leads_a_square_to_its_images() -> None:
    """On a board of four rows and six columns, or of four and four where it has to be square."""
    assert {symmetry: images([(0, 1)], symmetry, 4, 6) for symmetry in Symmetry if possible(symmetry, 4, 6)} == {
        Symmetry.NONE: {(0, 1)},
        Symmetry.LEFT_RIGHT: {(0, 1), (0, 4)},
        Symmetry.UP_DOWN: {(0, 1), (3, 1)},
        Symmetry.BOTH: {(0, 1), (0, 4), (3, 1), (3, 4)},
        Symmetry.HALF_TURN: {(0, 1), (3, 4)},
    }
    assert images([(0, 1)], Symmetry.QUARTER_TURN, 4, 4) == {(0, 1), (1, 3), (3, 2), (2, 0)}
    assert {
        (rows, columns) for rows in (3, 4) for columns in (3, 4) if possible(Symmetry.QUARTER_TURN, rows, columns)
    } == {
        (3, 3),
        (4, 4),
    }
    assert [quarter_turn(square, 2, 3) for square in ((0, 0), (0, 2), (1, 0), (1, 2))] == [
        (0, 1),
        (2, 1),
        (0, 0),
        (2, 0),
    ]
