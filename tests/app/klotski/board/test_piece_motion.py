"""The block leaves through the exit when the game is won, and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.piece_motion import LEAVING_MS
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.ui.look.theme import LIGHT, Appearance
from solvers.klotski.layout import Layout, PieceKind

WON = KlotskiTrack(Layout.parse("V..V/V..V/VHHV/VAAV/SAAS"))
EXIT_CELLS = ((3, 1), (3, 2), (4, 1), (4, 2))


@pytest.fixture
def appearance(qapp: object) -> Appearance:
    """The light theme, and things may move."""
    return Appearance("light", motion="full")


@pytest.fixture
def board(qtbot: QtBot, appearance: Appearance) -> Iterator[PlayableKlotskiBoard]:
    """A board with the block at the exit."""
    made = PlayableKlotskiBoard(appearance, BoardPlayer(lambda square: {}))
    qtbot.addWidget(made)
    made.resize(400, 520)
    made.show_track(WON)
    made.show()
    yield made
    made.hide()


def seen(board: PlayableKlotskiBoard, row: float, column: float) -> QColor:
    """The colour of a cell near its top left, where nothing is carved."""
    corner = board.rect_of(PieceKind.SOLDIER, (row, column)).topLeft().toPoint()
    image = board.grab().toImage()
    return image.pixelColor(corner.x() + 9, corner.y() + 9)


def is_block(colour: QColor) -> bool:
    """Whether it is about the red of the block."""
    return colour.red() > colour.blue() + 60


def test_it_leaves_downwards_and_is_gone(board: PlayableKlotskiBoard, qtbot: QtBot) -> None:
    left = QSignalSpy(board.departure.left)
    board.departure.lead(out=True)
    assert not board.departure.gone
    board.departure._going.pause()
    board.departure._going.setCurrentTime(round(0.4 * LEAVING_MS))
    assert 0.3 < board.departed < 0.4
    assert not is_block(seen(board, 3, 1))
    assert is_block(seen(board, 4.2, 1))
    assert left.count() == 0
    board.departure._going.resume()
    qtbot.waitUntil(lambda: board.departure.gone)
    assert left.count() == 1
    assert seen(board, 3.5, 1).lightness() == pytest.approx(QColor(LIGHT.well).lightness(), abs=20)


def test_what_is_painted_step_by_step_is_what_is_painted_at_once(board: PlayableKlotskiBoard, qtbot: QtBot) -> None:
    board.departure.lead(out=True)
    qtbot.waitUntil(lambda: board.departure.gone)
    grown = board.grab().toImage()
    board.repaint_all()
    assert board.grab().toImage() == grown


def test_with_reduced_motion_it_is_gone_at_once(board: PlayableKlotskiBoard, appearance: Appearance) -> None:
    appearance.choose_motion("reduced")
    left = QSignalSpy(board.departure.left)
    board.departure.lead(out=True)
    assert board.departure.gone
    assert left.count() == 1


def test_it_comes_back_when_the_slide_is_undone(board: PlayableKlotskiBoard, qtbot: QtBot) -> None:
    board.departure.lead(out=True)
    qtbot.waitUntil(lambda: board.departure.gone)
    board.departure.lead(out=False)
    qtbot.waitUntil(lambda: board.departed == 0.0)
    assert is_block(seen(board, 3, 1))
    board.departure.lead(out=True)
    board.departure.lead(out=False, at_once=True)
    assert board.departed == 0.0
    assert not board.departure.gone


def test_its_cells_are_empty_when_it_has_left(board: PlayableKlotskiBoard, appearance: Appearance) -> None:
    appearance.choose_motion("reduced")
    assert all("Cao Cao" in board.cell_name(cell) for cell in EXIT_CELLS)
    board.departure.lead(out=True)
    assert all("empty" in board.cell_name(cell) for cell in EXIT_CELLS)
    assert "Guan Yu" in board.cell_name((2, 1))


def test_a_board_that_is_hidden_lets_nothing_move(board: PlayableKlotskiBoard) -> None:
    left = QSignalSpy(board.departure.left)
    board.departure.lead(out=True)
    board.hide()
    assert board.departure.gone
    assert left.count() == 1


def test_no_ring_is_drawn_round_the_block_that_has_left(board: PlayableKlotskiBoard, qtbot: QtBot) -> None:
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=board.rect_of(PieceKind.BLOCK, (3, 1)).center().toPoint())
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=board.rect_of(PieceKind.BLOCK, (3, 1)).center().toPoint())
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    board.motion.stop()
    ringed = board.grab().toImage()
    board.departure.lead(out=True, at_once=True)
    empty = board.grab().toImage()
    board.clearFocus()
    assert board.grab().toImage() == empty
    assert ringed != empty
