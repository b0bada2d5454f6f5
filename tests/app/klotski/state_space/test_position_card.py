"""The card at a point of the map never covers the point, and stays in the window."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.state_space.map_overlays import PositionCard, place_beside
from app.ui.look.theme import THEMES, Appearance
from solvers.klotski.layout import Layout

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


@given(
    st.integers(700, 2000),
    st.integers(480, 1300),
    st.floats(0, 1),
    st.floats(0, 1),
    st.integers(90, 300),
    st.integers(90, 260),
)
def test_it_is_beside_any_point_of_any_window(
    width: int, height: int, across: float, down: float, card_width: int, card_height: int
) -> None:
    room = QRect(0, 0, width, height)
    point = QPoint(round(across * (width - 1)), round(down * (height - 1)))
    placed = place_beside(QSize(card_width, card_height), point, room)
    assert room.contains(placed)
    assert not placed.contains(point)


def test_it_shows_the_board_and_the_distances_in_every_theme(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    pictures: set[bytes] = set()
    for theme in THEMES:
        card = PositionCard(Appearance(theme), window)
        card.show_position(BLADE, ["81 moves to the exit", "Start"], QPoint(300, 200))
        image = card.grab().toImage()
        colours = {QColor(image.pixel(x, image.height() // 3)).name() for x in range(image.width())}
        assert len(colours) > 4
        pictures.add(bytes(image.constBits()))
        assert card.accessibleName() == "81 moves to the exit; Start"
    assert len(pictures) == len(THEMES)
