"""A map of few points, on which every position is a board, as large as there is room for."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.ui.look.theme import Appearance
from tests.app.klotski.state_space.maps import drawing_of, space_of

SMALL = ".HH./HHHH/VAAV/VAAV/SSSS"
"""27 positions up to mirror images."""


def drawn(qtbot: QtBot, width: int, height: int) -> MapView:
    """Its map in a widget of this size."""
    view = MapView(Appearance("light", motion="reduced"), "map", "Map")
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    view.show_space(space_of(SMALL))
    view.show_marks(MapMarks(start=0, exits=False, passes=False))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(drawing_of(SMALL))
    return view


@pytest.mark.parametrize(
    ("size", "cell"), [((1000, 500), 7), ((684, 331), 6), ((500, 260), 5), ((430, 222), 4), ((360, 220), 3)]
)
def test_every_position_is_a_board_as_large_as_there_is_room_for(
    qtbot: QtBot, size: tuple[int, int], cell: int
) -> None:
    boards = drawn(qtbot, *size).boards
    assert sorted(boards) == [*range(27)]
    assert {rect.size().toTuple() for rect in boards.values()} == {(4 * cell + 4, 5 * cell + 4)}
    assert not any(one.intersects(other) for one, other in combinations(boards.values(), 2))


def test_where_edges_are_too_short_there_is_no_board(qtbot: QtBot) -> None:
    assert drawn(qtbot, 240, 150).boards == {}


def test_the_steps_from_a_board_that_is_pointed_at_stand_out(qtbot: QtBot) -> None:
    view, space, node = drawn(qtbot, 684, 331), space_of(SMALL), 8
    before = view.grab().toImage()
    view.show_marks(MapMarks(start=0, exits=False, passes=False, pointed=node))
    after = view.grab().toImage()
    for one, other in drawing_of(SMALL).edges.tolist():
        between = ((view.boards[one].center() + view.boards[other].center()) / 2).toPoint()
        unlike = before.pixelColor(between).lightness() - after.pixelColor(between).lightness()
        assert (unlike > 20) is (node in (one, other))
    assert len(space.neighbours_of(node)) > 2


def test_home_leads_to_the_start_where_there_is_no_game(qtbot: QtBot) -> None:
    view = drawn(qtbot, 684, 331)
    for present, reached in ((None, 0), (5, 5)):
        view.show_marks(MapMarks(present=present, start=0))
        view.move_cursor(20)
        QTest.keyClick(view, Qt.Key.Key_Home)
        assert view.cursor_node == reached
