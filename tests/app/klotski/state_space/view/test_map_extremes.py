"""Maps at the limits: of one position, of a sample of all, in a tiny window, and changed faster than they are drawn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.search.thread import working
from app.ui.look.theme import Appearance
from solvers.klotski.state_space.colours import Colouring
from solvers.klotski.state_space.embedding import Drawing
from tests.app.klotski.state_space.grids import grid_drawing, grid_space


@pytest.fixture
def view(qtbot: QtBot) -> MapView:
    """An empty map, shown."""
    view = MapView(Appearance("light", motion="reduced"), "map", "Map")
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    return view


def shows_exits(view: MapView) -> bool:
    picture = view._light.picture
    return picture is not None and picture.shot.exits


def test_a_map_of_one_position(qtbot: QtBot, view: MapView) -> None:
    view.show_space(replace(grid_space(1, 1), passes=()))
    view.show_marks(MapMarks(present=0, start=0, furthest=0))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(1, 1))
    assert view.node_at(QPointF(250, 200)) == 0
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.cursor_node == 0


def test_crowded_exits_leave_the_map_in_sight(qtbot: QtBot, view: MapView) -> None:
    columns, rows = 100, 80
    drawing = grid_drawing(columns, rows)
    crowded = replace(drawing, points=drawing.points / 100)  # an edge of length 1 would be longer than a sign
    solved = np.arange(columns * rows, dtype=np.int32)
    seen: list[np.ndarray] = []
    view.show_space(replace(grid_space(columns, rows), solved=solved, passes=()))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(crowded)
    for exits in (False, True):
        view.show_marks(MapMarks(exits=exits, passes=False))
        qtbot.waitUntil(lambda wanted=exits: shows_exits(view) is wanted)
        image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        seen.append(np.frombuffer(image.constBits(), np.uint32).copy())
    changed = np.count_nonzero(seen[0] != seen[1])
    assert 0.05 < changed / len(seen[0]) < 0.4


def test_points_of_a_sample_stand_for_their_nodes(qtbot: QtBot, view: MapView) -> None:
    whole, space = grid_drawing(6, 4), replace(grid_space(6, 4), passes=())
    nodes = np.arange(0, 24, 2, dtype=np.int32)
    point_of = (np.arange(24) // 2).astype(np.int32)
    edges = np.array([(point, point + 1) for point in range(11)], np.int32)
    view.show_space(space)
    view.show_marks(MapMarks(present=5))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(Drawing(whole.points[nodes], edges, nodes, point_of, True, 1, 1))
    assert view.place_of(5) == view.place_of(4)
    at = view.place_of(8)
    assert at is not None
    assert view.node_at(at) == 8
    view.move_cursor(8)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.cursor_node == 10


@pytest.mark.parametrize("size", [(160, 120), (1, 1), (2000, 40)])
def test_any_size_of_window(qtbot: QtBot, view: MapView, size: tuple[int, int]) -> None:
    view.setMinimumSize(1, 1)
    view.resize(*size)
    view.show_space(grid_space(9, 6))
    with qtbot.waitSignal(view.picture_drawn):
        view.show_drawing(grid_drawing(9, 6))
    view.zoom_by(3.0)
    view.turn_by(40.0)
    view.pan_by(30.0, -20.0)
    assert view.grab().size() == view.size()


def test_changes_faster_than_pictures_leave_the_last(qtbot: QtBot, view: MapView) -> None:
    spaces = [grid_space(9, 6), grid_space(5, 5), grid_space(12, 3)]
    drawings = [grid_drawing(9, 6), grid_drawing(5, 5), grid_drawing(12, 3)]
    random = Random(5)
    for _ in range(120):
        number = random.randrange(3)
        act = random.randrange(7)
        if act == 0:
            view.show_space(spaces[number])
            view.show_drawing(drawings[number])
        elif act == 1:
            view.colour_by(list(Colouring)[number])
        elif act == 2:
            view.zoom_by(random.uniform(0.5, 2.0))
        elif act == 3:
            view.setVisible(number > 0)
        elif act == 4:
            view.resize(300 + 50 * number, 300)
        elif act == 5:
            view.show_marks(MapMarks(present=number, exits=number > 0))
        else:
            qtbot.wait(number)
    view.show_space(None)
    view.show()
    view.show_space(spaces[0])
    view.show_drawing(drawings[0])
    qtbot.waitUntil(lambda: not view._renderer._runner.busy)
    picture = view._light.picture
    assert picture is not None
    assert (picture.shot.space, picture.shot.drawing) == (spaces[0], drawings[0])
    assert picture.shot.camera == view.camera
    view.hide()
    qtbot.waitUntil(lambda: not working())
