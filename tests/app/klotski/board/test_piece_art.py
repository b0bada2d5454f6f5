"""What is carved fits the pieces, however small the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.piece_art import MARKED_SIDE, SIDE, carving_path, lettered, mark_path
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import CAO_CAO, GENERALS, GUAN_YU, SOLDIER, PieceName
from app.ui.look.theme import Appearance, Lettering
from solvers.klotski.layout import Layout, PieceKind

HENGDAO = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NAMES = {
    PieceKind.BLOCK: (CAO_CAO,),
    PieceKind.VERTICAL: (GUAN_YU, *GENERALS),
    PieceKind.HORIZONTAL: (GUAN_YU, *GENERALS),
    PieceKind.SOLDIER: tuple(SOLDIER._replace(number=number) for number in range(1, 15)),
}
CARVED = [(kind, name) for kind, names in NAMES.items() for name in names]


@pytest.mark.parametrize("cell", [24.0, 41.0, 100.0, 260.0])
@pytest.mark.parametrize("lettering", Lettering)
@pytest.mark.usefixtures("qapp")
def test_letters_lie_on_their_piece_in_every_size(lettering: Lettering, cell: float) -> None:
    corner = QPointF(7.5, 3.25)
    for kind, name in CARVED:
        cells = QRectF(corner, corner + QPointF(kind.width, kind.height) * cell)
        letters = lettered(name, lettering, marked=True)
        for side in (SIDE, MARKED_SIDE):
            edge = side * cell - 0.01
            carving = carving_path(kind, letters, corner, cell, side)
            assert carving.isEmpty() or cells.adjusted(edge, edge, -edge, -edge).contains(carving.boundingRect())
        mark = mark_path(letters, corner, cell)
        assert mark.isEmpty() or cells.contains(mark.boundingRect())


@pytest.mark.parametrize("lettering", [Lettering.SIGNS, Lettering.INITIALS, Lettering.NAMES])
@pytest.mark.parametrize(("kind", "name"), CARVED)
@pytest.mark.usefixtures("qapp")
def test_the_ink_is_in_the_middle(kind: PieceKind, name: PieceName, lettering: Lettering) -> None:
    ink = carving_path(kind, lettered(name, lettering, marked=False), QPointF(), 100.0).boundingRect()
    assert ink.left() == pytest.approx(100 * kind.width - ink.right(), abs=0.1)
    assert ink.top() == pytest.approx(100 * kind.height - ink.bottom(), abs=0.1)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_lettering_and_the_names_of_squares_are_other_pictures(qtbot: QtBot, theme: str) -> None:
    appearance = Appearance(theme)
    board = KlotskiBoard(appearance)
    qtbot.addWidget(board)
    board.resize(board.minimumSizeHint())
    board.show_track(KlotskiTrack(HENGDAO))
    pictures = []
    for lettering in Lettering:
        appearance.choose_lettering(lettering)
        for named in (False, True):
            board.name_squares(named)
            pictures.append(board.grab().toImage())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_another_lettering_is_painted_at_once_and_back(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    board = KlotskiBoard(appearance)
    qtbot.addWidget(board)
    board.show_track(KlotskiTrack(HENGDAO))
    before = board.grab().toImage()
    appearance.choose_lettering("names")
    assert board.grab().toImage() != before
    appearance.choose_lettering("signs")
    assert board.grab().toImage() == before
