"""The painted Klotski board shows each moment where it should be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.klotski.board import klotski_board
from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import spoken
from app.ui.look.theme import DARK, LIGHT, Appearance
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Step

TRACK = KlotskiTrack(
    Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"),
    [Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2))), Step(PieceKind.SOLDIER, ((3, 2), (3, 1)))],
)


@pytest.fixture
def appearance(qapp: object) -> Appearance:
    """The light theme."""
    return Appearance("light")


@pytest.fixture
def board(qtbot: QtBot, appearance: Appearance) -> KlotskiBoard:
    """A board of 480 by 580 pixels with a track of two steps."""
    made = KlotskiBoard(appearance)
    qtbot.addWidget(made)
    made.resize(480, 580)
    made.show_track(TRACK)
    made.show()
    return made


def picture(board: KlotskiBoard) -> QImage:
    """What the board looks like."""
    return board.grab().toImage()


def corner(board: KlotskiBoard, row: float, column: float) -> QPoint:
    """A point of a cell near its top left, where no sign is carved."""
    return (board.rect_of(PieceKind.SOLDIER, (row, column)).topLeft() * 1).toPoint() + QPoint(12, 12)


def resembles(colour: QColor, other: str) -> bool:
    """Whether a colour has about the hue and lightness of another."""
    apart = QColor(other)
    return abs(colour.hslHue() - apart.hslHue()) < 25 and abs(colour.lightness() - apart.lightness()) < 60


def test_each_kind_of_piece_has_its_colour_on_its_cells(board: KlotskiBoard) -> None:
    image = picture(board)
    for (row, column), colour in (
        ((0, 1), LIGHT.block),
        ((0, 0), LIGHT.tall),
        ((2, 1), LIGHT.wide),
        ((3, 1), LIGHT.soldier),
        ((4, 1), LIGHT.well),
    ):
        assert resembles(image.pixelColor(corner(board, row, column)), colour), (row, column)


def test_a_step_taken_leaves_a_blank_and_fills_another(board: KlotskiBoard) -> None:
    board.show_moment(1.0)
    image = picture(board)
    assert resembles(image.pixelColor(corner(board, 4, 2)), LIGHT.soldier)
    assert resembles(image.pixelColor(corner(board, 3, 1)), LIGHT.well)


def test_half_way_round_a_corner_the_piece_is_at_the_corner(board: KlotskiBoard) -> None:
    board.show_moment(0.5)
    image = picture(board)
    assert resembles(image.pixelColor(corner(board, 4, 1)), LIGHT.soldier)
    assert resembles(image.pixelColor(corner(board, 4, 2)), LIGHT.well)


def test_repainting_only_what_moved_gives_the_same_picture_as_painting_all(board: KlotskiBoard, qtbot: QtBot) -> None:
    for moment in (0.1, 0.45, 0.9, 1.0, 1.3, 2.0):
        board.show_moment(moment)
        qtbot.wait(5)
    moved = picture(board)
    board.repaint_all()
    assert picture(board) == moved


def test_another_theme_is_another_picture(board: KlotskiBoard, appearance: Appearance) -> None:
    appearance.choose("dark")
    assert picture(board).pixelColor(2, 2) == QColor(DARK.window)
    appearance.choose("light")
    assert picture(board).pixelColor(2, 2) == QColor(LIGHT.window)


@pytest.mark.parametrize(("width", "height"), [(240, 260), (900, 300), (300, 900), (1600, 1200)])
def test_the_board_keeps_its_proportions_in_any_window(board: KlotskiBoard, width: int, height: int) -> None:
    board.resize(width, height)
    rect = board.board_rect
    assert rect.width() / rect.height() == pytest.approx(4.72 / 5.72, rel=0.01)
    assert board.rect().contains(rect.toRect())


@pytest.fixture
def parts(board: KlotskiBoard, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is painted from now on, once the board has been painted: the tray, and pieces by their names."""
    picture(board)
    painted: list[str] = []
    tray, piece = klotski_board.paint_tray, klotski_board.piece_pixmap
    monkeypatch.setattr(klotski_board, "paint_tray", lambda *args: (painted.append("tray"), tray(*args)))
    monkeypatch.setattr(
        klotski_board,
        "piece_pixmap",
        lambda *args, marked: (painted.append(spoken(args[1])), piece(*args, marked=marked))[1],
    )
    return painted


def test_in_another_size_it_is_scaled_at_once_and_painted_in_parts(
    qtbot: QtBot, board: KlotskiBoard, appearance: Appearance, parts: list[str]
) -> None:
    for height in (600, 640, 700):
        board.resize(560, height)
        scaled = picture(board)
    assert parts == []
    block = board.rect_of(PieceKind.BLOCK, (0, 1)).topLeft().toPoint() + QPoint(12, 12)
    assert resembles(scaled.pixelColor(block), LIGHT.block)
    while board._painted is not None:
        before = len(parts)
        board._paint_next()
        assert len(parts) <= before + 1
        picture(board)
        assert len(parts) <= before + 1, "the paint makes no other"
    assert len(parts) == len(set(parts)) == 1 + len(TRACK.kinds)
    fresh = KlotskiBoard(appearance)
    qtbot.addWidget(fresh)
    fresh.resize(board.size())
    fresh.show_track(TRACK)
    assert picture(board) == picture(fresh)


def test_a_size_that_comes_while_it_is_hidden_is_painted_when_it_is_shown(
    qtbot: QtBot, board: KlotskiBoard, parts: list[str]
) -> None:
    board.hide()
    board.resize(560, 640)
    qtbot.wait(2 * klotski_board.REST_MS)
    assert parts == []
    board.show()
    qtbot.waitUntil(lambda: board._painted is None)
    assert "tray" in parts


def test_another_theme_is_painted_at_once(board: KlotskiBoard, appearance: Appearance, parts: list[str]) -> None:
    board.resize(560, 640)
    appearance.choose("dark")
    picture(board)
    assert board._painted is None
    assert len(parts) > 1
